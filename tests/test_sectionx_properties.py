"""What must be true in every game of Section X, whatever is played and by whatever rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

import pytest

import goneaway
from goneaway.kernel import Action, Game, Refused, Stream, replay
from goneaway.sectionx import SectionX, Seen
from goneaway.sectionx.board.island import SEA, SIDES, STRIDE
from goneaway.sectionx.board.tiles import EMPTY, standard_tiles
from goneaway.sectionx.referee.sampling import determinize
from goneaway.sectionx.table.tunnels import follow, no_tunnels
from goneaway.sectionx.turns.turn import Turn
from goneaway.sectionx.walking.steps import ways_out
from goneaway.sectionx.words import actions as act
from goneaway.sectionx.words.options import DOORS, MEN
from goneaway.sectionx.words.places import BURIED, FREE, GREEN, IN_SUPPLY, NOBODY, SET_ASIDE

from .playing import play_through, random_game

# Conservation and the other invariants


def check_invariants(position: SectionX) -> None:
    tiles = [tile for tile in position.tile if tile != EMPTY] + position.heap
    for pile in position.piles + position.stocks:
        tiles += pile
    assert sorted(tiles) == list(range(54))
    assert len(position.men) == position.seats * MEN
    assert len(position.doors) == position.seats * DOORS
    assert all(len(stock) <= 3 for stock in position.stocks)
    if position.outcome is None:
        assert not position.heap
    # Prisoners stand where there is a section with room for them.
    crowd = [0] * len(position.crowd)
    for place in position.men:
        if place >= 0:
            crowd[place] += 1
            assert place % STRIDE < position.type_at(place // STRIDE).count
    assert crowd == position.crowd
    for section, number in enumerate(crowd):
        if number:
            assert number <= position.type_at(section // STRIDE).room
    # Doors: one a section at most, each on an open side; one set aside for each key.
    for door, place in enumerate(position.doors):
        if place >= 0:
            assert position.door_on[place] == door
            kind = position.type_at(place // STRIDE)
            mask = kind.masks[position.rotation[place // STRIDE]][place % STRIDE]
            assert mask >> position.door_side[door] & 1
        else:
            assert place in (IN_SUPPLY, SET_ASIDE)
    assert sum(door >= 0 for door in position.door_on) == sum(place >= 0 for place in position.doors)
    deciding = bool(position.frames) and position.frames[-1].kind == "choose-key-door"
    for seat in range(position.seats):
        aside = position.doors[seat * DOORS : seat * DOORS + DOORS].count(SET_ASIDE)
        if not (deciding and position.frames[-1].seat == seat):
            assert aside == int(position.keys[seat])
    check_board(position)


def check_board(position: SectionX) -> None:
    for cell, tile in enumerate(position.tile):
        if tile == EMPTY:
            continue
        assert position.island.kind[cell] == SEA
        opened = position.type_at(cell).open[position.rotation[cell]]
        for side, other in enumerate(position.island.neighbours[cell]):
            if other < 0:
                continue
            back = 1 << (side + 3) % 6
            if position.island.kind[other] == SEA:
                assert position.around[other] & back
                assert bool(position.around[other] >> 6 & back) == bool(opened >> side & 1)
            strict = position.rules.placement != "connectOne" and position.rules.edgeMatching == "strict"
            if strict and position.tile[other] != EMPTY:
                theirs = position.type_at(other).open[position.rotation[other]]
                assert bool(opened >> side & 1) == bool(theirs & back)
    # What is kept in step is what would be found from nothing.
    assert position.laid == [cell for cell in position.island.sea if position.tile[cell] != EMPTY]
    assert position.free == [cell for cell in position.island.sea if position.tile[cell] == EMPTY]
    kept = position.tunnels()
    found = follow(position, no_tunnels(position.island.cells), position.laid)
    assert kept.of == found.of
    assert {name: set(some) for name, some in kept.sections.items()} == {
        name: set(some) for name, some in found.sections.items()
    }
    assert all(len(some) == len(set(some)) and min(some) == name for name, some in kept.sections.items())
    # At most one owner a tunnel, unless a fight is being decided.
    if not any(frame.kind == "choose-fight" for frame in position.frames):
        owners: dict[int, set[int]] = {}
        for door, place in enumerate(position.doors):
            if place >= 0:
                owners.setdefault(position.tunnels().of[place], set()).add(door // DOORS)
        assert all(len(some) == 1 for some in owners.values())
    # A zone is left for everybody who has none.
    if position.rules.zoneReserve == "on":
        without = sum(seat not in position.owners for seat in range(position.seats))
        assert position.owners.count(NOBODY) >= without


class Monotone:
    """Buried and free never decrease; a zone never changes its owner."""

    def __init__(self) -> None:
        self.gone: list[int] = []
        self.owners: list[int] = []

    def look(self, position: SectionX) -> None:
        gone = [place in (FREE, BURIED) for place in position.men]
        if self.gone:
            assert all(now >= before for now, before in zip(gone, self.gone, strict=True))
            for now, before in zip(position.owners, self.owners, strict=True):
                assert before in (NOBODY, now)
        self.gone = [int(flag) for flag in gone]
        self.owners = position.owners[:]


# Legal if and only if it applies


def random_actions(position: SectionX, chooser: random.Random, number: int) -> Iterator[Action]:
    """Well-formed actions, sensible and not, legal and not."""
    names = position.island.names
    laid = [names[cell] for cell, tile in enumerate(position.tile) if tile != EMPTY] or names
    codes = [kind.code for kind in position.tiles.types] + position.tiles.names
    stock = [code for seat in range(position.seats) for code in position.stock_codes(seat)] or codes

    def cell() -> str:
        return chooser.choice(laid if chooser.random() < 0.6 else names)

    def spot() -> act.Spot:
        return act.Spot(cell(), chooser.choice([0, 0, 0, 1, 2, 3]))

    def turn() -> int:
        return chooser.randrange(6)

    for _ in range(number):
        match chooser.randrange(11):
            case 0:
                yield act.Draw(chooser.randint(1, 3))
            case 1:
                yield act.Place(
                    chooser.choice(stock if chooser.random() < 0.8 else codes), chooser.choice(names), turn()
                )
            case 2:
                yield act.Swap(cell(), cell(), turn(), turn())
            case 3:
                yield act.Move(cell(), chooser.choice(names), turn())
            case 4:
                yield act.Rotate(cell(), turn())
            case 5 | 6:
                man = f"{chooser.choice(position.rules.colours)}{chooser.randint(1, 8)}"
                zone = f"zone:{chooser.choice(position.island.zone_names)}"
                places: list[act.Spot | str] = [spot(), spot(), spot(), "home", zone]
                to = chooser.choice(places)
                via = spot() if position.rules.passThrough and chooser.random() < 0.3 else None
                yield act.Step(man, to, via)
            case 7:
                yield act.SetDoor(spot(), chooser.choice(SIDES))
            case 8:
                yield act.MoveDoor(spot(), spot(), chooser.choice(SIDES))
            case 9:
                yield chooser.choice([act.Skip(), act.End()])
            case _:
                choices: list[Action] = [
                    act.ChooseFight(chooser.choice("BRVY")),
                    act.ChooseKeyDoor(spot() if chooser.random() < 0.7 else None),
                    act.ChooseKeyReturn(spot(), chooser.choice(SIDES)),
                ]
                yield chooser.choice(choices)


def every_action(position: SectionX, chooser: random.Random, most: int) -> Iterator[Action]:
    """Every verb with all words of the right kinds; a sample where there are many."""
    seat = position.actor
    assert seat is not None
    names, colours = position.island.names, position.rules.colours
    laid = [cell for cell, tile in enumerate(position.tile) if tile != EMPTY]
    cells = [names[cell] for cell in laid]
    spots = [act.Spot(names[cell], n) for cell in laid for n in range(position.type_at(cell).count + 1)]
    places: list[act.Spot | str] = [*spots, "home", *(f"zone:{zone}" for zone in position.island.zone_names)]
    men = [f"{colours[seat]}{number}" for number in range(1, MEN + 1)]
    stock = sorted({*position.stock_codes(seat), chooser.choice(position.tiles.types).code})
    turned = range(6)
    kinds: list[tuple[Callable[..., Action], list[Sequence[Any]]]] = [
        (act.Draw, [range(1, 4)]),
        (act.Place, [stock, names, turned]),
        (act.Swap, [cells, cells, turned, turned]),
        (act.Move, [cells, names, turned]),
        (act.Rotate, [cells, turned]),
        (act.Skip, []),
        (act.Step, [men, places]),
        (act.SetDoor, [spots, SIDES]),
        (act.MoveDoor, [spots, spots, SIDES]),
        (act.End, []),
        (act.ChooseFight, ["BRVY"]),
        (act.ChooseKeyDoor, [[None, *spots]]),
        (act.ChooseKeyReturn, [spots, SIDES]),
    ]
    if position.rules.passThrough:
        kinds.append((act.Step, [men, places, spots]))
    for make, slots in kinds:
        if prod(map(len, slots)) <= most:
            yield from (make(*words) for words in product(*slots))
        elif all(slots):
            yield from (make(*(chooser.choice(slot) for slot in slots)) for _ in range(most))


def check_listed_iff_legal(position: SectionX, chooser: random.Random, most: int) -> int:
    """The actions come from the grammar, not from the list; there are no asides in this game."""
    seat = position.actor
    assert seat is not None
    legal = set(position.legal())
    tried = 0
    for action in every_action(position, chooser, most):
        if position.why_not(seat, action) is None:
            assert canonical(position, action) in legal, f"{action} applies but is not listed"
        else:
            assert action not in legal, f"{action} is listed but refused"
        tried += 1
    assert all(not position.asides(other) for other in range(position.seats))
    return tried


@pytest.mark.parametrize("seed", range(10))
def test_what_is_legal_is_listed(seed: int) -> None:
    look_at_game(seed, share=0.3 * (seed % 2), looks=8)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("batch", range(8))
def test_what_is_legal_is_listed_in_many_games(batch: int) -> None:
    for seed in range(100 + batch * 20, 120 + batch * 20):
        look_at_game(seed, share=0.4 * (seed % 2), looks=15)


def look_at_game(seed: int, share: float, looks: int) -> None:
    """Check the first occurrence of each question, and random moments."""
    chooser = random.Random(f"listed {seed}")
    seen: set[str] = set()
    tried = 0

    def look(position: SectionX, ply: int) -> None:
        nonlocal tried
        kind = position.frames[-1].kind
        if kind not in seen or chooser.random() < looks / 500:
            seen.add(kind)
            tried += check_listed_iff_legal(position, chooser, 250)

    play_through(random_game(seed, share), seed, look=look)
    assert tried > 200


def looks(position: SectionX) -> tuple[object, ...]:
    """What lies and stands where, whatever number a tile, a door or a section of it has."""

    def masked(place: int) -> tuple[int, ...]:
        cell, index = divmod(place, STRIDE)
        return (place,) if place < 0 else (cell, position.type_at(cell).masks[position.rotation[cell]][index])

    by_side = position.rules.doorGeometry == "side"
    return (
        [
            None if tile == EMPTY else (position.tiles.kind_of[tile], position.tiles.of[tile].same_as[turned])
            for tile, turned in zip(position.tile, position.rotation, strict=True)
        ],
        sorted(
            (door // DOORS, *masked(place), position.door_side[door] if by_side else 0)
            for door, place in enumerate(position.doors)
        ),
        [masked(place) for place in position.men],
        [sorted(position.tiles.kind_of[tile] for tile in stock) for stock in position.stocks],
        [*position.keys, *position.owners, position.round, position.final],
        [frame if isinstance(frame, Turn) else frame.kind for frame in position.frames],
    )


def after(position: SectionX, action: Action) -> tuple[object, ...]:
    assert position.actor is not None
    twin = position.copy()
    twin.apply(position.actor, action)
    return looks(twin)


def first_alike(position: SectionX, action: Action, ways: Sequence[Action]) -> Action:
    """The first of several ways that brings what the action does."""
    assert position.actor is not None
    wanted = after(position, action)
    return next(
        way
        for way in ways
        if position.why_not(position.actor, way) is None and after(position, way) == wanted
    )


def one_of_a_kind(action: Action) -> tuple[object, ...]:
    """What is said without how the tiles are turned, or which way is taken."""
    match action:
        case act.Place() | act.Move():
            return (action.verb, *str(action).split()[1:3])
        case act.Rotate():
            return (action.verb, action.cell)
        case act.Swap():
            return (action.verb, action.one, action.other)
        case act.Step():
            return (action.verb, action.man, str(action.to), action.via is None)
    return (str(action),)


def check_each_result_is_listed_once(position: SectionX) -> None:
    """No two actions that differ by a rotation (or by the way taken) bring the same."""
    alike: dict[tuple[object, ...], list[Action]] = {}
    for action in position.legal():
        alike.setdefault(one_of_a_kind(action), []).append(action)
    doored = {position.island.names[place // STRIDE] for place in position.doors if place >= 0}
    for said, actions in alike.items():
        # Bare tiles lie in as many ways as their type has, and that is looked at below.
        if len(actions) < 2 or (said[0] in ("move", "rotate", "swap") and not doored.intersection(said)):
            continue
        results = [after(position, action) for action in actions]
        for number, result in enumerate(results):
            assert result not in results[:number], f"{actions[number]} is listed twice"


def canonical(position: SectionX, action: Action) -> Action:
    """The spelling under which an accepted action is listed."""

    def spot(one: act.Spot) -> act.Spot:
        return position.spot(position.section(one))

    def side(one: act.Spot, named: str) -> str:
        if position.rules.doorGeometry == "side":
            return named
        section = position.section(one)
        mask = position.type_at(section // STRIDE).masks[position.rotation[section // STRIDE]][
            section % STRIDE
        ]
        return SIDES[next(number for number in range(6) if mask >> number & 1)]

    match action:
        case act.Place(tile=tile, cell=cell, rotation=turned):
            code = tile.partition("-")[0]
            kind = position.tiles.types[position.tiles.type_number[code]]
            return act.Place(code, cell, kind.same_as[turned])
        case act.Move(cell=cell, to=to):
            return first_alike(position, action, [act.Move(cell, to, turned) for turned in range(6)])
        case act.Rotate(cell=cell):
            return first_alike(position, action, [act.Rotate(cell, turned) for turned in range(6)])
        case act.Swap(one=one, other=other):
            if position.island.number[one] > position.island.number[other]:
                one, other = other, one
            ways = [act.Swap(one, other, x, y) for x in range(6) for y in range(6)]
            return first_alike(position, action, ways)
        case act.Step(man=man, to=to, via=via):
            to = spot(to) if isinstance(to, act.Spot) else to
            if via is None:
                return act.Step(man, to)
            here = position.men[position.man_number(man)]
            seat = position.man_number(man) // MEN
            past = [position.spot(place) for place in ways_out(position, seat, here) if place >= 0]
            return first_alike(position, action, [act.Step(man, to, one) for one in past])
        case act.SetDoor(spot=where, side=named):
            return act.SetDoor(spot(where), side(where, named))
        case act.MoveDoor(door=door, spot=where, side=named):
            return act.MoveDoor(spot(door), spot(where), side(where, named))
        case act.ChooseKeyDoor(spot=where) if where is not None:
            return act.ChooseKeyDoor(spot(where))
        case act.ChooseKeyReturn(spot=where, side=named):
            return act.ChooseKeyReturn(spot(where), side(where, named))
    return action


def check_legal_iff_applies(position: SectionX, game: Game, chooser: random.Random) -> None:
    seat = position.actor
    assert seat is not None
    listed = list(position.legal())
    assert listed, "a dead end"
    legal = set(listed)
    assert len(legal) == len(listed), "listed twice"
    assert len(position.legal()) == len(listed)
    before = position.digest()
    for action in chooser.sample(listed, min(80, len(listed))):
        assert position.why_not(seat, action) is None, f"{action} is listed but refused"
    for action in chooser.sample(listed, min(6, len(listed))):
        assert game.parse(str(action)) == action
        twin = position.copy()
        assert twin.digest() == before
        twin.apply(seat, action)
        assert twin.digest() != before
        check_invariants(twin)
    for action in random_actions(position, chooser, 60):
        assert game.parse(str(action)) == action
        if position.why_not(seat, action) is None:
            assert canonical(position, action) in legal, f"{action} applies but is not listed"
        else:
            assert action not in legal
            with pytest.raises(Refused):
                position.apply(seat, action)
            assert position.digest() == before
        other = (seat + 1) % position.seats
        assert position.why_not(other, action) is not None  # nobody acts out of turn
    assert position.digest() == before


# Views


def check_views(position: SectionX, chooser: random.Random) -> None:
    """Whatever a seat cannot know is drawn anew: it must not see a difference."""
    chance = Stream.from_seed(chooser.random(), quiet=True)
    actor = position.actor
    assert actor is not None
    for seat in (None, *range(position.seats)):
        view = position.view(seat)
        assert isinstance(view, Seen)
        sampled = determinize(view, chance)
        check_invariants(sampled)
        assert sampled.view(seat) == view
        assert sampled.view(seat).to_json() == view.to_json()
        assert position.view(seat) == view, "looking changed something"
        if seat == actor:
            assert [str(a) for a in sampled.legal()] == [str(a) for a in position.legal()]
        # What others see of the next action must not depend on what they cannot know either.
        for action in chooser.sample(list(position.legal()), 1):
            if sampled.why_not(actor, action) is not None:
                continue  # the actor lays a tile that the sample dealt to somebody else
            seen = [
                [event.seen_by(seat) for event in twin.apply(actor, action)]
                for twin in (position.copy(), sampled.copy())
            ]
            if action.verb == "place":
                continue  # the tile's number comes to light with it
            if seat != actor and position.outcome is None:
                assert seen[0] == seen[1]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("batch", range(8))
def test_random_games_by_the_book(batch: int) -> None:
    """Whole random games with the default rules, every invariant looked at all along."""
    for seed in range(batch * 25, batch * 25 + 25):
        run(seed, share=0.0, looks=2)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("batch", range(8))
def test_random_games_with_house_rules(batch: int) -> None:
    """The same with random options in random combinations."""
    for seed in range(10_000 + batch * 25, 10_000 + batch * 25 + 25):
        run(seed, share=0.35, looks=2)


def run(seed: int, share: float, looks: int) -> None:
    chooser = random.Random(seed)
    game = random_game(seed, share)
    monotone = Monotone()

    def look(position: SectionX, ply: int) -> None:
        assert position.legal().verbs
        if ply % 10 == 0:
            monotone.look(position)
        if ply % 120 == 0:
            check_invariants(position)
        if chooser.random() < looks / 600:
            check_legal_iff_applies(position, game, chooser)
            check_views(position, chooser)

    journal = play_through(game, seed, look=look)
    position = journal.position
    assert isinstance(position, SectionX)
    check_invariants(position)
    assert position.outcome is not None
    assert sorted(seat for place in position.outcome.places for seat in place) == list(range(position.seats))
    if seed % 5 == 0:
        *_, last = replay(journal.record(), goneaway.KINDS)
        assert last.position.digest() == position.digest()


def test_games_of_good_players_hold_the_same_invariants() -> None:
    for seed in range(12):
        game = random_game(seed, 0.2 if seed % 2 else 0.0)
        chooser = random.Random(seed)

        def look(position: SectionX, ply: int, game: Game = game, chooser: random.Random = chooser) -> None:
            check_invariants(position)
            if chooser.random() < 0.02:
                check_legal_iff_applies(position, game, chooser)
                check_views(position, chooser)

        journal = play_through(game, seed, ("simple",) * len(game.seats), look)
        assert journal.position.outcome is not None


def put_doors(position: SectionX, chooser: random.Random) -> None:
    """Doors of everybody on tiles with several sections, where they may stand."""
    for seat in range(position.seats):
        for door in range(seat * DOORS, seat * DOORS + DOORS):
            if position.doors[door] != IN_SUPPLY:
                continue
            places = [
                (cell * STRIDE + index, side)
                for cell, tile in enumerate(position.tile)
                if tile != EMPTY and position.type_at(cell).count > 1
                for index, mask in enumerate(position.type_at(cell).masks[position.rotation[cell]])
                for side in range(6)
                if mask >> side & 1
                and position.door_on[cell * STRIDE + index] < 0
                and position.holder(cell * STRIDE + index) in (NOBODY, seat)
            ]
            # Two doors on one tile: where it went wrong.
            beside = [one for one in places if position.doors_on(one[0] // STRIDE)]
            if places:
                position.hang(door, *chooser.choice(beside or places))


@pytest.mark.parametrize("share", [0.0, 0.3])
def test_each_result_is_listed_once(share: float) -> None:
    looked = 0
    for seed in range(20):
        chooser = random.Random(f"once {seed}")

        def look(position: SectionX, ply: int, chooser: random.Random = chooser) -> None:
            nonlocal looked
            turn = position.frames[-1]
            if not isinstance(turn, Turn) or turn.tile_used or chooser.random() > 0.006:
                return
            twin = position.copy()
            put_doors(twin, chooser)
            check_each_result_is_listed_once(twin)
            looked += 1

        play_through(random_game(seed, share), seed, look=look)
    assert looked > 20


def test_a_bare_tile_lies_in_as_many_ways_as_it_has() -> None:
    for kind in standard_tiles().types:
        laid = [frozenset(kind.masks[rotation]) for rotation in kind.rotations]
        assert len(set(laid)) == len(laid) == len({frozenset(masks) for masks in kind.masks})


def test_green_places_do_not_collide_with_the_others() -> None:
    assert GREEN < BURIED < FREE < 0
