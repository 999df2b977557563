"""A moment of a table as one pair of eyes sees it, kept until it is put into words.

The position changes; what was seen does not. So a moment holds a view, the question and the root of the
choices, and is worded once the language is known. What everybody sees is a scene, shared by all eyes'
moments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins

from ... import KINDS
from ...kernel import Game, Group, Outcome, Position, Prompt, View
from ...presenting.chronicle import NOTHING_BEFORE, Before
from ...table.book import entries as e
from ...table.book.book import ENDED, Book, Item
from ...table.book.chairs import Chair
from ...table.book.clocks import Clocks
from ...table.book.seeing import Eyes

Json = dict[str, Any]

#: Beside a turn, anything may be offered for anything, so at first only the possibility is shown.
OFFER = "offer"


@dataclass(frozen=True)
class Root:
    """The first question of a decision for the seat that is asked: the kinds of actions it can take."""

    verbs: tuple[str, ...]
    #: Verbs that are complete actions.
    whole: frozenset[str]
    #: The only legal answer, if there is just one.
    only: str


class Scene:
    """A moment of a table as everybody sees it: computed once, and worded once per language.

    It is made from what a watcher sees, so what is shared cannot reveal what a player holds.
    """

    def __init__(self, book: Book) -> None:
        self.number = book.number
        #: The book the entries belong to: if a write failed, they are read anew, into another book.
        self._entries = book.entries
        self.code = book.code
        self.status = book.status
        self.settings = book.settings
        self.commitment = book.opened.commitment
        self.host = next(
            (chair.seat for chair in book.chairs if book.host and chair.person == book.host), None
        )
        self.seats = [_seat(chair) for chair in book.chairs]
        self.guests = list(book.guests.values())
        self.rematch = book.rematch
        self.closed = book.closed
        self.clocks = _clocks(book.play.clocks, len(book.chairs)) if book.begun else None
        self.position: Position | None = None
        self.game: Game | None = None
        self.view: View | None = None
        self.prompt: Prompt | None = None
        self.outcome: Outcome | None = None
        self.discreet = False
        self.ply = 0
        #: By language: the public parts, and what is derived from them.
        self.words: dict[str, Any] = {}
        #: By language: everything sent to a new watcher.
        self.watched: dict[str, Json] = {}
        if book.begun:
            position = self.position = book.position
            self.game = book.journal.game
            self.view = position.view(None)
            self.prompt = position.prompt
            self.outcome = position.outcome
            self.discreet = position.outcome is None and position.frames[-1].discreet
            # During the game it would count hidden entries as well.
            self.ply = len(book.played) if book.status == ENDED else 0

    def shows(self, book: Book) -> bool:
        """Whether it shows the current state of a book."""
        return self._entries is book.entries and self.number == book.number

    @property
    def edition(self) -> str:
        rules: Mapping[str, Any] = self.settings.rules if self.game is None else self.game.rules
        return str(rules.get("edition", KINDS[self.settings.game].edition))


@dataclass
class Moment:
    """What a pair of eyes can see now."""

    scene: Scene
    eyes: Eyes
    number: int
    #: The seats of the player with these eyes.
    mine: frozenset[int]
    proposals: list[Json]
    orders: list[Json]
    view: View | None = None
    root: Root | None = None
    beside: tuple[str, ...] = ()
    undo: str | None = None
    #: The item sent with it, if any; what its lines continue, and the number of the item they replace.
    item: Item | None = None
    before: Before = NOTHING_BEFORE
    replaces: int = 0
    #: By language: the item in words, for everybody with these eyes.
    said: dict[str, Json] = field(default_factory=dict)


def moment_of(book: Book, eyes: Eyes, item: Item | None = None, scene: Scene | None = None) -> Moment:
    """Return the moment of a table for a pair of eyes; `scene` is the shared part, if it is known."""
    mine = frozenset() if eyes is None else frozenset(book.held_with(eyes))
    scene = scene or Scene(book)
    found = Moment(
        scene=scene,
        eyes=eyes,
        number=book.count(eyes) if item is None else item.number,
        mine=mine,
        proposals=_proposals(book, eyes),
        orders=_orders(book, eyes),
        view=scene.view,
        item=item,
    )
    if book.begun and eyes is not None:
        position = book.position
        # A player with two seats sees through the one that is asked.
        asked = position.actor in mine
        looking = position.actor if asked and position.actor is not None else eyes
        found.view = position.view(looking)
        found.root = _root(book) if asked else None
        found.beside = _beside(position, looking)
        if book.settings.undo:
            found.undo = book.play.why_no_undo(eyes)
    return found


def _seat(chair: Chair) -> Json:
    return {
        "seat": chair.seat,
        "name": chair.title,
        "person": chair.name if chair.person else "",
        "bot": chair.bot,
        "cover": chair.cover,
        "why": chair.why,
        "missing": chair.missing,
        "resigned": chair.resigned,
    }


def _proposals(book: Book, eyes: Eyes) -> list[Json]:
    if not book.proposals:
        return []
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


def _clocks(clocks: Clocks, seats: int) -> Json | None:
    """What every seat has left at the last entry; the awaited seat's time runs from then on."""
    left = [clocks.left(seat, clocks.since) for seat in range(seats)]
    return {"left": left, "awaited": clocks.awaited, "since": clocks.since} if any(left) else None


def _root(book: Book) -> Root:
    legal = book.position.legal()
    verbs = tuple(verb for verb in legal.verbs if any(len(group) for group in legal.groups_of(verb)))
    whole = frozenset(
        verb
        for verb in verbs
        if any(group.head == verb and _bare(group, verb) for group in legal.groups_of(verb))
    )
    only = book.manners.forced(book.position)
    return Root(verbs, whole, "" if only is None else str(only))


def _bare(group: Group, verb: str) -> bool:
    """Whether the verb alone is a complete action."""
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
    """Return an entry as plain data, as far as it may be known."""
    found: Json = to_builtins(entry, str_keys=True)
    return found
