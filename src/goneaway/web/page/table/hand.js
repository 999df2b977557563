// My hand: Equipment, the Kit, cards. Playable cards have a golden edge; the others say why they are not playable.

import { html, nothing, repeat } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { deckOf, face } from "./cards.js";
import { CARDS, EQUIPMENT, KIT, OFFERS, PLAY, QUIET } from "./gestures.js";
import { ruleLink } from "./order.js";
import { sentenced } from "./buttons.js";
import { choosingTitle, look, verbLabel } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {{card: string, title: string, effect?: string, many: number, deck: string}} Held */
/**
 * By card: the tokens with which it can be played.
 * @typedef {Map<string, {words: string[], beside: boolean, label?: string}[]>} Uses
 */

/** Maximum number of men with a chip each; more are chosen on the board. */
const FEW = 6;
/** Minimum length of a swipe, in pixels. */
const WIPE = 60;

class TableHand extends TablePiece {
  static properties = { open: { state: true }, why: { state: true }, men: { state: true }, man: { state: true } };

  constructor() {
    super();
    /** The enlarged card. */
    this.open = "";
    /** The reason why it cannot be played. @type {import("../lib/messages.js").Forbidden | null} */
    this.why = null;
    /** @type {Uses} */
    this.uses = new Map();
    /** The men it could be played on, for the next token. @type {import("./store.js").Choosing | null} */
    this.men = null;
    /** The chosen one. */
    this.man = "";
    /** Where a finger touched the enlarged card. @type {{x: number, y: number} | null} */
    this.touched = null;
    this.asked = "";
    /** The names of Equipment, once per language. @type {Map<string, import("./store.js").Choosing>} */
    this.looked = new Map();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("store")) this.asked = "";
    this.learn();
    if (changed.has("open") && this.open) this.focus_on(".hand-detail h2");
  }

  /** Request what can be done with the cards, once per question. */
  async learn() {
    const store = this.store;
    if (!store?.known || store.still) return;
    const asked = store.asked;
    const now = JSON.stringify([
      store.parts.about.ply,
      asked?.mine,
      asked?.verbs,
      asked?.beside,
      store.parts["board/hand"],
    ]);
    if (now === this.asked) return;
    this.asked = now;
    /** @type {Uses} */
    const uses = new Map();
    for (const [verb, pattern] of Object.entries(CARDS)) {
      const beside = !asked?.verbs.some((one) => one.word === verb) && asked?.beside.includes(verb);
      if (!beside && !(store.mine && asked?.verbs.some((one) => one.word === verb))) continue;
      if (!pattern.includes("*")) {
        uses.set(pattern, [...(uses.get(pattern) ?? []), { words: [verb], beside: Boolean(beside) }]);
        continue;
      }
      const found = await store.ask("choices", { words: [verb], beside: Boolean(beside) }).catch(() => null);
      for (const choice of found?.choices ?? []) {
        const card = pattern.replace("*", choice.word);
        uses.set(card, [...(uses.get(card) ?? []), { words: [verb, choice.word], beside: Boolean(beside) }]);
      }
    }
    const all = [...uses.values()].flat();
    // The actions for each card, from the server.
    const labels = all.length
      ? await store.ask("doing", { actions: all.map(({ words }) => words.join(" ")) }).catch(() => [])
      : [];
    for (const [number, use] of all.entries()) use.label = labels?.[number] ?? verbLabel(use.words[0]);
    if (now !== this.asked) return;
    this.uses = uses;
    this.requestUpdate();
  }

  /** @param {Store} store @returns {Held[]} */
  held(store) {
    const hand = store.parts["board/hand"];
    if (!hand) return [];
    const security = hand.equipment === null;
    const things = EQUIPMENT.filter((kind) => hand.equipment?.includes(kind)).map((kind) => ({
      card: kind,
      title: say("held-one", { kind }),
      effect: say(`effect-${kind}`),
      deck: "equipment",
      many: (hand.equipment ?? []).filter((one) => one === kind).length,
    }));
    if (hand.kit)
      things.push({
        card: KIT,
        title: say("held-one", { kind: KIT }),
        effect: say("effect-kit"),
        deck: "kit",
        many: 1,
      });
    return [...things, ...hand.cards.map((card) => ({ ...card, deck: deckOf(card.card, security), many: 1 }))];
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const held = this.held(store);
    if (!held.length) return html`<p class="hand-empty quiet">${say("hand-empty")}</p>`;
    const now = held.filter((one) => this.plays(store, one.card)).length;
    return html`<header class="hand-head">
        <h2>${say("hand-title")}</h2>
        <p class="quiet">${say("hand-count", { cards: held.length, now })}</p>
      </header>
      <div class="hand" role="group" aria-label=${say("tab-hand")} .style=${`--cards:${held.length}`}>
        ${repeat(
          held,
          (one, number) => `${one.card}-${number}`,
          (one) => this.card(store, one),
        )}
      </div>
      ${
        this.open
          ? this.detail(
              store,
              held,
              held.find((one) => one.card === this.open),
            )
          : nothing
      }`;
  }

  /**
   * @param {Store} store
   * @param {Held} one
   */
  card(store, one) {
    const playable = this.plays(store, one.card);
    const idle = store.mine && !playable && one.deck !== "equipment" && one.deck !== "kit";
    return html`<button
      class="card card-${one.deck} ${playable ? "playable" : ""} ${idle ? "idle" : ""}"
      data-card=${one.card}
      aria-haspopup="dialog"
      title=${one.title}
      @click=${() => this.show(store, one)}
    >
      ${face(one, one.deck, { many: one.many })}
    </button>`;
  }

  /** Whether the card gets a golden edge. @param {Store} store @param {string} card */
  plays(store, card) {
    const forced = store.mine && store.asked.verbs.every((one) => one.word in CARDS);
    return Boolean(this.uses.get(card)?.some(({ words }) => words[0] !== QUIET || forced));
  }

  /**
   * @param {Store} store
   * @param {Held} one
   */
  async show(store, one) {
    this.open = one.card;
    this.why = this.men = null;
    this.man = "";
    const use = this.leads(one.card);
    if (use) this.#whom(one.card, use);
    if (
      this.plays(store, one.card) ||
      !store.mine ||
      !store.asked.verbs.length ||
      EQUIPMENT.includes(one.card) ||
      one.card === KIT
    )
      return;
    const why = await store.ask("why", { action: `${PLAY} ${one.card}` }).catch(() => null);
    this.why = why?.allowed ? null : why;
  }

  /** The tokens with which the card is played, unless it can only be discarded. @param {string} card */
  leads(card) {
    return this.uses.get(card)?.find(({ words }) => words[0] !== QUIET);
  }

  /**
   * The men it can be played on, if the next token is a man.
   * @param {string} card
   * @param {{words: string[], beside: boolean}} use
   */
  async #whom(card, use) {
    const told = await this.store?.ask("choices", { words: use.words, beside: use.beside }).catch(() => null);
    if (this.open !== card || told?.kind !== "pawn" || told.choices.length > FEW) return;
    this.men = told;
    this.man = told.choices[0]?.word ?? "";
  }

  /** @param {Store} store @param {{words: string[], beside: boolean}} use */
  play(store, use) {
    const words = this.man && use === this.leads(this.open) ? [...use.words, this.man] : use.words;
    this.close();
    // Further questions are shown in the order sheet and on the board.
    this.dispatchEvent(new CustomEvent("to-board", { bubbles: true }));
    store.choose(words, { beside: use.beside });
  }

  /** Whether the card can be traded now. @param {Store} store @param {string} card */
  trades(store, card) {
    return card !== KIT && store.asked?.beside.includes(OFFERS.make);
  }

  /** Begin an offer with the card. @param {string} card */
  offer(card) {
    this.close();
    this.dispatchEvent(new CustomEvent("barter", { bubbles: true, detail: { card } }));
  }

  /** @param {string} selector */
  focus_on(selector) {
    /** @type {HTMLElement | null} */ (this.querySelector(selector))?.focus({ preventScroll: true });
  }

  /** A swipe: to the next card, or close. @param {TouchEvent} event @param {Held[]} held */
  wiped(event, held) {
    const { clientX: x, clientY: y } = event.changedTouches[0];
    const from = this.touched;
    this.touched = null;
    if (!from || !this.store) return;
    const [dx, dy] = [x - from.x, y - from.y];
    if (dy > WIPE && dy > Math.abs(dx)) this.close();
    else if (Math.abs(dx) > WIPE && Math.abs(dx) > Math.abs(dy)) {
      const at = held.findIndex((one) => one.card === this.open);
      const next = held[at + (dx < 0 ? 1 : -1)];
      if (next) this.show(this.store, next);
    }
  }

  /**
   * @param {Store} store
   * @param {Held[]} held
   * @param {Held | undefined} one
   */
  detail(store, held, one) {
    if (!one) return nothing;
    const uses = this.uses.get(one.card) ?? [];
    const leads = this.leads(one.card);
    const plays = this.plays(store, one.card);
    const title = sentenced(one.title);
    const man = this.men?.choices.find(({ word }) => word === this.man);
    return html`<div class="hand-scrim" @click=${() => this.close()}></div>
      <div
        class="hand-detail sheet"
        role="dialog"
        aria-label=${title}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event)}
        @touchstart=${(/** @type {TouchEvent} */ event) =>
          (this.touched = { x: event.touches[0].clientX, y: event.touches[0].clientY })}
        @touchend=${(/** @type {TouchEvent} */ event) => this.wiped(event, held)}
      >
        <div class="card large card-${one.deck}" aria-hidden="true">${face(one, one.deck, { many: one.many })}</div>
        <div class="hand-uses">
          <h2 tabindex="-1">${leads ? say("hand-play", { card: title, man: man?.label ?? "none" }) : title}</h2>
          <p class="unseen">${one.effect ?? ""}</p>
          ${
            this.men && this.men.choices.length > 1
              ? html`<div
                  class="hand-chips"
                  role="group"
                  aria-label=${choosingTitle(this.men, store.parts.about.game)}
                >
                  ${this.men.choices.map((choice) => this.chip(store, choice))}
                </div>`
              : nothing
          }
          ${[...uses]
            .sort((a, b) => Number(b === leads) - Number(a === leads))
            .map(
              (use) =>
                html`<button
                  class="button ${use === leads ? "primary" : ""} wide"
                  data-use=${use.words[0]}
                  @click=${() => this.play(store, use)}
                >
                  ${sentenced(use.label ?? verbLabel(use.words[0]))}
                </button>`,
            )}
          ${
            this.trades(store, one.card)
              ? html`<button class="button wide" data-do="offer" @click=${() => this.offer(one.card)}>
                  ${icon("swap", 18)} ${say("hand-offer")}
                </button>`
              : nothing
          }
          ${
            plays
              ? nothing
              : html`<p class="hand-why">
                  ${this.why?.sentence ? this.why.sentence : say("card-not-now")}
                  ${
                    this.why?.clause
                      ? html`<a href=${ruleLink(store, this.why.clause)} target="_blank"
                          >${this.why.citation || say("rule")}</a
                        >`
                      : nothing
                  }
                </p>`
          }
          <button class="button bare card-close" @click=${() => this.close()}>
            ${icon("close", 18)} ${say("close")}
          </button>
        </div>
      </div>`;
  }

  /** @param {Store} store @param {import("./store.js").Choice} choice */
  chip(store, choice) {
    return html`<button
      class="hand-chip"
      data-man=${choice.word}
      aria-pressed=${choice.word === this.man}
      @click=${() => (this.man = choice.word)}
      .lights=${{ pawns: [choice.word] }}
    >
      ${token(look(store.seats[store.seat ?? 0]), 26)} <span><b>${choice.label}</b> ${choice.note}</span>
    </button>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  /** Return the focus to the card it came from. */
  close() {
    const card = this.open;
    this.open = "";
    this.store?.light();
    this.updateComplete.then(() => this.focus_on(`[data-card="${CSS.escape(card)}"]`));
  }
}

customElements.define("table-hand", TableHand);
