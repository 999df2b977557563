"""Giving oneself up (rule 43): on the guard's circle, beside him, or beside him if the die says so."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Group, Refusal
from ..paying.openings import make_opening, pay
from ..table.chapters import Stride
from ..table.layout import DROP, WIRE
from ..table.table import Table
from ..table.verbs import Verb
from ..ways import exits, homeward
from ..ways.cells import why_not_jailed
from ..ways.liable import rooms_unsafe, safe_in_room, why_not_liable
from ..ways.steps import affordable, edges, leads, walkers_out
from ..ways.tolls import lets_in, price_of
from ..words.actions import Say, say
from ..words.places import EQUIPMENT, FIRST_GUARD, INNER, NOBODY, TEAM
from . import crews
from .arrest import Arrest


def surrender_groups(position: Table, team: int) -> list[Group]:
    if (position.points < 1 and steps_up(position)) or _barred(position):
        return []
    found = []
    guarded = frozenset(position.at[FIRST_GUARD:])
    for pow in position.team_pows(team):
        here = position.at[pow]
        if here < 0:
            continue
        beside = _beside(position, here)
        if guarded.isdisjoint(beside):
            continue  # most men are nowhere near a guard
        for to in beside:
            guard = position.guard_at[to] if to < position.ground.size else NOBODY
            if guard >= 0:
                action = say("surrender", position.pawn_name(pow), position.pawn_name(guard))
                if why_not_surrender(position, team, action) is None:
                    found.append(action)
    return [Group.of("surrender", found)] if found else []


def why_not_surrender(position: Table, team: int, action: Say) -> Refusal | None:
    pow, guard = position.pawn(action.words[0]), position.pawn(action.words[1])
    about = {"man": action.words[0], "guard": action.words[1]}
    if guard < FIRST_GUARD or not 0 <= pow < FIRST_GUARD:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "surrender PRISONER GUARD"})
    if pow // TEAM != team:
        return Refusal("43", "NOT_YOUR_MAN", about)
    barred = _barred(position)
    if barred:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": barred})
    if position.points < 1 and steps_up(position):
        return Refusal("43", "NO_POINTS", {**about, "points": 0})
    if position.at[pow] < 0 or position.at[guard] < 0:
        return Refusal("43", "NOT_ON_BOARD", about)
    out = walkers_out(position, team)
    if out and pow not in out:
        return Refusal("53", "TUNNEL_FIRST")
    contact = _why_not_step_up if steps_up(position) else _why_not_beside
    return (
        contact(position, pow, guard) or _why_not_taken(position, pow, guard) or _why_not_yet(position, pow)
    )


def _barred(position: Table) -> str:
    """Why nobody can give himself up at all, or nothing."""
    if position.rules.arrest.forced_arrest == "forbidden":
        return "forbidden"
    return "" if position.terms.surrender else "night"


def _why_not_step_up(position: Table, pow: int, guard: int) -> Refusal | None:
    """One step onto his circle, paid like any other."""
    here, there = position.at[pow], position.at[guard]
    about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
    safe = _why_safe(position, there, pow)
    if safe is not None:
        return safe
    closed = exits.why_closed(position, pow, here, there) if position.terms.bars else None
    if closed is not None:
        return closed
    if not lets_in(position, pow, here, there) and position.ground.gate[there] < 0:
        return Refusal("39", "NO_WAY_IN", {"man": about["man"], "to": position.place_name(there)})
    for to, kind, cards in edges(position, here):
        if to == there:
            price = price_of(position, pow, here, to, kind, cards)
            if affordable(position, pow, price):
                return None
            return Refusal(
                "43", "NO_EQUIPMENT", {**about, "card": EQUIPMENT[price.card], "number": price.number}
            )
    return Refusal("43", "NOT_ADJACENT", {**about, "contact": position.rules.arrest.forced_arrest})


def _why_not_beside(position: Table, pow: int, guard: int) -> Refusal | None:
    """Beside him, not over a drop or through wire, and not from where a man is safe (A90)."""
    about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
    here = position.at[pow]
    if not position.in_tunnel(pow):
        if position.ground.room[here] >= 0:
            return safe_in_room(position, pow, here)
        safe = _why_safe(position, here, pow)
        if safe is not None:
            return safe
    if position.at[guard] not in _beside(position, here):
        return Refusal("43", "NOT_ADJACENT", {**about, "contact": position.rules.arrest.forced_arrest})
    if pow in position.ledger.gave_up:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "thrown"})
    if by_die(position) and pow not in position.ledger.stepped_up:
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "moved"})
    return None


def _why_safe(position: Table, place: int, pow: int) -> Refusal | None:
    """Where a man is safe from arrest he is so even if he asks for it (I12, I13, A32).

    A tunneller meets a guard in a room only at the mouth of his tunnel: he may give himself up there.
    """
    ground = position.ground
    about = {"man": position.pawn_name(pow)}
    in_room = ground.room[place] >= 0 and not position.in_tunnel(pow)
    if in_room and ground.room[place] not in rooms_unsafe(position):
        return safe_in_room(position, pow, place)
    if ground.white[place]:
        return Refusal("35", "SAFE_IN_APPEL", about)
    if ground.hideaway[place] >= 0:
        return Refusal("25", "SAFE_IN_HIDEAWAY", about)
    return None


def _why_not_taken(position: Table, pow: int, guard: int) -> Refusal | None:
    """The zone he is taken in, and its conditions where they hold for a surrender too (A32)."""
    full = why_not_jailed(position, pow, "surrender")
    if full is not None:
        return full
    rules = position.rules.arrest
    place = position.at[guard if steps_up(position) else pow]
    size = position.ground.size
    inner = position.ground.zone[place % size] == INNER
    if rules.forced_arrest_zones == "inner_only" and not inner:
        about = {"man": position.pawn_name(pow), "guard": position.pawn_name(guard)}
        return Refusal("43", "NO_SURRENDER", {**about, "bar": "zone"})
    if rules.forced_arrest_condition == "always" or not inner:
        return None
    if position.rules.zones.black_circle_arrest == "always" and position.ground.black[place % size]:
        return None
    return why_not_liable(position, pow)


def _why_not_yet(position: Table, pow: int) -> Refusal | None:
    """The point is set aside for men on their way home; one of them may himself be taken on it."""
    team = pow // TEAM
    if pow in homeward.first_home(position, team):
        return None
    whole = position.rules.solitary.return_min_points == "all"
    return homeward.why_not_spend(position, team, int(whole or steps_up(position)))


# Doing it


def surrender(position: Table, team: int, action: Say) -> None:
    """Both leave the board, one for a cell, one for Barracks; Security cannot refuse."""
    pow, guard = position.pawn(action.words[0]), position.pawn(action.words[1])
    here = position.at[pow]
    paid = False
    if steps_up(position):
        paid = _step_up(position, team, pow, position.at[guard])
    elif by_die(position) and not _die(position, pow, guard):
        return
    if paid or not _on_his_way(position, pow, here):
        position.returning[pow] = False
    position.frames.append(Arrest(position.security_seat, pow, "surrender", guard))


def _step_up(position: Table, team: int, pow: int, to: int) -> bool:
    """Onto the guard's circle; says whether it was paid for."""
    here = position.at[pow]
    kind, cards = next((kind, cards) for place, kind, cards in edges(position, here) if place == to)
    price = price_of(position, pow, here, to, kind, cards)
    position.points -= 1
    if price.number:
        pay(position, team, price.card, price.number)
        if kind in (DROP, WIRE):
            make_opening(position, team, here, to, 0)
    position.put(pow, to)
    if here >= position.ground.size:
        crews.watch_crews(position)
    return price.number > 0


