"""Tunnels: opening, the crew, collapse, detection (rule 53)."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from . import escape
from .actions import Say, say
from .places import CELL, FIRST_GUARD, GUARDS, INNER, NOBODY, TEAM

if TYPE_CHECKING:
    from .position import Colditz

CLOSED, OPEN, COLLAPSED = 0, 1, 2
FAR = 10_000


# Opening


def _tunnel_card(position: Colditz, team: int, tunnel: int) -> int:
    for card in position.hands[team]:
        found = position.opportunity[card]
        if found.kind == "tunnel" and found.of == position.ground.tunnels[tunnel]:
            return card
    return NOBODY


def _way_in(position: Colditz, pow: int, tunnel: int, ignoring: int) -> int:
    """Steps for a man to stand in the first circle of a tunnel, other pawns in his way considered."""
    ground = position.ground
    here = position.at[pow]
    if here >= ground.size:
        return 0 if ground.tunnel[here - ground.size] == tunnel else FAR
    if here < 0 or ground.zone[here] != INNER:
        return FAR
    mouth = ground.tunnel_ends[tunnel][0]
    passing = position.rules.movement.pow_over_pow == "free"
    seen = {here: 0}
    queue = deque([here])
    while queue:
        now = queue.popleft()
        if now in mouth:
            return seen[now] + 1
        for other in ground.near[now]:
            if other in seen or ground.gate[other] >= 0:
                continue
            if position.guard_at[other] >= 0:
                continue
            if position.pow_at[other] not in (NOBODY, ignoring) and not passing:
                continue
            along = ground.tunnel[other] >= 0 and ground.tunnel[other] == ground.tunnel[now]
            if along and not position.rules.zones.tunnel_surface_along:
                continue
            seen[other] = seen[now] + 1
            queue.append(other)
    return FAR


def points_to_man(position: Colditz, tunnel: int, one: int, other: int) -> int:
    """The points it takes to bring both men into a tunnel: the first goes one deeper to let the second in."""
    ground = position.ground
    size = ground.size
    best = FAR
    for first, second in ((one, other), (other, one)):
        place = position.at[first]
        if place >= size and ground.tunnel[place - size] == tunnel:
            cost = 0 if ground.tunnel_order[place - size] else 1
        else:
            cost = _way_in(position, first, tunnel, NOBODY) + 1
        if position.at[second] >= size and ground.tunnel[position.at[second] - size] == tunnel:
            if position.at[first] >= size:
                return 0
            continue
        best = min(best, cost + _way_in(position, second, tunnel, first))
    return best


def why_not_open(position: Colditz, team: int, action: Say) -> Refusal | None:
    name, *men = action.words
    tunnel = position.ground.tunnel_number.get(name, NOBODY)
    one, other = position.pawn(men[0]), position.pawn(men[1])
    if tunnel < 0 or one < 0 or other < 0 or one == other:
        return Refusal(
            "notation", "BAD_ACTION", {"text": str(action), "form": "tunnel NAME PRISONER PRISONER"}
        )
    about = {"tunnel": name}
    if _tunnel_card(position, team, tunnel) < 0:
        return Refusal("53", "CARD_NOT_HELD", {"card": f"tunnel_{name}"})
    if {one // TEAM, other // TEAM} != {team}:
        return Refusal("21", "NOT_YOUR_MAN", {"man": men[0] if one // TEAM != team else men[1]})
    if position.tunnel_state[tunnel] != CLOSED or position.occupants(tunnel):
        return Refusal("53", "TUNNEL_IN_USE", about)
    needed = points_to_man(position, tunnel, one, other)
    if needed > position.points:
        return Refusal("53", "TUNNEL_TOO_FAR", {**about, "points": position.points})
    return None


def open_groups(position: Colditz, team: int) -> list[Group]:
    """Which tunnels can be opened with which two men now."""
    if position.points < 3:
        return []
    out = []
    for tunnel, name in enumerate(position.ground.tunnels):
        if _tunnel_card(position, team, tunnel) < 0 or position.tunnel_state[tunnel] != CLOSED:
            continue
        near = [
            pow
            for pow in position.team_pows(team)
            if _way_in(position, pow, tunnel, NOBODY) < position.points
        ]
        pairs = [
            say("tunnel", name, position.pawn_name(one), position.pawn_name(other))
            for index, one in enumerate(near)
            for other in near[index + 1 :]
            if points_to_man(position, tunnel, one, other) <= position.points
        ]
        if pairs:
            out.append(Group.of(f"tunnel {name}", pairs))
    return out


def open_tunnel(position: Colditz, team: int, action: Say) -> None:
    tunnel = position.ground.tunnel_number[action.words[0]]
    card = _tunnel_card(position, team, tunnel)
    position.hands[team].remove(card)
    position.tunnel_state[tunnel] = OPEN
    position.tunnel_owner[tunnel] = team
    position.tunnel_card[tunnel] = card
    position.opening = (tunnel, position.pawn(action.words[1]), position.pawn(action.words[2]))
    position.tell_all("tunnel-opened", team=position.seat_name(team), tunnel=action.words[0])


def keeps_opening_possible(position: Colditz, pow: int, to: int) -> bool:
    """Would both men still get in after this step?"""
    assert position.opening is not None
    tunnel, one, other = position.opening
    old = position.at[pow]
    position.put(pow, to)
    possible = points_to_man(position, tunnel, one, other) <= position.points - 1
    position.put(pow, old)
    return possible


def note_entry(position: Colditz) -> None:
    """The opening is done when both men are in."""
    assert position.opening is not None
    tunnel, one, other = position.opening
    inside = position.occupants(tunnel)
    if one in inside and other in inside:
        position.opening = None


# Collapse


def check_crews(position: Colditz) -> None:
    """At the end of any turn: fewer than two inside, and the tunnel falls in (A57)."""
    least = position.rules.tunnels.tunnel_min_occupancy
    for tunnel, state in enumerate(position.tunnel_state):
        if state == OPEN and len(position.occupants(tunnel)) < least:
            collapse(position, tunnel)
    upkeep(position)


def collapse(position: Colditz, tunnel: int) -> None:
    position.tunnel_state[tunnel] = COLLAPSED
    _return_card(position, tunnel)
    position.tell_all("tunnel-collapsed", tunnel=position.ground.tunnels[tunnel])
    if position.rules.tunnels.tunnel_collapse_effect == "lone_to_solitary":
        for pow in position.occupants(tunnel):
            _dug_out(position, pow)


def _dug_out(position: Colditz, pow: int) -> None:
    """Into a cell by the zone of his circle; no arrest, and nothing is lost (`lone_to_solitary`)."""
    ground = position.ground
    here = position.at[pow]
    inner = position.zone_of(here) == INNER
    free = [
        block
        for block in range(len(ground.blocks))
        if position.cell_population(block) < ground.capacity[block]
    ]
    if not free and position.rules.solitary.cells_full == "outer_over_capacity":
        free = [block for block in range(len(ground.blocks)) if not ground.inner_block[block]]
    free.sort(key=lambda block: ground.inner_block[block] != inner)
    if free:
        position.put(pow, CELL - free[0])
    else:
        position.put(
            pow, next(c for c in ground.whites if position.pow_at[c] < 0 and position.guard_at[c] < 0)
        )
    position.tell_all(
        "arrested",
        man=position.pawn_name(pow),
        cause="tunnel",
        at=position.place_name(here),
        cell=ground.blocks[free[0]].name if free else "appel",
    )


def _return_card(position: Colditz, tunnel: int) -> None:
    if position.tunnel_card[tunnel] >= 0:
        position.deck.insert(0, position.tunnel_card[tunnel])
        position.tunnel_card[tunnel] = NOBODY
        position.tunnel_owner[tunnel] = NOBODY


def owner_gone(position: Colditz, team: int) -> None:
    for tunnel, owner in enumerate(position.tunnel_owner):
        if owner == team:
            collapse(position, tunnel)
    upkeep(position)


def upkeep(position: Colditz) -> None:
    """A collapsed tunnel nobody is in is closed; a detected one that emptied is forgotten (P7)."""
    for tunnel, state in enumerate(position.tunnel_state):
        if (state == COLLAPSED and not position.occupants(tunnel)) or (
            state == OPEN and position.detected[tunnel] >= 0 and not position.occupants(tunnel)
        ):
            close(position, tunnel)


def close(position: Colditz, tunnel: int) -> None:
    """The cards lying open go back; guards on the tunnel or in its room for it go to Barracks."""
    _return_card(position, tunnel)
    position.tunnel_state[tunnel] = CLOSED
    position.tell_all("tunnel-closed", tunnel=position.ground.tunnels[tunnel])
    if position.detected[tunnel] >= 0:
        position.security_deck.insert(0, position.detected[tunnel])
        position.detected[tunnel] = NOBODY
        for guard in guards_at_work(position, tunnel):
            escape.to_barracks(position, guard)


def guards_at_work(position: Colditz, tunnel: int) -> list[int]:
    """Guards on the circles of a tunnel, or in its room and pursuing nobody who left by its drop."""
    ground = position.ground
    return [
        guard
        for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS)
        if position.at[guard] >= 0
        and (
            ground.tunnel[position.at[guard]] == tunnel
            or (
                ground.room[position.at[guard]] == ground.tunnel_room[tunnel]
                and position.link[guard - FIRST_GUARD] < 0
            )
        )
    ]


def guards_on(position: Colditz, tunnel: int) -> list[int]:
    return [
        position.guard_at[circle]
        for circle in position.ground.tunnel_circles[tunnel]
        if position.guard_at[circle] >= 0
    ]
