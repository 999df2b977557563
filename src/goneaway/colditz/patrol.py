"""Guards on the move: posting, walking, pursuit, and what they may not block (rules 34, 44 to 46)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from . import escape, tunnels
from .actions import Say, say
from .arrest import Arrest, why_not_arrestable
from .places import EXTERIOR, FIRST_GUARD, GUARDS, INNER, NOBODY, RESERVE, TEAM

if TYPE_CHECKING:
    from .position import Colditz


# Where guards may go


def _detected(position: Colditz, circle: int) -> bool:
    tunnel = position.ground.tunnel[circle]
    return tunnel >= 0 and position.detected[tunnel] >= 0


def rooms_open(position: Colditz) -> set[int]:
    """Rooms guards may be in now: a man left by a drop of theirs, or a detected tunnel starts there."""
    ground = position.ground
    out = {ground.room[start] for start, _, _, _, _ in position.live_openings() if ground.room[start] >= 0}
    out |= {ground.tunnel_room[tunnel] for tunnel, card in enumerate(position.detected) if card >= 0}
    return out


def rooms_passable(position: Colditz, wanted: set[int]) -> set[int]:
    """Rooms that must be crossed to get to those, because they have no door of their own."""
    ground = position.ground
    out = set(wanted)
    for room in wanted:
        if any(
            ground.room[other] < 0 and ground.hideaway[other] < 0
            for circle in ground.room_circles[room]
            for other in ground.near[circle]
        ):
            continue
        waiting = [room]
        seen = {room}
        while waiting:
            now = waiting.pop()
            for circle in ground.room_circles[now]:
                for other in ground.near[circle]:
                    beside = ground.room[other]
                    if beside >= 0 and beside not in seen:
                        seen.add(beside)
                        waiting.append(beside)
        out |= seen
    return out


def guard_edges(position: Colditz, here: int) -> list[int]:
    """Circles one step away for a guard: plain steps, a fugitive's opening, a detected tunnel."""
    ground = position.ground
    out = list(ground.near[here])
    for start, end, _, _, _ in position.openings:
        if start == here and _still_followed(position, start, end) and end not in out:
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


def _still_followed(position: Colditz, start: int, end: int) -> bool:
    return any(opening[0] == start and opening[1] == end for opening in position.live_openings())


def open_to_guard(position: Colditz, guard: int, here: int, to: int) -> bool:
    return why_not_enter(position, guard, here, to) is None


def why_not_enter(position: Colditz, guard: int, here: int, to: int) -> Refusal | None:
    """May a guard step onto this circle at all, points and stopping aside?"""
    ground = position.ground
    about = {"guard": position.pawn_name(guard), "to": position.place_name(to)}
    detected = _detected(position, to)
    if position.guard_at[to] not in (NOBODY, guard) or position.pow_at[to] >= 0:
        return Refusal("23", "OCCUPIED", about)
    if ground.target[to] >= 0 and to in position.at[:FIRST_GUARD]:
        return Refusal("23", "OCCUPIED", about)
    if not ground.surface[to] and not detected:
        return Refusal("53", "TUNNEL_CLOSED", {**about, "tunnel": ground.tunnels[ground.tunnel[to]]})
    if ground.white[to] and position.rules.movement.guard_in_appel_area == "forbidden":
        return Refusal("35", "NOT_FOR_GUARDS", about)
    if ground.hideaway[to] >= 0:
        return Refusal("25", "NOT_FOR_GUARDS", about)
    if ground.room[to] >= 0 and ground.room[to] not in rooms_passable(position, rooms_open(position)):
        return Refusal("44", "NOT_FOR_GUARDS", about)
    if (
        ground.tunnel[to] >= 0
        and ground.tunnel[here] == ground.tunnel[to]
        and not detected
        and not position.rules.zones.tunnel_surface_along
    ):
        return Refusal("53", "ALONG_TUNNEL", about)
    return None


