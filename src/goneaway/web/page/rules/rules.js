// The rulebook: clauses by topic, and one clause with its editions, sources and cases.

import { Piece } from "../lib/dom.js";
import { html } from "../lib/lit.js";
import { say } from "../lib/words.js";

class RulesPages extends Piece {
  render() {
    return html`<div class="shell-page"><h1>${say("nav-rules")}</h1></div>`;
  }
}

customElements.define("rules-pages", RulesPages);
