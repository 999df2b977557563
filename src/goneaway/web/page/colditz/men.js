// Men and guards on the board. Each is a separate element, so that a walking pawn redraws no other.

import { group } from "./markup.js";
import { fanned } from "./plan.js";
import { along, walking_time } from "./walks.js";
import { is_guard, token } from "./tokens.js";

/** @typedef {{node: SVGGElement, x: number, y: number, place: string, below: boolean}} Standing */
/** @typedef {{pawn: string, place: string}} Whereabouts */

/**
 * All pawns and where they are, from the parts of the view.
 * @param {import("../lib/messages.js").Parts} parts
 * @returns {Whereabouts[]}
 */
export function whereabouts(parts) {
  const out = [];
  for (const team of parts["view/teams"] ?? []) {
    for (const [pawn, place] of Object.entries(team.men)) out.push({ pawn, place: String(place) });
  }
  for (const [pawn, place] of Object.entries(parts["view/guards"] ?? {})) out.push({ pawn, place: String(place) });
  return out;
}

export class Men {
  /**
   * @param {SVGGElement} layer
   * @param {SVGGElement} above layer for the selected pawn
   * @param {import("./plan.js").Plan} plan
   */
  constructor(layer, above, plan) {
    this.layer = layer;
    this.above = above;
    this.plan = plan;
    /** @type {Map<string, Standing>} */
    this.all = new Map();
    /** Functions that finish the movements in progress. @type {(() => void)[]} */
    this.moving = [];
    this.picked = "";
  }

  /** Put all pawns in their places at once. @param {Whereabouts[]} everybody */
  stand(everybody) {
    /** @type {Map<string, {pawn: string, place: string, circle: import("./plan.js").Circle}[]>} */
    const by_circle = new Map();
    /** @type {Record<string, number>} */
    const jailed = {};
    for (const { pawn, place } of everybody) {
      const number = place in this.plan.told.cells ? (jailed[place] = (jailed[place] ?? -1) + 1) : 0;
      const circle = this.plan.stands(pawn, place, number);
      if (!circle) continue;
      const here = by_circle.get(circle.name) ?? [];
      here.push({ pawn, place, circle });
      by_circle.set(circle.name, here);
    }
    const seen = new Set();
    for (const here of by_circle.values()) {
      here.forEach(({ pawn, place, circle }, number) => {
        const off = fanned(number, here.length);
        seen.add(pawn);
        this.#put(pawn, circle.x + off.x, circle.y + off.y, place);
      });
    }
    for (const [pawn, { node }] of this.all) {
      if (seen.has(pawn)) continue;
      node.remove();
      this.all.delete(pawn);
    }
    this.#in_order();
  }

  /** @param {string} pawn @param {number} x @param {number} y @param {string} place */
  #put(pawn, x, y, place) {
    let one = this.all.get(pawn);
    if (!one) {
      const node = group(
        `man${is_guard(pawn) ? " man-is-guard" : ""}`,
        `<circle class="man-ring" r="16.5"/><g class="man-token">${token(pawn)}</g>`,
      );
      node.dataset.pawn = pawn;
      one = { node, x: NaN, y: NaN, place: "", below: false };
      this.all.set(pawn, one);
      this.layer.append(node);
    }
    const below = place.includes("/");
    if (one.x !== x || one.y !== y) this.at(pawn, x, y);
    if (one.place !== place) {
      one.place = place;
      one.node.dataset.place = place;
    }
    if (one.below !== below) {
      one.below = below;
      one.node.classList.toggle("man-below", below);
    }
  }

  /** @param {string} pawn @param {number} x @param {number} y */
  at(pawn, x, y) {
    const one = this.all.get(pawn);
    if (!one) return;
    one.x = x;
    one.y = y;
    one.node.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  }

  /** Redraw so that pawns nearer to the viewer cover those behind them. */
  #in_order() {
    const order = [...this.all.entries()]
      .filter(([pawn]) => pawn !== this.picked)
      .sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    const nodes = order.map(([, one]) => one.node);
    if (nodes.every((node, number) => this.layer.children[number] === node)) return;
    this.layer.append(...nodes);
  }

  /** @param {string} pawn "" to deselect */
  pick(pawn) {
    if (pawn === this.picked) return;
    const before = this.all.get(this.picked);
    this.picked = pawn;
    if (before) {
      before.node.classList.remove("man-picked");
      this.layer.append(before.node);
    }
    const one = this.all.get(pawn);
    if (one) {
      one.node.classList.add("man-picked");
      this.above.append(one.node);
    }
    this.#in_order();
  }

  /** Set a mark (may walk, may act) on exactly these pawns. @param {string} mark @param {Set<string>} pawns */
  mark(mark, pawns) {
    for (const [pawn, { node }] of this.all) node.classList.toggle(mark, pawns.has(pawn));
  }

  /**
   * The pawn drawn at a point, the one nearest to it; "" if there is none.
   * @param {number} x
   * @param {number} y
   * @param {number} scale of men
   * @param {number} [slack] additional reach in units
   */
  under(x, y, scale, slack = 0) {
    let best = "";
    let least = Infinity;
    for (const [pawn, one] of this.all) {
      const middle = is_guard(pawn) ? one.y - 8 * scale : one.y;
      const reach = (is_guard(pawn) ? 14 : 12.5) * scale + slack;
      const far = Math.hypot(one.x - x, middle - y) - (pawn === this.picked ? 2 : 0);
      if (far < reach && far < least) {
        best = pawn;
        least = far;
      }
    }
    return best;
  }

  /**
   * Walk a pawn along points; without time it is there at once.
   * @param {string} pawn
   * @param {{x: number, y: number}[]} points the first is where the pawn is
   * @param {number} [time] milliseconds
   * @returns {Promise<void>}
   */
  walk(pawn, points, time = walking_time(points.length - 1)) {
    const one = this.all.get(pawn);
    if (!one || points.length < 2) return Promise.resolve();
    this.above.append(one.node);
    const end = points[points.length - 1];
    return new Promise((resolve) => {
      const begun = performance.now();
      let frame = 0;
      const done = () => {
        cancelAnimationFrame(frame);
        this.moving = this.moving.filter((other) => other !== done);
        one.node.classList.remove("man-walks");
        this.at(pawn, end.x, end.y);
        if (pawn !== this.picked) this.layer.append(one.node);
        resolve();
      };
      if (time < 1) {
        done();
        return;
      }
      one.node.classList.add("man-walks");
      const step = (/** @type {number} */ now) => {
        const share = (now - begun) / time;
        if (share >= 1) {
          done();
          return;
        }
        const at = along(points, share);
        this.at(pawn, at.x, at.y);
        frame = requestAnimationFrame(step);
      };
      this.moving.push(done);
      frame = requestAnimationFrame(step);
    });
  }

  /** Finish all movements at once. */
  finish() {
    for (const done of [...this.moving]) done();
  }
}
