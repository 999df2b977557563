"""Shared by the commands: setting up a game from the words on the command line."""

from __future__ import annotations

import csv
import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ... import KINDS, new_game
from ...bots import BadCommand, UnknownBot, UnknownIdea, is_command, read_command, read_name
from ...kernel import FileError, Game, GameKind, RulesError
from ...rulebook import HouseRules, HouseRulesError, read_house_rules
from ...rulebook.house import LARGEST
from ...wording import Wording
from ..files import read_file, shown
from ..problem import Problem


def kind_of(name: str, wording: Wording | None = None) -> GameKind:
    """Return the game of that name."""
    kind = KINDS.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, KINDS, n=1)
        raise _told(
            wording,
            "terminal-problem-no-game",
            name=shown(name),
            near=near[0] if near else "",
            games=", ".join(KINDS),
        )
    return kind


def _told(wording: Wording | None, key: str, **parameters: object) -> Problem:
    """The error in words; keys are quoted literally so that they can be searched for."""
    return Problem((wording or Wording()).text(key, **parameters))


def read_house(path: Path, game: str = "", wording: Wording | None = None) -> HouseRules:
    """Read a file of house rules, for the given game if there is one; raises `Problem`."""
    said = wording or Wording()
    try:
        rules = read_house_rules(read_file(path, said, LARGEST))
    except FileError as error:
        reason = said.file_error(HouseRulesError.told(error))
        raise Problem(said.text("kernel-house", file=shown(path), reason=reason)) from None
    kind = kind_of(rules.game, said)
    if game and rules.game != game:
        asked = kind_of(game, said).title
        raise _told(said, "terminal-problem-other-game", file=shown(path), title=kind.title, asked=asked)
    try:
        return rules.settled(kind)
    except RulesError as error:
        raise Problem(f"{shown(path)}: {said.rules_error(error)}") from None


def house_rules(
    given: Sequence[str],
    edition: str | None = None,
    bundles: Sequence[str] = (),
    file: Path | None = None,
    game: str = "",
    wording: Wording | None = None,
) -> dict[str, Any]:
    """Combine a file of house rules with the edition, bundles and `option=value` words, as one mapping."""
    rules: dict[str, Any] = {} if file is None else read_house(file, game, wording).overrides()
    if edition is not None:
        rules["edition"] = edition
    if bundles:
        rules["bundles"] = ",".join((*str(rules.get("bundles", "")).split(","), *bundles)).strip(",")
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise _told(wording, "terminal-problem-house-rule", word=shown(word))
        rules = {key: kept for key, kept in rules.items() if not _same_option(key, name.strip())}
        rules[name.strip()] = value.strip()
    return rules


def _same_option(one: str, other: str) -> bool:
    """Whether two spellings, with or without the group, name the same option."""
    return one.rpartition(".")[2] == other.rpartition(".")[2]


def table(
    name: str, players: int, rules: Mapping[str, Any], seed: str | None, wording: Wording | None = None
) -> Game:
    """Return a game ready to start; raises `Problem` with the reason if there is none."""
    kind_of(name, wording)
    try:
        return new_game(name, players=players, rules=rules, seed=seed)
    except RulesError as error:
        raise Problem((wording or Wording()).rules_error(error)) from None


def bots_for(game: str, players: int, given: str, wording: Wording | None = None) -> tuple[str, ...]:
    """Return the named bots, by seat; a single name stands for all."""
    names = _between_commas(given, wording)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise _told(wording, "terminal-problem-bots", players=players, given=shown(given), named=len(names))
    for name in names:
        if is_command(name):
            try:
                read_command(name)
            except BadCommand:
                raise _told(wording, "bots-problem-command", name=shown(name)) from None
            continue
        try:
            read_name(name, game)
        except UnknownBot as error:
            raise no_bot(error, wording) from None
    return tuple(names)


def no_bot(error: UnknownBot, wording: Wording | None = None) -> Problem:
    """The error message for an unknown bot, or for an idea that a bot does not have."""
    known = ", ".join(error.known)
    if isinstance(error, UnknownIdea):
        return _told(
            wording, "bots-problem-no-idea", name=shown(error.name), idea=shown(error.idea), known=known
        )
    return _told(wording, "terminal-problem-no-bot", name=shown(error.name), game=error.game, known=known)


def _between_commas(given: str, wording: Wording | None) -> list[str]:
    """Split a row of a CSV file; a name that contains a comma is enclosed in double quotes."""
    try:
        [names] = csv.reader([given], skipinitialspace=True, strict=True)
    except (ValueError, csv.Error):
        raise _told(wording, "bots-problem-list", given=shown(given)) from None
    return [name.strip() for name in names]


def seat_people(
    game: Game, bots: list[str], humans: int, seats: Sequence[str], wording: Wording | None = None
) -> list[str]:
    """Return who plays each seat: people in the named seats, or else in the first ones; bots in the rest."""
    if game.rules.get("players.teams_for_single_officer") == 2:
        # The one officer commands both teams (A82).
        teams, guard = game.seats[:-1], game.seats[-1]
        if not seats:
            seats = (*(teams if humans else ()), *((guard,) if humans > 1 else ()))
        elif not set(seats) <= {guard}:
            seats = (*seats, *teams)
    if seats:
        for name in seats:
            if name not in game.seats:
                raise _told(
                    wording, "terminal-problem-no-seat", name=shown(name), seats=", ".join(game.seats)
                )
        return ["human" if name in seats else bot for name, bot in zip(game.seats, bots, strict=True)]
    if humans > len(bots):
        raise _told(wording, "terminal-problem-people", humans=humans, places=len(bots))
    return ["human"] * humans + bots[humans:]
