"""Which doors are worth a thought: across a rival's way, and on one's own."""

from __future__ import annotations

from ...kernel import Action
from ...sectionx.board.island import SIDES, STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.referee.position import SectionX
from ...sectionx.words import actions as act
from ...sectionx.words.options import DOORS
from ...sectionx.words.places import NOBODY
from .outlook import Outlook
from .survey import Survey

#: So many borders of a rival's way are looked at.
BORDERS = 6
#: A rival so many turns from ending the round is let alone.
NEAR = 3.0


def door_candidates(outlook: Outlook) -> list[Action]:
    out: dict[Action, None] = {}
    seat = outlook.seat
    for other, theirs in outlook.others:
        if theirs.times[-1] <= NEAR:
            for route in outlook.surveys[other].routes()[:2]:
                for action in _across(outlook.position, seat, route):
                    out[action] = None
    for action in _claims(outlook.surveys[seat]):
        out[action] = None
    return list(out)


def _standing(position: SectionX, seat: int) -> list[act.Spot | None]:
    """What can be put somewhere: a door of the supply (None), else one that stands on the board."""
    if position.supply(seat):
        return [None]
    places = position.doors[seat * DOORS : seat * DOORS + DOORS]
    return [position.spot(place) for place in places if place >= 0]


def _put(position: SectionX, seat: int, section: int, side: int) -> list[Action]:
    spot = position.spot(section)
    tries: list[Action] = [
        act.SetDoor(spot, SIDES[side]) if door is None else act.MoveDoor(door, spot, SIDES[side])
        for door in _standing(position, seat)
    ]
    return [action for action in tries if position.why_not(seat, action) is None]


def _across(position: SectionX, seat: int, route: list[tuple[int, int, int]]) -> list[Action]:
    out: list[Action] = []
    for cell, side, on in reversed(route):
        if position.tile[cell] == EMPTY or len(out) >= BORDERS:
            continue
        kind = position.type_at(cell)
        index = kind.section_at[position.rotation[cell]][on]
        if index < 0 or kind.openings[index] != 2:
            continue
        section = cell * STRIDE + index
        if position.holder(section) not in (NOBODY, seat):
            continue
        out += _put(position, seat, section, on)
        if kind.section_at[position.rotation[cell]][side] == index:
            out += _put(position, seat, section, side)
    return out


def _claims(mine: Survey) -> list[Action]:
    """A door on the tunnel one is digging, at its mouth first."""
    position, seat = mine.position, mine.seat
    for route in mine.routes()[:1] + mine.routes()[-1:]:
        for cell, side, on in route:
            if position.tile[cell] == EMPTY:
                continue
            sections = position.type_at(cell).section_at[position.rotation[cell]]
            if sections[side] < 0 or sections[on] != sections[side]:
                continue
            section = cell * STRIDE + sections[side]
            if position.holder(section) != NOBODY:
                break
            found = _put(position, seat, section, side)
            if found:
                return found[:1]
    return []
