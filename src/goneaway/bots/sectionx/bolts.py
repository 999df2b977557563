"""The doors worth considering: those that block a rival's way, and those on the seat's own way."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Action
from ...sectionx.board.island import STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.referee.position import SectionX
from ...sectionx.words.places import NOBODY
from . import doors
from .diggers import WALKERS
from .outlook import Outlook

#: About how many doors on a rival's way are looked at: a cell, once begun, is finished.
BORDERS = 6
#: A rival at least this many turns from ending the round is left alone.
DOOR_RACE = 3.0


def across_rivals(outlook: Outlook) -> list[Action]:
    """Return doors on the way of a rival who is near the end of the round."""
    out: dict[Action, None] = {}
    for other, theirs in outlook.others:
        if theirs.times[-1] <= DOOR_RACE:
            for route in outlook.surveys[other].routes()[:WALKERS]:
                out.update(dict.fromkeys(_across(outlook.position, outlook.seat, route)))
    return list(out)


def _across(position: SectionX, seat: int, route: Sequence[tuple[int, int, int]]) -> list[Action]:
    out: list[Action] = []
    movable = doors.movable(position, seat)
    for cell, side, on in reversed(route):
        if position.tile[cell] == EMPTY or len(out) >= BORDERS:
            continue
        sections = position.type_at(cell).section_at[position.rotation[cell]]
        index = sections[on]
        if index < 0 or not doors.bars(position, seat, cell, index):
            continue
        section = cell * STRIDE + index
        out += doors.put(position, seat, section, on, movable)
        if sections[side] == index:
            out += doors.put(position, seat, section, side, movable)
    return out


def on_own_way(outlook: Outlook) -> list[Action]:
    """Return doors on the tunnel this seat is digging, at its mouth first."""
    position, seat = outlook.position, outlook.seat
    routes = outlook.surveys[seat].routes()
    movable = doors.movable(position, seat)
    for route in routes[:1] + routes[-1:]:
        for section, side in doors.passed(position, route):
            if position.holder(section) != NOBODY:
                break
            for action in doors.put(position, seat, section, side, movable):
                return [action]
    return []
