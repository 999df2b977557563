"""Actions of Escape from Colditz: typed values, one canonical text each."""

from __future__ import annotations

import pickle
import random
from dataclasses import FrozenInstanceError, fields

import pytest

from goneaway.colditz.words.actions import (
    Attempt,
    GuardAndMan,
    MakeOffer,
    Move,
    Play,
    Say,
    Surrender,
    parse,
    say,
    steps_of,
    well_formed,
)
from goneaway.colditz.words.forms import FORMS
from goneaway.kernel import Refused


def texts(verb: str) -> list[str]:
    """Texts of a verb by its form, with rows of zero to three words."""
    out, chooser = [], random.Random(verb)
    for length in range(4):
        words = [verb]
        for slot in FORMS[verb].split()[1:]:
            some = [f"{slot.strip('*')[0].lower()}{chooser.randrange(9)}" for _ in range(length)]
            words += some if slot.endswith("*") else ["for" if slot == "for" else f"b{chooser.randrange(9)}"]
        out.append(" ".join(words))
    return out


@pytest.mark.parametrize("verb", FORMS)
def test_parse_and_str_are_inverse(verb: str) -> None:
    for text in texts(verb):
        action = parse(text)
        words = text.split()[1:]
        assert (str(action), action.verb, list(action.words)) == (text, verb, words)
        made = say(verb, *words)
        assert made == action
        assert hash(made) == hash(action)
        assert type(made) is type(action)
        assert say(verb, *words) is made, "one object for the same words"
        assert well_formed(action)
        assert pickle.loads(pickle.dumps(action)) == action
        assert parse(text + " ").words == action.words
    with pytest.raises(Refused):
        parse(f"{verb} \x00")


def test_fields_have_names() -> None:
    assert parse("arrest g3 b1") == GuardAndMan("arrest", "g3", "b1")
    assert parse("surrender b1 g4") == Surrender("surrender", "b1", "g4")
    assert parse("play shoot g1 a2") == Play("play", "shoot", ("g1", "a2"))
    assert parse("offer all rope for key") == MakeOffer("offer", "all", ("rope", "for", "key"))
    attempt = parse("attempt b1 p1 b2 office-1")
    assert isinstance(attempt, Attempt)
    assert attempt.pairs == [("b1", "p1"), ("b2", "office-1")]
    move = parse("move b3 yard-14 yard-15")
    assert isinstance(move, Move)
    assert list(map(str, steps_of(move))) == ["step b3 yard-14", "step b3 yard-15"]


def test_no_action_is_two() -> None:
    """The same words under another verb make another action, and actions are immutable."""
    actions = [parse(text) for verb in FORMS for text in texts(verb)]
    assert len(set(actions)) == len({str(action) for action in actions})
    for action in actions:
        with pytest.raises(FrozenInstanceError):
            setattr(action, fields(action)[0].name, "end")


def test_what_is_put_together_wrongly_is_no_action() -> None:
    assert not well_formed(Say("step"))
    assert not well_formed(GuardAndMan("step", "a1", "yard-1"))
    assert not well_formed(Say("sleep"))
    assert not well_formed(Play("play", "appel", "g1"))  # type: ignore[arg-type]
    assert not well_formed(Play("play", "appel", ["g1"]))  # type: ignore[arg-type]
