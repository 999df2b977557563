"""An arena: who meets whom, what is counted, and that it comes out the same however it was played."""

from __future__ import annotations

import doctest
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from math import log10, sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import goneaway.lab.arena
from goneaway.bots import UnknownBot
from goneaway.lab import Plan, play_one
from goneaway.lab.arena import Arena, ArenaError, ArenaSummary, Result, Setting, run_arena
from goneaway.lab.arena.engines import play_on_ray
from goneaway.lab.arena.playing import play_match
from goneaway.lab.arena.rating import EDGE, SCALE, Contest, rate
from goneaway.lab.arena.results import ResultsFile
from goneaway.lab.arena.times import Times
from goneaway.lab.intervals import paired_interval, wilson

TWO = (Setting(2),)
#: Games that take no time: nobody thinks.
QUICK = Arena("sectionx", ("random",), 4, (Setting(3), Setting(4)))
#: Two who differ.
REAL = Arena("sectionx", ("random", "simple"), 2, TWO)
MINIATURE = Arena("colditz", ("simple",), 2, (Setting(3, {"board": "miniature"}),))
CASTLE = Arena("colditz", ("random", "simple"), 2, (Setting(3, {"edition": "osprey"}),))


@cache
def quick() -> ArenaSummary:
    return run_arena(QUICK)


def told(summary: ArenaSummary) -> dict[str, Any]:
    """What must be the same: everything but the times."""
    data = summary.to_json()
    assert data.pop("times")["decisions"]
    return data


def made(number: int, winners: tuple[int, ...], **counts: int) -> Result:
    """A game that nobody played."""
    times = (Times(), Times())
    for one in times:
        one.note(0.001)
    named = {name.replace("_", "/"): count for name, count in counts.items()}
    return Result(number, "GOAL", winners, 100, "-", named, {}, times)


def imagined(arena: Arena, winners: Callable[[int, tuple[str, ...]], tuple[int, ...]]) -> ArenaSummary:
    """All games of an arena, decided by their deal and the bots in their seats."""
    games = [made(one.number, winners(one.deal, one.seating.bots)) for one in arena.matches()]
    return ArenaSummary(arena, games, 1.0)


# Who meets whom


def test_colditz_seats_every_bot_on_both_sides() -> None:
    assert {seating.bots for seating in CASTLE.seatings} == {
        (officers, officers, security) for officers in CASTLE.bots for security in CASTLE.bots
    }
    assert CASTLE.total == 8


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("security", {("random", "random", "random"), ("random", "random", "simple")}),
        ("officers", {("random", "random", "random"), ("simple", "simple", "random")}),
    ],
)
def test_one_role_can_be_varied(role: str, expected: set[tuple[str, ...]]) -> None:
    arena = Arena("colditz", ("random", "simple"), 1, (Setting(3),), role=role, against="random")
    assert {seating.bots for seating in arena.seatings} == expected


def test_two_players_change_seats_once() -> None:
    assert [seating.bots for seating in REAL.seatings] == [("random", "simple"), ("simple", "random")]


def test_among_more_players_one_is_alone_in_every_seat() -> None:
    arena = Arena("sectionx", ("random", "simple"), 1, (Setting(2), Setting(3)))
    at_three = Counter(seating.bots for seating in arena.seatings if seating.setting == 1)
    assert at_three == Counter(
        tuple(lone if seat == place else rest for seat in range(3))
        for lone, rest in (("random", "simple"), ("simple", "random"))
        for place in range(3)
    )
    assert len(arena.seatings) == 2 + 6


def test_section_x_against_one_and_alone() -> None:
    arena = Arena("sectionx", ("random", "simple"), 1, TWO, against="random")
    assert {seating.bots for seating in arena.seatings} == {("simple", "random"), ("random", "simple")}
    assert [seating.bots for seating in QUICK.seatings] == [("random",) * 3, ("random",) * 4]


def test_every_pairing_plays_every_deal_and_deals_come_one_by_one() -> None:
    matches = list(CASTLE.matches())
    assert [match.number for match in matches] == list(range(8))
    assert [match.deal for match in matches] == [0] * 4 + [1] * 4
    dice = {(match.plan.seed, match.deal) for match in matches}
    assert len(dice) == 2


def test_its_games_are_those_of_a_simulation() -> None:
    match = QUICK.match(3)
    plan = Plan("sectionx", 4, ("random",) * 4, 9, QUICK.seed)
    assert play_match(match).digest == play_one(plan, 1).digest == quick().results[3].digest


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ()}, "bots-none"),
        ({"bots": ("random", "random")}, "bot-twice"),
        ({"games": 0}, "games"),
        ({"settings": ()}, "settings-none"),
        ({"role": "officers", "against": "random"}, "role-none"),
        ({"game": "colditz", "role": "dog", "against": "random"}, "role-none"),
        ({"game": "colditz", "role": "security"}, "role-alone"),
        ({"game": "colditz", "against": "random"}, "against-alone"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], code: str) -> None:
    words: dict[str, Any] = {"game": "sectionx", "bots": ("random",), "games": 1, "settings": TWO, **change}
    with pytest.raises(ArenaError) as refused:
        Arena(**words)
    assert refused.value.code == code


