"""Where pawns are drawn: also in cells and Barracks, which have no circles in the rules."""

from __future__ import annotations

from ...colditz.board.drawing import Spot
from ...colditz.referee.view import Seen
from ...colditz.table.ground import Ground
from ...colditz.words.places import CELL, FIRST_GUARD, INNER, RESERVE, RETURNED, TEAM, TOWER


def spot_of(view: Seen, place: int) -> Spot:
    """Return where a place of the board is drawn."""
    return view.ground.board.circles[place % view.ground.size].spot


def standing(view: Seen) -> dict[int, list[int]]:
    """Return, by circle, the pawns shown there; men in cells and guards in Barracks included."""
    out: dict[int, list[int]] = {}
    board = view.ground.board
    beds = [circle for wing in board.barracks.values() for circle in wing]
    filled = [0] * len(view.ground.blocks)
    for pawn, place in enumerate(view.at):
        if place >= 0:
            out.setdefault(place % view.ground.size, []).append(pawn)
        elif place <= CELL:
            block = CELL - place
            out.setdefault(view.ground.blocks[block].circles[filled[block]], []).append(pawn)
            filled[block] += 1
        elif place in (RESERVE, RETURNED) and beds:
            out.setdefault(beds[(pawn - FIRST_GUARD) % len(beds)], []).append(pawn)
    return out


def circles_of(ground: Ground, place: str) -> tuple[int, ...]:
    """Return the circles to highlight for a place: one, or all of a room, a block of cells or a tunnel."""
    circle, _, level = place.partition("/")
    if circle in ground.number:
        return (ground.number[circle],)
    if level:
        return ()
    if place in ground.room_number:
        return tuple(ground.room_circles[ground.room_number[place]])
    if place in ground.block_number:
        return tuple(ground.blocks[ground.block_number[place]].circles)
    if place in ground.tunnels:
        return tuple(ground.tunnel_circles[ground.tunnels.index(place)])
    return ()


def fugitive(view: Seen, man: int) -> bool:
    """Return whether a man is outside the inner courtyard, above ground, and not on his way back."""
    place = view.at[man]
    on_surface = 0 <= place < view.ground.size
    return on_surface and view.ground.zone[place] != INNER and not view.returning[man]


def at_large(view: Seen) -> list[int]:
    """Return prisoners outside the inner courtyard who are not on their way back."""
    return [man for man in range(TEAM * view.officers) if fugitive(view, man)]


def own_pawns(view: Seen) -> list[int]:
    """Return the seat's own pawns that are still in the game: men at large or locked up, guards out."""
    if view.seat is None:
        return []
    if view.seat == view.officers:
        return [pawn for pawn in range(FIRST_GUARD, len(view.at)) if view.at[pawn] >= 0]
    if view.nations[view.seat] < 0:
        return []
    first = view.seat * TEAM
    return [
        pawn
        for pawn in range(first, first + view.pows)
        if view.at[pawn] >= 0 or view.at[pawn] <= CELL or view.at[pawn] == TOWER
    ]


def any_step(view: Seen) -> str:
    """Return a step of the seat's own men, preferably of a man who has somewhere to step to."""
    own = sorted(own_pawns(view), key=lambda pawn: not 0 <= view.at[pawn] < view.ground.size)
    if not own:
        return "move"
    here = view.at[own[0]]
    near = view.ground.near[here] if 0 <= here < view.ground.size else ()
    to = next((circle for circle in near if circle not in view.at), near[0] if near else 0)
    return f"step {view.pawn_name(own[0])} {view.ground.names[to]}"
