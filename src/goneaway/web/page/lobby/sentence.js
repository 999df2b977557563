// A rule is a sentence whose value is the control. Which words are the value follows from what the sentence
// would say otherwise: what it shares with its nearest neighbour stays, the rest is to be chosen.

/**
 * @param {string} sentence
 * @param {readonly string[]} others what it could say instead
 * @returns {{before: string, value: string, after: string}}
 */
export function parted(sentence, others) {
  const words = sentence.split(" ");
  let best = { front: 0, back: 0 };
  for (const other of others) {
    if (other === sentence) continue;
    const shared = common(words, other.split(" "));
    if (shared.front + shared.back > best.front + best.back) best = shared;
  }
  // Half a sentence is no value: where hardly anything is shared, all of it is to be chosen.
  if (!best.front && best.back < 3) best = { front: 0, back: 0 };
  // A full stop, and whatever else ends a sentence, is no part of a value.
  const middle = words.slice(best.front, words.length - best.back).join(" ");
  const value = middle.replace(/[.,;:!?]+$/, "");
  const stop = middle.slice(value.length);
  const before = words.slice(0, best.front).join(" ");
  const rest = words.slice(words.length - best.back).join(" ");
  return {
    before: before ? `${before} ` : "",
    value,
    after: stop + (best.back ? (middle ? " " : "") + rest : ""),
  };
}

/**
 * How many words two sentences share at the front and at the back; at least one word is left between.
 * @param {string[]} one
 * @param {string[]} other
 */
function common(one, other) {
  const least = Math.min(one.length, other.length);
  let front = 0;
  while (front < least && one[front] === other[front]) front += 1;
  if (front === one.length) front -= 1;
  let back = 0;
  while (back < least - front && back < one.length - front - 1 && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  return { front, back };
}

/**
 * Whether a rule answers to what is searched: every word, in any order, anywhere in it.
 * @param {string} searched
 * @param {...string} texts
 */
export function answers(searched, ...texts) {
  const text = plain(texts.join(" "));
  return plain(searched)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** So many letters of a rule stand on either side of what was searched. */
const AROUND = 60;

/**
 * The first word of what is searched that stands in a text, with some of the text around it.
 * @param {string} text
 * @param {string} searched
 * @returns {{before: string, match: string, after: string} | null}
 */
export function passage(text, searched) {
  const letters = [...text.replace(/\s+/g, " ")];
  const bare = letters.map(plain);
  const whole = bare.join("");
  for (const word of plain(searched).trim().split(/\s+/)) {
    const found = word ? whole.indexOf(word) : -1;
    if (found < 0) continue;
    // A letter may be none or two without its accents: counted in letters as they are written.
    let start = 0;
    for (let seen = 0; seen + bare[start].length <= found; start += 1) seen += bare[start].length;
    let end = start;
    for (let seen = 0; seen < word.length; end += 1) seen += bare[end].length;
    const from = Math.max(0, start - AROUND);
    const to = Math.min(letters.length, end + AROUND);
    return {
      before: (from ? "… " : "") + letters.slice(from, start).join(""),
      match: letters.slice(start, end).join(""),
      after: letters.slice(end, to).join("") + (to < letters.length ? " …" : ""),
    };
  }
  return null;
}

/** Without accents and capitals. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
