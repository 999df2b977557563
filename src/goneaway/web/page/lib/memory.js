// What this browser remembers between visits. Where storage is forbidden, nothing is kept and nothing breaks.

const PREFIX = "goneaway.";

/**
 * @param {string} name
 * @returns {any} what was kept, or null: whoever asks knows what was kept by that name
 */
export function recall(name) {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value null forgets
 */
export function keep(name, value) {
  try {
    if (value === null) globalThis.localStorage?.removeItem(PREFIX + name);
    else globalThis.localStorage?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a private window: what is not kept is asked again
  }
}
