// The lobby: play now, continue, join, set up.

import { Piece, go } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, nothing, repeat } from "../lib/lit.js";
import { recall } from "../lib/memory.js";
import { plan_of, remember } from "../lib/plans.js";
import { code_in } from "../lib/route.js";
import { open } from "../lib/tables.js";
import { get, redeemed, self } from "../lib/api.js";
import { say, words } from "../lib/words.js";
import "./setup.js";
import { gameOf } from "../table/games.js";

/** Milliseconds between two fetches of the lists of tables. */
const AGAIN = 20_000;

/**
 * What "play now" starts at first. It is in the document itself, so that playing need not wait for a list of games.
 * @type {import("../lib/messages.js").Quick}
 */
const QUICK = JSON.parse(/** @type {HTMLMetaElement} */ (document.querySelector("meta[name='quick']")).content);

class LobbyView extends Piece {
  static properties = {
    told: { state: true },
    mine: { state: true },
    tables: { state: true },
    problem: { state: true },
    sending: { state: true },
    joining: { state: true },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The games available here. @type {import("../lib/messages.js").Lobby | null} */
    this.told = null;
    /** @type {import("../lib/messages.js").TableBrief[]} */
    this.mine = [];
    /** @type {import("../lib/messages.js").TableBrief[]} */
    this.tables = [];
    this.problem = "";
    this.sending = false;
    this.joining = false;
    /** The game chosen in the set-up, by name: "play now" follows it. */
    this.chosen = recall("draft")?.game ?? "";
    this.again = () => this.look();
    this.speak = () => this.load();
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    words.addEventListener("changed", this.speak);
    self.addEventListener("changed", this.again);
    this.timer = window.setInterval(() => !document.hidden && this.look(), AGAIN);
    this.arrive();
    // Fetch what is visible first, and what may be needed next last.
    Promise.all([this.load(), this.look()]).then(() => (this.isConnected ? this.prepare() : undefined));
  }

