"""Guards on the move: posting, walking, pursuit, and what they may not block (rules 34, 44 to 46)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..kernel import Action, Group, Refusal
from . import detection, escape, markers, outlook, pursuit, resting, searching, seizing
from .actions import Say, say
from .arrest import note_coming
from .beat import (
    blocking,
    guard_edges,
    guard_no_stop,
    hideaways_open,
    movers,
    on_detected,
    open_to_guard,
    rooms_open,
    stoppers,
    watched,
    why_not_enter,
)
from .outlook import Passages
from .places import EXTERIOR, FIRST_GUARD, GUARDS, INNER, NOBODY, RESERVE, TEAM

if TYPE_CHECKING:
    from .position import Colditz


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
        return resting.bound_refusal(position)
    if position.points < 1:
        return Refusal("21", "NO_POINTS", {**about, "points": position.points})
    if position.rules.guards.guard_garrison_step_cap:
        refusal = pursuit.why_not_march(position, guard)
        if refusal is not None:
            return refusal
    if to not in guard_edges(position, here, guard):
        # Drops and wire are crossed in pursuit (rule 46); for the rest a step is a step.
        barrier = any(place == to for place, _, _ in position.ground.barriers[here])
        return Refusal("46" if barrier else "34", "NOT_ADJACENT", about)
    refusal = why_not_enter(position, guard, here, to)
    if refusal is not None:
        return refusal
    passages = Passages(position, guard)
    if not outlook.may_step(position, guard, to, passages):
        # Shut whatever he does: his step would only spend the points that are to open it.
        if passages.shut:
            return Refusal("45", "COURTYARD_BLOCKED")
        return Refusal(resting.guard_clause(position, to), "NO_WAY_OFF", about)
    return None


def _steps(position: Colditz, guard: int) -> list[int]:
    here = position.at[guard]
    if pursuit.steps_left(position, guard, here, 1) < 1:
        return []
    passages = Passages(position, guard)
    return [
        to
        for to in guard_edges(position, here, guard)
        if open_to_guard(position, guard, here, to) and outlook.may_step(position, guard, to, passages)
    ]


def step_groups(position: Colditz) -> list[Group]:
    if position.points < 1:
        return []

    def make(guard: int, to: int) -> Say:
        return say("step", position.pawn_name(guard), position.place_name(to))

    return [
        Group(f"step {position.pawn_name(guard)}", partial(_steps, position, guard), partial(make, guard))
        for guard in movers(position)
    ]


def guard_step(position: Colditz, action: Say) -> None:
    guard, to = position.pawn(action.words[0]), position.place(action.words[1])
    here = position.at[guard]
    ground = position.ground
    position.points -= 1
    if position.rules.guards.guard_garrison_step_cap:
        pursuit.note_march(position, guard, here)
    position.put(guard, to)
    position.bound = guard if guard_no_stop(position, to, guard) else NOBODY
    note_coming(position, guard)
    position.tell_all("guard-stepped", guard=action.words[0], to=action.words[1], points=position.points)
    if not (position.terms.chases and pursuit.link(position, guard, here, to)):
        _link(position, guard, here, to)
    if position.rules.equipment.marker_removed_by_guard:
        markers.touch(position, guard, here, to)
    tunnel = ground.tunnel[to]
    if tunnel >= 0 and position.detected[tunnel] >= 0:
        detection.tunnel_caught(position, tunnel)
    if position.ledger.laid and ground.room[to] >= 0:
        searching.guard_in_room(position, guard, to)


def _link(position: Colditz, guard: int, here: int, to: int) -> None:
    """A guard who follows an opening, or goes out while somebody is at large, pursues him (A.3, A92)."""
    ground = position.ground
    size = ground.size
    slot = guard - FIRST_GUARD
    _note_crossing(position, guard, here, to)
    for start, end, _, users, _ in position.live_openings():
        followed = (start == here and end == to) or (
            ground.room[to] >= 0 and ground.room[start] == ground.room[to]
        )
        followed = followed or (ground.hideaway[to] >= 0 and ground.hideaway[start] == ground.hideaway[to])
        if followed:
            quarry = next(
                pow for pow in range(TEAM * position.officers) if users >> pow & 1 and position.fugitive(pow)
            )
            position.link[slot] = quarry
            position.link_edge[slot] = start * size + end
            if position.bound == guard and not guard_no_stop(position, to, guard):
                position.bound = NOBODY  # as a pursuer he may stay (`rule45_pursuit_exempt`)
            return
    if ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR and position.link[slot] < 0:
        at_large = [pow for pow in range(TEAM * position.officers) if position.fugitive(pow)]
        if len(at_large) == 1:
            position.link[slot] = at_large[0]
        elif at_large:
            from .security import PursuitChoice

            position.frames.append(PursuitChoice(position.security_seat, guard, tuple(at_large)))


def _note_crossing(position: Colditz, guard: int, here: int, to: int) -> None:
    """Who goes through an opening he has closed himself has come by it; who leaves its room again has not."""
    ground, slot = position.ground, guard - FIRST_GUARD
    if (guard, here, to) in position.ledger.removed:
        position.link_edge[slot] = here * ground.size + to
    elif position.link_edge[slot] >= 0 and ground.zone[to] == INNER and to in ground.near[here]:
        start = position.link_edge[slot] // ground.size
        inside = ground.room[here] >= 0 and ground.room[start] >= 0
        hidden = ground.hideaway[here] >= 0 and ground.hideaway[start] == ground.hideaway[here]
        if (inside or hidden) and ground.room[to] < 0 and ground.hideaway[to] < 0:
            position.link_edge[slot] = NOBODY


# Arrests while the courtyard is shut


def why_not_arrest(position: Colditz, action: Say) -> Refusal | None:
    refusal = seizing.why_not_arrest(position, action)
    if refusal is not None or _leaves_open(position, action):
        return refusal
    return Refusal("45", "COURTYARD_BLOCKED")


def _leaves_open(position: Colditz, action: Action) -> bool:
    """Is the courtyard open after this arrest, or left with points to open it?"""
    assert isinstance(action, Say)
    guard, pow = position.pawn(action.words[0]), position.pawn(action.words[1])
    cost = seizing.cost_of(position, guard, pow) or 0
    return cost == 0 or outlook.spends(position, cost, gone=guard)


def arrest_groups(position: Colditz) -> list[Group]:
    found = seizing.arrest_groups(position)
    if not found or not watched(position) or not blocking(position):
        return found
    left = {group.head: [one for one in group if _leaves_open(position, one)] for group in found}
    return [Group.of(head, actions) for head, actions in left.items() if actions]


# Posting and recalling


def reserve(position: Colditz) -> list[int]:
    return [guard for guard in range(FIRST_GUARD, FIRST_GUARD + GUARDS) if position.at[guard] == RESERVE]


def why_no_posting(position: Colditz) -> Refusal | None:
    """Postings come before arrests, or before any guard has gone home (A24)."""
    order = position.rules.guards.posting_order
    if position.arrested and order == "before_arrests":
        return Refusal("34a", "POST_BEFORE_ARRESTS")
    if order == "no_posting_after_return" and position.ledger.guard_went_home:
        return Refusal("34a", "POST_BEFORE_RETURNS")
    return None


def vacant_posts(position: Colditz) -> list[int]:
    return [
        circle
        for circle in position.ground.posts
        if position.pow_at[circle] < 0 and position.guard_at[circle] < 0
    ]


def why_not_post(position: Colditz, action: Say) -> Refusal | None:
    circle = position.place(action.words[0])
    about = {"to": action.words[0]}
    if circle < 0 or circle >= position.ground.size or not position.ground.black[circle]:
        return Refusal("34a", "NOT_A_POST", about)
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if position.points < 1:
        return Refusal("34a", "NO_POINTS", {**about, "points": 0})
    refusal = why_no_posting(position)
    if refusal is not None:
        return refusal
    if not reserve(position):
        return Refusal("34a", "NO_RESERVE", about)
    if position.guard_at[circle] >= 0:
        return Refusal("34a", "OCCUPIED", about)
    if position.pow_at[circle] >= 0:
        return Refusal("36", "OCCUPIED", about)
    return None if may_post(position, circle) else Refusal("45", "COURTYARD_BLOCKED")


def may_post(position: Colditz, circle: int, points: int = 1) -> bool:
    """Does a guard posted there for so many points leave the courtyard open, or points to open it?"""
    inside = position.ground.zone[circle] == INNER
    return outlook.spends(position, points, post=circle if inside else NOBODY)


def post_groups(position: Colditz) -> list[Group]:
    if position.points < 1 or position.bound >= 0 or not reserve(position):
        return []
    if why_no_posting(position) is not None:
        return []
    free = [circle for circle in vacant_posts(position) if may_post(position, circle)]
    return [Group.of("post", [say("post", position.place_name(circle)) for circle in free])] if free else []


def post(position: Colditz, action: Say) -> None:
    position.points -= 1
    put_on_post(position, action)


def put_on_post(position: Colditz, action: Say) -> None:
    guard = reserve(position)[0]
    position.put(guard, position.place(action.words[0]))
    note_coming(position, guard)
    position.tell_all("posted", guard=position.pawn_name(guard), to=action.words[0])


def why_not_recall(position: Colditz, action: Say) -> Refusal | None:
    guard = position.pawn(action.words[0])
    about = {"guard": action.words[0]}
    if guard < FIRST_GUARD or position.at[guard] < 0:
        return Refusal("34b", "NOT_ON_BOARD", about)
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if not position.ground.black[position.at[guard]]:
        return Refusal("34b", "NOT_A_POST", {**about, "to": position.place_name(position.at[guard])})
    if position.points < 1:
        return Refusal("34b", "NO_POINTS", {**about, "points": 0})
    return None if outlook.spends(position, gone=guard) else Refusal("45", "COURTYARD_BLOCKED")


def recall_groups(position: Colditz) -> list[Group]:
    if position.points < 1 or position.bound >= 0:
        return []
    posted = [
        guard
        for guard in position.guards_on_board()
        if position.ground.black[position.at[guard]] and outlook.spends(position, gone=guard)
    ]
    return (
        [Group.of("recall", [say("recall", position.pawn_name(guard)) for guard in posted])] if posted else []
    )


def recall(position: Colditz, action: Say) -> None:
    position.points -= 1
    escape.to_barracks(position, position.pawn(action.words[0]))


# The beginning and the end of Security's turn


def begin_turn(position: Colditz) -> None:
    """What is counted by the turn of Security begins anew."""
    ledger = position.ledger
    if ledger.guard_went_home or ledger.riot_squad:
        ledger.guard_went_home = ledger.riot_squad = False


def offenders(position: Colditz) -> list[int]:
    """Guards who stand where a guard may not end the turn by himself."""
    return [
        guard for guard in position.guards_on_board() if guard_no_stop(position, position.at[guard], guard)
    ]


def why_not_end(position: Colditz) -> Refusal | None:
    wrong = offenders(position)
    if wrong:
        at = position.at[wrong[0]]
        return Refusal(
            resting.guard_clause(position, at),
            "GUARD_IN_THE_WAY",
            {"guard": position.pawn_name(wrong[0]), "at": position.place_name(at)},
        )
    if watched(position) and blocking(position):
        return Refusal("45", "COURTYARD_BLOCKED")
    return None


def in_the_way(position: Colditz) -> list[int]:
    """Guards because of whom the turn cannot end as they stand."""
    if why_not_end(position) is None:
        return []
    return offenders(position) or stoppers(position)


def returnable(position: Colditz) -> list[int]:
    """Guards Security must send back because no step, arrest or recall left can put things right (E.3)."""
    wrong = in_the_way(position)
    if not wrong:
        return []
    if position.bound in wrong:
        wrong = [position.bound]
    if offenders(position):
        return [] if any(outlook.comes_off(position, guard) for guard in wrong) else wrong
    return [] if outlook.opens(position) else wrong


def send_back(position: Colditz, action: Say) -> None:
    escape.to_barracks(position, position.pawn(action.words[0]))
    bind_offender(position)


def bind_offender(position: Colditz) -> None:
    """A guard who stands where he may not stop comes off it before anything else is done (A6)."""
    position.bound = next(iter(offenders(position)), NOBODY)


def clear_rooms(position: Colditz) -> None:
    """A guard in a room or hideaway without a reason to be there goes to Barracks."""
    rooms, hideaways = rooms_open(position), hideaways_open(position)
    if position.rules.guards.pursuit_window != "any_time":
        # Through rooms one follows a man at once or not at all: nobody is left in them (E.7).
        rooms -= pursuit.rooms(position)
    for guard in position.guards_on_board():
        place = position.at[guard]
        room, hideaway = position.ground.room[place], position.ground.hideaway[place]
        lawful = room in rooms if room >= 0 else hideaway < 0 or hideaway in hideaways
        if not lawful and not on_detected(position, place):
            escape.to_barracks(position, guard)
