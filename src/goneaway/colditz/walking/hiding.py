"""Advance Warning (W4, W5): men go directly to hideaways, paying for the way (rule 49)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Refusal
from ..custody import home
from ..paying.openings import pay
from ..paying.sharing import serve_team
from ..table.frames import Choice
from ..table.holding import held, play_from_hand
from ..table.table import Table
from ..ways import exits
from ..ways.standing import unheld
from ..ways.steps import kept_on_way
from ..ways.walks import Fare, walks
from ..words.actions import ManOnCircle, Say, say
from ..words.places import EXTERIOR, INNER, TEAM
from .paid_walks import PaidWalk

#: A warning without a room is about an Appel, or about nothing but the officer's own plan (A80).
APPEL, OWN_TURN = -1, -2


@dataclass(frozen=True, slots=True)
class WarningWindow(Choice):
    """An officer may send men into hideaways before the Appel or Search takes place."""

    kind: ClassVar[str] = "warning"
    clause: ClassVar[str] = "49"
    seat: int
    room: int

    def details(self, position: Table) -> dict[str, object]:
        return {"room": position.ground.rooms[self.room] if self.room >= 0 else ""}

    def answers(self, position: Table) -> Sequence[Say]:
        there = held(position, self.seat, kind="warning") >= 0
        return [say("play", "warning"), say("pass")] if there else [say("pass")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            play_from_hand(position, self.seat, "warning")
            position.frames.append(HideChoice(self.seat, self.room, ()))


@dataclass(frozen=True, slots=True)
class HideChoice(Choice):
    """One man after another goes to a free hideaway circle, paying for the way; then `done`."""

    kind: ClassVar[str] = "hide"
    clause: ClassVar[str] = "49"
    seat: int
    room: int
    hidden: tuple[int, ...]

    def _men(self, position: Table) -> list[int]:
        return [
            pow
            for pow in position.team_pows(self.seat)
            if pow not in self.hidden and concerned(position, pow, self.room)
        ]

    def answers(self, position: Table) -> Sequence[Say]:
        out = []
        for pow in self._men(position):
            name = position.pawn_name(pow)
            out += [
                say("hide", name, position.place_name(circle))
                for circle, fare in hiding_places(position, pow, self.room != OWN_TURN).items()
                if fare is not None
            ]
        return [*out, say("done")]

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        refusal = Choice.why_not(self, position, action)
        if refusal is not None and isinstance(action, ManOnCircle) and action.verb == "hide":
            pow, circle = position.pawn(action.man), position.place(action.circle)
            if pow in self._men(position) and 0 <= circle < position.ground.size:
                places = hiding_places(position, pow, self.room != OWN_TURN, kit=True)
                if places.get(circle) is not None:
                    return Refusal("attempts", "KIT_NEEDED", {"man": action.man, "to": action.circle})
        return refusal

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, ManOnCircle):
            position.frames.pop()
            return
        pow, circle = position.pawn(action.man), position.place(action.circle)
        fare = hiding_places(position, pow, self.room != OWN_TURN)[circle]
        assert fare is not None
        position.frames[-1] = replace(self, hidden=(*self.hidden, pow))
        if self.room == OWN_TURN and fare:
            position.frames.append(HideWalk(self.seat, pow, circle, fare))
        else:
            for card, number, opens in fare:
                pay(position, self.seat, card, number)
                serve_team(position, self.seat, card, opens)
            home.relocate(position, pow, circle, "hides")


class HideWalk(PaidWalk):
    """Advance Warning in his own turn."""

    __slots__ = ()

    kind: ClassVar[str] = "hide-walk"
    clause: ClassVar[str] = "49"

    def arrive(self, position: Table) -> None:
        home.relocate(position, self.pow, self.to, "hides")


# Which men may go, and where to


def concerned(position: Table, pow: int, room: int) -> bool:
    """Whether the man may go on a warning of an Appel, his officer's own, or of a Search in this room
    (A50)."""
    if not may_hide(position, pow):
        return False
    everybody = room < 0 or position.rules.opportunity.warning_search_scope == "all_men"
    return everybody or position.ground.room[position.at[pow]] == room


def can_hide(position: Table, team: int) -> bool:
    """Whether any man of the team can get to a hideaway by a card played in the officer's turn."""
    return any(
        fare is not None
        for pow in position.team_pows(team)
        if may_hide(position, pow)
        for fare in hiding_places(position, pow, reaction=False).values()
    )


def may_hide(position: Table, pow: int) -> bool:
    """Whether the man is on the board, not in a tunnel, and not where cards do not reach him (A44).

    Under some rules a man who is already hidden stays where he is (A126).
    """
    place, ground = position.at[pow], position.ground
    if not 0 <= place < ground.size:
        return False
    if ground.hideaway[place] >= 0 and not position.rules.opportunity.warning_from_hideaway:
        return False
    if kept_on_way(position, pow):
        return False
    return not (position.rules.movement.exterior_one_way and ground.zone[place] == EXTERIOR)


def hiding_places(
    position: Table, pow: int, reaction: bool = True, kit: bool = False
) -> dict[int, Fare | None]:
    """Free hideaway circles with the cheapest Equipment for the walk; None if it cannot be paid (A50).

    `kit`: as if his officer had the Kit without which men may not leave the inner courtyard.
    """
    best = _walks(position, pow, kit)
    ground = position.ground
    inner = reaction and position.rules.opportunity.warning_destination == "inner_hideaways_in_reaction"
    return {
        circle: best.get(circle)
        for circle in ground.hideaway_circles
        if unheld(position, circle) and not (inner and ground.zone[circle] != INNER)
    }


def _walks(position: Table, pow: int, kit: bool) -> dict[int, Fare]:
    """Every hideaway circle the man could walk to, with the cost of the way if it costs anything."""
    pays = position.rules.opportunity.warning_pays_equipment
    kept_in = not kit and _kept_in(position, pow)
    goals = frozenset(position.ground.hideaway_circles)
    return walks(position, pow, position.at[pow], position.equipment[pow // TEAM], pays, kept_in, goals)


def _kept_in(position: Table, pow: int) -> bool:
    """Whether the man must stay in the inner courtyard for want of a Kit, where that is the rule (A80)."""
    return position.rules.kit.kit_needed_to_leave_inner and not exits.kit_serves(position, pow // TEAM)
