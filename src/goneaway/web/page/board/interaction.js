// A player's interaction with a table: one immutable state and its transitions. This module asks the server
// nothing and draws nothing. Components show the state; `Store.change` puts the next one in its place.

/** @typedef {import("../table/store.js").Proposal} Proposal */
/** @typedef {import("../table/store.js").Choosing} Choosing */
/** @typedef {{title: string, reason: string}} Topic what the board says about the selection */
/** @typedef {{action: string, does?: string, why: string}} Hint */
/**
 * A verdict with what a board adds: the labels of its buttons (`back`, `onward`), the function of the second
 * (`go`), and the way round (`leads`).
 * @typedef {Partial<Omit<import("../lib/messages.js").Verdict, "clause">> & {clause?: string | null, back?: string,
 *   onward?: string, go?: () => void,
 *   leads?: {title: string, leg: string} | null}} Verdict
 */
/** @typedef {import("../lib/messages.js").Refusal} Refusal */
/**
 * `verdict` says why something is not allowed, and `at` where the board shows it. `board` is data of one board
 * (ways, way-points, the tile in hand): each board has its own transitions for it.
 * @typedef {Readonly<{picked: string, topic: Topic | null, proposal: Proposal | null, choosing: Choosing | null,
 *   verdict: Verdict | null, at: unknown, hint: Hint | null, refused: string, refusal: Refusal | null,
 *   sending: boolean, board: unknown}>}
 *   Interaction
 */

/** The idle state: nothing selected, nothing in progress. @type {Interaction} */
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

/** Select a pawn, or deselect with "". @param {Interaction} state @param {string} pawn */
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

/** Continue a choice, token by token. @param {Interaction} state @param {Choosing | null} choosing */
export const choose = (state, choosing) => ({ ...state, choosing, proposal: choosing ? null : state.proposal });

/** End the choice; the selected pawn and the tile in hand stay. @param {Interaction} state */
export const leave = (state) => ({ ...state, ...UNASKED, choosing: null, proposal: null, hint: null });

/**
 * Show why something is not allowed; null once the player has read it.
 * @param {Interaction} state @param {{verdict: Verdict | null, at?: unknown}} why
 */
export const explain = (state, { verdict, at = null }) => ({ ...state, verdict, at: verdict && at });

/** @param {Interaction} state @param {Hint | null} hint */
export const advise = (state, hint) => ({ ...state, hint });

/**
 * The server declined an action; "" once the player has read why.
 * @param {Interaction} state
 * @param {string} refused
 */
export const refuse = (state, refused) => ({ ...state, refused });

/** Actions are being sent. @param {Interaction} state */
export const send = (state) => ({ ...state, sending: true, refused: "", refusal: null });

/**
 * The actions have been answered: `refused` is the sentence that says why one was declined, `refusal` the verdict.
 * @param {Interaction} state @param {{refused: string, refusal: Refusal | null}} answer
 */
export const sent = (state, { refused, refusal }) => ({ ...state, sending: false, refused, refusal });

/**
 * The question changed: drop everything that belonged to the old one.
 * @param {Interaction} state
 * @param {boolean} mine
 */
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
