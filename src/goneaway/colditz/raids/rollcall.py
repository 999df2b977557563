"""Security calls an Appel (rule 38), and the general search for men who stay away (A46)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..custody import home
from ..custody.arrest import Arrest
from ..dice.dice import Roll, Thrown
from ..table.frames import Choice, Procedure
from ..table.holding import let_go
from ..table.table import Table
from ..ways import moments
from ..ways.cells import why_not_jailed
from ..words.actions import GuardAndMan, Say, say
from ..words.places import AFTER_ROLL, INNER, NOBODY, TEAM
from .appel import Appel, absentees
from .searching import TeamChoice, team_loss

#: Kinds of general search for which Security gives up, or lends, his movement roll.
WITH_THE_ROLL = ("instead_of_move", "before_move_same_roll")


def start(position: Table, card: int) -> None:
    """Security plays an Appel in his own turn."""
    rules = position.rules.appel
    seat = position.security_seat
    if moments.lies_open(position.rules, "appel"):
        position.security_hand.remove(card)
        position.ledger.laid += (card,)
    else:
        let_go(position, position.security_seat, card)
    if rules.general_search in WITH_THE_ROLL:
        position.frames.append(Declaration(seat))
    position.frames.append(Appel(seat))


# To move or to search (S_DECLARE)


@dataclass(frozen=True, slots=True)
class Declaration(Procedure):
    """After the Appel Security may have to declare what his throw is for."""

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
    """Whether the throw is for the general search or for moving the guards."""

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
    """Once Security's movement roll is thrown and its card drawn: it may be, or become, a search."""
    if position.rules.appel.general_search not in WITH_THE_ROLL:
        return
    ledger = position.ledger
    # At night a throw may count only one die for moving guards; a search always counts both (A70).
    ledger.radius = ledger.both_dice or total
    if ledger.errand == "search":
        begin_search(position)
    elif not ledger.errand and absentees(position):
        position.frames.append(DeclareChoice(position.security_seat))


def begin_search(position: Table) -> None:
    """Start the search: at once with the same roll, or on RESOLVE_SEARCH where it replaces movement (A46)."""
    if position.rules.appel.general_search == "before_move_same_roll":
        position.frames.append(GeneralSearch(position.security_seat, position.ledger.radius))
    else:
        position.points = 0
        position.bound = NOBODY


# The search


@dataclass(frozen=True, slots=True)
class GeneralSearch(Procedure):
    """All absent men within reach are arrested; the guards used go to Barracks; then the losses.

    Stages: 0 find men, 1 choose teams, 2 choose the guard for each man, 3 arrests, 4 guards, 5 losses.
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
        """Continue with the team whose men are taken, then with the guards who are used for them."""
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
        """In an officer's turn, Security may have to leave the men of some officers alone."""
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


@dataclass(frozen=True, slots=True)
class CreditChoice(Choice):
    """Several guards reach the man: Security chooses the one that is used for him."""

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
        assert isinstance(action, GuardAndMan)
        position.answer(position.pawn(action.guard))


def finders(position: Table, pow: int, radius: int) -> list[int]:
    """Guards whose search reaches the man."""
    inner_only = position.rules.appel.general_search_guards == "inner_only"
    ground = position.ground
    return [
        guard
        for guard in position.guards_on_board()
        if not (inner_only and ground.zone[position.at[guard]] != INNER)
        and ground.search_distances(position.at[guard])[position.at[pow]] <= radius
    ]


def _takes(position: Table, pow: int) -> bool:
    """Whether the search may take the man: not on a white circle (I12); on the way home by rule 39 (P3)."""
    if position.ground.white[position.at[pow]] or why_not_jailed(position, pow, "general_search") is not None:
        return False
    if not position.returning[pow]:
        return True
    if position.rules.solitary.return_liability == "immune_while_returning":
        return False
    return position.holds_equipment(pow // TEAM)


def _most_teams(position: Table, seat: int) -> int:
    """The number of teams whose men may be arrested: in an officer's turn perhaps half of them (A72)."""
    playing = position.officers - sum(position.eliminated)
    if position.active == seat or position.rules.appel.appel_offturn_team_share == "all":
        return playing
    return (playing + 1) // 2


# The search's own throw (FS5_APPEL), and the Appel in an officer's turn


@dataclass(frozen=True, slots=True)
class RollCallThrow(Procedure):
    """Two dice give the distance the search reaches from each guard. With no absent men there is no throw."""

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
