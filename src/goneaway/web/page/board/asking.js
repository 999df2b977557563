// A cache of queries to the server. Answers stay valid until the next event, so each query is sent once.

/** @typedef {import("../lib/messages.js").Asked} Asked */

export class Asking {
  /** @param {() => import("../table/store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.number = -1;
    /** @type {Map<string, Promise<unknown>>} */
    this.known = new Map();
  }

  /**
   * @template {Asked["kind"]} K
   * @param {K} kind
   * @param {Omit<Extract<Asked, {kind: K}>, "kind">} [fields]
   * @param {boolean} [quiet] do not show the page as busy
   * @returns {Promise<import("../lib/messages.js").Answers[K] | null>} null if there is no answer
   */
  ask(kind, fields, quiet = false) {
    const store = this.store();
    if (store.number !== this.number) {
      this.known.clear();
      this.number = store.number;
    }
    const key = JSON.stringify([kind, fields]);
    let found = this.known.get(key);
    if (!found) {
      found = store.ask(kind, fields, { quiet }).catch(() => {
        this.known.delete(key);
        return null;
      });
      this.known.set(key, found);
    }
    return /** @type {Promise<import("../lib/messages.js").Answers[K] | null>} */ (found);
  }
}
