// The rulebook: its contents, one rule with its editions, questions, sources and cases, and two editions compared.

import { Piece, go } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, nothing } from "../lib/lit.js";
import { get } from "../lib/api.js";
import { say, words } from "../lib/words.js";
import { answers, passage } from "../lobby/sentence.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("../lib/messages.js").Game} Game */
/** @typedef {import("../lib/messages.js").Contents} Contents */
/** @typedef {import("../lib/messages.js").Clause} Clause */
/** @typedef {import("../lib/messages.js").Differences} Differences */

class RulesPages extends Piece {
  static properties = {
    place: { attribute: false },
    games: { state: true },
    told: { state: true },
    problem: { state: true },
    searched: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../lib/route.js").Place | null} */
    this.place = null;
    /** @type {import("../lib/messages.js").Game[]} */
    this.games = [];
    /**
     * The server's data for this page.
     * @type {{contents: Contents} | {clause: Clause} | {difference: Differences} | null}
     */
    this.told = null;
    this.problem = "";
    this.searched = "";
    this.asked = 0;
    this.speak = () => this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("changed", this.speak);
  }

  disconnectedCallback() {
    document.title = "Gone Away";
    words.removeEventListener("changed", this.speak);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("place") && this.place) this.load();
  }

  get game() {
    const wanted = this.place?.game || this.games[0]?.name;
    return this.games.find((game) => game.name === wanted) ?? null;
  }

  /** The edition being read: the one in the address, or the game's default. */
  get edition() {
    const named = this.place?.edition;
    return this.game?.editions.some((one) => one.name === named) ? named : (this.game?.edition ?? "");
  }

  async load() {
    const asked = ++this.asked;
    try {
      const { games } = await get("/api/lobby");
      this.games = games;
      const place = this.place;
      if (!place || !this.game) throw new Error(say("rules-no-game"));
      const name = this.game.name;
      const edition = this.edition ? `?edition=${this.edition}` : "";
      let told;
      if (place.clause)
        told = { clause: await get(`/api/games/${name}/clauses/${encodeURIComponent(place.clause)}${edition}`) };
      else if (place.against)
        told = {
          difference: await get(`/api/games/${name}/difference?first=${place.against}&second=${this.edition}`),
        };
      else told = { contents: await get(`/api/games/${name}/clauses${edition}`) };
      if (asked !== this.asked) return;
      this.told = told;
      this.problem = "";
    } catch (error) {
      if (asked === this.asked) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  updated() {
    const title = this.told && "clause" in this.told ? this.told.clause.title : say("nav-rules");
    document.title = `${title} · Gone Away`;
  }

  /** @param {string} path @param {Record<string, string | undefined>} [query] */
  href(path, query = {}) {
    const said = new URLSearchParams();
    for (const [name, value] of Object.entries({ edition: this.edition, ...query })) if (value) said.set(name, value);
    return said.size ? `${path}?${said}` : path;
  }

  render() {
    if (this.problem) {
      return html`<div class="shell-page">
        <p class="notice" role="alert">${this.problem}</p>
        <p><a href="/rules">${say("rules-contents")}</a></p>
      </div>`;
    }
    if (!this.told || !this.game) return html`<div class="shell-page" aria-busy="true"></div>`;
    return html`<div class="shell-page rules-page">${this.page(this.game, this.told)}</div>`;
  }

  choose_edition() {
    const editions = this.game?.editions ?? [];
    if (!editions.length) return nothing;
    return html`<label class="rules-edition"
      >${say("setup-edition")}
      <select
        class="value"
        @change=${(/** @type {Changed} */ event) =>
          go(this.href(location.pathname, { edition: event.target.value, against: this.place?.against }))}
      >
        ${editions.map(
          (one) => html`<option value=${one.name} ?selected=${one.name === this.edition}>${one.title}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {Game} game @param {NonNullable<RulesPages["told"]>} told */
  page(game, told) {
    if ("clause" in told) return this.clause(game, told.clause);
    return "difference" in told ? this.difference(game, told.difference) : this.contents(game, told.contents);
  }

  /** @param {Game} game @param {Contents} contents */
  contents(game, contents) {
    const topics = contents.topics
      .map((topic) => ({
        ...topic,
        clauses: topic.clauses.filter((one) => answers(this.searched, topic.heading, one.id, one.title, one.text)),
      }))
      .filter((topic) => topic.clauses.length);
    return html`<div class="rules-head">
        <h1>${say("rules-of", { game: contents.title })}</h1>
        <nav class="rules-games" aria-label=${say("setup-game")}>
          ${this.games.map(
            (game) =>
              html`<a href="/rules/${game.name}" aria-current=${game.name === contents.game ? "page" : nothing}
                >${game.title}</a
              >`,
          )}
        </nav>
      </div>
      <div class="rules-tools">
        ${this.choose_edition()}
        ${
          game.edition && this.edition !== game.edition
            ? html`<a href=${this.href(`/rules/${contents.game}`, { against: game.edition })}
                >${say("rules-compare")}</a
              >`
            : nothing
        }
        <label class="house-field"
          >${icon("search")}<span class="unseen">${say("rules-search")}</span>
          <input
            class="input"
            type="search"
            placeholder=${say("rules-search")}
            .value=${this.searched}
            @input=${(/** @type {Changed} */ event) => (this.searched = event.target.value)}
          />
        </label>
      </div>
      ${topics.map(
        (topic) =>
          html`<section>
            <h2>${topic.heading}</h2>
            <ul class="rules-list">
              ${topic.clauses.map(
                (one) =>
                  html`<li>
                    <a href=${this.href(`/rules/${contents.game}/${encodeURIComponent(one.id)}`)}
                      ><span class="rules-id">${/^\d/.test(one.id) ? one.id : "·"}</span> ${one.title}</a
                    >
                    ${this.searched.trim() ? this.passage(one.text) : nothing}
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
      ${topics.length ? nothing : html`<p class="quiet">${say("house-nothing")}</p>`}`;
  }

  /** The excerpt of a rule around the searched words. @param {string} text */
  passage(text) {
    const found = passage(text, this.searched);
    return found
      ? html`<p class="rules-passage small quiet">${found.before}<mark>${found.match}</mark>${found.after}</p>`
      : nothing;
  }

  /** @param {Game} game @param {Clause} told */
  clause(game, told) {
    const to = (/** @type {{id: string}} */ one) => this.href(`/rules/${told.game}/${encodeURIComponent(one.id)}`);
    return html`<p class="rules-trail">
        <a href=${this.href(`/rules/${told.game}`)}>${say("rules-of", { game: game.title })}</a> · ${told.heading}
      </p>
      <h1>${told.title}</h1>
      <div class="rules-tools">
        ${told.citation ? html`<span class="quiet">${told.citation}</span>` : nothing} ${this.choose_edition()}
      </div>
      <div class="rules-text">${told.paragraphs.map(paragraph)}</div>
      ${
        told.here?.length
          ? html`<section class="sheet rules-here">
              <h2>${say("rules-here", { edition: told.edition_title ?? "" })}</h2>
              <ul class="rules-says">
                ${told.here.map((one) => html`<li>${one.says}</li>`)}
              </ul>
            </section>`
          : nothing
      }
      ${
        told.options.length
          ? html`<section>
              <h2>${say("rules-otherwise")}</h2>
              ${told.options.map(
                (option) =>
                  html`<div class="rules-option">
                    <p class="quiet">${option.about}</p>
                    <ul class="rules-values">
                      ${option.values.map(
                        (value) =>
                          html`<li>
                            <span>${value.says}</span>
                            ${
                              value.editions
                                ? html`<span class="rules-editions">${value.editions.join(", ")}</span>`
                                : nothing
                            }
                          </li>`,
                      )}
                    </ul>
                  </div>`,
              )}
            </section>`
          : nothing
      }
      ${
        told.ambiguities.length
          ? html`<section>
              <h2>${say("rules-questions")}</h2>
              ${told.ambiguities.map(
                (one) =>
                  html`<details class="rules-fold">
                    <summary>${one.question}</summary>
                    <p>${one.answer}</p>
                  </details>`,
              )}
            </section>`
          : nothing
      }
      ${
        told.cases.length
          ? html`<section>
              <h2>${say("rules-cases")}</h2>
              <ul class="rules-says">
                ${told.cases.map((one) => html`<li data-case=${one.id}>${one.title}</li>`)}
              </ul>
            </section>`
          : nothing
      }
      <nav class="rules-turn" aria-label=${say("rules-turn")}>
        ${told.before ? html`<a href=${to(told.before)}>← ${told.before.title}</a>` : html`<span></span>`}
        ${told.after ? html`<a href=${to(told.after)}>${told.after.title} →</a>` : nothing}
      </nav>`;
  }

  /** @param {Game} game @param {Differences} told */
  difference(game, told) {
    return html`<p class="rules-trail">
        <a href=${this.href(`/rules/${game.name}`)}>${say("rules-of", { game: game.title })}</a>
      </p>
      <h1>${say("rules-differ", { first: told.first, second: told.second, points: told.points })}</h1>
      <div class="rules-tools">${this.choose_edition()}</div>
      ${told.topics.map(
        (topic) =>
          html`<section>
            <h2>${topic.heading}</h2>
            ${topic.differences.map(
              (one) =>
                html`<dl class="rules-sides">
                  ${one.sides.map(
                    (side) =>
                      html`<div>
                        <dt>${side.name}</dt>
                        <dd class=${side.arises ? "" : "quiet"}>${side.says}</dd>
                      </div>`,
                  )}
                </dl>`,
            )}
          </section>`,
      )}`;
  }
}

/** A paragraph of a rule, with its list if it has one. @param {import("../lib/messages.js").Paragraph} told */
function paragraph({ text, points }) {
  if (!points.length) return html`<p>${text}</p>`;
  return html`${text ? html`<p>${text}</p>` : nothing}
    <ul class="rules-says">
      ${points.map((point) => html`<li>${point}</li>`)}
    </ul>`;
}

customElements.define("rules-pages", RulesPages);
