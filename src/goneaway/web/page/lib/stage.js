// What every board on the page does: it hears the table, the keys and its own size for as long as it is there.

import { Piece } from "./dom.js";

export class Stage extends Piece {
  constructor() {
    super();
    /** The table: see table/store.js. @type {any} */
    this.store = null;
    /** Whose word is heard now. @type {any} */
    this.listened = null;
    /** What is to be done on leaving. @type {(() => void)[]} */
    this.leaving = [];
    /** @type {Record<string, (event: any) => void>} */
    this.ears = {
      told: (event) => this.happened(event.detail),
      changed: () => this.update_from_store(),
      light: (event) => this.enlighten(event.detail),
      replay: () => this.retrace(),
      skip: () => this.skip(),
    };
    this.key = (/** @type {KeyboardEvent} */ event) => this.keyed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.key);
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.key);
    this.watcher?.disconnect();
    for (const leave of this.leaving.splice(0)) leave();
    this.listen(null);
    super.disconnectedCallback();
  }

  /** @param {any} store */
  listen(store) {
    if (store === this.listened) return;
    for (const [kind, heard] of Object.entries(this.ears)) {
      this.listened?.removeEventListener(kind, heard);
      store?.addEventListener(kind, heard);
    }
    this.listened = store;
  }

  /** Something was told. @param {any} told */
  happened(told) {
    void told;
  }

  /** Everything stands as it stands in the store. */
  update_from_store() {}

  /** Somebody reads of places and pawns. @param {{places: string[], pawns: string[], pan?: boolean}} what */
  enlighten(what) {
    void what;
  }

  /** What the others did since one's turn is shown once more. */
  retrace() {}

  /** Whatever moves is at its end. */
  skip() {}

  /** @param {KeyboardEvent} event */
  keyed(event) {
    void event;
  }

  /** The stage has another size. */
  resized() {}
}
