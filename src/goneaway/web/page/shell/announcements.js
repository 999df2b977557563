// The banner with announcements: above every screen, dismissed one by one.

import { announced } from "../lib/announced.js";
import { Piece } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { html, repeat } from "../lib/lit.js";
import { get } from "../lib/api.js";
import { say } from "../lib/words.js";

/** Milliseconds between two fetches; at a table they are pushed. */
const AGAIN = 60_000;

class AnnouncementBar extends Piece {
  constructor() {
    super();
    this.changed = () => this.requestUpdate();
    this.timer = 0;
    /** A table fills the window, so it must begin below the banner. */
    this.sized = new ResizeObserver(() =>
      document.documentElement.style.setProperty("--announced", `${this.offsetHeight}px`),
    );
  }

  connectedCallback() {
    super.connectedCallback();
    announced.addEventListener("changed", this.changed);
    this.timer = window.setInterval(() => !document.hidden && this.look(), AGAIN);
    this.sized.observe(this);
    this.look();
  }

  disconnectedCallback() {
    this.sized.disconnect();
    document.documentElement.style.removeProperty("--announced");
    announced.removeEventListener("changed", this.changed);
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  async look() {
    const told = await get("/api/announcements").catch(() => null);
    if (told) announced.tell(told.announcements);
  }

  // The live region must exist before it has content, or screen readers do not announce what is added.
  render() {
    return html`<div class="announcements" role="status" aria-live="polite" aria-label=${say("announcements")}>
      ${repeat(
        announced.shown,
        (one) => one.id,
        (one) =>
          html`<p class="announcement">
            <span><b>${say("announcement-from")}</b> <span dir="auto">${one.text}</span></span>
            <button
              class="button bare"
              data-do="dismiss"
              title=${say("announcement-dismiss")}
              @click=${() => announced.dismiss(one.id)}
            >
              ${icon("close")}<span class="unseen">${say("announcement-dismiss")}</span>
            </button>
          </p>`,
      )}
    </div>`;
  }
}

customElements.define("announcement-bar", AnnouncementBar);
