// The theme: light, dark, high contrast, or the system's.

import { keep, recall } from "./memory.js";

export const THEMES = Object.freeze(["system", "light", "dark", "contrast"]);

export function theme() {
  const kept = recall("theme");
  return THEMES.includes(kept) ? kept : "system";
}

/** The chosen theme, as set by the script that runs before everything else. @param {string} chosen */
export function wear(chosen) {
  const own = chosen === "system" ? null : chosen;
  keep("theme", own);
  dispatchEvent(new CustomEvent("theme", { detail: own ?? "" }));
}

/** The next theme in the cycle. */
export const following = (/** @type {string} */ one) => THEMES[(THEMES.indexOf(one) + 1) % THEMES.length];
