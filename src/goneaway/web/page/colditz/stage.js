// The castle: plan, men, and what the player sees and does there. `<castle-stage .store=${store}>`.

import { html } from "../lib/lit.js";
import { plan_of } from "../lib/plans.js";
import { SMALL } from "../lib/sizes.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { sentenced } from "../table/buttons.js";
import * as cameras from "../board/camera.js";
import { forget, pick } from "../board/interaction.js";
import { contours, drawn } from "./drawing.js";
import { edged } from "./edges.js";
import { keyed } from "./keys.js";
import { Layers } from "./layers.js";
import { Men, whereabouts } from "./men.js";
import { furniture, listing } from "./furniture.js";
import { Looking } from "./looking.js";
import { placed } from "../board/pins.js";
import { ARROWS } from "./plan.js";
import { fetch_plan } from "./fetching.js";
import { Playing } from "./playing.js";
import { watch } from "../board/pointer.js";
import { draggable, drop } from "./pulling.js";
import { Showing } from "./showing.js";
import { about, trails } from "../table/trails.js";
import { is_guard, mark } from "./tokens.js";

/** @typedef {import("./plan.js").Circle} Circle */
/** @typedef {import("../board/pointer.js").Touched} Touched */
/** @typedef {import("../lib/messages.js").Exit} Exit */
/** @typedef {import("../lib/messages.js").Threat} Threat */

const WHY_AFTER = 250;
/** Milliseconds a bubble waits for the pointer, and the initial width of the corridor towards it in pixels. */
const PARTING = 400;
const BRIDGE = 12;

export class CastleStage extends Looking {
  static properties = { store: { attribute: false }, insets: { attribute: false }, routes: { attribute: false } };

  constructor() {
    super();
    this.playing = new Playing(this);
    this.showing = new Showing(this);
    /** @type {Circle | null} */
    this.hovered = null;
    this.hovered_pawn = "";
    /** The pawn being dragged, and the step of the walk if it is one. @type {{pawn: string, step: number} | null} */
    this.pulled = null;
    /** @type {Threat | null} */
    this.threat = null;
    this.shown = { threat: false, overview: !SMALL.matches, legend: false };
    this.spoken = "";
    /** @type {{x: number, y: number, title: string, text: string} | null} */
    this.tip = null;
    this.asked_plan = "";
    /** A key of the ways of the others that are drawn. */
    this.reminded = "";
    /** The board to expect before the table answers. @type {import("../table/games.js").Look["ahead"]} */
    this.ahead = null;
    /** The ways of escaped men. @type {{pawn: string, places: string[]}[]} */
    this.routes = [];
    /** A key of the lights that are lit. */
    this.lit_key = "";
    this.drawing = 0;
    this.wondering = 0;
    this.parting = 0;
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    keyed(this, event);
  }

  /** @param {Map<PropertyKey, unknown>} changes */
  willUpdate(changes) {
    if (changes.has("store")) {
      this.listen(this.store);
      this.update_from_store();
    }
  }

  firstUpdated() {
    const view = this.view;
    // A bubble has become a sheet, or a sheet a bubble.
    const sized = () => (this.playing.why ? this.playing.explain(this.playing.why) : this.requestUpdate());
    SMALL.addEventListener("change", sized);
    this.leaving.push(
      () => SMALL.removeEventListener("change", sized),
      watch(view, {
        grip: (at) => this.grip(at),
        pan: (dx, dy) => this.steer({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }),
        zoom: (factor, at) => this.steer(cameras.zoomed(this.camera, factor, at, this.limits)),
        tap: (at) => this.press(at, false),
        twice: (at) => this.press(at, true),
        hold: (at) => this.hold(at),
        drag: (at) => this.pull(at),
        drop: (at) => this.release(at),
        let_go: () => this.let_go(),
        hover: (at) => this.hover(at),
      }),
    );
  }

  /** @returns {HTMLElement} */
  get view() {
    return /** @type {HTMLElement} */ (this.querySelector(".stage-view"));
  }

  // What the table has sent

  /** Whether the table has sent the state of the game. */
  get knows() {
    return Boolean(this.store?.parts.about && this.store.parts["view/teams"]);
  }

