// Tables, as the server keeps them: opened, joined, started.

import { lot } from "./lots.js";
import { get, introduced, post } from "./api.js";

/**
 * Have something done at a table without sitting at its line.
 * @param {string} code
 * @param {string} kind
 * @param {Record<string, unknown>} [fields]
 * @param {number} [expect] what one has seen of the table
 */
export function command(code, kind, fields = {}, expect) {
  const seen = expect === undefined ? {} : { expect };
  return post(`/api/tables/${code}/commands`, { do: { kind, ...fields }, request: lot(), ...seen });
}

/**
 * Opens a table, sits down and, if nobody is waited for, begins.
 * @param {import("./messages.js").Settings} settings
 * @param {{seat: number | null, start: boolean, answers?: string[]}} how `answers`: to the questions that come
 *   before the first move
 * @returns {Promise<string>} its code
 */
export async function open(settings, how) {
  await introduced();
  const { code } = await post("/api/tables", settings);
  const seen =
    how.seat === null
      ? await get(`/api/tables/${code}/state`)
      : await command(code, "claim", { seat: how.seat, contribution: lot() });
  if (how.start) {
    const { number } = await command(code, "start", {}, seen.number);
    await answered(code, how.seat, how.answers ?? [], number).catch(() => undefined);
  }
  return code;
}

/**
 * Answers to the questions before the first move. Orders answer those that come later, and are given first: once
 * the open one is answered everybody else's set-up follows at once. Whoever is not answered for is asked: nothing
 * is lost if one of them fails.
 * @param {string} code
 * @param {number | null} seat
 * @param {string[]} answers
 * @param {number} number
 */
async function answered(code, seat, [first, ...later], number) {
  if (!first) return;
  let seen = number;
  for (const answer of later) {
    const done = await command(code, "order", { window: answer.split(" ")[0], answer, seat, once: true });
    seen = done.number ?? seen;
  }
  await command(code, "act", { action: first, seat }, seen);
}
