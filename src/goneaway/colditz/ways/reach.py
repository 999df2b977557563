"""Where a man can get to with the points in hand; the board highlights these places when he is selected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..table.notes import remember_release
from ..table.table import Table
from ..table.trails import Trail, dead_end
from ..words.places import EQUIPMENT, FIRST_GUARD, NOBODY, TEAM
from . import giving_up, homeward, promises
from .edges import edges
from .movement import movers
from .resting import no_stop
from .steps import enterable, in_collapsed, kept_on_way
from .tolls import ASK, NOTHING, Cards, plus, price_of, side_after

#: A man from the outer cells: on his way home, turned away from it, come home.
LEGS = HOMEWARD, ASTRAY, HOME = 0, 1, 2


class Reach(NamedTuple):
    """The points and Equipment it takes a man to reach a place, and a shortest way there.

    `stays` is false where the man may not stop: he can go there only to give himself up (rule 43).
    """

    cost: int
    cards: tuple[str, ...]
    path: tuple[str, ...]
    stays: bool = True


class Reachable(Mapping[str, Reach]):
    """Every place where the man can stop or give himself up, by name.

    Paths are computed lazily.
    """

    __slots__ = (
        "_came", "_position", "_rings", "_spent", "_start",
        "besides", "free", "homeward", "legs", "man", "owes", "promised",
    )  # fmt: skip

    def __init__(self, position: Table, start: int) -> None:
        self._position = position
        self._start = start
        #: By place: the previous place on the way, or None. Held places and the starting place count as
        #: reached, from nowhere (-1).
        self._came: list[Any] = []
        #: The places found with one point, with two, and so on.
        self._rings: list[list[Trail]] = []
        #: By place, where there are any: the cards spent on the way.
        self._spent: dict[int, Cards] = {}
        self.man = NOBODY
        #: The man was on his way home at the start. Numbers from here on stand for the same places, for a man
        #: who no longer is on his way home.
        self.homeward = False
        self.legs = 2 * position.ground.size
        #: Only steps that keep a promise are open to the man (A91).
        self.promised = False
        #: Neither of these applies: easy steps need no check.
        self.free = False
        #: The steps the man owes on his way home, and how many other steps he may make besides (A38).
        self.owes = 0
        self.besides = 0

    def places(self) -> Iterator[int]:
        """The numbers of the places, nearest first."""
        found: dict[int, None] = {}
        for cost, ring in enumerate(self._rings, 1):
            for trail in ring:
                place = trail[0] % self.legs
                if place not in found and (
                    self._stops_at(place) or _gives_up_at(self._position, self, trail[0], cost)
                ):
                    found[place] = None
        return iter(found)

    def _stops_at(self, place: int) -> bool:
        """Whether the man may stay at this place once he gets there: it is free and not a no-stop circle."""
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
        came = self._came
        every = range(place, len(came), self.legs) if place >= 0 else ()
        ends = [end for end in every if came[end] is not None and came[end] >= 0]
        stays = self._stops_at(place) if ends else False
        if not stays:
            ends = [end for end in ends if _gives_up_at(self._position, self, end, len(self._way(end)))]
        if not ends:
            raise KeyError(name)
        # Each step costs one point. Of two equally long ways, prefer the one that takes fewer cards.
        way, spent = min(
            ((self._way(end), self._spent.get(end, ())) for end in ends),
            key=lambda one: (len(one[0]), sum(one[1])),
        )
        cards = tuple(EQUIPMENT[card] for card, number in enumerate(spent) for _ in range(number))
        return Reach(len(way), cards, way, stays)

    def _way(self, end: int) -> tuple[str, ...]:
        way = []
        while end != self._start:
            way.append(self._position.place_name(end % self.legs))
            end = self._came[end]
        return tuple(reversed(way))


def reach(position: Table, pow: int) -> Reachable:
    """Where a man of the active team can go: fewest points first, then fewest cards.

    Circles where he may not stop are crossed, not listed, unless he can give himself up there.
    """
    frame = position.frames[-1] if position.frames else None
    start = position.at[pow] if pow >= 0 else -1
    found = Reachable(position, start)
    found.man = pow
    found.homeward = pow >= 0 and pow < FIRST_GUARD and position.returning[pow]
    if frame is None or frame.kind != "officer" or pow < 0 or pow // TEAM != frame.seat or start < 0:
        return found
    if pow not in movers(position, frame.seat):
        return found
    ground = position.ground
    size = ground.size
    # Out of a collapsed tunnel a man steps aside for his comrades before he walks on (A57).
    others_first = start >= size and len(in_collapsed(position, frame.seat)) > 1
    found.promised = bool(position.ledger.commitment) and pow in promises.pressing(position, frame.seat)
    # Check each step of a man on his way home too: turning away changes what is open to him (A38).
    found.free = not found.promised and not found.homeward
    owed = dict(homeward.owing(position, frame.seat))
    found.owes = owed.get(pow, 0) if kept_on_way(position, pow) else 0
    found.besides = position.points - (
        sum(owed.values()) if not position.rules.solitary.return_escape_allowed else 0
    )
    levels = range(1, max(0, found.besides) + found.owes + 1)
    if not found.free:
        _step_by_step(position, pow, levels, found, others_first)
        return found
    came = found._came = _held(position, start)
    spent = found._spent
    edge = [ground.trails[start]]
    for level in levels:
        following: list[Trail] = []
        for trail in edge:
            here = trail[0]
            onward: list[Trail] = trail[1]
            for beyond in onward:
                to: int = beyond[0]
                if came[to] is None:
                    came[to] = here
                    following.append(beyond)
                    if spent and here in spent:
                        spent[to] = spent[here]
            if trail[2]:
                _hard_steps(position, pow, here, level, found, following)
        found._rings.append(following)
        edge = [one for one in following if one[0] >= size] if others_first else following
    return found


def _held(position: Table, start: int) -> list[Any]:
    """By place: None where the man can arrive. One lookup shows both held places and places already found."""
    came: list[Any] = [None] * (2 * position.ground.size)
    # Steps below ground are never easy: `_hard_steps` checks each of them, also for passing other men (A124).
    passing = position.rules.movement.pow_over_pow == "free"
    for place in position.at[FIRST_GUARD:] if passing else position.at:
        if place >= 0:
            came[place] = NOBODY
    for circle in position.ground.target_circles:
        if position.guard_at[circle] < 0:
            came[circle] = None  # a target holds any number of men
    came[start] = NOBODY
    return came


def _step_by_step(position: Table, pow: int, levels: range, found: Reachable, others_first: bool) -> None:
    """Check every step individually: for a man on his way home, or one whose roll is promised."""
    size = position.ground.size
    found._came = [None] * (found.legs * (len(LEGS) if found.homeward else 1))
    found._came[found._start] = NOBODY
    edge: list[Trail] = [dead_end(found._start)]
    for level in levels:
        following: list[Trail] = []
        for trail in edge:
            if found.homeward:
                _steps_home(position, pow, trail[0], level, found, following)
            else:
                _hard_steps(position, pow, trail[0], level, found, following)
        found._rings.append(following)
        edge = [one for one in following if one[0] >= size] if others_first else following


def _side(position: Table, pow: int, here: int, found: Reachable) -> int:
    """The side from which the man would come onto the gate being looked at (`on_cross`)."""
    ground = position.ground
    before = found._came[here]
    circle, last = here % found.legs, before % found.legs
    if before < 0 or circle >= ground.size or ground.gate[circle] < 0:
        return ASK
    if last < ground.size and ground.gate[last] == ground.gate[circle]:
        return _side(position, pow, before, found)
    if position.returning[pow] or before >= found.legs or here < found.legs:
        return side_after(position, pow, last, circle, ASK)
    # The man was on his way home until this very step.
    position.returning[pow] = True
    side = side_after(position, pow, last, circle, ASK)
    position.returning[pow] = False
    return side


def _gives_up_at(position: Table, found: Reachable, end: int, cost: int) -> bool:
    """Whether the man may not stop at this place, but can give himself up there with the points left."""
    pow, place, leg = found.man, end % found.legs, end // found.legs
    if place == found._start:
        return False
    returning, let_out = position.returning[pow], position.ledger.let_out
    if found.homeward:
        position.returning[pow] = leg == HOMEWARD
        if leg == ASTRAY:
            remember_release(position, pow)
    side = _side(position, pow, end, found) if position.ground.on_cross else ASK
    left = len(found._rings) - cost
    gives_up = giving_up.takes_off(position, pow, place, left, found._spent.get(end, NOTHING), side)
    position.returning[pow] = returning
    position.ledger.let_out = let_out
    return gives_up


def _too_far_astray(position: Table, found: Reachable, to: int, level: int) -> bool:
    """Whether the man would have made more steps than his points allow beside those he owes."""
    home, size = position.ground.home, position.ground.size
    nearer = home[found._start % size] - home[to % size]
    return level - min(found.owes, nearer) > max(0, found.besides)


def _steps_home(
    position: Table, pow: int, here: int, level: int, found: Reachable, following: list[Trail]
) -> None:
    """The steps of a man who is, or was before this walk, on his way home, computed as if he stood there."""
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
    if ground.arrived[to % ground.size]:
        return HOME
    nearer = ground.home[to % ground.size] <= ground.home[here % ground.size]
    return HOMEWARD if nearer and not paid else ASTRAY


def _hard_steps(
    position: Table, pow: int, here: int, level: int, found: Reachable, following: list[Trail]
) -> None:
    """Gates, drops, wire, tunnels and the circles above them, each checked like a single step.

    `following` holds the places found so far with this many steps; new ones are added to it.
    """
    ground = position.ground
    came, spent = found._came, found._spent
    place = here % found.legs
    if place < ground.size and ground.target[place] >= 0 and level > 1:
        # A man who gets to a target is away; only one who waits there walks on.
        return
    held = position.equipment[pow // TEAM]
    before = spent.get(here, NOTHING)
    returning = position.returning[pow]
    side = _side(position, pow, here, found) if ground.on_cross else ASK
    # As long as nothing is paid, easy steps have found all they can: no way to a place is cheaper.
    crossing = ground.one_white and place < ground.size and ground.white[place]
    looked_at = edges(position, place) if spent or crossing or not found.free else ground.uneasy[place]
    for to, kind, cards in looked_at:
        if came[to] is not None and not returning and (not spent or not _among(following, to)):
            continue  # found with fewer steps, or for nothing
        price = price_of(position, pow, place, to, kind, cards, side)
        total = before
        if price.number:
            if before[price.card] + price.number > held[price.card]:
                continue
            total = plus(before, price.card, price.number)
        if not enterable(position, pow, place, to):
            continue
        if found.promised and not promises.progress(position, pow, place, to):
            continue
        if found.owes and _too_far_astray(position, found, to, level):
            continue
        leg = _leg(position, place, to, bool(price.number)) if returning else here // found.legs
        then = to + leg * found.legs
        if came[then] is None:
            following.append(ground.trails[then] if then < found.legs else dead_end(then))
        elif not _among(following, then) or sum(total) >= sum(spent.get(then, ())):
            continue
        came[then] = here
        if any(total):
            spent[then] = total
        else:
            spent.pop(then, None)


def _among(following: list[Trail], place: int) -> bool:
    return any(trail[0] == place for trail in following)
