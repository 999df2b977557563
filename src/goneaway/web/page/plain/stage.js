// A game without its own board: the table in sentences, and a list of all legal actions.

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { sentenced } from "../table/buttons.js";
import { TablePiece } from "../table/piece.js";

/** With more actions than this, they are chosen token by token above the table. */
const MOST = 60;

class PlainStage extends TablePiece {
  static properties = { store: { attribute: false }, insets: { attribute: false }, actions: { state: true } };

  constructor() {
    super();
    /** Pixels of the stage covered by sheets. */
    this.insets = { top: 0, right: 0, bottom: 0, left: 0, foot: 0 };
    /** The legal actions with their labels. @type {{text: string, label: string}[]} */
    this.actions = [];
    /** The question they answer. */
    this.learnt = "";
  }

  updated() {
    this.toggleAttribute("data-ready", Boolean(this.store?.known));
    // The content security policy allows no inline styles.
    for (const side of /** @type {const} */ (["top", "right", "bottom", "left"]))
      this.style.setProperty(`--${side}`, `${this.insets[side]}px`);
    this.learn();
  }

  /** Fetch the legal actions, once for every question. */
  async learn() {
    const store = this.store;
    const now = store?.mine && !store.settled && !store.still ? `${store.number} ${store.asked.kind}` : "";
    if (!store || now === this.learnt) return;
    this.learnt = now;
    this.actions = [];
    if (!now) return;
    /** @type {string[]} */
    const texts = await store.ask("legal").catch(() => []);
    /** @type {string[]} */
    const labels = texts.length <= MOST ? await store.ask("doing", { actions: texts }).catch(() => []) : [];
    if (now !== this.learnt) return;
    this.actions = labels.map((label, number) => ({ text: texts[number], label: sentenced(label) }));
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    /** @type {string[]} */
    const lines = store.parts["board/lines"] ?? [];
    return html`<div class="plain-table">
      <ul class="plain-lines sheet">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      ${
        this.actions.length
          ? html`<div class="plain-actions" role="group" aria-label=${say("plain-actions")}>
              ${this.actions.map(
                (one) =>
                  html`<button class="button" data-action=${one.text} @click=${() => store.act(one.text)}>
                    ${one.label}
                  </button>`,
              )}
            </div>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("plain-stage", PlainStage);
