"""Playing in the terminal: whose turn it is, what was typed, what came of it."""

from __future__ import annotations

import difflib

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..bots import Bot, bot_names, make_bot
from ..colditz.kind import ColditzKind
from ..kernel import Action, Event, Game, Group, Journal, Legal, Position, Refusal, Refused
from ..rulebook import load_clauses
from ..wording import Wording
from . import keeping, pages
from .castle_front import CastleFront
from .choosing import Words, draw_verbs
from .front import COMMON, Front
from .island_front import IslandFront
from .problem import Problem

HUMAN = "human"

_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit", "u": "undo"}
_LONGEST = 400
_LOG_LINES = 30


class _Left(Exception):
    """The player goes; the game stays as it is."""


def play_game(
    game: Game,
    players: Sequence[str],
    console: Console,
    read: Callable[[str], str],
    wording: Wording,
    *,
    journal: Journal | None = None,
) -> Journal:
    """Play until the game is over or the players leave; `players[seat]` is "human" or a bot's name.

    Raises `UnknownBot` for a name that is neither. In a game that is taken up again somebody may
    have sat whom nobody knows here: a person takes the seat.
    """
    if journal is not None:
        players = seated_again(journal, players)
    return Session(game, players, console, read, wording, journal).run()


def front_of(game: Game, wording: Wording) -> Front[Any]:
    """The front of a game, by its kind."""
    return FRONTS[game.kind.name](game, wording)


#: By game.
FRONTS: dict[str, type[Front[Any]]] = {"sectionx": IslandFront, ColditzKind.name: CastleFront}


def seated_again(journal: Journal, players: Sequence[object]) -> list[str]:
    known = bot_names(journal.game.kind.name)
    return [str(player) if player in known else HUMAN for player in players]


