"""The decision stack: answers go down it, nobody reaches into it from above, and turn follows turn."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import goneaway
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.turns.overflow import Overflow, Trim
from goneaway.kernel import Event, Seal

from .playing import choose
from .rulesets import random_ruleset

SOURCES = sorted((Path(goneaway.__file__).parent / "colditz").rglob("*.py"))


def _faults(source: str) -> Iterator[str]:
    """Ways to answer or to go on other than by `answer`, `end_turn` and an empty stack."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "reply":
            yield f"line {node.lineno}: an answer left lying about"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner, name = ast.unparse(node.func.value), node.func.attr
            if name == "insert" and owner.endswith(".frames"):
                yield f"line {node.lineno}: a frame pushed in below others"
            if name == "resume" and "frames" in owner and owner != "self.frames[-1]":
                yield f"line {node.lineno}: an answer that does not close what was asked"
        if isinstance(node, ast.FunctionDef):
            cached = any("cache" in ast.unparse(one) for one in node.decorator_list)
            if cached and any(isinstance(inner, (ast.Import, ast.ImportFrom)) for inner in ast.walk(node)):
                yield f"line {node.lineno}: an import kept in a cache"


def test_answers_go_down_the_stack_and_no_other_way() -> None:
    assert len(SOURCES) > 60
    found = [f"{path.name} {fault}" for path in SOURCES for fault in _faults(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "position.reply = 1",
        "position.frames.insert(1, frame)",
        "position.frames[0].resume(position, True)",
        "@cache\ndef late():\n    from .officer import begin\n    return begin",
    ],
)
def test_the_law_sees_what_breaks_it(planted: str) -> None:
    assert list(_faults(planted))


def _follower(position: Colditz, last: int, out: list[bool]) -> int:
    """Who is on after this seat, told apart from the engine: round the table, past those who are out."""
    order: list[int] = [*(position.ledger.seating or range(position.officers)), position.security_seat]
    at = order.index(last) + 1
    return next(seat for seat in [*order[at:], *order] if seat == position.security_seat or not out[seat])


#: In 15 and 17 teams are eliminated early.
@pytest.mark.parametrize("number", [*range(8), 15, 17])
def test_turn_follows_turn(number: int) -> None:
    players, rules = random_ruleset(f"stack {number}")
    game = COLDITZ.new(players, rules, seal=Seal.from_seed(f"stack {number}"))
    position = game.start()
    assert isinstance(position, Colditz)
    chooser = random.Random(number)
    last, turns = position.security_seat, 0

    while position.actor is not None and position.ply < 700:
        begun = [event for event in _step(position, chooser) if event.kind == "turn-begun"]
        if not begun:
            continue
        # Nobody has a turn that is not asked anything in it.
        assert len(begun) == 1
        assert [frame.kind for frame in position.frames[:1]] in (["officer"], ["security"])
        names = {position.seat_name(seat): seat for seat in range(position.officers + 1)}
        fixed = position.rules.turn.turn_phases == "fixed"
        out = [
            position.eliminated[team] or (fixed and not position.in_play(team))
            for team in range(position.officers)
        ]
        now = names[str(begun[0].parameters["seat"])]
        assert now == position.active == position.frames[0].seat == _follower(position, last, out)
        last, turns = now, turns + 1
    assert turns > 5 or position.outcome is not None


def _step(position: Colditz, chooser: random.Random) -> tuple[Event, ...]:
    assert position.actor is not None
    return position.apply(position.actor, choose(position.legal(), chooser))


def test_a_stray_answer_is_not_swallowed() -> None:
    """A frame that asks nothing says so."""
    game = COLDITZ.new(4, {"edition": "gibson"}, seal=Seal.from_seed("stray"))
    position = game.start()
    assert isinstance(position, Colditz)
    asker = position.frames[-1]
    position.frames.append(asker)
    with pytest.raises(AssertionError, match="waits for no answer"):
        position.answer(1)
    assert position.frames == [asker]


@pytest.mark.parametrize("looks", [Trim, Overflow])
@pytest.mark.parametrize("answer", ["consent", "decline"])
def test_a_release_from_a_full_hand_waits_for_the_word(looks: type[Trim | Overflow], answer: str) -> None:
    """The card that brings a hand down needs another officer's consent: without it, it stays in the hand."""
    rules = {"edition": "gibson", "release_card_scope": "any_with_consent"}
    game = COLDITZ.new(3, rules, seal=Seal.from_seed("word"))
    cards = "release diversion sabotage staff_car"
    position = game.kind.scene.set_up(game, f"points 8, american has {cards}, b1@inner-a")
    assert isinstance(position, Colditz)
    position.frames.append(looks(0))
    position.settle()
    kinds = [frame.kind for frame in position.frames]
    assert kinds == ["officer", looks.kind, "overflow"]
    position.apply(0, game.parse("play release b1"))
    assert [frame.kind for frame in position.frames] == ["officer", looks.kind, "consent"]
    position.apply(1, game.parse(answer))
    b1 = position.pawn("b1")
    if answer == "consent":
        assert position.on_board(b1)
        assert len(position.hands[0]) == 3
        assert [frame.kind for frame in position.frames] != kinds
    else:
        assert not position.on_board(b1)
        assert len(position.hands[0]) == 4
        assert [frame.kind for frame in position.frames] == kinds
