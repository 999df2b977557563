// The screen of one table: its connection, the stage, and the sheets around it.

import { announced } from "../lib/announced.js";
import { Piece, go } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, keyed, nothing } from "../lib/lit.js";
import { Line } from "../lib/socket.js";
import { expected, remember } from "../lib/plans.js";
import { token } from "../lib/shapes.js";
import { PHONE, SMALL } from "../lib/sizes.js";
import { introduced } from "../lib/api.js";
import { say, words } from "../lib/words.js";
import { curtain, sitters } from "./curtain.js";
import { gameOf } from "./games.js";
import { KEYS, MEETING, REACTIONS } from "./gestures.js";
import "./hand.js";
import "./lessons.js";
import { followLights } from "./lights.js";
import "./meeting.js";
import { proposals } from "./menu.js";
import "./order.js";
import "./rail.js";
import "./reaction.js";
import "./moment.js";
import "./since.js";
import { Store } from "./store.js";
import { sentenced } from "./buttons.js";
import { look, title } from "./telling.js";

/** The tabs on a phone, in order. */
const TABS = /** @type {const} */ (["board", "hand", "seats", "log", "barter"]);
/** A window lower than this has no room for the hand below the board. */
const SHORT = 520;
/**
 * Milliseconds. A table that answers within this time draws its own board: drawing it ahead would only delay the
 * answer.
 */
const SOON = 300;
/** The elements that can have the focus besides the board and its tools. */
const SHEETS = "order-sheet, table-reaction, table-meeting, .table-dialog, .hand-detail";

/** The messages that describe keys, and the keys' labels; "" if the label differs between languages. */
const KEYCAPS = [
  ["r", "R"],
  ["n", "N"],
  ["u", "U"],
  ["h", "H"],
  ["slash", "/"],
  ["men", "[ ]"],
  ["arrows", "← ↑ → ↓"],
  ["enter", ""],
  ["escape", ""],
  ["zoom", "+ −"],
  ["fit", "0"],
  ["threat", "T"],
  ["overview", "M"],
];

/** @typedef {import("../lib/messages.js").Offer | {card: string}} Trade */

class TableView extends Piece {
  static properties = {
    code: {},
    tab: { state: true },
    dialog: { state: true },
    sheet: { state: true },
    typing: { state: true },
  };

  constructor() {
    super();
    this.code = "";
    /**
     * The players at this browser, each with their own view.
     * @type {{name: string, token: string, store: Store}[]}
     */
    this.here = [];
    /** The player whose view is shown. */
    this.shown = 0;
    this.tab = "board";
    /** The open dialog: menu, barter, keys, replay. */
    this.dialog = "";
    /** The offer being answered, or the card a new one begins with. @type {Trade | null} */
    this.offer = null;
    /** On a phone: the height of the sheet (peek, half or full). */
    this.sheet = "half";
    /** A typed command. */
    this.typing = false;
    this.lacking = false;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.sized = () => this.requestUpdate();
    this.spoken = () => this.sit();
    /** Whether the focus was last in a sheet: it then stays with the question when the sheet changes. */
    this.held = false;
    /** What had the focus before a dialog was opened. @type {HTMLElement | null} */
    this.opener = null;
    this.focused = (/** @type {Event} */ event) =>
      (this.held = event.target instanceof Element && Boolean(event.target.closest(SHEETS)));
    this.touched = (/** @type {Event} */ event) =>
      (this.held = this.held && event.target instanceof Element && Boolean(event.target.closest(SHEETS)));
    this.tick = 0;
    /** Whether the table is slow to answer. */
    this.late = false;
    /** Observes sheets, whose size changes with their contents. */
    this.grown = new ResizeObserver(() => this.set());
    /** @type {Element | null} */
    this.watched = null;
  }

