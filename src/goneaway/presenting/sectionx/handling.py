"""Actions with what is on the board: tiles to lay, turn, carry and swap, doors, men who can walk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...kernel import Action, Legal
from ...sectionx import Seen
from ...sectionx.board.island import SEA, STRIDE
from ...sectionx.board.tiles import EMPTY
from ...sectionx.words.actions import Move, MoveDoor, Place, Rotate, SetDoor, Swap
from ...sectionx.words.options import MEN


def handled(view: Seen, legal: Legal) -> dict[str, Any]:
    """Return men who can walk, tiles of the stock that fit, cells whose tiles can be changed, doors."""
    carried: dict[str, list[str]] = {}
    for action in _of(legal, "door-move"):
        assert isinstance(action, MoveDoor)
        carried.setdefault(str(action.door), []).append(f"{action.spot}@{action.side}")
    return {
        "men": _heads(legal, "step"),
        "tiles": _heads(legal, "place"),
        "cells": _touchable(view, legal),
        "doors": [f"{one.spot}@{one.side}" for one in _of(legal, "door") if isinstance(one, SetDoor)],
        "carried": carried,
    }


def _touchable(view: Seen, legal: Legal) -> list[str]:
    """Return cells in reading order; both cells of a swap."""
    found = {*_heads(legal, "rotate"), *_heads(legal, "move")}
    for action in _of(legal, "swap"):
        assert isinstance(action, Swap)
        found |= {action.one, action.other}
    return [name for name in view.island.names if name in found]


def fitting(view: Seen, legal: Legal, tile: str, cell: str) -> dict[str, Any]:
    """Return where a tile of the stock, or else the one that lies on a cell, can go.

    `cells` are those where it fits, with its rotations there; `turns` the rotations it can be given where it
    lies; `swaps` the cells with which it can change places, each with pairs of rotations, its own first.
    `beside` are those of the cells that touch the island, a zone or another tile. `distances` is set for a
    hideout with men in it, which may not move closer to a green zone.
    """
    cells: dict[str, list[int]] = {}
    swaps: dict[str, list[tuple[int, int]]] = {}
    turns: list[int] = []
    if tile:
        for place in _of(legal, "place", tile):
            assert isinstance(place, Place)
            cells.setdefault(place.cell, []).append(place.rotation)
    else:
        for move in _of(legal, "move", cell):
            assert isinstance(move, Move)
            cells.setdefault(move.to, []).append(move.rotation)
        turns = [turn.rotation for turn in _of(legal, "rotate", cell) if isinstance(turn, Rotate)]
        for swap in _of(legal, "swap"):
            assert isinstance(swap, Swap)
            if swap.one == cell:
                swaps.setdefault(swap.other, []).append((swap.one_rotation, swap.other_rotation))
            elif swap.other == cell:
                swaps.setdefault(swap.one, []).append((swap.other_rotation, swap.one_rotation))
    return {
        "tile": tile,
        "cell": cell,
        "cells": cells,
        "turns": turns,
        "swaps": swaps,
        "beside": [name for name in cells if beside(view, name, cell)],
        "distances": _distances(view, cell) if cells or swaps else {},
    }


def beside(view: Seen, name: str, but: str = "") -> bool:
    """Return whether a cell touches anything: without that a tile would lie alone in the sea."""
    island = view.island
    near = [
        cell for cell in island.neighbours[island.number[name]] if cell >= 0 and island.names[cell] != but
    ]
    return any(island.kind[cell] != SEA or view.tile[cell] != EMPTY for cell in near)


def _distances(view: Seen, cell: str) -> dict[str, int]:
    number = view.island.number.get(cell)
    if number is None or not any(place >= 0 and place // STRIDE == number for place in view.men):
        return {}
    return {view.island.names[sea]: view.island.green_distance[sea] for sea in view.island.sea}


def _heads(legal: Legal, verb: str) -> list[str]:
    """Return the first words after a verb that lead to an action."""
    groups = legal.groups_of(verb) if verb in legal.verbs else ()
    return [group.head.split()[1] for group in groups if " " in group.head and len(group)]


def _of(legal: Legal, verb: str, word: str = "") -> Iterator[Action]:
    """Yield the actions of a verb, or only those that begin with a word."""
    groups: Iterable[Any] = legal.groups_of(verb) if verb in legal.verbs else ()
    for group in groups:
        if not word or group.head == f"{verb} {word}":
            yield from group


def one_of(view: Seen, verb: str) -> str:
    """Return any action of a kind, legal or not, so that a player can ask why there is none.

    "" for other kinds.
    """
    if view.seat is None:
        return ""
    cell = view.island.names[0]
    match verb.strip():
        case "step":
            return f"step {view.man_name(view.seat * MEN)} {cell}"
        case "place":
            stock = view.stocks[view.seat] or ()
            code = view.tiles.of[stock[0]].code if stock else view.tiles.types[0].code
            return f"place {code} {cell} 0"
        case "draw":
            return "draw 1"
    return ""
