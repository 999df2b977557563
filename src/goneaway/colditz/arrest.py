"""Arrest and what it costs: cell, confiscation, the Hideaway card, interception at a gate."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Event, Refusal
from . import attempts, escape, tunnels
from .actions import Say, say
from .beat import rooms_open, rooms_passable
from .frames import Choice, Procedure
from .holding import held, let_go
from .losses import ARRESTS, Intercepted, TeamLoss
from .places import CELL, EQUIPMENT, INNER, KEY, NOBODY, TEAM
from .standing import unheld, white_circles

if TYPE_CHECKING:
    from .position import Colditz


# Who can be arrested (rules 34c to 36, 39)


def why_not_arrestable(position: Colditz, pow: int) -> Refusal | None:
    """Why a guard may not arrest this man where he stands."""
    ground = position.ground
    place = position.at[pow]
    about = {"man": position.pawn_name(pow)}
    if not 0 <= place < ground.size:
        return Refusal("53" if place >= 0 else "34c", "NOT_ARRESTABLE", about)
    if ground.white[place]:
        return Refusal("35", "SAFE_IN_APPEL", about)
    if ground.hideaway[place] >= 0:
        return Refusal("25", "SAFE_IN_HIDEAWAY", about)
    if ground.room[place] >= 0 and ground.room[place] not in rooms_unsafe(position):
        return safe_in_room(position, pow, place)
    if position.ledger.immune or position.rules.solitary.cells_full == "no_arrest":
        refusal = why_not_jailed(position, pow, "guard")
        if refusal is not None:
            return refusal
    returning = position.returning[pow]
    if returning and position.rules.solitary.return_liability == "immune_while_returning":
        return Refusal("39", "RETURNING", about)
    if position.rules.zones.black_circle_arrest == "always" and ground.black[place]:
        return None
    if returning:
        held = position.holds_equipment(pow // TEAM)
        return None if held else _nothing_held(position, pow, "39")
    return why_not_liable(position, pow) if ground.zone[place] == INNER else None


def safe_in_room(position: Colditz, pow: int, place: int) -> Refusal:
    """He is in a room where no guard may make an arrest now."""
    rooms = position.ground.room_number
    room = next(name for name, number in rooms.items() if number == position.ground.room[place])
    return Refusal("34c", "SAFE_IN_ROOM", {"man": position.pawn_name(pow), "room": room})


def why_not_liable(position: Colditz, pow: int) -> Refusal | None:
    """What a team must have done before its men can be arrested in the courtyard (A69)."""
    team = pow // TEAM
    rules = position.rules.arrest
    if rules.arrest_inner_condition == "always":
        return None
    if rules.arrest_inner_condition == "holds_equipment":
        return None if position.holds_equipment(team) else _nothing_held(position, pow, "34c")
    if position.kit[team]:
        return None
    # The count first: it is public, what a team holds may not be.
    stolen = position.ledger.stolen
    if rules.stolen_count_scope == "own_team":
        stolen = stolen[team : team + 1]
    if sum(stolen) >= rules.stolen_threshold:
        return None if position.holds_equipment(team) else _nothing_held(position, pow, "34c")
    return Refusal(
        "34c",
        "TOO_LITTLE_STOLEN",
        {
            "man": position.pawn_name(pow),
            "team": position.seat_name(team),
            "number": sum(stolen),
            "least": rules.stolen_threshold,
        },
    )


def _nothing_held(position: Colditz, pow: int, clause: str) -> Refusal:
    if position.rules.draw.equipment_visibility == "hidden":
        # Legal or illegal is all Security hears (A81).
        return Refusal(clause, "NO_ARREST", {"man": position.pawn_name(pow)})
    about = {"man": position.pawn_name(pow), "team": position.seat_name(pow // TEAM)}
    return Refusal(clause, "NO_EQUIPMENT_HELD", about)


def count_theft(position: Colditz, team: int) -> None:
    """An Equipment card was claimed in a room; the count never falls (P6)."""
    if position.rules.arrest.stolen_threshold:
        stolen = list(position.ledger.stolen or (0,) * position.officers)
        stolen[team] += 1
        position.ledger.stolen = tuple(stolen)


def rooms_unsafe(position: Colditz) -> set[int]:
    """Rooms in which guards who are lawfully there make arrests: pursuers, or for a detected tunnel (A29)."""
    rules = position.rules
    ground = position.ground
    out: set[int] = set()
    if rules.arrest.room_arrest_by_guard == "when_entered":
        left_by = {ground.room[start] for start, _, _, _, _ in position.live_openings()} - {NOBODY}
        out = rooms_passable(position, left_by)
    if rules.tunnels.tunnel_detected_room_arrests:
        out |= {ground.tunnel_room[tunnel] for tunnel, card in enumerate(position.detected) if card >= 0}
    return out & rooms_passable(position, rooms_open(position)) if out else out


def note_coming(position: Colditz, guard: int) -> None:
    """He has used a point in this turn, by a step or from Barracks (`arrest_adjacent_without_move`)."""
    if not position.rules.arrest.arrest_adjacent_without_move:
        position.ledger.came |= {guard}


def why_not_jailed(position: Colditz, pow: int, cause: str) -> Refusal | None:
    """Released in this round (A37), or no cell is left and without one nobody is arrested (A35).

    This holds for guards, Search and general search; for surrender and interception only the second.
    """
    about = {"man": position.pawn_name(pow)}
    if pow in position.ledger.immune and cause in ("guard", "search", "general_search"):
        return Refusal("37", "JUST_RELEASED", about)
    full = position.rules.solitary.cells_full == "no_arrest"
    return Refusal("34", "NO_CELL_FREE", about) if full and not _cells_for(position, pow, cause) else None


# P1


@dataclass(frozen=True, slots=True)
class Arrest(Procedure):
    """Cell, loss, then everybody goes where he must.

    Causes: guard, surrender, search, general_search, tunnel, intercept, car or glider (a failed run),
    penalty.
    """

    kind: ClassVar[str] = "arrest"
    clause: ClassVar[str] = "34"
    seat: int
    pow: int
    cause: str
    guard: int = NOBODY
    stage: int = 0
    block: int = NOBODY

    def advance(self, position: Colditz) -> None:
        if self.stage == 0:
            blocks = _cells_for(position, self.pow, self.cause)
            if why_not_jailed(position, self.pow, self.cause) and self.cause in ("search", "general_search"):
                # The cells have been filled by those found with him (A35).
                position.frames.pop()
            elif len(blocks) > 1:
                position.frames[-1] = replace(self, stage=1)
                position.frames.append(CellChoice(position.security_seat, self.pow, blocks))
            else:
                position.frames[-1] = replace(self, stage=2, block=blocks[0] if blocks else NOBODY)
        elif self.stage == 2:
            position.frames[-1] = replace(self, stage=3)
            _loss(position, self.pow, self.cause)
        else:
            position.frames.pop()
            _lock_up(position, self)

    def resume(self, position: Colditz, answer: int) -> None:
        """The cell block Security has chosen."""
        position.frames[-1] = replace(self, stage=2, block=answer)


def _cells_for(position: Colditz, pow: int, cause: str) -> tuple[int, ...]:
    """The cell blocks with room, as `cell_choice` and the rule for this cause allow."""
    ground = position.ground
    free = [
        block
        for block in range(len(ground.blocks))
        if position.cell_population(block) < ground.capacity[block]
    ]
    if not free and position.rules.solitary.cells_full == "outer_over_capacity":
        return tuple(block for block in range(len(ground.blocks)) if not ground.inner_block[block])
    inner = _inner_cells(position, pow, cause)
    # The cap on a team's men in the outer cells gives way when the inner ones are full (A78).
    within = [block for block in free if ground.inner_block[block] or not _capped(position, pow // TEAM)]
    right = within if inner is None else [block for block in within if ground.inner_block[block] == inner]
    return tuple(right or within or free)


def _capped(position: Colditz, team: int) -> bool:
    """As many men of the team sit in the outer cells as may be put there by day or by night."""
    cap = position.terms.outer_cells
    outer = [CELL - block for block, inner in enumerate(position.ground.inner_block) if not inner]
    return cap > 0 and sum(position.at[pow] in outer for pow in position.team_pows(team)) >= cap


def outer_places(position: Colditz, team: int) -> int:
    """How many men of a team the outer cells still take, their size and the team's cap considered (A60)."""
    ground = position.ground
    blocks = [block for block, inner in enumerate(ground.inner_block) if not inner]
    room = sum(max(0, ground.capacity[block] - position.cell_population(block)) for block in blocks)
    cap = position.terms.outer_cells
    held = sum(position.at[pow] in [CELL - block for block in blocks] for pow in position.team_pows(team))
    return min(room, max(0, cap - held)) if cap else room


