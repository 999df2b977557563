"""Arrest and what it costs: cell, confiscation, the Hideaway card, interception at a gate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Event, Refusal
from . import escape
from .actions import Say, say
from .frames import Choice, Procedure
from .places import CELL, EQUIPMENT, INNER, KEY, NOBODY, TEAM

if TYPE_CHECKING:
    from .position import Colditz


# Who can be arrested (rules 34c to 36, 39)


def why_not_arrestable(position: Colditz, pow: int) -> Refusal | None:
    """Why a guard may not arrest this man where he stands."""
    ground = position.ground
    place = position.at[pow]
    about = {"man": position.pawn_name(pow)}
    if not 0 <= place < ground.size:
        return Refusal("34c", "NOT_ARRESTABLE", about)
    if ground.white[place]:
        return Refusal("35", "SAFE_IN_APPEL", about)
    if ground.hideaway[place] >= 0:
        return Refusal("25", "SAFE_IN_HIDEAWAY", about)
    if ground.room[place] >= 0:
        return Refusal("34c", "SAFE_IN_ROOM", about)
    returning = position.returning[pow]
    if returning and position.rules.solitary.return_liability == "immune_while_returning":
        return Refusal("39", "RETURNING", about)
    if (returning or ground.zone[place] == INNER) and not position.holds_equipment(pow // TEAM):
        always = position.rules.zones.black_circle_arrest == "always" and ground.black[place]
        if not always:
            return Refusal("34c", "NO_EQUIPMENT_HELD", {**about, "team": position.seat_name(pow // TEAM)})
    return None


# P1


@dataclass(frozen=True, slots=True)
class Arrest(Procedure):
    """Cell, loss, then everybody goes where he must.

    Causes: guard, surrender, search, tunnel, intercept, car (a failed run), penalty.
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
            if len(blocks) > 1:
                position.frames[-1] = replace(self, stage=1)
                position.frames.append(CellChoice(position.security_seat, self.pow, blocks))
            else:
                position.frames[-1] = replace(self, stage=2, block=blocks[0] if blocks else NOBODY)
        elif self.stage == 1:
            position.frames[-1] = replace(self, stage=2, block=position.reply)
            position.reply = 0
        elif self.stage == 2:
            position.frames[-1] = replace(self, stage=3)
            if _owes(position, self.pow, self.cause):
                position.frames.append(Loss(self.pow // TEAM, self.cause))
        else:
            position.frames.pop()
            _lock_up(position, self)


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
    right = free if inner is None else [block for block in free if ground.inner_block[block] == inner]
    return tuple(right or free)


def _inner_cells(position: Colditz, pow: int, cause: str) -> bool | None:
    """Inner cells or outer ones, as far as there is room; None where Security is free to choose."""
    rules = position.rules
    if cause == "car" and rules.car.staff_car_failure != "solitary_no_loss":
        return False
    if (
        (cause == "search" and rules.search.search_cell == "inner")
        or (cause == "intercept" and rules.security.intercept_cell == "inner")
        or (position.returning[pow] and rules.solitary.return_rearrest_cell == "inner")
    ):
        return True
    by_zone = rules.solitary.cell_choice == "by_zone" or (
        cause == "tunnel" and rules.tunnels.tunnel_arrest_cell == "by_position"
    )
    return (position.at[pow] >= 0 and position.zone_of(position.at[pow]) == INNER) if by_zone else None


def _owes(position: Colditz, pow: int, cause: str) -> bool:
    """Does this arrest cost an Equipment card, and is there one to lose?"""
    if not position.holds_equipment(pow // TEAM):
        return False
    if cause in ("guard", "surrender"):
        # Who is on his way home is taken on the terms of the inner courtyard, if at all.
        return position.zone_of(position.at[pow]) != INNER and not position.returning[pow]
    if cause == "tunnel":
        beyond = position.rules.tunnels.tunnel_arrest_confiscation == "pow_beyond_inner"
        return beyond and position.zone_of(position.at[pow]) != INNER
    if cause == "car":
        return position.rules.car.staff_car_failure == "outer_garrison_arrest"
    return cause == "search"


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
        position.frames.append(LineUp(pow // TEAM, (pow,)))
    escape.end_attempt(position, pow)


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
        position.frames.pop()
        position.reply = position.ground.block_number[action.words[0]]


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


@dataclass(frozen=True, slots=True)
class StandChoice(Choice):
    """A man takes a white circle: any free one, or one of the places named."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "38"
    seat: int
    pow: int
    places: tuple[int, ...]

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def free(self, position: Colditz) -> list[int]:
        places = [
            place for place in self.places if position.pow_at[place] < 0 and position.guard_at[place] < 0
        ]
        return places or [
            place
            for place in position.ground.whites
            if position.pow_at[place] < 0 and position.guard_at[place] < 0
        ]

    def answers(self, position: Colditz) -> Sequence[Say]:
        name = position.pawn_name(self.pow)
        return [say("stand", name, position.place_name(place)) for place in self.free(position)]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        stand(position, self.pow, position.place(action.words[1]))


@dataclass(frozen=True, slots=True)
class SomeBack(Choice):
    """So many of these men must take white circles, the officer says which; more may."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "38"
    seat: int
    men: tuple[int, ...]
    owed: int

    def details(self, position: Colditz) -> dict[str, object]:
        return {"man": ", ".join(map(position.pawn_name, self.men))}

    def answers(self, position: Colditz) -> Sequence[Say]:
        free = StandChoice(self.seat, self.men[0], ()).free(position)
        out = [
            say("stand", position.pawn_name(pow), position.place_name(place))
            for pow in self.men
            for place in free
        ]
        return out if self.owed > 0 else [*out, say("done")]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "done":
            return
        pow = position.pawn(action.words[0])
        men = tuple(man for man in self.men if man != pow)
        if men:
            position.frames.append(SomeBack(self.seat, men, self.owed - 1))
        stand(position, pow, position.place(action.words[1]))


def stand(position: Colditz, pow: int, place: int) -> None:
    was_out = position.at[pow] >= 0 and position.fugitive(pow)
    position.put(pow, place)
    position.returning[pow] = False
    position.tell_all("stands", man=position.pawn_name(pow), at=position.place_name(place))
    if was_out:
        escape.end_attempt(position, pow)


# P2


@dataclass(frozen=True, slots=True)
class Loss(Procedure):
    """One Equipment card is owed: a Hideaway card may save it, else the officer picks it (rule 34d)."""

    kind: ClassVar[str] = "loss"
    clause: ClassVar[str] = "34d"
    seat: int
    cause: str
    stage: int = 0

    def advance(self, position: Colditz) -> None:
        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            if _shield_answers(position, self.cause):
                position.frames.append(ShieldWindow(self.seat))
        elif self.stage == 1:
            if position.reply:
                position.reply = 0
                position.frames.pop()
                return
            held = [card for card in range(4) if position.equipment[self.seat][card]]
            if self.cause != "search" and position.rules.arrest.confiscation_outer == "random":
                cards = [card for card in held for _ in range(position.equipment[self.seat][card])]
                position.frames.pop()
                lose(position, self.seat, cards[position.chance.pick("confiscation", len(cards))])
            elif len(held) > 1:
                position.frames[-1] = LoseChoice(self.seat)
            else:
                position.frames.pop()
                lose(position, self.seat, held[0])
        else:
            position.frames.pop()


def _shield_answers(position: Colditz, cause: str) -> bool:
    """Does the Hideaway card answer this loss, and in this turn?"""
    rules = position.rules.opportunity
    turn = "security_turn" if position.active == position.security_seat else "officer_turn"
    covers = rules.hideaway_card_covers
    covered = "search" in covers if cause == "search" else "arrest" in covers
    if cause == "tunnel":
        covered = covered or "tunnel_arrest" in covers
    return covered and turn in rules.shield_turns


@dataclass(frozen=True, slots=True)
class LoseChoice(Choice):
    """The officer picks the card he loses."""

    kind: ClassVar[str] = "lose"
    clause: ClassVar[str] = "34d"
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("lose", EQUIPMENT[card]) for card in range(4) if position.equipment[self.seat][card]]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        lose(position, self.seat, EQUIPMENT.index(action.words[0]))


def lose(position: Colditz, team: int, card: int) -> None:
    """A confiscated card is shown and goes back to its stack."""
    position.equipment[team][card] -= 1
    if position.rules.equipment.equipment_after_use == "return_to_stack":
        position.stacks[card] += 1
    position.tell_all("confiscated", team=position.seat_name(team), card=EQUIPMENT[card])


# Windows: they open on the public situation, whatever is held, so that nothing leaks


def play_from_hand(position: Colditz, team: int, kind: str, of: str = "") -> bool:
    """Play the first card of a kind that an officer holds; it goes under its deck."""
    hand = position.hands[team]
    for card in hand:
        found = position.opportunity[card]
        if found.kind == kind and (not of or found.of == of):
            hand.remove(card)
            position.deck.insert(0, card)
            position.tell_all("played", seat=position.seat_name(team), card=found.id)
            return True
    return False


def holds(position: Colditz, team: int, kind: str) -> bool:
    return any(position.opportunity[card].kind == kind for card in position.hands[team])


@dataclass(frozen=True, slots=True)
class ShieldWindow(Choice):
    """W2: the victim may save the card with a Hideaway card."""

    kind: ClassVar[str] = "shield"
    clause: ClassVar[str] = "49"
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        passing = [say("pass")]
        return [say("play", "hideaway"), *passing] if holds(position, self.seat, "shield") else passing

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            play_from_hand(position, self.seat, "shield")
            position.reply = 1


def intercept_window(position: Colditz, card: int, pow: int) -> None:
    position.frames.append(InterceptWindow(position.security_seat, card, pow))


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
        wanted = "key" if self.card == KEY else "pass"
        for card in position.security_hand:
            if position.security[card].kind == "intercept" and position.security[card].of == wanted:
                return card
        return NOBODY

    def answers(self, position: Colditz) -> Sequence[Say]:
        card = self._card(position)
        passing = [say("pass")]
        return [say("play", position.security[card].id), *passing] if card >= 0 else passing

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        if action.verb == "play":
            card = self._card(position)
            discard_security(position, card)
            position.tell_all("played", seat="security", card=position.security[card].id)
            position.reply = 1


def discard_security(position: Colditz, card: int) -> None:
    position.security_hand.remove(card)
    position.security_deck.insert(0, card)


def tell_secretly(
    position: Colditz, seat: int, kind: str, public: dict[str, object], secret: dict[str, object]
) -> None:
    position.tell(Event(kind, public, secret, (seat,)))
