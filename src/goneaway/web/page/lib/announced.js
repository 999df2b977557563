// What the people who run the server announce. Told over the line to a table, fetched elsewhere.

import { keep, recall } from "./memory.js";

/** @typedef {{id: string, text: string, since: number}} Announcement */

/** The announcements in force, less those that were dismissed in this browser. Tells `changed`. */
export class Announced extends EventTarget {
  constructor() {
    super();
    /** @type {Announcement[]} */
    this.list = [];
    /** @type {Set<string>} */
    this.dismissed = new Set(recall("dismissed") ?? []);
  }

  /** Those to show, the oldest first. */
  get shown() {
    return this.list.filter((one) => !this.dismissed.has(one.id));
  }

  /** All that stand now. @param {Announcement[]} list */
  tell(list) {
    const same = list.map((one) => one.id).join() === this.list.map((one) => one.id).join();
    this.list = list;
    if (!same) this.dispatchEvent(new Event("changed"));
  }

  /** Not again in this browser. @param {string} id */
  dismiss(id) {
    // What is no longer announced need not be remembered.
    this.dismissed = new Set([...this.dismissed, id].filter((one) => this.list.some((other) => other.id === one)));
    keep("dismissed", [...this.dismissed]);
    this.dispatchEvent(new Event("changed"));
  }
}

export const announced = new Announced();
