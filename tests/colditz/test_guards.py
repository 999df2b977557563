"""Guards on the whole board, in every edition: where they stop, whom they arrest, what they shut."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.places import FIRST_GUARD, INNER
from goneaway.kernel import Seal

from .guarding import EDITIONS, Walls, astray, walls_of
from .playing import choose

each_edition = pytest.mark.parametrize("edition", EDITIONS)
G1, G2 = FIRST_GUARD, FIRST_GUARD + 1


def scene(edition: str, text: str, seed: object = 0, **rules: object) -> Colditz:
    game = COLDITZ.new(3, {"edition": edition, **rules}, seal=Seal.from_seed(seed))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


def with_pawns(position: Colditz, places: dict[int, int], points: int) -> Colditz:
    """A twin of a position in Security's turn with these pawns on these circles."""
    twin = position.copy()
    assert isinstance(twin, Colditz)
    for pawn, place in places.items():
        twin.put(pawn, place)
    twin.points = points
    return twin


def step(position: Colditz, guard: int, to: int) -> Say:
    return say("step", position.pawn_name(guard), position.place_name(to))


# Stopping


@each_edition
def test_guards_stop_where_the_texts_let_them(edition: str) -> None:
    """Every circle: a guard who ends the turn there is still there afterwards, or it cannot be ended so."""
    start = scene(edition, "turn security, points 0")
    walls = walls_of(start)
    held_free = walls.held_free(edition)
    wrong = []
    for circle in sorted(walls.beats(edition)):
        if start.pow_at[circle] >= 0:
            continue  # men line up there
        position = with_pawns(start, {G1: circle}, 0)
        stays = position.why_not(position.security_seat, say("end")) is None
        if stays:
            position.apply(position.security_seat, say("end"))
            stays = position.at[G1] == circle
        if stays == (circle in held_free):
            wrong.append(start.place_name(circle))
    assert wrong == []


@each_edition
def test_guards_step_with_the_last_point_where_they_may_stop(edition: str) -> None:
    """Every step: with the last point only onto circles where he may stay. In 3.0 he is sent home instead."""
    start = scene(edition, "turn security, points 1")
    walls = walls_of(start)
    held_free = walls.held_free(edition)
    outside = {n for n, c in enumerate(walls.board.circles) if c.zone == "outside"}
    wrong = []
    for circle in sorted(walls.beats(edition) - held_free):
        if edition == "fuga3" and circle in outside:
            continue  # there only in pursuit
        position = with_pawns(start, {G1: circle}, 1)
        for other in walls.near[circle]:
            if start.pow_at[other] >= 0:
                continue
            refusal = position.why_not(position.security_seat, step(position, G1, other))
            stops = other in walls.beats(edition) and other not in held_free
            if edition == "fuga3":
                stops = other in walls.beats(edition) and other not in outside
                if circle in walls.kinds["tunnels"] and other in walls.kinds["tunnels"]:
                    continue  # whether along it or across has a case of its own
            if (refusal is None) != stops:
                wrong.append((start.place_name(circle), start.place_name(other), refusal))
    assert wrong == []


# Arrests


def distances(walls: Walls, edition: str, man: int) -> dict[int, int]:
    """Steps from every circle of the beat until a guard stands on the man's circle."""
    found = {man: 0}
    queue = [man]
    for here in queue:
        for other in walls.near[here]:
            if (
                other not in found
                and other in walls.beats(edition)
                and here in {*walls.steps(edition, other), man}
            ):
                found[other] = found[here] + 1
                queue.append(other)
    return found


def arrests(position: Colditz, man: int, away: dict[int, int]) -> bool:
    """Can the first guard be led to this man step by step, always nearer, and take him?"""
    seat = position.security_seat
    if position.why_not(seat, say("arrest", position.pawn_name(G1), position.pawn_name(man))) is None:
        return True
    here = position.at[G1]
    for other in position.ground.near[here]:
        nearer = away.get(other, away[here]) < away[here]
        if nearer and position.why_not(seat, step(position, G1, other)) is None:
            twin = position.copy()
            assert isinstance(twin, Colditz)
            twin.apply(seat, step(position, G1, other))
            if arrests(twin, man, away):
                return True
    return False


@each_edition
def test_every_arrest_in_reach_can_be_made(edition: str) -> None:
    """A man on any circle, a guard some steps off with just the points it takes: he gets there (rule 45)."""
    start = scene(edition, "turn security, points 0, american has rope kit")
    walls = walls_of(start)
    held_free = walls.held_free(edition)
    lit = set(walls.board.having("light"))
    beside = edition in ("devir", "fuga3")
    wrong = []
    targets = set(walls.board.having("target"))
    for circle in sorted(
        walls.beats(edition) - lit - targets - walls.kinds["tunnels"] - walls.kinds["white"]
    ):
        if edition == "fuga3" and walls.board.circles[circle].zone == "outside":
            continue
        if not any(other in held_free for other in walls.near[circle]) and circle not in held_free:
            continue  # in the open there is nothing to hinder him
        away = distances(walls, edition, circle)
        for far in (1, 2, 3, 4):
            guards = [n for n, steps in away.items() if steps == far and n not in held_free]
            for guard in guards[:2]:
                points = max(0, far - 1) if beside else far
                position = with_pawns(start, {0: circle, G1: guard}, points)
                if not arrests(position, 0, away):
                    wrong.append((start.place_name(circle), start.place_name(guard), points))
    assert wrong == []


