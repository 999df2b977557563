// What every element of this page has: it stands in the open (no shadow), and follows the language.

import { LitElement } from "./lit.js";
import { words } from "./words.js";

export class Piece extends LitElement {
  constructor() {
    super();
    this.reword = () => this.requestUpdate();
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("changed", this.reword);
  }

  disconnectedCallback() {
    words.removeEventListener("changed", this.reword);
    super.disconnectedCallback();
  }
}

let busy = 0;

/**
 * While something is under way the page says so (`<body data-busy>`), for tests and for screen readers.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(work) {
  document.body.dataset.busy = String(++busy);
  try {
    return await work;
  } finally {
    busy -= 1;
    if (busy) document.body.dataset.busy = String(busy);
    else delete document.body.dataset.busy;
  }
}

/**
 * Go somewhere within the page.
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, how = {}) {
  history[how.replace ? "replaceState" : "pushState"](null, "", path);
  window.dispatchEvent(new Event("went"));
}

/**
 * Copies a text; says whether it could.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
