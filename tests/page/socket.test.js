import assert from "node:assert/strict";
import { test } from "node:test";
import { Declined, Line, pause } from "../../src/goneaway/web/page/lib/socket.js";
import { Store } from "../../src/goneaway/web/page/table/store.js";

/** A socket that is one end of nothing: the test is the server. */
class Wire {
  constructor() {
    this.sent = [];
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen();
  }
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose({ code });
  }
}

function table() {
  const wires = [];
  const later = [];
  let request = 0;
  const line = new Line(
    { token: "t", table: "ABCDEF", language: "en" },
    {
      socket: () => wires[wires.push(new Wire()) - 1],
      later: (run, seconds) => later.push({ run, seconds }),
      name: () => `r${++request}`,
    },
  );
  return { line, wires, later };
}

const welcome = (number) => ({ welcome: { table: "ABCDEF", eyes: 1, seats: [1], number, host: true } });
const state = (number, parts = { about: {} }) => ({ state: { number, eyes: 1, parts, log: [], talk: [] } });

test("it says who it is, then what it is told to, and hears the answer", async () => {
  const { line, wires } = table();
  line.open();
  wires[0].opens();
  assert.deepEqual(wires[0].sent, [{ hello: { token: "t", table: "ABCDEF", language: "en", since: null } }]);
  wires[0].says(welcome(4));
  wires[0].says(state(4));
  assert.equal(line.status, "open");
  const doing = line.do({ kind: "act", action: "roll" });
  assert.deepEqual(wires[0].sent[1], { do: { kind: "act", action: "roll" }, expect: 4, request: "r1" });
  wires[0].says({ done: { request: "r1", number: 5 } });
  assert.equal((await doing).number, 5);
  assert.equal(line.pending, false);
});

test("what was not answered when the line broke is said again, under its own name", async () => {
  const { line, wires, later } = table();
  line.open();
  wires[0].opens();
  wires[0].says(welcome(4));
  wires[0].says(state(4));
  const doing = line.do({ kind: "act", action: "roll" });
  wires[0].breaks();
  assert.equal(line.status, "broken");
  assert.equal(line.pending, true);
  assert.equal(later[0].seconds, 1);
  later[0].run();
  wires[1].opens();
  assert.equal(wires[1].sent[0].hello.since, 4);
  wires[1].says(welcome(4));
  assert.deepEqual(wires[1].sent[1], { do: { kind: "act", action: "roll" }, expect: 4, request: "r1" });
  wires[1].says({ done: { request: "r1", number: 5 } });
  await doing;
});

test("answers come as they are, or in a box if they are no object", async () => {
  const { line, wires } = table();
  line.open();
  wires[0].opens();
  wires[0].says(welcome(1));
  const asked = [line.ask({ kind: "hint" }), line.ask({ kind: "legal" }), line.ask({ kind: "why", action: "end" })];
  wires[0].says({ answer: { request: "r1", action: "roll" } });
  wires[0].says({ answer: { request: "r2", value: ["roll"] } });
  wires[0].says({ answer: { request: "r3", value: null } });
  assert.deepEqual(await Promise.all(asked), [{ action: "roll" }, { value: ["roll"] }, { value: null }]);
});

test("a no is an error with the server's sentence", async () => {
  const { line, wires } = table();
  line.open();
  wires[0].opens();
  wires[0].says(welcome(1));
  wires[0].says(state(1));
  const doing = line.do({ kind: "start" }, { expect: null });
  assert.equal("expect" in wires[0].sent[1], false);
  wires[0].says({ declined: { request: "r1", code: "not-host", sentence: "Only the host begins." } });
  await assert.rejects(
    doing,
    (error) => error instanceof Declined && error.code === "not-host" && /host/.test(error.message),
  );
});

test("attempts come slower and slower, and a server that will not have us is left alone", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 9].map(pause), [1, 2, 4, 8, 15, 15]);
  const { line, wires, later } = table();
  line.open();
  wires[0].opens();
  wires[0].says({ declined: { code: "not-found", sentence: "There is no such table." } });
  wires[0].breaks(4000);
  assert.equal(line.status, "refused");
  assert.equal(later.length, 0);
  assert.equal(line.refusal.code, "not-found");
});

test("a store puts what has changed in the place of what was", () => {
  const { line, wires } = table();
  const store = new Store(line);
  const heard = [];
  store.addEventListener("told", (event) => heard.push(event.detail));
  line.open();
  wires[0].opens();
  wires[0].says(state(3, { about: { title: "x" }, seats: [1] }));
  assert.deepEqual([store.number, store.eyes, store.known], [3, 1, true]);
  wires[0].says({
    told: { number: 4, entry: { kind: "acted", seat: 0 }, lines: [{ sentence: "He walks." }], parts: { seats: [2] } },
  });
  assert.deepEqual(store.parts, { about: { title: "x" }, seats: [2] });
  assert.deepEqual(heard[0].before, { about: { title: "x" }, seats: [1] });
  assert.equal(store.log.length, 1);
  assert.equal(line.since, 4);
});

test("what the people who run the server announce is passed on, and changes nothing else", () => {
  const { line, wires } = table();
  const heard = [];
  line.addEventListener("announced", (event) => heard.push(event.detail));
  line.open();
  wires[0].opens();
  wires[0].says({ welcome: { number: 3 } });
  wires[0].says({ announced: [{ id: "aa", text: "Back at nine.", since: 1 }] });
  wires[0].says({ announced: [] });
  assert.deepEqual(
    heard.map((list) => list.map((one) => one.text)),
    [["Back at nine."], []],
  );
  assert.equal(line.status, "open");
  assert.equal(line.since, null);
});

test("who is away is known while the line is open, counted by the clock of this page", () => {
  const { line, wires } = table();
  const store = new Store(line);
  line.open();
  wires[0].opens();
  wires[0].says(welcome(3));
  wires[0].says(state(3));
  wires[0].says({ presence: { away: [{ seat: 2, seconds: 75 }] } });
  assert.deepEqual([...store.away.keys()], [2]);
  assert.equal(Math.round((Date.now() - store.away.get(2)) / 1000), 75);
  // Not lost with a new state, which says nothing of it.
  wires[0].says(state(4));
  assert.equal(store.away.size, 1);
  // Somebody came back while this line was broken: nothing is sent of it after the next welcome.
  wires[0].breaks(1006);
  assert.equal(store.away.size, 0);
});
