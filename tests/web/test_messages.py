"""The page's message types are those of the server, and all messages match them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from goneaway import KINDS
from goneaway.rulebook import load_clauses
from goneaway.sectionx.board.island import standard_island
from goneaway.sectionx.board.tiles import standard_tiles
from goneaway.web.routes import catalogue
from goneaway.web.routes import shapes as answers
from goneaway.web.routes.colditz import plans
from goneaway.web.routes.colditz import shapes as colditz
from goneaway.web.routes.sectionx import chart
from goneaway.web.routes.sectionx import shapes as sectionx
from goneaway.web.sight import Sight, asks, shapes, shown
from goneaway.wording import Wording

from .messages import FILE, GAMES, declared
from .test_sight import a_table, as_sent, each_table, play

#: By game: its own parts and answers.
OWN = dict(zip(("colditz", "sectionx"), GAMES, strict=True))


def test_the_types_of_the_page_are_made_of_the_servers() -> None:
    assert FILE.read_text("utf-8") == declared(), "run: .venv/bin/python -m tests.web.messages"


def test_every_question_has_an_answer() -> None:
    tags = {one.__struct_config__.tag for one in asks.Asked.__args__}
    assert set(shapes.ANSWERS) == tags
    for game in GAMES:
        assert set(game.ANSWERS) <= tags


@each_table
def test_what_is_sent_is_of_the_types_it_is_declared_as(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    book, sight = a_table(game, players, rules), Sight()
    lines = names = 0
    for number, _ in enumerate(play(book, 40, random.Random(f"messages {game} {rules}"))):
        seat = book.position.actor
        if seat is None:
            break
        for eyes in (seat, None):
            state = as_sent(sight.state(book, eyes, "en"))
            _is(state, shapes.State)
            _parts(game, state["parts"])
        item = book.last(seat)
        if item is not None:
            told = as_sent(sight.told(sight.prepare(book, item), "en"))
            _is(told, shapes.Told)
            for line in told["lines"]:
                lines += 1
                names += _named(line)
        if number % 8:
            continue
        for question in _questions(game, sight, book, seat):
            answer = as_sent(sight.ask(book, seat, "en", question))
            _answers(game, question.__struct_config__.tag, answer)
    assert lines
    assert names or game not in OWN


def _named(line: dict[str, Any]) -> int:
    """How many pawns and places a line names in its sentence; its pieces are all of the sentence."""
    pieces = line["pieces"]
    assert not pieces or "".join(text for text, _ in pieces) == line["sentence"]
    named = [name for _, name in pieces if name]
    assert set(named) <= {*line["pawns"], *line["places"]}
    return len(named)


def _questions(game: str, sight: Sight, book: Any, seat: int) -> list[Any]:
    """Of every kind one, about what can be done now."""
    actions = sight.ask(book, seat, "en", asks.LegalActions())
    spots = sight.ask(book, seat, "en", asks.Spots())
    out: list[Any] = [
        asks.Rules(), asks.LegalActions(), asks.AsideActions(), asks.ChoicesOf([]), asks.HintFor(),
        asks.Spots(), asks.WhyNot("roll"), asks.WhyNot(actions[0]), asks.Preview(actions[0]),
        asks.Doing(actions[:3]), asks.ChoicesOf(actions[0].split()[:1]), asks.Meant(actions[0].split()),
        asks.Since(), asks.Older(50), asks.Look("b1"), asks.Look("E5"), asks.Result(),
    ]  # fmt: skip
    out += [asks.WaysOf(man) for man in spots["walkers"][:1]]
    if game == "colditz":
        out += [asks.Threat(), asks.Arrests()]
    if game == "sectionx":
        out += [asks.Fits(tile=tile) for tile in spots["tiles"][:1]]
        out += [asks.WaysOf(man) for man in spots["men"][:1]]
    return out


def _answers(game: str, kind: str, answer: Any) -> None:
    own = getattr(OWN.get(game), "ANSWERS", {})
    of = own.get(kind, shapes.ANSWERS[kind])
    if kind == "why":
        of = shown.Allowed if answer["allowed"] else shown.Forbidden
    _is(answer, of)


def _parts(game: str, parts: dict[str, Any]) -> None:
    """The table's own parts, the game's, and what the page reads of the view."""
    board = OWN[game].Board if game in OWN else shown.PlainBoard
    _is({name: part for name, part in parts.items() if "/" not in name}, shapes.TableParts)
    _is({name: part for name, part in parts.items() if name.startswith("board/")}, board)
    if game in OWN:
        _is({name: part for name, part in parts.items() if name.startswith("view/")}, OWN[game].View)


def _is(sent: Any, of: Any) -> None:
    """It is of a type: structs of `Sent` have exactly the fields that are declared."""
    msgspec.convert(sent, of)


# What forms and the rulebook answer


def _houses() -> list[dict[str, Any]]:
    return [
        catalogue.house("colditz", 4, {}, "en"),
        catalogue.house("colditz", 3, {"edition": "fuga3", "dice.max_consecutive_rolls": 17}, "en"),
        catalogue.house("colditz", 99, {}, "en"),
        catalogue.house("sectionx", 3, {"variant": "expert"}, "it"),
    ]


def _editions() -> list[tuple[str, str]]:
    return [(name, edition) for name, kind in KINDS.items() for edition in (kind.editions() or ("",))]


def _clauses() -> list[Any]:
    return [
        catalogue.clause(name, clause, KINDS[name].edition, "en")
        for name in KINDS
        for clause in load_clauses(KINDS[name])
    ]


REST: dict[str, tuple[Any, Callable[[], list[Any]]]] = {
    "lobby": (answers.Lobby, lambda: [catalogue.lobby("fr")]),
    "rules": (answers.Rules, lambda: [catalogue.rules(*one, "en") for one in _editions()]),
    "house": (answers.House, _houses),
    "house/read": (
        answers.HouseRead,
        lambda: [catalogue.read_house(catalogue.write_house("colditz", "x", {"edition": "fuga3"}))],
    ),
    "clauses": (answers.Contents, lambda: [catalogue.clauses(*one, "es") for one in _editions()]),
    "clause": (answers.Clause, _clauses),
    "difference": (
        answers.Differences, lambda: [catalogue.difference("colditz", "gibson", "fuga3", "en")]
    ),
    "plans/colditz": (
        colditz.ColditzPlan,
        lambda: [msgspec.json.decode(plans.plan("castle", None, "gibson", "en").plain)],
    ),
    "plans/sectionx": (
        sectionx.SectionXPlan,
        lambda: [chart.chart(standard_island(), standard_tiles(), Wording("en"))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REST)
def test_what_is_answered_is_of_the_type_it_is_declared_as(name: str) -> None:
    of, found = REST[name]
    told = found()
    assert told
    for one in told:
        _is(as_sent(one), of)


def test_a_field_that_is_not_declared_is_found() -> None:
    with pytest.raises(msgspec.ValidationError):
        _is({**as_sent(catalogue.lobby("en")), "new": 1}, answers.Lobby)
