// The screen after the game: who won, by which rule and how; rematch or replay.

import { html, nothing, svg } from "../lib/lit.js";
import { copy } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { say } from "../lib/words.js";
import { dossier } from "./dossier.js";
import { die } from "./dice.js";
import { gameOf } from "./games.js";
import { LANES, LINES } from "./gestures.js";
import { sentence } from "./logbook.js";
import { ruleLink } from "./order.js";
import { routes } from "./routes.js";
import { TablePiece } from "./piece.js";
import "./replay.js";
import { stillOf } from "./store.js";
import { look, title } from "./telling.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("../lib/messages.js").Played} Told */

class TableOver extends TablePiece {
  static properties = { story: { state: true }, shared: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    /** All items of the game. @type {Told[]} */
    this.story = [];
    this.shared = false;
    this.wrong = "";
    /** How each escaped man got away. @type {import("./routes.js").Route[]} */
    this.routes = [];
    /** The board at the end of the game. @type {Store | null} */
    this.still = null;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  async willUpdate(changed) {
    if (!changed.has("store") || !this.store) return;
    this.still = stillOf(this.store);
    this.story = await this.store.ask("story").catch(() => []);
    this.routes = routes(this.story);
  }

  render() {
    const store = this.store;
    if (!store?.known) return nothing;
    const { about, outcome } = store.parts;
    const first = outcome?.seats.filter((one) => one.place === 1) ?? [];
    const winner = store.seats[first[0]?.seat ?? -1];
    const game = gameOf(about);
    return html`<div class="over">
      <header class="over-head">
        ${winner ? token(look(winner), 64) : nothing}
        <div>
          <h1>
            ${
              first.length === 1
                ? say("over-won", { who: title(winner), you: winner?.you ? "yes" : (winner?.role ?? "no") })
                : first.length
                  ? say("over-shared", { who: first.map((one) => one.name).join(", ") })
                  : say("over-nobody")
            }
          </h1>
          <p>${outcome?.why ?? say(about.closed ? "over-closed" : "over-abandoned")}</p>
        </div>
        <div class="over-buttons">
          <button class="button large" @click=${async () => (this.shared = await copy(location.href))}>
            ${icon("link")} ${this.shared ? say("menu-copied") : say("over-share")}
          </button>
          <button class="button large" data-do="replay" @click=${() => this.dispatchEvent(new Event("replay"))}>
            ${icon("play")} ${say("over-replay")}
          </button>
          ${
            store.eyes === null
              ? nothing
              : html`<button class="button primary large" data-do="rematch" @click=${() => this.rematch(store)}>
                  ${say("over-rematch")}
                </button>`
          }
        </div>
      </header>
      ${this.wrong ? html`<p class="notice" role="alert">${this.wrong}</p>` : nothing}
      <div class="over-left">
        <div class="over-board sheet">
          ${
            customElements.get(game.stage)
              ? game.drawn(html, { store: this.still, routes: this.routes, bare: true })
              : nothing
          }
        </div>
        <div class="over-seats">
          ${store.seats.map(
            (seat) =>
              html`<ol class="sheet ${first.some((one) => one.seat === seat.seat) ? "first" : ""}">
                ${dossier(this.still ?? store, seat)}
              </ol>`,
          )}
        </div>
      </div>
      <aside class="over-side sheet">
        ${this.ranking(outcome)} ${this.ways(store)} ${this.arrests(store)} ${this.trades(store)} ${this.dice(store)}
        <section class="over-record">
          <details>
            <summary class="over-verified">${icon("tick")} <b>${say("over-verified")}</b></summary>
            <p class="small">${say("over-verified-why")}</p>
            <p class="over-hash small">${about.commitment}</p>
          </details>
          <a class="button" href=${`/api/tables/${about.code}/record`} download=${`${about.code}.json`}
            >${icon("download")} ${say("over-record")}</a
          >
          <a class="button" href="/">${say("gather-lobby")}</a>
        </section>
      </aside>
    </div>`;
  }

  /** @param {import("../lib/messages.js").Ranking | null} outcome */
  ranking(outcome) {
    if (!outcome) return nothing;
    return html`<section>
      <h2>${say("over-ranking")}</h2>
      <table class="over-table">
        <thead>
          <tr>
            <th></th>
            <th></th>
            ${outcome.columns.map((column) => html`<th>${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${outcome.seats.map(
            (one) =>
              html`<tr>
                <td>${one.place}</td>
                <td>${one.name}</td>
                ${one.numbers.map((number) => html`<td>${number}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      ${outcome.note ? html`<p class="quiet small">${outcome.note}</p>` : nothing}
    </section>`;
  }

  /** The lines of some kinds, each with its round. @param {readonly string[]} kinds */
  found(kinds) {
    let round = 1;
    const seen = new Map();
    const out = [];
    for (const { ply, lines } of this.story) {
      for (const line of lines) {
        if (line.kind === LINES.turn) {
          const many = (seen.get(line.seat) ?? 0) + 1;
          seen.set(line.seat, many);
          round = Math.max(round, many);
        }
        if (kinds.includes(line.kind)) out.push({ ply, round, line });
      }
    }
    return { out, rounds: round };
  }

  /** @param {Store} store */
  ways(store) {
    const { out } = this.found(LANES.away);
    return html`<section>
      <h2>${say("over-ways")}</h2>
      ${
        out.length
          ? html`<ol class="over-ways">
              ${out.map(
                ({ round, line }, number) =>
                  html`<li>
                    <b>${number + 1}</b>
                    <p>
                      <strong>${say("round", { round, rounds: 0 })}</strong><br />${sentence(line, store)}
                      <a href=${ruleLink(store, line.clause)} target="_blank">${line.rule}</a>
                    </p>
                  </li>`,
              )}
            </ol>`
          : html`<p class="quiet">${say("over-none-away")}</p>`
      }
    </section>`;
  }

  /** Shapes on a time line of the rounds, one per line. @param {Store} store */
  arrests(store) {
    const { out, rounds } = this.found(LANES.arrest);
    if (!out.length) return nothing;
    /** @type {Map<number, number>} */
    const stacked = new Map();
    const width = 360;
    const heading = say("over-arrests", { game: store.parts.about.game });
    return html`<section>
      <h2>${heading} <small class="quiet">${out.length}</small></h2>
      <svg class="over-chart" viewBox="0 0 ${width} 84" role="img" aria-label=${heading}>
        <path class="axis" d="M4 62H${width - 4}"></path>
        ${out.map(({ round, line }) => {
          const level = stacked.get(round) ?? 0;
          stacked.set(round, level + 1);
          const letter = (line.pawns.find((/** @type {string} */ pawn) => !pawn.startsWith("g")) ?? "b")[0];
          const seat = store.seats.find((one) => one.letter === letter);
          return svg`<rect class="pip-${seat ? look(seat) : ""}" fill="currentColor" x=${
            6 + ((round - 1) / Math.max(1, rounds)) * (width - 20)
          } y=${50 - level * 11} width="9" height="9" rx="1.5"></rect>`;
        })}
        ${[1, Math.ceil(rounds / 2), rounds].map(
          (round) =>
            svg`<text x=${
              10 + ((round - 1) / Math.max(1, rounds)) * (width - 20)
            } y="78" text-anchor="middle">${round}</text>`,
        )}
      </svg>
    </section>`;
  }

  /** The trades: who traded what with whom. @param {Store} store */
  trades(store) {
    const { out } = this.found([LINES.trade]);
    if (!out.length) return nothing;
    return html`<section>
      <h2>${say("lane-trade", { game: store.parts.about.game })} <small class="quiet">${out.length}</small></h2>
      <ol class="over-trades">
        ${out.map(
          ({ round, line }) => html`<li><b>${say("round", { round, rounds: 0 })}</b> ${sentence(line, store)}</li>`,
        )}
      </ol>
    </section>`;
  }

  /** How often each number was thrown, and each player's total. @param {Store} store */
  dice(store) {
    const counts = Array(6).fill(0);
    /** @type {Map<string, number>} */
    const thrown = new Map();
    for (const { line } of this.found([LINES.dice]).out) {
      for (const number of line.dice) {
        counts[number - 1] += 1;
        thrown.set(line.seat, (thrown.get(line.seat) ?? 0) + number);
      }
    }
    const most = Math.max(1, ...counts);
    if (!counts.some(Boolean)) return nothing;
    return html`<section>
      <h2>${say("over-dice")} <small class="quiet">${counts.reduce((sum, one) => sum + one, 0)}</small></h2>
      <div class="over-dice">
        ${counts.map(
          (count, number) =>
            html`<div>
              <span>${count}</span
              ><svg width="22" height="46" viewBox="0 0 22 46" aria-hidden="true">
                <rect x="3" width="16" y=${46 - (46 * count) / most} height=${(46 * count) / most}></rect></svg
              >${die(number + 1, 22)}
            </div>`,
        )}
      </div>
      <ul class="over-thrown">
        ${store.seats.map(
          (seat) =>
            html`<li>
              ${token(look(seat), 26)}
              ${say("castle-points", { points: thrown.get(seat.nation || seat.role || "") ?? 0 })}<span class="unseen"
                >, ${title(seat)}</span
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** @param {Store} store */
  async rematch(store) {
    try {
      const code = store.parts.about.rematch || (await store.send("rematch", {})).answer?.table;
      if (code) this.dispatchEvent(new CustomEvent("rematch", { detail: code }));
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define("table-over", TableOver);
