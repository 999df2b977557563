"""Is this an action of this game at all? Asked before whose turn it is and before any rule."""

from __future__ import annotations

from ..kernel import Action, Refusal
from ..kernel.options import brief
from . import actions as act
from .island import SIDES
from .table import Table
from .tiles import EMPTY


def malformed(position: Table, action: Action) -> Refusal | None:
    """BAD_ACTION for unknown pieces, cells, rotations, sections and answers (3.14)."""
    verb = getattr(action, "verb", "")
    form = act.FORMS.get(verb, "") if isinstance(verb, str) else ""
    try:
        known = bool(form) and _known(position, action)
    except (TypeError, AttributeError):
        known = False  # made of something else than names and numbers
    return None if known else act.bad_action(brief(action), form)


def _known(position: Table, action: Action) -> bool:
    island = position.island
    match action:
        case act.Draw(pile=pile):
            return type(pile) is int and 1 <= pile <= len(position.piles)
        case act.Place(tile=tile, cell=cell, rotation=rotation):
            tiles = position.tiles
            return (
                (tile in tiles.type_number or tile in tiles.number)
                and cell in island.number
                and _rotation(rotation)
            )
        case act.Swap(one=one, other=other, one_rotation=x, other_rotation=y):
            return one in island.number and other in island.number and _rotation(x) and _rotation(y)
        case act.Move(cell=cell, to=to, rotation=rotation):
            return cell in island.number and to in island.number and _rotation(rotation)
        case act.Rotate(cell=cell, rotation=rotation):
            return cell in island.number and _rotation(rotation)
        case act.Step(man=man, to=to, via=via):
            if position.man_number(man) < 0 or not _place(position, to):
                return False
            return via is None or (position.rules.passThrough and _section(position, via))
        case act.SetDoor(spot=spot, side=side) | act.ChooseKeyReturn(spot=spot, side=side):
            return _section(position, spot) and side in SIDES
        case act.MoveDoor(door=door, spot=spot, side=side):
            return _section(position, door) and _section(position, spot) and side in SIDES
        case act.ChooseFight(colour=colour):
            if colour not in tuple(position.rules.colours):
                return False
            frame = position.frames[-1]
            return frame.kind != action.verb or action in tuple(frame.legal(position))
        case act.ChooseKeyDoor(spot=spot):
            if spot is not None and not _section(position, spot):
                return False
            frame = position.frames[-1]
            if frame.kind != action.verb:
                return True
            # `F9#1` is another spelling of `F9`: compare the section, not the text.
            if spot is not None:
                action = act.ChooseKeyDoor(position.spot(position.section(spot)))
            return action in tuple(frame.legal(position))
    return True  # skip and end have nothing to get wrong


def _rotation(number: int) -> bool:
    return type(number) is int and 0 <= number <= 5


def _section(position: Table, spot: act.Spot) -> bool:
    cell = position.island.number.get(spot.cell)
    if cell is None:
        return False
    if position.tile[cell] == EMPTY:
        return True  # no tile is another matter, and another refusal
    count = position.type_at(cell).count
    return 1 <= spot.section <= count or (spot.section == 0 and count == 1)


def _place(position: Table, to: act.Spot | str) -> bool:
    if isinstance(to, act.Spot):
        return _section(position, to)
    return to == act.HOME or to.removeprefix("zone:") in position.island.zone_number
