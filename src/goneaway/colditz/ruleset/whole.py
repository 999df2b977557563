"""The rules of a table: every group of options together.

`rules.dice.max_consecutive_rolls` is a plain attribute, so the engine reads it wherever it decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from . import groups
from .groups import (
    TABLE,
    Appel,
    Arrest,
    Attempts,
    ByPlayerCount,
    DayNight,
    Dice,
    DoOrDie,
    Draw,
    Equipment,
    Guards,
    Kit,
    Modules,
    Movement,
    OpportunityCards,
    Players,
    Referee,
    Search,
    SecurityCards,
    Shooting,
    Solitary,
    StaffCar,
    Trade,
    Tunnels,
    Turn,
    Value,
    Victory,
    Zones,
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All the rules of one table."""

    players: Players
    turn: Turn
    dice: Dice
    draw: Draw
    movement: Movement
    zones: Zones
    equipment: Equipment
    kit: Kit
    trade: Trade
    guards: Guards
    arrest: Arrest
    solitary: Solitary
    appel: Appel
    search: Search
    security: SecurityCards
    shoot: Shooting
    opportunity: OpportunityCards
    tunnels: Tunnels
    car: StaffCar
    dod: DoOrDie
    victory: Victory
    daynight: DayNight
    attempts: Attempts
    modules: Modules
    referee: Referee

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> Ruleset:
        """The ruleset with these values, given for every option by its dotted name."""
        made: dict[str, Any] = {
            group: GROUPS[group](**{name: values[dotted] for name, dotted in names})
            for group, names in _NAMES.items()
        }
        return cls(**made)

    def items(self) -> Iterator[tuple[str, Value]]:
        """Every option by its dotted name, with its value."""
        for name, read in _READ.items():
            yield name, read(self)

    def value(self, name: str) -> Value:
        """The value of an option given with or without its group, as in `max_consecutive_rolls`."""
        value: Value = _READ[DOTTED.get(name, name)](self)
        return value

    def to_json(self) -> dict[str, object]:
        """Every option by its dotted name; sets as sorted lists, so that equal rules give equal JSON."""
        return {name: plain(value) for name, value in self.items()}


def plain(value: Value) -> object:
    """The canonical JSON form of a value."""
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, ByPlayerCount):
        return {str(players): value[players] for players in TABLE}
    return value


GROUPS: dict[str, Any] = {field.name: getattr(groups, str(field.type)) for field in fields(Ruleset)}

#: Every option by its own name, in the order of the groups: no two groups share a name.
DOTTED = {field.name: f"{group}.{field.name}" for group, kind in GROUPS.items() for field in fields(kind)}

# Rules are assembled and taken apart thousands of times, so these are precomputed.
_NAMES = {
    group: [(field.name, f"{group}.{field.name}") for field in fields(kind)] for group, kind in GROUPS.items()
}
_READ: dict[str, Callable[[Ruleset], Any]] = {name: attrgetter(name) for name in DOTTED.values()}
