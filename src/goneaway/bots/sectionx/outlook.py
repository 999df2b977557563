"""The value of a position of Section X to a seat: who ends the round, when, and what each player has then."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ...sectionx.board.island import STRIDE
from ...sectionx.referee.position import SectionX
from ...sectionx.table.so_far import STOCK_LIMIT
from ...sectionx.words.options import MEN
from ...sectionx.words.places import AT_HOME, BURIED, FREE, GREEN
from .survey import NEVER_OUT, Survey, turns_of

#: The maximum number of players.
SEATS: Final = 4

# The value of men to their own player.
ESCAPE = 100.0
#: Each further escape is worth slightly more than the last.
NEARER_GOAL = 10.0
WIN = 1500.0
BURIAL = 45.0
DEARER = 8.0
#: In a final round, living men count.
ALIVE = 300.0

#: The chance that a rival ends the round in his next turn: if he only has to walk, and if he needs a tile for
#: it.
WALKS_OUT = 0.93
FINDS_TILE = 0.3
#: The share lost of a man in the tunnels if a rival ends the round later: he may get away until then.
LATER = 0.6
HIDES = 0.65
#: The same share for the player who ends the round: he can wait for his men.
OWN_TIME = 0.15
#: How sharply a lead of one turn decides the race: less, the further away the end is.
PACE = 0.5
SLOWER = 0.3
#: What it costs a rival, in turns, that a man stands in his way.
BLOCKED = 0.8
#: The weight of the strongest rival; the rest is the average of all rivals.
STRONGEST = 0.6
#: Turns between two men who leave by the same tunnel.
APART = 0.5
#: A rival moves before the player's next turn; the tunnels collapse after it.
AHEAD = 0.5
#: The value of a turn beyond its effect on this round: until the first of the seat's men is out, until the
#: last, and to a rival.
FIRST_OUT = 5.0
LAST_OUT = 8.0
RIVALS_TURN = 4.0
#: How much more for every turn in which no player drew or stepped; in which no player drew or escaped.
IDLE = 0.3
FRUITLESS = 0.05
#: And if the game may be won in this round.
STAKES = 6.0
#: A zone of its own, a man hidden near the green, a door on its way, the key, tiles in hand.
ZONE = 8.0
HIDDEN = 4.0
KEY = 12.0
#: The value of a hidden man: higher the nearer he is to the green, if he can get there at all.
HIDDEN_NEAR = 4
HIDDEN_FAR = 1.0
TILE = 2.0
SHELTER = 4.0


def score(position: SectionX, free: float, buried: float) -> float:
    """Return the value to a player of this number of men free, and this number lost."""
    if free >= position.rules.goal:
        return WIN
    if position.final:
        return ALIVE * (MEN - buried) + ESCAPE * free / MEN
    return free * (ESCAPE + NEARER_GOAL * free) - buried * (BURIAL + DEARER * buried)


class Prospects:
    """One seat's men: which are out, which are exposed, and in how many turns the next ones get away."""

    __slots__ = ("buried", "exposed", "free", "green", "hidden", "last", "times")

    def __init__(self) -> None:
        #: Men who are free or in green; in green this round; buried; exposed in a tunnel; and the value of
        #: hidden men.
        self.free = 0
        self.green = 0
        self.buried = 0
        self.exposed = 0
        self.hidden = 0.0
        #: Turns until the first, the second, ... of the men who can still be of use in this round.
        self.times: list[float] = []
        #: Where the last of them is now.
        self.last = AT_HOME


