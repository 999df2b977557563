// What this browser remembers between visits. If storage is blocked, nothing is kept and nothing breaks.

const PREFIX = "goneaway.";

/**
 * @param {string} name
 * @returns {any} the stored value, or null; the caller knows its type
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
 * @param {unknown} value null deletes it
 */
export function keep(name, value) {
  try {
    if (value === null) globalThis.localStorage?.removeItem(PREFIX + name);
    else globalThis.localStorage?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a private window: the user is asked again
  }
}
