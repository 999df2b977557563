"""Where the simple player of Section X puts his doors: across a rival's way, or on his own tunnel."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Action
from ...sectionx import actions as act
from ...sectionx.island import SIDES, STRIDE
from ...sectionx.options import DOORS
from ...sectionx.places import NOBODY
from ...sectionx.position import SectionX
from ...sectionx.tiles import EMPTY
from ..contract.bot import Reason
from .digging import Plan
from .threats import Rival, Threat, exposed, rival_of
from .tiles import ways_out

Choice = tuple[Action, Reason]

#: What it is worth to keep a rival from winning, and one's own men from being buried.
RESCUE = 45.0
DENIAL = 60.0
VICTORY = 1000.0


def choose(plan: Plan, threat: Threat, walking: float) -> Choice | None:
    """A door costs all steps of the turn, so it must be worth more than `walking`."""
    position, seat = plan.position, plan.seat
    rival = threat.rival
    if rival is not None and rival.ready:
        worth = VICTORY if rival.wins else DENIAL + RESCUE * exposed(position, seat)
        if worth > walking:
            barred = _bar(position, seat, rival)
            if barred is not None:
                return barred
    return None if walking else _claim(plan)


def _doors(position: SectionX, seat: int) -> list[act.Spot | None]:
    """What can be put somewhere: a door of the supply (None), else one that stands on the board."""
    if position.supply(seat):
        return [None]
    standing = [place for place in position.doors[seat * DOORS : seat * DOORS + DOORS] if place >= 0]
    return [position.spot(place) for place in standing]


def _put(door: act.Spot | None, spot: act.Spot, side: str) -> Action:
    return act.SetDoor(spot, side) if door is None else act.MoveDoor(door, spot, side)


def _bar(position: SectionX, seat: int, rival: Rival) -> Choice | None:
    for cell in ways_out(position, rival):
        kind = position.type_at(cell)
        for index, mask in enumerate(kind.masks[position.rotation[cell]]):
            if kind.openings[index] != 2 or position.holder(cell * STRIDE + index) not in (NOBODY, seat):
                continue
            spot = position.spot(cell * STRIDE + index)
            for action in _across(position, seat, spot, mask):
                twin = position.copy(position.chance)
                twin.apply(seat, action)
                if not rival_of(twin, rival.seat).ready:
                    return action, Reason(
                        "door-bar", {"spot": str(spot), "colour": position.colour(rival.seat)}
                    )
    return None


def _across(position: SectionX, seat: int, spot: act.Spot, mask: int) -> Iterator[Action]:
    for side in range(6):
        if mask >> side & 1:
            for door in _doors(position, seat):
                action = _put(door, spot, SIDES[side])
                if position.why_not(seat, action) is None:
                    yield action


def _claim(plan: Plan) -> Choice | None:
    """Nothing to walk: claim the tunnel one is digging, with a door that is of no use elsewhere."""
    position, seat = plan.position, plan.seat
    tunnels = position.tunnels().of
    own = {
        tunnels[cell * STRIDE + section]
        for cell, side, _ in plan.route()
        if position.tile[cell] != EMPTY
        for section in [position.type_at(cell).section_at[position.rotation[cell]][side]]
        if section >= 0
    }
    for cell, side, on in plan.route():
        if position.tile[cell] == EMPTY:
            continue
        sections = position.type_at(cell).section_at[position.rotation[cell]]
        if sections[side] < 0 or sections[on] != sections[side]:
            continue
        section = cell * STRIDE + sections[side]
        if position.holder(section) == seat:
            return None
        for door in _doors(position, seat):
            if door is not None and tunnels[position.section(door)] in own:
                continue
            action = _put(door, position.spot(section), SIDES[side])
            if position.why_not(seat, action) is None:
                return action, Reason("door-claim", {"spot": str(position.spot(section))})
    return None
