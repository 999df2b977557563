// The plans that boards are drawn from: what a table is played on, and what was fetched of it once.

import { keep, recall } from "./memory.js";
import { words } from "./words.js";

/** So many tables are remembered. */
const REMEMBERED = 12;

/**
 * What is asked for a table: its board, edition and language; "" if it has no plan.
 * @param {{plan?: string, edition: string}} about
 */
export function plan_of(about) {
  return about.plan ? `${about.plan}&edition=${about.edition}&language=${words.language}` : "";
}

/**
 * What a table is played on, so that its board can be drawn before it answers.
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
 * What is known by a key, or found now; what could not be found is looked for again next time.
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
