"""Questions about tunnels: who may go down, how far a crew has to go, guards above (rule 53)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import FAR, FIRST_GUARD, GUARDS, INNER, NOBODY, OPEN, TEAM
from . import attempts
from .edges import across_appel


def why_not_join(position: Table, pow: int, tunnel: int) -> Refusal | None:
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


def why_not_go_on(position: Table, pow: int, here: int, to: int) -> Refusal | None:
    """Refuse a step below while the tunnel shown in this turn lacks its crew: men wait on its first circles.

    Once the whole crew is on them the tunnel can be used (003, Abrir un túnel). Until then no man goes
    further in than the circles the crew needs, nor out at the far end (A111). The near end stays open.
    """
    ground = position.ground
    size = ground.size
    tunnel = ground.tunnel[here - size]
    if not attempts.manning(position, tunnel):
        return None
    least = position.rules.tunnels.tunnel_open_min
    order = ground.tunnel_order[to - size] if to >= size else len(ground.tunnel_circles[tunnel])
    if order < least or to in ground.tunnel_ends[tunnel][0]:
        return None
    return Refusal(
        "53",
        "TUNNEL_UNMANNED",
        {
            "man": position.pawn_name(pow),
            "to": position.place_name(to),
            "tunnel": ground.tunnels[tunnel],
            "number": least,
        },
    )


def kept_clear(position: Table, circle: int) -> bool:
    """Whether men may not stop above this tunnel circle: never, or only while the tunnel is open (A61)."""
    if position.rules.zones.tunnel_surface_stop == "never":
        return True
    return position.tunnel_state[position.ground.tunnel[circle]] == OPEN


def along_tunnel(position: Table, here: int, to: int) -> bool:
    """Whether these are consecutive circles above one tunnel, and walking along it is forbidden (A61)."""
    tunnel = position.ground.tunnel
    return tunnel[to] >= 0 and tunnel[here] == tunnel[to] and not position.rules.zones.tunnel_surface_along


# How far a crew has to go


def points_to_crew(position: Table, tunnel: int, men: Sequence[int], most: int = FAR) -> int:
    """The points it takes to bring in as many men as `tunnel_open_min` requires; FAR if more than `most`.

    The men go in one after another, the nearest first, and those inside make room: for the last to stand
    in the first circle, the one before him is one circle deeper, and so on.
    """
    if len(men) == 2:
        return points_to_man(position, tunnel, men[0], men[1], most)
    ground = position.ground
    if len(men) > len(ground.tunnel_circles[tunnel]):
        return FAR
    inside = sorted(
        ground.tunnel_order[position.at[pow] - ground.size] for pow in men if _in(position, pow, tunnel)
    )
    # A man in another tunnel is not in this one, and no way leads from there (`way_in`).
    coming = [pow for pow in men if not _in(position, pow, tunnel)]
    deeper = sum(max(0, len(coming) + index - order) for index, order in enumerate(inside))
    rows = sum(range(len(coming)))
    return deeper + rows + sum(way_in(position, pow, tunnel, men, most) for pow in coming)


def points_to_man(position: Table, tunnel: int, one: int, other: int, most: int) -> int:
    """The points it takes to bring both men into a tunnel: the first goes one deeper to let the second in."""
    ground = position.ground
    size = ground.size
    best = FAR
    for first, second in ((one, other), (other, one)):
        if _in(position, first, tunnel):
            cost = 0 if ground.tunnel_order[position.at[first] - size] else 1
        else:
            cost = way_in(position, first, tunnel, NOBODY, most) + 1
        if _in(position, second, tunnel):
            if _in(position, first, tunnel):
                return 0
            continue
        best = min(best, cost + way_in(position, second, tunnel, first, most))
    return best


def _in(position: Table, pow: int, tunnel: int) -> bool:
    """Whether the man is down in this tunnel."""
    below = position.at[pow] - position.ground.size
    return below >= 0 and position.ground.tunnel[below] == tunnel


def way_in(position: Table, pow: int, tunnel: int, ignoring: int | Sequence[int], most: int = FAR) -> int:
    """The steps a man needs to stand in the first circle of a tunnel, going round other pawns in his way.

    A result above `most` is not worked out exactly.
    """
    ground = position.ground
    through = {NOBODY, ignoring} if isinstance(ignoring, int) else {NOBODY, *ignoring}
    here = position.at[pow]
    if here >= ground.size:
        return 0 if ground.tunnel[here - ground.size] == tunnel else FAR
    if here < 0 or ground.zone[here] != INNER:
        return FAR
    if position.rules.movement.pow_over_pow == "free":
        through.update(range(FIRST_GUARD))
    if ground.one_white:
        # One point takes him anywhere in the Appel area, so steps counted on the board overestimate.
        return _way_in(position, here, tunnel, through, FAR, min(most, FAR))
    shortest = ground.way_below(tunnel)[here]
    # Usually the shortest way, or nearly so, is open and found soon, because the search does not stray.
    for longest in sorted({min(shortest, most), min(shortest + 2, most), most}):
        steps = _way_in(position, here, tunnel, through, longest, longest)
        if steps < FAR:
            return steps
    return FAR


def _way_in(position: Table, here: int, tunnel: int, through: set[int], longest: int, most: int) -> int:
    """The number of steps if at most `most`, else FAR. Skips circles from which the distance on the board
    alone would exceed `longest`."""
    ground = position.ground
    mouth, way_below = ground.tunnel_ends[tunnel][0], ground.way_below(tunnel)
    seen = {here}
    ring = [here]
    steps = 1
    while ring and steps <= most:
        if any(circle in mouth for circle in ring):
            return steps
        following = []
        for now in ring:
            for other in (*ground.near[now], *across_appel(position, now)):
                if other in seen or steps + way_below[other] > longest:
                    continue
                if ground.gate[other] >= 0 or position.guard_at[other] >= 0:
                    continue
                if position.pow_at[other] in through and not along_tunnel(position, now, other):
                    seen.add(other)
                    following.append(other)
        ring = following
        steps += 1
    return FAR


# Guards above


def guards_at_work(position: Table, tunnel: int) -> list[int]:
    """The guards on the circles of a tunnel, or in its room and not pursuing a man who left by its drop."""
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


def guards_on(position: Table, tunnel: int) -> list[int]:
    """Guards on the circles of a tunnel."""
    return [
        position.guard_at[circle]
        for circle in position.ground.tunnel_circles[tunnel]
        if position.guard_at[circle] >= 0
    ]
