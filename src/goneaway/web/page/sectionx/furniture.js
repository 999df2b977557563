// Ordinary elements on and beside the board: the player's tiles, the piles, buttons for rotating, bubbles, the
// end of a round.

import { html, nothing, svg } from "../lib/lit.js";
import { SMALL } from "../lib/sizes.js";
import { say } from "../lib/words.js";
import { told_apart } from "../table/telling.js";
import { DRAW, LAY } from "./gestures.js";
import { SAID } from "./hand.js";
import { tile } from "./tiles.js";
import { token } from "./tokens.js";

/** @typedef {import("./stage.js").IslandStage} Stage */

/** @param {Stage} stage */
export const furniture = (stage) => html`
  <div class="stage-pins">${turning(stage)} ${foresight(stage)} ${why(stage)} ${told(stage)}</div>
  ${stage.collapse ? ended(stage) : html`${supply(stage)} ${key(stage)} ${tools(stage)}`}
`;

const LINES = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  threat:
    "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
};

/** @param {Stage} stage */
function tools(stage) {
  /** @param {keyof typeof LINES} name @param {string} title @param {() => void} run @param {boolean} [on] */
  const tool = (name, title, run, on) =>
    html`<button
      class="stage-tool stage-tool-${name}"
      title=${title}
      aria-label=${title}
      aria-pressed=${on === undefined ? nothing : String(on)}
      @click=${run}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d=${LINES[name]}></path>
      </svg>
    </button>`;
  return html`<div class="stage-tools isl-tools" data-solid role="toolbar" aria-label=${say("castle-tools")}>
    ${tool("in", say("castle-zoom-in"), () => stage.zoom(1))}
    ${tool("out", say("castle-zoom-out"), () => stage.zoom(-1))} ${tool("all", say("island-all"), () => stage.fit())}
    ${tool("threat", say("island-danger"), () => stage.threaten(), stage.threatening)}
  </div>`;
}

/** @param {Stage} stage @param {string} code @param {number} rotation @param {number} size */
const picture = (stage, code, rotation, size) =>
  html`<svg class="isl-picture" width=${size} height=${size} viewBox="-47 -47 94 94" aria-hidden="true">
    ${tile(stage.chart, code, rotation)}
  </svg>`;

// The player's tiles and the piles

/** @param {Stage} stage */
function supply(stage) {
  const { playing, parts } = stage;
  const panels = parts["board/panels"];
  if (!panels || stage.bare) return nothing;
  const own = panels.players.find((player) => player.own)?.stock;
  const others = panels.players.flatMap(({ own: mine, name, colour, stock }) =>
    !mine && stock ? { name, colour, stock } : [],
  );
  const drawing = playing.may(DRAW);
  return html`<section class="isl-supply" data-solid aria-label=${say("island-tiles")}>
    ${
      own
        ? html`<div class="isl-stock sheet">
            <h2 class="label">${say("island-tiles")}</h2>
            <div class="isl-stock-row">
              ${own.map((code, number) => stocked(stage, code, number))}
              ${own.length ? nothing : html`<p class="quiet small">${say("island-no-tiles")}</p>`}
            </div>
          </div>`
        : nothing
    }
    <div class="isl-piles sheet ${drawing ? "isl-piles-open" : ""}">
      <h2 class="label">${drawing ? say("island-draw") : say("island-piles")}</h2>
      <div class="isl-stock-row">
        ${panels.piles.sizes.map((size, number) => pile(stage, size, number + 1, drawing))}
      </div>
    </div>
    ${
      others.length
        ? html`<div class="isl-others sheet">
            <h2 class="label">${say("island-others")}</h2>
            ${others.map(
              (player) =>
                html`<p>
                  <svg width="30" height="30" viewBox="-15 -15 30 30" aria-label=${player.name} role="img">
                    ${token(player.colour)}
                  </svg>
                  ${player.stock.map((code) => picture(stage, code, 0, 34))}
                </p>`,
            )}
          </div>`
        : nothing
    }
  </section>`;
}

