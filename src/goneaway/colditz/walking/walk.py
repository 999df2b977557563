"""Carrying out a step: payment, interception, pushing others aside, arrival."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..custody.arrest import intercept_window, intercepted
from ..paying.gates import pay_gate, remember_side, use_gate
from ..paying.openings import pay, use_opening
from ..table import notes
from ..table.chapters import Stride
from ..table.frames import Choice, ColditzFrame, Procedure
from ..table.layout import DROP, WIRE
from ..table.table import Table
from ..tunnels import sharing
from ..ways import resting, steps
from ..ways.edges import edges
from ..ways.tolls import price_of
from ..words.actions import OfCircle, Say, say
from ..words.places import EXTERIOR, INNER, KEY, NOBODY, PASS, WAYS_OUT


def walk(position: Table, team: int, pow: int, to: int) -> None:
    """Make a step that is open to him."""
    here = position.at[pow]
    kind, cards = next((kind, cards) for place, kind, cards in edges(position, here) if place == to)
    price = price_of(position, pow, here, to, kind, cards)
    if not price.number and (to >= position.ground.size or position.guard_at[to] < 0):
        # Nothing to pay and no pawn in the way: most steps are like that.
        _arrive(position, pow, to, kind, price.card, price.number)
    else:
        position.frames.append(Walk(team, pow, to, kind, price.card, price.number, price.gate))


@dataclass(frozen=True, slots=True)
class Walk(Procedure):
    """A step being made: pay, let Security intercept, push aside, arrive."""

    kind: ClassVar[str] = "walk"
    seat: int
    pow: int
    to: int
    edge: int
    card: int
    number: int
    gate: int
    stage: int = 0

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            position.frames[-1] = replace(self, stage=1)
            if self.number:
                pay(position, self.seat, self.card, self.number)
                if position.returning[self.pow] and position.rules.solitary.return_escape_allowed:
                    turns_away(position, self.pow)
                if self.card in (KEY, PASS):
                    intercept_window(position, self.card, self.pow)
        elif self.stage == 1:
            position.frames[-1] = replace(self, stage=2)
            if self.gate >= 0:
                pay_gate(position, self.pow, self.gate)
            if self.to < position.ground.size and steps.gives_way_at(position, self.to):
                home = position.ground.home
                way = [other for other in position.ground.near[self.to] if home[other] < home[self.to]]
                push_aside(position, position.guard_at[self.to], way)
        else:
            position.frames.pop()
            _arrive(position, self.pow, self.to, self.edge, self.card, self.number)

    def resume(self, position: Table, answer: bool) -> None:
        """If Security has stopped the man, the step does not happen and its point is not spent (A110)."""
        if answer:
            intercepted(position, self.pow, self.card)


def _arrive(position: Table, pow: int, to: int, edge: int, card: int, number: int) -> None:
    ground = position.ground
    here = position.at[pow]
    position.points -= 1
    guest = position.rules.modules.module_multi_escape and sharing.note_step(
        position, pow, to, edge, card, number
    )
    if edge in (DROP, WIRE) and not guest:
        use_opening(position, pow, here, to, edge, bool(number))
    was_out = position.fugitive(pow)
    if ground.on_cross:
        remember_side(position, pow, here, to)
    if position.ledger.gate_teams:
        use_gate(position, pow, here, to)
    position.put(pow, to)
    # A guard who could not step aside is passed over, and the man must go on (A108).
    passing = to < ground.size and position.guard_at[to] >= 0
    passing = passing or position.passes_over(pow)
    position.bound = pow if passing or resting.no_stop(position, to, pow) else NOBODY
    position.tell_all(
        "stepped", man=position.pawn_name(pow), to=position.place_name(to), points=position.points
    )
    stride = Stride(pow, here, to, edge, was_out)
    for follows in position.chapters.stepped:
        follows(position, stride)


# What follows a step: the rows that concern walking itself


def on_his_way_home(position: Table, step: Stride) -> None:
    """Update the status of a man on his way home: he is home, or further away than before."""
    if position.returning[step.pow]:
        ground = position.ground
        here, to = step.here % ground.size, step.to % ground.size
        if ground.arrived[to]:
            position.returning[step.pow] = False
        elif ground.home[to] > ground.home[here]:
            turns_away(position, step.pow)


def turns_away(position: Table, pow: int) -> None:
    """End a man's way home: he is at large, and no longer protected by his release (A37)."""
    position.returning[pow] = False
    notes.remember_release(position, pow)
    if position.ledger.immune:
        position.ledger.immune -= {pow}


def note_way_out(position: Table, step: Stride) -> None:
    """Record what the man crossed to get out of the castle."""
    ground = position.ground
    pow, here, to, edge = step.pow, step.here, step.to, step.edge
    if to >= ground.size or ground.zone[to] == INNER:
        return
    if here >= ground.size:
        position.way_out[pow] = WAYS_OUT.index("tunnel")
        return
    goes_out = ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR
    if goes_out and WAYS_OUT[position.way_out[pow]] != "tunnel":
        by = "drop" if edge == DROP else "wire" if edge == WIRE else "gate"
        position.way_out[pow] = WAYS_OUT.index(by)


# Pushing aside (P8)


def push_aside(position: Table, guard: int, way: Sequence[int]) -> None:
    """Move the guard one circle aside, off the way if possible; without room he is passed over."""
    free = steps.beside(position, position.at[guard])
    free = [circle for circle in free if circle not in way] or free
    make_room(position, position.security_seat, guard, free)


def make_room(position: Table, seat: int, pawn: int, free: Sequence[int]) -> None:
    """Move a pawn to one of these circles, chosen by its owner, at no cost (P8)."""
    if len(free) == 1:
        _aside(position, pawn, free[0])
    elif free:
        position.frames.append(PushChoice(seat, pawn, tuple(free)))


@dataclass(frozen=True, slots=True)
class PushChoice(Choice):
    """Where a pawn that must give way goes."""

    kind: ClassVar[str] = "push"
    clause: ClassVar[str] = "39"
    seat: int
    guard: int
    circles: tuple[int, ...]

    def rule(self, position: Table) -> str:
        below = position.frames[-2]
        if isinstance(below, ColditzFrame) and below.kind in ("shove", "clearing"):
            return below.clause
        return self.clause

    def details(self, position: Table) -> dict[str, object]:
        return {"pawn": position.pawn_name(self.guard)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("push", position.place_name(circle)) for circle in self.circles]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCircle)
        position.frames.pop()
        _aside(position, self.guard, position.place(action.circle))


def _aside(position: Table, guard: int, circle: int) -> None:
    position.put(guard, circle)
    position.tell_all("aside", pawn=position.pawn_name(guard), to=position.place_name(circle))
