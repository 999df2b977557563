"""Guards on the move: steps, posting, recall, arrest (rules 34, 44 to 46)."""

from __future__ import annotations

from ...kernel import Action, Group, Refusal, Verb
from ..custody import home
from ..custody.arrest import Arrest
from ..raids import raiding
from ..table.table import Table
from ..table.verbs import When, never, order
from ..ways import chasing, guards, outlook, phases, resting, seizing
from ..ways.beat import blocking, guard_no_stop, hideaways_open, on_detected, rooms_open, watched
from ..words.actions import GuardAndMan, Move, OfCircle, OfGuard, Step, say, steps_of
from ..words.places import EXTERIOR, FIRST_GUARD, INNER, NOBODY, TEAM
from . import pursuit


def guard_step(position: Table, action: Step) -> None:
    guard, to = position.pawn(action.pawn), position.place(action.place)
    here = position.at[guard]
    position.points -= 1
    if position.rules.guards.guard_garrison_step_cap:
        _note_march(position, guard, here)
    position.put(guard, to)
    position.bound = guard if guard_no_stop(position, to, guard) else NOBODY
    _note_coming(position, guard)
    position.tell_all("guard-stepped", guard=action.pawn, to=action.place, points=position.points)
    for follows in position.chapters.guard_stepped:
        follows(position, guard, here, to)


def _note_march(position: Table, guard: int, here: int) -> None:
    """Count a step in the garrison, but only while the limit applies."""
    if chasing.counts(position, here):
        steps = dict(position.ledger.marched)
        steps[guard] = steps.get(guard, 0) + 1
        position.ledger.marched = tuple(sorted(steps.items()))


def _note_coming(position: Table, guard: int) -> None:
    """Record that the guard has used a point in this turn, by a step or from Barracks
    (`arrest_adjacent_without_move`)."""
    if not position.rules.arrest.arrest_adjacent_without_move:
        position.ledger.came |= {guard}


# What follows a guard's step: the rows that concern patrols


def pursues(position: Table, guard: int, here: int, to: int) -> None:
    """Determine the guard's quarry after this step."""
    if not (position.terms.chases and pursuit.link(position, guard, here, to)):
        _link(position, guard, here, to)


def _link(position: Table, guard: int, here: int, to: int) -> None:
    """Let a guard who follows an opening, or goes out while a man is at large, pursue him (A.3, A92)."""
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
            position.link[slot] = position.at_large(users)[0]
            position.link_edge[slot] = start * size + end
            if position.bound == guard and not guard_no_stop(position, to, guard):
                position.bound = NOBODY  # as a pursuer he may stay (`rule45_pursuit_exempt`)
            return
    if ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR and position.link[slot] < 0:
        at_large = [pow for pow in range(TEAM * position.officers) if position.fugitive(pow)]
        if len(at_large) == 1:
            position.link[slot] = at_large[0]
        elif at_large:
            position.frames.append(pursuit.PursuitChoice(position.security_seat, guard, tuple(at_large)))


def _note_crossing(position: Table, guard: int, here: int, to: int) -> None:
    """Record a crossing: a guard who goes through an opening he closed has come by it; one who leaves its
    room again has not."""
    ground, slot = position.ground, guard - FIRST_GUARD
    if (guard, here, to) in position.ledger.removed:
        position.link_edge[slot] = here * ground.size + to
    elif position.link_edge[slot] >= 0 and ground.zone[to] == INNER and to in ground.near[here]:
        start = position.link_edge[slot] // ground.size
        inside = ground.room[here] >= 0 and ground.room[start] >= 0
        hidden = ground.hideaway[here] >= 0 and ground.hideaway[start] == ground.hideaway[here]
        if (inside or hidden) and ground.room[to] < 0 and ground.hideaway[to] < 0:
            position.link_edge[slot] = NOBODY


# Moves: several steps in one go


