"""A moment of a table as one pair of eyes sees it, kept until it is put into words.

The position moves on; what was seen does not. So a moment holds a view, the question and the root of the
choices, and finds the words when it knows for which language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins

from ...kernel import Event, Game, Group, Outcome, Position, Prompt, View
from ...table.book import entries as e
from ...table.book.book import ENDED, Book, Item
from ...table.book.chairs import Chair
from ...table.book.clocks import Clocks
from ...table.book.seeing import Eyes
from ...table.book.settings import Settings

Json = dict[str, Any]

#: Beside a turn one may offer anything for anything: that one may is all there is to say at first.
OFFER = "offer"


@dataclass(frozen=True)
class Root:
    """The first question of a decision that is one's own: what can be done at all."""

    verbs: tuple[str, ...]
    #: Verbs that are whole actions by themselves.
    whole: frozenset[str]
    #: The one answer there is, if there is one.
    only: str


@dataclass
class Moment:
    """What a pair of eyes can see now."""

    code: str
    eyes: Eyes
    number: int
    status: str
    settings: Settings
    commitment: str
    host: int | None
    seats: list[Json]
    guests: list[str]
    proposals: list[Json]
    orders: list[Json]
    rematch: str
    clocks: Json | None
    game: Game | None = None
    view: View | None = None
    prompt: Prompt | None = None
    discreet: bool = False
    root: Root | None = None
    beside: tuple[str, ...] = ()
    undo: str | None = None
    outcome: Outcome | None = None
    ply: int = 0
    #: Told with it, if something was.
    item: Item | None = None
    #: By language: what was said of it, for everybody with these eyes.
    said: dict[str, Json] = field(default_factory=dict)

    @property
    def edition(self) -> str:
        rules: Mapping[str, Any] = self.settings.rules if self.game is None else self.game.rules
        return str(rules.get("edition", "gibson"))

    @property
    def events(self) -> tuple[Event, ...]:
        return () if self.item is None else self.item.events


def moment_of(book: Book, eyes: Eyes, item: Item | None = None) -> Moment:
    """How a table stands for a pair of eyes."""
    mine = frozenset() if eyes is None else frozenset(book.held_with(eyes))
    found = Moment(
        code=book.code,
        eyes=eyes,
        number=book.count(eyes) if item is None else item.number,
        status=book.status,
        settings=book.settings,
        commitment=book.opened.commitment,
        host=next((chair.seat for chair in book.chairs if book.host and chair.person == book.host), None),
        seats=[_seat(chair, mine) for chair in book.chairs],
        guests=list(book.guests.values()),
        proposals=_proposals(book, eyes),
        orders=_orders(book, eyes),
        rematch=book.rematch,
        clocks=_clocks(book.clocks, len(book.chairs)),
        item=item,
    )
    if book.journal is not None:
        position = book.position
        found.game = book.journal.game
        # While the game goes on it would count what is hidden as well.
        found.ply = len(book.played) if book.status == ENDED else 0
        # Whoever holds two seats looks with the eyes of the one that is asked.
        asked = position.actor in mine
        looking = position.actor if asked else eyes
        found.view = position.view(looking)
        found.prompt = position.prompt
        found.outcome = position.outcome
        found.discreet = position.outcome is None and position.frames[-1].discreet
        found.root = _root(position) if asked else None
        found.beside = () if looking is None else _beside(position, looking)
        if eyes is not None and book.settings.undo:
            found.undo = book.why_no_undo(eyes)
    return found


def _seat(chair: Chair, mine: frozenset[int]) -> Json:
    return {
        "seat": chair.seat,
        "name": chair.title,
        "person": chair.name if chair.person else "",
        "bot": chair.bot,
        "cover": chair.cover,
        "why": chair.why,
        "missing": chair.missing,
        "resigned": chair.resigned,
        "you": chair.seat in mine,
    }


def _proposals(book: Book, eyes: Eyes) -> list[Json]:
    names = {chair.person: chair.seat for chair in reversed(book.chairs) if chair.person}
    return [
        {
            "number": number,
            "what": one.what,
            "seat": names.get(one.person),
            "to": book.number_at(eyes, one.back_to) if one.what == "rewind" else 0,
            "agreed": sorted(names[person] for person in one.agreed if person in names),
        }
        for number, one in book.proposals.items()
    ]


def _orders(book: Book, eyes: Eyes) -> list[Json]:
    if eyes is None:
        return []
    orders = book.chairs[eyes].orders
    return [
        {"window": window, "answer": order.answer, "once": order.once} for window, order in orders.items()
    ]


def _clocks(clocks: Clocks | None, seats: int) -> Json | None:
    """What everybody has left at the moment of the last entry; who is awaited loses from then on."""
    if clocks is None:
        return None
    left = [clocks.left(seat, clocks.since) for seat in range(seats)]
    return {"left": left, "awaited": clocks.awaited, "since": clocks.since} if any(left) else None


def _root(position: Position) -> Root:
    legal = position.legal()
    verbs = tuple(verb for verb in legal.verbs if any(len(group) for group in legal.groups_of(verb)))
    whole = frozenset(
        verb
        for verb in verbs
        if any(group.head == verb and _bare(group, verb) for group in legal.groups_of(verb))
    )
    only = legal.only()
    return Root(verbs, whole, "" if only is None else str(only))


def _bare(group: Group, verb: str) -> bool:
    """Whether the verb alone is the action."""
    return group.head == verb and len(group) == 1 and str(group[0]) == verb


def _beside(position: Position, eyes: int) -> tuple[str, ...]:
    out: dict[str, None] = {}
    for verbs, find in position.asides(eyes).parts:
        if verbs == (OFFER,):
            out[OFFER] = None
        else:
            out |= dict.fromkeys(action.verb for action in find())
    return tuple(out)


def told_of(entry: e.Entry) -> Json:
    """An entry as plain data, as far as it may be known."""
    found: Json = to_builtins(entry, str_keys=True)
    return found
