"""Records: they come back as they were written, and nothing can be changed unseen."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import goneaway
from goneaway.kernel import Journal, Record, RecordError, Refused, load_record, replay, verify
from goneaway.kernel.notation import is_text, read_text, write_text
from goneaway.kernel.records import seal_line

from .playing import play_through

KINDS = goneaway.KINDS


@pytest.fixture(scope="module")
def journal() -> Journal:
    game = goneaway.new_game(
        "sectionx", players=3, seed="record", contributions=("tunnel", "ŝpato", "lantern")
    )
    return play_through(game, "record", ("simple", "random", "simple"))


@pytest.fixture(scope="module")
def record(journal: Journal) -> Record:
    return journal.record()


@pytest.fixture(scope="module")
def text(record: Record) -> str:
    return record.to_jsonl()


def rechained(text: str, change: Callable[[list[Any]], None]) -> str:
    """A forger's file: the change made, then every hash put right again."""
    bodies = [json.loads(line) for line in text.splitlines()]
    change(bodies)
    out, chain = "", ""
    for body in bodies:
        body.pop("hash", None)
        line, chain = seal_line(body, chain)
        out += line + "\n"
    return out


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(load_record(text), KINDS)
    return caught.value


def test_json_lines_round_trip(record: Record, text: str) -> None:
    assert load_record(text) == record
    assert load_record(text).to_jsonl() == text


def test_readable_form_round_trip(record: Record) -> None:
    readable = write_text(record)
    assert is_text(readable)
    assert not is_text(record.to_jsonl())
    assert read_text(readable, KINDS) == record
    assert write_text(read_text(readable, KINDS)) == readable


def test_a_record_verifies(record: Record) -> None:
    verdict = verify(record, KINDS)
    assert verdict.status == "finished"
    assert verdict.actions == len(record.entries)
    assert verdict.outcomes >= 2  # the lot and at least one shuffle


def test_replay_gives_the_position(journal: Journal, record: Record) -> None:
    *_, last = replay(record, KINDS)
    assert last.position.digest() == journal.position.digest()
    assert last.position.outcome == journal.position.outcome


def test_no_byte_can_be_changed(text: str) -> None:
    data = bytearray(text.encode())
    chooser = random.Random("flip")
    places = [0, 1, len(data) - 1, len(data) - 2, *(chooser.randrange(len(data)) for _ in range(250))]
    for place in places:
        bit = 1 << chooser.randrange(8)
        data[place] ^= bit
        try:
            changed = data.decode()
        except UnicodeDecodeError:
            pass  # no longer text at all
        else:
            with pytest.raises(RecordError):
                verify(load_record(changed), KINDS)
        data[place] ^= bit


def test_the_first_broken_line_is_named(text: str) -> None:
    lines = text.splitlines(keepends=True)
    lines[9] = lines[9].replace('"seat"', '"seat" ')
    lines[20] = lines[20].replace('"seat"', '"seat" ')
    error = broken("".join(lines))
    assert (error.code, error.line) == ("chain-broken", 10)


def test_lines_cannot_be_dropped_swapped_or_doubled(text: str) -> None:
    lines = text.splitlines(keepends=True)
    assert broken("".join(lines[:5] + lines[6:])).line == 6
    assert broken("".join([*lines[:5], lines[6], lines[5], *lines[7:]])).line == 6
    assert broken("".join([*lines[:5], lines[4], *lines[5:]])).line == 6


@pytest.mark.parametrize("keep", [1, 2, 10, -1])
def test_a_truncated_file_is_recognised(text: str, keep: int) -> None:
    lines = text.splitlines(keepends=True)
    assert broken("".join(lines[:keep])).code == "truncated"


