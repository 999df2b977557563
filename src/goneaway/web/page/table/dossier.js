// A dossier: the seat, its player, the men as pips, the hand, the clock.

import { html, nothing, svg } from "../lib/lit.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/shapes.js";
import { get } from "../lib/api.js";
import { say } from "../lib/words.js";
import { sign } from "./drawings.js";
import { EQUIPMENT, ISLAND_PIPS, KIT, PIPS } from "./gestures.js";
import { clock, look, player, title } from "./telling.js";

/** Shapes of pips in a square of 12 units, by nation or colour. @type {Record<string, string>} */
const SHAPES = {
  american: "M1.5 1.5h9v9h-9z",
  british: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1z",
  dutch: "M6 .5 11.5 6 6 11.5.5 6z",
  french: "M6 .8 10.6 3.4v5.2L6 11.2 1.4 8.6V3.4z",
  polish: "M1.5 1h9v4.6c0 3-2 4.6-4.5 5.7C3.5 10.2 1.5 8.6 1.5 5.6z",
  B: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1z",
  R: "M1.5 1.5h9v9h-9z",
  V: "M6 .8 11.3 4.7 9.3 11H2.7L.7 4.7z",
  Y: "M6 .5 11.5 6 6 11.5.5 6z",
};

/**
 * The pip of a man: full if free, barred in the cells, ticked if escaped, empty if waiting.
 * @param {string} name of the nation or colour
 * @param {string} state
 */
function pip(name, state) {
  const shape = SHAPES[name] ?? SHAPES.british;
  if (state === "green")
    return svg`<svg class="pip pip-away" viewBox="0 0 12 12"><circle cx="6" cy="6" r="4.6"></circle></svg>`;
  if (state === "hidden")
    return svg`<svg class="pip pip-${name}" viewBox="0 0 12 12">
      <path d=${shape} transform="translate(2 3.6) scale(.66)"></path><path class="pip-roof" d="M1 4.4 6 1l5 3.4">
        </path></svg>`;
  if (state === "away")
    return svg`<svg class="pip pip-away" viewBox="0 0 12 12"><path d="M1.5 6.5 4.8 10 10.8 2.5"></path></svg>`;
  if (state === "dead")
    return svg`<svg class="pip pip-dead" viewBox="0 0 12 12"><path d="M2 2l8 8M10 2l-8 8"></path></svg>`;
  return svg`<svg class="pip pip-${state} pip-${name}" viewBox="0 0 12 12"><path d=${shape}></path>
    ${state === "cell" ? svg`<path class="pip-bars" d="M4 1.6v8.8M6 1v10M8 1.6v8.8"></path>` : nothing}</svg>`;
}

/**
 * The men of a seat, free ones first.
 * @param {string} name
 * @param {string[]} states
 */
export function pips(name, states) {
  const order = ["tunnel", "hidden", "home", "green", "free", "out", "cell", "away", "dead"];
  const sorted = [...states].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const told = order
    .filter((state) => states.includes(state))
    .map((state) => say("pips", { state, number: states.filter((one) => one === state).length }));
  return html`<span class="pips" role="img" aria-label=${told.join(", ")}
    >${sorted.map((state) => pip(name, state))}</span
  >`;
}

/**
 * The number of each kind.
 * @param {readonly string[]} things
 */
const counted = (things) =>
  EQUIPMENT.filter((kind) => things.includes(kind)).map((kind) => ({
    kind: /** @type {import("./drawings.js").Sign} */ (kind),
    many: things.filter((one) => one === kind).length,
  }));

/** Shown with their number even if there is one or none. */
const COUNTED = new Set(["cards", "tiles"]);

/**
 * The contents of a seat's dossier.
 * @param {import("./store.js").Store} store
 * @param {import("../lib/messages.js").Seat} seat
 */
