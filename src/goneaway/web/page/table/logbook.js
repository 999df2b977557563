// The log in sentences: men and places underlined, dice drawn, every line one click from its rule.

import { html, nothing, repeat } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { say } from "../lib/words.js";
import { die } from "./dice.js";
import { gameOf } from "./games.js";
import { LINES } from "./gestures.js";
import { ruleLink } from "./order.js";
import { folded, title } from "./telling.js";
import { TablePiece } from "./piece.js";
import { Folded, turns } from "./turns.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../lib/messages.js").Line} Line */
/**
 * @template {{lines: Line[]}} T
 * @typedef {import("./turns.js").Turn<T>} Turn
 */

/** So near its end one is at it, in pixels. */
const END = 60;

/**
 * A sentence with its men and places marked.
 * @param {Line} line
 * @param {Store} store
 */
export function sentence(line, store) {
  if (!line.pieces.length) return line.sentence;
  return line.pieces.map(([text, name]) => (name ? marked(text, name, line, store) : text));
}

/**
 * @param {string} text
 * @param {string} name
 * @param {Line} line
 * @param {Store} store
 */
function marked(text, name, line, store) {
  const pawn = line.pawns.includes(name);
  const board = pawn ? { pawns: [name] } : { places: [name] };
  const hue = gameOf(store.parts.about).hue(name);
  return html`<button
    class="log-name ${pawn ? hue : "log-place"}"
    .lights=${board}
    @click=${() => store.light({ ...board, pan: true })}
  >
    ${text}
  </button>`;
}

/** Whose turn it is, if a heading says so. @param {Line | null} head @param {Store} store */
const whose = (head, store) => store.seats.find((seat) => head?.seat && (seat.nation || seat.name) === head.seat);

/**
 * The log, turn by turn; a bot's that is over can be folded away.
 * @template {{lines: Line[]}} T
 * @param {Turn<T>[]} all
 * @param {Store} store
 * @param {{folded: Folded, stays: (turn: Turn<T>) => boolean, before?: (turn: Turn<T>) => unknown,
 *   shown: (part: T) => unknown, turned?: () => void}} how
 *   `stays`: a turn that cannot be folded; `before`: what stands above one; `turned`: somebody folded or unfolded one
 */
export function byTurns(all, store, { folded, stays, before, shown, turned }) {
  return repeat(
    all,
    (turn) => turn.key,
    (turn) => {
      const above = before?.(turn) ?? nothing;
      const lines = turn.parts.map(shown);
      if (!turn.head) return [above, lines];
      const seat = whose(turn.head, store);
      const head = heading(turn.head, seat);
      if (!seat?.bot || !lines.length || stays(turn)) return [above, head, lines];
      return html`${above}
        <details
          class="log-fold"
          ?open=${!folded.keys.has(turn.key)}
          @toggle=${(/** @type {Event} */ event) => {
            const { open } = /** @type {HTMLDetailsElement} */ (event.target);
            if (folded.set(turn.key, !open)) turned?.();
          }}
        >
          <summary>${head}</summary>
          <div class="log-folded">${lines}</div>
        </details>`;
    },
  );
}

/** A turn begins. @param {Line} line @param {import("../lib/messages.js").Seat | undefined} seat */
function heading(line, seat) {
  return html`<h3 class="log-turn">
    <span>${seat ? title(seat) : line.sentence}${seat?.you ? ` · ${say("seat-you")}` : ""}</span>
  </h3>`;
}

/** @param {HTMLElement} list */
const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < END;

class TableLog extends TablePiece {
  static properties = { find: { state: true }, all: { state: true } };

