"""Games for tests: random tables, random players, and what must be true at every moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import goneaway
from goneaway.bots import Ask, Bot, GameLoop, Seated, ask, make_bot
from goneaway.kernel import Event, Game, Journal, Position, Stream
from goneaway.sectionx import SectionX
from goneaway.sectionx.words.options import OPTIONS


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
    play(journal, players, look=lambda: look(position, position.ply))
    return journal


def play(
    table: Position | Journal,
    bots: Sequence[Bot],
    *,
    ask: Ask = ask,
    look: Callable[[], object] = lambda: None,
    note: Callable[[Sequence[Event]], object] = lambda events: None,
    until: Callable[[], bool] = lambda: False,
    speak: bool = False,
) -> None:
    """Let bots play a game to its end, or `until` it has gone far enough, in the loop of all games.

    `look` is called before every decision, `note` with what each action brought about. Bots say something
    aside only with `speak`.
    """
    loop = GameLoop(table, Seated(dict(enumerate(bots))), None if speak else ())
    loop.begin()
    while (asked := loop.next()) is not None and not until():
        if asked.asides is None:
            look()
        note(loop.step(asked, ask))
