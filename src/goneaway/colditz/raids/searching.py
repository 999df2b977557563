"""Search cards (rule 44): without guards, by a guard who enters, by a separate throw; in any turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..custody import home
from ..custody.arrest import Arrest
from ..custody.losses import TeamLoss
from ..dice.dice import Roll, Thrown
from ..table import seating
from ..table.frames import Choice, Procedure
from ..table.holding import let_go
from ..table.piles import bury_security
from ..table.table import Table
from ..walking.hiding import WarningWindow
from ..ways import moments, searches
from ..ways.cells import why_not_jailed
from ..words.actions import OfGuard, OfMan, OfNation, Say, say
from ..words.places import NOBODY, TEAM


def start(position: Table, card: int) -> None:
    """Security plays a Search in his own turn."""
    rules = position.rules.search
    seat, room = position.security_seat, searches.room_of(position, card)
    if moments.lies_open(position.rules, "search"):
        position.security_hand.remove(card)
        position.ledger.laid += (card,)
    else:
        let_go(position, position.security_seat, card)
    if rules.search_method == "no_guard":
        position.frames.append(Search(seat, room))
    else:
        position.frames.append(Alarm(seat, room))


@dataclass(frozen=True, slots=True)
class Search(Procedure):
    """Without guards: warnings, then all men found in the room whose officer is liable go to Solitary."""

    kind: ClassVar[str] = "search"
    clause: ClassVar[str] = "44"
    seat: int
    room: int
    stage: int = 0
    team: int = 0
    caught: tuple[int, ...] = ()

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            if self.team == position.officers:
                self._resolve(position)
                return
            position.frames[-1] = replace(self, team=self.team + 1)
            warn(position, self.room, seating.order(position)[self.team])
        elif self.caught:
            position.frames[-1] = replace(self, caught=self.caught[1:])
            position.frames.append(Arrest(self.seat, self.caught[0], "search"))
        else:
            position.frames.pop()

    def _resolve(self, position: Table) -> None:
        found = searched(position, self.room, searches.men_in_room(position, self.room))
        if _simple(position):
            position.frames[-1] = replace(self, stage=1, caught=found)
        else:
            position.frames[-1] = Catch(self.seat, found)


def _simple(position: Table) -> bool:
    """Whether men are simply taken one after another, a card for each: no order to choose, no dice."""
    rules = position.rules.search
    return rules.search_condition_eval == "once" and rules.search_confiscation == "one_per_pow"


def warn(position: Table, room: int, team: int) -> None:
    """W5: warn officers with men in the room, whatever their cards, and whichever men a card then saves."""
    concerned = any(pow // TEAM == team for pow in searches.men_in_room(position, room))
    if concerned and "search" in position.rules.opportunity.warning_reacts_to:
        position.frames.append(WarningWindow(team, room))


def searched(position: Table, room: int, men: Sequence[int]) -> tuple[int, ...]:
    """Carry out the search; returns the men it finds."""
    found = tuple(pow for pow in men if searches.liable(position, pow))
    position.tell_all(
        "searched",
        room=position.ground.rooms[room] if room >= 0 else "",
        found=[position.pawn_name(pow) for pow in found],
    )
    return found


@dataclass(frozen=True, slots=True)
class Alarm(Procedure):
    """The warnings before a search that is decided later, or out of turn."""

    kind: ClassVar[str] = "alarm"
    clause: ClassVar[str] = "44"
    seat: int
    room: int
    team: int = 0

    def advance(self, position: Table) -> None:
        if self.team == position.officers:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, team=self.team + 1)
        warn(position, self.room, seating.order(position)[self.team])


# Arrests and losses


@dataclass(frozen=True, slots=True)
class Catch(Procedure):
    """Men found go to Solitary, in Security's order where it matters; then each team is body-searched."""

    kind: ClassVar[str] = "catch"
    clause: ClassVar[str] = "44"
    seat: int
    men: tuple[int, ...]
    guard: int = NOBODY
    asked: bool = False
    #: Teams with a man caught, whose loss comes at the end.
    teams: tuple[int, ...] = ()

    def advance(self, position: Table) -> None:
        men = self.men
        sequential = _sequential(position)
        if sequential:
            men = tuple(pow for pow in men if position.holds_equipment(pow // TEAM))
        if sequential and _order_matters(men):
            position.frames[-1] = replace(self, men=men, asked=True)
            position.frames.append(SeizeChoice(self.seat, men))
        elif men:
            self._take(position, men[0])
        elif self.teams:
            position.frames[-1] = replace(self, men=(), teams=self.teams[1:])
            team_loss(position, self.seat, self.teams[0], "search")
        else:
            position.frames.pop()
            if self.guard >= 0:
                home.to_barracks(position, self.guard)

    def resume(self, position: Table, answer: int) -> None:
        """Continue with the man who is taken next."""
        self._take(position, answer)

    def _take(self, position: Table, pow: int) -> None:
        men = tuple(man for man in self.men if man != pow)
        teams = self.teams
        if why_not_jailed(position, pow, "search") is not None:
            # The last cell has been filled by one of the others (A35).
            position.frames[-1] = replace(self, men=men, asked=False)
            return
        if position.rules.search.search_confiscation == "body_search_per_team" and pow // TEAM not in teams:
            teams = tuple(sorted((*teams, pow // TEAM)))
        position.frames[-1] = replace(self, men=men, asked=False, teams=teams)
        position.frames.append(Arrest(self.seat, pow, "search"))


def _sequential(position: Table) -> bool:
    """Whether each man is tested only when his turn comes: until his officer's last card is gone (A33)."""
    rules = position.rules.search
    return (
        rules.search_condition_eval == "sequential"
        and rules.search_condition == "holds_equipment"
        and rules.search_confiscation == "one_per_pow"
    )


def _order_matters(men: tuple[int, ...]) -> bool:
    """Whether two men are of one team: their officer's number of cards is unknown, so ask Security."""
    teams = [pow // TEAM for pow in men]
    return len(set(teams)) < len(teams)


def team_loss(position: Table, seat: int, team: int, cause: str) -> None:
    """One body search for the whole team; at night perhaps one card without dice."""
    how = "direct" if position.terms.search_takes else "body_search"
    position.frames.append(TeamLoss(seat, team, cause, how))


@dataclass(frozen=True, slots=True)
class SeizeChoice(Choice):
    """Which of the men found is taken next."""

    kind: ClassVar[str] = "seize"
    clause: ClassVar[str] = "44"
    seat: int
    men: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("seize", position.pawn_name(pow)) for pow in self.men]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfMan)
        position.answer(position.pawn(action.man))


# A guard enters with points of the movement roll


def guard_enters(position: Table, guard: int, here: int, to: int) -> None:
    """Handle a guard's step into a room, perhaps the one that a card on the table names."""
    if not position.ledger.laid:
        return
    room = position.ground.room[to]
    if room not in searches.rooms_to_search(position):
        return
    card = next(card for card in position.ledger.laid if searches.room_of(position, card) == room)
    seat = position.security_seat
    if position.rules.search.search_method == "one_guard_enters":
        position.ledger.laid = tuple(other for other in position.ledger.laid if other != card)
        bury_security(position, card)
        found = searched(position, room, searches.men_in_room(position, room))
        # A guard makes these arrests: no more postings where they must come before arrests (rule 34a).
        position.arrested = position.arrested or bool(found)
        position.frames.append(Catch(seat, found, guard))
        return
    found = tuple(pow for pow in searches.men_in_room(position, room) if searches.liable(position, pow))
    man = position.pow_at[to]
    if man in found:
        found = (man,)
    if found:
        position.arrested = True
        position.frames.append(GuardSeizes(seat, guard, found))


@dataclass(frozen=True, slots=True)
class GuardSeizes(Procedure):
    """One man for each guard who enters the room (`guard_per_pow`)."""

    kind: ClassVar[str] = "guard-seizes"
    clause: ClassVar[str] = "44"
    seat: int
    guard: int
    men: tuple[int, ...]
    asked: bool = False

    def advance(self, position: Table) -> None:
        if len(self.men) > 1:
            position.frames[-1] = replace(self, asked=True)
            position.frames.append(SeizeChoice(self.seat, self.men))
        else:
            self.resume(position, self.men[0])

    def resume(self, position: Table, answer: int) -> None:
        """Arrest the man chosen."""
        position.frames[-1] = Catch(self.seat, (answer,), self.guard)


# The search's own throw (FS5_SEARCH)


@dataclass(frozen=True, slots=True)
class SearchRoll(Procedure):
    """Two dice are thrown and a guard is named; if he can reach the room, the men in it are arrested.

    `men` are those at risk, None for all men in the room; of all teams, or of `one_team` chosen by
    Security. A claim below this frame (W6) is told whether the room was reached.
    """

    kind: ClassVar[str] = "search-roll"
    clause: ClassVar[str] = "44"
    seat: int
    room: int
    men: tuple[int, ...] | None = None
    one_team: bool = False
    stage: int = 0
    total: int = 0
    found: tuple[int, ...] = ()
    reached: bool = False

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            self._throw(position)
        elif self.stage == 3:
            self._whose(position)
        elif self.men is None:
            position.frames.pop()
        else:
            position.answer(self.reached)

    def resume(self, position: Table, answer: Thrown | int) -> None:
        """Continue with the throw, then the guard who is named, then the team whose men are arrested."""
        if isinstance(answer, Thrown):
            thrown = replace(self, stage=2, total=answer.total)
            position.frames[-1] = thrown
            guards = position.guards_on_board()
            if len(guards) > 1:
                position.frames.append(NameChoice(self.seat, self.room, answer.total))
            else:
                thrown.resume(position, guards[0])
        elif self.stage == 2:
            self._go(position, answer)
        else:
            self._seize(position, tuple(pow for pow in self.found if pow // TEAM == answer))

    def _throw(self, position: Table) -> None:
        if position.rules.search.search_method == "no_guard":
            men = searched(position, self.room, self._at_risk(position))
            position.frames[-1] = replace(self, stage=3, found=men, reached=True)
        elif not position.guards_on_board():
            # No guard can be sent: the card has no effect.
            position.frames[-1] = replace(self, stage=5)
        else:
            position.frames[-1] = replace(self, stage=1)
            position.frames.append(Roll(self.seat, "search"))

    def _at_risk(self, position: Table) -> list[int]:
        inside = searches.men_in_room(position, self.room)
        return inside if self.men is None else [pow for pow in inside if pow in self.men]

    def _go(self, position: Table, guard: int) -> None:
        steps = searches.room_distances(position, self.room)[position.at[guard]]
        reached = steps <= self.total
        position.tell_all(
            "guard-sent",
            guard=position.pawn_name(guard),
            room=position.ground.rooms[self.room] if self.room >= 0 else "",
            total=self.total,
            reached=reached,
        )
        # Whether or not the guard gets there, he ends in Barracks.
        home.to_barracks(position, guard)
        found = searched(position, self.room, self._at_risk(position)) if reached else ()
        position.frames[-1] = replace(self, stage=3, found=found, reached=reached)

    def _whose(self, position: Table) -> None:
        teams = tuple(dict.fromkeys(pow // TEAM for pow in self.found))
        if self.one_team and len(teams) > 1:
            position.frames[-1] = replace(self, stage=4)
            position.frames.append(TeamChoice(self.seat, tuple(sorted(teams))))
        else:
            self._seize(position, self.found)

    def _seize(self, position: Table, men: tuple[int, ...]) -> None:
        position.frames[-1] = replace(self, stage=5, found=())
        if men:
            position.frames.append(Catch(self.seat, men))


@dataclass(frozen=True, slots=True)
class NameChoice(Choice):
    """Security names the guard who searches; he goes to Barracks in any case."""

    kind: ClassVar[str] = "name-guard"
    clause: ClassVar[str] = "44"
    seat: int
    room: int
    total: int

    def details(self, position: Table) -> dict[str, object]:
        return {"room": position.ground.rooms[self.room] if self.room >= 0 else "", "total": self.total}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("name-guard", position.pawn_name(guard)) for guard in position.guards_on_board()]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfGuard)
        position.answer(position.pawn(action.guard))


@dataclass(frozen=True, slots=True)
class TeamChoice(Choice):
    """In an officer's turn Security may arrest men of some teams only: he names one."""

    kind: ClassVar[str] = "choose-team"
    clause: ClassVar[str] = "out-of-turn"
    seat: int
    teams: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("team", position.seat_name(team)) for team in self.teams]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNation)
        position.answer(position.team_called(action.nation))


# Out of turn


def search_off_turn(position: Table, card: int, men: tuple[int, ...] | None = None) -> None:
    """Warnings, then the search; at the end of a turn perhaps for one team only."""
    let_go(position, position.security_seat, card)
    seat, room = position.security_seat, searches.room_of(position, card)
    one_team = men is None and position.rules.search.search_offturn_team_scope == "one_team"
    position.frames.append(SearchRoll(seat, room, men, one_team))
    position.frames.append(Alarm(seat, room))
