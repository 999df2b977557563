"""What pawns, places, teams and seats are called, for everybody who knows the board and the nations."""

from __future__ import annotations

from collections.abc import Sequence

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

#: Words for where a pawn is when it is not on the board.
OFF_BOARD = {
    NOT_IN_PLAY: "out-of-play",
    ESCAPED: "escaped",
    DEAD: "dead",
    RESERVE: "reserve",
    RETURNED: "returned",
    TOWER: "tower",
}


#: The numbers of pawns as they are written.
_NUMBERS = {str(number): number for number in range(1, GUARDS + 1)}


class Names:
    """Names of what is on the table, and back: shared by the table and by what a seat sees of it."""

    __slots__ = ()

    ground: Ground
    #: Seats of officers; Security's is the one behind them.
    officers: int
    #: Men of each team.
    pows: int
    #: By team: its nation, or -1 before it has one.
    nations: Sequence[int]

    def seat_name(self, seat: int) -> str:
        if seat == self.officers:
            return "security"
        nation = self.nations[seat]
        return f"officer-{seat + 1}" if nation == NOBODY else NATIONS[nation]

    def pawn_name(self, pawn: int) -> str:
        if pawn >= FIRST_GUARD:
            return f"g{pawn - FIRST_GUARD + 1}"
        return f"{LETTERS[self.nations[pawn // TEAM]]}{pawn % TEAM + 1}"

    def pawn(self, name: str) -> int:
        """The pawn called so, or -1."""
        number = _NUMBERS.get(name[1:], 0)
        if not number:
            return NOBODY
        if name[0] == "g":
            return FIRST_GUARD + number - 1
        nation = LETTERS.find(name[0])
        if nation < 0 or nation not in self.nations or number > self.pows:
            return NOBODY
        return self.nations.index(nation) * TEAM + number - 1

    def place_name(self, place: int) -> str:
        size = self.ground.size
        if place >= size:
            return f"{self.ground.names[place - size]}/tunnel"
        if place >= 0:
            return self.ground.names[place]
        if place <= CELL:
            return self.ground.blocks[CELL - place].name
        return OFF_BOARD[place]

    def place(self, name: str) -> int:
        """The place called so, or -1."""
        circle, _, level = name.partition("/")
        number = self.ground.number.get(circle, NOBODY)
        if number == NOBODY or level not in ("", "tunnel"):
            return NOBODY
        if level:
            return number + self.ground.size if self.ground.tunnel[number] >= 0 else NOBODY
        return number if self.ground.surface[number] or self.ground.tunnel[number] >= 0 else NOBODY

    def team_called(self, nation: str) -> int:
        """The team of a nation, or -1."""
        if nation not in NATIONS or NATIONS.index(nation) not in self.nations:
            return NOBODY
        return self.nations.index(NATIONS.index(nation))
