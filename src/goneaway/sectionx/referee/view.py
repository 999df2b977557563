"""The view of a seat: everything on the table, its own stock, and the number of hidden tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import View
from ...kernel.fields import copier
from ...kernel.position import Moment
from ..board.island import SIDES
from ..board.tiles import EMPTY
from ..table.facts import Facts
from ..table.so_far import SoFar
from ..table.stall import Stall
from ..table.table import Table
from ..words.options import DOORS, MEN, Rules
from ..words.places import NOBODY, SET_ASIDE

#: From a table to a view, and back.
share_facts = copier(Moment, Facts)


def _faces(rules: Rules, pile: list[int]) -> tuple[int, ...]:
    if not rules.expert:
        return ()
    return tuple(reversed(pile)) if rules.openPiles == "all" else tuple(pile[-1:])


class Seen(View, Facts):
    """The view of one seat, or of a spectator (None)."""

    def __init__(self, table: Table, seat: int | None) -> None:
        share_facts(table, self)
        rules = table.rules
        self.seat = seat
        self.pile_sizes = tuple(map(len, table.piles))
        #: The known tiles, from the top of each pile down.
        self.pile_faces = tuple(_faces(rules, pile) for pile in table.piles)
        self.stock_sizes = tuple(map(len, table.stocks))
        #: By seat: its tiles, or None where they are hidden.
        self.stocks = tuple(
            tuple(stock) if rules.expert or owner == seat else None
            for owner, stock in enumerate(table.stocks)
        )
        # The turn is below any other decision.
        turn = table.frames[0] if table.frames else None
        #: The state of the stall guard; None without it, and when the game is over.
        self.stall: Stall | None = turn.stall(table) if isinstance(turn, SoFar) else None

    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        told = self._open_json() if watched is None else watched
        return {
            **told,
            "seat": None if self.seat is None else self.rules.colours[self.seat],
            "players": [
                row if stock is None else {**row, "tiles": [self.tiles.names[tile] for tile in stock]}
                for row, stock in zip(told["players"], self.stocks, strict=True)
            ],
        }

    def _open_json(self) -> dict[str, Any]:
        """The public fields; the others are included as a spectator sees them."""
        colours = self.rules.colours
        names = self.island.names

        def door(number: int) -> str:
            where = self.doors[number]
            if where >= 0:
                return f"{self.spot(where)}@{SIDES[self.door_side[number]]}"
            return "aside" if where == SET_ASIDE else "supply"

        return {
            "seat": None,
            "round": self.round,
            "final": self.final,
            "stall": None if self.stall is None else self.stall.to_json(),
            "board": {
                names[cell]: f"{self.tiles.of[tile].code}.{self.rotation[cell]}"
                for cell, tile in enumerate(self.tile)
                if tile != EMPTY
            },
            "piles": [
                {"size": size, "faces": [self.tiles.names[tile] for tile in faces]}
                for size, faces in zip(self.pile_sizes, self.pile_faces, strict=True)
            ],
            "zones": {
                zone: None if owner == NOBODY else colours[owner]
                for zone, owner in zip(self.island.zone_names, self.owners, strict=True)
            },
            "players": [
                {
                    "colour": colour,
                    "key": self.keys[seat],
                    "men": {
                        f"{colour}{n + 1}": self.place_name(self.men[seat * MEN + n]) for n in range(MEN)
                    },
                    "doors": [door(seat * DOORS + n) for n in range(DOORS)],
                    "stock": self.stock_sizes[seat],
                    "tiles": None,
                }
                for seat, colour in enumerate(colours)
            ],
            "frames": [{"kind": frame.kind, "state": frame.state()} for frame in self.frames],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }
