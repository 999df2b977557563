"""Room to stand: the free circles nearest to the circle a man should be on, if that is held (A107)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..table.ground import Ground
from ..table.table import Table
from ..words.places import INNER
from .resting import no_stop


def unheld(position: Table, circle: int) -> bool:
    """Whether the circle is unoccupied above ground."""
    return position.pow_at[circle] < 0 and position.guard_at[circle] < 0


def free_whites(position: Table) -> list[int]:
    """The unoccupied circles of the Appel area."""
    return [circle for circle in position.ground.whites if unheld(position, circle)]


def white_circles(position: Table) -> tuple[int, ...]:
    """The free circles of the Appel area; if it is full, those of the courtyard nearest to it."""
    ground = position.ground

    def fits(circle: int) -> bool:
        return (
            unheld(position, circle)
            and ground.zone[circle] == INNER
            and ground.gate[circle] < 0
            and not no_stop(position, circle)
        )

    return nearest(ground, ground.whites, fits)


def appel_places(position: Table, team: int) -> list[int]:
    """The white circles of a team's row of the diagram."""
    diagram = [circle for row in position.ground.board.appel[position.officers + 1] for circle in row]
    row, men = position.rows[team], position.team_size
    if len(diagram) < men * position.officers:
        # For one officer with two teams of eight no diagram is printed (A82).
        diagram += [circle for circle in position.ground.whites if circle not in diagram]
    return diagram[row * men : (row + 1) * men]


def nearest(ground: Ground, start: Iterable[int], fits: Callable[[int], bool]) -> tuple[int, ...]:
    """The fitting circles the fewest steps from these, ignoring pawns in between; possibly empty."""
    ring = list(start)
    seen = set(ring)
    while ring:
        found = tuple(circle for circle in ring if fits(circle))
        if found:
            return found
        beyond = (other for here in ring for other in ground.near[here] if other not in seen)
        ring = list(dict.fromkeys(beyond))
        seen.update(ring)
    return ()
