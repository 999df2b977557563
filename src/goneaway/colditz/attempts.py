"""Live attempts (A.3): a man declared, out, or at the mouth of a tunnel by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .places import OPEN

if TYPE_CHECKING:
    from .position import Colditz


def declared(position: Colditz, pow: int) -> bool:
    """He was named this turn and is not out yet."""
    return any(pow == man for man, _ in position.ledger.declared)


def at_mouth(position: Colditz, pow: int) -> bool:
    """By day, on the last circle of an open tunnel (`tunnel_last_circle_is_attempt`)."""
    ground = position.ground
    place = position.at[pow] - ground.size
    if place < 0 or position.ledger.night or not position.rules.tunnels.tunnel_last_circle_is_attempt:
        return False
    tunnel = ground.tunnel[place]
    return position.tunnel_state[tunnel] == OPEN and ground.tunnel_circles[tunnel][-1] == place


def live(position: Colditz, pow: int) -> bool:
    """His attempt is live in any state: DECLARED, OUT or MOUTH."""
    return declared(position, pow) or position.fugitive(pow) or at_mouth(position, pow)


def any_live(position: Colditz) -> bool:
    """Somebody's attempt is live: the caps on guards may fall away (`attempt_lifts_guard_caps`)."""
    return any(live(position, pow) for team in range(position.officers) for pow in position.team_pows(team))


def forget(position: Colditz, pow: int) -> None:
    """He is out, arrested, dead or home: he is no longer one who has only been named."""
    if position.ledger.declared:
        position.ledger.declared = tuple(one for one in position.ledger.declared if one[0] != pow)
