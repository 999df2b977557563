// Rotating the tile in hand: functions over the rotations that fit according to the server.

/**
 * The tile in hand: the player's own or taken from a cell, its rotation, and where it is held.
 * @typedef {{tile: string, cell: string, code: string, rotation: number, at: string, other: number,
 *   fits: import("../lib/messages.js").Fits | null}} Hand
 */
/** @typedef {import("./chart.js").Kind} Kind */

/**
 * How a tile fits a cell, as the name of a message; `alone`: as it lies, but without neighbours.
 * @type {Record<string, string>}
 */
export const SAID = { fits: "island-fits-now", alone: "island-alone", turned: "island-turned", not: "island-not" };

/**
 * Whether one of these rotations looks the same as this one.
 * @param {Kind | undefined} kind
 * @param {readonly number[] | undefined} some
 * @param {number} rotation
 */
export const fits_there = (kind, some, rotation) =>
  Boolean(some?.some((one) => one === rotation || (kind && kind.same[one] === kind.same[rotation])));

/**
 * The next rotation that looks different, among those that fit if there are any.
 * @param {Kind | undefined} kind
 * @param {number} rotation
 * @param {number} by 1 or -1
 * @param {readonly number[] | null | undefined} some
 */
export function next_rotation(kind, rotation, by, some) {
  for (let turn = 1; turn < 6; turn++) {
    const next = (rotation + by * turn + 36) % 6;
    if (kind && kind.same[next] === kind.same[rotation] && !(some?.includes(next) && !some.includes(rotation)))
      continue;
    if (!some || fits_there(kind, some, next)) return next;
  }
  return rotation;
}

/**
 * The next pair of rotations of two swapped tiles, with one of them rotated.
 * @param {readonly [number, number][]} pairs
 * @param {number} one
 * @param {number} other
 * @param {number} by
 * @param {boolean} second whether the second tile is rotated
 * @returns {[number, number]}
 */
export function next_swap(pairs, one, other, by, second) {
  const kept = second ? one : other;
  const now = second ? other : one;
  const open = pairs.filter((pair) => pair[second ? 0 : 1] === kept).map((pair) => pair[second ? 1 : 0]);
  const pool = open.length > 1 ? open : pairs.map((pair) => pair[second ? 1 : 0]);
  for (let turn = 1; turn < 6; turn++) {
    const next = (now + by * turn + 36) % 6;
    if (!pool.includes(next)) continue;
    const found =
      pairs.find((pair) => pair[second ? 1 : 0] === next && pair[second ? 0 : 1] === kept) ??
      pairs.find((pair) => pair[second ? 1 : 0] === next);
    if (found) return [found[0], found[1]];
  }
  return [one, other];
}
