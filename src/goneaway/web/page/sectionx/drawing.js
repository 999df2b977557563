// Draws the board: tiles, lights, doors, paths, men, what is in hand, and the collapse.

import { guard, repeat, svg } from "../lib/lit.js";
import { words } from "../lib/words.js";
import { cell_of, DRAWN, section_of, zone_of } from "./chart.js";
import { HOME } from "./gestures.js";
import { prison_at } from "./men.js";
import { prison, sea } from "./sea.js";
import { door, lying, tile } from "./tiles.js";
import { shape, token } from "./tokens.js";
import { trails } from "../table/trails.js";

/** @typedef {import("./stage.js").IslandStage} Stage */
/** @typedef {import("./men.js").Standing} Standing */

/** @param {{x: number, y: number}} at */
const at = ({ x, y }) => `translate(${x} ${y})`;

/** @param {Stage} stage @param {Standing[]} men */
export function board(stage, men) {
  const { chart, playing } = stage;
  return svg`<svg class="isl-board" aria-hidden="true"><g class="isl-world ${playing.hand ? "isl-holding" : ""} ${
    playing.picked ? "isl-walking" : ""
  } ${stage.collapse ? "isl-falling" : ""}">
    <g>${guard([chart, words.language], () => sea(chart))}</g>
    ${owners(stage)} ${waters(stage)} ${tiles(stage)} ${prison(blocks(stage), prison_at(stage))}
    ${lights(stage)} ${doors(stage)} ${paths(stage)} ${path(stage, men)}
    ${repeat(
      men,
      (one) => one.man,
      (one) => man(stage, one),
    )}
    ${inHand(stage)} ${marks(stage, men)}
  </g></svg>`;
}

/** @param {Stage} stage */
function blocks(stage) {
  const { playing, own } = stage;
  return (stage.parts["view/players"] ?? []).map((player) => {
    const home = Object.entries(player.men)
      .filter(([, place]) => place === HOME)
      .map(([one]) => one);
    return {
      colour: player.colour,
      home: home.length,
      own: player.colour === own,
      may: home.some((one) => playing.open.men.includes(one)),
    };
  });
}

/** Rings round zones that have an owner. @param {Stage} stage */
function owners({ chart, parts }) {
  return Object.entries(parts["view/zones"] ?? {}).flatMap(([zone, colour]) =>
    !colour
      ? []
      : (chart.zones[zone] ?? []).map((name) => {
          const cell = /** @type {import("./chart.js").Cell} */ (chart.cells.get(name));
          return svg`<g class="isl-${colour}" transform=${at(cell)}>
            <polygon class="isl-zone-owner" points=${chart.outline(0.94)}></polygon>
        <g transform="translate(0 -33)"><path class="isl-halo" d=${shape(String(colour))} transform="scale(8.4)">
          </path><path class="isl-body" d=${shape(String(colour))} transform="scale(7)"></path></g></g>`;
        }),
  );
}

/** The cells where the tile in hand fits. @param {Stage} stage */
function waters(stage) {
  const { chart, playing, hovered } = stage;
  const { hand } = playing;
  if (!hand?.fits) return "";
  const { beside: near, distances } = hand.fits;
  const beside = new Set(near);
  const laid = new Set((stage.parts["board/tiles"] ?? []).map((one) => one.cell));
  return [...chart.cells.values()]
    .filter((cell) => cell.kind === "sea" && !laid.has(cell.name))
    .map((cell) => {
      const takes = stage.takes(cell.name);
      const far = distances[cell.name];
      return svg`<g class="isl-water isl-water-${takes}${
        beside.has(cell.name) ? " isl-water-beside" : ""
      }${hovered === cell ? " isl-over" : ""}" data-cell=${cell.name} transform=${at(cell)}>
      <polygon points=${chart.outline(DRAWN)}></polygon><text class="isl-name" y="31">${cell.name}</text>
      ${far === undefined ? "" : svg`<text class="isl-distance" y="6">${far}</text>`}</g>`;
    });
}

