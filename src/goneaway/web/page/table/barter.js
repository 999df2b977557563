// Barter: two trays, two pools, one sentence that sums it up; offers that stand as cards.

import { html, nothing } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { sign } from "./drawings.js";
import { ALL, EQUIPMENT, FOR, LINES, MEET, OFFERS } from "./gestures.js";
import { clock, look, title } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./store.js").Store} Store */

/** How long an offer can stand, in seconds; 0 means until it is withdrawn. */
const LASTS = [0, 60, 300];
/** Log lines that say what became of an offer. @type {Set<string>} */
const OUTCOMES = new Set([LINES.trade, LINES.refused, LINES.withdrawn]);
/** Number of recent lines shown. */
const EARLIER = 6;

/**
 * The names of the cards that can be traded: those in my hand, and those of an offer.
 * @param {Store} store
 * @param {{titles: Record<string, string>} | null} offer
 * @returns {Record<string, string>}
 */
function titles(store, offer) {
  const hand = store.parts["board/hand"]?.cards ?? [];
  const own = Object.fromEntries(hand.map((card) => [card.card, card.title]));
  return { ...own, ...offer?.titles };
}

/**
 * The name of the card or Equipment that a token of an offer stands for.
 * @param {Record<string, string>} called
 * @param {string} word
 */
const thing = (called, word) => (EQUIPMENT.includes(word) ? say("held-one", { kind: word }) : called[word]);

/** @param {Record<string, string>} called @param {readonly string[]} words */
const things = (called, words) =>
  words.length ? words.map((word) => thing(called, word)).join(" + ") : say("barter-nothing");

/**
 * What all players can see of an officer's hand.
 * @param {Store} store
 * @param {import("../lib/messages.js").Seat} seat
 */
function known(store, seat) {
  const team = store.parts["board/teams"]?.[seat.seat];
  if (!team) return "";
  // Where Equipment is open, all players see what it is.
  const open = Object.entries(store.parts["view/teams"]?.[seat.seat]?.equipment ?? {}).filter(([, many]) => many);
  const list = open.map(([kind, many]) => say("held", { kind, many })).join(", ");
  const gear = list ? "listed" : team.equipped === null ? "hidden" : team.equipped ? "some" : "none";
  return say("barter-known", { gear, list, kit: team.kit ? "yes" : "no", cards: team.cards });
}

/** @param {Store} store @param {string} name */
const seatOf = (store, name) => store.seats.find((seat) => (seat.nation || seat.name) === name);

/** The open offers that concern me. */
export class BarterOffers extends TablePiece {
  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const offers = store.parts["board/offers"] ?? [];
    const may = store.asked?.beside.includes(OFFERS.make);
    const earlier = store.log
      .flatMap((item) => item.lines)
      .filter((line) => OUTCOMES.has(line.kind))
      .slice(-EARLIER);
    return html`<div class="barter-offers">
      ${
        offers.length
          ? offers.map((offer) => this.offer(store, offer))
          : html`<p class="quiet log-empty">${say("barter-none")}</p>`
      }
      ${
        store.eyes === null
          ? nothing
          : html`<button
              class="button act wide"
              data-do="barter"
              ?disabled=${!may}
              @click=${() => this.dispatchEvent(new CustomEvent("barter", { bubbles: true }))}
            >
              ${icon("swap")} ${say("barter-make")}
            </button>`
      }
      ${
        store.asked?.beside.includes(MEET)
          ? html`<button class="button wide" data-do="meet" @click=${() => store.act(MEET)}>
              ${icon("person")} ${say("meeting-call")}
            </button>`
          : nothing
      }
      ${may || store.eyes === null ? nothing : html`<p class="quiet small">${say("barter-not-now")}</p>`}
      ${
        earlier.length
          ? html`<h3 class="label">${say("barter-earlier")}</h3>
              ${earlier.map((line) => html`<p class="small">${line.sentence}</p>`)}`
          : nothing
      }
    </div>`;
  }

  /** @param {Store} store @param {import("../lib/messages.js").Offer} offer */
  offer(store, offer) {
    const giver = seatOf(store, offer.giver);
    const taker = seatOf(store, offer.taker);
    return html`<article class="barter-offer sheet ${taker?.you ? "to-me" : ""}" data-offer=${offer.number}>
      <header>
        ${token(look(giver), 28)}
        <b
          >${
            giver?.you
              ? say("barter-you-offer", { who: title(taker) })
              : say("barter-offers", { who: title(giver), whom: taker?.you ? say("seat-you") : title(taker) })
          }</b
        >
      </header>
      <p class="barter-deal">
        <span>${things(offer.titles, offer.give)}</span> ${icon("swap", 18)}
        <span>${things(offer.titles, offer.want)}</span>
      </p>
      <footer>
        ${
          taker?.you
            ? html`<button
                  class="button primary"
                  data-do="accept"
                  @click=${() => store.act(`${OFFERS.accept} ${offer.number}`)}
                >
                  ${say("barter-accept")}
                </button>
                <button
                  class="button"
                  data-do="counter"
                  @click=${() => this.dispatchEvent(new CustomEvent("barter", { bubbles: true, detail: offer }))}
                >
                  ${say("barter-counter")}
                </button>
                <button class="button" data-do="refuse" @click=${() => store.act(`${OFFERS.refuse} ${offer.number}`)}>
                  ${say("barter-refuse")}
                </button>`
            : nothing
        }
        ${
          giver?.you
            ? html`<button
                class="button"
                data-do="withdraw"
                @click=${() => store.act(`${OFFERS.withdraw} ${offer.number}`)}
              >
                ${say("barter-withdraw")}
              </button>`
            : nothing
        }
      </footer>
    </article>`;
  }
}

