// Drawings of men: by shape, letter and hue together, never by hue alone.

import { svg } from "../lib/lit.js";

/** Outlines of radius 1, the same as elsewhere on the page. @type {Record<string, string>} */
const SHAPES = {
  B: "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  R: "M-.9-.9H.9V.9H-.9Z",
  V: "M0-1.1 1.07-.3.68 .96H-.68L-1.07-.3Z",
  Y: "M0-1.24 1.24 0 0 1.24-1.24 0Z",
};

/** @param {string} man */
export const colour_of = (man) => man[0];
/** @param {string} colour */
export const shape = (colour) => SHAPES[colour] ?? SHAPES.B;

/**
 * The token of a man or a colour, centred on the origin.
 * @param {string} name a colour, or a man (colour and number)
 * @param {number} [size] radius
 */
export const token = (name, size = 11.5) => svg`<g class="isl-token isl-${colour_of(name)}">
  <path class="isl-halo" d=${shape(colour_of(name))} transform="scale(${size + 2.2})"></path>
  <path class="isl-body" d=${shape(colour_of(name))} transform="scale(${size})"></path>
  <path class="isl-inner" d=${shape(colour_of(name))} transform="scale(${size - 2.2})"></path>
  ${size > 8 ? svg`<text class="isl-letter" y="3.9">${name}</text>` : ""}
</g>`;