def guard_no_stop(position: Colditz, circle: int) -> bool:
    """Circles a guard may cross but not end his turn on."""
    ground = position.ground
    rules = position.rules
    if _detected(position, circle) or ground.black[circle]:
        # A post is a post, even in a gate: the game itself puts guards there (A26).
        return False
    if ground.tunnel[circle] >= 0:
        return True
    if ground.gate[circle] >= 0 and not rules.movement.guard_stop_on_key_pass:
        return True
    if ground.cell_door[circle] and rules.guards.guard_on_cell_door != "allowed":
        return True
    if ground.white[circle]:
        return rules.movement.guard_in_appel_area == "transit_only"
    if ground.room[circle] >= 0:
        return ground.room[circle] not in rooms_open(position)
    if rules.guards.rule45_test == "strict":
        return ground.protected[circle]
    if rules.guards.rule45_test == "connectivity_lanes":
        return ground.single_lane[circle] and ground.zone[circle] == INNER
    return False


def _way_on(position: Colditz, guard: int, start: int, points: int) -> bool:
    seen = {start}
    edge = [start]
    for _ in range(points):
        following = []
        for here in edge:
            for to in guard_edges(position, here):
                if to in seen or not open_to_guard(position, guard, here, to):
                    continue
                if not guard_no_stop(position, to):
                    return True
                seen.add(to)
                following.append(to)
        edge = following
        if not edge:
            return False
    return False


def why_not_guard_step(position: Colditz, action: Say) -> Refusal | None:
    guard = position.pawn(action.words[0])
    to = position.place(action.words[1])
    if guard < FIRST_GUARD or not 0 <= to < position.ground.size:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "step GUARD CIRCLE"})
    about = {"guard": action.words[0], "to": action.words[1]}
    here = position.at[guard]
    if here < 0:
        return Refusal("34a", "NOT_ON_BOARD", about)
    if position.bound >= 0 and position.bound != guard:
        return Refusal("45", "OTHER_MAN_BOUND", {**about, "bound": position.pawn_name(position.bound)})
    if position.points < 1:
        return Refusal("21", "NO_POINTS", about)
    if to not in guard_edges(position, here):
        return Refusal("46", "NOT_ADJACENT", about)
    refusal = why_not_enter(position, guard, here, to)
    if refusal is not None:
        return refusal
    if guard_no_stop(position, to) and not _way_on(position, guard, to, position.points - 1):
        return Refusal("45", "NO_WAY_OFF", about)
    return None


def _steps(position: Colditz, guard: int) -> list[int]:
    here = position.at[guard]
    return [
        to
        for to in guard_edges(position, here)
        if open_to_guard(position, guard, here, to)
        and (not guard_no_stop(position, to) or _way_on(position, guard, to, position.points - 1))
    ]


def _movers(position: Colditz) -> list[int]:
    if position.bound >= FIRST_GUARD:
        return [position.bound]
    return position.guards_on_board()


def step_groups(position: Colditz) -> list[Group]:
    if position.points < 1:
        return []

    def make(guard: int, to: int) -> Say:
        return say("step", position.pawn_name(guard), position.place_name(to))

    return [
        Group(f"step {position.pawn_name(guard)}", partial(_steps, position, guard), partial(make, guard))
        for guard in _movers(position)
    ]


def guard_step(position: Colditz, action: Say) -> None:
    guard, to = position.pawn(action.words[0]), position.place(action.words[1])
    here = position.at[guard]
    ground = position.ground
    position.points -= 1
    position.put(guard, to)
    position.bound = guard if guard_no_stop(position, to) else NOBODY
    position.tell_all("guard-stepped", guard=action.words[0], to=action.words[1], points=position.points)
    _link(position, guard, here, to)
    tunnel = ground.tunnel[to]
    if tunnel >= 0 and position.detected[tunnel] >= 0:
        tunnel_caught(position, tunnel)


def _link(position: Colditz, guard: int, here: int, to: int) -> None:
    """A guard who follows an opening, or goes out while somebody is at large, pursues him (A.3, A92)."""
    ground = position.ground
    size = ground.size
    slot = guard - FIRST_GUARD
    for start, end, _, users, _ in position.live_openings():
        followed = (start == here and end == to) or (
            ground.room[to] >= 0 and ground.room[start] == ground.room[to]
        )
        if followed:
            quarry = next(
                pow for pow in range(TEAM * position.officers) if users >> pow & 1 and position.fugitive(pow)
            )
            position.link[slot] = quarry
            position.link_edge[slot] = start * size + end
            return
    if ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR and position.link[slot] < 0:
        at_large = [pow for pow in range(TEAM * position.officers) if position.fugitive(pow)]
        if len(at_large) == 1:
            position.link[slot] = at_large[0]
        elif at_large:
            from .security import PursuitChoice

            position.frames.append(PursuitChoice(position.security_seat, guard, tuple(at_large)))


