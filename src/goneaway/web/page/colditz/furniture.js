// The ordinary elements on and beside the board: bubbles, flag, tools, overview, legend.

import { html, nothing, repeat, svg } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { told_apart } from "../table/telling.js";
import { centred } from "../board/camera.js";
import { shown } from "./edges.js";
import { KEYS } from "./keys.js";
import { picture } from "./markup.js";
import { SYMBOLS } from "./symbols.js";
import { called, is_guard, nation, token } from "./tokens.js";

/** @typedef {import("./stage.js").CastleStage} Stage */

/** @param {string} markup @param {string} box @param {string} [cls] */
const drawing = (markup, box, cls = "") => picture(box, cls, markup);

/** @param {Stage} stage */
export const furniture = (stage) => html`
  ${edges(stage)}
  <div class="stage-pins">${flag(stage)} ${offers(stage)} ${why(stage)} ${remark(stage)} ${tip(stage)}</div>
  ${tools(stage)} ${stage.shown.overview ? overview(stage) : nothing} ${threats(stage)}
  ${stage.shown.legend ? legend(stage) : nothing}
`;

/** @param {Stage} stage */
function edges(stage) {
  const found = shown(stage);
  if (!found) return nothing;
  const line = (/** @type {{label: string, at: number, now: boolean}[]} */ all) =>
    all.map(({ label, at, now }) => html`<span class=${now ? "edge-now" : ""} .style=${`--at:${at}`}>${label}</span>`);
  return html`<div class="stage-edges" aria-hidden="true" .style=${`top:${stage.room.y}px`}>
    <div class="edge-columns">${line(found[0])}</div>
    <div class="edge-rows">${line(found[1])}</div>
  </div>`;
}

/** A list of all men and where they stand, for screen readers. @param {Stage} stage */
export function listing(stage) {
  const { men, plan, playing } = stage;
  const all = [...men.all].sort(([a], [b]) => a[0].localeCompare(b[0]) || Number(a.slice(1)) - Number(b.slice(1)));
  return html`<ul class="unseen" aria-label=${say("castle-men")}>
    ${all.map(
      ([pawn, one]) =>
        html`<li>
          ${say("castle-stands", {
            man: called(pawn),
            place: plan.title(one.place),
            may: playing.actors.has(pawn) ? "yes" : "no",
          })}
        </li>`,
    )}
  </ul>`;
}

// Pins

/** @param {Stage} stage */
function flag(stage) {
  const { proposal } = stage.playing;
  if (!proposal) return nothing;
  const at = stage.plan.circle(proposal.place);
  if (!at) return nothing;
  return html`<div
    class="stage-pin stage-flag${proposal.stop ? " stage-flag-stop" : ""}"
    data-x=${at.x}
    data-y=${at.y}
    data-side="below"
  >
    ${say("castle-flag", { cost: proposal.cost, left: proposal.left })}
  </div>`;
}

/** @param {Stage} stage */
function offers(stage) {
  const { playing, men } = stage;
  if (stage.showing.running || playing.proposal || stage.store.choosing) return nothing;
  return repeat(
    [...playing.standing].slice(0, 8),
    ([pawn]) => pawn,
    ([pawn, offers]) => {
      const man = men.all.get(pawn);
      if (!man) return nothing;
      return html`<div class="stage-pin stage-offers" data-solid data-x=${man.x} data-y=${man.y} data-gap="22">
        ${offers
          .slice(0, 6)
          .map(
            (one) =>
              html`<button
                class="stage-offer"
                data-action=${one.text || one.words.join(" ")}
                @click=${() => (one.text ? playing.act(one.text) : stage.store.choose(one.words))}
              >
                ${one.label}
              </button>`,
          )}
      </div>`;
    },
  );
}