  /** @returns {Store | null} */
  get store() {
    return this.here[this.shown]?.store ?? null;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.pressed);
    addEventListener("focusin", this.focused);
    addEventListener("pointerdown", this.touched);
    this.addEventListener("drawn", () => this.refocus());
    this.unfollow = followLights((what) => this.store?.light(what));
    for (const size of [PHONE, SMALL]) size.addEventListener("change", this.sized);
    words.addEventListener("changed", this.spoken);
    this.tick = setInterval(() => this.store?.line.status === "broken" && this.requestUpdate(), 1000);
    this.sit();
  }

  disconnectedCallback() {
    removeEventListener("keydown", this.pressed);
    removeEventListener("focusin", this.focused);
    removeEventListener("pointerdown", this.touched);
    this.unfollow?.();
    for (const size of [PHONE, SMALL]) size.removeEventListener("change", this.sized);
    words.removeEventListener("changed", this.spoken);
    clearInterval(this.tick);
    this.grown.disconnect();
    this.watched = null;
    this.rise();
    words.play("");
    for (const name of ["number", "asked", "kind", "status"]) delete document.body.dataset[name];
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("code") && changed.get("code")) this.sit();
  }

  rise() {
    for (const { store } of this.here) store.line.close();
    this.here = [];
  }

  /** Connect, or reconnect in another language. */
  async sit() {
    const me = await introduced();
    if (!this.isConnected) return;
    this.rise();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.here = [{ name: me.name, token: me.token }, ...sitters(this.code)].map((one) => {
      const line = new Line(
        { token: one.token, table: this.code, language: words.language },
        { url: `${scheme}//${location.host}/api/play` },
      );
      const store = new Store(line);
      line.addEventListener("announced", (event) => announced.tell(/** @type {CustomEvent} */ (event).detail));
      for (const kind of ["changed", "line"]) store.addEventListener(kind, () => this.requestUpdate());
      return { ...one, store };
    });
    this.shown = Math.min(this.shown, this.here.length - 1);
    for (const { store } of this.here) store.line.open();
    this.late = false;
    setTimeout(() => {
      this.late = true;
      this.requestUpdate();
    }, SOON);
    this.requestUpdate();
  }

  updated() {
    const store = this.store;
    if (!store?.known) return;
    const { about, asked } = store.parts;
    words.play(about.edition);
    Object.assign(document.body.dataset, {
      number: String(store.number),
      asked: store.settled ? "settled" : store.mine ? "mine" : asked ? "other" : "nobody",
      kind: asked?.kind ?? "",
      status: about.status,
    });
    document.title = `${store.mine ? "● " : ""}${about.title || about.game_title} · Gone Away`;
    if (about.status !== "gathering") {
      remember(this.code, about);
      this.prepare(about);
      this.set();
    }
    this.refocus();
    const sheet = this.querySelector("order-sheet");
    if (sheet === this.watched) return;
    this.grown.disconnect();
    for (const one of sheet ? [sheet, ...this.querySelectorAll(".table-top, .table-stage")] : [])
      this.grown.observe(one);
    this.watched = sheet;
  }

  /** If the focused element is gone, focus the current question. */
  refocus() {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && this.held)
      /** @type {import("./order.js").OrderSheet | null} */ (this.querySelector("order-sheet"))?.take_focus();
  }

  /** Prepare what a table needs once: its stage. @param {import("../lib/messages.js").About} about */
  async prepare(about) {
    const { stage, fetched } = gameOf(about);
    if (this.lacking || customElements.get(stage)) return;
    try {
      await fetched();
    } catch {
      this.lacking = true;
    }
    this.requestUpdate();
  }

  /**
   * Fetch the script of an element once; doing so at every render would cause an endless loop.
   * @param {string} name
   * @param {() => Promise<unknown>} fetched
   */
  need(name, fetched) {
    if (!customElements.get(name)) fetched().then(() => this.requestUpdate());
  }

  /** Tell the stage how much of it is covered. */
  set() {
    const stage = /** @type {import("../lib/stage.js").StageElement | null} */ (this.querySelector("[data-stage]"));
    // A replay has its own sheets, and does this itself.
    if (!stage || stage.store?.still) return;
    const { covered } = gameOf(this.store?.parts.about ?? null);
    // Measured from the edges of the stage, not of the window.
    const board = stage.getBoundingClientRect();
    const sheet = this.querySelector(PHONE.matches ? ".table-top" : "order-sheet")?.getBoundingClientRect();
    // On a low screen the sheet is beside the board and covers none of it.
    const beside = Boolean(sheet?.height && sheet.left >= board.right - 1);
    const tools = this.querySelector(".table-tools")?.getBoundingClientRect();
    const right = tools?.width && covered ? Math.round(board.right - tools.left) : 0;
    const hand = this.querySelector(".hand")?.getBoundingClientRect();
    // The island is shown as a whole, so it would shrink whenever the strip appears.
    const since = covered ? this.querySelector(".since")?.getBoundingClientRect() : undefined;
    const low = since?.height ? Math.round(since.bottom - board.top + 8) : 0;
    const insets = PHONE.matches
      ? {
          top: low,
          right: 0,
          bottom: sheet?.height && !beside ? Math.round(Math.min(board.height * 0.6, board.bottom - sheet.top)) : 0,
          left: 0,
          foot: 0,
        }
      : {
          top: Math.max(low, Math.round((sheet?.bottom ?? 92) - board.top + 8)),
          right,
          bottom: hand?.height && innerHeight > SHORT ? Math.round(board.bottom - hand.top) : 24,
          left: 0,
          foot: 16,
        };
    // Keep the tools of the stage above the sheet, not half behind it.
    if (PHONE.matches) insets.foot = sheet?.height && !beside ? Math.round(board.bottom - sheet.top) + 8 : 8;
    if (JSON.stringify(stage.insets) !== JSON.stringify(insets)) stage.insets = insets;
  }

  render() {
    const store = this.store;
    if (!store?.known)
      return store && store.line.status !== "refused" && this.ahead() ? this.playing(store) : this.coming(store);
    const about = store.parts.about;
    if (about.status === "gathering") {
      this.need("table-gathering", () => import("../lobby/gathering.js"));
      return html`${this.strip(store)}<table-gathering .store=${store}></table-gathering
        ><sit-beside .store=${store} @sat=${() => this.sit()}></sit-beside>`;
    }
    if (about.status === "ended" && this.dialog !== "board") {
      this.need("table-over", () => import("./over.js"));
      return this.dialog === "replay"
        ? html`<table-replay .store=${store} @leave=${() => (this.dialog = "")}></table-replay>`
        : html`<table-over
            .store=${store}
            @replay=${() => (this.dialog = "replay")}
            @rematch=${(/** @type {CustomEvent} */ event) => go(`/t/${event.detail}`)}
          ></table-over>`;
    }
    return this.playing(store);
  }

  /** What is known about the board before the table answers; fetches its stage. */
  ahead() {
    const about = this.late ? expected(this.code) : null;
    if (about) this.need(gameOf(about).stage, gameOf(about).fetched);
    return about;
  }

  /** @param {Store | null} store */
  coming(store) {
    const refusal = store?.line.status === "refused" ? store.line.refusal : null;
    if (!refusal)
      return html`<div class="table-coming" aria-busy="true">
        <p>${say("table-coming")}</p>
        ${store ? this.strip(store) : nothing}
      </div>`;
    return html`<div class="shell-page">
      <h1>${say("table-refused")}</h1>
      <p class="notice" role="alert">${refusal.sentence}</p>
      <p><a class="button" href="/">${say("gather-lobby")}</a></p>
    </div>`;
  }

  /** @param {Store} store */
  playing(store) {
    // Do not notify the player of a question that is answered automatically.
    const other = this.here.findIndex((one, number) => number !== this.shown && one.store.mine && !one.store.settled);
    if (other >= 0 && !store.mine)
      return curtain(this.here[other].name, this.here[other].store, () => {
        this.shown = other;
        this.requestUpdate();
      });
    return html`<div
      class="table"
      data-theme=${this.worn(store) ?? nothing}
      data-tab=${PHONE.matches ? this.tab : "all"}
      data-sheet=${this.sheet}
      ?data-why=${Boolean(store.verdict && SMALL.matches)}
      @barter=${(/** @type {CustomEvent} */ event) => this.open("barter", event.detail)}
      @to-board=${() => (this.tab = "board")}
      @menu=${() => this.open("menu")}
      @house=${() => this.open("house")}
    >
      ${
        store.known
          ? this.top(store)
          : html`<div class="table-top">
              <p class="proposal" role="status">${say("table-coming")}</p>
              ${this.strip(store)}
            </div>`
      }
      <div class="table-stage">${this.drawn(store)}</div>
      ${store.known ? this.sheets(store) : nothing}
    </div>`;
  }

  /** The question: first in focus order and for screen readers. @param {Store} store */
  top(store) {
    const phone = PHONE.matches;
    return html`${phone ? this.bar(store) : nothing}
      <div class="table-top">
        ${
          phone
            ? html`<button
                class="table-handle"
                aria-label=${say("sheet-size")}
                @click=${() => this.resize()}
              ></button>`
            : nothing
        }
        <order-sheet .store=${store} .narrow=${phone} .small=${SMALL.matches} .number=${store.number}></order-sheet>
        ${phone ? nothing : html`<table-since .store=${store}></table-since>`} ${this.strip(store)}
        ${this.watching(store)} ${proposals(store)}
        <table-lessons .store=${store}></table-lessons>
      </div>`;
  }

  /** Everything else around the board. @param {Store} store */
  sheets(store) {
    const asked = store.asked;
    const phone = PHONE.matches;
    const apart = store.mine && !store.settled && REACTIONS.has(asked.kind);
    const meeting = asked?.kind === MEETING;
    return html` ${phone ? html`<table-since .store=${store}></table-since>` : nothing}
      <table-moment .store=${store}></table-moment>
      <div class="table-tools">${this.tools(store)}</div>
      <table-hand .store=${store}></table-hand>
      <table-rail .store=${store} .phone=${phone ? this.tab : ""}></table-rail>
      ${phone ? this.tabs(store) : nothing}
      ${apart ? html`<table-reaction .store=${store}></table-reaction>` : nothing}
      ${meeting ? html`<table-meeting .store=${store}></table-meeting>` : nothing}
      ${
        this.dialog === "barter"
          ? html`<div class="table-dialog">
              <barter-dialog
                .store=${store}
                .answering=${this.offer && "number" in this.offer ? this.offer : null}
                .offered=${this.offer && "card" in this.offer ? this.offer.card : ""}
                @leave=${() => this.leave()}
              ></barter-dialog>
            </div>`
          : nothing
      }
      ${
        this.dialog === "menu"
          ? html`<div
              class="table-dialog scrim"
              @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && this.leave()}
            >
              <table-menu .store=${store} @leave=${() => this.leave()}></table-menu>
            </div>`
          : nothing
      }
      ${this.dialog === "keys" ? this.keys() : nothing} ${this.dialog === "house" ? this.house(store) : nothing}
      ${this.typing ? this.typed(store) : nothing}`;
  }

  /** At night everything is dark, unless the high-contrast theme is on. @param {Store} store */
  worn(store) {
    const night = store.parts["board/status"]?.clock?.night && document.documentElement.dataset.theme !== "contrast";
    return night ? "dark" : undefined;
  }

  /** @param {Store} store */
  drawn(store) {
    const about = store.parts.about ?? expected(this.code);
    const game = gameOf(about);
    if (!customElements.get(game.stage)) return html`<div class="table-bare"></div>`;
    // A separate stage for each player's view, so that nothing of another's stays on it.
    return keyed(store, game.drawn(html, { store, ahead: about }));
  }

  /** The notice that the connection is lost; unanswered messages are kept. @param {Store} store */
  strip(store) {
    const { line } = store;
    // Closed for good while open: a ban, a deleted table, a game that may not be watched.
    if (line.status === "refused")
      return html`<div class="table-strip" role="alert">
        ${line.refusal?.sentence} <a class="button" href="/">${say("gather-lobby")}</a>
      </div>`;
    if (line.status !== "broken" && !(line.status === "opening" && line.attempt)) return nothing;
    const seconds = Math.max(0, Math.ceil((line.again - Date.now()) / 1000));
    return html`<div class="table-strip" role="alert">
      ${say("line-broken", { pending: line.pending ? "yes" : "no", seconds: line.status === "opening" ? 0 : seconds })}
      <button class="button" @click=${() => line.hurry()}>${say("line-hurry")}</button>
    </div>`;
  }

  /** @param {Store} store */
  tools(store) {
    const undo = store.parts.undo ?? { can: false, why: "" };
    return html`<button
        class="table-tool"
        data-do="undo"
        title=${undo.can ? say("undo") : undo.why || say("undo-none")}
        aria-disabled=${!undo.can}
        @click=${() => this.undo(store)}
      >
        ${icon("undo", 22)}<span class="unseen">${say("undo")}</span>
      </button>
      <button
        class="table-tool"
        data-do="ask-hint"
        title=${say("hint")}
        aria-disabled=${!store.mine}
        @click=${() => this.hint(store)}
      >
        ${icon("hint", 22)}<span class="unseen">${say("hint")}</span>
      </button>`;
  }

  /** @param {Store} store */
  async undo(store) {
    const undo = store.parts.undo;
    if (!undo?.can) {
      store.refuse(undo?.why || say("undo-none"));
      return;
    }
    try {
      await store.send("undo", {});
    } catch (error) {
      store.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /** Ask for a hint: what a bot would do, lit on the board. @param {Store} store */
  async hint(store) {
    if (!store.mine) return;
    const hint = await store.ask("hint").catch(() => null);
    if (!hint?.action) return;
    const [does] = await store.ask("doing", { actions: [hint.action] }).catch(() => [""]);
    if (!store.mine) return;
    store.advised({
      ...hint,
      does: sentenced(does ?? ""),
      why: hint.why.slice(0, 1).toUpperCase() + hint.why.slice(1),
    });
    const named = hint.action.split(" ").slice(1);
    store.light({ places: named, pawns: named, pan: true });
  }

  /** Whether it is a seat's turn. @param {Store} store @param {import("../lib/messages.js").Seat} seat */
  awaits(store, seat) {
    const turn = store.parts["view/turn"];
    return turn === undefined ? store.asked?.seat === seat.seat : turn === (seat.nation || seat.name);
  }

  /** The bar on a phone. @param {Store} store */
  bar(store) {
    return html`<header class="table-bar">
      <button class="button bare" data-do="menu" @click=${() => this.open("menu")}>
        ${icon("menu", 24)}<span class="unseen">${say("menu")}</span>
      </button>
      <ol>
        ${store.seats.map(
          (seat) =>
            html`<li
              class="${this.awaits(store, seat) ? "turn" : ""} ${store.asked?.seat === seat.seat ? "asked" : ""}"
              aria-current=${this.awaits(store, seat) ? "true" : nothing}
              title=${title(seat)}
            >
              ${token(look(seat), 32)}<span class="unseen">${title(seat)}</span>
            </li>`,
        )}
      </ol>
      ${this.round(store)}
    </header>`;
  }

  /** The round; pressing it shows the house rules, if there are any. @param {Store} store */
  round(store) {
    const status = store.parts["board/status"];
    const round = status?.round
      ? html`<b>${status.round}</b><small>${status.rounds ? say("round-of", { rounds: status.rounds }) : ""}</small>`
      : nothing;
    const count = store.parts.about.rules.length;
    if (!count) return round === nothing ? nothing : html`<p class="table-round">${round}</p>`;
    return html`<button
      class="button bare table-round"
      data-do="house"
      title=${say("gather-rules", { count })}
      @click=${() => this.open("house")}
    >
      ${round === nothing ? icon("book", 24) : round}<i class="table-count" aria-hidden="true">${count}</i
      ><span class="unseen">${say("gather-rules", { count })}</span>
    </button>`;
  }

  /** @param {Store} store */
  tabs(store) {
    const cards = (store.parts["board/hand"]?.cards.length ?? 0) + (store.parts["board/hand"]?.equipment?.length ?? 0);
    const offers = (store.parts["board/offers"] ?? []).some((offer) =>
      store.seats.some((seat) => seat.you && seat.nation === offer.taker),
    );
    // Games without trading have no tab for it.
    const tabs = TABS.filter((tab) => tab !== "barter" || gameOf(store.parts.about).barter);
    return html`<nav class="table-tabs" aria-label=${say("tabs")}>
      ${tabs.map(
        (tab) =>
          html`<button
            data-tab=${tab}
            aria-current=${tab === this.tab ? "true" : nothing}
            @click=${() => {
              this.tab = tab;
              this.sheet = "half";
            }}
          >
            ${icon(`tab-${tab}`, 22)}<span>${
              tab === "hand" && cards ? say("tab-hand-number", { number: cards }) : say(`tab-${tab}`)
            }</span>${tab === "barter" && offers ? html`<i class="table-dot"></i>` : nothing}
          </button>`,
      )}
    </nav>`;
  }

  /** A notice to spectators that they have no seat and nothing to do. @param {Store} store */
  watching(store) {
    const open = store.eyes === null && !store.seats.some((seat) => seat.you) && store.parts.about.status !== "ended";
    return open
      ? html`<p class="table-watching sheet" role="status">${icon("search", 18)} ${say("table-watching")}</p>`
      : nothing;
  }

  /** The rules in which this table differs from its edition. @param {Store} store */
  house(store) {
    const { rules, edition_title: edition, game_title: game } = store.parts.about;
    return html`<div
      class="table-dialog scrim"
      @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && this.leave()}
    >
      <section class="menu sheet" role="dialog" aria-label=${say("gather-rules", { count: rules.length })}>
        <header>
          <h2>${say("gather-rules", { count: rules.length })}</h2>
          <button class="button bare" @click=${() => this.leave()}>
            ${icon("close")}<span class="unseen">${say("close")}</span>
          </button>
        </header>
        <p class="quiet small">${edition || game}</p>
        <ul class="menu-house">
          ${rules.map((/** @type {string} */ rule) => html`<li>${rule}</li>`)}
        </ul>
      </section>
    </div>`;
  }

  /** The dialog with the keys. */
  keys() {
    return html`<div class="table-dialog scrim" @click=${() => this.leave()}>
      <section class="menu sheet" role="dialog" aria-label=${say("keys")}>
        <header>
          <h2>${say("keys")}</h2>
          <button class="button bare" @click=${() => this.leave()}>
            ${icon("close")}<span class="unseen">${say("close")}</span>
          </button>
        </header>
        <dl class="keys">
          ${KEYCAPS.map(
            ([name, cap]) =>
              html`<dt><kbd>${cap || say(`key-${name}-cap`)}</kbd></dt>
                <dd>${say(`key-${name}`)}</dd>`,
          )}
        </dl>
      </section>
    </div>`;
  }

  /** A command in the notation, for those who type. @param {Store} store */
  typed(store) {
    return html`<form
      class="table-typed sheet"
      @submit=${async (/** @type {Event} */ event) => {
        event.preventDefault();
        const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "").trim();
        this.typing = false;
        if (!text) return;
        const told = await store
          .ask("why", { action: text })
          .catch((error) => ({ allowed: /** @type {false} */ (false), sentence: String(error.message) }));
        if (told.allowed) await store.act(told.action);
        else store.refuse(told.sentence);
      }}
    >
      <label
        >${say("typed")}<input
          class="input"
          name="text"
          autocomplete="off"
          spellcheck="false"
          autofocus
          placeholder="move b1 kitchen"
      /></label>
    </form>`;
  }

  resize() {
    const sizes = ["peek", "half", "full"];
    this.sheet = sizes[(sizes.indexOf(this.sheet) + 1) % sizes.length];
  }

  /**
   * @param {string} dialog
   * @param {Trade | null} [offer]
   */
  open(dialog, offer = null) {
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.offer = offer;
    this.dialog = dialog;
  }

  leave() {
    this.dialog = "";
    this.offer = null;
    const opener = this.opener;
    this.updateComplete.then(() => opener?.isConnected && opener.focus({ preventScroll: true }));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const store = this.store;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!store?.known || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, textarea, select")) {
      if (event.key === "Escape") this.typing = false;
      return;
    }
    const key = event.key.toLowerCase();
    const verbs = KEYS[/** @type {keyof typeof KEYS} */ (key)];
    const verb =
      store.mine && !store.stuck && !store.proposal && !store.choosing
        ? verbs?.find((one) => store.asked.verbs.some((known) => known.word === one && known.whole))
        : undefined;
    if (verb) store.act(verb);
    else if (key === "u") this.undo(store);
    else if (key === "h") this.hint(store);
    else if (key === "/") this.typing = true;
    else if (key === "?") this.open("keys");
    else if (key === "enter" && store.proposal && !target.closest("button, a")) store.carry();
    else if (key === "escape" && store.moment) store.skip();
    else if (key === "escape" && (this.dialog || this.typing || store.choosing || store.hint)) {
      if (this.dialog || this.typing) {
        this.leave();
        this.typing = false;
      } else store.leave();
    } else if (key === "escape" && store.since) store.putAway();
    else return;
    event.preventDefault();
  }
}

customElements.define("table-view", TableView);
