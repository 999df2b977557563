// Verbs of the notation that the castle shows in a special way. Data only: which actions are legal
// is up to the server.

/** A pawn walks; its ways are lit. */
export const WALK = "move";

/** Offered as a button beside the men concerned, even if no pawn is selected. */
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

/** Never offered beside a man, even if he is selected, so that it is not pressed by accident. */
export const ELSEWHERE = new Set(["do-or-die", "discard", "surrender"]);

/** Done at once by pressing the place: it can be undone, or it answers a question. */
export const AT_ONCE = new Set(["place", "take-back", "post", "push", "door", "stand", "hide", "row", "cell"]);

/** What dragging a guard from Barracks to a post does, and dragging a guard to Barracks. */
export const POSTING = new Set(["post", "place"]);
export const RECALLING = new Set(["recall", "take-back"]);

/**
 * By kind of event: the parameters that name the moved pawn and its destination.
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
/** Single steps; consecutive ones are shown as one walk. */
export const STEPS = new Set(["stepped", "guard-stepped"]);
