// The castle as data: positions of circles, finding circles by name or point, and spreading pawns that share one.

/**
 * @typedef {object} Circle
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {string} kind
 * @property {string} area the room, or the part of the castle
 * @property {string} called its name, with what tells it from others of that name
 * @property {string} to its name in a sentence as a destination ("to …")
 */

/** Directions of the arrow keys. @type {Record<string, {x: number, y: number}>} */
export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Plan {
  /** @param {import("../lib/messages.js").ColditzPlan} told */
  constructor(told) {
    this.told = told;
    const [x, y, w, h] = told.view_box;
    this.box = { x, y, w, h };
    /** @type {number} */
    this.step = told.step;
    /** @type {Map<string, Circle>} */
    this.circles = new Map();
    /** The circles by square of the drawing, for fast lookup. @type {Map<string, Circle[]>} */
    this.squares = new Map();
    for (const [name, [cx, cy, kind, area, called, to]] of Object.entries(told.circles)) {
      const circle = { name, x: cx, y: cy, kind, area, called, to };
      this.circles.set(name, circle);
      const key = this.#square(cx, cy);
      this.squares.set(key, [...(this.squares.get(key) ?? []), circle]);
    }
  }

  /** @param {number} x @param {number} y */
  #square(x, y) {
    return `${Math.floor(x / this.step)},${Math.floor(y / this.step)}`;
  }

  /**
   * The circle nearest to a point, if it is within reach and passes the filter (if given); null otherwise.
   * @param {number} x
   * @param {number} y
   * @param {number} within
   * @param {(circle: Circle) => boolean} [passes]
   * @returns {Circle | null}
   */
  nearest(x, y, within, passes) {
    const reach = Math.ceil(within / this.step);
    const column = Math.floor(x / this.step);
    const row = Math.floor(y / this.step);
    let best = null;
    let least = within * within;
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) {
        for (const circle of this.squares.get(`${column + dx},${row + dy}`) ?? []) {
          const far = (circle.x - x) ** 2 + (circle.y - y) ** 2;
          if (far <= least && (!passes || passes(circle))) {
            best = circle;
            least = far;
          }
        }
      }
    }
    return best;
  }

  /**
   * The circle of a place; for a place in a tunnel, the circle above it.
   * @param {string} place
   * @returns {Circle | undefined}
   */
  circle(place) {
    return this.circles.get(place.split("/")[0]);
  }

  /**
   * All circles that a name stands for: a single one, or those of a room, a block of cells or a tunnel.
   * @param {string} place
   * @returns {Circle[]}
   */
  all(place) {
    const one = this.circle(place);
    if (one) return [one];
    const { rooms, cells, tunnels } = this.told;
    const names = rooms[place] ?? cells[place] ?? tunnels[place] ?? [];
    return names.flatMap((name) => this.circles.get(name) ?? []);
  }

  /**
   * Where a pawn is drawn: on its circle, on a bunk of its cell, in Barracks; undefined if nowhere.
   * @param {string} pawn
   * @param {string} place
   * @param {number} [number] number of pawns in the same cells before this one
   * @returns {Circle | undefined}
   */
  stands(pawn, place, number = 0) {
    const { cells, barracks, tower } = this.told;
    if (place in cells) return this.circles.get(cells[place][number % cells[place].length]);
    if (place === "tower" && tower.length) return this.circles.get(tower[0]);
    if ((place === "reserve" || place === "returned") && barracks.length) {
      return this.circles.get(barracks[(Number(pawn.slice(1)) - 1) % barracks.length]);
    }
    return this.circle(place);
  }

  /**
   * The best next circle from a circle in a direction, for the arrow keys; null if there is none.
   * @param {Circle} from
   * @param {{x: number, y: number}} way
   * @returns {Circle | null}
   */
  beside(from, way) {
    let best = null;
    let least = Infinity;
    for (const circle of this.circles.values()) {
      const dx = circle.x - from.x;
      const dy = circle.y - from.y;
      const ahead = dx * way.x + dy * way.y;
      const aside = Math.abs(dx * way.y - dy * way.x);
      if (ahead <= 1 || aside > ahead * 2 || ahead + aside > 12 * this.step) continue;
      const far = ahead + 2 * aside;
      if (far < least - 0.01) {
        best = circle;
        least = far;
      }
    }
    return best;
  }

  /**
   * The name of a place: a circle, a room or another area.
   * @param {string} place
   * @returns {string}
   */
  title(place) {
    return this.told.called[place]?.[0] ?? this.circle(place)?.called ?? place;
  }

  /**
   * The name of a place as a destination in a sentence: "to the Chapel".
   * @param {string} place
   * @returns {string}
   */
  going_to(place) {
    return this.told.called[place]?.[1] ?? this.circle(place)?.to ?? place;
  }

  /** A sentence about what is special about a circle; "" if nothing is. @param {Circle} circle @returns {string} */
  remark(circle) {
    return this.told.kinds[circle.kind] ?? "";
  }
}

/**
 * The offset from the middle at which the n-th of several pawns on one place is drawn.
 * @param {number} number
 * @param {number} of
 * @returns {{x: number, y: number}}
 */
export function fanned(number, of) {
  if (of < 2) return { x: 0, y: 0 };
  if (of <= 4) return { x: (number - (of - 1) / 2) * 13, y: number % 2 ? 3 : -3 };
  const turn = (number / of) * 2 * Math.PI;
  return { x: Math.cos(turn) * 15, y: Math.sin(turn) * 15 };
}
