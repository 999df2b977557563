"""The measured environments: steps with observation and mask, in ours and in those of other projects.

An agent picks one of the legal actions at random, in the same way everywhere.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from measuring import Line

#: Steps in one round of a line.
STEPS = 1500
#: The same where a step takes longer: with a list of actions, and where bots play in between.
LISTED, ALONE = 150, 300


def _drawn(mask: Any, chooser: random.Random) -> int:
    allowed = mask.nonzero()[0]
    return int(allowed[int(chooser.random() * len(allowed))])


def taking_turns(make: Callable[[], Any], most: int = STEPS) -> Callable[[int], int]:
    """Return a benchmark of a PettingZoo environment: every agent observes and steps in its turn."""
    env = make()

    def run(number: int) -> int:
        chooser = random.Random(number)
        steps, seed = 0, number
        while steps < most:
            env.reset(seed=seed)
            seed += 1000
            while env.agents and steps < most:
                seen, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(_drawn(seen["action_mask"], chooser))
                    steps += 1
        return steps

    return run


def alone(make: Callable[[], Any], mask_of: Callable[[Any, dict[str, Any]], Any]) -> Callable[[int], int]:
    """Return a benchmark of a Gymnasium environment: one agent steps, random bots play the rest."""
    env = make()

    def run(number: int) -> int:
        chooser = random.Random(number)
        steps, seed = 0, number
        while steps < ALONE:
            _, info = env.reset(seed=seed)
            seed += 1000
            over = False
            while not over and steps < ALONE:
                _, _, terminated, truncated, info = env.step(_drawn(mask_of(env, info), chooser))
                over = terminated or truncated
                steps += 1
        return steps

    return run


def env_lines() -> list[Line]:
    """Both games, four players."""
    colditz = importlib.import_module("goneaway.env.colditz_v0").raw_env
    sectionx = importlib.import_module("goneaway.env.sectionx_v0").raw_env
    solo = importlib.import_module("goneaway.env.solo").Solo
    made: dict[str, Callable[[], Any]] = {
        "Colditz gibson": lambda: colditz(edition="gibson"),
        "Colditz gibson, no asides": lambda: colditz(edition="gibson", asides=False),
        "Colditz fuga3": lambda: colditz(edition="fuga3"),
        "Section X": sectionx,
        "Colditz gibson, listed": lambda: colditz(edition="gibson", actions="listed"),
        "Section X, listed": lambda: sectionx(actions="listed"),
    }
    lines = [
        Line(f"env {name}", "steps/s", taking_turns(make, LISTED if "listed" in name else STEPS))
        for name, make in made.items()
    ]

    def own_mask(env: Any, info: dict[str, Any]) -> Any:
        return info["action_mask"]

    lines.append(
        Line(
            "env Colditz gibson, one seat against random",
            "steps/s",
            alone(lambda: solo("colditz", edition="gibson", against="random"), own_mask),
        )
    )
    return lines


def peer_lines() -> list[Line]:
    """PettingZoo's chess and connect four, and catanatron's environment for one seat of two."""
    numpy = importlib.import_module("numpy")
    catan = importlib.import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv

    def catan_mask(env: Any, info: dict[str, Any]) -> Any:
        mask = numpy.zeros(env.action_space.n, bool)
        mask[info["valid_actions"]] = True
        return mask

    zoo = f"PettingZoo {version('pettingzoo')}"
    chess = importlib.import_module("pettingzoo.classic.chess_v6").raw_env
    four = importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env
    return [
        Line(f"{zoo} chess_v6", "steps/s", taking_turns(chess, ALONE)),
        Line(f"{zoo} connect_four_v3", "steps/s", taking_turns(four)),
        Line(
            f"catanatron-gym {version('catanatron-gym')}, one seat against random",
            "steps/s",
            alone(catan, catan_mask),
        ),
    ]


def sizes() -> dict[str, int]:
    """Return the bytes of an observation with its mask, by environment."""
    found: dict[str, int] = {}
    for name in ("goneaway.env.colditz_v0", "goneaway.env.sectionx_v0", "pettingzoo.classic.chess_v6",
                 "pettingzoo.classic.connect_four_v3"):  # fmt: skip
        env = importlib.import_module(name).raw_env()
        env.reset(seed=1)
        seen = env.observe(env.agents[0])
        arrays = seen["observation"]
        found[name] = seen["action_mask"].nbytes + (
            sum(array.nbytes for array in arrays.values()) if isinstance(arrays, dict) else arrays.nbytes
        )
    return found
