"""Looking ahead for rule 45: what guards can still put right with the points left (E.3).

A guard may enter a circle where he may not stay only if he can get off it again. No point may be spent
if the courtyard would then be cut off and could not be opened with the remaining points.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..table.table import Table
from ..words.places import FIRST_GUARD, INNER, NOBODY, RESERVE
from . import below, chasing, searches, seizing
from .beat import (
    blocking,
    exempt,
    guard_edges,
    holders,
    keys,
    may_rest,
    on_detected,
    open_to_guard,
    quarries,
    watched,
)

# Which passages are shut


class Passages:
    """The courtyard as one guard's steps would leave it; cheap to ask which of his steps would shut it."""

    def __init__(self, position: Table, guard: int) -> None:
        self._ground = position.ground
        self._others: frozenset[int] = frozenset()
        #: Something is cut off wherever this guard goes.
        self.shut = False
        self._counts = watched(position)
        if self._counts:
            held = frozenset(position.at[other] for other in holders(position))
            here = position.at[guard]
            self._others = held - {here}
            self.shut = not (
                self._ground.connected_but(held, here, self._ground.connected_without(held))
                if here in held
                else self._ground.connected_without(held)
            )
            self._counts = not exempt(position, guard)

    def shut_by(self, circle: int) -> bool:
        """Whether something is cut off once the guard stands on this circle."""
        if self.shut or not self._counts or self._ground.zone[circle] != INNER:
            return self.shut
        return not self._ground.connected_with(self._others, circle)


# Ways off


def _arrests(position: Table, guard: int, circle: int, points: int, march: int) -> bool:
    """Whether the guard, on arriving at that circle with that many points, could lawfully arrest a man there.
    An arrest takes him off the circle."""
    home, had = position.at[guard], position.points
    position.at[guard], position.points = circle, points
    steps = chasing.steps_left(position, guard, circle, points, march)
    found = seizing.can_seize(position, guard, steps)
    position.at[guard], position.points = home, had
    return found


def _ways(position: Table, guard: int, start: int, points: int, march: int) -> Iterator[tuple[int, int, int]]:
    """The circles the guard can get to, nearest first: (circle, points left, garrison steps counted)."""
    first = (start, march)
    seen = {first}
    edge = [first]
    while edge:
        following = []
        for here, marched in edge:
            yield here, points, marched
            if chasing.steps_left(position, guard, here, points, marched) < 1:
                continue
            if here != start and _leavers(position, guard, here):
                continue  # his walk ends there
            then = marched + chasing.counts(position, here)
            for to in guard_edges(position, here, guard):
                if (to, then) not in seen and open_to_guard(position, guard, here, to):
                    seen.add((to, then))
                    following.append((to, then))
        points -= 1
        edge = following


def may_step(position: Table, guard: int, to: int, passages: Passages) -> bool:
    """Whether everything can still be put right once the guard has stepped onto this circle, open to him.

    Rule 45 speaks of the end of the turn. So the guard must be allowed to stay there or get off it, by
    walking or by an arrest, and whatever the guards then cut off must be openable with the points left.
    """
    rests = may_rest(position, guard, to)
    if rests and not passages.shut_by(to):
        return True
    points = position.points - 1
    leavers = _leavers(position, guard, to)
    if leavers:
        return _open_without(position, leavers, points, passages)
    march = chasing.counts(position, position.at[guard])
    if rests:
        return _opens_from(position, guard, to, points, march)
    return _off(position, guard, to, points, march, passages)


def _off(position: Table, guard: int, start: int, points: int, march: int, passages: Passages) -> bool:
    """Whether the guard gets off this circle and the courtyard, if it is shut then, opens."""
    for circle, left, marched in _ways(position, guard, start, points, march):
        if _arrests(position, guard, circle, left, marched) and (
            not passages.shut or _opens_from(position, guard, RESERVE, left - 1, 0)
        ):
            return True
        if circle == start:
            continue
        leavers = _leavers(position, guard, circle)
        if leavers:
            if _open_without(position, leavers, left, passages):
                return True
        elif may_rest(position, guard, circle) and (
            not passages.shut_by(circle) or _opens_from(position, guard, circle, left, marched)
        ):
            return True
    return False


def _leavers(position: Table, guard: int, to: int) -> list[int]:
    """The guards who go to Barracks when this guard steps onto the circle: by a search, or by a raid (P7)."""
    if position.ledger.laid and searches.ends_with(position, to):
        return [guard]
    if not on_detected(position, to):
        return []
    there = [other for other in below.guards_on(position, position.ground.tunnel[to]) if other != guard]
    return [*there, guard] if len(there) + 1 >= position.rules.tunnels.tunnel_detected_guards else []


def _open_without(position: Table, gone: list[int], points: int, passages: Passages) -> bool:
    """Whether, with these guards in Barracks, the courtyard is open or can be opened with these points."""
    if not passages.shut:
        return True
    homes, had = [position.at[guard] for guard in gone], position.points
    for guard in gone:
        position.put(guard, RESERVE)
    position.points = points
    found = not blocking(position) or opens(position)
    for guard, home in zip(gone, homes, strict=True):
        position.put(guard, home)
    position.points = had
    return found


