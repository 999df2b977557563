"""The actions of Section X and their texts.

    draw 2                place S-3 F8 0        swap F9 C4 0 0
    move H8 G8 1          rotate F8 1           skip
    step B1 F8            step B1 home          step B1 zone:E
    door F9@W             door-move C4 I4@W     end
    choose-fight V        choose-key-door F9    choose-key-return C4@W

`F8#2` names the second section of the tile on F8; a tile with one section needs no number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ...kernel import Action, Refusal, Refused
from ...kernel.options import brief
from ..board.island import SIDES

HOME = "home"
SUPPLY = "supply"

#: Maximum characters of an action; longer texts are refused unread.
_LONGEST = 200

_CELL = re.compile(r"[A-Z][0-9]{1,2}")
_SPOT = re.compile(r"([A-Z][0-9]{1,2})(?:#([1-6]))?")
_TILE = re.compile(r"[A-Z][A-Z0-9]*(?:-[0-9]{1,2})?")
_MAN = re.compile(r"[A-Z][0-9]")
_ZONE = re.compile(r"zone:([A-Z]+)")


@dataclass(frozen=True, slots=True)
class Spot:
    """A section by name: its cell, and its number from 1; 0 where the tile has only one."""

    cell: str
    section: int = 0

    def __str__(self) -> str:
        return f"{self.cell}#{self.section}" if self.section else self.cell


@cache
def spot_of(cell: str, section: int) -> Spot:
    """Return a cached object for each section: they are used at every step and never change."""
    return Spot(cell, section)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top tile of a pile (1 to 3)."""

    verb: ClassVar[str] = "draw"
    pile: int

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a tile of the stock; `tile` is a type or a single tile."""

    verb: ClassVar[str] = "place"
    tile: str
    cell: str
    rotation: int

    def __str__(self) -> str:
        return f"place {self.tile} {self.cell} {self.rotation}"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange two tiles; each gets a new rotation."""

    verb: ClassVar[str] = "swap"
    one: str
    other: str
    one_rotation: int
    other_rotation: int

    def __str__(self) -> str:
        return f"swap {self.one} {self.other} {self.one_rotation} {self.other_rotation}"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Carry a tile to an empty cell."""

    verb: ClassVar[str] = "move"
    cell: str
    to: str
    rotation: int

    def __str__(self) -> str:
        return f"move {self.cell} {self.to} {self.rotation}"


@dataclass(frozen=True, slots=True)
class Rotate(Action):
    """Turn a tile where it lies."""

    verb: ClassVar[str] = "rotate"
    cell: str
    rotation: int

    def __str__(self) -> str:
        return f"rotate {self.cell} {self.rotation}"


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Give up the tile action."""

    verb: ClassVar[str] = "skip"

    def __str__(self) -> str:
        return "skip"


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Walk one prisoner across a border, or across two past a full section (`via`)."""

    verb: ClassVar[str] = "step"
    man: str
    to: Spot | str
    via: Spot | None = None

    def __str__(self) -> str:
        return f"step {self.man} {self.to}" if self.via is None else f"step {self.man} {self.via} {self.to}"


@dataclass(frozen=True, slots=True)
class SetDoor(Action):
    """Put a door of the supply on the board."""

    verb: ClassVar[str] = "door"
    spot: Spot
    side: str

    def __str__(self) -> str:
        return f"door {self.spot}@{self.side}"


@dataclass(frozen=True, slots=True)
class MoveDoor(Action):
    """Carry one of your doors elsewhere."""

    verb: ClassVar[str] = "door-move"
    door: Spot
    spot: Spot
    side: str

    def __str__(self) -> str:
        return f"door-move {self.door} {self.spot}@{self.side}"


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn."""

    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class ChooseFight(Action):
    """Choose whose doors stay in a tunnel fought over with equal lengths."""

    verb: ClassVar[str] = "choose-fight"
    colour: str

    def __str__(self) -> str:
        return f"choose-fight {self.colour}"


@dataclass(frozen=True, slots=True)
class ChooseKeyDoor(Action):
    """Choose the door to set aside for the master key; None is the one in the supply."""

    verb: ClassVar[str] = "choose-key-door"
    spot: Spot | None

    def __str__(self) -> str:
        return f"choose-key-door {self.spot or SUPPLY}"


