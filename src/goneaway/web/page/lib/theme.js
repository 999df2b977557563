// Light, dark, high contrast, or as the system says.

import { keep, recall } from "./memory.js";

export const THEMES = Object.freeze(["system", "light", "dark", "contrast"]);

export function theme() {
  const kept = recall("theme");
  return THEMES.includes(kept) ? kept : "system";
}

/** What is chosen is put on by the script that runs first of all. @param {string} chosen */
export function wear(chosen) {
  const own = chosen === "system" ? null : chosen;
  keep("theme", own);
  dispatchEvent(new CustomEvent("theme", { detail: own ?? "" }));
}

/** The one after this. */
export const following = (/** @type {string} */ one) => THEMES[(THEMES.indexOf(one) + 1) % THEMES.length];