class BarterDialog extends TablePiece {
  static properties = {
    answering: { attribute: false },
    offered: { attribute: false },
    whom: { state: true },
    give: { state: true },
    want: { state: true },
    lasts: { state: true },
    why: { state: true },
  };

  constructor() {
    super();
    /** The offer to which a counter-offer is being made. @type {import("../lib/messages.js").Offer | null} */
    this.answering = null;
    /** The card the offer begins with, or "". */
    this.offered = "";
    this.whom = "";
    /** @type {string[]} */
    this.give = [];
    /** @type {string[]} */
    this.want = [];
    this.lasts = 0;
    /** The verdict of the rules on it, or "". */
    this.why = "";
    /** The names of cards, including those that have left the hand since. @type {Record<string, string>} */
    this.called = {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const store = this.store;
    if (!store) return;
    if (changed.has("answering") && this.answering) {
      this.whom = this.answering.giver;
      this.give = [...this.answering.want];
      this.want = [...this.answering.give];
    }
    this.called = { ...this.called, ...titles(store, this.answering) };
    if (changed.has("offered") && this.offered) this.give = [this.offered];
    const others = this.others(store);
    if (!this.whom && others.length) this.whom = others[0].nation || others[0].name;
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.querySelector(".barter-whom select, .barter-close"))?.focus();
  }

  /** @param {Store} store */
  others(store) {
    return store.seats.filter((seat) => seat.role === "officer" && !seat.you && seat.nation);
  }

  get text() {
    const give = this.give.length ? this.give : [];
    const want = this.want.length ? this.want : ["nothing"];
    if (this.answering) return [OFFERS.counter, this.answering.number, ...give, FOR, ...want].join(" ");
    return [OFFERS.make, this.whom, ...give, FOR, ...want].join(" ");
  }

