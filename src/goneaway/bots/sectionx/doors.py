"""Where a door can be put: the same search for all players of Section X."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel import Action
from ...sectionx.board.island import SIDES, STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.referee.position import SectionX
from ...sectionx.words import actions as act
from ...sectionx.words.options import DOORS
from ...sectionx.words.places import NOBODY


def movable(position: SectionX, seat: int) -> list[act.Spot | None]:
    """Return the doors that can be put somewhere: one from the supply (None), else those on the board."""
    if position.supply(seat):
        return [None]
    places = position.doors[seat * DOORS : seat * DOORS + DOORS]
    return [position.spot(place) for place in places if place >= 0]


def put(
    position: SectionX, seat: int, section: int, side: int, doors: Sequence[act.Spot | None]
) -> Iterator[Action]:
    """Yield every legal way to have one of these doors on that side of a section."""
    spot = position.spot(section)
    for door in doors:
        action: Action = (
            act.SetDoor(spot, SIDES[side]) if door is None else act.MoveDoor(door, spot, SIDES[side])
        )
        if position.why_not(seat, action) is None:
            yield action


def bars(position: SectionX, seat: int, cell: int, index: int) -> bool:
    """Return whether a door blocks a way there: two openings, in a tunnel that no other player holds."""
    if position.type_at(cell).openings[index] != 2:
        return False
    return position.holder(cell * STRIDE + index) in (NOBODY, seat)


def passed(position: SectionX, route: Sequence[tuple[int, int, int]]) -> Iterator[tuple[int, int]]:
    """Yield (section, side in) for every tile that a route already leads through."""
    for cell, side, on in route:
        if position.tile[cell] == EMPTY:
            continue
        sections = position.type_at(cell).section_at[position.rotation[cell]]
        if sections[side] >= 0 and sections[on] == sections[side]:
            yield cell * STRIDE + sections[side], side
