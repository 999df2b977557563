import assert from "node:assert/strict";
import { test } from "node:test";
import * as camera from "../../src/goneaway/web/page/board/camera.js";
import { every, labels } from "../../src/goneaway/web/page/colditz/edges.js";
import { ARROWS, Plan, fanned } from "../../src/goneaway/web/page/colditz/plan.js";
import { STEPS, band, contour } from "../../src/goneaway/web/page/colditz/tints.js";
import { mark, token } from "../../src/goneaway/web/page/colditz/tokens.js";
import {
  along,
  bent,
  by_place,
  line,
  meant,
  nearest_step,
  walk_text,
  walking_time,
} from "../../src/goneaway/web/page/colditz/walks.js";
import { Ahead } from "../../src/goneaway/web/page/colditz/ahead.js";

const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);
const BOX = { x: -36, y: -36, w: 1512, h: 1028 };
const ROOM = { x: 0, y: 0, w: 1112, h: 900 };

test("zooming keeps what lies under the pointer there", () => {
  const from = { x: 30, y: -20, k: 1.2 };
  const at = { x: 400, y: 300 };
  const before = camera.to_world(from, at.x, at.y);
  const to = camera.zoomed(from, 1.5, at, { least: 0.5, most: 4 });
  const after = camera.to_world(to, at.x, at.y);
  near(before.x, after.x);
  near(before.y, after.y);
  near(to.k, 1.8);
  assert.equal(camera.zoomed(from, 100, at, { least: 0.5, most: 4 }).k, 4);
});

test("it opens with circles of 22 pixels, or all of it if they are larger then", () => {
  assert.ok(camera.opening(BOX, ROOM) * 20 >= 22);
  assert.ok(camera.opening({ x: 0, y: 0, w: 200, h: 200 }, ROOM) > 1.1);
});

test("fit-all shows all, in the free part", () => {
  const room = camera.free({ w: 1112, h: 900 }, { top: 100, right: 0, bottom: 140, left: 0 });
  const all = camera.fit(BOX, room);
  const low = camera.to_screen(all, BOX.x, BOX.y);
  const high = camera.to_screen(all, BOX.x + BOX.w, BOX.y + BOX.h);
  assert.ok(low.x >= -0.1 && low.y >= 99.9 && high.x <= 1112.1 && high.y <= 760.1);
});

test("the drawing cannot be lost", () => {
  const lost = camera.held({ x: 90000, y: -90000, k: 1.1 }, BOX, ROOM);
  const middle = camera.to_world(lost, ROOM.w / 2, ROOM.h / 2);
  assert.ok(middle.x >= BOX.x - 1 && middle.x <= BOX.x + BOX.w + 1);
  assert.ok(middle.y >= BOX.y - 1 && middle.y <= BOX.y + BOX.h + 1);
});

test("a flight begins and ends where it should", () => {
  const a = camera.centred(100, 100, 1, ROOM);
  const b = camera.centred(900, 400, 2, ROOM);
  const begun = camera.between(a, b, 0, ROOM);
  const ended = camera.between(a, b, 1, ROOM);
  near(begun.x, a.x);
  near(ended.k, 2);
  near(ended.x, b.x);
  assert.ok(camera.in_sight(b, { x: 900, y: 400 }, ROOM));
  assert.ok(!camera.in_sight(b, { x: 0, y: 0 }, ROOM));
});

test("men keep 17 pixels", () => {
  near(camera.man_scale(0.4) * 23 * 0.4, 17);
  assert.equal(camera.man_scale(2), 1);
});