@pytest.mark.parametrize("change", [{"bots": ("genius",)}, {"against": "genius"}])
def test_nobody_unknown_plays(change: dict[str, Any]) -> None:
    with pytest.raises(UnknownBot, match="genius"):
        Arena(**{"game": "sectionx", "bots": ("random",), "games": 1, "settings": TWO, **change})


# The same results, however they came


@pytest.mark.parametrize("arena", [REAL, MINIATURE], ids=lambda arena: arena.game)
def test_neither_processes_nor_the_order_of_playing_matter(arena: Arena) -> None:
    """One process plays them last to first: what a bot has seen in other games is no help to it."""
    backwards = [play_match(match) for match in reversed(list(arena.matches()))]
    assert told(run_arena(arena, jobs=2)) == told(ArenaSummary(arena, backwards, 1.0))


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_counting_does_not_matter(seed: int) -> None:
    results = list(quick().results)
    random.Random(seed).shuffle(results)
    assert told(ArenaSummary(QUICK, results, 7.0)) == told(quick())


class Stopped(Exception):
    """Somebody pulled the plug."""


@pytest.mark.parametrize("after", [0, 1, 5])
def test_an_interrupted_run_goes_on(after: int, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"

    def stop(done: int, total: int) -> None:
        if done == after:
            raise Stopped

    with pytest.raises(Stopped):
        run_arena(QUICK, out=file, progress=stop)
    assert len(file.read_text().splitlines()) == 1 + after
    heard: list[int] = []
    summary = run_arena(QUICK, out=file, progress=lambda done, total: heard.append(done))
    assert heard == list(range(after, QUICK.total + 1))
    assert told(summary) == told(quick())
    # All is there: nothing is played again.
    again: list[int] = []
    assert told(run_arena(QUICK, out=file, progress=lambda done, total: again.append(done))) == told(quick())
    assert again == [QUICK.total]


def test_one_may_play_on_or_look_at_less(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    short = Arena("sectionx", ("random",), 2, QUICK.settings)
    before = run_arena(short, out=file)
    assert told(run_arena(QUICK, out=file)) == told(quick())
    assert told(run_arena(short, out=file)) == told(before)


# The results file


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "results.jsonl"
    results = ResultsFile(file, QUICK)
    for one in quick().results:
        results.add(one)
    results.close()
    return file


def read(file: Path, arena: Arena = QUICK) -> list[int]:
    results = ResultsFile(file, arena)
    results.close()
    return sorted(results.done)


def test_what_is_written_is_read_back(written: Path) -> None:
    results = ResultsFile(written, QUICK)
    results.close()
    assert [results.done[one.match].to_json() for one in quick().results] == [
        one.to_json() for one in quick().results
    ]


def test_a_last_line_that_was_cut_is_dropped(written: Path) -> None:
    whole = written.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in range(1, len(lines[-1]), 7):
        written.write_bytes(whole[:-cut])
        assert read(written) == list(range(len(lines) - 2))
        assert written.read_bytes() == b"".join(lines[:-1])
    for cut in (0, 1, len(lines[0]) - 1):
        written.write_bytes(whole[:cut])
        assert read(written) == []
        assert written.read_bytes() == lines[0]


def test_a_line_that_is_broken_in_the_middle_is_refused(written: Path) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    for wrong in (b"{\n", b"[]\n", b'{"match": 1}\n', b"\xff\n", lines[2].replace(b'"winners":[', b'"w":[')):
        written.write_bytes(b"".join([*lines[:2], wrong, *lines[3:]]))
        with pytest.raises(ArenaError) as refused:
            read(written)
        assert (refused.value.code, refused.value.parameters["line"]) == ("file-broken", 3)


@pytest.mark.parametrize(
    ("what", "arena"),
    [
        ("seed", Arena("sectionx", ("random",), 4, QUICK.settings, seed="2")),
        ("bots", Arena("sectionx", ("simple",), 4, QUICK.settings)),
        ("settings", Arena("sectionx", ("random",), 4, (Setting(3), Setting(4, {"variant": "expert"})))),
        ("game", Arena("colditz", ("random",), 4, QUICK.settings)),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_another_plan_is_refused(what: str, arena: Arena, written: Path) -> None:
    before = written.read_bytes()
    with pytest.raises(ArenaError) as refused:
        read(written, arena)
    assert (refused.value.code, refused.value.parameters["what"]) == ("file-plan", what)
    assert written.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", "[]\n", '{"goneaway": "dog"}\n', "\n"])
def test_what_is_somebody_elses_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(ArenaError) as refused:
        read(file)
    assert refused.value.code == "file-other"
    assert file.read_text() == text


# What is counted


def test_shares_and_intervals() -> None:
    """Security simple wins always, random every other deal; nobody minds the officers."""
    arena = Arena("colditz", ("random", "simple"), 10, (Setting(3),))
    data = imagined(arena, lambda deal, bots: (2,) if bots[2] == "simple" or deal % 2 else (0,)).to_json()
    (table,) = data["tables"]
    assert (table["edition"], table["players"]) == ("gibson", 3)
    for pairing in table["pairings"]:
        officers, security = pairing["sides"]
        assert (officers["role"], security["role"]) == ("officers", "security")
        assert security["wins"] == (10 if security["bot"] == "simple" else 5)
        assert officers["wins"] + security["wins"] == pairing["games"] == 10
        low, high = wilson(security["wins"], 10)
        assert (security["low"], security["high"]) == (round(low, 4), round(high, 4))


def test_bots_are_compared_deal_by_deal() -> None:
    arena = Arena("colditz", ("random", "simple"), 10, (Setting(3),))
    data = imagined(arena, lambda deal, bots: (2,) if bots[2] == "simple" or deal % 2 else (0,)).to_json()
    rows = {(row["role"], row["against"]): row for row in data["tables"][0]["differences"]}
    assert set(rows) == {(role, bot) for role in ("officers", "security") for bot in arena.bots}
    for against in arena.bots:
        better = rows["security", against]
        assert (better["bot"], better["than"], better["deals"]) == ("simple", "random", 10)
        low, high = paired_interval([0.0, 1.0] * 5)[1:]
        assert (better["mean"], better["low"], better["high"]) == (0.5, round(low, 4), round(high, 4))
        assert rows["officers", against]["mean"] == 0


def test_seats_of_one_deal_are_taken_together() -> None:
    """Among three, simple wins wherever it sits, and random where it begins."""
    arena = Arena("sectionx", ("random", "simple"), 4, (Setting(3),))
    summary = imagined(
        arena, lambda deal, bots: (bots.index("simple"),) if bots.count("simple") == 1 else (0,)
    )
    (table,) = summary.to_json()["tables"]
    shares = {pairing["sides"][0]["bot"]: pairing["sides"][0]["share"] for pairing in table["pairings"]}
    assert shares == {"simple": 1.0, "random": round(1 / 3, 4)}
    assert {pairing["even"] for pairing in table["pairings"]} == {0.3333}
    assert {pairing["games"] for pairing in table["pairings"]} == {12}


def test_a_shared_win_is_a_part_of_one() -> None:
    data = imagined(REAL, lambda deal, bots: (0, 1)).to_json()
    (pairing,) = data["tables"][0]["pairings"]
    assert [side["share"] for side in pairing["sides"]] == [0.5, 0.5]
    assert pairing["shared"] == pairing["games"] == 4


def test_what_happened_is_added_up_for_each_pairing() -> None:
    games = [
        made(one.number, (0,), rounds=10 + one.deal, route_car=one.seating.bots.count("simple"))
        for one in CASTLE.matches()
    ]
    (table,) = ArenaSummary(CASTLE, games, 1.0).to_json()["tables"]
    assert table["edition"] == "osprey"
    for pairing in table["pairings"]:
        men = [side["bot"] for side in pairing["sides"]]
        cars = 2 * (men[0] == "simple") + (men[1] == "simple")
        assert pairing["escapes"]["by_route"] == {"car": 2 * cars}
        assert pairing["rounds"]["mean"] == 10.5
        assert pairing["ends"] == {"GOAL": 2}


def test_half_an_arena_can_be_counted() -> None:
    data = ArenaSummary(CASTLE, [made(0, (2,))], 1.0).to_json()
    assert (data["planned"], data["finished"]) == (8, 1)
    assert [pairing["games"] for pairing in data["tables"][0]["pairings"]] == [1, 0, 0, 0]
    assert data["tables"][0]["differences"] == []


# Intervals, ratings and times


def test_the_interval_of_pairs() -> None:
    """12 pairs one way, 4 the other, 84 alike: by hand, (13 - 5) / 102 and so on."""
    mean, low, high = paired_interval([1.0] * 12 + [-1.0] * 4 + [0.0] * 84)
    assert mean == pytest.approx(0.08)
    spread = 1.96 * sqrt((18 / 102 - (8 / 102) ** 2) / 102)
    assert (low, high) == pytest.approx((8 / 102 - spread, 8 / 102 + spread), abs=1e-4)
    assert paired_interval([])[0] == 0
    assert paired_interval([1.0] * 5)[1] < 0.9


def test_the_interval_of_pairs_holds_what_it_says() -> None:
    lots = random.Random(5)
    inside = 0
    for _ in range(1000):
        pairs = [lots.choices((1.0, -1.0, 0.0), (0.3, 0.1, 0.6))[0] for _ in range(40)]
        _, low, high = paired_interval(pairs)
        inside += low <= 0.2 <= high
    assert 930 <= inside <= 980


def test_ratings_are_found_again() -> None:
    """Results as they should be between known strengths."""
    points = {"a": 0.0, "b": 120.0, "c": 300.0}

    def wins(one: str, other: str, rivals: int) -> float:
        odds = 10 ** ((points[one] - points[other]) / 400) / rivals
        return 1e6 * odds / (1 + odds)

    for rivals in (1, 3):
        contests = [
            Contest(one, other, wins(one, other, rivals), 1_000_000, rivals)
            for one in points
            for other in points
            if one != other
        ]
        found = rate(contests, ["a"])
        assert {name: rating.points for name, rating in found.items()} == pytest.approx(points, abs=0.1)
        assert found["a"].error == 0


def test_the_error_of_a_rating() -> None:
    found = rate([Contest("a", "b", 200, 400)], ["a"])
    assert found["b"].points == pytest.approx(0)
    assert found["b"].error == pytest.approx(SCALE / sqrt(401 * 0.25))


def test_what_a_role_is_worth_is_told_apart() -> None:
    contests = [Contest(f"o/{one}", f"s/{other}", 2e5, 1_000_000) for one in "ab" for other in "ab"]
    found = rate(contests, ["o/a", "s/a"], edge=True)
    assert found[EDGE].points == pytest.approx(400 * log10(4), abs=0.1)
    assert (found["o/b"].points, found["s/b"].points) == pytest.approx((0, 0), abs=0.1)


def test_who_never_lost_is_no_god() -> None:
    found = rate([Contest("a", "b", 0, 50)], ["a"])
    assert found["b"].points == pytest.approx(400 * log10(50.5 / 0.5))
    assert rate([Contest("a", "b", 0, 10**9)], ["a"])["b"].points > 3000


def test_ratings_of_an_arena() -> None:
    arena = Arena("colditz", ("random", "simple"), 20, (Setting(2),))
    (table,) = imagined(
        arena, lambda deal, bots: (1,) if bots[1] == "simple" or deal % 2 else (0,)
    ).to_json()["tables"]
    assert set(table["elo"]) == {"officers", "security"}
    for rows in table["elo"].values():
        assert (rows[0]["bot"], rows[0]["elo"], rows[0]["error"]) == ("random", 1000, 0)
    assert table["elo"]["security"][1]["elo"] > 1200
    assert table["elo"]["officers"][1]["elo"] == pytest.approx(1000, abs=0.1)
    assert table["edge"]["role"] == "security"


def test_times_are_right_to_a_few_percent() -> None:
    times, more = Times(), Times()
    for number in range(1, 1001):
        (times if number % 2 else more).note(number / 1000)
    times.add(Times.from_json(json.loads(json.dumps(more.to_json()))))
    assert times.decisions == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.03)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.03)
    assert times.told()["max"] == 1000
    assert len(times.bins) < 160
    times.note(0.0)
    assert Times().quantile(0.5) == 0


def test_each_side_has_its_times() -> None:
    summary = run_arena(Arena("sectionx", ("random", "simple"), 1, TWO))
    random_, simple = summary.to_json()["times"]["decisions"]
    assert (random_["bot"], simple["bot"]) == ("random", "simple")
    assert sum(one["decisions"] for one in (random_, simple)) == sum(one.decisions for one in summary.results)
    assert simple["p50"] > random_["p50"]
    for one in (random_, simple):
        assert 0 < one["p50"] <= one["p99"] <= one["max"]


def test_the_session_in_the_package() -> None:
    ran = doctest.testmod(goneaway.lab.arena)
    assert (ran.failed, ran.attempted > 3) == (0, True)


# Ray that is not there; with a real one: test_arena_ray.py


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError) as refused:
        run_arena(QUICK, ray="local")
    assert refused.value.code == "ray-missing"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found out before Ray waits for it."""

    def init(**words: object) -> None:
        assert words["address"] == "nonsense"
        raise ValueError("Invalid address format: nonsense.")

    shut: list[bool] = []
    ray = SimpleNamespace(
        init=init,
        is_initialized=lambda: False,
        shutdown=lambda: shut.append(True),
        exceptions=SimpleNamespace(RayError=RuntimeError),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(ArenaError) as refused:
        list(play_on_ray(QUICK.matches(), address, 0))
    assert refused.value.code == "ray-failed"
    assert not str(refused.value.parameters["why"]).endswith(".")
    assert shut == [True]
