// Tables, as the server keeps them: opened, joined, started.

import { introduced, post } from "./wire.js";

/**
 * Have something done at a table without sitting at its line.
 * @param {string} code
 * @param {string} kind
 * @param {Record<string, any>} [fields]
 */
export const command = (code, kind, fields = {}) =>
  post(`/api/tables/${code}/commands`, { do: { kind, ...fields }, request: crypto.randomUUID() });

/**
 * Opens a table, sits down and, if nobody is waited for, begins.
 * @param {any} settings
 * @param {{seat: number | null, start: boolean, answers?: Record<string, string>}} how `answers`: to the
 *   questions that come before the first move, by kind
 * @returns {Promise<string>} its code
 */
export async function open(settings, how) {
  await introduced();
  const { code } = await post("/api/tables", settings);
  if (how.seat !== null) await command(code, "claim", { seat: how.seat, contribution: crypto.randomUUID() });
  if (how.start) {
    for (const [window, answer] of Object.entries(how.answers ?? {})) {
      await command(code, "order", { window, answer, once: true, seat: how.seat });
    }
    await command(code, "start");
  }
  return code;
}
