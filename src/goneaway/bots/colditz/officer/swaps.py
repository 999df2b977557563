"""Barter: what an officer offers, accepts and swaps beside the turn."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.cards.barter import FOR, NOTHING
from ....colditz.words.actions import MakeOffer, OfCard, OfNumber, Say
from ....colditz.words.places import EQUIPMENT, EQUIPMENT_CARDS, NATIONS
from ....kernel import Action, Asides, Chance
from ..board.bags import TROUBLE, Bag
from ..sight.officer_view import OfficerView
from . import gliding

#: The value of a glider card to a team that has the other one, and to a team that has not.
FLIGHT, HALF = 5.0, 2.5

#: Card values in points: surplus Equipment, to give and to take.
POINTS, SURPLUS, SPARE = 8, 0.8, 0.7

#: A part of the Kit, to a team that has it and to one that lacks it; the best cards, and others.
USELESS, PART, BEST, OTHER = 0.3, 2.5, 3.2, 1.5


def _value(sight: OfficerView, name: str, plan: Bag, giving: bool) -> float:
    """Return the value of a card to this officer now."""
    if name in EQUIPMENT:
        card = EQUIPMENT.index(name)
        held, needed = sight.held[card], plan[card]
        if giving:
            return TROUBLE[card] / POINTS if held <= needed else SURPLUS
        return TROUBLE[card] / POINTS if held < needed else SPARE
    if name == gliding.wished(sight):
        return FLIGHT
    if giving and gliding.keeps(sight, name):
        return HALF if gliding.missing(sight) else FLIGHT
    if name.startswith("kit_part"):
        return USELESS if sight.kit else PART
    return BEST if name in ("staff_car", "bribe_two") else OTHER


def aside(chance: Chance, sight: OfficerView, asides: Asides, plan: Bag) -> Action | None:
    """Swap an Exchange card, answer an offer, or make one."""
    actions = [action for action in asides.besides("offer") if isinstance(action, Say)]
    return _swap(sight, actions, plan) or _answer(sight, actions, plan) or _offer(chance, sight, asides, plan)


def _swap(sight: OfficerView, actions: Sequence[Say], plan: Bag) -> Say | None:
    """Swap Equipment for an Exchange card that nobody needs for the glider."""
    crowded = len(sight.view.hand) >= sight.view.rules.draw.hand_limit_opportunity
    if not (sight.kit or crowded or sight.equipped):
        return None
    for action in actions:
        if not isinstance(action, OfCard) or action.verb != "exchange":
            continue
        card = EQUIPMENT.index(action.card)
        held = [one.id for one in sight.cards if one.kind == "exchange" and one.of == action.card]
        kept = all(gliding.keeps(sight, name) for name in held)
        if sight.held[card] < plan[card] and not kept:
            return action
    return None


def _answer(sight: OfficerView, actions: Sequence[Say], plan: Bag) -> Say | None:
    """Accept a good offer, or refuse it if that is possible."""
    view = sight.view
    offers = {str(offer.number): offer for offer in view.offers}
    for action in actions:
        if isinstance(action, OfNumber) and action.verb == "accept":
            offer = offers[action.number]
            # Never help a player who is about to win.
            leader = view.escapes[offer.giver] >= sight.goal - 1 > view.escapes[sight.seat]
            if not leader and _gain(sight, plan, offer.give, offer.want) > 0:
                return action
    return next((action for action in actions if action.verb == "refuse"), None)


def _gain(sight: OfficerView, plan: Bag, taken: Sequence[str], given: Sequence[str]) -> float:
    """Return the value of a swap to this officer."""
    gain = sum((_value(sight, name, plan, False) for name in taken), 0.0)
    return gain - sum((_value(sight, name, plan, True) for name in given), 0.0)


def _offer(chance: Chance, sight: OfficerView, asides: Asides, plan: Bag) -> Say | None:
    """Offer a surplus card for a missing one to an officer who seems to have Equipment."""
    view = sight.view
    if view.active != sight.seat or any(offer.giver == sight.seat for offer in view.offers):
        return None
    # What is neither on a stack nor in this hand is held by another player.
    around = {
        name
        for card, name in enumerate(EQUIPMENT)
        if EQUIPMENT_CARDS[card] > view.stacks[card] + sight.held[card]
    }
    if not any(sight.held[EQUIPMENT.index(name)] < plan[EQUIPMENT.index(name)] for name in around):
        return None  # no one has what he lacks: no need to look for something to offer
    good: list[Say] = []
    for action in asides:
        if not isinstance(action, MakeOffer):
            continue
        between = action.terms.index(FOR)
        give, want = action.terms[:between], action.terms[between + 1 :]
        if want == (NOTHING,) or not around.issuperset(want):
            continue
        if not view.equipped[view.nations.index(NATIONS.index(action.to))]:
            continue
        if _gain(sight, plan, want, give) > 1 and all(
            sight.held[EQUIPMENT.index(name)] < plan[EQUIPMENT.index(name)] for name in want
        ):
            good.append(action)
    return good[chance.pick("bot", len(good)) if len(good) > 1 else 0] if good else None
