// The order sheet: the question and its reason, dice and points, the buttons. On a phone, the sheet at the bottom.

import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { choiceButtons, lacking, laidOut, pointed, sayable, sentenced, turnVerbs } from "./buttons.js";
import { die, diceNow, throwsIn } from "./dice.js";
import { gameOf } from "./games.js";
import { AT_A_STROKE, END, FORWARD, MEETING, NATIONS, REACTIONS, ROLL, STOPS } from "./gestures.js";
import { choosingTitle, headline, look, told_apart } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

/** @typedef {import("./store.js").Run} Run */
/** @typedef {import("./buttons.js").Button} Button */

/** Number of items shown at once in a list without names. */
const FEW = 12;

export class OrderSheet extends TablePiece {
  static properties = {
    more: { state: true },
    history: { state: true },
    narrow: { type: Boolean },
    small: { type: Boolean },
  };

  constructor() {
    super();
    this.more = false;
    this.history = false;
    this.narrow = false;
    /** Whether there was a question when it was last rendered. */
    this.waited = false;
    /** Whether there is no room for a bubble, so that verdicts are shown here. */
    this.small = false;
    /** The complete actions, which need no further choice. @type {import("./buttons.js").Deed[]} */
    this.deeds = [];
    /** By verb of the turn: why it is disabled. @type {Record<string, import("./buttons.js").Off>} */
    this.off = {};
    this.learnt = "";
    /** The sentence last announced. @type {{heading: string, reason: string} | null} */
    this.spoken = null;
    this.outside = (/** @type {Event} */ event) => this.pressed(event);
    this.escaping = (/** @type {KeyboardEvent} */ event) => this.escape(event);
  }

  connectedCallback() {
    super.connectedCallback();
    // In the capture phase: a press beside the list only closes it.
    document.addEventListener("pointerdown", this.outside, true);
    document.addEventListener("keydown", this.escaping, true);
  }

  disconnectedCallback() {
    document.removeEventListener("pointerdown", this.outside, true);
    document.removeEventListener("keydown", this.escaping, true);
    super.disconnectedCallback();
  }

  /** A press elsewhere closes an open list. @param {Event} event */
  pressed(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (this.more && !(target && this.querySelector(".order-more")?.contains(target))) this.more = false;
    if (this.history && !(target && this.querySelector(".order-dice")?.contains(target))) this.history = false;
  }

  /** Escape closes the list, and nothing else. @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !(this.more || this.history)) return;
    const opener = /** @type {HTMLElement | null} */ (
      this.querySelector(this.more ? "[data-do='more']" : ".order-throw")
    );
    this.more = this.history = false;
    opener?.focus({ preventScroll: true });
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  updated() {
    this.learn();
    // If the focus waited on the sentence, move it to a button as soon as there is one.
    const mine = Boolean(this.store?.mine && !this.store.settled && !this.store.stuck);
    if (mine && !this.waited && document.activeElement?.matches(".order-title")) this.take_focus();
    this.waited = mine;
    this.dispatchEvent(new Event("drawn", { bubbles: true }));
  }

  /** Focus the primary button, or the sentence if there is no button. */
  take_focus() {
    const store = this.store;
    if (!store || store.stuck) return;
    const able = ".button:not([disabled], [aria-disabled='true'], .order-close)";
    const found =
      this.querySelector(`.order-buttons .primary:not([disabled])`) ??
      this.querySelector(`.order-choices ${able}`) ??
      this.querySelector(`.order-buttons ${able}`);
    const next = store.mine && !store.settled ? found : null;
    /** @type {HTMLElement | null} */ (next ?? this.querySelector(".order-title"))?.focus({ preventScroll: true });
  }

  /** Once per question: request complete actions and the reasons for disabled verbs, and begin a forced choice. */
  async learn() {
    const store = this.store;
    const now = store?.mine && !store.settled ? `${store.number} ${store.asked.kind}` : "";
    if (!store || now === this.learnt) return;
    this.learnt = now;
    this.deeds = [];
    this.off = {};
    this.more = this.history = false;
    if (!now || store.still || REACTIONS.has(store.asked.kind)) return;
    const asked = this.question(store);
    const verbs = sayable(asked);
    const game = asked.game;
    const only = verbs.length === 1 && !verbs[0].whole && !pointed(game, verbs[0].word);
    const spots =
      verbs.some((one) => !one.whole && !pointed(game, one.word)) && !only
        ? store.ask("spots").catch(() => null)
        : null;
    const off = lacking(asked);
    const [found, why] = await Promise.all([
      spots,
      Promise.all(off.map((action) => store.ask("why", { action }).catch(() => null))),
      only ? store.choose([verbs[0].word]) : null,
    ]);
    if (now !== this.learnt) return;
    this.deeds = found?.spots ?? [];
    this.off = Object.fromEntries(
      off.map((word, number) => {
        const told = why[number];
        if (!told || told.allowed) return [word, { reason: "", head: "", rest: "", remedies: [] }];
        const { remark, reason, head, rest, remedies } = told;
        return [word, { reason: remark || reason, head, rest, remedies }];
      }),
    );
    this.requestUpdate();
  }

