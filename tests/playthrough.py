"""Games of OpenSpiel written down: what was chosen, and marks of what every player knew.

`python -m tests.playthrough` writes the files in `tests/playthroughs` anew; the suite compares.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import numpy as np
import pyspiel

import goneaway.env.spiel
from goneaway.colditz.ruleset.loading import edition_names

assert goneaway.env.spiel  # loading it registers both games

FOLDER = Path(__file__).parent / "playthroughs"
#: By file: the game; all editions, and a house rule.
GAMES = {
    **{edition: f"goneaway_colditz(players=3,edition={edition})" for edition in edition_names()},
    "two": "goneaway_colditz(players=2,edition=martelli,rules=escape_goal:1)",
    "sectionx": "goneaway_sectionx(players=3)",
}
#: Steps of a file, chance included; and how often players are asked what they know.
STEPS, MARKS = 300, 60


def lines(text: str) -> Iterator[str]:
    game = pyspiel.load_game(text)
    yield f"game: {text}"
    yield f"words: {game.num_distinct_actions()}, tensor: {game.information_state_tensor_size()}"
    state, lots = game.new_initial_state(), random.Random(0)
    for step in range(STEPS):
        if state.is_terminal():
            break
        if step % MARKS == MARKS - 1:
            for player in range(game.num_players()):
                told = crc32(state.information_state_string(player).encode())
                seen = crc32(np.array(state.observation_tensor(player), np.float32).tobytes())
                yield f"  player {player}: told {told:08x}, sees {seen:08x}"
        legal, player = state.legal_actions(), state.current_player()
        action = lots.choice(legal)
        who = "chance" if player < 0 else player
        yield f"{who}: {state.action_to_string(player, action)} of {len(legal)}"
        state.apply_action(action)
    yield f"over: {state.is_terminal()}, returns: {state.returns()}"


def written(name: str) -> str:
    return "\n".join(lines(GAMES[name])) + "\n"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(written(name), "utf-8")
