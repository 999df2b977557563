"""The peers: other projects in Python, played at random in the same run."""

from __future__ import annotations

import importlib
import random
from typing import Any

#: One of their games is too short to time.
CATAN_GAMES = 12


def python_chess(number: int) -> int:
    chess = importlib.import_module("chess")
    chooser = random.Random(number)
    moves = 0
    for _ in range(6):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            moves += 1
    return moves


def python_chess_offers() -> float:
    chess = importlib.import_module("chess")
    chooser = random.Random(0)
    moves = offered = 0
    for _ in range(4):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            offered += len(legal)
            board.push(chooser.choice(legal))
            moves += 1
    return offered / moves


def connect_four(number: int) -> int:
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env()
    chooser = random.Random(number)
    moves = 0
    for _ in range(20):
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


def catan(seed: int) -> Any:
    catanatron = importlib.import_module("catanatron")
    colours = (catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


def catan_play(number: int) -> int:
    decisions = 0
    for seed in range(CATAN_GAMES):
        game = catan(number * CATAN_GAMES + seed)
        game.play()
        decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
    return decisions


def catan_offers() -> float:
    """Return the number of legal actions per decision; after a step the list is ready for the next one."""
    decisions = offered = 0
    for seed in range(3):
        game = catan(seed)
        while game.winning_color() is None and decisions < 4000:
            offered += len(getattr(game, "playable_actions", None) or game.state.playable_actions)
            game.play_tick()
            decisions += 1
    return offered / decisions


def catan_copy(number: int) -> int:
    game = catan(number)
    for _ in range(300):
        game.copy()
    return 300
