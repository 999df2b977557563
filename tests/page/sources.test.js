// What the sources of the page keep to: messages have types, and no sentence is taken apart.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const PAGE = new URL("../../src/goneaway/web/page/", import.meta.url);
const VENDORED = ["lib/lit.js", "lib/fluent.js"];

/** By name: the lines of each script of the page. */
const SOURCES = new Map(
  readdirSync(PAGE, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".js") && !VENDORED.includes(name))
    .map((name) => [name, readFileSync(new URL(name, PAGE), "utf8").split("\n")]),
);

/** Where a type is `any`, with a number for each file. This list only ever gets shorter. */
const ANY = [
  // What is kept in a browser comes back as it was put there; whoever asks knows what it was.
  "lib/memory.js 1",
];

/** Where text is taken apart, and why that is no sentence of the server. */
const TAKEN_APART = {
  // Words of the notation: actions, places, sides, codes of cards.
  "colditz/drawing.js": ['stage.lit_key.split("|")'],
  "colditz/plan.js": ['place.split("/")'],
  "colditz/playing.js": ['(this.doing.hint?.action ?? "").split(" ")', '(why?.towards ?? "").split(" ")'],
  "lib/shapes.js": ['name.replace(/\\D+/g, "")'],
  "lib/tables.js": ['answer.split(" ")'],
  "sectionx/chart.js": ['place.split("#")', 'place.split("@")'],
  "sectionx/drawing.js": ['side.split("@")'],
  "sectionx/men.js": ['side.split("@")'],
  "sectionx/playing.js": ['text.split(" ")'],
  "sectionx/stage.js": ['side.split("@")'],
  "table/buttons.js": ['text.split(" ")'],
  "table/drawings.js": ['card.split("_")'],
  "table/hand.js": ['pattern.replace("*", choice.word)'],
  "table/order.js": ['.split(" ")'],
  "table/reaction.js": ['text.split(" ")'],
  "table/store.js": ['action.split(" ")', 'text.split(" ")'],
  "table/view.js": ['hint.action.split(" ")'],
  // Addresses, and what somebody typed.
  "lib/route.js": ['path.split("/")', ".exec(text)"],
  "lib/words.js": ['tag.toLowerCase().split("-")'],
  "lobby/gathering.js": [".test(location.host)"],
  "lobby/sentence.js": [
    "plain(searched)",
    ".split(/\\s+/)",
    'text.replace(/\\s+/g, " ")',
    'text.normalize("NFD").replace(',
  ],
  "sw.js": ["/^[A-Z0-9]{6}$/.test(code)", ".clients.matchAll("],
  // The number of a rule, not its words.
  "lobby/rule.js": ["/^\\d/.test(rule.clause.id)"],
  "rules/rules.js": ["/^\\d/.test(one.id)"],
  // Markup.
  "colditz/fetching.js": [".exec(text)"],
  "colditz/markup.js": ["text.replace("],
};

const TAKES_APART = /\.(?:split|replace|replaceAll|match|matchAll|exec|test|search)\(/;

/** The types that comments give, each from its first brace to its last. @param {string} text */
function* types(text) {
  for (const { index, 0: tag } of text.matchAll(/@(?:type|param|returns|property|typedef|template)\s*\{/g)) {
    const start = index + tag.length - 1;
    let [end, open] = [start, 0];
    do open += { "{": 1, "}": -1 }[text[end++]] ?? 0;
    while (open && end < text.length);
    yield text.slice(start, end);
  }
}

test("messages have types: nothing new is of any type", () => {
  const found = [...SOURCES].flatMap(([name, lines]) =>
    [...types(lines.join("\n"))]
      .flatMap((type) => type.match(/(?<!["\w])any(?!["\w])/g) ?? [])
      .map((_, number) => `${name} ${number + 1}`),
  );
  assert.deepEqual(found, ANY);
});

test("no sentence of the server is taken apart", () => {
  const found = [];
  const used = new Set();
  for (const [name, lines] of SOURCES)
    for (const line of lines) {
      if (!TAKES_APART.test(line) || /(?:history|location)\.replace/.test(line)) continue;
      const known = (TAKEN_APART[name] ?? []).find((what) => line.includes(what));
      if (known === undefined) found.push(`${name}: ${line.trim()}`);
      else used.add(`${name}: ${known}`);
    }
  assert.deepEqual(found, []);
  const listed = Object.entries(TAKEN_APART).flatMap(([name, all]) => all.map((what) => `${name}: ${what}`));
  assert.deepEqual(
    listed.filter((one) => !used.has(one)),
    [],
    "no longer there: take it out of the list",
  );
});
