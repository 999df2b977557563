// Dragging men and guards: where they are dropped they walk, are posted, or go back to Barracks.

import { POSTING, RECALLING } from "./gestures.js";
import { is_guard } from "./tokens.js";
import { meant } from "./walks.js";

/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./playing.js").Spot} Spot */

/** @param {Playing} playing @param {string} pawn */
const place_of = (playing, pawn) => playing.stage.men.all.get(pawn)?.place ?? "";

/** @param {Playing} playing @param {string} pawn */
function in_barracks(playing, pawn) {
  const place = place_of(playing, pawn);
  return place === "reserve" || place === "returned";
}

/**
 * The posts a guard can be put on, with the action for each.
 * @param {Playing} playing
 * @returns {Map<string, Spot>}
 */
const posts = (playing) =>
  new Map(playing.spots.filter((spot) => POSTING.has(spot.verb)).map((spot) => [spot.places[0], spot]));

/** @param {Playing} playing @param {string} pawn */
function recall(playing, pawn) {
  const place = place_of(playing, pawn);
  return playing.spots.find(
    (spot) => RECALLING.has(spot.verb) && (spot.pawns.includes(pawn) || spot.places.includes(place)),
  );
}

/** Whether a pawn can be dragged. @param {Playing} playing @param {string} pawn */
export function draggable(playing, pawn) {
  if (!pawn || !playing.mine) return false;
  const posted = is_guard(pawn) && in_barracks(playing, pawn) && posts(playing).size > 0;
  return playing.walkers.has(pawn) || posted || Boolean(recall(playing, pawn));
}

/**
 * Drop a pawn on a circle: propose and confirm in one step.
 * @param {Playing} playing
 * @param {string} pawn
 * @param {import("./plan.js").Circle | null} circle
 */
export async function drop(playing, pawn, circle) {
  if (!circle) return;
  const { plan, men } = playing.stage;
  const post = is_guard(pawn) && in_barracks(playing, pawn) ? posts(playing).get(circle.name) : undefined;
  if (post) {
    await playing.act(post.text);
    return;
  }
  const home = recall(playing, pawn);
  if (home && plan.told.barracks.includes(circle.name)) {
    await playing.act(home.text);
    return;
  }
  if (playing.picked !== pawn) await playing.pick(pawn);
  await playing.find();
  const man = men.under(circle.x, circle.y, 1);
  const arrest = playing.arrests.can.find((one) => one.pawn === man && one.guard === pawn);
  if (arrest) {
    await playing.act(...arrest.actions);
    return;
  }
  const to = playing.ways ? meant(playing.ways, circle.name) : undefined;
  if (to) {
    playing.propose(to);
    await playing.carry_out();
  } else await playing.ask_why(circle, false);
}
