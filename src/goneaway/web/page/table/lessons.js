// Three hints for new players, one at a time. Each disappears once followed, all of them
// when dismissed. They explain how to use the page; the server decides which actions are legal.

import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { say, words } from "../lib/words.js";
import { gameOf } from "./games.js";
import { REACTIONS } from "./gestures.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

/** What the game is about, and three hints on how to play; the last stays until dismissed. */
const LESSONS = 4;
/** Lessons completed, by game. @param {string} game */
const name = (game) => `lessons.${game}`;

class TableLessons extends TablePiece {
  constructor() {
    super();
    /** When the first question was asked. */
    this.began = -1;
    /** When the player last made a proposal. */
    this.proposed = -1;
  }

  /** The number of the lesson, from 0. @param {string} game */
  at(game) {
    return Number(recall(name(game)) ?? 0);
  }

  /** @param {number} to */
  learnt(to) {
    keep(name(this.store?.parts.about.game ?? ""), to);
    this.requestUpdate();
  }

  /** Skip what the player has already done. */
  updated() {
    const store = this.store;
    if (!store?.known || store.still) return;
    const at = this.at(store.parts.about.game);
    if (at === 0 && store.mine && this.began < 0) this.began = store.number;
    if (at === 0 && this.began >= 0 && store.number > this.began) this.learnt(1);
    if (at <= 1 && store.atWork) this.learnt(2);
    if (at === 2 && store.proposal) this.proposed = store.number;
    if (at === 2 && this.proposed >= 0 && store.number > this.proposed) this.learnt(3);
  }

  render() {
    const store = this.store;
    if (!store?.mine || store.settled || REACTIONS.has(store.asked.kind)) return nothing;
    const { game } = store.parts.about;
    const at = this.at(game);
    const points = store.asked.verbs.some((one) => gameOf(store.parts.about).pointed?.has(one.word));
    if (at >= LESSONS || (at && !points)) return nothing;
    // One thing at a time: the first action closes the strip. Only the aim is shown before it (see table.css).
    if (at && store.since && !store.atWork) return nothing;
    // A game has lessons for all players, for each role, or none.
    const role = words.knows(`lesson-${game}-aim`) ? "" : `-${store.seats[store.seat ?? 0]?.role}`;
    if (!words.knows(`lesson-${game}-aim${role}`)) return nothing;
    // After deselecting, the player sees again how to select.
    const shown = at === 2 && !store.atWork ? 1 : at;
    const told = shown ? `${game}-${shown}` : `${game}-aim${role}`;
    return html`<aside class="lesson sheet" aria-label=${say("lesson", { number: shown + 1, of: LESSONS })}>
      <b class="lesson-number">${shown + 1}</b>
      <p>${say(`lesson-${told}`)}</p>
      <button class="button bare" data-do="learnt" @click=${() => this.learnt(LESSONS)}>
        ${icon("close", 18)}<span class="unseen">${say("lesson-away")}</span>
      </button>
    </aside>`;
  }
}

customElements.define("table-lessons", TableLessons);
