// The page's own sentences, in the reader's language. The server words everything it sends.

import { FluentBundle, FluentResource } from "./fluent.js";
import { keep, recall } from "./memory.js";

export const LANGUAGES = Object.freeze({ en: "English", it: "Italiano", es: "Español", fr: "Français" });

/**
 * The first available language among those the user prefers.
 * @param {readonly string[]} preferred
 * @returns {string}
 */
export function choose(preferred) {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split("-")[0];
    if (language in LANGUAGES) return language;
  }
  return "en";
}

/** Sentences by name. Dispatches `changed` when the language changes, `edition` when the edition's words do. */
export class Words extends EventTarget {
  /**
   * @param {(language: string) => Promise<string>} read returns the text of a language's file
   * @param {(language: string, edition: string) => Promise<string>} [own] returns an edition's own terms
   */
  constructor(read, own = async () => "") {
    super();
    this.read = read;
    this.own = own;
    this.language = "en";
    /** The edition whose words are used; "" for the usual ones. */
    this.edition = "";
    /** By language, and by language and edition. @type {Map<string, FluentBundle>} */
    this.bundles = new Map();
  }

  /** @param {string} language @param {string} [edition] */
  async load(language, edition = "") {
    const name = edition ? `${language} ${edition}` : language;
    if (this.bundles.has(name)) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [text, terms] = await Promise.all([this.read(language), edition ? this.own(language, edition) : ""]);
    const errors = [
      ...bundle.addResource(new FluentResource(text)),
      ...bundle.addResource(new FluentResource(terms), { allowOverrides: true }),
    ];
    if (errors.length) throw errors[0];
    this.bundles.set(name, bundle);
  }

  /** @param {string} language */
  async speak(language) {
    await Promise.all([this.load(language), this.edition && this.load(language, this.edition)]);
    this.language = language;
    this.dispatchEvent(new Event("changed"));
  }

  /** Switch to the words of an edition; "" for the usual ones. @param {string} edition */
  async play(edition) {
    if (edition === this.edition) return;
    this.edition = edition;
    // Fall back to the usual words.
    await this.load(this.language, edition).catch(() => {});
    if (edition === this.edition) this.dispatchEvent(new Event("edition"));
  }

  get bundle() {
    return this.bundles.get(`${this.language} ${this.edition}`) ?? this.bundles.get(this.language);
  }

  /** @param {string} name */
  knows(name) {
    return Boolean(this.bundle?.hasMessage(name));
  }

  /**
   * A sentence. An unknown name is shown as is; a test ensures that there are none.
   * @param {string} name
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  say(name, values) {
    const bundle = this.bundle;
    const message = bundle?.getMessage(name);
    if (!bundle || !message?.value) return name;
    return bundle.formatPattern(message.value, values, []);
  }
}

/** @param {string} file */
async function fetched(file) {
  const answer = await fetch(new URL(`../words/${file}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`words of ${file}: ${answer.status}`);
  return answer.text();
}

/** The words of this page. */
export const words = new Words(fetched, (language, edition) => fetched(`editions/${language}-${edition}`));

/**
 * A sentence of the page.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export const say = (name, values) => words.say(name, values);

/** The language chosen here, or the one the browser prefers. */
export async function begin() {
  const kept = recall("language");
  await words.speak(typeof kept === "string" && kept in LANGUAGES ? kept : choose(navigator.languages));
  document.documentElement.lang = words.language;
}

/** @param {string} language */
export async function switchTo(language) {
  keep("language", language);
  await words.speak(language);
  document.documentElement.lang = language;
}
