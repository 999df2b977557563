"""No sentence has a word of the machine in it: places, tiles and actions are called what players call them.

Whole games of every edition and of Section X, in four languages: what is told, asked, offered, refused,
looked at, advised and foreseen. Ids stand only in fields that are data.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from goneaway import KINDS as KINDS_OF_GAMES
from goneaway import new_game
from goneaway.colditz.board import VARIANTS, load_board
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Event, Game, Position, Prompt, Refusal, Refused, replay
from goneaway.kernel.notation import read_text
from goneaway.presenting import presentation_of
from goneaway.presenting.verdict import verdict
from goneaway.rulebook import load_clauses
from goneaway.web.routes.colditz.plans import plan
from goneaway.web.routes.sectionx.plans import island
from goneaway.wording import LANGUAGES, Wording
from goneaway.wording.colditz_places import grid, place, place_keys, place_of

from .machine_names import name_of_the_machine
from .speech import KINDS, reasons, refusals, sampled
from .test_presenting import each_table, positions

RECORDS = Path(__file__).parent / "records"

#: Of what is shown the fields that people read; everything else is data.
READ = frozenset(
    {
        "sentence", "sentences", "label", "title", "question", "lines", "remarks", "remark", "why", "name",
        "effect", "warnings", "reason", "about", "wins", "note", "rule", "citation",
    }
)  # fmt: skip
#: Data in spite of its name: a man of a team, a tunnel, a card.
DATA = frozenset({"names"})


def read_in(shown: Any, key: str = "") -> Iterator[str]:
    """Every text that is read, wherever it stands."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            if name not in DATA:
                yield from read_in(value, name)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from read_in(value, key)
    elif isinstance(shown, str) and key in READ:
        yield shown


def plain(texts: Iterator[str] | list[str], about: object) -> None:
    for text in texts:
        found = name_of_the_machine(text)
        assert not found, f"{about}: {found!r} in {text!r}"
        assert not text or not text[0].islower() or about == "name", f"{about}: {text!r}"


def everything(match: Game, position: Position, wording: Wording, lots: random.Random) -> None:
    """All that a seat can be shown in a position."""
    seat = position.actor
    assert seat is not None
    shown = presentation_of(match, wording)
    view = position.view(seat)
    prompt = position.prompt
    assert prompt is not None
    plain([shown.question(view, prompt)], prompt.kind)
    table = shown.table(view)
    for part, told in table.items():
        for text in read_in(told, part):
            found = name_of_the_machine(text, verbs=False)
            assert not found, f"{part}: {found!r} in {text!r}"
    choices = shown.choices(view, position.legal())
    words: tuple[str, ...] = ()
    while True:
        asked = choices.question(words)
        plain([asked.title, *asked.labels, *asked.remarks], words)
        plain([one.note for one in asked.choices], "name")
        told = [(one.label, one.note) for one in asked.choices]
        assert len(set(told)) == len(told) or asked.kind == "verb", told
        onward = [one.word for one in asked.choices if choices.after((*words, one.word))]
        if not onward:
            break
        words = (*words, lots.choice(onward))
    spots = shown.spots(view, position.legal())
    plain(list(read_in(spots)), "spots")
    action = lots.choice(list(lots.choice([group for group in position.legal().groups if len(group)])))
    plain([shown.doing(view, str(action))], action)
    plain(list(read_in(shown.preview(view, str(action)))), f"preview of {action}")
    for name in lots.sample(_names(match), 3):
        plain(list((shown.look(view, name) or {"lines": []})["lines"]), f"look at {name}")
    for text in _tried(match, lots):
        try:
            refusal = position.why_not(seat, match.parse(text))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is not None and refusal.code != "BAD_ACTION":  # which is about what was written
            plain(list(read_in(shown.why_not(view, refusal, text).to_json())), text)


