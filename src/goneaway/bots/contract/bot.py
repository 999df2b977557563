"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ...kernel import Action, Asides, Chance, Entry, Event, Journal, Legal, Outcome, View


class Unseen(View):
    """The view given to a blind bot: it shows nothing."""

    seat: int | None = None

    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {}


UNSEEN: Unseen = Unseen()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot plays an action: a code and its parameters. The text is made elsewhere."""

    code: str
    parameters: Mapping[str, object] = field(default_factory=dict)


class Bot(ABC):
    """A player. It may keep what it has worked out, but knows only what it was shown."""

    #: Whether it ignores its view, so that none need be made for it.
    blind: ClassVar[bool] = False
    #: Whether it takes its time over a decision, so that nothing else should wait for it.
    thinks: ClassVar[bool] = False
    #: Whether it receives events. Most bots need only their view.
    hears: ClassVar[bool] = False

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        """Return the ideas that can be switched off."""
        return ()

    def switch_off(self, ideas: Collection[str]) -> None:
        """Play without these ideas, which `idea_names` lists; called before the first decision."""
        return

    @abstractmethod
    def choose(self, view: View, legal: Legal) -> Action:
        """Return one of the legal actions."""

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        """Return the action it would choose, with the reason."""
        return self.choose(view, legal), Reason("judgement")

    def aside(self, view: View, asides: Asides) -> Action | None:
        """Return an aside (an offer, an answer), or None.

        Called at the start of a turn, seat by seat, twice round. A bot that is asked again before anything
        has happened is shown the same view.
        """
        return None

    def hear(self, number: int, events: Sequence[Event]) -> None:
        """Receive the events of the action of that number (0: the set-up), as far as its seat may know them.

        If a number repeats, a player has undone a move: discard everything from that number on.
        """
        return

    def leave(self, outcome: Outcome | None) -> None:
        """Learn that the game is over; without an outcome it was abandoned."""
        return


def tell(listeners: Iterable[tuple[int, Bot]], number: int, events: Sequence[Event]) -> None:
    """Send these bots, by seat, the part of the events that their seats may know."""
    for seat, bot in listeners:
        seen = [event.seen_by(seat) for event in events]
        bot.hear(number, [event for event in seen if event is not None])


def catch_up(seat: int, bot: Bot, journal: Journal, told: list[Entry]) -> None:
    """Send a listening bot the events it has not received yet.

    `told` lists the entries it has received, and is brought up to date. From the first entry that was undone
    and replaced, everything is sent again.
    """
    if not bot.hears:
        return
    entries = journal.entries
    same = min(len(told), len(entries))
    while same and told[same - 1] is not entries[same - 1]:
        same -= 1
    if not same:
        tell([(seat, bot)], 0, journal.opening)
    for number, entry in enumerate(entries[same:], same + 1):
        tell([(seat, bot)], number, entry.events)
    told[:] = entries
