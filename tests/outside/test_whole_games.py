"""Programs play whole games: those of the documentation, and our own bots over the line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from goneaway.bots import seated
from goneaway.bots.outside import words
from goneaway.bots.outside.command import Outsider
from goneaway.kernel import Event, Outcome, Stream
from goneaway.lab import Plan, play_one, simulate
from goneaway.wording import LANGUAGES, Wording

from .programs import FORAGER, WANDERER, node, ours, python, recorder

#: Colditz in so few rounds that a test can wait for it.
SHORT = {"limit_unit": "rounds", "limit_value": 5}


def children() -> list[str]:
    """The processes that this one has started and not seen off."""
    own = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return own.read_text().split()


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("sectionx", ("random", node(WANDERER))),
        ("colditz", ("random", "random", node(WANDERER))),
        ("sectionx", (python(FORAGER), "random")),
        ("colditz", (python(FORAGER), "random", "random")),
        ("colditz", ("random", "random", python(FORAGER))),
    ],
    ids=str,
)
def test_the_programs_of_the_documentation_play_whole_games(game: str, bots: tuple[str, ...]) -> None:
    before = children()
    played = play_one(Plan(game, len(bots), bots, 1, "outside", SHORT if game == "colditz" else {}), 0)
    assert played.end
    assert played.decisions > 50
    assert children() == before


def test_a_program_that_begins_with_its_seed_plays_the_same_game_again() -> None:
    plan = Plan("colditz", 2, (node(WANDERER), python(FORAGER)), 1, "again", SHORT)
    assert play_one(plan, 0) == play_one(plan, 0)
    assert play_one(plan, 0).digest != play_one(plan, 1).digest


@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize(("game", "seat"), [("sectionx", 0), ("colditz", 0), ("colditz", 2)])
def test_our_own_bots_play_the_same_game_over_the_line(game: str, seat: int, bot: str) -> None:
    """To the same digest: they see the same, draw the same lots, and say the same beside the turn."""
    players = 2 if game == "sectionx" else 3
    rules = SHORT if game == "colditz" else {}
    bots = [bot] * players
    here = Plan(game, players, tuple(bots), 1, "same", rules, keep_records=True)
    bots[seat] = ours(bot)
    there = Plan(game, players, tuple(bots), 1, "same", rules, keep_records=True)
    near, far = play_one(here, 0), play_one(there, 0)
    assert far.digest == near.digest
    assert [line.partition('"hash"')[0] for line in (far.record or "").splitlines()[1:]] == [
        line.partition('"hash"')[0] for line in (near.record or "").splitlines()[1:]
    ]


def test_programs_in_several_processes() -> None:
    bots = ("random", node(WANDERER))
    plan = Plan("sectionx", 2, bots, 4, "jobs")
    assert simulate(plan, jobs=2).played == simulate(plan, jobs=1).played


def lines(file: Path) -> list[tuple[str, dict[str, Any]]]:
    return [next(iter(json.loads(line).items())) for line in file.read_text("utf-8").splitlines()]


def test_what_a_program_is_sent(tmp_path: Path) -> None:
    file = tmp_path / "sent"
    plan = Plan(
        "colditz",
        3,
        (recorder(file, '["view", "exact", "told", "asides"]'), "simple", "simple"),
        1,
        "sent",
        SHORT,
    )
    played = play_one(plan, 0)
    sent = lines(file)
    kinds = [kind for kind, _ in sent]
    assert kinds[:3] == ["hello", "new", "told"]
    assert kinds[-2:] == ["over", "bye"]
    assert "choose" in kinds
    assert sent[0][1]["protocol"] == words.PROTOCOL
    new = sent[1][1]
    assert (new["game"], new["seat"], new["seats"]) == ("colditz", 0, ["officer-1", "officer-2", "security"])
    assert new["rules"] == plan.new(0).rules
    numbers = [body["number"] for kind, body in sent if kind == "told"]
    assert numbers == list(range(played.decisions + 1))
    now = 0
    for kind, body in sent:
        if kind == "told":
            now = body["number"]
        elif kind in ("choose", "aside"):
            assert body["number"] == now
            assert body["exact"]["seat"] == 0
    assert Outcome.from_json(sent[-2][1]["outcome"]).end == played.end


def test_what_a_program_does_not_want_it_is_not_sent(tmp_path: Path) -> None:
    file = tmp_path / "sent"
    play_one(Plan("colditz", 2, (recorder(file, "[]"), "random"), 1, "sent", SHORT), 0)
    sent = lines(file)
    assert {kind for kind, _ in sent} == {"hello", "new", "choose", "over", "bye"}
    for kind, body in sent:
        if kind == "choose":
            assert set(body) == {"number", "asked", "legal"}
            groups = [group for verb in body["legal"] for group in verb["groups"]]
            assert groups
            assert all(group["actions"] for group in groups)
            assert all(one.startswith(group["head"]) for group in groups for one in group["actions"])


def test_what_was_taken_back_is_not_told() -> None:
    """Numbers that come again replace those that have not gone out yet."""
    game = Plan("sectionx", 2, (), 1, "back").new(0)
    position = game.start()
    with seated(
        {0: ours("simple"), 1: node(WANDERER)}, game, lambda seat: Stream.from_seed(seat, quiet=True)
    ) as bots:
        bot = bots[1]
        assert isinstance(bot, Outsider)
        bot._wants = frozenset(("told",))
        for number, kind in ((1, "a"), (2, "b"), (3, "c"), (2, "d")):
            bot.hear(number, [Event(kind)])
        told = [(number, events[0].kind) for number, events in bot._untold]
        assert told == [(1, "a"), (2, "d")]
        view, legal = position.view(position.actor), position.legal()
        action, reason = bots[0].explain(view, legal)
        assert action in list(legal)
        for language in LANGUAGES:
            assert Wording(language).reason("sectionx", reason.code, reason.parameters)


def test_a_reason_in_its_own_words() -> None:
    game = Plan("sectionx", 2, (), 1, "why").new(0)
    position = game.start()
    with seated(
        {0: python(FORAGER), 1: "random"}, game, lambda seat: Stream.from_seed(seat, quiet=True)
    ) as bots:
        _, reason = bots[0].explain(position.view(position.actor), position.legal())
    assert Wording().reason("sectionx", reason.code, reason.parameters) == "The best of my habits"