  update_from_store() {
    const about = this.knows ? this.store.parts.about : this.ahead;
    if (!about) return;
    const wanted = plan_of(about);
    if (wanted && wanted !== this.asked_plan) {
      this.asked_plan = wanted;
      this.load(wanted);
    }
    if (!this.plan || !this.knows) return;
    if (this.dataset.ready === undefined) this.arrive();
    if (!this.showing.running && this.playing.number !== this.store.number) this.settle();
    if (this.playing.number !== this.store.number) {
      this.playing.refresh();
      this.refresh_threat();
    }
    this.playing.follow();
    this.remind();
    this.toggleAttribute("data-night", Boolean(this.store.parts["board/status"]?.clock?.night));
    this.dress();
  }

  /** At night the board is dark in every theme. */
  dress() {
    const night = this.hasAttribute("data-night") && document.documentElement.dataset.theme !== "contrast";
    if (night) this.dataset.theme = "dark";
    else delete this.dataset.theme;
  }

  /** @param {string} wanted */
  async load(wanted) {
    const { plan, picture } = await fetch_plan(wanted);
    if (wanted !== this.asked_plan) return;
    await this.updateComplete;
    const world = /** @type {HTMLElement} */ (this.querySelector(".stage-world"));
    this.plan = plan;
    this.layers = new Layers(plan);
    this.men = new Men(this.layers.layer.men, this.layers.layer.picked, plan);
    picture.setAttribute("class", "ga-board stage-plan");
    picture.setAttribute("aria-hidden", "true");
    picture.setAttribute("width", String(plan.box.w));
    picture.setAttribute("height", String(plan.box.h));
    world.replaceChildren(this.snapshot.canvas, picture, this.layers.root);
    this.reminded = "";
    if (this.dataset.ready === undefined) this.open();
    else {
      this.settle();
      this.apply();
    }
    this.trace();
    this.playing.number = -1;
    this.update_from_store();
    this.requestUpdate();
  }

  /** Put the first men on the board. */
  arrive() {
    this.dataset.ready = "";
    this.settle();
    this.open();
    if (this.store.lit) this.enlighten(this.store.lit);
  }

  /** Put all pawns in their places. */
  settle() {
    if (!this.men) return;
    this.men.stand(whereabouts(this.store.parts));
    this.layers.labels.clear(this.men.all, this.man_scale);
    this.draw();
  }

  /** @param {import("../lib/stage.js").Happened} detail */
  happened({ told, settled }) {
    if (!this.men) return;
    this.playing.clear();
    this.store.change(settled ? pick : forget, "", { quiet: true });
    this.draw();
    this.showing.show(told);
  }

  /**
   * The ways of the others since your turn while the strip shows them; if one seat is chosen, brings its ways into
   * view.
   */
  remind() {
    const { since, traced } = this.store;
    const key = since ? `${since.number} ${traced}` : "";
    if (!this.layers || key === this.reminded) return;
    const before = this.reminded;
    this.reminded = key;
    this.layers.trail(since ? trails(since).map((one) => this.trail(one)) : [], traced, this.showing.still || !before);
    const places =
      traced === null
        ? []
        : trails(since)
            .filter((one) => one.seat === traced)
            .flatMap((one) => one.places);
    const row = since?.seats.find((one) => one.seat === traced);
    if (row) this.fit_places(places.length ? places : about(row).places, this.camera.k);
  }

  /**
   * The points of a way; for an arrested man, from there to where he is now.
   * @param {import("../table/trails.js").Trail} trail
   */
  trail({ seat, pawn, places, taken }) {
    const points = places
      .flatMap((place) => this.plan.circle(place) ?? this.plan.all(place)[0] ?? [])
      .map(({ x, y }) => ({ x, y }));
    const man = this.men.all.get(pawn);
    return { seat, pawn, taken, points: taken && man ? [...points, { x: man.x, y: man.y }] : points };
  }

  retrace() {
    if (this.men)
      this.showing.retrace(
        trails(this.store.since)
          .filter((one) => !one.taken)
          .map((one) => this.trail(one)),
      );
  }

  skip() {
    if (this.men && this.showing.running) this.showing.finish();
  }

