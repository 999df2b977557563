// Three hints for somebody who has never been here, one at a time: each goes when it has been done, all of them
// when they are sent away. They tell how the page is used; what may be done the server says.

import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { say } from "../lib/words.js";
import { POINTED, REACTIONS } from "./gestures.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

/** So many there are; the last stays until it is sent away. */
const LESSONS = 3;
/** Done for good, by game. @param {string} game */
const name = (game) => `lessons.${game}`;

class TableLessons extends TablePiece {
  constructor() {
    super();
    /** When something was last proposed. */
    this.proposed = -1;
  }

  /** Which lesson it is, from 0. @param {string} game */
  at(game) {
    return Number(recall(name(game)) ?? 0);
  }

  /** @param {number} to */
  learnt(to) {
    keep(name(this.store?.parts.about.game), to);
    this.requestUpdate();
  }

  /** What has been done need not be told. */
  updated() {
    const store = this.store;
    if (!store?.known || store.still) return;
    const at = this.at(store.parts.about.game);
    if (at === 0 && store.atWork) this.learnt(1);
    if (at === 1 && store.proposal) this.proposed = store.number;
    if (at === 1 && this.proposed >= 0 && store.number > this.proposed) this.learnt(2);
  }

  render() {
    const store = this.store;
    if (!store?.mine || store.settled || REACTIONS.has(store.asked.kind)) return nothing;
    const { game } = store.parts.about;
    const at = this.at(game);
    if (at >= LESSONS || !store.asked.verbs.some((/** @type {any} */ one) => POINTED[game]?.has(one.word))) return nothing;
    return html`<aside class="lesson sheet" aria-label=${say("lesson", { number: at + 1, of: LESSONS })}>
      <b class="lesson-number">${at + 1}</b><p>${say(`lesson-${game}-${at + 1}`)}</p>
      <button class="button bare" data-do="learnt" @click=${() => this.learnt(LESSONS)}>${icon("close", 18)}<span class="unseen">${say("lesson-away")}</span></button></aside>`;
  }
}

customElements.define("table-lessons", TableLessons);
