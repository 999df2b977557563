import assert from "node:assert/strict";
import { mock, test } from "node:test";
import * as camera from "../../src/goneaway/web/page/board/camera.js";
import { Line } from "../../src/goneaway/web/page/lib/socket.js";
import { Store } from "../../src/goneaway/web/page/table/store.js";
import { about, headed, shown, trails } from "../../src/goneaway/web/page/table/trails.js";

const walk = (pawn, from, ...places) => ({
  kind: "stepped",
  sentence: `${pawn} walked.`,
  pawns: [pawn],
  places,
  walk: { pawn, from, to: places.at(-1), cost: places.length },
});
const arrest = {
  kind: "arrested",
  sentence: "Guard 3 arrested B1.",
  pawns: ["b1", "g3"],
  places: ["yard-5"],
  walk: null,
};
const drawn = { kind: "drawn", sentence: "Security drew a card.", pawns: [], places: [], walk: null };
const SINCE = {
  number: 9,
  from: 4,
  at: 0,
  first_turn: false,
  seats: [
    { seat: 1, thrown: ["4 and 2"], lines: [walk("d1", "yard-1", "yard-2", "yard-3")], first: [0] },
    { seat: 2, thrown: [], lines: [drawn, walk("g3", "", "yard-4"), arrest], first: [2, 1] },
  ],
};

test("before one's first turn it is not called after a turn", () => {
  assert.equal(headed(SINCE), "since");
  assert.equal(headed({ ...SINCE, first_turn: true }), "since-first");
});

test("every walk is a way from where it began, and an arrest is a place", () => {
  assert.deepEqual(trails(SINCE), [
    { seat: 1, pawn: "d1", places: ["yard-1", "yard-2", "yard-3"], taken: false },
    { seat: 2, pawn: "g3", places: ["yard-4"], taken: false },
    { seat: 2, pawn: "b1", places: ["yard-5"], taken: true },
  ]);
  assert.deepEqual(trails(null), []);
});

test("of a seat the weightiest lines are shown, the others when they are asked for", () => {
  const { lines, more } = shown(SINCE.seats[1], false);
  assert.deepEqual([lines.map((line) => line.kind), more], [["arrested", "stepped"], 1]);
  assert.deepEqual(
    shown(SINCE.seats[1], true).lines.map((line) => line.kind),
    ["arrested", "stepped", "drawn"],
  );
  assert.deepEqual(about(SINCE.seats[1]), { places: ["yard-4", "yard-5"], pawns: ["g3", "b1"] });
});

/** A table in whose turn of one's own the server tells what the others did. */
function table(eyes = 0) {
  const asks = [];
  let wire;
  const socket = {
    send(text) {
      const message = JSON.parse(text);
      if (message.hello) return;
      asks.push(message.ask.kind);
      queueMicrotask(() =>
        wire.onmessage({
          data: JSON.stringify({
            answer: { request: message.request, value: message.ask.kind === "since" ? SINCE : null },
          }),
        }),
      );
    },
    close() {},
  };
  const line = new Line(
    { token: "t", table: "ABCDEF", language: "en" },
    { socket: () => (wire = socket), later: () => 0 },
  );
  const store = new Store(line);
  line.open();
  wire.onopen();
  wire.onmessage({
    data: JSON.stringify({ welcome: { eyes, seats: eyes === null ? [] : [0], number: 8, host: true } }),
  });
  const hear = (message) => wire.onmessage({ data: JSON.stringify(message) });
  const asked = { seat: 0, mine: eyes !== null, kind: "officer", question: "?", verbs: [], only: "", beside: [] };
  const parts = {
    about: { status: "playing", code: "ABCDEF", game: "colditz" },
    seats: [{ seat: 0, you: eyes !== null }, { seat: 1 }],
    asked,
  };
  const begins = { kind: "turn-begun", sentence: "Your turn.", seat: "british", pawns: [], places: [] };
  const state = (lines = [begins]) =>
    hear({
      state: {
        number: 9,
        eyes,
        parts,
        log: [{ number: 9, entry: { kind: "acted", seat: 1 }, lines, replaces: 0 }],
        talk: [],
      },
    });
  const told = (number, lines, seat = 0, events = [], by = undefined) =>
    hear({ told: { number, entry: { kind: "acted", seat, by }, lines, events, parts: {} } });
  return { store, asks, state, told, begins };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test("the summary is asked for once a turn, also after a reload, and goes with one's first action", async () => {
  const { store, asks, state, told } = table();
  state();
  await soon();
  assert.equal(store.since?.number, 9);
  told(10, [drawn], 0, [], "auto");
  await soon();
  assert.equal(store.since?.number, 9, "what is answered by itself has not been read either");
  store.trace(1);
  told(11, [{ kind: "thrown", sentence: "The British threw 4 and 3.", pawns: [], places: [] }]);
  await soon();
  assert.equal(store.since, null);
  assert.equal(store.traced, null);
  assert.deepEqual(asks, ["since"]);
});

test("whoever picks something needs the board, and gets the strip back when it is put down", async () => {
  const { store, state } = table();
  state();
  await soon();
  assert.equal(store.atWork, false);
  store.pick("b1");
  assert.equal(store.atWork, true);
  store.pick("");
  assert.equal(store.atWork, false);
  store.propose({ text: "roll" });
  assert.equal(store.atWork, true);
  store.leave();
  store.speakOf({ title: "Lay the wide bend", reason: "" });
  assert.equal(store.atWork, true);
  assert.equal(store.since?.number, 9);
});

test("it goes with the turn of another, too", async () => {
  const { store, state, told, begins } = table();
  state();
  await soon();
  told(10, [{ ...begins, seat: "dutch" }]);
  assert.equal(store.since, null);
});

test("a reload after one's first action brings it back no more", async () => {
  const { store, state, told } = table();
  told(8, []);
  state();
  told(10, [{ kind: "thrown", sentence: "The British threw 4 and 3.", pawns: [], places: [] }]);
  await soon();
  assert.equal(store.since, null);
});

test("a watcher is told nothing of the kind", async () => {
  const { asks, state } = table(null);
  state();
  await soon();
  assert.deepEqual(asks, []);
});

test("what was sent away does not come back with a reload", async () => {
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
  });
  try {
    const first = table();
    first.state();
    await soon();
    first.store.putAway();
    assert.equal(first.store.since, null);
    const again = table();
    again.state();
    await soon();
    assert.deepEqual(again.asks, ["since"]);
    assert.equal(again.store.since, null);
  } finally {
    delete globalThis.localStorage;
  }
});