  /** The player is reading about places or men. @param {{places: string[], pawns: string[], pan?: boolean}} what */
  enlighten({ places, pawns, pan }) {
    if (pan) this.go_to(places, pawns);
    else this.point_out(places, pawns);
  }

  dusk() {
    this.querySelector(".stage-dusk")?.animate([{ opacity: 0 }, { opacity: 0.8 }, { opacity: 0 }], { duration: 900 });
  }

  // Pointer

  /** @param {{x: number, y: number}} at pixels @param {boolean} [touch] */
  under(at, touch = false) {
    const world = cameras.to_world(this.camera, at.x, at.y);
    const slack = touch ? 22 / this.camera.k : 0;
    const pawn = this.men.under(world.x, world.y, cameras.man_scale(this.camera.k), touch ? 4 / this.camera.k : 0);
    const { ways } = this.playing;
    const places = this.playing.places;
    const { choices } = this.playing;
    const lit = (/** @type {Circle} */ circle) =>
      Boolean(
        ways?.has(circle.name) ||
        ways?.has(`${circle.name}/tunnel`) ||
        places.has(circle.name) ||
        choices.has(circle.name),
      );
    const near = touch ? this.plan.nearest(world.x, world.y, Math.max(13, slack), lit) : null;
    return { world, pawn, circle: near ?? this.plan.nearest(world.x, world.y, Math.max(13, slack)) };
  }

  /** @param {Touched} at */
  grip(at) {
    if (!this.plan) return "pan";
    this.tip = null;
    clearTimeout(this.wondering);
    const { pawn, world } = this.under(at, at.touch);
    const step = this.playing.grabbed(world);
    const pulled = step > 0 ? { pawn: this.playing.picked, step } : { pawn, step: 0 };
    if (!step || step < 0) {
      if (!draggable(this.playing, pawn)) return "pan";
      if (this.playing.picked !== pawn) this.playing.pick(pawn);
    }
    this.pulled = pulled;
    return "drag";
  }

  /** @param {Touched} at */
  pull(at) {
    if (!this.pulled) return;
    const { world, circle } = this.under(at);
    if (!this.pulled.step) this.men.at(this.pulled.pawn, world.x, world.y);
    if (circle !== this.hovered) {
      this.hovered = circle;
      this.draw();
    }
  }

  /** @param {Touched} at */
  release(at) {
    const pulled = this.pulled;
    this.pulled = null;
    if (!pulled) return;
    const { circle } = this.under(at);
    if (pulled.step) {
      if (circle) this.playing.bend(circle.name, pulled.step);
    } else {
      this.settle();
      drop(this.playing, pulled.pawn, circle);
    }
  }

  let_go() {
    this.pulled = null;
    this.settle();
  }

  /** @param {Touched} at @param {boolean} twice */
  press(at, twice) {
    if (!this.plan) return;
    this.view.focus({ preventScroll: true });
    this.tip = null;
    clearTimeout(this.wondering);
    const { pawn, circle } = this.under(at, at.touch);
    this.playing.press(pawn, circle, { touch: at.touch, shift: at.shift, twice });
  }

  /** Long press on a lit circle: make the walk pass it. @param {Touched} at */
  hold(at) {
    if (!this.plan) return;
    const { circle } = this.under(at, true);
    if (circle && this.playing.ways?.has(circle.name)) this.playing.bend(circle.name);
  }

  /** @param {Touched | null} at */
  hover(at) {
    if (!this.plan || this.pulled) return;
    // On its way to the bubble the pointer means nothing else.
    if (at && this.bridged(at)) {
      clearTimeout(this.wondering);
      this.stay();
      return;
    }
    const found = at ? this.under(at) : { circle: null, pawn: "" };
    if (found.circle === this.hovered && found.pawn === this.hovered_pawn) return;
    this.hovered = found.circle;
    this.hovered_pawn = found.pawn;
    const { playing } = this;
    if (found.pawn) playing.expect(found.pawn);
    clearTimeout(this.wondering);
    const lit = this.hovered && playing.ways?.has(this.hovered.name);
    // Without a selected pawn or a bubble, a moving pointer changes nothing.
    const changes = Boolean(playing.ways || playing.why || this.tip);
    if (playing.why) this.fade();
    this.view.classList.toggle(
      "stage-over-act",
      Boolean(
        found.pawn ? playing.actors.has(found.pawn) : lit || (this.hovered && playing.places.has(this.hovered.name)),
      ),
    );
    this.tip = null;
    if (at && (this.hovered || found.pawn)) {
      this.wondering = window.setTimeout(() => this.wonder(), WHY_AFTER);
    }
    if (changes) this.draw();
  }

