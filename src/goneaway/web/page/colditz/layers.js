// The layers over the plan: veil, names, lights, path, men, brackets. Each is redrawn on its own.

import { Labels } from "./labels.js";
import { fill, group, picture, plain } from "./markup.js";
import { CAR, SYMBOLS } from "./symbols.js";
import { band, contour } from "./tints.js";
import { token } from "./tokens.js";
import { line } from "./walks.js";

const NAMES = [
  "veil",
  "names",
  "threat",
  "lights",
  "trails",
  "routes",
  "car",
  "path",
  "men",
  "picked",
  "labels",
  "marks",
  "flashes",
];

/** Milliseconds in which trails fade, and after which a way just walked is removed. */
const FADING = 600;
const TREAD = 2600;

/**
 * @typedef {{place: string, x: number, y: number, cost?: number, cards?: string[], goal?: boolean, kind?: string}}
 *   Light
 */

export class Layers {
  /** @param {import("./plan.js").Plan} plan */
  constructor(plan) {
    this.plan = plan;
    this.fading = 0;
    const { x, y, w, h } = plan.box;
    this.root = picture(`${x} ${y} ${w} ${h}`, "stage-over");
    this.root.setAttribute("width", String(w));
    this.root.setAttribute("height", String(h));
    /** @type {Record<string, SVGGElement>} */
    this.layer = Object.fromEntries(NAMES.map((name) => [name, group(`layer-${name}`)]));
    this.root.append(...Object.values(this.layer));
    fill(this.layer.veil, `<rect class="stage-veil" x="${x}" y="${y}" width="${w}" height="${h}"/>`);
    // The names of rooms, with what can be claimed in them.
    fill(this.layer.names, plan.told.lettering.map(lettered).join(""));
    this.labels = new Labels(this.layer.names, this.layer.labels, plan.told.lettering);
    this.car();
  }

  /** @param {{x: number, y: number, turn: number} | null} [at] null if the car is gone */
  car(at) {
    const stands = this.plan.told.car;
    const { x, y, turn } = at ?? stands;
    const place = `translate(${x} ${y}) rotate(${turn}) scale(${stands.size})`;
    fill(this.layer.car, at === null ? "" : `<g class="stage-car" transform="${place}">${CAR}</g>`);
  }

  /**
   * The places a pawn can go to as a contour map with costs; not yet on the board.
   * @param {Light[]} lights
   * @param {number} most
   * @returns {Element[]}
   */
  rings(lights, most) {
    /** Places of one cost appear together. @type {Map<number, string[]>} */
    const rings = new Map();
    for (const one of lights) {
      const cost = Math.min(one.cost ?? 0, 16);
      const ring = rings.get(cost) ?? [];
      ring.push(lit(one, most));
      rings.set(cost, ring);
    }
    return [...rings].map(([cost, ring]) => group(`ring wait-${cost}`, ring.join("")));
  }

  /**
   * Put lights onto the board; they ripple outwards by cost.
   * @param {Element[]} rings
   * @param {boolean} [ripple]
   */
  light(rings, ripple = true) {
    this.layer.lights.classList.toggle("layer-ripples", ripple);
    this.layer.lights.replaceChildren(...rings);
  }

  /**
   * Draw how near guards are, where men could be, and the ways out with whether a guard reaches them in time.
   * @param {import("./stage.js").Threat | null} told
   */
  threaten(told) {
    /** @param {string} place @param {(at: {x: number, y: number}) => string} draw */
    const at = (place, draw) => {
      const circle = this.plan.circle(place);
      return circle ? draw(circle) : "";
    };
    const discs = Object.entries(told?.places ?? {}).map(([place, cost]) =>
      at(place, ({ x, y }) => `<circle class="threat threat-${band(cost)}" cx="${x}" cy="${y}" r="10"/>`),
    );
    const men = Object.keys(told?.men ?? {}).map((place) =>
      at(place, ({ x, y }) => `<circle class="abroad" cx="${x}" cy="${y}" r="3.4"/>`),
    );
    const exits = (told?.exits ?? []).map(({ place, guard, man }) =>
      at(
        place,
        ({ x, y }) =>
          `<circle class="exit ${
            guard === null ? "exit-open" : "exit-held"
          }${man === null ? "" : " exit-near"}" cx="${x}" cy="${y}" r="12.6"/>`,
      ),
    );
    fill(this.layer.threat, [...discs, ...men, ...exits].join(""));
  }

