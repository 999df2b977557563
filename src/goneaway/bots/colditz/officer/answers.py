"""An officer's answers to single questions: cards to lose or play in a window, where to stand or hide."""

from __future__ import annotations

from typing import Any

from ....colditz.raids.raids import Shot
from ....colditz.words.actions import Say, say
from ....colditz.words.places import EQUIPMENT, FAR, FIRST_GUARD, GUARDS, NATIONS, TEAM
from ....kernel import Action, Chance, Frame, Legal
from ..board.bags import Bag
from ..sight.asking import listed
from ..sight.danger import found_chance
from ..sight.officer_view import OfficerView
from . import gliding

#: What a card in hand is worth to an officer who has no use for it at the moment.
OFFICER_CARDS = {
    "car": 9,
    "kit-part": 6,
    "bribe": 8,
    "tunnel": 8,
    "exchange": 5,
    "release": 4,
    "recall": 5,
    "shield": 3,
    "warning": 3,
    "talisman": 5,
    "sabotage": 3,
    "move": 2,
}

#: The extra worth of a card that his plan or the glider needs; and by how much a second one is
#: worth less.
NEEDED, GLIDER, DOUBLE = 3, 4, 0.5

#: The chance of being found that a man accepts rather than go to an Appel: outside, at work, elsewhere.
BOLD_OUTSIDE, BOLD_AT_WORK, BOLD = 0.7, 0.35, 0.15


def _any(chance: Chance, found: list[Say], legal: Legal) -> Action:
    if not found:
        return next(iter(legal))
    return found[chance.pick("bot", len(found))] if len(found) > 1 else found[0]


def answer(chance: Chance, sight: OfficerView, frame: Frame[Any], legal: Legal, wanted: Bag) -> Action:
    """Whatever is asked besides the turn itself."""
    kind = frame.kind
    if kind == "again":
        return say("reroll")
    if kind == "draw":
        found = listed(legal, "take")
        return found[0] if found else say("decline")
    if kind in ("shield", "warning", "talisman"):
        return _window(sight, kind, legal)
    if kind == "lose":
        return max(
            listed(legal, "lose"),
            key=lambda a: (
                sight.held[EQUIPMENT.index(a.words[0])] - NEEDED * wanted[EQUIPMENT.index(a.words[0])]
            ),
        )
    if kind == "overflow":
        return discard(sight, legal, wanted)
    if kind == "hide":
        return _hide(sight, legal)
    if kind == "attend":
        return _attend(sight, legal)
    if kind == "consent":
        return say("consent")
    if kind in ("permit-tunnel", "permit-way", "permit-tower"):
        return _permit(sight, legal)
    if kind == "award":
        return _award(sight, listed(legal, "keep"))
    if kind == "car-release":
        return _any(chance, [a for a in listed(legal, "release") if _own(sight, a.words[0])], legal)
    if kind == "door":
        home = sight.ground.home
        return min(listed(legal, "door"), key=lambda a: home[sight.ground.number[a.words[0]]])
    for verb in legal.verbs:
        found = listed(legal, verb)
        if found:
            return _any(chance, found, legal)
    return next(iter(legal))


def _own(sight: OfficerView, name: str) -> bool:
    return name[0] == sight.name(sight.seat * TEAM)[0]


def _attend(sight: OfficerView, legal: Legal) -> Action:
    """To the Appel goes who is likely to be found, unless he has more to lose there than a cell costs."""
    view = sight.view
    if view.rules.appel.general_search == "none":
        return say("done")
    guards = list(range(FIRST_GUARD, FIRST_GUARD + GUARDS))
    for action in listed(legal, "attend"):
        pow = sight.seat * TEAM + int(action.words[0][1:]) - 1
        bold = BOLD_OUTSIDE if sight.fugitive(pow) else BOLD_AT_WORK if sight.room(pow) >= 0 else BOLD
        if found_chance(view, guards, view.at[pow]) > bold:
            return action
    return say("done")


def _permit(sight: OfficerView, legal: Legal) -> Action:
    """Everybody for himself; where somebody must be asked along, the one furthest behind."""
    for verb in ("done", "pass"):
        if listed(legal, verb):
            return say(verb)
    view = sight.view
    return min(
        listed(legal, "permit"),
        key=lambda action: view.escapes[view.nations.index(NATIONS.index(action.words[0]))],
    )


def _award(sight: OfficerView, found: list[Say]) -> Action:
    """The card that stands for most of what no card in hand stands for."""
    held = {part for card in sight.cards if card.kind == "kit-part" for part in card.of.split()}
    parts = {card.id: set(card.of.split()) for card in sight.view.opportunity}
    return max(found, key=lambda action: len(parts[action.words[0]] - held))


def _window(sight: OfficerView, kind: str, legal: Legal) -> Action:
    plays = listed(legal, "play")
    if not plays:
        return say("pass")
    if kind == "talisman":
        shot = next((frame for frame in sight.view.frames if isinstance(frame, Shot)), None)
        if shot is not None:
            at = sight.view.at
            distance = sight.ground.shot_distances(at[shot.guard])[at[shot.pow]]
            return plays[0] if shot.total < distance <= 2 * shot.total else say("pass")
    if kind == "warning":
        men = [pow for pow in sight.out_men if sight.room(pow) >= 0 or sight.fugitive(pow)]
        if len(men) < 2 and not sight.equipped:
            return say("pass")
    return plays[0]


def _hide(sight: OfficerView, legal: Legal) -> Action:
    """Men in rooms first, each to the hideaway nearest to where he was."""
    found = listed(legal, "hide")
    at = sight.view.at

    def worth(action: Say) -> tuple[bool, int]:
        pow = sight.seat * TEAM + int(action.words[0][1:]) - 1
        circle = sight.ground.number[action.words[1]]
        room = sight.ground.room[at[pow]]
        away = sight.chart.to_room[room][circle] if room >= 0 else FAR
        return (room < 0, away)

    found = [
        action
        for action in found
        if not worth(action)[0] and sight.ground.zone[sight.ground.number[action.words[1]]] == 0
    ]
    return min(found, key=worth) if found else say("done")


def discard(sight: OfficerView, legal: Legal, wanted: Bag) -> Action:
    """The card least missed."""
    kinds = {card.id: card for card in sight.cards}

    def worth(action: Say) -> float:
        card = kinds[action.words[0]]
        value = float(OFFICER_CARDS[card.kind]) + GLIDER * gliding.keeps(sight, card.id)
        if card.kind == "kit-part" and sight.kit:
            return 0.0
        if card.kind == "exchange":
            value += NEEDED * bool(wanted[EQUIPMENT.index(card.of)])
        if card.kind == "release" and not sight.cells:
            value -= 1
        return value - DOUBLE * (sum(other.id == card.id for other in sight.cards) > 1)

    found = [action for action in listed(legal, "discard") if action.words[0] in kinds]
    return min(found, key=worth) if found else next(iter(legal))
