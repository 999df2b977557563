// Several players at one browser: a curtain falls between their turns, so that they do not see each other's cards.

import { during } from "../lib/busy.js";
import { html, nothing } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { token } from "../lib/shapes.js";
import { post } from "../lib/api.js";
import { say, words } from "../lib/words.js";
import { TablePiece } from "./piece.js";
import { look, title } from "./telling.js";

/** @typedef {{name: string, token: string}} Sitter */

/**
 * The players at this browser besides its owner.
 * @param {string} code
 * @returns {Sitter[]}
 */
export const sitters = (code) => recall(`beside.${code}`) ?? [];

/**
 * Another player sits down at this browser: a separate person for the server, with a token that only this browser
 * has.
 * @param {string} code
 * @param {string} name
 * @param {number} seat
 */
export async function sitBeside(code, name, seat) {
  const person = await post("/api/people", { name, language: words.language });
  const claim = { do: { kind: "claim", seat, contribution: crypto.randomUUID() }, request: crypto.randomUUID() };
  const answer = await fetch(`/api/tables/${code}/commands`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      "accept-language": words.language,
    },
    body: JSON.stringify(claim),
  });
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).sentence ?? say("wire-failed"));
  keep(`beside.${code}`, [...sitters(code), { name: person.name, token: person.token }]);
}

/** Before the game: further players at this screen take a free seat by name. */
class SitBeside extends TablePiece {
  static properties = { wrong: { state: true } };

  constructor() {
    super();
    this.wrong = "";
  }

  render() {
    const store = this.store;
    const free = (store?.seats ?? []).filter((seat) => !seat.person && !seat.bot);
    if (!store || !free.length || !store.seats.some((seat) => seat.you)) return nothing;
    return html`<form class="beside sheet" @submit=${(/** @type {Event} */ event) => this.sit(event)}>
      <h2>${say("beside-title")}</h2>
      <p class="quiet small">${say("beside-why")}</p>
      <label class="field"
        >${say("name-label")}<input class="input" name="name" required maxlength="40" autocomplete="off"
      /></label>
      <label class="field"
        >${say("beside-seat")}<select class="input" name="seat">
          ${free.map((seat) => html`<option value=${seat.seat}>${seat.title || seat.name}</option>`)}
        </select></label
      >
      ${this.wrong ? html`<p class="notice" role="alert">${this.wrong}</p>` : nothing}
      <button class="button act" data-do="beside">${say("gather-sit")}</button>
    </form>`;
  }

  /** @param {Event} event */
  async sit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const told = new FormData(form);
    try {
      await during(
        sitBeside(this.store?.parts.about.code ?? "", String(told.get("name")).trim(), Number(told.get("seat"))),
      );
      form.reset();
      this.wrong = "";
      this.dispatchEvent(new Event("sat"));
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define("sit-beside", SitBeside);

/**
 * @param {string} name
 * @param {import("./store.js").Store} store
 * @param {() => void} open
 */
export function curtain(name, store, open) {
  const seat = store.seats[store.asked?.seat ?? -1];
  return html`<div class="curtain">
    <div class="curtain-text">
      ${token(look(seat), 64)}
      <h1>${say("curtain-title", { who: name })}</h1>
      <p class="quiet">${say("curtain-why", { seat: title(seat) })}</p>
      <button class="button primary large" data-do="curtain" autofocus @click=${open}>
        ${say("curtain-open", { who: name })}
      </button>
    </div>
  </div>`;
}
