"""Check that an action belongs to this game at all, before the turn and any rule are checked (3.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel import Action, Refusal
from ...kernel.options import brief
from ..board.island import SIDES
from ..board.tiles import EMPTY
from ..table.facts import Facts
from ..table.table import Table
from ..words import actions as act


def draw(position: Table, action: act.Draw) -> bool:
    return type(action.pile) is int and 1 <= action.pile <= len(position.piles)


def place(position: Facts, action: act.Place) -> bool:
    tiles = position.tiles
    return (
        (action.tile in tiles.type_number or action.tile in tiles.number)
        and action.cell in position.island.number
        and _rotation(action.rotation)
    )


def swap(position: Facts, action: act.Swap) -> bool:
    cells = position.island.number
    return (
        action.one in cells
        and action.other in cells
        and _rotation(action.one_rotation)
        and _rotation(action.other_rotation)
    )


def move(position: Facts, action: act.Move) -> bool:
    cells = position.island.number
    return action.cell in cells and action.to in cells and _rotation(action.rotation)


def rotate(position: Facts, action: act.Rotate) -> bool:
    return action.cell in position.island.number and _rotation(action.rotation)


def step(position: Facts, action: act.Step) -> bool:
    # A mapping in place of a name raises KeyError in newer Pythons, where slices can be keys.
    if type(action.man) is not str or position.man_number(action.man) < 0:
        return False
    if not _place(position, action.to):
        return False
    return action.via is None or (position.rules.passThrough and _section(position, action.via))


def door(position: Facts, action: act.SetDoor | act.ChooseKeyReturn) -> bool:
    return _section(position, action.spot) and action.side in SIDES


def door_move(position: Facts, action: act.MoveDoor) -> bool:
    return _section(position, action.door) and _section(position, action.spot) and action.side in SIDES


def plain(position: Facts, action: Action) -> bool:
    """Skip and end have no parameters to check."""
    return True


def fight(position: Table, action: act.ChooseFight) -> bool:
    if action.colour not in tuple(position.rules.colours):
        return False
    frame = position.frames[-1]
    return frame.kind != action.verb or action in tuple(frame.legal(position))


def key_door(position: Table, action: act.ChooseKeyDoor) -> bool:
    spot = action.spot
    if spot is not None and not _section(position, spot):
        return False
    frame = position.frames[-1]
    if frame.kind != action.verb:
        return True
    # `F9#1` is another spelling of `F9`: compare the section, not the text.
    if spot is not None:
        action = act.ChooseKeyDoor(position.spot(position.section(spot)))
    return action in tuple(frame.legal(position))


def _rotation(number: int) -> bool:
    return type(number) is int and 0 <= number <= 5


def _section(position: Facts, spot: act.Spot) -> bool:
    cell = position.island.number.get(spot.cell)
    if cell is None:
        return False
    if position.tile[cell] == EMPTY:
        return True  # a missing tile gets another refusal
    count = position.type_at(cell).count
    return 1 <= spot.section <= count or (spot.section == 0 and count == 1)


def _place(position: Facts, to: act.Spot | str) -> bool:
    if isinstance(to, act.Spot):
        return _section(position, to)
    return to == act.HOME or to.removeprefix("zone:") in position.island.zone_number


#: Checks by kind of action: actions of a turn, and answers to questions.
CHECKS: Final[dict[type[Action], Callable[[Table, Any], bool]]] = {
    act.Draw: draw,
    act.Place: place,
    act.Swap: swap,
    act.Move: move,
    act.Rotate: rotate,
    act.Step: step,
    act.SetDoor: door,
    act.MoveDoor: door_move,
    act.Skip: plain,
    act.End: plain,
    act.ChooseFight: fight,
    act.ChooseKeyDoor: key_door,
    act.ChooseKeyReturn: door,
}


def malformed(position: Table, action: Action) -> Refusal | None:
    """BAD_ACTION for unknown verbs, pieces, cells, rotations, sections and answers (3.14)."""
    check = CHECKS.get(type(action))
    try:
        if check is not None and check(position, action):
            return None
    except (TypeError, AttributeError):
        pass  # it has parameters other than names and numbers
    verb = getattr(action, "verb", "")
    return act.bad_action(brief(action), act.FORMS.get(verb, "") if isinstance(verb, str) else "")
