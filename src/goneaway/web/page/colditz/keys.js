// Keys of the board. Keys for the whole table (roll, end, undo) are handled elsewhere.

import { ARROWS } from "./plan.js";

/** Keys and the messages that describe them, in the order of the list. */
export const KEYS = /** @type {const} */ ([
  ["[ ]", "castle-key-men"],
  ["← ↑ → ↓", "castle-key-arrows"],
  ["Enter", "castle-key-enter"],
  ["Esc", "castle-key-escape"],
  ["+ −", "castle-key-zoom"],
  ["0", "castle-key-all"],
  ["F", "castle-key-mine"],
  ["L", "castle-key-last"],
  ["T", "castle-key-threat"],
  ["M", "castle-key-overview"],
  ["?", "castle-key-list"],
]);

/**
 * @param {import("./stage.js").CastleStage} stage
 * @param {KeyboardEvent} event
 */
export function keyed(stage, event) {
  if (!stage.plan || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  const here = target === stage.view || target === document.body;
  if (!here && target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog"))
    return;
  if (done(stage, event.key, here)) event.preventDefault();
}

/**
 * @param {import("./stage.js").CastleStage} stage
 * @param {string} key
 * @param {boolean} here no button has the focus
 * @returns {boolean} whether the key was for the board
 */
function done(stage, key, here) {
  const { playing } = stage;
  if (key in ARROWS && here) {
    stage.arrow(key);
    return true;
  }
  switch (key) {
    case "[":
      playing.next(-1);
      return true;
    case "]":
      playing.next(1);
      return true;
    case "Enter":
      return here && stage.enter();
    case "Escape":
      if (stage.shown.legend) {
        stage.toggle("legend");
        return true;
      }
      return playing.back();
    case "+":
    case "=":
      stage.zoom(1.3);
      return true;
    case "-":
      stage.zoom(1 / 1.3);
      return true;
    case "0":
      stage.fit_all();
      return true;
    case "f":
    case "F":
      stage.fit_mine();
      return true;
    case "l":
    case "L":
      if (stage.store.since) stage.store.replay();
      else stage.fit_last();
      return true;
    case "t":
    case "T":
      stage.toggle("threat");
      return true;
    case "m":
    case "M":
      stage.toggle("overview");
      return true;
    case "?":
      stage.toggle("legend");
      return true;
  }
  return false;
}
