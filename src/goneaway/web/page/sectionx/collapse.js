// The tunnels come down: what stood before, and when each tile goes.

import { zone_of } from "./chart.js";
import { COLLAPSE, STEPPED } from "./gestures.js";

/** From one tile to the next, in milliseconds. */
const EACH = 70;

/**
 * @typedef {object} Collapse
 * @property {import("../lib/messages.js").Parts} before
 * @property {Record<string, string>} moved who went where with the step that brought it about
 * @property {Set<string>} kept cells that stay
 * @property {Set<string>} buried
 * @property {string[]} freed
 * @property {Map<string, number>} delays by cell, in milliseconds
 * @property {string} cause why, as the server names it
 * @property {number} shown how often it has been shown
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
  // From where somebody went ashore; else from the first tile in the order of the board.
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

/** The names that a parameter of an event lists; none if it is no list. @param {unknown} value @returns {string[]} */
const names_in = (value) => (Array.isArray(value) ? value.map(String) : []);
