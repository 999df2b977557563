// Dice; they tumble when they are thrown.

import { html, svg } from "../lib/lit.js";
import { LINES } from "./gestures.js";

/** Positions of the pips by number, in a square of 24 units. @type {Record<number, number[][]>} */
const SPOTS = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

/**
 * @param {number} number
 * @param {number} [size]
 */
export const die = (number, size = 32) =>
  html`<svg class="die" width=${size} height=${size} viewBox="0 0 24 24" role="img" aria-label=${number}>
    <rect class="die-body" x="1" y="1" width="22" height="22" rx="4"></rect>
    ${(SPOTS[number] ?? []).map(([x, y]) => svg`<circle class="die-pip" cx=${x} cy=${y} r="2.3"></circle>`)}
  </svg>`;

/**
 * The throws in a log, latest first.
 * @param {readonly import("./store.js").Item[]} log
 */
export function throwsIn(log) {
  /** @type {{number: number, seat: string, dice: number[]}[]} */
  const found = [];
  for (let at = log.length - 1; at >= 0 && found.length < 24; at--) {
    for (const line of [...log[at].lines].reverse()) {
      if (line.kind === LINES.dice) found.push({ number: log[at].number, seat: line.seat, dice: line.dice });
    }
  }
  return found;
}

/**
 * The dice thrown since the current turn began.
 * @param {readonly import("./store.js").Item[]} log
 */
export function diceNow(log) {
  /** @type {number[]} */
  const dice = [];
  for (let at = log.length - 1; at >= 0; at--) {
    for (const line of [...log[at].lines].reverse()) {
      if (line.kind === LINES.turn) return dice;
      if (line.kind === LINES.dice) dice.unshift(...line.dice);
    }
  }
  return dice;
}
