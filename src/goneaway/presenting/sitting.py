"""A sitting: people and bots at one table, told and asked in turn at one keyboard or page.

`Sitting` knows whose eyes look, who has the word, what the bots do, what needs nobody's decision, what has
happened and has not been told yet, and what can be taken back. It shows nothing and reads nothing: whoever
draws it calls `go_on` until somebody is asked, and `do` with what he answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from ..bots import GameLoop, bot_chance, plays, seated
from ..bots.contract.bot import catch_up
from ..kernel import Action, Event, Group, Journal, Legal, Position, View
from ..kernel.records import ANOTHER, NOTHING_DONE
from .hint import Adviser
from .manners import Call, Manners

#: In a list of players: a person.
HUMAN = "human"


def seated_again(journal: Journal, players: Sequence[object]) -> list[str]:
    """The players of a game that is taken up: a person takes the seat of somebody whom nobody knows here."""
    game = journal.game.kind.name
    return [str(player) if plays(str(player), game) else HUMAN for player in players]


@dataclass(frozen=True)
class Told:
    """Things that happened, for one pair of eyes (None: as far as all may know)."""

    events: tuple[Event, ...]
    eyes: int | None


@dataclass(frozen=True)
class ByItself:
    """An answer that was given unasked, or in which somebody does nothing: it is told in the same words."""

    seat: int
    action: str

    @property
    def verb(self) -> str:
        return self.action.partition(" ")[0]


@dataclass(frozen=True)
class Done:
    """One action of one seat, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Sitting:
    """One game at one table."""

    def __init__(
        self,
        journal: Journal,
        players: Sequence[str],
        manners: Manners,
        *,
        seed: object = None,
        ask_all: bool = False,
        safely: Callable[[], AbstractContextManager[Any]] = nullcontext,
    ) -> None:
        """`players[seat]` is "human" or a bot's name; raises `UnknownBot` for a name that is neither.

        A command (`exec:...`) is started: only the person at this machine may name one. Bots take their
        randomness from the `seed`, or else from the game's secret. With `ask_all`, questions that have
        only one answer are asked, too. Everything done is written down within `safely()`.
        """
        self.journal = journal
        self.game = journal.game
        self.manners = manners
        self.ask_all = ask_all
        self._safely = safely
        if len(players) != len(self.game.seats):
            players = [HUMAN] * len(self.game.seats)
        #: By seat: a person, or the name of a bot.
        self.players = journal.players = tuple(players)
        self.people = self.players.count(HUMAN)
        seed = self.game.seal.secret.hex() if seed is None else seed
        bots = {seat: name for seat, name in enumerate(self.players) if name != HUMAN}
        round_table = seated(bots, self.game, lambda seat: bot_chance(seed, seat))
        self.bots = round_table.bots
        self._loop = GameLoop(journal, round_table)
        for seat, bot in round_table.listeners:
            catch_up(seat, bot, journal, [])
        self.adviser = Adviser(self.game)
        #: The seat of the person who looks; None before the first has been asked to.
        self.eyes: int | None = self.players.index(HUMAN) if self.people == 1 else None
        #: Who talks beside the turn.
        self.aside: int | None = None
        #: Stop whenever a bot's turn begins.
        self.watching = False
        #: Seats whose person has been told what it is all about.
        self.introduced: set[int | None] = set()
        #: Calls that people were asked to answer; whether a turn began just now.
        self._asked: set[Call] = set()
        self._turn_began = False
        #: What happened and has not been told yet.
        self._untold: list[Told | ByItself] = []
        #: Entries that came by themselves, by their number; why the last way back was closed.
        self._unasked: set[int] = set()
        self._closed = NOTHING_DONE

    @property
    def position(self) -> Position:
        return self.journal.position

    # What is asked

    def go_on(self) -> Iterator[Done]:
        """What happens until a person is `asked` or the game is over: bots speak and play, questions with
        one answer answer themselves. Whoever shows it shows each thing before the next is done.
        """
        while (asked := self._loop.next()) is not None:
            seat = asked.seat
            bot = self.bots.get(seat)
            if asked.asides is None:
                self._call_aside(seat)
                if self.aside is not None:
                    return
            by_itself = bot is None
            action = self.needs_nobody(seat) if bot is None else self._loop.answer(bot, asked)
            if action is not None:
                yield self.do(seat, action, by_itself)
            elif by_itself:
                return

    @property
    def asked(self) -> int | None:
        """Once the game does not go on by itself: the person whose word is awaited; None if it is over."""
        return self.position.actor if self.aside is None else self.aside

    def needs_nobody(self, seat: int) -> Action | None:
        """The answer to a question that leaves no choice.

        Of what another person at the keyboard has to answer only that he does nothing is told unasked.
        """
        only = None if self.ask_all else self.manners.forced(self.position)
        if only is None:
            return None
        hidden = self.people > 1 and seat != self.eyes
        return None if hidden and str(only) != self.manners.passing else only

    def legal(self) -> Legal:
        """What can be chosen now: an action, or something to say beside the turn."""
        if self.aside is None:
            return self.position.legal()
        by_verb: dict[str, list[Action]] = {}
        for action in self.position.asides(self.aside):
            by_verb.setdefault(str(action).split()[0], []).append(action)
        return Legal.of(*(Group.of(verb, actions) for verb, actions in by_verb.items()))

    def only(self) -> Action | None:
        """The one thing that is left to do, where that is so."""
        return None if self.aside is not None else self.position.legal().only()

    def view(self) -> View:
        """What the seat sees that has the word."""
        return self.position.view(self.asked)

    # What is done

    def do(self, seat: int, action: Action, by_itself: bool = False) -> Done:
        """Apply an action and note what is to be told of it; raises `Refused`."""
        if seat not in self.bots:
            self.journal.mark(seat)
        number = len(self.journal.entries)
        with self._safely():
            events = self._loop.do(seat, action)
        closed = self.journal.why_no_undo(seat)
        if closed and closed != ANOTHER and seat not in self.bots:
            self._closed = closed
        if by_itself:
            self._unasked.add(number)
        else:
            self._unasked.discard(number)
        if action.verb not in self.manners.beside:
            self.aside = None
        elif seat not in self.bots:
            # Twice round, as at the start of a turn: bots may answer a person, and then each other.
            self._loop.call([*self._loop.speakers] * 2)
        if by_itself or str(action) == self.manners.passing:
            self._untold.append(ByItself(seat, str(action)))
        # What a person at the keyboard did he sees with his own eyes; the rest as far as all may know.
        eyes = self.eyes if self.people == 1 or seat == self.eyes else None
        self.tell((event for event in events if event.kind not in self.manners.bulletins), eyes)
        self._turn_began = any(event.kind == "turn-begun" for event in events)
        return Done(seat, action, events)

    def tell(self, events: Iterable[Event], eyes: int | None) -> None:
        """Something is to be told, to somebody."""
        last = self._untold[-1] if self._untold else None
        if isinstance(last, Told) and last.eyes == eyes:
            self._untold[-1] = Told((*last.events, *events), eyes)
        else:
            self._untold.append(Told(tuple(events), eyes))

    def news(self) -> list[Told | ByItself]:
        """What has happened since somebody last looked."""
        told, self._untold = self._untold, []
        return told

    def leave(self) -> None:
        """Nobody goes on with this sitting: programs that were started for it end."""
        self._loop.seated.leave(self.position.outcome)

    # Taking back

    def why_no_undo(self, seat: int) -> str:
        """Why a seat can take nothing back; "" if it can.

        Where somebody else has decided since, the reason before that is as good: his turn was over.
        """
        code = self.journal.why_no_undo(seat)
        return self._closed if code == ANOTHER else code

    def undo(self, seat: int) -> str:
        """Take back what this seat did last; the action, or "" if it stays."""
        if self.why_no_undo(seat):
            return ""
        taken = self.journal.undo(seat)
        while len(self.journal.entries) in self._unasked and not self.journal.why_no_undo(seat):
            # What did itself would do itself again.
            taken = self.journal.undo(seat)
        return taken[0].action

    # Beside the turn

    def _call_aside(self, actor: int) -> None:
        """Give the word to a person who is asked something out of turn, or who watches every turn."""
        if self.aside is not None:
            return
        for call in self.manners.called(self.position):
            if call.seat not in self.bots and call not in self._asked:
                self._asked.add(call)
                if call.seat != actor:
                    self.aside = call.seat
                    return
        if self.watching and self._turn_began and actor in self.bots and self.eyes is not None:
            self._turn_began = False
            self.aside = self.eyes

    # Another person

    def same_person(self, seat: int) -> bool:
        """Whether whoever looks holds this seat, too: then there is nothing to hide."""
        return self.eyes is not None and self.manners.shares(self.position, self.eyes, seat)

    def newcomer(self, seat: int) -> bool:
        """Whether this seat's person is to be told first what his game is about."""
        new = self.manners.taught_apart(self.position, seat) and seat not in self.introduced
        return new and not any(entry.seat == seat for entry in self.journal.entries)
