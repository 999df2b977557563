// Where all men stand, and what is under a pointer.

import { to_world } from "../board/camera.js";
import { cell_of, fan, section_of, zone_of } from "./chart.js";
import { BURIED, FREE, HOME } from "./gestures.js";
import { BLOCKS } from "./sea.js";

/** @typedef {import("./stage.js").IslandStage} Stage */
/** @typedef {{man: string, place: string, x: number, y: number, size: number}} Standing */

/** How far behind a zone free men stand, and how far apart. */
const BEHIND = 55;
const BESIDE = 0.27;

/**
 * All men, visible or not, so that each moves smoothly to its next place.
 * @param {Stage} stage
 * @returns {Standing[]}
 */
export function standing(stage) {
  const { parts } = stage;
  const players = parts["view/players"] ?? [];
  const moved = stage.collapse?.moved ?? {};
  /** @type {Map<string, string[]>} */
  const by_place = new Map();
  /** @type {Map<string, number>} */
  const rows = new Map();
  players.forEach((player, /** @type {number} */ number) => {
    for (const man of Object.keys(player.men)) {
      const place = moved[man] ?? String(player.men[man]);
      rows.set(man, number);
      by_place.set(place, [...(by_place.get(place) ?? []), man]);
    }
  });
  const out = [];
  for (const [place, men] of by_place) out.push(...spread(stage, place, men, rows));
  const order = [...rows.keys()];
  return out
    .sort((a, b) => order.indexOf(a.man) - order.indexOf(b.man))
    .map((one) => ({ ...one, x: round(one.x), y: round(one.y) }));
}

const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;

/**
 * @param {Stage} stage
 * @param {string} place
 * @param {string[]} men
 * @param {Map<string, number>} rows
 * @returns {Standing[]}
 */
function spread(stage, place, men, rows) {
  const { chart } = stage;
  const middle = prison_at(stage);
  const zone = zone_of(place);
  if (zone) {
    const cell = chart.cell(place) ?? middle;
    return fan(men.length, 12).map((off, number) => ({
      man: men[number],
      place,
      x: cell.x + off.x,
      y: cell.y + off.y,
      size: 1,
    }));
  }
  if (place === FREE)
    return men.map((man) =>
      freed(
        stage,
        man,
        men.filter((one) => one[0] === man[0]),
      ),
    );
  const lying = stage.tile_at(cell_of(place));
  if (place === HOME || place === BURIED || !lying) {
    return men.map((man) => {
      const block = BLOCKS[rows.get(man) ?? 0];
      return {
        man,
        place: place === BURIED ? BURIED : HOME,
        x: middle.x + block.x - 13,
        y: middle.y + block.y,
        size: 0,
      };
    });
  }
  return chart
    .standing(place, lying.tile, lying.rotation, men.length)
    .map((at, number) => ({ man: men[number], place, ...at, size: 1 }));
}

/**
 * The point of a free man, behind the first zone of his colour.
 * @param {Stage} stage
 * @param {string} man
 * @param {string[]} all men of the colour
 * @returns {Standing}
 */
function freed(stage, man, all) {
  const { chart } = stage;
  const middle = prison_at(stage);
  const zone = Object.entries(stage.parts["view/zones"] ?? {}).find(([, owner]) => owner === man[0])?.[0];
  const cell = zone ? chart.cell(`zone:${zone}`) : undefined;
  if (!cell) return { man, place: FREE, x: middle.x, y: middle.y, size: 0 };
  const out = Math.atan2(cell.y - middle.y, cell.x - middle.x) + (all.indexOf(man) - (all.length - 1) / 2) * BESIDE;
  return { man, place: FREE, x: cell.x + BEHIND * Math.cos(out), y: cell.y + BEHIND * Math.sin(out), size: 0.6 };
}

/** The middle of the prison. @param {Stage} stage */
export function prison_at(stage) {
  const land = [...stage.chart.cells.values()].filter((cell) => cell.kind === "island");
  return {
    x: land.reduce((sum, cell) => sum + cell.x, 0) / land.length,
    y: land.reduce((sum, cell) => sum + cell.y, 0) / land.length,
  };
}

/**
 * What is under a point on the screen.
 * @param {Stage} stage
 * @param {{x: number, y: number}} at
 * @param {boolean} [touch]
 * @returns {import("./playing.js").Under}
 */
export function under(stage, at, touch = false) {
  const { chart, playing } = stage;
  const world = to_world(stage.camera, at.x, at.y);
  const cell = chart.at(world.x, world.y);
  const slack = touch ? 9 / stage.camera.k : 0;
  let man = "";
  let least = 14 + slack;
  for (const one of standing(stage)) {
    const far = Math.hypot(one.x - world.x, one.y - world.y);
    if (one.size === 1 && far < least) [man, least] = [one.man, far];
  }
  const middle = prison_at(stage);
  const row =
    cell?.kind === "island"
      ? BLOCKS.findIndex(
          (block) => Math.abs(world.x - middle.x - block.x) < 34 && Math.abs(world.y - middle.y - block.y) < 20,
        )
      : -1;
  const block = row < 0 ? "" : (stage.parts["view/players"]?.[row]?.colour ?? "");
  const lying = cell ? stage.tile_at(cell.name) : undefined;
  if (!cell || !lying) return { cell, man, place: cell?.name ?? "", side: "", block };
  const place = section_under(stage, cell, lying, world);
  return { cell, man, place, side: side_under(stage, cell, lying, world, playing.doors?.sides ?? null, place), block };
}

/**
 * @param {Stage} stage
 * @param {import("./chart.js").Cell} cell
 * @param {import("./chart.js").Lying} lying
 * @param {{x: number, y: number}} world
 */
function section_under({ chart }, cell, lying, world) {
  const sections = chart.kinds[lying.tile].sections[lying.rotation];
  if (sections.length === 1) return cell.name;
  let best = 0;
  let least = Infinity;
  sections.forEach((sides, number) => {
    const points =
      sides.length === 2
        ? [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => chart.along(sides, share))
        : sides.map((side) => chart.border(side, 0.6));
    for (const point of points) {
      const far = Math.hypot(cell.x + point.x - world.x, cell.y + point.y - world.y);
      if (far < least) [best, least] = [number, far];
    }
  });
  return `${cell.name}#${best + 1}`;
}

/**
 * The side meant by a point: the nearest where a door can go, or else one that has a door.
 * @param {Stage} stage
 * @param {import("./chart.js").Cell} cell
 * @param {import("./chart.js").Lying} lying
 * @param {{x: number, y: number}} world
 * @param {string[] | null} open
 * @param {string} place
 */
function side_under({ chart }, cell, lying, world, open, place) {
  const options = open
    ? open.filter((side) => cell_of(side) === cell.name)
    : Object.keys(lying.doors).map((side) => `${cell.name}@${side}`);
  const far = (/** @type {string} */ side) => {
    const at = chart.border(chart.sides.indexOf(side.split("@")[1]), 0.86);
    return Math.hypot(cell.x + at.x - world.x, cell.y + at.y - world.y);
  };
  const best = options.sort((a, b) => far(a) - far(b))[0];
  if (best && far(best) < (open ? 30 : 15)) return best;
  if (!open) return "";
  const sides = lying.sections[section_of(place)]?.sides ?? [];
  return sides.map((side) => `${place}@${side}`).sort((a, b) => far(a) - far(b))[0] ?? "";
}
