// The island: sea, tiles, tunnels and men, and what the player sees and does. `<island-stage .store=${store}>`.

import { during } from "../lib/dom.js";
import { html } from "../lib/lit.js";
import { say, words } from "../lib/words.js";
import { watch } from "../board/pointer.js";
import { placed } from "../board/pins.js";
import * as cameras from "../board/camera.js";
import { Chart, cell_of } from "./chart.js";
import { collapse_of } from "./collapse.js";
import { board } from "./drawing.js";
import { furniture } from "./furniture.js";
import { COLLAPSE, LAID } from "./gestures.js";
import { SAID, fits_there } from "./hand.js";
import { keyed } from "./keys.js";
import { Looking } from "./looking.js";
import { standing, under } from "./men.js";
import { Playing } from "./playing.js";
import { about } from "../table/trails.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("./chart.js").Cell} Cell */
/** @typedef {import("../board/pointer.js").Touched} Touched */

/** The charts by language. @type {Map<string, Promise<Chart>>} */
const charts = new Map();

/** @param {string} language */
async function fetched(language) {
  const answer = await fetch(`/api/plans/sectionx?language=${language}`);
  if (!answer.ok) throw new Error(`the chart: ${answer.status}`);
  return new Chart(await answer.json());
}

/** Milliseconds until a resting pointer asks what is there. */
const REST = 250;

/** Maximum time for replaying what the others did, in milliseconds. */
const RETRACED = 6000;

/** The scale at which the whole island is legible. */
const NEAR = 0.55;

export class IslandStage extends Looking {
  static properties = {
    store: { attribute: false },
    bare: { type: Boolean },
    threatening: { type: Boolean, reflect: true },
  };

  constructor() {
    super();
    this.playing = new Playing(this);
    /** Display only: no tiles beside the board. */
    this.bare = false;
    /** Whether the men who would be buried now are marked. */
    this.threatening = false;
    /** The place under the pointer. @type {Cell | null} */
    this.hovered = null;
    this.hovered_man = "";
    /** The cursor of the arrow keys. @type {Cell | null} */
    this.cursor = null;
    /** The places the player is reading about. @type {{places: string[], pawns: string[]}} */
    this.pointed = { places: [], pawns: [] };
    /** Cells where a tile has just been laid. @type {Set<string>} */
    this.fresh = new Set();
    /** The collapse, until the player goes on. @type {import("./collapse.js").Collapse | null} */
    this.collapse = null;
    this.spoken = "";
    /** The seat whose actions are highlighted. @type {number | null} */
    this.traced = null;
    this.resting = 0;
    /** When the wheel last rotated a tile. */
    this.turned = 0;
    /** The column in which the arrow keys move up and down. @type {number | null} */
    this.column = null;
    this.language = "";
    this.wheel = (/** @type {WheelEvent} */ event) => this.wheeled(event);
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    keyed(this, event);
  }

  /** @param {Map<PropertyKey, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("store")) {
      this.listen(this.store);
      this.collapse = null;
      this.update_from_store();
    }
    if (this.language !== words.language) this.load(words.language);
  }

  firstUpdated() {
    const view = this.view;
    view.addEventListener("wheel", this.wheel, { passive: false, capture: true });
    this.leaving.push(
      watch(view, {
        grip: () => "pan",
        pan: (dx, dy) => this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }),
        zoom: (factor, at) => this.look(cameras.zoomed(this.camera, factor, at, this.limits)),
        tap: (at) => this.press(at, false),
        twice: (at) => this.press(at, true),
        hold: (at) => this.hold(at),
        drag: () => {},
        drop: () => {},
        let_go: () => {},
        hover: (at) => this.hover(at),
      }),
    );
  }

  /** @returns {HTMLElement} */
  get view() {
    return /** @type {HTMLElement} */ (this.querySelector(".stage-view"));
  }

  // What the table has sent

  /**
   * The parts to draw: the current ones, or those before the tunnels came down.
   * @returns {import("../lib/messages.js").Parts}
   */
  get parts() {
    return this.collapse?.before ?? this.store?.parts ?? /** @type {import("../lib/messages.js").Parts} */ ({});
  }

  /** The colour this player has, or "". @returns {string} */
  get own() {
    return this.store?.seats[this.store.seat ?? -1]?.letter ?? "";
  }

  /** @param {string} cell @returns {import("./chart.js").Lying | undefined} */
  tile_at(cell) {
    return (this.parts["board/tiles"] ?? []).find((one) => one.cell === cell);
  }

