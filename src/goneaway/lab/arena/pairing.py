"""The plan of an arena: the pairings, the settings and the number of deals.

A *deal* is all the chance of a game, made from one seed. Every pairing plays every deal, so two bots are
compared on the same dice and cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import Any

from ... import KINDS, new_game
from ...bots import read_name
from ..simulate import Plan
from .errors import ArenaError

OFFICERS, SECURITY, PLAYER = "officers", "security", "player"


@dataclass(frozen=True)
class Setting:
    """The number of players at a table, and their rules."""

    players: int
    rules: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"players": self.players, "rules": dict(self.rules)}


@dataclass(frozen=True)
class Side:
    """A bot and the role it plays."""

    role: str
    bot: str


@dataclass(frozen=True)
class Pairing:
    """Two sides. In Escape from Colditz the officers come first; in Section X the bot with only one seat."""

    first: Side
    second: Side


@dataclass(frozen=True)
class Seating:
    """A pairing at a table: the seats of its first side, and the bot in every seat."""

    setting: int
    pairing: int
    first: tuple[int, ...]
    bots: tuple[str, ...]

    def credit(self, winners: tuple[int, ...]) -> float:
        """The first side's share of a win: 1 if it won alone, a part if others won, too."""
        return sum(seat in self.first for seat in winners) / len(winners)


@dataclass(frozen=True)
class Match:
    """One game to play."""

    number: int
    deal: int
    seating: Seating
    plan: Plan


@dataclass(frozen=True)
class Arena:
    """The plan of a contest: a field of bots, the tables they meet at, and the number of deals.

    Escape from Colditz: every bot as the officers (all of them) against every bot as Security; with `role`
    and `against` the field plays one role only, against one bot in the other. Section X: every two bots
    against each other, one of them in each seat in turn and the other in all others; with `against` each bot
    of the field against that one. Bots have the names that `make_bot` knows.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    settings: tuple[Setting, ...]
    seed: str = "1"
    role: str = ""
    against: str = ""

    def __post_init__(self) -> None:
        roles = self.roles
        for name in (*self.bots, *((self.against,) if self.against else ())):
            read_name(name, self.game)
        if not self.bots:
            raise ArenaError("bots-none")
        if not self.settings:
            raise ArenaError("settings-none")
        if self.games < 1:
            raise ArenaError("games", games=self.games)
        twice = [name for place, name in enumerate(self.bots) if name in self.bots[:place]]
        if twice:
            raise ArenaError("bot-twice", bot=twice[0])
        if self.role and (len(roles) == 1 or self.role not in roles):
            known = ", ".join(roles) if len(roles) > 1 else ""
            raise ArenaError("role-none", role=self.role, game=self.game, known=known)
        if self.role and not self.against:
            raise ArenaError("role-alone", role=self.role)
        if self.against and not self.role and len(roles) > 1:
            raise ArenaError("against-alone", known=", ".join(roles))

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that can be played."""
        return KINDS[self.game].roles or (PLAYER,)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """All pairings of the field."""
        if len(self.roles) > 1:
            officers, security = self.bots, self.bots
            if self.role == OFFICERS:
                security = (self.against,)
            elif self.role == SECURITY:
                officers = (self.against,)
            return tuple(
                Pairing(Side(OFFICERS, one), Side(SECURITY, other)) for one in officers for other in security
            )
        if self.against:
            # A bot against itself yields no comparison, but such games may be of interest.
            met = [(one, self.against) for one in self.bots if one != self.against]
        else:
            met = list(permutations(self.bots, 2))
        met = met or [(self.bots[0], self.bots[0])]
        return tuple(Pairing(Side(PLAYER, one), Side(PLAYER, other)) for one, other in met)

    @cached_property
    def seats(self) -> tuple[tuple[str, ...], ...]:
        """The seats of every setting."""
        return tuple(
            new_game(self.game, players=one.players, rules=one.rules, seed=self.seed).seats
            for one in self.settings
        )

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The seatings that play each deal."""
        found = []
        for setting, seats in enumerate(self.seats):
            for number, pairing in enumerate(self.pairings):
                if len(seats) == 2 and Pairing(pairing.second, pairing.first) in self.pairings[:number]:
                    # With two players each side has one seat: once round the seats is enough.
                    continue
                for first in self._places(pairing, seats):
                    bots = tuple(
                        (pairing.first if seat in first else pairing.second).bot for seat in range(len(seats))
                    )
                    found.append(Seating(setting, number, first, bots))
        return tuple(found)

    def _places(self, pairing: Pairing, seats: tuple[str, ...]) -> list[tuple[int, ...]]:
        """The seats of the first side, game by game."""
        if len(self.roles) > 1:
            return [tuple(seat for seat, name in enumerate(seats) if name != SECURITY)]
        if pairing.first == pairing.second:
            return [(0,)]
        return [(seat,) for seat in range(len(seats))]

    @property
    def total(self) -> int:
        """The number of games."""
        return self.games * len(self.seatings)

    def match(self, number: int) -> Match:
        deal, place = divmod(number, len(self.seatings))
        seating = self.seatings[place]
        setting = self.settings[seating.setting]
        # The plan of a simulation: with the same seed and bots `simulate` plays the same games.
        plan = Plan(self.game, setting.players, seating.bots, self.games, self.seed, setting.rules)
        return Match(number, deal, seating, plan)

    def matches(self) -> Iterator[Match]:
        """All games, deal by deal: whenever the run stops, all pairings have played about equally often."""
        return map(self.match, range(self.total))

    def to_json(self) -> dict[str, Any]:
        """Everything that determines the games, except their number, so that a run can be extended."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "role": self.role,
            "against": self.against,
            "settings": [setting.to_json() for setting in self.settings],
        }
