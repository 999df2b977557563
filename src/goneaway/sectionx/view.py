"""What a seat sees: everything on the table, its own stock, and the backs of the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel import Frame, Outcome, View
from .island import SIDES, STRIDE, Island
from .options import DOORS, MEN, Rules
from .places import GREEN, NOBODY, SET_ASIDE
from .stall import Stall
from .tiles import EMPTY, TileSet
from .turn import Turn

if TYPE_CHECKING:
    from .position import SectionX


@dataclass(frozen=True)
class Seen(View):
    """The view of one seat, or of a spectator (None)."""

    seat: int | None
    rules: Rules
    island: Island
    tiles: TileSet
    tile: tuple[int, ...]
    rotation: tuple[int, ...]
    men: tuple[int, ...]
    doors: tuple[int, ...]
    door_side: tuple[int, ...]
    keys: tuple[bool, ...]
    owners: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    #: The faces that are known, from the top of each pile down.
    pile_faces: tuple[tuple[int, ...], ...]
    stock_sizes: tuple[int, ...]
    #: By seat: its tiles, or None where they are hidden.
    stocks: tuple[tuple[int, ...] | None, ...]
    heap: tuple[int, ...]
    round: int
    final: bool
    idle: int
    fruitless: int
    barren: int
    #: How near the stall guard is; None without it, and when the game is over.
    stall: Stall | None
    round_ender: int
    frames: tuple[Frame[Any], ...]
    outcome: Outcome | None
    ply: int

    def to_json(self) -> dict[str, Any]:
        colours = self.rules.colours
        names = self.island.names

        def spot(section: int) -> str:
            cell, index = divmod(section, STRIDE)
            single = self.tiles.of[self.tile[cell]].count == 1
            return names[cell] if single else f"{names[cell]}#{index + 1}"

        def place(where: int) -> str:
            if where >= 0:
                return spot(where)
            if where <= GREEN:
                return f"zone:{self.island.zone_names[GREEN - where]}"
            return ("home", "free", "buried")[-1 - where]

        def door(number: int) -> str:
            where = self.doors[number]
            if where >= 0:
                return f"{spot(where)}@{SIDES[self.door_side[number]]}"
            return "aside" if where == SET_ASIDE else "supply"

        return {
            "seat": None if self.seat is None else colours[self.seat],
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
                    "men": {f"{colour}{n + 1}": place(self.men[seat * MEN + n]) for n in range(MEN)},
                    "doors": [door(seat * DOORS + n) for n in range(DOORS)],
                    "stock": self.stock_sizes[seat],
                    "tiles": None if stock is None else [self.tiles.names[tile] for tile in stock],
                }
                for seat, (colour, stock) in enumerate(zip(colours, self.stocks, strict=True))
            ],
            "frames": [{"kind": frame.kind, "state": frame.state()} for frame in self.frames],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }


def view_of(position: SectionX, seat: int | None) -> Seen:
    rules = position.rules
    # Under whatever decision is open.
    turn = position.frames[0] if position.frames else None

    def faces(pile: list[int]) -> tuple[int, ...]:
        if not rules.expert:
            return ()
        return tuple(reversed(pile)) if rules.openPiles == "all" else tuple(pile[-1:])

    return Seen(
        seat=seat,
        rules=rules,
        island=position.island,
        tiles=position.tiles,
        tile=tuple(position.tile),
        rotation=tuple(position.rotation),
        men=tuple(position.men),
        doors=tuple(position.doors),
        door_side=tuple(position.door_side),
        keys=tuple(position.keys),
        owners=tuple(position.owners),
        pile_sizes=tuple(map(len, position.piles)),
        pile_faces=tuple(map(faces, position.piles)),
        stock_sizes=tuple(map(len, position.stocks)),
        stocks=tuple(
            tuple(stock) if rules.expert or owner == seat else None
            for owner, stock in enumerate(position.stocks)
        ),
        heap=tuple(position.heap),
        round=position.round,
        final=position.final,
        idle=position.idle,
        fruitless=position.fruitless,
        barren=position.barren,
        stall=turn.stall(position) if isinstance(turn, Turn) else None,
        round_ender=position.round_ender,
        frames=tuple(position.frames),
        outcome=position.outcome,
        ply=position.ply,
    )
