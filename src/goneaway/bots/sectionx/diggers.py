"""The few tile actions worth considering out of a thousand: on the seat's own ways, and on its rivals'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel import Action, Chance
from ...sectionx.board.island import BACK, MEMBERS, SEA, STRIDE
from ...sectionx.board.tiles import EMPTY, TileType
from ...sectionx.referee.position import SectionX
from ...sectionx.table.so_far import STOCK_LIMIT
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from .digging import has_pair, leads, open_towards, pair, tile_pairs
from .outlook import Outlook
from .survey import Survey

#: Maximum number of each: gaps of a way, gaps to fetch a tile for, tiles to fetch, cells of rivals.
GAPS = 3
FETCHED_GAPS = 2
FETCHED = 3
THEIR_CELLS = 4
#: Number of ways in which a tile can be awkward, or can be turned.
AWKWARD = 2
#: Number of men whose ways are looked at: the player's own, and each rival's.
WALKERS = 2
#: How many hideouts are considered.
SHELTERS = 4
#: A rival at least this many turns from ending the round is left alone.
TILE_RACE = 4.0


def own_digs(survey: Survey) -> list[Action]:
    """Return actions that bring the seat's own men on."""
    position = survey.position
    routes = survey.routes()
    ways = {cell for route in routes for cell, _, _ in route}
    out: dict[Action, None] = {}
    for route in routes[-1:] + routes[:WALKERS]:
        gaps = [(cell, pair(side, on)) for cell, side, on in route if not leads(position, cell, side, on)]
        found = False
        for cell, wanted in gaps[:GAPS]:
            some = list(_placed(survey, cell, wanted))
            if position.tile[cell] != EMPTY:
                some = list(_turned(survey, cell, wanted))
            out.update(dict.fromkeys(some))
            found = found or bool(some)
        if not found:
            for cell, wanted in gaps[:FETCHED_GAPS]:
                out.update(dict.fromkeys(_fetched(survey, cell, wanted, ways)))
    return list(out)


def touched(position: SectionX, action: Action) -> tuple[int, ...]:
    """Return the cells a tile action changes."""
    number = position.island.number
    if isinstance(action, act.Swap):
        return number[action.one], number[action.other]
    if isinstance(action, act.Move):
        return number[action.cell], number[action.to]
    assert isinstance(action, act.Place | act.Rotate)
    return (number[action.cell],)


def _placed(survey: Survey, cell: int, wanted: int) -> Iterator[Action]:
    position = survey.position
    name = position.island.names[cell]
    if position.tile[cell] != EMPTY:
        return
    for kind in survey.kinds:
        for rotation in survey.fit.rotations(kind, position.around[cell]):
            if rotation in kind.rotations and tile_pairs(kind)[rotation] & wanted:
                yield act.Place(kind.code, name, rotation)


def _turned(survey: Survey, cell: int, wanted: int) -> Iterator[Action]:
    position = survey.position
    kind, name = position.type_at(cell), position.island.names[cell]
    for rotation in survey.fit.rotations(kind, position.around[cell]):
        if rotation in kind.rotations and tile_pairs(kind)[rotation] & wanted:
            turn = act.Rotate(name, rotation)
            if position.why_not(survey.seat, turn) is None:
                yield turn


def _loose(survey: Survey, ways: set[int]) -> list[int]:
    """Return tiles that may be taken: without men or doors, and not on the seat's own way."""
    position = survey.position
    return [
        cell
        for cell in position.laid
        if cell not in ways
        and cell not in survey.foreign
        and cell not in survey.manned
        and not position.doors_on(cell)
    ]


def _fetched(survey: Survey, cell: int, wanted: int, ways: set[int]) -> list[Action]:
    """Return actions that bring a tile from elsewhere: to an empty cell, or swapped for a tile in the way."""
    position, seat = survey.position, survey.seat
    names = position.island.names
    empty = position.tile[cell] == EMPTY
    out: list[Action] = []
    if not empty and (cell in survey.foreign or cell in survey.manned):
        return out
    for other in _loose(survey, ways):
        kind = position.type_at(other)
        if kind.hideout or other == cell:
            continue
        for rotation in kind.rotations:
            if not tile_pairs(kind)[rotation] & wanted:
                continue
            if empty:
                tries: list[Action] = [act.Move(names[other], names[cell], rotation)]
            else:
                tries = [
                    act.Swap(names[other], names[cell], rotation, back)
                    for back in position.type_at(cell).rotations
                ]
            for action in tries:
                if position.why_not(seat, action) is None:
                    out.append(action)
                    break
        if len(out) >= FETCHED:
            break
    return out