def _inner_cells(position: Colditz, pow: int, cause: str) -> bool | None:
    """Inner cells or outer ones, as far as there is room; None where Security is free to choose."""
    rules = position.rules
    if cause == "penalty":
        return None
    if cause == "car" and rules.car.staff_car_failure != "solitary_no_loss":
        return False
    if cause == "tunnel" and rules.tunnels.tunnel_arrest_cell == "outer":
        return False
    if (
        (cause == "search" and rules.search.search_cell == "inner")
        or (cause == "general_search" and rules.appel.general_search_cell == "inner")
        or (cause == "intercept" and rules.security.intercept_cell == "inner")
        or (position.returning[pow] and rules.solitary.return_rearrest_cell == "inner")
    ):
        return True
    by_zone = rules.solitary.cell_choice == "by_zone" or (
        cause == "tunnel" and rules.tunnels.tunnel_arrest_cell == "by_position"
    )
    return (position.at[pow] >= 0 and position.zone_of(position.at[pow]) == INNER) if by_zone else None


def _loss(position: Colditz, pow: int, cause: str) -> None:
    """What this arrest costs its team by cause and zone (P1). Losses per team are not counted here."""
    rules = position.rules
    team = pow // TEAM
    outside = position.zone_of(position.at[pow]) != INNER
    method = ""
    if cause in ("guard", "surrender"):
        if position.returning[pow] and rules.solitary.return_liability == "liable_if_equipment":
            # Who is on his way home is taken on the terms of the inner courtyard, and loses nothing.
            return
        method = "one" if outside else rules.arrest.confiscation_inner
    elif cause == "tunnel":
        method = "one" if outside and rules.tunnels.tunnel_arrest_confiscation == "pow_beyond_inner" else ""
    elif cause == "car":
        method = "one" if rules.car.staff_car_failure == "outer_garrison_arrest" else ""
    elif cause == "glider":
        method = "one"
    elif cause == "search":
        method = "one" if rules.search.search_confiscation == "one_per_pow" else ""
    elif cause == "general_search":
        outer = rules.appel.general_search_confiscation == "outer_pows" and not position.returning[pow]
        method = "one" if outside and outer else ""
    if method not in ("", "none"):
        # A man at the mouth of a tunnel only lifts the caps on guards (A.3).
        live = "attempt_arrest" in rules.opportunity.hideaway_card_covers and (
            position.fugitive(pow) or attempts.declared(position, pow)
        )
        at_stake = rules.arrest.kit_loss_outer != "never" and cause in ARRESTS
        kit = at_stake and (outside or cause in ("car", "glider"))
        position.frames.append(TeamLoss(team, team, cause, method, live, kit))