  /**
   * @param {{points: {x: number, y: number}[], via: {x: number, y: number}[], pawn: string, stern?: boolean, ghost?:
   *   boolean, round?: {x: number, y: number}[]} | null} walk `round`: the way round that is possible instead
   */
  path(walk) {
    const layer = this.layer.path;
    if (!walk || walk.points.length < 2) {
      fill(layer, "");
      return;
    }
    const d = line(walk.points);
    const end = walk.points[walk.points.length - 1];
    const dots = walk.points.slice(1, -1).map(({ x, y }) => `<circle class="path-dot" cx="${x}" cy="${y}" r="1.9"/>`);
    const bends = walk.via.map(
      ({ x, y }) => `<path class="path-bend" d="M${x} ${y - 7.4}l7.4 7.4-7.4 7.4-7.4-7.4z"/>`,
    );
    const ghost =
      walk.ghost === false
        ? ""
        : `<g class="path-ghost" transform="translate(${end.x} ${end.y})">
          <g class="man-token">${token(walk.pawn)}</g></g>`;
    const round =
      walk.round && walk.round.length > 1
        ? `<g class="path path-round"><path class="path-case" d="${line(walk.round)}"/>
          <path class="path-line" d="${line(walk.round)}"/></g>`
        : "";
    fill(
      layer,
      `${round}<g class="path${
        walk.stern ? " path-stern" : ""
      }"><path class="path-case" d="${d}"/><path class="path-line" d="${d}"/>` +
        `${dots.join("")}${bends.join("")}</g>${ghost}`,
    );
  }

  /**
   * Draw the way of a run: every circle ahead, numbered.
   * @param {{x: number, y: number}[]} points from where he stands
   */
  track(points) {
    const d = line(points);
    const spots = points.slice(1).map(({ x, y }, number) => {
      const last = number === points.length - 2;
      return `<g class="track-spot${
        last ? " track-end" : ""
      }"><circle cx="${x}" cy="${y}" r="${last ? 10 : 6.6}"/><text x="${x}" y="${y + 2.7}">${number + 1}</text></g>`;
    });
    fill(
      this.layer.path,
      `<g class="path path-stern"><path class="path-case" d="${d}"/><path class="path-line" d="${d}"/>
        </g>${spots.join("")}`,
    );
  }

  /**
   * Draw the complete ways of escaped men, numbered at their ends.
   * @param {{pawn: string, points: {x: number, y: number}[]}[]} ways
   */
  routes(ways) {
    const drawn = ways.map(({ pawn, points }, number) => {
      const d = line(points);
      const end = points[points.length - 1];
      return (
        `<g class="route route-${pawn[0]}"><path class="route-case" d="${d}"/><path class="route-line" d="${d}"/>` +
        `<g transform="translate(${end.x} ${end.y})"><g class="man-token"><circle class="route-end" r="11"/>
          <text class="route-number" y="4.6">${number + 1}</text></g></g></g>`
      );
    });
    fill(this.layer.routes, drawn.join(""));
  }

  /**
   * Draw the ways of the others since your turn: pale where they begin, full where they end; an arrest has a line
   * to the cell.
   * @param {{seat: number, pawn: string, taken: boolean, points: {x: number, y: number}[]}[]} ways
   * @param {number | null} alone the seat whose ways stand out
   * @param {boolean} [at_once] remove without fading
   */
  trail(ways, alone, at_once = true) {
    const layer = this.layer.trails;
    clearTimeout(this.fading);
    layer.classList.toggle("layer-fades", !ways.length && !at_once);
    if (!ways.length && !at_once) {
      this.fading = Number(setTimeout(() => fill(layer, ""), FADING));
      return;
    }
    fill(
      layer,
      ways
        .map(
          (way) =>
            `<g class="trail route-${way.pawn[0]}${
              alone === null || alone === way.seat ? "" : " trail-back"
            }" data-seat="${way.seat}">${way.taken ? taken(way.points) : walked(way)}</g>`,
        )
        .join(""),
    );
  }

  /**
   * Draw a way that was walked just now; it fades by itself.
   * @param {string} pawn
   * @param {{x: number, y: number}[]} points
   */
  tread(pawn, points) {
    if (points.length < 2) return;
    const node = group(`trail trail-fresh route-${pawn[0]}`, walked({ pawn, points }));
    this.layer.trails.parentNode?.insertBefore(node, this.layer.routes);
    setTimeout(() => node.remove(), TREAD);
  }

  /**
   * Draw brackets, rings and badges over the men.
   * @param {{kind: string, x: number, y: number, badge?: string, high?: boolean}[]} marks
   */
  mark(marks) {
    fill(this.layer.marks, marks.map(marked).join(""));
  }

