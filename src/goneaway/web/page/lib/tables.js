// Requests about tables: opening, joining, starting.

import { lot } from "./lots.js";
import { get, introduced, post } from "./api.js";

/**
 * Send a command to a table without a socket connection.
 * @param {string} code
 * @param {string} kind
 * @param {Record<string, unknown>} [fields]
 * @param {number} [expect] the last item number seen at the table
 */
export function command(code, kind, fields = {}, expect) {
  const seen = expect === undefined ? {} : { expect };
  return post(`/api/tables/${code}/commands`, { do: { kind, ...fields }, request: lot(), ...seen });
}

/**
 * Open a table, sit down and, if no other player is needed, begin.
 * @param {import("./messages.js").Settings} settings
 * @param {{seat: number | null, start: boolean, answers?: string[]}} how `answers`: to the questions before the
 * first move
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
 * Answer the questions before the first move. Standing orders, for the later ones, are sent first, because
 * answering the open question lets all others' set-up follow at once. If one fails, the player is simply asked.
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
