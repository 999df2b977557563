// The order sheet: who asks, what, why; dice and points; what can be pressed. On a phone the sheet at the bottom.

import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { die, diceNow, throwsIn } from "./dice.js";
import { AT_A_STROKE, CARDS, END, FORWARD, KEYS, MEETING, NATIONS, ON_BOARD, POINTED, REACTIONS, STOPS } from "./gestures.js";
import { called, choosingTitle, headline, look, verbLabel } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

/** @typedef {import("./store.js").Run} Run */
/** @typedef {{word: string, whole: boolean, label?: string}} Verb */

/** Of a list without names so many are shown at once. */
const FEW = 12;
/** So many deeds of one kind have a button each. */
const AT_ONCE = 2;
/** More buttons than this go into the list behind one. */
const BUTTONS = 2;

class OrderSheet extends TablePiece {
  static properties = { more: { state: true }, history: { state: true }, narrow: { type: Boolean } };

  constructor() {
    super();
    this.more = false;
    this.history = false;
    this.narrow = false;
    /** What can be done without choosing further. @type {{text: string, verb: string, label: string, pawns: string[], places: string[]}[]} */
    this.deeds = [];
    this.learnt = "";
  }

  updated() {
    this.learn();
  }

  /** Once for every question: what can be done at once; and what there is no choice about is begun. */
  async learn() {
    const store = this.store;
    const now = store?.mine && !store.settled ? `${store.number} ${store.asked.kind}` : "";
    if (!store || now === this.learnt) return;
    this.learnt = now;
    this.deeds = [];
    this.more = this.history = false;
    if (!now || store.still || REACTIONS.has(store.asked.kind)) return;
    const verbs = this.verbs(store);
    if (verbs.length === 1 && !verbs[0].whole && !this.pointed(store, verbs[0])) {
      await store.choose([verbs[0].word]);
      return;
    }
    const spots = verbs.some((one) => !one.whole && !this.pointed(store, one)) ? await store.ask("spots").catch(() => []) : [];
    if (now !== this.learnt) return;
    this.deeds = spots.spots ?? [];
    this.requestUpdate();
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const asked = store.asked;
    const seat = store.seats[asked?.seat ?? -1];
    const apart = store.mine && (REACTIONS.has(asked.kind) || asked.kind === MEETING);
    const { heading, reason } = this.sentence(store);
    return html`<section class="order-sheet ${store.mine ? "mine" : "other"} ${apart ? "dimmed" : ""}" aria-label=${say("order-label")}>
      <div class="order-main">
        ${seat ? html`<span class="order-who">${token(look(seat), store.mine ? 44 : 34)}</span>` : nothing}
        <div class="order-text" aria-live="polite">
          <h1 class="order-title">${heading}</h1>
          ${reason ? html`<p class="order-reason">${reason}</p>` : nothing}
        </div>
        ${this.dice(store)} ${this.narrow ? this.points(store) : nothing}
        ${apart ? nothing : html`<div class="order-buttons">${this.buttons(store)}</div>`}
      </div>
      ${store.refused ? html`<p class="order-refused" role="alert">${store.refused}
        <button class="button bare" @click=${() => store.refuse("")}>${icon("close", 16)}<span class="unseen">${say("close")}</span></button></p>` : nothing}
      ${store.proposal?.run ? this.odds(store.proposal.run) : nothing}
      ${store.hint && store.mine ? this.hint(store) : nothing}
      ${apart ? nothing : this.choices(store)} ${this.narrow && store.mine ? this.men(store) : nothing}
    </section>`;
  }

  /** @param {Store} store */
  sentence(store) {
    if (store.verdict && this.narrow) return { heading: store.verdict.title || say("why-not"), reason: store.verdict.sentence };
    if (store.proposal) {
      const { label, note, run } = store.proposal;
      const reason = run ? say("run-takes", { circles: run.length }) : (note ? capital(note) : say("order-another"));
      return { heading: say("order-propose", { label: capital(label ?? "") }), reason };
    }
    // Where there is nothing else to begin with, the question is asked as it is.
    if (store.choosing && !this.begun(store)) return { heading: choosingTitle(store.choosing, store.parts.about.game), reason: (store.choosing.remarks ?? []).join(" ") };
    const { title: heading, reason } = headline(store);
    return { heading, reason: store.answered ? say("order-answered", { sentence: store.answered }) : reason };
  }

