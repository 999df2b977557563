"""Observations of Section X as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

import numpy as np

from ..kernel import Game, View
from ..sectionx.board.island import STRIDE
from ..sectionx.board.tiles import EMPTY
from ..sectionx.referee.view import Seen
from ..sectionx.table.facts import Facts
from ..sectionx.words.options import DOORS, MEN
from ..sectionx.words.places import AT_HOME, BURIED, FREE, GREEN
from .observation import Array, ObservationEncoder, row_of
from .sectionx_words import SectionXLexicon

#: Then by seat: its men in each of up to three sections, and its doors.
BOARD = ("kind", "zone", "tile", "turn", "to_zone")
SECTIONS = 3
PIECES = ("seat", "door", "place", "side")

#: Facts of the table that are a single number or flag.
OPEN = ("round", "final", "idle", "fruitless", "barren", "round_ender")
STALL = ("idle_limit", "fruitless_limit", "barren_limit", "turns", "near", "last_round")
_open, _stall = attrgetter(*OPEN), attrgetter(*STALL)


class SectionXEncoder(ObservationEncoder):
    """Encodes views of the island."""

    def __init__(self, game: Game, facts: Facts) -> None:
        super().__init__(game, SectionXLexicon(game, facts))
        island, self._seats = facts.island, facts.seats
        self._types = tuple(kind.code for kind in facts.tiles.types)
        self._totals = [kind.copies for kind in facts.tiles.types]
        by_seat = [
            f"{what} {seat}"
            for seat in range(self._seats)
            for what in (*(f"men in {section + 1}" for section in range(SECTIONS)), "doors")
        ]
        self.columns = {"board": (*BOARD, *by_seat), "pieces": PIECES}
        self.facts = tuple(self._named(island.zone_names))
        self._width = len(self.columns["board"])
        blank = np.zeros((island.cells, self._width), np.uint8)
        blank[:, 0] = island.kind
        blank[:, 1] = [zone + 1 for zone in island.zone_at]
        blank[:, 4] = island.green_distance
        self._bytes = blank.tobytes()
        men, doors = self._seats * MEN, self._seats * DOORS
        self._pieces = np.zeros((men + doors, len(PIECES)), np.int16)
        self._pieces[:men, 0] = [man // MEN for man in range(men)]
        self._pieces[men:, 0] = [door // DOORS for door in range(doors)]
        self._pieces[men:, 1] = 1
        self.parts = self._parts(blank.shape, self._pieces.shape)

    def _named(self, zones: tuple[str, ...]) -> Iterator[str]:
        yield "seat"
        yield from OPEN
        yield from (f"stall {name}" for name in STALL)
        yield from (f"pile {number}" for number in (1, 2, 3))
        yield from (f"top of pile {number}" for number in (1, 2, 3))
        yield from (f"key {seat}" for seat in range(self._seats))
        yield from (f"owner {zone}" for zone in zones)
        for seat in range(self._seats):
            yield from (f"{name} of {seat}" for name in ("stock", "home", "free", "buried", "green"))
        for seat in range(self._seats):
            yield from (f"tile {kind} of {seat}" for kind in self._types)
        yield from (f"unseen {kind}" for kind in self._types)

    def encode(self, view: View) -> dict[str, Array]:
        assert isinstance(view, Seen)
        return {
            "board": self._board(view),
            "pieces": self._men_and_doors(view),
            "facts": row_of(self._facts(view)),
            "question": self._question(view),
        }

    def _board(self, view: Seen) -> Array:
        # Writing bytes cell by cell is faster than writing into an array.
        cells = bytearray(self._bytes)
        width, first, by_seat = self._width, len(BOARD), SECTIONS + 1
        kind_of = view.tiles.kind_of
        turned = view.rotation
        for cell, tile in enumerate(view.tile):
            if tile != EMPTY:
                cells[cell * width + 2] = kind_of[tile] + 1
                cells[cell * width + 3] = turned[cell]
        for man, place in enumerate(view.men):
            if place >= 0:
                cell, section = divmod(place, STRIDE)
                cells[cell * width + first + man // MEN * by_seat + section] += 1
        for door, place in enumerate(view.doors):
            if place >= 0:
                cells[place // STRIDE * width + first + door // DOORS * by_seat + SECTIONS] += 1
        return np.frombuffer(cells, np.uint8).reshape(-1, width)

    def _men_and_doors(self, view: Seen) -> Array:
        pieces = self._pieces.copy()
        men = len(view.men)
        pieces[:men, 2] = view.men
        pieces[men:, 2] = view.doors
        pieces[men:, 3] = view.door_side
        return pieces

    def _facts(self, view: Seen) -> list[int]:
        out = [-1 if view.seat is None else view.seat]
        out += _open(view)
        stall = view.stall
        out += (0,) * len(STALL) if stall is None else _stall(stall)
        kind_of = view.tiles.kind_of
        out += view.pile_sizes
        out += [kind_of[faces[0]] + 1 if faces else 0 for faces in view.pile_faces]
        out += view.keys
        out += view.owners
        for seat in range(self._seats):
            men = view.men[seat * MEN : seat * MEN + MEN]
            out += (view.stock_sizes[seat], men.count(AT_HOME), men.count(FREE), men.count(BURIED))
            out.append(len([place for place in men if place <= GREEN]))
        unseen = list(self._totals)
        for tile in view.tile:
            if tile != EMPTY:
                unseen[kind_of[tile]] -= 1
        for open_tiles in (view.heap, *view.pile_faces):
            for tile in open_tiles:
                unseen[kind_of[tile]] -= 1
        for stock in view.stocks:
            held = [-1 if stock is None else 0] * len(self._types)
            for tile in stock or ():
                held[kind_of[tile]] += 1
                unseen[kind_of[tile]] -= 1
            out += held
        return out + unseen
