"""The measured parts of the engine: random play, and single positions in the middle of a game."""

from __future__ import annotations

import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import goneaway
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz import Colditz
from goneaway.colditz.kind import COLDITZ
from goneaway.kernel import Game, Position, Seal, Stream
from goneaway.lab import Plan, play_one

#: Decisions in a playout.
DEPTH = 60

GIBSON, FUGA3, SECTION_X = ("colditz", "gibson"), ("colditz", "fuga3"), ("sectionx", "")
TITLES = {GIBSON: "Colditz gibson", FUGA3: "Colditz fuga3", SECTION_X: "Section X"}
GAMES = {GIBSON: 6, FUGA3: 4, SECTION_X: 3}


def about(rounds: int) -> dict[str, Any]:
    """Return the date, the interpreter and the machine of a measurement."""
    return {
        "date": time.strftime("%Y-%m-%d"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": rounds,
    }


def new(kind: tuple[str, str], seed: object, players: int = 4) -> Game:
    rules = {"edition": kind[1]} if kind[1] else {}
    return goneaway.KINDS[kind[0]].new(players, rules, seal=Seal.from_seed(seed))


@dataclass
class Line:
    """One thing that is measured."""

    name: str
    unit: str
    run: Callable[[int], int]
    #: Number of legal actions per decision.
    offers: float = 0.0
    rates: list[float] = field(default_factory=list)

    def measure(self, number: int) -> None:
        started = time.process_time()
        done = self.run(number)
        self.rates.append(done / (time.process_time() - started))

    @property
    def best(self) -> float:
        return max(self.rates)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "name": self.name,
            "unit": self.unit,
            "per_second": round(self.best, 1),
            "median": round(statistics.median(self.rates), 1),
            "microseconds": round(1e6 / self.best, 2),
        }
        if self.offers:
            out["legal_actions"] = round(self.offers, 1)
            out["microseconds_per_legal_action"] = round(1e6 / self.best / self.offers, 2)
        return out


# Workloads


def decide(position: Position, bot: RandomBot, most: int = sys.maxsize) -> int:
    """Make random decisions until the end, or `most` of them; return their number."""
    first = position.ply
    while (seat := position.actor) is not None and position.ply - first < most:
        position.apply(seat, bot.choose(UNSEEN, position.legal()))
    return position.ply - first


def random_play(kind: tuple[str, str], strict: bool, players: int = 4) -> Callable[[int], int]:
    def run(number: int) -> int:
        decisions = 0
        for seed in range(GAMES[kind]):
            position = new(kind, f"bench {number} {seed}", players).start()
            if hasattr(position, "strict"):  # engines from before this option existed were strict
                position.strict = strict
            decisions += decide(position, RandomBot(Stream.from_seed(f"bench {number} {seed}", quiet=True)))
        return decisions

    return run


def offers(kind: tuple[str, str]) -> float:
    """Return the number of legal actions per decision, over some games of random play."""
    offered = decisions = 0
    for seed in range(2):
        position = new(kind, f"legal {seed}").start()
        bot = RandomBot(Stream.from_seed(f"legal {seed}", quiet=True))
        while position.actor is not None:
            offered += len(position.legal())
            decisions += decide(position, bot, 1)
    return offered / decisions


def middle(kind: tuple[str, str]) -> tuple[Game, Position]:
    """Return a position well into a game."""
    game = new(kind, "middle")
    position = game.start()
    decide(position, RandomBot(Stream.from_seed("middle", quiet=True)), 300)
    return game, position


def playouts(game: Game, position: Position) -> Callable[[int], int]:
    """Return a benchmark of playouts as in a search: determinize, copy, and play some decisions."""
    seat = position.actor
    assert seat is not None
    view = position.view(seat)

    def run(number: int) -> int:
        lots = Stream.from_seed(f"playouts {number}", quiet=True)
        for _ in range(40):
            decide(game.determinize(view, lots.fork("deal")).copy(), RandomBot(lots), DEPTH)
        return 40

    return run


def repeated(times: int, do: Callable[[], object]) -> Callable[[int], int]:
    def run(number: int) -> int:
        for _ in range(times):
            do()
        return times

    return run


def play_lines() -> list[Line]:
    """Random play, whole games, 4 players."""
    found = {kind: offers(kind) for kind in GAMES}
    return [
        Line(
            f"{TITLES[kind]}, {'strict' if strict else 'trusting'}",
            "decisions/s",
            random_play(kind, strict),
            mean,
        )
        for kind, mean in found.items()
        for strict in (False, True)
    ]


def single_lines() -> list[Line]:
    """One position in the middle of a game."""
    single: list[Line] = []
    for kind in GAMES:
        game, position = middle(kind)
        view, lots = position.view(0), Stream.from_seed("bench", quiet=True)
        title = TITLES[kind]
        single += [
            Line(f"{title}: copy", "copies/s", repeated(3000, position.copy)),
            Line(f"{title}: view of a seat", "views/s", repeated(1000, partial(position.view, 0))),
            Line(f"{title}: digest", "digests/s", repeated(500, position.digest)),
            Line(
                f"{title}: determinize",
                "positions/s",
                repeated(200, partial(game.determinize, view, lots)),
            ),
            Line(f"{title}: playouts of {DEPTH} decisions", "playouts/s", playouts(game, position)),
        ]
    walk = COLDITZ.scene.set_up(new(GIBSON, "bench"), "points 7, a1@yard-60")
    assert isinstance(walk, Colditz)
    return [
        *single,
        Line(
            "Colditz gibson: reach of a man with seven points",
            "calls/s",
            repeated(400, partial(walk.reach, "a1")),
        ),
        Line(
            "Colditz gibson: legal, every action made",
            "positions/s",
            repeated(200, lambda: list(walk.copy().legal())),
        ),
    ]


def simple_play(kind: tuple[str, str]) -> Callable[[int], int]:
    """Return a benchmark of what `goneaway simulate` does: simple bots, but in this process."""

    def run(number: int) -> int:
        rules = {"edition": kind[1]} if kind[1] else {}
        plan = Plan(kind[0], 4, ("simple",) * 4, 1, f"bench {number}", rules)
        return play_one(plan, 0).decisions

    return run


def simple_lines() -> list[Line]:
    """Games of simple bots."""
    return [Line(f"{TITLES[kind]}, simple bots", "decisions/s", simple_play(kind)) for kind in GAMES]