  /** There was nothing else to begin with: it began itself, and there is no way back. @param {Store} store */
  begun(store) {
    return store.choosing?.words.length === 1 && this.verbs(store).length === 1;
  }

  /** @param {Store} store */
  dice(store) {
    const dice = diceNow(store.log).slice(-4);
    const points = store.parts["board/status"]?.points ?? 0;
    const steps = store.parts["board/status"]?.steps;
    const left = store.proposal?.left;
    // On a phone the sentence above says how many points there are.
    if (!dice.length && steps === undefined && (!points || this.narrow)) return nothing;
    return html`<div class="order-dice">
      ${dice.length
        ? html`<button class="order-throw" title=${say("dice-history")} aria-expanded=${this.history} @click=${() => (this.history = !this.history)}>
            ${dice.map((one) => die(one, 34))}<span class="unseen">${say("dice-history")}</span></button>`
        : nothing}
      ${steps !== undefined && store.mine
        ? html`<span class="order-number"><b>${steps}</b><small>${say("steps-word", { number: steps })}</small></span>`
        : points || left !== undefined
          ? html`<span class="order-number"><b>${points}</b><small>${say("points-word", { number: points })}</small></span>`
          : nothing}
      ${left !== undefined && !this.narrow
        ? html`<span class="order-arrow" aria-hidden="true">→</span>
            <span class="order-number after ${store.proposal?.stop ? "danger" : ""}"><b>${left}</b><small>${say("points-after")}</small></span>`
        : nothing}
      ${this.history ? this.thrown(store) : nothing}
    </div>`;
  }

  /** @param {Store} store */
  thrown(store) {
    const letters = new Map(store.seats.map((seat) => [seat.nation || seat.name, seat]));
    return html`<div class="order-history sheet" role="dialog" aria-label=${say("dice-history")}>
      <h2 class="label">${say("dice-history")}</h2>
      <ol>${throwsIn(store.log).slice(0, 12).map(
        (one) => html`<li>${token(look(letters.get(one.seat)), 22)} <span>${one.dice.map((number) => die(number, 20))}</span>
          <b>${one.dice.reduce((sum, number) => sum + number, 0)}</b></li>`,
      )}</ol></div>`;
  }

  /** On a phone: what a walk takes of the points, as a bar. @param {Store} store */
  points(store) {
    const { cost, left } = store.proposal ?? {};
    if (cost === undefined || left === undefined) return nothing;
    return html`<div class="order-bar"><span class="order-bar-cost"><b>${cost}</b> ${say("points-walk")}</span>
      <span class="order-bar-left"><b>${left}</b> ${say("points-left")}</span></div>`;
  }

  /** @param {Store} store */
  buttons(store) {
    if (store.verdict && this.narrow) {
      return html`${store.verdict.clause
          ? html`<a class="button large" href=${ruleLink(store, store.verdict.clause)} target="_blank">${icon("book")} ${store.verdict.citation || say("rule")}</a>` : nothing}
        <button class="button primary large" @click=${() => store.tell(null)}>${say("back")}</button>`;
    }
    if (!store.mine || store.settled) return nothing;
    if (store.proposal) {
      const danger = store.proposal.stop || STOPS.has((store.proposal.text ?? "").split(" ")[0]);
      return html`<button class="button" @click=${() => store.propose(null)}>${say("back")}</button>
        <button class="button primary ${danger ? "stop-now" : ""} ${store.sending ? "sending" : ""}" data-do="carry" ?disabled=${store.stuck} @click=${() => store.carry()}>
          ${!danger && store.proposal.cost !== undefined ? say("walk", { cost: store.proposal.cost }) : (store.proposal.label ? capital(store.proposal.label) : say("do-it"))}
          ${this.narrow ? nothing : html`<kbd>Enter</kbd>`}</button>`;
    }
    if (store.choosing) {
      const { words, whole } = store.choosing;
      return html`${this.begun(store) ? nothing : html`<button class="button" data-do="retreat" @click=${() => store.retreat()}>${say("back")}</button>`}
        ${whole ? html`<button class="button primary" data-do="whole" @click=${async () => store.acts(await store.meant(words))}>${say("do-it")}</button>` : nothing}`;
    }
    const verbs = this.verbs(store);
    const first = FORWARD.find((verb) => verbs.some((one) => one.word === verb && one.whole)) ?? (verbs.length === 1 && !this.pointed(store, verbs[0]) ? verbs[0].word : "");
    const rest = verbs.filter((one) => one.word !== first && !this.pointed(store, one) && !(one.word in CARDS && this.inHand(store)));
    const listed = verbs.filter((one) => one.word !== first && !rest.includes(one));
    const shown = rest.length + listed.length > BUTTONS + 1 ? rest.slice(0, BUTTONS) : rest;
    const hidden = [...rest.filter((one) => !shown.includes(one)), ...listed];
    const walks = verbs.some((one) => this.pointed(store, one));
    const end = shown.findIndex((one) => one.word === END);
    if (end > 0) shown.unshift(...shown.splice(end, 1));
    return html`${hidden.length > 1 ? this.folded(store, hidden) : hidden.map((one) => this.verb(store, one, ""))}
      ${shown.map((one) => this.verb(store, one, ""))}
      ${first ? this.verb(store, verbs.find((one) => one.word === first), walks && first === END ? "" : "primary") : nothing}`;
  }