/** The bubble that says why not. On a phone the sheet at the bottom shows it instead. @param {Stage} stage */
function why(stage) {
  const { playing } = stage;
  const { why: found } = playing;
  if (!found || playing.small) return nothing;
  const at = stage.plan.circle(found.place) ?? stage.men.all.get(playing.picked);
  const { head, rest } = told_apart(found.verdict);
  const { verdict } = found;
  const rule = verdict.citation || verdict.title;
  const about = stage.store.parts.about ?? {};
  const body = html`
    <p class="why-head">${head}</p>
    ${rest ? html`<p>${rest}</p>` : nothing}
    <p class="why-foot">
      ${
        verdict.clause && rule
          ? html`<a href="/rules/colditz/${verdict.clause}?edition=${about.edition ?? ""}" target="_blank" rel="opener"
              >${rule}</a
            >`
          : nothing
      }
      ${
        found.towards
          ? html`<button class="why-towards" @click=${() => playing.go_towards()}>${playing.onward}</button>`
          : nothing
      }
    </p>
  `;
  if (!at) {
    return html`<section class="stage-sheet" data-solid role="dialog" aria-label=${say("castle-why")}>
      <button class="stage-close" aria-label=${say("castle-close")} @click=${() => playing.back()}>✕</button>
      ${body}
    </section>`;
  }
  return html`<section
    class="stage-pin stage-why"
    data-solid
    data-x=${at.x}
    data-y=${at.y}
    aria-label=${say("castle-why")}
    @pointerenter=${() => stage.stay()}
    @pointerleave=${() => stage.fade()}
  >
    ${body}
  </section>`;
}

/** @param {Stage} stage */
function tip(stage) {
  const { tip: found, playing } = stage;
  if (!found || playing.why || playing.proposal) return nothing;
  return html`<div class="stage-pin stage-tip" data-x=${found.x} data-y=${found.y}>
    <b>${found.title}</b>${found.text ? html`<span>${found.text}</span>` : nothing}
  </div>`;
}

/**
 * A remark beside a guard whose position keeps the turn from ending, for as long as that is so.
 * @param {Stage} stage
 */
function remark(stage) {
  const { playing, men } = stage;
  const wrong = playing.arrests.wrong[0];
  const guard = wrong ? men.all.get(wrong.guard) : undefined;
  if (!guard || playing.why || playing.proposal) return nothing;
  return html`<div class="stage-pin stage-tip stage-remark" data-x=${guard.x} data-y=${guard.y} data-gap="34">
    <span>${told_apart(wrong.verdict).head}</span>
  </div>`;
}

// Tools

