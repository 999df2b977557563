"""Discarding cards (rule 47): an officer's in his own turn, and Security's."""

from __future__ import annotations

from ...kernel import Group, Refusal, Verb
from ..table.holding import held, let_go
from ..table.piles import give_back
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import phases, resting
from ..words.actions import OfCard, say
from ..words.places import EQUIPMENT


def discard_groups(position: Table, team: int) -> list[Group]:
    names = dict.fromkeys(position.opportunity[card].id for card in position.hands[team])
    cards = [say("discard", name) for name in names]
    cards += [say("discard", EQUIPMENT[card]) for card in range(4) if position.equipment[team][card]]
    return [Group.of("discard", cards)] if cards else []


def why_not_discard(position: Table, team: int, action: OfCard) -> Refusal | None:
    name = action.card
    if name == "kit":
        return Refusal("33", "KIT_STAYS")
    if name in EQUIPMENT:
        if position.equipment[team][EQUIPMENT.index(name)]:
            return None
    elif held(position, team, name) >= 0:
        return None
    return Refusal("47", "CARD_NOT_HELD", {"card": name})


def discard(position: Table, team: int, action: OfCard) -> None:
    name = action.card
    if name in EQUIPMENT:
        card = EQUIPMENT.index(name)
        position.equipment[team][card] -= 1
        give_back(position, card)
    else:
        let_go(position, team, held(position, team, name))
    position.tell_all("discarded", seat=position.seat_name(team), card=name)


# Security


def _security_groups(position: Table, seat: int) -> list[Group]:
    names = dict.fromkeys(position.security[card].id for card in position.security_hand)
    return [Group.of("discard", [say("discard", name) for name in names])] if names else []


def _why_not_security(position: Table, seat: int, action: OfCard) -> Refusal | None:
    refusal = phases.discards_refusal(position)
    if refusal is not None:
        return refusal
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if held(position, seat, action.card) < 0:
        return Refusal("47", "CARD_NOT_HELD", {"card": action.card})
    return None


def discard_of_security(position: Table, seat: int, action: OfCard) -> None:
    let_go(position, seat, held(position, seat, action.card))
    position.tell_all("discarded", seat="security", card=action.card)


DISCARD: Verb[Table, int, When[Table]] = verb_row(
    "discard",
    discard_groups,
    why_not_discard,
    discard,
    open=lambda position, team, kinds: (
        (bool(kinds) or position.holds_equipment(team)) and phases.discards_refusal(position) is None
    ),
    part=phases.discards_refusal,
)
SECURITY_DISCARD: Verb[Table, int, When[Table]] = verb_row(
    "discard",
    _security_groups,
    _why_not_security,
    discard_of_security,
    open=lambda position, seat, kinds: position.bound < 0 and phases.discards_refusal(position) is None,
)
