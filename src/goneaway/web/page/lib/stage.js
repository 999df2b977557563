// The base of every board: it listens to the table, the keys and its own size while it is on the page.

import { Piece } from "./dom.js";

/**
 * @typedef {{told: import("./messages.js").Told, before: import("./messages.js").Parts, settled: boolean}} Happened
 */

/**
 * An element that draws the board of a game.
 * @typedef {HTMLElement & {store?: import("../table/store.js").Store, insets?: object,
 *   spot?: (places: readonly string[], pawns: readonly string[]) => {x: number, y: number} | null}} StageElement
 */

export class Stage extends Piece {
  constructor() {
    super();
    /** The table's store; set before anything is drawn. */
    this.store = /** @type {import("../table/store.js").Store} */ (/** @type {unknown} */ (null));
    /** The store it is listening to. @type {import("../table/store.js").Store | null} */
    this.listened = null;
    /** Functions to call on leaving the page. @type {(() => void)[]} */
    this.leaving = [];
    /** Listeners by event of the store. @type {Record<string, (event: Event) => void>} */
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
   * An item arrived: `before` are the parts before it, `settled` whether the pending proposal is void.
   * @param {Happened} told
   */
  happened(told) {
    void told;
  }

  /** Draw everything as it is in the store. */
  update_from_store() {}

  /**
   * Light places and pawns the player is reading about.
   * @param {{places: string[], pawns: string[], pan?: boolean}} what
   */
  enlighten(what) {
    void what;
  }

  /** Replay what the others did since your turn. */
  retrace() {}

  /** Finish all animations at once. */
  skip() {}

  /** @param {KeyboardEvent} event */
  keyed(event) {
    void event;
  }

  /** The size of the stage has changed. */
  resized() {}
}
