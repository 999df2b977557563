import assert from "node:assert/strict";
import { before, test } from "node:test";
import { choiceButtons, lacking, laidOut, merged } from "../../src/goneaway/web/page/table/buttons.js";
import { worded } from "./worded.js";
import { words } from "../../src/goneaway/web/page/lib/words.js";

before(async () => {
  words.read = worded;
  await words.speak("en");
});

const verb = (word, whole = false) => ({ word, whole, label: whole ? word : "" });
const turn = (verbs, more = {}) => ({ game: "colditz", kind: "officer", verbs, ...more });
const shown = ({ front, more }) =>
  [front, more].map((list) =>
    list.map((one) => `${one.primary ? "*" : ""}${one.verb}${one.off ? "-" : ""}`).join(" "),
  );

test("the verbs of a turn keep their places, and what is off has the server's reason", () => {
  const off = { move: { reason: "Roll first." }, end: { reason: "Roll first." } };
  const before = turn([verb("roll", true), verb("do-or-die"), verb("discard")], { off });
  assert.deepEqual(lacking(before), ["move", "end"]);
  assert.deepEqual(shown(laidOut(before)), ["*roll move- end-", "do-or-die discard"]);
  assert.equal(laidOut(before).front[2].off, "Roll first.");
  assert.deepEqual(
    shown(laidOut(turn([verb("move"), verb("step"), verb("end", true)], { off: { roll: { reason: "Thrown." } } }))),
    ["roll- move end", ""],
  );
  assert.deepEqual(
    shown(
      laidOut(turn([verb("end", true)], { off: { roll: { reason: "Thrown." }, move: { reason: "No points." } } })),
    ),
    ["roll- move- *end", ""],
  );
});

test("a hand over its limit: what helps is in sight, and nothing grave is primary", () => {
  const off = {
    roll: { reason: "Thrown." },
    move: { reason: "No points." },
    end: { reason: "Too many cards.", remedies: ["discard", "offer"] },
  };
  assert.deepEqual(shown(laidOut(turn([verb("do-or-die"), verb("discard")], { off, held: true }))), [
    "discard roll- move- end-",
    "do-or-die",
  ]);
});

test("where there is nothing else what is grave is in sight, and never primary", () => {
  assert.deepEqual(shown(laidOut({ game: "colditz", kind: "overfull", verbs: [verb("discard")] })), ["discard", ""]);
  const free = {
    game: "sectionx",
    kind: "phase-2",
    verbs: [verb("place"), verb("skip", true), verb("end", true)],
    off: { step: { reason: "Nobody can." } },
  };
  assert.deepEqual(shown(laidOut(free)), ["place step- end", "skip"]);
});

test("deeds alike are one button, and the rest is chosen on the board", () => {
  const deed = (text, label) => ({
    text,
    verb: text.split(" ")[0],
    label,
    pawns: ["b1"],
    places: [text.split(" ").at(-1)],
  });
  const fast = [1, 2, 3, 4].map((number) => deed(`play fast b1 kitchen-${number}`, "Play Move Fast: Kitchen: B1"));
  assert.deepEqual(
    merged(fast).map(({ label, text, words: begin }) => [label, text, begin]),
    [["Play Move Fast: Kitchen: B1", "", ["play", "fast", "b1"]]],
  );
  const posts = ["yard-1", "yard-2"].map((place) => deed(`post ${place}`, "Post a guard here"));
  const { more } = laidOut({
    game: "colditz",
    kind: "security",
    verbs: [verb("move"), verb("post"), verb("end", true)],
    deeds: posts,
    off: { roll: { reason: "Thrown." } },
  });
  assert.deepEqual(
    more.map(({ label, text }) => [label, text]),
    [["Post a guard", ""]],
  );
});

test("choices alike have the numbers that stand on their circles", () => {
  const choices = ["appel-1", "appel-2"].map((word) => ({ word, label: word, whole: true, does: "b3 stands here" }));
  const choosing = { words: ["stand", "b3"], kind: "place", title: "", choices, lit: { "appel-1": 1, "appel-2": 2 } };
  assert.deepEqual(
    choiceButtons(choosing).map(({ label, number }) => [label, number]),
    [
      ["Circle 1", 1],
      ["Circle 2", 2],
    ],
  );
});
