// The plans that boards are drawn from: which one a table uses, and a cache of those fetched.

import { keep, recall } from "./memory.js";
import { words } from "./words.js";

/** Maximum number of tables remembered. */
const REMEMBERED = 12;

/**
 * The query string for a table's plan: its board, edition and language; "" if it has no plan.
 * @param {{plan?: string, edition: string}} about
 */
export function plan_of(about) {
  return about.plan ? `${about.plan}&edition=${about.edition}&language=${words.language}` : "";
}

/**
 * Remember which plan a table uses, so that its board can be drawn before the table answers.
 * @param {string} code
 * @param {{game: string, plan?: string, edition: string}} about
 */
export function remember(code, { game, plan, edition }) {
  const known = recall("boards") ?? {};
  if (!plan || JSON.stringify(known[code]) === JSON.stringify({ game, plan, edition })) return;
  const { [code]: _, ...others } = known;
  const kept = Object.entries(others).slice(1 - REMEMBERED);
  keep("boards", Object.fromEntries([...kept, [code, { game, plan, edition }]]));
}

/** @param {string} code @returns {{game: string, plan: string, edition: string} | null} */
export const expected = (code) => recall("boards")?.[code] ?? null;

/**
 * The cached value for a key, or the result of `find`; failures are not cached.
 * @template T
 * @param {Map<string, Promise<T>>} known
 * @param {string} key
 * @param {() => Promise<T>} find
 */
export function kept(known, key, find) {
  let found = known.get(key);
  if (!found) {
    found = find();
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

/** @param {string} address */
export async function got(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
