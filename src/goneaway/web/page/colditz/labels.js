// Keeps room names readable: a name that a man or a guard would hide is drawn above the men.

import { is_guard } from "./tokens.js";

/** Maximum width of a bold letter as a share of its height, and the height in units. */
const WIDE = 0.66;
const TALL = 15;

/**
 * A name on the plan.
 * @typedef {{lines: string[], at: number[], turn: number}} Lettering
 */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** The bounding box of a name, also if it is rotated. @param {Lettering} given @returns {Box} */
export function written({ lines, at: [x, y], turn }) {
  const wide = Math.max(...lines.map((line) => line.length)) * TALL * WIDE;
  const tall = lines.length * TALL;
  const angle = ((turn || 0) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [w, h] = [(wide * cos + tall * sin) / 2, (wide * sin + tall * cos) / 2];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/**
 * The box a pawn covers; guards are taller than men.
 * @param {string} pawn
 * @param {{x: number, y: number}} at
 * @param {number} scale of men
 * @returns {Box}
 */
export function taken(pawn, { x, y }, scale) {
  const [wide, up, down] = is_guard(pawn) ? [15, 29, 9] : [14, 14, 14];
  return { left: x - wide * scale, right: x + wide * scale, top: y - up * scale, bottom: y + down * scale };
}

/** @param {Box} one @param {Box} other */
export const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export class Labels {
  /**
   * @param {SVGGElement} below the layer with the names, one text element each
   * @param {SVGGElement} above a layer over the men
   * @param {Lettering[]} lettering in the same order
   */
  constructor(below, above, lettering) {
    this.below = below;
    this.above = above;
    const texts = [...below.children].filter((node) => node.tagName === "text");
    this.all = lettering.map((given, number) => ({ box: written(given), node: texts[number] }));
  }

  /**
   * Move every name to the layer where it can be read.
   * @param {Iterable<[string, {x: number, y: number}]>} pawns
   * @param {number} scale of men
   */
  clear(pawns, scale) {
    const boxes = [...pawns].map(([pawn, at]) => taken(pawn, at, scale));
    for (const { box, node } of this.all) {
      const layer = boxes.some((one) => meet(box, one)) ? this.above : this.below;
      if (node.parentNode !== layer) layer.append(node);
    }
  }
}
