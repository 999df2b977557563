"""What must not grow with the game: a decision, a copy, a view; and what a finished game gives back.

Counted, not timed: instructions, objects and bytes are the same on every machine.
"""

from __future__ import annotations

import gc
import itertools
import statistics
import sys
import tracemalloc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest

import goneaway
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz.ruleset import gather
from goneaway.colditz.table.ground import ground_of
from goneaway.kernel import (
    Event,
    Frame,
    Game,
    Group,
    Journal,
    Legal,
    Position,
    Seal,
    Stream,
    View,
)

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("colditz", {"edition": "gibson"}),
    ("colditz", {"edition": "fuga3"}),
    ("sectionx", {}),
]

each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")


def new(table: tuple[str, dict[str, Any]], seed: object = "costs") -> Game:
    kind, rules = table
    return goneaway.KINDS[kind].new(4, rules, seal=Seal.from_seed(seed))


def steps(do: Callable[[], object]) -> int:
    """How many instructions of Python are carried out."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        do()
    finally:
        sys.settrace(before)
    return count


def play(position: Position, every: int = 50) -> Iterator[int]:
    """Random play to the end; stops now and then for somebody to look."""
    bot = RandomBot(Stream.from_seed("costs", quiet=True))
    while (seat := position.actor) is not None:
        if position.ply % every == 0:
            yield position.ply
        position.apply(seat, bot.choose(UNSEEN, position.legal()))


def weight(position: Position) -> int:
    """How many objects a position holds, all but what it shares with every other of its game."""
    # Not isinstance, which would ask a weak proxy left by another test for its class.
    shared = {type(position), *(one for one in gc.get_objects() if issubclass(type(one), type))}
    seen: set[int] = {id(one) for one in shared}
    fixed = ("rules", "ground", "chapters", "terms", "opportunity", "security", "island", "tiles")
    names = {name for one in type(position).__mro__ for name in vars(one).get("__slots__", ())}
    waiting = [getattr(position, name) for name in names if name not in fixed and hasattr(position, name)]
    count = 0
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, ModuleType | FunctionType):
            continue
        seen.add(id(one))
        count += 1
        waiting += gc.get_referents(one)
    return count


@each_table
def test_a_decision_late_in_a_game_costs_what_one_early_does(table: tuple[str, dict[str, Any]]) -> None:
    position = new(table, "late").start()
    bot = RandomBot(Stream.from_seed("late", quiet=True))

    def decide() -> None:
        assert position.actor is not None
        position.apply(position.actor, bot.choose(UNSEEN, position.legal()))

    prices = []
    while position.actor is not None:
        if position.ply % 4:
            decide()
        else:
            prices.append(steps(decide))
    prices = prices[15:]  # where men and guards are set up there is little to decide
    assert len(prices) > 80
    middle, last = (
        statistics.mean(some) for some in (prices[: len(prices) // 2], prices[-len(prices) // 4 :])
    )
    assert last < 1.5 * middle, f"{middle:.0f} steps a decision, {last:.0f} at the end"


@each_table
def test_copy_view_and_digest_do_not_depend_on_how_long_it_took(table: tuple[str, dict[str, Any]]) -> None:
    position = new(table).start()
    found = [
        (steps(position.copy), steps(lambda: position.view(0)), steps(position.digest), weight(position))
        for _ in play(position)
    ]
    assert len(found) > 8
    for prices in zip(*found, strict=True):
        early = statistics.mean(prices[1 : len(prices) // 2])
        assert max(prices[len(prices) // 2 :]) < 1.6 * early + 12, prices


@each_table
def test_writing_down_costs_the_same_after_thousands_of_actions(
    table: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(new(table))
    action = next(iter(journal.position.legal()))
    monkeypatch.setattr(type(journal.position), "apply", lambda self, seat, action: ())
    first = steps(lambda: journal.apply(0, action))
    for _ in range(3000):
        journal.apply(0, action)
    assert steps(lambda: journal.apply(0, action)) == first
    assert steps(lambda: journal.mark(0)) < 800
    journal.apply(0, action)
    assert steps(lambda: journal.undo(0)) < 400


@each_table
def test_a_finished_game_is_given_back_at_once(table: tuple[str, dict[str, Any]]) -> None:
    """Nothing of it is left, and nobody has to come round to collect it."""
    kinds = (Position, Legal, Group, Frame, View, Event, Journal)

    def alive() -> Counter[str]:
        return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds))

    def whole_game() -> None:
        position = new(table).start()
        for _ in play(position, every=7):
            position.view(position.actor)
            len(position.legal())
            position.copy()

    whole_game()
    gc.collect()
    before = alive()
    gc.disable()
    try:
        whole_game()
        assert alive() - before == Counter()
    finally:
        gc.enable()


@each_table
def test_the_same_game_again_needs_no_more_memory(table: tuple[str, dict[str, Any]]) -> None:
    """What is remembered of the board is remembered once."""

    def whole_game() -> None:
        for _ in play(new(table).start()):
            pass

    whole_game()
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        whole_game()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 24_000, f"{after - before} bytes stay behind"


def test_the_ground_of_rules_nobody_plays_any_more_is_given_back() -> None:
    """Every reading of the board is worked out once and kept for others who play by it, but not for ever."""
    seats = {"movement.hideaway_free_seating": (True, False), "movement.exterior_one_way": (True, False)}
    steps = {"zones.tunnel_surface_along": (True, False), "guards.rule45_covers_hideaways": (True, False)}
    posts = {
        "movement.appel_area_step_cost": ("per_circle", "one_point"),
        "movement.pow_on_garrison_black": ("allowed", "forbidden"),
    }
    changes = seats | steps | posts
    grounds = []
    for values in itertools.product(*changes.values()):
        rules = gather("gibson", (), dict(zip(changes, values, strict=True)))
        grounds.append(weakref.ref(ground_of("miniature", None, rules)))
    assert len(grounds) == 64
    assert 0 < sum(ground() is not None for ground in grounds) <= 32
