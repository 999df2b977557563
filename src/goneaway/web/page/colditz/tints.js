// The tint for a cost: a contour map from near to far. The colours are in the style sheet.

/** Steps of the contour map between near and far. */
export const STEPS = 8;

/**
 * @param {number} cost
 * @param {number} most the highest cost that is lit
 * @returns {number} 0 (near) to STEPS - 1 (far)
 */
export function contour(cost, most) {
  if (most <= 1) return 0;
  return Math.round(((Math.min(Math.max(cost, 1), most) - 1) / (most - 1)) * (STEPS - 1));
}

/**
 * The band of a threat: 1 for 1 or 2 points, 2 for 3 or 4, 3 for more.
 * @param {number} cost
 * @returns {1 | 2 | 3}
 */
export const band = (cost) => (cost <= 2 ? 1 : cost <= 4 ? 2 : 3);