  /** The owner of the door on a side. @param {string} side `F8@W` */
  door_at(side) {
    return this.tile_at(cell_of(side))?.doors[side.split("@")[1]] ?? "";
  }

  /** @param {string} man */
  place_of(man) {
    for (const player of this.parts["view/players"] ?? []) if (man in player.men) return String(player.men[man]);
    return "";
  }

  /** @param {Cell} cell */
  called(cell) {
    const lying = this.tile_at(cell.name);
    if (lying) return `${cell.name} · ${this.chart.kinds[lying.tile].title}`;
    return cell.kind === "zone"
      ? say("island-zone", { zone: cell.zone })
      : cell.kind === "island"
        ? say("island-prison")
        : cell.name;
  }

  update_from_store() {
    if (!this.store?.parts["view/players"] || !this.chart) return;
    this.playing.refresh();
    this.playing.follow();
    if (this.store.traced !== this.traced) this.trace(this.store.traced);
    this.draw();
  }

  /** @param {string} language */
  async load(language) {
    this.language = language;
    let found = charts.get(language);
    if (!found) {
      found = fetched(language);
      charts.set(language, found);
      found.catch(() => charts.delete(language));
    }
    const chart = await during(found);
    if (language !== this.language) return;
    const fresh = this.dataset.ready === undefined;
    this.chart = chart;
    await this.updateComplete;
    if (fresh) this.open();
    this.dataset.ready = "";
    this.update_from_store();
    this.requestUpdate();
  }

  // What happens

  /** @param {import("../lib/stage.js").Happened} detail */
  happened({ told, before }) {
    if (!this.chart) return;
    const events = told.events ?? [];
    const fell = events.find((event) => event.kind === COLLAPSE);
    if (fell) {
      const line = (told.lines ?? []).find((one) => one.kind === COLLAPSE);
      this.collapse = collapse_of(this.chart, before, events);
      this.speak(line?.sentence ?? "");
      // Once its sheet is shown, because it covers a part of the board.
      requestAnimationFrame(() => requestAnimationFrame(() => this.fit()));
    }
    this.fresh = new Set(
      events.flatMap(({ kind, parameters = {} }) =>
        (LAID[kind] ?? []).map((name) => cell_of(String(parameters[name] ?? ""))),
      ),
    );
    const seen = [...this.fresh].map((name) => this.chart.cell(name)).find(Boolean);
    if (seen && !fell && !this.store.mine) this.keep_in_sight(seen);
    this.draw();
  }

  /** Bring into view what one seat did. @param {number | null} seat */
  trace(seat) {
    this.traced = seat;
    const row = this.store.since?.seats.find((one) => one.seat === seat);
    const cell = row && about(row).places.flatMap((/** @type {string} */ place) => this.chart.cell(place) ?? [])[0];
    if (cell) this.keep_in_sight(cell);
  }

  /** Highlight what the others did seat by seat, then all of it. */
  async retrace() {
    const { since } = this.store;
    if (!since || this.still) return;
    const each = Math.min(1500, RETRACED / since.seats.length);
    for (const { seat } of since.seats) {
      if (this.store.since !== since) return;
      this.store.trace(seat);
      await new Promise((resolve) => setTimeout(resolve, each));
      if (this.store.traced !== seat) return;
    }
    this.store.trace(null);
  }

  /** The player has seen the collapse. */
  go_on() {
    this.collapse = null;
    this.playing.number = -1;
    this.update_from_store();
    this.view.focus({ preventScroll: true });
  }

  // Pointer

  /** @param {Touched} at @param {boolean} twice */
  press(at, twice) {
    if (!this.chart || this.collapse) return;
    this.view.focus({ preventScroll: true });
    const found = under(this, at, at.touch);
    this.cursor = null;
    this.playing.press(found, twice);
    this.draw();
  }

  /** Act as if the place were pressed: my man there, or the cell itself. @param {Cell} cell */
  press_cell(cell) {
    const { playing } = this;
    const here = standing(this)
      .filter((one) => one.size === 1 && this.chart.cell(one.place) === cell)
      .map((one) => one.man);
    const man = here.find((one) => playing.open.men.includes(one)) ?? here[0] ?? "";
    const side = playing.doors?.sides.find((one) => cell_of(one) === cell.name && one !== playing.doors?.chosen) ?? "";
    const place = (this.tile_at(cell.name)?.sections.length ?? 1) > 1 ? `${cell.name}#1` : cell.name;
    playing.press({ cell, man, place, side, block: cell.kind === "island" ? this.own : "" }, false);
    this.draw();
  }

