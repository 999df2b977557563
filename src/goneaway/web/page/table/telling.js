// The page's words around the server's sentences: players, questions, choices.

import { say, words } from "../lib/words.js";
import { gameOf } from "./games.js";
import { CLAIMS, CONFIRM, LINES, OFFERS, PLAYS, ROLL, STOPS } from "./gestures.js";

/** @typedef {import("./store.js").Store} Store */

/** A seat, or what is known about one. @typedef {Partial<import("../lib/messages.js").Seat>} Seat */

/** The name by which the pieces of a seat are drawn. @param {Seat | undefined} seat */
export const look = (seat) =>
  seat?.nation ||
  (seat?.role === "security"
    ? "security"
    : seat?.role === "player"
      ? (seat.letter ?? "").toUpperCase()
      : (seat?.name ?? ""));

/** Who plays a seat: a person, a bot, you. @param {Seat | undefined} seat @returns {string} */
export function player(seat) {
  if (!seat) return "";
  if (seat.you) return say("seat-you");
  if (seat.cover) return say("seat-covered", { who: seat.person ?? "" });
  if (seat.bot) return seat.bot_title ?? "";
  return seat.person || say("seat-open");
}

/** The name of a seat: nation or role. @param {Seat | undefined} seat */
export const title = (seat) => seat?.title || seat?.name || "";

/** Kinds of questions that this page asks in its own words. */
const OWN = new Set(["nation", "row", "guards", "meeting", "officer", "security"]);
/** Whether a seat has guards instead of men. */
const WATCHING = "security";

/**
 * The sentence of the order sheet when nothing is proposed yet, and its reason.
 * @param {Store} store
 */
export function headline(store) {
  const asked = store.asked;
  if (!asked) return { title: say("ask-nothing"), reason: "" };
  const status = store.parts["board/status"] ?? {};
  if (!store.mine) return { title: waiting(store), reason: status.sentence ?? "" };
  const found = { title: asked.title, reason: asked.reason };
  if (asked.kind === gameOf(store.parts.about).draws) return drawing(store);
  if (!OWN.has(asked.kind) || status.phase === "opportunity" || status.phase === "equipment") return found;
  if (asked.kind === "officer" || asked.kind === "security") {
    const also = beside(asked);
    if (status.points)
      return {
        title: say("ask-points", { points: status.points }),
        reason: say(`ask-points-${asked.kind}`, { also }),
      };
    // Suggest trading only to players who may.
    const trade = asked.kind !== WATCHING && asked.beside?.includes(OFFERS.make) ? "yes" : "no";
    if (asked.verbs.some((verb) => verb.word === ROLL))
      return { title: say("ask-roll", { trade }), reason: say(`ask-roll-${asked.kind}`, { also }) };
    // A guard beside a man may still arrest him.
    const stops = asked.verbs.some((verb) => STOPS.has(verb.word));
    return { title: say("ask-spent"), reason: stops ? found.reason : say("ask-spent-why", { also }) };
  }
  if (asked.kind === "guards") {
    // Can be confirmed only once the rules are satisfied.
    const ready = asked.verbs.some((verb) => verb.word === CONFIRM);
    return { title: say(ready ? "ask-guards-ready" : "ask-guards"), reason: found.title };
  }
  return { title: say(`ask-${asked.kind}`), reason: say(`ask-${asked.kind}-why`) };
}

/**
 * What else the turn offers now: claiming, playing a card, both or neither.
 * @param {import("../lib/messages.js").Question} asked
 */
function beside(asked) {
  const may = (/** @type {Set<string>} */ verbs) => asked.verbs.some((verb) => verbs.has(verb.word));
  if (may(CLAIMS)) return may(PLAYS) ? "both" : "claim";
  return may(PLAYS) ? "card" : "none";
}

/** Which throw earned the card. @param {Store} store */
function drawing(store) {
  const thrown = store.log.flatMap((item) => item.lines).findLast((line) => line.kind === LINES.dice);
  const total = (thrown?.dice ?? []).reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  const deck = store.seats[store.asked.seat]?.role === WATCHING ? "security" : "opportunity";
  return { title: say("ask-draw", { total, deck }), reason: say("ask-draw-why") };
}

/** @param {Store} store */
function waiting(store) {
  const seat = store.seats[store.asked.seat];
  if (store.parts.about.status === "paused") return say("ask-paused");
  if (seat?.bot || seat?.cover) return say("waiting-bot", { seat: title(seat) });
  return say("waiting-person", { seat: title(seat), who: seat?.person ?? "" });
}

/**
 * The question for the next token of a choice.
 * @param {import("./store.js").Choosing} choosing
 * @param {string} game
 */
export function choosingTitle(choosing, game) {
  const { named, walk } = gameOf({ game });
  if (!named) return choosing.title;
  const verb = choosing.words[0];
  if (verb === walk && choosing.words.length === 2)
    return say("choose-where", { who: choosing.words[1].toUpperCase() });
  const kind = ["pawn", "place", "tile", "rotation", "pile"].includes(choosing.kind) ? choosing.kind : "answer";
  return say("choose", { verb: verbLabel(verb, game), kind });
}

/**
 * The label of a verb on a button.
 * @param {string} verb
 * @param {string} [game]
 */
export function verbLabel(verb, game = "") {
  const name = gameOf({ game }).tiles ? `tile-${verb}` : `verb-${verb}`;
  return say(words.knows(name) ? name : "verb-other");
}

/**
 * A verdict in two parts, without its rule: first the short version.
 * @param {{head?: string, rest?: string, sentence?: string}} verdict
 */
export const told_apart = ({ head, rest = "", sentence = "" }) => ({ head: head || sentence, rest });

/**
 * Seconds in the format of a clock.
 * @param {number} seconds
 */
export function clock(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const tail = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes % 60).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/**
 * Leave out the lines of walks that a later line repeats in full; `at` numbers the items.
 * @template {{lines: readonly import("../lib/messages.js").Line[], replaces?: number}} T
 * @param {T[]} items
 * @param {(item: T) => number} at
 * @returns {T[]}
 */
export function folded(items, at) {
  const told = new Set(items.map((item) => item.replaces).filter(Boolean));
  return items.map((item) => {
    const last = item.lines.at(-1);
    return told.has(at(item)) && last?.walk ? { ...item, lines: item.lines.slice(0, -1) } : item;
  });
}
