// Drawings of men and guards. A nation has a shape and a letter as well as a colour; a guard is a figure.

import { say } from "../lib/words.js";

/** Nations by the letter of a pawn. @type {Record<string, string>} */
export const NATIONS = { a: "american", b: "british", d: "dutch", f: "french", p: "polish", g: "guard" };

/** Outlines, with a radius of about 11.5 units. @type {Record<string, string>} */
const OUTLINES = {
  american: "M-8-10H8A2 2 0 0 1 10-8V8A2 2 0 0 1 8 10H-8A2 2 0 0 1-10 8V-8A2 2 0 0 1-8-10Z",
  british: "M11 0A11 11 0 1 1-11 0A11 11 0 1 1 11 0Z",
  dutch: "M-1.3-12.5Q0-13.8 1.3-12.5L12.5-1.3Q13.8 0 12.5 1.3L1.3 12.5Q0 13.8-1.3 12.5L-12.5 1.3Q-13.8 0-12.5-1.3Z",
  french:
    "M-1-12.1Q0-12.7 1-12.1L10-6.9Q11-6.3 11-5.1V5.1Q11 6.3 10 6.9L1 12.1Q0 12.7-1 12.1L-10 6.9Q-11 6.3-11 5.1" +
    "V-5.1Q-11-6.3-10-6.9Z",
  polish: "M-9-10.5H9Q10.4-10.5 10.4-9.1V1.5Q10 8.6 0 12.4Q-10 8.6-10.4 1.5V-9.1Q-10.4-10.5-9-10.5Z",
};
const GUARD =
  "M0-27.4A6.6 6.6 0 0 1 4.9-16.4C6.9-15.6 7.4-13.6 5.2-12.8C5.6-8.2 6.6-5.2 8.8-3.2C10.4-1.8 10.8-.6 10.8.6" +
  "C12.4 1 13.2 2.2 13.2 3.8V6.6H-13.2V3.8C-13.2 2.2-12.4 1-10.8.6C-10.8-.6-10.4-1.8-8.8-3.2" +
  "C-6.6-5.2-5.6-8.2-5.2-12.8C-7.4-13.6-6.9-15.6-4.9-16.4A6.6 6.6 0 0 1 0-27.4Z";

/** @param {string} pawn */
export const nation = (pawn) => NATIONS[pawn[0]] ?? "guard";

/** @param {string} pawn */
export const is_guard = (pawn) => pawn.startsWith("g");

/** The text on a pawn: `D4`; for a guard the number. @param {string} pawn */
export const mark = (pawn) => (is_guard(pawn) ? pawn.slice(1) : pawn.toUpperCase());

/** The name of a pawn in a sentence. @param {string} pawn */
export const called = (pawn) => (is_guard(pawn) ? say("castle-guard", { number: mark(pawn) }) : mark(pawn));

/**
 * The markup of a pawn, centred on the origin.
 * @param {string} pawn
 * @returns {string}
 */
export function token(pawn) {
  if (is_guard(pawn)) {
    return (
      `<path class="man-shade" d="${GUARD}" transform="translate(1.4 2)"/>` +
      `<path class="man-halo" d="${GUARD}"/><path class="man-guard" d="${GUARD}"/>` +
      `<path class="man-gleam" d="M-3.4-23A4 4 0 0 0-4-20.4"/>` +
      `<text class="man-number" y="4.2">${mark(pawn)}</text>`
    );
  }
  const of = nation(pawn);
  const d = OUTLINES[of];
  return (
    `<path class="man-shade" d="${d}" transform="translate(.8 2)"/>` +
    `<path class="man-halo" d="${d}"/><path class="man-body man-${of}" d="${d}"/>` +
    `<path class="man-line" d="${d}" transform="scale(.8)"/>` +
    `<text class="man-mark" y="${of === "polish" ? 2.6 : 3.8}">${mark(pawn)}</text>`
  );
}

/** The outline only, for pips and seats. @param {string} of a nation */
export const outline = (of) => (of === "guard" ? GUARD : OUTLINES[of]);
