"""Phase 3A: prisoners walk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...kernel import Action, Group, Refusal
from ..board.island import BACK, ISLAND, MEMBERS, STRIDE, ZONE
from ..board.tiles import EMPTY
from ..doors import keys
from ..table.so_far import SoFar
from ..table.table import Table
from ..words.actions import HOME, Spot, Step
from ..words.options import DOORS, MEN
from ..words.places import AT_HOME, GREEN
from .zones import claim, why_not_enter

STEPS_IN_ALL = 5
STEPS_EACH = 2


class Border(NamedTuple):
    """One crossing: the section and side left, the section and side entered; -1 off the tiles."""

    left: int
    left_side: int
    entered: int
    entered_side: int


def borders(position: Table, place: int, to: int) -> list[Border]:
    """Every border that leads from one place to the other."""
    if place >= 0 and to >= 0:
        return [border for border in _ways(position, place) if border.entered == to]
    if place == AT_HOME and to >= 0:
        mouths = position.mouths_of(to)
        return [Border(-1, 0, to, side) for side in MEMBERS[mouths]]
    if place >= 0 and to == AT_HOME:
        mouths = position.mouths_of(place)
        return [Border(place, side, -1, 0) for side in MEMBERS[mouths]]
    if place >= 0 and to <= GREEN:
        cell, index = divmod(place, STRIDE)
        mask = position.type_at(cell).masks[position.rotation[cell]][index]
        beside, zone_at = position.island.neighbours[cell], position.island.zone_at
        return [
            Border(place, side, -1, 0)
            for side in MEMBERS[mask]
            if beside[side] >= 0 and zone_at[beside[side]] == GREEN - to
        ]
    return []


def _ways(position: Table, section: int) -> list[Border]:
    """The borders from a section to other sections."""
    cell, index = divmod(section, STRIDE)
    mask = position.type_at(cell).masks[position.rotation[cell]][index]
    out = []
    beside = position.island.neighbours[cell]
    for side in MEMBERS[mask]:
        other = beside[side]
        if other >= 0 and position.tile[other] != EMPTY:
            back = BACK[side]
            met = position.type_at(other).section_at[position.rotation[other]][back]
            if met >= 0:
                out.append(Border(section, side, other * STRIDE + met, back))
    return out


def shut(position: Table, seat: int, border: Border) -> bool:
    """Whether another player's door shuts this border. A master key opens every door."""
    if position.keys[seat]:
        return False
    door_on, door_side = position.door_on, position.door_side
    if border.entered >= 0:
        door = door_on[border.entered]
        anywhere = position.rules.doorGeometry == "section"
        if door >= 0 and door // DOORS != seat and (anywhere or door_side[door] == border.entered_side):
            return True
    if border.left >= 0 and position.rules.doorGeometry == "side":
        door = door_on[border.left]
        if door >= 0 and door // DOORS != seat and door_side[door] == border.left_side:
            return True
    return False


def passable(position: Table, seat: int, place: int, to: int) -> bool:
    """Whether two places are connected by at least one border that no foreign door shuts."""
    return any(not shut(position, seat, border) for border in borders(position, place, to))


def ways_out(position: Table, seat: int, place: int) -> list[int]:
    """The places one step away that no foreign door shuts off; ignores owners of zones and free room.

    Equivalent to `passable` for every neighbour, but in one loop over the sides.
    """
    island, tile, rotation, types = position.island, position.tile, position.rotation, position.tiles.of
    by_side = position.rules.doorGeometry == "side"
    # A master key opens every door: for its holder there are no doors.
    door_on, door_side = position.door_on, position.door_side
    keyed = position.keys[seat]

    def foreign(door: int) -> bool:
        return door >= 0 and door // DOORS != seat and not keyed

    if place == AT_HOME:
        out = []
        for cell in island.shore:
            if tile[cell] < 0:
                continue
            for index, mask in enumerate(types[tile[cell]].masks[rotation[cell]]):
                mouths = mask & island.mouths[cell]
                if mouths:
                    section = cell * STRIDE + index
                    door = door_on[section]
                    if not foreign(door) or (by_side and mouths & ~(1 << door_side[door])):
                        out.append(section)
        return out
    cell, index = divmod(place, STRIDE)
    barred = door_side[door_on[place]] if by_side and foreign(door_on[place]) else -1
    # Island and zones can be reached over several sides; they keep the position of the first, shut or not.
    found: dict[int, bool] = {}
    beside = island.neighbours[cell]
    for side in MEMBERS[types[tile[cell]].masks[rotation[cell]][index]]:
        other = beside[side]
        if other < 0:
            continue
        free = side != barred
        if tile[other] >= 0:
            met = types[tile[other]].section_at[rotation[other]][BACK[side]]
            if met < 0:
                continue
            to = other * STRIDE + met
            door = door_on[to]
            if foreign(door) and (not by_side or door_side[door] == BACK[side]):
                free = False
        elif island.kind[other] == ISLAND:
            to = AT_HOME
        elif island.kind[other] == ZONE:
            to = GREEN - island.zone_at[other]
        else:
            continue
        found[to] = free or found.get(to, False)
    return [to for to, free in found.items() if free]


def target(position: Table, to: Spot | str) -> int | None:
    """The place a step names; None if the cell has no tile."""
    if isinstance(to, Spot):
        if position.tile[position.island.number[to.cell]] == EMPTY:
            return None
        return position.section(to)
    if to == HOME:
        return AT_HOME
    return GREEN - position.island.zone_number[to.removeprefix("zone:")]