  constructor() {
    super();
    this.find = "";
    /** Everything from the beginning has been fetched. */
    this.all = false;
    /** The last item seen before the page was hidden; 0 if nothing has come since. */
    this.since = 0;
    /** The log follows the game until somebody scrolls up in it, and again when he is back at its end. */
    this.follows = true;
    /** How far down it was, to tell scrolling up from growing. */
    this.top = 0;
    /** The number of the last line that was in sight at the end. */
    this.read = 0;
    /** Turns of bots that are folded away. */
    this.folded = new Folded("");
    /** What scrolls, as long as it is listened to. @type {HTMLElement | null} */
    this.list = null;
    this.seen = () => this.look();
    this.scrolled = () => this.scroll();
    // The sheets around it come and go: its end stays in sight all the same.
    this.sized = new ResizeObserver(() => this.settle());
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.seen);
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.seen);
    this.watch(null);
    super.disconnectedCallback();
  }

  /** @param {HTMLElement | null} list */
  watch(list) {
    if (list === this.list) return;
    this.list?.removeEventListener("scroll", this.scrolled);
    this.sized.disconnect();
    this.list = list;
    if (!list) return;
    list.addEventListener("scroll", this.scrolled, { passive: true });
    this.sized.observe(list);
  }

  /** Somebody scrolled, or it was done for him. */
  scroll() {
    const { list } = this;
    if (!list) return;
    const end = atEnd(list);
    const up = list.scrollTop < this.top - 2;
    this.top = list.scrollTop;
    if (!end && !up) return;
    if (this.follows !== end) this.requestUpdate();
    this.follows = end;
  }

  /** To the end, unless somebody reads further up. */
  settle() {
    const { list } = this;
    if (!list || !this.follows) return;
    list.scrollTop = list.scrollHeight;
    this.top = list.scrollTop;
    this.read = this.store?.log.at(-1)?.number ?? 0;
  }

  /** A turn was unfolded or folded away: who opens one to read it is not at the end any more. */
  turned() {
    if (this.list) this.follows = atEnd(this.list);
    this.requestUpdate();
  }

  /** On with what has come meanwhile. */
  catchUp() {
    this.follows = true;
    this.settle();
    this.requestUpdate();
  }

  /** Leaving, the page remembers what it has shown; coming back, it shows what is new. */
  look() {
    const store = this.store;
    if (!store?.known) return;
    // The mark is only for items that came while the page was hidden.
    if (document.hidden) this.since = store.number;
    else if (this.since >= store.number) this.since = 0;
    this.requestUpdate();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const store = this.store;
    if (!store?.known) return;
    const name = `seen.${store.parts.about.code}`;
    const seen = recall(name) ?? 0;
    if (changed.has("store")) this.since = seen < store.number ? seen : 0;
    const log = `folded.${store.parts.about.code}`;
    if (this.folded.name !== log) this.folded = new Folded(log);
    if (!document.hidden) keep(name, store.number);
  }

  updated() {
    this.watch(this.scroller());
    this.settle();
  }

  /** What scrolls. */
  scroller() {
    return /** @type {HTMLElement | null} */ (this.closest(".rail-body"));
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const items = folded(store.log, (item) => item.number).filter(
      (item) => item.lines.length || known(item.entry.kind),
    );
    if (!items.some((item) => item.lines.length)) return html`<p class="quiet log-empty">${say("log-empty")}</p>`;
    const fresh = this.since > 0 && this.since < store.number ? this.since : Infinity;
    const { since } = store;
    const all = turns(items, (item) => item.number);
    let told = false;
    const mark = (/** @type {number} */ number) => {
      if (told || (since ? number < since.from : number <= fresh)) return nothing;
      told = true;
      return html`<p class="log-since"><span>${since ? say("since") : say("log-since")}</span></p>`;
    };
    return html`<div class="log" role="log" aria-label=${say("tab-log")}>
        ${
          !this.all && (store.log[0]?.number ?? 1) > 1
            ? html`<button class="button bare log-older" @click=${() => this.older(store)}>
                ${say("log-older")}
              </button>`
            : nothing
        }
        ${byTurns(all, store, {
          folded: this.folded,
          stays: (turn) => turn === all.at(-1),
          turned: () => this.turned(),
          before: (turn) => mark(turn.number),
          shown: (item) => [mark(item.number), this.item(item, store)],
        })}
      </div>
      ${this.follows ? nothing : this.fresh(items)}`;
  }

  /** Somebody reads further up: so much has come since. @param {import("./store.js").Item[]} items */
  fresh(items) {
    const number = items.filter((item) => item.number > this.read).length;
    return number
      ? html`<button class="button primary log-new" data-do="new-lines" @click=${() => this.catchUp()}>
          ${say("log-new", { number })}
        </button>`
      : nothing;
  }

  /** @param {Store} store */
  async older(store) {
    const before = store.log[0]?.number ?? 1;
    const found = await store.ask("older", { before, most: 200 });
    store.log = [...found.filter((item) => item.entry.kind !== "said" && item.entry.kind !== "ordered"), ...store.log];
    this.all = !found.length || found[0].number <= 1;
    this.follows = false;
    this.requestUpdate();
  }

  /**
   * @param {import("./store.js").Item} item
   * @param {Store} store
   */
  item(item, store) {
    if (!item.lines.length) return html`<p class="log-line log-table">${entrySentence(item.entry, store)}</p>`;
    return item.lines.map((line) => {
      /** @type {number[]} */
      const dice = line.kind === LINES.dice ? line.dice : [];
      return html`<p class="log-line log-${line.kind}">
        ${dice.length ? html`<span class="log-dice">${dice.map((one) => die(one, 17))}</span>` : nothing}
        ${
          dice.length
            ? html`<b class="log-sum">${dice.reduce((sum, one) => sum + one, 0)}</b
                ><span class="unseen">${line.sentence}</span>`
            : sentence(line, store)
        }
        ${
          line.clause
            ? html`<a class="log-rule" href=${ruleLink(store, line.clause)} target="_blank" title=${line.rule}
                >§<span class="unseen">${line.rule}</span></a
              >`
            : nothing
        }
      </p>`;
    });
  }
}

/** Entries of a table that are told though they are no lines of the game. */
const ENTRIES = new Set([
  "started",
  "covered",
  "flagged",
  "returned",
  "resigned",
  "paused",
  "resumed",
  "undone",
  "rewound",
  "missed",
  "found",
  "proposed",
  "disagreed",
  "ended",
  "rematched",
]);
const known = (/** @type {string} */ kind) => ENTRIES.has(kind);

/**
 * What happened at the table beside the game.
 * @param {import("../lib/messages.js").Entry} told
 * @param {Store} store
 */
export function entrySentence(told, store) {
  /** @type {{kind: string, seat?: number, what?: string, clock?: string, how?: string}} */
  const entry = told;
  const seat = store.seats[entry.seat ?? -1];
  return say(`entry-${entry.kind}`, {
    seat: title(seat),
    who: seat?.person ?? "",
    what: entry.what ?? "",
    clock: entry.clock ?? "",
    how: entry.how ?? "",
  });
}

customElements.define("table-log", TableLog);
