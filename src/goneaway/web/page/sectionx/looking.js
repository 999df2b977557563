// The camera of the island, its flights, and the part that sheets leave free.

import * as cameras from "../board/camera.js";
import { placed } from "../board/pins.js";
import { still } from "../lib/motion.js";
import { Stage } from "../lib/stage.js";
import { DRAWN } from "./chart.js";

/** The scale from which names of cells are written. */
const NAMES = 0.72;
/** Minimum width of a cell in pixels, unless the whole board is shown: a finger must be able to hit it. */
const HIT = 32;
/** A window lower than this is a phone in landscape. */
const SHORT = 520;

/** Share of its height by which the free part may change before the board is fitted into it again. */
const SLACK = 0.25;

/** @param {cameras.Box} before @param {cameras.Box} now */
const near = (before, now) => before.w === now.w && Math.abs(before.h - now.h) <= before.h * SLACK;

export class Looking extends Stage {
  constructor() {
    super();
    /** @type {import("./chart.js").Chart} */
    this.chart = /** @type {import("./chart.js").Chart} */ (/** @type {unknown} */ (null));
    /** @type {cameras.Camera} */
    this.camera = { x: 0, y: 0, k: 1 };
    /** Whether to keep the whole board in view when the window changes size. */
    this.whole = true;
    this.flight = 0;
    /** The free part when the board was last fitted into it. @type {cameras.Box | null} */
    this.fitted = null;
    this.covered = { top: 16, right: 0, bottom: 0, left: 0 };
  }

  /** Pixels covered by sheets at each edge of the stage. */
  get insets() {
    return this.covered;
  }

  set insets(insets) {
    this.covered = insets;
    for (const [side, pixels] of Object.entries(insets)) this.style.setProperty(`--stage-${side}`, `${pixels}px`);
    // Do not change the scale because a sheet has a line more or less.
    if (this.whole && this.fitted && near(this.fitted, this.room)) this.apply();
    else this.resized();
  }

  /** The board's box, for pins. */
  get plan() {
    return this.chart;
  }

  /** The part that no sheet covers; on a narrow screen the player's tiles cover some, too. */
  get room() {
    const { top, right, bottom, left } = this.covered;
    const ended = this.querySelector(".isl-ended");
    // With little height they are beside the island, not below it.
    const aside = ended && this.clientHeight < SHORT ? ended.clientWidth + 16 : 0;
    const strip = aside
      ? 0
      : ended
        ? ended.clientHeight + 16
        : this.clientWidth < 768
          ? (this.querySelector(".isl-supply")?.clientHeight ?? 0)
          : 0;
    return cameras.free(
      { w: this.clientWidth, h: this.clientHeight },
      { top: top + 4, right: right + aside + 4, bottom: bottom + strip + 4, left: left + 4 },
    );
  }

  get limits() {
    return { least: Math.min(cameras.fit(this.chart.box, this.room).k * 0.9, 0.8), most: 3.2 };
  }

  get still() {
    return still();
  }

  /** @param {cameras.Camera} camera @param {boolean} [whole] */
  look(camera, whole = false) {
    if (!this.chart) return;
    this.flight = 0;
    this.whole = whole;
    this.camera = cameras.held(camera, this.chart.box, this.room);
    this.apply();
  }

  /** Apply the camera to the drawing; nothing is redrawn. */
  apply() {
    const world = this.querySelector(".isl-world");
    if (!world || !this.chart) return;
    const { x, y, k } = this.camera;
    world.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`);
    this.style.setProperty("--k", String(k));
    this.classList.toggle("isl-far", k < NAMES);
    placed(this);
  }

  /** @param {cameras.Camera} to @param {number} [time] @param {boolean} [whole] */
  fly(to, time = 420, whole = false) {
    const from = this.camera;
    const target = cameras.held(to, this.chart.box, this.room);
    if (this.still || time < 1) {
      this.look(target, whole);
      return;
    }
    this.whole = whole;
    const begun = performance.now();
    this.flight = begun;
    const step = (/** @type {number} */ now) => {
      if (this.flight !== begun || !this.isConnected) return;
      const share = Math.min(1, Math.max(0, now - begun) / time);
      this.camera = cameras.between(from, target, 1 - (1 - share) ** 3, this.room);
      this.apply();
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  open() {
    this.fitted = this.room;
    const whole = cameras.fit(this.chart.box, this.room);
    const least = HIT / (2 * this.chart.reach * DRAWN);
    const { x, y, w, h } = this.chart.box;
    this.look(whole.k < least ? cameras.centred(x + w / 2, y + h / 2, least, this.room) : whole, true);
  }

  resized() {
    if (!this.chart) return;
    if (this.whole) this.open();
    else this.look(this.camera);
  }

  /** Show the whole board. */
  fit() {
    this.fitted = this.room;
    if (this.chart) this.fly(cameras.fit(this.chart.box, this.room), 420, true);
  }

  /** @param {number} by 1 to zoom in, -1 to zoom out */
  zoom(by) {
    if (!this.chart) return;
    const { x, y, w, h } = this.room;
    this.fly(cameras.zoomed(this.camera, 1.3 ** by, { x: x + w / 2, y: y + h / 2 }, this.limits), 180);
  }

  /** @param {{x: number, y: number}} at */
  keep_in_sight(at) {
    if (!this.whole && !cameras.in_sight(this.camera, at, this.room))
      this.fly(cameras.centred(at.x, at.y, this.camera.k, this.room));
  }
}
