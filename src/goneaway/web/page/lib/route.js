// Maps an address to a screen.

/**
 * @typedef {object} Place
 * @property {"lobby" | "table" | "rules"} screen
 * @property {string} code of a table
 * @property {string} game
 * @property {string} clause
 * @property {string} edition
 * @property {string} against another edition, to compare with
 */

/**
 * @param {string} path
 * @param {string} [search]
 * @returns {Place}
 */
export function route(path, search = "") {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  const place = {
    code: "",
    game: "",
    clause: "",
    edition: query.get("edition") ?? "",
    against: query.get("against") ?? "",
  };
  if (first === "t" && second) return { ...place, screen: "table", code: second.toUpperCase() };
  if (first === "rules") return { ...place, screen: "rules", game: second, clause: third };
  return { ...place, screen: "lobby" };
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The code of a table in pasted text: the code itself, or a link that contains it.
 * @param {string} text
 * @returns {string} "" if there is none
 */
export function code_in(text) {
  const link = /\/t\/([a-z0-9]{6})\b/i.exec(text);
  const bare = /^\s*([a-z0-9]{3})[\s-]?([a-z0-9]{3})\s*$/i.exec(text);
  return (link ? link[1] : bare ? bare[1] + bare[2] : "").toUpperCase();
}
