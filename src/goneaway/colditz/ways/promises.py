"""What an announcement commits the roll to, and whether the promise is being kept (A91)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import BEFORE_ROLL, INNER, NOBODY, TEAM
from .edges import edges
from .steps import refusal_of_step


def progress(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether this step brings the man nearer to what the roll was promised to (A.3)."""
    ground = position.ground
    ledger = position.ledger
    size = ground.size
    if ledger.commitment == "tunnel":
        circles = ground.tunnel_circles[ledger.tunnel_shown]
        if here >= size:
            # A man who is in goes deeper to let the next man in, as far as the crew needs room.
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


def pressing(position: Table, team: int) -> list[int]:
    """The men who can take a step towards what was promised; while there is one, no other man moves (A91)."""
    if not position.ledger.commitment or position.points < 1 or position.opening is not None:
        return []  # two men on their way into a tunnel are bound by that alone
    men = _bound_men(position, team)
    if position.bound >= 0:
        men = [pow for pow in men if pow == position.bound]
    return [pow for pow in men if _progress_steps(position, pow)]


def _bound_men(position: Table, team: int) -> list[int]:
    """The men whose steps can still keep the promise."""
    ledger = position.ledger
    if ledger.commitment == "tunnel":
        least = position.rules.tunnels.tunnel_open_min
        if len(ledger.entered) >= least:
            return []
        if len(ledger.crew) >= least:
            return [pow for pow in ledger.crew if position.at[pow] >= 0]
        return [pow for pow in position.team_pows(team) if position.at[pow] >= 0]
    return [pow for pow, _ in ledger.declared if pow // TEAM == team and position.at[pow] >= 0]


def _progress_steps(position: Table, pow: int) -> bool:
    here = position.at[pow]
    return any(
        progress(position, pow, here, to)
        and refusal_of_step(position, pow, here, to, kind, cards, position.points) is None
        for to, kind, cards in edges(position, here)
    )


def why_not_astray(position: Table, pow: int, to: int) -> Refusal | None:
    """Refuse a step that leads elsewhere to a man who can go towards what was promised."""
    if pow not in pressing(position, pow // TEAM) or progress(position, pow, position.at[pow], to):
        return None
    return Refusal("attempts", "PROMISED_FIRST", {"man": position.pawn_name(pow)})


def promise_refusal(position: Table, team: int) -> Refusal | None:
    """Why neither the throw nor anything that would cost its points may come first, or None."""
    if not position.ledger.commitment:
        return None
    men = pressing(position, team)
    return Refusal("attempts", "PROMISED_FIRST", {"man": position.pawn_name(men[0])}) if men else None


def dash_refusal(position: Table, team: int) -> Refusal | None:
    """Why a Do or Die, which ends the turn, must wait: a throw is promised to men not yet there (A91)."""
    to_come = position.stage == BEFORE_ROLL or position.ledger.bonus
    if position.ledger.commitment and to_come and _bound_men(position, team):
        return Refusal("attempts", "ONE_PROMISE")
    return None
