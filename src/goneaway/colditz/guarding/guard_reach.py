"""Where a guard can get to with the points in hand; the board highlights these when Security selects a guard.

Over open ground a step changes only the guard's position. Any other step (into a room or out of it,
out of the castle, through an opening, down into a tunnel) may start a pursuit, a search or a
raid. Such a step is made on a copy of the table, and the search continues on the copy.
"""

from __future__ import annotations

from typing import NamedTuple

from ..table.table import Table
from ..ways import chasing, guards, moments
from ..ways.beat import guard_edges, guard_no_stop, movers, on_detected, open_to_guard
from ..ways.outlook import Passages
from ..ways.reach import Reach
from ..words.actions import say
from ..words.places import EXTERIOR, FIRST_GUARD
from . import patrol


class _Stand(NamedTuple):
    """The guard on a circle: the index of the table he is then on, and his steps counted in the garrison."""

    table: int
    circle: int
    march: int


class _Table:
    """The table after one of the guard's steps, with what rule 45 says about further ones."""

    def __init__(self, position: Table, guard: int) -> None:
        self.position = position
        self.passages = Passages(position, guard)


def guard_reach(position: Table, guard: int) -> dict[str, Reach]:
    """Every circle this guard can stop at, nearest first, by one walk without interruption.

    Circles where guards may not stop are crossed but not listed; so are those from which the guard would cut
    off part of the courtyard (rule 45). A walk that leads to a search, a raid or a question ends there.
    """
    start = position.at[guard]
    turn = position.outcome is None and position.frames[-1].kind == "security"
    if start < 0 or not turn or guard not in movers(position) or moments.search_declared(position):
        return {}
    search = _Search(position, guard)
    first = _Stand(0, start, 0)
    search.came[first] = first
    edge = [first]
    for cost in range(1, position.points + 1):
        edge = search.level(edge, cost)
    return search.found


class _Search:
    def __init__(self, position: Table, guard: int) -> None:
        self._guard = guard
        self._start = position.at[guard]
        self._points = position.points
        self._tables = [_Table(position, guard)]
        #: The outcomes of steps that did more than move the guard, with the table each produced.
        self._known: dict[tuple[object, ...], int] = {_outcome(position, guard): 0}
        self.came: dict[_Stand, _Stand] = {}
        self.found: dict[str, Reach] = {}

    def level(self, edge: list[_Stand], cost: int) -> list[_Stand]:
        """Extend every walk by one step."""
        following: list[_Stand] = []
        for stand in edge:
            position = self._tables[stand.table].position
            here = stand.circle
            if chasing.steps_left(position, self._guard, here, 1, stand.march) < 1:
                continue
            march = stand.march + chasing.counts(position, here)
            for to in guard_edges(position, here, self._guard):
                then = _Stand(stand.table, to, march)
                plain = self._plain(position, here, to)
                if (plain and then in self.came) or not open_to_guard(position, self._guard, here, to):
                    continue
                if not plain:
                    table = self._made(stand, to, cost)
                    then = _Stand(table, to, march)
                    if table < 0 or then in self.came:
                        continue
                self.came[then] = stand
                following.append(then)
                there = self._tables[then.table]
                if not guard_no_stop(there.position, to, self._guard) and not there.passages.shut_by(to):
                    self._list(to, stand, cost)
        return following

    def _plain(self, position: Table, here: int, to: int) -> bool:
        """Whether the step is over open ground, where no pursuit, search or raid can start."""
        ground = position.ground
        if to not in ground.near[here] or on_detected(position, to):
            return False
        if ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR:
            return False
        indoors = (ground.room[here], ground.room[to], ground.hideaway[here], ground.hideaway[to])
        return max(indoors) < 0

    def _made(self, stand: _Stand, to: int, cost: int) -> int:
        """Make the step on a copy: the index of the resulting table, or -1 if the guard's walk ends there."""
        before, guard = self._tables[stand.table].position, self._guard
        trial = before.copy()
        trial.put(guard, stand.circle)
        trial.points = self._points - cost + 1
        patrol.guard_step(trial, say("step", trial.pawn_name(guard), trial.place_name(to)))
        trial.settle()
        # Steps in the garrison are counted along the way.
        trial.ledger.marched = before.ledger.marched
        if trial.outcome is not None or len(trial.frames) > len(before.frames) or trial.at[guard] != to:
            if trial.bound != guard and self._lawful(stand, to):
                self._list(to, stand, cost)
            return -1
        known = _outcome(trial, guard)
        if known not in self._known:
            self._known[known] = len(self._tables)
            self._tables.append(_Table(trial, guard))
        return self._known[known]

    def _lawful(self, stand: _Stand, to: int) -> bool:
        """Whether a walk that ends with its last step is legal: each of its steps must be.

        Any other walk ends where the guard may stop, which makes all steps on the way there legal (rule 45).
        """
        trial = self._tables[0].position.copy()
        for place in self._way(stand, to):
            step = say("step", trial.pawn_name(self._guard), place)
            if guards.why_not_guard_step(trial, step) is not None:
                return False
            patrol.guard_step(trial, step)
            trial.settle()
        return True

    def _list(self, to: int, before: _Stand, cost: int) -> None:
        name = self._tables[0].position.place_name(to)
        if name not in self.found and to != self._start:
            self.found[name] = Reach(cost, (), self._way(before, to))

    def _way(self, before: _Stand, to: int) -> tuple[str, ...]:
        """The steps by which the guard has come to a stand, plus one more."""
        position = self._tables[0].position
        way = [position.place_name(to)]
        while before != self.came[before]:
            way.append(position.place_name(before.circle))
            before = self.came[before]
        return tuple(reversed(way))


def _outcome(position: Table, guard: int) -> tuple[object, ...]:
    """What a step changes that the guard's further steps depend on."""
    ledger, slot = position.ledger, guard - FIRST_GUARD
    return (
        position.link[slot],
        position.link_edge[slot],
        ledger.chasers,
        ledger.laid,
        tuple(position.detected),
        ledger.removed,
    )
