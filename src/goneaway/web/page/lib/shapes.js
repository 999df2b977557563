// How a seat is drawn: by shape, letter and hue together, never by hue alone.

import { html, svg } from "./lit.js";

/** Outlines in a square of 40 units. */
const OUTLINES = {
  square: "M7 7h26v26H7z",
  round: "M20 5.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 1 1 0-29z",
  diamond: "M20 3 37 20 20 37 3 20z",
  hexagon: "M20 4 33.9 12v16L20 36 6.1 28V12z",
  shield: "M7 6h26v15c0 8-6 12.5-13 15.5C13 33.5 7 29 7 21z",
  pentagon: "M20 4 36 15.6 29.9 34.5H10.1L4 15.6z",
  pawn:
    "M20 4.5a6 6 0 0 1 4.2 10.3h2.3v3h-3c.3 4.5 1.7 7.7 4.3 10.7h1.7v6H10.5v-6h1.7c2.6-3 4-6.2 4.3-10.7h-3" +
    "v-3h2.3A6 6 0 0 1 20 4.5z",
};

/**
 * The outline, colour and letter for the name of a nation, role or seat.
 * @type {Record<string, [keyof typeof OUTLINES, string, string]>}
 */
const LOOKS = {
  american: ["square", "american", "A"],
  british: ["round", "british", "B"],
  dutch: ["diamond", "dutch", "D"],
  french: ["hexagon", "french", "F"],
  polish: ["shield", "polish", "P"],
  security: ["pawn", "guard", ""],
  B: ["round", "x-blue", "B"],
  R: ["square", "x-red", "R"],
  V: ["pentagon", "x-violet", "V"],
  Y: ["diamond", "x-yellow", "Y"],
};

/**
 * The token of a nation, Security or a colour; an officer without a nation yet has a number instead.
 * @param {string} name
 * @param {number} [size]
 */
export function token(name, size = 38) {
  const [outline, colour, letter] = LOOKS[name] ?? ["round", "plain", name.replace(/\D+/g, "").slice(-1) || "?"];
  return html`<svg class="token token-${colour}" width=${size} height=${size} viewBox="0 0 40 40" aria-hidden="true">
    <path class="token-body" d=${OUTLINES[outline]}></path>
    ${letter ? svg`<text class="token-letter" x="20" y="26" text-anchor="middle">${letter}</text>` : ""}
  </svg>`;
}
