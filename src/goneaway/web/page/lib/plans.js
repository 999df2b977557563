// The plan of the castle as the server tells it, fetched once for a board, an edition and a language.

import { keep, recall } from "./memory.js";
import { words } from "./words.js";

/** So many tables are remembered. */
const REMEMBERED = 12;

/** By what was asked: the plan. @type {Map<string, Promise<any>>} */
const plans = new Map();

/** What is asked for a table: its board, edition and language; "" if it has no plan. @param {any} about */
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

/** @param {string} asked see `plan_of` */
export function told_plan(asked) {
  return kept(plans, asked, async () => (await got(`/api/plans/colditz?${asked}`)).json());
}

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
