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
from .glance import glance
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


def look(plies: int, name: str) -> tuple[int, Counter[str]]:
    done, number = 0, 0
    looked: Counter[str] = Counter()
    while done < plies:
        bot = ("simple", "veteran", "random")[number % 3]
        seen = glance("fuga3", 2 + number % 5, f"{name} {number}", bot, min(900, plies - done))
        done += seen.position.ply
        looked += seen.looked
        number += 1
    return done, looked


def test_a_sample_of_3_0_agrees_in_walking_and_claims() -> None:
    _, looked = look(600, "sample")
    assert looked["step"] > 1000


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_long_games_of_3_0_agree_in_walking_and_claims() -> None:
    done, looked = look(SHARE, "long")
    assert done >= SHARE
    assert set(looked) == {"step", "claim", "claim-kit"}


@pytest.mark.slow
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


#: A rule that the model is made to misread, and the word that the report must contain.
PLANTED = [
    ("draw_totals", [4], "draw"),
    ("max_consecutive_rolls", 1, "again"),
    ("guard_in_appel_area", "allowed", "step g"),
    ("rule45_test", "none", "only the model"),
    ("guard_stop_on_key_pass", True, "only the model"),
    ("returned_guard_lock", "none", "reserve"),
    ("pow_over_pow", "free", "step"),
    ("setup_outer_guards_min", 3, "confirm"),
    ("dod_start", "grey_only", "do-or-die"),
]


@pytest.mark.parametrize(("option", "value", "word"), PLANTED)
def test_a_misread_rule_is_found(option: str, value: Any, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Misread(Turns):
        def __init__(self, rules: Any, seats: Any, board: Any) -> None:
            super().__init__(rules, seats, board)
            self.rules[option] = value

        def unlock(self) -> None:
            if self["returned_guard_lock"] != "none":
                super().unlock()

    monkeypatch.setattr(compare, "Model", Misread)

    def games() -> None:
        for number in range(20):
            soak("gibson", 2 + number % 5, f"planted {number}", "simple", 1000)

    with pytest.raises(Mismatch) as found:
        games()
    text = str(found.value)
    assert re.match(r"gibson, \d players, seed 'planted \d+', ply \d+, after ", text), text
    assert word in text


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
