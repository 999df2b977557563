import assert from "node:assert/strict";
import { test } from "node:test";
import { code_in, route } from "../../src/goneaway/web/page/lib/route.js";

test("an address means a screen", () => {
  assert.equal(route("/").screen, "lobby");
  assert.equal(route("/whatever").screen, "lobby");
  assert.deepEqual(route("/t/abc123"), {
    screen: "table",
    code: "ABC123",
    game: "",
    clause: "",
    edition: "",
    against: "",
  });
  const rule = route("/rules/colditz/34c", "?edition=osprey");
  assert.deepEqual([rule.screen, rule.game, rule.clause, rule.edition], ["rules", "colditz", "34c", "osprey"]);
  assert.equal(route("/t/%E0%A4%A").code, "%E0%A4%A");
});

test("a code is found in what people paste", () => {
  assert.equal(code_in(" k7mq2x "), "K7MQ2X");
  assert.equal(code_in("k7m-q2x"), "K7MQ2X");
  assert.equal(code_in("K7M Q2X"), "K7MQ2X");
  assert.equal(code_in("come: http://192.168.1.4:8000/t/K7MQ2X?x=1"), "K7MQ2X");
  assert.equal(code_in("hello"), "");
  assert.equal(code_in("K7MQ2XX"), "");
});
