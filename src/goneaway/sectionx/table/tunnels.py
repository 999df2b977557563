"""Tunnels: connected sections, and their lengths in tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..board.island import BACK, MEMBERS, STRIDE
from .facts import Facts


class Tunnels:
    """All tunnels of a moment. A tunnel's name is its first section in reading order.

    The object never changes, so copies of a position share it, and fights can keep the tunnels as they
    were before.
    """

    __slots__ = ("of", "sections")

    def __init__(self, of: list[int], sections: dict[int, Sequence[int]]) -> None:
        #: By section: its tunnel, or -1.
        self.of = of
        #: By tunnel: its sections.
        self.sections = sections

    def cells(self, tunnel: int) -> set[int]:
        return {section // STRIDE for section in self.sections[tunnel]}

    def length(self, tunnel: int) -> int:
        """The length of a tunnel in tiles."""
        return len(self.cells(tunnel))


def no_tunnels(cells: int) -> Tunnels:
    return Tunnels([-1] * (cells * STRIDE), {})


def follow(facts: Facts, old: Tunnels, touched: Iterable[int]) -> Tunnels:
    """Update the tunnels after the tiles of some cells were taken up, laid or turned.

    Island and zones do not join tunnels, and doors do not divide them (2.5). Only tunnels through a touched
    cell are followed again; a tunnel met on the way is taken over whole, because nothing inside it has
    changed. Most tunnels are short and stay as they were, so this costs a third of following them all.
    """
    tile, rotation, types = facts.tile, facts.rotation, facts.tiles.of
    neighbours = facts.island.neighbours
    of = old.of[:]
    sections = old.sections.copy()
    loose: list[int] = []
    for cell in touched:
        for section in range(cell * STRIDE, cell * STRIDE + STRIDE):
            if of[section] >= 0:
                torn = sections.pop(of[section])
                for part in torn:
                    of[part] = -1
                loose += torn
        if tile[cell] >= 0:
            loose += range(cell * STRIDE, cell * STRIDE + types[tile[cell]].count)
    for start in loose:
        cell, index = divmod(start, STRIDE)
        if of[start] >= 0 or tile[cell] < 0 or index >= types[tile[cell]].count:
            continue
        of[start] = start
        run = [start]
        waiting = [start]
        while waiting:
            cell, index = divmod(waiting.pop(), STRIDE)
            beside = neighbours[cell]
            for side in MEMBERS[types[tile[cell]].masks[rotation[cell]][index]]:
                other = beside[side]
                if other < 0 or tile[other] < 0:
                    continue
                index = types[tile[other]].section_at[rotation[other]][BACK[side]]
                if index < 0:
                    continue
                met = other * STRIDE + index
                if of[met] < 0:
                    of[met] = start
                    run.append(met)
                    waiting.append(met)
                elif of[met] != start:
                    joined = sections.pop(of[met])
                    for part in joined:
                        of[part] = start
                    run += joined
        first = min(run)
        if first != start:
            for section in run:
                of[section] = first
        sections[first] = run
    return Tunnels(of, sections)
