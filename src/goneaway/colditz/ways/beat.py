"""Where guards may go and where they may stop: rooms, hideaways, openings, gates, what rule 45 protects."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.spreading import reached
from ..table.table import Table
from ..words.places import ALL_GUARDS, FIRST_GUARD, GARRISON, INNER, NOBODY, TEAM
from . import attempts, below, chasing, moments, searches


def movers(position: Table) -> list[int]:
    """The guards who may act now: only the one bound to go on, if there is one."""
    if position.bound >= FIRST_GUARD:
        return [position.bound]
    return position.guards_on_board()


def guard_edges(position: Table, here: int, guard: int = NOBODY) -> list[int]:
    """Circles one step away for a guard: plain steps, a fugitive's opening, a detected tunnel.

    The opening whose marker he has removed himself serves him for the rest of the turn (P9).
    """
    ground = position.ground
    out = list(ground.near[here])
    if not position.openings and not position.ledger.removed and max(position.detected, default=-1) < 0:
        return out
    for start, end, _, _, _ in position.openings:
        if start == here and _still_followed(position, start, end) and end not in out:
            out.append(end)
    for one, start, end in position.ledger.removed:
        if one == guard and start == here and end not in out:
            out.append(end)
    for tunnel, card in enumerate(position.detected):
        if card >= 0:
            circles = ground.tunnel_circles[tunnel]
            if ground.tunnel[here] == tunnel:
                order = ground.tunnel_order[here]
                out += [
                    circles[n]
                    for n in (order - 1, order + 1)
                    if 0 <= n < len(circles) and circles[n] not in out
                ]
            out += [other for other in ground.board.near[here] if other in circles and other not in out]
    return out


def _still_followed(position: Table, start: int, end: int) -> bool:
    return any(opening[0] == start and opening[1] == end for opening in position.live_openings())


def why_not_enter(position: Table, guard: int, here: int, to: int) -> Refusal | None:
    """Why a guard may not step onto this circle, leaving points and stopping aside, or None."""
    ground = position.ground
    if ground.open_air[to] and position.pow_at[to] < 0 and position.guard_at[to] < 0:
        return chasing.why_not_follow(position, guard, here, to) if position.terms.chases else None
    about = {"guard": position.pawn_name(guard), "to": position.place_name(to)}
    detected = on_detected(position, to)
    if position.guard_at[to] not in (NOBODY, guard) or (
        position.pow_at[to] >= 0
        and not passes_over(position, guard, to)
        and not searches.may_enter_on(position, to)
    ):
        return Refusal("23", "OCCUPIED", about)
    if ground.target[to] >= 0 and to in position.at[:FIRST_GUARD]:
        return Refusal("23", "OCCUPIED", about)
    if not ground.surface[to] and not detected:
        return Refusal("53", "TUNNEL_CLOSED", {**about, "tunnel": ground.tunnels[ground.tunnel[to]]})
    if ground.white[to] and position.rules.movement.guard_in_appel_area == "forbidden":
        return Refusal("35", "NOT_FOR_GUARDS", about)
    outer_door = ground.cell_door[to] and ground.zone[to] != INNER
    if outer_door and position.rules.guards.guard_on_cell_door == "outer_closed":
        return Refusal("37", "NOT_FOR_GUARDS", about)  # shut to guards altogether (A100)
    if ground.hideaway[to] >= 0 and ground.hideaway[to] not in hideaways_open(position, guard):
        return Refusal("25", "NOT_FOR_GUARDS", about)
    if detected:
        if not _way_down(position, here, to):
            return Refusal("53", "NOT_FOR_GUARDS", about)
    elif ground.room[to] >= 0 and ground.room[to] not in rooms_passable(
        position, rooms_open(position, guard)
    ):
        return Refusal("44", "NOT_FOR_GUARDS", about)
    if not detected and below.along_tunnel(position, here, to):
        return Refusal("53", "ALONG_TUNNEL", about)
    return chasing.why_not_follow(position, guard, here, to) if position.terms.chases else None


def open_to_guard(position: Table, guard: int, here: int, to: int) -> bool:
    return why_not_enter(position, guard, here, to) is None


def passes_over(position: Table, guard: int, circle: int) -> bool:
    """Whether a guard may walk over the man on this circle without stopping there."""
    pow = position.pow_at[circle]
    # A man on his way home and a guard walk past each other (A39).
    if position.returning[pow] and position.rules.solitary.return_guard_contact == "pass_over":
        return True
    if position.terms.chases and chasing.passes(position, guard, circle):
        return True
    # With the Chapel combo, guards of the courtyard walk over any man above ground on their way (A62).
    return position.ledger.combo >= 0 and position.ground.zone[circle] == INNER


# Rooms, hideaways and tunnels that are open to guards


def rooms_open(position: Table, guard: int = NOBODY) -> set[int]:
    """Rooms guards may be in now: a man left by one of their drops, or a detected tunnel starts there.

    A guard who has removed the marker of a room may stay in that room for the turn (P9).
    """
    ground = position.ground
    out = chasing.rooms(position, guard)
    out |= {
        ground.tunnel_room[tunnel]
        for tunnel, card in enumerate(position.detected)
        if card >= 0 and _room_leads_down(position, tunnel)
    }
    out |= {ground.room[start] for one, start, _ in position.ledger.removed if one == guard}
    if position.ledger.laid:
        out |= searches.rooms_to_search(position)
    return out


def rooms_passable(position: Table, wanted: set[int]) -> set[int]:
    """The rooms that must be crossed to get to the wanted ones because those have no door of their own."""
    ground = position.ground
    out = set(wanted)
    for room in wanted:
        if any(
            ground.room[other] < 0 and ground.hideaway[other] < 0
            for circle in ground.room_circles[room]
            for other in ground.near[circle]
        ):
            continue
        out |= reached(
            [room],
            lambda now: (
                ground.room[other]
                for circle in ground.room_circles[now]
                for other in ground.near[circle]
                if ground.room[other] >= 0
            ),
        )
    return out


def hideaways_open(position: Table, guard: int = NOBODY) -> set[int]:
    """Hideaways guards may be in now: those by whose rope a man at large has left."""
    if position.rules.zones.hideaway_guard_entry == "never":
        return set()
    hideaway = position.ground.hideaway
    starts = [start for start, _, _, _, _ in position.live_openings()]
    starts += [start for one, start, _ in position.ledger.removed if one == guard]
    return {hideaway[start] for start in starts if hideaway[start] >= 0}


def on_detected(position: Table, circle: int) -> bool:
    tunnel = position.ground.tunnel[circle]
    return tunnel >= 0 and position.detected[tunnel] >= 0


def _room_leads_down(position: Table, tunnel: int) -> bool:
    """Whether guards get to a detected tunnel through the room where it begins."""
    entry = position.rules.tunnels.tunnel_detected_entry
    return entry == "any_circle_and_room" or position.ledger.combo == tunnel


def _way_down(position: Table, here: int, to: int) -> bool:
    """Whether a guard may step from here onto this circle of a detected tunnel (`tunnel_detected_entry`)."""
    ground = position.ground
    tunnel = ground.tunnel[to]
    if ground.tunnel[here] == tunnel or position.ledger.combo == tunnel:
        return True
    entry = position.rules.tunnels.tunnel_detected_entry
    if entry == "garrison_only":
        return ground.zone[here] == GARRISON
    return entry == "any_circle_and_room" or ground.room[here] != ground.tunnel_room[tunnel]


# Where they may stop


def guard_no_stop(position: Table, circle: int, guard: int = NOBODY) -> bool:
    """Whether a guard may cross this circle but not end his turn on it."""
    ground = position.ground
    rules = position.rules
    if position.pow_at[circle] >= 0:
        return not searches.may_enter_on(position, circle)  # a man whom he may only walk past
    if ground.black[circle]:
        # A post remains a post even in a gate: the game itself puts guards there (A26).
        return False
    if not ground.open_air[circle]:
        if on_detected(position, circle):
            return False
        if ground.tunnel[circle] >= 0 and below.kept_clear(position, circle):
            return True
        if not_for_resting(position, circle):
            return rules.guards.rule45_violation != "auto_return"
        if ground.white[circle]:
            return rules.movement.guard_in_appel_area == "transit_only"
        if ground.room[circle] >= 0:
            return ground.room[circle] not in rooms_open(position, guard)
        if ground.hideaway[circle] >= 0:
            return ground.hideaway[circle] not in hideaways_open(position, guard)
    if not protected(position, circle) or rules.guards.rule45_violation == "auto_return":
        return False
    return not exempt(position, guard) and not moments.relaxed(position)


def may_rest(position: Table, guard: int, circle: int) -> bool:
    """Whether the guard may end the turn there, if need be as a pursuer."""
    return not guard_no_stop(position, circle, guard) or nameable(position, guard, circle)


def nameable(position: Table, guard: int, circle: int) -> bool:
    """Whether the guard could stay there if Security named him a pursuer (NAME_PURSUER)."""
    return (
        position.rules.guards.rule45_pursuit_exempt
        and position.link[guard - FIRST_GUARD] < 0
        and position.ground.zone[circle] == INNER
        and protected(position, circle)
        and bool(quarries(position))
    )


def not_for_resting(position: Table, circle: int) -> bool:
    """Whether this is a gate or cell door, where guards do not stay, or are sent home in the end (A100)."""
    ground, rules = position.ground, position.rules
    if ground.gate[circle] >= 0 and not rules.movement.guard_stop_on_key_pass:
        return True
    return ground.cell_door[circle] and rules.guards.guard_on_cell_door != "allowed"


# Rule 45


def protected(position: Table, circle: int) -> bool:
    """Whether rule 45 itself forbids this circle: entrances, single lanes, printed circles (A26)."""
    ground = position.ground
    test = position.rules.guards.rule45_test
    if test == "strict":
        return ground.protected[circle]
    if test == "connectivity_lanes":
        lane = ground.single_lane[circle] and ground.zone[circle] == INNER
        return lane or ground.outer_entrance[circle]
    if test == "connectivity":
        return ground.outer_entrance[circle]
    return test == "marked_circles" and ground.marked[circle]


def exempt(position: Table, guard: int) -> bool:
    """Whether a pursuer is left out of every test, where the rules say so (`rule45_pursuit_exempt`)."""
    if guard < FIRST_GUARD or not position.rules.guards.rule45_pursuit_exempt:
        return False
    quarry = position.link[guard - FIRST_GUARD]
    return quarry >= 0 and attempts.live(position, quarry)


def watched(position: Table) -> bool:
    """Whether the courtyard is tested for connectivity and the turn may not end while it is cut off."""
    rules = position.rules.guards
    return (
        rules.rule45_violation == "illegal"
        and rules.rule45_test not in ("none", "marked_circles")
        and not moments.relaxed(position)
    )


def holders(position: Table) -> list[int]:
    """The guards of the courtyard who count in the connectivity test."""
    zone, at = position.ground.zone, position.at
    found = [guard for guard in ALL_GUARDS if at[guard] >= 0 and zone[at[guard]] == INNER]
    if position.rules.guards.rule45_pursuit_exempt:
        return [guard for guard in found if not exempt(position, guard)]
    return found


def blocking(position: Table) -> bool:
    """Whether the guards cut off a part of the courtyard, a room or a hideaway (rule 45)."""
    if position.rules.guards.rule45_test in ("none", "marked_circles"):
        return False
    held = frozenset(position.at[guard] for guard in holders(position))
    return not position.ground.connected_without(held)


def stoppers(position: Table) -> list[int]:
    """The guards without whom nothing is cut off; if no single one is to blame, some who shut it together."""
    guards = holders(position)
    shutters = position.ground.shutters(frozenset(position.at[guard] for guard in guards))
    some = [guard for guard in guards if position.at[guard] in shutters]
    return keys(position, guards) or some or guards


def keys(position: Table, guards: list[int]) -> list[int]:
    """Those of these guards who, by going away, would each open what is shut."""
    ground = position.ground
    held = frozenset(position.at[guard] for guard in guards)
    turning = [circle for circle in ground.shutters(held) if ground.connected_without(held - {circle})]
    return [guard for guard in guards if position.at[guard] in turning]


def quarries(position: Table) -> list[int]:
    """The men whose attempts are live."""
    return [pow for pow in range(TEAM * position.officers) if attempts.live(position, pow)]
