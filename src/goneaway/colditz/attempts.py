"""Attempts: announcing them, what an announcement binds the roll to, and while they are live (A.3, C.23).

A man is DECLARED from the announcement until he is out or the announcement lapses, OUT while he is
outside the courtyard, at the MOUTH by day on the last circle of an open tunnel. An announcement, or a
tunnel shown before the roll, binds the points: only steps that bring a man nearer to it are made, as
long as there is one (A91).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from .actions import Say, say
from .holding import tunnel_card
from .places import AFTER_ROLL, BEFORE_ROLL, CLOSED, EXTERIOR, INNER, NOBODY, OPEN, TEAM

if TYPE_CHECKING:
    from .position import Colditz

Find = Callable[[], Sequence[Group]]


# The states of an attempt


def declared(position: Colditz, pow: int) -> bool:
    """He was named this turn and is not out yet."""
    return any(pow == man for man, _ in position.ledger.declared)


def at_mouth(position: Colditz, pow: int) -> bool:
    """By day, on the last circle of an open tunnel (`tunnel_last_circle_is_attempt`)."""
    ground = position.ground
    place = position.at[pow] - ground.size
    if place < 0 or not position.terms.mouth_is_attempt:
        return False
    tunnel = ground.tunnel[place]
    return position.tunnel_state[tunnel] == OPEN and ground.tunnel_circles[tunnel][-1] == place


def live(position: Colditz, pow: int) -> bool:
    """His attempt is live in any state: DECLARED, OUT or MOUTH."""
    return declared(position, pow) or position.fugitive(pow) or at_mouth(position, pow)


def any_live(position: Colditz) -> bool:
    """Somebody's attempt is live: the caps on guards may fall away (`attempt_lifts_guard_caps`)."""
    return any(live(position, pow) for team in range(position.officers) for pow in position.team_pows(team))


def caps_lifted(position: Colditz) -> bool:
    """A live attempt takes the limits off the guards' steps and, at night, off their dice (A112)."""
    return position.rules.attempts.attempt_lifts_guard_caps and any_live(position)


def forget(position: Colditz, pow: int) -> None:
    """He is out, arrested, dead or home: he is no longer one who has only been named."""
    if position.ledger.declared:
        position.ledger.declared = tuple(one for one in position.ledger.declared if one[0] != pow)


# When something may be announced


def _why_not_now(position: Colditz, one_more: str = "") -> Refusal | None:
    """Before the roll; at night by some rules also after it, as long as nothing else is promised (A91)."""
    ledger = position.ledger
    if position.stage == AFTER_ROLL:
        if not position.terms.announced_late:
            return Refusal("attempts", "BEFORE_THE_ROLL")
        if position.points < 1:
            return Refusal("attempts", "NO_POINTS", {"points": 0})
    elif position.stage != BEFORE_ROLL:
        return Refusal("phases", "WRONG_PHASE")
    # Further men may join an attempt until the first point is spent.
    if ledger.commitment and (ledger.commitment != one_more or position.points != ledger.promised):
        return Refusal("attempts", "ONE_PROMISE")
    return None


def _promise(position: Colditz, what: str) -> None:
    position.ledger.commitment = what
    position.ledger.promised = position.points


# DECLARE_ATTEMPT


def why_not_attempt(position: Colditz, team: int, action: Say) -> Refusal | None:
    if position.rules.attempts.attempt_declaration == "none":
        return Refusal("19", "NOT_NOW", {"verb": "attempt"})
    words = action.words
    pairs = list(zip(words[::2], words[1::2], strict=False))
    men = [position.pawn(name) for name, _ in pairs]
    if len(words) % 2 or any(not 0 <= man < len(position.returning) for man in men):
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "attempt PRISONER EXIT"})
    refusal = _why_not_now(position, "attempt")
    if refusal is not None:
        return refusal
    if len(set(men)) < len(men):
        return Refusal("attempts", "ALREADY_DECLARED", {"man": words[0]})
    for (_, way), man in zip(pairs, men, strict=True):
        refusal = _why_not_declare(position, team, man, way)
        if refusal is not None:
            return refusal
    return None


