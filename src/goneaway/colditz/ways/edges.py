"""The steps of a prisoner from a place, regardless of the pawns on the places they lead to."""

from __future__ import annotations

from collections.abc import Sequence

from ..table.layout import PLAIN, TUNNEL
from ..table.table import Table
from ..table.trails import Step


def edges(position: Table, here: int) -> Sequence[Step]:
    """(place, kind, cards) of every step from a place."""
    ground = position.ground
    laid = ground.steps[here]
    if not ground.one_white or here >= ground.size or not ground.white[here]:
        return laid
    down = [step for step in laid if step[1] == TUNNEL]
    across = ((other, PLAIN, 0) for other in across_appel(position, here))
    return [*laid[: len(laid) - len(down)], *across, *down]


def leads(position: Table, here: int) -> Sequence[int]:
    """The places that `edges` lead to."""
    ground = position.ground
    if ground.one_white:
        return [to for to, _, _ in edges(position, here)]
    return ground.leads[here]


def across_appel(position: Table, here: int) -> Sequence[int]:
    """White circles further away that one step reaches across free white circles."""
    ground = position.ground
    if not ground.one_white or not ground.white[here]:
        return ()
    seen = {here}
    waiting = [here]
    for circle in waiting:
        for other in ground.near[circle]:
            if other not in seen and ground.white[other]:
                seen.add(other)
                if position.guard_at[other] < 0 and (
                    position.pow_at[other] < 0 or may_pass_men(position, other)
                ):
                    waiting.append(other)
    return [circle for circle in waiting if circle != here and circle not in ground.walk[here]]


def may_pass_men(position: Table, place: int) -> bool:
    """Whether a man can pass over another at this place. Two men never end on the same circle (A9).

    Below ground, a separate option decides (A124).
    """
    rules = position.rules.movement
    return rules.pow_over_pow == "free" and (place < position.ground.size or rules.pow_over_pow_below)
