"""Questions a bot asks about its legal actions and the rules."""

from __future__ import annotations

from ....colditz.ruleset import Ruleset, load_edition
from ....colditz.words.actions import Say
from ....kernel import Legal

#: Stages of a turn; earlier ones have lower numbers.
BEFORE_ROLL, AFTER_ROLL = 0, 1


def steps_of(legal: Legal, name: str) -> list[Say]:
    """The single steps open to a pawn."""
    if "step" not in legal.verbs:
        return []
    head = f"step {name}"
    return [
        action
        for group in legal.groups_of("step")
        if group.head == head
        for action in group
        if isinstance(action, Say)
    ]


#: The rules last asked about and the answer: a game asks thousands of times about the same object.
_last_asked: list[tuple[Ruleset, bool]] = []


def classic(rules: Ruleset) -> bool:
    """The rules the simple players know by heart; under others they look before they step."""
    for asked, answer in _last_asked:
        if asked is rules:
            return answer
    answer = rules == load_edition("gibson")
    _last_asked[:] = [(rules, answer)]
    return answer


def listed(legal: Legal, verb: str) -> list[Say]:
    """Every action of a verb."""
    if verb not in legal.verbs:
        return []
    return [action for group in legal.groups_of(verb) for action in group if isinstance(action, Say)]