class Outlook:
    """A position seen by one seat. The seat's own men may be tried elsewhere; everything else stays put."""

    def __init__(
        self,
        position: SectionX,
        seat: int,
        surveys: Sequence[Survey],
        due: float,
        last_tile: bool = False,
    ) -> None:
        self.position = position
        self.seat = seat
        self.surveys = surveys
        #: Whole turns left before the tunnels collapse by themselves; whether the last tile was drawn.
        self.due = due
        self.last_tile = last_tile
        #: The longer nothing has happened, the bolder the seat gets.
        self.eager = 1.0 + IDLE * position.idle + FRUITLESS * position.fruitless
        rules = position.rules
        if any(rules.goal - position.escaped(one) <= rules.threshold for one in range(position.seats)):
            # A player who only prevents others from winning does not win either.
            self.eager *= STAKES
        self._prices: dict[int, float] = {}
        self.others = [
            (other, self.prospects(other, position.men[other * MEN : other * MEN + MEN]))
            for other in range(position.seats)
            if other != seat
        ]
        #: By rival: the sections on which the seat's men stand in his way.
        self.paths = [surveys[other].path(theirs.last) for other, theirs in self.others]
        self._extra = self._standing()
        #: The value of the seat's key; code that moves the men must update it.
        self.key = KEY if position.keys[seat] else 0.0

    # Men

    def turns(self, seat: int, place: int) -> float:
        """Return how many turns a man needs from a place."""
        key = place * SEATS + seat
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = turns_of(self.surveys[seat].price(place))
        return found

    def prospects(self, seat: int, men: Sequence[int]) -> Prospects:
        position = self.position
        out = Prospects()
        types, tile, near = position.tiles.of, position.tile, position.island.green_distance
        times = []
        for place in men:
            if place == AT_HOME:
                times.append((self.turns(seat, place), place))
            elif place >= 0:
                cell = place // STRIDE
                turns = self.turns(seat, place)
                times.append((turns, place))
                if types[tile[cell]].hideout:
                    out.hidden += HIDDEN_NEAR - near[cell] if turns < NEVER_OUT else HIDDEN_FAR
                else:
                    out.exposed += 1
            elif place <= GREEN:
                out.green += 1
                out.free += 1
            elif place == FREE:
                out.free += 1
            elif place == BURIED:
                out.buried += 1
        times.sort()
        wanted = min(position.rules.threshold - out.green, max(position.rules.goal - out.free, 1))
        last = 0.0
        for turns, place in times[: max(wanted, 1)]:
            last = max(turns, last + APART)
            out.times.append(last)
            out.last = place
        while len(out.times) < wanted:
            out.times.append(NEVER_OUT)
        return out

    # Value

    def value(self, men: Sequence[int]) -> float:
        """Return the value of having the seat's men there at the end of the turn."""
        mine = self.prospects(self.seat, men)
        left = 1.0
        total = 0.0
        # Before the seat's next turn.
        if self.last_tile:
            return self._ended(mine, None) + self._own(mine)
        when = [
            theirs.times[-1] + (BLOCKED if path and not path.isdisjoint(men) else 0.0)
            for (_, theirs), path in zip(self.others, self.paths, strict=True)
        ]
        for (other, theirs), turns in zip(self.others, when, strict=True):
            chance = left * at_once(turns)
            if chance:
                total += chance * self._ended(mine, (other, theirs))
                left -= chance
        if self.due < 1:
            return total + left * self._ended(mine, None) + self._own(mine)
        # Later: the nearer a player is to the end, the more likely he ends the round.
        due = self.due + AHEAD
        pace = PACE + SLOWER * min(mine.times[-1], due, *when)
        ends = [exp(-(turns - AHEAD) / pace) for turns in when]
        own = exp(-mine.times[-1] / pace)
        tiles = exp(-due / pace)
        share = left / (sum(ends) + own + tiles)
        total += share * own * self._later(mine, self.seat, mine.times[-1])
        for (other, _), weight, turns in zip(self.others, ends, when, strict=True):
            total += share * weight * self._later(mine, other, turns)
        total += share * tiles * self._later(mine, -1, due)
        # The seat's own men count for more: a player who only hinders others gets nowhere.
        own_turns = FIRST_OUT * mine.times[0] + LAST_OUT * mine.times[-1]
        return total + RIVALS_TURN * min(when) - self.eager * own_turns + self._own(mine)

    def ended(self, men: Sequence[int]) -> float:
        """Return the value of ending the round now, with the seat's men there."""
        mine = self.prospects(self.seat, men)
        return self._ended(mine, None) + self._own(mine)

    def _own(self, mine: Prospects) -> float:
        return HIDDEN * mine.hidden + self._extra

    def _ended(self, mine: Prospects, ender: tuple[int, Prospects] | None) -> float:
        """Return the value if the tunnels collapse now; the player who ended the round got his men out."""
        position = self.position
        own = score(position, mine.free, mine.buried + mine.exposed)
        rivals = []
        for other, theirs in self.others:
            free, buried = float(theirs.free), float(theirs.buried + theirs.exposed)
            if ender is not None and ender[0] == other:
                out = len(theirs.times)
                free, buried = free + out, max(theirs.buried, buried - out)
            rivals.append(score(position, free, buried))
        return own - _against(rivals)

    def _later(self, mine: Prospects, ender: int, when: float) -> float:
        position = self.position
        rivals = []
        own = _then(position, mine, ender == self.seat, when)
        for other, theirs in self.others:
            rivals.append(_then(position, theirs, other == ender, when))
        return own - _against(rivals)

    def _standing(self) -> float:
        """Return the value that does not depend on where the seat's men are."""
        position, seat = self.position, self.seat
        out = 0.0
        for owner in position.owners:
            if owner == seat:
                out += ZONE
            elif owner >= 0:
                out -= ZONE / len(self.others)
        stock = position.stocks[seat]
        # With a full stock no tile is drawn.
        out += TILE * len(stock) if len(stock) < STOCK_LIMIT else -TILE
        out += sum(SHELTER for tile in stock if position.tiles.of[tile].hideout)
        return out


def at_once(turns: float) -> float:
    if turns <= 1.0:
        return WALKS_OUT
    return FINDS_TILE if turns < 2.0 else 0.0


def _against(rivals: Sequence[float]) -> float:
    """Combine the rivals' values into one to subtract; the strongest counts most."""
    if len(rivals) == 1:
        return rivals[0]
    return STRONGEST * max(rivals) + (1 - STRONGEST) * sum(rivals) / len(rivals)


def _then(position: SectionX, seen: Prospects, ender: bool, when: float) -> float:
    """Return a player's value when the round ends in `when` turns."""
    if ender:
        out = len(seen.times)
        exposed = max(0, seen.exposed - out)
        return score(position, seen.free + out, seen.buried + OWN_TIME * exposed)
    out = 0
    for turns in seen.times[:-1]:
        if turns < when:
            out += 1
    exposed = max(0, seen.exposed - out)
    return score(position, seen.free + out, seen.buried + LATER * HIDES**when * exposed)
