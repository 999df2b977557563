// A player's interaction, step by step: transitions of the table, of the castle and of the island.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as shared from "../../src/goneaway/web/page/board/interaction.js";
import * as castle from "../../src/goneaway/web/page/colditz/interaction.js";
import * as island from "../../src/goneaway/web/page/sectionx/interaction.js";

const { IDLE } = shared;
const WHY = { verdict: { sentence: "Too far." }, at: { place: "yard-1" } };
const TOPIC = { title: "Nine circles", reason: "" };
const there = { label: "", place: "yard-2", kind: "plain", name: "", cost: 2, cards: [], path: ["yard-1", "yard-2"] };
const ways = new Map([["yard-2", there]]);
const walk = { text: "walk b3 yard-1 yard-2", pawn: "b3", place: "yard-2", goal: there };
const way = { to: "F8", cost: 1, path: ["F8"], actions: ["walk g1 F8"], lines: ["It collapses."], buried: ["r2"] };
const HAND = { tile: "T1", cell: "", code: "T1", rotation: 0, at: "", other: 0, fits: null };

/** A man who can walk is selected, and a walk is proposed. */
const proposed = () =>
  castle.head_for(castle.reach(shared.pick(IDLE, "b3"), { ways, points: 5, topic: TOPIC }), {
    proposal: walk,
    cursor: null,
  });

test("a step leaves the state before it as it was", () => {
  const before = Object.freeze(proposed());
  Object.freeze(before.board);
  castle.point(before, /** @type {any} */ ({ name: "yard-2" }));
  castle.pass_by(before, ["yard-1"]);
  castle.back(before);
  assert.deepEqual(before, proposed());
});

test("who is picked puts away what was said and begun for another", () => {
  const state = shared.pick(shared.explain(proposed(), WHY), "b4");
  assert.deepEqual(state, { ...IDLE, picked: "b4" });
});

test("another question keeps the one who is picked only as long as it is mine", () => {
  assert.equal(shared.settle(proposed(), true).picked, "b3");
  assert.equal(shared.settle(proposed(), false).picked, "");
  assert.equal(shared.settle(proposed(), true).proposal, null);
});

test("a proposal and a choice exclude each other, and both answer why not", () => {
  const choosing = /** @type {any} */ ({ words: ["walk"], choices: [] });
  assert.equal(shared.choose(proposed(), choosing).proposal, null);
  const why = shared.explain(proposed(), WHY);
  assert.equal(why.at.place, "yard-1");
  assert.equal(shared.propose(why, walk).at, null);
  assert.equal(shared.explain(why, { verdict: null }).at, null);
});

test("what was sent and declined is told until it has been read", () => {
  const sending = shared.send(shared.refuse(IDLE, "No."));
  assert.deepEqual([sending.sending, sending.refused], [true, ""]);
  const answered = shared.sent(sending, { refused: "Not now.", refusal: null });
  assert.deepEqual([answered.sending, answered.refused], [false, "Not now."]);
});

test("lights go out with the proposal or the hint that lit them", () => {
  assert.equal(shared.darkens(proposed(), shared.propose(proposed(), null)), true);
  assert.equal(shared.darkens(proposed(), shared.propose(proposed(), walk)), false);
  const hinted = shared.advise(IDLE, { action: "roll", why: "" });
  assert.equal(shared.darkens(hinted, shared.leave(hinted)), true);
});

test("on the castle Esc goes back by a stage: why not, the walk, the man", () => {
  const why = shared.explain(proposed(), WHY);
  const walking = castle.back(why);
  assert.equal(walking.verdict, null);
  assert.equal(walking.proposal, walk);
  const picked = castle.back(walking);
  assert.equal(picked.proposal, null);
  assert.equal(castle.walking(picked).ways, ways);
  const nobody = castle.back(picked);
  assert.equal(nobody.picked, "");
  assert.equal(castle.back(nobody), nobody);
});

test("keys that point at another circle put out the goal, not what is proposed", () => {
  const state = castle.point(proposed(), /** @type {any} */ ({ name: "yard-2" }));
  assert.equal(state.proposal?.goal, null);
  assert.equal(state.proposal?.text, walk.text);
  const dark = castle.point(proposed(), /** @type {any} */ ({ name: "chapel-1" }));
  assert.equal(dark.proposal?.goal, there);
});

test("an arrest picks the guard, who has no ways of his own then", () => {
  const state = castle.seize(proposed(), { text: "arrest g1 b3", pawn: "g1", place: "yard-2" });
  assert.equal(state.picked, "g1");
  assert.equal(castle.walking(state).ways, null);
});

test("on the island a tile in hand takes the place of a man who is picked", () => {
  const state = island.take(island.reach(shared.pick(IDLE, "g1"), { ways: new Map(), topic: TOPIC }), HAND);
  assert.equal(state.picked, "");
  assert.equal(island.handling(state).ways, null);
  assert.equal(island.handling(state).hand, HAND);
});

test("a choice begun in the sheet goes on while a tile is taken for it", () => {
  const choosing = /** @type {any} */ ({ words: ["lay", "T1"], choices: [] });
  assert.equal(island.take(shared.choose(IDLE, choosing), HAND).choosing, choosing);
});

test("what is refused takes the tile off the cell and keeps it in hand", () => {
  const held = island.hold(island.take(IDLE, HAND), { at: "F8", rotation: 3 });
  const state = island.withdraw(shared.propose(held, { text: "lay T1 F8 3" }));
  assert.deepEqual(island.handling(state).hand, { ...HAND, rotation: 3 });
  assert.equal(state.proposal, null);
});

test("on the island Esc turns the tile back, then lays it down", () => {
  const held = island.hold(island.take(IDLE, HAND), { at: "F8", rotation: 3 });
  const back = island.back(held, 1);
  assert.deepEqual(island.handling(back).hand, { ...HAND, rotation: 1 });
  const empty = island.back(back, 1);
  assert.equal(island.handling(empty).hand, null);
  assert.equal(island.back(empty, undefined), empty);
});

test("a way that brings tunnels down says whom it buries before it is gone", () => {
  const state = island.head_for(island.reach(shared.pick(IDLE, "g1"), { ways: new Map(), topic: TOPIC }), way);
  assert.deepEqual(island.handling(state).preview.buried, ["r2"]);
  assert.equal(island.handling(island.withdraw(state)).goal, null);
});
