"""A sitting: people and bots at one table, with one keyboard or page for all.

`Sitting` knows which seat is looking, which seat is asked, what bots do, which answers are forced, what has
happened but has not been shown yet, and what can be undone. It shows nothing and reads nothing: a client
calls `go_on` until a person is asked, and `do` with the answer.
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
    """Return the players of a game that is resumed: a person takes each seat whose player is unknown here."""
    game = journal.game.kind.name
    return [str(player) if plays(str(player), game) else HUMAN for player in players]


@dataclass(frozen=True)
class Told:
    """Events as one seat sees them (None: as far as all may know)."""

    events: tuple[Event, ...]
    eyes: int | None


@dataclass(frozen=True)
class ByItself:
    """A forced answer, or one that does nothing: both are reported in the same words."""

    seat: int
    action: str

    @property
    def verb(self) -> str:
        return self.action.partition(" ")[0]


@dataclass(frozen=True)
class Done:
    """One action of one seat, and its events."""

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
        """`players[seat]` is "human" or a bot's name; raises `UnknownBot` for any other name.

        A command (`exec:...`) is started: accept one only from the person at this machine. Bots take their
        randomness from the `seed`, or else from the game's secret. With `ask_all`, forced decisions are
        asked, too. Everything is recorded within `safely()`.
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
        #: The seat of the person who is looking; None until the first one is asked to.
        self.eyes: int | None = self.players.index(HUMAN) if self.people == 1 else None
        #: The seat that makes an aside.
        self.aside: int | None = None
        #: Stop whenever a bot's turn begins.
        self.watching = False
        #: Seats whose person has seen the introduction.
        self.introduced: set[int | None] = set()
        #: Calls that people were asked to answer; whether a turn has just begun.
        self._asked: set[Call] = set()
        self._turn_began = False
        #: What happened and has not been shown yet.
        self._untold: list[Told | ByItself] = []
        #: Forced entries, by number; why the last undo was closed.
        self._unasked: set[int] = set()
        self._closed = NOTHING_DONE

    @property
    def position(self) -> Position:
        return self.journal.position

    # Questions

    def go_on(self) -> Iterator[Done]:
        """Yield what happens until a person is `asked` or the game is over.

        Bots make asides and play, and forced decisions answer themselves. Show each result before taking the
        next.
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
        """Once the game does not go on by itself: the seat of the person to act; None if the game is over."""
        return self.position.actor if self.aside is None else self.aside

    def needs_nobody(self, seat: int) -> Action | None:
        """Return the answer to a question that leaves no choice.

        Of another person's forced answers at the same keyboard, only those that do nothing are given
        automatically.
        """
        only = None if self.ask_all else self.manners.forced(self.position)
        if only is None:
            return None
        hidden = self.people > 1 and seat != self.eyes
        return None if hidden and str(only) != self.manners.passing else only

    def legal(self) -> Legal:
        """Return what can be chosen now: an action, or an aside."""
        if self.aside is None:
            return self.position.legal()
        by_verb: dict[str, list[Action]] = {}
        for action in self.position.asides(self.aside):
            by_verb.setdefault(str(action).split()[0], []).append(action)
        return Legal.of(*(Group.of(verb, actions) for verb, actions in by_verb.items()))

    def only(self) -> Action | None:
        """Return the only legal action, if there is just one."""
        return None if self.aside is not None else self.position.legal().only()

    def view(self) -> View:
        """Return the view of the seat that is asked."""
        return self.position.view(self.asked)

    # Actions

    def do(self, seat: int, action: Action, by_itself: bool = False) -> Done:
        """Apply an action and queue what is to be shown; raise `Refused`."""
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
        # A person sees all of their own action; other people see what all may know.
        eyes = self.eyes if self.people == 1 or seat == self.eyes else None
        self.tell((event for event in events if event.kind not in self.manners.bulletins), eyes)
        self._turn_began = any(event.kind == "turn-begun" for event in events)
        return Done(seat, action, events)

    def tell(self, events: Iterable[Event], eyes: int | None) -> None:
        """Queue events to be shown, as one seat sees them."""
        last = self._untold[-1] if self._untold else None
        if isinstance(last, Told) and last.eyes == eyes:
            self._untold[-1] = Told((*last.events, *events), eyes)
        else:
            self._untold.append(Told(tuple(events), eyes))

    def news(self) -> list[Told | ByItself]:
        """Return what has happened since the last call."""
        told, self._untold = self._untold, []
        return told

    def leave(self) -> None:
        """End the sitting, and the programs that were started for it."""
        self._loop.seated.leave(self.position.outcome)

    # Undo

    def why_no_undo(self, seat: int) -> str:
        """Return why a seat cannot undo; "" if it can.

        If another player has decided since, the earlier reason still holds: the seat's turn was over.
        """
        code = self.journal.why_no_undo(seat)
        return self._closed if code == ANOTHER else code

    def undo(self, seat: int) -> str:
        """Undo the last action of this seat; return it, or "" if it stays."""
        if self.why_no_undo(seat):
            return ""
        taken = self.journal.undo(seat)
        while len(self.journal.entries) in self._unasked and not self.journal.why_no_undo(seat):
            # A forced action would just be repeated.
            taken = self.journal.undo(seat)
        return taken[0].action

    # Asides

    def _call_aside(self, actor: int) -> None:
        """Turn to a person who is asked something out of turn, or who watches every turn."""
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

    # Change of person

    def same_person(self, seat: int) -> bool:
        """Return whether the person who is looking also holds this seat: then there is nothing to hide."""
        return self.eyes is not None and self.manners.shares(self.position, self.eyes, seat)

    def newcomer(self, seat: int) -> bool:
        """Return whether this seat's person should be shown an introduction first."""
        new = self.manners.taught_apart(self.position, seat) and seat not in self.introduced
        return new and not any(entry.seat == seat for entry in self.journal.entries)
