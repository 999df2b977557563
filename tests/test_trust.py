"""What is listed is legal, so a position may believe its own list; a referee looks all the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import goneaway
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import Step, say
from goneaway.kernel import (
    Action,
    Game,
    Group,
    Journal,
    Legal,
    Position,
    Refusal,
    Refused,
    Seal,
    Stream,
    replay,
)
from goneaway.sectionx import SectionX
from goneaway.sectionx.words.actions import End

from .colditz.playing import play_through
from .colditz.rulesets import random_ruleset
from .colditz.test_colditz_properties import check_legal_iff_applies as check_castle
from .playing import play_through as play_island
from .playing import random_game
from .test_sectionx_properties import check_legal_iff_applies as check_island

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 4, {"edition": edition}) for edition in edition_names()),
    *(("colditz", *random_ruleset(f"trust {number}")) for number in range(5)),
    ("sectionx", 3, {}),
    ("sectionx", 4, {"variant": "expert"}),
]


each_table = pytest.mark.parametrize(
    "table",
    TABLES,
    ids=[f"{number} {kind} {rules.get('edition', '')}" for number, (kind, _, rules) in enumerate(TABLES)],
)


def new(kind: str, players: int, rules: dict[str, Any], seed: object = "trust") -> Game:
    return goneaway.KINDS[kind].new(players, rules, seal=Seal.from_seed(seed))


def decisions(position: Position, most: int = 100_000) -> Iterator[tuple[int, Action]]:
    """Random play: each action is given out by the position's own `legal`."""
    bot = RandomBot(Stream.from_seed("trust", quiet=True))
    while (seat := position.actor) is not None and position.ply < most:
        yield seat, bot.choose(UNSEEN, position.legal())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a reason was sought, by position."""
    counted: Counter[str] = Counter()
    for kind in (Colditz, SectionX):

        def why_not(self: Any, seat: int, action: Action, ask: Any = kind.why_not) -> Refusal | None:
            counted["strict" if self.strict else "trusting"] += 1
            found: Refusal | None = ask(self, seat, action)
            return found

        monkeypatch.setattr(kind, "why_not", why_not)
    return counted


# Listed and legal are the same


@each_table
def test_what_is_listed_is_legal_and_what_is_legal_is_listed(table: tuple[str, int, dict[str, Any]]) -> None:
    kind, players, rules = table
    game, chooser, seen = new(kind, players, rules), random.Random("listed"), Counter[str]()

    def look(position: Any, _: object) -> None:
        seen[position.frames[-1].kind] += 1
        if seen[position.frames[-1].kind] < 3 or chooser.random() < 0.004:
            check = check_castle if kind == "colditz" else check_island
            check(position, game, chooser)

    if kind == "colditz":
        play_through(game, "listed", look)
    else:
        play_island(game, "listed", look=look)


@pytest.mark.parametrize("kind", ["colditz", "sectionx"])
@pytest.mark.parametrize("fault", ["too much", "too little"])
def test_the_property_sees_a_fault(kind: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action too many on the list is found at once, a verb too few soon."""
    true = Position.legal

    def legal(self: Position) -> Legal:
        groups = list(true(self).groups)
        if fault == "too little":
            return Legal.of(*(group for group in groups if group.verb == groups[0].verb))
        wrong = say("discard", "no-such-card") if kind == "colditz" else End()
        return (
            Legal.of(*groups, Group.of(wrong.verb, [wrong])) if wrong not in list(true(self)) else true(self)
        )

    monkeypatch.setattr(Position, "legal", legal)
    chooser = random.Random("fault")
    game = new("colditz", 3, {}) if kind == "colditz" else random_game(1)
    check: Any = check_castle if kind == "colditz" else check_island
    play: Any = play_through if kind == "colditz" else play_island
    with pytest.raises(AssertionError, match=r"is listed but refused|is not listed"):
        play(game, "fault", look=lambda position, _: check(position, game, chooser))


# Whom a position believes


@each_table
def test_a_trusting_game_is_the_strict_one(
    table: tuple[str, int, dict[str, Any]], asked: Counter[str]
) -> None:
    """The same events and digests; the strict one asks for a reason at every action, the other never."""
    game = new(*table)
    trusting, journal = game.start(), Journal(game)
    for seat, action in decisions(trusting, most=700):
        events = trusting.apply(seat, action)
        assert journal.apply(seat, action) == events
    assert trusting.digest() == journal.position.digest()
    assert asked["strict"] == journal.position.ply
    assert asked["trusting"] < trusting.ply / 100  # but where a rule asks it of itself


@pytest.mark.parametrize("kind", ["colditz", "sectionx"])
def test_journal_replay_and_what_is_taken_back_are_strict(kind: str, asked: Counter[str]) -> None:
    journal = Journal(new(kind, 3, {}))
    for seat, action in decisions(journal.position, most=40):
        before = asked["strict"]
        journal.apply(seat, action)
        assert asked["strict"] > before
    assert journal.position.copy().strict
    actor = journal.position.actor
    assert actor is not None
    journal.mark(actor)
    journal.apply(actor, next(iter(journal.position.legal())))
    journal.undo(actor)
    assert journal.position.strict
    before = asked["strict"]
    moments = list(replay(journal.record(), goneaway.KINDS))
    assert asked["strict"] >= before + len(journal.entries)
    assert asked["trusting"] == 0
    assert all(moment.position.strict for moment in moments)


@pytest.mark.parametrize("kind", ["colditz", "sectionx"])
def test_nobody_is_believed_but_the_actor_with_the_very_object(kind: str, asked: Counter[str]) -> None:
    game = new(kind, 3, {})
    position, looked = game.start(), 0
    old: Action | None = None
    for seat, action in decisions(position, most=150):
        others = [other for other in range(len(game.seats)) if other != seat]
        for other in (*others, bool(seat)) if seat < 2 else others:
            with pytest.raises(Refused):
                position.apply(other, action)
        if old is not None and position.why_not(seat, old) is not None:
            with pytest.raises(Refused):
                position.apply(seat, old)
            looked += 1
        twin, parsed = position.copy(), asked["trusting"]
        assert not twin.strict
        twin.apply(seat, action)  # handed out by another position: looked at in full
        position.copy().apply(seat, game.parse(str(action)))
        assert asked["trusting"] >= parsed + 2
        before = asked["trusting"]
        position.apply(seat, action)
        assert asked["trusting"] == before
        old = action
    assert looked > 20


def test_what_a_group_has_made_it_keeps() -> None:
    made: list[int] = []

    def make(piece: str, number: int) -> Action:
        made.append(number)
        return Step("step", piece, str(number))

    group = Group("step b1", lambda piece: [1, 2, 3], make, "b1")
    legal = Legal.of(group)
    one = legal.groups_of("step")[0][1]
    assert legal.handed_out(one)
    assert one == Step("step", "b1", "2")
    assert not legal.handed_out(Step("step", "b1", "2"))
    assert made == [2]
    both = group[1:]
    assert made == [2, 2, 3]
    everything = list(legal)
    assert made == [2, 2, 3, 1, 2, 3]
    assert all(a is b for a, b in zip(legal, everything, strict=True))
    assert group[0] is everything[0]
    assert len(made) == 6
    assert all(map(legal.handed_out, (one, *both, *everything)))
