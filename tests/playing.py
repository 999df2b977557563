"""Games for tests: random tables, random players, and what must be true at every moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import goneaway
from goneaway.bots import make_bot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.kernel import Action, Game, Journal, Stream
from goneaway.sectionx import SectionX
from goneaway.sectionx.options import OPTIONS


def random_rules(chooser: random.Random, share: float) -> dict[str, Any]:
    """House rules: each option leaves its default with the given probability."""
    rules: dict[str, Any] = {}
    for option in OPTIONS:
        if option.name in ("firstSeat", "stallGuard"):
            continue  # without the stall guard a game need not end
        if chooser.random() < share:
            rules[option.name] = chooser.choice(option.values)
    if rules.get("openPiles") == "all":
        rules["variant"] = "expert"
    return rules


def random_game(seed: int, share: float = 0.0) -> Game:
    chooser = random.Random(f"table {seed}")
    return goneaway.new_game(
        "sectionx",
        players=chooser.choice([2, 3, 4]),
        rules=random_rules(chooser, share),
        seed=seed,
    )


def play_through(
    game: Game,
    seed: object,
    bots: tuple[str, ...] | None = None,
    look: Callable[[SectionX, int], None] = lambda position, ply: None,
) -> Journal:
    """Play to the end; `look` sees every position with a decision in it."""
    names = bots or ("random",) * len(game.seats)
    players = [
        make_bot(name, game, Stream.from_seed(f"test {seed} {seat}", quiet=True))
        for seat, name in enumerate(names)
    ]
    journal = Journal(game, names)
    position = journal.position
    assert isinstance(position, SectionX)
    while (seat := position.actor) is not None:
        look(position, position.ply)
        view = UNSEEN if players[seat].blind else position.view(seat)
        action: Action = players[seat].choose(view, position.legal())
        journal.apply(seat, action)
    return journal
