"""Tunnels: sections that hang together, and how many tiles they run through."""

from __future__ import annotations

from dataclasses import dataclass

from .facts import Facts
from .island import STRIDE


@dataclass(frozen=True, slots=True)
class Tunnels:
    """By section: the number of its tunnel, or -1. By tunnel: its cells, and so its length in tiles."""

    of: list[int]
    cells: list[set[int]]
    length: list[int]


def find_tunnels(facts: Facts) -> Tunnels:
    """Follow every open border. Island and zones join nothing, doors cut nothing (2.5)."""
    tile = facts.tile
    rotation = facts.rotation
    types = facts.tiles.of
    neighbours = facts.island.neighbours
    of = [-1] * (len(tile) * STRIDE)
    runs: list[set[int]] = []
    for start in facts.island.sea:
        if tile[start] < 0:
            continue
        for index in range(types[tile[start]].count):
            if of[start * STRIDE + index] >= 0:
                continue
            number = len(runs)
            of[start * STRIDE + index] = number
            cells = {start}
            waiting = [(start, index)]
            while waiting:
                cell, section = waiting.pop()
                mask = types[tile[cell]].masks[rotation[cell]][section]
                beside = neighbours[cell]
                for side in range(6):
                    if not mask >> side & 1:
                        continue
                    other = beside[side]
                    if other < 0 or tile[other] < 0:
                        continue
                    met = types[tile[other]].section_at[rotation[other]][(side + 3) % 6]
                    if met >= 0 and of[other * STRIDE + met] < 0:
                        of[other * STRIDE + met] = number
                        cells.add(other)
                        waiting.append((other, met))
            runs.append(cells)
    return Tunnels(of, runs, [len(cells) for cells in runs])
