// The parts that never move: the sea, the island with its prison, the green zones.

import { svg } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { token } from "./tokens.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./chart.js").Cell} Cell */

/** The cell blocks of the colours in the prison, relative to its middle. */
export const BLOCKS = [
  { x: -36, y: -13 },
  { x: 36, y: -13 },
  { x: -36, y: 29 },
  { x: 36, y: 29 },
];
/** The corners of the prison's wall. */
const WALL = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: 89 * Math.cos((corner * Math.PI) / 3),
  y: 89 * Math.sin((corner * Math.PI) / 3),
}));
const BUSHES = [
  [-17, -19, 6],
  [12, -22, 5],
  [22, -4, 6.5],
  [-24, 4, 5],
  [-8, 20, 6.5],
  [16, 20, 5],
];

/** The cells of the sea and of the zones. @param {Chart} chart */
export function sea(chart) {
  const cells = [...chart.cells.values()];
  return svg`
    ${cells
      .filter((cell) => cell.kind === "sea")
      .map(
        (cell) => svg`<g transform="translate(${cell.x} ${cell.y})">
      <polygon class="isl-sea" points=${chart.outline(0.966)}></polygon>${waves(cell)}
      <text class="isl-name" y="31">${cell.name}</text></g>`,
      )}
    ${ground(chart, cells)}
    ${cells
      .filter((cell) => cell.kind === "zone")
      .map(
        (cell) => svg`<g transform="translate(${cell.x} ${cell.y})">
      <polygon class="isl-zone" points=${chart.outline(0.97)}></polygon>
      ${BUSHES.map(
        ([x, y, size]) =>
          svg`<circle class="isl-bush" cx=${x} cy=${y} r=${size}></circle>
            <circle class="isl-bush-light" cx=${x - 1.6} cy=${y - 1.8} r=${size * 0.46}></circle>`,
      )}
    </g>`,
      )}`;
}

/** Two small waves; they vary with the place. @param {Cell} cell */
function waves(cell) {
  const off = ((Math.round(cell.x * 7 + cell.y * 3) % 5) + 5) % 5;
  const wave = "q2.4-2.6 4.8 0t4.8 0";
  return svg`<path class="isl-wave" d="M${-11 + off * 2} ${-6 + off}${wave}M${1 - off} ${1 + off}${wave}"></path>`;
}

/** The sand under the prison, with a step where a tunnel can enter. @param {Chart} chart @param {Cell[]} cells */
function ground(chart, cells) {
  const land = cells.filter((cell) => cell.kind === "island");
  const kinds = new Map(cells.map((cell) => [cell.name, cell.kind]));
  const mouths = land.flatMap((cell) =>
    cell.beside.map((name, side) => ({ cell, name, side })).filter(({ name }) => kinds.get(name) === "sea"),
  );
  return svg`<g class="isl-ground">${land.map(
    (cell) => svg`<polygon points=${chart.outline(1.03)} transform="translate(${cell.x} ${cell.y})"></polygon>`,
  )}</g>
    <g class="isl-shore">${land.map(
      (cell) => svg`<polygon points=${chart.outline(0.985)} transform="translate(${cell.x} ${cell.y})"></polygon>`,
    )}</g>
    ${mouths.map(({ cell, side }) => {
      const at = chart.border(side, 0.9);
      return svg`<g class="isl-mouth" transform="translate(${(cell.x + at.x).toFixed(1)} ${(cell.y + at.y).toFixed(
        1,
      )}) rotate(${side * 60})"><path d="M1.5-7.5V7.5"></path></g>`;
    })}`;
}

/**
 * The prison, with the men still in it.
 * @param {{colour: string, home: number, own: boolean, may: boolean}[]} players
 * @param {{x: number, y: number}} at
 */
export const prison = (players, at) => svg`<g transform="translate(${at.x} ${at.y})">
  <polygon class="isl-wall-stone" points=${WALL.map(({ x, y }) => `${x},${y}`).join(" ")}></polygon>
  ${WALL.map(
    ({ x, y }) =>
      svg`<circle class="isl-tower" cx=${x} cy=${y} r="9"></circle>
        <circle class="isl-tower-top" cx=${x} cy=${y} r="5"></circle>`,
  )}
  <text class="isl-prison" y="-45">${say("island-prison")}</text>
  ${players.map(({ colour, home, own, may }, number) => {
    const { x, y } = BLOCKS[number];
    return svg`<g class="isl-block isl-block-${colour}${own ? " isl-block-own" : ""}${may ? " isl-block-may" : ""}${
      home ? "" : " isl-block-empty"
    }" data-block=${colour} transform="translate(${x} ${y})">
      <rect x="-31" y="-17" width="62" height="34" rx="8"></rect>
      <g transform="translate(-13 0)">${token(colour, 11)}</g><text x="14" y="7">${home}</text></g>`;
  })}
</g>`;