# What one or two guards shut


def pairs_to_look_at(walls: Walls, edition: str) -> list[tuple[int, int]]:
    """Two guards near each other, or in two doorways, each where he might stand alone."""
    circles = walls.board.circles
    free = {
        n
        for n in walls.beats(edition) - walls.held_free(edition)
        if circles[n].zone == "inner" and "appel" not in circles[n].flags and not walls.cut_off((n,))
    }
    near = {
        (min(one, other), max(one, other))
        for one in free
        for middle in walls.near[one]
        for other in (middle, *walls.near[middle])
        if other in free and other != one
    }
    doors = set(combinations(sorted(free & walls.doors), 2))
    return sorted(near | doors)


@pytest.mark.parametrize("edition", ["gibson", "martelli", "devir"])
def test_two_guards_shut_nothing(edition: str) -> None:
    """Every step that shuts something with another guard: not with the last point, and then to be opened."""
    start = scene(edition, "turn security, points 1")
    walls = walls_of(start)
    seat = start.security_seat
    shutting = 0
    wrong: list[object] = []
    for one, other in pairs_to_look_at(walls, edition):
        shut = walls.cut_off((one, other))
        came = next(
            (
                n
                for n in walls.near[other]
                if n != one
                and n in walls.beats(edition) - walls.held_free(edition)
                and not walls.cut_off((one, n))
            ),
            None,
        )
        if came is None:
            continue
        position = with_pawns(start, {G1: one, G2: came}, 1)
        name = (start.place_name(one), start.place_name(other))
        if (position.why_not(seat, step(position, G2, other)) is None) == shut:
            wrong.append(name)
        if not shut:
            continue
        shutting += 1
        position.points = 2
        if position.why_not(seat, step(position, G2, other)) is not None:
            wrong.append((*name, "with two points"))
            continue
        position.apply(seat, step(position, G2, other))
        refused = [say("end"), say("return", "g1"), say("return", "g2")]
        if any(position.why_not(seat, action) is None for action in refused):
            wrong.append((*name, "goes home for nothing"))
        steps = [action for group in position.legal().groups_of("step") for action in group]
        if not steps:
            wrong.append((*name, "cannot be opened"))
        for action in steps:
            twin = position.copy()
            twin.apply(seat, action)
            if twin.why_not(seat, say("end")) is not None:
                wrong.append((*name, str(action), "leaves it shut"))
    assert wrong == []
    assert shutting > 5


@pytest.mark.parametrize("edition", ["gibson", "parker", "martelli"])
def test_what_many_guards_shut(edition: str) -> None:
    """The quick answers of the engine, by who matters and what is remembered, are those of the walls."""
    position = scene(edition, "turn security")
    walls, ground = walls_of(position), position.ground
    inner = [n for n in walls.open if ground.zone[n] == INNER]
    inner += [n for room in ground.room_circles for n in room if ground.zone[n] == INNER]
    lots = random.Random(edition)
    shut = 0
    for _ in range(150):
        middle = lots.choice(inner)
        huddle = [middle, *(n for n in walls.near[middle] if n in inner)]
        some = {*lots.sample(inner, lots.randrange(7)), *lots.sample(huddle, lots.randrange(len(huddle)))}
        guards, more = frozenset(some), lots.choice(inner)
        cut = walls.cut_off(guards)
        shut += cut
        assert ground.connected_without(guards) != cut, [position.place_name(n) for n in guards]
        if not cut and more not in guards:
            alone = walls.cut_off((*guards, more))
            assert ground.connected_with(guards, more) != alone, (position.place_name(more), guards)
        for one in guards:
            assert ground.connected_but(guards, one, not cut) != walls.cut_off(guards - {one})
    assert 20 < shut < 140


def test_posts_alone_shut_nothing() -> None:
    """Guards on all posts of the courtyard: the game itself puts them there."""
    for edition in EDITIONS:
        walls = walls_of(scene(edition, "turn security"))
        assert not walls.cut_off(walls.posts)


# Chases

CHASE = """
turn security, points 9, american has kit rope rope, british has kit cutters rope
opening american office-1 clothes-roof-4 a1, opening american clothes-roof-2 north-path-90 a1
opening british theatre-4 lane-7 b1, opening british lane-12 rampart-19 b1
opening british west-path-19 west-slope-14 b2, broke-out a1 1, broke-out b1 1
went-out b2 west-path-19 west-slope-14
g1@nw-corridor-10, g2@office-1, g3@clothes-roof-4, g4@theatre-1, g5@lane-7, g6@west-path-19, g7@yard-203
linked g2 a1 office-1 clothes-roof-4, linked g3 a1 office-1 clothes-roof-4
linked g4 b1 theatre-4 lane-7, linked g5 b1 theatre-4 lane-7
"""
MEN = ("a1@clothes-roof-1, b1@rampart-17, b2@west-slope-16", "a1@north-path-88, b1@lane-20, b2@west-slope-1")


@each_edition
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_left_astray(edition: str, seed: int) -> None:
    """Random play from a chase: no guard without a quarry stands where none could have walked."""
    position = scene(edition, f"{CHASE}{MEN[seed % 2]}", seed)
    chooser = random.Random(f"chase {edition} {seed}")
    for _ in range(250):
        seat = position.actor
        if seat is None:
            break
        action = choose(position.legal(), chooser)
        position.apply(seat, action)
        assert astray(position) == [], action
