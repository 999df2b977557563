// What the page knows about Section X before its stage is fetched.

import { CARRY, DOOR, DOOR_ELSEWHERE, LAY, SWAP, TURN, WALK } from "./gestures.js";

/** @type {import("../table/games.js").Game} */
export const GAME = {
  stage: "island-stage",
  fetched: () => import("./stage.js"),
  drawn: (html, { store, bare }) => html`<island-stage data-stage ?bare=${bare} .store=${store}></island-stage>`,
  hue: (name) => `isl-${name[0]}`,
  named: true,
  tiles: true,
  pointed: new Set([LAY, CARRY, TURN, SWAP, WALK, DOOR, DOOR_ELSEWHERE]),
  turn: { kinds: new Set(["draw", "phase-2", "phase-3", "free-order"]), verbs: [LAY, WALK, "end"] },
};
