// What the page knows about Escape from Colditz before its stage is fetched.

import { AT_ONCE, OFFERED, WALK } from "./gestures.js";

const HUES = { a: "american", b: "british", d: "dutch", f: "french", p: "polish", g: "guard" };

/** @type {import("../table/games.js").Game} */
export const GAME = {
  stage: "castle-stage",
  fetched: () => import("./stage.js"),
  prepared: async (plan) => (await import("./fetching.js")).fetch_plan(plan),
  drawn: (html, { store, ahead, routes }) =>
    html`<castle-stage data-stage .store=${store} .ahead=${ahead} .routes=${routes ?? []}></castle-stage>`,
  barter: true,
  covered: true,
  hue: (name) => `hue-${/** @type {Record<string, string>} */ (HUES)[name[0].toLowerCase()] ?? "none"}`,
  named: true,
  walk: WALK,
  pointed: new Set([WALK]),
  unsaid: new Set(["step"]),
  at_once: AT_ONCE,
  offered: OFFERED,
  turn: { kinds: new Set(["officer", "security"]), verbs: ["roll", "move", "end"] },
  draws: "draw",
};