  /** Hand cards can be played from the hand. @param {Store} store */
  inHand(store) {
    const hand = store.parts["board/hand"];
    return Boolean(hand?.cards.length);
  }

  /** It is done by pressing on the board. @param {Store} store @param {Verb} one */
  pointed(store, one) {
    return POINTED[store.parts.about.game]?.has(one.word) ?? false;
  }

  /** @param {Store} store @returns {Verb[]} */
  verbs(store) {
    return store.asked.verbs
      .filter((/** @type {any} */ one) => !ON_BOARD.has(one.word))
      .map((/** @type {any} */ one) => ({ ...one, whole: one.whole || AT_A_STROKE.has(one.word) }));
  }

  /**
   * @param {Store} store
   * @param {Verb[]} hidden
   */
  folded(store, hidden) {
    return html`<div class="order-more">
      <button class="button" data-do="more" aria-expanded=${this.more} @click=${() => (this.more = !this.more)}>${say("more")}</button>
      ${this.more ? html`<div class="order-list sheet" @click=${() => (this.more = false)}>${hidden.map((one) => this.verb(store, one, "wide"))}</div>` : nothing}
    </div>`;
  }

  /**
   * @param {Store} store
   * @param {Verb | undefined} one
   * @param {string} how
   */
  verb(store, one, how) {
    if (!one) return nothing;
    const deeds = this.deeds.filter((deed) => deed.verb === one.word);
    if (!one.whole && deeds.length && deeds.length <= AT_ONCE) return deeds.map((deed) => this.deed(store, deed, how));
    const key = Object.entries(KEYS).find(([, verbs]) => verbs.includes(one.word))?.[0];
    return html`<button class="button ${how} ${store.sending && how ? "sending" : ""} ${STOPS.has(one.word) ? "stop" : ""}" data-verb=${one.word}
      ?disabled=${store.stuck} @click=${() => this.press(store, one)}>
      ${store.parts.about.game === "colditz" && one.label ? one.label : verbLabel(one.word, store.parts.about.game)} ${key && how === "primary" && !this.narrow ? html`<kbd>${key.toUpperCase()}</kbd>` : nothing}</button>`;
  }

  /**
   * @param {Store} store
   * @param {{text: string, verb: string, label: string, pawns: string[], places: string[]}} deed
   * @param {string} how
   */
  deed(store, deed, how) {
    return html`<button class="button ${how} ${STOPS.has(deed.verb) ? "stop" : ""}" data-deed=${deed.text} ?disabled=${store.stuck}
      @mouseenter=${() => store.light(deed)} @mouseleave=${() => store.light()}
      @click=${() => (store.grave(deed.verb) ? store.weigh(deed.text, deed.label) : store.act(deed.text))}>${capital(deed.label)}</button>`;
  }

  /**
   * @param {Store} store
   * @param {Verb} one
   */
  async press(store, one) {
    if (AT_A_STROKE.has(one.word)) await store.acts(await store.meant([one.word]));
    else if (one.whole) await store.act(one.word);
    else await store.choose([one.word]);
  }

