"""The names of pawns, places, teams and seats, the same for all who know the board and the nations."""

from __future__ import annotations

from ..words.places import (
    CELL,
    DEAD,
    ESCAPED,
    FIRST_GUARD,
    GUARDS,
    LETTERS,
    NATIONS,
    NOBODY,
    NOT_IN_PLAY,
    RESERVE,
    RETURNED,
    TEAM,
    TOWER,
)
from .ground import Ground

#: Names for where a pawn is when it is not on the board.
OFF_BOARD = {
    NOT_IN_PLAY: "out-of-play",
    ESCAPED: "escaped",
    DEAD: "dead",
    RESERVE: "reserve",
    RETURNED: "returned",
    TOWER: "tower",
}


#: Names of guards, and of men by nation. Cached because every step needs them.
_GUARDS = tuple(f"g{number}" for number in range(1, GUARDS + 1))
_MEN = tuple(tuple(f"{letter}{number}" for number in range(1, TEAM + 1)) for letter in LETTERS)

#: The inverse: the nation and the number of a man; guards have no nation.
_CALLED = {name: (NOBODY, number) for number, name in enumerate(_GUARDS)} | {
    name: (nation, number) for nation, men in enumerate(_MEN) for number, name in enumerate(men)
}


class Names:
    """Names of what is on the table, and their inverses; shared by the table and by views of it."""

    __slots__ = ()

    ground: Ground
    #: Number of officers' seats; Security's seat comes after them.
    officers: int
    #: Number of men in each team.
    pows: int
    #: By team: its nation, or -1 before it has one.
    nations: list[int]

    def seat_name(self, seat: int) -> str:
        if seat == self.officers:
            return "security"
        nation = self.nations[seat]
        return f"officer-{seat + 1}" if nation == NOBODY else NATIONS[nation]

    def pawn_name(self, pawn: int) -> str:
        if pawn >= FIRST_GUARD:
            return _GUARDS[pawn - FIRST_GUARD]
        return _MEN[self.nations[pawn // TEAM]][pawn % TEAM]

    def pawn(self, name: str) -> int:
        """The pawn with this name, or -1."""
        nation, number = _CALLED.get(name, (NOBODY, NOBODY))
        if nation == NOBODY:
            return FIRST_GUARD + number if number >= 0 else NOBODY
        if nation not in self.nations or number >= self.pows:
            return NOBODY
        return self.nations.index(nation) * TEAM + number

    def place_name(self, place: int) -> str:
        if place >= 0:
            return self.ground.place_names[place]
        if place <= CELL:
            return self.ground.blocks[CELL - place].name
        return OFF_BOARD[place]

    def place(self, name: str) -> int:
        """The place with this name, or -1."""
        return self.ground.place_numbers.get(name, NOBODY)

    def team_called(self, nation: str) -> int:
        """The team of a nation, or -1."""
        if nation not in NATIONS or NATIONS.index(nation) not in self.nations:
            return NOBODY
        return self.nations.index(NATIONS.index(nation))
