// Prefetches the ways of all pawns that can walk, so that selecting one lights its ways at once.
// Like every answer of the server, they are valid until the next event.

import { by_place } from "./walks.js";

/** @typedef {import("./walks.js").Destination} Destination */
/** @typedef {{ways: Map<string, Destination>, points: number}} Known */

/** Milliseconds between two prefetches, so that a player's own requests come first. */
const PAUSE = 40;

export class Ahead {
  /**
   * @param {import("../board/asking.js").Asking} asking
   * @param {(ways: Map<string, Destination>) => void} prepare called with the ways of a pawn, to prepare their
   * drawing
   */
  constructor(asking, prepare) {
    this.asking = asking;
    this.prepare = prepare;
    /** By pawn. @type {Map<string, Known>} */
    this.known = new Map();
    this.round = 0;
  }

  clear() {
    this.known = new Map();
    this.round += 1;
  }

  /**
   * Prefetch the ways of these pawns one after another in idle time, until something happens.
   * @param {Iterable<string>} pawns
   */
  async look(pawns) {
    const { round } = this;
    if (!worth()) return;
    for (const pawn of pawns) {
      await idle();
      if (this.round !== round) return;
      await this.fetch(pawn);
    }
  }

  /** @param {string} pawn */
  async fetch(pawn) {
    const { round } = this;
    const told = await this.asking.ask("ways", { pawn }, true);
    await idle();
    if (told && this.round === round) this.prepare(this.keep(pawn, told).ways);
  }

  /**
   * @param {string} pawn
   * @param {import("../lib/messages.js").Answers["ways"]} told
   */
  keep(pawn, told) {
    const found = this.known.get(pawn) ?? { ways: by_place(told), points: told.points ?? 0 };
    this.known.set(pawn, found);
    return found;
  }
}

/** Whether prefetching is worth it: not in a hidden page, nor on a slow or metered connection. */
function worth() {
  /** @typedef {{connection?: {saveData?: boolean, effectiveType?: string}}} Connected in browsers that report it */
  const line = /** @type {Connected | undefined} */ (globalThis.navigator)?.connection;
  return !globalThis.document?.hidden && !line?.saveData && (line?.effectiveType ?? "4g") === "4g";
}

/** @returns {Promise<void>} */
const idle = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