const LINES = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  mine: "M12 3v3M12 18v3M3 12h3M18 12h3M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  threat:
    "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  legend: "M9.2 9.2a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.4M12 17.4v.2",
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
      ${svg`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.9"
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${LINES[name]}></path></svg>`}
    </button>`;
  return html`<div class="stage-tools" role="toolbar" aria-label=${say("castle-tools")}>
    ${tool("in", say("castle-zoom-in"), () => stage.zoom(1.35))}
    ${tool("out", say("castle-zoom-out"), () => stage.zoom(1 / 1.35))}
    ${tool("all", say("castle-fit-all"), () => stage.fit_all())}
    ${tool("mine", say("castle-fit-mine"), () => stage.fit_mine())}
    ${tool("threat", say("castle-threat"), () => stage.toggle("threat"), stage.shown.threat)}
    ${tool("legend", say("castle-legend"), () => stage.toggle("legend"), stage.shown.legend)}
  </div>`;
}

/** @param {Stage} stage */
function overview(stage) {
  const { plan, men } = stage;
  const { x, y, w, h } = plan.box;
  const dots = [...men.all].map(
    ([pawn, one]) =>
      svg`<circle class="dot man-${nation(pawn)}" cx=${one.x} cy=${one.y} r=${is_guard(pawn) ? 13 : 15}></circle>`,
  );
  const go = (/** @type {PointerEvent} */ event) => {
    if (!event.buttons) return;
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const at = {
      x: x + ((event.clientX - box.left) / box.width) * w,
      y: y + ((event.clientY - box.top) / box.height) * h,
    };
    stage.look(centred(at.x, at.y, stage.camera.k, stage.room));
  };
  return html`<div class="stage-overview" aria-hidden="true" @pointerdown=${go} @pointermove=${go}>
    <img src=${stage.picture} alt="" draggable="false" />
    <svg viewBox="${x} ${y} ${w} ${h}">${dots}</svg>
    <div class="overview-frame"></div>
  </div>`;
}

/** @param {Stage} stage */
function threats(stage) {
  if (!stage.threat) return nothing;
  const { most } = stage.threat;
  return html`<div class="stage-bands">
    <b>${say("castle-threat")}</b>
    <span><i class="band band-1"></i>${say("castle-points", { points: "1–2" })}</span>
    <span><i class="band band-2"></i>3–4</span>
    ${most > 4 ? html`<span><i class="band band-3"></i>5${most > 5 ? `–${most}` : ""}</span>` : nothing}
    <span><i class="band band-man"></i>${say("castle-abroad")}</span>
    <span><i class="band band-held"></i>${say("castle-exit-held")}</span>
    <span><i class="band band-open"></i>${say("castle-exit-open")}</span>
  </div>`;
}

// Legend

/** @param {Stage} stage */
function legend(stage) {
  const { plan, store } = stage;
  const teams = (store.parts["board/teams"] ?? []).filter((team) => team.letter);
  const circle = (/** @type {string} */ cls, /** @type {string} */ inner = "") =>
    drawing(`<circle class="${cls}" r="9"/>${inner}`, "-12 -12 24 24", "ga-board");
  const signs = [
    ["post", circle("c c-post", '<circle class="p-ring" r="4.6"/>')],
    ["hideaway", circle("c c-hideaway")],
    ["light", circle("c c-light")],
    ["appel", circle("c c-appel")],
    ["key", circle("c c-gate", `<g class="g" transform="scale(6.6)">${SYMBOLS.key}</g>`)],
    ["pass", circle("c c-gate", `<g class="g" transform="scale(6.6)">${SYMBOLS.pass}</g>`)],
    [
      "target",
      drawing(
        '<circle class="ga-roundel-blue" r="11"/><circle class="ga-roundel-white" r="7.4"/>' +
          '<circle class="ga-roundel-red" r="4"/>',
        "-12 -12 24 24",
        "ga-board",
      ),
    ],
    ["tunnel", circle("c c-room", '<path class="ga-burrow" d="M-8.4 0a8.4 8.4 0 0 0 16.8 0z"/>')],
  ];
  return html`<section class="stage-legend sheet" data-solid role="dialog" aria-label=${say("castle-legend")}>
    <button class="stage-close" aria-label=${say("castle-close")} @click=${() => stage.toggle("legend")}>✕</button>
    <h2>${say("castle-legend")}</h2>
    <ul class="legend-list">
      ${teams.map(
        (team) => html`<li>${drawing(token(`${team.letter}1`), "-16 -16 32 32")}<span>${team.name}</span></li>`,
      )}
      <li>${drawing(token("g1"), "-17 -29 34 38")}<span>${say("castle-a-guard")}</span></li>
      ${signs.map(
        ([kind, sign]) => html`<li>${sign}<span>${plan.told.kinds[/** @type {string} */ (kind)]}</span></li>`,
      )}
      <li>
        ${drawing(
          '<circle class="lit-disc legend-reach" r="9.4"/><text class="lit-cost" y="3.6">4</text>',
          "-12 -12 24 24",
          "lit tint-2",
        )}<span>${say("castle-legend-reach")}</span>
      </li>
      <li>
        ${drawing('<text class="legend-grid" y="3.8">31K</text>', "-12 -12 24 24")}<span
          >${say("castle-legend-grid")}</span
        >
      </li>
    </ul>
    <h3>${say("castle-legend-rooms")}</h3>
    <ul class="legend-list legend-symbols">
      ${Object.entries(plan.told.symbols).map(
        ([symbol, title]) =>
          html`<li>
            ${drawing(`<g transform="scale(8.4)">${SYMBOLS[symbol] ?? ""}</g>`, "-11 -11 22 22", "legend-symbol")}<span
              >${title}</span
            >
          </li>`,
      )}
    </ul>
    <h3>${say("castle-keys")}</h3>
    <dl class="legend-keys">
      ${KEYS.map(
        ([key, what]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${say(what)}</dd>`,
      )}
    </dl>
  </section>`;
}
