// Drawings of tiles: sand, tunnels that bridge each other, chambers with bunks, doors.

import { svg } from "../lib/lit.js";
import { shape } from "./tokens.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Lying} Lying */

/**
 * The drawing of a tile, centred on the origin.
 * @param {Chart} chart
 * @param {string} code
 * @param {number} rotation
 * @param {{owners?: string[], doors?: Record<string, string>, dead?: string[]}} [on]
 */
export function tile(chart, code, rotation, on = {}) {
  const kind = chart.kinds[code];
  if (!kind) return "";
  const sections = kind.sections[rotation];
  const dead = (on.dead ?? [])
    .map((side) => chart.sides.indexOf(side))
    .filter((side) => sections.some((sides) => sides.includes(side)));
  return svg`
    <polygon class="isl-sand" points=${chart.outline(0.972)}></polygon>
    <polygon class="isl-sand-light" points=${chart.outline(0.895)}></polygon>
    ${sections.map((sides, number) => section(chart, sides, number, kind.hideout, on.owners?.[number] ?? ""))}
    ${dead.map(
      (side) =>
        svg`<g transform="translate(${chart.border(side, 0.965).x} ${
          chart.border(side, 0.965).y
        }) rotate(${side * 60})"><path class="isl-wall-end" d="M0-8.7V8.7"></path></g>`,
    )}
    ${Object.entries(on.doors ?? {}).map(([side, colour]) => door(chart, side, colour))}`;
}

/**
 * @param {Chart} chart
 * @param {number[]} sides
 * @param {number} number
 * @param {boolean} hideout
 * @param {string} owner
 */
function section(chart, sides, number, hideout, owner) {
  const run = chart.run(sides);
  const joined = sides.length > 2;
  return svg`<g class="isl-section">
    ${number ? svg`<path class="isl-gap" d=${run}></path>` : ""}
    <path class="isl-wall" d=${run}></path>${joined ? svg`<circle class="isl-node" r="11.2"></circle>` : ""}
    <path class="isl-floor" d=${run}></path>${joined ? svg`<circle class="isl-node-floor" r="8.4"></circle>` : ""}
    <path class="isl-ribs" d=${run}></path>${joined ? svg`<circle class="isl-node-top" r="5.9"></circle>` : ""}
    ${
      owner
        ? svg`<path class="isl-owner isl-owner-case" d=${run}></path><path class="isl-owner isl-${owner}" d=${run}>
          </path>`
        : ""
    }
    ${hideout ? chamber(chart.chamber(sides)) : ""}
  </g>`;
}

/** Four bunks. @param {import("./chart.js").Point} at */
const chamber = (at) => svg`<g transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})">
  <rect class="isl-chamber" x="-17" y="-15.5" width="34" height="31" rx="6"></rect>
  ${[
    [-12.6, -11.2],
    [1.2, -11.2],
    [-12.6, 1.2],
    [1.2, 1.2],
  ].map(([x, y]) => svg`<rect class="isl-bunk" x=${x} y=${y} width="11.4" height="10" rx="2"></rect>`)}
</g>`;

/**
 * A door across a side, in the colour and with the shape of its owner.
 * @param {Chart} chart
 * @param {string} side
 * @param {string} colour
 */
export function door(chart, side, colour) {
  const number = chart.sides.indexOf(side);
  const { x, y } = chart.border(number, 0.86);
  return svg`<g class="isl-door isl-${colour}"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${number * 60})">
    <rect class="isl-door-plate" x="-4.6" y="-11.5" width="9.2" height="23" rx="1.8"></rect>
    <path class="isl-door-line" d="M0-9.2V-4.2M0 4.2V9.2"></path>
      <path class="isl-door-mark" d=${shape(colour)} transform="scale(2.5)"></path>
  </g>`;
}

/** A tile on the board, in its place. @param {Chart} chart @param {Lying} lying */
export const lying = (chart, lying) =>
  tile(chart, lying.tile, lying.rotation, {
    owners: lying.sections.map((one) => one.owner),
    doors: lying.doors,
    dead: lying.dead_ends,
  });
