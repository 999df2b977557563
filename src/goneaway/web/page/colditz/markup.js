// Turns SVG written as text into elements. Text from elsewhere must be escaped with `plain`.

import { svgTree } from "../lib/trusted.js";

const SVG = "http://www.w3.org/2000/svg";

/** Escape a text for use in markup. @param {string} text */
export const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Replace the contents of a node with a drawing. @param {Element} node @param {string} markup */
export function fill(node, markup) {
  if (!markup) {
    node.replaceChildren();
    return;
  }
  const whole = svgTree(`<svg xmlns="${SVG}">${markup}</svg>`);
  node.replaceChildren(...whole.childNodes);
}

/** A `<g>` element with a drawing in it. @param {string} cls @param {string} [markup] @returns {SVGGElement} */
export function group(cls, markup = "") {
  const node = document.createElementNS(SVG, "g");
  if (cls) node.setAttribute("class", cls);
  fill(node, markup);
  return node;
}

/**
 * A separate `<svg>` element with a drawing in it.
 * @param {string} box
 * @param {string} cls
 * @param {string} [markup]
 * @returns {SVGSVGElement}
 */
export function picture(box, cls, markup = "") {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", box);
  node.setAttribute("aria-hidden", "true");
  if (cls) node.setAttribute("class", cls);
  fill(node, markup);
  return node;
}