/** @param {Stage} stage @param {string} code @param {number} number */
function stocked(stage, code, number) {
  const { playing } = stage;
  // Of two identical tiles, the first is the one in hand.
  const stock = stage.parts["board/panels"]?.players.find((player) => player.own)?.stock ?? [];
  const held = playing.hand?.tile === code && stock.indexOf(code) === number;
  const may = playing.open.tiles.includes(code);
  const press = () => {
    if (may) playing.take(code, "");
    else if (playing.mine) playing.ask_why(`${LAY} ${code} ${stage.chart.cells.keys().next().value} 0`, null);
  };
  return html`<button
    class="isl-stocked ${may ? "" : "isl-stocked-not"}"
    data-tile=${code}
    aria-pressed=${held}
    aria-disabled=${!may}
    title="${stage.chart.kinds[code]?.title ?? code} (${number + 1})"
    @click=${press}
  >
    ${picture(stage, code, held ? (playing.hand?.rotation ?? 0) : 0, 62)}<span
      >${stage.chart.kinds[code]?.title ?? code}</span
    >
  </button>`;
}

/** @param {Stage} stage @param {number} size @param {number} number @param {boolean} drawing */
function pile(stage, size, number, drawing) {
  const top = (stage.parts["board/panels"]?.piles.tops ?? []).find((one) => one[0] === number)?.[1];
  const name = say("island-pile", { number, size });
  const face = top
    ? picture(stage, top, 0, 46)
    : html`<svg width="46" height="46" viewBox="-47 -47 94 94" aria-hidden="true">
        ${
          size > 2
            ? svg`<polygon class="isl-back" points=${stage.chart.outline(0.92)} transform="translate(3 5)"></polygon>`
            : ""
        }
        ${
          size
            ? svg`<polygon class="isl-back" points=${stage.chart.outline(
                0.92,
              )}></polygon><path class="isl-back-sign" d="M-13-13 13 13M13-13-13 13"></path>`
            : svg`<polygon class="isl-back-none" points=${stage.chart.outline(0.92)}></polygon>`
        }
      </svg>`;
  if (!drawing || !size)
    return html`<span class="isl-pile" role="img" aria-label=${name}>${face}<b>${size}</b></span>`;
  return html`<button
    class="isl-pile"
    data-pile=${number}
    aria-label=${name}
    @click=${() => stage.playing.draw(number)}
  >
    ${face}<b>${size}</b>
  </button>`;
}

// Beside what is in hand

const TURNS = { back: "M7 5v5h5M7.4 10A7 7 0 1 1 6 15", forth: "M17 5v5h-5M16.6 10A7 7 0 1 0 18 15" };

/** Buttons that rotate the tile in hand, below it; in a swap below both tiles. @param {Stage} stage */
function turning(stage) {
  const { playing, chart } = stage;
  const { hand } = playing;
  if (!hand?.fits) return nothing;
  const cell = chart.cells.get(hand.at || hand.cell);
  if (!cell) return nothing;
  const swap = Boolean(hand.at && hand.fits.swaps[hand.at]);
  const home = swap ? chart.cells.get(hand.cell) : undefined;
  return html`${turner(stage, cell, false)} ${home ? turner(stage, home, true) : nothing}`;
}

/** @param {Stage} stage @param {{x: number, y: number}} cell @param {boolean} other */
const turner = (stage, cell, other) =>
  html`<div class="stage-pin isl-turn" data-solid data-x=${cell.x} data-y=${cell.y} data-gap="44" data-side="below">
    ${
      /** @type {const} */ (["back", "forth"]).map(
        (way) =>
          html`<button
            data-turn=${way}
            aria-label=${say(way === "back" ? "island-turn-back" : "island-turn")}
            title="${say(way === "back" ? "island-turn-back" : "island-turn")} (${way === "back" ? "Q" : "E"})"
            @click=${() => stage.playing.turn(way === "back" ? -1 : 1, other)}
          >
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              stroke-width="1.9"
              stroke-linecap="round"
              stroke-linejoin="round"
              aria-hidden="true"
            >
              <path d=${TURNS[way]}></path>
            </svg>
          </button>`,
      )
    }
  </div>`;

/** What the action would cause: fights, doors going home, men who would be buried. @param {Stage} stage */
function foresight(stage) {
  const { playing, chart } = stage;
  const lines = playing.preview?.lines ?? [];
  const place = playing.hand?.at || playing.goal?.to || "";
  const cell = place ? chart.cell(place) : undefined;
  if (!lines.length || !cell) return nothing;
  const buried = playing.preview?.buried ?? [];
  return html`<section
    class="stage-pin isl-foresight ${buried.length ? "isl-grave" : ""}"
    data-x=${cell.x}
    data-y=${cell.y}
    data-gap="44"
  >
    ${lines.map((line) => html`<p>${line.sentence}</p>`)}
  </section>`;
}

