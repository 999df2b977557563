"""The board and the tiles: the facts of the specification, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from goneaway.sectionx.board.island import ISLAND, SEA, SIDES, ZONE, Island, standard_island
from goneaway.sectionx.board.tiles import TileSet, standard_tiles

ISLE = standard_island()
TILES = standard_tiles()


def test_ninety_one_cells() -> None:
    assert ISLE.cells == 91
    assert Counter(ISLE.kind) == {SEA: 78, ISLAND: 7, ZONE: 6}
    assert ISLE.names[0] == "A1"
    assert ISLE.names[-1] == "K6"
    assert [ISLE.coordinates[ISLE.number[name]] for name in ("F6", "A1", "F11", "K1")] == [
        (0, 0),
        (0, -5),
        (5, 0),
        (-5, 5),
    ]


def test_eighteen_mouths() -> None:
    mouths = {
        ISLE.names[cell]: {SIDES[side] for side in range(6) if ISLE.mouths[cell] >> side & 1}
        for cell in ISLE.shore
    }
    assert mouths == {
        "D4": {"SE"}, "D5": {"SW", "SE"}, "D6": {"SW"}, "E7": {"W", "SW"}, "F8": {"W"}, "G7": {"W", "NW"},
        "H6": {"NW"}, "H5": {"NW", "NE"}, "H4": {"NE"}, "G4": {"NE", "E"}, "F4": {"E"}, "E4": {"E", "SE"},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("zone", "ways"),
    [
        ("NW", {("A2", "W"), ("B2", "NW"), ("B1", "NE")}),
        ("NE", {("A5", "E"), ("B6", "NE"), ("B7", "NW")}),
        ("E", {("E10", "SE"), ("F10", "E"), ("G10", "NE")}),
        ("SE", {("K5", "E"), ("J6", "SE"), ("J7", "SW")}),
        ("SW", {("K2", "W"), ("J2", "SW"), ("J1", "SE")}),
        ("W", {("E1", "SW"), ("F2", "W"), ("G1", "NW")}),
    ],
)
def test_three_ways_into_each_zone(zone: str, ways: set[tuple[str, str]]) -> None:
    found = {
        (ISLE.names[cell], SIDES[side])
        for cell in ISLE.sea
        for side, other in enumerate(ISLE.neighbours[cell])
        if other >= 0 and ISLE.zone_at[other] == ISLE.zone_number[zone]
    }
    assert found == ways


def test_distance_to_green() -> None:
    assert Counter(ISLE.green_distance[cell] for cell in ISLE.sea) == {1: 18, 2: 30, 3: 24, 4: 6}
    named = {
        name: ISLE.green_distance[ISLE.number[name]] for name in ("H8", "G9", "I7", "E7", "D5", "G10", "C4")
    }
    assert named == {"H8": 3, "G9": 2, "I7": 2, "E7": 4, "D5": 4, "G10": 1, "C4": 3}


def test_neighbours_look_back() -> None:
    for cell in range(ISLE.cells):
        for side, other in enumerate(ISLE.neighbours[cell]):
            if other >= 0:
                assert ISLE.neighbours[other][(side + 3) % 6] == cell


def test_fifty_four_tiles() -> None:
    assert TILES.count == 54
    assert sum(kind.copies * kind.count for kind in TILES.types) == 70
    assert sum(kind.copies * sum(kind.openings) for kind in TILES.types) == 150
    families: Counter[object] = Counter()
    for kind in TILES.types:
        if kind.hideout:
            families["hideout"] += kind.copies
        elif kind.count > 1:
            families[kind.count] += kind.copies
        else:
            families["junction" if kind.openings[0] > 2 else "single"] += kind.copies
    assert families == {"single": 20, "junction": 12, 2: 8, 3: 4, "hideout": 10}


def test_distinct_orientations() -> None:
    assert {kind.code: len(kind.rotations) for kind in TILES.types} == {
        "S": 3, "W": 6, "B": 6, "Y": 2, "FL": 6, "FR": 6, "X": 3, "SS": 3, "SB": 6, "WW": 3, "BB": 3,
        "BBB": 2, "SBB": 3, "SSS": 1, "H1": 6, "HS": 3, "HW": 6,
    }  # fmt: skip


def test_the_board_is_data() -> None:
    """Another layout can be loaded: a small sea with one zone of two cells."""
    small = Island.from_data({"name": "small", "radius": 2, "island": ["C3"], "zones": {"N": ["A1", "A2"]}})
    assert small.cells == 19
    assert len(small.sea) == 16
    assert len(small.shore) == 6
    assert small.green_distance[small.number["E1"]] == 4
    tiles = TileSet.from_data(
        {"name": "few", "tile": [{"code": "S", "title": "straight", "copies": 3, "sections": [[0, 3]]}]}
    )
    assert tiles.names == ["S-1", "S-2", "S-3"]
