"""Phase 3B: putting a door on the board, or moving one."""

from __future__ import annotations

from ...kernel import Action, Group, Refusal
from ..board.island import SIDES, STRIDE
from ..board.tiles import EMPTY
from ..table.table import Table
from ..words.actions import ChooseKeyReturn, MoveDoor, SetDoor, Spot
from ..words.options import DOORS
from ..words.places import IN_SUPPLY, NOBODY


def why_not_hang(position: Table, seat: int, spot: Spot, side: str, lifted: int = -1) -> Refusal | None:
    """Why a door of this seat may not stand there, or None. `lifted` is the door being moved (3.5)."""
    cell = position.island.number[spot.cell]
    where = {"spot": str(spot), "side": side}
    if position.tile[cell] == EMPTY:
        return Refusal("door-action", "CELL_EMPTY", {"cell": spot.cell})
    section = position.section(spot)
    kind = position.type_at(cell)
    index = section % STRIDE
    if kind.hideout:
        if not position.rules.doorsOnHideouts:
            return Refusal("door-action", "DOOR_HIDEOUT", where)
    elif kind.openings[index] != 2:
        return Refusal("door-action", "DOOR_JUNCTION", where)
    if not kind.masks[position.rotation[cell]][index] >> SIDES.index(side) & 1:
        return Refusal("door-action", "DOOR_NO_OPENING", where)
    holder = position.holder(section)
    if holder not in (NOBODY, seat):
        return Refusal("door-action", "DOOR_FOREIGN_TUNNEL", {**where, "colour": position.colour(holder)})
    standing = position.door_on[section]
    if standing not in (-1, lifted):
        return Refusal("door-action", "DOOR_SECTION_TAKEN", where)
    if standing >= 0 and (
        position.rules.doorGeometry == "section" or position.door_side[standing] == SIDES.index(side)
    ):
        return Refusal("no-change", "NO_CHANGE")
    return None


def why_not_set(position: Table, seat: int, action: SetDoor) -> Refusal | None:
    if not position.supply(seat):
        return Refusal("door-action", "DOOR_NONE_AVAILABLE")
    return why_not_hang(position, seat, action.spot, action.side)


def why_not_move(position: Table, seat: int, action: MoveDoor) -> Refusal | None:
    door = _door_at(position, action.door)
    if door < 0 or door // DOORS != seat:
        return Refusal("door-action", "DOOR_NOT_YOURS", {"spot": str(action.door)})
    return why_not_hang(position, seat, action.spot, action.side, door)


def _door_at(position: Table, spot: Spot) -> int:
    if position.tile[position.island.number[spot.cell]] == EMPTY:
        return -1
    return position.door_on[position.section(spot)]


def _places(position: Table, seat: int, lifted: int = -1) -> list[tuple[int, int]]:
    """Every (section, side) where a door of this seat may stand; one side each if sides do not matter."""
    out = []
    one_side = position.rules.doorGeometry == "section"
    hideouts = position.rules.doorsOnHideouts
    foreign = position.foreign(seat)
    types, tile, rotation, door_on = position.tiles.of, position.tile, position.rotation, position.door_on
    for cell in position.laid:
        kind = types[tile[cell]]
        if kind.hideout and not hideouts:
            continue
        for index, sides in kind.doorways[rotation[cell]]:
            section = cell * STRIDE + index
            if section in foreign:
                continue
            standing = door_on[section]
            if standing < 0:
                if one_side:
                    out.append((section, sides[0]))
                else:
                    for side in sides:
                        out.append((section, side))
            elif standing == lifted and not one_side:
                out += [(section, side) for side in sides if side != position.door_side[standing]]
    return out


def set_groups(position: Table, seat: int) -> list[Group]:
    def find(piece: None) -> list[tuple[int, int]]:
        return _places(position, seat)

    def make(piece: None, target: tuple[int, int]) -> Action:
        return SetDoor(position.spot(target[0]), SIDES[target[1]])

    return [Group("door", find, make)] if position.supply(seat) else []


def return_groups(position: Table, seat: int) -> list[Group]:
    def find(piece: None) -> list[tuple[int, int]]:
        return _places(position, seat)

    def make(piece: None, target: tuple[int, int]) -> Action:
        return ChooseKeyReturn(position.spot(target[0]), SIDES[target[1]])

    return [Group("choose-key-return", find, make)]


def move_groups(position: Table, seat: int) -> list[Group]:
    def find(door: int) -> list[tuple[int, int]]:
        return _places(position, seat, door)

    def make(door: int, target: tuple[int, int]) -> Action:
        return MoveDoor(position.spot(position.doors[door]), position.spot(target[0]), SIDES[target[1]])

    return [
        Group(f"door-move {position.spot(position.doors[door])}", find, make, door)
        for door in range(seat * DOORS, seat * DOORS + DOORS)
        if position.doors[door] >= 0
    ]


def set_door(position: Table, seat: int, action: SetDoor) -> None:
    door = position.doors.index(IN_SUPPLY, seat * DOORS)
    position.hang(door, position.section(action.spot), SIDES.index(action.side))
    position.tell_all("door-placed", colour=position.colour(seat), spot=str(action.spot), side=action.side)


def move_door(position: Table, seat: int, action: MoveDoor) -> None:
    door = _door_at(position, action.door)
    position.hang(door, position.section(action.spot), SIDES.index(action.side))
    position.tell_all(
        "door-moved",
        colour=position.colour(seat),
        old=str(action.door),
        spot=str(action.spot),
        side=action.side,
    )
