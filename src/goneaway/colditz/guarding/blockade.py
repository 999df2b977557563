"""What rule 45 requires of Security besides not blocking: naming pursuers, and sending guards home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..custody import home
from ..raids import raiding
from ..table.frames import Choice, Procedure
from ..table.table import Table
from ..table.verbs import When, order
from ..ways.beat import blocking, exempt, movers, not_for_resting, protected, quarries, stoppers
from ..words.actions import GuardAndMan, OfGuard, Say, say
from ..words.places import FIRST_GUARD, INNER

# Pursuers (NAME_PURSUER)


def name_groups(position: Table) -> list[Group]:
    men = quarries(position) if position.rules.guards.rule45_pursuit_exempt else []
    if not men:
        return []
    found = [
        say("pursue", position.pawn_name(guard), position.pawn_name(pow))
        for guard in _nameable(position)
        for pow in men
    ]
    return [Group.of("pursue", found)] if found else []


def why_not_name(position: Table, action: GuardAndMan) -> Refusal | None:
    guard, pow = position.pawn(action.guard), position.pawn(action.man)
    about = {"guard": action.guard, "man": action.man}
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "pursue GUARD PRISONER"})
    if not position.rules.guards.rule45_pursuit_exempt:
        return Refusal("19", "NOT_NOW", {"verb": action.verb})
    if guard in _nameable(position) and pow in quarries(position):
        return None
    return Refusal("45", "NO_PURSUER", about)


def _nameable(position: Table) -> list[int]:
    """Guards of the courtyard who stand in the way and do not pursue anyone yet."""
    if not position.rules.guards.rule45_pursuit_exempt:
        return []
    blocked = blocking(position)
    return [
        guard
        for guard in movers(position)
        if position.link[guard - FIRST_GUARD] < 0
        and position.ground.zone[position.at[guard]] == INNER
        and (blocked or protected(position, position.at[guard]))
    ]


def name(position: Table, action: GuardAndMan) -> None:
    """Link the guard to that attempt until it ends; he then goes to Barracks (P5)."""
    guard = position.pawn(action.guard)
    position.link[guard - FIRST_GUARD] = position.pawn(action.man)
    position.tell_all("pursues", guard=action.guard, man=action.man)
    raiding.bind_offender(position)


# Guards sent home at the end of the turn (`auto_return`)


@dataclass(frozen=True, slots=True)
class GuardsBack(Procedure):
    """Guards on protected circles go home; then those Security names, until nothing is cut off."""

    kind: ClassVar[str] = "guards-back"
    clause: ClassVar[str] = "45"
    seat: int
    #: If set, the turn is over afterwards; else a raid is still to come (`search_turn_relaxes_rule45`).
    closing: bool = True

    def advance(self, position: Table) -> None:
        for guard in _held(position):
            home.to_barracks(position, guard)
        if not blocking(position):
            if self.closing:
                position.answer(None)
            else:
                position.frames.pop()
            return
        candidates = stoppers(position)
        if len(candidates) == 1:
            home.to_barracks(position, candidates[0])
        else:
            position.frames.append(ReturnChoice(self.seat, tuple(candidates)))


def _held(position: Table) -> list[int]:
    """Guards on circles that guards may not hold."""
    return [
        guard
        for guard in position.guards_on_board()
        if not position.ground.black[position.at[guard]]
        and (
            not_for_resting(position, position.at[guard])
            or (protected(position, position.at[guard]) and not exempt(position, guard))
        )
    ]


@dataclass(frozen=True, slots=True)
class ReturnChoice(Choice):
    """Security names one of several guards, any of whom would do (RETURN_GUARD)."""

    kind: ClassVar[str] = "guard-back"
    clause: ClassVar[str] = "45"
    seat: int
    guards: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("return", position.pawn_name(guard)) for guard in self.guards]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfGuard)
        position.frames.pop()
        home.to_barracks(position, position.pawn(action.guard))


PURSUE: Verb[Table, int, When[Table]] = order(
    "pursue",
    name_groups,
    why_not_name,
    name,
    after_dice=True,
    known=lambda rules: rules.guards.rule45_pursuit_exempt,
)
