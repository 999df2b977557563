// Drawings of our own, written as text and put into the page as elements. Words from elsewhere go through `plain`.

import { svgTree } from "../lib/trusted.js";

const SVG = "http://www.w3.org/2000/svg";

/** A word that may stand within markup. @param {string} text */
export const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a node holds is this drawing, and nothing else. @param {Element} node @param {string} markup */
export function fill(node, markup) {
  if (!markup) {
    node.replaceChildren();
    return;
  }
  const whole = svgTree(`<svg xmlns="${SVG}">${markup}</svg>`);
  node.replaceChildren(...whole.childNodes);
}

/** A group with a drawing in it. @param {string} cls @param {string} [markup] @returns {SVGGElement} */
export function group(cls, markup = "") {
  const node = document.createElementNS(SVG, "g");
  if (cls) node.setAttribute("class", cls);
  fill(node, markup);
  return node;
}

/** A picture by itself. @param {string} box @param {string} cls @param {string} [markup] @returns {SVGSVGElement} */
export function picture(box, cls, markup = "") {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", box);
  node.setAttribute("aria-hidden", "true");
  if (cls) node.setAttribute("class", cls);
  fill(node, markup);
  return node;
}
