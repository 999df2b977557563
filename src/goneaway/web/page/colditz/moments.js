// Turns events into a sequence of acts that the stage can animate.

import { MOVES, STEPS } from "./gestures.js";

/** @typedef {{kind: string, pawn: string, places: string[], about: Record<string, unknown>}} Act */

/**
 * The acts for some events; consecutive steps of a pawn become one walk.
 * @param {import("../lib/messages.js").Event[]} events
 * @returns {Act[]}
 */
export function acts(events) {
  /** @type {Act[]} */
  const out = [];
  for (const { kind, parameters = {} } of events) {
    const last = out[out.length - 1];
    const moves = MOVES[kind];
    if (moves) {
      const pawn = String(parameters[moves[0]]);
      const to = String(parameters[moves[1]]);
      if (STEPS.has(kind) && last?.kind === "walk" && last.pawn === pawn) last.places.push(to);
      else out.push({ kind: STEPS.has(kind) ? "walk" : "goes", pawn, places: [to], about: parameters });
    } else if (kind in SHOWN) {
      const pawn = String(parameters.man ?? parameters.guard ?? "");
      out.push({ kind: SHOWN[kind], pawn, places: places_of(parameters), about: parameters });
    }
  }
  return out;
}

/** By kind of event: the kind of act that shows it. @type {Record<string, string>} */
const SHOWN = {
  arrested: "arrest",
  "to-barracks": "home",
  escaped: "escape",
  "target-reached": "ring",
  "tunnel-opened": "dig",
  "tunnel-collapsed": "dig",
  "tunnel-closed": "dig",
  shot: "shot",
  eliminated: "out",
  searched: "search",
  "car-started": "car",
  "car-stopped": "car-stops",
  "dod-revealed": "run",
  "glider-launched": "fly",
  "night-falls": "night",
  "day-breaks": "night",
  declared: "ring",
  "marker-removed": "ring",
  claimed: "men",
  "general-searched": "men",
};

/** @param {Record<string, unknown>} parameters */
function places_of(parameters) {
  const found = ["at", "to", "room", "tunnel", "target", "exit", "cell"]
    .map((name) => parameters[name])
    .filter(Boolean);
  return found.map(String);
}
