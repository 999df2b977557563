"""Playing in the terminal: whose turn it is, what was typed, what came of it."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Console
from rich.text import Text

from ...bots import Bot, bot_names, make_bot
from ...kernel import Action, Event, Game, Group, Journal, Legal, Position, Refusal, Refused, Seal
from ...presenting.choosing import Words
from ...rulebook import load_clauses
from ...wording import Wording
from ..process import uninterrupted
from . import pages
from .advising import Adviser
from .castle.front import CastleFront
from .choosing import draw_verbs
from .desk import HUMAN, Desk, Left
from .front import Front
from .island.front import IslandFront

#: What each game looks like.
FRONTS: dict[str, type[Front[Any]]] = {"sectionx": IslandFront, "colditz": CastleFront}

_ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "bye": "quit", "u": "undo"}
_LONGEST = 400
_LOG_LINES = 30


def play_game(
    game: Game,
    players: Sequence[str],
    console: Console,
    read: Callable[[str], str],
    wording: Wording,
    *,
    journal: Journal | None = None,
    ask_all: bool = False,
) -> Journal:
    """Play until the game is over or the players leave; `players[seat]` is "human" or a bot's name.

    Raises `UnknownBot` for a name that is neither. In a game that is taken up again somebody may
    have sat whom nobody knows here: a person takes the seat. With `ask_all` questions that have only
    one answer are put all the same.
    """
    if journal is not None:
        players = seated_again(journal, players)
    session = Session(game, players, console, read, wording, journal)
    session.ask_all = ask_all
    return session.run()


def seated_again(journal: Journal, players: Sequence[object]) -> list[str]:
    known = bot_names(journal.game.kind.name)
    return [str(player) if player in known else HUMAN for player in players]


class Session(Desk):
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
        super().__init__(console, read, wording, Journal(game, players) if journal is None else journal)
        #: Questions with one answer are put to the player all the same.
        self.ask_all = False
        self._sit_down(self.journal, players)
        self._welcomed = bool(self.journal.entries)

    def _sit_down(self, journal: Journal, players: Sequence[str]) -> None:
        """Everything that belongs to one game."""
        self.journal = journal
        self.game = journal.game
        edition = str(self.game.rules.get("edition", ""))
        if edition and edition != self.wording.edition:
            # Its own rule numbers are cited.
            self.wording = Wording(self.wording.language, edition)
        self.front = FRONTS[self.game.kind.name](self.game, self.wording)
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
        self._adviser = Adviser(self.game)
        #: The seat of the person at the keyboard; None before the first has been asked to look.
        self._eyes: int | None = None
        if self.players.count(HUMAN) == 1:
            self._eyes = self.players.index(HUMAN)
        #: Ways back (and whether what was done then did itself), and the seat whose they are.
        self._past: list[tuple[Position, int, bool]] = []
        self._past_of: int | None = None
        self._why_no_undo = "terminal-undo-none"
        #: Who talks beside the turn; whose turn the bots last had a word about; what was asked.
        self._aside: int | None = None
        self._heard: tuple[int, int] | None = None
        self._asked: set[Any] = set()
        #: Stop whenever a bot's turn begins.
        self._watching = False
        self._turn_began = False
        #: Seats whose person has been told what it is all about.
        self._introduced: set[int | None] = set()
        #: What happened and has not been told yet, and to whom it is to be told.
        self._untold: list[Event] = []
        self._untold_to: int | None = None
        self._changed()

    def _changed(self) -> None:
        """The position is another: draw it again, and start choosing anew."""
        self._stale = True
        self.front.changed()
        self._list()

    def _list(self) -> None:
        """What can be chosen now: an action, or something to say beside the turn."""
        legal = self.position.legal()
        if self._aside is not None:
            by_verb: dict[str, list[Action]] = {}
            for action in self.position.asides(self._aside):
                by_verb.setdefault(str(action).split()[0], []).append(action)
            legal = Legal.of(*(Group.of(verb, actions) for verb, actions in by_verb.items()))
        self.choices = self.front.choices(self.position, legal)

    @property
    def position(self) -> Position:
        return self.journal.position

    def _name(self, seat: int) -> str:
        return self.front.seat_name(self.position, seat)

    # The course of a sitting

    def run(self) -> Journal:
        try:
            self._welcome()
            while True:
                while (seat := self.position.actor) is not None:
                    self._go_on(seat)
                self._finish()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave_in_haste()
        return self.journal

    def _go_on(self, seat: int) -> None:
        """One decision: of a bot, of nobody, or of somebody at the keyboard."""
        if self._heard != (seat, self.position.phase):
            self._heard = (seat, self.position.phase)
            self._let_bots_speak()
        self._call_aside(seat)
        if self._aside is not None:
            self._listen(self._aside)
        elif seat in self.bots:
            bot = self.bots[seat]
            self._do(seat, bot.choose(self.position.view(seat), self.position.legal()))
        elif (only := self._needs_nobody(seat)) is not None:
            self._do(seat, only, by_itself=True)
        else:
            self._listen(seat)

    def _needs_nobody(self, seat: int) -> Action | None:
        """The answer to a question that leaves no choice.

        Of what another person at the keyboard has to answer only that he does nothing is told unasked.
        """
        if self.ask_all or self.position.phase:
            return None  # at the beginning of a phase there is something to be said first
        only = self.position.legal().only()
        if only is None or str(only).split()[0] in self.front.deliberate:
            return None
        hidden = self._people > 1 and seat != self._eyes
        return None if hidden and str(only) != self.front.passing else only

    def _welcome(self) -> None:
        if self._people and not self._welcomed:
            self._introduce(self._eyes)
        self._welcomed = True
        if not self.journal.entries:
            self._tell(self.journal.opening, self._eyes)

    def _introduce(self, seat: int | None) -> None:
        self._introduced.add(seat)
        self.console.print(self.front.welcome(self.position, seat))
        self._pause()

    def _listen(self, seat: int) -> None:
        """One line from the player whose decision is awaited, or who talks beside the turn."""
        if self._eyes != seat:
            self._hand_over(seat)
        self._catch_up()
        if self._stale:
            self._show(seat)
        words = " ".join(self.choices.chosen)
        self._obey(seat, self._line(f"{words or self._name(seat)} > "))

    def _hand_over(self, seat: int) -> None:
        """The next player must not see what the last one holds."""
        if self._eyes is not None and self.front.shares(self.position, self._eyes, seat):
            self._eyes, self._stale = seat, True
            return
        new = self.front.taught_apart(self.position, seat) and seat not in self._introduced
        self._catch_up()
        if self.console.is_terminal:
            self.console.clear()
            # What has scrolled off the window can be scrolled back, stock and all.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        self._say(self._text("terminal-hand-over", who=self._name(seat)), "bold")
        self._pause()
        self._eyes = seat
        self._stale = True
        if new and not any(entry.seat == seat for entry in self.journal.entries):
            self._introduce(seat)

    def _do(self, seat: int, action: Action, by_itself: bool = False) -> None:
        """Apply an action, tell what happened, and remember the way back if there is one."""
        before = (self.position.copy(chance=self.position.chance), len(self.journal.entries), by_itself)
        with uninterrupted():
            events = self.journal.apply(seat, action)
        self._dirty = True
        kinds = {event.kind for event in events}
        if self._past_of != seat:
            self._past.clear()
            self._past_of = seat
        if seat in self.bots:
            self._past.clear()
        elif kinds & self.front.ending:
            self._no_way_back("terminal-undo-ended")
        elif kinds & self.front.revealing or any(event.secret for event in events):
            self._no_way_back("terminal-undo-revealed")
        else:
            self._past.append(before)
        verb = str(action).partition(" ")[0]
        if verb not in self.front.beside:
            self._aside = None
        if by_itself or str(action) == self.front.passing:
            self._catch_up()
            self._say(self._text("terminal-by-itself", who=self._name(seat), action=str(action), verb=verb))
        # What a person at the keyboard did he sees with his own eyes; the rest as far as all may know.
        eyes = self._eyes if self._people == 1 or seat == self._eyes else None
        self._tell((event for event in events if event.kind not in self.front.bulletins), eyes)
        self._turn_began = "turn-begun" in kinds
        self._changed()
        for event in events:
            bulletin = self.front.bulletin(self.position, event)
            if bulletin is not None:
                self._catch_up()
                self.console.print(bulletin)
                self._pause()

    def _no_way_back(self, why: str) -> None:
        self._past.clear()
        self._why_no_undo = why

    def _finish(self) -> None:
        """The last board, the ranking, and what can be done with a game that is over."""
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
        """One command after the end; whatever is not understood loses nothing."""
        word, _, rest = line.partition(" ")
        command = _ALIASES.get(word.lower(), word.lower())
        match command:
            case "save":
                self._save(rest.strip())
            case "log":
                self._log(rest.strip(), self._eyes)
            case "replay":
                self._page(Text("\n".join(self.front.story(self.journal, self._eyes))))
            case "again":
                self._again()
            case "load":
                self._take_up(rest.strip())
            case "quit":
                self._part()
            case _:
                self._say(self._text("terminal-over"))

    def _again(self) -> None:
        """The same table, another game."""
        if self._dirty and not self._agreed(self._text("terminal-drop")):
            return
        game = replace(self.game, seal=Seal(secrets.token_bytes(32)))
        self._dirty, self._files = False, set()
        self._sit_down(Journal(game, self.players), self.players)
        self._tell(self.journal.opening, self._eyes)

    # Beside the turn

    def _let_bots_speak(self) -> None:
        """Twice round: an offer made in the first can be answered in the second."""
        for seat in (*self.bots, *self.bots):
            asides = self.position.asides(seat)
            said = self.bots[seat].aside(self.position.view(seat), asides) if asides else None
            if said is not None:
                self._do(seat, said)

    def _call_aside(self, actor: int) -> None:
        """Give the word to a person who is asked something out of turn, or who watches every turn."""
        if self._aside is not None:
            return
        for seat, what in self.front.called(self.position):
            if seat not in self.bots and (seat, what) not in self._asked:
                self._asked.add((seat, what))
                if seat != actor:
                    self._stand_aside(seat)
                    return
        if self._watching and self._turn_began and actor in self.bots and self._eyes is not None:
            self._turn_began = False
            self._stand_aside(self._eyes)

    def _stand_aside(self, seat: int | None) -> None:
        """Somebody talks beside the turn, until he enters an empty line; None: the turn goes on."""
        self._aside = seat
        self._stale = True
        self._list()

    def _asides(self, seat: int, name: str) -> None:
        """The player himself, or another at this keyboard, has something to say beside the turn."""
        seats = {self._name(other).lower(): other for other in range(len(self.players))}
        found = difflib.get_close_matches(name.lower(), seats, n=1) if name else []
        other = seats[found[0]] if found else seat
        if (name and not found) or other in self.bots:
            names = [self._name(one) for one in range(len(self.players)) if one not in self.bots]
            self._say(self._text("terminal-asides-who", names=names))
            return
        self._stand_aside(other)

    # On the screen

    def _show(self, seat: int) -> None:
        width, height = self.console.size
        question = self.front.question(self.position)
        if self._aside is not None:
            question = self._text("terminal-aside", none=not self.choices.verbs)
        verbs = self.choices.verbs
        if not self.choices.chosen and len(verbs) == 1 and self.choices.after(verbs):
            # Only one thing can be done: ask at once how.
            self.choices.go(verbs)
        self.front.picked(self.position, seat, self.choices)
        if len(self.choices.chosen) > 1:
            question = ""  # it has been read before the first word was picked
        below = [*([Text(question, "bold")] if question else ()), self._list_of(seat)]
        if self.front.below:
            # Long questions and lists must not push the heading out of the window.
            lines = 1 + sum(len(self.console.render_lines(part, pad=False)) for part in below)
            height -= max(0, lines - self.front.below)
        self.console.print(self.front.screen(self.journal, seat, width, height))
        for part in below:
            self.console.print(part)
        self._stale = False

    def _offer(self, seat: int) -> None:
        """The numbered list the player is at, and the board if it shows what can be picked."""
        if self.front.picked(self.position, seat, self.choices):
            self._stale = True
        else:
            self.console.print(self._list_of(seat))

    def _list_of(self, seat: int) -> Text:
        width = self.console.width
        if self.choices.chosen:
            return self.front.draw_choices(self.choices, self.position, seat, width)
        return draw_verbs(self.choices, self.wording, width, self._enter())

    def _enter(self) -> str:
        """What an empty line does here, if it does something."""
        if self._aside is not None:
            return ""
        only = self.position.legal().only()
        return "" if only is None else str(only)

    def _tell(self, events: Iterable[Event], eyes: int | None) -> None:
        if eyes != self._untold_to:
            self._catch_up()
        self._untold_to = eyes
        self._untold += events

    def _catch_up(self) -> None:
        """Tell what has happened since somebody last looked."""
        told, self._untold = self._untold, []
        for sentence in self.front.sentences(told, self._untold_to):
            self._say(sentence)

    # What was typed

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
        """What was typed, names of several words joined; the verb before them is none of theirs."""
        first, _, rest = text.partition(" ")
        if first.lower() in self.front.verbatim:
            return text
        if first.lower() in self.front.forms:
            return f"{first} {self.front.joined(rest)}".strip()
        return self.front.joined(text)

    def _picked(self, text: str) -> Words | None:
        """What was chosen before, with what was typed added; None if that is nothing on the lists."""
        readings = dict.fromkeys((self._joined(text), self.front.joined(text), text))
        found = (self.choices.pick(reading) for reading in readings)
        return next((words for words in found if words is not None), None)

    def _nothing(self, seat: int) -> None:
        """An empty line: a step back in the lists, or the one thing that is left to do."""
        only = self.position.legal().only()
        if self._aside is not None and len(self.choices.chosen) < 2:
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
        """Do what the words say, or say why not."""
        try:
            self._do(seat, self.game.parse(" ".join(words)))
        except Refused as refused:
            self._refuse(refused.refusal)
            return
        if words[0] in self.front.beside:
            self._let_bots_speak()

    def _action(self, seat: int, text: str) -> None:
        tidied = self.front.tidy(text)
        words = self.choices.spell(tidied)
        if self.choices.chosen and words[0] not in (*self.front.forms, *self.choices.verbs):
            # Not on the list that is shown: the rules say why.
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
                self._undo()
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
                self._watching = not self._watching
                self._say(self._text("terminal-watch", on=self._watching))
            case _:
                answer = self.front.obey(self.journal, seat, command, rest)
                if answer is None:
                    self._stale = True
                else:
                    self._page(answer)

    def _take_up(self, name: str) -> None:
        journal = self._load(name)
        if journal is not None:
            self._sit_down(journal, seated_again(journal, journal.players))
            self._say(self._text("terminal-loaded", number=len(journal.entries)), "bold")

    def _set(self, words: str) -> None:
        """Whether questions with only one answer are put."""
        match words.lower().split():
            case ["ask", ("all" | "needed") as wanted]:
                self.ask_all = wanted == "all"
        self._say(self._text("terminal-set", all=self.ask_all))

    def _hint(self, seat: int) -> None:
        """What a bot would do in the player's place, and why; it sees what he sees."""
        if self._aside is not None:
            said = self._adviser.aside(self.journal, seat)
            self._say(self._text("terminal-hint-aside", action="" if said is None else str(said)), "bold")
            return
        action, reason = self._adviser.advise(self.journal, seat)
        why = self.wording.reason(self.game.kind.name, reason.code, reason.parameters)
        brief = self.front.briefly(str(action), self.choices)
        where = self.front.where(brief)
        self._say(self._text("terminal-hint", action=brief, why=why, where=where), "bold")

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

    def _undo(self) -> None:
        if not self._past or self._past_of != self._eyes:
            self._say(self._text(self._why_no_undo))
            return
        position, length, by_itself = self._past.pop()
        while by_itself and self._past:
            # What did itself would do itself again.
            position, length, by_itself = self._past.pop()
        taken_back = self.journal.entries[length].action
        self.journal.position = position
        del self.journal.entries[length:]
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
