// Keys of the island. Keys for the whole table (end, undo, hint) are handled elsewhere.

/** @typedef {import("./stage.js").IslandStage} Stage */

const ARROWS = /** @type {const} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @param {Stage} stage @param {KeyboardEvent} event */
export function keyed(stage, event) {
  if (!stage.chart || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  // A tile rotated or chosen by a button is moved and laid with the same keys as one on the board.
  const tile = target instanceof Element && Boolean(target.closest(".isl-turn, .isl-supply"));
  const board = target === stage.view || target === document.body;
  const here = board || (tile && (event.key !== "Enter" || Boolean(stage.store.proposal)));
  if (!here && target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog"))
    return;
  if (done(stage, event.key, event.shiftKey, here)) event.preventDefault();
}

/**
 * @param {Stage} stage
 * @param {string} key
 * @param {boolean} shift
 * @param {boolean} here no focused button uses the key itself
 */
function done(stage, key, shift, here) {
  const { playing } = stage;
  if (stage.collapse) {
    if (!here || (key !== "Enter" && key !== "Escape")) return false;
    stage.go_on();
    return true;
  }
  if (key in ARROWS && here) {
    step(stage, ARROWS[/** @type {keyof typeof ARROWS} */ (key)]);
    return true;
  }
  switch (key.toLowerCase()) {
    case "q":
      playing.turn(-1, shift);
      return Boolean(playing.hand);
    case "e":
      playing.turn(1, shift);
      return Boolean(playing.hand);
    case "[":
    case "]":
      playing.next(key === "]" ? 1 : -1);
      return true;
    case "1":
    case "2":
    case "3":
      return take(stage, Number(key) - 1);
    case "enter":
      return here && enter(stage);
    case "escape":
      if (playing.back()) return true;
      if (!stage.cursor) return false;
      stage.cursor = null;
      stage.draw();
      return true;
    case "+":
    case "=":
      stage.zoom(1);
      return true;
    case "-":
      stage.zoom(-1);
      return true;
    case "0":
      stage.fit();
      return true;
    case "l":
      if (stage.store.since) stage.store.replay();
      return Boolean(stage.store.since);
    case "t":
      stage.threaten();
      return true;
  }
  return false;
}

/** Take one of your tiles in hand. @param {Stage} stage @param {number} number */
function take(stage, number) {
  const own = stage.parts["board/panels"]?.players.find((player) => player.own);
  const code = own?.stock?.[number];
  if (!code || !stage.playing.open.tiles.includes(code)) return false;
  stage.playing.take(code, "");
  return true;
}

/** Move the cursor to the next cell in that direction. @param {Stage} stage @param {readonly [number, number]} way */
function step(stage, [dx, dy]) {
  const { chart, playing } = stage;
  const from =
    stage.cursor ??
    chart.cell(stage.place_of(playing.picked)) ??
    chart.cell(playing.hand?.at || playing.hand?.cell || "") ??
    chart.at(0, 0);
  if (!from) return;
  const column = stage.column ?? from.x;
  const near = from.beside.flatMap((name) => chart.cells.get(name) ?? []);
  const ahead = near.filter((cell) =>
    dx ? Math.abs(cell.y - from.y) < 1 && (cell.x - from.x) * dx > 0 : (cell.y - from.y) * dy > 1,
  );
  const to = ahead.sort((a, b) => Math.abs(a.x - column) - Math.abs(b.x - column))[0];
  if (!to) return;
  stage.column = dx ? to.x : column;
  stage.cursor = stage.hovered = to;
  stage.keep_in_sight(to);
  stage.describe(to);
  stage.draw();
}

/** Confirm the proposal, or propose something at the cursor. @param {Stage} stage */
function enter(stage) {
  if (stage.store.proposal) stage.store.carry();
  else if (stage.cursor) stage.press_cell(stage.cursor);
  else return false;
  return true;
}
