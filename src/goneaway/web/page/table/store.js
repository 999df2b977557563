// What is known of one table, and the way to it. Everything drawn is drawn from here.

import { Line } from "../lib/line.js";

/** @typedef {{text: string, label: string, cost?: number, left?: number}} Proposal */

/**
 * Told: `changed` (parts, number or proposal), `told` (one item of the feed, with the parts as they were:
 * for what moves), `line` (the connection).
 */
export class Store extends EventTarget {
  /** @param {Line} line */
  constructor(line) {
    super();
    this.line = line;
    /** @type {Record<string, any>} */
    this.parts = {};
    this.number = 0;
    /** Whose eyes: a seat, or null for a spectator. @type {number | null} */
    this.eyes = null;
    /** @type {any[]} */
    this.log = [];
    /** @type {any[]} */
    this.talk = [];
    /** What the player is about to do, shown before it is done. @type {Proposal | null} */
    this.proposal = null;
    line.addEventListener("state", (event) => this.#stands(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("told", (event) => this.#hears(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("line", () => this.dispatchEvent(new Event("line")));
  }

  /** Whether anything has been heard yet. */
  get known() {
    return "about" in this.parts;
  }

  /**
   * Have something done.
   * @param {string} kind a command of the wire: act, say, claim, start …
   * @param {Record<string, any>} [fields]
   * @param {{expect?: number | null}} [how] null: whatever has happened in the meantime
   */
  send(kind, fields = {}, how = {}) {
    return this.line.do({ kind, ...fields }, how);
  }

  /**
   * Ask something that changes nothing.
   * @param {string} kind a question of the wire: choices, ways, why, hint …
   * @param {Record<string, any>} [fields]
   */
  ask(kind, fields = {}) {
    return this.line.ask({ kind, ...fields });
  }

  /** @param {Proposal | null} proposal */
  propose(proposal) {
    this.proposal = proposal;
    this.#changed();
  }

  /** @param {any} state */
  #stands(state) {
    this.parts = state.parts;
    this.number = state.number;
    this.eyes = state.eyes ?? null;
    this.log = state.log ?? [];
    this.talk = state.talk ?? [];
    this.proposal = null;
    this.#changed();
  }

  /** @param {any} told */
  #hears(told) {
    const before = this.parts;
    this.parts = { ...before, ...told.parts };
    this.number = told.number;
    if (told.lines?.length) {
      if (told.kind === "said") this.talk = [...this.talk, told];
      else this.log = [...this.log, told];
    }
    this.proposal = null;
    this.dispatchEvent(new CustomEvent("told", { detail: { told, before } }));
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("changed"));
  }
}
