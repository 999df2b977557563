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

/** Sentences by name; `changed` is told when another language is in force. */
export class Words extends EventTarget {
  /** @param {(language: string) => Promise<string>} read gives the text of a language's file */
  constructor(read) {
    super();
    this.read = read;
    this.language = "en";
    /** @type {Map<string, FluentBundle>} */
    this.bundles = new Map();
  }

  /** @param {string} language */
  async load(language) {
    if (this.bundles.has(language)) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(await this.read(language)));
    if (errors.length) throw errors[0];
    this.bundles.set(language, bundle);
  }

  /** @param {string} language */
  async speak(language) {
    await this.load(language);
    this.language = language;
    this.dispatchEvent(new Event("changed"));
  }

  /** @param {string} name */
  knows(name) {
    return Boolean(this.bundles.get(this.language)?.hasMessage(name));
  }

  /**
   * A sentence. An unknown name is shown as it is: a test holds that there is none.
   * @param {string} name
   * @param {Record<string, string | number>} [values]
   * @returns {string}
   */
  say(name, values) {
    const bundle = this.bundles.get(this.language);
    const message = bundle?.getMessage(name);
    if (!bundle || !message?.value) return name;
    return bundle.formatPattern(message.value, values, []);
  }
}

/** @param {string} language */
async function fetched(language) {
  const answer = await fetch(new URL(`../words/${language}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`words of ${language}: ${answer.status}`);
  return answer.text();
}

/** The words of this page. */
export const words = new Words(fetched);

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
