// The shell: maps the address to a screen and draws what surrounds every screen.

import { Piece, go } from "./lib/dom.js";
import { icon, mark } from "./lib/icons.js";
import { html, nothing } from "./lib/lit.js";
import { route } from "./lib/route.js";
import { following, theme, wear } from "./lib/theme.js";
import { self } from "./lib/api.js";
import "./shell/announcements.js";
import "./shell/name.js";
import { LANGUAGES, begin, say, switchTo, words } from "./lib/words.js";

/** @typedef {import("./lib/dom.js").Changed} Changed */

/** The screens; each is fetched on first use. @type {Record<string, () => Promise<unknown>>} */
const SCREENS = {
  lobby: () => import("./lobby/lobby.js"),
  table: () => import("./table/view.js"),
  rules: () => import("./rules/rules.js"),
};

const THEME_ICONS = /** @type {const} */ ({ system: "system", light: "sun", dark: "moon", contrast: "contrast" });

class GoneAway extends Piece {
  static properties = { screen: { state: true }, place: { state: true }, failed: { state: true } };

  constructor() {
    super();
    /** The current screen. */
    this.screen = "";
    this.place = route("/");
    this.failed = false;
    this.went = () => this.follow();
    this.clicked = (/** @type {MouseEvent} */ event) => follow_link(event);
    this.renamed = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("popstate", this.went);
    addEventListener("went", this.went);
    addEventListener("click", this.clicked);
    self.addEventListener("changed", this.renamed);
    this.follow();
  }

  async follow() {
    const place = route(location.pathname, location.search);
    this.place = place;
    try {
      await SCREENS[place.screen]();
      this.failed = false;
    } catch {
      this.failed = true;
    }
    if (place !== this.place) return;
    const moved = this.screen !== "" && this.screen !== place.screen;
    this.screen = place.screen;
    document.body.dataset.screen = place.screen;
    await this.updateComplete;
    if (moved) {
      scrollTo(0, 0);
      /** @type {HTMLElement | null} */ (this.querySelector("main"))?.focus({ preventScroll: true });
    }
  }

  render() {
    if (!this.screen) return nothing;
    if (this.screen === "table")
      return html`<announcement-bar></announcement-bar>
        <main class="shell-main" tabindex="-1">${this.content()}</main>`;
    return html`
      <a class="button shell-skip" href="#main">${say("shell-skip")}</a>
      <header class="shell-head">
        <a class="shell-brand" href="/">${mark()} <span>Gone Away</span></a>
        <nav class="shell-nav" aria-label=${say("shell-nav")}>
          ${this.link("/", "lobby", say("nav-play"))} ${this.link("/rules", "rules", say("nav-rules"))}
        </nav>
        <div class="shell-tools">${tools(this)}</div>
      </header>
      <announcement-bar></announcement-bar>
      <main class="shell-main" id="main" tabindex="-1">${this.content()}</main>
      <name-dialog></name-dialog>
      <footer class="shell-foot"><span>${say("shell-disclaimer")}</span></footer>
    `;
  }

  content() {
    if (this.failed) {
      return html`<div class="shell-page"><p class="notice" role="alert">${say("wire-unreachable")}</p></div>`;
    }
    if (this.screen === "table") return html`<table-view .code=${this.place.code}></table-view>`;
    if (this.screen === "rules") return html`<rules-pages .place=${this.place}></rules-pages>`;
    return html`<lobby-view .place=${this.place}></lobby-view>`;
  }

  /**
   * @param {string} href
   * @param {string} screen
   * @param {string} text
   */
  link(href, screen, text) {
    return html`<a href=${href} aria-current=${this.screen === screen ? "page" : nothing}>${text}</a>`;
  }
}

/** The controls for language, theme and name, the same in every header. @param {Piece} host */
function tools(host) {
  const worn = theme();
  return html`
    <label class="shell-language">
      <span class="unseen">${say("shell-language")}</span>
      <select @change=${(/** @type {Changed} */ event) => switchTo(event.target.value)}>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) =>
            html`<option value=${code} lang=${code} ?selected=${code === words.language}>${name}</option>`,
        )}
      </select>
    </label>
    <button
      class="button bare shell-theme"
      title=${say("shell-theme", { theme: worn })}
      @click=${() => {
        wear(following(worn));
        host.requestUpdate();
      }}
    >
      ${icon(THEME_ICONS[/** @type {keyof typeof THEME_ICONS} */ (worn)])}
      <span class="unseen">${say("shell-theme", { theme: worn })}</span>
    </button>
    <button class="button shell-person" @click=${() => dispatchEvent(new Event("ask-name"))}>
      ${icon("person")} <span>${self.name || say("person-guest")}</span>
    </button>
  `;
}

/**
 * Follow links to our own screens without a reload; leave all other links to the browser.
 * @param {MouseEvent} event
 */
function follow_link(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#"))
    return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

begin().then(() => customElements.define("gone-away", GoneAway));
