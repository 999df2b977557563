"""House rules as a file: written, read, shared, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goneaway
from goneaway.cli.commands.app import app
from goneaway.cli.commands.tables import house_rules, read_house
from goneaway.cli.problem import Problem
from goneaway.rulebook import HouseRules, HouseRulesError, house_rules_of, read_house_rules, write_house_rules

TEXT = """
# Thursday evenings
game = "colditz"
title = "Thursday evenings"
edition = "osprey"
bundles = ["no_opportunity_trade", "cells_by_zone"]

[rules]
max_consecutive_rolls = 2
draw_totals = [3, 7, 11]
guards_by_player_count = { 2 = 5, 3 = 12, 4 = 14, 5 = 15, 6 = 16 }

[rules.kit]
kit_lifecycle = "permanent"
kit_covers_same_turn_escapes = false
kit_shared_same_target = false
"""


def test_what_is_written_is_read_again() -> None:
    rules = read_house_rules(TEXT).settled(goneaway.KINDS["colditz"])
    assert rules.title == "Thursday evenings"
    assert rules.bundles == ("no_opportunity_trade", "cells_by_zone")
    assert rules.options["kit.kit_lifecycle"] == "permanent"
    assert read_house_rules(write_house_rules(rules)) == rules


def test_a_file_says_the_same_as_the_words_of_a_command() -> None:
    kind = goneaway.KINDS["colditz"]
    file = read_house_rules('game = "colditz"\nedition = "devir"\n[rules]\nescape_goal = 3\n')
    words = house_rules(["escape_goal=3"], "devir")
    assert kind.rules(4, file.overrides()) == kind.rules(4, words)
    assert house_rules_of("colditz", words).settled(kind) == HouseRules(
        "colditz", edition="devir", options={"escape_goal": 3}
    )


def test_section_x_has_house_rules_too() -> None:
    kind = goneaway.KINDS["sectionx"]
    rules = read_house_rules('game = "sectionx"\n[rules]\nvariant = "expert"\ndoorTravels = false\n')
    assert kind.rules(3, rules.settled(kind).overrides())["variant"] == "expert"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game = ", "not-toml"),
        ('title = "ours"', "no-game"),
        ('game = "colditz"\nhouse = 3', "house"),
        ("game = 3", "game"),
        ('game = "colditz"\nbundles = "markers"', "bundles"),
        ('game = "colditz"\nrules = 3', "rules"),
    ],
)
def test_a_text_that_is_none_is_refused(text: str, why: str) -> None:
    with pytest.raises(HouseRulesError, match=why):
        read_house_rules(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('game = "colditz"\n[rules]\nescape_gaol = 3', "escape_goal"),
        ('game = "colditz"\n[rules]\nescape_goal = -1', "escape_goal"),
        ('game = "colditz"\n[rules]\ngeneral_search = "extra_roll"', "appel_attendance"),
        ('game = "colditz"\nbundles = ["marker"]', "markers"),
        ('game = "colditz"\nedition = "ospray"', "osprey"),
        ('game = "chess"', "chess"),
        ('game = "sectionx"', "Section X"),
    ],
)
def test_rules_that_cannot_be_played_are_refused_by_name(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Problem, match=why):
        read_house(file, "colditz")


def test_no_file_no_rules(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="Cannot read"):
        read_house(tmp_path / "none.toml")


def test_a_single_rule_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(TEXT, "utf-8")
    rules = house_rules(["dice.max_consecutive_rolls=3"], None, ["markers"], file, "colditz")
    settled = goneaway.KINDS["colditz"].rules(4, rules)
    assert settled["dice.max_consecutive_rolls"] == 3
    assert settled["equipment.escape_markers"] is True
    assert settled["edition"] == "osprey"


def test_the_former_command_saves_and_points_to_the_new_one(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    made = CliRunner().invoke(app, ["house", str(file), "--rule", "escape_goal=1"])
    assert made.exit_code == 0, made.output
    assert "now `goneaway rules save FILE`" in made.stderr
    assert "escape_goal = 1" in file.read_text()


def test_saving_speaks_the_language_asked_for(tmp_path: Path) -> None:
    asked = ["rules", "save", str(tmp_path / "ours.toml"), "--rule", "escape_goal=1"]
    told = CliRunner().invoke(app, [*asked, "--lang", "it"])
    assert told.output.startswith("Salvato.")
    data = CliRunner().invoke(app, [*asked, "--force", "--json"])
    assert json.loads(data.output)["game"] == "colditz"


def test_options_of_save_belong_to_save(tmp_path: Path) -> None:
    for options in (["--title", "Ours"], ["--rule", "escape_goal=1"], ["--force"]):
        asked = CliRunner().invoke(app, ["rules", "gibson", *options])
        assert "rules save FILE" in str(asked.exception)


def test_saved_shared_read_and_played(tmp_path: Path) -> None:
    run = CliRunner()
    file = tmp_path / "ours.toml"
    made = run.invoke(
        app, ["rules", "save", str(file), "--title", "Ours", "--rule", "escape_goal=1", "--bundle", "no_kit"]
    )
    assert made.exit_code == 0, made.output
    shown = run.invoke(app, ["rules", str(file)])
    assert "An officer needs one escape." in shown.output
    differs = run.invoke(app, ["rules", "diff", "gibson", str(file), "--lang", "it"])
    assert "Ours" in differs.output
    asked = ["--players", "2", "--bots", "random", "--games", "1", "--json", "--rules"]
    played = run.invoke(app, ["simulate", "colditz", *asked, str(file)])
    assert played.exit_code == 0, played.output
