"""The levels of Section X that plan: what they see at once, and that they get on with each other."""

from __future__ import annotations

import time

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.bots.budget import Budget
from goneaway.bots.search import Lookout, halve
from goneaway.bots.sectionx.survey import Survey, digging_of, steps_of
from goneaway.kernel import Journal, Stream
from goneaway.sectionx import SectionX
from goneaway.wording import Wording

from .playing import play

LEVELS = ("recruit", "regular", "veteran", "ace:4n")
ABLE = LEVELS[1:]


def scene(text: str) -> SectionX:
    game = goneaway.new_game("sectionx", players=2, seed=1)
    position = game.kind.scene.set_up(game, text)
    assert isinstance(position, SectionX)
    return position


def played_turn(name: str, position: SectionX) -> list[str]:
    game = goneaway.new_game("sectionx", players=2, seed=1)
    bot = make_bot(name, game, Stream.from_seed(1, quiet=True))
    seat, began = position.actor, position.round
    assert seat is not None
    out = []
    while position.actor == seat == position.frames[0].seat and position.round == began:
        action, reason = bot.explain(position.view(seat), position.legal())
        assert Wording().has(f"sectionx-reason-{reason.code}")
        out.append(str(action))
        position.apply(seat, action)
    return out


def test_a_survey_counts_steps_and_digging() -> None:
    survey = Survey(scene("F8=S.0 F9=S.0, B1@F8, stocks 0/0"), 0, ())
    assert (steps_of(survey.home), digging_of(survey.home)) == (4, 1.2)


@pytest.mark.parametrize("name", ABLE)
def test_it_wins_when_it_can(name: str) -> None:
    position = scene("F8=S.0 F9=S.0 F10=S.0, B1 B2 B3 B4@free, B5@F9, owner E B, stocks 0/0")
    assert played_turn(name, position)[-1] == "step B5 zone:E"


@pytest.mark.parametrize("name", ABLE)
def test_it_saves_the_others_before_it_ends_the_round(name: str) -> None:
    position = scene("F8=S.0 F9=S.0 F10=S.0, B1@zone:E, B2@F10, B3@F8, stocks 0/0")
    steps = [action for action in played_turn(name, position) if action.startswith("step")]
    assert steps == ["step B3 home", "step B2 zone:E"]


def test_a_veteran_bars_the_way_of_a_rival_who_is_about_to_win() -> None:
    position = scene("K2=S.0 K3=S.0, R1 R2 R3@free, R4@zone:NW, R5@K3, owner NW R, stocks 0/0")
    played_turn("veteran", position)
    assert Survey(position, 1, ()).price(position.men[12]) != Survey(
        scene("K2=S.0 K3=S.0, R5@K3"), 1, ()
    ).price(position.men[12])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["base", "expert"])
def test_every_level_plays_on(players: int, variant: str) -> None:
    rules = {"variant": variant}
    game = goneaway.new_game("sectionx", players=players, seed=5, rules=rules)
    bots = [make_bot(LEVELS[seat], game, Stream.from_seed(seat, quiet=True)) for seat in range(players)]
    journal = Journal(game)
    play(journal, bots, until=lambda: journal.position.ply >= 60)
    verbs = {entry.action.split()[0] for entry in journal.entries}
    assert {"draw", "place", "step", "end"} <= verbs


class Known(Lookout):
    """Candidate 2 is best in the long run, candidate 0 in the first future only."""

    def look(self, candidate: int, number: int) -> float:
        return 9.0 if candidate == 0 and number == 0 else float(candidate)


def test_the_search_finds_the_best_and_keeps_its_budget() -> None:
    spending = Budget(nodes=40).spend()
    assert halve(Known(), [0.0, 0.0, 0.0], spending)[0].candidate == 2
    assert spending.looked <= 41


def test_without_time_the_first_judgement_stands() -> None:
    spending = Budget(nodes=1).spend()
    spending.left()
    assert halve(Known(), [0.0, 5.0, 1.0], spending)[0].candidate == 1


@pytest.mark.parametrize("look", [0.01, 0.06, 0.2, 0.35, 0.55])
@pytest.mark.parametrize("prelude", [0.0, 0.3])
def test_a_look_is_not_begun_that_would_end_too_late(
    look: float, prelude: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long its looks take, a decision is at most a tenth late; and time in which another one fits is
    not wasted. What was thought of before the first look is no look."""
    clock = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])

    class Slow(Lookout):
        def look(self, candidate: int, number: int) -> float:
            clock[0] += look
            return 0.0

    spending = Budget(seconds=1.0).spend()
    clock[0] += prelude
    halve(Slow(), [0.0] * 400, spending)
    taken = clock[0] - 100.0
    assert min(1.0, 1.1 - look) < taken + 1e-9
    assert taken < 1.1 + 1e-9
