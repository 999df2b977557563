// Sets the chosen theme, or else the system's, before anything is drawn. A classic script, so that it runs first.
"use strict";
{
  const contrast = matchMedia("(prefers-contrast: more)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = "";
  try {
    const theme = JSON.parse(localStorage.getItem("goneaway.theme") ?? "null");
    if (theme === "light" || theme === "dark" || theme === "contrast") chosen = theme;
  } catch {
    // storage is blocked: keep the system's theme
  }
  const wear = () => {
    document.documentElement.dataset.theme =
      chosen || (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");
  };
  wear();
  for (const one of [contrast, dark]) one.addEventListener("change", wear);
  addEventListener("theme", (event) => {
    chosen = /** @type {CustomEvent} */ (event).detail;
    wear();
  });
}
