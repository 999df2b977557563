// Positions on standard input, a line of JSON each, as `tests/test_page_buttons.py` writes them; on standard
// output what is wrong with the buttons of each. Not a test by itself: the positions come from the engine.

import { createInterface } from "node:readline";
import {
  choiceButtons,
  lacking,
  laidOut,
  merged,
  pointed,
  sayable,
} from "../../src/goneaway/web/page/table/buttons.js";
import { AT_ONCE, OFFERED } from "../../src/goneaway/web/page/colditz/gestures.js";
import { CARDS, GRAVE, REACTIONS } from "../../src/goneaway/web/page/table/gestures.js";
import { words } from "../../src/goneaway/web/page/lib/words.js";
import { worded } from "./worded.js";

words.read = worded;

const twice = (labels) => labels.filter((label, number) => labels.indexOf(label) !== number);

/** What is wrong with one position. */
function* wrong(state) {
  const { game, kind, verbs, deeds, walkers, choices, held } = state;
  const question = { game, kind, verbs, deeds, off: state.off, held };
  if (lacking(question).some((word) => !state.off[word]))
    yield `asks for reasons that nobody looked up: ${lacking(question)}`;
  const { front, more } = laidOut(question);
  const on = front.filter((one) => !one.off);
  const lit =
    walkers.length ||
    deeds.some((deed) => AT_ONCE.has(deed.verb) && deed.places.length) ||
    verbs.some((one) => pointed(game, one.word));
  const known = sayable(question);
  const begun = known.length === 1 && !known[0].whole && !pointed(game, known[0].word);
  if (!on.length && !lit && !begun) yield "nothing in sight leads on";
  if (front.some((one) => one.off && one.off.trim().length < 8))
    yield `off without a reason: ${front.filter((one) => one.off).map((one) => one.verb)}`;
  if (front.filter((one) => one.primary).length > 1) yield "two primary buttons";
  for (const one of front) if (one.primary && (GRAVE.has(one.verb) || one.off)) yield `primary: ${one.verb}`;
  const only = known.every((one) => GRAVE.has(one.word) || (held && one.word in CARDS));
  const helps = new Set((state.off.end?.remedies ?? []).map((text) => text.split(" ")[0]));
  for (const one of front)
    if (GRAVE.has(one.verb) && !only && !helps.has(one.verb)) yield `grave in front: ${one.verb}`;
  const offers = merged(deeds.filter((deed) => OFFERED.has(deed.verb)));
  const labels = [...front, ...more, ...offers].map((one) => one.label);
  // A reaction has its own sheet, with its answers or its verbs.
  if (!REACTIONS.has(kind) && twice(labels).length) yield `labels twice: ${twice(labels)}`;
  if (labels.some((label) => !label || /^(?:verb|tile)-/.test(label))) yield `no label: ${labels}`;
  const told = new Set([...front, ...more].map((one) => one.verb));
  for (const one of known) if (!told.has(one.word)) yield `no button for ${one.word}`;
  for (const choosing of choices) {
    const found = choiceButtons(choosing).map((one) => `${one.label} ${one.note}`);
    if (twice(found).length) yield `choices twice after ${choosing.words}: ${twice(found)}`;
  }
}

let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const state = JSON.parse(line);
  if (words.language !== state.language || !words.bundles.size) await words.speak(state.language);
  number++;
  for (const complaint of wrong(state)) console.log(`${state.where}: ${complaint}`);
}
console.error(`${number} positions`);