def _why_not_declare(position: Colditz, team: int, pow: int, way: str) -> Refusal | None:
    ground = position.ground
    about = {"man": position.pawn_name(pow), "exit": way}
    if pow // TEAM != team:
        return Refusal("attempts", "NOT_YOUR_MAN", about)
    here = position.at[pow]
    if not 0 <= here < ground.size or ground.zone[here] != INNER:
        return Refusal("attempts", "NOT_IN_COURTYARD", about)
    if position.place(way) not in ground.exits:
        return Refusal("attempts", "NOT_AN_EXIT", about)
    if declared(position, pow):
        return Refusal("attempts", "ALREADY_DECLARED", about)
    if position.rules.kit.kit_needed_to_leave_inner and not position.kit[team]:
        return Refusal("attempts", "KIT_NEEDED", {**about, "to": way})
    return None


def attempt_groups(position: Colditz, team: int) -> list[Group]:
    """One man and one exit each; further men are added by further actions."""
    rules = position.rules
    if rules.attempts.attempt_declaration == "none" or _why_not_now(position, "attempt") is not None:
        return []
    if rules.kit.kit_needed_to_leave_inner and not position.kit[team]:
        return []
    ground = position.ground
    out = []
    for pow in position.team_pows(team):
        here = position.at[pow]
        if 0 <= here < ground.size and ground.zone[here] == INNER and not declared(position, pow):
            name = position.pawn_name(pow)
            ways = [say("attempt", name, ground.names[way]) for way in ground.exits]
            out.append(Group.of(f"attempt {name}", ways))
    return out


def attempt(position: Colditz, team: int, action: Say) -> None:
    words = action.words
    for name, way in zip(words[::2], words[1::2], strict=True):
        one = (position.pawn(name), position.place(way))
        position.ledger.declared = (*position.ledger.declared, one)
        position.tell_all("declared", man=name, exit=way)
    if position.rules.attempts.attempt_commits_roll:
        _promise(position, "attempt")


# DECLARE_TUNNEL_EXIT


def why_not_mouth(position: Colditz, team: int, action: Say) -> Refusal | None:
    if not position.terms.mouth_announced:
        return Refusal("19", "NOT_NOW", {"verb": "mouth"})
    pow = position.pawn(action.words[0])
    about = {"man": action.words[0]}
    if not 0 <= pow < len(position.returning):
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "mouth PRISONER"})
    refusal = _why_not_now(position)
    if refusal is not None:
        return refusal
    if pow // TEAM != team:
        return Refusal("attempts", "NOT_YOUR_MAN", about)
    if position.at[pow] < position.ground.size:
        return Refusal("attempts", "NOT_IN_TUNNEL", about)
    if position.rules.tunnels.tunnel_exit_needs_kit and not position.kit[team]:
        return Refusal("attempts", "KIT_NEEDED", {**about, "to": position.place_name(position.at[pow])})
    return None


def mouth_groups(position: Colditz, team: int) -> list[Group]:
    if not position.rules.tunnels.tunnel_exit_declaration:
        return []
    men = [say("mouth", position.pawn_name(p)) for p in position.team_pows(team) if position.in_tunnel(p)]
    found = [action for action in men if why_not_mouth(position, team, action) is None]
    return [Group.of("mouth", found)] if found else []


def mouth(position: Colditz, team: int, action: Say) -> None:
    ground = position.ground
    pow = position.pawn(action.words[0])
    tunnel = ground.tunnel[position.at[pow] - ground.size]
    end = ground.size + ground.tunnel_circles[tunnel][-1]
    position.ledger.declared = (*position.ledger.declared, (pow, end))
    _promise(position, "mouth")
    position.tell_all("declared", man=action.words[0], exit=position.place_name(end))


# OPEN_TUNNEL before the roll


