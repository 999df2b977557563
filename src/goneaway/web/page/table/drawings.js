// Line drawings for the cards, 120 × 70 units: our own drawings, one for each subject of a card.

import { svg } from "../lib/lit.js";

/** @typedef {import("../lib/lit.js").TemplateResult} Drawing */

const ground = svg`<path class="ink" d="M10 63h100"></path>`;

const rope = () => svg`
  <path class="sand" d="M33 44c0 9 12 14 25 14s25-5 25-14V36H33z"></path>
  <path class="ink thin" d="M33 41c0 8 12 13 25 13s25-5 25-13M33 37c0 8 12 13 25 13s25-5 25-13M38 49l3 4M46 53l2 4
    M56 54v4M66 53l-2 4M75 50l-3 4M40 44l3 4M50 48l2 4M60 49v4M70 47l-2 4"></path>
  <ellipse class="sand" cx="58" cy="33" rx="25" ry="10"></ellipse>
  <ellipse class="hole" cx="58" cy="33" rx="15" ry="5"></ellipse>
  <path class="ink thin" d="M37 29l4 4M47 25l3 3M58 23v4M69 25l-3 3M79 29l-4 4"></path>
  <path class="thick sand-line" d="M80 32c9-6 9-14 3-14s-7 7-2 14c4 6 3 14 0 20 4 5 10 3 14 6"></path>
  <path class="ink thin" d="M93 55l4 5M91 58l5 2"></path>`;

const cutters = () => svg`
  <path class="wire" d="M12 24h40M68 24h40M12 46h40M68 46h40M24 20l4 8M26 20l-4 8M92 20l4 8M94 20l-4 8M24 42l4 8
    M26 42l-4 8M92 42l4 8M94 42l-4 8"></path>
  <path class="steel" d="M52 12c6 4 9 10 8 17l-4 3c-6-5-8-13-4-20zM68 12c-6 4-9 10-8 17l4 3c6-5 8-13 4-20z"></path>
  <circle class="steel" cx="60" cy="33" r="4"></circle>
  <path class="red" d="M57 36l3 3c-5 7-10 13-16 22-3 2-6 0-5-3 5-8 11-15 18-22zM63 36l-3 3
    c5 7 10 13 16 22 3 2 6 0 5-3-5-8-11-15-18-22z"></path>`;

const key = () => svg`
  <circle class="brass" cx="38" cy="36" r="14"></circle><circle class="paper" cx="36" cy="36" r="6"></circle>
  <path class="brass" d="M52 32h42v8h-4v9h-7v-9h-5v7h-7v-7H52z"></path>
  <path class="ink thin" d="M56 35h34"></path>`;

const pass = () => svg`
  <g transform="rotate(-6 60 36)">
    <path class="paper" d="M30 14h60v44H30z"></path>
    <path class="sand" d="M36 20h16v20H36z"></path>
    <circle class="paper" cx="44" cy="27" r="4"></circle><path class="paper" d="M38 40c0-6 3-8 6-8s6 2 6 8z"></path>
    <path class="ink thin" d="M58 23h26M58 29h26M58 35h18M36 47h30"></path>
    <circle class="seal" cx="78" cy="47" r="6"></circle>
  </g>`;

const kit = () => svg`
  <path class="ink" d="M47 20v-6c0-3 2-5 5-5h16c3 0 5 2 5 5v6"></path>
  <path class="leather" d="M24 20h72c2 0 4 2 4 4v34c0 2-2 4-4 4H24c-2 0-4-2-4-4V24c0-2 2-4 4-4z"></path>
  <path class="ink" d="M32 20v42M88 20v42M20 36h34M66 36h34"></path>
  <path class="brass" d="M54 31h12v10H54z"></path><circle class="dark" cx="60" cy="36" r="1.6"></circle>
  <path class="ink thin" d="M40 56l8-12M46 56l8-12M52 56l8-12M58 56l8-12"></path>`;

const runner = () => svg`${ground}
  <path class="wire" d="M78 63V20M100 63V20M74 26h34M74 38h34M74 50h34"></path>
  <circle class="dark" cx="50" cy="17" r="6"></circle>
  <path class="thick dark-line" d="M48 25l-8 16M47 27l12 6 8-4M46 27l-13 5-6 9M40 41l13 6-3 14M40 41l-6 11-14 2">
    </path>
  <path class="ink thin" d="M10 28h12M8 36h10M12 44h8"></path>`;

const door = () => svg`${ground}
  <path class="sand" d="M66 63V12h32v51z"></path><path class="dark" d="M72 63V18h20v45z"></path>
  <path class="brass" d="M72 18l-10 5v42l10-2z"></path>`;

