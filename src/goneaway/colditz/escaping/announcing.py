"""Announced attempts, and what is recorded of them while they are live (A.3, C.23)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...kernel import Group, Refusal, Verb
from ..custody import crews, home
from ..table.chapters import Stride
from ..table.holding import tunnel_card
from ..table.table import Table
from ..table.terms import announces
from ..table.verbs import When, verb_row
from ..tunnels import tunnels
from ..ways import attempts, phases, promises
from ..ways.resting import no_stop
from ..ways.standing import unheld
from ..words.actions import Attempt, OfMan, OpenTunnel, say
from ..words.places import CLOSED, EXTERIOR, INNER, NOBODY, OPEN, TEAM

# An attempt (DECLARE_ATTEMPT)


def why_not_attempt(position: Table, team: int, action: Attempt) -> Refusal | None:
    if position.rules.attempts.attempt_declaration == "none":
        return Refusal("19", "NOT_NOW", {"verb": "attempt"})
    pairs = action.pairs
    men = [position.pawn(name) for name, _ in pairs]
    if len(action.more) % 2 or any(not 0 <= man < len(position.returning) for man in men):
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "attempt PRISONER EXIT"})
    refusal = attempts.why_not_now(position, "attempt")
    if refusal is not None:
        return refusal
    if len(set(men)) < len(men):
        return Refusal("attempts", "ALREADY_DECLARED", {"man": action.man})
    for (_, way), man in zip(pairs, men, strict=True):
        refusal = _why_not_declare(position, team, man, way)
        if refusal is not None:
            return refusal
    return None


def _why_not_declare(position: Table, team: int, pow: int, way: str) -> Refusal | None:
    ground = position.ground
    about = {"man": position.pawn_name(pow), "exit": way}
    if pow // TEAM != team:
        return Refusal("attempts", "NOT_YOUR_MAN", about)
    here = position.at[pow]
    if not 0 <= here < ground.size or ground.zone[here] != INNER:
        return Refusal("attempts", "NOT_IN_COURTYARD", about)
    if position.place(way) not in ground.exits:
        return Refusal("attempts", "NOT_AN_EXIT", about)
    if attempts.declared(position, pow):
        return Refusal("attempts", "ALREADY_DECLARED", about)
    if position.rules.kit.kit_needed_to_leave_inner and not position.kit[team]:
        return Refusal("attempts", "KIT_NEEDED", {**about, "to": way})
    return None


def attempt_groups(position: Table, team: int) -> list[Group]:
    """One man and one exit each; further actions add further men."""
    rules = position.rules
    if rules.attempts.attempt_declaration == "none" or attempts.why_not_now(position, "attempt") is not None:
        return []
    if rules.kit.kit_needed_to_leave_inner and not position.kit[team]:
        return []
    ground = position.ground
    out = []
    for pow in position.team_pows(team):
        here = position.at[pow]
        if 0 <= here < ground.size and ground.zone[here] == INNER and not attempts.declared(position, pow):
            name = position.pawn_name(pow)
            ways = [say("attempt", name, ground.names[way]) for way in ground.exits]
            out.append(Group.of(f"attempt {name}", ways))
    return out


def attempt(position: Table, team: int, action: Attempt) -> None:
    for name, way in action.pairs:
        one = (position.pawn(name), position.place(way))
        position.ledger.declared = (*position.ledger.declared, one)
        position.tell_all("declared", man=name, exit=way)
    if position.rules.attempts.attempt_commits_roll:
        tunnels.promise(position, "attempt")


# Out of a tunnel (DECLARE_TUNNEL_EXIT)


def why_not_mouth(position: Table, team: int, action: OfMan) -> Refusal | None:
    if not position.terms.mouth_announced:
        return Refusal("19", "NOT_NOW", {"verb": "mouth"})
    pow = position.pawn(action.man)
    about = {"man": action.man}
    if not 0 <= pow < len(position.returning):
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "mouth PRISONER"})
    refusal = attempts.why_not_now(position)
    if refusal is not None:
        return refusal
    if pow // TEAM != team:
        return Refusal("attempts", "NOT_YOUR_MAN", about)
    if position.at[pow] < position.ground.size:
        return Refusal("attempts", "NOT_IN_TUNNEL", about)
    if position.rules.tunnels.tunnel_exit_needs_kit and not position.kit[team]:
        return Refusal("attempts", "KIT_NEEDED", {**about, "to": position.place_name(position.at[pow])})
    return None


def mouth_groups(position: Table, team: int) -> list[Group]:
    if not position.rules.tunnels.tunnel_exit_declaration:
        return []
    men = [say("mouth", position.pawn_name(p)) for p in position.team_pows(team) if position.in_tunnel(p)]
    found = [action for action in men if why_not_mouth(position, team, action) is None]
    return [Group.of("mouth", found)] if found else []


def mouth(position: Table, team: int, action: OfMan) -> None:
    ground = position.ground
    pow = position.pawn(action.man)
    tunnel = ground.tunnel[position.at[pow] - ground.size]
    end = ground.size + ground.tunnel_circles[tunnel][-1]
    position.ledger.declared = (*position.ledger.declared, (pow, end))
    tunnels.promise(position, "mouth")
    position.tell_all("declared", man=action.man, exit=position.place_name(end))


# A tunnel shown before the roll (OPEN_TUNNEL)


def why_not_show(position: Table, team: int, action: OpenTunnel) -> Refusal | None:
    """Why a Tunnel card may not be shown before any man is near; it names no men (E.7)."""
    refusal = phases.limit_refusal(position)
    if refusal is not None:
        return refusal
    name = action.tunnel
    tunnel = position.ground.tunnel_number.get(name, NOBODY)
    if tunnel < 0 or action.men:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "tunnel NAME"})
    refusal = attempts.why_not_now(position)
    if refusal is not None:
        return refusal
    if tunnel_card(position, team, tunnel) < 0:
        return Refusal("53", "CARD_NOT_HELD", {"card": f"tunnel_{name}"})
    if position.tunnel_state[tunnel] != CLOSED or position.occupants(tunnel):
        return Refusal("53", "TUNNEL_IN_USE", {"tunnel": name})
    return None


def show_groups(position: Table, team: int) -> list[Group]:
    if attempts.why_not_now(position) is not None or phases.limit_refusal(position) is not None:
        return []
    names = [say("tunnel", name) for name in position.ground.tunnels]
    found = [action for action in names if why_not_show(position, team, action) is None]
    return [Group.of("tunnel", found)] if found else []


# What a step records


def note_step(position: Table, step: Stride) -> None:
    """Update a man's status after his step: once out he is not only named; setting out below he joins a
    crew."""
    pow, here, to = step.pow, step.here, step.to
    ground = position.ground
    ledger = position.ledger
    size = ground.size
    if ledger.declared:
        left = here < size and ground.zone[here] == INNER and to < size and ground.zone[to] != INNER
        if left or (here >= size and to < size):
            home.forget(position, pow)
    if ledger.commitment == "tunnel" and pow // TEAM == position.active:
        circles = ground.tunnel_circles[ledger.tunnel_shown]
        if pow not in ledger.crew and promises.progress(position, pow, here, to):
            ledger.crew = (*ledger.crew, pow)
        if here < size and to == size + circles[0] and pow not in ledger.entered:
            ledger.entered = (*ledger.entered, pow)
    if position.rules.guards.pursuit_window != "any_time" and here < size:
        _note_break_out(position, pow, here, to)
    if position.rules.guards.guard_exterior_access == "pursuit_only":
        _note_going_out(position, pow, here, to)


def _note_break_out(position: Table, pow: int, here: int, to: int) -> None:
    zone = position.ground.zone
    if zone[here] == INNER and to < position.ground.size and zone[to] != INNER:
        others = tuple(one for one in position.ledger.broke_out if one[0] != pow)
        position.ledger.broke_out = (*others, (pow, position.round))


def _note_going_out(position: Table, pow: int, here: int, to: int) -> None:
    ground = position.ground
    if to >= ground.size or ground.zone[to] != EXTERIOR:
        return
    if here >= ground.size or ground.zone[here] != EXTERIOR:
        others = tuple(one for one in position.ledger.went_out if one[0] != pow)
        position.ledger.went_out = (*others, (pow, here, to))


def drove_out(position: Table, pow: int, road: Sequence[int]) -> None:
    """Record where the car's road left the castle: guards may follow there if the man has to wait (A92)."""
    if position.rules.guards.guard_exterior_access == "pursuit_only":
        for here, to in pairwise(road):
            _note_going_out(position, pow, here, to)


