// Setting a table up: game, edition, house rules, seats, clock, spectators.

import { Piece, go } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, nothing, repeat } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { token } from "../lib/shapes.js";
import { open } from "../lib/tables.js";
import { get, post } from "../lib/api.js";
import { say, words } from "../lib/words.js";
import * as drafts from "./draft.js";
import "./house.js";
import { sentence } from "./rule.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

export class TableSetup extends Piece {
  static properties = {
    told: { attribute: false },
    draft: { state: true },
    rules: { state: true },
    house: { state: true },
    problem: { state: true },
    sending: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../lib/messages.js").Lobby | null} */
    this.told = null;
    /** @type {drafts.Draft | null} */
    this.draft = recall("draft");
    /** All rules of the edition, as the server describes them. @type {import("../lib/messages.js").Rules | null} */
    this.rules = null;
    /**
     * The server's answer to the choices: seats and changes, or contradictions.
     * @type {import("../lib/messages.js").House | null}
     */
    this.house = null;
    this.problem = "";
    this.sending = false;
    this.asked = 0;
    this.speak = () => this.consult(true);
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("changed", this.speak);
  }

  disconnectedCallback() {
    words.removeEventListener("changed", this.speak);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("told") || !this.told) return;
    const known = this.told.games.some((game) => game.name === this.draft?.game);
    if (!this.draft || !known) this.change(drafts.fresh(this.told.games[0]), true);
    else if (!this.rules) this.consult(true);
  }

  updated() {
    this.sheet?.requestUpdate();
  }

  /** The sheet with all options. */
  get sheet() {
    return /** @type {import("./house.js").HouseRules | null} */ (this.querySelector("house-rules"));
  }

  /** The game being set up; set before anything is rendered. */
  get game() {
    const game = this.told?.games.find((one) => one.name === this.draft?.game);
    return /** @type {import("../lib/messages.js").Game} */ (game);
  }

  /** The default bot, for seats without a choice. */
  get bot() {
    return this.game?.bot ?? "";
  }

  /**
   * @param {drafts.Draft} draft
   * @param {boolean} [rules] whether the game or edition changed, so that the rules must be fetched again
   */
  change(draft, rules = false) {
    const other = draft.game !== this.draft?.game;
    this.draft = draft;
    keep("draft", draft);
    if (other) this.dispatchEvent(new CustomEvent("game-chosen", { detail: draft.game }));
    this.consult(rules);
  }

  /**
   * Asks the server to resolve the chosen options. Only the answer to the last request counts.
   * @param {boolean} rules
   */
  async consult(rules) {
    const draft = this.draft;
    if (!draft) return;
    const asked = ++this.asked;
    const edition = draft.edition ? `?edition=${encodeURIComponent(draft.edition)}` : "";
    try {
      const [found, house] = await Promise.all([
        rules || !this.rules ? get(`/api/games/${draft.game}/rules${edition}`) : this.rules,
        post("/api/house-rules", { game: draft.game, players: draft.players, rules: drafts.asked(draft) }),
      ]);
      if (asked !== this.asked) return;
      this.problem = "";
      this.rules = found;
      // The seats stay visible while a contradiction is being solved.
      this.house = house.problem ? { ...house, seats: this.house?.seats ?? [] } : house;
      if (!house.problem) {
        this.draft = drafts.seated(draft, house.seats.length, this.game);
        keep("draft", this.draft);
      }
    } catch (error) {
      if (asked === this.asked) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async open() {
    const draft = this.draft;
    if (!draft) return;
    this.sending = true;
    const seat = draft.sitters.indexOf("you");
    try {
      const start = !draft.sitters.includes("open") && seat >= 0;
      go(`/t/${await open(drafts.settings(draft), { seat: seat < 0 ? null : seat, start })}`);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.sending = false;
  }

  render() {
    const draft = this.draft;
    if (!draft || !this.told) {
      return html`<section class="sheet setup" id="set-up" tabindex="-1" aria-busy="true">
        <h2>${say("setup-title")}</h2>
        ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
      </section>`;
    }
    return html`<section class="sheet setup" id="set-up" tabindex="-1" aria-labelledby="setup-title">
      <div class="setup-body">
        <div class="setup-head">
          <h2 id="setup-title">${say("setup-title")}</h2>
          <div class="setup-games" role="radiogroup" aria-label=${say("setup-game")}>
            ${this.told.games.map(
              (game) =>
                html`<label
                  ><input
                    type="radio"
                    name="game"
                    .checked=${game.name === draft.game}
                    @change=${() => this.change(drafts.fresh(game), true)}
                  />
                  <span>${game.title}</span></label
                >`,
            )}
          </div>
        </div>
        ${this.game?.editions.length ? this.editions(draft) : nothing}
        <div class="setup-halves">${this.house_rules(draft)} ${this.seats(draft)}</div>
      </div>
      ${this.foot(draft)}
    </section>`;
  }

  /** @param {drafts.Draft} draft */
  editions(draft) {
    return html`<div class="setup-line">
        <h3 class="label">${say("setup-edition")}</h3>
        <span class="setup-links">
          ${
            draft.edition !== this.game.edition
              ? html`<a href="/rules/${draft.game}?edition=${draft.edition}&against=${this.game.edition}"
                  >${say("setup-differs")}</a
                >`
              : nothing
          }
          <a href="/rules/${draft.game}?edition=${draft.edition}">${say("setup-read")}</a>
        </span>
      </div>
      <div class="setup-editions" role="radiogroup" aria-label=${say("setup-edition")}>
        ${repeat(
          this.game.editions,
          (edition) => edition.name,
          (edition) =>
            html`<label class="edition">
              <input
                type="radio"
                name="edition"
                .checked=${edition.name === draft.edition}
                @change=${() => this.change({ ...draft, edition: edition.name, rules: {}, bundles: [] }, true)}
              />
              <span class="edition-card">
                <span class="edition-name">${edition.short}</span>
                <span class="edition-text small quiet">${edition.character}</span>
                <span class="edition-facts"
                  ><span>${say("edition-points", { points: edition.points })}</span>
                  <span title=${edition.known}
                    ><i class="edition-known ${edition.complete ? "edition-whole" : ""}"></i
                    >${say(edition.complete ? "edition-whole" : "edition-reported")}</span
                  ></span
                >
              </span>
            </label>`,
        )}
        <label class="edition edition-own">
          <input class="unseen" type="file" accept=".toml,text/plain" @change=${this.read_file} />
          <span class="edition-card">
            <span class="edition-name">${say("edition-own")}</span>
            <span class="edition-text small quiet">${say("edition-own-about")}</span>
          </span>
        </label>
      </div>`;
  }

  /** @param {Event} event */
  async read_file(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file || !this.draft) return;
    try {
      const told = await post("/api/house-rules/read", { text: await file.text() });
      const game = this.told?.games.find((one) => one.name === told.game);
      if (!game) return;
      this.change(
        {
          ...drafts.fresh(game, told.edition || game.edition),
          rules: told.rules,
          bundles: told.bundles,
          title: told.title,
        },
        true,
      );
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    input.value = "";
  }

  /** The most important rules, and those that were changed. @param {drafts.Draft} draft */
  house_rules(draft) {
    const all = (this.rules?.topics ?? []).flatMap((topic) => topic.rules);
    const changed = new Set((this.house?.changes ?? []).map((change) => change.option));
    for (const option of Object.keys(draft.rules)) changed.add(option);
    const shown = all.filter((rule) => changed.has(rule.option) || this.rules?.familiar.includes(rule.option));
    return html`<div class="setup-house">
      <div class="setup-line">
        <h3 class="label">${say("setup-house")}</h3>
        <button class="setup-link" id="all-rules" @click=${() => this.all_rules()}>
          ${say("setup-all", { count: this.rules?.count ?? 0 })}
        </button>
      </div>
      <ul class="rules">
        ${repeat(
          shown,
          (rule) => rule.option,
          (rule) => this.rule(rule, draft),
        )}
      </ul>
      ${
        draft.bundles.length
          ? html`<ul class="setup-bundles">
              ${draft.bundles.map((name) => this.bundle(name, draft))}
            </ul>`
          : nothing
      }
      ${this.contradiction()} ${this.pointless()}
      <button class="button bare setup-add" @click=${() => this.all_rules()}>
        ${icon("plus")} ${say("setup-add")}
      </button>
      <house-rules .setup=${this}></house-rules>
    </div>`;
  }

  /**
   * @param {import("../lib/messages.js").Rule} rule
   * @param {drafts.Draft} draft
   */
  rule(rule, draft) {
    const change = this.house?.changes.find((one) => one.option === rule.option);
    const mine = rule.option in draft.rules;
    const value = mine ? draft.rules[rule.option] : change ? change.value : rule.value;
    const choice = rule.choices?.find((one) => drafts.same(one.value, value));
    const tied = this.house?.problem?.options.find((one) => one.option === rule.option);
    const reads = choice ?? change ?? tied ?? rule;
    return sentence(rule, value, reads, {
      game: draft.game,
      edition: draft.edition,
      idle: this.house?.problem ? !rule.arises : (this.house?.idle.includes(rule.option) ?? false),
      wrong: Boolean(tied),
      choose: (chosen) => this.change(drafts.ruled(draft, rule, chosen)),
    });
  }

  /**
   * @param {string} name
   * @param {drafts.Draft} draft
   */
  bundle(name, draft) {
    const told = this.rules?.bundles.find((one) => one.bundle === name);
    return html`<li>
      <span>${told?.says ?? ""}</span>
      <button
        class="rule-back"
        @click=${() => this.change({ ...draft, bundles: draft.bundles.filter((other) => other !== name) })}
      >
        ${say("rule-take-out")}
      </button>
    </li>`;
  }

  contradiction() {
    const problem = this.house?.problem;
    if (!problem) return nothing;
    return html`<div class="notice" role="alert" id="contradiction">
      ${
        problem.why
          ? html`<p><strong>${say("house-contradiction")}</strong></p>
              <ul class="setup-tied">
                ${problem.options.map((one) => html`<li>${one.says}</li>`)}
              </ul>
              <p>${say("house-because", { why: problem.why })}</p>`
          : html`<p>${problem.sentence}</p>`
      }
    </div>`;
  }

  /** Rules that were chosen but have no effect beside the others. */
  pointless() {
    const idle = this.house?.pointless ?? [];
    if (!idle.length) return nothing;
    return html`<div class="notice calm" role="status" id="pointless">
      <p><strong>${say("house-pointless", { count: idle.length })}</strong></p>
      <ul class="setup-tied">
        ${idle.map((one) => html`<li>${one.says}</li>`)}
      </ul>
    </div>`;
  }

  all_rules() {
    this.sheet?.show();
  }

  /** @param {drafts.Draft} draft */
  seats(draft) {
    const seats = this.house?.seats ?? [];
    const [least, most] = this.game?.players ?? [2, 2];
    return html`<div class="setup-seats">
      <div class="setup-line">
        <h3 class="label">${say("setup-seats")}</h3>
        <label class="small"
          >${say("setup-players")}
          <select
            class="value"
            @change=${(/** @type {Changed} */ event) =>
              this.change({ ...draft, players: Number(event.target.value), sitters: draft.sitters.slice(0, 1) })}
          >
            ${Array.from({ length: most - least + 1 }, (_, at) => least + at).map(
              (count) => html`<option value=${count} ?selected=${count === draft.players}>${count}</option>`,
            )}
          </select></label
        >
      </div>
      <ul class="seats">
        ${seats.map((seat, /** @type {number} */ at) => this.seat(seat, at, draft))}
      </ul>
      <div class="setup-how">
        ${this.how(draft, "clock", Object.keys(drafts.CLOCKS))} ${this.how(draft, "watch", ["link", "open", "none"])}
        <label class="setup-check"
          ><input
            type="checkbox"
            .checked=${draft.listed}
            @change=${(/** @type {Changed} */ event) => this.change({ ...draft, listed: event.target.checked })}
          />${say("setup-listed")}</label
        >
      </div>
    </div>`;
  }

  /**
   * @param {import("../lib/messages.js").HouseSeat} seat
   * @param {number} at
   * @param {drafts.Draft} draft
   */
  seat(seat, at, draft) {
    const sitter = draft.sitters[at] ?? "open";
    const kind = sitter === "you" || sitter === "open" ? sitter : "bot";
    const bots = this.game.bots;
    const bot = bots.find((one) => one.name === sitter);
    return html`<li class="seat seat-${kind}">
      ${token(seat.name)}
      <span class="seat-text">
        <strong>${seat.title}</strong>
        <label
          ><span class="unseen">${say("seat-who", { seat: seat.title })}</span>
          <select
            class="value"
            @change=${(/** @type {Changed} */ event) =>
              this.change(drafts.seat(draft, at, event.target.value, this.bot))}
          >
            <option value="you" ?selected=${sitter === "you"}>${say("sitter-you")}</option>
            <optgroup label=${say("sitter-bots")}>
              ${bots.map(
                (one) =>
                  html`<option value=${one.name} title=${one.about} ?selected=${one.name === sitter}>
                    ${one.title}
                  </option>`,
              )}
            </optgroup>
            <option value="open" ?selected=${sitter === "open"}>${say("sitter-open")}</option>
          </select>
        </label>
        ${bot?.about ? html`<span class="seat-about">${bot.about}</span>` : nothing}
      </span>
    </li>`;
  }

  /**
   * @param {drafts.Draft} draft
   * @param {"clock" | "watch"} what
   * @param {string[]} values
   */
  how(draft, what, values) {
    return html`<label
      >${say(`setup-${what}`)}
      <select
        class="value"
        @change=${(/** @type {Changed} */ event) => this.change({ ...draft, [what]: event.target.value })}
      >
        ${values.map(
          (value) =>
            html`<option value=${value} ?selected=${draft[what] === value}>${say(`choice-${what}-${value}`)}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {drafts.Draft} draft */
  foot(draft) {
    const edition = this.game?.editions.find((one) => one.name === draft.edition);
    const house = this.house?.changes.length ?? 0;
    const open = draft.sitters.filter((sitter) => sitter === "open").length;
    const wrong = Boolean(this.house?.problem);
    return html`<div class="setup-foot">
      <div class="setup-sum">
        <strong>${say("setup-sum", { name: edition?.short ?? this.game?.title ?? "", house })}</strong>
        <span class="quiet small"
          >${wrong ? say("setup-wrong") : say("setup-sum-seats", { seats: draft.sitters.length, open })}</span
        >
        ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
      </div>
      ${
        house && !wrong
          ? html`<button class="button large" @click=${() => this.save()}>${say("setup-save")}</button>`
          : nothing
      }
      <button
        class="button primary large ${this.sending ? "sending" : ""}"
        id="open-table"
        ?disabled=${wrong || !this.house}
        title=${wrong ? say("setup-wrong") : nothing}
        @click=${this.open}
      >
        ${say(open || !draft.sitters.includes("you") ? "setup-open" : "setup-start")}
      </button>
    </div>`;
  }

  /** Save the house rules as a file. */
  async save() {
    const draft = this.draft;
    if (!draft) return;
    try {
      const { text } = await post("/api/house-rules/write", {
        game: draft.game,
        title: draft.title,
        rules: drafts.asked(draft),
      });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
      link.download = "house-rules.toml";
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define("table-setup", TableSetup);
