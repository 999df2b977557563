// A moment: what nobody should miss, for a breath or two over the board. A press or Escape skips it.

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { TablePiece } from "./piece.js";

class TableMoment extends TablePiece {
  render() {
    const moment = this.store?.moment;
    // The log and the news say it to those who listen.
    return moment
      ? html`<button
          class="moment moment-of-${moment.kind} sheet"
          aria-hidden="true"
          tabindex="-1"
          title=${say("moment-skip")}
          @click=${() => this.store?.skip()}
        >
          ${moment.sentence}
        </button>`
      : nothing;
  }
}

customElements.define("table-moment", TableMoment);
