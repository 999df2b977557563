"""The rulebook told: editions, differences, options, clauses, cards and ambiguities, in four languages."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import goneaway
from goneaway.cli.commands.app import app
from goneaway.colditz.ruleset import edition_names, load_edition, options
from goneaway.colditz.words.cards import card_types
from goneaway.explaining import TOPICS, tell_ambiguity, tell_clause
from goneaway.explaining.colditz import (
    CLASSIC,
    tell_card,
    tell_difference,
    tell_edition,
    tell_editions,
    tell_option,
)
from goneaway.explaining.values import parted
from goneaway.rulebook import cases_of, load_ambiguities, load_clauses
from goneaway.wording import LANGUAGES, Wording

COLDITZ = goneaway.KINDS["colditz"]
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_option_is_told_with_a_sentence_for_every_edition(language: str) -> None:
    wording = Wording(language)
    for one in options().values():
        told = tell_option(one, wording)
        editions = [each["edition"] for value in told["values"] for each in value["editions"]]
        editions += [each["edition"] for each in told["idle"]]
        assert sorted(editions) == sorted(edition_names()), one.name
        assert told["topic"] in TOPICS
        for value in told["values"]:
            assert value["says"].endswith("."), (one.name, value)


@languages
def test_two_values_of_an_option_never_sound_alike(language: str) -> None:
    wording = Wording(language)
    for one in options().values():
        said = [value["says"] for value in tell_option(one, wording)["values"]]
        assert len(set(said)) == len(said), one.name


@languages
def test_every_edition_is_told_under_the_headings(language: str) -> None:
    wording = Wording(language)
    assert [row["edition"] for row in tell_editions(wording)] == list(edition_names())
    for name in edition_names():
        told = tell_edition(name, wording)
        topics = [topic["topic"] for topic in told["topics"]]
        assert topics == [topic for topic in TOPICS if topic in topics]


def test_what_differs_and_nothing_else() -> None:
    wording = Wording()
    classic, osprey = load_edition("gibson"), load_edition("osprey")
    told = tell_difference(("Classic", classic), ("Osprey", osprey), wording)
    rows = {row["option"]: row for topic in told["topics"] for row in topic["differences"]}
    assert told["points"] == len(rows)
    assert rows["dice.max_consecutive_rolls"]["sides"][1]["says"].endswith("at most 3 throws in a row.")
    # Osprey does not play Do or Die: how it would run there is no difference in play.
    assert rows["dod.dod_route"]["sides"][1]["arises"] is False
    assert "kit.kit_required" not in rows
    assert tell_difference(("Classic", classic), ("again", classic), wording)["points"] == 0


def test_one_number_of_points_is_told_everywhere() -> None:
    """The list of editions and the comparison of two count the same differences."""
    wording, classic = Wording(), load_edition(CLASSIC)
    told = {row["edition"]: row["changes"] for row in tell_editions(wording)}
    for name in edition_names():
        differs = tell_difference((CLASSIC, classic), (name, load_edition(name)), wording)
        listed = sum(len(topic["differences"]) for topic in differs["topics"])
        assert told[name] == differs["points"] == listed, name
    assert told[CLASSIC] == 0
    assert min(told[name] for name in edition_names() if name != CLASSIC) > 0


@languages
@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_clause_and_ambiguity_is_told(kind: goneaway.kernel.GameKind, language: str) -> None:
    wording = Wording(language)
    for clause in load_clauses(kind).values():
        told = tell_clause(kind, clause, wording)
        assert told["title"]
        assert told["text"]
        assert told["heading"] != clause.group.replace(" ", "-")
    for ambiguity in load_ambiguities(kind).values():
        told = tell_ambiguity(kind, ambiguity, wording)
        assert told["question"].rstrip().endswith("?"), ambiguity.id
        assert told["answer"].endswith("."), ambiguity.id


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_ambiguity_has_a_case(kind: goneaway.kernel.GameKind) -> None:
    assert [name for name in load_ambiguities(kind) if not cases_of(kind, name)] == []


@pytest.mark.parametrize("kind", goneaway.KINDS.values(), ids=list(goneaway.KINDS))
def test_every_ambiguity_has_a_case_under_the_other_reading(kind: goneaway.kernel.GameKind) -> None:
    """Where options settle a question, its cases are played with more than one value of each."""
    for ambiguity in load_ambiguities(kind).values():
        played = [kind.rules(case.players, case.rules) for case in cases_of(kind, ambiguity.id)]
        for option in ambiguity.options:
            assert len({str(rules[option]) for rules in played}) > 1, (ambiguity.id, option)


@languages
def test_every_card_is_told(language: str) -> None:
    wording = Wording(language)
    for card in card_types().values():
        told = tell_card(card, wording)
        assert told["effect"]
        assert len(told["copies"]) == len(edition_names())


@pytest.mark.parametrize(
    "word", ["34c", "rule45_test", "guards.rule45_test", "A10", "a10", "opp_hideaway", "appel"]
)
@languages
def test_explain_finds_it(word: str, language: str) -> None:
    run = CliRunner()
    text = run.invoke(app, ["rules", "explain", word, "--lang", language])
    data = run.invoke(app, ["rules", "explain", word, "--lang", language, "--json"])
    assert text.exit_code == data.exit_code == 0
    assert json.loads(data.output)


def test_an_unknown_word_brings_the_nearest() -> None:
    failed = CliRunner().invoke(app, ["rules", "explain", "rule45_tset"])
    assert "rule45_test" in str(failed.exception)
    failed = CliRunner().invoke(app, ["rules", "diff", "gibson", "ospray"])
    assert "osprey" in str(failed.exception)


def test_the_value_of_a_sentence_is_what_its_nearest_neighbour_says_otherwise() -> None:
    doubles = [
        "A double earns another throw, as often as it comes.",
        "A double earns no further throw.",
        "A double earns another throw, but there are at most 2 throws in a row.",
        "A double earns another throw, but there are at most 3 throws in a row.",
    ]
    before = "A double earns another throw, but there are at most "
    assert parted(doubles[2], doubles) == (before, "2", " throws in a row.")
    dice = ["Equal dice are Security’s.", "Equal dice are the officer’s."]
    assert parted(dice[0], dice) == ("Equal dice are ", "Security’s", ".")


def test_a_sentence_like_no_other_is_all_value_but_for_its_full_stop() -> None:
    assert parted("Nobody sits.", ["Everyone may stand."]) == ("", "Nobody sits", ".")
    assert parted("Alone.", []) == ("", "Alone", ".")
    costs = ["Each white circle costs a point.", "The white circles cost one point."]
    assert parted(costs[0], costs)[1] == "Each white circle costs a point"


@pytest.mark.parametrize(("one", "other"), [("Men pass.", "Men pass freely."), ("a a a", "a a")])
def test_the_parts_of_a_sentence_are_all_of_it(one: str, other: str) -> None:
    for sentence in (one, other):
        found = parted(sentence, [one, other])
        assert "".join(found) == sentence
        assert found[1]
