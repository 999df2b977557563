// Requests to the server, and this person's identity.

import { during } from "./dom.js";
import { Declined } from "./socket.js";
import { keep, recall } from "./memory.js";
import { words } from "./words.js";

/** @typedef {{id: string, name: string, token: string}} Me */

/** The person using this browser, as it remembers. Dispatches `changed`. */
class Self extends EventTarget {
  constructor() {
    super();
    /** @type {Me | null} */
    this.known = recall("me");
  }

  get name() {
    return this.known?.name ?? recall("name") ?? "";
  }

  /** Whether this person has not given a name yet. */
  get unnamed() {
    return recall("unnamed") === true || (!this.known && !recall("name"));
  }

  /** Set the person's name, here and on the server. @param {string} name */
  async rename(name) {
    if (this.known) {
      const told = await post("/api/me", { name, language: words.language });
      keep("unnamed", null);
      this.is({ ...this.known, name: told.name });
    } else {
      keep("name", name);
      this.dispatchEvent(new Event("changed"));
    }
  }

  get token() {
    return this.known?.token ?? "";
  }

  /** @param {Me | null} me */
  is(me) {
    this.known = me;
    keep("me", me);
    this.dispatchEvent(new Event("changed"));
  }
}

export const self = new Self();

/**
 * Send a request; return the answer, or throw `Declined` with the server's sentence.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {{signal?: AbortSignal}} [how]
 * @returns {Promise<unknown>}
 */
export function call(method, path, body, how = {}) {
  return during(called(method, path, body, how));
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 * @param {{signal?: AbortSignal}} how
 */
async function called(method, path, body, how) {
  /** @type {Record<string, string>} */
  const headers = { "accept-language": words.language };
  if (self.token) headers.authorization = `Bearer ${self.token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      signal: how.signal ?? null,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    if (how.signal?.aborted) throw error;
    throw new Declined({ code: "unreachable", sentence: words.say("wire-unreachable") });
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  if (answer.status === 401 && self.known) self.is(null);
  throw new Declined({ status: answer.status, sentence: words.say("wire-failed"), ...told });
}

/**
 * @template {string} P
 * @param {P} path
 * @param {{signal?: AbortSignal}} [how]
 * @returns {Promise<import("./messages.js").Got<P>>}
 */
export async function get(path, how) {
  return /** @type {import("./messages.js").Got<P>} */ (await call("GET", path, undefined, how));
}

/**
 * @template {string} P
 * @param {P} path
 * @param {unknown} [body]
 * @returns {Promise<import("./messages.js").Posted<P>>}
 */
export async function post(path, body) {
  return /** @type {import("./messages.js").Posted<P>} */ (await call("POST", path, body));
}

/**
 * Make sure the server knows this person, as a guest with a name.
 * @param {string} [name]
 * @returns {Promise<Me>}
 */
export async function introduced(name) {
  if (self.known) return self.known;
  const own = name || self.name;
  const wanted = own || words.say("person-guest");
  keep("unnamed", own ? null : true);
  return welcomed(await post("/api/people", { name: wanted, language: words.language }));
}

/**
 * Become the same person as on another device, by a link from there.
 * @param {string} token
 */
export async function redeemed(token) {
  return welcomed(await post("/api/links", { token }));
}

/** @param {Me} told */
function welcomed(told) {
  const me = { id: told.id, name: told.name, token: told.token };
  self.is(me);
  return me;
}