  /** Announce what is there to screen readers. @param {Cell} cell */
  describe(cell) {
    const { playing } = this;
    const way = [...(playing.ways?.values() ?? [])].find((one) => this.chart.cell(one.to) === cell);
    const men = standing(this)
      .filter((one) => one.size === 1 && this.chart.cell(one.place) === cell)
      .map((one) => one.man);
    const takes = playing.hand ? this.takes(cell.name) : "";
    const said = [
      this.called(cell),
      men.join(", "),
      way ? say("island-reach", { cost: way.cost }) : "",
      takes ? say(SAID[takes]) : "",
    ];
    this.speak(said.filter(Boolean).join(". "));
  }

  /** Long press: rotate the tile in hand. @param {Touched} at */
  hold(at) {
    if (this.playing.hand) this.playing.turn(1);
    else this.press(at, false);
  }

  /** @param {Touched | null} at */
  hover(at) {
    if (!this.chart || this.collapse) return;
    const found = at ? under(this, at) : null;
    const cell = found?.cell ?? null;
    const man = found?.man ?? "";
    if (cell === this.hovered && man === this.hovered_man) return;
    this.hovered = cell;
    this.hovered_man = man;
    const { playing } = this;
    clearTimeout(this.resting);
    this.view.classList.toggle("stage-over-act", Boolean(found && this.acts(found)));
    if (found && cell && playing.hand?.fits && !this.acts(found))
      this.resting = window.setTimeout(() => playing.press(found, false), REST * 3);
    this.draw();
  }

  /** Whether a press there would do something. @param {import("./playing.js").Under} found */
  acts({ cell, man, block, side }) {
    const { playing } = this;
    if (!cell) return false;
    const { hand } = playing;
    if (hand?.fits)
      return Boolean(hand.fits.cells[cell.name] || hand.fits.swaps[cell.name] || cell.name === hand.cell);
    if (playing.doors) return playing.doors.sides.includes(side);
    if (playing.ways && [...playing.ways.keys()].some((to) => this.chart.cell(to) === cell)) return true;
    return (
      playing.open.men.includes(man) || (block !== "" && block === this.own) || playing.open.cells.includes(cell.name)
    );
  }

  /** Rotate the tile in hand by the wheel. @param {WheelEvent} event */
  wheeled(event) {
    if (!this.playing.hand?.fits || event.ctrlKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.timeStamp - this.turned < 120) return;
    this.turned = event.timeStamp;
    this.playing.turn(event.deltaY > 0 ? 1 : -1, event.shiftKey);
  }

  /** How the tile in hand fits a cell: as it is, rotated, or not at all. @param {string} name */
  takes(name) {
    const { hand } = this.playing;
    if (!hand?.fits) return "";
    const some = hand.fits.cells[name];
    if (!some) return "not";
    return fits_there(this.chart.kinds[hand.code], some, hand.rotation) ? "fits" : "turned";
  }

  /** @param {string} text */
  speak(text) {
    this.spoken = text;
    this.requestUpdate();
  }

  /** @param {{places: string[], pawns: string[], pan?: boolean}} what */
  enlighten({ places, pawns, pan }) {
    this.pointed = { places, pawns };
    const cell = places.map((place) => this.chart?.cell(place)).find(Boolean);
    // If the places are in view and large enough, only light them.
    if (pan && cell && !(this.whole && this.camera.k > NEAR))
      this.fly(cameras.centred(cell.x, cell.y, Math.max(this.camera.k, 1.1), this.room));
    this.draw();
  }

  /** Mark the men who would be buried, or stop marking them. */
  threaten() {
    this.threatening = !this.threatening;
  }

  // Drawing

  draw() {
    this.requestUpdate();
  }

  updated() {
    this.apply();
    placed(this);
  }

  render() {
    const drawn = this.chart && this.parts["view/players"];
    return html`
      <div
        class="stage-view isl-view"
        tabindex="0"
        role="application"
        aria-label=${say("island-board")}
        aria-describedby="stage-help"
        data-hand=${this.playing.hand?.code ?? ""}
        data-picked=${this.playing.picked}
      >
        ${drawn ? board(this, standing(this)) : ""}
      </div>
      <p class="unseen" id="stage-help">${say("island-help")}</p>
      <p class="unseen" aria-live="polite">${this.spoken}</p>
      ${drawn ? furniture(this) : ""}
    `;
  }
}

customElements.define("island-stage", IslandStage);