  /** The cards I can still give, with their numbers. @param {Store} store */
  mine(store) {
    const hand = store.parts["board/hand"];
    const all = [...(hand?.equipment ?? []), ...(hand?.cards ?? []).map((card) => card.card)];
    const left = [...all];
    for (const word of this.give) left.splice(left.indexOf(word), 1);
    return [...new Set(all)].map((word) => ({ word, left: left.filter((one) => one === word).length }));
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const others = this.others(store);
    const partner = seatOf(store, this.whom);
    const me = store.seats[store.seat ?? 0];
    return html`<section
      class="barter sheet"
      role="dialog"
      aria-label=${say("barter-title", { who: title(partner) })}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.leave()}
    >
      <header class="barter-head">
        <div>
          <h2>
            ${
              this.answering || others.length < 2
                ? say("barter-title", { who: this.whom === ALL ? say("barter-all") : title(partner) })
                : html`${say("barter-with")}
                    <label class="barter-whom"
                      ><span class="unseen">${say("barter-whom")}</span
                      ><select
                        class="value"
                        @change=${(/** @type {Changed} */ event) => {
                          this.whom = event.target.value;
                          this.why = "";
                        }}
                      >
                        ${others.map(
                          (seat) =>
                            html`<option value=${seat.nation} ?selected=${seat.nation === this.whom}>
                              ${title(seat)}
                            </option>`,
                        )}
                        <option value=${ALL} ?selected=${this.whom === ALL}>${say("barter-all")}</option>
                      </select></label
                    >`
            }
          </h2>
          <p class="quiet">${say("barter-how")}</p>
        </div>
        <button class="button bare barter-close" @click=${() => this.leave()}>
          ${icon("close")}<span class="unseen">${say("close")}</span>
        </button>
      </header>
      <div class="barter-sides">
        ${this.side(
          me,
          say("barter-you-give"),
          this.give,
          (word) => (this.give = without(this.give, word)),
          this.mine(store).map(({ word, left }) =>
            this.piece(word, left > 0, () => (this.give = [...this.give, word])),
          ),
          say("barter-from-hand"),
        )}
        <span class="barter-swap">${icon("swap", 26)}</span>
        ${this.side(
          partner,
          say("barter-gives", { who: this.whom === ALL ? say("barter-all") : title(partner) }),
          this.want,
          (word) => (this.want = without(this.want, word)),
          EQUIPMENT.map((word) => this.piece(word, true, () => (this.want = [...this.want, word]))),
          say("barter-ask-for"),
          partner && known(store, partner),
        )}
      </div>
      <footer class="barter-foot">
        <div>
          <h3>${say("barter-sum", { give: things(this.called, this.give), want: things(this.called, this.want) })}</h3>
          ${
            this.why
              ? html`<p role="alert" class="barter-why">${this.why}</p>`
              : html`<p class="quiet small">
                  ${say("barter-until")}
                  <select
                    class="value"
                    aria-label=${say("barter-until")}
                    @change=${(/** @type {Changed} */ event) => (this.lasts = Number(event.target.value))}
                  >
                    ${LASTS.map(
                      (seconds) =>
                        html`<option value=${seconds} ?selected=${seconds === this.lasts}>
                          ${seconds ? clock(seconds) : say("barter-stands")}
                        </option>`,
                    )}
                  </select>
                </p>`
          }
        </div>
        <button
          class="button large"
          @click=${() => {
            this.give = [];
            this.want = [];
            this.why = "";
          }}
        >
          ${say("barter-clear")}
        </button>
        <button
          class="button primary large"
          data-do="send-offer"
          ?disabled=${!this.give.length}
          @click=${() => this.send(store)}
        >
          ${say("barter-send")}
        </button>
      </footer>
    </section>`;
  }

  /**
   * @param {import("../lib/messages.js").Seat | undefined} seat
   * @param {string} heading
   * @param {string[]} tray
   * @param {(word: string) => void} take
   * @param {unknown} pool
   * @param {string} from
   * @param {string} [remark]
   */
  side(seat, heading, tray, take, pool, from, remark = "") {
    return html`<div class="barter-side">
      <h3>${seat ? token(look(seat), 28) : nothing} ${heading}</h3>
      ${remark ? html`<p class="quiet small barter-known">${remark}</p>` : nothing}
      <div class="barter-tray">
        ${tray.map(
          (word) =>
            html`<button
              class="barter-piece in"
              title=${say("barter-take-out")}
              @click=${() => {
                take(word);
                this.why = "";
              }}
            >
              ${pieceSign(word)}<span>${thing(this.called, word)}</span>
            </button>`,
        )}
      </div>
      <h4 class="label">${from}</h4>
      <div class="barter-pool">${pool}</div>
    </div>`;
  }

  /**
   * @param {string} word
   * @param {boolean} free
   * @param {() => void} add
   */
  piece(word, free, add) {
    return html`<button
      class="barter-piece"
      data-piece=${word}
      ?disabled=${!free}
      @click=${() => {
        add();
        this.why = "";
      }}
    >
      ${pieceSign(word)}<span>${thing(this.called, word)}</span>
    </button>`;
  }

  /** @param {Store} store */
  async send(store) {
    const done = await store.act(this.text, this.lasts ? { lasts: this.lasts } : {});
    if (done) this.leave();
    else {
      this.why = store.refused;
      store.refuse("");
    }
  }

  leave() {
    this.dispatchEvent(new Event("leave"));
  }
}

/** @param {string} word */
const pieceSign = (word) =>
  sign(/** @type {import("./drawings.js").Sign} */ (EQUIPMENT.includes(word) ? word : "cards"), 26);

/** @param {string[]} all @param {string} word */
function without(all, word) {
  const at = all.indexOf(word);
  return all.filter((_, number) => number !== at);
}

customElements.define("barter-offers", BarterOffers);
customElements.define("barter-dialog", BarterDialog);
