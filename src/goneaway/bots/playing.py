"""How a game is played: which seat is asked next, and the bots round the table.

Simulations, environments, the terminal and hosted tables all ask `Turns` who is next, put the question to
that seat, apply the answer and ask again. They differ only in where answers come from and in the use of the
events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..kernel import Action, Asides, Chance, Event, Game, Outcome, Position, Stream, View
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
        #: The asides open to the seat that is asked for one; None if it is asked for a decision.
        self.asides: Asides | None = None
        #: The seat and the phase of the turn that began last.
        self._turn = (-1, 0)
        #: Seats still to be asked for an aside, the next one last.
        self._waiting: list[int] = []
        #: The moment at which these asides and views were found, by seat.
        self._position: Position | None = None
        self._ply = -1
        self._found: dict[int, Asides] = {}
        self._views: dict[int, View] = {}

    def next(self, position: Position, speakers: Sequence[int]) -> int | None:
        """The seat that is asked next, or None when the game is over; `asides` tells aside from decision.

        A seat is asked for an aside once each time it is returned; for a decision until it has decided.
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
        """The bot's aside for a seat that is asked for one, or None.

        As long as nothing happens it is shown the same view, so it can tell that it has been asked before.
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
    """The view a bot is given when it has to decide."""
    return UNSEEN if bot.blind else position.view(seat)


def bot_chance(seed: object, seat: int) -> Stream:
    """The source of randomness of the bot in a seat, in the game of a seed."""
    return Stream.from_seed(f"{seed}/bot/{seat}", quiet=True)


class Seated:
    """Bots round a table, by seat; leaving a `with` block closes them, even if the game is broken off."""

    def __init__(self, names: Mapping[int, str], game: Game, lots: Callable[[int], Chance]) -> None:
        """`names` are bots by seat; `lots(seat)` is the source of randomness of the bot there."""
        self.bots: dict[int, Bot] = {}
        try:
            for seat, name in names.items():
                self.bots[seat] = seat_bot(name, game, lots(seat), seat)
        except BaseException:
            self.leave(None)
            raise
        #: The bots that are told what happens.
        self.listeners = [(seat, bot) for seat, bot in self.bots.items() if bot.hears]
        #: The seats that may say something aside: a blind bot never does.
        self.speakers = [seat for seat, bot in self.bots.items() if not bot.blind]

    def __enter__(self) -> dict[int, Bot]:
        return self.bots

    def __exit__(self, *error: object) -> None:
        self.leave(None)

    def tell(self, number: int, events: Sequence[Event]) -> None:
        """Tell the listening bots what happened with the action of that number (0: the set-up)."""
        if self.listeners:
            tell(self.listeners, number, events)

    def leave(self, outcome: Outcome | None) -> None:
        """The game is over; those who have been told so are not told again."""
        while self.bots:
            self.bots.popitem()[1].leave(outcome)
