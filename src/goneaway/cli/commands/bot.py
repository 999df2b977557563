"""`goneaway bot`: list the bots; with `--protocol`, run one as a program for another referee."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ... import KINDS
from ...bots import (
    Bot,
    BotTrouble,
    UnknownBot,
    UnknownIdea,
    best_bot,
    bot_names,
    make_bot,
    plays,
    plugin_list,
    read_name,
)
from ...bots.outside.speaking import Misunderstood, Speaker
from ...kernel import Chance, Game
from ...wording import Wording, WordingError
from ..files import shown
from ..problem import Problem
from .printing import console
from .tables import no_bot


def bot(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[BOT]", help="Bot to run with --protocol. [default: the strongest]"),
    ] = None,
    protocol: Annotated[
        bool,
        typer.Option("--protocol", help="Run the bot over the bot protocol, on standard input and output."),
    ] = False,
    lang: Annotated[str, typer.Option("--lang", help="Language: en, it, es or fr.")] = "en",
) -> None:
    """List the bots, or run one over the bot protocol."""
    try:
        wording = Wording(lang)
    except WordingError as error:
        raise Problem(str(error)) from None
    if protocol:
        _speak(name, wording)
    elif name is not None:
        raise Problem(wording.text("bots-problem-protocol"))
    else:
        _list(wording)


def _list(wording: Wording) -> None:
    out = console()
    for game in KINDS:
        names = ", ".join(bot_names(game))
        out.print(wording.text("bots-list-game", game=game, names=names), markup=False)
    for one in plugin_list():
        key = "bots-list-refused" if one.refused else "bots-list-plugin"
        told = {"name": shown(one.name), "distribution": shown(one.distribution), "why": one.refused}
        out.print(wording.text(key, **told), markup=False)
    out.print(wording.text("bots-list-command"), markup=False)


def _speak(name: str | None, wording: Wording) -> None:
    if name is not None and not any(plays(name, game) for game in KINDS):
        for game in KINDS:
            try:
                read_name(name, game)
            except UnknownIdea as error:
                raise no_bot(error, wording) from None
            except UnknownBot:
                continue
        known = dict.fromkeys(known for game in KINDS for known in bot_names(game))
        raise Problem(wording.text("bots-problem-no-bot", name=shown(name), known=", ".join(known)))

    def make(called: str, game: Game, chance: Chance) -> Bot:
        return make_bot(called or best_bot(game.kind.name), game, chance)

    try:
        Speaker(name or "", KINDS, make).run(sys.stdin.buffer, sys.stdout.buffer)
    except (Misunderstood, UnknownBot) as error:
        raise Problem(wording.text("bots-misunderstood", why=shown(error)), code=1) from None
    except BotTrouble as trouble:
        raise Problem(wording.bot_trouble(trouble.code, trouble.parameters), code=1) from None
    except (BrokenPipeError, KeyboardInterrupt):
        # The other program has closed the pipe; that is not an error.
        raise typer.Exit(1) from None
