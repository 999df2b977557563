import assert from "node:assert/strict";
import { test } from "node:test";
import * as drafts from "../../src/goneaway/web/page/lobby/draft.js";
import { answers } from "../../src/goneaway/web/page/lobby/sentence.js";

test("a search finds words in any order, whatever their accents", () => {
  assert.ok(answers("throw double", "A double earns another throw."));
  assert.ok(answers("regles", "Les règles"));
  assert.ok(!answers("tunnel", "A double earns another throw."));
  assert.ok(answers("", "anything"));
});

const game = {
  name: "colditz",
  edition: "gibson",
  players: [2, 6],
  bots: [{ name: "ace" }, { name: "simple" }],
  bot: "simple",
};

test("a draft seats you first and bots elsewhere, and there is one of you", () => {
  let draft = drafts.seated(drafts.fresh(game), 4, game);
  assert.deepEqual(draft.sitters, ["you", "simple", "simple", "simple"]);
  draft = drafts.seat(draft, 3, "you", "simple");
  assert.deepEqual(draft.sitters, ["simple", "simple", "simple", "you"]);
  draft = drafts.seat(draft, 1, "open", "simple");
  assert.deepEqual(drafts.settings(draft).bots, { 0: "simple", 2: "simple" });
  assert.equal(drafts.seated(draft, 5, game).sitters.length, 5);
  assert.deepEqual(drafts.seated(draft, 2, game).sitters, ["simple", "open"]);
});

test("a bot that was chosen stays; one that is not offered any more makes room for the usual one", () => {
  const draft = { ...drafts.fresh(game), sitters: ["you", "ace", "hal", "open"] };
  assert.deepEqual(drafts.seated(draft, 4, game).sitters, ["you", "ace", "simple", "open"]);
});

test("a rule that says what the edition says is no house rule", () => {
  const rule = { option: "dice.most", value: 2 };
  let draft = drafts.ruled(drafts.fresh(game), rule, 3);
  assert.deepEqual(drafts.asked(draft), { edition: "gibson", "dice.most": 3 });
  draft = drafts.ruled(draft, rule, 2);
  assert.deepEqual(drafts.asked(draft), { edition: "gibson" });
  const totals = { option: "draw.totals", value: [3, 7] };
  assert.deepEqual(drafts.ruled(draft, totals, [3, 7]).rules, {});
  assert.deepEqual(drafts.ruled(draft, totals, []).rules, { "draw.totals": [] });
});

test("settings say what the server takes", () => {
  const draft = {
    ...drafts.seated(drafts.fresh(game), 4, game),
    clock: "game20",
    title: " Ours ",
    bundles: ["a", "b"],
  };
  assert.deepEqual(drafts.settings(draft), {
    game: "colditz",
    players: 4,
    rules: { edition: "gibson", bundles: "a,b" },
    title: "Ours",
    bots: { 1: "simple", 2: "simple", 3: "simple" },
    pace: { game: 1200 },
    watch: "link",
    listed: false,
  });
});
