// Ways of all who can walk, asked for before anybody is picked: a press lights what is known already.
// They hold as long as nothing happens, like every answer of the server.

import { by_place } from "./walks.js";

/** @typedef {import("./walks.js").Destination} Destination */
/** @typedef {{ways: Map<string, Destination>, points: number}} Known */

/** A pause so long that a hand on its way to a man is served first, in milliseconds. */
const PAUSE = 40;

export class Ahead {
  /**
   * @param {import("../board/asking.js").Asking} asking
   * @param {(ways: Map<string, Destination>) => void} prepare what is done with ways while there is time
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
   * Asks for one after another, in time that nobody needs; until something happens.
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

/** Nobody looks, or every byte counts: then ways are asked for when they are wanted. */
function worth() {
  /** @typedef {{connection?: {saveData?: boolean, effectiveType?: string}}} Connected in browsers that tell it */
  const line = /** @type {Connected | undefined} */ (globalThis.navigator)?.connection;
  return !globalThis.document?.hidden && !line?.saveData && (line?.effectiveType ?? "4g") === "4g";
}

/** @returns {Promise<void>} */
const idle = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
