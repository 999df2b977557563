// Questions to the server that hold as long as nothing happens: each is asked once.

export class Asking {
  /** @param {() => any} store */
  constructor(store) {
    this.store = store;
    this.number = -1;
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
  }

  /**
   * @param {string} kind
   * @param {Record<string, any>} [fields]
   * @param {boolean} [quiet] nobody waits for it
   * @returns {Promise<any>} null if there is no answer
   */
  ask(kind, fields = {}, quiet = false) {
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
      this.known.set(key, /** @type {Promise<any>} */ (found));
    }
    return /** @type {Promise<any>} */ (found);
  }
}
