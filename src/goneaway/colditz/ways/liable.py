"""Which men may be arrested where they stand, and why not."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import INNER, NOBODY, TEAM
from . import cells
from .beat import rooms_open, rooms_passable


def why_not_arrestable(position: Table, pow: int) -> Refusal | None:
    """Why a guard may not arrest this man where he stands."""
    ground = position.ground
    place = position.at[pow]
    about = {"man": position.pawn_name(pow)}
    if not 0 <= place < ground.size:
        return Refusal("53" if place >= 0 else "34c", "NOT_ARRESTABLE", about)
    if ground.white[place]:
        return Refusal("35", "SAFE_IN_APPEL", about)
    if ground.hideaway[place] >= 0:
        return Refusal("25", "SAFE_IN_HIDEAWAY", about)
    if ground.room[place] >= 0 and ground.room[place] not in rooms_unsafe(position):
        return safe_in_room(position, pow, place)
    if position.ledger.immune or position.rules.solitary.cells_full == "no_arrest":
        refusal = cells.why_not_jailed(position, pow, "guard")
        if refusal is not None:
            return refusal
    returning = position.returning[pow]
    if returning and position.rules.solitary.return_liability == "immune_while_returning":
        return Refusal("39", "RETURNING", about)
    if position.rules.zones.black_circle_arrest == "always" and ground.black[place]:
        return None
    if returning:
        held = position.holds_equipment(pow // TEAM)
        return None if held else _nothing_held(position, pow, "39")
    return why_not_liable(position, pow) if ground.zone[place] == INNER else None


def why_not_liable(position: Table, pow: int) -> Refusal | None:
    """Why the team's men cannot be arrested in the courtyard yet: it must have done something first (A69)."""
    team = pow // TEAM
    rules = position.rules.arrest
    if rules.arrest_inner_condition == "always":
        return None
    if rules.arrest_inner_condition == "holds_equipment":
        return None if position.holds_equipment(team) else _nothing_held(position, pow, "34c")
    if position.kit[team]:
        return None
    # Test the count first: it is public, while the cards a team holds may not be.
    stolen = position.ledger.stolen
    if rules.stolen_count_scope == "own_team":
        stolen = stolen[team : team + 1]
    if sum(stolen) >= rules.stolen_threshold:
        return None if position.holds_equipment(team) else _nothing_held(position, pow, "34c")
    return Refusal(
        "34c",
        "TOO_LITTLE_STOLEN",
        {
            "man": position.pawn_name(pow),
            "team": position.seat_name(team),
            "number": sum(stolen),
            "least": rules.stolen_threshold,
        },
    )


def _nothing_held(position: Table, pow: int, clause: str) -> Refusal:
    if position.rules.draw.equipment_visibility == "hidden":
        # Security learns only whether the arrest is legal (A81).
        return Refusal(clause, "NO_ARREST", {"man": position.pawn_name(pow)})
    about = {"man": position.pawn_name(pow), "team": position.seat_name(pow // TEAM)}
    return Refusal(clause, "NO_EQUIPMENT_HELD", about)


def rooms_unsafe(position: Table) -> set[int]:
    """Rooms in which guards lawfully present make arrests: as pursuers, or for a detected tunnel (A29)."""
    rules = position.rules
    ground = position.ground
    out: set[int] = set()
    if rules.arrest.room_arrest_by_guard == "when_entered":
        left_by = {ground.room[start] for start, _, _, _, _ in position.live_openings()} - {NOBODY}
        out = rooms_passable(position, left_by)
    if rules.tunnels.tunnel_detected_room_arrests:
        out |= {ground.tunnel_room[tunnel] for tunnel, card in enumerate(position.detected) if card >= 0}
    return out & rooms_passable(position, rooms_open(position)) if out else out


def safe_in_room(position: Table, pow: int, place: int) -> Refusal:
    """The refusal for a man in a room where no guard may make an arrest now."""
    rooms = position.ground.room_number
    room = next(name for name, number in rooms.items() if number == position.ground.room[place])
    return Refusal("34c", "SAFE_IN_ROOM", {"man": position.pawn_name(pow), "room": room})
