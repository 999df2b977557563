// The castle as data: where circles lie, which of them is meant by a name or a point, who stands beside whom.

/**
 * @typedef {object} Circle
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {string} kind
 * @property {string} area the room, or the part of the castle
 * @property {string} called its name, told from others of that name
 * @property {string} to the same as a sentence says that somebody goes there
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
    /** By square of the drawing: the circles in it. @type {Map<string, Circle[]>} */
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
   * The circle nearest to a point, if it is near enough; of those that pass, if some must.
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
   * The circle of a place; below it may run a tunnel.
   * @param {string} place
   * @returns {Circle | undefined}
   */
  circle(place) {
    return this.circles.get(place.split("/")[0]);
  }

  /**
   * All circles that a name stands for: one, or those of a room, a block of cells, a tunnel.
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
   * @param {number} [number] of those in the same cells before him
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
   * From a circle in a direction: the nearest that lies more that way than any other.
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
   * What a place is called, circle or whole.
   * @param {string} place
   * @returns {string}
   */
  title(place) {
    return this.told.called[place]?.[0] ?? this.circle(place)?.called ?? place;
  }

  /**
   * The same as a sentence says that somebody goes there: "to the Chapel".
   * @param {string} place
   * @returns {string}
   */
  going_to(place) {
    return this.told.called[place]?.[1] ?? this.circle(place)?.to ?? place;
  }

  /** What is special about a circle, in a sentence; "" if nothing is. @param {Circle} circle @returns {string} */
  remark(circle) {
    return this.told.kinds[circle.kind] ?? "";
  }
}

/**
 * Several on one place stand side by side: how far each is moved from the middle.
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
