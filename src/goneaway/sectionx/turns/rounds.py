"""The beginning and end of turns and rounds, the collapse of tunnels, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Outcome
from ..board.island import STRIDE
from ..board.tiles import EMPTY
from ..doors import keys
from ..table.so_far import SoFar
from ..table.stall import BARREN_ROUNDS, struck
from ..table.table import Table
from ..words.options import MEN
from ..words.places import BURIED, FREE, GREEN, IN_SUPPLY


def deal_piles(position: Table, tiles: Sequence[int]) -> None:
    """Shuffle and deal three piles, as equal as possible, the larger first."""
    order = position.chance.order("shuffle", len(tiles))
    shuffled = [tiles[index] for index in order]
    piles = []
    for number in range(3):
        size = (len(tiles) + 2 - number) // 3
        piles.append(shuffled[:size])
        del shuffled[:size]
    position.piles = piles
    position.tell_all("shuffled", piles=[len(pile) for pile in piles])


# The end of a turn


def end_turn(position: Table, turn: SoFar) -> None:
    rules = position.rules
    position.tell_all("turn-ended", colour=position.colour(turn.seat))
    position.idle = 0 if turn.drew or turn.stepped else position.idle + 1
    position.fruitless = 0 if turn.drew or turn.entered else position.fruitless + 1
    if rules.tilesEnd == "lastDrawn":
        out_of_tiles = turn.last_tile
    else:
        out_of_tiles = not any(position.piles) and not any(position.stocks)
    if out_of_tiles or struck(rules, position.idle, position.fruitless):
        collapse(position, "tiles" if out_of_tiles else "stall")
    position.frames.clear()


def escape(position: Table, seat: int) -> bool:
    """After a step into green, end the game or the round if decided; return whether the turn is over."""
    rules = position.rules
    goal_counts = rules.goalCheck == "immediate" and not (
        position.final and rules.finalRound == "survivorsOnly"
    )
    if goal_counts and position.escaped(seat) >= rules.goal:
        _finish(position, "GOAL", ("escaped", "hidden", "alive"), seat)
        return True
    if position.in_green(seat) >= rules.threshold:
        position.tell_all("threshold", colour=position.colour(seat), escapes=position.in_green(seat))
        collapse(position, "escape")
        if position.outcome is None:
            position.round_ender = seat
        position.frames.clear()
        return True
    return False


# The end of a round


def collapse(position: Table, cause: str) -> None:
    """The tunnels are blown up (3.9), then the next round begins or the game is over."""
    buried, freed = [], []
    for man, place in enumerate(position.men):
        if place >= 0 and not position.type_at(place // STRIDE).hideout:
            position.send(man, BURIED)
            buried.append(position.man_name(man))
        elif place <= GREEN:
            position.send(man, FREE)
            freed.append(position.man_name(man))
    for door, place in enumerate(position.doors):
        if place >= 0:
            position.hang(door, IN_SUPPLY)
    kept = []
    for cell in position.island.sea:
        if position.tile[cell] == EMPTY:
            continue
        if position.men_on(cell):
            kept.append(position.island.names[cell])
        else:
            position.heap.append(position.lift(cell))
    position.barren = 0 if buried or freed else position.barren + 1
    position.tell_all("collapsed", cause=cause, buried=buried, freed=freed, kept=kept)
    keys.deal(position)
    ended_final_round = position.final
    if _decided(position):
        return
    if not ended_final_round and any(
        _potential(position, s) < position.rules.goal for s in range(position.seats)
    ):
        position.final = True
    _next_round(position)


def _potential(position: Table, seat: int) -> int:
    return MEN - position.count(seat, BURIED)


def _decided(position: Table) -> bool:
    """The checks of 3.10 in their order; the first that applies ends the game."""
    rules = position.rules
    seats = range(position.seats)
    goal_counts = rules.goalCheck == "roundEnd" and not (
        position.final and rules.finalRound == "survivorsOnly"
    )
    if goal_counts and any(position.count(seat, FREE) >= rules.goal for seat in seats):
        _finish(position, "GOAL", ("free", "hidden", "alive"))
    elif position.final:
        _finish(position, "FINAL", ("alive", "free", "hidden"))
    elif all(_potential(position, seat) < rules.goal for seat in seats):
        if rules.noneCanRanking == "freedFirst":
            _finish(position, "NONE_CAN", ("free", "hidden", "alive"))
        else:
            _finish(position, "NONE_CAN", ("alive", "free", "hidden"))
    elif rules.stallGuard == "on" and position.barren >= BARREN_ROUNDS:
        _finish(position, "STALL", ("free", "hidden", "alive"))
    return position.outcome is not None


def _next_round(position: Table) -> None:
    tiles, position.heap = position.heap, []
    for pile in position.piles:
        tiles += pile
    if position.rules.stockAtRoundEnd == "return":
        for stock in position.stocks:
            tiles += stock
            stock.clear()
    # Sorted, so that the order after the shuffle reveals nothing about where a tile came from.
    deal_piles(position, sorted(tiles))
    position.round += 1
    position.idle = position.fruitless = 0
    position.tell_all("round-begun", round=position.round, final=position.final)


# The end of the game

#: By column of a ranking: the function that computes a seat's value.
_COLUMNS: dict[str, Callable[[Table, int], int]] = {
    "escaped": lambda position, seat: position.escaped(seat),
    "free": lambda position, seat: position.count(seat, FREE),
    "hidden": lambda position, seat: position.in_hideouts(seat),
    "alive": lambda position, seat: position.alive(seat),
}


def _finish(position: Table, end: str, columns: Sequence[str], winner: int | None = None) -> None:
    """End the game: rank the seats by the columns, higher is better; tied seats share a place (3.11)."""
    values = {name: [_COLUMNS[name](position, seat) for seat in range(position.seats)] for name in columns}

    def key(seat: int) -> tuple[int, ...]:
        return (int(seat == winner), *(column[seat] for column in values.values()))

    places: list[tuple[int, ...]] = []
    for seat in sorted(range(position.seats), key=key, reverse=True):
        if places and key(places[-1][0]) == key(seat):
            places[-1] = (*places[-1], seat)
        else:
            places.append((seat,))
    clause = "game-end" if end == "GOAL" else "ranking"
    position.outcome = Outcome(end, clause, tuple(places), values)
    position.frames.clear()
    position.tell_all(
        "game-over",
        end=end,
        places=[[position.colour(seat) for seat in place] for place in places],
        columns=values,
    )
