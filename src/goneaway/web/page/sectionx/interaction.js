// A player's interaction with the island: a man is selected, or a tile or a door is in hand. Transitions from
// state to state, as in board/interaction.js.

/** @typedef {import("../board/interaction.js").Interaction} Interaction */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./playing.js").Way} Way */
/** @typedef {import("../board/interaction.js").Topic} Topic */
/** @typedef {import("../lib/messages.js").Fits} Fits */
/**
 * What of a preview is shown.
 * @typedef {{lines: {sentence: string}[], buried?: string[], tiles?: import("../lib/messages.js").Tile[]}} Preview
 */
/**
 * The words that put a door, from where, and the sides it can go on.
 * @typedef {{words: string[], sides: string[], chosen: string}} Doors
 */
/**
 * `goal`: the way that is proposed; `preview`: what would happen; `told`: the description of a cell.
 * @typedef {Readonly<{ways: Map<string, Way> | null, goal: Way | null, hand: Readonly<Hand> | null,
 *   doors: Readonly<Doors> | null, preview: Preview | null,
 *   told: {x: number, y: number, title: string, lines: string[]} | null}>}
 *   Handling
 */

/** @type {Handling} */
const EMPTY = Object.freeze({ ways: null, goal: null, hand: null, doors: null, preview: null, told: null });
const UNASKED = { verdict: null, at: null };

/** @param {Interaction} state @returns {Handling} */
export const handling = (state) => /** @type {Handling} */ (state.board ?? EMPTY);

/** @param {Interaction} state @param {Partial<Handling>} more @returns {Interaction} */
const on_board = (state, more) => ({ ...state, board: { ...handling(state), ...more } });

/** Nothing is picked, nothing in hand. @param {Interaction} state @returns {Interaction} */
export const drop = (state) => ({
  ...state,
  ...UNASKED,
  picked: "",
  topic: null,
  choosing: state.picked ? null : state.choosing,
  board: null,
});

/** Where he can go is known. @param {Interaction} state @param {{ways: Map<string, Way>, topic: Topic}} found */
export const reach = (state, { ways, topic }) => ({ ...on_board(state, { ways }), topic });

/** He is to go there. @param {Interaction} state @param {Way} way */
export const head_for = (state, way) => ({
  ...on_board(state, {
    goal: way,
    preview: way.lines.length
      ? { lines: way.lines.map((sentence) => ({ sentence })), buried: way.buried, tiles: [] }
      : null,
  }),
  ...UNASKED,
});

/** A tile is taken in hand. @param {Interaction} state @param {Hand} hand */
export const take = (state, hand) => ({ ...on_board(drop(state), { hand }), proposal: null });

/** The server has said where the tile fits. @param {Interaction} state @param {{fits: Fits, topic: Topic}} found */
export const fit = (state, { fits, topic }) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, fits } }), topic } : state;
};

/** The tile is turned, or held over another cell. @param {Interaction} state @param {Partial<Hand>} how */
export const hold = (state, how) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, ...how }, preview: null }), ...UNASKED } : state;
};

/** The preview of an action. @param {Interaction} state @param {Preview | null} preview */
export const foresee = (state, preview) => on_board(state, { preview });

/** A door is in hand. @param {Interaction} state @param {Doors} doors */
export const seek = (state, doors) => on_board(drop(state), { doors });

/** The door is held against a side. @param {Interaction} state @param {string} side */
export const hang = (state, side) => {
  const { doors } = handling(state);
  return doors ? { ...on_board(state, { doors: { ...doors, chosen: side } }), ...UNASKED } : state;
};

/** The description of a cell. @param {Interaction} state @param {Handling["told"]} told */
export const look = (state, told) => on_board(state, { told });

/** The last message has been read. @param {Interaction} state */
export const hush = (state) =>
  state.verdict || handling(state).told ? { ...on_board(state, { told: null }), ...UNASKED } : state;

/** It cannot be done: the proposal is taken back, the tile or door stays in hand. @param {Interaction} state */
export const withdraw = (state) => {
  const { hand, doors } = handling(state);
  const board = {
    goal: null,
    preview: null,
    hand: hand && { ...hand, at: "" },
    doors: doors && { ...doors, chosen: "" },
  };
  return { ...on_board(state, board), proposal: null };
};

/**
 * Esc: one stage back; the same state if there is nothing to take back.
 * @param {Interaction} state
 * @param {number | undefined} lying how the tile in hand lay before it was taken up
 */
export function back(state, lying) {
  const { goal, hand, doors, told } = handling(state);
  if (state.verdict || told) return hush(state);
  if (goal || hand?.at || doors?.chosen) {
    const after = withdraw(state);
    return hand ? on_board(after, { hand: { ...hand, at: "", rotation: lying ?? hand.rotation } }) : after;
  }
  if (hand || doors) return { ...drop(state), choosing: null, proposal: null };
  return state.picked ? { ...drop(state), proposal: null } : state;
}
