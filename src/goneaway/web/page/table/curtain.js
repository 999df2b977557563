// Several people at one browser: between two of them a curtain falls, so that nobody sees the other's cards.

import { html } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { token } from "../lib/shapes.js";
import { post } from "../lib/wire.js";
import { say, words } from "../lib/words.js";
import { look, title } from "./telling.js";

/** @typedef {{name: string, token: string}} Sitter */

/**
 * Those who sit at this browser beside its owner.
 * @param {string} code
 * @returns {Sitter[]}
 */
export const sitters = (code) => recall(`beside.${code}`) ?? [];

/**
 * Somebody sits down here, too: a person of his own to the server, with a token that only this browser has.
 * @param {string} code
 * @param {string} name
 * @param {number} seat
 */
export async function sitBeside(code, name, seat) {
  const person = await post("/api/people", { name, language: words.language });
  const claim = { do: { kind: "claim", seat, contribution: crypto.randomUUID() }, request: crypto.randomUUID() };
  const answer = await fetch(`/api/tables/${code}/commands`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}`, "accept-language": words.language },
    body: JSON.stringify(claim),
  });
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).sentence ?? say("wire-failed"));
  keep(`beside.${code}`, [...sitters(code), { name: person.name, token: person.token }]);
}

/**
 * @param {string} name
 * @param {import("./store.js").Store} store
 * @param {() => void} open
 */
export function curtain(name, store, open) {
  const seat = store.seats[store.asked?.seat ?? -1];
  return html`<div class="curtain"><div class="curtain-text">${token(look(seat), 64)}
    <h1>${say("curtain-title", { who: name })}</h1><p class="quiet">${say("curtain-why", { seat: title(seat) })}</p>
    <button class="button primary large" data-do="curtain" autofocus @click=${open}>${say("curtain-open", { who: name })}</button></div></div>`;
}
