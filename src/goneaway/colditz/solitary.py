"""Release from Solitary: by a double, or by card; the door, and the way home."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Refusal
from .actions import Say, say
from .frames import Choice
from .movement import no_stop
from .places import CELL, FIRST_GUARD, TEAM

if TYPE_CHECKING:
    from .position import Colditz


def prisoners(position: Colditz, team: int, scope: str = "own") -> list[int]:
    """Men in Solitary an officer may free: his own, or anybody's (A8)."""
    teams = (team,) if scope == "own" else range(position.officers)
    return [pow for team in teams for pow in position.team_pows(team) if position.at[pow] <= CELL]


def release_cost(position: Colditz) -> int:
    cost = position.rules.solitary.release_double_cost
    assert isinstance(cost, int)
    return cost


def why_not_release(position: Colditz, team: int, action: Say) -> Refusal | None:
    pow = position.pawn(action.words[0])
    about = {"man": action.words[0]}
    own = position.rules.solitary.release_scope == "own"
    if not 0 <= pow < FIRST_GUARD or (own and pow // TEAM != team):
        return Refusal("37", "NOT_YOUR_MAN", about)
    if position.at[pow] > CELL:
        return Refusal("37", "NOT_IN_CELL", about)
    if position.credit < 1:
        return Refusal("37", "NO_DOUBLE", about)
    if position.points < release_cost(position):
        return Refusal("37", "NO_POINTS", about)
    return None


def release_groups(position: Colditz, team: int) -> list[Group]:
    if position.credit < 1 or position.points < release_cost(position):
        return []
    men = prisoners(position, team, position.rules.solitary.release_scope)
    return [Group.of("release", [say("release", position.pawn_name(pow)) for pow in men])] if men else []


def release(position: Colditz, action: Say) -> None:
    position.credit -= 1
    position.points -= release_cost(position)
    let_out(position, position.pawn(action.words[0]))


def let_out(position: Colditz, pow: int) -> None:
    """P3: onto the door circle, or the nearest free one of the same zone."""
    block = CELL - position.at[pow]
    door = position.ground.doors[block]
    circles = _door_circles(position, door)
    if len(circles) == 1:
        _out(position, pow, block, circles[0])
    else:
        position.frames.append(DoorChoice(pow // TEAM, pow, block, circles))


def _door_circles(position: Colditz, door: int) -> tuple[int, ...]:
    ground = position.ground
    seen = {door}
    ring = deque([door])
    while ring:
        free = tuple(
            circle
            for circle in ring
            if position.pow_at[circle] < 0 and position.guard_at[circle] < 0 and not no_stop(position, circle)
        )
        if free:
            return free
        following: deque[int] = deque()
        for here in ring:
            for other in ground.near[here]:
                if other not in seen and ground.zone[other] == ground.zone[door] and ground.gate[other] < 0:
                    seen.add(other)
                    following.append(other)
        ring = following
    return (door,)


def _out(position: Colditz, pow: int, block: int, circle: int) -> None:
    position.put(pow, circle)
    outer = not position.ground.inner_block[block]
    position.returning[pow] = outer
    # He must set off at once: the turn of release counts (A38).
    position.home_start[pow] = position.ground.home[circle]
    position.tell_all(
        "released", man=position.pawn_name(pow), at=position.place_name(circle), returning=outer
    )


@dataclass(frozen=True, slots=True)
class DoorChoice(Choice):
    """The door is blocked: the man's officer picks among the nearest free circles (A107)."""

    kind: ClassVar[str] = "door"
    clause: ClassVar[str] = "37"
    seat: int
    pow: int
    block: int
    circles: tuple[int, ...]

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("door", position.place_name(circle)) for circle in self.circles]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        _out(position, self.pow, self.block, position.place(action.words[0]))


def begin_own_turn(position: Colditz, team: int) -> None:
    """From here the progress of men on their way home is measured."""
    for pow in position.team_pows(team):
        if position.returning[pow]:
            position.home_start[pow] = position.ground.home[position.at[pow]]


def end_own_turn(position: Colditz, team: int) -> None:
    """Who has not come nearer home is no longer on his way there (rule 39, A38)."""
    least = position.rules.solitary.return_min_points
    assert isinstance(least, int)
    for pow in position.team_pows(team):
        if position.returning[pow] and least:
            left = position.ground.home[position.at[pow]]
            start = position.home_start[pow]
            if start - left < min(least, start):
                position.returning[pow] = False
                position.tell_all("strays", man=position.pawn_name(pow))
