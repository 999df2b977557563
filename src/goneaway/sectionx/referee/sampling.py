"""Sample a full position that fits a view."""

from __future__ import annotations

from ...kernel import Chance
from ..board.island import SEA
from ..board.tiles import EMPTY
from .position import SectionX
from .view import Seen, share_facts


def determinize(view: Seen, chance: Chance) -> SectionX:
    """Sample a position; every position consistent with the view is equally likely.

    Bots search on such positions and so never see the true one; the leak tests use them, too.
    """
    position = laid_out(view, chance)
    _deal_hidden(view, position, chance)
    return position


def laid_out(view: Seen, chance: Chance) -> SectionX:
    """A position with only the public state: all stocks and piles are empty."""
    position = SectionX(view.rules, view.island, view.tiles, chance)
    for cell, tile in enumerate(view.tile):
        if tile != EMPTY and view.island.kind[cell] == SEA:
            position.lay(cell, tile, view.rotation[cell])
    for man, place in enumerate(view.men):
        position.send(man, place)
    for door, place in enumerate(view.doors):
        position.hang(door, place, view.door_side[door])
    share_facts(view, position)
    return position


def _deal_hidden(view: Seen, position: SectionX, chance: Chance) -> None:
    seen = set(view.heap)
    seen.update(tile for tile in view.tile if tile != EMPTY)
    for stock in view.stocks:
        seen.update(stock or ())
    for faces in view.pile_faces:
        seen.update(faces)
    hidden = [tile for tile in range(view.tiles.count) if tile not in seen]
    order = chance.order("determinize", len(hidden))
    chance.collect()  # a planner's guess is not an outcome of the game
    hidden = [hidden[index] for index in order]
    for seat, known in enumerate(view.stocks):
        if known is None:
            size = view.stock_sizes[seat]
            position.stocks[seat], hidden = hidden[:size], hidden[size:]
        else:
            position.stocks[seat] = list(known)
    for number, faces in enumerate(view.pile_faces):
        below = view.pile_sizes[number] - len(faces)
        position.piles[number] = hidden[:below] + list(reversed(faces))
        hidden = hidden[below:]
