"""The page's message types are those of the server, and all messages match them."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from goneaway.web.sight import Sight, asks, shapes

from .messages import FILE, declared
from .test_sight import a_table, as_sent, each_table, play


def test_the_types_of_the_page_are_made_of_the_servers() -> None:
    assert FILE.read_text("utf-8") == declared(), "run: .venv/bin/python -m tests.web.messages"


@each_table
def test_what_is_sent_is_of_the_types_it_is_declared_as(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    book, sight = a_table(game, players, rules), Sight()
    lines = 0
    for _ in play(book, 40, random.Random(f"messages {game} {rules}")):
        seat = book.position.actor
        if seat is None:
            break
        state = as_sent(sight.state(book, seat, "en"))
        _is(state["parts"]["asked"], shapes.Question)
        for item in state["log"]:
            for line in item["lines"]:
                _is(line, shapes.Line)
                lines += 1
        _is(as_sent(sight.ask(book, seat, "en", asks.ChoicesOf([]))), shapes.Choices)
        why = as_sent(sight.ask(book, seat, "en", asks.WhyNot("roll")))
        if not why["allowed"]:
            _is({name: why[name] for name in why if name not in ("allowed", "action")}, shapes.Verdict)
    assert lines


def _is(sent: dict[str, Any], declared: type[msgspec.Struct]) -> None:
    """Exactly the declared fields are sent, each of its type."""
    msgspec.convert(sent, declared)
    assert set(sent) == {one.encode_name for one in msgspec.structs.fields(declared)}
