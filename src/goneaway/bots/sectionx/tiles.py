"""How the simple player of Section X uses tiles: block a rival, dig on, make room in the stock."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Action, Chance, Legal
from ...sectionx.board.island import STRIDE
from ...sectionx.board.tiles import EMPTY, TileType
from ...sectionx.laying.laying import handling
from ...sectionx.referee.position import SectionX
from ...sectionx.table.so_far import STOCK_LIMIT
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from ..contract.bot import Reason
from ..ideas import Proposal
from .digging import Plan, leads, pair, tile_pairs
from .threats import Rival, rival_of

#: Number of ways to block a rival that are looked at; of places for a tile that is in the way.
WAYS_TO_BAR = 24
PLACES_TO_CLEAR = 20


# Digging


def dig(plan: Plan) -> Proposal | None:
    """Lay the next missing tile of a way: of the one from home, or of those on which men stand."""
    position = plan.position
    routes = plan.routes()
    ways = {cell for route in routes for cell, _, _ in route}
    gaps = [
        [(cell, pair(side, on)) for cell, side, on in route if not leads(position, cell, side, on)]
        for route in routes
    ]
    for missing in gaps:
        for cell, wanted in missing:
            found = _place(plan, cell, wanted) if position.tile[cell] == EMPTY else _turn(plan, cell, wanted)
            if found is not None:
                return found
        for cell, wanted in missing:
            found = _fetch(plan, cell, wanted, ways)
            if found is not None:
                return found
    return None


def _place(plan: Plan, cell: int, wanted: int) -> Proposal | None:
    best: tuple[tuple[int, int], act.Place] | None = None
    name = plan.position.island.names[cell]
    for kind in plan.kinds:
        for rotation in plan.fit.rotations(kind, plan.around(cell)):
            if rotation in kind.rotations and tile_pairs(kind)[rotation] & wanted:
                # A hideout on the way is worth most; openings for other players least.
                merit = (int(kind.hideout), -kind.open[rotation].bit_count())
                if best is None or merit > best[0]:
                    best = (merit, act.Place(kind.code, name, rotation))
    return None if best is None else (best[1], Reason("dig", {"cell": name}))


def _turn(plan: Plan, cell: int, wanted: int) -> Proposal | None:
    position = plan.position
    kind, name = position.type_at(cell), position.island.names[cell]
    for rotation in plan.fit.rotations(kind, plan.around(cell)):
        turn = act.Rotate(name, rotation)
        if tile_pairs(kind)[rotation] & wanted and position.why_not(plan.seat, turn) is None:
            return turn, Reason("dig-rotate", {"cell": name})
    return None


def _fetch(plan: Plan, cell: int, wanted: int, ways: set[int]) -> Proposal | None:
    """Bring a tile from elsewhere: carried to an empty cell, or swapped for the one in the way."""
    position, seat = plan.position, plan.seat
    names = position.island.names
    empty = position.tile[cell] == EMPTY
    if not empty and handling(position, seat, cell, "swap", plan.foreign) is not None:
        return None
    for other in _loose(plan, ways):
        for rotation in _fitting(position.type_at(other), wanted):
            if empty:
                move = act.Move(names[other], names[cell], rotation)
                if position.why_not(seat, move) is None:
                    return move, Reason("dig-move", {"cell": names[other], "to": names[cell]})
                continue
            for back in position.type_at(cell).rotations:
                swap = act.Swap(names[other], names[cell], rotation, back)
                if position.why_not(seat, swap) is None:
                    return swap, Reason("dig-swap", {"cell": names[other], "to": names[cell]})
    return None


def _fitting(kind: TileType, wanted: int) -> list[int]:
    return [rotation for rotation in kind.rotations if tile_pairs(kind)[rotation] & wanted]


def _loose(plan: Plan, ways: set[int]) -> Iterator[int]:
    """Yield tiles that may be taken: without men or doors, and not on the seat's own way."""
    position = plan.position
    for cell in position.island.sea:
        if (
            position.tile[cell] != EMPTY
            and cell not in ways
            and cell not in plan.foreign
            and not position.men_on(cell)
            and not position.doors_on(cell)
            and not position.type_at(cell).hideout
        ):
            yield cell


def clear_stock(plan: Plan, legal: Legal, chance: Chance) -> Proposal | None:
    """Lay a tile out of the way: with a full stock of useless tiles no better one can be drawn."""
    position = plan.position
    if len(position.stocks[plan.seat]) < STOCK_LIMIT:
        return None
    on_route = {position.island.names[cell] for cell, _, _ in plan.route()}
    for group in legal.groups_of("place"):
        size = len(group)
        start = chance.pick("bot", size) if size else 0
        for index in range(min(size, PLACES_TO_CLEAR)):
            action = group[(start + index) % size]
            if isinstance(action, act.Place) and action.cell not in on_route:
                return action, Reason("clear-stock")
    return None


# Blocking


def ways_out(position: SectionX, rival: Rival) -> list[int]:
    """Return the cells over which a rival's men get to green, the last first."""
    from_green: dict[int, int] = {}
    near = position.island.green_distance
    for place in position.men[rival.seat * MEN : rival.seat * MEN + MEN]:
        if place < 0:
            continue
        cell = place // STRIDE
        for one in (cell, *position.island.neighbours[cell]):
            if one >= 0 and position.tile[one] != EMPTY and near[one] <= 2:
                from_green[one] = near[one]
    return sorted(from_green, key=lambda one: (from_green[one], one))


def bar(plan: Plan, rival: Rival) -> Proposal | None:
    """Turn or take away a tile on a rival's way, not on the seat's own, so that he cannot walk to the end."""
    position, seat = plan.position, plan.seat
    names = position.island.names
    own = {cell for cell, _, _ in plan.route()}
    tries = 0
    for cell in ways_out(position, rival):
        if cell in own or cell in plan.foreign or position.men_on(cell):
            continue
        kind = position.type_at(cell)
        ways: list[Action] = [
            act.Rotate(names[cell], rotation)
            for rotation in plan.fit.rotations(kind, plan.around(cell))
            if rotation in kind.rotations
        ]
        for other in _loose(plan, own):
            if other == cell or len(ways) > WAYS_TO_BAR:
                continue
            fits = plan.fit.rotations(position.type_at(other), plan.around(cell))
            ways += [
                act.Swap(names[cell], names[other], back, fit) for fit in fits for back in kind.rotations
            ]
        free = [one for one in position.island.sea if position.tile[one] == EMPTY and one not in own]
        ways += [act.Move(names[cell], names[to], rotation) for to in free[:2] for rotation in kind.rotations]
        for way in ways:
            if tries >= WAYS_TO_BAR:
                return None
            if position.why_not(seat, way) is not None:
                continue
            tries += 1
            twin = position.copy(position.chance)
            twin.apply(seat, way)
            if not rival_of(twin, rival.seat).ready:
                return way, Reason("bar", {"cell": names[cell], "colour": position.colour(rival.seat)})
    return None