def _lock_up(position: Colditz, arrest: Arrest) -> None:
    pow = arrest.pow
    place = position.at[pow]
    position.returning[pow] = False
    if position.bound == pow:
        position.bound = NOBODY
    position.tell_all(
        "arrested",
        man=position.pawn_name(pow),
        cause=arrest.cause,
        at=position.place_name(place),
        cell=position.ground.blocks[arrest.block].name if arrest.block >= 0 else "appel",
        **({"guard": position.pawn_name(arrest.guard)} if arrest.guard >= 0 else {}),
    )
    if arrest.guard >= 0:
        escape.to_barracks(position, arrest.guard)
    if arrest.block >= 0:
        position.put(pow, CELL - arrest.block)
    else:
        # All cells are full: he stands on a white circle of his officer's choice (A35).
        position.frames.append(NoCellLineUp(pow // TEAM, (pow,)))
    escape.end_attempt(position, pow)
    if place >= position.ground.size and arrest.cause == "surrender":
        tunnels.watch_crews(position)


@dataclass(frozen=True, slots=True)
class CellChoice(Choice):
    """Security says to which cells an arrested man goes."""

    kind: ClassVar[str] = "cell"
    clause: ClassVar[str] = "34"
    seat: int
    pow: int
    blocks: tuple[int, ...]

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("cell", position.ground.blocks[block].name) for block in self.blocks]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.answer(position.ground.block_number[action.words[0]])


@dataclass(frozen=True, slots=True)
class LineUp(Procedure):
    """Men of a team take white circles one after another: any free ones, or those of their row."""

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "38"
    seat: int
    men: tuple[int, ...]
    places: tuple[int, ...] = ()

    def advance(self, position: Colditz) -> None:
        if not self.men:
            position.frames.pop()
            return
        position.frames[-1] = replace(self, men=self.men[1:])
        choice = StandChoice(self.seat, self.men[0], self.places)
        free = choice.free(position)
        if len(free) == 1:
            stand(position, self.men[0], free[0])
        else:
            position.frames.append(choice)


class ClaimLineUp(LineUp):
    """Those who have claimed Equipment (rule 29)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "29"


class KitLineUp(LineUp):
    """Those who have claimed a Kit (rule 32)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "32"


class NoCellLineUp(LineUp):
    """One for whom every cell is full (rule 34)."""

    __slots__ = ()

    kind: ClassVar[str] = "line-up"
    clause: ClassVar[str] = "34"


@dataclass(frozen=True, slots=True)
class StandChoice(Choice):
    """A man takes a white circle: any free one, or one of the places named."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "38"
    seat: int
    pow: int
    places: tuple[int, ...]

    def rule(self, position: Colditz) -> str:
        below = position.frames[-2]
        return below.clause if isinstance(below, LineUp) else self.clause

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def free(self, position: Colditz) -> Sequence[int]:
        return [place for place in self.places if unheld(position, place)] or white_circles(position)

    def answers(self, position: Colditz) -> Sequence[Say]:
        name = position.pawn_name(self.pow)
        return [say("stand", name, position.place_name(place)) for place in self.free(position)]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        stand(position, self.pow, position.place(action.words[1]))


class GoingBack(Choice):
    """So many men must take white circles; the officer says who and where, and more may."""

    __slots__ = ()

    owed: int

    @abstractmethod
    def candidates(self) -> Sequence[int]:
        """Those who may be the next to go."""

    @abstractmethod
    def without(self, pow: int) -> GoingBack | None:
        """What is left to decide when he has gone."""

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": ", ".join(map(position.pawn_name, self.candidates()))}

    def answers(self, position: Colditz) -> Sequence[Say]:
        free = StandChoice(self.seat, NOBODY, ()).free(position)
        out = [
            say("stand", position.pawn_name(pow), position.place_name(place))
            for pow in self.candidates()
            for place in free
        ]
        return out if self.owed > 0 else [*out, say("done")]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "done":
            return
        pow = position.pawn(action.words[0])
        following = self.without(pow)
        if following is not None:
            position.frames.append(following)
        stand(position, pow, position.place(action.words[1]))


@dataclass(frozen=True, slots=True)
class SomeBack(GoingBack):
    """Any so many of these men, who have claimed Equipment."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "29"
    seat: int
    men: tuple[int, ...]
    owed: int

    def candidates(self) -> Sequence[int]:
        return self.men

    def without(self, pow: int) -> SomeBack | None:
        men = tuple(man for man in self.men if man != pow)
        return type(self)(self.seat, men, self.owed - 1) if men else None


class SomeOfKitBack(SomeBack):
    """The same of men who have claimed a Kit."""

    __slots__ = ()

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "32"


def stand(position: Colditz, pow: int, place: int) -> None:
    was_out = position.at[pow] >= 0 and position.fugitive(pow)
    position.put(pow, place)
    position.returning[pow] = False
    position.tell_all("stands", man=position.pawn_name(pow), at=position.place_name(place))
    if was_out:
        escape.end_attempt(position, pow)


# Interception at a gate (W1)


def intercept_window(position: Colditz, card: int, pow: int) -> None:
    position.frames.append(InterceptWindow(position.security_seat, card, pow))


def intercepted(position: Colditz, pow: int, card: int, payer: int = NOBODY) -> None:
    """The holder of a Key or Pass is taken where he stands; the procedure on top of the stack ends here."""
    position.frames[-1] = Arrest(position.security_seat, pow, "intercept")
    position.frames.append(Intercepted(pow // TEAM if payer < 0 else payer, card))


@dataclass(frozen=True, slots=True)
class InterceptWindow(Choice):
    """W1: Security may arrest the holder of the Key or Pass that was just shown."""

    kind: ClassVar[str] = "intercept"
    clause: ClassVar[str] = "49"
    seat: int
    card: int
    pow: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow), "card": EQUIPMENT[self.card]}

    def _card(self, position: Colditz) -> int:
        return held(position, self.seat, kind="intercept", of="key" if self.card == KEY else "pass")

    def answers(self, position: Colditz) -> Sequence[Say]:
        card = self._card(position)
        passing = [say("pass")]
        if card < 0 or why_not_jailed(position, self.pow, "intercept") is not None:
            return passing
        return [say("play", position.security[card].id), *passing]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "play":
            card = self._card(position)
            let_go(position, self.seat, card)
            position.tell_all("played", seat="security", card=position.security[card].id)
        position.answer(action.verb == "play")


def tell_secretly(
    position: Colditz, seat: int, kind: str, public: dict[str, object], secret: dict[str, object]
) -> None:
    position.tell(Event(kind, public, secret, (seat,)))
