// Turning what is in hand: pure sums over rotations that the server says would fit.

/**
 * What is in hand: of one's own tiles, or taken from a cell; how it is turned, and where it is held.
 * @typedef {{tile: string, cell: string, code: string, rotation: number, at: string, other: number,
 *   fits: import("../lib/messages.js").Fits | null}} Hand
 */
/** @typedef {import("./chart.js").Kind} Kind */

/**
 * How a cell takes a tile, and the message for that; alone: as it lies, but with nothing beside it.
 * @type {Record<string, string>}
 */
export const SAID = { fits: "island-fits-now", alone: "island-alone", turned: "island-turned", not: "island-not" };

/**
 * Whether one of some rotations looks like this one.
 * @param {Kind | undefined} kind
 * @param {readonly number[] | undefined} some
 * @param {number} rotation
 */
export const fits_there = (kind, some, rotation) =>
  Boolean(some?.some((one) => one === rotation || (kind && kind.same[one] === kind.same[rotation])));

/**
 * The next rotation that looks otherwise; of those that fit, if there is anywhere to fit.
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
 * The next pair of rotations in which one of two tiles that change places is turned.
 * @param {readonly [number, number][]} pairs
 * @param {number} one
 * @param {number} other
 * @param {number} by
 * @param {boolean} second whether it is the other that turns
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
