"""What a refusal or a question cites, edition by edition: the place in the text that says so."""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import normalize

import pytest

import goneaway
from goneaway.colditz import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.rulebook import load_clauses, load_questions
from goneaway.wording import Wording
from goneaway.wording.colditz_citing import DOCUMENTS, cite
from goneaway.wording.messages import sources

KIND = goneaway.KINDS["colditz"]


class Asked(NamedTuple):
    """A position, what a seat tries in it, the code, and the place cited in each edition."""

    position: str
    seat: str
    action: str
    code: str
    cited: dict[str, str]


CLASSIC = ("gibson", "parker", "osprey", "clipper")


def everywhere(place: str, **others: str) -> dict[str, str]:
    """The Classic number; the same number in the Italian edition unless another is named."""
    classic = dict.fromkeys(CLASSIC, f"{place} (Classic 1973)")
    return {**classic, "martelli": f"{place} (Martelli)", **others}


REFUSED = {
    "a guard stops over a tunnel": Asked(
        "turn security, points 1, g1@east-path-40",
        "security",
        "step g1 east-path-41",
        "NO_WAY_OFF",
        everywhere("Rule 53", devir="“Tunnels” (Devir)"),
    ),
    "a guard ends the turn in a doorway": Asked(
        "turn security, points 0, g1@ne-passage-5",
        "security",
        "end",
        "GUARD_IN_THE_WAY",
        {
            "gibson": "Rule 45 (Classic 1973)",
            "martelli": "Rule 45 (Martelli)",
            "devir": "“Gardiens” (Devir)",
        },
    ),
    "a guard stops on a gate": Asked(
        "turn security, points 1, g1@east-path-54",
        "security",
        "step g1 k3-1",
        "NO_WAY_OFF",
        {
            "gibson": "Commentary on rule 41 (Classic 1973)",
            "osprey": "Commentary on rule 41 (Classic 1973)",
            "martelli": "Rule 41 (Martelli)",
        },
    ),
    "a guard stops before a cell door": Asked(
        "turn security, points 1, g1@lane-24",
        "security",
        "step g1 lane-25",
        "NO_WAY_OFF",
        {
            "gibson": "Commentary on rule 37 (Classic 1973)",
            "parker": "Commentary on rule 37 (Classic 1973)",
            "martelli": "Rule 45 (Martelli)",
        },
    ),
    "a guard before the door of the outer cells in 3.0": Asked(
        "turn security, points 1, g1@lane-24",
        "security",
        "step g1 lane-25",
        "NOT_FOR_GUARDS",
        {"fuga3": "“Patio de guarnición” (Fuga 3.0)"},
    ),
    "a guard on a white circle": Asked(
        "turn security, points 3, g1@yard-40",
        "security",
        "step g1 appel-1",
        "NOT_FOR_GUARDS",
        {
            "gibson": "Commentary on rule 35 (Classic 1973)",
            "martelli": "Rule 23 (Martelli)",
            "fuga3": "“Patio interior” (Fuga 3.0)",
        },
    ),
    "a guard in a hideaway": Asked(
        "turn security, points 3, g1@yard-7",
        "security",
        "step g1 h2-2",
        "NOT_FOR_GUARDS",
        {
            "gibson": "Commentary on rule 25 (Classic 1973)",
            "martelli": "Rule 25 (Martelli)",
            "devir": "“Cachettes” (Devir)",
            "fuga3": "“Patio interior” (Fuga 3.0)",
        },
    ),
    "a guard posted on a guard": Asked(
        "turn security, points 3, g1@yard-1",
        "security",
        "post yard-1",
        "OCCUPIED",
        everywhere("Rule 34a", devir="“Gardiens” (Devir)", fuga3="“Movimiento” (Fuga 3.0)"),
    ),
    "a guard posted on a prisoner": Asked(
        "turn security, points 3, b1@yard-1",
        "security",
        "post yard-1",
        "OCCUPIED",
        everywhere("Rule 36", devir="“Cases noires” (Devir)", fuga3="“Patio interior” (Fuga 3.0)"),
    ),
    "a guard walks too far": Asked(
        "turn security, points 3, g1@yard-1",
        "security",
        "step g1 yard-51",
        "NOT_ADJACENT",
        everywhere("Rule 34", devir="“Gardiens” (Devir)", fuga3="“Movimiento” (Fuga 3.0)"),
    ),
    "a guard through wire that nobody has cut": Asked(
        "turn security, points 3, g1@north-path-3",
        "security",
        "step g1 north-wood-18",
        "NOT_ADJACENT",
        everywhere("Rule 46", devir="“Gardiens” (Devir)", fuga3="“Equipo de fuga” (Fuga 3.0)"),
    ),
    "down a rope without one": Asked(
        "points 3, a1@clothes-roof-2",
        "officer-1",
        "step a1 north-path-90",
        "NO_EQUIPMENT",
        everywhere("Rule 29", devir="“Matériel” (Devir)", fuga3="“Equipo de fuga” (Fuga 3.0)"),
    ),
    "up again without one": Asked(
        "points 3, a1@north-path-90",
        "officer-1",
        "step a1 clothes-roof-2",
        "NO_EQUIPMENT",
        everywhere("Rule 40", devir="“Matériel” (Devir)", fuga3="“Equipo de fuga” (Fuga 3.0)"),
    ),
    "back through the wire without cutters": Asked(
        "points 3, a1@north-wood-18",
        "officer-1",
        "step a1 north-path-3",
        "NO_EQUIPMENT",
        everywhere("Rule 40"),
    ),
    "an arrest from afar inside": Asked(
        "turn security, points 3, american has rope, a1@yard-2, g1@yard-51",
        "security",
        "arrest g1 a1",
        "NOT_ADJACENT",
        everywhere("Rule 34c", devir="“Arrestations” (Devir)"),
    ),
    "an arrest from afar outside": Asked(
        "turn security, points 3, a1@lane-1, g1@lane-5",
        "security",
        "arrest g1 a1",
        "NOT_ADJACENT",
        everywhere("Rule 34d", devir="“Arrestations” (Devir)", fuga3="“Patio de guarnición” (Fuga 3.0)"),
    ),
    "an arrest outside without points": Asked(
        "turn security, points 0, a1@lane-1, g1@lane-2",
        "security",
        "arrest g1 a1",
        "NO_POINTS",
        everywhere("Rule 34d"),
    ),
    "a card in another’s turn": Asked(
        "turn american, british has sabotage",
        "officer-2",
        "play sabotage",
        "NOT_YOUR_TURN",
        everywhere("Rule 27", devir="“Déroulement” (Devir)", fuga3="“Fases” (Fuga 3.0)"),
    ),
    "a Security card in an officer’s turn": Asked(
        "turn american, security has shoot, g1@yard-1, a1@north-wood-18",
        "security",
        "play shoot g1 a1",
        "NOT_YOUR_TURN",
        everywhere("Rule 47", devir="“Déroulement” (Devir)", fuga3="“Fases” (Fuga 3.0)"),
    ),
    "through a guard": Asked(
        "points 3, a1@yard-2, g1@yard-1",
        "officer-1",
        "step a1 yard-1",
        "GUARD_THERE",
        everywhere("Rule 23", devir="“Déroulement” (Devir)", fuga3="“Movimiento” (Fuga 3.0)"),
    ),
    "a man on his way back": Asked(
        "turn security, points 3, returning a1, a1@lane-1, g1@lane-2",
        "security",
        "arrest g1 a1",
        "RETURNING",
        {
            "gibson": "Rule 39 (Classic 1973)",
            "devir": "“Arrestations” (Devir)",
            "fuga3": "“Patio de guarnición” (Fuga 3.0)",
        },
    ),
    "three steps in the garrison": Asked(
        "turn security, points 6, g1@lane-2, marched g1 3",
        "security",
        "step g1 lane-3",
        "MARCHED_ENOUGH",
        {"fuga3": "“Patio de guarnición” (Fuga 3.0)"},
    ),
    "a fifth post by night": Asked(
        "night, points 1, a1@yard-51, a2@yard-98, a3@yard-166, a4@yard-184, a5@yard-2",
        "officer-1",
        "step a5 yard-1",
        "NO_WAY_OFF",
        {"fuga3": "“Patio interior” (Fuga 3.0)"},
    ),
    "Move Fast without a man": Asked(
        "points 1, american has move_kitchen",
        "officer-1",
        "play move_kitchen yard-1",
        "NO_SUCH_TARGET",
        everywhere("Rule 26", devir="“list of cards” (Devir)", fuga3="“Cartas de oportunidad” (Fuga 3.0)"),
    ),
    "stopping in the light": Asked(
        "points 1, a1@canteen-terrace-5",
        "officer-1",
        "step a1 canteen-terrace-1",
        "NO_WAY_OFF",
        everywhere("Rule 42", devir="“Projecteurs” (Devir)", fuga3="“Patio de guarnición” (Fuga 3.0)"),
    ),
    "giving oneself up from afar": Asked(
        "points 3, a1@yard-2, g1@yard-51",
        "officer-1",
        "surrender a1 g1",
        "NOT_ADJACENT",
        everywhere("Rule 43", devir="“Se constituer” (Devir)", fuga3="“Patio interior” (Fuga 3.0)"),
    ),
}


