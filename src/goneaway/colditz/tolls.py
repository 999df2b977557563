"""What a step takes at drops, wire and gates, and whom one payment serves (rules 29, 41, 50, P9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .layout import DROP, PLAIN, WIRE
from .places import INNER, KEY, NOBODY, TEAM

if TYPE_CHECKING:
    from .position import Colditz


class Price(NamedTuple):
    """What a step takes: cards of one type (none: -1), and the gate that they open, if any."""

    card: int
    number: int
    gate: int = NOBODY


FREE = Price(-1, 0)

#: Sides of a gate: not asked, or both of them are free to him (he is on his way home).
ASK, BOTH = -1, -2


def price_of(
    position: Colditz, pow: int, here: int, to: int, kind: int, cards: int, side: int = ASK
) -> Price:
    """The cards a step takes; an opening or gate paid for earlier may serve the whole team.

    `side` is the side from which he came onto the gate at `here`, when that is not yet played.
    """
    ground = position.ground
    if kind in (DROP, WIRE):
        if position.openings and _served(position, pow, here, to, kind):
            return FREE
        if position.ledger.shared_ways and _invited(position, pow, (here, to)):
            return FREE
        return Price(ground.barrier_card[kind], cards)
    if kind != PLAIN or to >= ground.size:
        return FREE
    if ground.on_cross:
        return _crossing(position, pow, here, to, side)
    gate = ground.gate[to]
    if gate < 0 or ground.gate[here % ground.size] == gate or gate in position.gate_paid:
        return FREE
    if ground.return_gate[gate] and _inward(position, pow, here):
        return FREE
    return FREE if _gate_served(position, pow, gate) else Price(ground.gate_card[gate], 1, gate)


def _invited(position: Colditz, pow: int, way: tuple[int, int]) -> bool:
    """Somebody who paid for this way lets his officer use it with one man (`module_multi_escape`)."""
    from .sharing import invited

    return invited(position, pow, way)


# Drops and wire


def _scope(position: Colditz, kind: int) -> str:
    equipment = position.rules.equipment
    return equipment.share_rope if kind == DROP else equipment.share_cutters


def kind_of(position: Colditz, start: int, end: int) -> int:
    """A drop or a cut in the wire."""
    return next((kind for to, kind, _ in position.ground.barriers[start] if to == end), DROP)


def _serving(position: Colditz, pow: int, here: int, to: int, kind: int) -> int:
    """The opening in this direction that the man may use without paying, by its number, or -1."""
    scope = _scope(position, kind)
    team = pow // TEAM
    for index, (start, end, owner, users, shared) in enumerate(position.openings):
        if start != here or end != to or owner != team:
            continue
        if scope == "team_turn":
            serves = shared
        elif scope == "single_pawn":
            serves = shared and users >> pow & 1 == 1
        else:
            serves = shared or _own_users(team, users)
        if serves:
            return index
    return NOBODY


def _own_users(team: int, users: int) -> bool:
    return users >> team * TEAM & (1 << TEAM) - 1 != 0


def _served(position: Colditz, pow: int, here: int, to: int, kind: int) -> bool:
    """A payment covers one direction, or both where going back costs nothing (A114)."""
    if _serving(position, pow, here, to, kind) >= 0:
        return True
    return not position.rules.movement.reverse_opening_cost and _serving(position, pow, to, here, kind) >= 0


def use_opening(position: Colditz, pow: int, here: int, to: int, kind: int, paid: bool) -> None:
    """A man goes down the rope or through the wire: he is one of those who used that opening."""
    index = NOBODY if paid else _serving(position, pow, here, to, kind)
    if index >= 0:
        start, end, owner, users, shared = position.openings[index]
        position.openings[index] = (start, end, owner, users | 1 << pow, shared)
    else:
        make_opening(position, pow // TEAM, here, to, 1 << pow)


def make_opening(position: Colditz, team: int, here: int, to: int, users: int) -> None:
    """An opening in one direction. With markers it belongs to the last team that paid there (A96)."""
    if position.rules.equipment.escape_markers:
        for start, end, _, others, _ in position.openings:
            if start == here and end == to:
                users |= others
        position.openings = [one for one in position.openings if one[:2] != (here, to)]
    position.openings.append((here, to, team, users, True))


def forget_user(position: Colditz, pow: int) -> None:
    """P5: his attempt is over; what nobody at large has used any more is closed, its marker taken off."""
    markers = position.rules.equipment.escape_markers
    keep = []
    for start, end, team, users, shared in position.openings:
        used = users >> pow & 1
        users &= ~(1 << pow)
        if markers and used and team >= 0 and not _own_users(team, users):
            # Nobody of its owner's is at large by it: guards may still follow the others (P9). In the
            # turn in which it was paid for it serves his other men all the same (rule 50).
            team = team if shared else NOBODY
        if users or shared:
            keep.append((start, end, team, users, shared))
    position.openings = keep
    if position.ledger.gate_teams:
        position.ledger.gate_teams = tuple(
            (gate, team, left)
            for gate, team, users in position.ledger.gate_teams
            if (left := users & ~(1 << pow)) or gate in position.gate_paid
        )


def close_turn(position: Colditz) -> None:
    """What was paid for the turn no longer serves; openings stay for those who follow (I24)."""
    markers = position.rules.equipment.escape_markers
    position.openings = [
        (start, end, NOBODY if markers and team >= 0 and not _own_users(team, users) else team, users, False)
        for start, end, team, users, _ in position.openings
        if users
    ]
    position.gate_paid.clear()
    ledger = position.ledger
    if ledger.gate_teams:
        ledger.gate_teams = tuple(one for one in ledger.gate_teams if one[2])
    if ledger.gate_men or ledger.touched or ledger.removed:
        ledger.gate_men = ()
        ledger.touched = ledger.removed = ()


# The way in of men let out of the outer cells (rule 39, A40)


def remember_release(position: Colditz, pow: int) -> None:
    """He is no longer on his way back; where that is the only way in, it stays so until he is in."""
    if position.rules.solitary.return_entry == "return_gates":
        position.ledger.let_out |= {pow}


def lets_in(position: Colditz, pow: int, here: int, to: int) -> bool:
    """Is this step on the surface open to a man from the outer cells? To everybody else all are."""
    returning = position.returning[pow]
    if not returning and pow not in position.ledger.let_out:
        return True
    ground = position.ground
    if to >= ground.size or here >= ground.size:
        return True
    gate = ground.gate[to]
    if gate >= 0:
        return ground.return_gate[gate] or not (returning or ground.inner_gate[gate])
    if ground.zone[to] != INNER or ground.zone[here] == INNER:
        return True
    # By a window or over a roof: the gates free to him are the only way.
    by_gate = ground.gate[here] >= 0 and ground.return_gate[ground.gate[here]]
    return by_gate or position.rules.solitary.return_entry == "any_way"


# Gates


def _inward(position: Colditz, pow: int, here: int) -> bool:
    """From the garrison into the courtyard: free on the way home, by some rules free for anybody."""
    if position.returning[pow]:
        return True
    anyone = position.rules.movement.free_pass_inward == "anyone"
    return anyone and position.ground.zone[here % position.ground.size] != INNER


def _gate_served(position: Colditz, pow: int, gate: int) -> bool:
    """Has he, or his team, paid for this gate?"""
    ledger = position.ledger
    if gate in position.gate_paid or (gate, pow) in ledger.gate_men:
        return True
    if ledger.shared_ways and _invited(position, pow, (gate, NOBODY)):
        return True
    return any(one == gate and team == pow // TEAM for one, team, _ in ledger.gate_teams)


def _crossing(position: Colditz, pow: int, here: int, to: int, side: int) -> Price:
    """`on_cross`: the card is due on leaving the gate for the side he did not come from (A41, A42)."""
    ground = position.ground
    gate = ground.gate[here] if here < ground.size else NOBODY
    if gate < 0 or ground.gate[to] == gate:
        return FREE
    if side == ASK:
        side = side_of(position, pow)
    if side == BOTH or ground.side[to] == side or _gate_served(position, pow, gate):
        return FREE
    home = ground.return_gate[gate] and ground.zone[to] == INNER
    if home and (position.returning[pow] or position.rules.movement.free_pass_inward == "anyone"):
        return FREE
    return Price(ground.gate_card[gate], 1, gate)


def side_of(position: Colditz, pow: int) -> int:
    """The side from which a man came onto the gate he stands in; not known, he came from home's side."""
    for man, side in position.ledger.gate_sides:
        if man == pow:
            return side
    place = position.at[pow]
    gate = position.ground.gate[place] if 0 <= place < position.ground.size else NOBODY
    return position.ground.home_side[gate] if gate >= 0 else ASK