  /**
   * The question in the form that `buttons.js` expects.
   * @param {Store} store
   * @returns {import("./buttons.js").Question}
   */
  question(store) {
    return {
      game: store.parts.about.game,
      kind: store.asked.kind,
      verbs: store.asked.verbs,
      deeds: this.deeds,
      off: this.off,
      held: Boolean(store.parts["board/hand"]?.cards.length),
    };
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const asked = store.asked;
    const seat = store.seats[asked?.seat ?? -1];
    const apart = store.mine && (REACTIONS.has(asked.kind) || asked.kind === MEETING);
    const { heading, reason } = this.sentence(store);
    return html`<section
      class="order-sheet ${store.mine ? "mine" : "other"} ${apart ? "dimmed" : ""}"
      aria-label=${say("order-label")}
    >
      <div class="order-main">
        ${seat ? html`<span class="order-who">${token(look(seat), store.mine ? 44 : 34)}</span>` : nothing}
        <div class="order-text" aria-live=${this.told(store) ? "off" : "polite"}>
          <h1 class="order-title" tabindex="-1">${heading}</h1>
          ${reason ? html`<p class="order-reason">${reason}</p>` : nothing}
        </div>
        ${this.dice(store)} ${this.narrow ? this.points(store) : nothing}
        ${apart ? nothing : html`<div class="order-buttons">${this.buttons(store)}</div>`}
      </div>
      ${
        store.news
          ? html`<p class="order-news" role="alert">
              ${store.news}
              <button class="button bare" data-do="seen" @click=${() => store.hush()}>
                ${icon("close", 16)}<span class="unseen">${say("close")}</span>
              </button>
            </p>`
          : nothing
      }
      ${
        store.refused
          ? html`<p class="order-refused" role="alert">
              ${store.refused}
              <button class="button bare" @click=${() => store.refuse("")}>
                ${icon("close", 16)}<span class="unseen">${say("close")}</span>
              </button>
            </p>`
          : nothing
      }
      ${
        store.proposal?.risk
          ? html`<p class="order-risk" role="alert">${icon("flag", 18)} ${store.proposal.risk}</p>`
          : nothing
      }
      ${store.proposal?.run ? this.odds(store.proposal.run) : nothing}
      ${store.hint && store.mine ? this.hint(store) : nothing}
      ${apart || (store.verdict && this.small) ? nothing : this.choices(store)}
      ${this.narrow && store.mine ? this.men(store) : nothing}
    </section>`;
  }

  /** Whether the board announces it in more detail, for screen readers to hear it once. @param {Store} store */
  told(store) {
    return Boolean(store.topic || store.verdict || (store.proposal && store.picked));
  }

  /** @param {Store} store */
  sentence(store) {
    if (!store.withheld || !this.spoken) this.spoken = this.now(store);
    return this.spoken;
  }

  /** @param {Store} store */
  now(store) {
    if (store.verdict && this.small) {
      const { head, rest } = told_apart(store.verdict);
      return { heading: head || say("why-not"), reason: rest };
    }
    if (store.proposal) {
      const { label, note, run } = store.proposal;
      const reason = run ? say("run-takes", { circles: run.length }) : note ? note : say("order-another");
      return { heading: say("order-propose", { label: label ?? "" }), reason };
    }
    // If there is only one way to begin, show the plain question.
    if (store.choosing && !this.begun(store))
      return {
        heading: choosingTitle(store.choosing, store.parts.about.game),
        reason: (store.choosing.remarks ?? []).join(" "),
      };
    if (store.mine && store.topic) return { heading: store.topic.title, reason: store.topic.reason };
    const { title: heading, reason } = headline(store);
    if (store.settled) return { heading, reason: say("order-settled") };
    return (
      this.barred(store, heading) ?? {
        heading,
        reason: store.answered ? say("order-answered", { sentence: store.answered }) : reason,
      }
    );
  }

