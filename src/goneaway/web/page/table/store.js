// The state of one table and the connection to it. Everything on the page is rendered from here.

import * as doing from "../board/interaction.js";
import { during } from "../lib/busy.js";
import { Declined, Line } from "../lib/socket.js";
import { keep, recall } from "../lib/memory.js";
import { still } from "../lib/motion.js";
import { heard, play } from "../lib/sound.js";
import { say, words } from "../lib/words.js";
import {
  ASIDES,
  AUTO,
  GRAVE,
  LINES,
  MEETING,
  MOMENTS,
  NEWS,
  PERSON,
  PLAY,
  PLAYED,
  ROLL_CALL,
  WATCH,
} from "./gestures.js";
import { gameOf } from "./games.js";

/**
 * What the player is about to do, shown for confirmation: an action, or tokens that stand for several.
 * `stop`: it is an arrest, or cannot be undone; `risk`: what it may cost.
 * @typedef {{text?: string, texts?: string[], words?: string[], label?: string, pawn?: string, place?: string,
 *   cost?: number, left?: number, note?: string, stop?: boolean, run?: Run, risk?: string,
 *   goal?: Destination | null}} Proposal
 */
/**
 * Where a pawn could walk: the server's destination, or the page's substitute for one.
 * @typedef {Omit<import("../lib/messages.js").Destination, "label" | "claims"> & {claims?: string[]}} Destination
 */
/** A run under consideration. @typedef {import("../lib/messages.js").Run} Run */
/** @typedef {import("../lib/messages.js").Choice & {does?: string}} Choice */
/** @typedef {import("../lib/messages.js").Line} Told */
/**
 * A choice in progress, token by token.
 * @typedef {{words: string[], kind: string, title: string, choices: Choice[], lit: Record<string, number>,
 *   apart?: number | null, remarks?: string[], whole?: boolean, beside?: boolean, does?: string}} Choosing
 */
/** @typedef {import("../lib/messages.js").Item} Item */
/** @typedef {import("../lib/messages.js").Parts} Parts */
/** @typedef {import("../lib/messages.js").Asked} Asked */
/** @typedef {import("../lib/messages.js").Command} Command */
/** @typedef {import("../lib/messages.js").Answers} Answers */

/** How often an action that came too late is sent again, if it still means the same. */
const TRIES = 3;
/** Maximum number of actions for which labels are requested at once. */
const DOINGS = 60;
/** Maximum number of log items kept. */
const KEPT = 600;
/** How long dice tumble, and how long a moment lasts, in milliseconds. */
const TUMBLING = 620;
const MOMENT = 1800;

/**
 * Events: `changed` (anything below), `told` (an item of the feed with the parts as they were before, for
 * animations), `line` (the connection), `light` (what to light on the board), `replay` (replay what the others did
 * since your turn), `skip` (finish all animations).
 */
/** Maximum number of sentences about what would result. */
const FORESEEN = 4;