class Session:
    """One sitting at the keyboard."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        console: Console,
        read: Callable[[str], str],
        wording: Wording,
        journal: Journal | None = None,
    ) -> None:
        self.console = console
        self.read = read
        self.wording = wording
        self._sit_down(Journal(game, players) if journal is None else journal, players)
        self._welcomed = bool(self.journal.entries)
        self._dirty = False
        #: Files that hold this very game: they may be written over.
        self._files: set[Path] = set()

    def _sit_down(self, journal: Journal, players: Sequence[str]) -> None:
        """Everything that belongs to one game."""
        self.journal = journal
        self.game = journal.game
        if len(players) != len(self.game.seats):
            players = [HUMAN] * len(self.game.seats)
        self.players = journal.players = tuple(players)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.players):
            if name != HUMAN:
                lots = journal.position.chance.fork(f"bot {seat}")
                lots.quiet = True
                self.bots[seat] = make_bot(name, self.game, lots)
        self._clauses = load_clauses(self.game.kind)
        #: The seat of the person at the keyboard; None before the first has been asked to look.
        self._eyes: int | None = None
        if self.players.count(HUMAN) == 1:
            self._eyes = self.players.index(HUMAN)
        self._past: list[tuple[Position, int]] = []
        self._why_no_undo = "terminal-undo-none"
        self._changed()

    def _changed(self) -> None:
        """The position is another: draw it again, and start choosing anew."""
        self._stale = True
        self.choices = Choices(self.position.legal())

    @property
    def position(self) -> SectionX:
        position = self.journal.position
        assert isinstance(position, SectionX)
        return position

    def _view(self, seat: int | None) -> Seen:
        view = self.position.view(seat)
        assert isinstance(view, Seen)
        return view

    @property
    def _people(self) -> int:
        return self.players.count(HUMAN)

    # The course of a sitting

    def run(self) -> Journal:
        try:
            self._welcome()
            while (seat := self.position.actor) is not None:
                if seat in self.bots:
                    bot = self.bots[seat]
                    self._do(seat, bot.choose(self.position.view(seat), self.position.legal()))
                else:
                    self._listen(seat)
            self._finish()
        except _Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave_in_haste()
        return self.journal

    def _welcome(self) -> None:
        if self._people and not self._welcomed:
            self.console.print(bulletins.welcome(self._view(None), self.wording))
            self._pause()
        self._welcomed = True
        if not self.journal.entries:
            self._tell(self.journal.opening, self._eyes)

    def _listen(self, seat: int) -> None:
        """One line from the player whose decision is awaited."""
        if self._eyes != seat:
            self._hand_over(seat)
        if self._stale:
            self._show(seat)
        words = " ".join(self.choices.chosen)
        name = seat_name(self.wording, self._view(None), seat)
        self._obey(seat, self.read(f"{words or name} > "))

    def _hand_over(self, seat: int) -> None:
        """The next player must not see what the last one holds."""
        if self.console.is_terminal:
            self.console.clear()
            # What has scrolled off the window can be scrolled back, stock and all.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        who = seat_name(self.wording, self._view(None), seat)
        self._say(self._text("terminal-hand-over", who=who), "bold")
        self._pause()
        self._eyes = seat
        self._stale = True

    def _do(self, seat: int, action: Action) -> None:
        """Apply an action, tell what happened, and remember the way back if there is one."""
        before = (self.position.copy(chance=self.position.chance), len(self.journal.entries))
        events = self.journal.apply(seat, action)
        self._dirty = True
        kinds = {event.kind for event in events}
        if seat in self.bots:
            self._past.clear()
        elif kinds & _ENDING:
            self._no_way_back("terminal-undo-ended")
        elif kinds & _REVEALING or any(event.secret for event in events):
            self._no_way_back("terminal-undo-revealed")
        else:
            self._past.append(before)
        eyes = seat if seat not in self.bots else self._eyes if self._people == 1 else None
        self._tell((event for event in events if event.kind not in _BULLETINS), eyes)
        self._changed()
        for event in events:
            if event.kind == "collapsed":
                self.console.print(bulletins.collapse(self._view(None), event.parameters, self.wording))
                self._pause()

    def _no_way_back(self, why: str) -> None:
        self._past.clear()
        self._why_no_undo = why

    def _finish(self) -> None:
        """The last board, the ranking, and a chance to keep the record."""
        outcome = self.position.outcome
        assert outcome is not None
        view = self._view(None)
        self.console.print(draw_screen(view, self.wording, *self.console.size, News()))
        self.console.print(bulletins.result(view, outcome, self.wording))
        while self._people:
            line = self.read(self._text("terminal-keep")).strip()
            word, _, rest = line.partition(" ")
            if word.lower() == "save":
                self._save(rest.strip())
            elif word.lower() == "log":
                self._log(rest.strip())
            else:
                return

    def _leave_in_haste(self) -> None:
        """End of input or an interrupt: one question about saving, and only if there is something to save."""
        try:
            self._part()
        except (_Left, EOFError, KeyboardInterrupt):
            self.console.print()

    def _part(self) -> None:
        while self._dirty and self._people:
            name = self.read(self._text("terminal-part")).strip()
            if not name:
                break
            self._save(name)
        self._say(self._text("terminal-bye"))
        raise _Left

    # On the screen

    def _text(self, key: str, **parameters: object) -> str:
        return self.wording.text(key, **parameters)

    def _say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def _pause(self) -> None:
        if self._people:
            self.read(self._text("terminal-pause"))

    def _show(self, seat: int) -> None:
        width, height = self.console.size
        told = news(self.journal, self.wording, self.position.island, seat)
        self.console.print(draw_screen(self._view(seat), self.wording, width, height, told))
        prompt = self.position.prompt
        if prompt is not None and prompt.kind.startswith("choose-"):
            self._say(self.wording.prompt(self.game.kind.name, prompt), "bold")
        verbs = self.choices.verbs
        if not self.choices.chosen and len(verbs) == 1 and self.choices.after(verbs):
            # Only one thing can be done: ask at once how.
            self.choices.go(verbs)
        self._offer(seat)
        self._stale = False

    def _offer(self, seat: int) -> None:
        """The numbered list the player is at."""
        width = self.console.width
        if self.choices.chosen:
            self.console.print(draw_choices(self.choices, self._view(seat), self.wording, width))
        else:
            self.console.print(draw_verbs(self.choices, self.wording, width))

    def _tell(self, events: Iterable[Event], eyes: int | None) -> None:
        for sentence in sentences(self.game, self.wording, events, eyes):
            self._say(sentence)

    # What was typed

    def _obey(self, seat: int, line: str) -> None:
        text = "".join(letter if letter.isprintable() else " " for letter in line[:_LONGEST]).strip()
        word, _, rest = text.partition(" ")
        command = _ALIASES.get(word.lower(), word.lower())
        if not text:
            self._nothing(seat)
        elif command in bulletins.COMMANDS:
            self._command(seat, command, rest.strip())
        elif self.choices.chosen and command in ("back", "more"):
            self._turn_page(seat, command)
        elif (words := self.choices.pick(text)) is not None:
            self._choose(seat, words)
        else:
            self._action(seat, text)

    def _nothing(self, seat: int) -> None:
        """An empty line: a step back in the lists, or the end of a turn in which nothing is left."""
        if self.choices.chosen:
            self._turn_page(seat, "back")
        elif self.position.legal().only() == End():
            self._do(seat, End())
        else:
            self._offer(seat)

    def _turn_page(self, seat: int, command: str) -> None:
        if command == "more":
            self.choices.page += 1
        else:
            words = self.choices.chosen[:-1]
            while words and len(self.choices.after(words)) == 1:
                words = words[:-1]
            self.choices.go(words)
        self._offer(seat)

    def _choose(self, seat: int, words: Words) -> None:
        while not self.choices.is_action(words):
            following = self.choices.after(words)
            if len(following) != 1 or self.choices.is_action((*words, following[0])):
                self.choices.go(words)
                self._offer(seat)
                return
            words = (*words, following[0])
        self._do(seat, self.game.parse(" ".join(words)))

    def _action(self, seat: int, text: str) -> None:
        words = tidy(text)
        try:
            action = self.game.parse(" ".join(words))
        except Refused as refused:
            if self.choices.after(words):
                self._choose(seat, words)
            elif words[0] in FORMS:
                self._refuse(refused.refusal)
            else:
                self._unknown(words[0])
            return
        try:
            self._do(seat, action)
        except Refused as refused:
            self._refuse(refused.refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self._say(self.wording.refusal(self.game.kind.name, refusal), "bold")

    def _unknown(self, word: str) -> None:
        known = [*bulletins.COMMANDS, *FORMS]
        near = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
        self._say(self._text("terminal-unknown", word=word, near=near[0] if near else ""))

    # Commands

    def _command(self, seat: int, command: str, rest: str) -> None:
        match command:
            case "help":
                self.console.print(bulletins.help_page(self._view(seat), self.wording))
            case "board":
                self._stale = True
            case "look":
                self._look(seat, rest)
            case "why":
                self._why(seat, rest)
            case "reach":
                self._reach(rest)
            case "undo":
                self._undo()
            case "log":
                self._log(rest, seat)
            case "rules":
                self._rules(rest)
            case "save":
                self._save(rest)
            case "load":
                self._load(rest)
            case _:
                self._part()

    def _look(self, seat: int, text: str) -> None:
        cell = self.position.island.number.get(text.upper())
        if cell is None:
            self._say(self._text("terminal-look-where"))
        else:
            self.console.print(bulletins.cell_page(self._view(seat), cell, self.wording))

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self._say(self._text("terminal-why-what"))
            return
        words = " ".join(tidy(text))
        refusal: Refusal | None
        try:
            refusal = self.position.why_not(seat, self.game.parse(words))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is None:
            self._say(self._text("terminal-allowed", action=words), "bold")
            return
        self._refuse(refusal)
        if refusal.clause in self._clauses:
            self.console.print(bulletins.clause_page(self._clauses[refusal.clause], self.wording))

    def _reach(self, text: str) -> None:
        name = text.upper()
        if not _MAN.fullmatch(name):
            self._say(self._text("terminal-reach-whom"))
            return
        found = self.position.reach(name)
        if not found:
            self._say(self._text("terminal-reach-nowhere", man=name))
        for place, way in sorted(found.items(), key=lambda item: item[1].cost):
            path = " → ".join(way.path)
            self._say(self._text("terminal-reach", man=name, place=place, cost=way.cost, path=path))

    def _undo(self) -> None:
        if not self._past:
            self._say(self._text(self._why_no_undo))
            return
        position, length = self._past.pop()
        taken_back = self.journal.entries[length].action
        self.journal.position = position
        del self.journal.entries[length:]
        self._dirty = True
        self._changed()
        self._say(self._text("terminal-undone", action=taken_back), "bold")

    def _log(self, rest: str, seat: int | None = None) -> None:
        lines = whole_story(self.journal, self.wording, seat)
        if rest.lower() != "all" and len(lines) > _LOG_LINES:
            self._say(self._text("terminal-log-more", number=len(lines) - _LOG_LINES), "dim")
            lines = lines[-_LOG_LINES:]
        for line in lines:
            self._say(line)

    def _rules(self, name: str) -> None:
        if not name:
            self.console.print(bulletins.contents(self.game, self.wording))
            return
        clause = self._clauses.get(name.lower().replace(" ", "-"))
        if clause is not None:
            self.console.print(bulletins.clause_page(clause, self.wording))
            return
        near = difflib.get_close_matches(name.lower(), self._clauses, n=1, cutoff=0.4)
        self._say(self._text("terminal-no-clause", name=name, near=near[0] if near else ""))

    # Files

    def _save(self, name: str) -> None:
        if not name:
            self._say(self._text("terminal-save-where"))
            return
        try:
            path = keeping.target(name)
            if keeping.occupied(path, self.wording) and path not in self._files:
                answer = self.read(self._text("terminal-overwrite", file=str(path)))
                if answer.strip().lower() not in ("y", "yes"):
                    self._say(self._text("terminal-not-saved"))
                    return
            keeping.save(self.journal, path)
        except Problem as problem:
            self._say(str(problem), "bold")
            return
        self._dirty = False
        self._files.add(path)
        self._say(self._text("terminal-saved", file=str(path)), "bold")

    def _load(self, name: str) -> None:
        if not name:
            self._say(self._text("terminal-load-what"))
            return
        if self._dirty:
            answer = self.read(self._text("terminal-drop"))
            if answer.strip().lower() not in ("y", "yes"):
                self._say(self._text("terminal-not-loaded"))
                return
        try:
            path = keeping.target(name)
            journal = keeping.load(path, self.wording)
        except Problem as problem:
            self._say(str(problem), "bold")
            return
        self._sit_down(journal, seated_again(journal, journal.players))
        self._dirty = False
        self._files = {path}
        self._say(self._text("terminal-loaded", number=len(journal.entries)), "bold")
