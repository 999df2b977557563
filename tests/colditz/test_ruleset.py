"""The ruleset of Escape from Colditz: 267 options, 7 editions, 44 bundles, 36 constraints."""

from __future__ import annotations

import json
import re
from dataclasses import FrozenInstanceError, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.ruleset import (
    CONSTRAINTS,
    ByPlayerCount,
    Ruleset,
    bundle_names,
    differences,
    edition_names,
    find_bundle,
    find_edition,
    from_json,
    load_edition,
    option,
    options,
    settle,
    sources,
    violations,
)
from goneaway.colditz.ruleset.groups import TABLE
from goneaway.colditz.ruleset.options import RuleOption, Status
from goneaway.colditz.ruleset.whole import DOTTED, GROUPS
from goneaway.kernel import RulesError, Seal, Stream

from .preset_values import PRESETS

EDITIONS = ("gibson", "parker", "martelli", "devir", "fuga3", "osprey", "clipper")


def written(text: str) -> object:
    """A value of the table of presets, as JSON."""
    if text.startswith("{"):
        members: list[Any] = [written(each) for each in text[1:-1].split(",") if each]
        return sorted(members)
    if text.startswith("<"):
        return {row[0]: int(row[2:]) for row in text[1:-1].split(",")}
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    if re.fullmatch(r"\d+\.\d+", text):
        return float(text)
    return {"true": True, "false": False}.get(text, text)


def table(edition: str) -> dict[str, object]:
    return {name: written(value) for name, value in (each.split("=", 1) for each in PRESETS[edition].split())}


def changed(edition: str = "gibson", **overrides: object) -> Ruleset:
    """Rules that need not hold together."""
    values = dict(load_edition(edition).items())
    for name, given in overrides.items():
        values[DOTTED[name]] = option(name).read(given)
    return Ruleset.of(values)


# ---------------------------------------------------------------------------------- options


def test_there_are_267_options_in_25_groups() -> None:
    assert len(DOTTED) == len(options()) == 267
    assert len(GROUPS) == 25
    assert list(options()) == list(DOTTED)
    assert all(each.dotted == DOTTED[name] for name, each in options().items())


def test_197_options_differ_between_editions() -> None:
    plays = [load_edition(name).to_json() for name in EDITIONS]
    assert sum(any(play[name] != plays[0][name] for play in plays) for name in plays[0]) == 197


@pytest.mark.parametrize("group", list(GROUPS))
def test_the_types_of_the_fields_are_the_values_of_the_options(group: str) -> None:
    for name, kind in get_type_hints(GROUPS[group]).items():
        each = options()[name]
        expected: set[object] = set(each.values)
        if each.kind == "set":
            assert get_origin(kind) is frozenset
            (member,) = get_args(kind)
            assert member is int or set(get_args(member)) == expected
            assert (member is int) == all(isinstance(value, int) for value in each.values)
        elif each.kind == "enum":
            assert get_origin(kind) is Literal
            assert set(get_args(kind)) == expected
        elif each.kind == "int" and each.values:
            number, words = get_args(kind)
            assert number is int
            assert set(get_args(words)) == expected
        else:
            assert kind is {"bool": bool, "int": int, "float": float, "map": ByPlayerCount}[each.kind]


def test_every_option_says_what_it_means_and_where_it_comes_from() -> None:
    for name, each in options().items():
        assert each.meaning[0].isupper(), name
        assert each.meaning.endswith("."), name
        assert len(each.meaning) < 260, name
        assert "gibson" in each.origins, name
        assert set(each.origins) <= set(EDITIONS), name
        for clause in each.clauses:
            assert 1 <= int(clause.rstrip("abcdef")) <= 55, name
        for ambiguity in each.ambiguities:
            assert 1 <= int(ambiguity.removeprefix("A")) <= 126, name
        for origin in each.origins.values():
            assert origin.status in get_args(Status), name
            assert origin.status != "unreported", name
            assert origin.source, name
            for document in re.findall(r"\b\d{3}\b", origin.source):
                assert document in sources(), name
            if origin.status == "decided":
                assert set(re.findall(r"A\d+", origin.source)) == set(each.ambiguities), name