test("the dice of others and what is said of them are of the same moment", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { store, state, told } = table();
    state();
    const thrown = [{ kind: "thrown", sentence: "The Dutch threw 6 and 2.", pawns: [], places: [] }];
    told(10, thrown);
    assert.equal(store.withheld, true);
    store.parts = { ...store.parts, asked: { ...store.asked, mine: false } };
    told(11, thrown, 1);
    assert.deepEqual([store.tumbling, store.withheld], [true, false]);
  } finally {
    mock.timers.reset();
  }
});

test("dice lie before anybody reckons with them, unless nothing may move", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { store, state, told } = table();
    state();
    told(10, [{ kind: "thrown", sentence: "The British threw 4 and 3.", pawns: [], places: [] }]);
    assert.equal(store.tumbling, true);
    mock.timers.tick(619);
    assert.equal(store.tumbling, true);
    mock.timers.tick(1);
    assert.equal(store.tumbling, false);
    globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
    told(11, [{ kind: "thrown", sentence: "The British threw 4 and 3.", pawns: [], places: [] }]);
    assert.equal(store.tumbling, false);
  } finally {
    delete globalThis.matchMedia;
    mock.timers.reset();
  }
});

test("grave events are moments that pass, can be skipped, and are absent where nothing may move", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { store, state, told } = table();
    state();
    told(10, [arrest], 1);
    assert.deepEqual(store.moment, { sentence: "Guard 3 arrested B1.", kind: "stern" });
    let skipped = 0;
    store.addEventListener("skip", () => (skipped += 1));
    store.skip();
    assert.deepEqual([store.moment, skipped], [null, 1]);
    told(
      11,
      [
        { kind: "escaped", sentence: "D1 has gone away.", pawns: ["d1"], places: [] },
        { kind: "eliminated", sentence: "The Dutch are out.", pawns: [], places: [] },
      ],
      1,
    );
    assert.deepEqual(store.moment, { sentence: "D1 has gone away. The Dutch are out.", kind: "good" });
    mock.timers.tick(1800);
    assert.equal(store.moment, null);
    const played = [{ kind: "played", sentence: "Security played a card.", pawns: [], places: [] }];
    told(12, played, 1, [{ kind: "played", parameters: { card: "bribe" } }]);
    assert.equal(store.moment, null);
    told(13, played, 1, [{ kind: "played", parameters: { card: "appel" } }]);
    assert.equal(store.moment?.kind, "stern");
    store.skip();
    globalThis.matchMedia = /** @type {any} */ (() => ({ matches: true }));
    told(14, [arrest], 1);
    assert.equal(store.moment, null);
  } finally {
    delete globalThis.matchMedia;
    mock.timers.reset();
  }
});

const ROOM = { x: 0, y: 0, w: 1000, h: 600 };

test("one looks where most of one's men are, not at the middle between them", () => {
  const men = [
    { x: 0, y: 0 },
    { x: 40, y: 30 },
    { x: 20, y: 60 },
    { x: 5000, y: 4000 },
    { x: 5000, y: -4000 },
  ];
  assert.deepEqual(camera.gathered(men, 1, ROOM), { x: 20, y: 30 });
  assert.equal(camera.gathered([], 1, ROOM), null);
  // All of them, where the scale allows it.
  assert.deepEqual(
    camera.gathered(
      [
        { x: 0, y: 0 },
        { x: 400, y: 0 },
      ],
      1,
      ROOM,
    ),
    { x: 200, y: 0 },
  );
});

test("whatever one flies to, the drawing fills the screen but for a margin", () => {
  const box = { x: 0, y: 0, w: 1400, h: 960 };
  for (const [x, y] of [
    [0, 0],
    [1400, 0],
    [0, 960],
    [1400, 960],
    [9000, -9000],
  ]) {
    const found = camera.held(camera.centred(x, y, 1.1, ROOM), box, ROOM);
    const low = camera.to_screen(found, box.x, box.y);
    const high = camera.to_screen(found, box.x + box.w, box.y + box.h);
    assert.ok(low.x <= 100.1 && low.y <= 60.1 && high.x >= 899.9 && high.y >= 539.9, `${x} ${y}`);
  }
});
