"""Tunnels: opening, the crew, collapse, detection (rule 53)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from . import attempts, escape
from .actions import Say, say
from .holding import tunnel_card
from .piles import bury, bury_security
from .places import CELL, CLOSED, COLLAPSED, FAR, FIRST_GUARD, GUARDS, INNER, NOBODY, OPEN, TEAM
from .spreading import distances
from .standing import white_circles

if TYPE_CHECKING:
    from .position import Colditz


# Opening


def _way_in(position: Colditz, pow: int, tunnel: int, ignoring: int | Sequence[int]) -> int:
    """Steps for a man to stand in the first circle of a tunnel, other pawns in his way considered."""
    ground = position.ground
    through = {NOBODY, ignoring} if isinstance(ignoring, int) else {NOBODY, *ignoring}
    here = position.at[pow]
    if here >= ground.size:
        return 0 if ground.tunnel[here - ground.size] == tunnel else FAR
    if here < 0 or ground.zone[here] != INNER:
        return FAR
    mouth = ground.tunnel_ends[tunnel][0]
    passing = position.rules.movement.pow_over_pow == "free"

    def onward(now: int) -> Iterator[int]:
        for other in ground.near[now]:
            if ground.gate[other] >= 0 or position.guard_at[other] >= 0:
                continue
            if position.pow_at[other] not in through and not passing:
                continue
            along = ground.tunnel[other] >= 0 and ground.tunnel[other] == ground.tunnel[now]
            if along and not position.rules.zones.tunnel_surface_along:
                continue
            yield other

    away = distances(ground.size, {here: 0}, onward, mouth)
    return min((away[circle] + 1 for circle in mouth if away[circle] < FAR), default=FAR)


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


def points_to_crew(position: Colditz, tunnel: int, men: Sequence[int]) -> int:
    """The points it takes to bring so many men in as `tunnel_open_min` asks for.

    They go in one after another, the nearest first, and those inside make room: for the last to stand
    in the first circle the one before him is one deeper, and so on.
    """
    if len(men) == 2:
        return points_to_man(position, tunnel, men[0], men[1])
    ground = position.ground
    if len(men) > len(ground.tunnel_circles[tunnel]):
        return FAR
    inside = sorted(
        ground.tunnel_order[position.at[pow] - ground.size]
        for pow in men
        if position.at[pow] >= ground.size and ground.tunnel[position.at[pow] - ground.size] == tunnel
    )
    coming = [pow for pow in men if position.at[pow] < ground.size]
    deeper = sum(max(0, len(coming) + index - order) for index, order in enumerate(inside))
    rows = sum(range(len(coming)))
    return deeper + rows + sum(_way_in(position, pow, tunnel, men) for pow in coming)


def why_not_open(position: Colditz, team: int, action: Say) -> Refusal | None:
    name, *words = action.words
    tunnel = position.ground.tunnel_number.get(name, NOBODY)
    men = [position.pawn(word) for word in words]
    wanted = position.rules.tunnels.tunnel_open_min
    if tunnel < 0 or len(men) != wanted or min(men) < 0 or len(set(men)) < wanted:
        form = " ".join(("tunnel NAME", *["PRISONER"] * wanted))
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": form})
    about = {"tunnel": name}
    if tunnel_card(position, team, tunnel) < 0:
        return Refusal("53", "CARD_NOT_HELD", {"card": f"tunnel_{name}"})
    for pow, word in zip(men, words, strict=True):
        if pow // TEAM != team:
            return Refusal("21", "NOT_YOUR_MAN", {"man": word})
    if position.tunnel_state[tunnel] != CLOSED or position.occupants(tunnel):
        return Refusal("53", "TUNNEL_IN_USE", about)
    for pow, word in zip(men, words, strict=True):
        away = _why_not_there(position, pow, word)
        if away is not None:
            return away
    needed = points_to_crew(position, tunnel, men)
    if needed > position.points:
        needed = needed if needed < FAR else 0  # nothing helps while no way is free
        return Refusal("53", "TUNNEL_TOO_FAR", {**about, "points": position.points, "needed": needed})
    return None


def _why_not_there(position: Colditz, pow: int, word: str) -> Refusal | None:
    """A tunnel is manned from the surface of the courtyard."""
    place, ground = position.at[pow], position.ground
    if place <= CELL:
        return Refusal("37", "NOT_ON_BOARD", {"man": word})
    if place < 0:
        return Refusal("21", "NOT_ON_BOARD", {"man": word})
    if place >= ground.size or ground.zone[place] != INNER:
        return Refusal("53", "NOT_IN_COURTYARD", {"man": word})
    return None


def open_groups(position: Colditz, team: int) -> list[Group]:
    """Which tunnels can be opened with which men now."""
    crew = position.rules.tunnels.tunnel_open_min
    if position.points < crew * (crew + 1) // 2:
        return []
    out = []
    for tunnel, name in enumerate(position.ground.tunnels):
        if tunnel_card(position, team, tunnel) < 0 or position.tunnel_state[tunnel] != CLOSED:
            continue
        most = position.points - (crew > 1)
        below = position.ground.way_below(tunnel)
        near = [
            pow
            for pow in position.team_pows(team)
            # The way past all others is never longer: who has too far even so is not looked at.
            if position.at[pow] >= 0
            and (position.at[pow] >= position.ground.size or below[position.at[pow]] <= most)
            and _way_in(position, pow, tunnel, NOBODY if crew == 2 else position.team_pows(team)) <= most
        ]
        crews = [
            say("tunnel", name, *map(position.pawn_name, men))
            for men in combinations(near, crew)
            if points_to_crew(position, tunnel, men) <= position.points
        ]
        if crews:
            out.append(Group.of(f"tunnel {name}", crews))
    return out


def open_tunnel(position: Colditz, team: int, action: Say) -> None:
    tunnel = position.ground.tunnel_number[action.words[0]]
    lay_out(position, team, tunnel, tunnel_card(position, team, tunnel))
    if attempts.commits_tunnels(position):
        attempts.show(position, tunnel)
    else:
        position.opening = (tunnel, *map(position.pawn, action.words[1:]))
    position.tell_all("tunnel-opened", team=position.seat_name(team), tunnel=action.words[0])


def lay_out(position: Colditz, team: int, tunnel: int, card: int) -> None:
    """The tunnel is open, and its card is where `tunnel_card_state` says (A58)."""
    where = position.rules.tunnels.tunnel_card_state
    if where != "in_hand":
        position.hands[team].remove(card)
    if where == "displayed":
        position.tunnel_card[tunnel] = card
    elif where == "discarded_on_open":
        bury(position, card)
    position.tunnel_state[tunnel] = OPEN
    position.tunnel_owner[tunnel] = team


def keeps_opening_possible(position: Colditz, pow: int, to: int, points: int = NOBODY) -> bool:
    """Would all the men named still get in after this step?"""
    assert position.opening is not None
    tunnel, *men = position.opening
    from .movement import edges, enterable, no_stop

    left = (position.points if points == NOBODY else points) - 1
    old = position.at[pow]
    position.put(pow, to)
    possible = points_to_crew(position, tunnel, men) <= left
    if possible and no_stop(position, to):
        # He may not rest there, so his next step must do as well: nobody waits for a comrade (A6).
        possible = any(
            enterable(position, pow, to, beyond) and keeps_opening_possible(position, pow, beyond, left)
            for beyond, _, _ in edges(position, to)
        )
    position.put(pow, old)
    return possible


def note_entry(position: Colditz) -> None:
    """The opening is done when all the men named are in."""
    assert position.opening is not None
    tunnel, *men = position.opening
    inside = position.occupants(tunnel)
    if all(pow in inside for pow in men):
        position.opening = None


def kept_clear(position: Colditz, circle: int) -> bool:
    """Nobody stops on the surface of this circle of a tunnel: never, or only while it is open (A61)."""
    if position.rules.zones.tunnel_surface_stop == "never":
        return True
    return position.tunnel_state[position.ground.tunnel[circle]] == OPEN


# Following others in


def why_not_join(position: Colditz, pow: int, tunnel: int) -> Refusal | None:
    """Why this man may not go down into a tunnel, or None."""
    ground = position.ground
    about = {
        "man": position.pawn_name(pow),
        "to": position.place_name(ground.size + ground.tunnel_circles[tunnel][0]),
        "tunnel": ground.tunnels[tunnel],
    }
    team = pow // TEAM
    if position.tunnel_state[tunnel] != OPEN or position.detected[tunnel] >= 0:
        return Refusal("53", "TUNNEL_CLOSED", about)
    rules = position.rules.tunnels
    if rules.tunnel_join_deadline != "while_open" and tunnel in position.ledger.tunnels_shut:
        return Refusal("53", "TUNNEL_SHUT", about)
    if (
        rules.tunnel_join != "anyone"
        and position.tunnel_owner[tunnel] != team
        and (tunnel, team) not in position.ledger.tunnel_guests
    ):
        return Refusal("53", "NOT_PERMITTED", about)
    return None


def admit_no_more(position: Colditz) -> None:
    """Security's turn has come: permissions end, and tunnels may stop admitting (A98)."""
    position.ledger.tunnel_guests = ()
    if position.rules.tunnels.tunnel_join_deadline == "until_security_turn":
        position.ledger.tunnels_shut = frozenset(
            tunnel for tunnel, state in enumerate(position.tunnel_state) if state == OPEN
        )