def shelters(survey: Survey) -> list[Action]:
    """Return actions that lay a hideout from the stock where one of the seat's men can reach it."""
    position, seat = survey.position, survey.seat
    kinds = [kind for kind in survey.kinds if kind.hideout]
    out: dict[Action, None] = {}
    if not kinds:
        return []
    for place in sorted(set(position.men[seat * MEN : seat * MEN + MEN])):
        if place < 0:
            continue
        cell, index = divmod(place, STRIDE)
        for side in MEMBERS[position.type_at(cell).masks[position.rotation[cell]][index]]:
            other = position.island.neighbours[cell][side]
            if other < 0 or position.island.kind[other] != SEA or position.tile[other] != EMPTY:
                continue
            for kind in kinds:
                for rotation in survey.fit.rotations(kind, position.around[other]):
                    if rotation in kind.rotations and kind.open[rotation] >> BACK[side] & 1:
                        out[act.Place(kind.code, position.island.names[other], rotation)] = None
    return list(out)[:SHELTERS]


def hindrances(outlook: Outlook, mine: Survey) -> list[Action]:
    """Return actions that block a rival: turn, remove or swap his tiles, or lay an awkward one in a gap."""
    out: dict[Action, None] = {}
    own = {cell for route in mine.routes() for cell, _, _ in route}
    for other, theirs in outlook.others:
        if theirs.times[-1] <= TILE_RACE:
            for route in outlook.surveys[other].routes()[:WALKERS]:
                out.update(dict.fromkeys(_against(mine, route, own)))
    return list(out)


def _against(mine: Survey, route: Sequence[tuple[int, int, int]], own: set[int]) -> list[Action]:
    position, seat = mine.position, mine.seat
    names = position.island.names
    out: list[Action] = []
    for cell, side, on in route[-THEIR_CELLS:]:
        wanted = pair(side, on)
        if position.tile[cell] == EMPTY:
            for kind in mine.kinds:
                awkward = [
                    rotation
                    for rotation in mine.fit.rotations(kind, position.around[cell])
                    if rotation in kind.rotations and not tile_pairs(kind)[rotation] & wanted
                ]
                out += [act.Place(kind.code, names[cell], rotation) for rotation in awkward[:AWKWARD]]
            continue
        if cell in mine.foreign or cell in mine.manned:
            continue
        kind = position.type_at(cell)
        tries: list[Action] = [
            act.Rotate(names[cell], rotation)
            for rotation in mine.fit.rotations(kind, position.around[cell])
            if rotation in kind.rotations and not tile_pairs(kind)[rotation] & wanted
        ]
        tries = [action for action in tries if position.why_not(seat, action) is None][:AWKWARD]
        out += tries
        if not tries:
            out += _carried_off(mine, cell, kind, wanted, own)
    return out


def _carried_off(mine: Survey, cell: int, kind: TileType, wanted: int, own: set[int]) -> list[Action]:
    """Remove a tile, perhaps to where it is even useful; or swap it for another."""
    position, seat = mine.position, mine.seat
    names = position.island.names
    out: list[Action] = []
    if cell in own:
        return out
    for route in mine.routes()[-1:]:
        for gap, side, on in route:
            if position.tile[gap] == EMPTY:
                for rotation in kind.rotations:
                    move = act.Move(names[cell], names[gap], rotation)
                    if (
                        has_pair(tile_pairs(kind)[rotation], side, on)
                        and position.why_not(seat, move) is None
                    ):
                        out.append(move)
                        break
    if not out:
        for to in position.free:
            move = act.Move(names[cell], names[to], 0)
            if to not in own and position.why_not(seat, move) is None:
                out.append(move)
                break
    for other in _loose(mine, own):
        if len(out) >= FETCHED or other == cell:
            continue
        theirs = position.type_at(other)
        for fit in mine.fit.rotations(theirs, position.around[cell]):
            swap = act.Swap(names[cell], names[other], kind.rotations[0], fit)
            if not tile_pairs(theirs)[fit] & wanted and position.why_not(seat, swap) is None:
                out.append(swap)
                break
    return out


def spare(survey: Survey, chance: Chance) -> list[Action]:
    """Lay a tile out of everybody's way: with a full stock no tile is drawn, and the next may be better."""
    position = survey.position
    out: list[Action] = []
    if len(position.stocks[survey.seat]) < STOCK_LIMIT:
        return out
    own = {cell for route in survey.routes() for cell, _, _ in route}
    free = [cell for cell in position.free if cell not in own]
    if not free:
        return out
    start = chance.pick("bot", len(free))
    for kind in survey.kinds:
        if kind.hideout:
            continue
        for number in range(len(free)):
            cell = free[(start + number) % len(free)]
            fits = survey.fit.rotations(kind, position.around[cell])
            if fits and not open_towards(position.around[cell]):
                out.append(act.Place(kind.code, position.island.names[cell], fits[0]))
                break
    return out
