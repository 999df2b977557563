// Translates mouse, pen and touch events into calls that a stage understands.

/**
 * @typedef {object} Touched
 * @property {number} x pixels from the stage's upper left corner
 * @property {number} y
 * @property {boolean} touch by a finger
 * @property {boolean} shift
 * @property {PointerEvent} event
 */
/**
 * @typedef {object} Hands
 * @property {(at: Touched) => "pan" | "drag"} grip what a drag that begins there would do
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: {x: number, y: number}) => void} zoom
 * @property {(at: Touched) => void} tap
 * @property {(at: Touched) => void} twice
 * @property {(at: Touched) => void} hold
 * @property {(at: Touched) => void} drag
 * @property {(at: Touched) => void} drop
 * @property {() => void} let_go the drag was cancelled: nothing is done
 * @property {(at: Touched | null) => void} hover
 */

/** A press that moves farther than this, in pixels, is a drag. */
const STILL = 6;
/** Milliseconds until a resting finger counts as a long press. */
const HELD = 450;
/** Milliseconds within which two presses near each other are a double press. */
const TWICE = 350;

/**
 * @param {HTMLElement} view
 * @param {Hands} hands
 * @returns {() => void} a function that removes the listeners
 */
export function watch(view, hands) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  /** @type {{begun: Touched, grip: "" | "pan" | "drag", moved: boolean, timer: number} | null} */
  let pull = null;
  let pinched = false;
  let last = { x: 0, y: 0, time: 0 };

  /** @param {PointerEvent} event @returns {Touched} */
  const touched = (event) => {
    const box = view.getBoundingClientRect();
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      touch: event.pointerType === "touch",
      shift: event.shiftKey,
      event,
    };
  };
  const two = () => {
    const [a, b] = [...down.values()];
    const box = view.getBoundingClientRect();
    return {
      x: (a.clientX + b.clientX) / 2 - box.left,
      y: (a.clientY + b.clientY) / 2 - box.top,
      far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    };
  };
  const end_pull = () => {
    if (pull) clearTimeout(pull.timer);
    pull = null;
  };

  const began = (/** @type {PointerEvent} */ event) => {
    if (event.button > 0 || !(event.target instanceof Element) || event.target.closest("[data-solid]")) return;
    down.set(event.pointerId, event);
    if (down.size === 2) {
      if (pull?.grip === "drag") hands.let_go();
      end_pull();
      pinched = true;
      return;
    }
    if (down.size > 2) return;
    pinched = false;
    const at = touched(event);
    const timer = window.setTimeout(() => {
      if (!pull || pull.moved || !at.touch) return;
      end_pull();
      hands.hold(at);
    }, HELD);
    pull = { begun: at, grip: "", moved: false, timer };
    hands.hover(at.touch ? null : at);
  };

  const moved = (/** @type {PointerEvent} */ event) => {
    if (!down.has(event.pointerId)) {
      if (event.pointerType !== "touch")
        hands.hover(event.target instanceof Element && event.target.closest("[data-solid]") ? null : touched(event));
      return;
    }
    if (down.size === 2) {
      const before = two();
      down.set(event.pointerId, event);
      const now = two();
      hands.zoom(now.far / Math.max(before.far, 1), now);
      hands.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const before = down.get(event.pointerId);
    down.set(event.pointerId, event);
    if (!pull || !before) return;
    const at = touched(event);
    if (!pull.moved) {
      if (Math.hypot(at.x - pull.begun.x, at.y - pull.begun.y) < STILL) return;
      pull.moved = true;
      clearTimeout(pull.timer);
      view.setPointerCapture(event.pointerId);
      pull.grip = hands.grip(pull.begun);
      if (pull.grip === "pan") hands.pan(at.x - pull.begun.x, at.y - pull.begun.y);
      view.classList.add(`stage-${pull.grip}s`);
    } else if (pull.grip === "pan") {
      hands.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    }
    if (pull.grip === "drag") hands.drag(at);
  };

  const ended = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    const was = pull;
    if (down.size) return;
    end_pull();
    view.classList.remove("stage-pans", "stage-drags");
    if (!was || pinched) return;
    const at = touched(event);
    if (event.type === "pointercancel") {
      if (was.grip === "drag") hands.let_go();
    } else if (was.grip === "drag") hands.drop(at);
    else if (!was.moved) {
      const quick = event.timeStamp - last.time < TWICE && Math.hypot(at.x - last.x, at.y - last.y) < 3 * STILL;
      last = quick ? { x: 0, y: 0, time: 0 } : { x: at.x, y: at.y, time: event.timeStamp };
      if (quick) hands.twice(at);
      else hands.tap(at);
    }
  };

  const wheeled = (/** @type {WheelEvent} */ event) => {
    if (event.target instanceof Element && event.target.closest("[data-solid]")) return;
    event.preventDefault();
    const box = view.getBoundingClientRect();
    const by = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    hands.zoom(Math.exp(-Math.max(-120, Math.min(120, by)) * (event.ctrlKey ? 0.008 : 0.0022)), at);
  };
  const left = () => hands.hover(null);

  view.addEventListener("pointerdown", began);
  view.addEventListener("pointermove", moved);
  view.addEventListener("pointerup", ended);
  view.addEventListener("pointercancel", ended);
  view.addEventListener("pointerleave", left);
  view.addEventListener("wheel", wheeled, { passive: false });
  return () => {
    end_pull();
    view.removeEventListener("pointerdown", began);
    view.removeEventListener("pointermove", moved);
    view.removeEventListener("pointerup", ended);
    view.removeEventListener("pointercancel", ended);
    view.removeEventListener("pointerleave", left);
    view.removeEventListener("wheel", wheeled);
  };
}
