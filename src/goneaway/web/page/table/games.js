// What the page knows about each game before its stage is fetched: how it is drawn, and which of its verbs have
// their own place. The server names a stage for every game; `plain` serves games without their own stage. Data only:
// the server decides which actions are legal, and verbs not named here work all the same.

import { GAME as colditz } from "../colditz/game.js";
import { GAME as plain } from "../plain/game.js";
import { GAME as sectionx } from "../sectionx/game.js";

/**
 * @typedef {object} Look the data for drawing a stage
 * @property {import("./store.js").Store | null} store the table
 * @property {{game: string, plan?: string, edition: string} | null} [ahead] facts known before the table answers
 * @property {readonly import("./routes.js").Route[]} [routes] the ways of escaped men, after the end
 * @property {boolean} [bare] the board alone, after the end
 */
/**
 * @typedef {object} Game
 * @property {string} stage the element that draws it
 * @property {() => Promise<unknown>} fetched fetches the element
 * @property {(plan: string) => Promise<unknown>} [prepared] fetches the plan it is played on, if there is one
 * @property {(html: typeof import("../lib/lit.js").html, look: Look) => unknown} drawn
 * @property {boolean} [barter] players trade
 * @property {boolean} [covered] tools and strips may lie on the stage, which keeps clear of them
 * @property {(name: string) => string} hue the class of a name in the log
 * @property {boolean} [named] the page has words for its verbs; for all others the server sends the labels
 * @property {boolean} [tiles] it is played with tiles; these are always worded by the page, never by the server
 * @property {string} [walk] the verb with which a man walks, chosen on the board
 * @property {Set<string>} [pointed] verbs played by pressing on the board; the order sheet has them behind a button
 * @property {Set<string>} [unsaid] verbs that never get a button, because another stands for them
 * @property {Set<string>} [at_once] verbs done at once by pressing the place
 * @property {Set<string>} [offered] verbs offered on the board beside the men concerned
 * @property {{kinds: Set<string>, verbs: readonly string[]}} [turn] the questions that are a turn, and the verbs
 *   that keep their places in all of them
 * @property {string} [draws] the question that follows a throw which earned a card
 */

/** The games by the server's name of their stage. @type {Record<string, Game>} */
const GAMES = { colditz, sectionx, plain };

/**
 * @param {{stage?: string, game?: string} | null | undefined} about the table, as the server describes it or as it
 * is remembered
 * @returns {Game}
 */
export const gameOf = (about) => GAMES[about?.stage ?? about?.game ?? ""] ?? plain;
