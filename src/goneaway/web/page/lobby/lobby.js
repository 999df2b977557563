// The lobby: play now, continue, join, set up.

import { Piece } from "../lib/dom.js";
import { html } from "../lib/lit.js";
import { say } from "../lib/words.js";

class LobbyView extends Piece {
  render() {
    return html`<div class="shell-page"><h1>${say("game-colditz")}</h1></div>`;
  }
}

customElements.define("lobby-view", LobbyView);
