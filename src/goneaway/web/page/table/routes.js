// The escape routes of men, from the items of a game: where each walked since he was last arrested.

import { LINES } from "./gestures.js";

/** @typedef {{pawn: string, places: string[], ply: number}} Route */

/**
 * The routes in order of time; loops in a walk are left out.
 * @param {readonly {ply: number, lines: readonly import("../lib/messages.js").Line[]}[]} story
 * @returns {Route[]}
 */
export function routes(story) {
  /** @type {Map<string, string[]>} */
  const walked = new Map();
  const out = [];
  for (const { ply, lines } of story) {
    for (const { kind, pawns, places } of lines) {
      for (const pawn of pawns) {
        if (kind === LINES.step) walked.set(pawn, straight([...(walked.get(pawn) ?? []), ...places]));
        else if (kind === LINES.arrest) walked.delete(pawn);
        else if (kind === LINES.escape)
          out.push({ pawn, places: straight([...(walked.get(pawn) ?? []), ...places]), ply });
      }
    }
  }
  return out;
}

/** @param {string[]} places */
function straight(places) {
  /** @type {string[]} */
  const out = [];
  for (const place of places) {
    const before = out.indexOf(place);
    if (before >= 0) out.length = before;
    out.push(place);
  }
  return out;
}