const walk = () => svg`${door()}
  <circle class="dark" cx="30" cy="21" r="5.5"></circle>
  <path class="thick dark-line" d="M29 28l-3 15M29 30l8 7 6-3M28 30l-8 7-1 8M26 43l9 8-1 11M26 43l-5 9-9 6"></path>
  <path class="ink" d="M44 40h14M53 35l5 5-5 5"></path>`;

const release = () => svg`${ground}
  <path class="ink thin" d="M14 22h16M14 30h16M14 38h16M18 46h12M22 22v8M18 30v8M24 38v8M90 22h16M90 30h16M90 38h16
    M90 46h12M98 22v8M102 30v8M96 38v8"></path>
  <path class="glow" d="M62 20h18v43H62zM62 63h34l-16-6z"></path>
  <path class="ink" d="M36 63V18c0-6 4-9 9-9h30c5 0 9 3 9 9v45"></path>
  <path class="dark" d="M42 18l22 6v42l-22-3z"></path>
  <path class="paper" d="M47 27l12 3v8l-12-2z"></path><path class="ink" d="M50 28v8M53 28v9M56 29v9"></path>
  <circle class="paper" cx="60" cy="47" r="1.8"></circle>`;

const car = () => svg`${ground}
  <path class="steel" d="M14 54c-2-9 2-14 10-15l12-2 10-14c2-3 4-4 8-4h18c5 0 8 2 10 6l7 12 12 3c6 1 8 6 7 14z"></path>
  <path class="paper" d="M42 36l8-11c1-2 3-2 5-2h5v13zM65 23h9c3 0 4 1 6 4l5 9H65z"></path>
  <circle class="dark" cx="34" cy="55" r="9"></circle><circle class="paper" cx="34" cy="55" r="4"></circle>
  <circle class="dark" cx="88" cy="55" r="9"></circle><circle class="paper" cx="88" cy="55" r="4"></circle>
  <path class="glow" d="M107 44l10-3v10l-10-3z"></path>`;

const disguise = () => svg`
  <path class="dark" d="M20 38c0-3 3-4 8-5 1-9 5-15 14-13 7 1 11 6 13 12 6 1 10 3 10 6 0 4-9 7-22 7s-23-3-23-7z">
    </path>
  <path class="red" d="M28 33c8 3 18 3 27-1l1 4c-9 4-20 4-29 1z"></path>
  <path class="paper" d="M70 16h32v44H70z"></path><path class="ink thin" d="M76 24h20M76 31h20M76 38h20M76 45h12">
    </path>
  <path class="red" d="M88 50h9v6h-9z"></path>`;

const compass = () => svg`
  <circle class="sand" cx="42" cy="38" r="23"></circle><circle class="paper" cx="42" cy="38" r="17"></circle>
  <path class="ink" d="M38 15v-5h8v5"></path>
  <path class="ink thin" d="M42 23v4M42 49v4M27 38h4M53 38h4"></path>
  <path class="red" d="M52 27L45 41l-5-5z"></path><path class="dark" d="M32 49l7-14 5 5z"></path>
  <path class="leather" d="M70 60V42c0-8 6-12 20-12s20 4 20 12v18z"></path>
  <path class="ink thin" d="M78 32v8M86 30v9M94 30v9M102 32v8"></path>`;

const coins = () => svg`
  <path class="paper" d="M10 46c10-8 18-10 27-8l18 4c4 1 4 6 0 6l-13-1 22-4 18-10
    c4-2 7 2 4 5-8 9-18 18-30 20-14 2-24-2-34-2z"></path>
  <path class="dark" d="M6 42l8-2 6 22-8 2z"></path>
  <ellipse class="brass" cx="66" cy="26" rx="12" ry="5"></ellipse>
    <ellipse class="brass" cx="66" cy="21" rx="12" ry="5"></ellipse>
      <ellipse class="brass" cx="66" cy="16" rx="12" ry="5"></ellipse>
  <g class="only-two"><ellipse class="brass" cx="92" cy="22" rx="12" ry="5"></ellipse>
    <ellipse class="brass" cx="92" cy="17" rx="12" ry="5"></ellipse></g>`;

const sabotage = () => svg`
  <path class="wire" d="M8 44c14-14 24 10 40-6"></path><path class="wire" d="M112 30c-12 14-24-8-40 6"></path>
  <path class="thick dark-line" d="M44 38l8-4M76 36l-8 3"></path>
  <path class="glow" d="M60 8l5 16 15-7-8 14 17 4-16 6 9 14-15-6-4 16-5-16-15 7 8-14-16-5 16-5-9-14 15 6z"></path>
  <path class="ink" d="M56 24l8 10-9 4 9 12"></path>`;