def table(edition: str, position: str) -> Colditz:
    game = goneaway.new_game("colditz", players=4, rules={"edition": edition}, seed=1)
    found = KIND.scene.set_up(game, position)
    assert isinstance(found, Colditz)
    return found


@pytest.mark.parametrize(
    ("situation", "edition"), [(name, edition) for name, one in REFUSED.items() for edition in one.cited]
)
def test_a_refusal_cites_the_place_that_says_so(situation: str, edition: str) -> None:
    asked = REFUSED[situation]
    position = table(edition, asked.position)
    game = goneaway.new_game("colditz", players=4, rules={"edition": edition}, seed=1)
    refusal = position.why_not(game.seats.index(asked.seat), game.parse(asked.action))
    assert refusal is not None
    assert refusal.code == asked.code
    text = Wording("en", edition).refusal("colditz", refusal)
    assert f"[{asked.cited[edition]}: " in text


@pytest.mark.parametrize(
    ("edition", "cited"),
    [
        ("gibson", "[Rule 29 (Classic 1973)]"),
        ("devir", "[“Matériel” (Devir)]"),
        ("martelli", "[Rule 29 (Martelli)]"),
    ],
)
def test_a_claim_sends_men_back_by_its_own_rule(edition: str, cited: str) -> None:
    position = table(edition, "points 1, a1@store-1, a2@store-2")
    action = next(one for one in position.legal() if str(one).startswith("claim "))
    position.apply(0, action)
    prompt = position.prompt
    assert prompt is not None
    assert (prompt.kind, prompt.clause) == ("stand", "29")
    assert Wording("en", edition).prompt("colditz", prompt).endswith(cited)


