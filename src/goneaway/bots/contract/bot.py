"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ...kernel import Action, Asides, Chance, Entry, Event, Journal, Legal, Outcome, View


class Unseen(View):
    """What a blind bot is shown."""

    seat: int | None = None

    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {}


UNSEEN: Unseen = Unseen()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot plays an action: a code and what it is about. The words are found elsewhere."""

    code: str
    parameters: Mapping[str, object] = field(default_factory=dict)


class Bot(ABC):
    """A player. It may keep what it worked out, but knows only what it was shown."""

    #: It never looks at its view, so none need be made for it.
    blind: ClassVar[bool] = False
    #: It takes its time over a decision, so nothing else should wait for it.
    thinks: ClassVar[bool] = False
    #: It is told what happens. Most go by what they see.
    hears: ClassVar[bool] = False

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    @classmethod
    def idea_names(cls) -> tuple[str, ...]:
        """The ideas that can be switched off."""
        return ()

    def switch_off(self, ideas: Collection[str]) -> None:
        """Play without these ideas, which `idea_names` lists; called before the first decision."""
        return

    @abstractmethod
    def choose(self, view: View, legal: Legal) -> Action:
        """One of the legal actions."""

    def explain(self, view: View, legal: Legal) -> tuple[Action, Reason]:
        """The action it would choose, and why."""
        return self.choose(view, legal), Reason("judgement")

    def aside(self, view: View, asides: Asides) -> Action | None:
        """Something to say beside the turn (an offer, an answer), or nothing.

        Asked at the start of a turn, seat by seat, twice round. A bot that is asked again before anything
        has happened is shown the same view.
        """
        return None

    def hear(self, number: int, events: Sequence[Event]) -> None:
        """What happened with the action of that number (0: the set-up), as its seat may know it.

        A number that comes again: what was told from there on has been taken back.
        """
        return

    def leave(self, outcome: Outcome | None) -> None:
        """The game is over; without an outcome it has been broken off."""
        return


def tell(listeners: Iterable[tuple[int, Bot]], number: int, events: Sequence[Event]) -> None:
    """Tell each of these, by seat, what its seat may know of something that happened."""
    for seat, bot in listeners:
        seen = [event.seen_by(seat) for event in events]
        bot.hear(number, [event for event in seen if event is not None])


def catch_up(seat: int, bot: Bot, journal: Journal, told: list[Entry]) -> None:
    """Tell a bot that listens what it has not heard. `told` is what it has, and is brought up to date; what
    was taken back since, and played otherwise, it is told again from there on."""
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
