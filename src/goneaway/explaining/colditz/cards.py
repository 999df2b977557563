"""A card: what it does, how many there are in each edition, and the options that affect it."""

from __future__ import annotations

from typing import Any

from ...colditz.kind import COLDITZ
from ...colditz.ruleset import edition_names, load_edition, option, options
from ...colditz.table.decks import build_deck
from ...colditz.words.cards import Card
from ...rulebook import load_cases
from ...wording import Wording
from .options import GAME, standings

#: By kind of card: the options that affect it, as full names or prefixes (with *).
_BENT_BY: dict[str, tuple[str, ...]] = {
    "move": ("movefast_*",),
    "exchange": ("exchange_card_timing",),
    "bribe": ("bribe_effect", "bribe_shield"),
    "release": ("release_card_*", "release_door_blocked", "release_immunity"),
    "car": ("staff_car_*", "draw_on_staff_car_rolls"),
    "kit-part": ("kit_parts_aside_player_counts", "kit_claim_return", "first_escape_award"),
    "sabotage": ("sabotage_*",),
    "recall": ("diversion_guards", "inspection_guards", "returned_guard_lock"),
    "tunnel": ("tunnel_open_*", "tunnel_card_state", "tunnel_join*", "tunnel_min_occupancy"),
    "shield": ("hideaway_card_*", "shield_turns"),
    "talisman": ("shoot_multiplier", "shoot_doubling"),
    "warning": ("warning_*",),
    "appel": ("appel_timing", "appel_windows", "appel_attendance", "appel_exempt", "general_search*"),
    "search": ("search_*",),
    "detected": ("tunnel_detected_*", "tunnel_arrest_*"),
    "shoot": ("shoot_*", "shot_recalls", "draw_on_shoot_roll"),
    "intercept": ("intercept_cell",),
}


def _bending(kind: str) -> list[str]:
    wanted = _BENT_BY.get(kind, ())
    return [
        name
        for name in options()
        if any(name == each or (each.endswith("*") and name.startswith(each[:-1])) for each in wanted)
    ]


def tell_card(card: Card, wording: Wording) -> dict[str, Any]:
    copies = {
        edition: sum(each.id == card.id for each in build_deck(load_edition(edition), card.deck, edition))
        for edition in edition_names()
    }
    return {
        "card": card.id,
        "deck": card.deck,
        "name": wording.card(GAME, card.id),
        "effect": wording.card_effect(GAME, card.id),
        "copies": {wording.edition_name(GAME, edition): number for edition, number in copies.items()},
        "options": [standings(option(name).dotted, wording) for name in _bending(card.kind)],
        "cases": [
            {"id": case.id, "title": wording.case_title(case)}
            for case in load_cases(COLDITZ).values()
            if any(card.id in line.text.split() for line in case.script)
        ],
    }
