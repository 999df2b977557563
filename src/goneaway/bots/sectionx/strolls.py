"""Where a seat's men could walk in one turn, and where it is best for them to be."""

from __future__ import annotations

from typing import NamedTuple

from ...sectionx.doors.keys import entitled
from ...sectionx.referee.position import SectionX
from ...sectionx.table.so_far import SoFar
from ...sectionx.walking.steps import STEPS_EACH, STEPS_IN_ALL, cost, targets
from ...sectionx.words.options import MEN
from ...sectionx.words.places import AT_HOME, GREEN
from .outlook import KEY, Outlook

#: The least gain worth a walk.
LITTLE = 0.01
#: The cost of a step: of equal ends, prefer the one with fewer steps.
STEPPING = 0.02


class Leg(NamedTuple):
    """One step: the man, the man he passes (-1: none), and the destination."""

    man: int
    via: int
    to: int


class Stroll(NamedTuple):
    """What a seat's men do in a turn, and its value. Without legs they stay."""

    value: float
    legs: tuple[Leg, ...]
    #: Where the men are then, and how many steps each has made.
    men: tuple[int, ...]
    walked: tuple[int, ...]
    steps: int
    #: Whether the last step ends the round.
    ends: bool


def strolls(position: SectionX, turn: SoFar, outlook: Outlook, width: int) -> list[Stroll]:
    """Return what the men can do from here, the best first, with `width` ways followed at each step."""
    seat = outlook.seat
    low = seat * MEN
    rules = position.rules
    men = tuple(position.men[low : low + MEN])
    start = Stroll(outlook.value(men) + outlook.key, (), men, turn.walked, turn.steps, False)
    out = [start._replace(value=start.value + LITTLE)]
    if turn.door_used:
        return out
    beam = [start]
    seen = {_key(men, turn.walked)}
    keyed = position.keys[seat]
    green = position.in_green(seat)
    to_win = rules.goal - position.escaped(seat) if rules.goalCheck == "immediate" else MEN + 1
    now = list(men)
    while beam:
        found: list[Stroll] = []
        for node in beam:
            _send(position, low, now, node.men)
            tried: set[tuple[int, int]] = set()
            for number in range(MEN):
                here = node.men[number]
                left = min(STEPS_IN_ALL - node.steps, STEPS_EACH - node.walked[number])
                if here < AT_HOME or (here, left) in tried:
                    continue
                tried.add((here, left))
                for via, to in targets(position, seat, here, left):
                    price = cost(position, to, 1 if via < 0 else 2)
                    after = (*node.men[:number], to, *node.men[number + 1 :])
                    walked = (
                        *node.walked[:number],
                        node.walked[number] + price,
                        *node.walked[number + 1 :],
                    )
                    key = _key(after, walked)
                    if key in seen:
                        continue
                    seen.add(key)
                    leg = Leg(low + number, via, to)
                    escapes = sum(place <= GREEN for place in after)
                    ends = to <= GREEN and (escapes - green >= to_win or escapes >= rules.threshold)
                    there = _gone_on(node, leg, after, walked, node.steps + price, ends, outlook)
                    # A man who comes home or escapes gives up the key, which changes which doors are open.
                    if ends or (keyed and _loses_key(to)):
                        out.append(there)
                    else:
                        found.append(there)
        found.sort(key=_best_first)
        beam = found[:width]
        for node in beam:
            if not keyed:
                _send(position, low, now, node.men)
                if entitled(position, seat):
                    node = node._replace(value=node.value + KEY)
            out.append(node)
    _send(position, low, now, men)
    out.sort(key=_best_first)
    return out


def _gone_on(
    node: Stroll,
    leg: Leg,
    after: tuple[int, ...],
    walked: tuple[int, ...],
    steps: int,
    ends: bool,
    outlook: Outlook,
) -> Stroll:
    """Extend a walk by one step."""
    legs = (*node.legs, leg)
    value = outlook.ended(after) if ends else outlook.value(after)
    value -= STEPPING * len(legs)
    if not _loses_key(leg.to):
        value += outlook.key
    return Stroll(value, legs, after, walked, steps, ends)


def _loses_key(to: int) -> bool:
    return to <= GREEN or to == AT_HOME


def _best_first(stroll: Stroll) -> float:
    return -stroll.value


def _key(men: tuple[int, ...], walked: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return a key in which men at the same place with as many steps left are interchangeable."""
    return tuple(sorted(zip(men, walked, strict=True)))


def _send(position: SectionX, low: int, now: list[int], men: tuple[int, ...]) -> None:
    for number, place in enumerate(men):
        if now[number] != place:
            position.send(low + number, place)
            now[number] = place