  /** The turn can neither begin nor end: say why. @param {Store} store @param {string} heading */
  barred(store, heading) {
    const turn = store.mine ? turnVerbs(store.parts.about.game, store.asked.kind) : [];
    const why = turn.includes(ROLL) && !this.off[ROLL] ? "" : this.off[END]?.reason;
    // Ask for the next step by name: a tile to draw, a search to make.
    if (!why || store.asked.verbs.some((one) => FORWARD.includes(one.word))) return null;
    if (turn.some((word) => store.asked.verbs.some((one) => one.word === word))) return { heading, reason: why };
    const { head = why, rest = "" } = this.off[END];
    return { heading: head, reason: rest };
  }

  /** Whether the choice began automatically as the only one, so that there is no way back. @param {Store} store */
  begun(store) {
    return store.choosing?.words.length === 1 && sayable(this.question(store)).length === 1;
  }

  /** @param {Store} store */
  dice(store) {
    const dice = diceNow(store.log).slice(-4);
    const points = store.parts["board/status"]?.points ?? 0;
    const steps = store.parts["board/status"]?.steps;
    const left = store.proposal?.left;
    // On a phone the sentence above states the points.
    if (!dice.length && steps === undefined && (!points || this.narrow)) return nothing;
    return html`<div class="order-dice">
      ${
        dice.length
          ? html`<button
              class="order-throw"
              title=${say("dice-history")}
              aria-expanded=${this.history}
              @click=${() => (this.history = !this.history)}
            >
              ${dice.map((one) => die(one, 34))}<span class="unseen">${say("dice-history")}</span>
            </button>`
          : nothing
      }
      ${
        steps !== undefined && store.mine
          ? html`<span class="order-number"
              ><b>${steps}</b><small>${say("steps-word", { number: steps })}</small></span
            >`
          : (points || left !== undefined) && !store.tumbling
            ? html`<span class="order-number"
                ><b>${points}</b><small>${say("points-word", { number: points })}</small></span
              >`
            : nothing
      }
      ${
        left !== undefined && !this.narrow
          ? html`<span class="order-arrow" aria-hidden="true">→</span>
              <span class="order-number after ${store.proposal?.stop ? "danger" : ""}"
                ><b>${left}</b><small>${say("points-after")}</small></span
              >`
          : nothing
      }
      ${this.history ? this.thrown(store) : nothing}
    </div>`;
  }

  /** @param {Store} store */
  thrown(store) {
    const letters = new Map(store.seats.map((seat) => [seat.nation || seat.name, seat]));
    return html`<div class="order-history sheet" role="dialog" aria-label=${say("dice-history")}>
      <h2 class="label">${say("dice-history")}</h2>
      <ol>
        ${throwsIn(store.log)
          .slice(0, 12)
          .map(
            (one) =>
              html`<li>
                ${token(look(letters.get(one.seat)), 22)} <span>${one.dice.map((number) => die(number, 20))}</span>
                <b>${one.dice.reduce((sum, number) => sum + number, 0)}</b>
              </li>`,
          )}
      </ol>
    </div>`;
  }

  /** On a phone: the points a walk costs, as a bar. @param {Store} store */
  points(store) {
    const { cost, left } = store.proposal ?? {};
    if (cost === undefined || left === undefined) return nothing;
    return html`<div class="order-bar">
      <span class="order-bar-cost"><b>${cost}</b> ${say("points-walk")}</span>
      <span class="order-bar-left"><b>${left}</b> ${say("points-left")}</span>
    </div>`;
  }

  /** @param {Store} store */
  buttons(store) {
    if (store.verdict && this.small) {
      const { clause, citation, title, onward, go, back, leads } = store.verdict;
      return html`<button class="button bare order-close" data-do="close" @click=${() => store.tell(null)}>
          ${icon("close")}<span class="unseen">${say("close")}</span>
        </button>
        ${
          clause
            ? html`<a class="order-rule" href=${ruleLink(store, clause)} target="_blank" rel="opener"
                >${icon("book")} ${citation || title || say("rule")} <i>${say("rule-read")}</i></a
              >`
            : nothing
        }
        ${
          leads
            ? html`<p class="order-way"><b>${icon("forward", 18)} ${leads.title}</b><span>${leads.leg}</span></p>`
            : nothing
        }
        <button class="button large ${go ? "" : "primary"}" data-do="back" @click=${() => store.tell(null)}>
          ${back || say("back")}
        </button>
        ${go ? html`<button class="button primary large" data-do="onward" @click=${go}>${onward}</button>` : nothing}`;
    }
    if (!store.mine || store.settled) return nothing;
    if (store.proposal) return this.proposed(store);
    if (store.choosing) {
      const { words, whole } = store.choosing;
      return html`${
        this.begun(store)
          ? nothing
          : html`<button class="button" data-do="retreat" @click=${() => store.retreat()}>${say("back")}</button>`
      }
      ${
        whole
          ? html`<button
              class="button primary"
              data-do="whole"
              @click=${async () => store.acts(await store.meant(words))}
            >
              ${say("do-it")}
            </button>`
          : nothing
      }
      ${
        this.begun(store)
          ? html`<div class="order-fixed">${this.fixed(store).map((one) => this.button(store, one))}</div>`
          : nothing
      }`;
    }
    const { more, front } = laidOut(this.question(store));
    const turn = turnVerbs(store.parts.about.game, store.asked.kind);
    const [fixed, beside] = [
      front.filter((one) => turn.includes(one.verb)),
      front.filter((one) => !turn.includes(one.verb)),
    ];
    return html`${more.length ? this.folded(store, more) : nothing}
    ${beside.length ? html`<div class="order-beside">${beside.map((one) => this.button(store, one))}</div>` : nothing}
    ${fixed.length ? html`<div class="order-fixed">${fixed.map((one) => this.button(store, one))}</div>` : nothing}`;
  }

