// A question out of turn: hard to miss, but not blocking. On a wide screen it is beside the place it is about.

import { html, nothing } from "../lib/lit.js";
import { PHONE } from "../lib/sizes.js";
import { say } from "../lib/words.js";
import { choiceButtons, sentenced } from "./buttons.js";
import { face } from "./cards.js";
import { PASS, REACTION_CARDS } from "./gestures.js";
import { ruleLink } from "./order.js";
import { clock, verbLabel } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./store.js").Store} Store */

/** Space between the sheet and the place it is about. */
const GAP = 64;

class TableReaction extends TablePiece {
  constructor() {
    super();
    /** The answers, each with its tokens. @type {{text: string, label: string}[]} */
    this.answers = [];
    this.asked = "";
    /** Whether it has been positioned beside its subject. */
    this.placed = false;
    this.tick = 0;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.pressed);
    this.tick = setInterval(() => this.requestUpdate(), 500);
  }

  disconnectedCallback() {
    this.store?.light();
    removeEventListener("keydown", this.pressed);
    clearInterval(this.tick);
    super.disconnectedCallback();
  }

  updated() {
    this.learn();
    // The board may load after the question, or still be moving towards its subject.
    if (this.store?.mine && this.answers.length && !this.placed) this.place(this.store);
  }

  /** The complete answers, if they are few; otherwise the answer is chosen token by token. */
  async learn() {
    const store = this.store;
    const now = store ? `${store.number}` : "";
    if (!store?.mine || now === this.asked) return;
    this.asked = now;
    this.placed = false;
    const legal = await store.ask("legal").catch(() => []);
    const few = legal.length <= 6 ? legal : [];
    const labels = few.length ? await store.ask("doing", { actions: few }).catch(() => few) : [];
    if (now !== this.asked) return;
    // Answers with equal labels are chosen token by token, which shows how they differ.
    const found = (new Set(labels).size < labels.length ? [] : few).map(
      (/** @type {string} */ text, /** @type {number} */ number) => ({ text, label: labels[number] }),
    );
    this.answers = [...found.filter((one) => one.text !== PASS), ...found.filter((one) => one.text === PASS)];
    this.requestUpdate();
    await this.updateComplete;
    this.place(store);
    if (!this.contains(document.activeElement))
      /** @type {HTMLElement | null} */ (this.querySelector(".reaction h2"))?.focus({ preventScroll: true });
  }

  /**
   * On a wide screen: put the dialog beside its subject, never over it, with a line between them.
   * @param {Store} store
   */
  place(store) {
    const sheet = /** @type {HTMLElement | null} */ (this.querySelector(".reaction"));
    const leader = /** @type {HTMLElement | null} */ (this.querySelector(".reaction-leader"));
    if (!sheet || !leader) return;
    const named = store.subject;
    const about =
      named.pawns.length || named.places.length
        ? named
        : store.log.at(-1)?.lines.findLast((line) => line.pawns.length || line.places.length);
    const stage = /** @type {import("../lib/stage.js").StageElement | null} */ (
      document.querySelector("[data-stage]")
    );
    const at = about && !PHONE.matches ? stage?.spot?.(about.places, about.pawns) : null;
    const room = this.getBoundingClientRect();
    this.classList.add("alongside");
    const width = sheet.offsetWidth;
    const right = at ? at.x + GAP + width <= room.right : false;
    const left = at && !right ? at.x - GAP - width >= room.left : false;
    this.classList.toggle("alongside", right || left);
    if (!at || !(right || left)) return;
    this.placed = true;
    store.light(about);
    const x = right ? at.x + GAP : at.x - GAP - width;
    const y = Math.max(room.top, Math.min(at.y - 96, innerHeight - sheet.offsetHeight - 16));
    sheet.style.translate = `${Math.round(x - room.left)}px ${Math.round(y - room.top)}px`;
    const from = { x: right ? at.x + 16 : at.x - 16, y: at.y };
    const to = { x: right ? x : x + width, y: Math.max(y + 24, Math.min(at.y, y + sheet.offsetHeight - 24)) };
    leader.style.width = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
    leader.style.transform = `translate(${from.x - room.left}px, ${from.y - room.top}px) rotate(${Math.atan2(
      to.y - from.y,
      to.x - from.x,
    )}rad)`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const store = this.store;
    if (!store || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = this.answers[Number(event.key) - 1];
    if (!answer) return;
    event.preventDefault();
    store.act(answer.text);
  }

  render() {
    const store = this.store;
    if (!store?.mine) return nothing;
    const asked = store.asked;
    const { title, reason } = asked;
    const limit = store.parts.about.pace.reaction;
    const left = limit - (Date.now() - store.askedAt) / 1000;
    const hand = store.parts["board/hand"];
    const about = REACTION_CARDS[/** @type {keyof typeof REACTION_CARDS} */ (asked.kind)];
    const card = hand?.cards.find((one) => this.answers.some(({ text }) => text.split(" ").includes(one.card)));
    const ordered = store.parts.orders?.some((order) => order.window === asked.kind);
    return html`<i class="reaction-leader" aria-hidden="true"></i>
      <section class="reaction sheet" role="alertdialog" aria-labelledby="reaction-title" data-kind=${asked.kind}>
        <header class="reaction-head">
          <span class="label">${say("reaction-asked")}${limit ? ` · ${clock(left)}` : ""}</span>
          ${
            limit
              ? html`<progress max=${limit} value=${Math.max(0, left)}></progress>`
              : html`<span class="reaction-rule"></span>`
          }
        </header>
        <div class="reaction-body">
          ${
            card
              ? html`<div class="card large card-${hand?.equipment === null ? "security" : "opportunity"}">
                  ${face(card, hand?.equipment === null ? "security" : "opportunity")}
                </div>`
              : about
                ? html`<div class="reaction-drawn">${face({ card: about, title: "", effect: "" }, "security")}</div>`
                : nothing
          }
          <div class="reaction-text">
            <h2 id="reaction-title" tabindex="-1">${title}</h2>
            ${reason ? html`<p>${reason}</p>` : nothing}
            <p>
              <a href=${ruleLink(store, asked.clause)} target="_blank"><b>${asked.citation}</b></a>
            </p>
            ${this.buttons(store)}
            ${asked.discreet ? html`<p class="quiet small">${say("reaction-discreet")}</p>` : nothing}
            ${
              asked.verbs.some((one) => one.word === PASS)
                ? html`<label class="reaction-always small"
                    ><input
                      type="checkbox"
                      .checked=${ordered}
                      @change=${(/** @type {Changed} */ event) => this.order(store, event.target.checked)}
                    />
                    ${say("reaction-always")}</label
                  >`
                : nothing
            }
          </div>
        </div>
      </section>`;
  }

  /** @param {Store} store */
  buttons(store) {
    if (store.choosing) {
      const choosing = store.choosing;
      return html`<div class="reaction-buttons">
        ${choiceButtons(choosing).map(
          (one) =>
            html`<button
              class="button large wide"
              data-word=${one.word}
              @click=${() => store.choose([...choosing.words, one.word])}
            >
              ${one.label}${one.note ? html` <small>${one.note}</small>` : nothing}
            </button>`,
        )} <button class="button" @click=${() => store.retreat()}>${say("back")}</button>
      </div>`;
    }
    if (store.proposal) {
      return html`<div class="reaction-buttons">
        <button class="button primary large wide" @click=${() => store.carry()}>
          ${sentenced(store.proposal.label ?? "")}
        </button>
        <button class="button" @click=${() => store.leave()}>${say("back")}</button>
      </div>`;
    }
    if (this.answers.length) {
      return html`<div class="reaction-buttons">
        ${this.answers.map(
          ({ text, label }, number) =>
            html`<button
              class="button large wide ${number || text === PASS ? "" : "primary"}"
              data-answer=${text}
              ?disabled=${store.stuck}
              @click=${() => store.act(text)}
            >
              ${sentenced(label)} <kbd>${number + 1}</kbd>
            </button>`,
        )}
      </div>`;
    }
    return html`<div class="reaction-buttons">
      ${store.asked.verbs.map(
        (one) =>
          html`<button
            class="button large wide"
            data-verb=${one.word}
            @click=${() => (one.whole ? store.act(one.word) : store.choose([one.word]))}
          >
            ${one.label || verbLabel(one.word)}
          </button>`,
      )}
    </div>`;
  }

  /**
   * Answer this way from now on, in this window.
   * @param {Store} store
   * @param {boolean} always
   */
  async order(store, always) {
    try {
      await store.send("order", { window: store.asked.kind, ...(always ? { answer: PASS } : {}) }, { expect: null });
    } catch (error) {
      store.refuse(error instanceof Error ? error.message : String(error));
    }
  }
}

customElements.define("table-reaction", TableReaction);
