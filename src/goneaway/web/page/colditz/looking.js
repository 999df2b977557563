// The camera of the stage, its flights, and bringing things into view.

import { Stage } from "../lib/stage.js";
import * as cameras from "../board/camera.js";
import { placed } from "../board/pins.js";
import { edged } from "./edges.js";
import { Snapshot } from "./snapshot.js";
import { is_guard } from "./tokens.js";

/** Milliseconds during which the camera stays where the player put it. */
const STEERED = 4000;
/** Share of the board that is covered by the strip with what the others did. */
const TOLD = 0.3;
/** Below this scale costs are not written into circles. */
const FAR = 0.9;

export class Looking extends Stage {
  constructor() {
    super();
    /** Pixels of the stage covered by sheets; `foot`: below its own tools. */
    this.insets = { top: 16, right: 16, bottom: 16, left: 16, foot: 16 };
    /** @type {import("./plan.js").Plan} */
    this.plan = /** @type {import("./plan.js").Plan} */ (/** @type {unknown} */ (null));
    /** @type {import("./layers.js").Layers} */
    this.layers = /** @type {import("./layers.js").Layers} */ (/** @type {unknown} */ (null));
    /** @type {import("./men.js").Men} */
    this.men = /** @type {import("./men.js").Men} */ (/** @type {unknown} */ (null));
    /** @type {import("./showing.js").Showing} */
    this.showing = /** @type {import("./showing.js").Showing} */ (/** @type {unknown} */ (null));
    /** @type {cameras.Camera} */
    this.camera = { x: 0, y: 0, k: 1 };
    /** The free part when the camera was last set. @type {cameras.Box} */
    this.stood = { x: 0, y: 0, w: 0, h: 0 };
    /** The current flight, by its start time; 0 if there is none. */
    this.flight = 0;
    this.landing = 0;
    /** The bitmap of the plan shown while zooming, and the scale the plan was last drawn at. */
    this.snapshot = new Snapshot();
    this.drawn_scale = 0;
    this.man_scale = 0;
    /** When the player last moved the camera. */
    this.steered_at = -Infinity;
    /** The question for which your men were last brought into view. */
    this.homed = "";
    /** The places and men the player is reading about. @type {{x: number, y: number}[]} */
    this.pointed = [];
  }

  /** Redraw everything over the plan. */
  draw() {}

  get room() {
    return cameras.free({ w: this.clientWidth, h: this.clientHeight }, this.insets);
  }

  get limits() {
    return { least: Math.min(cameras.fit(this.plan.box, this.room).k * 0.92, 0.9), most: 3.6 };
  }

  /** @param {cameras.Camera} camera */
  look(camera) {
    if (!this.plan) return;
    this.flight = 0;
    this.stood = this.room;
    this.camera = cameras.held(camera, this.plan.box, this.stood);
    this.apply();
  }

  /** Apply the camera to the elements: the drawing moves, nothing is redrawn. */
  apply() {
    const { x, y, k } = this.camera;
    const world = /** @type {HTMLElement | null} */ (this.querySelector(".stage-world"));
    if (!world || !this.plan) return;
    world.style.transform = `translate(${x + this.plan.box.x * k}px, ${y + this.plan.box.y * k}px) scale(${k})`;
    if (k !== this.drawn_scale) {
      world.classList.remove("stage-set");
      if (this.drawn_scale && this.snapshot.of) world.classList.add("stage-zooms");
    }
    this.drawn_scale = k;
    clearTimeout(this.landing);
    this.landing = window.setTimeout(() => {
      this.astray();
      // Already set: leave it alone while the board is dragged.
      if (world.classList.contains("stage-set")) return;
      world.classList.remove("stage-zooms");
      world.classList.add("stage-set");
    }, 260);
    const scale = cameras.man_scale(k);
    if (scale !== this.man_scale) {
      this.man_scale = scale;
      this.style.setProperty("--man-scale", scale.toFixed(3));
      this.layers?.labels.clear(this.men.all, scale);
    }
    this.classList.toggle("stage-far", k < FAR);
    placed(this);
    edged(/** @type {import("./stage.js").CastleStage} */ (/** @type {unknown} */ (this)));
  }

