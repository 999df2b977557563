// A player's interaction with a table: one immutable state and its transitions. This module asks the server
// nothing and draws nothing. Components show the state; `Store.change` puts the next one in its place.

/** @typedef {import("../table/store.js").Proposal} Proposal */
/** @typedef {import("../table/store.js").Choosing} Choosing */
/** @typedef {{title: string, reason: string}} Topic what the board says of the selection */
/** @typedef {{action: string, does?: string, why: string}} Hint */
/**
 * Why not, with what a board adds: what its buttons say (`back`, `onward`), what leads on (`go`), and the way round.
 * @typedef {Partial<Omit<import("../lib/messages.js").Verdict, "clause">> & {clause?: string | null, back?: string,
 *   onward?: string, go?: () => void,
 *   leads?: {title: string, leg: string} | null}} Verdict
 */
/** @typedef {import("../lib/messages.js").Refusal} Refusal */
/**
 * `verdict` is why something may not be done, and `at` where the board says so. `board` is data of one board
 * (ways, way-points, the tile in hand): each board has its own transitions for it.
 * @typedef {Readonly<{picked: string, topic: Topic | null, proposal: Proposal | null, choosing: Choosing | null,
 *   verdict: Verdict | null, at: unknown, hint: Hint | null, refused: string, refusal: Refusal | null,
 *   sending: boolean, board: unknown}>}
 *   Interaction
 */

/** Nothing is under way. @type {Interaction} */
export const IDLE = Object.freeze({
  picked: "",
  topic: null,
  proposal: null,
  choosing: null,
  verdict: null,
  at: null,
  hint: null,
  refused: "",
  refusal: null,
  sending: false,
  board: null,
});

const UNASKED = { verdict: null, at: null };

/** A pawn is picked, or put down: "". @param {Interaction} state @param {string} pawn */
export const pick = (state, pawn) => ({
  ...state,
  ...UNASKED,
  picked: pawn,
  topic: null,
  proposal: null,
  choosing: null,
  board: null,
});

/** @param {Interaction} state @param {Topic | null} topic */
export const speak_of = (state, topic) => (topic || state.topic ? { ...state, topic } : state);

/** @param {Interaction} state @param {Proposal | null} proposal */
export const propose = (state, proposal) => ({ ...state, ...UNASKED, proposal });

/** A choice continues, word by word. @param {Interaction} state @param {Choosing | null} choosing */
export const choose = (state, choosing) => ({ ...state, choosing, proposal: choosing ? null : state.proposal });

/** The choice is over; the selected pawn and the tile in hand stay. @param {Interaction} state */
export const leave = (state) => ({ ...state, ...UNASKED, choosing: null, proposal: null, hint: null });

/**
 * Why something may not be done; null once the player has read it.
 * @param {Interaction} state @param {{verdict: Verdict | null, at?: unknown}} why
 */
export const explain = (state, { verdict, at = null }) => ({ ...state, verdict, at: verdict && at });

/** @param {Interaction} state @param {Hint | null} hint */
export const advise = (state, hint) => ({ ...state, hint });

/** The server declined; "" once the player has read it. @param {Interaction} state @param {string} refused */
export const refuse = (state, refused) => ({ ...state, refused });

/** Actions are on their way. @param {Interaction} state */
export const send = (state) => ({ ...state, sending: true, refused: "", refusal: null });

/**
 * The actions are answered: `refused` says in a sentence why one was declined, `refusal` is the verdict of the rules.
 * @param {Interaction} state @param {{refused: string, refusal: Refusal | null}} answer
 */
export const sent = (state, { refused, refusal }) => ({ ...state, sending: false, refused, refusal });

/** The question changed: drop all that belonged to the old one. @param {Interaction} state @param {boolean} mine */
export const settle = (state, mine) => ({
  ...state,
  ...UNASKED,
  proposal: null,
  choosing: null,
  hint: null,
  topic: null,
  picked: mine ? state.picked : "",
});

/** The board's data is out of date. @param {Interaction} state */
export const forget = (state) => ({ ...state, ...UNASKED, topic: null, board: null });

/**
 * Whether this transition ended the display of something that is lit.
 * @param {Interaction} was
 * @param {Interaction} is
 */
export const darkens = (was, is) => Boolean((was.proposal?.text && !is.proposal) || (was.hint && !is.hint));
