// A player's interaction with the island: a man is selected, or a tile or a door is in hand. Transitions from
// state to state, as in board/interaction.js.

/** @typedef {import("../board/interaction.js").Interaction} Interaction */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./playing.js").Way} Way */
/** @typedef {import("../board/interaction.js").Topic} Topic */
/** @typedef {import("../lib/messages.js").Fits} Fits */
/**
 * The parts of a preview that are shown.
 * @typedef {{lines: {sentence: string}[], buried?: string[], tiles?: import("../lib/messages.js").Tile[]}} Preview
 */
/**
 * The tokens that set a door, where it comes from, and the sides it can go on.
 * @typedef {{words: string[], sides: string[], chosen: string}} Doors
 */
/**
 * `goal`: the proposed way; `preview`: what would happen; `told`: the description of a cell.
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

/** Nothing is selected or in hand. @param {Interaction} state @returns {Interaction} */
export const drop = (state) => ({
  ...state,
  ...UNASKED,
  picked: "",
  topic: null,
  choosing: state.picked ? null : state.choosing,
  board: null,
});

/**
 * Set where the selected man can go.
 * @param {Interaction} state
 * @param {{ways: Map<string, Way>, topic: Topic}} found
 */
export const reach = (state, { ways, topic }) => ({ ...on_board(state, { ways }), topic });

/** Propose a destination for the selected man. @param {Interaction} state @param {Way} way */
export const head_for = (state, way) => ({
  ...on_board(state, {
    goal: way,
    preview: way.lines.length
      ? { lines: way.lines.map((sentence) => ({ sentence })), buried: way.buried, tiles: [] }
      : null,
  }),
  ...UNASKED,
});

/** Take a tile in hand. @param {Interaction} state @param {Hand} hand */
export const take = (state, hand) => ({ ...on_board(drop(state), { hand }), proposal: null });

/**
 * Set the cells where the tile fits, as the server answered.
 * @param {Interaction} state
 * @param {{fits: Fits, topic: Topic}} found
 */
export const fit = (state, { fits, topic }) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, fits } }), topic } : state;
};

/** Rotate the tile, or hold it over another cell. @param {Interaction} state @param {Partial<Hand>} how */
export const hold = (state, how) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, ...how }, preview: null }), ...UNASKED } : state;
};

/** Set the preview of an action. @param {Interaction} state @param {Preview | null} preview */
export const foresee = (state, preview) => on_board(state, { preview });

/** Take a door in hand. @param {Interaction} state @param {Doors} doors */
export const seek = (state, doors) => on_board(drop(state), { doors });

/** Hold the door against a side. @param {Interaction} state @param {string} side */
export const hang = (state, side) => {
  const { doors } = handling(state);
  return doors ? { ...on_board(state, { doors: { ...doors, chosen: side } }), ...UNASKED } : state;
};

/** Set the description of a cell. @param {Interaction} state @param {Handling["told"]} told */
export const look = (state, told) => on_board(state, { told });

/** Clear the last message once it has been read. @param {Interaction} state */
export const hush = (state) =>
  state.verdict || handling(state).told ? { ...on_board(state, { told: null }), ...UNASKED } : state;

/** Withdraw a proposal that cannot be done; the tile or door stays in hand. @param {Interaction} state */
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
 * Go one stage back (Esc); the same state if there is nothing to cancel.
 * @param {Interaction} state
 * @param {number | undefined} lying the rotation of the tile in hand before it was taken up
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
