"""Which cell a man would be put into, and whether there is one (P1)."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import CELL, INNER, TEAM


def why_not_jailed(position: Table, pow: int, cause: str) -> Refusal | None:
    """Why the man cannot be put in a cell: he was released in this round (A37), or no cell is left where that
    prevents an arrest (A35); or None.

    This holds for guards, Search and general search; for surrender and interception only the second.
    """
    about = {"man": position.pawn_name(pow)}
    if pow in position.ledger.immune and cause in ("guard", "search", "general_search"):
        return Refusal("37", "JUST_RELEASED", about)
    full = position.rules.solitary.cells_full == "no_arrest"
    return Refusal("34", "NO_CELL_FREE", about) if full and not cells_for(position, pow, cause) else None


def cells_for(position: Table, pow: int, cause: str) -> tuple[int, ...]:
    """The cell blocks with room, as `cell_choice` and the rule for this cause allow."""
    ground = position.ground
    free = vacant(position)
    if not free and position.rules.solitary.cells_full == "outer_over_capacity":
        return tuple(outer_blocks(position))
    inner = _inner_cells(position, pow, cause)
    # The cap on a team's men in the outer cells gives way when the inner ones are full (A78).
    within = [block for block in free if ground.inner_block[block] or not _capped(position, pow // TEAM)]
    right = within if inner is None else [block for block in within if ground.inner_block[block] == inner]
    return tuple(right or within or free)


def _inner_cells(position: Table, pow: int, cause: str) -> bool | None:
    """Inner cells or outer ones, as far as there is room; None where Security is free to choose."""
    rules = position.rules
    if cause == "penalty":
        return None
    if cause == "car" and rules.car.staff_car_failure != "solitary_no_loss":
        return False
    if cause == "tunnel" and rules.tunnels.tunnel_arrest_cell == "outer":
        return False
    if (
        (cause == "search" and rules.search.search_cell == "inner")
        or (cause == "general_search" and rules.appel.general_search_cell == "inner")
        or (cause == "intercept" and rules.security.intercept_cell == "inner")
        or (position.returning[pow] and rules.solitary.return_rearrest_cell == "inner")
    ):
        return True
    by_zone = rules.solitary.cell_choice == "by_zone" or (
        cause == "tunnel" and rules.tunnels.tunnel_arrest_cell == "by_position"
    )
    return (position.at[pow] >= 0 and position.zone_of(position.at[pow]) == INNER) if by_zone else None


def _capped(position: Table, team: int) -> bool:
    """Whether the outer cells hold as many men of the team as they may by day or by night."""
    cap = position.terms.outer_cells
    return cap > 0 and _in_outer_cells(position, team) >= cap


def outer_places(position: Table, team: int) -> int:
    """How many men of a team the outer cells can still take, given their size and the team's cap (A60)."""
    capacity = position.ground.capacity
    room = sum(max(0, capacity[block] - position.cell_population(block)) for block in outer_blocks(position))
    cap = position.terms.outer_cells
    return min(room, max(0, cap - _in_outer_cells(position, team))) if cap else room


def _in_outer_cells(position: Table, team: int) -> int:
    """The number of men of a team in the outer cells."""
    outer = [CELL - block for block in outer_blocks(position)]
    return sum(position.at[pow] in outer for pow in position.team_pows(team))


def vacant(position: Table) -> list[int]:
    """The cell blocks with room."""
    ground = position.ground
    return [
        block
        for block in range(len(ground.blocks))
        if position.cell_population(block) < ground.capacity[block]
    ]


def outer_blocks(position: Table) -> list[int]:
    """The cell blocks of the garrison."""
    return [block for block, inner in enumerate(position.ground.inner_block) if not inner]