export class Store extends EventTarget {
  /** @param {Line} line */
  constructor(line) {
    super();
    this.line = line;
    /** A replay, in which nothing can be done. */
    this.still = false;
    /** The parts of the view; empty until the server has answered, see `known`. */
    this.parts = /** @type {Parts} */ ({});
    this.number = 0;
    /** The seat whose view is shown, or null for a spectator. @type {number | null} */
    this.eyes = null;
    /** @type {Item[]} */
    this.log = [];
    /** @type {Item[]} */
    this.talk = [];
    /**
     * By seat: since when its player has been disconnected, by the clock of this page.
     * @type {Map<number, number>}
     */
    this.away = new Map();
    /** The player's interaction. */
    this.doing = doing.IDLE;
    /** An important message, until it was seen: a player is out of the game. */
    this.news = "";
    /**
     * What the others did since your turn, while shown; the turn it was last requested for, and the seat whose ways
     * stand out.
     * @type {import("./trails.js").Since | null}
     */
    this.since = null;
    this.lookedBack = 0;
    /** @type {number | null} */
    this.traced = null;
    /** The moment being shown. @type {{sentence: string, kind: string} | null} */
    this.moment = null;
    this.passing = 0;
    /** Whether the dice are still tumbling. */
    this.tumbling = false;
    this.settling = 0;
    /**
     * What is lit on the board, kept for a board that loads later.
     * @type {{places: string[], pawns: string[], pan: boolean} | null}
     */
    this.lit = null;
    /** When the open question was asked, by the clock of this page. */
    this.askedAt = Date.now();
    /** The sentence of the answer just given automatically, or "". */
    this.answered = "";
    line.addEventListener("state", (event) => this.#stands(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("told", (event) => this.#hears(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("presence", (event) => this.#present(/** @type {CustomEvent} */ (event).detail));
    line.addEventListener("line", () => {
      // Without a connection presence is unknown; and if all are present, a new connection sends no message about it.
      if (line.status !== "open") this.#present({ away: [] });
      this.dispatchEvent(new Event("line"));
    });
  }

  /** Whether the server has sent anything yet. */
  get known() {
    return "about" in this.parts;
  }

  /**
   * The open question, or null. If it is `mine` there is a question, so callers need no second check.
   * @returns {import("../lib/messages.js").Question}
   */
  get asked() {
    return /** @type {import("../lib/messages.js").Question} */ (this.parts.asked ?? null);
  }

  /** Whether the question is mine and can be answered now. */
  get mine() {
    return Boolean(this.asked?.mine) && !this.still && this.parts.about?.status === "playing";
  }

  /** The pawns and places that my question is about. @returns {{pawns: string[], places: string[]}} */
  get subject() {
    const { pawns = [], places = [] } = this.mine ? this.asked : {};
    return { pawns, places };
  }

  /** Whether there is only one answer, which will be given automatically. */
  get settled() {
    return this.mine && this.asked.kind !== MEETING && Boolean(this.asked.only);
  }

  /** Whether buttons are blocked: an action is being sent, or the connection is lost. */
  get stuck() {
    return this.sending || this.line.status !== "open";
  }

  /**
   * Whether the result of a throw is not announced yet: your own dice come to rest first. The status of another's turn
   * follows at once, as it stands beside the dice.
   */
  get withheld() {
    return this.tumbling && this.mine;
  }

  /** Whether something is selected, so that the board is needed. */
  get atWork() {
    return Boolean(this.picked || this.topic || this.proposal);
  }

  /** The seat this player has; of two, the one that is asked. */
  get seat() {
    const asked = this.asked;
    const own = this.seats.filter((one) => one.you).map((one) => one.seat);
    return asked?.mine && own.includes(asked.seat) ? asked.seat : (this.eyes ?? own[0] ?? null);
  }

  /** The verb for walking; "" if there is none. */
  get walk() {
    return gameOf(this.parts.about).walk ?? "";
  }

  /** The number of the item that began the current turn; 0 if that is too long ago. */
  get turn() {
    return this.log.findLast((item) => item.lines.some((line) => line.kind === LINES.turn))?.number ?? 0;
  }

  get seats() {
    return this.parts.seats ?? [];
  }

  // The player's interaction

  /**
   * Change the state by a transition of board/interaction.js or of a board.
   * @template D
   * @param {(state: doing.Interaction, detail: D) => doing.Interaction} transition
   * @param {D} detail
   * @param {{quiet?: boolean}} [how] quiet: only the board is redrawn; `announce` notifies the rest of the page
   */
  change(transition, detail, { quiet = false } = {}) {
    const before = this.doing;
    this.doing = transition(before, detail);
    if (this.doing === before) return;
    if (doing.darkens(before, this.doing)) this.light();
    if (!quiet) this.announce();
  }

  /** The selected pawn, or "". */
  get picked() {
    return this.doing.picked;
  }

  /** What the board says about the selection; the heading shows it. */
  get topic() {
    return this.doing.topic;
  }

  get proposal() {
    return this.doing.proposal;
  }

  get choosing() {
    return this.doing.choosing;
  }

  /** Why something is not allowed. */
  get verdict() {
    return this.doing.verdict;
  }

  /** The hint: what a bot would do, and why. */
  get hint() {
    return this.doing.hint;
  }

  /** What the server last declined, in a sentence; "" if nothing. */
  get refused() {
    return this.doing.refused;
  }

  /** Whether an action is being sent. */
  get sending() {
    return this.doing.sending;
  }

  // To the server

  /**
   * Send a command; resolves when it is done and all items up to it have arrived.
   * @template {Command["kind"]} K
   * @param {K} kind the kind of command: act, say, claim, start …
   * @param {Omit<Extract<Command, {kind: K}>, "kind">} [fields]
   * @param {{expect?: number | null}} [how] null: send it whatever has happened meanwhile
   */
  send(kind, fields, how = {}) {
    return during(this.#sent({ kind, ...fields }, how));
  }

  /**
   * @param {object} command
   * @param {{expect?: number | null}} how
   */
  async #sent(command, how) {
    for (let tries = TRIES; ; tries--) {
      const asked = JSON.stringify(this.asked);
      try {
        const done = await this.line.do(command, how);
        await this.#until(() => this.number >= (done.number ?? 0));
        return done;
      } catch (error) {
        if (!(error instanceof Declined) || error.code !== "stale" || tries <= 1) throw error;
        await this.#until(() => this.number >= Number(error.told.parameters?.number ?? this.number));
        if (how.expect !== null && JSON.stringify(this.asked) !== asked) throw error;
      }
    }
  }

  /**
   * Send a query, which changes nothing.
   * @template {Asked["kind"]} K
   * @param {K} kind the kind of query: choices, ways, why, hint …
   * @param {Omit<Extract<Asked, {kind: K}>, "kind">} [fields]
   * @param {{quiet?: boolean}} [how] quiet: do not show the page as busy
   * @returns {Promise<Answers[K]>}
   */
  async ask(kind, fields, how = {}) {
    const asked = this.line.ask({ kind, ...fields });
    const answer = await (how.quiet ? asked : during(asked));
    return /** @type {Answers[K]} */ ("value" in answer ? answer.value : answer);
  }

  /** @param {() => boolean} so */
  #until(so) {
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        const look = () => {
          if (!so() && this.line.status !== "closed") return;
          this.removeEventListener("changed", look);
          this.removeEventListener("line", look);
          resolve();
        };
        this.addEventListener("changed", look);
        this.addEventListener("line", look);
        look();
      })
    );
  }

  /**
   * Send an action of the game; return whether it was done. Errors are in `refused`.
   * @param {string} action
   * @param {{lasts?: number}} [how]
   */
  act(action, how = {}) {
    return this.acts([action], how);
  }

  /**
   * Send actions one after another; those beside the turn are sent whatever has happened meanwhile.
   * @param {string[]} actions
   * @param {{lasts?: number}} [how]
   */
  async acts(actions, how = {}) {
    this.change(doing.send, undefined);
    const answer = { refused: "", refusal: /** @type {import("../lib/messages.js").Refusal | null} */ (null) };
    try {
      for (const action of actions) {
        const beside = ASIDES.has(action.split(" ")[0]);
        const seat = this.seat === this.eyes || this.seat === null ? {} : { seat: this.seat };
        await this.send("act", { action, ...seat, ...how }, beside ? { expect: null } : {});
      }
      return true;
    } catch (error) {
      answer.refused = error instanceof Error ? error.message : String(error);
      if (error instanceof Declined && error.told.clause)
        answer.refusal = /** @type {import("../lib/messages.js").Refusal} */ (error.told);
      return false;
    } finally {
      this.change(doing.sent, answer);
    }
  }

  // Selections and proposals

  /** @param {string} pawn "" to deselect */
  pick(pawn) {
    this.change(doing.pick, pawn);
  }

  /**
   * Set what is selected and how far it can go; null for nothing.
   * @param {{title: string, reason: string} | null} topic
   */
  speakOf(topic) {
    this.change(doing.speak_of, topic);
  }

  /** The news has been read. */
  hush() {
    this.news = "";
    this.announce();
  }

  /** @param {Proposal | null} proposal */
  propose(proposal) {
    this.change(doing.propose, proposal);
  }

  /**
   * Propose something that cannot be undone, with its consequences.
   * @param {string} text
   * @param {string} label
   */
  async weigh(text, label) {
    const { number } = this;
    const ahead = await this.ask("preview", { action: text }).catch(() => null);
    if (number !== this.number) return;
    const lines = (ahead?.lines ?? []).filter((line) => line.kind !== PLAYED);
    const note = lines
      .slice(0, FORESEEN)
      .map((line) => line.sentence)
      .join(" ");
    const verb = text.split(" ")[0];
    const risk = ahead?.risk || (words.knows(`risk-${verb}`) ? say(`risk-${verb}`) : "");
    this.propose({
      text,
      label,
      stop: true,
      note: note || undefined,
      run: ahead?.run ?? undefined,
      risk: risk || undefined,
    });
    this.light({ pawns: ahead?.pawns ?? [], places: ahead?.places ?? [] });
  }

  /**
   * Actions to confirm first: those that cannot be undone, and the cards Security plays in its turn.
   * @param {string} verb
   */
  grave(verb) {
    return GRAVE.has(verb) || (verb === PLAY && this.asked?.kind === WATCH);
  }

  /** Confirm the proposal. */
  async carry() {
    const proposal = this.proposal;
    if (!proposal || this.stuck) return false;
    const actions = proposal.texts ?? (proposal.text ? [proposal.text] : await this.meant(proposal.words ?? []));
    const done = await this.acts(actions);
    if (done && this.proposal === proposal) this.propose(null);
    return done;
  }

  /**
   * The actions that some tokens stand for.
   * @param {string[]} words
   * @returns {Promise<string[]>}
   */
  async meant(words) {
    const answer = await this.ask("meant", { words });
    return answer.actions;
  }

  /**
   * Begin or continue a choice.
   * @param {string[]} words
   * @param {{beside?: boolean}} [how]
   */
  async choose(words, how = {}) {
    const number = this.number;
    this.change(doing.refuse, "", { quiet: true });
    const beside = how.beside ?? this.choosing?.beside ?? false;
    /** @type {Choosing | null} */
    let next = await this.ask("choices", { words, beside });
    // A single option is chosen automatically, as long as something is left to confirm.
    let skipped = false;
    while (next?.choices.length === 1 && !next.whole && next.words[0] !== this.walk) {
      skipped = true;
      next = await this.ask("choices", { words: [...next.words, next.choices[0].word], beside });
    }
    if (number !== this.number || !next) return;
    next = await this.#told(next);
    if (!next.choices.length) {
      this.change(doing.choose, null, { quiet: true });
      if (this.grave(next.words[0])) await this.weigh(next.words.join(" "), next.does || next.words.join(" "));
      else if (skipped || gameOf(this.parts.about).pointed?.has(next.words[0]))
        this.propose({ words: next.words, label: next.does || next.words.join(" ") });
      else await this.acts(await this.meant(next.words));
      return;
    }
    this.change(doing.choose, { ...next, beside });
  }

  /**
   * Add labels to those choices that are complete actions.
   * @param {Choosing} next
   * @returns {Promise<Choosing>}
   */
  async #told(next) {
    const whole = next.choices.filter((one) => one.whole);
    const texts = next.choices.length
      ? whole.map((one) => [...next.words, one.word].join(" "))
      : [next.words.join(" ")];
    if ((next.words[0] === this.walk && next.choices.length) || !texts.length || texts.length > DOINGS) return next;
    const labels = await this.ask("doing", { actions: texts }).catch(() => []);
    if (!next.choices.length) return { ...next, does: labels[0] };
    const by = new Map(whole.map((one, number) => [one.word, labels[number]]));
    return { ...next, choices: next.choices.map((one) => ({ ...one, does: by.get(one.word) })) };
  }

  /** Go back one token. */
  async retreat() {
    const words = this.choosing?.words ?? [];
    if (words.length > 1) await this.choose(words.slice(0, -1));
    else this.leave();
  }

  /** Cancel the choice. */
  leave() {
    this.change(doing.leave, undefined);
  }

  /** @param {doing.Verdict | null} verdict */
  tell(verdict) {
    this.change(doing.explain, { verdict });
  }

  /** @param {doing.Hint | null} hint */
  advised(hint) {
    this.change(doing.advise, hint);
  }

  /** @param {string} sentence */
  refuse(sentence) {
    this.change(doing.refuse, sentence);
  }

  /**
   * Light something on the board; without an argument turn the light off.
   * @param {{places?: readonly string[], pawns?: readonly string[], pan?: boolean}} [what]
   */
  light(what = {}) {
    const detail = { places: [...(what.places ?? [])], pawns: [...(what.pawns ?? [])], pan: what.pan ?? false };
    this.lit = detail;
    this.dispatchEvent(new CustomEvent("light", { detail }));
  }

  // What happened

  /** Once per turn of yours: show what the others did since your last one, unless dismissed or you have gone on. */
  async #lookBack() {
    const { turn } = this;
    if (!this.mine || this.eyes === null || !turn || turn === this.lookedBack) return;
    this.lookedBack = turn;
    const found = await this.ask("since", {}, { quiet: true }).catch(() => null);
    if (
      !found ||
      turn !== this.turn ||
      recall(this.#awayName) === found.number ||
      this.log.some((item) => this.#goesOn(item, found.number))
    )
      return;
    this.since = found;
    this.announce();
  }

  get #awayName() {
    return `since.${this.parts.about?.code}`;
  }

  /**
   * Whether an item is something the player did in their own turn.
   * @param {Item} item
   * @param {number} begun
   */
  #goesOn({ entry, number }, begun) {
    const own = entry.kind === "acted" && (entry.by || PERSON) === PERSON && this.seats[entry.seat]?.you;
    return Boolean(own) && number > begun;
  }

  /** The player goes on: stop showing what the others did. */
  #goOn() {
    if (!this.since) return;
    this.since = this.traced = null;
    this.light();
  }

  /** Dismiss what the others did; it does not come back with a reload. */
  putAway() {
    if (this.since) keep(this.#awayName, this.since.number);
    this.#goOn();
    this.announce();
  }

  /** Highlight the ways of one seat; null for none. @param {number | null} seat */
  trace(seat) {
    this.traced = seat;
    this.announce();
  }

  /** Replay it on the board. */
  replay() {
    this.traced = null;
    this.dispatchEvent(new Event("replay"));
    this.announce();
  }

  /** Finish all animations at once. */
  skip() {
    clearTimeout(this.passing);
    this.moment = null;
    this.dispatchEvent(new Event("skip"));
    this.announce();
  }

  /**
   * Show important lines as moments, if animations are on.
   * @param {import("../lib/messages.js").Told} told
   * @param {readonly Told[]} lines
   */
  #passes(told, lines) {
    const called = (told.events ?? []).some(
      ({ kind, parameters }) => kind === PLAYED && parameters?.card === ROLL_CALL,
    );
    const worth = lines.filter((line) => line.kind in MOMENTS || (called && line.kind === PLAYED));
    if (!worth.length || still()) return;
    clearTimeout(this.passing);
    const [first] = worth;
    this.moment = {
      sentence: worth.map((line) => line.sentence).join(" "),
      kind: MOMENTS[first.kind] ?? MOMENTS[LINES.appel],
    };
    this.passing = Number(
      setTimeout(() => {
        this.moment = null;
        this.announce();
      }, MOMENT),
    );
  }

  /** Wait until the dice come to rest before showing results. @param {readonly Told[]} lines */
  #throws(lines) {
    if (still() || !lines.some((line) => line.kind === LINES.dice)) return;
    clearTimeout(this.settling);
    this.tumbling = true;
    this.settling = Number(
      setTimeout(() => {
        this.tumbling = false;
        this.announce();
      }, TUMBLING),
    );
  }

  // From the server

  /** @param {import("../lib/messages.js").State} state */
  #stands(state) {
    this.#asks(this.parts.asked, state.parts.asked);
    this.parts = state.parts;
    this.number = state.number;
    this.eyes = state.eyes ?? null;
    this.log = state.log ?? [];
    this.talk = state.talk ?? [];
    this.#settle();
    if (this.since && this.since.number !== this.turn) this.#goOn();
    this.announce();
    this.#lookBack();
  }

  /** @param {import("../lib/messages.js").Told} told */
  #hears(told) {
    const before = this.parts;
    this.parts = { ...before, ...told.parts };
    this.number = told.number;
    const item = { number: told.number, entry: told.entry, lines: told.lines ?? [], replaces: told.replaces ?? 0 };
    if (told.entry.kind === "said") this.talk = [...this.talk, item];
    else if (item.lines.length || told.entry.kind !== "acted") this.log = [...this.log, item].slice(-KEPT);
    this.#asks(before.asked, this.parts.asked);
    const acted = told.entry.kind === "acted" ? told.entry : null;
    const own = acted && this.seats[acted.seat]?.you;
    if (own && acted.by === AUTO) this.answered = item.lines.at(-1)?.sentence ?? "";
    else if (told.entry.kind === "acted") this.answered = "";
    const grave = item.lines.filter((line) => NEWS.has(line.kind));
    if (grave.length) this.news = grave.map((line) => line.sentence).join(" ");
    const settled = "asked" in (told.parts ?? {}) || Boolean(own);
    if (settled) this.#settle();
    if (this.since && (this.turn > this.since.number || this.#goesOn(item, this.since.number))) this.#goOn();
    this.#passes(told, item.lines);
    this.#throws(item.lines);
    play(heard(told.events ?? [], Boolean(this.asked?.mine) && !before.asked?.mine));
    this.dispatchEvent(new CustomEvent("told", { detail: { told, before, settled } }));
    this.announce();
    this.#lookBack();
  }

  /** @param {{away: {seat: number, seconds: number}[]}} presence */
  #present({ away }) {
    this.away = new Map(away.map(({ seat, seconds }) => [seat, Date.now() - seconds * 1000]));
    this.announce();
  }

  /** Drop what belonged to another question. */
  #settle() {
    this.change(doing.settle, this.mine, { quiet: true });
  }

  /**
   * @param {import("../lib/messages.js").Question | null} before
   * @param {import("../lib/messages.js").Question | null} now
   */
  #asks(before, now) {
    if (before?.seat !== now?.seat || before?.kind !== now?.kind) this.askedAt = Date.now();
  }

  /** Notify listeners that something has changed. */
  announce() {
    this.dispatchEvent(new Event("changed"));
  }
}

/**
 * A read-only store of an earlier position, for a stage that draws it.
 * @param {Store} live
 */
export function stillOf(live) {
  const store = new Store(new Line({ token: "", table: "", language: "" }));
  store.still = true;
  store.parts = { ...live.parts, asked: null };
  return store;
}
