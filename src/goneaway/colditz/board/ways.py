"""Ways over the board that need no card: prescribed runs, the staff car's road, lines of sight."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .drawing import BoardFault, Spot
from .model import ROW_HEIGHT, Board


def places(board: Board, name: str) -> frozenset[int]:
    """The circles that a waypoint stands for: one circle, or all those of an area or a gate."""
    if name in board.index:
        return frozenset((board.index[name],))
    found = frozenset(n for n, circle in enumerate(board.circles) if circle.area == name)
    if not found:
        raise BoardFault(f"the board {board.name!r} has no circle or area {name!r}")
    return found


def steps_without_equipment(board: Board, climbs: bool) -> list[list[int]]:
    """Every surface step with all barriers passable: on foot, down a rope, through the wire; no tunnel.

    With `climbs` also up ropes (A116).
    """
    ahead = [list(near) for near in board.near]
    for rope in board.ropes:
        ahead[rope.top].append(rope.landing)
        if climbs:
            ahead[rope.landing].append(rope.top)
    for cut in board.cuts:
        ahead[cut.inside].append(cut.outside)
        ahead[cut.outside].append(cut.inside)
    return ahead


def shortest(
    ahead: Sequence[Collection[int]], start: int, stages: Sequence[Collection[int]]
) -> tuple[int, ...] | None:
    """A shortest way from the start (included) that touches the stages in order and ends on the last one."""
    size, last = len(ahead), len(stages)

    def passed(circle: int, stage: int) -> int:
        while stage < last and circle in stages[stage]:
            stage += 1
        return stage

    # A state is a single number, a circle and the stages passed, because thousands of them are examined.
    first = passed(start, 0) * size + start
    came = [-1] * (size * (last + 1))
    came[first] = first
    queue = [first]
    for state in queue:
        stage, here = divmod(state, size)
        if stage == last:
            way = [here]
            while state != first:
                state = came[state]
                way.append(state % size)
            return tuple(reversed(way))
        level, wanted = state - here, stages[stage]
        for there in ahead[here]:
            following = passed(there, stage) * size + there if there in wanted else level + there
            if came[following] < 0:
                came[following] = state
                queue.append(following)
    return None


def run(board: Board, start: int, waypoints: Sequence[str], climbs: bool = False) -> tuple[int, ...] | None:
    """The way of a Do or Die run: the shortest through the waypoints, with Equipment ignored [rule 51]."""
    return shortest(
        steps_without_equipment(board, climbs), start, [places(board, name) for name in waypoints]
    )


def car_road(board: Board, end: str) -> tuple[int, ...]:
    """The staff car's road from the circle before it (`front`) or behind it (`rear`): wheels, no drops."""
    way = shortest(board.near, board.car[end], [places(board, name) for name in board.runs["car"]])
    if way is None:
        raise BoardFault(f"the staff car on {board.name!r} cannot reach its target")
    return way


def spot_under(x: float, y: float) -> Spot:
    """The spot of the lattice nearest to a point in steps."""
    row = round(y / ROW_HEIGHT)
    best: Spot | None = None
    nearest = 9.0
    for near_row in (row - 1, row, row + 1):
        column = 2 * round((2 * x - near_row % 2) / 2) + near_row % 2
        away = (column / 2 - x) ** 2 + (near_row * ROW_HEIGHT - y) ** 2
        if best is None or away < nearest:
            best, nearest = (column, near_row), away
    assert best is not None
    return best


def sees(board: Board, one: int, other: int) -> bool:
    """Whether the line of sight between two circles is free: buildings block it, and in some editions the
    edges of drops too (Devir names walls, the Spanish 3.0 rules walls and drops)."""
    a, b = board.circles[one], board.circles[other]
    drawing = board.drawing
    length = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
    samples = max(1, int(length / 0.25))
    for n in range(samples + 1):
        share = n / samples
        spot = spot_under(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
        if spot in (a.spot, b.spot):
            continue
        cell = drawing.cells.get(spot)
        if cell is None:
            continue
        what = drawing.scenery.get(cell.sign)
        if what == "wall" or (what == "parapet" and board.parapets_block):
            return False
        area = drawing.areas.get(cell.sign)
        if area is not None and area.roofed:
            return False
    return True


def sight_table(
    board: Board, watchers: Collection[int], watched: Collection[int]
) -> frozenset[tuple[int, int]]:
    """The pairs (guard circle, exterior circle) that see each other."""
    return frozenset((one, other) for one in watchers for other in watched if sees(board, one, other))
