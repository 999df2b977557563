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
from typing import Any

import goneaway
from goneaway.bots import RandomBot
from goneaway.bots.bot import UNSEEN
from goneaway.colditz import Colditz
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.ways import steps
from goneaway.kernel import Position, Seal, Stream
from goneaway.sectionx import SectionX

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
    cost = f"{1e6 / top:,.1f} µs each"
    print(f"{name:<56}{top:>12,.0f} {unit:<13} {cost:<17} (median {middle:,.0f})")


def random_play(position: Position, seed: object) -> int:
    """Play a position to its end at random; the number of decisions."""
    bot = RandomBot(Stream.from_seed(seed, quiet=True))
    while (seat := position.actor) is not None:
        position.apply(seat, bot.choose(UNSEEN, position.legal()))
    return position.ply


def section_x(players: int) -> Callable[[int], int]:
    def run(number: int) -> int:
        seeds = [f"bench {number} {seed}" for seed in range(4)]
        return sum(
            random_play(goneaway.new_game("sectionx", players=players, seed=seed).start(), seed)
            for seed in seeds
        )

    return run


def colditz(players: int, games: bool = False) -> Callable[[int], int]:
    def run(number: int) -> int:
        decisions = 0
        for seed in range(8):
            game = COLDITZ.new(players, {"edition": "gibson"}, seal=Seal.from_seed(f"bench {number} {seed}"))
            decisions += random_play(game.start(), f"bench {number} {seed}")
        return 8 if games else decisions

    return run


def mean_legal_actions() -> float:
    """Legal actions a decision offers, over some games of random play."""
    offered, decisions = 0, 0
    for seed in range(3):
        game = COLDITZ.new(4, {}, seal=Seal.from_seed(f"legal {seed}"))
        bot = RandomBot(Stream.from_seed(f"legal {seed}", quiet=True))
        position = game.start()
        while (seat := position.actor) is not None:
            offered += len(position.legal())
            decisions += 1
            position.apply(seat, bot.choose(UNSEEN, position.legal()))
    return offered / decisions


# Peers


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
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env()
    chooser = random.Random(number)
    moves = 0
    for _ in range(40):
        env.reset(seed=number)
        for agent in env.agent_iter():
            _, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                mask = env.observe(agent)["action_mask"]
                env.step(chooser.choice([column for column, free in enumerate(mask) if free]))
                moves += 1
    return moves


def _catan(number: int) -> Any:
    catanatron = importlib.import_module("catanatron")
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=number)


def catanatron_play(number: int) -> int:
    game = _catan(number)
    game.play()
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions)


def catanatron_copy(number: int) -> int:
    game = _catan(number)
    for _ in range(300):
        game.copy()
    return 300


# Positions to look at


def a_middle_game() -> SectionX:
    """A Section X position well into a round, the tile action still to come."""
    position = goneaway.new_game("sectionx", players=4, seed="middle").start()
    assert isinstance(position, SectionX)
    bot = RandomBot(Stream.from_seed("middle", quiet=True))
    while position.ply < 400 or len(position.legal()) < 1500:
        seat = position.actor
        assert seat is not None
        position.apply(seat, bot.choose(UNSEEN, position.legal()))
    return position


def repeated(times: int, do: Callable[[], object]) -> Callable[[int], int]:
    def run(number: int) -> int:
        for _ in range(times):
            do()
        return times

    return run


def main() -> None:
    # A compiled module would shadow its source unseen: say which one is measured.
    built = "pure Python" if str(steps.__file__).endswith(".py") else "compiled"
    print(f"Python {platform.python_version()} on {platform.machine()}, {built}, best of {ROUNDS} rounds\n")

    print("Random play, whole games, the referee checks every action")
    for players in (2, 3, 4, 5, 6):
        report(f"  Escape from Colditz (gibson), {players} players", "decisions/s", colditz(players))
    report("  Escape from Colditz (gibson), 4 players", "games/s", colditz(4, games=True))
    print(f"  (Colditz offers {mean_legal_actions():.1f} legal actions a decision on average)")
    for players in (2, 3, 4):
        report(f"  Section X, {players} players", "decisions/s", section_x(players))
    report(f"  python-chess {version('chess')}", "moves/s", python_chess)
    report(f"  PettingZoo {version('pettingzoo')} connect_four_v3", "moves/s", pettingzoo_connect_four)
    report(f"  catanatron {version('catanatron')}", "decisions/s", catanatron_play)

    game = COLDITZ.new(4, {}, seal=Seal.from_seed("bench"))
    walk = COLDITZ.scene.set_up(game, "points 7, a1@yard-60")
    assert isinstance(walk, Colditz)
    print("\nEscape from Colditz, one position: a man in the courtyard with seven points")
    print(f"  {len(walk.legal())} legal actions, {len(walk.reach('a1'))} circles within his reach")
    report("  reach(man)", "calls/s", repeated(500, lambda: walk.reach("a1")))
    report("  copy()", "copies/s", repeated(5000, walk.copy))
    report("  view(seat)", "views/s", repeated(1000, lambda: walk.view(0)))
    report("  legal(): every action made", "positions/s", repeated(200, lambda: list(walk.copy().legal())))
    report("  catanatron copy()", "copies/s", catanatron_copy)

    position = a_middle_game()
    tiles = sum(tile >= 0 for tile in position.tile)
    print(f"\nSection X, one position in a middle game: {tiles} tiles, {len(position.legal())} legal actions")

    def heads() -> None:
        legal = position.copy().legal()
        for verb in legal.verbs:
            legal.groups_of(verb)

    report("  copy()", "copies/s", repeated(5000, position.copy))
    report("  view(seat)", "views/s", repeated(5000, lambda: position.view(0)))
    report("  legal(): the groups, not looked into", "positions/s", repeated(500, heads))
    report("  legal(): every action made", "positions/s", repeated(20, lambda: list(position.copy().legal())))


if __name__ == "__main__":
    main()
