// The screen of one table: the line to it, and what its state asks for.

import { Piece } from "../lib/dom.js";
import { html } from "../lib/lit.js";
import { Line } from "../lib/line.js";
import { introduced } from "../lib/wire.js";
import { words } from "../lib/words.js";
import { Store } from "./store.js";

class TableView extends Piece {
  static properties = { code: {} };

  constructor() {
    super();
    this.code = "";
    /** @type {Store | null} */
    this.store = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.sit();
  }

  disconnectedCallback() {
    this.store?.line.close();
    this.store = null;
    super.disconnectedCallback();
  }

  async sit() {
    const me = await introduced();
    if (!this.isConnected) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}/api/play`;
    const line = new Line({ token: me.token, table: this.code, language: words.language }, { url });
    const store = new Store(line);
    for (const kind of ["changed", "line"]) store.addEventListener(kind, () => this.requestUpdate());
    this.store = store;
    line.open();
  }

  updated() {
    if (this.store) document.body.dataset.number = String(this.store.number);
  }

  render() {
    return html`<div class="shell-page"><h1>${this.store?.parts.about?.title ?? this.code}</h1></div>`;
  }
}

customElements.define("table-view", TableView);
