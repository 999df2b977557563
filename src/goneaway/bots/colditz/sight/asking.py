"""Questions a bot asks about its legal actions and the rules."""

from __future__ import annotations

from typing import Any, Literal, overload

from ....colditz.ruleset import Ruleset, load_edition
from ....colditz.words.actions import (
    ClaimEquipment,
    GuardAndMan,
    ManOnCircle,
    OfCard,
    OfCircle,
    OfGuard,
    OfMan,
    OfNation,
    OpenTunnel,
    Play,
    Release,
    Say,
    Step,
)
from ....kernel import Legal

#: Stages of a turn; earlier ones have lower numbers.
BEFORE_ROLL, AFTER_ROLL = 0, 1


def steps_of(legal: Legal, name: str) -> list[Step]:
    """The single steps open to a pawn."""
    if "step" not in legal.verbs:
        return []
    head = f"step {name}"
    return [
        action
        for group in legal.groups_of("step")
        if group.head == head
        for action in group
        if isinstance(action, Step)
    ]


#: The last rules and the answer for them: a game asks thousands of times about the same object.
_last_asked: list[tuple[Ruleset, bool]] = []


def classic(rules: Ruleset) -> bool:
    """Return whether these are the rules that simple players know by heart.

    Under others they check each step.
    """
    for asked, answer in _last_asked:
        if asked is rules:
            return answer
    answer = rules == load_edition("gibson")
    _last_asked[:] = [(rules, answer)]
    return answer


@overload
def listed(legal: Legal, verb: Literal["permit", "team"]) -> list[OfNation]: ...
@overload
def listed(legal: Legal, verb: Literal["discard", "keep", "lose", "confiscate"]) -> list[OfCard]: ...
@overload
def listed(legal: Legal, verb: Literal["place", "take-back", "post", "push", "door"]) -> list[OfCircle]: ...
@overload
def listed(legal: Legal, verb: Literal["car", "do-or-die", "tower", "attend", "seize"]) -> list[OfMan]: ...
@overload
def listed(
    legal: Legal, verb: Literal["recall", "return", "remove-marker", "name-guard"]
) -> list[OfGuard]: ...
@overload
def listed(legal: Legal, verb: Literal["arrest", "pursue", "credit"]) -> list[GuardAndMan]: ...
@overload
def listed(legal: Legal, verb: Literal["stand", "hide"]) -> list[ManOnCircle]: ...
@overload
def listed(legal: Legal, verb: Literal["step"]) -> list[Step]: ...
@overload
def listed(legal: Legal, verb: Literal["release"]) -> list[Release]: ...
@overload
def listed(legal: Legal, verb: Literal["claim"]) -> list[ClaimEquipment]: ...
@overload
def listed(legal: Legal, verb: Literal["play"]) -> list[Play]: ...
@overload
def listed(legal: Legal, verb: Literal["tunnel"]) -> list[OpenTunnel]: ...
@overload
def listed(legal: Legal, verb: str) -> list[Say]: ...
def listed(legal: Legal, verb: str) -> list[Any]:
    """Return every action of a verb."""
    if verb not in legal.verbs:
        return []
    return [action for group in legal.groups_of(verb) for action in group if isinstance(action, Say)]
