"""What rooms, stacks, seats and other words of the plan are called in the player's language.

The words of the notation (`kitchen-2`, `rope`) are the same in every language, and a view knows them
(`Seen.place_name`); what is written on the plan and in the tables is read here, and understood where it is
typed (`words`).
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
    """The words of one language and edition for what is written on the plan."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording

    def place(self, name: str) -> str:
        """A room, or another part of the castle that has a name of its own."""
        return self._wording.text("colditz-plan-name", place=name)

    def symbol(self, symbol: str) -> str:
        """What a room holds, in a word that is short enough for its wall."""
        return self._wording.text("colditz-symbol", symbol=symbol)

    def card(self, word: str) -> str:
        """A card or a part of the Kit by its name; in English Equipment is called as one types it."""
        if word in EQUIPMENT and self._wording.language == "en":
            return word
        if word in card_types() or word in EQUIPMENT:
            return self._wording.card(GAME, word)
        return self._wording.text("colditz-part", part=word)

    def symbols(self, symbols: tuple[str, ...]) -> list[str]:
        return [self.card(symbol) for symbol in symbols]

    def seat(self, view: Seen, seat: int) -> str:
        """A nation, the Security Officer, or an officer by his number who has no nation yet."""
        return self._wording.text("colditz-seat", seat=view.seat_name(seat))

    def tunnel(self, name: str) -> str:
        return self._wording.text("colditz-tunnel", tunnel=name)

    def room_of(self, ground: Ground, circle: str) -> str:
        """The room a circle lies in, for those whose word for it is another one."""
        number = ground.number.get(circle, -1)
        room = ground.room[number] if number >= 0 else -1
        if room < 0 or self._wording.language == "en":
            return ""
        return self.place(ground.rooms[room])

    def pawn(self, view: Seen, pawn: int) -> str:
        return colditz_places.pawn(self._wording, view.pawn_name(pawn))

    def circle(self, name: str) -> str:
        """A circle in a list: the place it lies in, and what tells it from others there."""
        return capital(colditz_places.place(self._wording, name, exact=True))

    def spot(self, name: str) -> str:
        """A circle or a gate in passing; whoever types is told the name to type."""
        return name if self._wording.typed else colditz_places.place(self._wording, name, exact=True)

    def where(self, view: Seen, place: int) -> str:
        """A place, with the room it lies in as the player's language calls it, or its spot on the plan."""
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
    """One and the same object for equal wordings, so that plans drawn with it can be kept."""
    return Names(wording)


def _off_board(wording: Wording, name: str) -> str:
    """Where somebody is who is nowhere on the board any more; "" of a place."""
    return wording.text("colditz-gone", how=name) if name in ("escaped", "dead", "out-of-play") else ""


def seat_letter(view: Seen, seat: int) -> str:
    """The first letter of a team's pawns; guards are `g`."""
    if seat == view.officers:
        return "g"
    return "" if view.nations[seat] < 0 else NATIONS[view.nations[seat]][0]
