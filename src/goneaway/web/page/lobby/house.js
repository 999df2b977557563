// All options with a search field: a sheet over the set-up.

import { Piece } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, nothing, repeat } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { answers } from "./sentence.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./draft.js").Draft} Draft */

export class HouseRules extends Piece {
  static properties = {
    setup: { attribute: false },
    searched: { state: true },
    only: { state: true },
    open: { state: true },
  };

  constructor() {
    super();
    /** The set-up that these rules belong to; it has a draft before they are shown. */
    this.setup = /** @type {import("./setup.js").TableSetup} */ (/** @type {unknown} */ (null));
    this.searched = "";
    this.only = false;
    this.open = false;
  }

  async show() {
    this.open = true;
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
    /** @type {HTMLElement | null} */ (this.querySelector("input[type=search]"))?.focus();
  }

  close() {
    this.querySelector("dialog")?.close();
  }

  /** The topics with the rules that match the search. */
  found() {
    const { rules, house } = this.setup;
    const draft = /** @type {Draft} */ (this.setup.draft);
    const changed = new Set((house?.changes ?? []).map((change) => change.option));
    for (const option of Object.keys(draft.rules)) changed.add(option);
    return (rules?.topics ?? [])
      .map((topic) => ({
        ...topic,
        rules: topic.rules.filter(
          (rule) =>
            (!this.only || changed.has(rule.option)) &&
            answers(
              this.searched,
              topic.heading,
              rule.says,
              rule.about,
              rule.option,
              ...(rule.choices ?? []).map((one) => one.says),
            ),
        ),
      }))
      .filter((topic) => topic.rules.length);
  }

  render() {
    if (!this.open || !this.setup?.rules) return nothing;
    const { rules } = this.setup;
    const draft = /** @type {Draft} */ (this.setup.draft);
    const topics = this.found();
    const count = topics.reduce((sum, topic) => sum + topic.rules.length, 0);
    const bundles = rules.bundles.filter((one) => !this.only && answers(this.searched, one.says));
    return html`<dialog class="dialog house" aria-labelledby="house-title" @close=${() => (this.open = false)}>
      <div class="house-head">
        <div class="setup-line">
          <h2 id="house-title">${say("house-title")}</h2>
          <button class="button bare" @click=${this.close}>
            ${icon("close")}<span class="unseen">${say("close")}</span>
          </button>
        </div>
        <div class="house-search">
          <label class="house-field"
            >${icon("search")}<span class="unseen">${say("house-search")}</span>
            <input
              class="input"
              type="search"
              placeholder=${say("house-search")}
              .value=${this.searched}
              @input=${(/** @type {Changed} */ event) => (this.searched = event.target.value)}
            />
          </label>
          <label class="setup-check"
            ><input
              type="checkbox"
              .checked=${this.only}
              @change=${(/** @type {Changed} */ event) => (this.only = event.target.checked)}
            />${say("house-only")}</label
          >
        </div>
        <p class="small quiet" role="status">${say("house-found", { count })}</p>
        ${this.setup.contradiction()}
      </div>
      ${
        bundles.length
          ? html`<h3>${say("house-bundles")}</h3>
              <ul class="house-bundles">
                ${bundles.map(
                  (one) =>
                    html`<li>
                      <label class="setup-check"
                        ><input
                          type="checkbox"
                          .checked=${draft.bundles.includes(one.bundle)}
                          @change=${(/** @type {Changed} */ event) =>
                            this.setup.change({
                              ...draft,
                              bundles: event.target.checked
                                ? [...draft.bundles, one.bundle]
                                : draft.bundles.filter((name) => name !== one.bundle),
                            })}
                        />${one.says}</label
                      >
                    </li>`,
                )}
              </ul>`
          : nothing
      }
      ${repeat(
        topics,
        (topic) => topic.topic,
        (topic) =>
          html`<h3>${topic.heading}</h3>
            <ul class="rules">
              ${repeat(
                topic.rules,
                (rule) => rule.option,
                (rule) => this.setup.rule(rule, draft),
              )}
            </ul>`,
      )}
      ${count ? nothing : html`<p class="quiet">${say("house-nothing")}</p>`}
    </dialog>`;
  }
}

customElements.define("house-rules", HouseRules);
