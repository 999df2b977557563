// What every board on the page does: it hears the table, the keys and its own size for as long as it is there.

import { Piece } from "./dom.js";

/**
 * @typedef {{told: import("./messages.js").Told, before: import("./messages.js").Parts, settled: boolean}} Happened
 */

/**
 * An element that draws the board of a game: its table, how much of it is covered, and where places and pawns are.
 * @typedef {HTMLElement & {store?: import("../table/store.js").Store, insets?: object,
 *   spot?: (places: readonly string[], pawns: readonly string[]) => {x: number, y: number} | null}} StageElement
 */

export class Stage extends Piece {
  constructor() {
    super();
    /** The table; there is one before anything is drawn. */
    this.store = /** @type {import("../table/store.js").Store} */ (/** @type {unknown} */ (null));
    /** Whose word is heard now. @type {import("../table/store.js").Store | null} */
    this.listened = null;
    /** What is to be done on leaving. @type {(() => void)[]} */
    this.leaving = [];
    /** By event of the store: what is done. @type {Record<string, (event: Event) => void>} */
    this.ears = {
      told: (event) => this.happened(/** @type {CustomEvent} */ (event).detail),
      changed: () => this.update_from_store(),
      light: (event) => this.enlighten(/** @type {CustomEvent} */ (event).detail),
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

  /** @param {import("../table/store.js").Store | null} store */
  listen(store) {
    if (store === this.listened) return;
    for (const [kind, heard] of Object.entries(this.ears)) {
      this.listened?.removeEventListener(kind, heard);
      store?.addEventListener(kind, heard);
    }
    this.listened = store;
  }

  /**
   * Something was told: `before` are the parts before it, `settled` whether what was about to be done is void.
   * @param {Happened} told
   */
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
