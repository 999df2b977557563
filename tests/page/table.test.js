import assert from "node:assert/strict";
import { test } from "node:test";
import { routes } from "../../src/goneaway/web/page/table/routes.js";
import { Line } from "../../src/goneaway/web/page/lib/socket.js";
import { words } from "../../src/goneaway/web/page/lib/words.js";
import { Store } from "../../src/goneaway/web/page/table/store.js";
import { worded } from "./worded.js";
import { choiceButtons } from "../../src/goneaway/web/page/table/buttons.js";
import { clock, headline } from "../../src/goneaway/web/page/table/telling.js";

words.read = worded;

test("a turn offers cards and claims only where there are some", async () => {
  await words.speak("en");
  const turn = (points, ...verbs) =>
    headline({
      mine: true,
      log: [],
      seats: [],
      asked: { kind: "officer", question: "?", beside: [], verbs: verbs.map((word) => ({ word })) },
      parts: { about: { game: "colditz" }, "board/status": { points } },
    });
  assert.deepEqual(turn(0, "end", "offer"), { title: "Your points are spent.", reason: "End your turn." });
  assert.equal(turn(0, "end", "claim").reason, "Claim Equipment, or end your turn.");
  assert.equal(turn(8, "move", "end").reason, "Pick a man on the board.");
  assert.equal(turn(8, "move", "play", "end").reason, "Pick a man on the board, or a card.");
  assert.equal(turn(0, "roll").reason, "Your turn has begun.");
  assert.equal(
    turn(0, "roll", "play", "claim").reason,
    "Your turn has begun. You may also play a card or claim Equipment first.",
  );
});

test("a choice is called by what it is, and the rest stands beside it", () => {
  const choice = (word, label, note) => ({ word, label, note, whole: true });
  const [chapel, man] = choiceButtons({
    choices: [choice("chapel-11", "Chapel", "8"), choice("b1", "B1", "Kitchen")],
    lit: {},
  });
  assert.deepEqual([chapel.label, chapel.note], ["Chapel", "8"]);
  assert.deepEqual([man.label, man.note], ["B1", "Kitchen"]);
});

test("seconds are read as on a clock", () => {
  assert.deepEqual([0, 9, 61, 3725].map(clock), ["0:00", "0:09", "1:01", "1:02:05"]);
});

/** A table whose server is this function: what it gives is heard, in turn. */
function table(answers) {
  const said = [];
  let wire;
  const socket = {
    send(text) {
      const message = JSON.parse(text);
      if (message.hello) return;
      said.push(message);
      for (const heard of answers(message, said.length))
        queueMicrotask(() => wire.onmessage({ data: JSON.stringify(heard) }));
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
  wire.onmessage({ data: JSON.stringify({ welcome: { eyes: 0, seats: [0], number: 3, host: true } }) });
  return { store, said, hear: (message) => wire.onmessage({ data: JSON.stringify(message) }) };
}

const asked = {
  seat: 0,
  mine: true,
  kind: "officer",
  question: "?",
  verbs: [{ word: "roll", whole: true }],
  only: "",
  beside: [],
};
const state = (number, more = {}) => ({
  state: {
    number,
    eyes: 0,
    parts: { about: { status: "playing" }, seats: [{ seat: 0, you: true }], asked: { ...asked, ...more } },
    log: [],
    talk: [],
  },
});
const stale = (message, number) => ({
  declined: { request: message.request, code: "stale", sentence: "Too late.", parameters: { number } },
});

test("what came too late is said again if the question is still the same", async () => {
  const { store, said, hear } = table((message, number) =>
    number === 1
      ? [stale(message, 4), state(4)]
      : [
          { told: { number: 5, entry: { kind: "acted", seat: 0 }, lines: [], parts: {} } },
          { done: { request: message.request, number: 5 } },
        ],
  );
  hear(state(3));
  assert.equal(await store.act("roll"), true);
  assert.deepEqual(
    said.map(({ expect }) => expect),
    [3, 4],
  );
  assert.equal(store.number, 5);
});

test("and it is not if another question is open now", async () => {
  const { store, said, hear } = table((message) => [stale(message, 4), state(4, { kind: "draw" })]);
  hear(state(3));
  assert.equal(await store.act("roll"), false);
  assert.equal(said.length, 1);
  assert.equal(store.refused, "Too late.");
});

test("an answer to an offer is given whatever has happened meanwhile", async () => {
  const { store, said, hear } = table((message) => [{ done: { request: message.request, number: 3 } }]);
  hear(state(3));
  await store.act("accept 1");
  assert.equal("expect" in said[0], false);
});

test("a choice with one answer goes on by itself and is shown before it is done", async () => {
  const { store, hear } = table(({ request, ask }) => {
    if (ask.kind === "doing") return [{ answer: { request, value: ["Release B3"] } }];
    const choices = ask.words.length === 1 ? [{ word: "b3", label: "b3", whole: true }] : [];
    return [
      {
        answer: {
          request,
          words: ask.words,
          kind: "pawn",
          title: "",
          choices,
          lit: {},
          whole: ask.words.length === 2,
        },
      },
    ];
  });
  hear(state(3));
  await store.choose(["release"]);
  assert.deepEqual(store.proposal, { words: ["release", "b3"], label: "Release B3" });
});

test("the way of a man who got away begins where he was last free, and leaves out his circles", () => {
  const line = (/** @type {string} */ kind, /** @type {string} */ pawn, /** @type {string[]} */ ...places) => ({
    kind,
    pawns: [pawn],
    places,
  });
  const story = [
    { ply: 1, lines: [line("stepped", "b1", "yard-1", "yard-2"), line("stepped", "d1", "yard-9")] },
    { ply: 2, lines: [line("arrested", "b1", "outer")] },
    { ply: 3, lines: [line("stepped", "b1", "yard-5", "yard-6", "yard-7", "yard-6", "yard-8")] },
    { ply: 4, lines: [line("escaped", "b1", "t3")] },
  ];
  assert.deepEqual(routes(story), [{ pawn: "b1", places: ["yard-5", "yard-6", "yard-8", "t3"], ply: 4 }]);
});

const told = (number, by, lines, seat = 0) => ({
  told: { number, entry: { kind: "acted", seat, by }, lines, events: [], parts: {} },
});

test("that somebody is out of the game stays in sight until it was seen", () => {
  const { store, hear } = table(() => []);
  hear(state(3));
  hear(told(4, "bot", [{ kind: "stepped", sentence: "d1 stepped." }], 1));
  assert.equal(store.news, "");
  hear(
    told(
      5,
      "bot",
      [
        { kind: "dod-run", sentence: "d1 ran." },
        { kind: "eliminated", sentence: "The Dutch are out of the game." },
      ],
      1,
    ),
  );
  hear(told(6, "bot", [{ kind: "stepped", sentence: "f1 stepped." }], 2));
  assert.equal(store.news, "The Dutch are out of the game.");
  store.hush();
  assert.equal(store.news, "");
});

test("there was only one answer if the table gave it, not if a bot played for somebody", () => {
  const { store, hear } = table(() => []);
  hear(state(3));
  hear(told(4, "bot", [{ kind: "turn", sentence: "A bot ended your turn." }]));
  assert.equal(store.answered, "");
  hear(told(5, "auto", [{ kind: "passed", sentence: "You passed." }]));
  assert.equal(store.answered, "You passed.");
});
