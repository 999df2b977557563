// The menu of a table: proposals that all must agree to, a bot for me, leaving the game; language, theme, another
// device.

import { copy } from "../lib/dom.js";
import { html, nothing } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { Declined } from "../lib/socket.js";
import "../lib/push.js";
import { sound, sounding } from "../lib/sound.js";
import { THEMES, theme, wear } from "../lib/theme.js";
import { get, post } from "../lib/api.js";
import { LANGUAGES, say, switchTo, words } from "../lib/words.js";
import { title } from "./telling.js";
import { TablePiece } from "./piece.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./store.js").Store} Store */

/** Maximum number of undone moves to skip. */
const BACK = 20;

class TableMenu extends TablePiece {
  static properties = { sure: { state: true }, link: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    /** The action that awaits confirmation. */
    this.sure = "";
    this.link = "";
    this.wrong = "";
    /** The bot that plays for this player. */
    this.bot = "simple";
  }

  async firstUpdated() {
    /** @type {HTMLElement | null} */ (this.querySelector("button"))?.focus();
    const game = this.store?.parts.about.game;
    const told = await get("/api/lobby").catch(() => null);
    this.bot = told?.games.find((one) => one.name === game)?.bot ?? this.bot;
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const about = store.parts.about;
    const me = store.seats.find((seat) => seat.you);
    const playing = about.status === "playing" || about.status === "paused";
    return html`<section
      class="menu sheet"
      role="dialog"
      aria-label=${say("menu")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.leave()}
    >
      <header>
        <h2>${about.title || about.game_title}</h2>
        <button class="button bare" @click=${() => this.leave()}>
          ${icon("close")}<span class="unseen">${say("close")}</span>
        </button>
      </header>
      <p class="quiet small">${about.edition_title} · ${say("menu-code", { code: about.code })}</p>
      ${
        about.rules.length
          ? html`<details class="menu-rules">
              <summary>${say("gather-rules", { count: about.rules.length })}</summary>
              <ul>
                ${about.rules.map((/** @type {string} */ rule) => html`<li>${rule}</li>`)}
              </ul>
            </details>`
          : nothing
      }
      ${this.wrong ? html`<p class="notice" role="alert">${this.wrong}</p>` : nothing}
      ${
        me && playing
          ? html`<div class="menu-group">
              ${
                about.status === "paused"
                  ? this.item("play", say("menu-resume"), () => this.do("resume"))
                  : this.item("pause", say("menu-pause"), () => this.do("propose", { what: "pause" }))
              }
              ${this.item("undo", say("menu-rewind"), () => this.rewind(store))}
              ${
                me.cover
                  ? this.item("person", say("menu-return"), () => this.do("return"))
                  : this.item("bot", say("menu-cover"), () => this.do("cover", { level: this.bot }))
              }
              ${this.item("flag", say("menu-end"), () => this.do("propose", { what: "end" }))}
              ${
                this.sure === "resign"
                  ? html`<div class="menu-sure">
                      <p>${say("menu-resign-sure")}</p>
                      <button class="button stop" @click=${() => this.do("resign")}>${say("menu-resign")}</button
                      ><button class="button" @click=${() => (this.sure = "")}>${say("cancel")}</button>
                    </div>`
                  : this.item("close", say("menu-resign"), () => (this.sure = "resign"))
              }
            </div>`
          : nothing
      }
      <div class="menu-group">
        <label class="menu-choice"
          >${say("shell-language")}<select
            class="value"
            @change=${(/** @type {Changed} */ event) => switchTo(event.target.value)}
          >
            ${Object.entries(LANGUAGES).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === words.language}>${name}</option>`,
            )}
          </select></label
        >
        <label class="menu-choice"
          >${say("menu-colours")}<select
            class="value"
            @change=${(/** @type {Changed} */ event) => {
              wear(event.target.value);
              this.requestUpdate();
            }}
          >
            ${THEMES.map(
              (name) =>
                html`<option value=${name} ?selected=${name === theme()}>
                  ${say("shell-theme", { theme: name })}
                </option>`,
            )}
          </select></label
        >
        <label class="menu-choice"
          >${say("menu-sound")}<input
            type="checkbox"
            data-do="sound"
            .checked=${sounding()}
            @change=${(/** @type {Changed} */ event) => sound(event.target.checked)}
        /></label>
      </div>
      <div class="menu-group">
        ${this.item("link", say("menu-invite"), () => this.share(`${location.origin}/t/${about.code}`))}
        ${me ? this.item("system", say("elsewhere-title"), () => this.elsewhere()) : nothing}
        ${me && about.pace.kind === "slow" ? html`<turn-notices></turn-notices>` : nothing}
        ${
          this.link
            ? html`<p class="menu-link" role="status">
                <input
                  class="input"
                  readonly
                  .value=${this.link}
                  aria-label=${say("menu-invite")}
                />${say("menu-copied")}
              </p>`
            : nothing
        }
        <a class="button wide menu-item" href="/">${icon("back")} ${say("gather-lobby")}</a>
      </div>
    </section>`;
  }

  /**
   * @param {Parameters<typeof icon>[0]} sign
   * @param {string} text
   * @param {() => void} run
   */
  item(sign, text, run) {
    return html`<button class="button wide menu-item" @click=${run}>${icon(sign)} ${text}</button>`;
  }

  /**
   * Propose to go back to before my last move. A move that was already undone is skipped in favour of the one before.
   * @param {Store} store
   */
  async rewind(store) {
    this.wrong = "";
    const mine = store.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    const moves = store.log.filter((item) => item.entry.kind === "acted" && mine.includes(item.entry.seat));
    for (const { number } of moves.reverse().slice(0, BACK)) {
      try {
        await store.send("propose", { what: "rewind", to: number - 1 });
        this.leave();
        return;
      } catch (error) {
        if (error instanceof Declined && error.code === "no-such-moment") continue;
        this.wrong = error instanceof Error ? error.message : String(error);
        return;
      }
    }
    this.wrong = say("undo-none");
  }

  /**
   * @template {import("../lib/messages.js").Command["kind"]} K
   * @param {K} kind
   * @param {Omit<Extract<import("../lib/messages.js").Command, {kind: K}>, "kind">} [fields]
   */
  async do(kind, fields) {
    this.wrong = "";
    try {
      await this.store?.send(kind, fields);
      this.leave();
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {string} link */
  async share(link) {
    await copy(link);
    this.link = link;
  }

  async elsewhere() {
    try {
      const told = await post("/api/me/links");
      await this.share(told.link);
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }

  leave() {
    this.dispatchEvent(new Event("leave"));
  }
}

/**
 * A proposal to all players.
 * @param {Store} store
 */
export function proposals(store) {
  const mine = store.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return (store.parts.proposals ?? []).map((one) => {
    const own = one.seat !== null && mine.includes(one.seat);
    const agreed = mine.some((seat) => one.agreed.includes(seat));
    return html`<div class="proposal sheet" role="status" data-proposal=${one.number}>
      <p>
        ${say("proposal", {
          who: own ? say("seat-you") : title(store.seats[one.seat ?? -1]),
          what: one.what,
          own: own ? "yes" : "no",
        })}
      </p>
      ${
        mine.length
          ? html`${
                agreed || own
                  ? nothing
                  : html`<button
                      class="button primary"
                      data-do="agree"
                      @click=${() => store.send("agree", { proposal: one.number }, { expect: null })}
                    >
                      ${say("proposal-agree")}
                    </button>`
              }
              <button
                class="button"
                @click=${() => store.send("disagree", { proposal: one.number }, { expect: null })}
              >
                ${own ? say("proposal-withdraw") : say("proposal-refuse")}
              </button>`
          : nothing
      }
    </div>`;
  });
}

customElements.define("table-menu", TableMenu);
