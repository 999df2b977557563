"""What a step costs at drops, wire and gates, and who else one payment serves (rules 29, 41, 50, P9)."""

from __future__ import annotations

from ..table.layout import DROP, PLAIN, WIRE
from ..table.table import Table
from ..words.places import INNER, NOBODY, TEAM


class Price:
    """The cards a step costs, all of one type (-1 for no cards), and the gate they open, if any."""

    __slots__ = ("card", "gate", "number")

    def __init__(self, card: int, number: int, gate: int = NOBODY) -> None:
        self.card = card
        self.number = number
        self.gate = gate


FREE: Price = Price(-1, 0)

#: Cards spent on a walk, by type; initially zero of each.
Cards = tuple[int, int, int, int]
NOTHING: Cards = (0, 0, 0, 0)


def plus(spent: Cards, card: int, number: int) -> Cards:
    """The cards spent, with `number` more of one type."""
    total = list(spent)
    total[card] += number
    return total[0], total[1], total[2], total[3]


#: Sides of a gate: not considered, or both are free to the man because he is on his way home.
ASK, BOTH = -1, -2


def price_of(position: Table, pow: int, here: int, to: int, kind: int, cards: int, side: int = ASK) -> Price:
    """The cards a step takes; an opening or gate paid for earlier may serve the whole team.

    `side` is the side from which he came onto the gate at `here`, when that is not yet played.
    """
    ground = position.ground
    if kind in (DROP, WIRE):
        if position.openings and _served(position, pow, here, to, kind):
            return FREE
        if position.ledger.shared_ways and _invited(position, pow, (here, to)):
            return FREE
        if position.ledger.card_ways and _opened_by_card(position, pow, here, to):
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


def _invited(position: Table, pow: int, way: tuple[int, int]) -> bool:
    """Whether a player who paid for this way let the man's officer use it with one man
    (`module_multi_escape`)."""
    return any(
        one[1:3] == way and one[4] == pow // TEAM and position.active == pow // TEAM
        for one in position.ledger.shared_ways
    )


def _opened_by_card(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether a card's walk has paid for this drop or wire, in this direction or for both (A114)."""
    size, team = position.ground.size, pow // TEAM
    ways = [here * size + to]
    if not position.rules.movement.reverse_opening_cost:
        ways.append(to * size + here)
    return any((team, way) in position.ledger.card_ways for way in ways)


# Drops and wire


def serving(position: Table, pow: int, here: int, to: int, kind: int) -> int:
    """The number of the opening in this direction that the man may use without paying, or -1."""
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
            serves = shared or own_users(team, users)
        if serves:
            return index
    return NOBODY


def _served(position: Table, pow: int, here: int, to: int, kind: int) -> bool:
    """Whether a payment serves: it covers one direction, or both where going back costs nothing (A114)."""
    if serving(position, pow, here, to, kind) >= 0:
        return True
    return not position.rules.movement.reverse_opening_cost and serving(position, pow, to, here, kind) >= 0


def _scope(position: Table, kind: int) -> str:
    equipment = position.rules.equipment
    return equipment.share_rope if kind == DROP else equipment.share_cutters


def own_users(team: int, users: int) -> bool:
    """Whether a man of this team is among those who used it."""
    return users >> team * TEAM & (1 << TEAM) - 1 != 0


def kind_of(position: Table, start: int, end: int) -> int:
    """A drop or a cut in the wire."""
    return next((kind for to, kind, _ in position.ground.barriers[start] if to == end), DROP)


# Gates


def _gate_served(position: Table, pow: int, gate: int) -> bool:
    """Whether the man, or his team, has paid for this gate."""
    ledger = position.ledger
    if gate in position.gate_paid or (gate, pow) in ledger.gate_men:
        return True
    if ledger.card_ways and (pow // TEAM, -1 - gate) in ledger.card_ways:
        return True
    if ledger.shared_ways and _invited(position, pow, (gate, NOBODY)):
        return True
    return any(one == gate and team == pow // TEAM for one, team, _ in ledger.gate_teams)


def _inward(position: Table, pow: int, here: int) -> bool:
    """Whether entering the courtyard from the garrison is free: on the way home, or by rule for any man."""
    if position.returning[pow]:
        return True
    anyone = position.rules.movement.free_pass_inward == "anyone"
    return anyone and position.ground.zone[here % position.ground.size] != INNER


def _crossing(position: Table, pow: int, here: int, to: int, side: int) -> Price:
    """For `on_cross`: the card is due when leaving the gate for the side not come from (A41, A42)."""
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


def side_of(position: Table, pow: int) -> int:
    """The side from which a man came onto the gate he stands in; the home side if it is not known."""
    for man, side in position.ledger.gate_sides:
        if man == pow:
            return side
    place = position.at[pow]
    gate = position.ground.gate[place] if 0 <= place < position.ground.size else NOBODY
    return position.ground.home_side[gate] if gate >= 0 else ASK


def side_after(position: Table, pow: int, here: int, to: int, side: int) -> int:
    """The side to remember for the man after a step; nothing outside gates."""
    ground = position.ground
    if not ground.on_cross or to >= ground.size or ground.gate[to] < 0:
        return ASK
    gate = ground.gate[to]
    if here < ground.size and ground.gate[here] == gate:
        return side_of(position, pow) if side == ASK else side
    if position.returning[pow] and ground.return_gate[gate]:
        return BOTH
    return ground.side[here % ground.size]


# The way back for men let out of the outer cells (rule 39, A40)


def lets_in(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether this surface step is open to a man from the outer cells. All steps are open to other men."""
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
    # The alternative is a window or a roof, so the gates free to him are the only way.
    by_gate = ground.gate[here] >= 0 and ground.return_gate[ground.gate[here]]
    return by_gate or position.rules.solitary.return_entry == "any_way"
