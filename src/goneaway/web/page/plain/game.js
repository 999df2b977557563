// What the page knows about a game without its own stage.

/** @type {import("../table/games.js").Game} */
export const GAME = {
  stage: "plain-stage",
  fetched: () => import("./stage.js"),
  drawn: (html, { store }) => html`<plain-stage data-stage .store=${store}></plain-stage>`,
  hue: () => "hue-none",
};
