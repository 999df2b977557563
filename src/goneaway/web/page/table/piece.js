// The base of every element around the board: it has a store, and is rendered again when that changes.

import { Piece } from "../lib/dom.js";

/** @typedef {import("./store.js").Store} Store */

export class TablePiece extends Piece {
  /** @type {import("../lib/lit.js").PropertyDeclarations} */
  static properties = { store: { attribute: false } };

  constructor() {
    super();
    /** @type {Store | null} */
    this.store = null;
    /** The store it is listening to. @type {Store | null} */
    this.heard = null;
    this.changed = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen(this.store);
  }

  disconnectedCallback() {
    this.listen(null);
    super.disconnectedCallback();
  }

  /** @param {Store | null} store */
  listen(store) {
    if (store === this.heard) return;
    for (const kind of ["changed", "line"]) {
      this.heard?.removeEventListener(kind, this.changed);
      store?.addEventListener(kind, this.changed);
    }
    this.heard = store;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  update(changed) {
    if (this.isConnected) this.listen(this.store);
    super.update(changed);
  }
}
