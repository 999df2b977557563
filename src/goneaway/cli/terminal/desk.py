"""The terminal's input and output for a game, and the files the game is saved in."""

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
    """The player leaves; the game stays as it is."""


class Desk:
    """A console, a keyboard and the game's texts. File errors become sentences and lose nothing."""

    def __init__(
        self, console: Console, read: Callable[[str], str], wording: Wording, journal: Journal
    ) -> None:
        self.console = console
        self.read = read
        self.wording = wording
        self.journal = journal
        #: Number of people at this keyboard.
        self._people = 0
        #: Whether anything has happened since the game was saved.
        self._dirty = False
        #: A line typed at a page prompt that is meant for the game.
        self._pushed = ""
        #: Files that hold this very game: they may be overwritten.
        self._files: set[Path] = set()

    def _text(self, key: str, **parameters: object) -> str:
        return self.wording.text(key, **parameters)

    def _say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def _pause(self) -> None:
        if self._people:
            self.read(self._text("terminal-pause"))

    def _line(self, prompt: str) -> str:
        """Return the next line of input, or the one typed at a page prompt."""
        line, self._pushed = self._pushed, ""
        return line or self.read(prompt)

    def _page(self, what: RenderableType) -> None:
        """Show a long text one window at a time; typing anything else leaves it."""
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
                # No pages can be turned: show the rest at once.
                room, typed = len(lines), ""
                self.console.print()
            if typed:
                self._pushed = "" if typed.lower() == "q" else typed
                return

    def _agreed(self, question: str) -> bool:
        # The question names the letter in the player's language; "y" is accepted in all of them.
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
        """Return the game of a file, if it can be loaded and the player agrees to leave the current one."""
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
        """At the end of input or an interrupt: ask once about saving, and only if there is something to
        save."""
        try:
            self._part()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
