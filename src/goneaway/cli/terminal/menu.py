"""The menu before a game: game, edition, players, seat, language, bots, or a saved game.

The options are data (`rows`, `values`, `with_value`); `Menu` shows them on a console. The default of every
question makes sense, so that Enter alone starts a game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ... import KINDS
from ...bots import best_bot, levels
from ...kernel import RulesError
from ...wording import LANGUAGES, Wording, typed
from .. import keeping
from ..problem import Problem

#: The seat of the person at the keyboard: a seat's name, or all or none.
EVERYBODY, NOBODY = "everybody", "nobody"
#: Maximum saved games listed; others are loaded by name.
_LISTED = 9
_LARGEST = 1 << 24
_QUIT = ("q", "quit", "exit", "bye")


@dataclass(frozen=True)
class Wish:
    """The game to play. `saved` is a file with a game to resume."""

    language: str = "en"
    game: str = next(iter(KINDS))
    edition: str = ""
    players: int = 4
    seat: str = ""
    bots: str = ""
    saved: Path | None = None

    @property
    def rules(self) -> dict[str, str]:
        return {"edition": self.edition} if self.edition else {}


def language_of(environment: Mapping[str, str]) -> str:
    """The system's language, if it is supported; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            found = value.partition("_")[0].partition(".")[0].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def first_wish(language: str) -> Wish:
    """The default choices."""
    return settled(Wish(language=language))