  /** @param {cameras.Camera} to @param {number} [time] */
  fly(to, time = 420) {
    const from = this.camera;
    const target = cameras.held(to, this.plan.box, this.room);
    if (this.showing.still || time < 1) {
      this.look(target);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const begun = performance.now();
      const flight = (this.flight = begun);
      const step = (/** @type {number} */ now) => {
        const share = Math.min(1, (now - begun) / time);
        if (this.flight !== flight) {
          resolve(undefined);
          return;
        }
        this.camera = cameras.between(from, target, 1 - (1 - share) ** 3, this.room);
        this.apply();
        if (share < 1) requestAnimationFrame(step);
        else resolve(undefined);
      };
      requestAnimationFrame(step);
    });
  }

  /** Set the first camera: circles large enough to read, my men in the middle. */
  open() {
    if (this.store.still) {
      this.look(cameras.fit(this.plan.box, this.room));
      return;
    }
    const k = cameras.opening(this.plan.box, this.room);
    const { box } = this.plan;
    const at = cameras.gathered(this.mine(), k, this.room) ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    this.look(cameras.centred(at.x, at.y, k, this.room));
  }

  /** Keep the middle of the view when the size changes. */
  resized() {
    if (!this.plan) return;
    const { x, y, w, h } = this.stood;
    // If the whole board was in view, it stays so.
    if (w && this.camera.k <= cameras.fit(this.plan.box, this.stood).k * 1.02) {
      this.look(cameras.fit(this.plan.box, this.room));
      return;
    }
    const middle = cameras.to_world(this.camera, x + w / 2, y + h / 2);
    this.look(cameras.centred(middle.x, middle.y, this.camera.k, this.room));
  }

  /** My men on the board, or all men if I have none there. */
  mine() {
    const own = new Set(this.store.parts["board/own"] ?? []);
    const all = [...this.men.all].filter(
      ([pawn, one]) => (own.size ? own.has(pawn) : !is_guard(pawn)) && this.plan.circle(one.place),
    );
    return all.map(([, one]) => ({ x: one.x, y: one.y }));
  }

  fit_all() {
    return this.fly(cameras.fit(this.plan.box, this.room));
  }

  fit_mine() {
    const box = cameras.round(this.mine(), 60);
    if (box) this.fly(cameras.fit(box, this.room, 2));
  }

  /** Fly so that all these places are in view. @param {string[]} places @param {number} [most] the largest scale */
  fit_places(places, most = 2) {
    const box = cameras.round(
      places.flatMap((place) => this.plan.all(place)),
      40,
    );
    if (box) this.fly(cameras.fit(box, this.room, most));
  }

  fit_last() {
    const at = this.showing.last;
    if (at) this.fly(cameras.centred(at.x, at.y, Math.max(this.camera.k, 1.1), this.room));
  }

  /** @param {number} factor */
  zoom(factor) {
    const { x, y, w, h } = this.room;
    this.fly(cameras.zoomed(this.camera, factor, { x: x + w / 2, y: y + h / 2 }, this.limits), 180);
  }

  /** Whether the player is moving the camera or has just done so; it is then not moved automatically. */
  get steered() {
    return performance.now() - this.steered_at < STEERED;
  }

  /** Move the camera on behalf of the player. @param {cameras.Camera} camera */
  steer(camera) {
    this.steered_at = performance.now();
    this.look(camera);
    this.astray();
  }

  /** Follow a moving pawn, unless the player is steering the camera. @param {{x: number, y: number}} at */
  async follow(at) {
    if (!this.steered) await this.keep_in_sight(at);
  }

  /** @param {{x: number, y: number}} at */
  async keep_in_sight(at) {
    if (!cameras.in_sight(this.camera, at, this.room))
      await this.fly(cameras.centred(at.x, at.y, this.camera.k, this.room));
  }

  /**
   * Shows all these spots at once, zooming as needed; missing ones are left out.
   * @param {({x: number, y: number} | null | undefined)[]} spots
   */
  keep_all_in_sight(spots) {
    const all = spots.flatMap((at) => (at ? [{ x: at.x, y: at.y }] : []));
    if (all.every((at) => cameras.in_sight(this.camera, at, this.room))) return;
    const box = cameras.round(all, 48);
    if (box) this.fly(cameras.fit(box, this.room, this.camera.k));
  }

  /**
   * The position on the page of a pawn or place; null if out of sight.
   * @param {readonly string[]} places
   * @param {readonly string[]} pawns
   */
  spot(places, pawns) {
    if (!this.plan) return null;
    const at = [
      ...pawns.flatMap((pawn) => this.men.all.get(pawn) ?? []),
      ...places.flatMap((place) => this.plan.all(place)),
    ][0];
    if (!at || !cameras.in_sight(this.camera, at, this.room)) return null;
    const { x, y } = cameras.to_screen(this.camera, at.x, at.y);
    const { left, top } = this.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  /** The positions of the pawns and places that the question is about. @returns {{x: number, y: number}[]} */
  get subject() {
    const { pawns, places } = this.store.subject;
    return [
      ...pawns.flatMap((/** @type {string} */ pawn) => this.men.all.get(pawn) ?? []),
      ...places.flatMap((/** @type {string} */ place) => this.plan.all(place)),
    ];
  }

  /**
   * Brings the subject of the question into view; otherwise your own men, once per kind of question in a turn.
   * @param {string[]} actors
   */
  show_asked(actors) {
    const [about] = this.subject;
    const question = `${this.store.turn} ${this.store.asked?.kind}`;
    if (about) this.keep_in_sight(about);
    else if (question !== this.homed && !this.steered) this.go_home(actors);
    this.homed = question;
  }

  /** Bring as many as possible of these pawns, or of your own, into view. @param {string[]} [pawns] */
  go_home(pawns = []) {
    const acting = pawns.flatMap((pawn) => this.men.all.get(pawn) ?? []).map(({ x, y }) => ({ x, y }));
    const all = acting.length ? acting : this.mine();
    // The strip with what the others did covers the upper part of the board.
    const { x, y, w, h } = this.room;
    const room = { x, y: y + h * TOLD, w, h: h * (1 - TOLD) };
    const at = cameras.gathered(all, this.camera.k, room);
    const home = at && cameras.held(cameras.centred(at.x, at.y, this.camera.k, room), this.plan.box, this.room);
    const seen = (/** @type {cameras.Camera} */ camera) =>
      all.filter((one) => cameras.in_sight(camera, one, room, 12)).length;
    if (home && seen(this.camera) < seen(home)) this.fly(home);
  }

  /** Whether one of your men is out of sight; then a button leads back to them. */
  get lost() {
    if (this.store.still || !this.plan || !(this.store.parts["board/own"] ?? []).length) return false;
    return this.mine().some((at) => !cameras.in_sight(this.camera, at, this.room, 0));
  }

  /** Show or hide the button that leads back to your men; nothing else is redrawn. */
  astray() {
    this.toggleAttribute("data-lost", this.lost);
  }

  /** @param {string} pawn */
  look_at_man(pawn) {
    const man = this.men.all.get(pawn);
    if (man) this.keep_in_sight(man);
  }

  /**
   * Light the places and pawns the player is reading about; empty lists turn the light off.
   * @param {string[]} places
   * @param {string[]} [pawns]
   */
  point_out(places, pawns = []) {
    if (!this.plan) return;
    const circles = places.flatMap((place) => this.plan.all(place));
    const men = pawns.flatMap((pawn) => this.men.all.get(pawn) ?? []);
    this.pointed = [...circles, ...men].map(({ x, y }) => ({ x, y }));
    this.draw();
  }

  /** Bring places into view and light them. @param {string[]} places @param {string[]} [pawns] */
  go_to(places, pawns = []) {
    this.point_out(places, pawns);
    const box = cameras.round(this.pointed, 40);
    if (box) this.fly(cameras.centred(box.x + box.w / 2, box.y + box.h / 2, Math.max(this.camera.k, 1.1), this.room));
  }
}
