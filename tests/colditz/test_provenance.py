"""What an edition's rules rest on: every place cited exists, and a text is cited only for what it can say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import goneaway
from goneaway.colditz.ruleset import edition_names, find_edition, option, options
from goneaway.colditz.sections import COMMENTARY, document_of, exists, places
from goneaway.explaining import tell_edition, tell_option
from goneaway.rulebook import load_ambiguities, load_clauses
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
