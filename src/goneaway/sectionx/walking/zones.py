"""Green zones: the first to enter owns it for the whole game, but every player must be left one."""

from __future__ import annotations

from ...kernel import Refusal
from ..table.table import Table
from ..words.places import NOBODY


def why_not_enter(position: Table, seat: int, zone: int) -> Refusal | None:
    """Why a prisoner of this seat may not enter the zone, or None (3.7)."""
    owner = position.owners[zone]
    name = position.island.zone_names[zone]
    if owner == seat:
        return None
    if owner != NOBODY:
        return Refusal("zones", "ZONE_FOREIGN", {"zone": name, "colour": position.colour(owner)})
    if position.rules.zoneReserve == "off":
        return None
    unowned = position.owners.count(NOBODY)
    waiting = sum(other != seat and other not in position.owners for other in range(position.seats))
    if unowned - 1 < waiting:
        return Refusal(
            "zone-reserve", "ZONE_RESERVED", {"zone": name, "unowned": unowned, "waiting": waiting}
        )
    return None


def claim(position: Table, seat: int, zone: int) -> None:
    """Make the zone the seat's, for its first prisoner to enter."""
    if position.owners[zone] == NOBODY:
        position.owners[zone] = seat
        position.tell_all("zone-claimed", colour=position.colour(seat), zone=position.island.zone_names[zone])
