"""Setting up: nations, rows of the Appel diagram, guards on their posts (E.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from ...kernel import Action, Group, Legal, Refusal
from ..table import seating
from ..table.frames import Choice, ColditzFrame
from ..table.table import Table
from ..table.throwing import throw
from ..ways.guards import reserve
from ..ways.standing import appel_places
from ..words.actions import OfCircle, OfNation, OfNumber, Say, say
from ..words.places import INNER, NATIONS, NOBODY, RESERVE, TEAM
from . import lots

#: The `kind`s of this module's frames, which no other frame uses.
KINDS = frozenset({"nation", "row", "guards"})


def begin(position: Table) -> None:
    lots.draw_lots(position)
    contested = position.rules.players.nation_choice == "dice_on_conflict"
    first = seating.order(position)[0]
    position.frames[:] = [NationContest(first) if contested else NationChoice(first)]


class Naming(Choice):
    """A player names a nation that is still free (rule 16)."""

    __slots__ = ()

    kind: ClassVar[str] = "nation"
    clause: ClassVar[str] = "16"

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("nation", name) for index, name in enumerate(NATIONS) if index not in position.nations]

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        if (
            isinstance(action, OfNation)
            and action.verb == "nation"
            and position.team_called(action.nation) >= 0
        ):
            return Refusal("16", "NATION_TAKEN", {"nation": action.nation})
        return super().why_not(position, action)


@dataclass(frozen=True, slots=True)
class NationChoice(Naming):
    """Officers pick their nations in seat order (rule 16, A113)."""

    seat: int

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNation)
        position.nations[self.seat] = NATIONS.index(action.nation)
        position.tell_all("nation", seat=self.seat + 1, nation=action.nation)
        following = _following(position, self.seat)
        position.frames[-1] = _line_up(position) if following == NOBODY else NationChoice(following)


@dataclass(frozen=True, slots=True)
class NationContest(Naming):
    """Each officer without a nation names a free one; then officers who named the same one throw dice for it.

    Nothing is decided before all have named one (E.1). The losers then name again, among themselves.
    """

    seat: int
    #: The nations named in this round, as (seat, nation).
    named: tuple[tuple[int, int], ...] = ()

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNation)
        named = (*self.named, (self.seat, NATIONS.index(action.nation)))
        position.tell_all("nation-named", seat=self.seat + 1, nation=action.nation)
        waiting = _without_nation(position)
        if len(named) < len(waiting):
            position.frames[-1] = NationContest(waiting[len(named)], named)
            return
        for nation in dict.fromkeys(nation for _, nation in named):
            seat = _highest(position, [seat for seat, wanted in named if wanted == nation])
            position.nations[seat] = nation
            position.tell_all("nation", seat=seat + 1, nation=NATIONS[nation])
        left = _without_nation(position)
        position.frames[-1] = NationContest(left[0]) if left else _line_up(position)


def _without_nation(position: Table) -> list[int]:
    """Officers who have no nation yet, in the order of their seats."""
    return [seat for seat in seating.order(position) if position.nations[seat] == NOBODY]


def _highest(position: Table, seats: list[int]) -> int:
    """The seat that throws the highest total; those tied at the top throw again."""
    while len(seats) > 1:
        totals = {}
        for seat in seats:
            position.active = seat
            totals[seat] = sum(throw(position, seat))
        seats = [seat for seat in seats if totals[seat] == max(totals.values())]
        position.active = position.throws = 0
    return seats[0]


def _following(position: Table, seat: int) -> int:
    """The officer in the next seat, or -1."""
    place = seating.place_of(position, seat) + 1
    return seating.order(position)[place] if place < position.officers else NOBODY


# Rows of the Appel diagram


def _line_up(position: Table) -> ColditzFrame:
    """Put the men in their places; returns the frame that follows: a choice of rows, or the guards (A113)."""
    rule = position.rules.players.appel_row_assignment
    seats = seating.order(position)
    if rule == "free_rows":
        return RowChoice(seats[0])
    if rule == "seat_order" and position.officers > 1:
        return EndChoice(seats[0])
    # The diagram has a printed direction: the first row, of seat 1, is the one nearest the inner cells.
    _deal_rows(position, range(position.officers))
    return GuardSetup(position.security_seat)


def _deal_rows(position: Table, rows: Sequence[int]) -> None:
    for seat, row in zip(seating.order(position), rows, strict=True):
        _take_row(position, seat, row)


def _take_row(position: Table, seat: int, row: int) -> None:
    position.rows[seat] = row
    for number, place in enumerate(appel_places(position, seat)):
        position.put(seat * TEAM + number, place)
    position.tell_all("row", team=position.seat_name(seat), row=str(row + 1))


@dataclass(frozen=True, slots=True)
class EndChoice(Choice):
    """The first officer chooses the end of the diagram from which the rows are counted (`seat_order`)."""

    kind: ClassVar[str] = "row"
    clause: ClassVar[str] = "11"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("row", 1), say("row", position.officers)]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNumber)
        rows = range(position.officers)
        _deal_rows(position, rows if action.number == "1" else rows[::-1])
        position.frames[-1] = GuardSetup(position.security_seat)


@dataclass(frozen=True, slots=True)
class RowChoice(Choice):
    """Officers choose the rows of the diagram their men stand in (rule 11)."""

    kind: ClassVar[str] = "row"
    clause: ClassVar[str] = "11"
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("row", row + 1) for row in range(position.officers) if row not in position.rows]

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        row = action.number if isinstance(action, OfNumber) and action.verb == "row" else ""
        if row in (str(taken + 1) for taken in position.rows if taken >= 0):
            return Refusal("11", "ROW_TAKEN", {"row": row})
        return super(RowChoice, self).why_not(position, action)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfNumber)
        _take_row(position, self.seat, int(action.number) - 1)
        following = _following(position, self.seat)
        if following == NOBODY:
            position.frames[-1] = GuardSetup(position.security_seat)
        else:
            position.frames[-1] = RowChoice(following)


# Guards on their posts


@dataclass(frozen=True, slots=True)
class GuardSetup(ColditzFrame):
    """Security places guards on black circles, then confirms (rule 18)."""

    kind: ClassVar[str] = "guards"
    clause: ClassVar[str] = "18"
    seat: int

    def details(self, position: Table) -> dict[str, object]:
        inner, outer = _placed(position)
        return {"inner": inner, "outer": outer}

    def legal(self, position: Table) -> Legal:
        free = [circle for circle in position.ground.posts if position.guard_at[circle] < 0]
        held = [circle for circle in position.ground.posts if position.guard_at[circle] >= 0]
        find: dict[str, Callable[[], Sequence[Group]]] = {}
        if free and reserve(position):
            find["place"] = partial(_group, position, "place", free)
        if held:
            find["take-back"] = partial(_group, position, "take-back", held)
        if self._confirm_refusal(position) is None:
            find["confirm"] = lambda: (Group.of("confirm", (say("confirm"),)),)
        return Legal(find)

    def _confirm_refusal(self, position: Table) -> Refusal | None:
        rules, ground = position.rules.players, position.ground
        inner, outer = _placed(position)
        # The miniature castle has fewer posts than the rules require: then all of its posts are enough.
        within = len(ground.inner_posts)
        wanted = min(rules.setup_inner_guards_per_team * position.officers, within)
        if inner != wanted:
            return Refusal("18", "INNER_GUARDS", {"wanted": wanted, "placed": inner})
        least, most = rules.setup_outer_guards_min, rules.setup_outer_guards_max
        least = min(least, len(ground.posts) - within)
        if not least <= outer <= most:
            return Refusal("18", "OUTER_GUARDS", {"least": least, "most": most, "placed": outer})
        return None

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        if action.verb == "confirm":
            return self._confirm_refusal(position)
        if not isinstance(action, OfCircle) or action.verb not in ("place", "take-back"):
            return Refusal("18", "NOT_NOW", {"verb": action.verb})
        circle = position.place(action.circle)
        about = {"to": action.circle}
        if circle < 0 or circle >= position.ground.size or not position.ground.black[circle]:
            return Refusal("18", "NOT_A_POST", about)
        if action.verb == "place":
            if position.guard_at[circle] >= 0:
                return Refusal("18", "OCCUPIED", about)
            return None if reserve(position) else Refusal("18", "NO_RESERVE", about)
        return None if position.guard_at[circle] >= 0 else Refusal("18", "NO_GUARD", about)

    def play(self, position: Table, action: Action) -> None:
        if not isinstance(action, OfCircle):
            position.tell_all("set-up")
            # His guards are placed: as after any turn of Security's, the first officer follows.
            position.active = position.security_seat
            position.frames.clear()
            return
        circle = position.place(action.circle)
        if action.verb == "place":
            guard = reserve(position)[0]
            position.put(guard, circle)
            position.tell_all("posted", guard=position.pawn_name(guard), to=action.circle)
        else:
            guard = position.guard_at[circle]
            position.put(guard, RESERVE)
            position.tell_all("taken-back", guard=position.pawn_name(guard), at=action.circle)


def _group(position: Table, verb: str, circles: list[int]) -> tuple[Group, ...]:
    return (Group.of(verb, [say(verb, position.place_name(circle)) for circle in circles]),)


def _placed(position: Table) -> tuple[int, int]:
    zones = [position.ground.zone[position.at[guard]] for guard in position.guards_on_board()]
    inner = zones.count(INNER)
    return inner, len(zones) - inner
