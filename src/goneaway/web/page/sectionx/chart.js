// The geometry of the island, from the server's data: where everything lies. No rules, no side effects.

/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {{name: string, x: number, y: number, kind: "sea" | "island" | "zone", zone: string, beside: string[]}}
 *   Cell
 */
/** @typedef {import("../lib/messages.js").TileKind} Kind */
/** A tile with everything on it. @typedef {import("../lib/messages.js").Tile} Lying */

const TURN = Math.PI / 3;
/** The share of a cell that is drawn, and reacts to presses, where a tile can be laid. */
export const DRAWN = 0.93;

export class Chart {
  /** @param {import("../lib/messages.js").SectionXPlan} told */
  constructor(told) {
    this.told = told;
    this.corner = Number(told.corner);
    /** The distance from the middle of a cell to the middle of a side. */
    this.reach = (this.corner * Math.sqrt(3)) / 2;
    /** @type {string[]} */
    this.sides = told.sides;
    const [x, y, w, h] = told.box;
    this.box = { x, y, w, h };
    /** @type {Map<string, Cell>} */
    this.cells = new Map(Object.entries(told.cells).map(([name, cell]) => [name, { name, ...cell }]));
    /** @type {Record<string, Kind>} */
    this.kinds = told.tiles;
    /** @type {Record<string, string[]>} */
    this.zones = told.zones;
    /** @type {Map<string, Point[]>} */
    this.rests = new Map();
  }

  /** @param {string} name a cell, a section or a zone */
  cell(name) {
    const zone = zone_of(name);
    return this.cells.get(zone ? (this.zones[zone]?.[0] ?? "") : cell_of(name));
  }

  /** The cell under a point. @param {number} x @param {number} y */
  at(x, y) {
    /** @type {Cell | null} */
    let best = null;
    let least = this.corner;
    for (const cell of this.cells.values()) {
      const far = Math.hypot(cell.x - x, cell.y - y);
      if (far < least) [best, least] = [cell, far];
    }
    return best;
  }

  /** The middle of a side, relative to the middle of its cell. @param {number} side @param {number} [share] */
  border(side, share = 1) {
    return { x: this.reach * share * Math.cos(side * TURN), y: this.reach * share * Math.sin(side * TURN) };
  }

  /** The outline of a cell. @param {number} [share] of its size */
  outline(share = 1) {
    const radius = this.corner * share;
    return [0, 1, 2, 3, 4, 5]
      .map((corner) =>
        [radius * Math.sin(corner * TURN), -radius * Math.cos(corner * TURN)].map((part) => part.toFixed(2)).join(","),
      )
      .join(" ");
  }

  /** The run of a section on its tile, as a path. @param {readonly number[]} sides */
  run(sides) {
    const [from, to] = sides;
    const text = (/** @type {Point} */ point) => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
    if (sides.length === 2) {
      const [turn, clockwise] = turned(from, to);
      if (turn === 3) return `M${text(this.border(from))}L${text(this.border(to))}`;
      const radius = (this.reach * Math.tan((turn * TURN) / 2)).toFixed(2);
      return `M${text(this.border(from))}A${radius} ${radius} 0 0 ${clockwise ? 0 : 1} ${text(this.border(to))}`;
    }
    return sides.map((side) => `M${text(this.border(side))}L0 0`).join("");
  }

  /**
   * A point of a section with two sides.
   * @param {readonly number[]} sides
   * @param {number} share from its first side to the other
   */
  along([from, to], share) {
    const [turn, clockwise] = turned(from, to);
    if (turn === 3) return this.border(from, 1 - 2 * share);
    const radius = this.reach * Math.tan((turn * TURN) / 2);
    const far = this.reach / Math.cos((turn * TURN) / 2);
    const out = (from + ((clockwise ? 1 : -1) * turn) / 2) * TURN;
    const middle = { x: far * Math.cos(out), y: far * Math.sin(out) };
    // Seen from there, the tunnel goes round the side that faces the tile.
    const open = Math.PI - turn * TURN;
    const angle = out + Math.PI + (clockwise ? 1 : -1) * open * (0.5 - share);
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  }

