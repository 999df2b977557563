"""Surrender (rule 43): on the guard's circle, beside him, or beside him if a die decides so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Group, Refusal, Verb
from ..paying.gates import pay_gate
from ..paying.openings import make_opening, pay
from ..table.chapters import Stride
from ..table.frames import Procedure
from ..table.layout import DROP, WIRE
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import giving_up, homeward, resting
from ..ways.edges import edges
from ..ways.steps import walkers_out
from ..ways.tolls import price_of
from ..words.actions import Surrender, say
from ..words.places import FIRST_GUARD, KEY, NOBODY, PASS, TEAM
from . import crews
from .arrest import Arrest, intercept_window, intercepted


def surrender_groups(position: Table, team: int) -> list[Group]:
    if (position.points < 1 and giving_up.steps_up(position)) or giving_up.barred(position):
        return []
    found = []
    guarded = frozenset(position.at[FIRST_GUARD:])
    for pow in [position.bound] if position.bound >= 0 else position.team_pows(team):
        here = position.at[pow]
        if here < 0:
            continue
        beside = giving_up.beside(position, here)
        if guarded.isdisjoint(beside):
            continue  # most men are nowhere near a guard
        for to in beside:
            guard = position.guard_at[to] if to < position.ground.size else NOBODY
            if guard >= 0:
                action = say("surrender", position.pawn_name(pow), position.pawn_name(guard))
                if why_not_surrender(position, team, action) is None:
                    found.append(action)
    return [Group.of("surrender", found)] if found else []


def why_not_surrender(position: Table, team: int, action: Surrender) -> Refusal | None:
    pow, guard = position.pawn(action.man), position.pawn(action.guard)
    about = {"man": action.man, "guard": action.guard}
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "surrender PRISONER GUARD"})
    if pow // TEAM != team:
        return Refusal("43", "NOT_YOUR_MAN", about)
    if position.bound >= 0 and position.bound != pow:
        return resting.bound_refusal(position)
    if position.opening is not None:
        return Refusal("53", "TUNNEL_FIRST")
    barred = giving_up.barred(position)
    if barred:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": barred})
    if position.points < 1 and giving_up.steps_up(position):
        return Refusal("43", "NO_POINTS", {**about, "points": 0})
    if position.at[pow] < 0 or position.at[guard] < 0:
        return Refusal("43", "NOT_ON_BOARD", about)
    out = walkers_out(position, team)
    if out and pow not in out:
        return Refusal("53", "TUNNEL_FIRST")
    return (
        giving_up.why_not_meet(position, pow, guard)
        or giving_up.why_not_taken(position, pow, guard)
        or _why_not_yet(position, pow)
    )


def _why_not_yet(position: Table, pow: int) -> Refusal | None:
    """Why not yet: the point is set aside for men on their way home, one of whom may surrender on it."""
    team = pow // TEAM
    if pow in homeward.first_home(position, team):
        return None
    whole = position.rules.solitary.return_min_points == "all"
    return homeward.why_not_spend(position, team, int(whole or giving_up.steps_up(position)))


# Doing it


def surrender(position: Table, team: int, action: Surrender) -> None:
    """Carry out a surrender: the man goes to a cell, the guard to Barracks; Security cannot refuse."""
    pow, guard = position.pawn(action.man), position.pawn(action.guard)
    if giving_up.steps_up(position):
        _pay(position, team, pow, guard)
    elif not giving_up.by_die(position) or _die(position, pow, guard):
        _taken(position, pow, guard, position.at[pow], False)


def _pay(position: Table, team: int, pow: int, guard: int) -> None:
    """Pay for the step onto the guard's circle; by some rules Security may answer a Key or Pass (A121)."""
    here, to = position.at[pow], position.at[guard]
    kind, cards = next((kind, cards) for place, kind, cards in edges(position, here) if place == to)
    price = price_of(position, pow, here, to, kind, cards)
    if price.number:
        pay(position, team, price.card, price.number)
    if price.card in (KEY, PASS) and position.rules.arrest.surrender_intercepted:
        position.frames.append(StepUp(team, pow, guard, price.card, price.gate))
        intercept_window(position, price.card, pow)
        return
    if kind in (DROP, WIRE) and price.number:
        make_opening(position, team, here, to, 0)
    _step_up(position, pow, guard, price.gate, price.number > 0)


def _step_up(position: Table, pow: int, guard: int, gate: int, paid: bool) -> None:
    """Step onto the guard's circle."""
    here = position.at[pow]
    position.points -= 1
    if gate >= 0:
        # What the man has paid serves the rest of his team, as on any step (rule 50).
        pay_gate(position, pow, gate)
    position.put(pow, position.at[guard])
    if here >= position.ground.size:
        crews.watch_crews(position)
    _taken(position, pow, guard, here, paid)


def _taken(position: Table, pow: int, guard: int, here: int, paid: bool) -> None:
    """Carry out the arrest of a man who has reached the guard."""
    if paid or not _on_his_way(position, pow, here):
        position.returning[pow] = False
    position.frames.append(Arrest(position.security_seat, pow, "surrender", guard))


@dataclass(frozen=True, slots=True)
class StepUp(Procedure):
    """A surrender in which a Key or Pass is shown: Security may stop the man first (A121)."""

    kind: ClassVar[str] = "step-up"
    clause: ClassVar[str] = "43"
    seat: int
    pow: int
    guard: int
    card: int
    gate: int

    def advance(self, position: Table) -> None:
        position.frames.pop()
        _step_up(position, self.pow, self.guard, self.gate, True)

    def resume(self, position: Table, answer: bool) -> None:
        """If Security has stopped the man, arrest him where he stands; the guard stays (A110)."""
        if answer:
            intercepted(position, self.pow, self.card)


def _die(position: Table, pow: int, guard: int) -> bool:
    """Throw one die per man and turn (A90); whether the man is taken."""
    position.ledger.gave_up |= {pow}
    die = position.chance.pick("dice", 6) + 1
    taken = die >= position.rules.arrest.forced_arrest_min_die
    position.tell_all(
        "offered-himself",
        man=position.pawn_name(pow),
        guard=position.pawn_name(guard),
        die=die,
        taken=taken,
    )
    return taken


def _on_his_way(position: Table, pow: int, here: int) -> bool:
    """Whether the man is taken as one on his way home, where that has its own terms (rule 39)."""
    rules, home = position.rules.solitary, position.ground.home
    terms = rules.return_liability == "liable_if_equipment" or rules.return_rearrest_cell == "inner"
    return position.returning[pow] and terms and home[position.at[pow]] <= home[here]


def note_step(position: Table, step: Stride) -> None:
    """Record whether a man who has used a point now stands beside a guard."""
    pow = step.pow
    beside = any(
        to < position.ground.size and position.guard_at[to] >= 0
        for to in giving_up.beside(position, position.at[pow])
    )
    stepped_up = position.ledger.stepped_up
    if beside or pow in stepped_up:
        position.ledger.stepped_up = stepped_up | {pow} if beside else stepped_up - {pow}


SURRENDER: Verb[Table, int, When[Table]] = verb_row(
    "surrender",
    surrender_groups,
    why_not_surrender,
    surrender,
    open=lambda position, team, kinds: position.points > 0 or not giving_up.steps_up(position),
    after_dice=True,
    free=True,
    waits=True,
)
