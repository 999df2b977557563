"""Where a man can get to with the points in hand: what the board lights up when he is picked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..table.notes import remember_release
from ..table.table import Table
from ..words.places import EQUIPMENT, FIRST_GUARD, INNER, NOBODY, TEAM
from . import homeward, promises
from .movement import movers
from .resting import no_stop
from .steps import edges, enterable, in_collapsed, kept_on_way, may_pass_men
from .tolls import ASK, price_of, side_after

#: A man from the outer cells: on his way home, turned away from it, come home.
LEGS = HOMEWARD, ASTRAY, HOME = 0, 1, 2


class Reach(NamedTuple):
    """What a place costs a man in points, the Equipment it takes, and a shortest way there."""

    cost: int
    cards: tuple[str, ...]
    path: tuple[str, ...]


class Reachable(Mapping[str, Reach]):
    """Every place he can stop at, by name. Ways are put into words when somebody asks for them."""

    def __init__(
        self,
        position: Table,
        start: int,
        came: dict[int, int],
        cost: dict[int, int],
        spent: dict[int, tuple[int, ...]],
    ) -> None:
        self._position = position
        self._start = start
        self._came = came
        self._cost = cost
        self._spent = spent
        self.man = NOBODY
        #: He was on his way home when he set out; beyond these numbers stand the same places for a man who
        #: no longer is.
        self.homeward = False
        self.legs = 2 * position.ground.size
        #: Only steps that keep a promise are open to him (A91).
        self.promised = False
        #: The steps he owes on his way home, and how many others he may make besides (A38).
        self.owes = 0
        self.besides = 0

    def places(self) -> Iterator[int]:
        """The numbers of the places, nearest first."""
        places = dict.fromkeys(one % self.legs for one in self._came) if self.homeward else self._came
        for place in places:
            if self._stops_at(place):
                yield place

    def _stops_at(self, place: int) -> bool:
        """A place he gets to and may stay at: free, and none of those where nobody stops."""
        position = self._position
        if self.homeward and place < position.ground.size and position.guard_at[place] >= 0:
            return False  # a guard he only walks past
        return place != self._start and position.pow_at[place] < 0 and not no_stop(position, place, self.man)

    def __iter__(self) -> Iterator[str]:
        return map(self._position.place_name, self.places())

    def __len__(self) -> int:
        return sum(1 for _ in self.places())

    def __getitem__(self, name: str) -> Reach:
        place = self._position.place(name)
        ends = [end for leg in LEGS if (end := place + leg * self.legs) in self._came]
        if place < 0 or not ends or not self._stops_at(place):
            raise KeyError(name)
        end = min(ends, key=lambda one: (self._cost[one], sum(self._spent.get(one, ()))))
        way = []
        here = end
        while here != self._start:
            way.append(self._position.place_name(here % self.legs))
            here = self._came[here]
        spent = self._spent.get(end, ())
        cards = tuple(EQUIPMENT[card] for card, number in enumerate(spent) for _ in range(number))
        return Reach(self._cost[end], cards, tuple(reversed(way)))


def reach(position: Table, name: str) -> Reachable:
    """For a man of the team on turn: fewest points first, and among those fewest cards.

    Circles where he may not stop are crossed, not listed.
    """
    pow = position.pawn(name)
    frame = position.frames[-1] if position.frames else None
    start = position.at[pow] if pow >= 0 else -1
    came: dict[int, int] = {start: -1}
    cost: dict[int, int] = {start: 0}
    spent: dict[int, tuple[int, ...]] = {}
    found = Reachable(position, start, came, cost, spent)
    found.man = pow
    found.homeward = pow >= 0 and pow < FIRST_GUARD and position.returning[pow]
    if frame is None or frame.kind != "officer" or pow < 0 or pow // TEAM != frame.seat or start < 0:
        return found
    if pow not in movers(position, frame.seat):
        return found
    ground = position.ground
    easy, hard = ground.easy, ground.hard
    pow_at, guard_at = position.pow_at, position.guard_at
    size = ground.size
    # Out of a collapsed tunnel he steps aside for his comrades before he walks on (A57).
    others_first = start >= size and len(in_collapsed(position, frame.seat)) > 1
    passing = may_pass_men(position)
    found.promised = bool(position.ledger.commitment) and pow in promises.pressing(position, frame.seat)
    # Who walks home is looked at step by step too: what is open to him changes when he turns away (A38).
    free = not found.promised and not found.homeward
    owed = dict(homeward.owing(position, frame.seat))
    found.owes = owed.get(pow, 0) if kept_on_way(position, pow) else 0
    found.besides = position.points - (
        sum(owed.values()) if not position.rules.solitary.return_escape_allowed else 0
    )
    edge = [start]
    for level in range(1, max(0, found.besides) + found.owes + 1):
        following: list[int] = []
        for here in edge:
            if here < size and free:
                for to in easy[here]:
                    if to not in came and (pow_at[to] < 0 or passing) and guard_at[to] < 0:
                        came[to] = here
                        cost[to] = level
                        following.append(to)
                        if spent and here in spent:
                            spent[to] = spent[here]
            if here >= size or hard[here] or not free:
                if found.homeward:
                    _steps_home(position, pow, here, level, found, following)
                else:
                    _hard_steps(position, pow, here, level, found, following)
        edge = [place for place in following if place >= size] if others_first else following
    return found


def _side(position: Table, pow: int, here: int, found: Reachable) -> int:
    """The side from which he would come onto the gate he is looked at in (`on_cross`)."""
    ground = position.ground
    before = found._came[here]
    circle, last = here % found.legs, before % found.legs
    if before < 0 or circle >= ground.size or ground.gate[circle] < 0:
        return ASK
    if last < ground.size and ground.gate[last] == ground.gate[circle]:
        return _side(position, pow, before, found)
    if position.returning[pow] or before >= found.legs or here < found.legs:
        return side_after(position, pow, last, circle, ASK)
    # He was on his way home until this very step.
    position.returning[pow] = True
    side = side_after(position, pow, last, circle, ASK)
    position.returning[pow] = False
    return side


def _too_far_astray(position: Table, found: Reachable, to: int, level: int) -> bool:
    """Would he have made more steps than his points allow beside those he owes on his way home?"""
    home, size = position.ground.home, position.ground.size
    nearer = home[found._start % size] - home[to % size]
    return level - min(found.owes, nearer) > max(0, found.besides)


def _steps_home(
    position: Table, pow: int, here: int, level: int, found: Reachable, following: list[int]
) -> None:
    """The steps of a man who is, or was before this walk, on his way home: as he would stand there."""
    leg = here // found.legs
    let_out = position.ledger.let_out
    position.returning[pow] = leg == HOMEWARD
    if leg == ASTRAY:
        remember_release(position, pow)
    _hard_steps(position, pow, here, level, found, following)
    position.returning[pow] = True
    position.ledger.let_out = let_out


def _leg(position: Table, here: int, to: int, paid: bool) -> int:
    """Whether a man on his way home still is after this step, has turned away, or has come home."""
    ground = position.ground
    if ground.zone[to % ground.size] == INNER:
        return HOME
    nearer = ground.home[to % ground.size] <= ground.home[here % ground.size]
    return HOMEWARD if nearer and not paid else ASTRAY


def _hard_steps(
    position: Table, pow: int, here: int, level: int, found: Reachable, following: list[int]
) -> None:
    """Gates, drops, wire, tunnels and the circles above them: each looked at as a step is."""
    ground = position.ground
    came, cost, spent = found._came, found._cost, found._spent
    place = here % found.legs
    if place < ground.size and ground.target[place] >= 0 and level > 1:
        # Whoever gets to a target is away; only a man who waits there walks on.
        return
    held = position.equipment[pow // TEAM]
    returning = position.returning[pow]
    side = _side(position, pow, here, found) if ground.on_cross else ASK
    for to, kind, cards in edges(position, place):
        if (to in came and cost[to] < level and not returning) or not enterable(position, pow, place, to):
            continue
        if found.promised and not promises.progress(position, pow, place, to):
            continue
        if found.owes and _too_far_astray(position, found, to, level):
            continue
        price = price_of(position, pow, place, to, kind, cards, side)
        total = list(spent.get(here, (0, 0, 0, 0)))
        if price.number:
            total[price.card] += price.number
            if total[price.card] > held[price.card]:
                continue
        leg = _leg(position, place, to, bool(price.number)) if returning else here // found.legs
        then = to + leg * found.legs
        if then in came and (cost[then] < level or sum(total) >= sum(spent.get(then, ()))):
            continue
        if then not in came:
            following.append(then)
        came[then] = here
        cost[then] = level
        if any(total):
            spent[then] = tuple(total)
        else:
            spent.pop(then, None)
