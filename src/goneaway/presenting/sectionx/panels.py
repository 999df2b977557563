"""What is shown around the board of Section X, as data: the players, own tiles, the tops of the piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...sectionx import Seen
from ...wording import Wording
from .names import seat_name, tile_words
from .status import Count, counts, turn_of, warnings


@dataclass(frozen=True)
class Player:
    """One player as all see him; `stock` are the codes of his tiles where they are visible."""

    seat: int
    colour: str
    name: str
    on_turn: bool
    own: bool
    counted: Count
    key: bool
    tiles: int
    stock: tuple[str, ...] | None
    threshold: int
    goal: int

    def to_json(self) -> dict[str, Any]:
        # Not `asdict`, which copies deeply: all clients receive this after every step.
        return {**vars(self), "counted": {**vars(self.counted)}}


def player(view: Seen, wording: Wording, seat: int, counted: Count) -> Player:
    turn = turn_of(view)
    stock = view.stocks[seat]
    return Player(
        seat,
        view.colour(seat),
        seat_name(wording, view, seat),
        turn is not None and turn.seat == seat,
        seat == view.seat,
        counted,
        view.keys[seat],
        view.stock_sizes[seat],
        None if stock is None else _codes(view, stock),
        view.rules.threshold,
        view.rules.goal,
    )


def _codes(view: Seen, stock: Sequence[int]) -> tuple[str, ...]:
    return tuple(view.tiles.of[tile].code for tile in stock)


def players(view: Seen, wording: Wording) -> tuple[Player, ...]:
    return tuple(player(view, wording, seat, counted) for seat, counted in enumerate(counts(view)))


@dataclass(frozen=True)
class Piles:
    """How many tiles each pile has, and its top if that is open, by the number of the pile (from 1)."""

    sizes: tuple[int, ...]
    tops: tuple[tuple[int, str], ...]


def piles(view: Seen) -> Piles:
    tops = ((number, faces[0]) for number, faces in enumerate(view.pile_faces, 1) if faces)
    return Piles(view.pile_sizes, tuple((number, view.tiles.of[tile].code) for number, tile in tops))


@dataclass(frozen=True)
class Panels:
    """Everything beside the board, as one seat sees it."""

    players: tuple[Player, ...]
    piles: Piles
    #: The seat's own tiles in words; empty for a spectator.
    stock: tuple[str, ...]
    warnings: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        players = [player.to_json() for player in self.players]
        return {**vars(self), "players": players, "piles": {**vars(self.piles)}}


def panels(view: Seen, wording: Wording) -> Panels:
    return Panels(players(view, wording), piles(view), _own_stock(view), tuple(warnings(view, wording)))


def own_panels(view: Seen, watched: dict[str, Any]) -> dict[str, Any]:
    """Return what a seat sees differently from a spectator: which player it is, and its tiles."""
    if view.seat is None:
        return watched
    own = view.stocks[view.seat]
    shown = {"own": True, "stock": None if own is None else _codes(view, own)}
    players = [
        {**player, **shown} if seat == view.seat else player for seat, player in enumerate(watched["players"])
    ]
    return {**watched, "players": players, "stock": _own_stock(view)}


def _own_stock(view: Seen) -> tuple[str, ...]:
    own = () if view.seat is None else view.stocks[view.seat] or ()
    return tuple(tile_words(view, tile) for tile in own)