def _opens_from(position: Table, guard: int, circle: int, points: int, march: int) -> bool:
    """Whether the courtyard, shut with the guard on that circle or gone, can be opened with these points."""
    home, had = position.at[guard], position.points
    position.put(guard, circle)
    position.points = points
    found = opens(position, guard, march)
    position.put(guard, home)
    position.points = had
    return found


def opens(position: Table, mover: int = NOBODY, march: int = 0) -> bool:
    """Whether the courtyard, which is shut, can be opened with the points in hand.

    It can be opened by one guard who walks on, makes an arrest, or goes to Barracks from a post; by two
    guards where two ways are shut; or without any points by naming pursuers, where pursuers are exempt.
    """
    if position.rules.guards.rule45_pursuit_exempt and quarries(position):
        return True
    guards = holders(position)
    steps = {guard: march if guard == mover else 0 for guard in guards}
    turning = keys(position, guards)
    if turning:
        return any(_opens_alone(position, guard, steps[guard]) for guard in turning)
    if position.points < 2:
        return False
    at = position.at
    held = frozenset(at[guard] for guard in guards)
    return any(
        position.ground.connected_without(held - {at[one], at[other]})
        and (_opens_after(position, one, other, steps) or _opens_after(position, other, one, steps))
        for one, other in combinations(guards, 2)
    )


def _opens_alone(position: Table, guard: int, march: int) -> bool:
    """Whether this guard alone could open the courtyard."""
    return _opening_by(position, guard, march) is not None


def _opening_by(position: Table, guard: int, march: int) -> tuple[int, int] | None:
    """Where this guard goes to open the courtyard alone as cheaply as possible, and the points left
    afterwards."""
    passages = Passages(position, guard)
    if passages.shut:
        return None
    home = position.at[guard]
    if position.ground.black[home] and position.points:
        return RESERVE, position.points - 1
    for circle, left, marched in _ways(position, guard, home, position.points, march):
        if _arrests(position, guard, circle, left, marched):
            return RESERVE, max(0, left - 1)
        if circle == home:
            continue
        if _leavers(position, guard, circle):
            return RESERVE, left
        if may_rest(position, guard, circle) and not passages.shut_by(circle):
            return circle, left
    return None


def _opens_after(position: Table, one: int, other: int, march: dict[int, int]) -> bool:
    """Where two ways are shut: one guard opens the first as cheaply as he can, the other opens the second."""
    home, had, there = position.at[one], position.points, position.at[other]
    position.put(other, RESERVE)
    found = _opening_by(position, one, march[one])
    position.put(other, there)
    if found is None:
        return False
    position.put(one, found[0])
    position.points = found[1]
    opened = _opens_alone(position, other, march[other])
    position.put(one, home)
    position.points = had
    return opened


# What Security can still do when the turn cannot end


def comes_off(position: Table, guard: int) -> bool:
    """Whether the guard can get off a circle where he may not stay on his own, or stay there as a pursuer."""
    home = position.at[guard]
    if may_rest(position, guard, home):
        return True
    return _off(position, guard, home, position.points, 0, Passages(position, guard))


def spends(position: Table, points: int = 1, gone: int = NOBODY, post: int = NOBODY) -> bool:
    """Whether that many points may be spent: the courtyard is open, or can be opened with the rest.

    `gone` is a guard whom this sends to Barracks, `post` a circle onto which it brings one from there.
    """
    return Purse(position).spends(points, gone, post)


class Purse:
    """The points in hand and the courtyard as it is, computed once and queried for every post and guard."""

    def __init__(self, position: Table) -> None:
        self._position = position
        self._watched = watched(position)
        self._held: frozenset[int] = frozenset()
        self._open = True
        if self._watched:
            self._held = frozenset(position.at[guard] for guard in holders(position))
            self._open = position.ground.connected_without(self._held)

    def spends(self, points: int = 1, gone: int = NOBODY, post: int = NOBODY) -> bool:
        """Whether that many points may be spent, on sending a guard home, posting one or anything else."""
        if not self._watched:
            return True
        position, held = self._position, self._held
        ground = position.ground
        if gone >= 0 and ground.connected_but(held, position.at[gone], self._open):
            return True
        if gone < 0 and self._open and (post < 0 or ground.connected_with(held, post)):
            return True
        return _rest_opens(position, points, gone, post)


def _rest_opens(position: Table, points: int, gone: int, post: int) -> bool:
    """Whether, after spending that many points, the courtyard is open or can be opened with the rest."""
    had = position.points
    home = position.at[gone] if gone >= 0 else RESERVE
    comer = position.at.index(RESERVE, FIRST_GUARD) if post >= 0 else NOBODY
    if gone >= 0:
        position.put(gone, RESERVE)
    if comer >= 0:
        position.put(comer, post)
    position.points -= points
    found = not blocking(position) or opens(position)
    position.points = had
    if comer >= 0:
        position.put(comer, RESERVE)
    if gone >= 0:
        position.put(gone, home)
    return found
