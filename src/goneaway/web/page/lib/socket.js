// The connection to a table: one WebSocket, reopened whenever it breaks.
// Unanswered messages are sent again with the same request id, so that each is carried out
// exactly once, whether or not the first one arrived.

import { lot } from "./lots.js";

/**
 * @typedef {object} Hello
 * @property {string} token
 * @property {string} table
 * @property {string} language
 */

/**
 * An outgoing message: a command or a query, with its request id.
 * @typedef {{do?: object, ask?: object, expect?: number | null}} Message
 */
/** @typedef {{message: Message, resolve: (answer: object) => void, reject: (error: Error) => void}} Waiting */
/**
 * A refusal by the server, or by the page itself, which has no sentence for it.
 * @typedef {Partial<import("./messages.js").Refusal> & {status?: number, request?: string}} Refused
 */
/**
 * An incoming message: one of these.
 * @typedef {object} Frame
 * @property {import("./messages.js").Greeting} [welcome]
 * @property {import("./messages.js").State} [state]
 * @property {import("./messages.js").Told} [told]
 * @property {import("./messages.js").Announced[]} [announced]
 * @property {import("./messages.js").Presence} [presence]
 * @property {import("./messages.js").Done & {request: string}} [done]
 * @property {Record<string, unknown> & {request: string}} [answer]
 * @property {Refused} [declined]
 */

/** The server declined: its error code, and a sentence for people. */
export class Declined extends Error {
  /** @param {Refused} told */
  constructor(told) {
    super(told.sentence ?? told.code ?? "declined");
    this.name = "Declined";
    /** @type {string} */
    this.code = told.code ?? "";
    this.told = told;
  }
}

/** Seconds to wait before the next attempt: 1, 2, 4, 8, then 15 each. */
export const pause = (/** @type {number} */ attempt) => Math.min(15, 2 ** attempt);

/**
 * States: `opening`, `open`, `broken` (will reconnect, see `again`), `closed`, `refused` (the server rejects us;
 * retrying is useless). Dispatches `line` when the state changes, `state`, `told`, `announced` and `presence`.
 */
export class Line extends EventTarget {
  /**
   * @param {Hello} hello
   * @param {{socket?: (url: string) => WebSocket, url?: string, later?: (run: () => void, seconds: number) => number,
   *   name?: () => string}} [means]
   */
  constructor(hello, means = {}) {
    super();
    this.hello = hello;
    this.url = means.url ?? "";
    this.socket_of = means.socket ?? ((url) => new WebSocket(url));
    this.later = means.later ?? ((run, seconds) => Number(setTimeout(run, seconds * 1000)));
    this.name = means.name ?? lot;
    this.status = "closed";
    /** The last item number received from the feed; null before the first state. @type {number | null} */
    this.since = null;
    this.attempt = 0;
    /** The time of the next attempt to connect, in milliseconds. */
    this.again = 0;
    /**
     * The server's greeting: eyes, seats, whether we are the host.
     * @type {import("./messages.js").Greeting | null}
     */
    this.welcome = null;
    /** Why the server rejects us. @type {Refused | null} */
    this.refusal = null;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.timer = null;
  }

  open() {
    if (this.socket) return;
    this.#becomes("opening");
    const socket = this.socket_of(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ hello: { ...this.hello, since: this.since } }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#broke(socket, event);
  }

  close() {
    this.#becomes("closed");
    clearTimeout(this.timer ?? undefined);
    this.socket?.close(1000);
    this.socket = null;
    for (const [request, waiting] of this.waiting) {
      this.waiting.delete(request);
      waiting.reject(new Declined({ code: "closed" }));
    }
  }

  /** Reconnect at once instead of waiting for the next attempt. */
  hurry() {
    if (this.status !== "broken") return;
    clearTimeout(this.timer ?? undefined);
    this.open();
  }

  /**
   * Send a command; resolves when it is done, rejects with `Declined`.
   * @param {object} command
   * @param {{expect?: number | null}} [how]
   * @returns {Promise<import("./messages.js").Done>}
   */
  async do(command, how = {}) {
    const expect = how.expect === null ? {} : { expect: how.expect ?? this.since };
    return /** @type {import("./messages.js").Done} */ (await this.#say({ do: command, ...expect }));
  }

  /**
   * @param {object} question
   * @returns {Promise<object>}
   */
  ask(question) {
    return this.#say({ ask: question });
  }

  /** Messages that have not been answered yet. */
  get pending() {
    return [...this.waiting.values()].some((waiting) => "do" in waiting.message);
  }

  /** @param {Message} message @returns {Promise<object>} */
  #say(message) {
    const request = this.name();
    return new Promise((resolve, reject) => {
      if (this.status === "closed" || this.status === "refused") {
        reject(new Declined(this.refusal ?? { code: "closed" }));
        return;
      }
      const whole = { ...message, request };
      this.waiting.set(request, { message: whole, resolve, reject });
      if (this.status === "open") this.socket?.send(JSON.stringify(whole));
    });
  }

  /** @param {Frame} message */
  #hear(message) {
    if (message.welcome) {
      this.welcome = message.welcome;
      this.attempt = 0;
      this.#opened();
    } else if (message.state) {
      this.since = message.state.number;
      this.#tell("state", message.state);
    } else if (message.told) {
      this.since = message.told.number;
      this.#tell("told", message.told);
    } else if (message.announced) this.#tell("announced", message.announced);
    else if (message.presence) this.#tell("presence", message.presence);
    else if (message.done) this.#settle(message.done, (waiting, told) => waiting.resolve(told));
    else if (message.answer) this.#settle(message.answer, (waiting, told) => waiting.resolve(told));
    else if (message.declined) {
      if (!message.declined.request) this.refusal = message.declined;
      else this.#settle(message.declined, (waiting, told) => waiting.reject(new Declined(told)));
    }
  }

  #opened() {
    if (this.status === "open") return;
    this.#becomes("open");
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  /**
   * @template {{request?: string}} A
   * @param {A} answer with the request it answers
   * @param {(waiting: Waiting, told: Omit<A, "request">) => void} how
   */
  #settle({ request = "", ...told }, how) {
    const waiting = this.waiting.get(request);
    if (!waiting) return;
    this.waiting.delete(request);
    how(waiting, told);
  }

  /**
   * @param {WebSocket} socket
   * @param {CloseEvent} event
   */
  #broke(socket, event) {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.refusal && event.code >= 4000) {
      this.#becomes("refused");
      for (const waiting of this.waiting.values()) waiting.reject(new Declined(this.refusal));
      this.waiting.clear();
      return;
    }
    this.refusal = null;
    const seconds = pause(this.attempt++);
    this.again = Date.now() + seconds * 1000;
    this.#becomes("broken");
    this.timer = this.later(() => this.open(), seconds);
  }

  /** @param {string} status */
  #becomes(status) {
    this.status = status;
    this.dispatchEvent(new Event("line"));
  }

  /**
   * @param {string} kind
   * @param {unknown} detail
   */
  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
