import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Words, choose } from "../../src/goneaway/web/page/lib/words.js";
import { own, sentences, worded } from "./worded.js";

const PAGE = new URL("../../src/goneaway/web/page/", import.meta.url);
const file = sentences;
const names = (text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const holes = (text, name) => {
  const body = new RegExp(`^${name} =((?:.*\n?)(?:[ ]+.*\n?)*)`, "m").exec(text)[1];
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
};

function* scripts(folder = PAGE) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const url = new URL(entry.name + (entry.isDirectory() ? "/" : ""), folder);
    if (entry.isDirectory()) yield* scripts(url);
    else if (entry.name.endsWith(".js") && !["lit.js", "fluent.js"].includes(entry.name)) yield url;
  }
}

test("a language follows what is preferred, the first that we speak", () => {
  assert.equal(choose(["de-DE", "fr-CA", "en"]), "fr");
  assert.equal(choose(["ES"]), "es");
  assert.equal(choose(["ja"]), "en");
  assert.equal(choose([]), "en");
});

test("every language has every sentence, with the same values in it, and can be read", async () => {
  const english = file("en");
  assert.equal(new Set(names(english)).size, names(english).length, "a name is given twice");
  for (const language of ["it", "es", "fr"]) {
    const text = file(language);
    assert.deepEqual(names(text).sort(), names(english).sort(), language);
    for (const name of names(english))
      assert.deepEqual(holes(text, name), holes(english, name), `${language} ${name}`);
  }
  for (const language of ["en", "it", "es", "fr"]) {
    const words = new Words(worded, own);
    await words.speak(language);
    for (const name of names(english)) {
      assert.notEqual(words.say(name, {}), name, `${language} ${name}`);
      assert.doesNotMatch(words.say(name, {}), /\{-/, `${language} ${name}: a term that is not there`);
    }
  }
});

test("no script asks for a sentence that is not there, and none is there for nothing", () => {
  const known = new Set(names(file("en")));
  const text = [...scripts()].map((url) => readFileSync(url, "utf8")).join("\n");
  const asked = [...text.matchAll(/\bsay\(\s*["']([\w-]+)["']/g)].map((found) => found[1]);
  assert.deepEqual(
    asked.filter((name) => !known.has(name)),
    [],
  );
  const begun = [...text.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1]);
  const idle = [...known].filter(
    (name) => !text.includes(`"${name}"`) && !begun.some((start) => name.startsWith(start)),
  );
  assert.deepEqual(idle, []);
});

test("games are spoken of in the words of their edition", async () => {
  const words = new Words(worded, own);
  let told = 0;
  words.addEventListener("edition", () => (told += 1));
  const said = async (language, edition, name, values) => {
    await words.speak(language);
    await words.play(edition);
    return words.say(name, values);
  };
  assert.equal(await said("it", "gibson", "ask-meeting-why"), "La Sicurezza è fuori dalla stanza e non sente nulla.");
  assert.equal(await said("it", "martelli", "ask-meeting-why"), "Il Tedesco è fuori dalla stanza e non sente nulla.");
  assert.equal(told, 2);
  assert.equal(words.say("held-one", { kind: "kit" }), "Personal Escape Kit");
  assert.equal(words.say("deck", { deck: "security" }), "Security");
  assert.equal(await said("en", "martelli", "deck", { deck: "equipment" }), "Escape Equipment");
  assert.equal(await said("es", "devir", "over-won", { you: "security" }), "Ha ganado el Oficial alemán.");
  assert.equal(await said("es", "fuga3", "ask-points", { points: 3 }), "Tienes 3 tantos.");
  assert.equal(await said("fr", "devir", "over-won", { you: "security" }), "L’Officier allemand a gagné.");
  assert.equal(await said("fr", "osprey", "over-won", { you: "security" }), "La Sécurité a gagné.");
  assert.equal(await said("fr", "", "over-won", { you: "security" }), "La Sécurité a gagné.");
});

test("another language is told to whoever listens", async () => {
  const words = new Words(async (language) => `hello = in ${language} { $name }`);
  let told = 0;
  words.addEventListener("changed", () => (told += 1));
  await words.speak("en");
  assert.equal(words.say("hello", { name: "Pat" }), "in en Pat");
  await words.speak("fr");
  assert.equal(words.say("hello", { name: "Pat" }), "in fr Pat");
  assert.equal(told, 2);
  assert.equal(words.say("nowhere"), "nowhere");
});