# The end of a turn


def end_own_turn(position: Table, team: int) -> list[int]:
    """End the promise with the turn: an unmanned tunnel is lost, an announcement may lapse (A73, A97).

    Returns the men who are no longer announced; guards no longer pursue them.
    """
    if not position.terms.promises:
        return []
    ledger = position.ledger
    tunnel = ledger.tunnel_shown
    if tunnel >= 0 and attempts.manning(position, tunnel) and position.tunnel_state[tunnel] == OPEN:
        _give_up_tunnel(position, ledger.tunnel_shown)
    ledger.commitment, ledger.promised = "", 0
    ledger.tunnel_shown, ledger.crew, ledger.entered = NOBODY, (), ()
    if ledger.declared and position.rules.attempts.attempt_lapse == "end_of_own_turn":
        return _lapse(position, [one for one in ledger.declared if one[0] // TEAM == team])
    return []


def end_security_turn(position: Table) -> list[int]:
    """Let announcements lapse and return whose; forget what the guards did in this turn."""
    ledger = position.ledger
    ledger.marched = ledger.chasers = ()
    return _lapse(position, list(ledger.declared)) if ledger.declared else []


def _lapse(position: Table, gone: list[tuple[int, int]]) -> list[int]:
    position.ledger.declared = tuple(one for one in position.ledger.declared if one not in gone)
    for pow, _ in gone:
        position.tell_all("lapsed", man=position.pawn_name(pow))
    return [pow for pow, _ in gone if not attempts.live(position, pow)]


def _give_up_tunnel(position: Table, tunnel: int) -> None:
    """Give up a tunnel too few men entered: the card is lost, and men inside climb into its room (A97)."""
    men = position.occupants(tunnel)
    for pow in men:
        place = _beside(position, tunnel)
        position.put(pow, place)
        position.tell_all("climbed-out", man=position.pawn_name(pow), at=position.place_name(place))
    crews.close(position, tunnel)


def _beside(position: Table, tunnel: int) -> int:
    """The free circle of the tunnel's room nearest to its entrance; if the room is full, one beyond it."""
    ground = position.ground
    start = ground.tunnel_circles[tunnel][0]
    seen = [start]
    for circle in seen:
        seen += [other for other in ground.near[circle] if other not in seen and ground.zone[other] == INNER]
    free = [
        circle
        for circle in seen
        if unheld(position, circle)
        and ground.surface[circle]
        and (ground.room[circle] == ground.tunnel_room[tunnel] or not no_stop(position, circle))
    ]
    free.sort(key=lambda circle: (ground.room[circle] != ground.tunnel_room[tunnel], seen.index(circle)))
    return next((circle for circle in free if not no_stop(position, circle)), free[0])


ATTEMPT: Verb[Table, int, When[Table]] = verb_row(
    "attempt", attempt_groups, why_not_attempt, attempt, known=announces
)
MOUTH: Verb[Table, int, When[Table]] = verb_row("mouth", mouth_groups, why_not_mouth, mouth, known=announces)
#: Playing the Tunnel card, where it is shown before the roll.
SHOW_TUNNEL: Verb[Table, int, When[Table]] = verb_row(
    "tunnel",
    show_groups,
    why_not_show,
    tunnels.open_tunnel,
    open=lambda position, team, kinds: "tunnel" in kinds,
    card=True,
    waits=True,
    known=lambda rules: rules.tunnels.tunnel_open_commitment == "commit_before_roll",
)
