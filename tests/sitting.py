"""A sitting at the terminal for tests: everything typed in advance, everything shown kept."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

import goneaway
from goneaway.cli.terminal.session import Session
from goneaway.kernel import Game, Journal
from goneaway.sectionx import SectionX, Seen, standard_tiles
from goneaway.sectionx.board.tiles import TileType
from goneaway.wording import Wording

WORDING = Wording()
CLEARED = "\x1b[3J"


def new_game(players: int = 2, seed: object = 7, **rules: Any) -> Game:
    return goneaway.new_game("sectionx", players=players, rules={"firstSeat": "B", **rules}, seed=seed)


class Sitting:
    """A session with everything typed in advance; when that is used up, the input ends."""

    def __init__(
        self,
        typed: Iterable[str],
        players: Sequence[str] = ("human", "random"),
        *,
        game: Game | None = None,
        journal: Journal | None = None,
        scene: str = "",
        size: tuple[int, int] = (100, 40),
        colours: bool = False,
    ) -> None:
        self.out = io.StringIO()
        self.asked: list[str] = []
        self._typed = iter(typed)
        self.console = Console(
            file=self.out,
            width=size[0],
            height=size[1],
            force_terminal=True,
            color_system="truecolor" if colours else None,
        )
        if journal is None:
            journal = Journal(game or new_game(len(players)), players)
            if scene:
                journal.position = journal.game.kind.scene.set_up(journal.game, scene)
        self.session = Session(journal.game, players, self.console, self._read, WORDING, journal)
        self.session._welcomed = True

    def _read(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.out.write(prompt)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        self.out.write(f"{line}\n")
        return line

    def run(self) -> Sitting:
        self.session.run()
        return self

    @property
    def text(self) -> str:
        """What was shown, every run of blanks as one, so that wrapped sentences can be found."""
        return " ".join(self.out.getvalue().split())

    @property
    def position(self) -> SectionX:
        position = self.session.position
        assert isinstance(position, SectionX)
        return position

    @property
    def actions(self) -> list[str]:
        return [entry.action for entry in self.session.journal.entries]


def set_up(game: Game, scene: str) -> SectionX:
    position = game.kind.scene.set_up(game, scene)
    assert isinstance(position, SectionX)
    return position


def view_of(position: SectionX, seat: int | None = 0) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def letters(text: Text | str, width: int = 200, *, colours: bool = False) -> str:
    """What a drawing says to somebody who sees no colours."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        no_color=not colours,
    )
    console.print(text)
    return re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())


def alone(*typed: str, **more: Any) -> Sitting:
    """One person against a bot, from the beginning; the person begins."""
    return Sitting(typed, **more).run()


def first_stock(typed: Sequence[str] = ()) -> str:
    """The code of the tile that Blue draws from pile 1."""
    position = Sitting(("draw 1", *typed), ("human", "random")).run().position
    return position.stock_codes(0)[0]


def kind_of(code: str) -> TileType:
    return next(kind for kind in standard_tiles().types if kind.code == code)