def test_what_a_place_is_about_can_be_refused_or_asked() -> None:
    """A topic that nothing is called would never be cited."""
    kinds = set(load_questions(KIND))
    for clause in load_clauses(KIND).values():
        for source in clause.sources:
            assert set(source.topics) <= set(clause.refusals) | kinds, clause.id
            assert set(source.editions) <= set(edition_names()), clause.id


@pytest.mark.parametrize("edition", DOCUMENTS)
def test_an_edition_cites_itself_where_it_can(edition: str) -> None:
    for clause in load_clauses(KIND).values():
        for code in clause.refusals:
            found = cite(clause, edition, code)
            own = any(
                one.document == DOCUMENTS[edition] and one.speaks_of(code, edition) for one in clause.sources
            )
            assert own == (found is not None and found.edition == edition), (clause.id, code)


@pytest.mark.parametrize("language", ["it", "es", "fr"])
def test_a_heading_is_cited_in_the_language_of_the_reader(language: str) -> None:
    """The text of Devir is French and that of Fuga 3.0 Spanish; their players need not read the other."""
    named = {
        (edition, source.place)
        for clause in load_clauses(KIND).values()
        for source in clause.sources
        for edition in ("devir", "fuga3")
        if source.document == DOCUMENTS[edition]
    }
    text = sources(language)["colditz-heading"]
    for edition, place in named:
        heading = Wording(language)._heading("colditz", edition, place)
        slug = re.sub("[^a-z]+", "-", normalize("NFKD", place).encode("ascii", "ignore").decode().lower())
        assert place == "Cartes" or f"[{edition}-{slug}] {heading}" in text, (edition, place)


@pytest.mark.parametrize(
    ("language", "edition", "clause", "cited"),
    [
        ("es", "devir", "34c", "«Arrestos» (Devir)"),
        ("fr", "devir", "43", "« Se constituer prisonnier » (Devir)"),
        ("fr", "fuga3", "34", "« Cour intérieure » (Fuga 3.0)"),
        ("it", "fuga3", "34", "«Cortile interno» (Fuga 3.0)"),
        ("en", "devir", "34c", "“Arrestations” (Devir)"),
    ],
)
def test_such_a_citation_reads(language: str, edition: str, clause: str, cited: str) -> None:
    assert Wording(language, edition).citation("colditz", clause).replace("\u00a0", " ") == cited
