"""Where Security's guards stand when the game begins."""

from __future__ import annotations

from ....colditz.words.actions import OfCircle, say
from ....colditz.words.places import INNER
from ...ideas import Proposal
from ..board.cordon import cordon_of
from ..sight.asking import listed
from .duty import Duty, because

#: How many guards stay in Barracks.
RESERVE = 3


def confirm(duty: Duty) -> Proposal | None:
    """Confirm once the outer posts are full or the reserve is small enough."""
    if "confirm" not in duty.legal.verbs:
        return None
    sight = duty.sight
    outer = [g for g in sight.guards if sight.ground.zone[duty.view.at[g]] != INNER]
    many = len(outer) >= duty.view.rules.players.setup_outer_guards_max
    return because(say("confirm")) if many or sight.reserve <= RESERVE else None


def take_back(duty: Duty) -> Proposal | None:
    """Take back a guard too many, if another player has begun the set-up."""
    zone, number = duty.sight.ground.zone, duty.sight.ground.number
    placed, wanted = _inside(duty)
    many = len(duty.sight.guards) - placed > duty.view.rules.players.setup_outer_guards_max
    if not many and placed <= wanted:
        return None
    held = listed(duty.legal, "take-back")
    return because(next(a for a in held if (zone[number[a.circle]] != INNER) == many))


def place_inside(duty: Duty) -> Proposal | None:
    """Place the required number of guards anywhere in the courtyard."""
    placed, wanted = _inside(duty)
    inner = _free(duty, inside=True) if placed < wanted else []
    return because(duty.mind.pick(inner)) if inner else None


def place_for_cordon(duty: Duty) -> Proposal | None:
    """Place guards only at the posts that form the cordon, then confirm."""
    number, posts = duty.sight.ground.number, cordon_of(duty.sight.chart).posts
    free = [action for action in _free(duty, inside=False) if number[action.circle] in posts]
    if free:
        return because(duty.mind.pick(free))
    return because(say("confirm")) if "confirm" in duty.legal.verbs else None


def place_outside(duty: Duty) -> Proposal | None:
    """Place the other guards at any outer posts."""
    free = _free(duty, inside=False)
    return because(duty.mind.pick(free)) if free else None


def begin(duty: Duty) -> Proposal | None:
    """Confirm: every guard has been placed."""
    return because(say("confirm")) if "confirm" in duty.legal.verbs else None


def _inside(duty: Duty) -> tuple[int, int]:
    """How many guards are in the courtyard, and how many there have to be."""
    zone, view = duty.sight.ground.zone, duty.view
    placed = sum(1 for g in duty.sight.guards if zone[view.at[g]] == INNER)
    return placed, view.officers * view.rules.players.setup_inner_guards_per_team


def _free(duty: Duty, inside: bool) -> list[OfCircle]:
    zone, number = duty.sight.ground.zone, duty.sight.ground.number
    return [a for a in listed(duty.legal, "place") if (zone[number[a.circle]] == INNER) == inside]
