"""Appel (rule 38): the call, attendance, and men lining up in their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..custody import home
from ..custody.lineup import LineUp
from ..table import seating
from ..table.frames import Choice, Procedure
from ..table.table import Table
from ..walking.hiding import APPEL, WarningWindow
from ..ways import attempts
from ..ways.standing import appel_places
from ..words.actions import OfMan, Say, say
from ..words.places import EXTERIOR, NOT_IN_PLAY, TEAM


@dataclass(frozen=True, slots=True)
class Appel(Procedure):
    """Warnings in seat order, then every officer lines up his men in his own row."""

    kind: ClassVar[str] = "appel"
    clause: ClassVar[str] = "38"
    seat: int
    team: int = 0
    #: The men who have to attend, once the warnings are over and all have left their circles.
    called: tuple[int, ...] | None = None

    def advance(self, position: Table) -> None:
        if self.called is None and self.team >= position.officers:
            if self.team == position.officers and _optional(position):
                position.frames[-1] = replace(self, team=self.team + 1)
                position.frames.append(Attendance(self.seat))
            else:
                position.frames[-1] = replace(self, team=0, called=_fall_in(position))
            return
        if self.team == position.officers:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, team=self.team + 1)
        team = seating.order(position)[self.team]
        if self.called is not None:
            men = tuple(pow for pow in self.called if pow // TEAM == team)
            position.frames.append(LineUp(team, men, tuple(appel_places(position, team))))
        elif "appel" in position.rules.opportunity.warning_reacts_to and any(
            position.at[pow] >= 0 for pow in position.team_pows(team)
        ):
            position.frames.append(WarningWindow(team, APPEL))


def exempt(position: Table, pow: int) -> bool:
    """Whether the man is exempt: in a hideaway, tunnel or cell; outside the castle or in a live attempt
    (`appel_exempt`)."""
    place = position.at[pow]
    ground = position.ground
    if not 0 <= place < ground.size or ground.hideaway[place] >= 0:
        return True
    excused = position.rules.appel.appel_exempt
    if "exterior" in excused and ground.zone[place] == EXTERIOR:
        return True
    return "live_attempt" in excused and attempts.live(position, pow)


def _fall_in(position: Table) -> tuple[int, ...]:
    """Take all men who are not exempt off their circles at once, so that every row is free for its team."""
    away = position.ledger.absent
    called = tuple(
        pow for pow in range(TEAM * position.officers) if not exempt(position, pow) and pow not in away
    )
    out = [pow for pow in called if position.fugitive(pow)]
    for pow in called:
        position.put(pow, NOT_IN_PLAY)
        position.returning[pow] = False
    for pow in out:
        home.end_attempt(position, pow)
    return called


# Attendance, where it is the officers' choice (A45)


def _optional(position: Table) -> bool:
    return position.rules.appel.appel_attendance == "officer_choice"


@dataclass(frozen=True, slots=True)
class Attendance(Procedure):
    """Officers in seat order choose who attends; men on white circles are already there."""

    kind: ClassVar[str] = "attendance"
    clause: ClassVar[str] = "38"
    seat: int
    team: int = -1

    def advance(self, position: Table) -> None:
        if self.team < 0:
            position.ledger.absent = tuple(
                pow
                for pow in range(TEAM * position.officers)
                if not exempt(position, pow) and not position.ground.white[position.at[pow]]
            )
        place = self.team + 1
        if place >= position.officers:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, team=place)
        team = seating.order(position)[place]
        if any(pow // TEAM == team for pow in position.ledger.absent):
            position.frames.append(AttendChoice(team))


@dataclass(frozen=True, slots=True)
class AttendChoice(Choice):
    """Men are sent to the Appel one after another; `done` leaves the others where they are."""

    kind: ClassVar[str] = "attend"
    clause: ClassVar[str] = "38"
    seat: int

    def _away(self, position: Table) -> list[int]:
        return [pow for pow in position.ledger.absent if pow // TEAM == self.seat]

    def answers(self, position: Table) -> Sequence[Say]:
        return [*(say("attend", position.pawn_name(pow)) for pow in self._away(position)), say("done")]

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, OfMan):
            position.frames.pop()
            away = [position.pawn_name(pow) for pow in self._away(position)]
            position.tell_all("stay-away", team=position.seat_name(self.seat), men=away)
            return
        pow = position.pawn(action.man)
        position.ledger.absent = tuple(man for man in position.ledger.absent if man != pow)
        if not self._away(position):
            position.frames.pop()


def absentees(position: Table) -> list[int]:
    """The men who stayed away and could still be searched for; the declaration depends on this."""
    return [pow for pow in position.ledger.absent if not exempt(position, pow)]
