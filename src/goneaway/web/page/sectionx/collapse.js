// The collapse of the tunnels: the board before it, and when each tile goes.

import { zone_of } from "./chart.js";
import { COLLAPSE, STEPPED } from "./gestures.js";

/** Milliseconds from one tile to the next. */
const EACH = 70;

/**
 * @typedef {object} Collapse
 * @property {import("../lib/messages.js").Parts} before
 * @property {Record<string, string>} moved where prisoners went with the step that caused it
 * @property {Set<string>} kept cells that remain
 * @property {Set<string>} buried
 * @property {string[]} freed
 * @property {Map<string, number>} delays by cell: when its tile goes, in milliseconds
 * @property {string} cause the cause, as the server names it
 * @property {number} shown number of times it has been shown
 */

/**
 * @param {import("./chart.js").Chart} chart
 * @param {import("../lib/messages.js").Parts} before the parts before it
 * @param {import("../lib/messages.js").Event[]} events
 * @returns {Collapse}
 */
export function collapse_of(chart, before, events) {
  const fell = events.find((event) => event.kind === COLLAPSE)?.parameters ?? {};
  /** @type {Record<string, string>} */
  const moved = {};
  let from = "";
  for (const { kind, parameters = {} } of events) {
    if (kind !== STEPPED) continue;
    moved[String(parameters.man)] = String(parameters.to);
    if (zone_of(String(parameters.to))) from = chart.cell(String(parameters.to))?.name ?? "";
  }
  /** @type {string[]} */
  const tiles = (before["board/tiles"] ?? []).map((one) => one.cell);
  // Starts where a prisoner went ashore; otherwise at the first tile in the order of the board.
  const far = chart.spreading(from || tiles[0] || [...chart.cells.keys()][0]);
  const away = (/** @type {string} */ cell) => far.get(cell) ?? 0;
  const order = [...tiles].sort((a, b) => away(a) - away(b));
  return {
    before,
    moved,
    kept: new Set(names_in(fell.kept)),
    buried: new Set(names_in(fell.buried)),
    freed: names_in(fell.freed),
    delays: new Map(order.map((cell, number) => [cell, number * EACH])),
    cause: String(fell.cause ?? ""),
    shown: 1,
  };
}

/** The names in a parameter of an event; empty if it is not a list. @param {unknown} value @returns {string[]} */
const names_in = (value) => (Array.isArray(value) ? value.map(String) : []);