@dataclass(frozen=True, slots=True)
class ChooseKeyReturn(Action):
    """Choose a place for the door returned for a lost key."""

    verb: ClassVar[str] = "choose-key-return"
    spot: Spot
    side: str

    def __str__(self) -> str:
        return f"choose-key-return {self.spot}@{self.side}"


#: The form of each verb, for messages and help.
FORMS = {
    "draw": "draw PILE",
    "place": "place TILE CELL ROTATION",
    "swap": "swap CELL CELL ROTATION ROTATION",
    "move": "move CELL CELL ROTATION",
    "rotate": "rotate CELL ROTATION",
    "skip": "skip",
    "step": "step PRISONER CELL|home|zone:NAME",
    "door": "door CELL@SIDE",
    "door-move": "door-move CELL CELL@SIDE",
    "end": "end",
    "choose-fight": "choose-fight COLOUR",
    "choose-key-door": "choose-key-door CELL|supply",
    "choose-key-return": "choose-key-return CELL@SIDE",
}


def bad_action(text: str, form: str = "") -> Refusal:
    return Refusal("notation", "BAD_ACTION", {"text": text, "form": form or ", ".join(FORMS)})


class _Malformed(Exception):
    pass


def _cell(word: str) -> str:
    if not _CELL.fullmatch(word):
        raise _Malformed
    return word


def _rotation(word: str) -> int:
    if len(word) != 1 or not "0" <= word <= "5":
        raise _Malformed
    return int(word)


def _spot(word: str) -> Spot:
    match = _SPOT.fullmatch(word)
    if match is None:
        raise _Malformed
    return Spot(match[1], int(match[2] or 0))


def _place(word: str) -> Spot | str:
    return word if word == HOME or _ZONE.fullmatch(word) else _spot(word)


def _spot_side(word: str) -> tuple[Spot, str]:
    place, at, side = word.partition("@")
    if not at or side not in SIDES:
        raise _Malformed
    return _spot(place), side


def _read(verb: str, words: list[str]) -> Action:
    match verb, words:
        case "draw", [pile] if pile in ("1", "2", "3"):
            return Draw(int(pile))
        case "place", [tile, cell, rotation] if _TILE.fullmatch(tile):
            return Place(tile, _cell(cell), _rotation(rotation))
        case "swap", [one, other, x, y]:
            return Swap(_cell(one), _cell(other), _rotation(x), _rotation(y))
        case "move", [cell, to, rotation]:
            return Move(_cell(cell), _cell(to), _rotation(rotation))
        case "rotate", [cell, rotation]:
            return Rotate(_cell(cell), _rotation(rotation))
        case "skip", []:
            return Skip()
        case "step", [man, to] if _MAN.fullmatch(man):
            return Step(man, _place(to))
        case "step", [man, via, to] if _MAN.fullmatch(man):
            return Step(man, _place(to), _spot(via))
        case "door", [target]:
            return SetDoor(*_spot_side(target))
        case "door-move", [door, target]:
            return MoveDoor(_spot(door), *_spot_side(target))
        case "end", []:
            return End()
        case "choose-fight", [colour] if len(colour) == 1 and colour.isalpha():
            return ChooseFight(colour)
        case "choose-key-door", ["supply"]:
            return ChooseKeyDoor(None)
        case "choose-key-door", [spot]:
            return ChooseKeyDoor(_spot(spot))
        case "choose-key-return", [target]:
            return ChooseKeyReturn(*_spot_side(target))
    raise _Malformed


def parse(text: str) -> Action:
    """Parse an action; `str` is the inverse."""
    if not isinstance(text, str):
        raise Refused(bad_action(brief(text)))
    words = text[:_LONGEST].split()
    verb = words[0] if words else ""
    if len(text) <= _LONGEST and verb in FORMS:
        try:
            return _read(verb, words[1:])
        except _Malformed:
            pass
    raise Refused(bad_action(text[:_LONGEST].strip(), FORMS.get(verb, "")))
