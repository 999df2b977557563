// Words of the notation that the castle shows in a way of their own. Data, no rules: what may be done, and
// whether, the server says.

/** A pawn walks: its ways are lit. */
export const WALK = "move";

/** Offered as a button beside the men they are about, without anybody being picked. */
export const OFFERED = new Set([
  "claim",
  "tunnel",
  "mouth",
  "car",
  "tower",
  "launch",
  "release",
  "remove-marker",
  "seize",
  "credit",
  "pursue",
]);

/** Never beside a man, even if he is picked: nobody should press it in passing. */
export const ELSEWHERE = new Set(["do-or-die", "discard", "surrender"]);

/** A press on the place does it at once: it can be taken back, or it is an answer. */
export const AT_ONCE = new Set(["place", "take-back", "post", "push", "door", "stand", "hide", "row", "cell"]);

/** Dropping a guard from Barracks on a post, and a guard on Barracks. */
export const POSTING = new Set(["post", "place"]);
export const RECALLING = new Set(["recall", "take-back"]);

/**
 * Pawns that an event moves, and where to: by kind, the names of its parameters.
 * @type {Record<string, [string, string]>}
 */
export const MOVES = {
  stepped: ["man", "to"],
  "guard-stepped": ["guard", "to"],
  "moved-fast": ["man", "to"],
  aside: ["pawn", "to"],
  stands: ["man", "at"],
  hides: ["man", "at"],
  posted: ["guard", "to"],
  released: ["man", "at"],
  replaced: ["man", "at"],
  "climbed-out": ["man", "at"],
  "tower-left": ["man", "at"],
};
/** Steps: one after another they are one walk. */
export const STEPS = new Set(["stepped", "guard-stepped"]);
