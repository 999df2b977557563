// A player's interaction with the castle: the selected pawn can walk by way-points, and the keys point at a
// circle. Transitions from state to state, as in board/interaction.js.

/** @typedef {import("../board/interaction.js").Interaction} Interaction */
/** @typedef {import("./walks.js").Destination} Destination */
/**
 * `ways`: where the selected pawn can go, null until known; `via`: way-points; `cursor`: the circle that the arrow
 * keys point at.
 * @typedef {Readonly<{ways: Map<string, Destination> | null, points: number, via: readonly string[],
 *   cursor: import("./plan.js").Circle | null}>} Walking
 */

/** @type {Walking} */
const NOWHERE = Object.freeze({ ways: null, points: 0, via: Object.freeze([]), cursor: null });

/** @param {Interaction} state @returns {Walking} */
export const walking = (state) => /** @type {Walking} */ (state.board ?? NOWHERE);

/** @param {Interaction} state @param {Partial<Walking>} more @returns {Interaction} */
const on_board = (state, more) => ({ ...state, board: { ...walking(state), ...more } });

/**
 * The server has answered where the pawn can go.
 * @param {Interaction} state
 * @param {{ways: Map<string, Destination>, points: number, topic: import("../board/interaction.js").Topic}} found
 */
export const reach = (state, { ways, points, topic }) => ({ ...on_board(state, { ways, points }), topic });

/** Make the walk pass these way-points. @param {Interaction} state @param {readonly string[]} via */
export const pass_by = (state, via) => on_board(state, { via });

/**
 * Propose a walk; the cursor moves to its end.
 * @param {Interaction} state
 * @param {{proposal: import("../table/store.js").Proposal, cursor: import("./plan.js").Circle | null}} walk
 */
export const head_for = (state, { proposal, cursor }) => ({
  ...on_board(state, { cursor }),
  proposal,
  verdict: null,
  at: null,
});

/**
 * Propose that a guard arrests a man.
 * @param {Interaction} state
 * @param {import("../table/store.js").Proposal} proposal
 */
export const seize = (state, proposal) => ({
  ...state,
  picked: proposal.pawn ?? "",
  topic: null,
  choosing: null,
  proposal,
  verdict: null,
  at: null,
  board: null,
});

/**
 * Move the cursor to a circle; if the pawn can go there, another goal is no longer drawn.
 * @param {Interaction} state @param {import("./plan.js").Circle} cursor
 */
export function point(state, cursor) {
  const { proposal } = state;
  const goal = proposal?.goal && walking(state).ways?.has(cursor.name) ? null : proposal?.goal;
  return { ...on_board(state, { cursor }), proposal: proposal && { ...proposal, goal } };
}

/** Go one stage back (Esc); the same state if there is nothing to cancel. @param {Interaction} state */
export function back(state) {
  const { via } = walking(state);
  if (state.verdict) return { ...state, verdict: null, at: null };
  if (state.proposal?.goal || via.length) return { ...on_board(state, { via: NOWHERE.via }), proposal: null };
  if (!state.picked) return state;
  return { ...state, picked: "", topic: null, proposal: null, choosing: null, board: null };
}
