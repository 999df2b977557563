"""Bots: legal, blind to what they may not see, and the simple one worth its name."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import goneaway
from goneaway.bots import UnknownBot, bot_names, make_bot, plays
from goneaway.bots.contract.bot import Bot, catch_up
from goneaway.kernel import Action, Entry, Event, Journal, Legal, Stream, View
from goneaway.lab import Plan, simulate
from goneaway.sectionx import SectionX, Seen
from goneaway.sectionx.referee.sampling import determinize

from .playing import play, random_game


def test_names() -> None:
    assert bot_names("sectionx") == ("random", "simple", "recruit", "regular", "veteran", "ace")
    game = goneaway.new_game("sectionx", players=2, seed=1)
    with pytest.raises(UnknownBot, match="genius"):
        make_bot("genius", game, Stream.from_seed(1))


@pytest.mark.long
def test_simple_beats_random_clearly() -> None:
    plan = Plan("sectionx", 4, ("simple", "simple", "random", "random"), 24, "beats")
    wins = simulate(plan, jobs=1).to_json()["wins_by_bot"]
    assert wins["simple"]["low"] > 0.7
    assert wins["random"]["high"] < 0.3


@pytest.mark.parametrize("name", ["random", "simple", "recruit", "regular", "veteran", "ace:2n"])
def test_a_bot_decides_by_what_it_sees(name: str) -> None:
    """Change everything its seat cannot see: the same bot makes the same choice."""
    seeds, plies = {"random": (4, 150), "simple": (4, 150), "ace:2n": (1, 24)}.get(name, (2, 60))
    for seed in range(seeds):
        plays_like_its_twin(name, seed, plies)


def plays_like_its_twin(name: str, seed: int, plies: int) -> None:
    game = random_game(seed, 0.2)
    players = len(game.seats)
    bots = [make_bot(name, game, Stream.from_seed(f"{seed} {s}", quiet=True)) for s in range(players)]
    twins = [make_bot(name, game, Stream.from_seed(f"{seed} {s}", quiet=True)) for s in range(players)]
    position = game.start()
    assert isinstance(position, SectionX)

    def as_its_twin(seat: int, bot: Bot, _: View, legal: Legal) -> Action:
        view = position.view(seat)
        assert isinstance(view, Seen)
        other = determinize(view, Stream.from_seed(position.ply, quiet=True))
        action = bot.choose(view, legal)
        assert twins[seat].choose(other.view(seat), other.legal()) == action
        return action

    play(position, bots, ask=as_its_twin, until=lambda: position.ply >= plies)


class Listener(Bot):
    """Keeps what it is told."""

    hears = True

    def __init__(self) -> None:
        super().__init__(Stream.from_seed("listener", quiet=True))
        self.told: dict[int, list[Event]] = {}
        self.times = 0

    def choose(self, view: View, legal: Legal) -> Action:
        return next(iter(legal))

    def hear(self, number: int, events: Sequence[Event]) -> None:
        self.times += 1
        self.told = {known: some for known, some in self.told.items() if known < number}
        self.told[number] = list(events)


@pytest.mark.parametrize("kind", goneaway.KINDS)
def test_who_listens_is_told_everything_once_and_what_was_taken_back_anew(kind: str) -> None:
    game = goneaway.new_game(kind, players=3, seed="listen")
    journal, listener, told = Journal(game), Listener(), list[Entry]()

    def knows() -> None:
        catch_up(1, listener, journal, told)
        events = [journal.opening, *(entry.events for entry in journal.entries)]
        some = [[seen for event in one if (seen := event.seen_by(1)) is not None] for one in events]
        assert listener.told == dict(enumerate(some))

    def play(which: int) -> None:
        seat = journal.position.actor
        assert seat is not None
        journal.apply(seat, list(journal.position.legal())[which])

    for _ in range(4):
        play(0)
        knows()
    knows()
    assert listener.times == 5
    # Another course of the same game: the first two actions are the same, and the very same entries.
    entries, journal = journal.entries[:2], Journal(game)
    for _ in range(2):
        play(0)
    journal.entries[:] = entries
    play(-1)
    knows()
    assert listener.times == 6
    assert len(listener.told) == 4


@pytest.mark.parametrize("kind", goneaway.KINDS)
def test_who_takes_his_time_says_so(kind: str) -> None:
    """A table goes on meanwhile: whoever can be told how long to think is not waited for, the others are."""
    game = goneaway.new_game(kind, players=3, seed=1)
    for name in bot_names(kind):
        bot = make_bot(name, game, Stream.from_seed("time", quiet=True))
        assert bot.thinks is plays(f"{name}:1s", kind), name


def test_the_simple_bot_digs_walks_and_escapes() -> None:
    """Alone with players who only draw and end, it frees its men without outside help."""
    game = goneaway.new_game("sectionx", players=2, seed=11, rules={"firstSeat": "B"})
    position = game.start()
    bot = make_bot("simple", game, Stream.from_seed(1, quiet=True))

    def alone(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        if seat == 0:
            return bot.choose(view, legal)
        return legal.groups_of("draw")[0][0] if "draw" in legal.verbs else game.parse("end")

    play(position, [bot, bot], ask=alone, until=lambda: position.ply >= 400)
    assert position.outcome is not None
    assert position.outcome.end == "GOAL"
    assert position.outcome.winners == (0,)


def test_the_simple_bot_hides_before_the_collapse() -> None:
    """The last tile is drawn; a man beside a hideout goes in, a man beside home goes home."""
    game = goneaway.new_game("sectionx", players=4, seed=1)
    position = game.kind.scene.set_up(
        game, "F8=S.0 F9=S.0 F10=H1.3 H6=S.1, B1@F9, B2@H6, last-tile, piles 0/0/0"
    )
    assert isinstance(position, SectionX)
    bot = make_bot("simple", game, Stream.from_seed(1, quiet=True))
    while position.actor == 0 and position.round == 1:
        position.apply(0, bot.choose(position.view(0), position.legal()))
    assert position.man_number("B1") == 0
    assert position.count(0, -3) == 0, "somebody was buried who could have hidden"
