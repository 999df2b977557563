// The page's own sentences, in the language of the reader. What the server sends is worded there.

import { FluentBundle, FluentResource } from "./fluent.js";
import { keep, recall } from "./memory.js";

export const LANGUAGES = Object.freeze({ en: "English", it: "Italiano", es: "Español", fr: "Français" });

/**
 * The first language we speak among those somebody prefers.
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

/** Sentences by name; `changed` is told when another language is in force, `edition` when other words are. */
export class Words extends EventTarget {
  /**
   * @param {(language: string) => Promise<string>} read gives the text of a language's file
   * @param {(language: string, edition: string) => Promise<string>} [own] the terms that an edition has of its own
   */
  constructor(read, own = async () => "") {
    super();
    this.read = read;
    this.own = own;
    this.language = "en";
    /** In whose words games are spoken of; "": the usual ones. */
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

  /** From now on in the words of an edition, or ("") in the usual ones. @param {string} edition */
  async play(edition) {
    if (edition === this.edition) return;
    this.edition = edition;
    // Without them the usual words do.
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
   * A sentence. An unknown name is shown as it is: a test holds that there is none.
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

/** The language somebody chose here, or the one his browser asks for. */
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
