"""Look closer at a place, a pawn or a card: sentences, with what they mention."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ...colditz.board import Circle
from ...colditz.referee.view import Seen
from ...colditz.table.layout import DROP
from ...colditz.words.cards import card_types
from ...colditz.words.places import EQUIPMENT, FIRST_GUARD, TEAM
from ...wording import Wording, colditz_places
from ..choosing import capital
from .finding import place_called
from .names import names_of
from .panels import card
from .standing import fugitive, standing
from .words import Vocabulary


@dataclass(frozen=True)
class Sight:
    """Sentences about a place, a pawn or a card; the first one names it."""

    name: str
    kind: str
    lines: tuple[str, ...]
    pawns: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def seen(word: str, view: Seen, wording: Wording, known: Vocabulary) -> Sight | None:
    """Return the card, pawn or place a word means, by any name it has; None if it means nothing."""
    cards = {*card_types(), *EQUIPMENT}
    meant = {word.replace(" ", "_")} & cards or known.meant(word) & cards
    if len(meant) == 1:
        return card_seen(meant.pop(), view, wording)
    if view.pawn(word) >= 0:
        return pawn_seen(view.pawn(word), view, wording)
    place = place_called(view, word, known)
    return place_seen(place, view, wording) if place >= 0 else None


def place_seen(place: int, view: Seen, wording: Wording) -> Sight:
    """Describe a circle: where it is, what is special about it, who stands there, where it leads."""
    say = wording.text
    names = names_of(wording)
    ground = view.ground
    number = place % ground.size
    circle = ground.board.circles[number]
    x, y = circle.spot
    below = view.place_name(place)
    if wording.typed:
        lines = [say("colditz-look-place", name=circle.name, zone=circle.zone, column=x, row=y)]
    else:
        lines = [
            say(
                "colditz-look",
                place=capital(colditz_places.place(wording, below, exact=True)),
                zone=circle.zone,
            )
        ]
    if ground.room[number] >= 0:
        room = ground.board.rooms[ground.rooms[ground.room[number]]]
        symbols = names.symbols(room.symbols)
        lines.append(say("colditz-look-room", title=names.place(room.name), symbols=symbols))
    lines += [say("colditz-look-is", what=what) for what in _facts(view, number, circle)]
    for to, kind, cards in ground.barriers[number]:
        what = "drop" if kind == DROP else "wire"
        lines.append(
            say("colditz-look-barrier", what=what, cards=cards, **_placed(ground.names[to], wording))
        )
    here = [view.pawn_name(pawn) for pawn in standing(view).get(number, ())]
    if here:
        lines.append(say("colditz-look-who", who=[colditz_places.pawn(wording, name) for name in here]))
    near = [ground.names[other] for other in ground.near[number]]
    if near and wording.typed:
        # Players who type need the names of the circles beside it; others point at them.
        lines.append(say("colditz-look-near", near=near))
    return Sight(view.place_name(place), "place", tuple(lines), tuple(here), (circle.name, *near))


def _placed(name: str, wording: Wording) -> dict[str, object]:
    """Return where something leads; players who type are shown the name to type."""
    if wording.typed:
        return {"to": name, "to-to": wording.text("colditz-where-to", to=name)}
    return colditz_places.placed(wording, "to", name, exact=True)


def _facts(view: Seen, number: int, circle: Circle) -> list[str]:
    """Return what is special about a circle, as the keywords that the messages select by."""
    ground = view.ground
    gate = ground.gate[number]
    found = {
        "white": ground.white[number],
        "post": ground.black[number],
        "lit": ground.lit[number],
        "hideaway": ground.hideaway[number] >= 0,
        EQUIPMENT[ground.gate_card[gate]] if gate >= 0 else "gate": gate >= 0,
        "target": ground.target[number] >= 0,
        "tunnel": ground.tunnel[number] >= 0,
        "door": ground.cell_door[number],
        "car": number in ground.board.car.values(),
        "held": circle.held,
    }
    return [fact for fact, holds in found.items() if holds]


def pawn_seen(pawn: int, view: Seen, wording: Wording) -> Sight:
    guard = pawn >= FIRST_GUARD
    quarry = view.link[pawn - FIRST_GUARD] if guard else -1
    name, place = view.pawn_name(pawn), view.place_name(view.at[pawn])
    line = wording.text(
        "colditz-look-pawn",
        name=colditz_places.pawn(wording, name),
        seat=names_of(wording).seat(view, view.officers if guard else pawn // TEAM),
        place=place if wording.typed else names_of(wording).where(view, view.at[pawn]),
        returning=not guard and view.returning[pawn],
        free=not guard and fugitive(view, pawn),
        quarry=colditz_places.pawn(wording, view.pawn_name(quarry)) if quarry >= 0 else "",
    )
    pawns = (name, view.pawn_name(quarry)) if quarry >= 0 else (name,)
    return Sight(name, "pawn", (line,), pawns, (place,) if view.at[pawn] >= 0 else ())


def card_seen(name: str, view: Seen, wording: Wording) -> Sight:
    """Describe a card: its name, what it does, and for Equipment the rooms where it can be collected."""
    told = card(name, wording)
    lines = [f"{told.title} ({name})" if wording.typed else capital(told.title), told.effect]
    if name in EQUIPMENT:
        rooms = rooms_showing(view, name, wording)
        lines.append(wording.text("colditz-shown-in", rooms=rooms))
    return Sight(name, "card", tuple(lines))


def rooms_showing(view: Seen, symbol: str, wording: Wording) -> list[str]:
    """Return the rooms where something can be collected."""
    rooms = view.ground.board.rooms.values()
    return [names_of(wording).place(room.name) for room in rooms if symbol in room.symbols]