def test_an_edition_that_differs_from_the_classic_rules_says_why() -> None:
    for edition in EDITIONS[1:]:
        for name in find_edition(edition).changes:
            origin = option(name).origin(edition)
            assert origin.source != "gibson", (edition, name)


@pytest.mark.parametrize(
    ("name", "clauses", "ambiguities"),
    [
        ("max_consecutive_rolls", ("20",), ("A1",)),
        ("confiscation_outer", ("34d",), ("A34",)),
        ("nation_choice", ("16", "12"), ("A113",)),
        ("infringement_policy", ("55",), ("A85",)),
        ("day_night", (), ()),
    ],
)
def test_options_know_their_clauses(
    name: str, clauses: tuple[str, ...], ambiguities: tuple[str, ...]
) -> None:
    assert option(name).clauses == clauses
    assert option(name).ambiguities == ambiguities


def test_origins() -> None:
    rolls = option("dice.max_consecutive_rolls")
    assert (rolls.origin("gibson").status, rolls.origin("gibson").source) == ("argued", "001 r20 commentary")
    assert (rolls.origin("martelli").status, rolls.origin("martelli").source) == ("stated", "000 r20")
    # Of an edition whose text is not known, nobody can say that it is silent.
    assert rolls.origin("clipper").status == "unreported"
    assert option("kit_claim_return").origin("fuga3").status == "inherited"
    cards = option("sabotage_discards").origin("gibson")
    assert (cards.status, cards.source) == ("inherited", "devir")
    own = [name for name, each in options().items() if each.origin("osprey").status == "own"]
    assert own == [
        "start_opportunity_cards", "start_security_cards", "guard_in_appel_area", "tunnel_collapse_effect",
    ]  # fmt: skip
    assert json.loads(json.dumps(rolls.to_json()))["name"] == "dice.max_consecutive_rolls"


# --------------------------------------------------------------------------------- editions


def test_the_seven_editions() -> None:
    assert edition_names() == EDITIONS
    assert [len(find_edition(name).changes) for name in EDITIONS] == [267, 4, 67, 44, 129, 43, 6]
    assert [name for name in EDITIONS if find_edition(name).evidence == "reported"] == [
        "parker", "osprey", "clipper",
    ]  # fmt: skip


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_of_every_edition(name: str) -> None:
    expected = {DOTTED[each]: value for each, value in (table("gibson") | table(name)).items()}
    # As text, because in Python true, 1 and 1.0 are equal.
    assert json.dumps(load_edition(name).to_json(), indent=1) == json.dumps(expected, indent=1)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_of_every_edition_is_allowed_and_typed(name: str) -> None:
    for dotted, value in load_edition(name).items():
        again = option(dotted).read(value)
        assert again == value
        assert type(again) is type(value)


@pytest.mark.parametrize("name", EDITIONS[1:])
def test_an_edition_lists_only_what_differs_from_its_parent(name: str) -> None:
    edition = find_edition(name)
    parent = load_edition(edition.extends)
    assert [each for each, value in edition.changes.items() if parent.value(each) == value] == []
    assert [each.option for each in differences(parent, load_edition(name))] == list(edition.changes)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_can_be_played_at_every_table(name: str) -> None:
    assert violations(load_edition(name)) == ()
    for players in range(2, 7):
        assert settle(name, players=players) == load_edition(name)


def test_rules_are_plain_frozen_attributes() -> None:
    rules = load_edition("gibson")
    assert rules.dice.max_consecutive_rolls == 2
    assert rules.arrest.arrest_contact == "same_circle"
    assert rules.draw.draw_totals == {3, 7, 11}
    assert [rules.players.guards_by_player_count[players] for players in range(2, 7)] == [6, 12, 14, 15, 16]
    assert rules.value("arrest_contact") == rules.value("arrest.arrest_contact") == "same_circle"
    assert hash(rules) == hash(from_json(rules.to_json()))
    with pytest.raises(FrozenInstanceError):
        rules.dice.max_consecutive_rolls = 3  # type: ignore[misc]
    with pytest.raises(ValueError, match="1"):
        rules.players.guards_by_player_count[1]


