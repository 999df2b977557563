"""Parse the names in written positions: cells, sections, zones, colours, numbers, prisoners."""

from __future__ import annotations

import re

from ...kernel import SceneError
from ..board.tiles import EMPTY
from ..table.table import Table
from ..words.actions import Spot
from ..words.places import AT_HOME, BURIED, FREE, GREEN

TILE = re.compile(r"([A-Z][0-9]+)=([A-Z][A-Z0-9]*)\.([0-5])")
NO_TILE = re.compile(r"([A-Z][0-9]+)=none")
SPOT = re.compile(r"([A-Z][0-9]+)(?:#([1-6]))?")


def cell_named(position: Table, name: str) -> int:
    if name not in position.island.number:
        raise SceneError(f"there is no cell {name}")
    return position.island.number[name]


def section_named(position: Table, text: str) -> int:
    """The section with this name, on a tile that has been laid."""
    match = SPOT.fullmatch(text)
    if match is None:
        raise SceneError(f"no section is called {text}")
    cell, index = cell_named(position, match[1]), int(match[2] or 0)
    if position.tile[cell] == EMPTY:
        raise SceneError(f"no tile lies on {match[1]}")
    count = position.type_at(cell).count
    if index > count or (not index and count > 1):
        raise SceneError(f"the tile on {match[1]} has the sections {match[1]}#1 to {match[1]}#{count}")
    return position.section(Spot(match[1], index))


def place_named(position: Table, text: str) -> int:
    named = {"home": AT_HOME, "free": FREE, "buried": BURIED}
    if text in named:
        return named[text]
    if text.startswith("zone:"):
        return GREEN - zone_named(position, text.removeprefix("zone:"))
    return section_named(position, text)


def zone_named(position: Table, name: str) -> int:
    if name not in position.island.zone_number:
        raise SceneError(f"there is no green zone {name}")
    return position.island.zone_number[name]


def seat_named(position: Table, colour: str) -> int:
    seat = position.rules.colours.find(colour)
    if seat < 0 or len(colour) != 1:
        raise SceneError(f"no player is called {colour}")
    return seat


def whole_number(word: str, least: int = 0, most: int = 9999) -> int:
    """A number in plain digits, within bounds."""
    found = int(word) if word.isascii() and word.isdigit() and len(word) <= 4 else -1
    if not least <= found <= most:
        raise SceneError(f"{word} is no number from {least} to {most}")
    return found


def whole_numbers(text: str, count: int, most: int) -> list[int]:
    """Exactly `count` numbers, as in `17/16/16`."""
    found = [whole_number(word, 0, most) for word in text.split("/")]
    if len(found) != count:
        raise SceneError(f"{text} should be {count} numbers, as in {'/'.join('1' * count)}")
    return found


def men_named(position: Table, words: list[str]) -> tuple[list[int], str] | None:
    """The prisoners and their place, if the entry names them."""
    names, at, where = " ".join(words).partition("@")
    if not at or not re.fullmatch(r"[A-Z][0-9]+( [A-Z][0-9]+)*", names.strip()):
        return None
    for name in names.split():
        if position.man_number(name) < 0:
            raise SceneError(f"there is no prisoner {name}")
    return [position.man_number(name) for name in names.split()], where.strip()


def blamed(words: list[str], error: SceneError) -> SceneError:
    return SceneError(f"{' '.join(words)}: {error}")


def known_place(position: Table, text: str) -> None:
    """Raise an error for an unknown place in a fact; a cell without a tile only makes the fact false."""
    match = SPOT.fullmatch(text)
    if match is not None:
        cell_named(position, match[1])
    else:
        place_named(position, text)
