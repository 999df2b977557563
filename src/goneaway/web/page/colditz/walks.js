// Functions about walks, without side effects.

/** @typedef {import("../table/store.js").Destination} Destination */

/**
 * The destinations of a pawn, by place.
 * @param {{destinations?: Destination[]}} ways
 * @returns {Map<string, Destination>}
 */
export const by_place = (ways) => new Map((ways.destinations ?? []).map((one) => [one.place, one]));

/** @param {string} pawn @param {string[]} path */
export const walk_text = (pawn, path) => ["move", pawn, ...path].join(" ");

/**
 * The destination meant by a circle: the surface if the pawn can go there, else the tunnel below it.
 * @param {Map<string, Destination>} ways
 * @param {string} circle
 * @returns {Destination | undefined}
 */
export const meant = (ways, circle) => ways.get(circle) ?? ways.get(`${circle}/tunnel`);

/**
 * The path data of a line through some points.
 * @param {{x: number, y: number}[]} points
 */
export const line = (points) => points.map((point, number) => `${number ? "L" : "M"}${point.x} ${point.y}`).join("");

/**
 * The point on a line after a share of its length.
 * @param {{x: number, y: number}[]} points
 * @param {number} share 0 to 1
 * @returns {{x: number, y: number}}
 */
export function along(points, share) {
  if (points.length < 2 || share >= 1) return points[points.length - 1];
  const at = Math.max(0, share) * (points.length - 1);
  const number = Math.min(Math.floor(at), points.length - 2);
  const rest = at - number;
  const [a, b] = [points[number], points[number + 1]];
  return { x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest };
}

/**
 * The duration of a walk: a fixed time per step, up to a maximum.
 * @param {number} steps
 * @param {number} [step] milliseconds per step
 * @param {number} [most]
 */
export const walking_time = (steps, step = 110, most = 1200) => Math.min(most, steps * step);

/**
 * The step of a walk nearest to a point, to find where its line was grabbed.
 * @param {{x: number, y: number}[]} points
 * @param {{x: number, y: number}} at
 * @returns {{number: number, far: number}}
 */
export function nearest_step(points, at) {
  let number = 0;
  let far = Infinity;
  points.forEach((point, index) => {
    const away = Math.hypot(point.x - at.x, point.y - at.y);
    if (away < far) {
      far = away;
      number = index;
    }
  });
  return { number, far };
}

/**
 * The way-points with one added, in the order in which the walk passes them.
 * @param {string[]} via
 * @param {string[]} path the current walk
 * @param {string} place
 * @param {number} [at] the step of the walk that was dragged there
 * @returns {string[]}
 */
export function bent(via, path, place, at = path.length) {
  if (via.includes(place)) return via.filter((one) => one !== place);
  const before = via.filter((one) => path.indexOf(one) >= 0 && path.indexOf(one) < at);
  const after = via.filter((one) => !before.includes(one));
  return [...before, place, ...after];
}
