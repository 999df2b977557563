"""Where a prisoner may not go although the way is free: out of the courtyard unannounced or without a Kit,
back from the open country, onto the garrison's posts."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.lanes import exit_of
from ..table.table import Table
from ..table.terms import shuts_targets
from ..words.places import EXTERIOR, INNER, NOBODY, TEAM


def why_closed(position: Table, pow: int, here: int, to: int) -> Refusal | None:
    """Why this step is closed to the man, regardless of pawns (E.2 (5)); asked only where `terms.bars`."""
    ground = position.ground
    size = ground.size
    if to >= size:
        return None
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    zone = ground.zone
    if here >= size:
        refusal = _why_not_surface(position, pow, here, to)
    elif zone[here] == INNER:
        refusal = None if zone[to] == INNER else _why_not_leave(position, pow, here, to)
    elif zone[here] == EXTERIOR and position.rules.movement.exterior_one_way:
        onward = to in ground.onward[here]
        refusal = None if onward else Refusal("pursuit", "ONE_WAY", about)
    else:
        refusal = None
    if (
        refusal is None
        and ground.black[to]
        and zone[to] != INNER
        and not position.returning[pow]
        and position.rules.movement.pow_on_garrison_black == "forbidden"
    ):
        return Refusal("36", "GUARDS_ONLY", about)
    if refusal is None and ground.target[to] >= 0 and shuts_targets(position.rules):
        return None if kit_serves(position, pow // TEAM, to) else Refusal("31", "TARGET_NEEDS_KIT", about)
    return refusal


def _why_not_leave(position: Table, pow: int, here: int, to: int) -> Refusal | None:
    """Why the man may not leave the inner courtyard on the surface by this step, or None."""
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    if position.rules.kit.kit_needed_to_leave_inner and not position.kit[pow // TEAM]:
        return Refusal("attempts", "KIT_NEEDED", about)
    if position.rules.attempts.attempt_declaration != "none":
        way = exit_of(position.ground, here, to)
        if (pow, way) not in position.ledger.declared:
            return Refusal("attempts", "NOT_DECLARED", about)
    return None


def _why_not_surface(position: Table, pow: int, here: int, to: int) -> Refusal | None:
    """Why the man may not leave a tunnel at its far end, or None; the near end is always open."""
    ground = position.ground
    tunnel = ground.tunnel[here - ground.size]
    if ground.tunnel_circles[tunnel][-1] != here - ground.size or to not in ground.tunnel_ends[tunnel][1]:
        return None
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    rules = position.rules.tunnels
    if rules.tunnel_exit_needs_kit and not position.kit[pow // TEAM]:
        return Refusal("attempts", "KIT_NEEDED", about)
    if position.terms.mouth_announced and (pow, here) not in position.ledger.declared:
        return Refusal("attempts", "NOT_DECLARED", about)
    return None


def kit_serves(position: Table, team: int, target: int = NOBODY) -> bool:
    """Whether an escape of this team counts now, at this target or at any."""
    rules = position.rules.kit
    return not rules.kit_required or bool(position.kit[team]) or spent_kit_serves(position, team, target)


def spent_kit_serves(position: Table, team: int, target: int) -> bool:
    """Whether a Kit spent in this turn still serves further men, at the same target or at any (A13)."""
    rules = position.rules.kit
    return (
        bool(position.kit_spent)
        and rules.kit_covers_same_turn_escapes
        and any(
            owner == team and (target in (place, NOBODY) or not rules.kit_shared_same_target)
            for owner, place in position.kit_spent
        )
    )
