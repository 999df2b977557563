"""What a page is told to set a table up: every rule in sentences, and whether a choice can be played."""

from __future__ import annotations

from typing import Any

import pytest

from goneaway import KINDS
from goneaway.bots import best_bot, levels
from goneaway.colditz.ruleset import edition_names, options
from goneaway.kernel import RulesError
from goneaway.rulebook import HouseRulesError, load_clauses
from goneaway.web.routes import catalogue
from goneaway.wording import LANGUAGES


def told(game: str, edition: str = "", language: str = "en") -> dict[str, dict[str, Any]]:
    found = catalogue.rules(game, edition, language)
    return {row["option"]: row for topic in found["topics"] for row in topic["rules"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_told_every_game_and_edition(language: str) -> None:
    found = catalogue.lobby(language)
    assert [game["name"] for game in found["games"]] == list(KINDS)
    colditz = found["games"][0]
    assert [edition["name"] for edition in colditz["editions"]] == list(edition_names())
    characters = [edition["character"] for edition in colditz["editions"]]
    assert all(text.endswith(".") for text in characters)
    assert len(set(characters)) == len(characters)
    assert colditz["editions"][0]["points"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_now_is_a_game_that_can_be_played(language: str) -> None:
    for found in catalogue.lobby(language)["games"]:
        quick, kind = found["quick"], KINDS[found["name"]]
        seats = kind.seats(quick["players"], kind.rules(quick["players"], {}))
        assert quick["game"] == found["name"]
        assert quick["title"] == found["title"]
        assert quick["about"].endswith(".")
        assert quick["bot"] == found["bot"]
        assert quick["seat"] < len(seats)
        assert all(0 <= other["seat"] < len(seats) != quick["seat"] for other in quick["others"])


def test_only_a_game_with_unequal_sides_offers_the_other_one() -> None:
    offered = {game["name"]: game["quick"]["others"] for game in catalogue.lobby("en")["games"]}
    assert offered["colditz"] == [{"seat": 3, "title": "Security"}]
    assert offered["sectionx"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_the_bots_of_a_game_have_a_name_and_a_character_each(game: str, language: str) -> None:
    """The ablest first; the usual one is the ablest of those who answer at once."""
    found = next(one for one in catalogue.lobby(language)["games"] if one["name"] == game)
    assert [bot["name"] for bot in found["bots"]] == list(reversed(levels(game)))
    assert found["bot"] == best_bot(game)
    assert found["bot"] in levels(game)
    for bot in found["bots"]:
        assert bot["title"] != bot["name"]
        assert bot["about"].endswith(".")


@pytest.mark.parametrize("edition", edition_names())
def test_every_option_of_colditz_is_a_sentence_with_what_it_could_say_instead(edition: str) -> None:
    found = told("colditz", edition)
    assert set(found) == {one.dotted for one in options().values()}
    for name, row in found.items():
        assert row["says"], name
        assert row["clause"], name
        if "choices" in row:
            values = [choice["value"] for choice in row["choices"]]
            assert row["value"] in values, name
            assert len(values) > 1, name
            stands = next(choice for choice in row["choices"] if choice["value"] == row["value"])
            assert stands["says"] == row["says"], name
        elif row["kind"] == "set":
            assert {member["value"] for member in row["members"]} >= set(row["value"]), name


def test_section_x_has_a_form_as_well() -> None:
    found = told("sectionx", language="it")
    assert set(found) == {one.name for one in KINDS["sectionx"].options}
    assert all(len(row["choices"]) > 1 for row in found.values())


def test_familiar_rules_are_rules() -> None:
    for game, kind in KINDS.items():
        assert set(catalogue.catalogue_of(game).familiar) <= set(told(game, kind.edition))


def test_what_was_changed_is_told_with_what_it_was() -> None:
    asked = {"edition": "gibson", "max_consecutive_rolls": 3}
    found = catalogue.house("colditz", 4, asked, "en")
    assert found["problem"] is None
    assert [seat["name"] for seat in found["seats"]] == ["officer-1", "officer-2", "officer-3", "security"]
    (change,) = found["changes"]
    assert change["option"] == "dice.max_consecutive_rolls"
    assert "3 throws" in change["says"]
    assert "2 throws" in change["was"]


def test_a_bundle_is_told_by_what_it_changes() -> None:
    found = catalogue.house("colditz", 2, {"edition": "gibson", "bundles": "two_nations"}, "en")
    assert "players.teams_for_single_officer" in {change["option"] for change in found["changes"]}
    assert found["people"] == 2
    assert len(found["seats"]) == 3


def test_rules_that_contradict_each_other_say_which_and_why() -> None:
    asked = {"edition": "gibson", "general_search": "extra_roll"}
    problem = catalogue.house("colditz", 4, asked, "fr")["problem"]
    assert [one["option"] for one in problem["options"]] == ["appel.general_search", "appel.appel_attendance"]
    assert all(one["says"] for one in problem["options"])
    assert "absents" in problem["why"]


@pytest.mark.parametrize(
    ("game", "players", "asked"),
    [
        ("colditz", 9, {}),
        ("colditz", 4, {"edition": "none"}),
        ("colditz", 4, {"max_consecutive_rolls": "many"}),
        ("colditz", 4, {"bundles": "nothing"}),
        ("sectionx", 4, {"variant": "nightmare"}),
    ],
)
def test_what_cannot_be_played_says_why(game: str, players: int, asked: dict[str, Any]) -> None:
    found = catalogue.house(game, players, asked, "en")
    assert found["problem"]["sentence"]
    assert not found["seats"]


@pytest.mark.parametrize("game", KINDS)
def test_every_clause_has_its_page_and_leads_to_the_next(game: str) -> None:
    edition = KINDS[game].edition
    contents = catalogue.clauses(game, edition, "en")
    listed = [row["id"] for topic in contents["topics"] for row in topic["clauses"]]
    assert sorted(listed) == sorted(load_clauses(KINDS[game]))
    name: str | None = next(iter(load_clauses(KINDS[game])))
    read = []
    while name is not None:
        page = catalogue.clause(game, name, edition, "en")
        assert page is not None
        assert page["title"]
        assert page["text"]
        read.append(name)
        name = page["after"]["id"] if page["after"] else None
    assert sorted(read) == sorted(listed)
    assert catalogue.clause(game, "nothing", edition, "en") is None


def test_a_clause_says_where_the_edition_in_question_stands() -> None:
    first = catalogue.clause("colditz", "20", "gibson", "en")
    other = catalogue.clause("colditz", "20", "osprey", "en")
    assert first is not None
    assert other is not None
    assert any("2 throws" in one["says"] for one in first["here"])
    assert any("3 throws" in one["says"] for one in other["here"])


def test_house_rules_go_into_a_file_and_come_back() -> None:
    asked = {
        "edition": "osprey",
        "max_consecutive_rolls": 4,
        "draw.draw_totals": [3, 7],
        "bundles": "no_opportunity_trade",
    }
    found = catalogue.read_house(catalogue.write_house("colditz", "Thursdays", asked))
    assert found == {
        "game": "colditz",
        "title": "Thursdays",
        "edition": "osprey",
        "bundles": ["no_opportunity_trade"],
        "rules": {"dice.max_consecutive_rolls": 4, "draw.draw_totals": [3, 7]},
    }
    with pytest.raises(HouseRulesError):
        catalogue.read_house("this is no file")
    with pytest.raises(RulesError):
        catalogue.read_house('game = "chess"\n[rules]\n')
    with pytest.raises(RulesError):
        catalogue.write_house("colditz", "", {"general_search": "extra_roll"})


def test_two_editions_are_compared() -> None:
    found = catalogue.difference("colditz", "gibson", "parker", "en")
    assert found["points"] == sum(len(topic["differences"]) for topic in found["topics"])


def test_a_house_rule_that_decides_nothing_beside_another_is_pointed_out() -> None:
    """ "Escapes need no Kit" and "Every officer starts with an Escape Kit" were taken without a word."""
    pair = {"kit.kit_required": False, "players.start_kit_cards": 1}
    found = catalogue.house("colditz", 4, {"edition": "gibson", **pair}, "en")
    assert found["problem"] is None
    assert [one["option"] for one in found["pointless"]] == ["players.start_kit_cards"]
    assert found["pointless"][0]["says"] == "Every officer starts with an Escape Kit."
    for alone in pair:
        asked = {"edition": "gibson", alone: pair[alone]}
        assert catalogue.house("colditz", 4, asked, "en")["pointless"] == []
    night = {"edition": "gibson", "daynight.night_guard_dice": "one"}
    assert [one["option"] for one in catalogue.house("colditz", 4, night, "en")["pointless"]] == [
        "daynight.night_guard_dice"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_told_with_its_question(language: str) -> None:
    for row in told("sectionx", language=language).values():
        assert row["asks"]
    for row in told("colditz", "gibson", language).values():
        assert "asks" not in row
