"""Parsing names in a case: places, men and guards, teams, seats, tunnels, numbers and throws."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...kernel import Chance, SceneError
from ..referee.position import Colditz
from ..table.names import OFF_BOARD
from ..words.cards import DO_OR_DIE
from ..words.places import CELL, EQUIPMENT, FIRST_GUARD, NOT_IN_PLAY

#: The maximum number of digits; no number in the game has more.
_DIGITS = 4


def place_called(position: Colditz, name: str) -> int:
    for place, word in OFF_BOARD.items():
        if word == name:
            return place
    if name in position.ground.block_number:
        return CELL - position.ground.block_number[name]
    place = position.place(name)
    if place < 0:
        raise SceneError(f"there is no place called {name}")
    return place


def pawn_called(position: Colditz, name: str) -> int:
    pawn = position.pawn(name)
    if pawn < 0:
        raise SceneError(f"there is no pawn called {name}")
    return pawn


def man_called(position: Colditz, name: str) -> int:
    pawn = pawn_called(position, name)
    if pawn >= FIRST_GUARD:
        raise SceneError(f"{name} is a guard, not a prisoner")
    return pawn


def guard_called(position: Colditz, name: str) -> int:
    pawn = pawn_called(position, name)
    if pawn < FIRST_GUARD:
        raise SceneError(f"{name} is a prisoner, not a guard")
    if position.at[pawn] == NOT_IN_PLAY:
        raise SceneError(f"this table has no guard {name}")
    return pawn


def circle_called(position: Colditz, name: str) -> int:
    """A circle of the board, on the surface."""
    place = place_called(position, name)
    if not 0 <= place < position.ground.size:
        raise SceneError(f"{name} is no circle of the board")
    return place


def team_called(position: Colditz, nation: str) -> int:
    team = position.team_called(nation)
    if team < 0:
        raise SceneError(f"nobody plays the {nation}")
    return team


def seat_called(position: Colditz, name: str) -> int:
    """The seat called `officer-2`, a nation, or `security`."""
    if name == "security":
        return position.security_seat
    if not name.startswith("officer-"):
        return team_called(position, name)
    return number_called(name.removeprefix("officer-"), 1, position.officers) - 1


def tunnel_called(position: Colditz, name: str) -> int:
    if name not in position.ground.tunnel_number:
        raise SceneError(f"there is no tunnel called {name}")
    return position.ground.tunnel_number[name]


def equipment_called(name: str) -> int:
    if name not in EQUIPMENT:
        raise SceneError(f"there is no Equipment called {name}; there are {', '.join(EQUIPMENT)}")
    return EQUIPMENT.index(name)


def dod_called(name: str) -> int:
    """A Do or Die card, by its number."""
    number = number_called(name, 0)
    if number not in DO_OR_DIE:
        raise SceneError(f"there is no Do or Die card {name}")
    return DO_OR_DIE.index(number)


def one_of(word: str, words: Sequence[str]) -> str:
    if word not in words:
        raise SceneError(f"{word} is none of {', '.join(words)}")
    return word


def number_called(word: str, least: int = 0, most: int | None = None) -> int:
    """A number in plain digits, within bounds."""
    plain = word.isascii() and word.isdigit() and len(word) <= _DIGITS
    number = int(word) if plain else -1
    if number < least or (most is not None and number > most):
        bounds = f"from {least} to {most}" if most is not None else f"of {least} or more"
        raise SceneError(f"{word} is no number {bounds}")
    return number


def order_called(words: Sequence[str], size: int, what: str) -> list[int]:
    """A permutation of the first `size` numbers, as in `rows 2 1 3`; counted from 0."""
    found = [number_called(word, 1, size) - 1 for word in words]
    if len(set(found)) != size or len(found) != size:
        raise SceneError(f"{what} {' '.join(words)}: each number from 1 to {size} stands there once")
    return found


def fits(form: str, words: Sequence[str]) -> bool:
    """Whether an entry has as many words as its form: `*` stands for any number of them, including none."""
    slots = form.split()
    least = sum(not slot.endswith("*") for slot in slots)
    return len(words) == least or (least < len(slots) and len(words) > least)


class Scripted(Chance):
    """Throws given beforehand; when they are used up, an ordinary random stream follows."""

    def __init__(self, after: Chance) -> None:
        super().__init__()
        self._after = after
        self._dice: list[int] = []

    def script(self, throws: list[str]) -> None:
        for throw in throws:
            if not re.fullmatch("[1-6](-[1-6])?", throw):
                raise SceneError(f"{throw} is no throw of one or two dice")
            self._dice += [int(face) - 1 for face in throw.split("-")]

    def _pick(self, domain: str, of: int) -> int:
        if domain == "dice" and self._dice:
            return self._dice.pop(0)
        return self._after._pick(domain, of)

    def _order(self, domain: str, of: int) -> list[int]:
        return self._after._order(domain, of)

    def fork(self, label: str) -> Chance:
        return self._after.fork(label)