# Collapse


def check_crews(position: Colditz) -> None:
    """At the end of any turn: fewer than two inside, and the tunnel falls in (A57)."""
    least = position.rules.tunnels.tunnel_min_occupancy
    for tunnel, state in enumerate(position.tunnel_state):
        if state == OPEN and len(position.occupants(tunnel)) < least:
            if least == 1:
                close(position, tunnel)
            else:
                collapse(position, tunnel)
    upkeep(position)


def watch_crews(position: Colditz) -> None:
    """Somebody has left a tunnel: under `continuous` the others are counted at once."""
    opening = position.opening is not None or position.ledger.commitment == "tunnel"
    if position.rules.tunnels.tunnel_occupancy_check == "continuous" and not opening:
        check_crews(position)
    else:
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
        position.put(pow, white_circles(position)[0])
    position.tell_all(
        "arrested",
        man=position.pawn_name(pow),
        cause="tunnel",
        at=position.place_name(here),
        cell=ground.blocks[free[0]].name if free else "appel",
    )


def _return_card(position: Colditz, tunnel: int) -> None:
    owner, card = position.tunnel_owner[tunnel], position.tunnel_card[tunnel]
    if owner >= 0 and position.rules.tunnels.tunnel_card_state == "in_hand":
        card = tunnel_card(position, owner, tunnel)
        if card >= 0:
            position.hands[owner].remove(card)
    if card >= 0:
        bury(position, card)
    position.tunnel_card[tunnel] = NOBODY
    position.tunnel_owner[tunnel] = NOBODY
    ledger = position.ledger
    if ledger.tunnels_shut or ledger.tunnel_guests:
        ledger.tunnels_shut -= {tunnel}
        ledger.tunnel_guests = tuple(one for one in ledger.tunnel_guests if one[0] != tunnel)


def owner_gone(position: Colditz, team: int) -> None:
    for tunnel, owner in enumerate(position.tunnel_owner):
        if owner == team:
            collapse(position, tunnel)
    watch_crews(position)


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
        bury_security(position, position.detected[tunnel])
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
