"""What the frames of this game have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from ...kernel import Action, Frame, Group, Legal, Prompt, Refusal
from ..words.actions import Say
from .table import Table


class ColditzFrame(Frame[Table]):
    """A decision of Escape from Colditz, or a procedure that runs on its own between decisions."""

    __slots__ = ()

    clause: ClassVar[str] = "19"
    #: The fields of a frame, as its dataclass lists them.
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def dice_fall(self, position: Table, one: int, two: int, opening: bool) -> None:
        """Handle two dice thrown for this frame; more may follow. `opening`: the first throw of the turn."""

    def prompt(self, position: Table) -> Prompt:
        return Prompt(self.kind, self.rule(position), self.seat, self.details(position))

    def rule(self, position: Table) -> str:
        """The clause under which this is asked; it may depend on what has led to it."""
        return self.clause

    def details(self, position: Table) -> dict[str, Any]:
        return {}

    def state(self) -> list[Any]:
        return [getattr(self, name) for name in self.__match_args__]


class Choice(ColditzFrame):
    """A decision with a short list of answers; anything else is refused."""

    __slots__ = ()

    @abstractmethod
    def answers(self, position: Table) -> Iterable[Say]:
        """All legal answers, in a stable order."""

    def legal(self, position: Table) -> Legal:
        groups: dict[str, list[Action]] = {}
        for answer in self.answers(position):
            groups.setdefault(answer.verb, []).append(answer)
        return Legal.of(*(Group.of(verb, actions) for verb, actions in groups.items()))

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        for answer in self.answers(position):
            if answer == action:
                return None
        return Refusal(self.rule(position), "DECISION_PENDING", {"kind": self.kind})


class Procedure(ColditzFrame):
    """A frame that runs on its own; its stage and what it has found are its fields."""

    __slots__ = ()

    automatic: ClassVar[bool] = True

    def legal(self, position: Table) -> Legal:
        raise AssertionError(f"{self.kind} runs by itself")

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        raise AssertionError(f"{self.kind} runs by itself")

    def play(self, position: Table, action: Action) -> None:
        raise AssertionError(f"{self.kind} runs by itself")


class Turn(ColditzFrame):
    """A turn, at the bottom of the stack: only this frame knows what the end of the turn involves."""

    __slots__ = ()

    @abstractmethod
    def end(self, position: Table, answered: bool = False) -> None:
        """End the turn, except for what follows. `answered`: Security has already had its say in it."""

    @abstractmethod
    def leave(self, position: Table) -> None:
        """Handle the last throw being spent: the turn ends, unless something must be put in order first."""


def end_turn(position: Table, answered: bool = False) -> None:
    """End the turn as soon as the frames still to come are gone."""
    turn = position.frames[0]
    assert isinstance(turn, Turn)
    turn.end(position, answered)
