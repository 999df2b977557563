"""`goneaway play`: a game of any kind at this terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from ...kernel import Game, Journal
from ...presenting.sitting import seated_again
from ...wording import Wording
from ..terminal.session import Session


def play_game(
    game: Game,
    players: Sequence[str],
    console: Console,
    read: Callable[[str], str],
    wording: Wording,
    *,
    journal: Journal | None = None,
    seed: str | None = None,
    ask_all: bool = False,
) -> Journal:
    """Play until the game is over or the players leave; `players[seat]` is "human" or a bot's name.

    Raises `UnknownBot` for a name that is neither. In a saved game, a player who is not known here is
    replaced by a person. The `seed`, if given, is also the bots' source of randomness. With `ask_all`,
    questions with only one answer are asked, too.
    """
    if journal is not None:
        players = seated_again(journal, players)
    session = Session(game, players, console, read, wording, journal, seed)
    session.sitting.ask_all = ask_all
    return session.run()