const PLAN = new Plan({
  view_box: [-36, -36, 300, 300],
  step: 24,
  circles: {
    "yard-1": [0, 0, "", "yard", "courtyard 1A", "to courtyard 1A"],
    "yard-2": [24, 0, "post", "yard", "courtyard 2A", "to courtyard 2A"],
    "yard-3": [12, 20.8, "", "yard", "courtyard 1B", "to courtyard 1B"],
    "cell-a-1": [100, 100, "held", "cell-a", "inner cells A", "to the inner cells A"],
    "cell-a-2": [124, 100, "held", "cell-a", "inner cells A", "to the inner cells A"],
    "chapel-1": [48, 0, "", "chapel", "Chapel 3A", "to Chapel 3A"],
    "bed-1": [200, 0, "held", "barracks", "Barracks", "to Barracks"],
  },
  rooms: { chapel: ["chapel-1"] },
  cells: { "inner-a": ["cell-a-1", "cell-a-2"] },
  barracks: ["bed-1"],
  tunnels: {},
  tower: [],
  kinds: { post: "A black circle." },
  called: {
    chapel: ["Chapel", "to the Chapel"],
    "inner-a": ["inner cells A", "to the inner cells A"],
    reserve: ["Barracks", "to Barracks"],
    "chapel-1/tunnel": ["Chapel tunnel 3A", "to Chapel tunnel 3A"],
  },
  columns: { 1: 6, 2: 30, 3: 54 },
  rows: { A: 0, B: 20.8 },
});

test("a point means the circle nearest to it", () => {
  assert.equal(PLAN.nearest(3, 2, 14)?.name, "yard-1");
  assert.equal(PLAN.nearest(60, 60, 14), null);
  assert.equal(PLAN.nearest(3, 2, 30, (circle) => circle.kind === "post")?.name, "yard-2");
});

test("everybody is drawn somewhere: in cells bunk by bunk, guards in Barracks", () => {
  assert.equal(PLAN.stands("b1", "yard-1")?.name, "yard-1");
  assert.equal(PLAN.stands("b1", "chapel-1/tunnel")?.name, "chapel-1");
  assert.equal(PLAN.stands("b2", "inner-a", 1)?.name, "cell-a-2");
  assert.equal(PLAN.stands("g9", "reserve")?.name, "bed-1");
  assert.equal(PLAN.stands("b1", "escaped"), undefined);
});

test("arrows lead to neighbours", () => {
  const from = PLAN.circles.get("yard-1");
  assert.equal(PLAN.beside(from, ARROWS.ArrowRight)?.name, "yard-2");
  assert.equal(PLAN.beside(from, ARROWS.ArrowDown)?.name, "yard-3");
  assert.equal(PLAN.beside(from, ARROWS.ArrowLeft), null);
});

test("places have names", () => {
  assert.equal(PLAN.title("chapel-1"), "Chapel 3A");
  assert.equal(PLAN.title("chapel-1/tunnel"), "Chapel tunnel 3A");
  assert.equal(PLAN.title("yard-1"), "courtyard 1A");
  assert.equal(PLAN.title("inner-a"), "inner cells A");
  assert.equal(PLAN.title("reserve"), "Barracks");
  assert.equal(PLAN.going_to("yard-1"), "to courtyard 1A");
  assert.equal(PLAN.going_to("chapel"), "to the Chapel");
  assert.deepEqual(
    PLAN.all("chapel").map((circle) => circle.name),
    ["chapel-1"],
  );
});

test("the number and the letter of a circle stand at the edges, as many as there is room for", () => {
  assert.deepEqual(labels(PLAN, PLAN.circles.get("yard-1")), { column: "1", row: "A" });
  assert.deepEqual(labels(PLAN, PLAN.circles.get("yard-3")), { column: "1", row: "B" });
  assert.deepEqual(labels(PLAN, PLAN.circles.get("yard-2")), { column: "2", row: "A" });
  assert.deepEqual(
    [1, 0.6, 0.4, 0.1].map((k) => every(24, k)),
    [1, 2, 5, 10],
  );
});

test("several on one place stand apart", () => {
  assert.deepEqual(fanned(0, 1), { x: 0, y: 0 });
  const six = Array.from({ length: 6 }, (_, number) => fanned(number, 6));
  assert.equal(new Set(six.map((at) => `${at.x.toFixed(1)},${at.y.toFixed(1)}`)).size, 6);
});

test("a contour map goes from near to far", () => {
  assert.equal(contour(1, 9), 0);
  assert.equal(contour(9, 9), STEPS - 1);
  assert.equal(contour(1, 1), 0);
  assert.deepEqual([1, 2, 3, 4, 5, 9].map(band), [1, 1, 2, 2, 3, 3]);
});

