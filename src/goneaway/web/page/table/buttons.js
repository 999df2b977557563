// Which buttons there are, their labels, which one is primary and which are disabled and why. This one place decides
// it from what the server says. There are no elements here, so that a test can check every position of many games.
//
// - The verbs of a turn keep their places. One that is not legal is disabled, with the server's reason.
// - What cannot be undone is behind More, unless there is nothing else to do; it is never the primary button.
// - No two buttons have the same label: equal ones are merged, and the rest is chosen on the board.

import { say } from "../lib/words.js";
import { AT_A_STROKE, CARDS, END, FORWARD, GRAVE, KEYS, ROLL, STOPS } from "./gestures.js";
import { gameOf } from "./games.js";
import { verbLabel } from "./telling.js";

/** @typedef {{word: string, whole: boolean, label?: string}} Verb */
/** @typedef {{text: string, verb: string, label: string, pawns: string[], places: string[]}} Deed */
/**
 * Why a verb is disabled, as the server says.
 * @typedef {{reason: string, head?: string, rest?: string, remedies?: readonly string[]}} Off
 */
/**
 * `text`: a complete action; otherwise `words`: the tokens with which a choice begins.
 * @typedef {{label: string, verb: string, text: string, words: string[], deed: Deed | null, primary: boolean, off:
 *   string, stop: boolean, key: string}} Button
 */
/**
 * @typedef {{game: string, kind: string, verbs: readonly Verb[], deeds?: readonly Deed[], off?: Record<string, Off>,
 *   held?: boolean}} Question
 *   held: the hand has cards, which can be played from there
 */

/** Maximum number of actions of one verb that have a button each. */
const EACH = 2;
/** Maximum number of buttons beside those of the turn; the rest is behind More. */
const BESIDE = 2;

/**
 * The verbs that keep their places for this question.
 * @param {string} game
 * @param {string} kind
 * @returns {readonly string[]}
 */
export function turnVerbs(game, kind) {
  const { turn } = gameOf({ game });
  return turn?.kinds.has(kind) ? turn.verbs : [];
}

/** The verbs whose reason for being disabled must be requested. @param {Question} question */
export const lacking = ({ game, kind, verbs }) =>
  turnVerbs(game, kind).filter((word) => !verbs.some((one) => one.word === word));

/**
 * The verbs that can be used, including those that stand for several actions.
 * @param {Question} question
 * @returns {Verb[]}
 */
export function sayable({ game, verbs }) {
  const hushed = gameOf({ game }).unsaid;
  return verbs
    .filter((one) => !hushed?.has(one.word))
    .map((one) => ({ ...one, whole: one.whole || AT_A_STROKE.has(one.word) }));
}

/** Whether the verb is played by pressing on the board. @param {string} game @param {string} verb */
export const pointed = (game, verb) => gameOf({ game }).pointed?.has(verb) ?? false;

/**
 * The buttons of a question, from left to right: those behind More, and those shown.
 * @param {Question} question
 * @returns {{more: Button[], front: Button[]}}
 */
export function laidOut(question) {
  const { game, kind, deeds = [], off = {}, held } = question;
  const verbs = sayable(question);
  const turn = turnVerbs(game, kind);
  const others = verbs.filter((one) => !turn.includes(one.word));
  const fixed = turn.map((word) =>
    fixture(
      question,
      word,
      verbs.find((one) => one.word === word),
    ),
  );
  const grave = (/** @type {Verb} */ one) => GRAVE.has(one.word);
  const forward = (/** @type {Verb} */ one) => FORWARD.includes(one.word) && !grave(one);
  const board = (/** @type {Verb} */ one) => pointed(game, one.word);
  const hand = (/** @type {Verb} */ one) => one.word in CARDS && Boolean(held);
  // What helps if the turn cannot end: a hand with too many cards, a declared search.
  const helps = new Set((off[END]?.remedies ?? []).map((text) => text.split(" ")[0]));
  const lit = verbs.some((one) => board(one) || turn.includes(one.word));
  // The ordinary ones; otherwise those played from the hand; otherwise those that cannot be undone.
  const tiers = [
    others.filter((one) => !grave(one) && !board(one) && !hand(one)),
    others.filter((one) => !grave(one) && hand(one)),
    others.filter(grave),
  ];
  const any = (lit ? tiers.slice(0, 1) : tiers).find((some) => some.length) ?? [];
  let seen = turn.length ? others.filter((one) => (forward(one) || helps.has(one.word)) && !board(one)) : any;
  if (!seen.length && !lit) seen = any;
  const room = turn.length ? BESIDE : BESIDE + 1;
  if (seen.length > room)
    seen = [...seen].sort((one, other) => Number(forward(other)) - Number(forward(one))).slice(0, room);
  const first = leading(seen, fixed, verbs, game);
  const front = [
    ...seen.filter((one) => one.word !== first).flatMap((one) => told(question, one, deeds)),
    ...seen.filter((one) => one.word === first).flatMap((one) => told(question, one, deeds)),
    ...fixed,
  ];
  const more = others.filter((one) => !seen.includes(one)).flatMap((one) => told(question, one, deeds));
  for (const one of front) one.primary = Boolean(first) && one.verb === first && !one.off && !GRAVE.has(one.verb);
  return distinct(question, front, more);
}

/**
 * The primary verb; "" if the turn continues on the board, or only actions that cannot be undone are left.
 * @param {Verb[]} seen
 * @param {Button[]} fixed
 * @param {Verb[]} verbs
 * @param {string} game
 */
