"""Speed, measured beside peers in the same run: `make bench`.

Figures, not verdicts: nothing here passes or fails. CPU time of this process, so that a busy
machine disturbs as little as possible; best of several rounds.
"""

from __future__ import annotations

import importlib
import platform
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version

import goneaway
from goneaway.bots import RandomBot
from goneaway.kernel import Stream
from goneaway.sectionx import SectionX, turn

ROUNDS = 5


def best(run: Callable[[int], int]) -> tuple[float, float]:
    """(things per CPU second of the best round, median of all rounds)."""
    rates = []
    for number in range(ROUNDS):
        started = time.process_time()
        done = run(number)
        rates.append(done / (time.process_time() - started))
    return max(rates), statistics.median(rates)


def report(name: str, unit: str, run: Callable[[int], int]) -> None:
    top, middle = best(run)
    print(f"{name:<58}{top:>14,.0f} {unit:<14} (median {middle:,.0f})")


def section_x(players: int) -> Callable[[int], int]:
    def run(number: int) -> int:
        decisions = 0
        for seed in range(4):
            game = goneaway.new_game("sectionx", players=players, seed=f"bench {number} {seed}")
            bot = RandomBot(Stream.from_seed(f"bench {number} {seed}", quiet=True))
            position = game.start()
            view = position.view(0)  # this bot looks at nothing but the legal actions
            while (seat := position.actor) is not None:
                position.apply(seat, bot.choose(view, position.legal()))
            decisions += position.ply
        return decisions

    return run


def python_chess(number: int) -> int:
    chess = importlib.import_module("chess")
    chooser = random.Random(number)
    moves = 0
    for _ in range(10):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            moves += 1
    return moves


def pettingzoo_connect_four(number: int) -> int:
    module = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = module.raw_env()
    chooser = random.Random(number)
    moves = 0
    for _ in range(40):
        env.reset(seed=number)
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                mask = env.observe(agent)["action_mask"]
                env.step(chooser.choice([column for column, free in enumerate(mask) if free]))
                moves += 1
            del observation
    return moves


def a_middle_game() -> SectionX:
    """A position well into a round, the tile action still to come."""
    game = goneaway.new_game("sectionx", players=4, seed="middle")
    bot = RandomBot(Stream.from_seed("middle", quiet=True))
    position = game.start()
    assert isinstance(position, SectionX)
    view = position.view(0)
    while position.ply < 400 or len(position.legal()) < 1500:
        seat = position.actor
        assert seat is not None
        position.apply(seat, bot.choose(view, position.legal()))
    return position


def main() -> None:
    # A compiled module would shadow its source unseen: say which one is measured.
    built = "pure Python" if str(turn.__file__).endswith(".py") else "compiled"
    print(f"Python {platform.python_version()} on {platform.machine()}, {built}, best of {ROUNDS} rounds\n")
    print("Random play, whole games")
    for players in (2, 3, 4):
        report(
            f"  Section X, {players} players, referee checks every action", "decisions/s", section_x(players)
        )
    report(f"  python-chess {version('chess')}", "moves/s", python_chess)
    report(f"  PettingZoo {version('pettingzoo')} connect_four_v3", "moves/s", pettingzoo_connect_four)

    position = a_middle_game()
    tiles = sum(tile >= 0 for tile in position.tile)
    print(f"\nA Section X position in a middle game: {tiles} tiles, {len(position.legal())} legal actions")

    def copies(number: int) -> int:
        for _ in range(5000):
            position.copy()
        return 5000

    def views(number: int) -> int:
        for _ in range(5000):
            position.view(0)
        return 5000

    def all_legal(number: int) -> int:
        for _ in range(20):
            twin = position.copy()
            for _action in twin.legal():
                pass
        return 20

    def heads(number: int) -> int:
        for _ in range(500):
            twin = position.copy()
            legal = twin.legal()
            for verb in legal.verbs:
                legal.groups_of(verb)
        return 500

    report("  copy()", "copies/s", copies)
    report("  view(seat)", "views/s", views)
    report("  legal(): the groups, not looked into", "positions/s", heads)
    report("  legal(): every action made", "positions/s", all_legal)


if __name__ == "__main__":
    main()