  /** Add a temporary mark; returns a function that removes it. @param {string} markup */
  flash(markup) {
    const node = group("", markup);
    this.layer.flashes.append(node);
    return () => node.remove();
  }
}

/**
 * A trail that grows from pale and thin to full and thick, towards where the man is now.
 * @param {{pawn: string, points: {x: number, y: number}[]}} way
 */
function walked({ points }) {
  if (points.length < 2) return "";
  const [start] = points;
  const parts = points.slice(1).map((point, number) => {
    const share = (number + 1) / (points.length - 1);
    return `<path class="trail-line" d="${line([
      points[number],
      point,
    ])}" stroke-width="${(3 + 2 * share).toFixed(1)}" stroke-opacity="${(0.35 + 0.65 * share).toFixed(2)}"/>`;
  });
  return `<path class="trail-case" d="${line(points)}"/>${parts.join("")}<circle class="trail-start" cx="${start.x}"
    cy="${start.y}" r="11"/>`;
}

/** @param {{x: number, y: number}[]} points */
function taken(points) {
  const [at] = points;
  if (!at) return "";
  const cell = points.length > 1 ? points[points.length - 1] : null;
  const bow = cell
    ? `<path class="trail-taken" d="M${at.x} ${at.y}Q${(at.x + cell.x) / 2 + (cell.y - at.y) / 5} ${
        (at.y + cell.y) / 2 - (cell.x - at.x) / 5
      } ${cell.x} ${cell.y}"/>`
    : "";
  return `${bow}<path class="mark-bracket" transform="translate(${at.x} ${at.y})" d="${BRACKETS}"/>`;
}

/** @param {import("../lib/messages.js").Lettering} given */
function lettered(given) {
  const [x, y] = given.at;
  const turn = given.turn ? ` transform="rotate(${given.turn} ${x} ${y})"` : "";
  const size = given.room ? 14.8 : 12;
  const first = y + 4.6 - ((given.lines.length - 1) * size) / 2;
  const lines = given.lines
    .map((text, number) => `<tspan x="${x}" y="${(first + number * size).toFixed(1)}">${plain(text)}</tspan>`)
    .join("");
  const badges = given.symbols
    .map((symbol, number) => {
      const bx = given.badge[0] + number * 22;
      const by = given.badge[1];
      return (
        `<g class="name-badge" data-symbol="${symbol}" transform="translate(${bx} ${by})"><circle r="10.8"/>` +
        `<g transform="scale(8.2)">${SYMBOLS[symbol] ?? ""}</g></g>`
      );
    })
    .join("");
  return `<text class="${given.room ? "name-room" : "name-note"}"${turn}>${lines}</text>${badges}`;
}

/** @param {Light} one @param {number} most */
function lit(one, most) {
  const { x, y } = one;
  const kind = one.kind ?? "reach";
  const cards = (one.cards ?? []).slice(0, 2);
  const tint = one.cost === undefined ? "" : ` tint-${contour(one.cost, most)}`;
  const card = cards
    .map(
      (name, number) =>
        `<g class="lit-card" transform="translate(${x + 8.5 + number * 9} ${y - 8.5})"><circle r="6.4"/>
          <g transform="scale(4.6)">${SYMBOLS[name] ?? ""}</g></g>`,
    )
    .join("");
  const cost = one.cost === undefined ? "" : `<text class="lit-cost" x="${x}" y="${y + 3.9}">${one.cost}</text>`;
  return `<g class="lit lit-${kind}${one.goal ? " lit-goal" : ""}${tint}" data-place="${plain(one.place)}">
    <circle class="lit-disc" cx="${x}" cy="${y}" r="10.6"/>${cost}${card}</g>`;
}

const BRACKETS = "M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9";

/** @param {{kind: string, x: number, y: number, badge?: string, high?: boolean}} one */
function marked(one) {
  const y = one.high ? one.y - 9 : one.y;
  const place = `transform="translate(${one.x} ${y})"`;
  const badge = one.badge
    ? `<g class="mark-badge" transform="translate(17 -17)"><circle r="8.4"/><text y="3.9">${plain(one.badge)}</text>
      </g>`
    : "";
  const shape =
    one.kind === "bracket"
      ? `<path class="mark-bracket" d="${BRACKETS}"/>`
      : `<circle class="mark-ring mark-${one.kind}" r="${one.high ? 21 : 14.5}"/>`;
  return `<g class="mark" ${place}><g class="man-token">${shape}${badge}</g></g>`;
}
