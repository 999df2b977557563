// Words of the notation that the island shows in a way of their own. Data, no rules: what may be done, and
// whether, the server says.

export const LAY = "place";
export const CARRY = "move";
export const TURN = "rotate";
export const SWAP = "swap";
export const WALK = "step";
export const DOOR = "door";
export const DOOR_ELSEWHERE = "door-move";
export const DRAW = "draw";
/** A door that comes back and is put somewhere at once. */
export const DOOR_BACK = "choose-key-return";
/** Which of one's doors goes. */
export const DOOR_AWAY = "choose-key-door";

/** Where a prisoner is who is on no tile. */
export const HOME = "home";
export const FREE = "free";
export const BURIED = "buried";

/** What brings the tunnels down, as it is told. */
export const COLLAPSE = "collapsed";
/** Who went ashore last: where it begins. */
export const STEPPED = "stepped";
/**
 * Tiles that have come to lie where they lie: by kind of event, the names of their cells.
 * @type {Record<string, string[]>}
 */
export const LAID = {
  placed: ["cell"],
  moved: ["to"],
  rotated: ["cell"],
  swapped: ["one", "other"],
  "door-placed": ["spot"],
  "door-moved": ["spot"],
};
