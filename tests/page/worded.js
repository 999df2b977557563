// The words of the page as the server puts them together: its sentences, and the terms of the games before them.

import { existsSync, readFileSync } from "node:fs";

const PACKAGE = new URL("../../src/goneaway/", import.meta.url);
const text = (/** @type {string} */ name) => readFileSync(new URL(name, PACKAGE), "utf8");

/** @param {string} language */
export const sentences = (language) => text(`web/page/words/${language}.ftl`);

/** @param {string} language */
export const worded = async (language) => `${text(`wording/${language}/colditz-words.ftl`)}\n${sentences(language)}`;

/** @param {string} language @param {string} edition */
export const own = async (language, edition) => {
  const name = `wording/${language}/editions/${edition}.ftl`;
  return existsSync(new URL(name, PACKAGE)) ? text(name) : "";
};
