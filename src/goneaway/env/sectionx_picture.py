"""Draw a position of Section X: cells, tiles with their tunnels, doors and men."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

from ..sectionx.board.island import ISLAND, SIDES, STRIDE, ZONE, Island
from ..sectionx.board.tiles import EMPTY
from ..sectionx.referee.position import SectionX
from ..sectionx.words.options import DOORS, MEN
from .drawing import TEAMS, Colour, Mark, Picture, spot

INK: Colour = (40, 40, 40)
GROUNDS: dict[str, Colour] = {
    "sea": (176, 204, 222), "island": (170, 160, 150), "zone": (150, 190, 130), "tile": (222, 206, 170),
}  # fmt: skip


def _middle(island: Island, cell: int) -> tuple[float, float]:
    q, r = island.coordinates[cell]
    return q + r / 2, r * sqrt(3) / 2


@lru_cache(maxsize=4)
def _ground(island: Island) -> tuple[Mark, ...]:
    names = {ISLAND: "island", ZONE: "zone"}
    return tuple(
        spot(*_middle(island, cell), 0.48, GROUNDS[names.get(island.kind[cell], "sea")])
        for cell in range(island.cells)
    )


def _edge(x: float, y: float, side: int, far: float) -> tuple[float, float]:
    """Return a point between the middle of a cell and one of its sides."""
    return x + far * cos(side * pi / 3), y + far * sin(side * pi / 3)


def _section(position: SectionX, place: int) -> tuple[float, float]:
    """Return where a section is drawn: between its openings."""
    cell, section = divmod(place, STRIDE)
    x, y = _middle(position.island, cell)
    mask = position.type_at(cell).masks[position.rotation[cell]][section]
    ends = [_edge(x, y, side, 0.3) for side in range(len(SIDES)) if mask >> side & 1]
    return sum(end[0] for end in ends) / len(ends), sum(end[1] for end in ends) / len(ends)


def _pieces(position: SectionX) -> list[Mark]:
    out: list[Mark] = []
    for cell, tile in enumerate(position.tile):
        if tile == EMPTY:
            continue
        x, y = _middle(position.island, cell)
        out.append(spot(x, y, 0.46, GROUNDS["tile"]))
        for section, mask in enumerate(position.type_at(cell).masks[position.rotation[cell]]):
            here = _section(position, cell * STRIDE + section)
            ends = [_edge(x, y, side, 0.5) for side in range(len(SIDES)) if mask >> side & 1]
            out += (Mark(*here, *end, 0.05, INK) for end in ends)
    for door, place in enumerate(position.doors):
        if place >= 0:
            x, y = _middle(position.island, place // STRIDE)
            side = position.door_side[door]
            out.append(spot(*_edge(x, y, side, 0.4), 0.1, TEAMS[door // DOORS]))
    for man, place in enumerate(position.men):
        if place >= 0:
            out.append(spot(*_section(position, place), 0.17, TEAMS[man // MEN]))
    return out


PICTURE = Picture(lambda position: (_ground(position.island), _pieces(position)))
