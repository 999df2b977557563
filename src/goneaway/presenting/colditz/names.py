"""The names of rooms, stacks, seats and other things on the plan, in the player's language.

The words of the notation (`kitchen-2`, `rope`) are the same in every language, and a view knows them
(`Seen.place_name`). This module makes the names written on the plan and in the tables; `words` understands
them when a player types them.
"""

from __future__ import annotations

from functools import cache

from ...colditz.referee.view import Seen
from ...colditz.table.ground import Ground
from ...colditz.words.cards import card_types
from ...colditz.words.places import EQUIPMENT, NATIONS
from ...wording import Wording, colditz_places
from ..choosing import capital

GAME = "colditz"


class Names:
    """What is written on the plan, in one language and edition."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def place(self, name: str) -> str:
        """Return the name of a room, or of another named part of the castle."""
        return self._wording.text("colditz-plan-name", place=name)

    def symbol(self, symbol: str) -> str:
        """Return what a room holds, in a word that is short enough for its wall."""
        return self._wording.text("colditz-symbol", symbol=symbol)

    def card(self, word: str) -> str:
        """Return the name of a card or a part of the Kit; English Equipment is named as players type it."""
        if word in EQUIPMENT and self._wording.language == "en":
            return word
        if word in card_types() or word in EQUIPMENT:
            return self._wording.card(GAME, word)
        return self._wording.text("colditz-part", part=word)

    def symbols(self, symbols: tuple[str, ...]) -> list[str]:
        return [self.card(symbol) for symbol in symbols]

    def seat(self, view: Seen, seat: int) -> str:
        """Return a nation, the Security Officer, or the number of an officer without a nation yet."""
        return self._wording.text("colditz-seat", seat=view.seat_name(seat))

    def tunnel(self, name: str) -> str:
        return self._wording.text("colditz-tunnel", tunnel=name)

    def room_of(self, ground: Ground, circle: str) -> str:
        """Return the room a circle is in, for languages in which it has another name."""
        number = ground.number.get(circle, -1)
        room = ground.room[number] if number >= 0 else -1
        if room < 0 or self._wording.language == "en":
            return ""
        return self.place(ground.rooms[room])

    def pawn(self, view: Seen, pawn: int) -> str:
        return colditz_places.pawn(self._wording, view.pawn_name(pawn))

    def circle(self, name: str) -> str:
        """Return a circle in a list: the place it is in, and what distinguishes it from others there."""
        return capital(colditz_places.place(self._wording, name, exact=True))

    def spot(self, name: str) -> str:
        """Return a circle or a gate in passing; players who type are shown the name to type."""
        return name if self._wording.typed else colditz_places.place(self._wording, name, exact=True)

    def where(self, view: Seen, place: int) -> str:
        """Return a place, with its room in the player's language, or its spot on the plan."""
        name = view.place_name(place)
        if not self._wording.typed:
            return _off_board(self._wording, name) or colditz_places.place(self._wording, name, exact=True)
        room = self.room_of(view.ground, name)
        if room or not 0 <= place < view.ground.size:
            return f"{room}, {name}" if room else name
        x, y = view.ground.board.circles[place].spot
        return f"{name} {x},{y}"


@cache
def names_of(wording: Wording) -> Names:
    """Return the names for a wording; equal wordings share one object, so that drawn plans can be cached."""
    return Names(wording)


def _off_board(wording: Wording, name: str) -> str:
    """Return where a pawn is that has left the board; "" for a place on it."""
    return wording.text("colditz-gone", how=name) if name in ("escaped", "dead", "out-of-play") else ""


def seat_letter(view: Seen, seat: int) -> str:
    """Return the first letter of a team's pawns; guards are `g`."""
    if seat == view.officers:
        return "g"
    return "" if view.nations[seat] < 0 else NATIONS[view.nations[seat]][0]
