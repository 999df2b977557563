"""Keys and Passes paid, and on which side of a gate a man is (A41)."""

from __future__ import annotations

from ..table.table import Table
from ..ways.tolls import ASK, side_after
from ..words.places import KEY, TEAM


def pay_gate(position: Table, pow: int, gate: int) -> None:
    """Record a Key or Pass that was shown: for the man, for his team in this turn, or for its attempt."""
    equipment = position.rules.equipment
    scope = equipment.share_key if position.ground.gate_card[gate] == KEY else equipment.share_pass
    ledger = position.ledger
    if scope == "single_pawn":
        ledger.gate_men = (*ledger.gate_men, (gate, pow))
        return
    position.gate_paid.append(gate)
    if scope == "team_attempt":
        ledger.gate_teams = (*ledger.gate_teams, (gate, pow // TEAM, 1 << pow))


def use_gate(position: Table, pow: int, here: int, to: int) -> None:
    """Record that a man used a gate that is open to his team: it stays open while he is at large."""
    ground = position.ground
    places = (here, to) if ground.on_cross else (to,)
    gates = {ground.gate[place] for place in places if place < ground.size}
    position.ledger.gate_teams = tuple(
        (gate, team, users | 1 << pow if gate in gates and team == pow // TEAM else users)
        for gate, team, users in position.ledger.gate_teams
    )


def remember_side(position: Table, pow: int, here: int, to: int) -> None:
    """Record the side a man steps onto a gate from, also for later turns (A42); forget it when he leaves."""
    side = side_after(position, pow, here, to, ASK)
    if side == ASK and not position.ledger.gate_sides:
        return
    gate, at, size = position.ground.gate, position.at, position.ground.size
    kept = [
        one
        for one in position.ledger.gate_sides
        if one[0] != pow and 0 <= at[one[0]] < size and gate[at[one[0]]] >= 0
    ]
    if side != ASK:
        kept.append((pow, side))
    position.ledger.gate_sides = tuple(kept)
