// The rail: table, dossiers, log and chat. Folded it is a strip; on a phone its parts are tabs.

import { html, nothing } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import "./barter.js";
import { dossier, facts, timeOf } from "./dossier.js";
import { gameOf } from "./games.js";
import "./logbook.js";
import "./security.js";
import "./talk.js";
import { clock, look, title } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

class TableRail extends TablePiece {
  static properties = {
    open: { type: Boolean, reflect: true },
    tab: { state: true },
    phone: {},
    read: { state: true },
  };

  constructor() {
    super();
    /** As a strip: whether it is open over the board. */
    this.open = false;
    this.tab = "";
    /** On a phone: the visible part (seats, log, barter); "" shows all. */
    this.phone = "";
    /** Number of chat messages read. */
    this.read = 0;
    this.tick = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.tick = setInterval(() => (this.store?.parts.clocks || this.store?.away.size) && this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    clearInterval(this.tick);
    super.disconnectedCallback();
  }

  /** @param {Store} store */
  tabs(store) {
    const security = store.seats[store.seat ?? -1]?.role === "security";
    const tabs = ["log", "talk"];
    if (gameOf(store.parts.about).barter && !security) tabs.push("barter");
    if (security) tabs.unshift("arrests");
    return tabs;
  }

  /** @param {Store} store */
  chosen(store) {
    const tabs = this.tabs(store);
    if (this.phone === "barter") return "barter";
    return tabs.includes(this.tab)
      ? this.tab
      : tabs[0] === "arrests" && !(store.mine && store.asked.kind === "security")
        ? "log"
        : tabs[0];
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const store = this.store;
    // On a phone the tab that is called Log shows the log, whatever was looked at in it before.
    if (changed.has("phone") && this.phone === "log") this.tab = "log";
    if (store?.known && this.chosen(store) === "talk") this.read = store.talk.length;
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const about = store.parts.about;
    const status = store.parts["board/status"];
    const chosen = this.chosen(store);
    return html`<div class="rail">
      <header class="rail-head">
        <div>
          <h2 class="rail-title">${about.title || about.game_title}</h2>
          <p class="rail-round">
            ${
              status?.round
                ? html`<span>${say("round", { round: status.round, rounds: status.rounds ?? 0 })}</span>`
                : nothing
            }
            ${status?.final ? html`<b class="rail-final">${say("island-final")}</b>` : nothing}
            ${status?.last ? html`<b class="rail-final">${say("island-last")}</b>` : nothing}
            ${about.edition_title ? html`<span>${about.edition_title}</span>` : nothing}
            ${
              about.rules.length
                ? html`<button
                    class="rail-house"
                    data-do="house"
                    @click=${() => this.dispatchEvent(new CustomEvent("house", { bubbles: true }))}
                  >
                    ${say("gather-rules", { count: about.rules.length })}
                  </button>`
                : nothing
            }
          </p>
        </div>
        <a
          class="button bare"
          href=${`/rules/${about.game}${about.edition ? `?edition=${about.edition}` : ""}`}
          target="_blank"
          title=${say("nav-rules")}
          >${icon("book", 24)}<span class="unseen">${say("nav-rules")}</span></a
        >
        <button
          class="button bare"
          data-do="menu"
          title=${say("menu")}
          @click=${() => this.dispatchEvent(new CustomEvent("menu", { bubbles: true }))}
        >
          ${icon("menu", 24)}<span class="unseen">${say("menu")}</span>
        </button>
        <button class="button bare rail-fold" aria-expanded=${this.open} @click=${() => (this.open = !this.open)}>
          ${icon(this.open ? "close" : "back", 22)}<span class="unseen">${say("rail-open")}</span>
        </button>
      </header>
      ${this.sky(store)}
      <ol class="rail-strip" aria-hidden=${this.open}>
        ${store.seats.map((seat) => this.brief(store, seat))}
      </ol>
      <ol class="rail-seats">
        ${store.seats.map((seat) => dossier(store, seat))}
      </ol>
      ${this.notes(store)}
      <div class="rail-tabs" role="tablist">
        ${this.tabs(store).map(
          (tab) =>
            html`<button
              role="tab"
              id=${`rail-tab-${tab}`}
              aria-controls="rail-body"
              aria-selected=${tab === chosen}
              data-tab=${tab}
              @click=${() => (this.tab = tab)}
            >
              ${say(`tab-${tab}`)} ${this.count(store, tab)}
            </button>`,
        )}
      </div>
      <div class="rail-body" id="rail-body" role="tabpanel" tabindex="0" aria-labelledby=${`rail-tab-${chosen}`}>
        ${chosen === "log" ? html`<table-log .store=${store}></table-log>` : nothing}
        ${chosen === "talk" ? html`<table-talk .store=${store}></table-talk>` : nothing}
        ${chosen === "barter" ? html`<barter-offers .store=${store}></barter-offers>` : nothing}
        ${chosen === "arrests" ? html`<security-arrests .store=${store}></security-arrests>` : nothing}
      </div>
      <talk-line .store=${store}></talk-line>
    </div>`;
  }

  /** At night: the moon on its arc. @param {Store} store */
  sky(store) {
    const hours = store.parts["board/status"]?.clock;
    if (!hours) return nothing;
    return html`<div class="rail-sky ${hours.night ? "night" : "day"}">
      <svg viewBox="0 0 300 48" aria-hidden="true">
        <path class="rail-arc" d="M10 44C80 6 220 6 290 44"></path>
        <circle class="rail-moon" cx=${150} cy="15" r="9"></circle>
      </svg>
      <p>
        <b>${say("clock-time", { night: hours.night ? "yes" : "no", day: hours.day, days: hours.days })}</b>
        ${hours.left ? say("clock-left", { left: hours.left }) : ""}
      </p>
    </div>`;
  }

  /** The notes about the table beside the board. @param {Store} store */
  notes(store) {
    const notes = store.parts["board/notes"] ?? [];
    const warnings = store.parts["board/panels"]?.warnings ?? [];
    if (!notes.length && !warnings.length) return nothing;
    return html`<details class="rail-notes" open>
      <summary class="label">${say("on-table")}</summary>
      ${notes.map((note) => html`<p .lights=${note}>${note.sentence}</p>`)}
      ${warnings.map((/** @type {string} */ warning) => html`<p>${warning}</p>`)}
    </details>`;
  }

  /** A seat in the strip. @param {Store} store @param {import("../lib/messages.js").Seat} seat */
  brief(store, seat) {
    const left = timeOf(store, seat.seat);
    const turn =
      store.parts["view/turn"] === (seat.nation || seat.name) ||
      (store.parts["view/turn"] === undefined && store.asked?.seat === seat.seat);
    return html`<li
      aria-current=${turn ? "true" : nothing}
      class="rail-brief ${turn ? "turn" : ""} ${store.asked?.seat === seat.seat && !turn ? "asked" : ""}"
      title=${title(seat)}
    >
      <button class="button bare" @click=${() => (this.open = true)}>
        ${token(look(seat), 32)}<span class="unseen">${title(seat)}</span>
      </button>
      ${facts(store, seat).pips}${left === null ? nothing : html`<small>${clock(left)}</small>`}
    </li>`;
  }

  /** @param {Store} store @param {string} tab */
  count(store, tab) {
    const offers = (store.parts["board/offers"] ?? []).filter((offer) =>
      store.seats.some((seat) => seat.you && seat.nation === offer.taker),
    );
    const number = tab === "talk" ? store.talk.length - this.read : tab === "barter" ? offers.length : 0;
    return number > 0 ? html`<b class="rail-count">${number}</b>` : nothing;
  }
}

customElements.define("table-rail", TableRail);
