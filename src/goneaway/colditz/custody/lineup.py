"""Men taking white circles: all of them at an Appel, or those who claimed something (rules 29, 32, 38)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..table.frames import Choice, Procedure
from ..table.table import Table
from ..ways.standing import unheld, white_circles
from ..words.actions import ManOnCircle, Say, say
from ..words.places import NOBODY
from . import home


@dataclass(frozen=True, slots=True)
class LineUp(Procedure):
    """Men of a team take white circles one after another: any free ones, or those of their row."""

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "38"
    seat: int
    men: tuple[int, ...]
    places: tuple[int, ...] = ()

    def advance(self, position: Table) -> None:
        if not self.men:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, men=self.men[1:])
        choice = StandChoice(self.seat, self.men[0], self.places)
        free = choice.free(position)
        if len(free) == 1:
            stand(position, self.men[0], free[0])
        else:
            position.frames.append(choice)


class ClaimLineUp(LineUp):
    """Those who have claimed Equipment (rule 29)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "29"


class KitLineUp(LineUp):
    """Those who have claimed a Kit (rule 32)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "32"


class NoCellLineUp(LineUp):
    """A man for whom every cell is full (rule 34)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "34"


@dataclass(frozen=True, slots=True)
class StandChoice(Choice):
    """A man takes a white circle: any free one, or one of the places named."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "38"
    seat: int
    pow: int
    places: tuple[int, ...]

    def rule(self, position: Table) -> str:
        below = position.frames[-2]
        return below.clause if isinstance(below, LineUp) else self.clause

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def free(self, position: Table) -> Sequence[int]:
        return [place for place in self.places if unheld(position, place)] or white_circles(position)

    def answers(self, position: Table) -> Sequence[Say]:
        name = position.pawn_name(self.pow)
        return [say("stand", name, position.place_name(place)) for place in self.free(position)]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, ManOnCircle)
        position.frames.pop()
        stand(position, self.pow, position.place(action.circle))


def stand(position: Table, pow: int, place: int) -> None:
    home.relocate(position, pow, place, "stands")


# Some of several


class GoingBack(Choice):
    """Men must take white circles, as many as required. The officer chooses who and where; more may go."""

    __slots__ = ()

    owed: int

    @abstractmethod
    def candidates(self) -> Sequence[int]:
        """The men who may be the next to go."""

    @abstractmethod
    def without(self, pow: int) -> GoingBack | None:
        """The decision that remains when this man has gone, or None."""

    def details(self, position: Table) -> dict[str, object]:
        return {"man": ", ".join(map(position.pawn_name, self.candidates()))}

    def answers(self, position: Table) -> Sequence[Say]:
        free = StandChoice(self.seat, NOBODY, ()).free(position)
        out = [
            say("stand", position.pawn_name(pow), position.place_name(place))
            for pow in self.candidates()
            for place in free
        ]
        return out if self.owed > 0 else [*out, say("done")]

    def play(self, position: Table, action: Action) -> None:
        position.frames.pop()
        if not isinstance(action, ManOnCircle):
            return
        pow = position.pawn(action.man)
        following = self.without(pow)
        if following is not None:
            position.frames.append(following)
        stand(position, pow, position.place(action.circle))


@dataclass(frozen=True, slots=True)
class SomeBack(GoingBack):
    """Any of these men, who have claimed Equipment; at least `owed` of them."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "29"
    seat: int
    men: tuple[int, ...]
    owed: int

    def candidates(self) -> Sequence[int]:
        return self.men

    def without(self, pow: int) -> SomeBack | None:
        men = tuple(man for man in self.men if man != pow)
        return type(self)(self.seat, men, self.owed - 1) if men else None


class SomeOfKitBack(SomeBack):
    """The same for men who have claimed a Kit."""

    __slots__ = ()

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "32"
