"""The castle as Security sees it: guards, men, and the ways from one to the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ....colditz.referee.view import Seen
from ....colditz.ways.searches import BY_POINTS
from ....colditz.words.places import EXTERIOR, FAR, FIRST_GUARD, GUARDS, INNER, LETTERS, RESERVE, TEAM
from ..board.bags import MOST, clip, less
from ..board.chart import Chart, chart_of
from .danger import liable, reach_of_arm

#: Extra distance assumed between a target and a man who was not seen to get the Equipment he needs.
UNEQUIPPED = 15

#: How far guards look for a way, and how far a man's way is followed.
FURTHEST, FOLLOWED = 60, 40


class SecurityView:
    """The castle as Security finds it at one decision."""

    def __init__(self, view: Seen, gear: Sequence[Sequence[int]] = ()) -> None:
        """`gear` is the Equipment each officer seems to have; without it any officer may have anything."""
        self.view = view
        self.bags = [clip(held) for held in gear] or [MOST] * view.officers
        self.ground = view.ground
        self.chart: Chart = chart_of(view.ground, view.rules.movement.pow_on_garrison_black != "forbidden")
        self.arm = reach_of_arm(view)
        self.size = view.ground.size
        at = view.at
        self.guards = [g for g in range(FIRST_GUARD, FIRST_GUARD + GUARDS) if at[g] >= 0]
        self.guard_on = {at[g]: g for g in self.guards}
        self.men = [
            team * TEAM + n
            for team in range(view.officers)
            for n in range(view.pows)
            if at[team * TEAM + n] >= 0
        ]
        self.men_on = {at[pow] for pow in self.men}
        self.fugitives = [pow for pow in self.men if self.fugitive(pow)]
        self.reserve = sum(1 for g in range(FIRST_GUARD, FIRST_GUARD + GUARDS) if at[g] == RESERVE)
        live = 0
        for pow in self.fugitives:
            live |= 1 << pow
        #: By circle: where guards may follow a man who is at large.
        self.follow: dict[int, list[int]] = {}
        self.rooms: set[int] = set()
        for start, end, _, users, _ in view.openings:
            if users & live:
                self.follow.setdefault(start, []).append(end)
                if self.ground.room[start] >= 0:
                    self.rooms.add(self.ground.room[start])
        for tunnel, card in enumerate(view.detected):
            if card >= 0:
                self.rooms.add(self.ground.tunnel_room[tunnel])
        for room in [room for room in self.rooms if room in self.chart.suites]:
            self.rooms |= self.chart.suites[room]
        #: Rooms for which there is a Search on the table that a guard has to make.
        self.to_search: set[int] = set()
        if view.ledger.laid and view.rules.search.search_method in BY_POINTS:
            names = [
                view.security[card].of for card in view.ledger.laid if view.security[card].kind == "search"
            ]
            self.to_search = {
                self.ground.room_number[name] for name in names if name in self.ground.room_number
            }
            self.rooms |= self.to_search
        #: Steps out of the castle that a fugitive has taken before, where guards may not go any other way.
        self.gone_out: set[tuple[int, int]] | None = None
        if view.rules.guards.guard_exterior_access == "pursuit_only":
            self.gone_out = {(start, end) for _, start, end in view.ledger.went_out}
        self.back: dict[int, list[int]] = {}
        for start, ends in self.follow.items():
            for end in ends:
                self.back.setdefault(end, []).append(start)

    def name(self, pawn: int) -> str:
        if pawn >= FIRST_GUARD:
            return f"g{pawn - FIRST_GUARD + 1}"
        return f"{LETTERS[self.view.nations[pawn // TEAM]]}{pawn % TEAM + 1}"

    def fugitive(self, pow: int) -> bool:
        place = self.view.at[pow]
        return 0 <= place < self.size and self.ground.zone[place] != INNER and not self.view.returning[pow]

    def arrestable(self, pow: int) -> bool:
        place = self.view.at[pow]
        if not 0 <= place < self.size or self.view.returning[pow] or self.chart.safe[place]:
            return False
        return self.ground.zone[place] != INNER or liable(self.view, pow // TEAM)

    def field(self, circle: int, limit: int = FURTHEST) -> dict[int, int]:
        """Return a guard's steps to a circle, from every circle within `limit`."""
        found = {circle: 0}
        queue = deque([circle])
        beat, free, room = self.chart.beat, self.chart.open_ground, self.ground.room
        while queue:
            here = queue.popleft()
            further = found[here] + 1
            if further > limit:
                break
            before = self.back.get(here)
            for other in (*beat[here], *before) if before else beat[here]:
                if other in found or not (free[other] or room[other] in self.rooms):
                    continue
                if self.gone_out is not None and self._shut(other, here):
                    continue
                if other in self.guard_on:
                    found[other] = further
                    continue
                if other in self.men_on:
                    continue
                found[other] = further
                queue.append(other)
        return found

    def _shut(self, here: int, to: int) -> bool:
        """Return whether this step leads out of the castle where no man has gone."""
        zone = self.ground.zone
        if self.gone_out is None or zone[to] != EXTERIOR or zone[here] == EXTERIOR:
            return False
        return (here, to) not in self.gone_out

    def way(self, field: dict[int, int], start: int) -> list[int]:
        """Return a shortest way down such a field, the start included."""
        out = [start]
        while field[out[-1]] > 0:
            here = out[-1]
            for to in (*self.chart.beat[here], *self.follow.get(here, ())):
                if field.get(to, FAR) == field[here] - 1 and (to not in self.guard_on or field[to] == 0):
                    out.append(to)
                    break
            else:
                break
        return out

    def as_far(self, guard: int, way: list[int]) -> list[int]:
        """Return as much of a way as the points allow, ending where this guard may stand."""
        way = way[: self.view.points + 1]
        while len(way) > 1 and (
            not self.may_end(guard, way[-1]) or way[-1] in self.men_on or way[-1] in self.guard_on
        ):
            way.pop()
        return way

    def may_end(self, guard: int, circle: int) -> bool:
        """Return whether this guard may end the turn there, with the others where they stand."""
        if self.ground.room[circle] >= 0:
            return self.ground.room[circle] in self.rooms and self.ground.tunnel[circle] < 0
        if not self.chart.stand[circle]:
            return False
        # Outside, too: while others block the courtyard the last points may not go elsewhere (clause 45).
        at = self.view.at
        held = frozenset(
            circle if g == guard else at[g]
            for g in self.guards
            if self.ground.zone[circle if g == guard else at[g]] == INNER
        )
        return self.ground.connected_without(held)

    @property
    def escape(self) -> list[int]:
        """Return the distance to a target from each place, for a man with all Equipment."""
        return self.chart.out(MOST)

    def left(self, pow: int) -> int:
        """Return a man's distance to a target with his officer's apparent Equipment.

        A man with no way may still surprise.
        """
        here = self.view.at[pow]
        return min(self.chart.out(self.bags[pow // TEAM])[here], self.escape[here] + UNEQUIPPED)

    def onward(self, pow: int) -> list[int]:
        """Return the circles ahead of a man who takes the shortest way, beginning where he stands."""
        out, here = self.chart.out, self.view.at[pow]
        bag = self.bags[pow // TEAM]
        if out(bag)[here] >= FAR:
            bag = MOST
        way = [here]
        while out(bag)[here] > 0 and len(way) < FOLLOWED:
            for to, card, number, _ in self.chart.steps[here]:
                if not number or bag[card] >= number:
                    then = less(bag, card, number) if number else bag
                    if out(then)[to] == out(bag)[here] - 1:
                        here, bag = to, then
                        way.append(here)
                        break
            else:
                break
        return way
