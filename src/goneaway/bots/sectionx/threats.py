"""Who could bring the tunnels of Section X down before the seat's next turn, by the existing ways."""

from __future__ import annotations

from dataclasses import dataclass

from ...sectionx.board.island import STRIDE
from ...sectionx.referee.position import SectionX
from ...sectionx.table.so_far import STOCK_LIMIT
from ...sectionx.table.stall import Stall
from ...sectionx.walking.steps import STEPS_EACH, STEPS_IN_ALL
from ...sectionx.words.options import MEN
from .digging import TOO_FAR, Plan, Prices

#: The price of a tile action before the walk, and of a man in the way. More than one of these is no threat
#: yet.
ONE_TILE = 100
_THREAT_PRICES = Prices(ONE_TILE, ONE_TILE, ONE_TILE, held=50, limit=ONE_TILE + STEPS_EACH)

#: The chance that a player uses a way out; that he has the tile for it; and that a collapse comes when due.
LIKELY_WALK = 0.9
LIKELY_TILE = 0.25
LIKELY_DUE = 1.0, 0.5, 0.25


@dataclass(frozen=True, slots=True)
class Rival:
    """What another player can do in his next turn."""

    seat: int
    #: Men who get to green by walking alone, and those who need a tile action first.
    walking: int
    with_tile: int
    #: How many more men end the round, and how many win the game.
    to_end: int
    to_win: int

    @property
    def risk(self) -> float:
        """The chance that he ends the round."""
        if self.walking >= self.to_end:
            return LIKELY_WALK
        return LIKELY_TILE if self.with_tile >= self.to_end else 0.0

    @property
    def wins(self) -> bool:
        return self.walking >= self.to_win

    @property
    def ready(self) -> bool:
        """Whether he needs only to walk."""
        return self.walking >= min(self.to_end, self.to_win)


def rival_of(position: SectionX, seat: int) -> Rival:
    plan = Plan(position, seat, _THREAT_PRICES, ())
    prices = []
    for place in position.men[seat * MEN : seat * MEN + MEN]:
        if place >= 0:
            price = plan.price(place)
            if price < TOO_FAR:
                prices.append(price)
    return Rival(
        seat,
        _within([price for price in prices if price <= STEPS_EACH]),
        _within([price % ONE_TILE for price in prices if price <= ONE_TILE + STEPS_EACH]),
        position.rules.threshold - position.in_green(seat),
        position.rules.goal - position.escaped(seat),
    )


def _within(steps: list[int]) -> int:
    """Return how many of these walks fit into one turn."""
    left, count = STEPS_IN_ALL, 0
    for number in sorted(steps):
        if number <= STEPS_EACH and number <= left:
            left -= number
            count += 1
    return count


@dataclass(frozen=True, slots=True)
class Threat:
    """The risk that the tunnels collapse, the cause, and the player."""

    risk: float
    cause: str
    rival: Rival | None = None
    #: Further turns the seat has before that: men who are out by then are safe.
    turns: int = 0


def threat_to(position: SectionX, seat: int, stall: Stall | None, last_tile: bool) -> Threat:
    if last_tile:
        return Threat(LIKELY_DUE[0], "tiles")
    rivals = [rival_of(position, other) for other in range(position.seats) if other != seat]
    safe = 1.0
    for rival in rivals:
        safe *= 1 - rival.risk
    threats = [Threat(1 - safe, "rival", max(rivals, key=lambda rival: rival.risk))] if safe < 1 else []
    turns = turns_of_tiles(position, seat)
    if turns < len(LIKELY_DUE):
        threats.append(Threat(LIKELY_DUE[turns], "tiles", turns=turns))
    # A step by this seat resets the other count.
    if stall is not None:
        turns = (stall.fruitless_limit - stall.fruitless - 1) // position.seats
        if turns < len(LIKELY_DUE):
            threats.append(Threat(LIKELY_DUE[turns], "stall", turns=turns))
    return max(threats, key=lambda threat: (threat.risk, -threat.turns), default=Threat(0.0, ""))


def turns_of_tiles(position: SectionX, seat: int) -> int:
    """Return how many further turns the seat has before the last tile is drawn."""
    if position.rules.tilesEnd != "lastDrawn":
        return len(LIKELY_DUE)
    others = sum(len(stock) < STOCK_LIMIT for other, stock in enumerate(position.stocks) if other != seat)
    left = sum(map(len, position.piles)) - others
    return 0 if left <= 0 else 1 + (left - 1) // (others + 1)


def exposed(position: SectionX, seat: int) -> int:
    """Return the number of a seat's men who would be buried now."""
    return sum(
        place >= 0 and not position.type_at(place // STRIDE).hideout
        for place in position.men[seat * MEN : seat * MEN + MEN]
    )
