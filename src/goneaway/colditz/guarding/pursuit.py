"""Which man a guard pursues, and the choice where there are several (A92)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action
from ..table.frames import Choice
from ..table.table import Table
from ..ways import chasing
from ..words.actions import GuardAndMan, Say, say
from ..words.places import EXTERIOR, FIRST_GUARD


def link(position: Table, guard: int, here: int, to: int) -> bool:
    """After a guard's step, name the man he pursues from now on, where the rules want one named."""
    rules = position.rules.guards
    ground = position.ground
    if rules.pursuit_target_lock and ground.zone[to] == EXTERIOR:
        if ground.zone[here] != EXTERIOR:
            _choose(position, guard, chasing.gone_this_way(position, here, to))
        return True
    if rules.pursuit_window == "any_time":
        return False
    if guard in dict(position.ledger.chasers):
        return True
    if ground.room[to] < 0 or ground.room[here] >= 0:
        return False
    men = sorted({pow for pow, opening in chasing.followed(position, guard) if ground.room[opening[0]] >= 0})
    nearer = [pow for pow in men if chasing.towards_opening(position, guard, pow, here, to)]
    if men:
        _choose(position, guard, nearer or men)
    return bool(men)


def _choose(position: Table, guard: int, men: list[int]) -> None:
    if len(men) == 1:
        name(position, guard, men[0])
    elif men:
        position.frames.append(PursuitChoice(position.security_seat, guard, tuple(men)))


def name(position: Table, guard: int, pow: int) -> None:
    """NAME_QUARRY: the guard pursues this man, whom no other guard follows through the rooms this turn."""
    slot = guard - FIRST_GUARD
    ground = position.ground
    here = position.at[guard]
    position.link[slot] = pow
    if ground.room[here] >= 0 and position.rules.guards.pursuit_window != "any_time":
        opening = next((one for man, one in chasing.followed(position, guard) if man == pow), None)
        if opening is not None:
            position.link_edge[slot] = opening[0] * ground.size + opening[1]
        others = tuple(one for one in position.ledger.chasers if one[0] != guard)
        position.ledger.chasers = (*others, (guard, pow))
    position.tell_all("pursues", guard=position.pawn_name(guard), man=position.pawn_name(pow))


@dataclass(frozen=True, slots=True)
class PursuitChoice(Choice):
    """Which man a guard pursues who goes out by a gate while several men are at large (A92)."""

    kind: ClassVar[str] = "pursue"
    clause: ClassVar[str] = "46"
    seat: int
    guard: int
    men: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        guard = position.pawn_name(self.guard)
        return [say("pursue", guard, position.pawn_name(pow)) for pow in self.men]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, GuardAndMan)
        position.frames.pop()
        if position.terms.chases:
            name(position, self.guard, position.pawn(action.man))
        else:
            position.link[self.guard - FIRST_GUARD] = position.pawn(action.man)