const diversion = () => svg`${ground}
  <path class="red" d="M24 34h14v29H24z"></path><path class="ink" d="M31 34c0-10 8-10 8-18"></path>
  <path class="glow" d="M39 4l3 8 8-3-4 8 8 3-8 3 3 8-8-4-3 8-3-8-8 3 4-8-8-3 8-3-3-8 8 4z"></path>
  <g transform="translate(72 0)"><circle class="dark" cx="14" cy="24" r="6"></circle>
    <path class="dark" d="M4 63c0-16 3-28 10-31 7 3 10 15 10 31z"></path></g>
  <path class="ink thin" d="M74 18l-8-4M74 26h-9M102 18l6-4"></path>`;

const board = () => svg`
  <path class="leather" d="M36 12h48v50H36z"></path><path class="paper" d="M41 20h38v37H41z"></path>
    <path class="steel" d="M50 8h20v8H50z"></path>
  <path class="ink thin" d="M54 28h20M54 36h20M54 44h20M54 51h12"></path>
  <path class="ink" d="M45 27l2 2 4-4M45 35l2 2 4-4M45 43l2 2 4-4"></path>`;

const tunnel = () => svg`
  <path class="earth" d="M6 22h108v42H6z"></path>
  <path class="ink" d="M6 22h34M80 22h34"></path>
  <path class="hole" d="M40 22h40l-4 12c-2 6-6 9-14 10-10 1-16 6-18 20h-20c1-18 8-30 18-34z"></path>
  <path class="leather" d="M88 8l4 3-22 34-5-3z"></path>
    <path class="steel" d="M70 36l10 7c-2 10-8 14-18 12-1-8 2-15 8-19z"></path>
  <path class="ink thin" d="M14 34l6 4M96 34l8 4M92 54l7-3M100 46l4 5"></path>`;

const hideaway = () => svg`${ground}
  <path class="leather" d="M18 24h28v39H18z"></path><path class="ink" d="M18 37h28M18 50h28M29 30h6M29 43h6M29 56h6">
    </path>
  <path class="hole" d="M62 63V12h34v51z"></path>
  <path class="leather" d="M62 12l-12 6v47l12-2zM96 12l6 4v47h-6z"></path>
  <circle class="paper" cx="79" cy="30" r="5"></circle><path class="paper" d="M70 63c0-16 3-26 9-27 6 1 9 11 9 27z">
    </path>`;

const clover = () => svg`
  <path class="ink" d="M61 40c2 10 0 18-8 24"></path>
  <path class="green" d="M60 38c-10 2-18-2-18-9 0-6 7-8 11-4-2-6 2-12 8-11 5 1 6 7 3 11 5-3 11 1 10 7-1 5-7 8-14 6z">
    </path>
  <path class="green" d="M60 38c-8 8-6 16 1 17 5 1 8-3 6-8 5 4 12 2 12-4s-8-9-19-5z"></path>
  <path class="ink thin" d="M60 38l-10-9M60 38l4-16M60 38l9 10M60 38l13 2"></path>`;

const whistle = () => svg`
  <path class="brass" d="M30 30h34l6-6h14v12H74c2 4 3 8 1 13-3 8-11 12-19 11-10-1-16-9-16-18v-3H30z"></path>
  <circle class="hole" cx="57" cy="44" r="7"></circle><path class="ink" d="M44 30v9"></path>
  <path class="ink" d="M92 20l8-6M94 30h11M92 40l8 6"></path>`;

const rows = () => svg`${ground}
  ${[0, 1, 2, 3, 4].map(
    (column) => svg`<g transform="translate(${14 + column * 21} 6)">
    <circle class=${column === 3 ? "paper" : "sand"} cx="8" cy="20" r="5.5"></circle>
    <path class=${column === 3 ? "paper" : "sand"} d="M0 57c0-18 2-28 8-29 6 1 8 11 8 29z"></path></g>`,
  )}
  <path class="ink thin" d="M70 12c4-4 9-4 13 0M74 17c2-2 4-2 6 0"></path>`;

const lantern = () => svg`${ground}
  <path class="glow" d="M52 34L112 12v46z"></path>
  <path class="steel" d="M26 24h24v30H26z"></path><path class="dark" d="M24 20h28v6H24zM24 52h28v7H24z"></path>
  <circle class="glow" cx="40" cy="39" r="8"></circle><circle class="ink" cx="40" cy="39" r="8"></circle>
  <path class="ink" d="M30 20c0-14 16-14 16 0"></path>
  <path class="sand" d="M88 63V28h20v35z"></path><path class="dark" d="M92 63V34h12v29z"></path>`;

const ear = () => svg`
  <path class="earth" d="M6 40h108v24H6z"></path><path class="ink" d="M6 40h108"></path>
  <path class="hole" d="M20 64c0-12 8-16 20-16s20-2 30 4 22 2 30 12z"></path>
  <path class="ink" d="M54 8c0 12 22 12 22 0M65 17v14"></path><circle class="steel" cx="65" cy="35" r="6"></circle>
  <path class="ink thin" d="M52 44c8 4 18 4 26 0M56 50c6 2 12 2 18 0"></path>`;

