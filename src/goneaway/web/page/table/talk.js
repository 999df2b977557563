// The chat: messages with their recipients, and an input. The recipients are always shown.

import { icon } from "../lib/icons.js";
import { html, nothing, repeat } from "../lib/lit.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { look, title } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./store.js").Store} Store */

/** The recipients, in words. @param {import("../lib/messages.js").DidSaid} entry @param {Store} store */
function heard(entry, store) {
  if (entry.all) return say("talk-table");
  const ears = (entry.ears ?? [])
    .filter((seat) => seat !== entry.seat)
    .map((seat) => (store.seats[seat]?.you ? say("seat-you") : title(store.seats[seat])));
  return say("talk-to", { who: ears.join(", ") });
}

class TableTalk extends TablePiece {
  updated() {
    const list = this.closest(".rail-body");
    if (list) list.scrollTop = list.scrollHeight;
  }

  render() {
    const store = this.store;
    if (!store) return nothing;
    if (!store.talk.length) return html`<p class="quiet log-empty">${say("talk-empty")}</p>`;
    return html`<div class="talk" role="log" aria-label=${say("tab-talk")}>
      ${repeat(
        store.talk,
        (item) => item.number,
        ({ entry }) => {
          if (entry.kind !== "said") return nothing;
          const seat = store.seats[entry.seat];
          return html`<div class="talk-item ${seat?.you ? "own" : ""}">
            ${token(look(seat), 26)}
            <p>
              <b>${seat?.you ? say("seat-you") : entry.name || title(seat)}</b>
              <span class="talk-to ${entry.all ? "" : "private"}">${heard(entry, store)}</span><br />${entry.text}
            </p>
          </div>`;
        },
      )}
    </div>`;
  }
}

class TalkLine extends TablePiece {
  static properties = { to: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    this.to = "table";
    this.wrong = "";
  }

  render() {
    const store = this.store;
    if (!store || store.eyes === null) return nothing;
    const mine = store.seats[store.seat ?? -1];
    const others = store.seats.filter((seat) => !seat.you && seat.person);
    const officers = mine?.role === "officer" && others.some((seat) => seat.role === "officer");
    return html`<form class="talk-line" @submit=${(/** @type {Event} */ event) => this.speak(event, store)}>
      <label
        ><span class="unseen">${say("talk-whom")}</span>
        <select class="value" name="to" @change=${(/** @type {Changed} */ event) => (this.to = event.target.value)}>
          <option value="table" ?selected=${this.to === "table"}>${say("talk-table")}</option>
          ${
            officers
              ? html`<option value="officers" ?selected=${this.to === "officers"}>${say("talk-officers")}</option>`
              : nothing
          }
          ${others.map(
            (seat) =>
              html`<option value=${seat.seat} ?selected=${this.to === String(seat.seat)}>
                ${say("talk-to", { who: title(seat) })}
              </option>`,
          )}
        </select></label
      >
      <input
        class="input"
        name="text"
        maxlength="600"
        autocomplete="off"
        placeholder=${this.to === "table" ? say("talk-write") : say("talk-write-private")}
        aria-label=${say("talk-write")}
      />
      <button class="button bare talk-send" type="submit" title=${say("talk-send")}>
        ${icon("forward")}<span class="unseen">${say("talk-send")}</span>
      </button>
      ${this.wrong ? html`<p class="talk-wrong" role="alert">${this.wrong}</p>` : nothing}
    </form>`;
  }

  /**
   * @param {Event} event
   * @param {Store} store
   */
  async speak(event, store) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (!text) return;
    const to = this.to === "table" || this.to === "officers" ? this.to : [Number(this.to)];
    try {
      await store.send("say", { to, text }, { expect: null });
      form.reset();
      this.wrong = "";
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define("table-talk", TableTalk);
customElements.define("talk-line", TalkLine);
