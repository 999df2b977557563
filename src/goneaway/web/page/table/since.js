// What the others did since your turn: one line per seat, over the board, until you go on or dismiss it.

import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { still } from "../lib/motion.js";
import { token } from "../lib/shapes.js";
import { say, words } from "../lib/words.js";
import { die } from "./dice.js";
import { sentence } from "./logbook.js";
import { TablePiece } from "./piece.js";
import { look, title } from "./telling.js";
import { about, headed, shown } from "./trails.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./trails.js").Row} Row */

/** A player who was away longer than this is told how long, in seconds. */
const LONG = 3600;

class TableSince extends TablePiece {
  static properties = { open: { state: true } };

  constructor() {
    super();
    /** The seat whose lines are all shown; -1 if there is none. */
    this.open = -1;
    /** The turn that was announced, and the text. */
    this.announced = 0;
    this.said = "";
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const since = this.store?.since;
    if (changed.has("store")) this.announced = 0;
    if (!since) this.open = -1;
    if (!this.store || !since || this.announced === since.number) return;
    this.announced = since.number;
    this.said = [
      say(headed(since)),
      ...since.seats.map((row) => this.spoken(/** @type {Store} */ (this.store), row)),
    ].join(" ");
  }

  /** A row as text for screen readers. @param {Store} store @param {Row} row */
  spoken(store, row) {
    const { lines, more } = shown(row, false);
    const told = lines.length ? lines.map((line) => line.sentence).join(" ") : say("since-nothing");
    return `${title(store.seats[row.seat])}: ${told}${more ? ` ${say("since-more", { number: more })}.` : ""}`;
  }

  render() {
    const store = this.store;
    const since = store?.since;
    return html`<p class="unseen" role="status">${this.said}</p>
      ${store && since && !store.atWork ? this.strip(store, since) : nothing}`;
  }

  /** @param {Store} store @param {import("./trails.js").Since} since */
  strip(store, since) {
    return html`<section class="since sheet" aria-label=${say(headed(since))}>
      <header>
        <h2 class="label">${say(headed(since))}</h2>
        ${this.away(since)}
        ${
          still()
            ? nothing
            : html`<button class="button bare" data-do="since-replay" @click=${() => store.replay()}>
                ${icon("play", 16)} ${say("since-replay")} <kbd>L</kbd>
              </button>`
        }
        <button class="button bare since-close" data-do="since-close" @click=${() => store.putAway()}>
          ${icon("close", 18)}<span class="unseen">${say("since-close")}</span>
        </button>
      </header>
      <ol>
        ${since.seats.map((row) => this.row(store, row))}
      </ol>
    </section>`;
  }

  /** How long ago your turn was, if you may have forgotten it. @param {import("./trails.js").Since} since */
  away(since) {
    const hours = Math.floor((Date.now() / 1000 - since.at) / LONG);
    if (hours < 1) return html`<span class="since-away"></span>`;
    const days = Math.floor(hours / 24);
    const long = new Intl.RelativeTimeFormat(words.language);
    return html`<span class="since-away"
      >${hours < 48 ? long.format(-hours, "hour") : long.format(-days, "day")}</span
    >`;
  }

  /** @param {Store} store @param {Row} row */
  row(store, row) {
    const seat = store.seats[row.seat];
    const { lines, more } = shown(row, this.open === row.seat);
    const { places, pawns } = about(row);
    const on = store.traced === row.seat;
    return html`<li class=${on ? "on" : ""} data-seat=${row.seat} .lights=${{ places, pawns }}>
      ${token(look(seat), 26)}<b class="since-who">${title(seat)}</b>
      <span class="since-dice">${row.dice.map((one) => die(one, 18))}</span>
      <p class="since-text">
        ${
          lines.length
            ? lines.map((line) => html`<span>${sentence(line, store)}</span> `)
            : html`<span class="quiet">${say("since-nothing")}</span>`
        }
        ${
          more
            ? html`<button class="since-more" @click=${() => (this.open = row.seat)}>
                ${say("since-more", { number: more })}
              </button>`
            : nothing
        }
      </p>
      ${
        places.length || pawns.length
          ? html`<button
              class="button bare since-show"
              aria-pressed=${on}
              @click=${() => store.trace(on ? null : row.seat)}
            >
              ${say("since-show")}<span class="unseen"> ${title(seat)}</span>
            </button>`
          : nothing
      }
    </li>`;
  }
}

customElements.define("table-since", TableSince);
