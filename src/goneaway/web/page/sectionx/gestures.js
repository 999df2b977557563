// Verbs and places of the notation that the island shows in a special way. Data only: which actions are legal
// is up to the server.

export const LAY = "place";
export const CARRY = "move";
export const TURN = "rotate";
export const SWAP = "swap";
export const WALK = "step";
export const DOOR = "door";
export const DOOR_ELSEWHERE = "door-move";
export const DRAW = "draw";
/** A door that comes back and is set elsewhere at once. */
export const DOOR_BACK = "choose-key-return";
/** The question which of your doors to take. */
export const DOOR_AWAY = "choose-key-door";

/** The places of prisoners that are not on a tile. */
export const HOME = "home";
export const FREE = "free";
export const BURIED = "buried";

/** The event that says that the tunnels collapse. */
export const COLLAPSE = "collapsed";
/** The event of a prisoner going ashore, where the collapse begins. */
export const STEPPED = "stepped";
/**
 * By kind of event: the parameters that name the cells of tiles that have been laid or moved.
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
