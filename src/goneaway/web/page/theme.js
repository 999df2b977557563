// Before anything is drawn: the theme somebody chose. A classic script, so that it runs first.
"use strict";
try {
  const theme = JSON.parse(localStorage.getItem("goneaway.theme") ?? "null");
  if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset.theme = theme;
} catch {
  // storage is forbidden here: the system's choice stands
}
