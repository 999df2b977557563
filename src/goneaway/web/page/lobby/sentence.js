// Searching in rules, and the excerpts shown for the matches.

/**
 * Whether a rule matches a search: it contains every word, in any order.
 * @param {string} searched
 * @param {...string} texts
 */
export function answers(searched, ...texts) {
  const text = plain(texts.join(" "));
  return plain(searched)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Number of characters shown on either side of a match. */
const AROUND = 60;

/**
 * The first searched word found in a text, with some of the text around it.
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
    // Removing accents can change a letter's length, so count in characters of the original text.
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

/** The text in lower case, without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
