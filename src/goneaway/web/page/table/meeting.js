// The officers' meeting: Security is out of the room.

import { html, nothing } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import "./barter.js";
import { READY } from "./gestures.js";
import { ruleLink } from "./order.js";
import { clock, look, player, title } from "./telling.js";
import "./talk.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

class TableMeeting extends TablePiece {
  constructor() {
    super();
    this.tick = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.tick = setInterval(() => this.requestUpdate(), 500);
  }

  disconnectedCallback() {
    clearInterval(this.tick);
    super.disconnectedCallback();
  }

  render() {
    const store = this.store;
    if (!store?.asked) return nothing;
    const mine = store.seats[store.seat ?? -1];
    const { seconds } = store.asked;
    const left = seconds - (Date.now() - store.askedAt) / 1000;
    if (mine?.role !== "officer") {
      return html`<section class="meeting sheet out" role="status">
        <h2>${say("meeting-out")}</h2>
        <p class="quiet">${say("meeting-out-why")}</p>
      </section>`;
    }
    const ready = store.mine || store.asked.beside.includes(READY);
    return html`<section class="meeting sheet" role="dialog" aria-labelledby="meeting-title">
      <header>
        <div>
          <h2 id="meeting-title">${say("ask-meeting")}</h2>
          <p class="quiet">
            ${say("ask-meeting-why")}
            <a href=${ruleLink(store, store.asked.clause)} target="_blank">${store.asked.citation}</a>
          </p>
        </div>
        ${seconds ? html`<b class="meeting-clock">${clock(left)}</b>` : nothing}
      </header>
      <ul class="meeting-seats">
        ${store.seats.map(
          (seat) =>
            html`<li class=${seat.role === "officer" ? "" : "out"}>
              ${token(look(seat), 30)} <b>${title(seat)}</b>
              <span class="quiet">${seat.role === "officer" ? player(seat) : say("meeting-away")}</span>
            </li>`,
        )}
      </ul>
      <div class="meeting-parts">
        <div class="rail-body"><table-talk .store=${store}></table-talk></div>
        <div><barter-offers .store=${store}></barter-offers></div>
      </div>
      <footer>
        <meeting-line .store=${store}></meeting-line>
        ${
          ready
            ? html`<button class="button primary large" data-verb="ready" @click=${() => store.act(READY)}>
                ${icon("tick")} ${say("meeting-ready")}
              </button>`
            : html`<p class="quiet">${say("meeting-waiting")}</p>`
        }
      </footer>
    </section>`;
  }
}

/** The officers' chat, which Security cannot read. */
class MeetingLine extends TablePiece {
  static properties = { wrong: { state: true } };

  constructor() {
    super();
    this.wrong = "";
  }

  render() {
    const store = this.store;
    if (!store) return nothing;
    return html`<form
      class="talk-line"
      @submit=${async (/** @type {Event} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const text = String(new FormData(form).get("text") ?? "").trim();
        if (!text) return;
        try {
          await store.send("say", { to: "officers", text }, { expect: null });
          form.reset();
          this.wrong = "";
        } catch (error) {
          this.wrong = error instanceof Error ? error.message : String(error);
        }
      }}
    >
      <span class="talk-to private">${say("talk-officers")}</span>
      <input
        class="input"
        name="text"
        maxlength="600"
        autocomplete="off"
        aria-label=${say("talk-write-private")}
        placeholder=${say("talk-write-private")}
      />
      ${this.wrong ? html`<p class="talk-wrong" role="alert">${this.wrong}</p>` : nothing}
    </form>`;
  }
}

customElements.define("meeting-line", MeetingLine);
customElements.define("table-meeting", TableMeeting);