  /** The buttons that keep their places. @param {Store} store */
  fixed(store) {
    const turn = turnVerbs(store.parts.about.game, store.asked.kind);
    return laidOut(this.question(store)).front.filter((one) => turn.includes(one.verb));
  }

  /** The proposal, in the place of its verb if that has one. @param {Store} store */
  proposed(store) {
    const proposal = /** @type {import("./store.js").Proposal} */ (store.proposal);
    const verb = (proposal.text ?? proposal.texts?.[0] ?? proposal.words?.[0] ?? "").split(" ")[0];
    const danger = proposal.stop || STOPS.has(verb);
    const fixed = danger ? [] : this.fixed(store);
    // A walk is sent step by step; its button is the one for walking.
    const place = fixed.findIndex(
      (one) => one.verb === verb || (gameOf(store.parts.about).unsaid?.has(verb) && one.verb === store.walk),
    );
    // On a phone the heading has room for the whole label, the button only for the verb.
    const short = this.narrow && place >= 0 ? fixed[place].label : proposal.label;
    const told =
      !danger && proposal.cost !== undefined
        ? say("walk", { cost: proposal.cost })
        : short
          ? sentenced(short)
          : say("do-it");
    const carry = html`<button
      class="button primary ${danger ? "stop-now" : ""} ${store.sending ? "sending" : ""}"
      data-do="carry"
      ?disabled=${store.stuck}
      @click=${() => store.carry()}
    >
      ${told} ${this.narrow ? nothing : html`<kbd>Enter</kbd>`}
    </button>`;
    return html`<button class="button" data-do="back" @click=${() => store.propose(null)}>${say("back")}</button> ${
        place < 0
          ? carry
          : html`<div class="order-fixed">
              ${fixed.map((one, number) =>
                number === place ? carry : this.button(store, { ...one, primary: false }),
              )}
            </div>`
      }`;
  }

  /**
   * @param {Store} store
   * @param {Button[]} hidden
   */
  folded(store, hidden) {
    return html`<div class="order-more">
      <button class="button" data-do="more" aria-expanded=${this.more} @click=${() => (this.more = !this.more)}>
        ${say("more")}
      </button>
      ${
        this.more
          ? html`<div class="order-list sheet" @click=${() => (this.more = false)}>
              ${hidden.map((one) => this.button(store, one, "wide"))}
            </div>`
          : nothing
      }
    </div>`;
  }

  /**
   * @param {Store} store
   * @param {Button} one
   * @param {string} [how]
   */
  button(store, one, how = "") {
    // It can be focused and pressed, so that touch users, too, learn why it is disabled.
    if (one.off)
      return html`<button
        class="button off ${how}"
        data-off=${one.verb}
        aria-disabled="true"
        title=${one.off}
        aria-description=${one.off}
        @click=${() => store.refuse(one.off.trim())}
      >
        ${one.label}
      </button>`;
    const { deed } = one;
    return html`<button
      class="button ${how} ${one.primary ? "primary" : ""} ${
        store.sending && one.primary ? "sending" : ""
      } ${one.stop ? "stop" : ""}"
      data-verb=${deed ? nothing : one.verb}
      data-deed=${deed ? one.text : nothing}
      ?disabled=${store.stuck}
      .lights=${deed}
      @click=${() => this.press(store, one)}
    >
      ${one.label} ${one.key && one.primary && !this.narrow ? html`<kbd>${one.key.toUpperCase()}</kbd>` : nothing}
    </button>`;
  }

