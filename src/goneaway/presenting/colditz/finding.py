"""Find places by what a player typed: their own names, spots of the plan, rooms and areas in any language."""

from __future__ import annotations

import re
from collections.abc import Container

from ...colditz.table.names import Names
from ...wording import typed
from .words import Vocabulary

_SPOT = re.compile(r"([0-9]{1,3})[,.]([0-9]{1,2})")


def places_named(table: Names, word: str, words: Vocabulary) -> list[int]:
    """Return the places of a full name: one by its name or spot on the plan, or all of a room or an area."""
    exact = table.place(word.lower())
    if exact >= 0:
        return [exact]
    board = table.ground.board
    spot = _SPOT.fullmatch(word)
    if spot is not None:
        column, row = int(spot[1]), int(spot[2])
        spots = ((column, row), (column - 1, row))
        return [number for number, circle in enumerate(board.circles) if circle.spot in spots]
    return _circles_of(table, {typed(word), *words.meant(word)})


def places_called(table: Names, word: str, words: Vocabulary) -> list[int]:
    """Return the places of a name or of an abbreviation."""
    whole = places_named(table, word, words)
    if whole:
        return whole
    ground = table.ground
    rooms = words.begun(word, ground.rooms)
    if rooms:
        # A prefix of two rooms' names names neither.
        return _circles_of(table, rooms) if len(rooms) == 1 else []
    start = word.lower()
    found = [number for number, name in enumerate(ground.names) if name.startswith(start)]
    return [number for number in found if ground.surface[number]] if len(start) > 2 else []


def _circles_of(table: Names, areas: Container[str]) -> list[int]:
    """Return the circles of some rooms, or of any other named part of the castle."""
    ground = table.ground
    found = (number for number, name in enumerate(ground.names) if name.rpartition("-")[0] in areas)
    return [number for number in found if ground.surface[number]]


def place_called(table: Names, word: str, words: Vocabulary) -> int:
    """Return the first place a word can mean, or -1."""
    return next(iter(places_called(table, word, words)), -1)
