"""Why a planner of Section X does something, from the outlook before and after."""

from __future__ import annotations

from ...kernel import Action
from ...sectionx.board.island import STRIDE
from ...sectionx.words import actions as act
from ...sectionx.words.places import GREEN
from ..contract.bot import Reason
from .outlook import Outlook, at_once
from .strolls import Leg


def _slowed(before: Outlook, after: Outlook) -> int:
    """Return the rival who loses most time by it, or -1."""
    lost, whom = 0.0, -1
    for (other, one), (_, then) in zip(before.others, after.others, strict=True):
        if then.times[-1] - one.times[-1] > lost:
            lost, whom = then.times[-1] - one.times[-1], other
    return whom


def why_tile(action: Action, before: Outlook, after: Outlook, why: str) -> Reason:
    position = before.position
    if why == "clear-stock":
        return Reason("clear-stock")
    if isinstance(action, act.Swap):
        cell, to = action.one, action.other
    elif isinstance(action, act.Move):
        cell, to = action.cell, action.to
    else:
        assert isinstance(action, act.Place | act.Rotate)
        cell = to = action.cell
    if why == "shelter":
        return Reason("shelter", {"cell": cell})
    rival = _slowed(before, after)
    if why == "hinder" and rival >= 0:
        return Reason("hinder", {"cell": cell, "colour": position.colour(rival)})
    if isinstance(action, act.Place):
        return Reason("dig", {"cell": cell})
    if isinstance(action, act.Rotate):
        return Reason("dig-rotate", {"cell": cell})
    if isinstance(action, act.Move):
        return Reason("dig-move", {"cell": cell, "to": to})
    return Reason("dig-swap", {"cell": cell, "to": to})


def why_door(action: Action, before: Outlook, after: Outlook) -> Reason:
    assert isinstance(action, act.SetDoor | act.MoveDoor)
    rival = _slowed(before, after)
    spot = str(action.spot)
    if rival >= 0:
        return Reason("door-hinder", {"spot": spot, "colour": before.position.colour(rival)})
    return Reason("door-own", {"spot": spot})


def why_step(leg: Leg, outlook: Outlook, ends: bool) -> Reason:
    """Return the reason for a step; `ends` if its walk ends the round."""
    position, seat = outlook.position, outlook.seat
    rules = position.rules
    here, place = position.men[leg.man], position.place_name(leg.to)
    man = position.man_name(leg.man)
    if leg.to <= GREEN:
        zone = place.removeprefix("zone:")
        if position.escaped(seat) + 1 >= rules.goal:
            return Reason("win", {"man": man, "zone": zone})
        if position.in_green(seat) + 1 >= rules.threshold:
            return Reason("end-round", {"man": man, "zone": zone})
        return Reason("escape", {"man": man, "zone": zone})
    if outlook.turns(seat, leg.to) < outlook.turns(seat, here):
        return Reason("nearer", {"man": man, "to": place})
    if not safe(outlook, here) and safe(outlook, leg.to):
        return _why_hide(man, place, outlook, ends)
    for (other, _), path in zip(outlook.others, outlook.paths, strict=True):
        if leg.to in path:
            return Reason("block", {"man": man, "to": place, "colour": position.colour(other)})
    if outlook.surveys[seat].price(leg.to) < outlook.surveys[seat].price(here):
        return Reason("nearer", {"man": man, "to": place})
    return Reason("place", {"man": man, "to": place})


def _why_hide(man: str, place: str, outlook: Outlook, ends: bool) -> Reason:
    if ends:
        return Reason("hide-own", {"man": man, "to": place})
    for other, theirs in outlook.others:
        if at_once(theirs.times[-1]):
            colour = outlook.position.colour(other)
            return Reason("hide-rival", {"man": man, "to": place, "colour": colour})
    if outlook.last_tile or outlook.due < 2:
        return Reason("hide-tiles", {"man": man, "to": place})
    return Reason("safer", {"man": man, "to": place})


def safe(outlook: Outlook, place: int) -> bool:
    return place < 0 or outlook.position.type_at(place // STRIDE).hideout
