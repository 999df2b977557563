// The replay of a finished game on a time line, from any player's view.

import { html, keyed, nothing } from "../lib/lit.js";
import { copy } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { die } from "./dice.js";
import { dossier } from "./dossier.js";
import { gameOf } from "./games.js";
import { HUSHED, LANES, LINES } from "./gestures.js";
import { byTurns, sentence } from "./logbook.js";
import { TablePiece } from "./piece.js";
import { stillOf } from "./store.js";
import { folded, look, title } from "./telling.js";
import { Folded, turns } from "./turns.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./store.js").Store} Store */
/**
 * An action; `why` is a bot's reason for it, or "".
 * @typedef {import("../lib/messages.js").Played & {round: number}} Told
 */

/** Actions per second. */
const SPEEDS = [0.5, 1, 2, 4, 8];
const WIDTH = 900;

class TableReplay extends TablePiece {
  static properties = {
    ply: { state: true },
    eyes: { state: true },
    speed: { state: true },
    runs: { state: true },
    story: { state: true },
    find: { state: true },
  };

  constructor() {
    super();
    this.ply = 0;
    /** The seat whose view is shown; null for a spectator's. @type {number | null} */
    this.eyes = null;
    this.speed = 2;
    this.runs = false;
    this.find = "";
    /** @type {Told[]} */
    this.story = [];
    /** Folded turns of bots. */
    this.folded = new Folded("");
    /** @type {Store | null} */
    this.still = null;
    this.timer = 0;
    this.wanted = -1;
    this.sized = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("resize", this.sized);
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    removeEventListener("resize", this.sized);
    super.disconnectedCallback();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("store") && this.store) {
      this.still = stillOf(this.store);
      this.folded = new Folded(`folded.replay.${this.store.parts.about.code}`);
      const asked = Number(new URLSearchParams(location.hash.slice(1)).get("move"));
      this.read().then(() => this.go(asked > 0 ? asked : 0));
    }
  }

  get last() {
    return this.story.at(-1)?.ply ?? 0;
  }

  get rounds() {
    return this.story.at(-1)?.round ?? 1;
  }

  /** Tell the stage how much of it is covered. */
  updated() {
    const stage = /** @type {import("../lib/stage.js").StageElement | null} */ (this.querySelector("[data-stage]"));
    const line = this.querySelector(".replay-line")?.getBoundingClientRect();
    const order = this.querySelector(".table-top")?.getBoundingClientRect();
    if (!stage || !line || !order) return;
    const board = stage.getBoundingClientRect();
    const bottom = Math.round(board.bottom - line.top + 8);
    const insets = {
      top: Math.max(0, Math.round(order.bottom - board.top + 8)),
      right: 0,
      bottom,
      left: 0,
      foot: bottom,
    };
    if (JSON.stringify(stage.insets) !== JSON.stringify(insets)) stage.insets = insets;
  }

  async read() {
    const told = (await this.store?.ask("story", this.eyes === null ? {} : { eyes: this.eyes }).catch(() => [])) ?? [];
    let round = 1;
    const turns = new Map();
    this.story = told.map((one) => {
      for (const line of one.lines) {
        if (line.kind !== LINES.turn) continue;
        turns.set(line.seat, (turns.get(line.seat) ?? 0) + 1);
        round = Math.max(round, turns.get(line.seat));
      }
      return { ...one, round };
    });
  }

  /** @param {number} ply */
  async go(ply) {
    const { store, still } = this;
    if (!store || !still) return;
    const to = Math.max(0, Math.min(this.last, ply));
    this.wanted = to;
    const moment = await store
      .ask("replay", { ply: to, ...(this.eyes === null ? {} : { eyes: this.eyes }) })
      .catch(() => null);
    if (!moment || this.wanted !== to) return;
    this.ply = to;
    const before = still.parts;
    still.parts = { ...before, ...moment.parts };
    still.number = to;
    still.dispatchEvent(
      new CustomEvent("told", {
        detail: {
          told: {
            number: to,
            entry: { kind: "acted" },
            lines: moment.lines,
            events: [],
            parts: moment.parts,
          },
          before,
        },
      }),
    );
    still.dispatchEvent(new Event("changed"));
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector(".log-now")?.scrollIntoView({ block: "nearest" });
    if (this.runs && to < this.last) this.timer = setTimeout(() => this.go(to + 1), 1000 / this.speed);
    else this.runs = false;
  }

  toggle() {
    clearTimeout(this.timer);
    this.runs = !this.runs;
    if (this.runs) this.go(this.ply >= this.last ? 0 : this.ply + 1);
  }

  /** @param {number | null} eyes */
  async see(eyes) {
    this.eyes = eyes;
    await this.read();
    await this.go(this.ply);
  }

  render() {
    const { store, still } = this;
    if (!store?.known || !still) return nothing;
    const about = store.parts.about;
    const now = this.story[this.ply - 1];
    const lines = folded(this.story.slice(Math.max(0, this.ply - 12), this.ply), (one) => one.ply).flatMap(
      (one) => one.lines,
    );
    const line = lines.findLast((one) => !HUSHED.has(one.kind));
    const seat = store.seats[now?.seat ?? -1];
    return html`<div class="table replay">
      <div class="table-stage">${keyed(this.eyes, gameOf(about).drawn(html, { store: still }))}</div>
      <div class="table-top">
        <section class="order-sheet other">
          <div class="order-main">
            ${seat ? html`<span class="order-who">${token(look(seat), 44)}</span>` : nothing}
            <div class="order-text" aria-live="polite">
              <h1 class="order-title">${line ? sentence(line, still) : say("replay-start")}</h1>
              <p class="order-reason">
                ${say("replay-at", { ply: this.ply, last: this.last, round: now?.round ?? 1, rounds: this.rounds })}
              </p>
              ${now?.why ? html`<p class="order-why">${say("replay-why", { why: now.why })}</p>` : nothing}
            </div>
            <div class="order-buttons">
              <button class="button" @click=${() => copy(`${location.origin}/t/${about.code}#move=${this.ply}`)}>
                ${icon("link")} ${say("replay-link")}
              </button>
              <button class="button primary" @click=${() => this.dispatchEvent(new Event("leave"))}>
                ${say("back")}
              </button>
            </div>
          </div>
        </section>
      </div>
      ${this.timeline(store)}
      <aside class="rail replay-rail">
        <header class="rail-head">
          <div>
            <h2 class="rail-title">${about.title || about.game_title}</h2>
            <p class="rail-round">${say("replay-rounds", { rounds: this.rounds })} · ${about.edition_title}</p>
          </div>
        </header>
        <ol class="rail-seats">
          ${store.seats.map((one) => dossier(still, one))}
        </ol>
        <div class="rail-body" tabindex="0">${this.log(still)}</div>
        <div class="talk-line replay-find">
          <input
            class="input"
            placeholder=${say("replay-find")}
            aria-label=${say("replay-find")}
            @input=${(/** @type {Changed} */ event) => (this.find = event.target.value.toLocaleLowerCase())}
          />
        </div>
      </aside>
    </div>`;
  }

  /** The search results, or the lines around the current action, by turns. @param {Store} still */
  log(still) {
    const { find, ply } = this;
    const wanted = (/** @type {Told} */ one) =>
      find
        ? one.lines.some((line) => line.sentence.toLocaleLowerCase().includes(find))
        : one.ply > ply - 40 && one.ply <= ply + 20;
    const all = turns(
      folded(this.story, (one) => one.ply),
      (one) => one.ply,
    )
      .map((turn) => ({ ...turn, parts: turn.parts.filter(wanted) }))
      .filter((turn) => turn.parts.length);
    return html`<div class="log">
      ${byTurns(all, still, {
        folded: this.folded,
        stays: (turn) => Boolean(find) || turn.parts.some((one) => one.ply === ply),
        shown: (one) => this.told(one, still),
      })}
    </div>`;
  }

  /** @param {Told} one @param {Store} still */
  told(one, still) {
    const now = one.ply === this.ply ? "log-now" : one.ply > this.ply ? "log-later" : "";
    return one.lines.map(
      (line, number) =>
        html`<p class="log-line ${now}" @click=${() => this.go(one.ply)}>
          ${
            line.kind === LINES.dice && number === 0
              ? html`<span class="log-dice">${line.dice.map((/** @type {number} */ spots) => die(spots, 17))}</span>`
              : nothing
          }${sentence(line, still)}
        </p>`,
    );
  }

  /** @param {Store} store */
  timeline(store) {
    const at = (/** @type {number} */ ply) => 8 + (ply / Math.max(1, this.last)) * (WIDTH - 16);
    const step = Math.max(1, Math.ceil(this.rounds / 8));
    return html`<section class="replay-line sheet">
      <div class="replay-controls">
        <button class="button bare" title=${say("replay-back")} @click=${() => this.go(this.ply - 1)}>
          ${icon("first")}<span class="unseen">${say("replay-back")}</span>
        </button>
        <button class="button primary replay-play" data-do="play" @click=${() => this.toggle()}>
          ${icon(this.runs ? "pause" : "play")}<span class="unseen"
            >${say(this.runs ? "replay-pause" : "replay-play")}</span
          >
        </button>
        <button class="button bare" data-do="next" title=${say("replay-next")} @click=${() => this.go(this.ply + 1)}>
          ${icon("last")}<span class="unseen">${say("replay-next")}</span>
        </button>
        <span class="label">${say("replay-speed")}</span>
        <div class="replay-choice">
          ${SPEEDS.map(
            (speed) =>
              html`<button aria-pressed=${speed === this.speed} @click=${() => (this.speed = speed)}>
                ${speed === 0.5 ? "½" : speed}
              </button>`,
          )}
        </div>
        <span class="label replay-by">${say("replay-eyes")}</span>
        <div class="replay-choice">
          <button aria-pressed=${this.eyes === null} @click=${() => this.see(null)}>
            ${icon("eye", 18)} ${say("replay-watcher")}
          </button>
          ${store.seats.map(
            (seat) =>
              html`<button
                aria-pressed=${this.eyes === seat.seat}
                title=${title(seat)}
                @click=${() => this.see(seat.seat)}
              >
                ${token(look(seat), 26)}<span class="unseen">${title(seat)}</span>
              </button>`,
          )}
        </div>
      </div>
      <div class="replay-lanes">
        ${Object.entries(LANES).map(
          ([lane, kinds]) =>
            html`<span>${say(`lane-${lane}`, { game: this.store?.parts.about.game ?? "" })}</span
              ><svg viewBox="0 0 ${WIDTH} 24" preserveAspectRatio="none" aria-hidden="true">
                <path class="axis" d="M0 12H${WIDTH}"></path>
              </svg>
              <div class="replay-marks">
                ${this.story
                  .filter((one) => one.lines.some((line) => kinds.includes(line.kind)))
                  .map((one) => {
                    const told = one.lines
                      .filter((line) => kinds.includes(line.kind))
                      .map((line) => line.sentence)
                      .join(" ");
                    return html`<button
                      class="replay-mark lane-${lane}"
                      title=${`${say("round", { round: one.round, rounds: 0 })}: ${told}`}
                      .style=${`left:${(at(one.ply) / WIDTH) * 100}%`}
                      @click=${() => this.go(one.ply)}
                    >
                      <span class="unseen">${told}</span>
                    </button>`;
                  })}
              </div>`,
        )} <span>${say("replay-round")}</span
        ><input
          type="range"
          class="replay-range"
          min="0"
          max=${this.last}
          .value=${String(this.ply)}
          aria-label=${say("replay-round")}
          @input=${(/** @type {Changed} */ event) => this.go(Number(event.target.value))}
        />
        <span></span>
        <div class="replay-scale" aria-hidden="true">
          ${Array.from({ length: Math.ceil(this.rounds / step) }, (_, number) => 1 + number * step).map((round) => {
            const first = this.story.find((one) => one.round >= round);
            return html`<i .style=${`left:${(at(first?.ply ?? 0) / WIDTH) * 100}%`}>${round}</i>`;
          })}
        </div>
      </div>
    </section>`;
  }
}

customElements.define("table-replay", TableReplay);
