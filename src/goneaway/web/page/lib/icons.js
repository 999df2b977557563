// Line drawings of the controls, 24 units wide, in the colour of the text.

import { svg } from "./lit.js";

const paths = {
  sun:
    "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1" +
    "M19.1 4.9 17 7M7 17l-2.1 2.1",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.7 6.7 0 0 0 10.5 10.5Z",
  contrast: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 7h7.5M12 11h9M12 15h8.4M12 19h5.6",
  system: "M3 5h18v11H3zM9 20h6M12 16v4",
  play: "M8 5v14l11-7z",
  link: "M9.5 14.5l5-5M8 11l-2.5 2.5a3.9 3.9 0 0 0 5.5 5.5L13.5 16.5M10.5 7.5 13 5a3.9 3.9 0 0 1 5.5 5.5L16 13",
  bot: "M5 9h14v10H5zM12 9V5M9.5 5h5M9 13.5v1.5M15 13.5v1.5M3 12v4M21 12v4",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c.6-4.5 4-6.5 8-6.5s7.4 2 8 6.5",
  eye:
    "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12ZM12 9" +
    "a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  close: "M5 5l14 14M19 5 5 19",
  plus: "M12 5v14M5 12h14",
  back: "M15 5l-7 7 7 7",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21",
  menu: "M4 7h16M4 12h16M4 17h16",
  undo: "M4 9h10a5.5 5.5 0 0 1 0 11H9M8 5 4 9l4 4",
  hint: "M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 20.5h5",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  forward: "M9 5l7 7-7 7",
  tick: "M4 12.5 9.5 18 20 6",
  pause: "M8 5v14M16 5v14",
  flag: "M5 21V4M5 5h13l-3 4.5 3 4.5H5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  "tab-board": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5z",
  "tab-hand": "M5 7l8-2 3 13-8 2zM13 5l6 2-3 11",
  "tab-seats": "M3 6h18v12H3zM7 10h4v4H7zM14 10h4M14 14h4",
  "tab-log": "M4 5h16v12h-9l-4 4v-4H4z",
  "tab-barter": "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  first: "M6 5v14M19 5l-9 7 9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  book: "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14",
};

/**
 * @param {keyof typeof paths} name
 * @param {number} [size]
 */
export const icon = (
  name,
  size = 20,
) => svg`<svg class="icon icon-${name}" width=${size} height=${size} viewBox="0 0 24 24"
  fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"
    aria-hidden="true">
  <path d=${paths[name]} fill=${name === "play" ? "currentColor" : "none"}></path></svg>`;

/** The logo: the target, with a man who has gone away. */
export const mark =
  () => svg`<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">
  <circle cx="16" cy="16" r="13.5"></circle><circle cx="16" cy="16" r="7.8"></circle>
  <circle cx="16" cy="16" r="3.2" fill="currentColor" stroke="none"></circle></svg>`;
