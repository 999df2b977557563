// Pins: elements attached to places of the drawing. They follow the camera and stay on the screen.

import { clamp, to_screen } from "./camera.js";

/**
 * A board with pins on it; `plan` is its drawing, once loaded.
 * @typedef {HTMLElement & {plan: {box: import("./camera.js").Box} | null, camera: import("./camera.js").Camera,
 *   room: import("./camera.js").Box, insets: {right: number}}} Hung
 */

/** Distance between a place and its pin, and between a pin and the edge of the stage, in pixels. */
const GAP = 18;
const EDGE = 10;

/**
 * Position all pins. Moves elements; renders nothing.
 * @param {Hung} stage
 */
export function placed(stage) {
  const { plan } = stage;
  if (!plan) return;
  for (const pin of /** @type {NodeListOf<HTMLElement>} */ (stage.querySelectorAll(".stage-pin"))) put(stage, pin);
  const frame = /** @type {HTMLElement | null} */ (stage.querySelector(".overview-frame"));
  if (frame) framed(stage, plan.box, frame);
}

/** @param {Hung} stage @param {HTMLElement} pin */
function put(stage, pin) {
  const at = to_screen(stage.camera, Number(pin.dataset.x), Number(pin.dataset.y));
  const { offsetWidth: w, offsetHeight: h } = pin;
  const room = stage.room;
  const gap = Number(pin.dataset.gap ?? GAP) * Math.max(0.7, Math.min(stage.camera.k, 1.6));
  const above = pin.dataset.side !== "below" ? at.y - gap - h >= room.y : at.y + gap + h > room.y + room.h;
  const x = clamp(at.x - w / 2, EDGE, Math.max(EDGE, stage.clientWidth - stage.insets.right - w - EDGE));
  const y = above ? at.y - gap - h : at.y + gap;
  pin.classList.toggle("pin-above", above);
  pin.style.setProperty("--pin-tip", `${clamp(at.x - x, 14, w - 14)}px`);
  pin.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  // A pin is hidden when its place is out of sight.
  const out = at.x < -40 || at.y < -40 || at.x > stage.clientWidth + 40 || at.y > stage.clientHeight + 40;
  pin.classList.toggle("pin-out", out);
}

/**
 * Position the frame that shows the visible part of the board on its miniature.
 * @param {Hung} stage
 * @param {import("./camera.js").Box} box
 * @param {HTMLElement} frame
 */
function framed(stage, box, frame) {
  const { x, y, k } = stage.camera;
  const parent = /** @type {HTMLElement} */ (frame.parentElement);
  const scale = parent.clientWidth / box.w;
  // Not the element's current height: its picture may still be loading.
  const tall = box.h * scale;
  const left = clamp((-x / k - box.x) * scale, 0, parent.clientWidth);
  const top = clamp((-y / k - box.y) * scale, 0, tall);
  const right = clamp(((stage.clientWidth - x) / k - box.x) * scale, 0, parent.clientWidth);
  const bottom = clamp(((stage.clientHeight - y) / k - box.y) * scale, 0, tall);
  frame.style.transform = `translate(${left}px, ${top}px)`;
  // Set only on change: a new size costs layout and paint, a new position does not.
  sized(frame, "width", Math.max(6, right - left));
  sized(frame, "height", Math.max(6, bottom - top));
}

/** @param {HTMLElement} frame @param {"width" | "height"} side @param {number} length */
function sized(frame, side, length) {
  const told = `${length.toFixed(1)}px`;
  if (frame.style[side] !== told) frame.style[side] = told;
}
