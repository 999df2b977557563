// The log in sentences: men and places are underlined, dice are drawn, and every line links to its rule.

import { html, nothing, repeat } from "../lib/lit.js";
import { keep, recall } from "../lib/memory.js";
import { say } from "../lib/words.js";
import { die } from "./dice.js";
import { gameOf } from "./games.js";
import { LINES } from "./gestures.js";
import { ruleLink } from "./order.js";
import { folded, title } from "./telling.js";
import { TablePiece } from "./piece.js";
import { headed } from "./trails.js";
import { Folded, turns } from "./turns.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../lib/messages.js").Line} Line */
/**
 * @template {{lines: Line[]}} T
 * @typedef {import("./turns.js").Turn<T>} Turn
 */

/** Distance from the end of the log that still counts as the end, in pixels. */
const END = 60;

/**
 * A sentence with its men and places underlined.
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

/** The player whose turn a heading begins, if it says so. @param {Line | null} head @param {Store} store */
const whose = (head, store) => store.seats.find((seat) => head?.seat && (seat.nation || seat.name) === head.seat);

/**
 * The log by turns; a bot's finished turn can be folded away.
 * @template {{lines: Line[]}} T
 * @param {Turn<T>[]} all
 * @param {Store} store
 * @param {{folded: Folded, stays: (turn: Turn<T>) => boolean, before?: (turn: Turn<T>) => unknown,
 *   shown: (part: T) => unknown, turned?: () => void}} how
 * `stays`: whether a turn cannot be folded; `before`: what is shown above one; `turned`: called after folding or
 * unfolding
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

/** The heading of a turn. @param {Line} line @param {import("../lib/messages.js").Seat | undefined} seat */
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
    /** Whether the log follows the game: until the player scrolls up, and again once back at the end. */
    this.follows = true;
    /** The last scroll position, to tell scrolling up from growing. */
    this.top = 0;
    /** The number of the last line seen at the end. */
    this.read = 0;
    /** Folded turns of bots. */
    this.folded = new Folded("");
    /** The scrolling element, while it is listened to. @type {HTMLElement | null} */
    this.list = null;
    this.seen = () => this.look();
    this.scrolled = () => this.scroll();
    // Keep the end in view when the sheets around it change.
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

  /** The log was scrolled, by the player or by the page. */
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

  /** Scroll to the end, unless the player is reading further up. */
  settle() {
    const { list } = this;
    if (!list || !this.follows) return;
    list.scrollTop = list.scrollHeight;
    this.top = list.scrollTop;
    this.read = this.store?.log.at(-1)?.number ?? 0;
  }

  /** A turn was folded or unfolded: a player who opens one to read it is no longer at the end. */
  turned() {
    if (this.list) this.follows = atEnd(this.list);
    this.requestUpdate();
  }

  /** Scroll to what has come meanwhile. */
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

  /** The element that scrolls. */
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
      return html`<p class="log-since"><span>${since ? say(headed(since)) : say("log-since")}</span></p>`;
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

  /**
   * The button with the number of new lines, while the player reads further up.
   * @param {import("./store.js").Item[]} items
   */
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

/** Kinds of table entries that are shown, though they are not lines of the game. */
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
 * A line about the table that is not part of the game.
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
