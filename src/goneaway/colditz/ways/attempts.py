"""Questions about attempts: named, live, at the mouth of a tunnel; when one may be announced (A.3)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import AFTER_ROLL, BEFORE_ROLL, OPEN

# The states of an attempt


def declared(position: Table, pow: int) -> bool:
    """Whether the man was named this turn and is not out yet."""
    named = position.ledger.declared
    return bool(named) and any(pow == man for man, _ in named)


def at_mouth(position: Table, pow: int) -> bool:
    """Whether it is day and the man is on the last circle of an open tunnel
    (`tunnel_last_circle_is_attempt`)."""
    ground = position.ground
    place = position.at[pow] - ground.size
    if place < 0 or not position.terms.mouth_is_attempt:
        return False
    tunnel = ground.tunnel[place]
    return position.tunnel_state[tunnel] == OPEN and ground.tunnel_circles[tunnel][-1] == place


def live(position: Table, pow: int) -> bool:
    """Whether the man's attempt is live in any state: DECLARED, OUT or MOUTH."""
    return declared(position, pow) or position.fugitive(pow) or at_mouth(position, pow)


def any_live(position: Table) -> bool:
    """Whether any attempt is live, so that the caps on guards may be lifted (`attempt_lifts_guard_caps`)."""
    return any(live(position, pow) for team in range(position.officers) for pow in position.team_pows(team))


def caps_lifted(position: Table) -> bool:
    """Whether a live attempt lifts the limits on the guards' steps and, at night, on their dice (A112)."""
    return position.rules.attempts.attempt_lifts_guard_caps and any_live(position)


# When something may be announced


def why_not_now(position: Table, one_more: str = "") -> Refusal | None:
    """Why nothing may be announced now: it comes before the roll, by some rules at night also after it, while
    nothing else is promised (A91)."""
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
    """Whether tunnels are shown before the roll, which is then promised to them (A111)."""
    return position.rules.tunnels.tunnel_open_commitment == "commit_before_roll"


def manning(position: Table, tunnel: int) -> bool:
    """Whether this tunnel was shown in this turn and waits for its men: not in use until then (A111)."""
    ledger = position.ledger
    least = position.rules.tunnels.tunnel_open_min
    return ledger.commitment == "tunnel" and ledger.tunnel_shown == tunnel and len(ledger.entered) < least
