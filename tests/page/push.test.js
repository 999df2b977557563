import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../../src/goneaway/web/page/sw.js", import.meta.url), "utf8");

/** The worker in a browser of ours: what it hears, and what it has shown and opened. */
function browser(pages = []) {
  const heard = {};
  const shown = [];
  const opened = [];
  const world = {
    URL,
    addEventListener: (kind, run) => (heard[kind] = run),
    registration: { showNotification: async (title, how) => shown.push([title, how.body, how.data]) },
    clients: { matchAll: async () => pages, openWindow: async (path) => opened.push(path) },
  };
  vm.runInNewContext(SCRIPT, world);
  const dispatch = async (kind, event) => {
    let waited;
    heard[kind]({ ...event, waitUntil: (promise) => (waited = promise) });
    await waited;
  };
  return { dispatch, shown, opened };
}

test("word of a turn is shown, and leads to the table", async () => {
  const { dispatch, shown, opened } = browser();
  await dispatch("push", { data: { json: () => ({ title: "Your turn: By post", text: "Ann, …", table: "K7M2QX" }) } });
  assert.deepEqual(shown, [["Your turn: By post", "Ann, …", "K7M2QX"]]);
  await dispatch("notificationclick", { notification: { data: "K7M2QX", close() {} } });
  await dispatch("notificationclick", { notification: { data: "//elsewhere.example", close() {} } });
  assert.deepEqual(opened, ["/t/K7M2QX", "/"]);
});

test("a page that shows the table already is looked at again", async () => {
  let looked = 0;
  const { dispatch, opened } = browser([{ url: "https://table.example/t/K7M2QX?x=1", focus: () => (looked += 1) }]);
  await dispatch("notificationclick", { notification: { data: "K7M2QX", close() {} } });
  assert.deepEqual([looked, opened], [1, []]);
});
