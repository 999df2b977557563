"""Playing in the terminal: whose turn it is, what was typed, what came of it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from ..bots import Bot, bot_names, make_bot
from ..kernel import Action, Entry, Event, Game, Journal, Position, Refusal, Refused
from ..rulebook import load_clauses
from ..sectionx import SectionX, Seen
from ..sectionx.actions import FORMS, HOME, SUPPLY, End
from ..wording import Wording
from . import bulletins, keeping
from .choosing import Choices, Words, draw_choices, draw_verbs
from .panels import News, draw_screen, seat_name
from .problem import Problem

HUMAN = "human"

_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit", "u": "undo"}
_MAN = re.compile(r"[A-Za-z]\d")
_LONGEST = 400
_LOG_LINES = 30

#: Events that tell somebody something he did not know before, and those after which a turn is over.
_REVEALING = frozenset({"chance", "drawn"})
_ENDING = frozenset({"turn-ended", "collapsed", "game-over"})
#: Worth a line beside the board even where there is room for few.
_WEIGHTY = frozenset({"fight", "door-returned", "zone-claimed", "key-gained", "key-lost", "last-tile"})


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

    Raises `UnknownBot` for a name that is neither.
    """
    return Session(game, players, console, read, wording, journal).run()


def tidy(text: str) -> Words:
    """What was typed, spelled as in the notation: `STEP b1 Zone:e` is `step B1 zone:E`."""

    def spell(word: str) -> str:
        lower = word.lower()
        if lower in (HOME, SUPPLY):
            return lower
        return f"zone:{word[5:].upper()}" if lower.startswith("zone:") else word.upper()

    words = text.split()
    if len(words) and _MAN.fullmatch(words[0]):
        # A prisoner's name alone is enough to say who walks.
        words.insert(0, "step")
    return (words[0].lower(), *map(spell, words[1:])) if words else ()


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

    def _sit_down(self, journal: Journal, players: Sequence[str]) -> None:
        """Everything that belongs to one game."""
        self.journal = journal
        self.game = journal.game
        if len(players) != len(self.game.seats):
            players = [HUMAN] * len(self.game.seats)
        self.players = journal.players = tuple(players)
        chance = journal.position.chance
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, chance.fork(f"bot {seat}"))
            for seat, name in enumerate(self.players)
            if name != HUMAN
        }
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
        for sentence in self._sentences(self.journal.opening, self._eyes):
            self._say(sentence)

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
        self._say(self._text("terminal-hand-over", who=seat_name(self.wording, self._view(None), seat)), "bold")
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
            self._no_way_back("terminal-undo-none")
        elif kinds & _ENDING:
            self._no_way_back("terminal-undo-ended")
        elif kinds & _REVEALING or any(event.secret for event in events):
            self._no_way_back("terminal-undo-revealed")
        else:
            self._past.append(before)
        eyes = seat if seat not in self.bots else self._eyes if self._people == 1 else None
        for sentence in self._sentences(events, eyes):
            self._say(sentence)
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
        self.console.print(draw_screen(self._view(seat), self.wording, width, height, self._news(seat)))
        prompt = self.position.prompt
        if prompt is not None and prompt.kind.startswith("choose-"):
            self._say(self.wording.prompt(self.game.kind.name, prompt), "bold")
        self._offer(seat)
        self._stale = False

    def _offer(self, seat: int) -> None:
        """The numbered list the player is at."""
        if self.choices.chosen:
            shown: RenderableType = draw_choices(
                self.choices, self._view(seat), self.wording, self.console.width
            )
        else:
            shown = draw_verbs(self.choices, self.wording)
        self.console.print(shown)

    def _sentences(self, events: Iterable[Event], eyes: int | None) -> list[str]:
        out = []
        for event in events:
            seen = event.seen_by(eyes)
            sentence = "" if seen is None else self.wording.event(self.game.kind.name, seen)
            if sentence:
                out.append(sentence)
        return out

    def _news(self, seat: int) -> News:
        """What happened since this seat's last turn ended."""
        entries = self.journal.entries
        own = len(entries)
        while own and entries[own - 1].seat == seat:
            own -= 1
        start = own
        while start and entries[start - 1].seat != seat:
            start -= 1
        recent = entries[start:]
        sentences = [line for entry in recent for line in self._sentences(entry.events, seat)]
        return News(sentences, self._turns(recent, seat), self._touched(entries[start:own]))

    def _turns(self, entries: Sequence[Entry], seat: int) -> list[str]:
        """Each turn in one line of notation, weighty events in lines of their own."""
        out: list[str] = []
        moves: list[str] = []
        for number, entry in enumerate(entries):
            moves.append(entry.action)
            weighty = self._sentences((e for e in entry.events if e.kind in _WEIGHTY), seat)
            last = number + 1 == len(entries) or entries[number + 1].seat != entry.seat
            if last or weighty:
                done = [move for move in moves if move != str(End())] or ["–"]
                name = seat_name(self.wording, self._view(None), entry.seat)
                out += [f"{name}: {', '.join(done)}", *weighty]
                moves = []
        return out

    def _touched(self, entries: Iterable[Entry]) -> set[str]:
        """Cells where the others did something."""
        cells = set()
        for entry in entries:
            for event in entry.events:
                for name in ("cell", "to", "one", "other", "spot", "old"):
                    cells.add(str(event.parameters.get(name, "")).partition("#")[0])
        return cells & set(self.position.island.number)

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
            self._do(seat, self.game.parse(" ".join(words)))
        except Refused as refused:
            if self.choices.after(words):
                self._choose(seat, words)
            elif words[0] in FORMS:
                self._say(self.wording.refusal(self.game.kind.name, refused.refusal), "bold")
            else:
                self._unknown(words[0])

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
        self._say(self.wording.refusal(self.game.kind.name, refusal), "bold")
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
        lines = self._sentences(self.journal.opening, seat)
        for entry in self.journal.entries:
            lines += self._sentences(entry.events, seat)
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
            there = keeping.standing(path, self.wording)
            if there not in (None, self.game.seal.commitment):
                answer = self.read(self._text("terminal-overwrite", file=str(path)))
                if answer.strip().lower() not in ("y", "yes"):
                    self._say(self._text("terminal-not-saved"))
                    return
            keeping.save(self.journal, path)
        except Problem as problem:
            self._say(str(problem), "bold")
            return
        self._dirty = False
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
            journal = keeping.load(name, self.wording)
        except Problem as problem:
            self._say(str(problem), "bold")
            return
        known = (HUMAN, *bot_names(journal.game.kind.name))
        players = [player if player in known else HUMAN for player in journal.players]
        self._sit_down(journal, players)
        self._dirty = False
        self._say(self._text("terminal-loaded", number=len(journal.entries)), "bold")
