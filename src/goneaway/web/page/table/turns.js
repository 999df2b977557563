// The log by turns, each a heading with its lines, and which turns are folded; without side effects.

import { keep, recall } from "../lib/memory.js";
import { HUSHED, LINES } from "./gestures.js";

/** @typedef {import("../lib/messages.js").Line} Line */
/**
 * A heading with the number of its item (null before the first), and the parts of items under it.
 * @template {{lines: Line[]}} T
 * @typedef {{key: string, number: number, head: Line | null, parts: T[]}} Turn
 */

/** Maximum number of folded turns remembered per table. */
const MOST = 200;
/** @type {Set<string>} */
const HEADS = new Set([LINES.turn, LINES.round]);

/**
 * The items divided at the headings among their lines, without lines that repeat a heading; `at` numbers the items.
 * @template {{lines: Line[]}} T
 * @param {T[]} items
 * @param {(item: T) => number} at
 * @returns {Turn<T>[]}
 */
export function turns(items, at) {
  /** @type {Turn<T>[]} */
  const found = [{ key: "", number: 0, head: null, parts: [] }];
  for (const item of items) {
    /** @type {Line[]} */
    let lines = [];
    const under = () => {
      const one = { ...item, lines: lines.filter((line) => !HUSHED.has(line.kind)) };
      if (one.lines.length || !item.lines.length) found.at(-1)?.parts.push(one);
      lines = [];
    };
    item.lines.forEach((line, index) => {
      if (!HEADS.has(line.kind)) return lines.push(line);
      if (index) under();
      return found.push({ key: `${at(item)}.${index}`, number: at(item), head: line, parts: [] });
    });
    under();
  }
  return found.filter((turn) => turn.head || turn.parts.length);
}

/** Folded turns, remembered in this browser under a name. */
export class Folded {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {Set<string>} */
    this.keys = new Set(recall(name) ?? []);
  }

  /**
   * @param {string} key
   * @param {boolean} folded
   * @returns {boolean} whether that is a change
   */
  set(key, folded) {
    if (this.keys.has(key) === folded) return false;
    if (folded) this.keys.add(key);
    else this.keys.delete(key);
    keep(this.name, this.keys.size ? [...this.keys].slice(-MOST) : null);
    return true;
  }
}
