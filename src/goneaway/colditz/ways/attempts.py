"""Attempts asked about: named, live, at the mouth of a tunnel; when one may be announced (A.3)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import AFTER_ROLL, BEFORE_ROLL, OPEN

# The states of an attempt


def declared(position: Table, pow: int) -> bool:
    """He was named this turn and is not out yet."""
    named = position.ledger.declared
    return bool(named) and any(pow == man for man, _ in named)


def at_mouth(position: Table, pow: int) -> bool:
    """By day, on the last circle of an open tunnel (`tunnel_last_circle_is_attempt`)."""
    ground = position.ground
    place = position.at[pow] - ground.size
    if place < 0 or not position.terms.mouth_is_attempt:
        return False
    tunnel = ground.tunnel[place]
    return position.tunnel_state[tunnel] == OPEN and ground.tunnel_circles[tunnel][-1] == place


def live(position: Table, pow: int) -> bool:
    """His attempt is live in any state: DECLARED, OUT or MOUTH."""
    return declared(position, pow) or position.fugitive(pow) or at_mouth(position, pow)


def any_live(position: Table) -> bool:
    """Somebody's attempt is live: the caps on guards may fall away (`attempt_lifts_guard_caps`)."""
    return any(live(position, pow) for team in range(position.officers) for pow in position.team_pows(team))


def caps_lifted(position: Table) -> bool:
    """A live attempt takes the limits off the guards' steps and, at night, off their dice (A112)."""
    return position.rules.attempts.attempt_lifts_guard_caps and any_live(position)


# When something may be announced


def why_not_now(position: Table, one_more: str = "") -> Refusal | None:
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


def commits_tunnels(position: Table) -> bool:
    """Tunnels are shown before the roll, which is then promised to them (A111)."""
    return position.rules.tunnels.tunnel_open_commitment == "commit_before_roll"


def manning(position: Table, tunnel: int) -> bool:
    """Was this tunnel shown in this turn, and is it waiting for its men? Then it is not in use yet (A111)."""
    ledger = position.ledger
    least = position.rules.tunnels.tunnel_open_min
    return ledger.commitment == "tunnel" and ledger.tunnel_shown == tunnel and len(ledger.entered) < least