/** @param {Stage} stage */
function tiles(stage) {
  const { chart, playing, collapse, fresh } = stage;
  const { hand, preview } = playing;
  const all = hand && preview?.tiles?.length ? preview.tiles : (stage.parts["board/tiles"] ?? []);
  const shown = all.filter(
    (one) => !(hand?.at && one.cell === hand.at) && !(hand && hand.cell === one.cell && (hand.at || hand.fits)),
  );
  return repeat(
    shown,
    (one) => one.cell,
    (one) => {
      const cell = /** @type {import("./chart.js").Cell} */ (chart.cells.get(one.cell));
      const inside = guard(
        [chart, JSON.stringify([one.tile, one.rotation, one.doors, one.sections.map((section) => section.owner)])],
        () => lying(chart, one),
      );
      if (collapse) return falling(stage, one.cell, cell, inside);
      const swap = hand?.fits?.swaps[one.cell];
      const may = !hand && !playing.picked && !playing.doors && playing.open.cells.includes(one.cell);
      return svg`<g class="isl-tile${fresh.has(one.cell) ? " isl-fresh" : ""}${swap ? " isl-swap" : ""}${
        may && stage.hovered === cell ? " isl-over" : ""
      }" data-cell=${one.cell} transform=${at(cell)}>
      <g class="isl-lift">${inside}</g>${
        swap || may ? svg`<polygon class="isl-edge" points=${chart.outline(0.95)}></polygon>` : ""
      }</g>`;
    },
  );
}

/** How a tile breaks; varies with its place. @param {{x: number, y: number}} cell */
const cracked = ({ x, y }) => {
  const seed = Math.abs(Math.round(x * 3 + y * 5));
  return `rotate(${(seed * 37) % 360}) scale(${seed % 2 ? 1 : -1} 1)`;
};
const GRAINS = [
  [-18, -14, 2],
  [9, -22, 1.4],
  [20, -3, 2.2],
  [-6, 3, 1.7],
  [-24, 8, 1.3],
  [13, 15, 1.9],
  [-9, 22, 1.5],
  [2, -9, 1.2],
  [24, 12, 1.2],
];

/** @param {Stage} stage @param {string} name @param {{x: number, y: number}} cell @param {unknown} inside */
function falling(stage, name, cell, inside) {
  const { chart } = stage;
  const collapse = /** @type {import("./collapse.js").Collapse} */ (stage.collapse);
  if (collapse.kept.has(name)) {
    return svg`<g class="isl-tile isl-kept" transform=${at(cell)}>${inside}<polygon class="isl-stays"
      points=${chart.outline(0.96)}></polygon></g>`;
  }
  const delay = `--delay: ${collapse.delays.get(name) ?? 0}ms`;
  return svg`<g class="isl-tile isl-fall isl-fall-${collapse.shown % 2}" transform=${at(cell)} .style=${delay}>
    <g class="isl-grains"><polygon points=${chart.outline(0.9)}></polygon>${GRAINS.map(
      ([x, y, size]) => svg`<circle cx=${x} cy=${y} r=${size}></circle>`,
    )}</g>
    <g class="isl-sinks">${inside}<g transform=${cracked(cell)}>
      <path class="isl-crack" d="M-34-6 -20-2 -13-11 -3 1 -7 11 4 17 1 30M-3 1 9-6 14 3 32-1M-13-11-15-26M9-6 12-21">
        </path></g></g></g>`;
}

/** The places a prisoner can go to, with their costs. @param {Stage} stage */
function lights(stage) {
  const { chart, playing } = stage;
  return [...(playing.ways?.values() ?? [])].map((way) => {
    const spot = spot_of(stage, way.to);
    if (!spot) return "";
    const large = Boolean(zone_of(way.to));
    return svg`<g class="isl-light isl-light-${Math.min(way.cost, 3)}${way.lines.length ? " isl-light-weighty" : ""}${
      playing.goal === way ? " isl-light-goal" : ""
    }" data-way=${way.to} transform=${at(spot)}>
      ${large ? svg`<polygon class="isl-light-zone" points=${chart.outline(0.9)}></polygon>` : ""}
      <circle r="12.6"></circle><text y="4.6">${way.cost}</text></g>`;
  });
}

/** The middle of a place: a section, a zone or home. @param {Stage} stage @param {string} place */
export function spot_of(stage, place) {
  const { chart } = stage;
  if (place === HOME) {
    const middle = prison_at(stage);
    return { x: middle.x, y: middle.y + 63 };
  }
  const cell = chart.cell(place);
  const lies = stage.tile_at(cell_of(place));
  if (!cell || !lies) return cell;
  return chart.standing(place, lies.tile, lies.rotation, 1)[0] ?? cell;
}

/** The sides where a door can be set. @param {Stage} stage */
function doors(stage) {
  const { chart, playing, own } = stage;
  if (!playing.doors) return "";
  return playing.doors.sides.map((side) => {
    const cell = chart.cell(cell_of(side));
    const letter = side.split("@")[1];
    if (!cell) return "";
    if (playing.doors?.chosen === side)
      return svg`<g class="isl-door-chosen" transform=${at(cell)}>${door(chart, letter, own)}</g>`;
    const number = chart.sides.indexOf(letter);
    const { x, y } = chart.border(number, 0.86);
    return svg`<g class="isl-door-open" data-side=${side}
        transform="translate(${cell.x + x} ${cell.y + y}) rotate(${number * 60})"
        ><rect x="-5" y="-11.5" width="10" height="23" rx="2.5"></rect></g>`;
  });
}

