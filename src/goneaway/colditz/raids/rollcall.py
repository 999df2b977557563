"""Appel (rule 38): who attends, and the general search for those who stay away (A46)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar

from ...kernel import Action
from ..custody import home
from ..custody.arrest import Arrest
from ..custody.lineup import LineUp
from ..dice.dice import Roll, Thrown
from ..table import seating
from ..table.frames import Choice, Procedure
from ..table.ground import Ground
from ..table.holding import let_go
from ..table.spreading import distances
from ..table.table import Table
from ..walking.hiding import APPEL, WarningWindow
from ..ways import attempts
from ..ways.cells import why_not_jailed
from ..words.actions import Say, say
from ..words.places import AFTER_ROLL, EXTERIOR, INNER, NOBODY, NOT_IN_PLAY, TEAM
from .searching import TeamChoice, team_loss

#: General searches for which Security gives up, or lends, his movement roll.
WITH_THE_ROLL = ("instead_of_move", "before_move_same_roll")


def exempt(position: Table, pow: int) -> bool:
    """In a hideaway, a tunnel, a cell; and outside the castle or in a live attempt (`appel_exempt`)."""
    place = position.at[pow]
    ground = position.ground
    if not 0 <= place < ground.size or ground.hideaway[place] >= 0:
        return True
    excused = position.rules.appel.appel_exempt
    if "exterior" in excused and ground.zone[place] == EXTERIOR:
        return True
    return "live_attempt" in excused and attempts.live(position, pow)


def start(position: Table, card: int) -> None:
    """Security plays an Appel in his own turn."""
    rules = position.rules.appel
    seat = position.security_seat
    if rules.appel_timing == "after_roll_before_move" or rules.general_search == "extra_roll":
        position.security_hand.remove(card)
        position.ledger.laid += (card,)
    else:
        let_go(position, position.security_seat, card)
    if rules.general_search in WITH_THE_ROLL:
        position.frames.append(Declaration(seat))
    position.frames.append(Appel(seat))


@dataclass(frozen=True, slots=True)
class Appel(Procedure):
    """Warnings in seat order, then every officer lines his men up in his own row."""

    kind: ClassVar[str] = "appel"
    clause: ClassVar[str] = "38"
    seat: int
    team: int = 0
    #: Everybody who has to attend, once the warnings are over and all have left their circles.
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


def _optional(position: Table) -> bool:
    return position.rules.appel.appel_attendance == "officer_choice"


def _fall_in(position: Table) -> tuple[int, ...]:
    """Everybody who is not exempt leaves his circle at once, so that every row is free for its team."""
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


def appel_places(position: Table, team: int) -> list[int]:
    """The white circles of a team's row of the diagram."""
    diagram = [circle for row in position.ground.board.appel[position.officers + 1] for circle in row]
    row, men = position.rows[team], position.team_size
    if len(diagram) < men * position.officers:
        # Two teams of eight for one officer: no diagram is printed for them (A82).
        diagram += [circle for circle in position.ground.whites if circle not in diagram]
    return diagram[row * men : (row + 1) * men]


# Attendance, where it is the officers' choice (A45)


