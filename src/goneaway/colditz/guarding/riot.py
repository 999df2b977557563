"""The Riot Squad, read as all reserves at once whatever the score (A99, `riot_squad = all_reserves`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..table.frames import Choice
from ..table.table import Table
from ..table.verbs import When, order
from ..ways import guards, resting
from ..words.actions import OfCircle, Say, say
from . import patrol


def call_groups(position: Table) -> list[Group]:
    action = say("riot-squad")
    return [Group.of("riot-squad", [action])] if why_not_call(position, action) is None else []


def why_not_call(position: Table, action: Say) -> Refusal | None:
    if position.rules.guards.riot_squad != "all_reserves":
        return Refusal("19", "NOT_NOW", {"verb": action.verb})
    if position.bound >= 0:
        return resting.bound_refusal(position)
    refusal = guards.why_no_posting(position)
    if refusal is not None:
        return refusal
    if position.ledger.riot_squad or not guards.reserve(position) or not _open_posts(position):
        return Refusal("34a", "RIOT_SQUAD_OUT")
    return None


def call(position: Table, action: Say) -> None:
    """Call out the squad, once in a turn; the score is then spent."""
    position.ledger.riot_squad = True
    position.points = 0
    position.tell_all("riot-squad")
    position.frames.append(RiotSquad(position.security_seat))


@dataclass(frozen=True, slots=True)
class RiotSquad(Choice):
    """One reserve after another goes to a vacant post, as many as Security wants."""

    kind: ClassVar[str] = "riot-squad"
    clause: ClassVar[str] = "34a"
    seat: int
    posted: int = 0

    def answers(self, position: Table) -> Sequence[Say]:
        out = [say("post", position.place_name(circle)) for circle in _open_posts(position)]
        return [*out, say("done")] if self.posted else out

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, OfCircle):
            position.frames.pop()
            return
        position.frames[-1] = replace(self, posted=self.posted + 1)
        patrol.put_on_post(position, action)
        if not guards.reserve(position) or not _open_posts(position):
            position.frames.pop()


def _open_posts(position: Table) -> list[int]:
    """Posts where one more guard shuts nothing: the score is spent, so no guard can move on afterwards."""
    return [
        circle
        for circle in guards.vacant_posts(position)
        if patrol.may_post(position, circle, position.points)
    ]


RIOT_SQUAD: Verb[Table, int, When[Table]] = order(
    "riot-squad",
    call_groups,
    why_not_call,
    call,
    after_dice=True,
    acts=True,
    known=lambda rules: rules.guards.riot_squad == "all_reserves",
)
