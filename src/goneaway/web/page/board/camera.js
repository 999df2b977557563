// Camera arithmetic, without side effects. A camera is an offset in pixels and a scale.

/**
 * @typedef {{x: number, y: number, k: number}} Camera `x`, `y`: pixels of the screen at which the drawing's origin
 *   lies.
 */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {{top: number, right: number, bottom: number, left: number}} Insets */

/** Minimum diameter of a circle in pixels when a game opens; a circle is 20 units wide. */
export const OPENING = 22;
const CIRCLE = 20;

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** @param {Camera} camera @param {number} x @param {number} y */
export const to_screen = (camera, x, y) => ({ x: x * camera.k + camera.x, y: y * camera.k + camera.y });

/** @param {Camera} camera @param {number} x @param {number} y */
export const to_world = (camera, x, y) => ({ x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k });

/**
 * The part of the screen that no sheet covers, at least 80 pixels each way.
 * @param {{w: number, h: number}} screen
 * @param {Insets} insets
 * @returns {Box}
 */
export const free = (screen, insets) => ({
  x: insets.left,
  y: insets.top,
  w: Math.max(80, screen.w - insets.left - insets.right),
  h: Math.max(80, screen.h - insets.top - insets.bottom),
});

/**
 * A camera that shows a whole box within the free part.
 * @param {Box} box
 * @param {Box} room
 * @param {number} [most] the largest scale
 * @returns {Camera}
 */
export function fit(box, room, most = 3) {
  const k = Math.min(room.w / Math.max(box.w, 1), room.h / Math.max(box.h, 1), most);
  return centred(box.x + box.w / 2, box.y + box.h / 2, k, room);
}

/**
 * A camera that centres a point of the drawing in the free part.
 * @param {number} x
 * @param {number} y
 * @param {number} k
 * @param {Box} room
 * @returns {Camera}
 */
export const centred = (x, y, k, room) => ({ x: room.x + room.w / 2 - x * k, y: room.y + room.h / 2 - y * k, k });

/**
 * The scale a game opens at: as much of the board as possible, with circles large enough to read.
 * @param {Box} box
 * @param {Box} room
 */
export const opening = (box, room) => Math.max(fit(box, room).k, OPENING / CIRCLE);

/**
 * A camera zoomed by a factor; the point under the pointer stays where it is.
 * @param {Camera} camera
 * @param {number} factor
 * @param {{x: number, y: number}} at pixels
 * @param {{least: number, most: number}} limits
 * @returns {Camera}
 */
export function zoomed(camera, factor, at, limits) {
  const k = clamp(camera.k * factor, limits.least, limits.most);
  const share = k / camera.k;
  return { x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, k };
}

/** Share of the free part that may lie beyond an edge of the drawing, where there is nothing to see. */
const BEYOND = 0.1;

/**
 * The camera, limited so that the drawing fills the free part except for a margin, or lies in it if smaller.
 * @param {Camera} camera
 * @param {Box} box
 * @param {Box} room
 * @returns {Camera}
 */
export function held(camera, box, room) {
  const hold = (
    /** @type {number} */ at,
    /** @type {number} */ from,
    /** @type {number} */ size,
    /** @type {number} */ start,
    /** @type {number} */ space,
  ) => {
    const low = start - (from + size) * camera.k + space * (1 - BEYOND);
    const high = start - from * camera.k + space * BEYOND;
    return clamp(at, Math.min(low, high), Math.max(low, high));
  };
  return {
    x: hold(camera.x, box.x, box.w, room.x, room.w),
    y: hold(camera.y, box.y, box.h, room.y, room.h),
    k: camera.k,
  };
}

/**
 * A camera between two others; the scale is interpolated geometrically, so that the zoom looks even.
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} share 0 to 1
 * @param {Box} room its middle moves in a straight line
 * @returns {Camera}
 */
export function between(from, to, share, room) {
  const middle = { x: room.x + room.w / 2, y: room.y + room.h / 2 };
  const a = to_world(from, middle.x, middle.y);
  const b = to_world(to, middle.x, middle.y);
  const k = from.k * (to.k / from.k) ** share;
  return centred(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, k, room);
}

/**
 * Whether a point of the drawing is in sight, at least `edge` pixels from the border.
 * @param {Camera} camera
 * @param {{x: number, y: number}} at
 * @param {Box} room
 * @param {number} [edge]
 */
export function in_sight(camera, at, room, edge = 30) {
  const { x, y } = to_screen(camera, at.x, at.y);
  return x > room.x + edge && x < room.x + room.w - edge && y > room.y + edge && y < room.y + room.h - edge;
}

/**
 * The point to centre on to see as many of these places as possible at a scale; null without places.
 * @param {{x: number, y: number}[]} places
 * @param {number} k
 * @param {Box} room
 * @returns {{x: number, y: number} | null}
 */
export function gathered(places, k, room) {
  /** @type {{x: number, y: number}[]} */
  let most = [];
  for (const one of places) {
    const view = centred(one.x, one.y, k, room);
    const seen = places.filter((other) => in_sight(view, other, room));
    if (seen.length > most.length) most = seen;
  }
  const box = round(most, 0);
  return box && { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/**
 * The bounding box of some places, with a margin.
 * @param {{x: number, y: number}[]} places
 * @param {number} margin
 * @returns {Box | null}
 */
export function round(places, margin) {
  if (!places.length) return null;
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/**
 * The factor by which men are drawn larger, so that they stay legible when zoomed out.
 * @param {number} k
 * @param {number} [size] size of a man in units
 * @param {number} [least] minimum size in pixels
 */
export const man_scale = (k, size = 23, least = 17) => Math.max(1, least / (size * k));
