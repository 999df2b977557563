// What a player is doing on the island: a man is picked, or a tile or a door is in hand. Steps from one state to
// the next, as in board/interaction.js.

/** @typedef {import("../board/interaction.js").Interaction} Interaction */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./playing.js").Way} Way */
/**
 * By which verb a door can be put, from where, and the sides.
 * @typedef {{words: string[], sides: string[], chosen: string}} Doors
 */
/**
 * `goal`: the way that is proposed; `preview`: what would happen; `told`: what there is to say of a cell.
 * @typedef {Readonly<{ways: Map<string, Way> | null, goal: Way | null, hand: Readonly<Hand> | null,
 *   doors: Readonly<Doors> | null, preview: any, told: {x: number, y: number, title: string, lines: string[]} |
 *   null}>}
 *   Handling
 */

/** @type {Handling} */
const EMPTY = Object.freeze({ ways: null, goal: null, hand: null, doors: null, preview: null, told: null });
const UNASKED = { verdict: null, at: null };

/** @param {Interaction} state @returns {Handling} */
export const handling = (state) => state.board ?? EMPTY;

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

/** It is known where he can go. @param {Interaction} state @param {{ways: Map<string, Way>, topic: any}} found */
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

/** It is known where it fits. @param {Interaction} state @param {{fits: any, topic: any}} found */
export const fit = (state, { fits, topic }) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, fits } }), topic } : state;
};

/** It is turned, or held over another cell. @param {Interaction} state @param {Partial<Hand>} how */
export const hold = (state, how) => {
  const { hand } = handling(state);
  return hand ? { ...on_board(state, { hand: { ...hand, ...how }, preview: null }), ...UNASKED } : state;
};

/** What would happen. @param {Interaction} state @param {any} preview */
export const foresee = (state, preview) => on_board(state, { preview });

/** A door is in hand. @param {Interaction} state @param {Doors} doors */
export const seek = (state, doors) => on_board(drop(state), { doors });

/** It is held against a side. @param {Interaction} state @param {string} side */
export const hang = (state, side) => {
  const { doors } = handling(state);
  return doors ? { ...on_board(state, { doors: { ...doors, chosen: side } }), ...UNASKED } : state;
};

/** What lies on a cell. @param {Interaction} state @param {Handling["told"]} told */
export const look = (state, told) => on_board(state, { told });

/** What was said last has been read. @param {Interaction} state */
export const hush = (state) =>
  state.verdict || handling(state).told ? { ...on_board(state, { told: null }), ...UNASKED } : state;

/** It cannot be done: what was proposed is taken back, what is in hand stays there. @param {Interaction} state */
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
 * Esc: one stage back; the state itself where there is nothing to take back.
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