test("pawns are written as on the board", () => {
  assert.equal(mark("d4"), "D4");
  assert.equal(mark("g12"), "12");
  for (const pawn of ["a1", "b2", "d3", "f4", "p5", "g6"]) assert.match(token(pawn), /man-halo/);
});

test("a walk is said, drawn and bent", () => {
  const ways = by_place({
    destinations: [
      { place: "yard-2", path: ["yard-3", "yard-2"], cost: 2, cards: [], label: "", kind: "", name: "" },
      { place: "chapel-1/tunnel", path: [], cost: 4, cards: [], label: "", kind: "", name: "" },
    ],
  });
  assert.equal(walk_text("d4", ways.get("yard-2").path), "move d4 yard-3 yard-2");
  assert.equal(meant(ways, "chapel-1")?.cost, 4);
  assert.equal(meant(ways, "yard-9"), undefined);
  assert.equal(
    line([
      { x: 0, y: 1 },
      { x: 2, y: 3 },
    ]),
    "M0 1L2 3",
  );
  assert.deepEqual(
    along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
      0.75,
    ),
    { x: 10, y: 5 },
  );
  assert.deepEqual(
    along(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      2,
    ),
    { x: 10, y: 0 },
  );
  assert.equal(walking_time(4), 440);
  assert.equal(walking_time(40), 1200);
  assert.equal(
    nearest_step(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      { x: 8, y: 1 },
    ).number,
    1,
  );
  assert.deepEqual(bent([], ["a", "b"], "w"), ["w"]);
  assert.deepEqual(bent(["b"], ["a", "b", "c", "d"], "w", 1), ["w", "b"]);
  assert.deepEqual(bent(["b"], ["a", "b", "c", "d"], "w", 3), ["b", "w"]);
  assert.deepEqual(bent(["b"], ["a", "b"], "b"), []);
});

test("steps of one pawn are one walk, and what matters has its moment", async () => {
  const { acts } = await import("../../src/goneaway/web/page/colditz/moments.js");
  const told = acts([
    { kind: "stepped", parameters: { man: "d4", to: "yard-1", points: 3 } },
    { kind: "stepped", parameters: { man: "d4", to: "yard-2", points: 2 } },
    { kind: "drawn", parameters: { seat: "dutch" } },
    { kind: "guard-stepped", parameters: { guard: "g1", to: "yard-3", points: 2 } },
    { kind: "arrested", parameters: { man: "d4", cause: "guard", at: "yard-2", cell: "inner-a", guard: "g1" } },
    { kind: "posted", parameters: { guard: "g2", to: "yard-9" } },
  ]);
  assert.deepEqual(
    told.map((one) => [one.kind, one.pawn, one.places]),
    [
      ["walk", "d4", ["yard-1", "yard-2"]],
      ["walk", "g1", ["yard-3"]],
      ["arrest", "d4", ["yard-2", "inner-a"]],
      ["goes", "g2", ["yard-9"]],
    ],
  );
});

test("ways are asked for ahead, one after another, until something happens", async () => {
  /** @type {string[]} */
  const asked = [];
  /** @type {number[]} */
  const drawn = [];
  const asking = {
    ask: async (/** @type {string} */ kind, /** @type {any} */ { pawn }) => (
      asked.push(`${kind} ${pawn}`),
      { points: 3, destinations: [{ place: "yard-1" }] }
    ),
  };
  const ahead = new Ahead(/** @type {any} */ (asking), (ways) => drawn.push(ways.size));
  await ahead.look(["b1", "b2"]);
  assert.deepEqual(asked, ["ways b1", "ways b2"]);
  assert.deepEqual([...ahead.known.keys()], ["b1", "b2"]);
  assert.equal(ahead.known.get("b1")?.points, 3);
  assert.deepEqual(drawn, [1, 1]);
  const looking = ahead.look(["b3", "b4"]);
  ahead.clear();
  await looking;
  assert.equal(ahead.known.size, 0);
  assert.ok(!asked.includes("ways b4"));
});
