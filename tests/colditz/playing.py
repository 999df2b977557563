"""Random games of Escape from Colditz in which things happen."""

from __future__ import annotations

import random
from collections.abc import Callable

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.words.actions import say
from goneaway.colditz.words.places import INNER
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


def seen(position: Colditz, seat: int | None) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def scene(text: str, edition: str = "gibson", players: int = 3) -> Colditz:
    game = COLDITZ.new(players, {"edition": edition}, seal=Seal.from_seed("scene"))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


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


def _towards_order(position: Colditz, chooser: random.Random) -> Action | None:
    """At the set-up chance alone may need very long for exact numbers: now and then a step towards them."""
    frame = position.frames[-1]
    if frame.kind != "guards" or chooser.random() < 0.5:
        return None
    if position.why_not(frame.seat, say("confirm")) is None:
        return say("confirm")
    details, rules, ground = frame.prompt(position).parameters, position.rules.players, position.ground
    wanted = rules.setup_inner_guards_per_team * position.officers
    excess = {True: int(str(details["inner"])) - wanted, False: 0}
    outer = int(str(details["outer"]))
    excess[False] = max(0, outer - rules.setup_outer_guards_max) - max(
        0, rules.setup_outer_guards_min - outer
    )
    for verb, sign in (("take-back", 1), ("place", -1)):
        for post in ground.posts:
            inside = ground.zone[post] == INNER
            action = say(verb, ground.names[post])
            if excess[inside] * sign > 0 and position.why_not(frame.seat, action) is None:
                return action
    return None


def some_aside(position: Colditz, chooser: random.Random, share: float = 0.02) -> tuple[int, Action] | None:
    """Now and then somebody has something to say beside the turn."""
    if chooser.random() >= share:
        return None
    seat = chooser.randrange(position.officers + 1)
    said = position.asides(seat)
    return (seat, chooser.choice(said)) if said else None


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
        said = some_aside(position, chooser, asides)
        if said is not None:
            journal.apply(*said)
            continue
        journal.apply(seat, _towards_order(position, chooser) or choose(position.legal(), chooser))
    return journal