/** The path of a walk, border by border. @param {Stage} stage @param {Standing[]} men */
function path(stage, men) {
  const { playing, chart, hovered } = stage;
  if (!playing.picked || !playing.ways) return "";
  const way = playing.goal ?? [...playing.ways.values()].find((one) => hovered && chart.cell(one.to) === hovered);
  if (!way) return "";
  const from = men.find((one) => one.man === playing.picked);
  const points = [
    ...(from ? [{ x: from.x, y: from.y }] : []),
    ...crossing(stage, stage.place_of(playing.picked), way.path),
  ];
  const steps = way.path.flatMap((place) => spot_of(stage, place) ?? []);
  return svg`<g class="isl-path"><polyline class="isl-path-case" points=${line(points)}></polyline>
    <polyline class="isl-path-line" points=${line(points)}></polyline>
    ${steps.slice(0, -1).map((step) => svg`<circle cx=${step.x} cy=${step.y} r="4.6"></circle>`)}</g>`;
}

/** @param {{x: number, y: number}[]} points */
const line = (points) => points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");

/**
 * The points of a way after its start, one at every border it crosses.
 * @param {Stage} stage
 * @param {string} from
 * @param {string[]} path
 */
function crossing(stage, from, path) {
  const points = [];
  let last = from;
  for (const place of path) {
    const crossed = border_between(stage, last, place);
    if (crossed) points.push(crossed);
    const there = spot_of(stage, place);
    if (there) points.push({ x: there.x, y: there.y });
    last = place;
  }
  return points;
}

/** Ways of the others since your turn: pale where they begin, full where they end. @param {Stage} stage */
function paths(stage) {
  const { since, traced } = stage.store;
  if (!since || stage.collapse || stage.playing.hand || stage.playing.picked) return "";
  return trails(since).map(({ seat, pawn, places }) => {
    const [start, ...path] = places;
    const first = spot_of(stage, start);
    const points = [...(first ? [{ x: first.x, y: first.y }] : []), ...crossing(stage, start, path)];
    if (points.length < 2) return "";
    const parts = points.slice(1).map((point, number) => {
      const share = (number + 1) / (points.length - 1);
      return svg`<polyline class="isl-trail-line" points=${line([
        points[number],
        point,
      ])} stroke-width=${3 + 2 * share} stroke-opacity=${0.35 + 0.65 * share}></polyline>`;
    });
    return svg`<g class="isl-trail isl-${pawn[0]}${
      traced === null || traced === seat ? "" : " isl-trail-back"
    }" data-seat=${seat}>
      <polyline class="isl-trail-case" points=${line(points)}>
        </polyline>${parts}<circle class="isl-trail-start" cx=${points[0].x} cy=${points[0].y} r="11"></circle></g>`;
  });
}

/** The middle of the border that is crossed. @param {Stage} stage @param {string} from @param {string} to */
function border_between(stage, from, to) {
  const { chart } = stage;
  const [place, other] = stage.tile_at(cell_of(from)) ? [from, to] : [to, from];
  const cell = chart.cell(place);
  const lies = stage.tile_at(cell_of(place));
  if (!cell || !lies) return null;
  const sides = chart.kinds[lies.tile].sections[lies.rotation][section_of(place)] ?? [];
  const target = other === HOME ? "" : (chart.cell(other)?.name ?? "");
  const side = sides.find((one) =>
    target ? cell.beside[one] === target : chart.cells.get(cell.beside[one])?.kind === "island",
  );
  if (side === undefined) return null;
  const border = chart.border(side);
  return { x: cell.x + border.x, y: cell.y + border.y };
}