function leading(seen, fixed, verbs, game) {
  const on = (/** @type {string} */ word) => fixed.some((one) => one.verb === word && !one.off);
  if (on(ROLL)) return ROLL;
  const next = FORWARD.find((word) => seen.some((one) => one.word === word && one.whole));
  if (next && !GRAVE.has(next)) return next;
  const board = verbs.some((one) => pointed(game, one.word) || one.word === gameOf({ game }).walk);
  if (on(END) && !board) return END;
  if (!fixed.length && seen.length === 1 && !pointed(game, seen[0].word)) return seen[0].word;
  return "";
}

/**
 * The button of a verb of the turn, enabled or disabled, always with the same label.
 * @param {Question} question
 * @param {string} word
 * @param {Verb | undefined} one
 * @returns {Button}
 */
function fixture({ game, off = {} }, word, one) {
  const whole = Boolean(one?.whole);
  return {
    label: verbLabel(word, game),
    verb: word,
    text: whole ? word : "",
    words: [word],
    deed: null,
    primary: false,
    off: one ? "" : (off[word]?.reason ?? " "),
    stop: false,
    key: keyOf(word),
  };
}

/** @param {string} word */
const keyOf = (word) => Object.entries(KEYS).find(([, verbs]) => verbs.includes(word))?.[0] ?? "";

/**
 * The buttons of a verb: one per action if they are few and have different names; otherwise a single one.
 * @param {Question} question
 * @param {Verb} one
 * @param {readonly Deed[]} deeds
 * @returns {Button[]}
 */
function told({ game }, one, deeds) {
  const { at_once, offered, tiles } = gameOf({ game });
  const own = deeds.filter((deed) => deed.verb === one.word);
  // What the board offers beside a man or on a circle is not repeated here.
  const apart =
    own.length > 0 &&
    own.length <= EACH &&
    !one.whole &&
    !at_once?.has(one.word) &&
    !offered?.has(one.word) &&
    new Set(own.map((deed) => deed.label)).size === own.length;
  if (apart) return own.map((deed) => ({ ...plain(one), label: sentenced(deed.label), text: deed.text, deed }));
  return [{ ...plain(one), label: (!tiles && one.label) || verbLabel(one.word, game) }];
}

/** @param {Verb} one @returns {Button} */
const plain = (one) => ({
  label: "",
  verb: one.word,
  text: one.whole ? one.word : "",
  words: [one.word],
  deed: null,
  primary: false,
  off: "",
  stop: STOPS.has(one.word),
  key: keyOf(one.word),
});

/**
 * Remove duplicate labels; equal actions are replaced by the button of their verb.
 * @param {Question} question
 * @param {Button[]} front
 * @param {Button[]} more
 */
function distinct({ game }, front, more) {
  const known = new Map();
  for (const one of [...front, ...more]) known.set(one.label, (known.get(one.label) ?? 0) + 1);
  const own = (/** @type {Button} */ one) =>
    known.get(one.label) > 1 && one.deed ? { ...one, label: verbLabel(one.verb, game), text: "", deed: null } : one;
  const once = (/** @type {Button[]} */ list) =>
    list
      .map(own)
      .filter(
        (one, number, all) =>
          all.findIndex((other) => other.label === one.label && other.verb === one.verb) === number,
      );
  return { front: once(front), more: once(more) };
}

/**
 * The actions offered on the board; those with the same name are merged.
 * @param {readonly Deed[]} deeds
 * @returns {{label: string, text: string, words: string[], deed: Deed}[]}
 */
export function merged(deeds) {
  /** @type {Map<string, Deed[]>} */
  const by = new Map();
  for (const deed of deeds) by.set(deed.label, [...(by.get(deed.label) ?? []), deed]);
  return [...by].map(([label, alike]) => ({
    label: sentenced(label),
    text: alike.length === 1 ? alike[0].text : "",
    words: common(alike.map((deed) => deed.text.split(" "))),
    deed: alike[0],
  }));
}

/** The tokens that all begin with. @param {string[][]} texts */
function common(texts) {
  const [first, ...rest] = texts;
  let most = 0;
  while (most < first.length && rest.every((one) => one[most] === first[most])) most++;
  return first.slice(0, most);
}

/**
 * The next tokens of a choice, each with its own label: what it does, or else what it is; if even that is the same,
 * the number shown on its circle.
 * @param {import("./store.js").Choosing} choosing
 * @returns {{word: string, label: string, plain: string, note: string, number: number}[]} `plain`: what it is
 */
export function choiceButtons({ choices, lit }) {
  const does = choices.map((one) => one.does || one.label);
  const notes = choices.map((one) => (one.does ? "" : one.note));
  const numbered = new Set(does.map((text, number) => `${text} ${notes[number]}`)).size < choices.length;
  return choices.map(({ word, label: plain }, number) => {
    if (!numbered) return { word, plain, label: sentenced(does[number]), note: notes[number], number: 0 };
    // Its second name, unless that is only its name in the notation.
    const note = plain === word ? "" : plain;
    const label =
      word in (lit ?? {}) ? say("choose-circle", { number: number + 1 }) : `${number + 1}. ${sentenced(does[number])}`;
    return { word, plain, label, note, number: number + 1 };
  });
}

/** A label with a capital first letter. @param {string} text */
export const sentenced = (text) => text.charAt(0).toUpperCase() + text.slice(1);