  disconnectedCallback() {
    words.removeEventListener("changed", this.speak);
    self.removeEventListener("changed", this.again);
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  /** Links for invitations and for another device carry their data behind the #. */
  async arrive() {
    const said = new URLSearchParams(location.hash.slice(1));
    if (!said.size) return;
    history.replaceState(null, "", location.pathname);
    const table = code_in(said.get("table") ?? "");
    if (table) go(`/t/${table}`, { replace: true });
    const token = said.get("return");
    if (token) await this.attempt(() => redeemed(token));
  }

  async load() {
    await this.attempt(async () => {
      this.told = await get("/api/lobby");
    });
  }

  async look() {
    try {
      const [mine, tables] = await Promise.all([
        self.token ? get("/api/me/tables") : { tables: [] },
        get("/api/tables"),
      ]);
      this.mine = mine.tables;
      const own = new Set(this.mine.map((table) => table.code));
      this.tables = tables.tables.filter((table) => !own.has(table.code));
    } catch {
      // The next fetch may succeed; anything important reports its own error when pressed.
    }
  }

  /**
   * Do something, and show the server's sentence if it fails.
   * @param {() => Promise<unknown>} work
   */
  async attempt(work) {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** What "play now" starts: the game that was chosen last. */
  get quick() {
    const games = this.told?.games ?? [];
    return (
      (games.find((one) => one.name === this.chosen) ?? games.find((one) => one.name === QUICK.game))?.quick ?? QUICK
    );
  }

  /** Prefetch the board that is likely to be played on next. */
  async prepare() {
    const { quick } = this;
    const game = gameOf(quick);
    await game.fetched();
    // If this fails, it is fetched again when needed.
    if (quick.plan) await game.prepared?.(plan_of(quick)).catch(() => undefined);
  }

  /** @param {number} [mine] the seat of another side */
  async play_now(mine = this.quick.seat) {
    this.sending = true;
    await this.attempt(async () => {
      const { quick } = this;
      /** @type {Record<number, string>} */
      const bots = {};
      for (let seat = 0; seat < quick.players; seat += 1) if (seat !== mine) bots[seat] = quick.bot;
      const settings = { game: quick.game, players: quick.players, bots };
      this.prepare();
      const code = await open(settings, {
        seat: mine,
        start: true,
        // The answers are those of the usual seat.
        answers: mine === quick.seat ? quick.answers : [],
      });
      remember(code, quick);
      go(`/t/${code}`);
    });
    this.sending = false;
  }

  /** Start a game between bots, to watch. */
  async watch() {
    await this.attempt(async () => {
      const { quick } = this;
      const bots = Object.fromEntries(Array.from({ length: quick.players }, (_, seat) => [seat, quick.bot]));
      go(`/t/${await open({ game: quick.game, players: quick.players, bots }, { seat: null, start: true })}`);
    });
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("code") ?? "");
    const code = code_in(text);
    if (code) go(`/t/${code}`);
    else this.problem = say("join-no-code");
  }

  render() {
    const { quick } = this;
    return html`<div class="lobby">
      <div class="lobby-side">
        <section class="sheet lobby-now" aria-labelledby="lobby-now-title">
          ${
            quick.picture
              ? html`<div class="lobby-picture" data-game=${quick.game} role="img" aria-label=${quick.picture}></div>`
              : nothing
          }
          <div class="lobby-now-text">
            <h1 id="lobby-now-title">${quick.title}</h1>
            <p class="quiet">${quick.about}</p>
            ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
            <button
              class="button primary large wide ${this.sending ? "sending" : ""}"
              id="play-now"
              @click=${() => this.play_now()}
            >
              ${icon("play")} ${say("now-play")}
            </button>
            ${quick.others.map(
              ({ seat, title }) =>
                html`<button class="button wide" data-side=${seat} @click=${() => this.play_now(seat)}>
                  ${say("now-side", { side: title })}
                </button>`,
            )}
            ${this.joining ? this.join_form() : this.other_ways()}
          </div>
        </section>
        ${this.list("mine")} ${this.list("open")}
      </div>
      <table-setup
        .told=${this.told}
        @game-chosen=${(/** @type {CustomEvent<string>} */ { detail }) => {
          this.chosen = detail;
          this.prepare();
        }}
      ></table-setup>
    </div>`;
  }

  other_ways() {
    return html`<div class="lobby-ways">
      <a class="button lobby-down" href="#set-up" @click=${to_setup}>${say("now-set-up")}</a>
      <button class="button lobby-watch" id="watch" @click=${this.watch}>${say("now-watch")}</button>
      <button class="button" id="join-code" @click=${() => this.open_join()}>${say("now-join")}</button>
    </div>`;
  }

  async open_join() {
    this.joining = true;
    await this.updateComplete;
    this.querySelector("input")?.focus();
  }

  join_form() {
    return html`<form class="lobby-join" @submit=${this.join}>
      <label class="field"
        ><span class="label">${say("join-label")}</span>
        <input class="input" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" required />
      </label>
      <button class="button act" type="submit">${say("join-go")}</button>
    </form>`;
  }

  /** @param {"mine" | "open"} kind */
  list(kind) {
    const tables = kind === "mine" ? this.mine : this.tables;
    if (!tables.length && kind === "mine") return nothing;
    return html`<section class="lobby-list" aria-labelledby="lobby-${kind}">
      <h2 class="label" id="lobby-${kind}">${say(`lobby-list-${kind}`)}</h2>
      ${
        tables.length
          ? html`<ul>
              ${repeat(
                tables,
                (table) => table.code,
                (table) => this.row(table, kind),
              )}
            </ul>`
          : html`<p class="quiet small">${say("lobby-nobody")}</p>`
      }
    </section>`;
  }

  /** The round, and whose turn it is. @param {import("../lib/messages.js").TableBrief} table */
  stands({ round = 0, turn }) {
    if (!turn) return nothing;
    return html`${say("round", { round, rounds: 0 })} ·
      <span class=${turn.you ? "lobby-row-yours" : ""}
        >${say("lobby-row-turn", { you: turn.you ? "yes" : "no", who: turn.title })}</span
      >`;
  }

  /**
   * @param {import("../lib/messages.js").TableBrief} table
   * @param {"mine" | "open"} kind
   */
  row(table, kind) {
    const game = this.told?.games.find((one) => one.name === table.game);
    const edition = game?.editions.find((one) => one.name === table.edition);
    const what = edition?.short ?? game?.title ?? table.game;
    const verb = kind === "mine" ? (table.status === "ended" ? "look" : "on") : table.free ? "join" : "watch";
    return html`<li class="lobby-row">
      <span class="lobby-row-text">
        <strong>${table.title || game?.title || table.code}</strong>
        <span class="quiet small"
          >${what} ·
          ${
            table.turn ? this.stands(table) : say("lobby-row-status", { status: table.status, free: table.free })
          }</span
        >
      </span>
      <a class="button ${verb === "on" ? (table.turn?.you ? "primary" : "act") : ""}" href="/t/${table.code}"
        >${say(`lobby-row-${verb}`)}</a
      >
    </li>`;
  }
}

/** @param {Event} event */
function to_setup(event) {
  event.preventDefault();
  document.getElementById("set-up")?.scrollIntoView({ behavior: "smooth" });
  document.getElementById("set-up")?.focus({ preventScroll: true });
}

customElements.define("lobby-view", LobbyView);
