// A card: a band in the colour of its deck, a drawing, the text, the deck.

import { html, nothing } from "../lib/lit.js";
import { say } from "../lib/words.js";
import { drawing } from "./drawings.js";
import { EQUIPMENT, KIT } from "./gestures.js";

/** @typedef {{card: string, title: string, effect?: string}} Card */

/**
 * The deck a card belongs to.
 * @param {string} card
 * @param {boolean} security whether it is Security's hand
 */
export function deckOf(card, security) {
  if (EQUIPMENT.includes(card)) return "equipment";
  if (card === KIT) return "kit";
  if (card === "do_or_die") return "dod";
  return security ? "security" : "opportunity";
}

/**
 * @param {Card} card
 * @param {string} deck
 * @param {{many?: number}} [how]
 */
export function face(card, deck, how = {}) {
  const title = card.title.charAt(0).toLocaleUpperCase() + card.title.slice(1);
  return html`<span class="card-band"
      ><span class="card-title">${title}</span
      >${(how.many ?? 1) > 1 ? html`<b class="card-many">× ${how.many}</b>` : nothing}</span
    >
    <span class="card-drawn">${drawing(card.card)}</span>
    <span class="card-text">${card.effect ?? ""}</span>
    <span class="card-deck">${say("deck", { deck })}</span>`;
}
