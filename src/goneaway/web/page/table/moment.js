// A moment: something important, shown over the board for a few seconds. A press or Escape skips it.

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { TablePiece } from "./piece.js";

class TableMoment extends TablePiece {
  render() {
    const moment = this.store?.moment;
    // Screen readers get it from the log and the news.
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
