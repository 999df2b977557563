"""The game loop: which seat is asked next, what its answer leads to, and the bots at the table.

Simulations, environments, the terminal and tests play with one `GameLoop`: it returns the next question, puts
it to a bot, applies an answer and tells the bots what happened. They differ only in where other answers come
from and in what they do with the events. A hosted table, whose answers are entries of its book, asks `Turns`
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..kernel import (
    Action,
    Asides,
    Chance,
    Event,
    Game,
    Journal,
    Legal,
    Outcome,
    Position,
    Stream,
    View,
)
from .contract.bot import UNSEEN, Bot, tell
from .register import seat_bot


class Turns:
    """The order in which seats are asked, for decisions and for asides.

    When a turn begins, every speaker is asked for an aside, twice round: an offer made in the first round can
    be answered in the second. A seat that has nothing to say is passed over. A turn begins when another seat
    is to decide, or another phase begins, with one frame left on the stack: a reaction in the middle of a
    turn does not begin one.
    """

    def __init__(self) -> None:
        #: The asides open to the seat that is asked for one; None if the question is a decision.
        self.asides: Asides | None = None
        #: The seat and the phase of the turn that began last.
        self._turn = (-1, 0)
        #: Seats still to be asked for an aside, the next one last.
        self._waiting: list[int] = []
        #: The position at which these asides and views were computed, and both by seat.
        self._position: Position | None = None
        self._ply = -1
        self._found: dict[int, Asides] = {}
        self._views: dict[int, View] = {}

    def next(self, position: Position, speakers: Sequence[int]) -> int | None:
        """Return the seat to be asked next, or None when the game is over.

        `asides` is set if an aside is asked for. A seat is asked for an aside once each time it is returned;
        for a decision until it has decided.
        """
        self.asides = None
        while (actor := position.actor) is not None:
            if self._waiting:
                seat = self._waiting.pop()
                asides = self._asides(position, seat) if seat in speakers else None
                if asides:
                    self.asides = asides
                    return seat
                continue
            turn = (actor, position.phase)
            if turn == self._turn or len(position.frames) != 1:
                return actor
            self._turn = turn
            self.call(speakers)
            self.call(speakers)
        return None

    def call(self, seats: Sequence[int]) -> None:
        """Ask these seats for an aside, once and in this order, before any other seat."""
        self._waiting.extend(reversed(seats))

    def said(self, bot: Bot, position: Position, seat: int) -> Action | None:
        """Return the bot's aside for a seat that is asked for one, or None.

        Until something happens the bot is shown the same view, so it can tell that it has been asked before.
        """
        assert self.asides is not None
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = position.view(seat)
        return bot.aside(view, self.asides)

    def _asides(self, position: Position, seat: int) -> Asides:
        if position is not self._position or position.ply != self._ply:
            self._position, self._ply = position, position.ply
            self._found.clear()
            self._views.clear()
        asides = self._found.get(seat)
        if asides is None:
            asides = self._found[seat] = position.asides(seat)
        return asides

    def copy(self) -> Turns:
        """A copy in which the same seats are still to be asked."""
        twin = Turns()
        twin._turn = self._turn
        twin._waiting = self._waiting[:]
        return twin


def sight(bot: Bot, position: Position, seat: int) -> View:
    """Return the view for a bot's decision."""
    return UNSEEN if bot.blind else position.view(seat)


def bot_chance(seed: object, seat: int) -> Stream:
    """Return the source of randomness of the bot in a seat, for the game of a seed."""
    return Stream.from_seed(f"{seed}/bot/{seat}", quiet=True)


class Seated:
    """The bots at a table, by seat; leaving a `with` block closes them, even if the game is abandoned."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self.bots = dict(bots)
        #: The bots that receive events.
        self.listeners = [(seat, bot) for seat, bot in self.bots.items() if bot.hears]
        #: The seats that may make an aside: a blind bot never does.
        self.speakers = [seat for seat, bot in self.bots.items() if not bot.blind]

    def __enter__(self) -> dict[int, Bot]:
        return self.bots

    def __exit__(self, *error: object) -> None:
        self.leave(None)

    def tell(self, number: int, events: Sequence[Event]) -> None:
        """Send the listening bots the events of the action of that number (0: the set-up)."""
        if self.listeners:
            tell(self.listeners, number, events)

    def leave(self, outcome: Outcome | None) -> None:
        """Tell the bots that the game is over; each of them only once."""
        while self.bots:
            self.bots.popitem()[1].leave(outcome)


def seated(names: Mapping[int, str], game: Game, lots: Callable[[int], Chance]) -> Seated:
    """Seat bots by name; `lots(seat)` is the source of randomness of the bot there."""
    bots: dict[int, Bot] = {}
    try:
        for seat, name in names.items():
            bots[seat] = seat_bot(name, game, lots(seat), seat)
    except BaseException:
        Seated(bots).leave(None)
        raise
    return Seated(bots)


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat is asked for a decision or, where `asides` are open to it, for an aside."""

    seat: int
    asides: Asides | None = None


#: How a bot is asked for a decision; benchmarks pass a function that measures the time.
Ask = Callable[[int, Bot, View, Legal], Action]


def ask(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
    """Ask the bot directly."""
    return bot.choose(view, legal)


class GameLoop:
    """A game in progress: `next` returns the next question, `answer` asks a bot, `do` applies an answer."""

    def __init__(
        self, table: Position | Journal, seated: Seated, speakers: Sequence[int] | None = None
    ) -> None:
        """`speakers` are the seats that are asked for asides; by default, all bots that use their view."""
        self.table = table
        self.seated = seated
        self.speakers = seated.speakers if speakers is None else speakers
        self.turns = Turns()

    @property
    def position(self) -> Position:
        return self.table if isinstance(self.table, Position) else self.table.position

    def begin(self) -> tuple[Event, ...]:
        """Send the bots the events of the set-up, once, before the first question; return these events."""
        prelude = self.position.prelude
        self.seated.tell(0, prelude)
        return prelude

    def next(self) -> Asked | None:
        """Return the next question; None once the game is over."""
        seat = self.turns.next(self.position, self.speakers)
        return None if seat is None else Asked(seat, self.turns.asides)

    def answer(self, bot: Bot, asked: Asked, ask: Ask = ask) -> Action | None:
        """Return a bot's answer to the last question; None if it makes no aside."""
        position = self.position
        if asked.asides is not None:
            return self.turns.said(bot, position, asked.seat)
        return ask(asked.seat, bot, sight(bot, position, asked.seat), position.legal())

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Apply an action and tell the bots what happened; raises `Refused`."""
        events = self.table.apply(seat, action)
        self.seated.tell(self.position.ply, events)
        return events

    def step(self, asked: Asked, ask: Ask = ask) -> tuple[Event, ...]:
        """Let the bot in the seat answer; return the events."""
        action = self.answer(self.seated.bots[asked.seat], asked, ask)
        return () if action is None else self.do(asked.seat, action)

    def play(self, note: Callable[[Sequence[Event]], object], ask: Ask = ask) -> None:
        """Play from the beginning to the end with a bot in every seat; `note` receives all events."""
        note(self.begin())
        while (asked := self.next()) is not None:
            note(self.step(asked, ask))
        self.seated.leave(self.position.outcome)

    def call(self, seats: Sequence[int]) -> None:
        """Ask these seats for an aside, once and in this order, before any other seat."""
        self.turns.call(seats)

    def copy(self, table: Position) -> GameLoop:
        """Return a loop that asks the same questions about another position, of the same bots."""
        twin = GameLoop(table, self.seated, self.speakers)
        twin.turns = self.turns.copy()
        return twin