def test_differences_are_those_of_the_table() -> None:
    gibson, clipper = load_edition("gibson"), load_edition("clipper")
    assert [each.option for each in differences(gibson, clipper)] == [
        "movement.pow_over_pow",
        "movement.guard_in_appel_area",
        "movement.guard_stop_on_key_pass",
        "guards.rule45_test",
        "guards.rule45_covers_hideaways",
        "guards.guard_on_cell_door",
    ]
    assert differences(gibson, clipper)[0][1:] == ("blocked", "free")
    assert differences(gibson, gibson) == ()


# --------------------------------------------------------------------------- reading values


@pytest.mark.parametrize("name", EDITIONS)
def test_rules_survive_json(name: str) -> None:
    rules = load_edition(name)
    text = json.dumps(rules.to_json())
    assert from_json(json.loads(text)) == rules
    assert json.dumps(from_json(json.loads(text)).to_json()) == text


def test_json_must_be_whole_and_sound() -> None:
    data = load_edition("gibson").to_json()
    with pytest.raises(RulesError, match="missing-options") as refused:
        from_json({name: value for name, value in data.items() if name != "dod.dod_route"})
    assert refused.value.parameters == {"options": "dod.dod_route"}
    with pytest.raises(RulesError, match="unknown-option"):
        from_json(data | {"dice.sides": 6})
    with pytest.raises(RulesError, match="constraint"):
        from_json(data | {"kit.kit_max_held": 0, "players.start_kit_cards": 1})
    with pytest.raises(RulesError, match="unknown-value"):
        from_json(data | {"players.guards_by_player_count": {"2": 6}})


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("max_consecutive_rolls", "3", 3),
        ("dice.max_consecutive_rolls", 3, 3),
        ("max_consecutive_rolls", "unlimited", 0),
        ("replacement_floor", "off", 0),
        ("gift_opportunity_per_turn", "-1", -1),
        ("gift_opportunity_per_turn", "overflow_only", "overflow_only"),
        ("release_double_cost", "one_die", "one_die"),
        ("release_double_cost", "0", 0),
        ("return_min_points", "all", "all"),
        ("reroll_mandatory", "true", True),
        ("reroll_mandatory", "No", False),
        ("draw_totals", "{3,7,11}", {3, 7, 11}),
        ("draw_totals", "2, 3, 4", {2, 3, 4}),
        ("draw_totals", [2, "3"], {2, 3}),
        ("replacement_player_counts", "{}", set()),
        ("guard_room_entry", "{ search, pursuit }", {"search", "pursuit"}),
        ("guard_room_entry", {"pursuit"}, {"pursuit"}),
        ("arrest_contact", " Adjacent ", "adjacent"),
        ("minutes_per_turn", "1.5", 1.5),
        ("minutes_per_turn", 2, 2.0),
        ("guards_by_player_count", "2:5 3:6 4:7 5:8 6:9", ByPlayerCount((5, 6, 7, 8, 9))),
        (
            "guards_by_player_count",
            {"2": "5", "3": "6", "4": "7", "5": "8", "6": "9"},
            ByPlayerCount((5, 6, 7, 8, 9)),
        ),
        ("guards_by_player_count", {2: 5, 3: 6, 4: 7, 5: 8, 6: 9}, ByPlayerCount((5, 6, 7, 8, 9))),
        ("guards_by_player_count", ByPlayerCount((5, 6, 7, 8, 9)), ByPlayerCount((5, 6, 7, 8, 9))),
    ],
)
def test_values_are_read_as_values_or_as_text(name: str, given: object, value: object) -> None:
    expected = frozenset(value) if isinstance(value, set) else value
    read = option(name).read(given)
    assert read == expected
    assert type(read) is type(expected)