def test_a_file_cut_in_the_middle_of_a_line_is_recognised(text: str) -> None:
    assert broken(text[: len(text) // 2]).code in ("truncated", "unreadable")
    assert broken(text.rstrip("\n")).code == "truncated"


@pytest.mark.parametrize(
    ("foreign", "code"),
    [
        ("", "empty"),
        ("\n \n", "empty"),
        ("hello\n", "not-a-record"),
        ("{}\n", "not-a-record"),
        ('{"format":"something else"}\n', "not-a-record"),
        ("{nonsense\n", "not-a-record"),
        ("1. e4 e5 2. Nf3\n", "not-a-record"),
    ],
)
def test_foreign_files_are_recognised(foreign: str, code: str) -> None:
    assert broken(foreign).code == code


def test_an_unknown_game_is_named(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[0]["game"] = "ludo"

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("unknown-game", 1)
    assert error.parameters["game"] == "ludo"


def test_rules_that_do_not_exist_are_named(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[0]["rules"]["gravity"] = "off"

    assert broken(rechained(text, change)).code == "bad-rules"


def test_a_forged_move_is_found_though_the_chain_holds(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[3]["action"] = "step B8 zone:E"

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("illegal", 4)


def test_a_move_that_is_none_is_found(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[3]["action"] = "fly away"

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("illegal", 4)


def test_forged_events_are_found(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[1]["events"][0]["secret"]["tile"] = "SSS-1"

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("events-differ", 2)


def test_loaded_dice_are_found(text: str) -> None:
    """A shuffle that is consistent in itself but does not follow from the secret."""

    def change(bodies: list[Any]) -> None:
        order = bodies[0]["opening"][0]["secret"]["value"]
        order[0], order[1] = order[1], order[0]

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("outcome-false", 1)


def test_a_wrong_secret_is_found(text: str, record: Record) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[-1]["secret"] = "00" * 32

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("commitment", len(record.entries) + 2)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("status", "adjourned", "result"), ("outcome", None, "result"), ("digest", "0" * 64, "digest")],
)
def test_a_false_ending_is_found(text: str, field: str, value: object, code: str) -> None:
    def change(bodies: list[Any]) -> None:
        bodies[-1][field] = value

    assert broken(rechained(text, change)).code == code


def test_missing_fields_are_found(text: str) -> None:
    def change(bodies: list[Any]) -> None:
        del bodies[2]["events"]

    error = broken(rechained(text, change))
    assert (error.code, error.line) == ("fields", 3)


def test_an_adjourned_game_goes_on_as_if_it_had_never_stopped(journal: Journal) -> None:
    half = len(journal.entries) // 2
    first = Journal(journal.game, journal.players)
    for entry in journal.entries[:half]:
        first.apply(entry.seat, journal.game.parse(entry.action))
    saved = load_record(first.record().to_jsonl())
    assert verify(saved, KINDS).status == "adjourned"
    second = Journal.resume(saved, KINDS)
    for entry in journal.entries[half:]:
        assert second.apply(entry.seat, second.game.parse(entry.action)) == entry.events
    assert second.record() == journal.record()


def test_a_refused_action_leaves_no_trace_in_the_journal() -> None:
    game = goneaway.new_game("sectionx", players=2, seed=5)
    journal = Journal(game)
    before = journal.record()
    seat = journal.position.actor
    assert seat is not None
    for action in ("end", "draw 9", "step B1 F8"):
        with pytest.raises(Refused):
            journal.apply(seat, game.parse(action))
    assert journal.record() == before


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("draw 1", "draw 9", "illegal"),
        ('[Status "finished"]', "[Status finished]", "unreadable"),
        ('[Game "sectionx"]', '[Game "ludo"]', "unknown-game"),
        ("1. ", "one. ", "unreadable"),
        ("[Chain ", "[Chained ", "unreadable"),
        ("[Chain ", "", "unreadable"),
        ("[lot/3 ", "[lot/3 9", "outcome-missing"),
    ],
)
def test_a_broken_readable_form_is_recognised(record: Record, old: str, new: str, code: str) -> None:
    readable = write_text(record)
    assert old in readable
    with pytest.raises(RecordError) as caught:
        read_text(readable.replace(old, new, 1), KINDS)
    assert caught.value.code == code


def test_a_changed_readable_form_does_not_match_its_chain(record: Record) -> None:
    readable = write_text(record).replace('"tunnel"', '"funnel"')
    with pytest.raises(RecordError) as caught:
        read_text(readable, KINDS)
    assert caught.value.code == "chain-broken"


def test_what_a_seat_sees_of_a_record_hides_the_draws_of_others(record: Record) -> None:
    for entry in record.entries:
        for event in entry.events:
            if event.kind == "chance":
                assert all(event.seen_by(eyes) is None for eyes in (None, 0, 1, 2))
            if event.kind == "drawn":
                for eyes in (None, 0, 1, 2):
                    seen = event.seen_by(eyes)
                    assert seen is not None
                    assert ("tile" in seen.parameters) == (eyes == entry.seat)
