import assert from "node:assert/strict";
import { test } from "node:test";
import { Announced } from "../../src/goneaway/web/page/lib/announced.js";

const one = { id: "aa", text: "The server restarts at nine.", since: 1 };
const two = { id: "bb", text: "It is back.", since: 2 };

/** A browser with local storage. */
function remembering() {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  return kept;
}

test("what is announced is shown until it is withdrawn", () => {
  remembering();
  const announced = new Announced();
  let told = 0;
  announced.addEventListener("changed", () => (told += 1));
  announced.tell([one]);
  announced.tell([one]);
  assert.equal(told, 1, "the same again is no news");
  announced.tell([one, two]);
  assert.deepEqual(announced.shown, [one, two]);
  announced.tell([]);
  assert.deepEqual(announced.shown, []);
  assert.equal(told, 3);
});

test("what is dismissed stays away in this browser, and is forgotten with the announcement", () => {
  const kept = remembering();
  const announced = new Announced();
  announced.tell([one, two]);
  announced.dismiss("aa");
  assert.deepEqual(announced.shown, [two]);
  const again = new Announced();
  again.tell([one, two]);
  assert.deepEqual(again.shown, [two]);
  again.tell([two]);
  again.dismiss("bb");
  assert.equal(kept.get("goneaway.dismissed"), '["bb"]');
});
