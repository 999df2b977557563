"""The referee's position of Escape from Colditz: the kernel's contract implemented over the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Action, Asides, Chance, Refusal, SeatError, View
from ...kernel.asides import SILENCE
from ...kernel.options import brief
from ..board.picture import draw
from ..cards import barter
from ..guarding.guard_reach import guard_reach
from ..ruleset import Ruleset
from ..table.chapters import Chapters
from ..table.frames import ColditzFrame
from ..table.ground import Ground
from ..table.table import Table
from ..turns import course, meeting, overflow, setup
from ..turns.chapters import chapters_of
from ..ways.reach import Reach, reach
from ..words.actions import Say, bad_action, well_formed
from ..words.cards import Card
from ..words.places import FIRST_GUARD
from . import remedies
from .showing import picture_of
from .view import Seen

#: Actions with cards in the hand that are legal only in the player's own turn (rules 27, 47).
CARD_VERBS = frozenset(("play", "discard", "tunnel", "car", "combo"))


class Colditz(Table):
    """The referee's position."""

    __slots__ = ()

    def __init__(
        self,
        rules: Ruleset,
        ground: Ground,
        decks: tuple[list[Card], list[Card]],
        officers: int,
        chance: Chance,
        chapters: Chapters[Any] | None = None,
    ) -> None:
        super().__init__(rules, ground, decks, officers, chance, chapters or chapters_of(rules))

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        refusal = self._refusal(seat, action)
        return None if refusal is None else remedies.advised(self, seat, refusal)

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("5", "GAME_OVER")
        if not isinstance(action, Say) or not well_formed(action):
            return bad_action(brief(action))
        # In Python True equals 1; here it is not a valid seat.
        if type(seat) is not int or not 0 <= seat <= self.officers:
            return Refusal("19", "NOT_YOUR_TURN", {"seat": self.seat_name(self.frames[-1].seat)})
        if action.verb in barter.VERBS:
            return barter.why_not(self, seat, action)
        if action.verb in meeting.VERBS:
            return meeting.why_not(self, seat, action)
        frame = self.frames[-1]
        return frame.why_not(self, action) if seat == frame.seat else self._why_wait(seat, action)

    def _why_wait(self, seat: int, action: Say) -> Refusal:
        """The refusal for a seat that must wait: another player must answer first, or it is not its turn."""
        frame = self.frames[-1]
        assert isinstance(frame, ColditzFrame)
        about = {"seat": self.seat_name(frame.seat)}
        if seat == self.active and self.frames[0].kind in ("officer", "security"):
            return Refusal(frame.rule(self), "DECISION_PENDING", {**about, "kind": frame.kind})
        if action.verb in CARD_VERBS:
            return Refusal("47" if seat == self.officers else "27", "NOT_YOUR_TURN", about)
        return Refusal("19", "NOT_YOUR_TURN", about)

    def _play(self, seat: int, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb in barter.VERBS:
            barter.play(self, seat, action)
        elif action.verb in meeting.VERBS:
            meeting.play(self, seat, action)
        else:
            if self.ledger.met:
                self.ledger.met = False
            self.frames[-1].play(self, action)
        self.settle()
        if self.offers:
            barter.drop_hollow(self)

    def go_on(self) -> None:
        course.next_turn(self)

    def trim(self, seat: int) -> None:
        overflow.trim(self, seat)

    @property
    def phase(self) -> int:
        """The trading phase of a turn; 0 for the rest of the turn."""
        return min(self.stage, 0)

    @property
    def setting_up(self) -> bool:
        """Whether nations, rows and guards are being set up (E.1)."""
        return self.outcome is None and self.frames[0].kind in setup.KINDS

    def asides(self, seat: int) -> Asides:
        """Offers to answer or withdraw, cards to swap, simple offers to make, a meeting to call."""
        self._known_seat(seat)
        if self.outcome is not None:
            return SILENCE
        parts = barter.asides(self, seat) + meeting.asides(self, seat)
        return Asides(parts, lambda: self.ply) if parts else SILENCE

    def reach(self, name: str) -> Mapping[str, Reach]:
        """For a man or a guard who may walk now: every place he can stop at, the cost, the cards and a
        way."""
        name = name if isinstance(name, str) else ""
        pawn = self.pawn(name)
        return guard_reach(self, pawn) if pawn >= FIRST_GUARD else reach(self, pawn)

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self._known_seat(seat)
        return Seen(self, seat)

    def _known_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat <= self.officers:
            raise SeatError(seat, f"0 to {self.officers}")

    def _repr_svg_(self) -> str:
        """The castle with every pawn where it is, for notebooks."""
        return draw(self.ground.board, position=picture_of(self))
