// The ways by which men got away, from what is told of a game: where each of them walked since he was last caught.

import { LINES } from "./gestures.js";

/** @typedef {{pawn: string, places: string[], ply: number}} Route */

/**
 * In the order of time. Where somebody went in a circle the circle is left out.
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
