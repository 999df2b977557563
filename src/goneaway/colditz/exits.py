"""Where a prisoner may not go although the way is free: out of the courtyard unannounced or without a Kit,
back from the open country, onto the garrison's posts."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ..kernel import Refusal
from .places import EXTERIOR, INNER, TEAM

if TYPE_CHECKING:
    from .ground import Ground
    from .position import Colditz
    from .ruleset import Ruleset

FAR = 10_000


def bars(rules: Ruleset) -> bool:
    """Do these rules close any place to a man for reasons of his own?"""
    return (
        rules.kit.kit_needed_to_leave_inner
        or rules.attempts.attempt_declaration != "none"
        or rules.tunnels.tunnel_exit_needs_kit
        or rules.tunnels.tunnel_exit_declaration
        or rules.movement.exterior_one_way
        or rules.movement.pow_on_garrison_black == "forbidden"
        or shuts_targets(rules)
    )


def shuts_targets(rules: Ruleset) -> bool:
    """Nobody steps onto a target to wait there for a Kit (A12)."""
    return rules.kit.kit_required and not rules.kit.kit_wait_on_target


def why_closed(position: Colditz, pow: int, here: int, to: int) -> Refusal | None:
    """Why this step is closed to him, whoever stands where (E.2 (5)); asked only where `ground.bars`."""
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
        from .escape import kit_serves

        return None if kit_serves(position, pow // TEAM, to) else Refusal("31", "TARGET_NEEDS_KIT", about)
    return refusal


def _why_not_leave(position: Colditz, pow: int, here: int, to: int) -> Refusal | None:
    """Out of the inner courtyard, on the surface."""
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    if position.rules.kit.kit_needed_to_leave_inner and not position.kit[pow // TEAM]:
        return Refusal("attempts", "KIT_NEEDED", about)
    if position.rules.attempts.attempt_declaration != "none":
        way = exit_of(position.ground, here, to)
        if (pow, way) not in position.ledger.declared:
            return Refusal("attempts", "NOT_DECLARED", about)
    return None


def _why_not_surface(position: Colditz, pow: int, here: int, to: int) -> Refusal | None:
    """Out of a tunnel at its far end; the near end is always open."""
    ground = position.ground
    tunnel = ground.tunnel[here - ground.size]
    if ground.tunnel_circles[tunnel][-1] != here - ground.size or to not in ground.tunnel_ends[tunnel][1]:
        return None
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    rules = position.rules.tunnels
    if rules.tunnel_exit_needs_kit and not position.kit[pow // TEAM]:
        return Refusal("attempts", "KIT_NEEDED", about)
    by_day = rules.tunnel_exit_declaration and not position.ledger.night
    if by_day and (pow, here) not in position.ledger.declared:
        return Refusal("attempts", "NOT_DECLARED", about)
    return None


def exit_of(ground: Ground, here: int, to: int) -> int:
    """The circle that names the way of this step out of the courtyard: the gate, or the top of the drop."""
    return to if ground.gate[to] >= 0 else here


def exits(ground: Ground) -> list[int]:
    """Every drop or gate circle by which one leaves the inner courtyard."""
    out: set[int] = set()
    for here in range(ground.size):
        if ground.zone[here] == INNER and ground.surface[here]:
            steps = [*ground.near[here], *(to for to, _, _ in ground.barriers[here])]
            out.update(exit_of(ground, here, to) for to in steps if ground.zone[to] != INNER)
    return sorted(out)


def steps_to(ground: Ground, way: int, along: bool) -> list[int]:
    """Steps from every courtyard circle until one is out by this exit, pawns ignored (A.3, progress)."""
    found = [FAR] * ground.size
    # An exit inside the courtyard is left by one more step; a gate outside it is entered by the last.
    found[way] = 1 if ground.zone[way] == INNER else 0
    return _spread(ground, found, [way], along)


def steps_below(ground: Ground, tunnel: int, along: bool) -> list[int]:
    """Steps from every courtyard circle to the first circle of a tunnel, pawns ignored."""
    found = [FAR] * ground.size
    mouth = list(ground.tunnel_ends[tunnel][0])
    for circle in mouth:
        found[circle] = 1
    return _spread(ground, found, mouth, along)


def _spread(ground: Ground, found: list[int], start: list[int], along: bool) -> list[int]:
    queue = deque(start)
    while queue:
        now = queue.popleft()
        for other in ground.walk[now]:
            if ground.zone[other] != INNER or found[other] <= found[now] + 1:
                continue
            if not along and ground.tunnel[other] >= 0 and ground.tunnel[other] == ground.tunnel[now]:
                continue
            found[other] = found[now] + 1
            queue.append(other)
    return found


def onward(ground: Ground) -> list[frozenset[int]]:
    """By circle outside the castle: the steps that bring a man nearer to some target (`exterior_one_way`)."""
    out: list[set[int]] = [set() for _ in range(ground.size)]
    for target in ground.board.targets.values():
        away = {target: 0}
        queue = deque([target])
        while queue:
            now = queue.popleft()
            for other in ground.near[now]:
                if ground.zone[other] == EXTERIOR and other not in away:
                    away[other] = away[now] + 1
                    queue.append(other)
        for circle, steps in away.items():
            out[circle].update(to for to in ground.near[circle] if away.get(to, FAR) < steps)
    return [frozenset(steps) for steps in out]