  /** Keep the bubble. */
  stay() {
    clearTimeout(this.parting);
  }

  /** Hide the bubble, unless the pointer reaches it soon. */
  fade() {
    clearTimeout(this.parting);
    const { why } = this.playing;
    if (!why || this.playing.small) return;
    this.parting = window.setTimeout(() => {
      if (this.playing.why !== why) return;
      this.playing.unexplain();
      this.draw();
    }, PARTING);
  }

  /**
   * Whether a point lies between a circle and its bubble.
   * @param {{x: number, y: number}} at pixels
   */
  bridged(at) {
    const bubble = this.playing.why && /** @type {HTMLElement | null} */ (this.querySelector(".stage-why"));
    if (!bubble) return false;
    const box = bubble.getBoundingClientRect();
    const stage = this.getBoundingClientRect();
    const foot = cameras.to_screen(this.camera, Number(bubble.dataset.x), Number(bubble.dataset.y));
    const edge = box.bottom - stage.top <= foot.y ? box.bottom - stage.top : box.top - stage.top;
    const share = (at.y - foot.y) / (edge - foot.y);
    if (!(share >= 0 && share <= 1)) return false;
    const left = foot.x - BRIDGE + share * (box.left - stage.left - foot.x + BRIDGE);
    const right = foot.x + BRIDGE + share * (box.right - stage.left - foot.x - BRIDGE);
    return at.x >= left && at.x <= right;
  }

  /** The pointer rests: show what this is, or why the pawn cannot go there. */
  wonder() {
    const { playing, hovered } = this;
    const reason = this.hovered_pawn ? playing.reason(this.hovered_pawn) : null;
    if (reason) {
      playing.explain({
        place: this.men.all.get(this.hovered_pawn)?.place ?? "",
        verdict: reason,
        touch: false,
        towards: "",
      });
    } else if (
      playing.picked &&
      hovered &&
      playing.ways &&
      !playing.ways.has(hovered.name) &&
      this.hovered_pawn !== playing.picked
    ) {
      playing.ask_why(hovered, false);
    } else if (hovered || this.hovered_pawn) this.tell(hovered, this.hovered_pawn);
  }

  /** Show what is there. @param {Circle | null} circle @param {string} pawn */
  tell(circle, pawn) {
    const man = pawn ? this.men.all.get(pawn) : undefined;
    const place = man ? man.place : (circle?.name ?? "");
    const at = man ?? circle;
    if (!at) return;
    const spot = circle ? this.playing.places.get(circle.name) : undefined;
    const who = pawn ? `${is_guard(pawn) ? say("castle-guard", { number: mark(pawn) }) : mark(pawn)} · ` : "";
    const text = spot ? spot.label : circle && !pawn ? this.plan.remark(circle) : "";
    this.tip = {
      x: at.x,
      y: at.y,
      title: who + (who ? this.plan.title(place) : sentenced(this.plan.title(place))),
      text,
    };
    this.speak(`${this.tip.title}. ${text}`);
    this.draw();
  }

  // Keys

  /** @param {string} key an arrow key */
  arrow(key) {
    const { playing } = this;
    const man = this.men.all.get(playing.picked);
    const from = playing.cursor ?? (man ? this.plan.nearest(man.x, man.y, 30) : null) ?? this.middle();
    const to = from ? this.plan.beside(from, ARROWS[key]) : null;
    if (!to) return;
    playing.point(to);
    this.hovered = to;
    this.keep_in_sight(to);
    const destination = playing.ways?.get(to.name);
    if (destination) {
      const cards = destination.cards.map((card) => this.plan.told.symbols[card]).join(", ");
      this.speak(
        say("castle-costs", { place: this.plan.title(to.name), cost: destination.cost, cards: cards || "none" }),
      );
    } else if (playing.picked && playing.walkers.has(playing.picked)) playing.ask_why(to, false);
    else this.tell(to, "");
    this.draw();
  }