  /** What a run needs: for every card that may be turned up, how often it is enough. @param {Run} run */
  odds(run) {
    return html`<ul class="order-odds" aria-label=${say("run-odds")}>${run.odds.map(({ throws, chance }) => {
      const often = Math.round(chance * 100);
      return html`<li><span>${say("run-throws", { throws })}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="10" class="odds-all"/><rect width=${often} height="10" class="odds-some"/></svg>
        <b>${say("run-often", { often })}</b></li>`;
    })}</ul>`;
  }

  /** @param {Store} store */
  hint(store) {
    const hint = store.hint;
    if (!hint) return nothing;
    return html`<div class="order-hint">${icon("hint")}<p>${hint.why}</p>
      <button class="button act" data-do="hint" @click=${() => (store.grave(hint.action.split(" ")[0]) ? store.choose(hint.action.split(" ")) : store.act(hint.action))}>${say("hint-do")}</button>
      <button class="button bare" @click=${() => store.advised(null)}>${icon("close", 18)}<span class="unseen">${say("close")}</span></button></div>`;
  }

  /** @param {Store} store */
  choices(store) {
    const choosing = store.choosing;
    if (!choosing || !store.mine) return nothing;
    const apart = choosing.apart === null || choosing.apart === undefined ? choosing.choices.length : choosing.apart || FEW;
    const first = choosing.choices.slice(0, apart);
    const rest = choosing.choices.slice(apart);
    return html`<div class="order-choices" role="group" aria-label=${choosingTitle(choosing, store.parts.about.game)}>
      ${first.map((one) => this.choice(store, one))}
      ${rest.length ? html`<details class="order-rest"><summary class="button">${say("choose-more", { number: rest.length })}</summary>
        <div>${rest.map((one) => this.choice(store, one))}</div></details>` : nothing}
    </div>`;
  }

  /**
   * @param {Store} store
   * @param {import("./store.js").Choice} one
   */
  choice(store, one) {
    const choosing = /** @type {import("./store.js").Choosing} */ (store.choosing);
    const { text, note } = called(one, choosing.kind);
    const board = choosing.kind === "pawn" ? { pawns: [one.word] } : { places: [one.word] };
    return html`<button class="button order-choice" data-word=${one.word} ?disabled=${store.stuck} @click=${() => store.choose([...choosing.words, one.word])}
      @mouseenter=${() => store.light(board)} @focus=${() => store.light(board)} @mouseleave=${() => store.light()} @blur=${() => store.light()}>
      ${NATIONS.has(one.word) ? html`<span class="order-nation">${token(one.word, 26)} ${(one.does || text).split(": ").pop()}</span>` : capital(one.does || text)}${note && !one.does ? html`<small>${note}</small>` : nothing}</button>`;
  }

  /** On a phone: my men as chips. @param {Store} store */
  men(store) {
    const walk = store.asked.verbs.some((/** @type {any} */ one) => one.word === store.walk);
    const team = (store.parts["board/teams"] ?? []).find((/** @type {any} */ one) => one.own);
    if (!walk || !team || store.choosing || store.verdict) return nothing;
    const men = team.men.filter((/** @type {any} */ man) => man.condition === "free" || man.condition === "tunnel");
    return html`<div class="order-men">${men.map((/** @type {any} */ man) => html`<button class="order-man" aria-pressed=${store.picked === man.pawn}
      @click=${() => store.pick(store.picked === man.pawn ? "" : man.pawn)}>
      ${token(look(store.seats[store.seat ?? 0]), 26)} <b>${man.pawn.toUpperCase()}</b></button>`)}</div>`;
  }
}

/**
 * @param {Store} store
 * @param {string} clause
 */
export function ruleLink(store, clause) {
  const about = store.parts.about ?? {};
  return `/rules/${about.game}/${encodeURIComponent(clause)}${about.edition ? `?edition=${about.edition}` : ""}`;
}

/** Names of men in capitals, as they stand on the board. @param {string} text */
export const capital = (text) => text.replace(/\b([abdfpg]\d{1,2})\b/g, (name) => name.toUpperCase());

customElements.define("order-sheet", OrderSheet);
