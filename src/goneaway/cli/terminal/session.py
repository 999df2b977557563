"""Playing in the terminal: the course of a session, the input, and its effects."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from ...bots import BotTrouble
from ...kernel import Action, Game, Journal, Refusal, Refused, Seal
from ...kernel.records import CHANCE, ENDED, HIDDEN
from ...presenting.choosing import Words
from ...presenting.sitting import seated_again
from ...wording import Wording
from . import pages
from .desk import Left
from .screen import Screen

_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit", "u": "undo"}
_LONGEST = 400
_LOG_LINES = 30

#: Reasons why an action cannot be undone.
_NO_UNDO = {
    ENDED: "kernel-undo-ended",
    CHANCE: "kernel-undo-revealed",
    HIDDEN: "kernel-undo-revealed",
}


class Session(Screen):
    """One session at the keyboard."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        console: Console,
        read: Callable[[str], str],
        wording: Wording,
        journal: Journal | None = None,
        seed: str | None = None,
    ) -> None:
        book = Journal(game, players) if journal is None else journal
        super().__init__(console, read, wording, book, players, seed)
        self._welcomed = bool(self.journal.entries)

    # The course of a session

    def run(self) -> Journal:
        try:
            self._welcome()
            while True:
                while self.position.actor is not None:
                    self._go_on()
                self._finish()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave_in_haste()
        except BotTrouble as trouble:
            self._say(self.wording.bot_trouble(trouble.code, trouble.parameters), "bold")
            self._leave_in_haste()
            raise SystemExit(1) from None
        finally:
            self.sitting.leave()
        return self.journal

    def _go_on(self) -> None:
        """Play everything that needs no person, then handle one line of input."""
        talking = self.sitting.aside
        for done in self.sitting.go_on():
            self._follow(done)
        if self.sitting.aside != talking:
            self._list()
        if self.sitting.asked is not None:
            self._listen(self.sitting.asked)

    def _welcome(self) -> None:
        if self._people and not self._welcomed:
            self._introduce(self.sitting.eyes)
        self._welcomed = True
        if not self.journal.entries:
            self.sitting.tell(self.journal.opening, self.sitting.eyes)

    def _introduce(self, seat: int | None) -> None:
        self.sitting.introduced.add(seat)
        self.console.print(self.front.welcome(self.position, seat))
        self._pause()

    def _listen(self, seat: int) -> None:
        """Read one line from the player who has to decide, or who acts beside the turn."""
        if self.sitting.eyes != seat:
            self._hand_over(seat)
        self._catch_up()
        if self._stale:
            self._show(seat)
        words = " ".join(self.choices.chosen)
        self._obey(seat, self._line(f"{words or self._name(seat)} > "))

    def _hand_over(self, seat: int) -> None:
        """Hide the screen before the next player takes the keyboard."""
        self._stale = True
        if self.sitting.same_person(seat):
            self.sitting.eyes = seat
            return
        new = self.sitting.newcomer(seat)
        self._catch_up()
        if self.console.is_terminal:
            self.console.clear()
            # The terminal's scrollback would still show it.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        self._say(self._text("terminal-hand-over", who=self._name(seat)), "bold")
        self._pause()
        self.sitting.eyes = seat
        if new:
            self._introduce(seat)

    def _do(self, seat: int, action: Action) -> None:
        self._follow(self.sitting.do(seat, action))

    def _finish(self) -> None:
        """Show the last board and the ranking, then offer the commands for a finished game."""
        self._catch_up()
        outcome = self.position.outcome
        assert outcome is not None
        self.console.print(self.front.screen(self.journal, None, *self.console.size))
        self.console.print(self.front.result(self.position, outcome))
        if not self._people:
            raise Left
        self._say(self._text("terminal-over"))
        last = "-"
        while self.position.outcome is not None:
            line = self._line(self._text("terminal-over-prompt")).strip()
            if not line and self._dirty and last:
                self._say(self._text("terminal-over-unsaved"))
            elif not line:
                self._leave()
            else:
                self._after(line)
            last = line

    def _after(self, line: str) -> None:
        """Handle one command after the end; unknown input changes nothing."""
        word, _, rest = line.partition(" ")
        command = _ALIASES.get(word.lower(), word.lower())
        match command:
            case "save":
                self._save(rest.strip())
            case "log":
                self._log(rest.strip(), self.sitting.eyes)
            case "replay":
                self._page(Text("\n".join(self.front.story(self.journal, self.sitting.eyes))))
            case "again":
                self._again()
            case "load":
                self._take_up(rest.strip())
            case "quit":
                self._part()
            case _:
                self._say(self._text("terminal-over"))

    def _again(self) -> None:
        """Start another game with the same table."""
        if self._dirty and not self._agreed(self._text("terminal-drop")):
            return
        game = replace(self.game, seal=Seal(secrets.token_bytes(32)))
        self._dirty, self._files = False, set()
        self.sitting.leave()
        self._sit_down(Journal(game, self.players), self.players, self.sitting.ask_all)
        self.sitting.tell(self.journal.opening, self.sitting.eyes)

    # Beside the turn

    def _stand_aside(self, seat: int | None) -> None:
        """Let a player act beside the turn until they enter an empty line; None: the turn goes on."""
        self.sitting.aside = seat
        self._list()

    def _asides(self, seat: int, name: str) -> None:
        """The asides open to this player, or to another at this keyboard."""
        seats = {self._name(other).lower(): other for other in range(len(self.players))}
        found = difflib.get_close_matches(name.lower(), seats, n=1) if name else []
        other = seats[found[0]] if found else seat
        if (name and not found) or other in self.sitting.bots:
            names = [self._name(one) for one in range(len(self.players)) if one not in self.sitting.bots]
            self._say(self._text("terminal-asides-who", names=names))
            return
        self._stand_aside(other)

    # Typed input

    def _obey(self, seat: int, line: str) -> None:
        typed = "".join(letter if letter.isprintable() else " " for letter in line[:_LONGEST]).strip()
        word, _, rest = typed.partition(" ")
        command = _ALIASES.get(word.lower(), word.lower())
        if not typed:
            self._nothing(seat)
        elif command in self.front.commands:
            self._command(seat, command, rest.strip())
        elif self.choices.chosen and command in ("back", "more"):
            self._turn_page(seat, command)
        elif (onward := self.front.onward(self.choices, self.front.joined(typed))) is not None:
            self._try(seat, self.front.complete(self.position, seat, onward))
        elif (words := self._picked(typed)) is not None:
            self._choose(seat, words)
        else:
            self._action(seat, self._joined(typed))

    def _joined(self, text: str) -> str:
        """The input with names of several words joined; the verb is never part of a name."""
        first, _, rest = text.partition(" ")
        if first.lower() in self.front.verbatim:
            return text
        if first.lower() in self.front.forms:
            return f"{first} {self.front.joined(rest)}".strip()
        return self.front.joined(text)

    def _picked(self, text: str) -> Words | None:
        """The choices so far with the input added; None if that is not in the lists."""
        readings = dict.fromkeys((self._joined(text), self.front.joined(text), text))
        found = (self.choices.pick(reading) for reading in readings)
        return next((words for words in found if words is not None), None)

    def _nothing(self, seat: int) -> None:
        """Handle an empty line: a step back in the lists, or the only possible action."""
        only = self.position.legal().only()
        if self.sitting.aside is not None and len(self.choices.chosen) < 2:
            self._stand_aside(None)
        elif self.choices.chosen:
            self._turn_page(seat, "back")
        elif only is not None:
            self._do(seat, only)
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
        several = self.front.usual(self.position, seat, words)
        if several:
            for action in several:
                self._do(seat, action)
            return
        self._try(seat, self.front.complete(self.position, seat, words))

    def _try(self, seat: int, words: Words) -> None:
        """Take the action that was typed, or explain why it is illegal."""
        try:
            self._do(seat, self.game.parse(" ".join(words)))
        except Refused as refused:
            self._refuse(refused.refusal)

    def _action(self, seat: int, text: str) -> None:
        tidied = self.front.tidy(text)
        words = self.choices.spell(tidied)
        if self.choices.chosen and words[0] not in (*self.front.forms, *self.choices.verbs):
            # Not on the list shown: the rules explain why.
            words = self.choices.spell((*self.choices.chosen, *tidied))
        if self.choices.is_action(words):
            self._choose(seat, words)
            return
        words = self.front.complete(self.position, seat, words)
        try:
            self.game.parse(" ".join(words))
        except Refused as refused:
            if self.choices.after(words):
                self._choose(seat, words)
            elif self.choices.chosen and words[: len(self.choices.chosen)] == self.choices.chosen:
                self._say(self._text("terminal-not-listed", word=words[-1]))
                self._offer(seat)
            elif words[0] in self.front.forms:
                if words[0] not in self.choices.verbs and self.choices.verbs:
                    verbs = list(self.choices.verbs)
                    self._say(self._text("terminal-not-now", verb=words[0], verbs=verbs), "bold")
                self._refuse(refused.refusal)
            else:
                self._unknown(words[0])
            return
        self._try(seat, words)

    def _refuse(self, refusal: Refusal) -> None:
        remark = self.front.remark(refusal)
        if remark:
            self._say(remark, "bold")
        self._say(self.wording.refusal(self.game.kind.name, refusal), "bold")

    def _unknown(self, word: str) -> None:
        known = [*self.front.commands, *self.front.forms]
        near = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
        self._say(self._text("terminal-unknown", word=word, near=near[0] if near else ""))

    # Commands

    def _command(self, seat: int, command: str, rest: str) -> None:
        match command:
            case "help":
                self._page(self.front.help(self.position, seat))
            case "hint":
                self._hint(seat)
            case "set":
                self._set(rest)
            case "board":
                self._stale = True
            case "why":
                self._why(seat, rest)
            case "undo":
                self._undo(seat)
            case "log":
                self._log(rest, seat)
            case "rules":
                self._rules(rest)
            case "save":
                self._save(rest)
            case "load":
                self._take_up(rest)
            case "quit":
                self._part()
            case "asides":
                self._asides(seat, rest)
            case "watch":
                self.sitting.watching = not self.sitting.watching
                self._say(self._text("terminal-watch", on=self.sitting.watching))
            case _:
                answer = self.front.obey(self.journal, seat, command, rest)
                if answer is None:
                    self._stale = True
                else:
                    self._page(answer)

    def _take_up(self, name: str) -> None:
        journal = self._load(name)
        if journal is not None:
            self.sitting.leave()
            self._sit_down(journal, seated_again(journal, journal.players), self.sitting.ask_all)
            self._say(self._text("terminal-loaded", number=len(journal.entries)), "bold")

    def _set(self, words: str) -> None:
        """Set whether questions with only one answer are asked."""
        match words.lower().split():
            case ["ask", ("all" | "needed") as wanted]:
                self.sitting.ask_all = wanted == "all"
        self._say(self._text("terminal-set", all=self.sitting.ask_all))

    def _hint(self, seat: int) -> None:
        """What a bot would do in the player's place, and why; it sees only what the player sees."""
        if self.sitting.aside is not None:
            said = self.sitting.adviser.aside(self.journal, seat)
            self._say(self._text("terminal-hint-aside", action="" if said is None else str(said)), "bold")
            return
        hint = self.sitting.adviser.hint(self.journal, seat, self.wording)
        brief = self.front.briefly(hint.action, self.choices)
        where = self.front.where(brief)
        self._say(self._text("terminal-hint", action=brief, why=hint.why, where=where), "bold")

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self._say(self._text(self.front.why_what))
            return
        tidied = self.choices.spell(self.front.tidy(self._joined(text)))
        words = self.front.complete(self.position, seat, tidied)
        refusal: Refusal | None
        try:
            refusal = self.position.why_not(seat, self.game.parse(" ".join(words)))
        except Refused as refused:
            refusal = refused.refusal
        if refusal is None:
            self._say(self._text("terminal-allowed", action=" ".join(words)), "bold")
            return
        self._refuse(refusal)
        if refusal.clause in self._clauses:
            self.console.print(pages.clause_page(self._clauses[refusal.clause], self.wording))

    def _undo(self, seat: int) -> None:
        taken_back = self.sitting.undo(seat)
        if not taken_back:
            self._say(self._text(_NO_UNDO.get(self.sitting.why_no_undo(seat), "kernel-undo-none")))
            return
        self._dirty = True
        self._changed()
        self._say(self._text("terminal-undone", action=taken_back), "bold")

    def _log(self, rest: str, seat: int | None = None) -> None:
        lines = self.front.story(self.journal, seat)
        if rest.lower() == "all":
            self._page(Text("\n".join(lines)))
            return
        if len(lines) > _LOG_LINES:
            self._say(self._text("terminal-log-more", number=len(lines) - _LOG_LINES), "dim")
        for line in lines[-_LOG_LINES:]:
            self._say(line)

    def _rules(self, name: str) -> None:
        if not name:
            self._page(pages.contents(self.game, self.wording, self.front.rules_hint))
            return
        clause = self._clauses.get(name.lower().replace(" ", "-"))
        if clause is not None:
            self.console.print(pages.clause_page(clause, self.wording))
            return
        near = difflib.get_close_matches(name.lower(), self._clauses, n=1, cutoff=0.4)
        self._say(self._text("terminal-no-clause", name=name, near=near[0] if near else ""))
