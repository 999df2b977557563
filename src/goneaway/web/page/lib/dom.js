// The base of every element of this page: it uses no shadow DOM, and follows the language.

import { LitElement } from "./lit.js";
import { words } from "./words.js";

/** A change event of a form field. @typedef {Event & {target: HTMLInputElement}} Changed */

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
    for (const kind of ["changed", "edition"]) words.addEventListener(kind, this.reword);
  }

  disconnectedCallback() {
    for (const kind of ["changed", "edition"]) words.removeEventListener(kind, this.reword);
    super.disconnectedCallback();
  }
}

export { during } from "./busy.js";

/**
 * Navigate within the page.
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, how = {}) {
  history[how.replace ? "replaceState" : "pushState"](null, "", path);
  window.dispatchEvent(new Event("went"));
}

/**
 * Copy a text to the clipboard; return whether that succeeded.
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

/** Resolves when the next frame is on the screen. @returns {Promise<void>} */
export const seen = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
