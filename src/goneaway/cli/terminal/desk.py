"""The desk at which a game is played: what is said to the player, and the files the game is kept in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from ...kernel import Journal
from ...wording import Wording
from .. import keeping
from ..problem import Problem


class Left(Exception):
    """The player goes; the game stays as it is."""


class Desk:
    """A console, a keyboard, a game's book. Whatever fails with files is a sentence, and nothing is lost."""

    def __init__(
        self, console: Console, read: Callable[[str], str], wording: Wording, journal: Journal
    ) -> None:
        self.console = console
        self.read = read
        self.wording = wording
        self.journal = journal
        #: How many people sit here.
        self._people = 0
        #: Something has happened since the game was saved.
        self._dirty = False
        #: A line that was typed where a page was to be turned: it is meant for the game.
        self._pushed = ""
        #: Files that hold this very game: they may be written over.
        self._files: set[Path] = set()

    def _text(self, key: str, **parameters: object) -> str:
        return self.wording.text(key, **parameters)

    def _say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def _pause(self) -> None:
        if self._people:
            self.read(self._text("terminal-pause"))

    def _line(self, prompt: str) -> str:
        """What is typed next, or was already typed where a page was to be turned."""
        line, self._pushed = self._pushed, ""
        return line or self.read(prompt)

    def _page(self, what: RenderableType) -> None:
        """Something long, a window at a time; whatever is typed in between leaves it."""
        lines = self.console.render_lines(what, pad=False)
        room = self.console.height - 2
        if not self.console.is_terminal or len(lines) <= room:
            self.console.print(what)
            return
        while lines:
            shown, lines = lines[:room], lines[room:]
            page = [segment for line in shown for segment in (*line, Segment.line())]
            self.console.print(Segments(page), end="")
            if not lines:
                return
            try:
                typed = self.read(self._text("terminal-next-page", left=-(-len(lines) // room))).strip()
            except EOFError:
                # Nobody turns pages: the rest at once.
                room, typed = len(lines), ""
                self.console.print()
            if typed:
                self._pushed = "" if typed.lower() == "q" else typed
                return

    def _agreed(self, question: str) -> bool:
        # The question names the letter in the player's language; "y" is understood in all of them.
        said = self.read(question).strip().lower()
        return said in ("y", "yes", *self._text("terminal-yes").split())

    def _save(self, name: str) -> None:
        if not name:
            self._say(self._text("terminal-save-where"))
            return
        try:
            path = keeping.target(name, self.wording)
            strange = keeping.occupied(path, self.wording) and path not in self._files
            if strange and not self._agreed(self._text("terminal-overwrite", file=str(path))):
                self._say(self._text("terminal-not-saved"))
                return
            keeping.save(self.journal, path, self.wording)
        except Problem as problem:
            self._say(str(problem), "bold")
            return
        self._dirty = False
        self._files.add(path)
        self._say(self._text("terminal-saved", file=str(path)), "bold")

    def _load(self, name: str) -> Journal | None:
        """The game of a file, if it can be had and the one on the board may be left."""
        if not name:
            self._say(self._text("terminal-load-what"))
            return None
        if self._dirty and not self._agreed(self._text("terminal-drop")):
            self._say(self._text("terminal-not-loaded"))
            return None
        try:
            path = keeping.target(name, self.wording)
            journal = keeping.load(path, self.wording)
        except Problem as problem:
            self._say(str(problem), "bold")
            return None
        self._dirty = False
        self._files = {path}
        return journal

    # Leaving

    def _part(self) -> None:
        while self._dirty and self._people:
            name = self.read(self._text("terminal-part")).strip()
            if not name:
                break
            self._save(name)
        self._leave()

    def _leave(self) -> NoReturn:
        self._say(self._text("terminal-bye"))
        raise Left

    def _leave_in_haste(self) -> None:
        """End of input or an interrupt: one question about saving, and only if there is something to save."""
        try:
            self._part()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