def _why_not_move(position: Table, action: Move) -> Refusal | None:
    trial = position.copy()
    for step in steps_of(action):
        refusal = guards.why_not_guard_step(trial, step)
        if refusal is not None and refusal.code == "NO_POINTS":
            about = {"guard": action.pawn, "to": action.places[-1], "points": position.points}
            return Refusal("21", "NO_POINTS", about)
        if refusal is not None:
            return refusal
        guard_step(trial, step)
        trial.settle()
        if trial.outcome is not None or trial.frames[-1].kind != "security":
            break
    return None


def _move(position: Table, action: Move) -> None:
    for step in steps_of(action):
        guard_step(position, step)
        position.settle()
        if position.outcome is not None or position.frames[-1].kind != "security":
            return


# Arrests. None while the courtyard is shut, unless it can still be opened


def arrest_groups(position: Table) -> list[Group]:
    found = seizing.arrest_groups(position)
    if not found or not watched(position) or not blocking(position):
        return found
    left = {group.head: [one for one in group if _leaves_open(position, one)] for group in found}
    return [Group.of(head, actions) for head, actions in left.items() if actions]


def why_not_arrest(position: Table, action: GuardAndMan) -> Refusal | None:
    refusal = seizing.why_not_arrest(position, action)
    if refusal is not None or _leaves_open(position, action):
        return refusal
    return Refusal("45", "COURTYARD_BLOCKED")


def _leaves_open(position: Table, action: Action) -> bool:
    """Whether the courtyard is open after this arrest, or there are points left to open it."""
    assert isinstance(action, GuardAndMan)
    guard, pow = position.pawn(action.guard), position.pawn(action.man)
    cost = seizing.cost_of(position, guard, pow) or 0
    return cost == 0 or outlook.spends(position, cost, gone=guard)


def arrest(position: Table, action: GuardAndMan) -> None:
    guard, pow = position.pawn(action.guard), position.pawn(action.man)
    cost = seizing.cost_of(position, guard, pow)
    assert cost is not None
    position.points -= cost
    position.arrested = True
    position.bound = NOBODY
    position.frames.append(Arrest(position.security_seat, pow, "guard", guard))


# Posting and recalling


def post_groups(position: Table) -> list[Group]:
    if position.points < 1 or position.bound >= 0 or not guards.reserve(position):
        return []
    if guards.why_no_posting(position) is not None:
        return []
    purse = outlook.Purse(position)
    free = [circle for circle in guards.vacant_posts(position) if _may_post(purse, position, circle, 1)]
    return [Group.of("post", [say("post", position.place_name(circle)) for circle in free])] if free else []


def why_not_post(position: Table, action: OfCircle) -> Refusal | None:
    circle = position.place(action.circle)
    about = {"to": action.circle}
    if circle < 0 or circle >= position.ground.size or not position.ground.black[circle]:
        return Refusal("34a", "NOT_A_POST", about)
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if position.points < 1:
        return Refusal("34a", "NO_POINTS", {**about, "points": 0})
    refusal = guards.why_no_posting(position)
    if refusal is not None:
        return refusal
    if not guards.reserve(position):
        return Refusal("34a", "NO_RESERVE", about)
    if position.guard_at[circle] >= 0:
        return Refusal("34a", "OCCUPIED", about)
    if position.pow_at[circle] >= 0:
        return Refusal("36", "OCCUPIED", about)
    return None if may_post(position, circle) else Refusal("45", "COURTYARD_BLOCKED")


def may_post(position: Table, circle: int, points: int = 1) -> bool:
    """Whether a guard posted there for that many points leaves the courtyard open, or points to open it."""
    return _may_post(outlook.Purse(position), position, circle, points)


def _may_post(purse: outlook.Purse, position: Table, circle: int, points: int) -> bool:
    inside = position.ground.zone[circle] == INNER
    return purse.spends(points, post=circle if inside else NOBODY)


def post(position: Table, action: OfCircle) -> None:
    position.points -= 1
    put_on_post(position, action)


def put_on_post(position: Table, action: OfCircle) -> None:
    guard = guards.reserve(position)[0]
    position.put(guard, position.place(action.circle))
    _note_coming(position, guard)
    position.tell_all("posted", guard=position.pawn_name(guard), to=action.circle)