NUMBERS = [one for one in options().values() if one.kind in ("int", "float", "map")]


@pytest.mark.parametrize("one", NUMBERS, ids=lambda one: one.name)
def test_no_number_is_boundless(one: RuleOption) -> None:
    """Strangers may ask for any value, and the sizes of decks and turns depend on it."""
    assert one.most is not None
    for number in (one.most + 1, 10**30, 1e30, str(one.most + 1), "9" * 5000):
        asked = dict.fromkeys(TABLE, number) if one.kind == "map" else number
        with pytest.raises(RulesError, match="unknown-value") as refused:
            one.read(asked)
        assert str(one.most) in str(refused.value.parameters["allowed"])
    asked = dict.fromkeys(TABLE, one.most) if one.kind == "map" else one.most
    assert one.read(asked) is not None


@pytest.mark.parametrize("edition", ["gibson", "fuga3"])
def test_the_largest_numbers_can_be_played(edition: str) -> None:
    """Try each maximum by itself, where the other rules allow it."""
    played = 0
    for one in NUMBERS:
        if one.kind == "map":
            continue
        try:
            game = COLDITZ.new(3, {"edition": edition, one.name: one.most}, seal=Seal.from_seed(one.name))
        except RulesError:
            continue  # more cards than there are, or against a constraint
        position, bot = game.start(), RandomBot(Stream.from_seed(one.name, quiet=True))
        while position.ply < 60 and (seat := position.actor) is not None:
            position.apply(seat, bot.choose(UNSEEN, position.legal()))
        played += 1
    assert played > 20


def test_a_map_may_name_some_tables_only() -> None:
    rules = settle("gibson", overrides={"guards_by_player_count": "2:8, 6:12"})
    assert str(rules.players.guards_by_player_count) == "2:8 3:12 4:14 5:15 6:12"


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("max_consecutive_rolls", "three"),
        ("max_consecutive_rolls", "-1"),
        ("max_consecutive_rolls", True),
        ("max_consecutive_rolls", 2.0),
        ("forced_arrest_min_die", 7),
        ("reroll_mandatory", 1),
        ("reroll_mandatory", "maybe"),
        ("draw_totals", "{3,13}"),
        ("draw_totals", ""),
        ("draw_totals", 7),
        ("draw_totals", [True]),
        ("draw_totals", {3: 1}),
        ("guard_room_entry", "search,kitchen"),
        ("arrest_contact", "touching"),
        ("arrest_contact", None),
        ("minutes_per_turn", "0"),
        ("minutes_per_turn", "nan"),
        ("minutes_per_turn", True),
        ("guards_by_player_count", "7:3"),
        ("guards_by_player_count", "2:17"),
        ("guards_by_player_count", "2"),
        ("guards_by_player_count", {}),
        ("return_min_points", "some"),
    ],
)
def test_a_wrong_value_is_answered_with_the_right_ones(name: str, given: object) -> None:
    with pytest.raises(RulesError) as refused:
        settle("gibson", overrides={name: given})
    assert refused.value.code == "unknown-value"
    assert refused.value.parameters["option"] == name
    assert refused.value.parameters["allowed"] == option(name).allowed


def test_allowed_values_in_words() -> None:
    assert option("arrest_contact").allowed == "same_circle, adjacent"
    assert option("max_consecutive_rolls").allowed == "0 to 1000, 0 is unlimited"
    assert option("return_min_points").allowed == "0 to 1000, or all"
    assert option("forced_arrest_min_die").allowed == "1 to 6"
    assert option("return_gates").allowed == "any of {pass, key}"


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("max_consecutive_rols", "max_consecutive_rolls"),
        ("dice.max_consecutive_rols", "dice.max_consecutive_rolls"),
        ("arrest.max_consecutive_rolls", "dice.max_consecutive_rolls"),
        ("arrest.contact", "arrest.arrest_contact"),
        ("Draw_Totals", "draw_totals"),
    ],
)
def test_an_unknown_option_suggests_the_nearest(asked: str, nearest: str) -> None:
    with pytest.raises(RulesError) as refused:
        settle("gibson", overrides={asked: 1})
    assert refused.value.code == "unknown-option"
    assert str(refused.value.parameters["nearest"]).split(", ")[0] == nearest


