"""`goneaway dataset`: record bot games as a training set."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ...bots import is_command
from ...games import first
from ...wording import Wording, WordingError
from ..problem import Problem
from .tables import bots_for, house_rules, kind_of, table


def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Game, for example {first()}.")],
    file: Annotated[Path, typer.Argument(help="NPZ file to write, with a card beside it.")],
    bots: Annotated[
        str, typer.Option(help="Bot for every seat, or one for each, separated by commas.")
    ] = "veteran",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 10,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 4,
    part: Annotated[
        list[str] | None,
        typer.Option(help="Part of the observation to keep; repeatable. [default: all parts]"),
    ] = None,
    history: Annotated[int, typer.Option(help="Number of recent public events in each observation.")] = 0,
    asides: Annotated[bool, typer.Option(help="Record asides as well as actions.")] = True,
    seed: Annotated[str, typer.Option(help="Seed; the same seed gives the same rows.")] = "dataset",
    jobs: Annotated[int, typer.Option(min=0, help="Number of simultaneous games; 0 uses every core.")] = 0,
    ray: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine."),
    ] = "",
    edition: Annotated[
        str | None, typer.Option("--edition", help="Edition of a game that has several; see `editions`.")
    ] = None,
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="OPTION=VALUE", help="Set a house rule; repeatable."),
    ] = None,
    lang: Annotated[str, typer.Option("--lang", help="Language: en, it, es or fr.")] = "en",
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the card as JSON.")] = False,
) -> None:
    """Record bot games as a training set: observation, action mask and action for every step."""
    try:
        wording = Wording(lang)
    except WordingError as error:
        raise Problem(str(error)) from None
    if find_spec("numpy") is None:
        raise Problem(wording.text("lab-dataset-problem", code="missing"))
    kind_of(game, wording)
    rules = house_rules(rule or (), edition, (), None, game, wording)
    seated = bots_for(game, len(table(game, players, rules, seed, wording).seats), bots, wording)
    if any(is_command(name) for name in seated):
        raise Problem(wording.text("lab-dataset-problem", code="command"))
    from .datasets import write

    told = {"seed": seed, "rules": rules, "asides": asides, "history": history, "parts": tuple(part or ())}
    write((game, players, seated, games), told, file, jobs, ray, wording, force=force, as_json=as_json)
