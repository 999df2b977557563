"""Questions with one answer, and the end of a game: what is asked, and what is not lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from goneaway.colditz.ruleset import edition_names

from .sitting import Sitting
from .test_play_colditz import GATE, sit
from .test_play_words import Quiet, decisions, new_game

OVER = "F10=S.0, B1 B2 B3@free, B4@zone:E, B5@F10, turn B"


def test_a_question_with_one_answer_answers_itself() -> None:
    found = set[str]()
    for edition in edition_names():
        session = Quiet(new_game(edition, 4), "en")
        for position in decisions(edition, 60):
            session.at(position)
            seat, only = position.actor, position.legal().only()
            assert seat is not None
            session.sitting.people, session.sitting.eyes = 1, seat
            verb = "" if only is None else str(only).split()[0]
            free = only is not None and verb not in ("roll", "end") and not position.phase
            assert session.sitting.needs_nobody(seat) == (only if free else None), (edition, verb)
            session.sitting.ask_all = True
            assert session.sitting.needs_nobody(seat) is None
            session.sitting.ask_all = False
            # What another person at the keyboard would have to answer is not told unasked.
            session.sitting.people, session.sitting.eyes = 4, (seat + 1) % 4
            assert session.sitting.needs_nobody(seat) == (only if free and str(only) == "pass" else None)
            if free:
                found.add(verb)
    assert "take" in found


def test_it_is_said_and_a_setting_brings_it_back() -> None:
    told = sit("b1 k1", scene=GATE)
    assert "Security: nothing in answer." in told.text
    asked = sit("set ask all", "set", "set ask needed", scene=GATE)
    assert "Every question is asked" in asked.text
    assert "Questions with only one answer are answered for you" in asked.text


def test_enter_does_the_one_thing_that_is_left() -> None:
    sitting = sit("", scene="british dutch, turn british, before-roll")
    assert sitting.actions == ["roll"]
    assert "Enter: roll" in sitting.text


@pytest.mark.parametrize("word", ["hello", "b5", "1", "undo", "hint", "end", "?", "sav", "qu it"])
def test_a_stray_word_after_the_end_loses_nothing(word: str) -> None:
    sitting = Sitting(["b5 zone:e", word, word], scene=OVER).run()
    assert sitting.asked.count("save, replay, again or quit? ") == 3
    assert sitting.position.outcome is not None


def test_a_finished_game_is_kept_replayed_and_followed_by_another(tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    typed = ["b5 zone:e", "replay", "again", "n", f"save {file}", "again", "quit"]
    sitting = Sitting(typed, scene=OVER).run()
    assert sitting.text.count("B5 escaped into green zone E.") > 1
    assert file.exists()
    # Asked before it was saved, not afterwards.
    assert sitting.asked.count("The game on the board is not saved. Leave it? (y/N) ") == 1
    assert sitting.position.outcome is None
    assert sitting.actions == []


def test_an_empty_line_after_the_end_asks_once_more() -> None:
    sitting = Sitting(["b5 zone:e", "", ""], scene=OVER).run()
    assert "This game is not saved" in sitting.text
    assert sitting.text.endswith("Goodbye.")