def test_unknown_editions_and_bundles_suggest_the_nearest() -> None:
    with pytest.raises(RulesError, match=r"unknown-edition .*nearest: osprey\)"):
        settle("ospray")
    with pytest.raises(RulesError, match=r"unknown-edition .*gibson, parker, martelli"):
        settle("waddingtons")
    with pytest.raises(RulesError, match=r"unknown-bundle .*three_throws"):
        settle("gibson", ["three_throw"])


def test_an_option_is_given_once() -> None:
    with pytest.raises(RulesError, match="option-twice"):
        settle("gibson", overrides={"draw_totals": "7", "draw.draw_totals": "8"})


# ---------------------------------------------------------------------------------- bundles

#: The only combinations of an edition with one bundle that cannot be played, and what they break.
BROKEN = {
    ("gibson", "chapel_combo"): {30},
    ("parker", "chapel_combo"): {30},
    ("martelli", "chapel_combo"): {30},
    ("fuga3", "rounds_limit"): {19},
    ("fuga3", "reprinted_appel"): {24, 25},
    ("fuga3", "no_trade_in_security_turn"): {23},
    ("fuga3", "literal_gifts"): {34},
    ("fuga3", "card_passing"): {23},
    ("fuga3", "search_one_guard"): {6, 25},
    ("fuga3", "search_guard_each"): {6, 25},
    ("osprey", "literal_gifts"): {11, 34},
    ("osprey", "chapel_gate"): {30},
    ("osprey", "chapel_combo"): {30},
    ("clipper", "chapel_combo"): {30},
}


def test_there_are_44_bundles() -> None:
    assert len(bundle_names()) == 44
    for name in bundle_names():
        bundle = find_bundle(name)
        assert bundle.meaning.endswith("."), name
        assert bundle.sets or bundle.adds or bundle.removes, name
        for changes in (bundle.sets, bundle.adds, bundle.removes):
            for dotted, value in changes.items():
                assert option(dotted).read(value) == value


@pytest.mark.parametrize("edition", EDITIONS)
def test_which_bundles_an_edition_bears(edition: str) -> None:
    for name in bundle_names():
        values = dict(load_edition(edition).items())
        find_bundle(name).apply(values)
        expected = BROKEN.get((edition, name), set())
        assert {each.number for each in violations(Ruleset.of(values))} == expected, name
        if expected:
            with pytest.raises(RulesError) as refused:
                settle(edition, [name])
            assert refused.value.code == "constraint"
            assert refused.value.parameters["number"] == min(expected)
        else:
            settle(edition, [name])


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("tunnel_variant", {"security_draw_rule": "draw_two_keep_one"}),
        ("timed_release", {"timed_release_rounds": 4}),
        ("kit_for_two", {"kit_lifecycle": "consumed", "kit_covers_same_turn_escapes": True}),
        ("five_or_less", {"draw_totals": {2, 3, 4, 5}}),
        ("rounds_limit", {"limit_unit": "rounds", "limit_value": 50}),
        ("search_one_guard", {
            "search_method": "one_guard_enters",
            "guard_room_entry": {"search", "tunnel_detected", "pursuit"},
        }),
        ("no_opportunity_trade", {
            "trade_opportunity": False, "trade_cross_kind": False, "gift_opportunity_per_turn": 0,
            "overflow_actions": {"play", "discard"},
        }),
        ("free_blocking", {
            "rule45_test": "none", "rule45_covers_hideaways": False, "guard_on_cell_door": "allowed",
            "guard_stop_on_key_pass": True, "guard_in_appel_area": "allowed",
        }),
    ],
)  # fmt: skip
def test_what_a_bundle_changes_in_the_classic_rules(name: str, changes: dict[str, object]) -> None:
    changed = differences(load_edition("gibson"), settle("gibson", [name]))
    assert {each.option.partition(".")[2]: each.second for each in changed} == changes


