// A rule as a sentence with its options inside; a gold dot marks a deviation from the edition.

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { same } from "./draft.js";

/** @typedef {import("../lib/dom.js").Changed} Changed */

/** @typedef {import("../lib/messages.js").Rule} Told the server's description of a rule */
/** @typedef {import("../lib/messages.js").Value} Value */
/**
 * A rule as a sentence: the text before its value, the value, the rest. @typedef {{says: string, parts?: string[]}}
 * Reads
 */

/**
 * @typedef {object} Place where and how a rule is shown
 * @property {string} game
 * @property {string} edition
 * @property {boolean} idle it has no effect beside the other rules chosen
 * @property {boolean} wrong it is part of a contradiction between rules
 * @property {(value: Value) => void} choose
 */

/**
 * @param {Told} rule
 * @param {Value} value the current value
 * @param {Reads} reads
 * @param {Place} place
 */
export function sentence(rule, value, reads, place) {
  const changed = !same(value, rule.value);
  const classes = `rule ${changed ? "rule-changed" : ""} ${place.idle ? "rule-idle" : ""} ${
    place.wrong ? "rule-wrong" : ""
  }`;
  return html`<li class=${classes} data-option=${rule.option}>
    <span class="rule-dot" title=${changed ? say("rule-changed", { was: rule.says }) : nothing}>
      ${changed ? html`<span class="unseen">${say("rule-changed", { was: rule.says })}</span>` : nothing}
    </span>
    <span class="rule-text"
      >${rule.asks ? html`<span class="rule-asks">${rule.asks}</span> ` : nothing}${
        rule.choices ? chosen(rule, value, reads, place) : spelt(rule, value, reads.says, place)
      }</span
    >
    ${
      rule.clause
        ? html`<a
            class="rule-clause"
            href="/rules/${place.game}/${rule.clause.id}${place.edition ? `?edition=${place.edition}` : ""}"
            title=${rule.clause.title}
            >${/^\d/.test(rule.clause.id) ? say("rule-number", { number: rule.clause.id }) : rule.clause.title}</a
          >`
        : nothing
    }
    ${
      changed
        ? html`<button
            class="rule-back"
            title=${say("rule-back", { was: rule.says })}
            @click=${() => place.choose(rule.value)}
          >
            ${say("rule-back-short")}<span class="unseen">${say("rule-back", { was: rule.says })}</span>
          </button>`
        : nothing
    }
  </li>`;
}

/**
 * A choice among several values: the words that would change are the control.
 * @param {Told} rule
 * @param {Value} value
 * @param {Reads} reads
 * @param {Place} place
 */
function chosen(rule, value, { says, parts = ["", says, ""] }, place) {
  const choices = rule.choices ?? [];
  const known = choices.some((choice) => same(choice.value, value));
  const offered = known ? choices : [...choices, { value, says }];
  const [before, shown, after] = parts;
  // A full stop would stand alone on its line below a control that fills one.
  const stop = after.length === 1 ? after : "";
  const more = rule.kind === "int" && rule.most === null;
  /** @param {Event} event */
  const pick = (event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const at = select.selectedIndex;
    if (at < offered.length) return place.choose(offered[at].value);
    select.selectedIndex = offered.findIndex((choice) => same(choice.value, value));
    const number = Number.parseInt(prompt(rule.about, String(value)) ?? "", 10);
    return Number.isNaN(number) ? undefined : place.choose(number);
  };
  return html`${before}<span class="rule-joined"
      ><span class="rule-value"
        ><span aria-hidden="true">${shown}</span
        ><select aria-label=${rule.about} @change=${pick}>
          ${offered.map((choice) => html`<option ?selected=${same(choice.value, value)}>${choice.says}</option>`)}
          ${more ? html`<option>${say("rule-another-number")}</option>` : nothing}
        </select></span
      >${stop}</span
    >${stop ? "" : after}`;
}

/**
 * A set, a measure or a list of numbers: the sentence, with its editor unfolded below.
 * @param {Told} rule
 * @param {Value} value
 * @param {string} sentence
 * @param {Place} place
 */
function spelt(rule, value, sentence, place) {
  return html`<details class="rule-fold">
    <summary>${sentence} <span class="rule-change">${say("rule-change")}</span></summary>
    <fieldset class="rule-editor">
      <legend class="small quiet">${rule.about}</legend>
      ${
        Array.isArray(value)
          ? members(rule, value, place)
          : typeof value === "object"
            ? rows(rule, value, place)
            : measure(rule, Number(value), place)
      }
    </fieldset>
  </details>`;
}

/**
 * @param {Told} rule
 * @param {(string | number)[]} value
 * @param {Place} place
 */
function members(rule, value, place) {
  return (rule.members ?? []).map(
    (member) =>
      html`<label class="rule-member"
        ><input
          type="checkbox"
          .checked=${value.includes(member.value)}
          @change=${(/** @type {Changed} */ event) =>
            place.choose(
              (rule.members ?? [])
                .map((one) => one.value)
                .filter((one) => (same(one, member.value) ? event.target.checked : value.includes(one))),
            )}
        />${member.says}</label
      >`,
  );
}

/**
 * @param {Told} rule
 * @param {Record<string, number>} value
 * @param {Place} place
 */
function rows(rule, value, place) {
  return Object.entries(value).map(
    ([size, number]) =>
      html`<label class="rule-member"
        >${say("rule-for-players", { players: Number(size) })}
        <input
          class="value"
          type="number"
          inputmode="numeric"
          min=${rule.least ?? 0}
          max=${rule.most ?? 99}
          .value=${String(number)}
          @change=${(/** @type {Changed} */ event) => place.choose({ ...value, [size]: event.target.valueAsNumber })}
        />
      </label>`,
  );
}

/**
 * @param {Told} rule
 * @param {number} value
 * @param {Place} place
 */
function measure(rule, value, place) {
  return html`<input
    class="value"
    type="number"
    inputmode="decimal"
    step="0.5"
    min="0.5"
    aria-label=${rule.about}
    .value=${String(value)}
    @change=${(/** @type {Changed} */ event) => place.choose(event.target.valueAsNumber)}
  />`;
}
