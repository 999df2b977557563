// Announcements by the people who run the server. Pushed over the socket of a table, fetched elsewhere.

import { keep, recall } from "./memory.js";

/** @typedef {{id: string, text: string, since: number}} Announcement */

/** The announcements in force, without those dismissed in this browser. Dispatches `changed`. */
export class Announced extends EventTarget {
  constructor() {
    super();
    /** @type {Announcement[]} */
    this.list = [];
    /** @type {Set<string>} */
    this.dismissed = new Set(recall("dismissed") ?? []);
  }

  /** The announcements to show, oldest first. */
  get shown() {
    return this.list.filter((one) => !this.dismissed.has(one.id));
  }

  /** Replace the announcements in force. @param {Announcement[]} list */
  tell(list) {
    const same = list.map((one) => one.id).join() === this.list.map((one) => one.id).join();
    this.list = list;
    if (!same) this.dispatchEvent(new Event("changed"));
  }

  /** Do not show an announcement again in this browser. @param {string} id */
  dismiss(id) {
    // Forget dismissed announcements that are no longer in force.
    this.dismissed = new Set([...this.dismissed, id].filter((one) => this.list.some((other) => other.id === one)));
    keep("dismissed", [...this.dismissed]);
    this.dispatchEvent(new Event("changed"));
  }
}

export const announced = new Announced();
