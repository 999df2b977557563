// Security's first tab: who can be arrested now, who cannot and why, and which guard keeps the turn from ending.

import { html, nothing } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import {} from "./buttons.js";
import { ruleLink } from "./order.js";
import { look } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("./store.js").Store} Store */

class SecurityArrests extends TablePiece {
  constructor() {
    super();
    this.asked = "";
    /** @type {import("../lib/messages.js").Arrests} */
    this.found = { can: [], cannot: [], wrong: [] };
  }

  updated() {
    this.learn();
  }

  async learn() {
    const store = this.store;
    const now = store ? `${store.number} ${store.mine}` : "";
    if (!store?.known || now === this.asked) return;
    this.asked = now;
    const found = store.mine ? await store.ask("arrests").catch(() => null) : null;
    if (now !== this.asked) return;
    this.found = found?.can ? found : { can: [], cannot: [], wrong: [] };
    this.requestUpdate();
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const { can, cannot, wrong } = this.found;
    if (!can.length && !cannot.length && !wrong.length)
      return html`<p class="quiet log-empty">${say("arrests-none")}</p>`;
    /**
     * The men who cannot be arrested, grouped by reason.
     * @type {Map<string, import("../lib/messages.js").Spared[]>}
     */
    const reasons = new Map();
    for (const one of cannot) reasons.set(one.verdict.sentence, [...(reasons.get(one.verdict.sentence) ?? []), one]);
    return html`<div class="arrests">
      ${[...new Map(wrong.map((one) => [one.verdict.sentence, one.verdict])).values()].map(
        (verdict) =>
          html`<p class="arrests-wrong">
            ${verdict.reason}
            <a href=${ruleLink(store, verdict.clause)} target="_blank">${verdict.citation}</a>
          </p>`,
      )}
      ${
        can.length
          ? html`<h3 class="label">${say("arrests-now")}</h3>
              ${can.map((one) => this.candidate(store, one))}`
          : nothing
      }
      ${
        reasons.size
          ? html`<h3 class="label">${say("arrests-not")}</h3>
              ${[...reasons.values()].map((men) => this.refused(store, men))}`
          : nothing
      }
    </div>`;
  }

  /** @param {Store} store @param {string} pawn */
  man(store, pawn) {
    return token(look(store.seats.find((seat) => seat.letter === pawn[0])), 30);
  }

  /** @param {Store} store @param {import("../lib/messages.js").Arrestable} one */
  candidate(store, one) {
    const pawns = [one.pawn, one.guard];
    return html`<button
      class="arrests-man"
      data-arrest=${one.pawn}
      .lights=${{ pawns, places: one.path }}
      @click=${() =>
        store.propose({
          texts: one.actions,
          label: say("arrest-label", { guard: one.guard.toUpperCase(), man: one.pawn.toUpperCase() }),
          cost: one.cost,
          left: (store.parts["board/status"]?.points ?? 0) - one.cost,
          stop: true,
        })}
    >
      ${this.man(store, one.pawn)}<span
        ><b>${one.pawn.toUpperCase()}</b
        ><br />${say("arrests-by", { guard: one.guard.toUpperCase(), cost: one.cost })}</span
      >${icon("forward", 18)}
    </button>`;
  }

  /** @param {Store} store @param {import("../lib/messages.js").Spared[]} men */
  refused(store, men) {
    const { verdict } = men[0];
    return html`<div class="arrests-man off">
      ${this.man(store, men[0].pawn)}<span
        ><b>${men.map((one) => one.pawn.toUpperCase()).join(", ")}</b><br />
        ${verdict.reason}
        <a href=${ruleLink(store, verdict.clause)} target="_blank">${verdict.citation}</a></span
      >
    </div>`;
  }
}

customElements.define("security-arrests", SecurityArrests);
