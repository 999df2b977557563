import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Folded, turns } from "../../src/goneaway/web/page/table/turns.js";

const line = (kind, sentence) => ({ kind, sentence });
const begun = (who) => line("turn-begun", who);
const item = (number, ...lines) => ({ number, lines });
/** Each turn as its key, its heading and its sentences. */
const told = (...items) =>
  turns(items, (one) => one.number).map(({ key, head, parts }) => [
    key,
    head?.sentence ?? null,
    ...parts.map(({ number, lines }) => `${number}: ${lines.map((one) => one.sentence).join(" ")}`),
  ]);

test("what happened stands under the heading of its turn", () => {
  assert.deepEqual(
    told(
      item(1, line("stepped", "A walked.")),
      // The end of a turn tells the beginning of the next, and sometimes what comes of it.
      item(2, line("drawn", "A drew."), begun("B"), line("thrown", "B threw."), line("points", "Eight points.")),
      item(3, line("stepped", "B walked.")),
      item(4, begun("C")),
      item(5, line("points", "No points.")),
      item(6),
    ),
    [
      ["", null, "1: A walked.", "2: A drew."],
      ["2.1", "B", "2: B threw.", "3: B walked."],
      ["4.0", "C", "6: "],
    ],
  );
  assert.deepEqual(told(), []);
});

test("a turn keeps its key when older ones are fetched", () => {
  const late = [item(7, line("drawn", "B drew."), begun("C"))];
  const early = [item(5, begun("B")), item(6, line("stepped", "B walked."))];
  assert.equal(told(...late).at(-1)[0], told(...early, ...late).at(-1)[0]);
});

const kept = new Map();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  });
});

test("what somebody folded stays folded, at that table", () => {
  const folded = new Folded("folded.ABC");
  assert.equal(folded.set("2.1", true), true);
  assert.equal(folded.set("2.1", true), false);
  assert.deepEqual([...new Folded("folded.ABC").keys], ["2.1"]);
  assert.deepEqual([...new Folded("folded.XYZ").keys], []);
  assert.equal(folded.set("2.1", false), true);
  assert.deepEqual([...new Folded("folded.ABC").keys], []);
  assert.equal(kept.size, 0);
});
