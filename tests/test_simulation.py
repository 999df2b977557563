"""What a simulation reports is what happened in its games."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from rich.console import Console

import goneaway
from goneaway.cli.commands.report import show_simulation
from goneaway.colditz import Colditz
from goneaway.kernel import Event, Position, load_record, replay
from goneaway.lab import Plan, Summary, simulate, wilson
from goneaway.lab.intervals import mean_interval
from goneaway.lab.tallies import tally_for
from goneaway.sectionx import SectionX
from goneaway.sectionx.words.places import BURIED
from goneaway.wording import LANGUAGES, Wording


@cache
def island() -> Summary:
    return simulate(Plan("sectionx", 3, ("simple", "simple", "random"), 6, "report", keep_records=True))


@cache
def castle() -> Summary:
    return simulate(Plan("colditz", 3, ("simple",) * 3, 2, "report", keep_records=True))


class Watched:
    """A game played again: its last position, its events, and how often the turn went on."""

    def __init__(self, record: str) -> None:
        self.turns = 0
        self.events: list[Event] = []
        self.opener = -1
        now = (-1, 0)
        for moment in replay(load_record(record), goneaway.KINDS):
            self.position: Position = moment.position
            self.events += moment.events
            frames = moment.position.frames
            here = (frames[0].seat, getattr(moment.position, "round", 0)) if frames else now
            if here != now:
                now = here
                self.turns += 1
                self.opener = here[0] if self.opener < 0 else self.opener

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


@cache
def watched(played: Callable[[], Summary]) -> tuple[Watched, ...]:
    return tuple(Watched(one.record or "") for one in played().played)


def test_section_x_reports_what_a_replay_of_its_games_shows() -> None:
    data = island().to_json()
    games = watched(island)
    ends = [game.position for game in games if isinstance(game.position, SectionX)]
    assert len(ends) == 6
    assert data["rounds"]["total"] == sum(end.round for end in ends)
    assert data["turns"]["total"] == sum(game.turns for game in games)
    assert data["burials"]["total"] == sum(end.men.count(BURIED) for end in ends)
    assert data["escapes"]["total"] == sum(end.escaped(seat) for end in ends for seat in range(3))
    assert data["ends"] == Counter(end.outcome.end for end in ends if end.outcome is not None)
    for name, kind in (("fights", "fight"), ("keys", "key-gained"), ("collapses", "collapsed")):
        assert data[name]["total"] == sum(len(game.of(kind)) for game in games)
    collapses = [event.parameters for game in games for event in game.of("collapsed")]
    assert data["collapses"]["by_cause"] == Counter(one["cause"] for one in collapses)
    for name, what in (("burials", "buried"), ("freed", "freed")):
        by_cause = data[name]["by_cause"]
        assert set(by_cause) == {one["cause"] for one in collapses}
        for cause, number in by_cause.items():
            assert number == sum(len(one[what]) for one in collapses if one["cause"] == cause)
        assert sum(by_cause.values()) == data[name]["total"]
    assert data["collapses"]["total"] > 3
    assert data["burials"]["total"] > 0


def test_the_share_of_the_first_player() -> None:
    data = island().to_json()["first_player"]
    games = watched(island)
    won = sum(
        game.opener in game.position.outcome.winners for game in games if game.position.outcome is not None
    )
    assert data["wins"] == won
    assert (data["low"], data["high"]) == tuple(round(bound, 4) for bound in wilson(won, 6))
    assert sum(data["began"].values()) == 6
    assert data["began"] == {seat: sum(game.opener == n for game in games) for n, seat in enumerate("BRV")}


def test_rounds_by_the_stall_guard_are_told_apart() -> None:
    tally = tally_for("sectionx")
    tally.note(
        [
            Event("turn-begun", {"colour": "R"}),
            Event("collapsed", {"cause": "stall", "buried": ["B1", "R2"], "freed": [], "kept": []}),
            Event("turn-begun", {"colour": "B"}),
            Event("stepped", {"man": "B2", "to": "zone:E"}),
            Event("stepped", {"man": "B2", "to": "F8"}),
        ]
    )
    assert tally.opener == "R"
    assert tally.counts == {"turns": 2, "collapse/stall": 1, "buried/stall": 2, "freed/stall": 0, "zone/E": 1}


def test_colditz_reports_what_a_replay_of_its_games_shows() -> None:
    data = castle().to_json()
    games = watched(castle)
    ends = [game.position for game in games if isinstance(game.position, Colditz)]
    assert len(ends) == 2
    assert data["escapes"]["total"] == sum(sum(end.escapes) for end in ends)
    assert sum(data["escapes"]["by_route"].values()) == data["escapes"]["total"]
    assert sum(data["escapes"]["by_target"].values()) == data["escapes"]["total"]
    assert data["rounds"]["total"] == sum(
        max(event.parameters["round"] for event in game.of("turn-begun")) for game in games
    )
    assert data["turns"]["total"] == sum(len(game.of("turn-begun")) for game in games)
    for cause, number in data["arrests"].items():
        assert number == sum(
            event.parameters["cause"] == cause for game in games for event in game.of("arrested")
        )
    assert sum(data["arrests"].values()) == sum(len(game.of("arrested")) for game in games)
    assert data["trades"] == sum(len(game.of("traded")) for game in games)
    assert data["shot"] == sum(event.parameters["hit"] for game in games for event in game.of("shot"))
    assert data["escapes"]["total"] > 0


def test_means_and_shares_have_intervals() -> None:
    data = island().to_json()
    for row in (*data["end_shares"].values(), *data["wins"].values(), data["first_player"]):
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
    assert sum(row["games"] for row in data["end_shares"].values()) == 6
    for name in ("rounds", "turns", "escapes", "fights", "keys", "collapses", "burials", "freed"):
        row = data[name]
        assert row["mean"] == pytest.approx(row["total"] / 6, abs=0.001)
        assert 0 <= row["low"] <= row["mean"] <= row["high"]
    mean, low, high = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert mean == 5
    assert (low, high) == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=0.0001)
    assert mean_interval([3]) == (3, 3, 3)
    assert mean_interval([]) == (0, 0, 0)


def shown(summary: Summary, language: str) -> str:
    out = io.StringIO()
    show_simulation(summary, Console(file=out, width=120, color_system=None), Wording(language))
    return out.getvalue()


def test_the_report_can_be_read() -> None:
    data = island().to_json()
    lines = [" ".join(line.replace("│", " ").split()) for line in shown(island(), "en").splitlines()]
    titles = {"rounds": "rounds", "turns": "turns", "escapes": "escapes", "keys": "master keys won"}
    for name, title in titles.items():
        row = data[name]
        assert f"{title} {row['total']} {row['mean']:g} {row['low']:g} to {row['high']:g}" in lines
    for cause, number in data["collapses"]["by_cause"].items():
        told = {"escape": "after an escape", "tiles": "after the last tile"}[cause]
        assert f"{told} {number}" in lines
    assert f"If it did not matter it would be {data['first_player']['even']:.1%}." in " ".join(lines)
    assert any(line.startswith("GOAL the goal was reached") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", [island, castle])
def test_the_report_is_told_in_every_language(played: Callable[[], Summary], language: str) -> None:
    text = shown(played(), language)
    assert "{" not in text
    assert Wording(language).text("lab-escapes") in text
    if language != "en":
        assert "in all" not in text
        assert "what happened" not in text
