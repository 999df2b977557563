"""Measure the speed beside peers in the same run: `make bench`.

Figures, not verdicts: nothing here passes or fails. CPU time of this process, so that a busy machine disturbs
as little as possible. In every round everything is measured once, and the best round of each counts: a
disturbance affects neighbours alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sysconfig
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import goneaway
import peers
from goneaway.bots import RandomBot
from goneaway.kernel import Stream
from measuring import GAMES, GIBSON, TITLES, Line, decide, new, play_lines, random_play, single_lines
from plot import draw

ROUNDS = 7
#: Number of parts into which a game is divided for the plot.
PARTS = 20


def lines() -> dict[str, list[Line]]:
    """Return everything that is measured, under its heading."""
    play = [
        *play_lines(),
        Line(f"catanatron {version('catanatron')}", "decisions/s", peers.catan_play, peers.catan_offers()),
        Line(
            f"python-chess {version('chess')}", "decisions/s", peers.python_chess, peers.python_chess_offers()
        ),
        Line(f"PettingZoo {version('pettingzoo')} connect_four_v3", "decisions/s", peers.connect_four),
        *(
            Line(
                f"Colditz gibson, {players} players, trusting",
                "decisions/s",
                random_play(GIBSON, False, players),
            )
            for players in (2, 6)
        ),
    ]
    single = [*single_lines(), Line("catanatron: copy", "copies/s", peers.catan_copy)]
    return {"Random play, whole games, 4 players": play, "One position in the middle of a game": single}


# Output


def interpreter() -> dict[str, Any]:
    """Return the version and build of Python, and the machine: a figure means nothing without them."""
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
        # A compiled module would shadow its source unnoticed: report which one is measured.
        "engine": goneaway.ENGINE,
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
    """Return microseconds per decision in each part of a game.

    Each game is repeated, and its best times count.
    """
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
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds; the best one counts")
    parser.add_argument("--plot", type=Path, help="also draw cost per decision over a game into this SVG")
    asked = parser.parse_args(arguments)
    about = interpreter()
    headings = lines()
    for some in headings.values():
        for line in some:
            line.run(0)  # warm up: boards are compiled, modules loaded
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
        print(f"{described(about)}; CPU time, best of {asked.rounds} rounds, each line once a round")
        report(headings)


if __name__ == "__main__":
    main()
