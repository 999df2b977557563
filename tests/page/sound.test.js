import assert from "node:assert/strict";
import { test } from "node:test";
import { heard, play, sounding, TUNES } from "../../src/goneaway/web/page/lib/sound.js";

test("nothing is heard by somebody who has not asked for it", () => {
  assert.equal(sounding(), false);
  play("turn");
});

test("of everything at once the gravest is heard, and one's turn only if nothing else", () => {
  assert.equal(heard([{ kind: "thrown" }, { kind: "arrested" }, { kind: "stepped" }], true), "caught");
  assert.equal(heard([{ kind: "arrested" }, { kind: "escaped" }], false), "away");
  assert.equal(heard([{ kind: "stepped" }], true), "turn");
  assert.equal(heard([{ kind: "stepped" }], false), "");
});

test("every tune is short and quiet enough to be heard a hundred times", () => {
  for (const notes of Object.values(TUNES)) {
    for (const [pitch, start, length, loudness] of notes) {
      assert.ok(pitch > 100 && pitch < 2500 && start + length < 1.5 && loudness <= 0.7);
    }
  }
});
