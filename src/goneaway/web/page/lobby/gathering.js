// A table before the game: seats, invitations, and starting the game.

import { Piece, copy } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, nothing, repeat } from "../lib/lit.js";
import { lot } from "../lib/lots.js";
import "../lib/push.js";
import { token } from "../lib/shapes.js";
import { command } from "../lib/tables.js";
import { get, self } from "../lib/api.js";
import { say, words } from "../lib/words.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

class TableGathering extends Piece {
  static properties = {
    store: { attribute: false },
    game: { state: true },
    problem: { state: true },
    copied: { state: true },
    sending: { state: true },
    wanted: { state: true },
  };

  constructor() {
    super();
    /** The table; set before anything is rendered. */
    this.store = /** @type {import("../table/store.js").Store} */ (/** @type {unknown} */ (null));
    /** The server's description of this game: title and bots. @type {import("../lib/messages.js").Game | null} */
    this.game = null;
    this.problem = "";
    this.copied = false;
    this.sending = "";
    /** The seat wanted by a person who has no name yet. @type {number | "any" | null} */
    this.wanted = null;
    this.changed = () => this.requestUpdate();
    this.speak = () => this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("changed", this.speak);
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("store") || !this.store) return;
    /** @type {EventTarget | undefined} */ (changed.get("store"))?.removeEventListener("changed", this.changed);
    this.store.addEventListener("changed", this.changed);
    this.load();
  }

  disconnectedCallback() {
    this.store?.removeEventListener("changed", this.changed);
    words.removeEventListener("changed", this.speak);
    super.disconnectedCallback();
  }

  async load() {
    try {
      const { games } = await get("/api/lobby");
      this.game = games.find((game) => game.name === this.about.game) ?? null;
    } catch {
      // without it bots cannot be offered; everything else works
    }
  }

  get about() {
    return this.store.parts.about;
  }

  get seats() {
    return this.store?.parts.seats ?? [];
  }

  get host() {
    return Boolean(this.store?.line.welcome?.host);
  }

  get link() {
    return `${location.origin}/#table=${this.about.code}`;
  }

  /**
   * Send a command; show the server's objection if it declines.
   * @template {import("../lib/messages.js").Command["kind"]} K
   * @param {K} kind
   * @param {Omit<Extract<import("../lib/messages.js").Command, {kind: K}>, "kind">} [fields]
   */
  async send(kind, fields) {
    this.problem = "";
    this.sending = kind;
    try {
      await this.store.send(kind, fields);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.sending = "";
  }

  /** Sit down; a person without a name is asked for one first. @param {number | "any"} seat */
  async claim(seat) {
    if (!self.unnamed) {
      await this.send("claim", { seat, contribution: lot() });
      return;
    }
    this.wanted = seat;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".gather-name input"))?.focus();
  }

  /** @param {SubmitEvent} event */
  async named(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    this.problem = "";
    try {
      await self.rename(name);
      // By a separate request, because the connection was opened without a name.
      await command(this.about.code, "claim", { seat: this.wanted, contribution: lot() });
      this.wanted = null;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** The name that others will see at this seat. */
  name_form() {
    return html`<form class="gather-name" @submit=${this.named}>
      <label class="field"
        ><span class="label">${say("gather-name")}</span>
        <input class="input" name="name" maxlength="40" required autocomplete="nickname"
      /></label>
      <button class="button primary" type="submit">${say("gather-name-sit")}</button>
      <button class="button" type="button" @click=${() => (this.wanted = null)}>${say("cancel")}</button>
    </form>`;
  }

  async invite() {
    this.copied = await copy(this.link);
    if (!this.copied) /** @type {HTMLInputElement | null} */ (this.querySelector(".gather-link"))?.select();
  }

  render() {
    const about = this.about;
    const me = this.seats.some((seat) => seat.you);
    const free = this.seats.filter((seat) => !seat.person && !seat.bot).length;
    return html`<div class="gather">
      <header class="gather-head">
        <a class="button bare" href="/">${icon("back")} ${say("gather-lobby")}</a>
      </header>
      <div class="gather-columns">
        <section class="sheet gather-table" aria-labelledby="gather-title">
          <p class="label">${about.edition_title || this.game?.title || ""}</p>
          <h1 id="gather-title">${about.title || this.game?.title || ""}</h1>
          <p class="quiet" role="status">${say("gather-waiting", { free, host: this.host ? "you" : "other" })}</p>
          ${this.rules(about.rules ?? [])}
          <ul class="gather-seats">
            ${repeat(
              this.seats,
              (seat) => seat.seat,
              (seat) => this.seat(seat, me),
            )}
          </ul>
          ${
            about.guests?.length
              ? html`<p class="small">${say("gather-guests", { names: about.guests.join(", ") })}</p>`
              : nothing
          }
          ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
          ${this.wanted === null || me ? nothing : this.name_form()}
          ${me && about.pace?.kind === "slow" ? html`<turn-notices></turn-notices>` : nothing}
          <div class="gather-foot">
            ${
              me
                ? html`<button class="button" @click=${() => this.send("leave")}>${say("gather-leave")}</button>`
                : free
                  ? html`<button class="button" @click=${() => this.claim("any")}>${say("gather-any")}</button>`
                  : nothing
            }
            ${
              this.host
                ? html`${
                      free
                        ? html`<button class="button act" id="fill" @click=${() => this.fill()}>
                            ${icon("bot")} ${say("gather-fill")}
                          </button>`
                        : nothing
                    }
                    <button
                      class="button primary large ${this.sending === "start" ? "sending" : ""}"
                      id="start"
                      ?disabled=${free > (about.guests?.length ?? 0)}
                      title=${free ? say("gather-not-yet") : nothing}
                      @click=${() => this.send("start")}
                    >
                      ${icon("play")} ${say("gather-start")}
                    </button>`
                : nothing
            }
          </div>
        </section>
        ${this.invitation()}
      </div>
    </div>`;
  }

  /** @param {string[]} rules */
  rules(rules) {
    if (!rules.length) return nothing;
    return html`<details class="gather-rules">
      <summary>${say("gather-rules", { count: rules.length })}</summary>
      <ul>
        ${rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>
    </details>`;
  }

  /**
   * @param {import("../lib/messages.js").Seat} seat
   * @param {boolean} me whether this person has a seat
   */
  seat(seat, me) {
    const kind = seat.you ? "you" : seat.person ? "person" : seat.bot ? "bot" : "open";
    return html`<li
      class="seat seat-${kind === "you" ? "you" : kind === "open" ? "open" : "bot"}"
      data-seat=${seat.seat}
    >
      ${token(seat.name)}
      <span class="seat-text">
        <strong>${seat.title ?? seat.name}</strong>
        <span class="small quiet gather-who">
          ${
            kind === "bot"
              ? this.bot(seat)
              : kind === "open"
                ? say("gather-open")
                : html`${icon("person", 16)} ${seat.person}`
          }
          ${kind === "you" ? html`<b>${say("gather-you")}</b>` : nothing}
        </span>
      </span>
      <span class="gather-do">${this.deeds(seat, kind, me)}</span>
    </li>`;
  }

  /** The bot in a seat; the host may choose another. @param {import("../lib/messages.js").Seat} seat */
  bot(seat) {
    /** @type {{name: string, title: string, about: string}[]} */
    const bots = this.game?.bots ?? [];
    const about = bots.find((one) => one.name === seat.bot)?.about ?? "";
    const offered = about ? bots : [{ name: seat.bot, title: seat.bot_title, about }, ...bots];
    const choice = html`<label
      ><span class="unseen">${say("seat-who", { seat: seat.title })}</span>
      <select
        class="value"
        data-do="level"
        @change=${(/** @type {Changed} */ event) => this.send("bot", { seat: seat.seat, level: event.target.value })}
      >
        ${offered.map(
          (one) =>
            html`<option value=${one.name} title=${one.about} .selected=${one.name === seat.bot}>
              ${one.title}
            </option>`,
        )}
      </select></label
    >`;
    return html`${icon("bot", 16)} ${this.host ? choice : seat.bot_title} <span class="seat-about">${about}</span>`;
  }

  /**
   * @param {import("../lib/messages.js").Seat} seat
   * @param {string} kind
   * @param {boolean} me
   */
  deeds(seat, kind, me) {
    const claim = () => this.claim(seat.seat);
    const bot = this.game?.bot;
    if (kind === "open") {
      return html`<button class="button ${me ? "" : "act"}" @click=${claim}>${say("gather-sit")}</button> ${
          this.host && bot
            ? html`<button
                class="button bare"
                title=${say("gather-bot")}
                @click=${() => this.send("bot", { seat: seat.seat, level: bot })}
              >
                ${icon("bot")}<span class="unseen">${say("gather-bot")}</span>
              </button>`
            : nothing
        }`;
    }
    if (!this.host || kind === "you") return nothing;
    const away = () =>
      kind === "bot" ? this.send("bot", { seat: seat.seat, level: "" }) : this.send("kick", { seat: seat.seat });
    const says = say(kind === "bot" ? "gather-no-bot" : "gather-kick");
    return html`<button class="button bare" title=${says} @click=${away}>
      ${icon("close")}<span class="unseen">${says}</span>
    </button>`;
  }

  /** A bot in every seat that is still free. */
  async fill() {
    for (const seat of this.seats) {
      if (!seat.person && !seat.bot && this.game) await this.send("bot", { seat: seat.seat, level: this.game.bot });
    }
  }

  invitation() {
    const here = /^(localhost|127\.|\[::1\])/.test(location.host);
    return html`<section class="sheet gather-invite" aria-labelledby="gather-invite">
      <h2 id="gather-invite">${say("gather-invite")}</h2>
      <p class="quiet">${say("gather-invite-about")}</p>
      <div class="gather-copy">
        <input
          class="input gather-link"
          readonly
          aria-label=${say("gather-link")}
          .value=${this.link}
          @focus=${(/** @type {Changed} */ event) => event.target.select()}
        />
        <button class="button act" id="copy-link" @click=${this.invite}>
          ${icon("copy")} ${say(this.copied ? "gather-copied" : "gather-copy")}
        </button>
      </div>
      <p class="gather-code"><span class="label">${say("gather-code")}</span> <strong>${this.about.code}</strong></p>
      <img class="gather-qr" src="/t/${this.about.code}/qr.svg" width="180" height="180" alt=${say("gather-qr")} />
      ${here ? html`<p class="notice calm small">${say("gather-here-only")}</p>` : nothing}
    </section>`;
  }
}

customElements.define("table-gathering", TableGathering);
