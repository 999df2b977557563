// Column and row labels at the edges of the visible board: sentences tell circles apart by them ("courtyard 31K").
// They are shown while the player points at something, has selected a pawn or reads about a place.

/** @typedef {import("./stage.js").CastleStage} Stage */
/** @typedef {import("./plan.js").Plan} Plan */

/** Minimum distance of labels in pixels, and the intervals of columns or rows to choose from. */
const APART = 22;
const EVERY = [1, 2, 5, 10];

/**
 * The points to highlight labels for: circles and men the player is looking at.
 * @param {Stage} stage
 * @returns {{x: number, y: number}[]}
 */
export function looked_at(stage) {
  const { playing, men } = stage;
  const place = playing.goal?.place ?? playing.why?.place ?? "";
  const found = [stage.plan.circle(place), playing.cursor, stage.hovered, men?.all.get(playing.picked)];
  return [...stage.pointed, .../** @type {{x: number, y: number}[]} */ (found.filter(Boolean))];
}

/**
 * The labels of the column and row through a point; "" if it lies between two.
 * @param {Plan} plan
 * @param {{x: number, y: number}} at
 */
export function labels(plan, { x, y }) {
  const near = (/** @type {Record<string, number>} */ all, /** @type {number} */ to) =>
    Object.keys(all).find((label) => Math.abs(all[label] - to) <= plan.step * 0.3) ?? "";
  return { column: near(plan.told.columns, x), row: near(plan.told.rows, y) };
}

/** The interval of labelled columns and rows at a scale. @param {number} step @param {number} k */
export const every = (step, k) => EVERY.find((many) => many * step * k >= APART) ?? EVERY[EVERY.length - 1];

/**
 * The labels to show, `now` if highlighted; null to show no labels.
 * @param {Stage} stage
 * @returns {{label: string, at: number, now: boolean}[][] | null} columns and rows
 */
export function shown(stage) {
  const { plan, playing } = stage;
  if (!(playing.picked || stage.tip || playing.why || playing.cursor || stage.pointed.length || stage.shown.legend))
    return null;
  const looked = looked_at(stage).map((one) => labels(plan, one));
  const many = every(plan.step, stage.camera.k);
  const line = (/** @type {Record<string, number>} */ all, /** @type {Set<string>} */ lit) =>
    Object.entries(all)
      .map(([label, at]) => ({ label, at, now: lit.has(label) }))
      .filter(({ now }, number) => now || number % many === 0);
  const { columns, rows } = plan.told;
  return [line(columns, new Set(looked.map((one) => one.column))), line(rows, new Set(looked.map((one) => one.row)))];
}

/** Move the labels with the camera: two elements move, nothing is redrawn. @param {Stage} stage */
export function edged(stage) {
  const root = /** @type {HTMLElement | null} */ (stage.querySelector(".stage-edges"));
  if (!root) return;
  const { x, y, k } = stage.camera;
  const scale = k.toFixed(4);
  if (root.style.getPropertyValue("--edge-scale") !== scale) root.style.setProperty("--edge-scale", scale);
  const [columns, rows] = /** @type {HTMLCollectionOf<HTMLElement>} */ (root.children);
  columns.style.transform = `translateX(${Math.round(x)}px)`;
  rows.style.transform = `translateY(${Math.round(y - stage.room.y)}px)`;
}