def test_bundles_apply_in_order_and_overrides_last() -> None:
    assert settle("gibson", ["three_throws", "unlimited_doubles"]).dice.max_consecutive_rolls == 0
    assert settle("gibson", ["unlimited_doubles", "three_throws"]).dice.max_consecutive_rolls == 3
    rules = settle("gibson", ["three_throws"], {"max_consecutive_rolls": "4"}, 4)
    assert rules.dice.max_consecutive_rolls == 4
    assert load_edition("gibson").dice.max_consecutive_rolls == 2


# ------------------------------------------------------------------------------ constraints

#: For every constraint, or part of one, the smallest change that breaks it and nothing else.
BREAKS: list[tuple[int, str, str, dict[str, Any]]] = [
    (1, "general_search, appel_attendance", "gibson", {"general_search": "extra_roll"}),
    (2, "kit_covers_same_turn_escapes, kit_lifecycle", "gibson", {"kit_covers_same_turn_escapes": True}),
    (2, "kit_shared_same_target, kit_covers_same_turn_escapes", "gibson", {"kit_shared_same_target": True}),
    (3, "kit_needed_to_leave_inner, kit_required", "gibson",
     {"kit_required": False, "kit_needed_to_leave_inner": True}),
    (3, "tunnel_exit_needs_kit, kit_required", "gibson",
     {"kit_required": False, "tunnel_exit_needs_kit": True}),
    (4, "arrest_inner_condition, stolen_threshold", "gibson", {"stolen_threshold": 3}),
    (4, "arrest_inner_condition, stolen_threshold", "gibson", {"arrest_inner_condition": "stolen_or_kit"}),
    (5, "search_method, guard_room_entry", "gibson", {"search_method": "one_guard_enters"}),
    (5, "tunnel_detected_entry, guard_room_entry", "gibson", {"guard_room_entry": "pursuit"}),
    (6, "search_windows, search_method", "devir", {"search_windows": "security_turn,on_claim"}),
    (7, "day_night, day_count, day_minutes, night_minutes", "fuga3",
     {"night_minutes": 0, "limit_value": 78}),
    (8, "attempt_commits_roll, attempt_declaration", "gibson", {"attempt_commits_roll": True}),
    (8, "tunnel_exit_declaration, attempt_declaration", "gibson", {"tunnel_exit_declaration": True}),
    (9, "marker_removed_by_guard, escape_markers", "gibson", {"marker_removed_by_guard": True}),
    (9, "share_rope, share_cutters, share_key, share_pass, escape_markers", "gibson",
     {"share_rope": "team_attempt"}),
    (9, "share_rope, share_cutters, share_key, share_pass, escape_markers", "gibson",
     {"share_pass": "team_attempt"}),
    (10, "dod_enabled, dod_attempts_per_team", "gibson", {"dod_attempts_per_team": 0}),
    (11, "trade_opportunity, trade_cross_kind, gift_opportunity_per_turn", "osprey",
     {"trade_cross_kind": True}),
    (11, "trade_opportunity, trade_cross_kind, gift_opportunity_per_turn", "osprey",
     {"gift_opportunity_per_turn": 1}),
    (12, "replacement_floor, replacement_triggers, replacement_player_counts", "gibson",
     {"replacement_floor": 4}),
    (12, "replacement_floor, replacement_triggers, replacement_player_counts", "martelli",
     {"replacement_player_counts": "{}"}),
    (13, "goal_scope, collective_goal", "gibson", {"goal_scope": "collective"}),
    (14, "kit_parts_aside_player_counts, first_escape_award", "gibson",
     {"first_escape_award": "kit_part_card"}),
    (14, "kit_parts_aside_player_counts, first_escape_award", "gibson",
     {"kit_parts_aside_player_counts": "6"}),
    (15, "pursuit_window, guard_room_entry", "fuga3", {"guard_room_entry": "search"}),
    (16, "bribe_shield, bribe_effect, shield_turns", "gibson", {"bribe_shield": "day_only"}),
    (16, "bribe_shield, bribe_effect, shield_turns", "fuga3", {"shield_turns": "officer_turn"}),
    (17, "start_kit_cards, kit_max_held", "martelli", {"kit_max_held": 0}),
    (18, "secret_meeting, day_night", "devir", {"secret_meeting": "scheduled"}),
    (19, "day_night, limit_unit, limit_value, day_count, day_minutes, night_minutes", "fuga3",
     {"limit_value": 150}),
    (20, "night_declare_after_roll, day_night, attempt_declaration, tunnel_open_commitment", "gibson",
     {"night_declare_after_roll": True}),
    (21, "secret_meeting, secret_meeting_seconds", "gibson", {"secret_meeting_seconds": 60}),
    (21, "secret_meeting, secret_meeting_seconds", "devir", {"secret_meeting_seconds": 0}),
    (21, "secret_meeting_trades, secret_meeting", "gibson", {"secret_meeting_trades": True}),
    (22, "hideaway_card_effect, kit_loss_outer, hideaway_card_covers", "fuga3", {"kit_loss_outer": "never"}),
    (22, "hideaway_card_effect, kit_loss_outer, hideaway_card_covers", "fuga3",
     {"hideaway_card_covers": "search"}),
    (22, "hideaway_card_covers, hideaway_card_effect, shield_turns", "devir",
     {"shield_turns": "security_turn"}),
    (22, "shield_turns", "gibson", {"shield_turns": "{}"}),
    (23, "trade_window, turn_phases", "gibson", {"turn_phases": "fixed"}),
    (23, "trade_window, trade_cross_kind", "fuga3", {"trade_cross_kind": True}),
    (24, "draw_roll_scope, double_sequence", "fuga3", {"draw_roll_scope": "accumulated_total"}),
    (24, "general_search, double_sequence", "martelli", {"double_sequence": "move_between_rolls"}),
    (25, "search_windows, search_method", "devir",
     {"search_windows": "security_turn,end_of_officer_turn"}),
    (25, "appel_windows, general_search", "martelli",
     {"appel_windows": "security_turn,end_of_officer_turn"}),
    (26, "pursuit_target_lock, guard_exterior_access", "gibson", {"pursuit_target_lock": True}),
    (27, "tunnel_min_occupancy, tunnel_open_min", "gibson", {"tunnel_min_occupancy": 3}),
    (28, "appel_exempt, attempt_declaration", "gibson", {"appel_exempt": "live_attempt"}),
    (28, "appel_exempt, attempt_declaration", "fuga3", {"appel_exempt": "{}"}),
    (29, "night_search_confiscation, search_confiscation, general_search_confiscation", "fuga3",
     {"search_confiscation": "one_per_pow"}),
    (29, "night_search_confiscation, search_confiscation, general_search_confiscation", "fuga3",
     {"general_search_confiscation": "outer_pows"}),
    (30, "module_multi_escape, multi_escape_types, multi_escape_per_type_per_round, multi_escape_pawns",
     "gibson", {"module_multi_escape": True}),
    (30, "module_multi_escape, multi_escape_types, multi_escape_per_type_per_round, multi_escape_pawns",
     "fuga3", {"module_multi_escape": True, "multi_escape_pawns": 1}),
    (30, "module_glider, glider_uses_per_game, kit_required", "gibson", {"module_glider": True}),
    (30, "module_glider, glider_uses_per_game, kit_required", "gibson",
     {"module_glider": True, "glider_uses_per_game": 1, "kit_required": False}),
    (30, "module_chapel_combo, tunnel_detected_entry, guard_room_entry", "gibson",
     {"module_chapel_combo": True}),
    (30, "module_chapel_combo, tunnel_detected_entry, guard_room_entry", "fuga3",
     {"module_chapel_combo": True}),
    (30, "module_fence_gate, chapel_tunnel_exit", "osprey", {"module_fence_gate": True}),
    (31, "tie_rule, win_check", "martelli", {"win_check": "end_of_time"}),
    (32, "guard_room_entry, tunnel_detected_entry, module_chapel_combo", "gibson",
     {"tunnel_detected_entry": "any_circle"}),
    (33, "tunnel_detected_room_arrests, guard_room_entry", "devir", {"tunnel_detected_room_arrests": True}),
    (33, "room_arrest_by_guard, guard_room_entry", "devir",
     {"guard_room_entry": "search", "room_arrest_by_guard": "when_entered"}),
    (33, "hideaway_guard_entry, guard_room_entry", "devir",
     {"guard_room_entry": "search", "hideaway_guard_entry": "rope_hideaway_in_pursuit"}),
    (34, "overflow_actions", "gibson", {"overflow_actions": "play"}),
    (34, "overflow_actions, trade_opportunity", "osprey", {"overflow_actions": "discard,trade"}),
    (34, "overflow_actions, gift_opportunity_per_turn", "osprey", {"overflow_actions": "discard,give"}),
    (34, "overflow_actions, gift_opportunity_per_turn", "gibson",
     {"overflow_actions": "discard", "gift_opportunity_per_turn": "overflow_only"}),
    (35, "return_escape_allowed, return_min_points", "osprey", {"return_escape_allowed": False}),
    (35, "return_escape_allowed, return_min_points", "martelli", {"return_escape_allowed": False}),
    (36, "setup_outer_guards_min, setup_outer_guards_max", "gibson", {"setup_outer_guards_max": 8}),
    (36, "setup_outer_guards_min, setup_outer_guards_max", "gibson", {"setup_outer_guards_max": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "names", "edition", "overrides"), BREAKS)
def test_a_broken_constraint_names_its_options(
    number: int, names: str, edition: str, overrides: dict[str, Any]
) -> None:
    broken = violations(changed(edition, **overrides))
    assert [(each.number, ", ".join(each.options)) for each in broken] == [(number, names)]
    with pytest.raises(RulesError) as refused:
        settle(edition, overrides=overrides)
    assert refused.value.code == "constraint"
    told = {"number": number, "key": broken[0].key, "options": names, "why": broken[0].why}
    assert refused.value.parameters == told


def test_there_are_36_constraints_and_each_is_shown() -> None:
    assert sorted({each.number for each in CONSTRAINTS}) == list(range(1, 37))
    assert all(name in DOTTED for each in CONSTRAINTS for name in each.options)
    shown = {(number, names) for number, names, _, _ in BREAKS}
    assert {(each.number, ", ".join(each.options)) for each in CONSTRAINTS} == shown


def test_what_only_the_size_of_the_table_decides() -> None:
    for players in (1, 7):
        with pytest.raises(RulesError, match="players"):
            settle("gibson", players=players)
    together = {"goal_scope": "collective", "collective_goal": 3}
    settle("martelli", overrides=together, players=4)
    settle("gibson", overrides=together, players=5)
    with pytest.raises(RulesError, match="collective-goal"):
        settle("martelli", overrides=together, players=5)
    two_each = {"setup_inner_guards_per_team": 2}
    settle("gibson", overrides=two_each, players=3)
    with pytest.raises(RulesError, match="setup-guards"):
        settle("gibson", overrides=two_each, players=4)
    with pytest.raises(RulesError, match="setup-guards"):
        settle("gibson", overrides={"guards_by_player_count": "4:4"}, players=4)


def test_no_option_hides_in_two_groups() -> None:
    names = [field.name for kind in GROUPS.values() for field in fields(kind)]
    assert len(names) == len(set(names))
