// The ways walked since your turn, for both games; without side effects.

import { LINES } from "./gestures.js";

/** @typedef {{seat: number, dice: number[], lines: import("../lib/messages.js").Line[], first: number[]}} Row */
/**
 * What the others did since your turn; `first_turn`: before your first turn.
 * @typedef {{number: number, from: number, at: number, first_turn: boolean, seats: Row[]}} Since
 */
/**
 * The way of a pawn, or the place of an arrest.
 * @typedef {{seat: number, pawn: string, places: string[], taken: boolean}} Trail
 */

/**
 * All ways walked and all arrests, in the order in which they happened.
 * @param {Since | null} since
 * @returns {Trail[]}
 */
export function trails(since) {
  /** @type {Trail[]} */
  const out = [];
  for (const { seat, lines } of since?.seats ?? []) {
    for (const line of lines) {
      if (line.walk)
        out.push({
          seat,
          pawn: line.walk.pawn,
          places: [line.walk.from, ...line.places].filter(Boolean),
          taken: false,
        });
      else if (line.kind === LINES.arrest && line.pawns.length)
        out.push({ seat, pawn: line.pawns[0], places: line.places, taken: true });
    }
  }
  return out;
}

/** Which words stand over it: before one's first turn there was no other. @param {Since} since */
export const headed = (since) => (since.first_turn ? "since-first" : "since");

/**
 * The subject of a row: where its ways end, and all pawns named in it.
 * @param {Row} row
 * @returns {{places: string[], pawns: string[]}}
 */
export function about({ lines }) {
  const places = lines.flatMap((line) => (line.walk ? [line.walk.to] : line.places));
  return { places: [...new Set(places)], pawns: [...new Set(lines.flatMap((line) => line.pawns))] };
}

/**
 * The lines of a row shown at once, the most important first, and the number of the others.
 * @param {Row} row
 * @param {boolean} all
 */
export function shown({ lines, first }, all) {
  const rest = lines.filter((_, number) => !first.includes(number));
  const front = first.map((number) => lines[number]);
  return all ? { lines: [...front, ...rest], more: 0 } : { lines: front, more: rest.length };
}
