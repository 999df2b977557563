// Push notifications of your turn in slow games. Permission is only requested by a button.

import { Piece } from "./dom.js";
import { icon } from "./icons.js";
import { html, nothing } from "./lit.js";
import { worker } from "./trusted.js";
import { call, get, post } from "./api.js";
import { say } from "./words.js";

class TurnNotices extends Piece {
  static properties = { able: { state: true }, known: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    /** Whether this browser and this server support push notifications. */
    this.able = false;
    /** The id under which the server knows this browser's subscription; "" if there is none. */
    this.known = "";
    this.wrong = "";
  }

  async firstUpdated() {
    if (!("serviceWorker" in navigator && "PushManager" in window)) return;
    try {
      const { ways, notices } = await get("/api/me/notices");
      const here = await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();
      const mine = notices.find((one) => one.way === "push" && JSON.parse(one.address).endpoint === here?.endpoint);
      this.known = mine?.id ?? "";
      this.able = ways.includes("push");
    } catch {
      // then push notifications are not offered
    }
  }

  /** @param {() => Promise<void>} what */
  async try(what) {
    this.wrong = "";
    try {
      await what();
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }

  async begin() {
    if ((await Notification.requestPermission()) !== "granted") throw new Error(say("push-denied"));
    const { key } = await get("/api/notices/key");
    await navigator.serviceWorker.register(worker(), { scope: "/" });
    const registered = await navigator.serviceWorker.ready;
    const subscription = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    this.known = (await post("/api/me/notices", { way: "push", address: JSON.stringify(subscription) })).id;
  }

  async end() {
    await call("DELETE", `/api/me/notices/${this.known}`);
    this.known = "";
    await (await (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription())?.unsubscribe();
  }

  render() {
    if (!this.able) return nothing;
    return html`<button
        class="button wide menu-item"
        aria-pressed=${this.known ? "true" : "false"}
        @click=${() => this.try(() => (this.known ? this.end() : this.begin()))}
      >
        ${icon(this.known ? "tick" : "plus")} ${say(this.known ? "push-on" : "push-offer")}
      </button>
      ${this.wrong ? html`<p class="notice" role="alert">${this.wrong}</p>` : nothing}`;
  }
}

customElements.define("turn-notices", TurnNotices);
