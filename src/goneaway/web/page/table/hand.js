// My hand: Equipment, the Kit, cards. What can be played now has a golden edge; what cannot says why not.

import { html, nothing, repeat } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { sentenced } from "./buttons.js";
import { deckOf, face } from "./cards.js";
import { CARDS, EQUIPMENT, KIT, PLAY, QUIET } from "./gestures.js";
import { ruleLink } from "./order.js";
import { verbLabel } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {{card: string, title: string, effect?: string, many: number, deck: string}} Held */
/** By card: the words with which it can be played. @typedef {Map<string, {words: string[], beside: boolean, label?: string}[]>} Uses */

class TableHand extends TablePiece {
  static properties = { open: { state: true }, why: { state: true } };

  constructor() {
    super();
    /** The card that is looked at. */
    this.open = "";
    /** Why it cannot be played. @type {any} */
    this.why = null;
    /** @type {Uses} */
    this.uses = new Map();
    this.asked = "";
    /** Words for Equipment, once for every language. @type {Map<string, any>} */
    this.looked = new Map();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("store")) this.asked = "";
    this.learn();
    if (this.open) /** @type {HTMLElement | null} */ (this.querySelector(".card-close"))?.focus({ preventScroll: true });
  }

  /** Ask, once for every question, what can be done with the cards. */
  async learn() {
    const store = this.store;
    if (!store?.known || store.still) return;
    const asked = store.asked;
    const now = JSON.stringify([store.parts.about.ply, asked?.mine, asked?.verbs, asked?.beside, store.parts["board/hand"]]);
    if (now === this.asked) return;
    this.asked = now;
    /** @type {Uses} */
    const uses = new Map();
    for (const [verb, pattern] of Object.entries(CARDS)) {
      const beside = !asked?.verbs.some((/** @type {any} */ one) => one.word === verb) && asked?.beside.includes(verb);
      if (!beside && !(store.mine && asked?.verbs.some((/** @type {any} */ one) => one.word === verb))) continue;
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
    // What is done with which card, as the server says it.
    const labels = all.length ? await store.ask("doing", { actions: all.map(({ words }) => words.join(" ")) }).catch(() => []) : [];
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
      card: kind, title: say("held-one", { kind }), effect: say(`effect-${kind}`), deck: "equipment",
      many: hand.equipment.filter((/** @type {string} */ one) => one === kind).length,
    }));
    if (hand.kit) things.push({ card: KIT, title: say("held-one", { kind: KIT }), effect: say("effect-kit"), deck: "kit", many: 1 });
    return [...things, ...hand.cards.map((/** @type {any} */ card) => ({ ...card, deck: deckOf(card.card, security), many: 1 }))];
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const held = this.held(store);
    if (!held.length) return html`<p class="hand-empty quiet">${say("hand-empty")}</p>`;
    return html`<div class="hand" role="group" aria-label=${say("tab-hand")} .style=${`--cards:${held.length}`}>
      ${repeat(held, (one, number) => `${one.card}-${number}`, (one) => this.card(store, one))}
    </div>
    ${this.open ? this.detail(store, held.find((one) => one.card === this.open)) : nothing}`;
  }

  /**
   * @param {Store} store
   * @param {Held} one
   */
  card(store, one) {
    const playable = this.plays(store, one.card);
    const idle = store.mine && !playable && one.deck !== "equipment" && one.deck !== "kit";
    return html`<button class="card card-${one.deck} ${playable ? "playable" : ""} ${idle ? "idle" : ""}" data-card=${one.card}
      aria-haspopup="dialog" title=${one.title} @click=${() => this.show(store, one)}>${face(one, one.deck, { many: one.many })}</button>`;
  }

  /** Whether it is worth a golden edge. @param {Store} store @param {string} card */
  plays(store, card) {
    const forced = store.mine && store.asked.verbs.every((/** @type {any} */ one) => one.word in CARDS);
    return Boolean(this.uses.get(card)?.some(({ words }) => words[0] !== QUIET || forced));
  }

  /**
   * @param {Store} store
   * @param {Held} one
   */
  async show(store, one) {
    this.open = one.card;
    this.why = null;
    if (this.plays(store, one.card) || !store.mine || !store.asked.verbs.length || EQUIPMENT.includes(one.card) || one.card === KIT) return;
    this.why = await store.ask("why", { action: `${PLAY} ${one.card}` }).catch(() => null);
  }

  /**
   * @param {Store} store
   * @param {Held | undefined} one
   */
  detail(store, one) {
    if (!one) return nothing;
    const uses = this.uses.get(one.card) ?? [];
    return html`<div class="hand-detail sheet" role="dialog" aria-label=${one.title} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close()}>
      <div class="card large card-${one.deck}">${face(one, one.deck, { many: one.many })}</div>
      <div class="hand-uses">
        ${uses.map((use, number) => html`<button class="button ${number || use.words[0] === QUIET ? "" : "primary"} wide" data-use=${use.words[0]}
          @click=${() => { this.close(); store.choose(use.words, { beside: use.beside }); }}>${sentenced(use.label ?? "")}</button>`)}
        ${this.plays(store, one.card) ? nothing : html`<p class="hand-why">${this.why?.sentence ? this.why.sentence : say("card-not-now")}
          ${this.why?.clause ? html`<a href=${ruleLink(store, this.why.clause)} target="_blank">${this.why.citation || say("rule")}</a>` : nothing}</p>`}
        <button class="button bare card-close" @click=${() => this.close()}>${icon("close", 18)} ${say("close")}</button>
      </div>
    </div>`;
  }

  close() {
    this.open = "";
  }
}

customElements.define("table-hand", TableHand);