def tunnel_caught(position: Colditz, tunnel: int) -> None:
    """Two guards on different circles of a detected tunnel: everybody in it is arrested (P7)."""
    from .raids import TunnelRaid

    if len(tunnels.guards_on(position, tunnel)) >= position.rules.tunnels.tunnel_detected_guards:
        position.frames.append(TunnelRaid(position.security_seat, tunnel))


# Arrest by a guard


def why_not_arrest(position: Colditz, action: Say) -> Refusal | None:
    guard, pow = position.pawn(action.words[0]), position.pawn(action.words[1])
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "arrest GUARD PRISONER"})
    about = {"guard": action.words[0], "man": action.words[1]}
    if position.at[guard] < 0:
        return Refusal("34c", "NOT_ON_BOARD", about)
    if position.bound >= 0 and position.bound != guard:
        return Refusal("45", "OTHER_MAN_BOUND", {**about, "bound": position.pawn_name(position.bound)})
    if position.points < 1:
        return Refusal("34c", "NO_POINTS", about)
    refusal = why_not_arrestable(position, pow)
    if refusal is not None:
        return refusal
    if position.at[pow] not in guard_edges(position, position.at[guard]):
        return Refusal("34c", "NOT_ADJACENT", about)
    return None


def arrest_groups(position: Colditz) -> list[Group]:
    if position.points < 1:
        return []
    out = []
    for guard in _movers(position):
        near = guard_edges(position, position.at[guard])
        found = [pow for pow in _men_on(position, near) if why_not_arrestable(position, pow) is None]
        if found:
            name = position.pawn_name(guard)
            out.append(
                Group.of(f"arrest {name}", [say("arrest", name, position.pawn_name(pow)) for pow in found])
            )
    return out


def _men_on(position: Colditz, circles: list[int]) -> list[int]:
    out = [position.pow_at[circle] for circle in circles if position.pow_at[circle] >= 0]
    for circle in circles:
        if position.ground.target[circle] >= 0:
            out += [pow for pow in range(TEAM * position.officers) if position.at[pow] == circle]
    return out


def arrest(position: Colditz, action: Say) -> None:
    guard, pow = position.pawn(action.words[0]), position.pawn(action.words[1])
    position.points -= 1
    position.arrested = True
    position.bound = NOBODY
    position.frames.append(Arrest(position.security_seat, pow, "guard", guard))


# Posting and recalling


def reserve(position: Colditz) -> list[int]:
    return [guard for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS) if position.at[guard] == RESERVE]


def why_not_post(position: Colditz, action: Say) -> Refusal | None:
    circle = position.place(action.words[0])
    about = {"to": action.words[0]}
    if circle < 0 or circle >= position.ground.size or not position.ground.black[circle]:
        return Refusal("34a", "NOT_A_POST", about)
    if position.bound >= 0:
        return Refusal("45", "OTHER_MAN_BOUND", {**about, "bound": position.pawn_name(position.bound)})
    if position.points < 1:
        return Refusal("34a", "NO_POINTS", about)
    if position.arrested and position.rules.guards.posting_order == "before_arrests":
        return Refusal("34a", "POST_BEFORE_ARRESTS", about)
    if not reserve(position):
        return Refusal("34a", "NO_RESERVE", about)
    if position.pow_at[circle] >= 0 or position.guard_at[circle] >= 0:
        return Refusal("36", "OCCUPIED", about)
    return None


def post_groups(position: Colditz) -> list[Group]:
    barred = position.arrested and position.rules.guards.posting_order == "before_arrests"
    if position.points < 1 or position.bound >= 0 or barred or not reserve(position):
        return []
    free = [
        circle
        for circle in position.ground.posts
        if position.pow_at[circle] < 0 and position.guard_at[circle] < 0
    ]
    return [Group.of("post", [say("post", position.place_name(circle)) for circle in free])] if free else []


def post(position: Colditz, action: Say) -> None:
    guard = reserve(position)[0]
    position.points -= 1
    position.put(guard, position.place(action.words[0]))
    position.tell_all("posted", guard=position.pawn_name(guard), to=action.words[0])


