// Light, dark, high contrast, or as the system says.

import { keep, recall } from "./memory.js";

export const THEMES = Object.freeze(["system", "light", "dark", "contrast"]);

export function theme() {
  const kept = recall("theme");
  return THEMES.includes(kept) ? kept : "system";
}

/** @param {string} chosen */
export function wear(chosen) {
  if (chosen === "system") {
    keep("theme", null);
    delete document.documentElement.dataset.theme;
  } else {
    keep("theme", chosen);
    document.documentElement.dataset.theme = chosen;
  }
}

/** The one after this. */
export const following = (/** @type {string} */ one) => THEMES[(THEMES.indexOf(one) + 1) % THEMES.length];
