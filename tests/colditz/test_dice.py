"""Exact results about the dice, worked out by enumerating throws through the engine's own machinery."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.words.actions import say
from goneaway.colditz.words.cards import DO_OR_DIE
from goneaway.colditz.words.places import BEFORE_ROLL
from goneaway.kernel import Recorded, Seal

THROWS: list[tuple[int, int]] = [(one, two) for one in range(6) for two in range(6)]
DOUBLES = [pair for pair in THROWS if pair[0] == pair[1]]
Distribution = dict[int, Fraction]


def fresh(most: int, draw_totals: str = "3,7,11") -> Colditz:
    rules = {"max_consecutive_rolls": most, "draw_totals": draw_totals}
    game = COLDITZ.new(2, rules, seal=Seal.from_seed("dice"))
    position = COLDITZ.scene.set_up(game, "turn american")
    assert isinstance(position, Colditz)
    position.stage = BEFORE_ROLL
    return position


def sequences(most: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every course a roll event can take: doubles go on while another throw is allowed."""
    if most == 1:
        yield from ((pair,) for pair in THROWS)
        return
    for pair in THROWS:
        if pair in DOUBLES:
            for rest in sequences(most - 1):
                yield (pair, *rest)
        else:
            yield (pair,)


def roll_event(start: Colditz, throws: tuple[tuple[int, int], ...]) -> tuple[int, bool]:
    """(points, whether a card is offered) of one course of a movement roll, by the engine."""
    chance = Recorded([("dice", 6, die) for pair in throws for die in pair])
    position = start.copy(chance=chance)
    position.apply(0, say("roll"))
    drawn = False
    while position.frames[-1].kind in ("again", "draw"):
        if position.frames[-1].kind == "draw":
            drawn = True
            position.apply(0, say("take"))
        else:
            position.apply(0, say("reroll"))
    assert chance.left == 0
    return position.points, drawn


@cache
def event_points(most: int) -> Distribution:
    start = fresh(most)
    out: Distribution = {}
    for throws in sequences(most):
        points, _ = roll_event(start, throws)
        out[points] = out.get(points, Fraction(0)) + Fraction(1, 36 ** len(throws))
    assert sum(out.values()) == 1
    return out


def sum_of(most: int, events: int) -> Distribution:
    total: Distribution = {0: Fraction(1)}
    for _ in range(events):
        following: Distribution = {}
        for (points, chance), (more, other) in itertools.product(total.items(), event_points(most).items()):
            following[points + more] = following.get(points + more, Fraction(0)) + chance * other
        total = following
    return total


def covers(most: int, events: int, length: int) -> float:
    return float(sum(chance for points, chance in sum_of(most, events).items() if points >= length))


@pytest.mark.parametrize(
    ("totals", "wins", "mean", "doubles"),
    [("3,7,11", 10, 7.0, 0), ("2,3,4,5", 10, 4.0, 2), ("2,3,4,5,6", 15, 14 / 3, 3)],
)
def test_chance_of_a_card(totals: str, wins: int, mean: float, doubles: int) -> None:
    start = fresh(1, totals)
    found = [pair for pair in THROWS if roll_event(start, (pair,))[1]]
    assert len(found) == wins
    assert sum(one + two + 2 for one, two in found) / wins == pytest.approx(mean)
    assert sum(pair in DOUBLES for pair in found) == doubles


@pytest.mark.parametrize(("most", "mean", "variance"), [(1, 7.0, 5.83), (2, 8.167, 13.61), (3, 8.361, 17.36)])
def test_points_of_a_roll_event(most: int, mean: float, variance: float) -> None:
    points = event_points(most)
    average = sum(value * chance for value, chance in points.items())
    spread = sum((value - average) ** 2 * chance for value, chance in points.items())
    assert float(average) == pytest.approx(mean, abs=0.0005)
    assert float(spread) == pytest.approx(variance, abs=0.005)


LENGTHS = (24, 30, 35, 39, 44, 48, 52, 56, 60, 67)


@pytest.mark.parametrize(
    ("most", "events", "chances"),
    [
        (2, 3, (0.498, 0.202, 0.079, 0.030, 0.008, 0.003, 0.001, 0.000, 0.000, 0.000)),
        (2, 4, (0.919, 0.626, 0.354, 0.204, 0.086, 0.038, 0.016, 0.006, 0.002, 0.000)),
        (2, 5, (0.997, 0.941, 0.769, 0.568, 0.337, 0.200, 0.108, 0.053, 0.024, 0.005)),
        (2, 6, (1.000, 0.997, 0.969, 0.892, 0.707, 0.525, 0.357, 0.223, 0.128, 0.040)),
        (2, 7, (1.000, 1.000, 0.998, 0.989, 0.939, 0.843, 0.697, 0.531, 0.373, 0.167)),
        (3, 6, (1.000, 0.997, 0.970, 0.897, 0.721, 0.552, 0.396, 0.269, 0.173, 0.071)),
    ],
)
def test_chance_to_cover_a_way(most: int, events: int, chances: tuple[float, ...]) -> None:
    """Staff Car: six roll events. Do or Die: as many as the card says."""
    found = [covers(most, events, length) for length in LENGTHS]
    assert found == pytest.approx(chances, abs=0.0006)


@pytest.mark.parametrize(
    ("most", "chances"),
    [
        (2, (0.883, 0.753, 0.634, 0.537, 0.415, 0.322, 0.236, 0.162, 0.105, 0.043)),
        (3, (0.886, 0.761, 0.647, 0.553, 0.435, 0.344, 0.259, 0.187, 0.129, 0.061)),
    ],
)
def test_chance_of_an_unseen_do_or_die_card(most: int, chances: tuple[float, ...]) -> None:
    found = [sum(covers(most, events, length) for events in DO_OR_DIE) / len(DO_OR_DIE) for length in LENGTHS]
    assert found == pytest.approx(chances, abs=0.0006)


def test_a_double_releases_once_in_six_turns() -> None:
    start = fresh(2)
    credits = []
    for pair in THROWS:
        position = start.copy(chance=Recorded([("dice", 6, die) for die in pair]))
        position.apply(0, say("roll"))
        credits.append(position.credit)
    assert sum(credits) == 6


@pytest.mark.parametrize(("players", "rounds"), [(6, 25), (5, 30), (4, 38), (3, 50), (2, 75)])
def test_the_limit_in_rounds(players: int, rounds: int) -> None:
    game = COLDITZ.new(players, {}, seal=Seal.from_seed("limit"))
    position = game.start()
    assert isinstance(position, Colditz)
    assert position.rounds == rounds
