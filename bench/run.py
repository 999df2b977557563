"""Speed, measured beside peers in the same run: `make bench`.

Figures, not verdicts: nothing here passes or fails. CPU time of this process, so that a busy
machine disturbs as little as possible. Everything takes its turn in every round, and the best round
of each counts: what disturbs one disturbs its neighbours, too.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import goneaway
import peers
from goneaway.bots import RandomBot
from goneaway.bots.bot import UNSEEN
from goneaway.colditz import Colditz
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.ways import steps
from goneaway.kernel import Game, Position, Seal, Stream
from plot import draw

ROUNDS = 7
#: Decisions of a playout.
DEPTH = 60
#: Parts a game is cut into for the plot.
PARTS = 20

GIBSON, FUGA3, SECTION_X = ("colditz", "gibson"), ("colditz", "fuga3"), ("sectionx", "")
TITLES = {GIBSON: "Colditz gibson", FUGA3: "Colditz fuga3", SECTION_X: "Section X"}
GAMES = {GIBSON: 6, FUGA3: 4, SECTION_X: 3}


def new(kind: tuple[str, str], seed: object, players: int = 4) -> Game:
    rules = {"edition": kind[1]} if kind[1] else {}
    return goneaway.KINDS[kind[0]].new(players, rules, seal=Seal.from_seed(seed))


@dataclass
class Line:
    """One thing that is measured."""

    name: str
    unit: str
    run: Callable[[int], int]
    #: Legal actions that a decision offers.
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


# What is played


def decide(position: Position, bot: RandomBot, most: int = sys.maxsize) -> int:
    """Random decisions until the end, or so many."""
    first = position.ply
    while (seat := position.actor) is not None and position.ply - first < most:
        position.apply(seat, bot.choose(UNSEEN, position.legal()))
    return position.ply - first


def random_play(kind: tuple[str, str], strict: bool, players: int = 4) -> Callable[[int], int]:
    def run(number: int) -> int:
        decisions = 0
        for seed in range(GAMES[kind]):
            position = new(kind, f"bench {number} {seed}", players).start()
            position.strict = strict
            decisions += decide(position, RandomBot(Stream.from_seed(f"bench {number} {seed}", quiet=True)))
        return decisions

    return run


def offers(kind: tuple[str, str]) -> float:
    """Legal actions a decision offers, over some games of random play."""
    offered = decisions = 0
    for seed in range(2):
        position = new(kind, f"legal {seed}").start()
        bot = RandomBot(Stream.from_seed(f"legal {seed}", quiet=True))
        while position.actor is not None:
            offered += len(position.legal())
            decisions += decide(position, bot, 1)
    return offered / decisions


def middle(kind: tuple[str, str]) -> tuple[Game, Position]:
    """A position well into a game."""
    game = new(kind, "middle")
    position = game.start()
    decide(position, RandomBot(Stream.from_seed("middle", quiet=True)), 300)
    return game, position


def playouts(game: Game, position: Position) -> Callable[[int], int]:
    """As a search would do it: what is hidden drawn by lot, a copy, and so many decisions."""
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


def lines() -> dict[str, list[Line]]:
    """Everything that is measured, under its heading."""
    found = {kind: offers(kind) for kind in GAMES}
    play = [
        Line(
            f"{TITLES[kind]}, {'strict' if strict else 'trusting'}",
            "decisions/s",
            random_play(kind, strict),
            mean,
        )
        for kind, mean in found.items()
        for strict in (False, True)
    ]
    play += [
        Line(f"catanatron {version('catanatron')}", "decisions/s", peers.catan_play, peers.catan_offers()),
        Line(
            f"python-chess {version('chess')}", "decisions/s", peers.python_chess, peers.python_chess_offers()
        ),
        Line(f"PettingZoo {version('pettingzoo')} connect_four_v3", "decisions/s", peers.connect_four),
    ]
    play += [
        Line(
            f"Colditz gibson, {players} players, trusting", "decisions/s", random_play(GIBSON, False, players)
        )
        for players in (2, 6)
    ]
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
    single += [
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
        Line("catanatron: copy", "copies/s", peers.catan_copy),
    ]
    return {"Random play, whole games, 4 players": play, "One position in the middle of a game": single}


# What is told


def interpreter() -> dict[str, Any]:
    """Which Python, how it was built, on what kind of machine: a figure means nothing without."""
    built = sysconfig.get_config_var("CONFIG_ARGS")

    def told(option: str) -> bool | None:
        return option in built if isinstance(built, str) else None

    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "profile_guided": told("--enable-optimizations"),
        "link_time": told("--with-lto"),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        # A compiled module would shadow its source unseen: say which one is measured.
        "engine": "pure" if str(steps.__file__).endswith(".py") else "compiled",
        "date": time.strftime("%Y-%m-%d"),
    }


def described(found: dict[str, Any]) -> str:
    def yes(value: bool | None) -> str:
        return "unknown" if value is None else "yes" if value else "no"

    return (
        f"{found['date']}: {found['implementation']} {found['python']} (profile-guided: "
        f"{yes(found['profile_guided'])}, link-time: {yes(found['link_time'])}), {found['machine']}, "
        f"{found['cores']} cores; engine {found['engine']}"
    )


def cost_over_a_game(kind: tuple[str, str], games: int = 6, times: int = 3) -> list[float]:
    """Microseconds a decision in each part of a game; of the same game played several times the best."""
    parts = [0.0] * PARTS
    for seed in range(games):
        best: list[float] = []
        for _ in range(times):
            position = new(kind, f"plot {seed}").start()
            bot = RandomBot(Stream.from_seed(f"plot {seed}", quiet=True))
            costs = []
            while position.actor is not None:
                started = time.process_time()
                decide(position, bot, 1)
                costs.append(1e6 * (time.process_time() - started))
            best = [min(pair) for pair in zip(best or costs, costs, strict=True)]
        for part in range(PARTS):
            some = best[len(best) * part // PARTS : len(best) * (part + 1) // PARTS]
            parts[part] += statistics.mean(some) / games
    return parts


def report(headings: dict[str, list[Line]]) -> None:
    peer = next(line for some in headings.values() for line in some if line.name.startswith("catanatron"))
    for heading, some in headings.items():
        print(f"\n{heading}")
        for line in some:
            row = f"  {line.name:<50}{line.best:>11,.0f} {line.unit:<12}{1e6 / line.best:>10,.1f} µs"
            if line.offers:
                row += f", {line.offers:4.1f} legal actions, {1e6 / line.best / line.offers:5.2f} µs for each"
            if line.unit == "decisions/s" and line is not peer:
                row += f"; {line.best / peer.best:.2f} of catanatron"
            print(row)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Speed, beside peers in the same run.")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="the best of so many counts")
    parser.add_argument("--plot", type=Path, help="also draw cost per decision over a game into this SVG")
    asked = parser.parse_args(arguments)
    about = interpreter()
    headings = lines()
    for some in headings.values():
        for line in some:
            line.run(0)  # warm: boards are compiled, modules loaded
    for number in range(asked.rounds):
        for some in headings.values():
            for line in some:
                line.measure(number)
    over = {TITLES[kind]: cost_over_a_game(kind) for kind in GAMES} if asked.plot or asked.json else {}
    if asked.plot:
        asked.plot.write_text(draw(over, f"µs a decision, random play, 4 players ({about['date']})"))
    if asked.json:
        measured = {heading: [line.to_json() for line in some] for heading, some in headings.items()}
        rounded = {name: [round(value, 1) for value in values] for name, values in over.items()}
        print(
            json.dumps({**about, "rounds": asked.rounds, "lines": measured, "over_a_game": rounded}, indent=1)
        )
    else:
        print(f"{described(about)}; CPU time, best of {asked.rounds} rounds, each thing once a round")
        report(headings)


if __name__ == "__main__":
    main()