/** @param {Stage} stage */
function why(stage) {
  const found = stage.playing.why;
  // Without room for a bubble, the sheet shows it.
  if (!found || SMALL.matches) return nothing;
  const { verdict } = found;
  const { head, rest } = told_apart(verdict);
  const rule = verdict.citation || verdict.title;
  return html`<section
    class="stage-pin stage-why"
    data-solid
    data-x=${found.x}
    data-y=${found.y}
    data-gap="40"
    aria-label=${say("island-why")}
  >
    <p class="why-head">${head}</p>
    ${rest ? html`<p>${rest}</p>` : nothing}
    ${
      verdict.clause && rule
        ? html`<p class="why-foot">
            <a href="/rules/sectionx/${verdict.clause}" target="_blank" rel="opener">${rule}</a>
          </p>`
        : nothing
    }
  </section>`;
}

/** @param {Stage} stage */
function told(stage) {
  const found = stage.playing.told;
  if (!found || stage.playing.why) return nothing;
  return html`<div class="stage-pin stage-tip isl-tip" data-x=${found.x} data-y=${found.y} data-gap="40">
    <b>${found.title}</b>${found.lines.map((line) => html`<span>${line}</span>`)}
  </div>`;
}

/** The meaning of the lights, while something is in hand. @param {Stage} stage */
function key(stage) {
  if (stage.playing.hand?.fits) {
    return html`<ul class="isl-key sheet">
      ${Object.entries(SAID).map(([kind, name]) => html`<li><i class="isl-key-${kind}"></i>${say(name)}</li>`)}
    </ul>`;
  }
  const danger = stage.parts["board/danger"];
  if (!stage.threatening && !danger?.near) return nothing;
  return html`<ul class="isl-key sheet">
    <li><i class="isl-key-doomed"></i>${say("island-doomed", { men: danger?.buried.length ?? 0 })}</li>
    <li><i class="isl-key-stays"></i>${say("island-stays")}</li>
  </ul>`;
}

// The end of a round

/** @param {Stage} stage */
function ended(stage) {
  const collapse = /** @type {import("./collapse.js").Collapse} */ (stage.collapse);
  const players = collapse.before["board/panels"]?.players ?? [];
  const count = (/** @type {Iterable<string>} */ men, /** @type {string} */ colour) =>
    [...men].filter((man) => man[0] === colour).length;
  const hidden = (stage.store.parts["board/panels"]?.players ?? []).reduce(
    (/** @type {number} */ sum, player) => sum + player.counted.hidden,
    0,
  );
  return html`<section class="isl-ended sheet" data-solid role="dialog" aria-labelledby="isl-ended-title">
    <div class="isl-ended-text">
      <h2 id="isl-ended-title">${say("island-collapse")}</h2>
      <p class="quiet">${say("island-collapse-cause", { cause: collapse.cause })} ${say("island-collapse-why")}</p>
    </div>
    <dl class="isl-ended-numbers">
      <div class="isl-good">
        <dd>${collapse.freed.length}</dd>
        <dt>${say("island-freed")}</dt>
      </div>
      <div>
        <dd>${hidden}</dd>
        <dt>${say("island-hidden")}</dt>
      </div>
      <div class="isl-bad">
        <dd>${collapse.buried.size}</dd>
        <dt>${say("island-buried")}</dt>
      </div>
    </dl>
    <ul class="isl-ended-seats">
      ${players.map(
        (player) =>
          html`<li>
            <svg width="30" height="30" viewBox="-15 -15 30 30" aria-label=${player.name} role="img">
              ${token(player.colour)}
            </svg>
            <span class="isl-good">+${count(collapse.freed, player.colour)}</span
            ><span class="isl-bad">−${count(collapse.buried, player.colour)}</span>
          </li>`,
      )}
    </ul>
    <div class="isl-ended-buttons">
      <button
        class="button"
        @click=${() => {
          collapse.shown += 1;
          stage.draw();
        }}
      >
        ${say("island-again")}
      </button>
      <button class="button primary" data-do="go-on" @click=${() => stage.go_on()}>
        ${say("island-go-on")} <kbd>Enter</kbd>
      </button>
    </div>
  </section>`;
}