const sight = () => svg`${ground}
  <circle class="dark" cx="60" cy="26" r="6"></circle><path class="dark" d="M50 63c0-18 3-29 10-30 7 1 10 12 10 30z">
    </path>
  <circle class="red-line" cx="60" cy="36" r="24"></circle>
  <path class="red-line" d="M60 6v14M60 52v14M30 36h14M76 36h14"></path>`;

/** A man in the arch, waiting for the holder of the card. @param {Drawing} thing */
const arch = (thing) => svg`${ground}
  <path class="steel" d="M70 63V30c0-13 8-20 18-20s18 7 18 20v33z"></path>
  <path class="hole" d="M76 63V31c0-10 5-15 12-15s12 5 12 15v32z"></path>
  <circle class="guard" cx="88" cy="34" r="6"></circle>
    <path class="guard" d="M78 63c0-6 3-8 5-13 1-4 1-6 0-9h10c-1 3-1 5 0 9 2 5 5 7 5 13z"></path>
  <path class="glow" d="M36 18l38 20-38 20z"></path>
  <g transform="translate(2 12) scale(.58)">${thing}</g>`;

/** One thing for another. @param {Drawing} thing */
const swap = (thing) => svg`
  <g transform="translate(2 18) scale(.4)"><path class="paper" d="M22 4h60v88H22z"></path>
    <path class="teal" d="M22 4h60v20H22z"></path><path class="ink" d="M34 42h36M34 54h36M34 66h24"></path></g>
  <path class="ink" d="M44 30h18M56 24l6 6-6 6M62 44H44M50 38l-6 6 6 6"></path>
  <g transform="translate(56 14) scale(.56)">${thing}</g>`;

/** @type {Record<string, () => Drawing>} */
const DRAWN = {
  rope,
  cutters,
  key,
  pass,
  kit,
  do_or_die: runner,
  release,
  staff_car: car,
  hideaway,
  talisman: clover,
  warning: whistle,
  kit_part_a: disguise,
  kit_part_b: compass,
  sabotage,
  diversion,
  inspection: board,
  appel: rows,
  tunnel_detected: ear,
  shoot: sight,
  arrest_key: () => arch(key()),
  arrest_pass: () => arch(pass()),
  exchange_rope: () => swap(rope()),
  exchange_cutters: () => swap(cutters()),
  exchange_key: () => swap(key()),
  exchange_pass: () => swap(pass()),
  exchange_aeroplane: () => swap(rope()),
  exchange_secret_door: () => swap(key()),
  bribe: coins,
  move: walk,
  tunnel,
  search: lantern,
  exchange: () => swap(rope()),
};

/**
 * The drawing on a card.
 * @param {string} card
 */
export function drawing(card) {
  const drawn = DRAWN[card] ?? DRAWN[card.split("_")[0]] ?? board;
  return svg`<svg class="drawing drawing-${card}" viewBox="0 0 120 70" aria-hidden="true">${drawn()}</svg>`;
}

/** Small signs for cards held, 24 units wide. */
const SIGNS = {
  rope:
    "M6 8c0-2 2.7-3.5 6-3.5S18 6 18 8s-2.7 3.5-6 3.5S6 10 6 8zM6 8v3c0 2 2.7 3.5 6 3.5s6-1.5 6-3.5V8M6 11v3" +
    "c0 2 2.7 3.5 6 3.5s6-1.5 6-3.5v-3M17 16c0 3-2 3-4 3.5",
  cutters: "M9 3c2 3 3 6 3 9l-5 9M15 3c-2 3-3 6-3 9l5 9M9 3c-1 3 0 6 3 9M15 3c1 3 0 6-3 9",
  key: "M8 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM11.5 12H21v3M17 12v3",
  pass: "M4 6h16v12H4zM7 9h4v5H7zM14 10h3M14 13h3M7 16h7",
  kit: "M4 9h16v10H4zM9 9V6h6v3M4 13.5h16M11 12.5h2v2h-2z",
  cards: "M5 7l8-2 3 13-8 2zM13 5l6 2-3 11",
  tiles: "M12 3.5l7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5zM4.6 7.75 19.4 16.25",
  doors: "M6 4h12v16H6zM12 4v16M9 12h.01M15 12h.01",
  crate: "M4 7h16v12H4zM4 11h16M4 15h16M8 7v12M16 7v12",
};

/** @typedef {keyof typeof SIGNS} Sign */

/**
 * @param {Sign} name
 * @param {number} [size]
 */
export const sign = (
  name,
  size = 18,
) => svg`<svg class="sign sign-${name}" width=${size} height=${size} viewBox="0 0 24 24"
  fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"
    aria-hidden="true">
  <path d=${SIGNS[name]}></path></svg>`;