def _names(match: Game) -> list[str]:
    if match.kind.name == "sectionx":
        return ["E7", "F8", "D4", "G6", "C3"]
    return [*(circle.name for circle in load_board().circles), "b1", "g1", "g5", "rope", "staff_car"]


def _tried(match: Game, lots: random.Random) -> list[str]:
    """Things to be refused."""
    if match.kind.name == "sectionx":
        cell, other = lots.sample(["E7", "F8", "D4", "G6", "C3"], 2)
        return [
            f"place S {cell} 0",
            f"move {cell} {other} 1",
            f"rotate {cell} 2",
            f"step B1 {cell}",
            "draw 1",
        ]
    circles = [circle.name for circle in load_board().circles]
    man = lots.choice("abdfp") + lots.choice("12345")
    to = lots.choice(circles)
    return [
        f"move {man} {to}", f"step g3 {to}", f"post {to}", f"arrest g2 {man}", f"release {man}",
        f"claim rope {man} {man[0]}2", "claim-kit", f"attempt {man} p1", f"tunnel chapel {man}", "end",
    ]  # fmt: skip


@pytest.mark.sampled(16)
@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_whole_games_are_told_in_plain_words(
    language: str, game: str, players: int, rules: dict[str, Any]
) -> None:
    edition = str(rules.get("edition", "gibson"))
    wording = Wording(language, edition)
    lots = random.Random(f"plain {language} {game} {rules}")
    for match, position in positions(game, players, rules, 160):
        if lots.random() < 0.12:
            everything(match, position, wording, lots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_every_refusal_and_hint_speaks_of_places_by_name(language: str, game: str) -> None:
    """With every value that a refusal or a reason is declared to tell."""
    wording = Wording(language)
    for refusal in refusals(game):
        if refusal.code not in ("BAD_ACTION", "NO_SUCH_CARD", "NO_SUCH_TARGET"):  # about what was written
            plain([wording.refusal(game, refusal)], refusal)
    for whose, code, names in reasons():
        if whose == game:
            for parameters in sampled(names):
                if game == "sectionx" and "man" in parameters:
                    parameters["man"] = "B1"  # the samples are men of Colditz
                plain([wording.reason(game, code, parameters)], code)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_a_rule_without_a_number_is_cited_by_its_title(language: str, game: str) -> None:
    wording = Wording(language)
    for clause in load_clauses(KINDS[game]).values():
        cited = wording.rule(game, clause.id)
        plain([cited], clause.id)
        assert (clause.id if clause.id[0].isdigit() else wording.clause_title(clause)) in cited


def test_the_title_of_a_rule_is_shown_wherever_it_is_cited() -> None:
    wording = Wording()
    cited = "Rule: Setting and moving doors"
    refusal = Refusal("door-action", "CELL_EMPTY", {"cell": "D4"})
    assert verdict("sectionx", refusal, wording).citation == cited
    assert wording.asked("sectionx", Prompt("draw", "door-action", 0, {"colour": "B"})).citation == cited
    told = presentation_of(new_game("sectionx", players=2, seed=1), wording).told
    placed = Event("door-placed", {"colour": "R", "spot": "D4#1", "side": "SE"})
    assert [line.to_json()["rule"] for line in told([placed], None)] == [cited]
    assert name_of_the_machine("Rule place")
    assert name_of_the_machine("by door-action")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_circle_has_a_name_and_no_two_the_same(language: str) -> None:
    wording = Wording(language)
    names = [circle.name for circle in load_board("castle", "fuga3").circles if not circle.held]
    told = [place(wording, name, exact=True) for name in names]
    assert len(set(told)) == len(told)
    for name in names:
        for form in ("", "the", "in", "to", "from"):
            plain([place(wording, name, form)], "name")


def test_a_place_of_the_board_is_printed_at_its_edge() -> None:
    """Column by number, row by letter; the number first, as K3 is a gate and B1 a man."""
    found = place_of("yard-14")
    assert found is not None
    assert found.spot is not None
    assert re.fullmatch(r"\d{1,2}[A-Z]{1,2}", grid(found.spot))
    assert "path" in place_keys()


@pytest.mark.parametrize(
    ("language", "edition", "said"),
    [
        ("en", "gibson", "B1 was arrested by G3 in the courtyard and taken to the outer cells."),
        ("it", "gibson", "B1 è stato arrestato da G3 nel cortile e portato nelle celle esterne."),
        ("it", "martelli", "B1 è stato arrestato da G3 nel cortile e portato nel Solitary esterno."),
        ("es", "gibson", "B1 fue arrestado por G3 en el patio y llevado a la nevera."),
        ("es", "devir", "B1 fue arrestado por G3 en el patio y llevado a las celdas exteriores."),
        ("fr", "gibson", "B1 a été arrêté par G3 dans la cour et conduit dans les cellules extérieures."),
    ],
)
def test_places_stand_with_article_and_preposition(language: str, edition: str, said: str) -> None:
    about = {"man": "b1", "cause": "guard", "at": "yard-20", "cell": "outer", "guard": "g3"}
    assert Wording(language, edition).event("colditz", Event("arrested", about)) == said


def nameless(texts: Iterable[str], about: object) -> None:
    """As `plain`, for names and parts of sentences, which need not begin with a capital."""
    for text in texts:
        found = name_of_the_machine(text)
        assert not found, f"{about}: {found!r} in {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_the_plan_of_the_page_has_names_only(language: str, edition: str) -> None:
    """Lettering, tooltips, the legend, and the names that the page puts into its own sentences."""
    variant = plan_variant(edition)
    told = json.loads(plan("castle", variant, edition, language).plain)
    names = [text for circle in told["circles"].values() for text in circle[4:]]
    names += [text for pair in told["called"].values() for text in pair]
    names += [line for one in told["lettering"] for line in one["lines"]]
    nameless([*names, *told["symbols"].values()], f"plan of {edition}")
    plain(list(told["kinds"].values()), f"plan of {edition}")
    assert all(names)
    # No two circles that a pawn can be on have the same name.
    walked = [circle[4] for circle in told["circles"].values() if circle[2] != "held"]
    assert len(set(walked)) == len(walked)


def plan_variant(edition: str) -> str | None:
    return edition if edition in VARIANTS else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_island_of_the_page_has_names_only(language: str) -> None:
    told = json.loads(island(language).plain)
    texts = [tile["title"] for tile in told["tiles"].values()]
    nameless([*texts, *told["colours"].values()], "island")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["colditz-3-martelli", "colditz-4-devir", "colditz-3-fuga3-modules", "sectionx-4-simple"]
)
def test_a_replay_and_its_result_are_told_in_plain_words(language: str, name: str) -> None:
    """Every line of a whole game through every eye, what is said of every card, and how it ended."""
    record = read_text((RECORDS / f"{name}.txt").read_text("utf-8"), KINDS_OF_GAMES)
    wording = Wording(language, str(record.rules.get("edition", "gibson")))
    shown = presentation_of(record.remake(KINDS_OF_GAMES), wording)
    cards: set[str] = set()
    for moment in replay(record, KINDS_OF_GAMES):
        for eyes in (None, *range(len(record.seats))):
            plain([line.sentence for line in shown.told(moment.events, eyes)], name)
        if moment.entry is not None:
            verb, *words = moment.entry.action.split()
            if verb in ("play", "discard", "keep") and words:
                cards.add(words[0])
        position = moment.position
    assert position.outcome is not None
    view = position.view(None)
    plain(list(read_in(shown.result(view, position.outcome).to_json())), "result")
    plain([wording.outcome(record.game, position.outcome, record.seats)], "result")
    # The sheet of a card.
    for card in cards:
        plain([shown.doing(view, f"{verb} {card}") for verb in ("play", "discard")], card)
        plain([wording.card_effect("colditz", card)], card)
