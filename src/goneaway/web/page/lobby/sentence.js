// What is searched in rules, and what of their text is shown with it.

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
