"""What the commands have in common: a table to play at, from words on the command line."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

from .. import KINDS, new_game
from ..bots import bot_names
from ..kernel import Game, GameKind, RulesError
from ..wording import Wording
from .problem import Problem


def kind_of(name: str) -> GameKind:
    """The game of that name."""
    kind = KINDS.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, KINDS, n=1)
        hint = f" Did you mean {near[0]}?" if near else f" There is: {', '.join(KINDS)}."
        raise Problem(f"There is no game called '{name}'.{hint}")
    return kind


def house_rules(
    given: Sequence[str], edition: str | None = None, bundles: Sequence[str] = ()
) -> dict[str, str]:
    """Edition, bundles and `option=value` words as one mapping."""
    rules = {}
    if edition is not None:
        rules["edition"] = edition
    if bundles:
        rules["bundles"] = ",".join(bundles)
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Problem(f"A house rule is written option=value, not '{word}'.")
        rules[name.strip()] = value.strip()
    return rules


def table(name: str, players: int, rules: Mapping[str, str], seed: str | None) -> Game:
    """A game ready to start, or a sentence why there is none."""
    kind_of(name)
    try:
        return new_game(name, players=players, rules=rules, seed=seed)
    except RulesError as error:
        raise Problem(Wording().rules_error(error)) from None


def bots_for(game: str, players: int, given: str) -> tuple[str, ...]:
    """The bots named, one for each seat; a single name stands for all."""
    names = [name.strip() for name in given.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Problem(
            f"{players} players need {players} bots, or one name for all; '{given}' names {len(names)}."
        )
    known = bot_names(game)
    for name in names:
        if name not in known:
            raise Problem(f"No bot called '{name}' plays {game}. There are: {', '.join(known)}.")
    return tuple(names)


def seat_people(game: Game, bots: list[str], humans: int, seats: Sequence[str]) -> list[str]:
    """Who plays each seat: people in the seats named, or else in the first ones; bots in the rest."""
    if seats:
        for name in seats:
            if name not in game.seats:
                raise Problem(
                    f"There is no seat '{name}' at this table. The seats are {', '.join(game.seats)}."
                )
        return ["human" if name in seats else bot for name, bot in zip(game.seats, bots, strict=True)]
    if humans > len(bots):
        raise Problem(f"{humans} people do not fit at a table for {len(bots)}.")
    return ["human"] * humans + bots[humans:]