def _die(position: Table, pow: int, guard: int) -> bool:
    """One die for a man and turn (A90): is he taken?"""
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
    """Is he taken as a man on his way home, where that has terms of its own (rule 39)?"""
    rules, home = position.rules.solitary, position.ground.home
    terms = rules.return_liability == "liable_if_equipment" or rules.return_rearrest_cell == "inner"
    return position.returning[pow] and terms and home[position.at[pow]] <= home[here]


def note_step(position: Table, step: Stride) -> None:
    """He has used a point: does he stand beside a guard now?"""
    pow = step.pow
    beside = any(
        to < position.ground.size and position.guard_at[to] >= 0 for to in _beside(position, position.at[pow])
    )
    stepped_up = position.ledger.stepped_up
    if beside or pow in stepped_up:
        position.ledger.stepped_up = stepped_up | {pow} if beside else stepped_up - {pow}


# How these rules want it done


def steps_up(position: Table) -> bool:
    """He steps onto the guard's circle; else it is enough to stand beside him."""
    return position.rules.arrest.forced_arrest == "same_circle"


def by_die(position: Table) -> bool:
    """Brought beside the guard with points of this turn, he throws a die for it."""
    return position.rules.arrest.forced_arrest == "adjacent_roll"


def _beside(position: Table, here: int) -> Sequence[int]:
    """The places where a guard could take him: a step away, or beside him; out of a tunnel at its ends."""
    if steps_up(position) or here >= position.ground.size:
        return leads(position, here)
    return position.ground.near[here]


SURRENDER: Verb[Table] = Verb(
    "surrender",
    surrender_groups,
    why_not_surrender,
    surrender,
    open=lambda position, team, kinds: position.points > 0 or not steps_up(position),
    after_dice=True,
    waits=True,
)