def _name(position: Table, place: int) -> Spot | str:
    return position.spot(place) if place >= 0 else position.place_name(place)


def cost(position: Table, to: int, legs: int = 1) -> int:
    """Steps used up; the one into a green zone may be free (A23)."""
    return legs - 1 + (position.rules.greenStepCost if to <= GREEN else 1)


def why_not_step(position: Table, turn: SoFar, action: Step) -> Refusal | None:
    seat = turn.seat
    man = position.man_number(action.man)
    here = position.men[man]
    about = {"man": action.man, "to": str(action.to)}
    if turn.door_used:
        return Refusal("phase-3", "PHASE3_USED")
    if man // MEN != seat or not (here == AT_HOME or here >= 0):
        return Refusal("steps", "PRISONER_NOT_MOVABLE", about)
    to = target(position, action.to)
    price = cost(position, AT_HOME if to is None else to, 1 if action.via is None else 2)
    if turn.steps + price > STEPS_IN_ALL:
        return Refusal("steps", "STEP_LIMIT_TOTAL", {"limit": STEPS_IN_ALL})
    if turn.walked[man % MEN] + price > STEPS_EACH:
        return Refusal("steps", "STEP_LIMIT_PRISONER", {**about, "limit": STEPS_EACH})
    via = None if action.via is None else target(position, action.via)
    if to is None or (action.via is not None and via is None):
        return Refusal("steps", "NO_CONNECTION", about)
    legs = [(here, to)] if via is None else [(here, via), (via, to)]
    if not all(borders(position, *leg) for leg in legs):
        return Refusal("steps", "NO_CONNECTION", about)
    if not all(passable(position, seat, *leg) for leg in legs):
        return Refusal("doors", "DOOR_BLOCKED", about)
    if to <= GREEN:
        return why_not_enter(position, seat, GREEN - to)
    if to >= 0 and position.room_in(to) < 1:
        return Refusal("room", "SECTION_FULL", about)
    return None


def targets(position: Table, seat: int, place: int, left: int) -> list[tuple[int, int]]:
    """(via or -1, to) of every step from a place with `left` steps left for this prisoner."""

    def room(to: int) -> bool:
        if to <= GREEN:
            return why_not_enter(position, seat, GREEN - to) is None
        return to == AT_HOME or position.room_in(to) > 0

    if left < 1 and position.rules.greenStepCost:
        return []
    ways = ways_out(position, seat, place)
    out = [(-1, to) for to in ways if cost(position, to) <= left and room(to)]
    if position.rules.passThrough:
        # Of several ways to a place only the first is listed; the player may name any.
        past = {
            to: via
            for via in reversed(ways)
            if via >= 0
            for to in ways_out(position, seat, via)
            if cost(position, to, 2) <= left and room(to)
        }
        out += [(via, to) for to, via in past.items()]
    return out


def step(position: Table, man: int, via: int, to: int) -> Step:
    """One of the `targets` as an action."""
    return Step(position.man_name(man), _name(position, to), position.spot(via) if via >= 0 else None)


def steps_left(turn: SoFar, man: int) -> int:
    return min(STEPS_IN_ALL - turn.steps, STEPS_EACH - turn.walked[man % MEN])


def step_groups(position: Table, turn: SoFar) -> list[Group]:
    if turn.door_used:
        return []
    seat = turn.seat
    # Men in the same place with equally many steps left have the same targets.
    shared: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def find(man: int) -> list[tuple[int, int]]:
        key = (position.men[man], steps_left(turn, man))
        found = shared.get(key)
        if found is None:
            found = shared[key] = targets(position, seat, *key)
        return found

    def make(man: int, target: tuple[int, int]) -> Action:
        return step(position, man, *target)

    heads = _heads(position.colour(seat))
    return [
        Group(heads[man % MEN], find, make, man)
        for man in range(seat * MEN, seat * MEN + MEN)
        if position.men[man] >= AT_HOME
    ]


@cache
def _heads(colour: str) -> tuple[str, ...]:
    return tuple(f"step {colour}{number}" for number in range(1, MEN + 1))


def walk(position: Table, seat: int, action: Step) -> bool:
    """Take the step, claim the zone, give up the key; return whether a key was given up (3.4)."""
    man = position.man_number(action.man)
    to = target(position, action.to)
    assert to is not None
    position.send(man, to)
    position.tell_all(
        "stepped",
        colour=position.colour(seat),
        man=action.man,
        to=str(action.to),
        **({} if action.via is None else {"via": str(action.via)}),
    )
    if to <= GREEN:
        claim(position, seat, GREEN - to)
    lost = position.keys[seat] and _forfeits_key(position, seat, to)
    if lost:
        keys.lose(position, seat)
    return lost


def arrive(position: Table, seat: int, lost: bool) -> None:
    """Continue the round after a step: the step may gain a key, and a lost key returns a door (3.4)."""
    if not position.keys[seat] and keys.entitled(position, seat):
        keys.gain(position, seat)
    elif lost and position.rules.keyReturn == "placeNow":
        keys.offer_return(position, seat)


def _forfeits_key(position: Table, seat: int, to: int) -> bool:
    """Coming home or escaping costs the key; with `allEscaped` only the last escape does (A14)."""
    if to == AT_HOME:
        return True
    if to > GREEN:
        return False
    in_play: Sequence[int] = [p for p in position.men[seat * MEN : seat * MEN + MEN] if p >= AT_HOME]
    return position.rules.keyLoss == "anyEscape" or not in_play
