"""Attempts that must be announced: the exit by which a way leaves the castle, and the odds of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....colditz.table.lanes import exit_of
from ....colditz.words.actions import Say, say
from ....colditz.words.actions import Step as OneStep
from ....colditz.words.places import FAR, INNER, TEAM
from ....kernel import Legal
from ..board.odds import EVENT, ROLLS
from ..sight.asking import BEFORE_ROLL, listed
from ..sight.officer_view import OfficerView, Step

#: Points that two men need to get from the mouth of a tunnel into it.
CRAWL = 3

#: The most points to expect: a roll rarely brings more.
MOST_POINTS = 16


def needed(sight: OfficerView) -> bool:
    """Return whether these rules require any announcement."""
    return sight.view.terms.promises


def exits_on(sight: OfficerView, known: Mapping[int, Step]) -> dict[int, int]:
    """Return, by reachable place, the circle by which the way there leaves the castle, or -1.

    `known` lists places in the order in which they were found, so a place's predecessor comes before it.
    """
    ground, size = sight.ground, sight.size
    out: dict[int, int] = {}
    for place, step in known.items():
        back = step.back
        if back < 0 or out[back] >= 0:
            out[place] = -1 if back < 0 else out[back]
        elif back < size and place < size and ground.zone[back] == INNER and ground.zone[place] != INNER:
            out[place] = exit_of(ground, back, place)
        elif back >= size and place < size and ground.zone[place] != INNER:
            out[place] = back
        else:
            out[place] = -1
    return out


def must_say(sight: OfficerView, pow: int, way: int) -> bool:
    """Return whether a man still has to be announced before he leaves by this exit."""
    view = sight.view
    if (pow, way) in view.ledger.declared:
        return False
    if way >= sight.size:
        return view.terms.mouth_announced
    return view.rules.attempts.attempt_declaration != "none"


def may_say_now(sight: OfficerView) -> bool:
    """Return whether an announcement is allowed now: before the roll or, by some rules, at night after it."""
    view = sight.view
    if view.ledger.commitment:
        return False
    late = view.terms.announced_late
    return late if view.stage != BEFORE_ROLL else not late


def said(sight: OfficerView, legal: Legal, pow: int, way: int) -> Say | None:
    """Return the announcement, if it can be made now."""
    name = sight.name(pow)
    wanted = say("mouth", name) if way >= sight.size else say("attempt", name, sight.place_name(way))
    head = "mouth" if way >= sight.size else f"attempt {name}"
    if wanted.verb in legal.verbs:
        for group in legal.groups_of(wanted.verb):
            if group.head == head and wanted in list(group):
                return wanted
    return None


def prospects(
    sight: OfficerView, pow: int, worth: Callable[[int, Step], float]
) -> dict[int, tuple[float, float]]:
    """Return, by exit, the chance that the roll brings the man out there, and then his chance to get away."""
    known = sight.reach(pow, MOST_POINTS, True)
    ways = exits_on(sight, known)
    best: dict[int, list[float]] = {}
    for place, step in known.items():
        way = ways[place]
        if way < 0:
            continue
        value = worth(place, step)
        if value > 0:
            field = best.setdefault(way, [0.0] * len(EVENT))
            if value > field[step.cost]:
                field[step.cost] = value
    out = {}
    for way, field in best.items():
        top = total = chance = 0.0
        for points, probability in enumerate(EVENT):
            top = max(top, field[points])
            if top:
                total += probability
                chance += probability * top
        if total:
            out[way] = (total, chance / total)
    return out


def tunnel_to_show(sight: OfficerView, legal: Legal, confidence: float) -> Say | None:
    """Announce a tunnel that two men will enter with this roll, or most likely with the next one."""
    view = sight.view
    if not sight.kit or "tunnel" not in legal.verbs:
        return None
    for action in listed(legal, "tunnel"):
        if action.men:
            continue
        tunnel = sight.ground.tunnel_number[action.tunnel]
        field = sight.chart.to_mouth[tunnel]
        away = sorted(field[view.at[pow]] for pow in sight.out_men if view.at[pow] < sight.size)[:2]
        if len(away) < 2 or away[1] >= FAR:
            continue
        # Both step in: the first makes room for the second.
        cost = sum(away) + CRAWL
        if view.stage != BEFORE_ROLL:
            chance = float(cost <= view.points)
        else:
            chance = ROLLS[cost] if cost < len(ROLLS) else 0.0
        if chance >= confidence:
            return action
    return None


def towards(sight: OfficerView, legal: Legal) -> Say | None:
    """Return the step that best fulfils an announcement, when no better way is known."""
    ledger, ground, size = sight.view.ledger, sight.ground, sight.size
    found = listed(legal, "step")
    if not found:
        return None

    def left(action: OneStep) -> int:
        circle, _, below = action.place.partition("/")
        place = ground.number[circle]
        if below:
            return -1 - ground.tunnel_order[place]
        if ledger.commitment == "tunnel":
            return ground.way_below(ledger.tunnel_shown)[place]
        pow = sight.seat * TEAM + int(action.pawn[1:]) - 1
        way = next((way for man, way in ledger.declared if man == pow), -1)
        return ground.way_to(way)[place] if 0 <= way < size else 0

    return min(found, key=left)