def side_after(position: Colditz, pow: int, here: int, to: int, side: int) -> int:
    """What he has to remember after a step: nothing outside gates."""
    ground = position.ground
    if not ground.on_cross or to >= ground.size or ground.gate[to] < 0:
        return ASK
    gate = ground.gate[to]
    if here < ground.size and ground.gate[here] == gate:
        return side_of(position, pow) if side == ASK else side
    if position.returning[pow] and ground.return_gate[gate]:
        return BOTH
    return ground.side[here % ground.size]


def remember_side(position: Colditz, pow: int, here: int, to: int) -> None:
    """A man steps onto a gate or off it: the side he came from is kept, also for later turns (A42)."""
    side = side_after(position, pow, here, to, ASK)
    if side == ASK and not position.ledger.gate_sides:
        return
    gate, at, size = position.ground.gate, position.at, position.ground.size
    kept = [
        one
        for one in position.ledger.gate_sides
        if one[0] != pow and 0 <= at[one[0]] < size and gate[at[one[0]]] >= 0
    ]
    if side != ASK:
        kept.append((pow, side))
    position.ledger.gate_sides = tuple(kept)


def pay_gate(position: Colditz, pow: int, gate: int) -> None:
    """A Key or Pass was shown: for this man, for his team in this turn, or for its whole attempt."""
    equipment = position.rules.equipment
    scope = equipment.share_key if position.ground.gate_card[gate] == KEY else equipment.share_pass
    ledger = position.ledger
    if scope == "single_pawn":
        ledger.gate_men = (*ledger.gate_men, (gate, pow))
        return
    position.gate_paid.append(gate)
    if scope == "team_attempt":
        ledger.gate_teams = (*ledger.gate_teams, (gate, pow // TEAM, 1 << pow))


def use_gate(position: Colditz, pow: int, here: int, to: int) -> None:
    """A man goes through a gate that stands open to his team: it stays so while he is at large."""
    ground = position.ground
    places = (here, to) if ground.on_cross else (to,)
    gates = {ground.gate[place] for place in places if place < ground.size}
    position.ledger.gate_teams = tuple(
        (gate, team, users | 1 << pow if gate in gates and team == pow // TEAM else users)
        for gate, team, users in position.ledger.gate_teams
    )
