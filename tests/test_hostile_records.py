"""Records that were changed and sealed again: a typed error, or the same bytes when written again.

More of them than the suite tries: `GONEAWAY_MUTANTS=5000 pytest tests/test_hostile_records.py`.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.kernel import Journal, RecordError, Stream, load_record, verify
from goneaway.kernel.notation import read_text, write_text

from .mutants import judge, mutant_lines, mutant_text, seal

KINDS = goneaway.KINDS
#: In all: two games, two forms.
MUTANTS = int(os.environ.get("GONEAWAY_MUTANTS", "1000"))

#: Players, rules, bot, and how many actions are enough to have a bit of everything.
GAMES: dict[str, tuple[int, dict[str, Any], str, int]] = {
    "sectionx": (2, {}, "random", 40),
    "colditz": (3, {"edition": "fuga3", "secret_meeting": "on_request"}, "simple", 90),
}
SAID = ("meet", "talk by the chapel; at night;", "ready")


@cache
def short_record(game: str) -> str:
    """The beginning of a game between bots; in the castle the officers meet and talk."""
    players, rules, bot, enough = GAMES[game]
    new = goneaway.new_game(game, players=players, rules=rules, seed="mutants", contributions=("a", "ŝpato"))
    journal = Journal(new, [bot] * len(new.seats))
    bots = [
        make_bot(bot, new, Stream.from_seed(f"mutants {seat}", quiet=True)) for seat in range(len(new.seats))
    ]
    position = journal.position
    while (seat := position.actor) is not None and len(journal.entries) < enough:
        for aside in SAID if game == "colditz" and len(journal.entries) > enough // 2 else ():
            for officer in range(len(new.seats) - 1):
                if position.why_not(officer, new.parse(aside)) is None:
                    journal.apply(officer, new.parse(aside))
        if position.actor != seat:
            continue
        view = UNSEEN if bots[seat].blind else position.view(seat)
        journal.apply(seat, bots[seat].choose(view, position.legal()))
    return journal.record().to_jsonl()


@pytest.mark.parametrize("readable", [False, True], ids=["lines", "text"])
@pytest.mark.parametrize("game", GAMES)
def test_a_mutant_is_refused_or_written_back_the_same(game: str, readable: bool) -> None:
    original = short_record(game)
    whole = write_text(load_record(original)) if readable else original
    assert judge(whole.encode(), readable=readable) == "same"
    found: Counter[str] = Counter()
    for number in range(MUTANTS // 4):
        rng = random.Random(f"{game} {readable} {number}")
        text = whole
        while text == whole:
            text = mutant_text(whole, rng) if readable else mutant_lines(whole, rng)
        try:
            verdict = judge(text.encode("utf-8", "surrogatepass"), readable=readable)
        except Exception as error:
            raise AssertionError(f"mutant {number} of {game}: {error!r}") from error
        assert verdict != "DIFFERENT", number
        found[verdict] += 1
    # The mutants reach every part of the reader, not only its door.
    assert len(found) > 5, found


def test_what_was_said_survives_the_readable_form() -> None:
    """A semicolon ends a move there, unless somebody said it."""
    record = load_record(short_record("colditz"))
    assert any(entry.action == SAID[1] for entry in record.entries)
    assert read_text(write_text(record), KINDS).to_jsonl() == record.to_jsonl()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"seat":0', '"seat":0.9', "field"),
        ('"seat":0', '"seat":false', "field"),
        ('"seat":0', '"seat":9', "field"),
    ],
)
def test_a_seat_is_a_plain_number(old: str, new: str, code: str) -> None:
    lines = short_record("sectionx").splitlines()
    place = next(number for number, line in enumerate(lines) if old in line and '"action"' in line)
    bodies = [json.loads(line) for line in lines]
    bodies[place] = json.loads(lines[place].replace(old, new, 1))
    with pytest.raises(RecordError) as caught:
        verify(load_record(seal(bodies, random.Random(1))), KINDS)
    assert (caught.value.code, caught.value.line) == (code, place + 1)