  /**
   * The point for a man in each section of a tile, chosen so that men do not overlap.
   * @param {string} code
   * @param {number} rotation
   */
  resting(code, rotation) {
    const key = `${code}.${rotation}`;
    let found = this.rests.get(key);
    if (!found) this.rests.set(key, (found = spread(this, this.kinds[code]?.sections[rotation] ?? [])));
    return found;
  }

  /** The middle of the chamber of a hideout. @param {readonly number[]} sides */
  chamber(sides) {
    if (sides.length !== 2) return { x: 0, y: 0 };
    const { x, y } = this.along(sides, 0.5);
    return { x: x * 0.7, y: y * 0.7 };
  }

  /**
   * The points where the men of a section stand.
   * @param {string} place
   * @param {string} code of the tile that lies there
   * @param {number} rotation
   * @param {number} many
   * @returns {Point[]}
   */
  standing(place, code, rotation, many) {
    const cell = this.cell(place);
    const kind = this.kinds[code];
    if (!cell || !kind) return [];
    const section = section_of(place);
    const base = kind.hideout
      ? this.chamber(kind.sections[rotation][section])
      : (this.resting(code, rotation)[section] ?? { x: 0, y: 0 });
    return fan(many, kind.hideout ? 10.5 : 8).map((off) => ({
      x: cell.x + base.x + off.x,
      y: cell.y + base.y + off.y,
    }));
  }

  /** The distance of all cells from one, across the sea. @param {string} from @returns {Map<string, number>} */
  spreading(from) {
    const out = new Map([[from, 0]]);
    const waiting = [from];
    for (const name of waiting) {
      for (const next of this.cells.get(name)?.beside ?? []) {
        if (!next || out.has(next)) continue;
        out.set(next, /** @type {number} */ (out.get(name)) + 1);
        waiting.push(next);
      }
    }
    return out;
  }
}

/**
 * The distance between two sides, and whether it is clockwise.
 * @param {number} from
 * @param {number} to
 * @returns {[number, boolean]}
 */
function turned(from, to) {
  const by = (to - from + 6) % 6;
  return by <= 3 ? [by, true] : [6 - by, false];
}

/** The points of several men side by side. @param {number} many @param {number} wide @returns {Point[]} */
export function fan(many, wide) {
  if (many < 2) return [{ x: 0, y: 0 }];
  if (many === 2)
    return [
      { x: -wide, y: -wide * 0.62 },
      { x: wide, y: wide * 0.62 },
    ];
  return Array.from({ length: many }, (_, number) => {
    const angle = (number / many) * 2 * Math.PI - Math.PI / 2;
    return { x: wide * 1.35 * Math.cos(angle), y: wide * 1.35 * Math.sin(angle) };
  });
}

/** Positions along a section for a man, as shares of its length: the middle if it is free. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74];
/** Minimum distance at which two men are well visible. */
const APART = 27;

/** @param {Chart} chart @param {number[][]} sections @returns {Point[]} */
function spread(chart, sections) {
  const options = sections.map((sides) =>
    sides.length === 2
      ? SHARES.map((share, cost) => ({ ...chart.along(sides, share), cost }))
      : [{ x: 0, y: 0, cost: 0 }],
  );
  /** @type {Point[]} */
  let best = [];
  let most = -Infinity;
  const all = options.reduce(
    (/** @type {(Point & {cost: number})[][]} */ rows, some) =>
      rows.flatMap((row) => some.map((one) => [...row, one])),
    [[]],
  );
  for (const row of all) {
    let near = Infinity;
    row.forEach((one, number) =>
      row.slice(number + 1).forEach((other) => (near = Math.min(near, Math.hypot(one.x - other.x, one.y - other.y)))),
    );
    const score = Math.min(near, APART) - row.reduce((sum, one) => sum + one.cost, 0) * 0.4;
    if (score > most) [best, most] = [row.map(({ x, y }) => ({ x, y })), score];
  }
  return best;
}

// Parsing names of places

/** @param {string} place `F8`, `E7#2` */
export const cell_of = (place) => place.split("#")[0].split("@")[0];
/** @param {string} place counted from 0 */
export const section_of = (place) => Math.max(0, Number(place.split("@")[0].split("#")[1] ?? 1) - 1);
/** @param {string} place `zone:E` */
export const zone_of = (place) => (place.startsWith("zone:") ? place.slice(5) : "");
/** @param {string} place */
export const side_of = (place) => place.split("@")[1] ?? "";
