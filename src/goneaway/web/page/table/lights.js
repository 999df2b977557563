// Lights on the board what the pointer or the focus is on; an element declares it in its property `lights`.
// There is one listener for the whole page, because an element removed under the pointer gets no
// `mouseleave`: its light would stay on.

/** @typedef {{places?: readonly string[], pawns?: readonly string[]} | null | undefined} Lights */

/** An element that may declare what it lights up. @typedef {Element & {lights?: Lights}} Lamp */

/** The nearest element with lights, from the target outwards. @param {EventTarget | null} target */
function lamp(target) {
  /** @type {Lamp | null} */
  let one = target instanceof Element ? target : null;
  while (one && !one.lights) one = one.parentElement;
  return one;
}

/**
 * @param {(what?: NonNullable<Lights>) => void} light turns the light off without an argument
 * @returns {() => void} stops listening
 */
export function followLights(light) {
  /** @type {Lamp | null} */
  let on = null;
  const turn = (/** @type {Lamp | null} */ next) => {
    if (next === on) return;
    on = next;
    light(next?.lights ?? undefined);
  };
  const to = (/** @type {Event} */ event) => turn(lamp(event.target));
  // Focus that the page moves after a press of the mouse lights nothing: no pointer would turn it off again.
  const into = (/** @type {FocusEvent} */ event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) to(event);
  };
  const from = (/** @type {MouseEvent | FocusEvent} */ event) => event.relatedTarget ?? turn(null);
  document.addEventListener("mouseover", to);
  document.addEventListener("focusin", into);
  document.addEventListener("mouseout", from);
  document.addEventListener("focusout", from);
  return () => {
    document.removeEventListener("mouseover", to);
    document.removeEventListener("focusin", into);
    document.removeEventListener("mouseout", from);
    document.removeEventListener("focusout", from);
  };
}