def commits_tunnels(position: Colditz) -> bool:
    return position.rules.tunnels.tunnel_open_commitment == "commit_before_roll"


def why_not_show(position: Colditz, team: int, action: Say) -> Refusal | None:
    """A Tunnel card shown before anybody is near: it names no men (E.7)."""
    name = action.words[0]
    tunnel = position.ground.tunnel_number.get(name, NOBODY)
    if tunnel < 0 or len(action.words) > 1:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "tunnel NAME"})
    refusal = _why_not_now(position)
    if refusal is not None:
        return refusal
    if tunnel_card(position, team, tunnel) < 0:
        return Refusal("53", "CARD_NOT_HELD", {"card": f"tunnel_{name}"})
    if position.tunnel_state[tunnel] != CLOSED or position.occupants(tunnel):
        return Refusal("53", "TUNNEL_IN_USE", {"tunnel": name})
    return None


def show_groups(position: Colditz, team: int) -> list[Group]:
    from .phases import limit_refusal

    if _why_not_now(position) is not None or limit_refusal(position) is not None:
        return []
    names = [say("tunnel", name) for name in position.ground.tunnels]
    found = [action for action in names if why_not_show(position, team, action) is None]
    return [Group.of("tunnel", found)] if found else []


def show(position: Colditz, tunnel: int) -> None:
    """The tunnel is open for two of his men, if they get there in this turn."""
    position.ledger.tunnel_shown = tunnel
    position.ledger.crew = position.ledger.entered = ()
    _promise(position, "tunnel")


# What the promise binds


