"""Many random actions in all editions and random rulesets, looked at one by one.

    python -m tests.colditz.long_play --actions 200000 --seed 1

After every action: all cards and pawns are somewhere, once; one man a circle; no guard without a quarry
stands where no guard could have walked; nobody on his way home stays away for ever; somebody can decide.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from goneaway.bots.colditz.player import Simple
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Stream

from .guarding import astray
from .homecoming import Homecomers
from .playing import choose, new_game, some_aside
from .rulesets import random_ruleset
from .test_colditz_properties import check_invariants


@dataclass
class Played:
    """What a long play has come to."""

    actions: int = 0
    games: int = 0
    finished: int = 0
    by_edition: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)


def _tables(seed: object) -> Any:
    """Editions at every table size, and random rulesets, in turn."""
    number = 0
    while True:
        for edition in edition_names():
            yield f"{seed} {number}", 2 + number % 5, {"edition": edition}
        for one in range(3):
            players, rules = random_ruleset(f"long {seed} {number} {one}")
            yield f"{seed} {number} {one}", players, rules
        number += 1


def play_long(actions: int, seed: object, most: int = 1500, planned: float = 0.3) -> Played:
    """Play so many actions; a game is left after `most` of its own. Some decisions are a bot's."""
    out = Played()
    for name, players, rules in _tables(seed):
        if out.actions >= actions:
            return out
        try:
            _play(out, name, players, rules, min(most, actions - out.actions), planned)
        except BaseException as error:
            error.add_note(f"long play {name}: {players} players, {rules}")
            raise
    return out


def _play(out: Played, name: str, players: int, rules: dict[str, Any], most: int, planned: float) -> None:
    chooser = random.Random(f"long {name}")
    position = new_game(players, f"long {name}", **rules).start()
    assert isinstance(position, Colditz)
    bots = [Simple(Stream.from_seed(f"long {name} {seat}")) for seat in range(position.officers + 1)]
    homecomers = Homecomers()
    out.games += 1
    for _ in range(most):
        seat = position.actor
        if seat is None:
            break
        homecomers(position, chooser)
        said = some_aside(position, chooser)
        if said is not None:
            seat, action = said
        else:
            legal = position.legal()
            by_plan = chooser.random() < planned
            action = bots[seat].choose(position.view(seat), legal) if by_plan else choose(legal, chooser)
        position.apply(seat, action)
        check_invariants(position)
        assert astray(position) == [], f"after {action}"
        out.actions += 1
        out.by_edition[rules["edition"]] += 1
        out.verbs[str(action).partition(" ")[0]] += 1
    out.finished += position.outcome is not None


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("--actions", type=int, default=200_000)
    asked.add_argument("--seed", default="1")
    given = asked.parse_args()
    began = time.perf_counter()
    played = play_long(given.actions, given.seed)
    seconds = time.perf_counter() - began
    lines = [
        f"{played.actions} actions in {played.games} games ({played.finished} finished), {seconds:.0f} s",
        "by edition: " + ", ".join(f"{name} {number}" for name, number in sorted(played.by_edition.items())),
        "by verb: " + ", ".join(f"{name} {number}" for name, number in played.verbs.most_common()),
        "violations: 0",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
