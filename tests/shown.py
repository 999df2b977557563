"""What the games show of themselves: questions, events and refusals of cases, recorded and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import goneaway
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import (
    Action,
    Event,
    Game,
    GameKind,
    Position,
    Prompt,
    Refusal,
    Refused,
    Seal,
)
from goneaway.kernel.notation import read_text
from goneaway.rulebook import Case, load_cases, single_answer

from .colditz.playing import choose
from .colditz.rulesets import random_ruleset
from .playing import random_game

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@dataclass(frozen=True)
class Moment:
    """Something was tried: what had been asked before, and what came of it. The position is that after it."""

    where: str
    game: Game
    position: Position
    prompt: Prompt | None
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


def tried(where: str, game: Game, position: Position, seat: int, action: str | Action) -> Moment:
    prompt = position.prompt
    try:
        events = position.apply(seat, game.parse(action) if isinstance(action, str) else action)
    except Refused as refused:
        return Moment(where, game, position, prompt, refusal=refused.refusal)
    return Moment(where, game, position, prompt, events)


def of_case(case: Case, kind: GameKind) -> Iterator[Moment]:
    where = f"case {case.id}"
    game = kind.new(case.players, case.rules, seal=Seal.from_seed(f"case {case.seed}"))
    position = game.start() if case.position is None else kind.scene.set_up(game, case.position)
    yield Moment(where, game, position, None, position.prelude)
    actions = [line for line in case.script if line.kind in ("action", "stage")]
    for number, line in enumerate(actions):
        if line.kind == "stage":
            kind.scene.stage(position, line.text)
            continue
        yield tried(where, game, position, game.seat(line.seat), line.text)
        following = next((one for one in actions[number + 1 :] if one.kind == "action"), None)
        while (answer := single_answer(game, position, following)) is not None:
            assert position.actor is not None
            yield tried(where, game, position, position.actor, answer)
    yield Moment(where, game, position, position.prompt)


def of_cases(kind: GameKind) -> Iterator[Moment]:
    for case in load_cases(kind).values():
        yield from of_case(case, kind)


def of_records(kind: GameKind) -> Iterator[Moment]:
    for path in RECORDS:
        if not path.stem.startswith(kind.name):
            continue
        record = read_text(path.read_text("utf-8"), goneaway.KINDS)
        game = record.remake(goneaway.KINDS)
        position = game.start()
        yield Moment(path.stem, game, position, None, position.prelude)
        for entry in record.entries:
            yield tried(path.stem, game, position, entry.seat, entry.action)


def random_games(kind: GameKind, number: int) -> Iterator[Game]:
    """Every edition once, then rules by lot."""
    if kind.name == "sectionx":
        yield from (random_game(seed, seed % 3 / 4) for seed in range(number))
        return
    for seed, edition in enumerate(edition_names()):
        yield kind.new(2 + seed % 5, {"edition": edition}, seal=Seal.from_seed(f"shown {seed}"))
    for seed in range(number - len(edition_names())):
        players, rules = random_ruleset(f"shown {seed}")
        yield kind.new(players, rules, seal=Seal.from_seed(f"shown {seed}"))


def of_random_games(kind: GameKind, number: int, plies: int = 500) -> Iterator[Moment]:
    for count, game in enumerate(random_games(kind, number)):
        chooser = random.Random(f"shown {count}")
        where, position = f"random game {count}", game.start()
        yield Moment(where, game, position, None, position.prelude)
        while position.actor is not None and position.ply < plies:
            seat = chooser.randrange(len(game.seats))
            asides = position.asides(seat) if chooser.random() < 0.03 and seat != position.actor else ()
            if asides:
                yield tried(where, game, position, seat, chooser.choice(asides))
            else:
                yield tried(where, game, position, position.actor, choose(position.legal(), chooser))