def _bound_men(position: Colditz, team: int) -> list[int]:
    """The men whose steps can still keep it."""
    ledger = position.ledger
    if ledger.commitment == "tunnel":
        least = position.rules.tunnels.tunnel_open_min
        if len(ledger.entered) >= least:
            return []
        if len(ledger.crew) >= least:
            return [pow for pow in ledger.crew if position.at[pow] >= 0]
        return [pow for pow in position.team_pows(team) if position.at[pow] >= 0]
    return [pow for pow, _ in ledger.declared if pow // TEAM == team and position.at[pow] >= 0]


def progress(position: Colditz, pow: int, here: int, to: int) -> bool:
    """Does this step bring him nearer to what the roll was promised to (A.3)?"""
    ground = position.ground
    ledger = position.ledger
    size = ground.size
    if ledger.commitment == "tunnel":
        circles = ground.tunnel_circles[ledger.tunnel_shown]
        if here >= size:
            # Whoever is in goes deeper to let the next man in, as far as the crew needs room.
            room = circles[: position.rules.tunnels.tunnel_open_min]
            deeper = (
                ground.tunnel_order[to - size] > ground.tunnel_order[here - size] if to >= size else False
            )
            return deeper and to - size in room
        below = ground.way_below(ledger.tunnel_shown)
        return to == size + circles[0] if to >= size else below[to] < below[here]
    if ledger.commitment == "mouth":
        if here < size:
            return False
        if to >= size:
            return ground.tunnel_order[to - size] > ground.tunnel_order[here - size]
        return ground.tunnel_order[here - size] > 0
    if here >= size or to >= size:
        return False
    way = next((exit for man, exit in ledger.declared if man == pow), NOBODY)
    if way == NOBODY or ground.zone[here] != INNER:
        return False
    steps = ground.way_to(way)
    return ground.zone[to] != INNER or steps[to] < steps[here]


def pressing(position: Colditz, team: int) -> list[int]:
    """The men who can take a step towards it now; as long as there is one, nobody else moves (A91)."""
    if not position.ledger.commitment or position.points < 1 or position.opening is not None:
        return []  # two men on their way into a tunnel are bound by that alone
    men = _bound_men(position, team)
    if position.bound >= 0:
        men = [pow for pow in men if pow == position.bound]
    return [pow for pow in men if _progress_steps(position, pow)]


def _progress_steps(position: Colditz, pow: int) -> bool:
    from .movement import edges, refusal_of_step

    here = position.at[pow]
    return any(
        progress(position, pow, here, to)
        and refusal_of_step(position, pow, here, to, kind, cards, position.points) is None
        for to, kind, cards in edges(position, here)
    )


def why_not_astray(position: Colditz, pow: int, to: int) -> Refusal | None:
    """A step of a man who can go towards what was promised, but leads elsewhere."""
    if pow not in pressing(position, pow // TEAM) or progress(position, pow, position.at[pow], to):
        return None
    return Refusal("attempts", "PROMISED_FIRST", {"man": position.pawn_name(pow)})


#: What would spend the points of the throw, or end it, and so comes after the promise (A91).
AFTERWARDS = frozenset(("release", "surrender", "car", "do-or-die", "tower", "tunnel"))


def offer(position: Colditz, team: int, kinds: set[str], find: dict[str, Find]) -> None:
    """What may be announced now, and what must wait for it, among an officer's legal actions."""
    find["attempt"] = partial(attempt_groups, position, team)
    find["mouth"] = partial(mouth_groups, position, team)
    if "tunnel" in kinds and commits_tunnels(position):
        find["tunnel"] = partial(show_groups, position, team)
    if promise_refusal(position, team) is not None:
        for verb in AFTERWARDS & find.keys():
            del find[verb]
    elif position.ledger.commitment and dash_refusal(position, team) is not None:
        find.pop("do-or-die", None)


def dash_refusal(position: Colditz, team: int) -> Refusal | None:
    """A Do or Die ends the turn: not while a throw to come is promised to men who are not there yet (A91)."""
    to_come = position.stage == BEFORE_ROLL or position.ledger.bonus
    if position.ledger.commitment and to_come and _bound_men(position, team):
        return Refusal("attempts", "ONE_PROMISE")
    return None


def promise_refusal(position: Colditz, team: int) -> Refusal | None:
    """Why neither the throw nor anything that would cost its points may come first."""
    if not position.ledger.commitment:
        return None
    men = pressing(position, team)
    return Refusal("attempts", "PROMISED_FIRST", {"man": position.pawn_name(men[0])}) if men else None


def note_step(position: Colditz, pow: int, here: int, to: int) -> None:
    """A man has stepped: who is out is no longer only named; who sets out for a tunnel is of its crew."""
    ground = position.ground
    ledger = position.ledger
    size = ground.size
    if ledger.declared:
        left = here < size and ground.zone[here] == INNER and to < size and ground.zone[to] != INNER
        if left or (here >= size and to < size):
            forget(position, pow)
    if ledger.commitment == "tunnel" and pow // TEAM == position.active:
        circles = ground.tunnel_circles[ledger.tunnel_shown]
        if pow not in ledger.crew and progress(position, pow, here, to):
            ledger.crew = (*ledger.crew, pow)
        if here < size and to == size + circles[0] and pow not in ledger.entered:
            ledger.entered = (*ledger.entered, pow)
    if position.rules.guards.pursuit_window != "any_time" and here < size:
        _note_break_out(position, pow, here, to)
    if position.rules.guards.guard_exterior_access == "pursuit_only":
        _note_going_out(position, pow, here, to)


def _note_break_out(position: Colditz, pow: int, here: int, to: int) -> None:
    zone = position.ground.zone
    if zone[here] == INNER and to < position.ground.size and zone[to] != INNER:
        others = tuple(one for one in position.ledger.broke_out if one[0] != pow)
        position.ledger.broke_out = (*others, (pow, position.round))


def _note_going_out(position: Colditz, pow: int, here: int, to: int) -> None:
    ground = position.ground
    if to >= ground.size or ground.zone[to] != EXTERIOR:
        return
    if here >= ground.size or ground.zone[here] != EXTERIOR:
        others = tuple(one for one in position.ledger.went_out if one[0] != pow)
        position.ledger.went_out = (*others, (pow, here, to))


def drove_out(position: Colditz, pow: int, road: Sequence[int]) -> None:
    """By car he left the castle where its road does: there guards may follow, if he has to wait (A92)."""
    if position.rules.guards.guard_exterior_access == "pursuit_only":
        for here, to in pairwise(road):
            _note_going_out(position, pow, here, to)


def ended(position: Colditz, pow: int) -> None:
    """P5: nothing of his attempt is remembered."""
    ledger = position.ledger
    forget(position, pow)
    if ledger.broke_out:
        ledger.broke_out = tuple(one for one in ledger.broke_out if one[0] != pow)
    if ledger.went_out:
        ledger.went_out = tuple(one for one in ledger.went_out if one[0] != pow)
    if ledger.chasers:
        ledger.chasers = tuple(one for one in ledger.chasers if one[1] != pow)


# The end of a turn


def manning(position: Colditz, tunnel: int) -> bool:
    """This tunnel was shown in this turn and waits for its men: it is not counted yet (A57)."""
    ledger = position.ledger
    least = position.rules.tunnels.tunnel_open_min
    return ledger.commitment == "tunnel" and ledger.tunnel_shown == tunnel and len(ledger.entered) < least


def end_own_turn(position: Colditz, team: int) -> list[int]:
    """The promise ends with the turn: a tunnel not manned is lost, an announcement may lapse (A73, A97).

    Says who is no longer announced: nobody is after them any more.
    """
    if not position.terms.promises:
        return []
    ledger = position.ledger
    tunnel = ledger.tunnel_shown
    if tunnel >= 0 and manning(position, tunnel) and position.tunnel_state[tunnel] == OPEN:
        _give_up_tunnel(position, ledger.tunnel_shown)
    ledger.commitment, ledger.promised = "", 0
    ledger.tunnel_shown, ledger.crew, ledger.entered = NOBODY, (), ()
    if ledger.declared and position.rules.attempts.attempt_lapse == "end_of_own_turn":
        return _lapse(position, [one for one in ledger.declared if one[0] // TEAM == team])
    return []


def end_security_turn(position: Colditz) -> list[int]:
    """Announcements lapse, and it says whose; what the guards did in this turn is forgotten."""
    ledger = position.ledger
    ledger.marched = ledger.chasers = ()
    return _lapse(position, list(ledger.declared)) if ledger.declared else []


def _lapse(position: Colditz, gone: list[tuple[int, int]]) -> list[int]:
    position.ledger.declared = tuple(one for one in position.ledger.declared if one not in gone)
    for pow, _ in gone:
        position.tell_all("lapsed", man=position.pawn_name(pow))
    return [pow for pow, _ in gone if not live(position, pow)]


def _give_up_tunnel(position: Colditz, tunnel: int) -> None:
    """Too few got in: the card is lost, and who is in it climbs out into its room (A97)."""
    from . import tunnels

    men = position.occupants(tunnel)
    for pow in men:
        place = _beside(position, tunnel)
        position.put(pow, place)
        position.tell_all("climbed-out", man=position.pawn_name(pow), at=position.place_name(place))
    tunnels.close(position, tunnel)


def _beside(position: Colditz, tunnel: int) -> int:
    """The free circle of the tunnel's room nearest to its entrance; if the room is full, beyond it."""
    from .movement import no_stop

    ground = position.ground
    start = ground.tunnel_circles[tunnel][0]
    seen = [start]
    for circle in seen:
        seen += [other for other in ground.near[circle] if other not in seen and ground.zone[other] == INNER]
    free = [
        circle
        for circle in seen
        if position.pow_at[circle] < 0
        and position.guard_at[circle] < 0
        and ground.surface[circle]
        and (ground.room[circle] == ground.tunnel_room[tunnel] or not no_stop(position, circle))
    ]
    free.sort(key=lambda circle: (ground.room[circle] != ground.tunnel_room[tunnel], seen.index(circle)))
    return next((circle for circle in free if not no_stop(position, circle)), free[0])