/** @param {Stage} stage @param {Standing} one */
function man(stage, one) {
  const { playing, collapse, parts } = stage;
  const picked = playing.picked === one.man;
  const may =
    !playing.picked && !playing.hand && !playing.doors && one.size === 1 && playing.open.men.includes(one.man);
  const danger = parts["board/danger"];
  const doomed =
    !collapse &&
    (((stage.threatening || danger?.near) && danger?.buried.includes(one.man)) ||
      playing.preview?.buried?.includes(one.man));
  const gone = collapse?.buried.has(one.man);
  const tired = stage.parts["board/status"]?.tired?.[one.man];
  const size = picked ? one.size * 1.14 : one.size;
  // As a property, because the content security policy forbids inline styles.
  const style = `transform: translate(${one.x}px, ${one.y}px) scale(${size}); --delay: ${
    gone ? (collapse?.delays.get(cell_of(one.place)) ?? 0) : 0
  }ms`;
  return svg`<g class="isl-man${one.size ? "" : " isl-man-away"}${
    picked ? " isl-man-picked" : ""
  }${may ? " isl-man-may" : ""}${doomed ? " isl-man-doomed" : ""}${gone ? " isl-man-buried" : ""}${
    stage.pointed.pawns.includes(one.man) || stage.store.subject.pawns.includes(one.man) ? " isl-man-pointed" : ""
  }"
    data-man=${one.man} data-place=${one.place} .style=${style}>
    <circle class="isl-man-ring" r="17"></circle><g class="isl-man-token">${token(one.man)}</g>
    ${
      tired === undefined || collapse
        ? ""
        : svg`<g class="isl-man-tired" transform="translate(11 -11)"><circle r="6.5"></circle>
          <text y="3.4">${tired}</text></g>`
    }
    ${gone ? svg`<path class="isl-strike" d="M-13 13 13-13"></path>` : ""}</g>`;
}

/** The tile in hand, where it is held or would be laid. @param {Stage} stage */
function inHand(stage) {
  const { chart, playing, hovered } = stage;
  const { hand } = playing;
  if (!hand?.fits) return "";
  const over = !hand.at && hovered && (hand.fits.cells[hovered.name] ? hovered.name : "");
  const held = hand.at || over || hand.cell;
  const cell = held ? chart.cells.get(held) : undefined;
  if (!cell) return "";
  const now = stage.tile_at(hand.cell);
  const fits = over ? stage.takes(over) === "fits" : true;
  const owners = now?.sections.map((one) => one.owner);
  const tiled = playing.preview?.tiles?.find((one) => one.cell === hand.at);
  const swapped = hand.at && hand.fits.swaps[hand.at] ? stage.tile_at(hand.at) : undefined;
  const home = swapped ? chart.cells.get(hand.cell) : undefined;
  const left = hand.cell && held !== hand.cell && !swapped ? chart.cells.get(hand.cell) : undefined;
  return svg`
    ${left && now ? svg`<g class="isl-left" transform=${at(left)}>${tile(chart, hand.code, now.rotation)}</g>` : ""}
    ${
      home && swapped
        ? svg`<g class="isl-hand" transform=${at(home)}><g>${tile(
            chart,
            swapped.tile,
            hand.other,
          )}</g><polygon class="isl-hand-edge" points=${chart.outline(0.97)}></polygon></g>`
        : ""
    }
    <g class="isl-hand${hand.at ? "" : " isl-hand-over"}${fits ? "" : " isl-hand-turned"}" transform=${at(cell)}>
      ${repeat(
        [hand.rotation],
        (rotation) => rotation,
        (rotation) =>
          svg`<g class="isl-hand-tile">${tile(
            chart,
            hand.code,
            rotation,
            tiled
              ? { owners: tiled.sections.map((one) => one.owner), doors: tiled.doors, dead: tiled.dead_ends }
              : { owners },
          )}</g>`,
      )}
      <polygon class="isl-hand-edge" points=${chart.outline(0.97)}></polygon></g>`;
}

/**
 * Rings: the cursor, the cell being described, the place of a refusal, and cells that stay lit.
 * @param {Stage} stage
 * @param {Standing[]} men
 */
function marks(stage, men) {
  const { chart, playing, cursor, pointed, parts } = stage;
  const cells = [...pointed.places, ...stage.store.subject.places].flatMap((place) => chart.cell(place) ?? []);
  const danger = parts["board/danger"];
  const kept =
    !stage.collapse && (stage.threatening || playing.preview?.buried?.length)
      ? (danger?.kept ?? []).flatMap((/** @type {string} */ name) => chart.cells.get(name) ?? [])
      : [];
  return svg`
    ${cells.map(
      (cell) => svg`<polygon class="isl-pointed" points=${chart.outline(0.97)} transform=${at(cell)}></polygon>`,
    )}
    ${kept.map(
      (cell) => svg`<polygon class="isl-stays" points=${chart.outline(0.96)} transform=${at(cell)}></polygon>`,
    )}
    ${
      playing.why
        ? svg`<polygon class="isl-why" points=${chart.outline(0.95)} transform=${at(playing.why)}></polygon>`
        : ""
    }
    ${cursor ? svg`<polygon class="isl-cursor" points=${chart.outline(0.99)} transform=${at(cursor)}></polygon>` : ""}
    ${men
      .filter((one) => one.man === playing.picked && one.size)
      .map((one) => svg`<circle class="isl-picked-ring" cx=${one.x} cy=${one.y} r="19"></circle>`)}`;
}
