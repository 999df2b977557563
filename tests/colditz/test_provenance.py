"""What an edition's rules rest on: every place cited exists, and a text is cited only for what it can say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import goneaway
from goneaway.colditz.ruleset import (
    RuleOption,
    arises,
    edition_names,
    find_edition,
    load_edition,
    option,
    options,
)
from goneaway.colditz.ruleset.loading import gather
from goneaway.colditz.ruleset.whole import plain
from goneaway.colditz.words.sections import COMMENTARY, document_of, exists, places
from goneaway.explaining import tell_ambiguity
from goneaway.explaining.colditz import tell_edition
from goneaway.kernel import Refused, RulesError, SceneError, Seal
from goneaway.rulebook import Case, load_ambiguities, load_cases, load_clauses
from goneaway.wording import Wording

COLDITZ = goneaway.KINDS["colditz"]


def _places(source: str) -> list[tuple[str, str]]:
    """The documents and places of a citation, without the numbered questions."""
    return [(found[1], found[2]) for found in re.finditer(r"\b(\d{3}) ([^,]+)", source)]


def _cited() -> Iterator[tuple[str, str, str]]:
    sources = {name: clause.sources for name, clause in load_clauses(COLDITZ).items()}
    sources |= {name: question.sources for name, question in load_ambiguities(COLDITZ).items()}
    for name, found in sources.items():
        for source in found:
            yield name, source.document, source.place
    for name, each in options().items():
        for origin in each.origins.values():
            for document, place in _places(origin.source):
                yield name, document, place


def test_every_place_that_is_cited_exists() -> None:
    cited = [each for each in _cited() if re.fullmatch(r"\d{3}", each[1])]
    assert len(cited) > 1000
    assert [each for each in cited if not exists(*each[1:])] == []


@pytest.mark.parametrize("edition", edition_names())
def test_what_is_stated_quotes_a_section_of_the_edition_itself(edition: str) -> None:
    document, own = document_of(edition), places(edition)
    assert (document is None) == (find_edition(edition).evidence == "reported")
    for name, each in options().items():
        origin = each.origin(edition)
        cited = _places(origin.source)
        if origin.status == "stated":
            assert cited, name
            assert [place for number, place in cited if number != document or place not in own] == [], name
        elif origin.status == "reported":
            commentary = document_of(COMMENTARY)
            assert cited, name
            assert all(found[0] == commentary and found[1] in places(COMMENTARY) for found in cited), name
        elif origin.status == "absent":
            # A text that has no such rule is not among those that do.
            assert cited, name
            assert [place for number, place in cited if number == document and place in own] == [], name
        elif origin.status in ("inherited", "unreported"):
            assert origin.source in edition_names(), name


#: What the texts say and the rulebook once denied, with a section that says it.
SAID = {
    "fuga3": {
        "kit_required": "Obtención del kit",
        "pow_over_pow": "Movimiento",
        "reroll_mandatory": "Fases",
        "draw_roll_scope": "Fases",
        "equipment_stacks_face_up": "Preparativos",
        "teams_for_single_officer": "Preparativos",
        "hideaway_guard_entry": "Patio interior",
        "appel_attendance": "Cartas de recuento",
        "staff_car_access": "Cartas de oportunidad",
        "dod_enabled": "A vida o muerte",
        "goal_scope": "Condiciones",
        "shot_recalls": "Cartas de seguridad",
        "timed_release_rounds": "Movimiento",
        "security_draw_rule": "Fases",
    },
    "devir": {
        "kit_required": "Kit",
        "pow_over_pow": "Déroulement",
        "own_cards_window": "Déroulement",
        "kit_loss_outer": "Kit",
        "dod_enabled": "A la vie",
        "goal_scope": "Préparation",
        "forced_arrest_zones": "Se constituer",
        "timed_release_rounds": "Cellules",
        "appel_windows": "Déroulement",
        "search_windows": "Déroulement",
    },
    "martelli": {
        "exterior_one_way": "r40",
        "riot_squad": "r34a",
        "timed_release_rounds": "r37",
        "pursuit_window": "r29",
        "rule45_violation": "r45",
        "search_windows": "r49",
    },
    "gibson": {
        "exterior_one_way": "r40",
        "pursuit_pass_over_pows": "r23",
        "rule45_violation": "r45",
        "tie_rule": "r5",
        "dod_equipment": "r51",
    },
}


@pytest.mark.parametrize("edition", SAID)
def test_the_texts_say_it(edition: str) -> None:
    for name, place in SAID[edition].items():
        origin = option(name).origin(edition)
        assert origin.status == "stated", name
        assert (document_of(edition), place) in _places(origin.source), name


def test_a_rule_that_is_not_taken_as_written_is_not_called_silence() -> None:
    """Rule 55 of both editions lets Security punish; here an illegal move is refused (A85)."""
    for edition, source in (("gibson", "A85, 001 r55"), ("martelli", "A85, 000 r55")):
        origin = option("infringement_policy").origin(edition)
        assert (origin.status, origin.source) == ("decided", source)


# --------------------------------------------------------------------------------- what does not arise


def test_an_arrest_from_the_next_circle_is_told_only_where_there_is_one() -> None:
    told = tell_ambiguity(COLDITZ, load_ambiguities(COLDITZ)["A30"], Wording())
    for each in told["options"]:
        editions = [one["edition"] for value in each["values"] for one in value["editions"]]
        assert editions == ["devir", "fuga3"], each["option"]
        assert len(each["idle"]) == 5


#: What an edition cannot come to, because another rule of its own comes first.
IDLE = {
    "fuga3": {
        "draw.draw_on_staff_car_rolls", "draw.draw_on_shoot_roll", "draw.max_draws_per_turn",
        "car.staff_car_double_release", "solitary.return_rearrest_cell",
        "tunnels.tunnel_detected_room_arrests",
    },
    "devir": {
        "draw.max_draws_per_turn", "tunnels.tunnel_detected_room_arrests",
        "attempts.attempt_lifts_guard_caps",
    },
    "martelli": {"solitary.release_double_cap", "dod.dod_card_after_use", "arrest.arrest_across_drop"},
    "gibson": {
        "arrest.arrest_adjacent_without_move", "arrest.arrest_across_drop", "solitary.release_double_cap",
        "victory.tie_rule", "equipment.marker_removed_by_guard", "appel.search_turn_relaxes_rule45",
    },
    "osprey": {"trade.trade_cross_kind"},
}  # fmt: skip


@pytest.mark.parametrize("edition", IDLE)
def test_what_cannot_arise_is_not_told(edition: str) -> None:
    told = {rule["option"] for topic in tell_edition(edition, Wording())["topics"] for rule in topic["rules"]}
    assert told.isdisjoint(IDLE[edition])
    assert told == {one.dotted for one in options().values() if arises(one.dotted, load_edition(edition))}


def _others(one: RuleOption, value: Any) -> list[Any]:
    if one.kind == "bool":
        return [not value]
    if one.kind == "enum":
        return [other for other in one.values if other != value]
    if one.kind == "set":
        return [sorted(set(value) ^ {member}, key=str) for member in one.values[:2]]
    least = one.least or 0
    return [other for other in (least, least + 1) if other != value] if one.kind == "int" else []


def _course(case: Case, rules: Mapping[str, Any]) -> list[Any] | None:
    """How the lines of a case come out under other rules; nothing where they cannot be played."""
    try:
        game = COLDITZ.new(case.players, rules, seal=Seal.from_seed(f"case {case.seed}"))
        position = game.start() if case.position is None else COLDITZ.scene.set_up(game, case.position)
    except (RulesError, SceneError):
        return None
    out: list[Any] = []
    for line in case.script:
        try:
            if line.kind == "stage":
                COLDITZ.scene.stage(position, line.text)
            elif line.kind == "action":
                out.append(
                    [each.kind for each in position.apply(game.seat(line.seat), game.parse(line.text))]
                )
        except Refused as refused:
            out.append(refused.refusal.code)
        except (SceneError, ValueError):
            return out  # what stands there makes no sense under these rules
    return out


def _at_night(case: Case) -> bool:
    """A stage can be set at night even where no night ever falls."""
    return "night" in (case.position or "") or any("night" in line.text for line in case.script)


@pytest.mark.parametrize("edition", edition_names())
def test_what_does_not_arise_decides_nothing(edition: str) -> None:
    """The cases of an option come out alike whatever it says, in an edition where it is called idle."""
    rules = load_edition(edition)
    cases = [case for case in load_cases(COLDITZ).values() if not _at_night(case)]
    for one in options().values():
        if arises(one.dotted, rules):
            continue
        shown = [case for case in cases if one.name in case.rules][:3]
        for other in _others(one, plain(rules.value(one.dotted))):
            if arises(one.dotted, gather(edition, overrides={one.name: other})):
                continue  # another value of it would matter
            for case in shown:
                board = {name: value for name, value in case.rules.items() if name == "board"}
                before = _course(case, {**board, "edition": edition})
                after = _course(case, {**board, "edition": edition, one.name: other})
                assert after in (None, before), (one.name, other, case.id)
