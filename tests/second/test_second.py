"""The engine against a second implementation that was written from the texts alone.

Games of bots, who now and then do something by lot, are followed ply by ply. Before every action both name
the question, whose it is and every answer; after it both say where everybody and everything is.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from . import compare
from .compare import COVERED, EDITIONS, UNCOVERED, Followed, soak
from .custody import Doing
from .state import Mismatch
from .turns import Turns

#: The long soak: this many plies in all editions together, and in each.
PLIES = 50_400
SHARE = PLIES // 7


def play(edition: str, plies: int, name: str) -> tuple[int, Counter[str], Counter[str]]:
    """Games of two to six players with every kind of bot until there are enough plies."""
    done, number = 0, 0
    verbs: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    while done < plies:
        bot = ("simple", "veteran", "random")[number % 3]
        followed = soak(edition, 2 + number % 5, f"{name} {number}", bot, min(1500, plies - done))
        done += followed.position.ply
        verbs += followed.verbs
        kinds += followed.kinds
        number += 1
    return done, verbs, kinds


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sample_of_every_edition_agrees(edition: str) -> None:
    done, verbs, kinds = play(edition, 300, "sample")
    assert done >= 300
    assert set(verbs) <= COVERED
    assert {"officer", "security"} <= set(kinds)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("edition", EDITIONS)
def test_long_games_agree(edition: str) -> None:
    done, verbs, _ = play(edition, SHARE, "long")
    assert done >= SHARE
    unknown = set(verbs) - COVERED - set(UNCOVERED)
    assert not unknown, f"neither covered nor named as uncovered: {sorted(unknown)}"


def test_what_is_covered_and_what_is_not_stands_in_the_docstring() -> None:
    told = compare.__doc__ or ""
    for verb in COVERED | set(UNCOVERED):
        assert f"`{verb}`" in told, verb
    assert not COVERED & set(UNCOVERED)


# Faults that are planted must be found


#: A rule that the model is made to misread, a word of the report, and the game to begin with.
PLANTED = [
    ("gibson", "draw_totals", [4], "draw", 0),
    ("gibson", "max_consecutive_rolls", 1, "again", 0),
    ("gibson", "guard_in_appel_area", "allowed", "step g", 3),
    ("gibson", "rule45_test", "none", "only the model", 1),
    ("gibson", "guard_stop_on_key_pass", True, "only the model", 0),
    ("gibson", "returned_guard_lock", "none", "reserve", 1),
    ("gibson", "pow_over_pow", "free", "step", 0),
    ("gibson", "setup_outer_guards_min", 3, "confirm", 0),
    ("gibson", "dod_start", "grey_only", "do-or-die", 0),
    ("gibson", "exchange_card_timing", "own_turn", "asides", 0),
    ("fuga3", "guard_garrison_step_cap", 4, "only the model", 0),
    ("fuga3", "night_guard_dice", "both", "points", 0),
    ("fuga3", "attempt_declaration", "none", "only", 1),
]


def find_fault(model: type[Turns], edition: str, first: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """The report of the first game in which a model that is wrong differs."""
    monkeypatch.setattr(compare, "Model", model)

    def games() -> None:
        for number in range(first, first + 20):
            soak(edition, 2 + number % 5, f"planted {number}", ("simple", "veteran")[number % 2], 1000)

    with pytest.raises(Mismatch) as found:
        games()
    text = str(found.value)
    assert re.match(rf"{edition}, \d players, seed 'planted \d+', ply \d+, after ", text), text
    return text


@pytest.mark.parametrize(("edition", "option", "value", "word", "first"), PLANTED)
def test_a_misread_rule_is_found(
    edition: str, option: str, value: Any, word: str, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Misread(Turns):
        def __init__(self, rules: Any, seats: Any, board: Any) -> None:
            super().__init__(rules, seats, board)
            self.rules[option] = value

        def unlock(self) -> None:
            if self["returned_guard_lock"] != "none":
                super().unlock()

    assert word in find_fault(Misread, edition, first, monkeypatch)


def test_a_phase_that_is_left_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """3.0 lets Security come in when an officer's turn has ended."""

    class Misread(Turns):
        def off_turn(self) -> Doing:
            yield from ()

    assert "engine ('off-turn'" in find_fault(Misread, "fuga3", 0, monkeypatch)


def test_a_throw_that_may_be_summed_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """3.0 spends every throw before the next is made."""

    class Misread(Turns):
        def one_throw(self, seat: int) -> Doing:
            self.points, _ = yield from self.throw(seat)

    text = find_fault(Misread, "fuga3", 0, monkeypatch)
    assert "points" in text or "waits for 'thrown'" in text


SET_UP = (
    *("nation british", "nation dutch", "row 1", "row 2"),
    *("place yard-1", "place yard-51", "place lane-15", "place rampart-1", "confirm"),
)


def test_an_action_that_the_engine_does_not_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The report names the game, the ply, the action and the position, which can be set up again."""
    followed = Followed("gibson", 3, "hidden action")
    listed = compare.listed_actions
    monkeypatch.setattr(compare, "listed_actions", lambda position: listed(position) - {"roll"})
    for text in SET_UP:
        followed.check()
        followed.apply(followed.game.parse(text))
    with pytest.raises(Mismatch, match=r"only the model \['roll'\]"):
        followed.check()


def test_a_pawn_that_stands_elsewhere_is_found() -> None:
    followed = Followed("gibson", 2, "elsewhere")
    followed.apply(followed.game.parse("nation british"))
    followed.apply(followed.game.parse("row 1"))
    followed.check()
    followed.model.men["b1"] = "yard-1"
    with pytest.raises(Mismatch, match="b1"):
        followed.check()