  middle() {
    const { x, y, w, h } = this.room;
    const at = cameras.to_world(this.camera, x + w / 2, y + h / 2);
    return this.plan.nearest(at.x, at.y, 400);
  }

  /** Enter: confirm the proposal, or propose a walk to the cursor. */
  enter() {
    const { playing } = this;
    if (playing.proposal) playing.carry_out();
    else if (playing.cursor)
      playing.press(this.men.under(playing.cursor.x, playing.cursor.y, 1), playing.cursor, {
        touch: false,
        shift: false,
        twice: false,
      });
    else return false;
    return true;
  }

  // Overlays

  /** @param {"threat" | "overview" | "legend"} what */
  toggle(what) {
    this.shown = { ...this.shown, [what]: !this.shown[what] };
    if (what === "threat") this.refresh_threat();
    this.requestUpdate();
  }

  async refresh_threat() {
    if (!this.layers) return;
    if (!this.shown.threat) {
      this.threat = null;
      this.layers.threaten(null);
      this.draw();
      return;
    }
    const told = await this.playing.asking.ask("threat");
    if (!told || !this.shown.threat) return;
    this.threat = told;
    this.layers.threaten(told);
    this.draw();
  }

  /** @param {string} text */
  speak(text) {
    this.spoken = text;
    this.requestUpdate();
  }

  /** The points of a walk, beginning where the pawn stands. @param {string} pawn @param {string[]} path */
  points(pawn, path) {
    const man = this.men.all.get(pawn);
    const steps = path.flatMap((place) => this.plan.circle(place) ?? []).map(({ x, y }) => ({ x, y }));
    return man ? [{ x: man.x, y: man.y }, ...steps] : steps;
  }

  // Drawing

  trace() {
    const ways = this.routes.map(({ pawn, places }) => ({
      pawn,
      points: places.flatMap((place) => this.plan.circle(place) ?? this.plan.all(place)[0] ?? []),
    }));
    this.layers.routes(ways.filter(({ points }) => points.length > 1));
  }

  /** Redraw everything over the plan, at most once per frame. */
  draw() {
    if (this.drawing || !this.layers) return;
    this.drawing = requestAnimationFrame(() => this.draw_now());
  }

  /** Redraw at once, as the response to a press. */
  draw_now() {
    cancelAnimationFrame(this.drawing);
    this.drawing = 0;
    drawn(this);
    this.requestUpdate();
  }

  /**
   * Draws ways in idle time, ready for when a pawn is selected.
   * @param {Map<string, import("./walks.js").Destination>} ways
   */
  prepare(ways) {
    if (this.layers) contours(this, ways);
  }

  /** The address of the picture in the theme of this stage. */
  get picture() {
    const worn = this.dataset.theme ?? theme();
    const { board, variant } = this.plan.told;
    const asked = new URLSearchParams({
      ...(variant ? { variant } : {}),
      ...(worn === "system" ? {} : { theme: worn }),
    });
    return `/plans/${board}.svg?${asked}`;
  }

  /** @param {Map<PropertyKey, unknown>} changes */
  updated(changes) {
    if (changes.has("insets")) {
      this.style.setProperty("--sheet-top", `${this.insets.top}px`);
      this.style.setProperty("--sheet-bottom", `${this.insets.foot}px`);
      // Only a display, so the whole castle can be fitted into the free part.
      if (this.store?.still) this.resized();
    }
    if (this.plan && changes.has("routes")) this.trace();
    if (this.plan) this.snapshot.take(this.picture, this.plan.box);
    this.astray();
    placed(this);
    edged(this);
  }

  render() {
    return html`
      <div
        class="stage-view"
        tabindex="0"
        role="application"
        aria-label=${say("castle-board")}
        aria-describedby="stage-help"
      >
        <div class="stage-world"></div>
        <div class="stage-wash"></div>
        <div class="stage-dusk"></div>
      </div>
      <p class="unseen" id="stage-help">${say("castle-help")}</p>
      <p class="unseen" aria-live="polite">${this.spoken}</p>
      ${this.plan && this.knows ? html`${listing(this)} ${furniture(this)}` : ""}
    `;
  }
}

customElements.define("castle-stage", CastleStage);
