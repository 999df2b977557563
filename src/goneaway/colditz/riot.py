"""The Riot Squad, read as all reserves at once whatever the score (A99, `riot_squad = all_reserves`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Refusal
from . import patrol, resting
from .actions import Say, say
from .frames import Choice

if TYPE_CHECKING:
    from .position import Colditz


def why_not_call(position: Colditz, action: Say) -> Refusal | None:
    if position.rules.guards.riot_squad != "all_reserves":
        return Refusal("19", "NOT_NOW", {"verb": action.verb})
    if position.bound >= 0:
        return resting.bound_refusal(position)
    refusal = patrol.why_no_posting(position)
    if refusal is not None:
        return refusal
    if position.ledger.riot_squad or not patrol.reserve(position) or not _open_posts(position):
        return Refusal("34a", "RIOT_SQUAD_OUT")
    return None


def _open_posts(position: Colditz) -> list[int]:
    """Posts where one more guard shuts nothing: the score is spent, and nobody moves on afterwards."""
    return [
        circle
        for circle in patrol.vacant_posts(position)
        if patrol.may_post(position, circle, position.points)
    ]


def call_groups(position: Colditz) -> list[Group]:
    action = say("riot-squad")
    return [Group.of("riot-squad", [action])] if why_not_call(position, action) is None else []


def call(position: Colditz, action: Say) -> None:
    """Once in a turn; the score is then spent."""
    position.ledger.riot_squad = True
    position.points = 0
    position.tell_all("riot-squad")
    position.frames.append(RiotSquad(position.security_seat))


@dataclass(frozen=True, slots=True)
class RiotSquad(Choice):
    """One reserve after another goes to a vacant post, as many as Security likes."""

    kind: ClassVar[str] = "riot-squad"
    clause: ClassVar[str] = "34a"
    seat: int
    posted: int = 0

    def answers(self, position: Colditz) -> Sequence[Say]:
        out = [say("post", position.place_name(circle)) for circle in _open_posts(position)]
        return [*out, say("done")] if self.posted else out

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "done":
            position.frames.pop()
            return
        position.frames[-1] = replace(self, posted=self.posted + 1)
        patrol.put_on_post(position, action)
        if not patrol.reserve(position) or not _open_posts(position):
            position.frames.pop()