def why_not_recall(position: Colditz, action: Say) -> Refusal | None:
    guard = position.pawn(action.words[0])
    about = {"guard": action.words[0]}
    if guard < FIRST_GUARD or position.at[guard] < 0:
        return Refusal("34b", "NOT_ON_BOARD", about)
    if position.bound >= 0:
        return Refusal("45", "OTHER_MAN_BOUND", {**about, "bound": position.pawn_name(position.bound)})
    if not position.ground.black[position.at[guard]]:
        return Refusal("34b", "NOT_A_POST", {**about, "to": position.place_name(position.at[guard])})
    if position.points < 1:
        return Refusal("34b", "NO_POINTS", about)
    return None


def recall_groups(position: Colditz) -> list[Group]:
    if position.points < 1 or position.bound >= 0:
        return []
    posted = [guard for guard in position.guards_on_board() if position.ground.black[position.at[guard]]]
    return (
        [Group.of("recall", [say("recall", position.pawn_name(guard)) for guard in posted])] if posted else []
    )


def recall(position: Colditz, action: Say) -> None:
    position.points -= 1
    escape.to_barracks(position, position.pawn(action.words[0]))


# The end of Security's turn


def offenders(position: Colditz) -> list[int]:
    """Guards who stand where a guard may not end the turn by himself."""
    return [guard for guard in position.guards_on_board() if guard_no_stop(position, position.at[guard])]


def blocking(position: Colditz) -> bool:
    """Do the guards cut off a part of the courtyard, a room or a hideaway (rule 45)?"""
    if position.rules.guards.rule45_test in ("none", "marked_circles"):
        return False
    ground = position.ground
    held = frozenset(
        position.at[guard] for guard in position.guards_on_board() if ground.zone[position.at[guard]] == INNER
    )
    return not ground.connected_without(held)


def why_not_end(position: Colditz) -> Refusal | None:
    wrong = offenders(position)
    if wrong:
        return Refusal(
            "45",
            "GUARD_IN_THE_WAY",
            {"guard": position.pawn_name(wrong[0]), "at": position.place_name(position.at[wrong[0]])},
        )
    if blocking(position):
        return Refusal("45", "COURTYARD_BLOCKED")
    return None


def returnable(position: Colditz) -> list[int]:
    """Guards Security must send back because no step left can put things right (E.3)."""
    if why_not_end(position) is None:
        return []
    wrong = offenders(position)
    inner = [g for g in position.guards_on_board() if position.ground.zone[position.at[g]] == INNER]
    candidates = wrong or _stoppers(position, inner)
    if position.bound >= 0:
        candidates = [position.bound] if position.bound in candidates else candidates
    return [] if position.points and any(_cures(position, guard) for guard in candidates) else candidates


def _stoppers(position: Colditz, guards: list[int]) -> list[int]:
    """Those of the guards without whom nothing is cut off; all of them if no single one does it."""
    held = frozenset(position.at[guard] for guard in guards)
    found = [guard for guard in guards if position.ground.connected_without(held - {position.at[guard]})]
    return found or guards


def _cures(position: Colditz, guard: int) -> bool:
    """Could this guard alone, with the points left, bring the position in order, or at least himself?"""
    home = position.at[guard]
    others_wrong = [other for other in offenders(position) if other != guard]
    seen = {home}
    edge = [home]
    for _ in range(position.points):
        following = []
        for here in edge:
            for to in guard_edges(position, here):
                if to in seen or not open_to_guard(position, guard, here, to):
                    continue
                seen.add(to)
                following.append(to)
                if guard_no_stop(position, to):
                    continue
                if others_wrong:
                    return True
                position.put(guard, to)
                fine = not blocking(position)
                position.put(guard, home)
                if fine:
                    return True
        edge = following
    if position.ground.black[home] and not others_wrong:
        position.put(guard, RESERVE)
        fine = not blocking(position)
        position.put(guard, home)
        return fine
    return False


def send_back(position: Colditz, action: Say) -> None:
    escape.to_barracks(position, position.pawn(action.words[0]))
    bind_offender(position)


def bind_offender(position: Colditz) -> None:
    """A guard who stands where he may not stop comes off it before anything else is done (A6)."""
    position.bound = next(iter(offenders(position)), NOBODY)


def clear_rooms(position: Colditz) -> None:
    """A guard in a room without a reason to be there goes to Barracks."""
    allowed = rooms_open(position)
    for guard in position.guards_on_board():
        room = position.ground.room[position.at[guard]]
        if room >= 0 and room not in allowed and not _detected(position, position.at[guard]):
            escape.to_barracks(position, guard)