def settled(wish: Wish) -> Wish:
    """Replace invalid choices: edition, players, seats, bots."""
    kind = KINDS[wish.game]
    edition = (wish.edition or kind.edition) if kind.edition else ""
    fitting = [count for count in kind.players if _playable(wish.game, count, edition)]
    players = wish.players if wish.players in fitting else fitting[len(fitting) // 2]
    wish = replace(wish, edition=edition, players=players)
    known = levels(wish.game)
    bots = wish.bots if wish.bots in known else best_bot(wish.game)
    seats = seats_of(wish)
    return replace(wish, bots=bots, seat=wish.seat if wish.seat in seats else seats[0])


def _playable(game: str, players: int, edition: str) -> bool:
    try:
        KINDS[game].rules(players, {"edition": edition} if edition else {})
    except RulesError:
        return False
    return True


def seats_of(wish: Wish) -> tuple[str, ...]:
    kind = KINDS[wish.game]
    seats = kind.seats(wish.players, kind.rules(wish.players, wish.rules))
    return (*seats, EVERYBODY, NOBODY)


# Options


def rows(wish: Wish) -> list[str]:
    """The questions, in numbered order."""
    edition = ["edition"] if KINDS[wish.game].edition else []
    return ["language", "game", *edition, "players", "seat", "bots", "saved"]


def values(wish: Wish, row: str) -> list[str]:
    """The possible answers to one question."""
    match row:
        case "language":
            return list(LANGUAGES)
        case "game":
            return list(KINDS)
        case "edition":
            return list(KINDS[wish.game].editions())
        case "players":
            kind = KINDS[wish.game]
            return [str(count) for count in kind.players if _playable(wish.game, count, wish.edition)]
        case "seat":
            return list(seats_of(wish))
        case "bots":
            return list(reversed(levels(wish.game)))
    return [path.name for path in saved_games(Path())]


def with_value(wish: Wish, row: str, value: str) -> Wish:
    """Change one answer, and whatever no longer fits it."""
    match row:
        case "players":
            return settled(replace(wish, players=int(value)))
        case "saved":
            return replace(wish, saved=Path(value))
        case "game":
            return settled(replace(wish, game=value, edition="", seat=""))
        case "language":
            return replace(wish, language=value)
        case "edition":
            return settled(replace(wish, edition=value))
        case "seat":
            return replace(wish, seat=value)
    return replace(wish, bots=value)


def called(wish: Wish, row: str, value: str) -> str:
    """An answer in words."""
    wording = Wording(wish.language)
    match row:
        case "language":
            return Wording(value).text("terminal-menu-own-name")
        case "game":
            return KINDS[value].title
        case "edition":
            return wording.edition_title(wish.game, value)
        case "seat" if value not in (EVERYBODY, NOBODY):
            return Wording(wish.language, wish.edition).text(f"{wish.game}-seat", seat=value)
        case "bots":
            about = wording.bot_about(value)
            return f"{wording.bot(value)}. {about}" if about else value
        case "seat":
            return wording.text("terminal-menu-value", value=value)
    return value


def saved_games(folder: Path) -> list[Path]:
    """Files in a folder that look like records, newest first."""
    found = []
    for path in folder.glob("*.jsonl"):
        try:
            if path.stat().st_size <= _LARGEST and keeping.occupied(path, Wording()):
                found.append((path.stat().st_mtime, path))
        except (OSError, Problem):
            continue
    return [path for _, path in sorted(found, reverse=True)[:_LISTED]]


# On a console


class Menu:
    """The questions on a console, until the player starts a game or leaves."""

    def __init__(self, console: Console, read: Callable[[str], str], language: str) -> None:
        self._console = console
        self._read = read
        self._wish = first_wish(language)

    def ask(self) -> Wish | None:
        """Ask for the choices; None if the player leaves."""
        while True:
            self._draw()
            line = self._read(self._say("terminal-menu-prompt")).strip()
            if not line:
                return self._wish
            if line.lower() in _QUIT:
                return None
            offered = rows(self._wish)
            number = int(line) if line.isascii() and line.isdigit() and len(line) < 4 else 0
            named = [row for row in offered if typed(self._label(row)).startswith(typed(line) or "-")]
            row = offered[number - 1] if 1 <= number <= len(offered) else named[0] if named else ""
            if not row:
                self._print(self._say("terminal-menu-what", word=line))
            elif self._change(row):
                return self._wish

    def _change(self, row: str) -> bool:
        """Ask for one line; True if the game is to start at once."""
        known = values(self._wish, row)
        if row == "saved" and not known:
            self._print(self._say("terminal-menu-none-saved"))
        for number, value in enumerate(known, 1):
            mark = "▸" if value == self._value(row) else " "
            self._print(f" {mark}{number:>2}  {called(self._wish, row, value)}")
        line = self._read(self._say("terminal-menu-which", what=self._label(row))).strip()
        if not line:
            return False
        found = self._found(row, known, line)
        if found is None:
            self._print(self._say("terminal-menu-what", word=line))
            return False
        if row == "saved":
            try:
                keeping.load(
                    keeping.target(found, Wording(self._wish.language)), Wording(self._wish.language)
                )
            except Problem as problem:
                self._print(str(problem))
                return False
        self._wish = with_value(self._wish, row, found)
        return row == "saved"

    def _found(self, row: str, known: list[str], line: str) -> str | None:
        if row != "players" and line.isascii() and line.isdigit() and len(line) < 4:
            return known[int(line) - 1] if 1 <= int(line) <= len(known) else None
        if line in known:
            return line
        start = typed(line) or "-"
        names = [one for one in known if typed(called(self._wish, row, one)).startswith(start)]
        names = names or [one for one in known if typed(one).startswith(start)]
        if row == "seat" and not names:
            # Another edition may call it differently.
            plain = {one: self._say(f"{self._wish.game}-seat", seat=one) for one in known}
            names = [one for one, name in plain.items() if typed(name).startswith(start)]
        if row == "saved" and len(names) != 1:
            return line if Path(line).expanduser().is_file() else None
        return names[0] if len(names) == 1 else None

    def _draw(self) -> None:
        self._print("")
        self._console.print(Text(f" {self._say('terminal-menu-title')}", "bold"))
        self._print("")
        labels = [self._label(row) for row in rows(self._wish)]
        room = max(map(len, labels))
        for number, (row, label) in enumerate(zip(rows(self._wish), labels, strict=True), 1):
            shown = called(self._wish, row, self._value(row)) if row != "saved" else ""
            self._console.print(
                Text.assemble(" ", (f" {number} ", "reverse"), f" {label:<{room}}  ", (shown, "bold"))
            )
        self._print("")

    def _value(self, row: str) -> str:
        return "" if row == "saved" else str(getattr(self._wish, row))

    def _label(self, row: str) -> str:
        return self._say("terminal-menu-row", row=row)

    def _say(self, key: str, **parameters: object) -> str:
        return Wording(self._wish.language).text(key, **parameters)

    def _print(self, line: str) -> None:
        self._console.print(Text(line))


def wished(console: Console, read: Callable[[str], str], language: str | None) -> Wish | None:
    """Ask at a console, in the given language or the system's."""
    try:
        return Menu(console, read, language or language_of(os.environ)).ask()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