@dataclass(frozen=True, slots=True)
class Attendance(Procedure):
    """Officers in seat order say who attends; men who stand on white circles are there already."""

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
    """One man after another is sent to the Appel; `done` leaves the others where they are."""

    kind: ClassVar[str] = "attend"
    clause: ClassVar[str] = "38"
    seat: int

    def _away(self, position: Table) -> list[int]:
        return [pow for pow in position.ledger.absent if pow // TEAM == self.seat]

    def answers(self, position: Table) -> Sequence[Say]:
        return [*(say("attend", position.pawn_name(pow)) for pow in self._away(position)), say("done")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "done":
            position.frames.pop()
            away = [position.pawn_name(pow) for pow in self._away(position)]
            position.tell_all("stay-away", team=position.seat_name(self.seat), men=away)
            return
        pow = position.pawn(action.words[0])
        position.ledger.absent = tuple(man for man in position.ledger.absent if man != pow)
        if not self._away(position):
            position.frames.pop()


def absentees(position: Table) -> list[int]:
    """Who stayed away and could still be looked for: the declaration depends on this."""
    return [pow for pow in position.ledger.absent if not exempt(position, pow)]


# To move or to search (S_DECLARE)


@dataclass(frozen=True, slots=True)
class Declaration(Procedure):
    """After the Appel Security may have to say what his throw is for."""

    kind: ClassVar[str] = "declaration"
    clause: ClassVar[str] = "general-search"
    seat: int

    def advance(self, position: Table) -> None:
        position.frames.pop()
        thrown = position.stage == AFTER_ROLL
        if absentees(position) and (thrown or position.rules.appel.general_search_declared == "before_roll"):
            position.frames.append(DeclareChoice(self.seat))


@dataclass(frozen=True, slots=True)
class DeclareChoice(Choice):
    """The throw is for the general search, or for the guards to move."""

    kind: ClassVar[str] = "search-or-move"
    clause: ClassVar[str] = "general-search"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        return {"men": [position.pawn_name(pow) for pow in absentees(position)]}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("declare-search"), say("declare-move")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        position.ledger.errand = action.verb.removeprefix("declare-")
        position.tell_all("declared-errand", errand=position.ledger.errand)
        if position.stage != AFTER_ROLL:
            position.frames.append(Roll(self.seat, "move"))
        elif position.ledger.errand == "search":
            begin_search(position)


def rolled(position: Table, total: int) -> None:
    """Security's movement roll is thrown and its card drawn: is it a search, or may it become one?"""
    if position.rules.appel.general_search not in WITH_THE_ROLL:
        return
    ledger = position.ledger
    # At night a throw may be worth one die to the guards; a search always reads both (A70).
    ledger.radius = ledger.both_dice or total
    if ledger.errand == "search":
        begin_search(position)
    elif not ledger.errand and absentees(position):
        position.frames.append(DeclareChoice(position.security_seat))


def begin_search(position: Table) -> None:
    """With the same roll the search is made at once; instead of moving it waits for its word (A46)."""
    if position.rules.appel.general_search == "before_move_same_roll":
        position.frames.append(GeneralSearch(position.security_seat, position.ledger.radius))
    else:
        position.points = 0
        position.bound = NOBODY


# The search


@cache
def search_distances(ground: Ground, start: int) -> tuple[int, ...]:
    """Plain steps on the surface from a guard's circle; hideaways and cells are no way (A.3)."""
    return tuple(
        distances(
            ground.size,
            {start: 0},
            lambda here: (to for to in ground.near[here] if ground.hideaway[to] < 0),
        )
    )


def finders(position: Table, pow: int, radius: int) -> list[int]:
    """Guards whose search reaches the man."""
    inner_only = position.rules.appel.general_search_guards == "inner_only"
    ground = position.ground
    return [
        guard
        for guard in position.guards_on_board()
        if not (inner_only and ground.zone[position.at[guard]] != INNER)
        and search_distances(ground, position.at[guard])[position.at[pow]] <= radius
    ]


def _takes(position: Table, pow: int) -> bool:
    """Nobody is taken on a white circle (I12); men on their way home on the terms of rule 39 (P3)."""
    if position.ground.white[position.at[pow]] or why_not_jailed(position, pow, "general_search") is not None:
        return False
    if not position.returning[pow]:
        return True
    if position.rules.solitary.return_liability == "immune_while_returning":
        return False
    return position.holds_equipment(pow // TEAM)


@dataclass(frozen=True, slots=True)
class GeneralSearch(Procedure):
    """Everybody absent within reach is arrested; guards credited go to Barracks; then the losses.

    Stages: 0 who is found, 1 of which teams, 2 by which guard each, 3 arrests, 4 guards, 5 losses.
    """

    kind: ClassVar[str] = "general-search"
    clause: ClassVar[str] = "general-search"
    seat: int
    radius: int
    stage: int = 0
    found: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    credited: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    def advance(self, position: Table) -> None:
        (self._find, self._pick, self._credit, self._arrest, self._recall, self._confiscate)[self.stage](
            position
        )

    def resume(self, position: Table, answer: int) -> None:
        """The team whose men are taken, then the guards who are spent on them."""
        if self.stage == 1:
            position.frames[-1] = replace(self, teams=(*self.teams, answer))
        else:
            position.frames[-1] = replace(self, credited=(*self.credited, answer))

    def _find(self, position: Table) -> None:
        found = tuple(
            pow
            for pow in absentees(position)
            if _takes(position, pow) and finders(position, pow, self.radius)
        )
        position.tell_all(
            "general-searched", radius=self.radius, found=[position.pawn_name(pow) for pow in found]
        )
        position.frames[-1] = replace(self, stage=1, found=found)

    def _pick(self, position: Table) -> None:
        """Out of his turn Security may have to leave the men of some officers alone."""
        chosen = self.teams
        teams = sorted({pow // TEAM for pow in self.found})
        most = _most_teams(position, self.seat)
        if len(teams) > most and len(chosen) < most:
            left = tuple(team for team in teams if team not in chosen)
            position.frames.append(TeamChoice(self.seat, left))
            return
        if len(teams) > most:
            teams = sorted(chosen)
        found = tuple(pow for pow in self.found if pow // TEAM in teams)
        position.frames[-1] = replace(self, stage=2, found=found, teams=tuple(teams), left=found)

    def _credit(self, position: Table) -> None:
        credited, left = self.credited, self.left
        while left and position.rules.appel.general_search_guard_returns:
            near = finders(position, left[0], self.radius)
            if len(near) > 1:
                position.frames[-1] = replace(self, credited=credited, left=left[1:])
                position.frames.append(CreditChoice(self.seat, left[0], tuple(near)))
                return
            credited, left = (*credited, near[0]), left[1:]
        position.frames[-1] = replace(self, stage=3, credited=credited, left=self.found)

    def _arrest(self, position: Table) -> None:
        if not self.left:
            position.frames[-1] = replace(self, stage=4)
            return
        pow = self.left[0]
        if why_not_jailed(position, pow, "general_search") is not None:
            # The last cell has been filled by one of the others (A35).
            found = tuple(man for man in self.found if man != pow)
            position.frames[-1] = replace(self, left=self.left[1:], found=found)
            return
        position.frames[-1] = replace(self, left=self.left[1:])
        position.frames.append(Arrest(self.seat, pow, "general_search"))

    def _recall(self, position: Table) -> None:
        teams = tuple(sorted({pow // TEAM for pow in self.found}))
        position.frames[-1] = replace(self, stage=5, teams=teams)
        for guard in sorted(set(self.credited)):
            if position.at[guard] >= 0:
                home.to_barracks(position, guard)

    def _confiscate(self, position: Table) -> None:
        if position.rules.appel.general_search_confiscation != "body_search_per_team" or not self.teams:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, teams=self.teams[1:])
        team_loss(position, self.seat, self.teams[0], "general_search")


def _most_teams(position: Table, seat: int) -> int:
    """Of how many teams men may be arrested: in an officer's turn perhaps of half of them (A72)."""
    playing = position.officers - sum(position.eliminated)
    if position.active == seat or position.rules.appel.appel_offturn_team_share == "all":
        return playing
    return (playing + 1) // 2


@dataclass(frozen=True, slots=True)
class CreditChoice(Choice):
    """Several guards reach the man: which of them is spent on him."""

    kind: ClassVar[str] = "credit"
    clause: ClassVar[str] = "general-search"
    seat: int
    pow: int
    guards: tuple[int, ...]

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Table) -> Sequence[Say]:
        man = position.pawn_name(self.pow)
        return [say("credit", position.pawn_name(guard), man) for guard in self.guards]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.answer(position.pawn(action.words[0]))


# A throw of its own (FS5_APPEL), and out of turn


@dataclass(frozen=True, slots=True)
class RollCallThrow(Procedure):
    """Two dice: how far the search reaches from each guard. Nobody away, nothing to throw for."""

    kind: ClassVar[str] = "roll-call-throw"
    clause: ClassVar[str] = "general-search"
    seat: int
    thrown: bool = False

    def advance(self, position: Table) -> None:
        if absentees(position):
            position.frames[-1] = replace(self, thrown=True)
            position.frames.append(Roll(self.seat, "muster"))
        else:
            position.frames.pop()

    def resume(self, position: Table, answer: Thrown) -> None:
        position.frames[-1] = GeneralSearch(self.seat, answer.total)


@dataclass(frozen=True, slots=True)
class OffTurnAppel(Procedure):
    """At the end of an officer's turn: attendance, then the throw where there is a search (W7)."""

    kind: ClassVar[str] = "off-turn-appel"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    called: bool = False

    def advance(self, position: Table) -> None:
        if not self.called:
            position.frames[-1] = replace(self, called=True)
            if position.rules.appel.general_search == "extra_roll":
                position.frames.append(RollCallThrow(self.seat))
            position.frames.append(Appel(self.seat))
            return
        position.frames.pop()
        position.ledger.absent = ()
