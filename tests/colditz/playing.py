"""Random games of Escape from Colditz in which things happen."""

from __future__ import annotations

import random
from collections.abc import Callable

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.position import Colditz
from goneaway.kernel import Action, Game, Journal, Legal, Seal

#: Verbs that end or waste a turn are drawn less often than the others.
LAZY = {
    "end": 0.15,
    "discard": 0.05,
    "stop": 0.5,
    "decline": 0.2,
    "take-back": 0.1,
    "recall": 0.3,
    "surrender": 0.2,
}


def new_game(players: int, seed: object, **rules: object) -> Game:
    return COLDITZ.new(players, {"edition": "gibson", **rules}, seal=Seal.from_seed(seed))


def choose(legal: Legal, chooser: random.Random) -> Action:
    verbs = list(legal.verbs)
    while verbs:
        verb = chooser.choices(verbs, [LAZY.get(verb, 1.0) for verb in verbs])[0]
        verbs.remove(verb)
        groups = list(legal.groups_of(verb))
        chooser.shuffle(groups)
        for group in groups:
            if len(group):
                return group[chooser.randrange(len(group))]
    raise AssertionError("a dead end")


def play_through(
    game: Game, seed: object, look: Callable[[Colditz, random.Random], None], asides: float = 0.02
) -> Journal:
    """Play to the end at random, with an aside now and then; `look` sees every decision."""
    chooser = random.Random(f"players {seed}")
    journal = Journal(game)
    position = journal.position
    assert isinstance(position, Colditz)
    while (seat := position.actor) is not None:
        look(position, chooser)
        if chooser.random() < asides:
            other = chooser.randrange(position.officers + 1)
            said = position.asides(other)
            if said:
                journal.apply(other, chooser.choice(said))
                continue
        journal.apply(seat, choose(position.legal(), chooser))
    return journal
