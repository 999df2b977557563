"""The ideas of the planning players of Section X, and how many of them each level weighs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ...kernel import Action, Chance
from ..ideas import Idea, without
from . import bolts, diggers
from .outlook import Outlook


class Level(NamedTuple):
    """Which ideas a player has, how many of each are weighed, and how far it looks."""

    tile_ideas: tuple[Idea[Sight, list[Action]], ...]
    door_ideas: tuple[Idea[Sight, list[Action]], ...]
    #: Number of ways followed at each step of a walk; of walks considered before a tile is laid.
    width: int
    glance: int
    #: Tile actions that are weighed with the walk after them.
    weighed: int
    #: Tile actions looked at: on the player's own ways, hideouts for its men, in rivals' ways.
    digs: int
    shelters: int
    hindrances: int = 0
    #: How many walks are kept apart for a player that looks farther.
    walks: int = 1
    #: One decision in this many is careless; 0: never.
    slips: int = 0

    def without(self, ideas: Collection[str]) -> Level:
        return self._replace(
            tile_ideas=without(self.tile_ideas, ideas), door_ideas=without(self.door_ideas, ideas)
        )

    def idea_names(self) -> tuple[str, ...]:
        return tuple(idea.name for idea in (*self.tile_ideas, *self.door_ideas))


class Sight:
    """What an idea can look at: the outlook of a seat, and how many proposals are allowed."""

    __slots__ = ("chance", "level", "outlook")

    def __init__(self, outlook: Outlook, level: Level, chance: Chance) -> None:
        self.outlook = outlook
        self.level = level
        self.chance = chance


def _dig(sight: Sight) -> list[Action]:
    outlook = sight.outlook
    return diggers.own_digs(outlook.surveys[outlook.seat])[: sight.level.digs]


def _shelter(sight: Sight) -> list[Action]:
    outlook = sight.outlook
    return diggers.shelters(outlook.surveys[outlook.seat])[: sight.level.shelters]


def _hinder(sight: Sight) -> list[Action]:
    outlook = sight.outlook
    return diggers.hindrances(outlook, outlook.surveys[outlook.seat])[: sight.level.hindrances]


def _clear_stock(sight: Sight) -> list[Action]:
    outlook = sight.outlook
    return diggers.spare(outlook.surveys[outlook.seat], sight.chance)[:1]


def _door_hinder(sight: Sight) -> list[Action]:
    return bolts.across_rivals(sight.outlook)


def _door_own(sight: Sight) -> list[Action]:
    return bolts.on_own_way(sight.outlook)


_DIG: Final = Idea("dig", _dig)
_SHELTER: Final = Idea("shelter", _shelter)
_HINDER: Final = Idea("hinder", _hinder)
_CLEAR: Final = Idea("clear-stock", _clear_stock)
_DOORS: Final = (Idea("door-hinder", _door_hinder), Idea("door-own", _door_own))

#: Good habits: digs on, hides in time, saves men; of rivals' plans it considers only the end of the round.
REGULAR_PLANNER: Final = Level((_DIG, _SHELTER, _CLEAR), (), width=3, glance=1, weighed=4, digs=5, shelters=1)

#: The same, but about half its decisions are swapped for another plausible one.
RECRUIT_PLANNER: Final = REGULAR_PLANNER._replace(walks=8, slips=2)

#: Plans a turn whole: its own ways, rivals' ways, doors.
VETERAN_PLANNER: Final = Level(
    (_DIG, _SHELTER, _HINDER, _CLEAR),
    _DOORS,
    width=6,
    glance=2,
    weighed=5,
    digs=7,
    shelters=2,
    hindrances=5,
)

#: The same, with more than one walk to look ahead from.
ACE_PLANNER: Final = VETERAN_PLANNER._replace(walks=3)

#: Takes what is offered and blocks rivals: the quick player of sampled futures.
QUICK_PLANNER: Final = Level(
    (_DIG, _SHELTER, _HINDER, _CLEAR),
    (),
    width=2,
    glance=1,
    weighed=2,
    digs=4,
    shelters=1,
    hindrances=2,
)