  /**
   * @param {Store} store
   * @param {Button} one
   */
  async press(store, one) {
    if (AT_A_STROKE.has(one.verb)) await store.acts(await store.meant([one.verb]));
    else if (one.text) await (store.grave(one.verb) ? store.weigh(one.text, one.label) : store.act(one.text));
    // The selected pawn walks; the board and the list beside it show where to.
    else if (one.verb === store.walk && store.picked) await store.choose([one.verb, store.picked]);
    else await store.choose(one.words);
  }

  /** The chances of a run: for each card that may be revealed, how often it is enough. @param {Run} run */
  odds(run) {
    return html`<ul class="order-odds" aria-label=${say("run-odds")}>
      ${run.odds.map(({ throws, chance }) => {
        const often = Math.round(chance * 100);
        return html`<li>
          <span>${say("run-throws", { throws })}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="10" class="odds-all" />
            <rect width=${often} height="10" class="odds-some" />
          </svg>
          <b>${say("run-often", { often })}</b>
        </li>`;
      })}
    </ul>`;
  }

  /** @param {Store} store */
  hint(store) {
    const hint = store.hint;
    if (!hint) return nothing;
    return html`<div class="order-hint">
      ${icon("hint")}
      <p>${hint.does ? html`<b>${hint.does}.</b> ` : nothing}${hint.why}</p>
      <button
        class="button act"
        data-do="hint"
        @click=${() =>
          store.grave(hint.action.split(" ")[0]) ? store.choose(hint.action.split(" ")) : store.act(hint.action)}
      >
        ${say("hint-do")}
      </button>
      <button class="button bare" @click=${() => store.advised(null)}>
        ${icon("close", 18)}<span class="unseen">${say("close")}</span>
      </button>
    </div>`;
  }

  /** @param {Store} store */
  choices(store) {
    const choosing = store.choosing;
    if (!choosing || !store.mine) return nothing;
    const apart =
      choosing.apart === null || choosing.apart === undefined ? choosing.choices.length : choosing.apart || FEW;
    const buttons = choiceButtons(choosing);
    const first = buttons.slice(0, apart);
    const rest = buttons.slice(apart);
    return html`<div class="order-choices" role="group" aria-label=${choosingTitle(choosing, store.parts.about.game)}>
      ${first.map((one) => this.choice(store, one))}
      ${
        rest.length
          ? html`<details class="order-rest">
              <summary class="button">${say("choose-more", { number: rest.length })}</summary>
              <div>${rest.map((one) => this.choice(store, one))}</div>
            </details>`
          : nothing
      }
    </div>`;
  }

  /**
   * @param {Store} store
   * @param {{word: string, label: string, plain: string, note: string}} one
   */
  choice(store, one) {
    const choosing = /** @type {import("./store.js").Choosing} */ (store.choosing);
    const board = choosing.kind === "pawn" ? { pawns: [one.word] } : { places: [one.word] };
    return html`<button
      class="button order-choice"
      data-word=${one.word}
      ?disabled=${store.stuck}
      @click=${() => this.chosen(store, one.word)}
      .lights=${board}
    >
      ${
        NATIONS.has(one.word) ? html`<span class="order-nation">${token(one.word, 26)} ${one.plain}</span>` : one.label
      }${one.note ? html`<small>${one.note}</small>` : nothing}
    </button>`;
  }

  /**
   * Continue the choice by a token; a pawn that is to walk is also selected on the board.
   * @param {Store} store
   * @param {string} word
   */
  async chosen(store, word) {
    const words = [.../** @type {import("./store.js").Choosing} */ (store.choosing).words, word];
    if (words.length === 2 && words[0] === store.walk) store.pick(word);
    await store.choose(words);
  }

  /** On a phone: my men as chips. @param {Store} store */
  men(store) {
    const walk = store.asked.verbs.some((one) => one.word === store.walk);
    const team = (store.parts["board/teams"] ?? []).find((one) => one.own);
    if (!walk || !team || store.choosing || store.verdict) return nothing;
    const men = team.men.filter((man) => man.condition === "free" || man.condition === "tunnel");
    return html`<div class="order-men">
      ${men.map(
        (man) =>
          html`<button
            class="order-man"
            aria-pressed=${store.picked === man.pawn}
            @click=${() => store.pick(store.picked === man.pawn ? "" : man.pawn)}
          >
            ${token(look(store.seats[store.seat ?? 0]), 26)} <b>${man.pawn.toUpperCase()}</b>
          </button>`,
      )}
    </div>`;
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

customElements.define("order-sheet", OrderSheet);