export function facts(store, seat) {
  const team = (store.parts["board/teams"] ?? [])[seat.seat];
  if (seat.role === "officer" && team) {
    const own = team.own ? store.parts["board/hand"] : null;
    return {
      pips: pips(
        look(seat),
        team.men.map((man) => PIPS[/** @type {keyof typeof PIPS} */ (man.condition)] ?? "out"),
      ),
      held: html`${
        own?.equipment
          ? counted(own.equipment).map(({ kind, many }) => held(kind, many))
          : team.equipped
            ? held("crate", 1)
            : nothing
      }
      ${team.kit ? held(KIT, 1) : nothing} ${held("cards", team.cards)}`,
    };
  }
  if (seat.role === "security") {
    const guards = store.parts["board/guards"];
    if (!guards) return { pips: nothing, held: nothing };
    return {
      pips: html`<span class="dossier-line"
        >${say("guards-out", { board: guards.board, reserve: guards.reserve })}</span
      >`,
      held: held("cards", guards.cards),
    };
  }
  const panel = (store.parts["board/panels"]?.players ?? [])[seat.seat];
  if (panel) {
    const at = panel.counted;
    const states = Object.entries(ISLAND_PIPS).flatMap(([where, state]) =>
      Array(at[/** @type {keyof typeof ISLAND_PIPS} */ (where)]).fill(state),
    );
    return {
      pips: pips(panel.colour, states),
      held: html`${panel.key ? held("key", 1) : nothing} ${held("tiles", panel.tiles)}`,
      line: html`<span
          >${say("island-race", {
            green: at.green,
            threshold: panel.threshold,
            out: at.green + at.free,
            goal: panel.goal,
          })}</span
        >
        <span class="held" title=${say("island-door-count", { supply: at.supply, board: at.board, aside: at.aside })}
          >${sign("doors")}<b>${at.supply}</b>
          <span class="unseen"
            >${say("island-door-count", { supply: at.supply, board: at.board, aside: at.aside })}</span
          ></span
        >`,
    };
  }
  return { pips: nothing, held: nothing };
}

/**
 * @param {import("./drawings.js").Sign} kind
 * @param {number} many
 */
function held(kind, many) {
  const word = say("held", { kind, many });
  return html`<span class="held" title=${word}
    >${sign(kind)}${many > 1 || COUNTED.has(kind) ? html`<b aria-hidden="true">${many}</b>` : nothing}<span
      class="unseen"
      >${word}</span
    ></span
  >`;
}

/**
 * The seconds left on a seat's clock, and whether it runs.
 * @param {import("./store.js").Store} store
 * @param {number} seat
 */
export function timeOf(store, seat) {
  const clocks = store.parts.clocks;
  // The clock that runs out first: the turn's or the game's.
  const left = Math.min(...Object.values(clocks?.left[seat] ?? {}));
  if (!clocks || left === Infinity) return null;
  const runs = clocks.awaited === seat && store.parts.about.status === "playing";
  return left - (runs ? (Date.now() - store.askedAt) / 1000 : 0);
}

/**
 * How long a player has been away, and what the others can do about it.
 * @param {import("./store.js").Store} store
 * @param {import("../lib/messages.js").Seat} seat
 */
function away(store, seat) {
  const minutes = Math.floor((Date.now() - (store.away.get(seat.seat) ?? Date.now())) / 60_000);
  const cover = async () => {
    try {
      const { games } = await get("/api/lobby");
      const level = games.find((game) => game.name === store.parts.about.game)?.bot ?? "";
      await store.send("cover", { seat: seat.seat, level });
    } catch (error) {
      store.refuse(error instanceof Error ? error.message : String(error));
    }
  };
  return html`<div class="dossier-away">
    <span>${say("seat-away-since", { minutes })}</span>
    ${
      store.eyes === null || seat.you
        ? nothing
        : html`<button class="button" data-do="cover" @click=${cover}>${icon("bot", 16)} ${say("seat-cover")}</button>`
    }
  </div>`;
}

/**
 * @param {import("./store.js").Store} store
 * @param {import("../lib/messages.js").Seat} seat
 */
export function dossier(store, seat) {
  const asked = store.asked;
  const turn = store.parts["view/turn"];
  const onTurn = turn !== undefined ? turn === (seat.nation || seat.name) : asked?.seat === seat.seat;
  const called = asked?.seat === seat.seat && !onTurn;
  const { pips: men, held: things, line } = facts(store, seat);
  const left = timeOf(store, seat.seat);
  const on = ["playing", "paused"].includes(store.parts.about.status);
  const gone = on && store.away.has(seat.seat) && !seat.cover && !seat.resigned;
  return html`<li
    aria-current=${onTurn ? "true" : nothing}
    class="dossier ${onTurn ? "turn" : ""} ${called ? "asked" : ""} ${seat.resigned ? "out" : ""}"
    data-seat=${seat.seat}
  >
    ${token(look(seat), 38)}
    <div class="dossier-who">
      <b>${title(seat)}</b>
      <span>${player(seat)}</span>
      ${
        seat.bot || seat.cover
          ? html`<span class="dossier-bot" title=${say("seat-bot")}>${icon("bot", 16)}</span>`
          : nothing
      }
    </div>
    <div class="dossier-clock ${gone ? "away" : ""}">${left === null || gone ? "" : clock(left)}</div>
    <div class="dossier-men">${men}</div>
    <div class="dossier-held">${things}</div>
    ${line ? html`<div class="dossier-race">${line}</div>` : nothing} ${gone ? away(store, seat) : nothing}
  </li>`;
}
