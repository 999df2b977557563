// How each game is drawn. The server names a stage for every game; one that brings no stage of its own is `plain`.

import { html } from "../lib/lit.js";

/**
 * @typedef {object} Look the data a stage is drawn with
 * @property {any} store the table
 * @property {any} [ahead] facts known before the table answers
 * @property {any} [routes] the ways of those who got away, after the end
 * @property {boolean} [bare] the board alone, after the end
 */
/**
 * @typedef {object} Game
 * @property {string} stage the element that draws it
 * @property {() => Promise<unknown>} fetched fetches the element
 * @property {(look: Look) => unknown} drawn
 * @property {boolean} [barter] players trade
 * @property {boolean} [covered] tools and strips may lie on the stage, which keeps clear of them
 * @property {(name: string) => string} hue the class of a name in the log
 */

const HUES = { a: "american", b: "british", d: "dutch", f: "french", p: "polish", g: "guard" };

/** By the server's name of a stage. @type {Record<string, Game>} */
const GAMES = {
  colditz: {
    stage: "castle-stage",
    fetched: () => import("../colditz/stage.js"),
    drawn: ({ store, ahead, routes }) =>
      html`<castle-stage data-stage .store=${store} .ahead=${ahead} .routes=${routes ?? []}></castle-stage>`,
    barter: true,
    covered: true,
    hue: (name) => `hue-${/** @type {Record<string, string>} */ (HUES)[name[0].toLowerCase()] ?? "none"}`,
  },
  sectionx: {
    stage: "island-stage",
    fetched: () => import("../sectionx/stage.js"),
    drawn: ({ store, bare }) => html`<island-stage data-stage ?bare=${bare} .store=${store}></island-stage>`,
    hue: (name) => `isl-${name[0]}`,
  },
  plain: {
    stage: "plain-stage",
    fetched: () => import("../plain/stage.js"),
    drawn: ({ store }) => html`<plain-stage data-stage .store=${store}></plain-stage>`,
    hue: () => "hue-none",
  },
};

/**
 * @param {{stage?: string, game?: string} | null} about the table, as the server tells it or as it is remembered
 * @returns {Game}
 */
export const gameOf = (about) => GAMES[about?.stage ?? about?.game ?? ""] ?? GAMES.plain;