def recall_groups(position: Table) -> list[Group]:
    if position.points < 1 or position.bound >= 0:
        return []
    purse = outlook.Purse(position)
    posted = [
        guard
        for guard in position.guards_on_board()
        if position.ground.black[position.at[guard]] and purse.spends(gone=guard)
    ]
    return (
        [Group.of("recall", [say("recall", position.pawn_name(guard)) for guard in posted])] if posted else []
    )


def why_not_recall(position: Table, action: OfGuard) -> Refusal | None:
    guard = position.pawn(action.guard)
    about = {"guard": action.guard}
    if guard < FIRST_GUARD or position.at[guard] < 0:
        return Refusal("34b", "NOT_ON_BOARD", about)
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if not position.ground.black[position.at[guard]]:
        return Refusal("34b", "NOT_A_POST", {**about, "to": position.place_name(position.at[guard])})
    if position.points < 1:
        return Refusal("34b", "NO_POINTS", {**about, "points": 0})
    return None if outlook.spends(position, gone=guard) else Refusal("45", "COURTYARD_BLOCKED")


def recall(position: Table, action: OfGuard) -> None:
    position.points -= 1
    home.to_barracks(position, position.pawn(action.guard))


# Sending guards back who cannot be brought off forbidden circles (E.3)


def _return_groups(position: Table) -> list[Group]:
    found = [say("return", position.pawn_name(guard)) for guard in _returnable(position)]
    return [Group.of("return", found)] if found else []


def _why_not_return(position: Table, action: OfGuard) -> Refusal | None:
    if position.pawn(action.guard) in _returnable(position):
        return None
    return Refusal("45", "NOT_RETURNABLE", {"guard": action.guard})


def _returnable(position: Table) -> list[int]:
    """The guards that may be sent back; while another throw is to come, only those on no-stop circles."""
    if position.bound < 0 and not phases.last_throw(position):
        return []
    return guards.returnable(position)


def send_back(position: Table, action: OfGuard) -> None:
    home.to_barracks(position, position.pawn(action.guard))
    raiding.bind_offender(position)


# The beginning and the end of Security's turn


def begin_turn(position: Table) -> None:
    """Reset what is counted per turn of Security."""
    ledger = position.ledger
    if ledger.guard_went_home or ledger.riot_squad:
        ledger.guard_went_home = ledger.riot_squad = False


def clear_rooms(position: Table) -> None:
    """Send guards in a room or hideaway without a reason to be there to Barracks."""
    rooms, hideaways = rooms_open(position), hideaways_open(position)
    if position.rules.guards.pursuit_window != "any_time":
        # Through rooms a guard follows a man at once or not at all, so none are left in them (E.7).
        rooms -= chasing.rooms(position)
    for guard in position.guards_on_board():
        place = position.at[guard]
        room, hideaway = position.ground.room[place], position.ground.hideaway[place]
        lawful = room in rooms if room >= 0 else hideaway < 0 or hideaway in hideaways
        if not lawful and not on_detected(position, place):
            home.to_barracks(position, guard)


STEP: Verb[Table, int, When[Table]] = order(
    "step", guards.step_groups, guards.why_not_guard_step, guard_step, after_dice=True, acts=True
)
MOVE: Verb[Table, int, When[Table]] = order(
    "move", lambda position: (), _why_not_move, _move, open=never, after_dice=True, acts=True
)
ARREST: Verb[Table, int, When[Table]] = order(
    "arrest", arrest_groups, why_not_arrest, arrest, after_dice=True, acts=True
)
POST: Verb[Table, int, When[Table]] = order(
    "post", post_groups, why_not_post, post, after_dice=True, acts=True
)
RECALL: Verb[Table, int, When[Table]] = order(
    "recall", recall_groups, why_not_recall, recall, after_dice=True, acts=True
)
RETURN: Verb[Table, int, When[Table]] = order(
    "return", _return_groups, _why_not_return, send_back, after_dice=True
)
