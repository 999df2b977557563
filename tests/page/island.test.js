// The island's sums: where tunnels run, where men stand, how tiles turn, in which order everything falls.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Chart, cell_of, fan, section_of, side_of, zone_of } from "../../src/goneaway/web/page/sectionx/chart.js";
import { collapse_of } from "../../src/goneaway/web/page/sectionx/collapse.js";
import { fits_there, next_rotation, next_swap } from "../../src/goneaway/web/page/sectionx/hand.js";

const SIDES = ["E", "SE", "SW", "W", "NW", "NE"];
const turned = (sections) =>
  [0, 1, 2, 3, 4, 5].map((by) => sections.map((sides) => sides.map((side) => (side + by) % 6)));
const kind = (sections, same, hideout = false) => ({ title: "", hideout, room: 1, sections: turned(sections), same });
const beside = (...names) => [...names, "", "", "", "", "", ""].slice(0, 6);
/** Three cells in a row, the last a zone. */
const chart = new Chart({
  corner: 45,
  box: [-60, -60, 300, 120],
  sides: SIDES,
  cells: {
    A1: { x: 0, y: 0, kind: "sea", zone: "", beside: beside("A2") },
    A2: { x: 77.94, y: 0, kind: "sea", zone: "", beside: beside("A3", "", "", "A1") },
    A3: { x: 155.88, y: 0, kind: "zone", zone: "E", beside: beside("", "", "", "A2") },
  },
  zones: { E: ["A3"] },
  tiles: {
    S: kind([[0, 3]], [0, 1, 2, 0, 1, 2]),
    W: kind([[0, 2]], [0, 1, 2, 3, 4, 5]),
    B: kind([[0, 1]], [0, 1, 2, 3, 4, 5]),
    SSS: kind(
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
      [0, 0, 0, 0, 0, 0],
    ),
    WW: kind(
      [
        [0, 2],
        [3, 5],
      ],
      [0, 1, 2, 0, 1, 2],
    ),
    Y: kind([[0, 2, 4]], [0, 1, 0, 1, 0, 1]),
  },
});
const near = (one, other, within = 0.02) =>
  assert.ok(Math.hypot(one.x - other.x, one.y - other.y) < within, JSON.stringify([one, other]));

test("a tunnel runs from side to side, however it bends", () => {
  for (const code of ["S", "W", "B", "SSS", "WW"]) {
    for (const sections of chart.kinds[code].sections) {
      for (const sides of sections) {
        near(chart.along(sides, 0), chart.border(sides[0]));
        near(chart.along(sides, 1), chart.border(sides[1]));
        for (const share of [0.2, 0.5, 0.8]) {
          const { x, y } = chart.along(sides, share);
          assert.ok(Math.hypot(x, y) < chart.reach, "it stays on its tile");
        }
        assert.match(chart.run(sides), /^M[-\d. ]+[LA]/);
      }
    }
  }
  near(chart.along([0, 3], 0.5), { x: 0, y: 0 });
  // A sharp bend goes round the corner between its sides.
  const corner = { x: 45 * Math.cos(Math.PI / 6), y: 45 * Math.sin(Math.PI / 6) };
  const middle = chart.along([0, 1], 0.5);
  assert.ok(Math.abs(Math.hypot(middle.x - corner.x, middle.y - corner.y) - 22.5) < 0.01);
});

test("men on one tile do not stand on each other", () => {
  for (const code of ["SSS", "WW"]) {
    const rests = chart.resting(code, 1);
    rests.forEach((one, number) =>
      rests.slice(number + 1).forEach((other) => assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 23)),
    );
  }
  near(chart.resting("S", 2)[0], { x: 0, y: 0 });
  near(chart.resting("Y", 0)[0], { x: 0, y: 0 });
  assert.equal(fan(2, 10).length, 2);
  assert.equal(fan(5, 10).length, 5);
});

test("places are read as the notation writes them", () => {
  assert.equal(cell_of("E7#2@W"), "E7");
  assert.equal(section_of("E7#2@W"), 1);
  assert.equal(section_of("F8"), 0);
  assert.equal(side_of("F8@NW"), "NW");
  assert.equal(zone_of("zone:E"), "E");
  assert.equal(chart.cell("zone:E")?.name, "A3");
  assert.equal(chart.cell("A2#1")?.name, "A2");
  assert.equal(chart.cell("home"), undefined);
  assert.equal(chart.at(80, 10)?.name, "A2");
  assert.equal(chart.at(80, 90), null);
});

test("a tile is turned to what looks otherwise, and where it lies only to what fits", () => {
  const { S, W, SSS } = chart.kinds;
  assert.equal(next_rotation(S, 0, 1, null), 1);
  assert.equal(next_rotation(S, 0, -1, null), 5);
  assert.equal(next_rotation(SSS, 0, 1, null), 0);
  assert.equal(next_rotation(W, 0, 1, [0, 4]), 4);
  assert.equal(next_rotation(W, 4, 1, [0, 4]), 0);
  assert.equal(next_rotation(W, 0, 1, [0]), 0);
  assert.ok(fits_there(S, [1], 4));
  assert.ok(!fits_there(S, [1], 0));
  assert.ok(!fits_there(S, undefined, 0));
});

test("of two tiles that change places one turns, and the other only if it must", () => {
  const pairs = [
    [0, 0],
    [0, 2],
    [3, 2],
  ];
  assert.deepEqual(next_swap(pairs, 0, 0, 1, true), [0, 2]);
  assert.deepEqual(next_swap(pairs, 0, 2, 1, false), [3, 2]);
  assert.deepEqual(next_swap(pairs, 0, 0, 1, false), [3, 2]);
  assert.deepEqual(next_swap([[0, 0]], 0, 0, 1, false), [0, 0]);
});

test("tunnels fall from where somebody went ashore, one tile after another", () => {
  const before = { "board/tiles": [{ cell: "A1" }, { cell: "A2" }] };
  const events = [
    { kind: "stepped", parameters: { man: "B1", to: "zone:E" } },
    { kind: "collapsed", parameters: { cause: "escape", buried: ["B2"], freed: ["B1"], kept: ["A1"] } },
  ];
  const found = collapse_of(chart, before, events);
  assert.deepEqual(
    [...found.delays],
    [
      ["A2", 0],
      ["A1", 70],
    ],
  );
  assert.deepEqual(found.moved, { B1: "zone:E" });
  assert.deepEqual([...found.buried], ["B2"]);
  assert.ok(found.kept.has("A1"));
  assert.equal(found.before, before);
});
