// The dialog for the person's name, and for moving to another device.

import { Piece, copy } from "../lib/dom.js";
import { html, nothing } from "../lib/lit.js";
import { recall } from "../lib/memory.js";
import { post, self } from "../lib/api.js";
import { say } from "../lib/words.js";

/** The dialog in which the name is entered. */
class NameDialog extends Piece {
  static properties = { problem: { state: true }, link: { state: true } };

  constructor() {
    super();
    this.problem = "";
    this.link = "";
    this.ask = () => {
      this.link = "";
      this.requestUpdate();
      this.querySelector("dialog")?.showModal();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("ask-name", this.ask);
  }

  disconnectedCallback() {
    removeEventListener("ask-name", this.ask);
    super.disconnectedCallback();
  }

  /** @param {SubmitEvent} event */
  async rename(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    try {
      await self.rename(name);
      this.problem = "";
      this.querySelector("dialog")?.close();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  render() {
    return html`<dialog class="dialog" aria-labelledby="name-title">
      <form class="shell-name" @submit=${this.rename}>
        <h2 id="name-title">${say("name-title")}</h2>
        <label class="field"
          ><span class="label">${say("name-label")}</span>
          <input class="input" name="name" maxlength="40" required .value=${self.name || recall("name") || ""} />
        </label>
        <p class="quiet small">${say("name-about")}</p>
        ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing}
        <div class="shell-pair">
          <button class="button" type="button" @click=${() => this.querySelector("dialog")?.close()}>
            ${say("cancel")}
          </button>
          <button class="button primary" type="submit">${say("name-keep")}</button>
        </div>
      </form>
      ${self.known ? this.elsewhere() : nothing}
    </dialog>`;
  }

  elsewhere() {
    return html`<div class="shell-elsewhere">
      <h3>${say("elsewhere-title")}</h3>
      ${
        this.link
          ? html`<p class="small quiet">${say("elsewhere-link")}</p>
              <input class="input" readonly aria-label=${say("elsewhere-title")} .value=${this.link} />`
          : html`<p class="small quiet">${say("elsewhere-about")}</p>
              <button class="button" type="button" @click=${this.make_link}>${say("elsewhere-make")}</button>`
      }
    </div>`;
  }

  async make_link() {
    try {
      const told = await post("/api/me/links");
      this.link = told.link;
      await copy(told.link);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define("name-dialog", NameDialog);
