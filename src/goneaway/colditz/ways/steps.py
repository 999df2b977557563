"""One step of a prisoner: where it leads, what it takes, why it is refused."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Refusal
from ..table.layout import PLAIN
from ..table.table import Table
from ..words.places import COLLAPSED, EQUIPMENT, NOBODY, TEAM
from . import below, exits, giving_up, pushing, resting
from .beat import guard_no_stop, open_to_guard
from .edges import edges, may_pass_men
from .tolls import ASK, FREE, Price, lets_in, price_of, side_after

#: No place at all.
NOWHERE: frozenset[int] = frozenset()


def steps_with(position: Table, pow: int, points: int) -> list[int]:
    """The places one step away that the man can step to with this many points."""
    here = position.at[pow]
    if points < 1 or here < 0:
        return []
    # Most steps are over open ground onto a free circle, to which no rule applies.
    calm = NOWHERE if position.returning[pow] else position.ground.calm[here]
    pow_at, guard_at = position.pow_at, position.guard_at
    return [
        to
        for to, kind, cards in edges(position, here)
        if (to in calm and kind == PLAIN and pow_at[to] < 0 and guard_at[to] < 0)
        or refusal_of_step(position, pow, here, to, kind, cards, points) is None
    ]


def refusal_of_step(
    position: Table, pow: int, here: int, to: int, kind: int, cards: int, points: int, spent: Price = FREE
) -> Refusal | None:
    """Why a man who stands at `here` may not make this step with these points, or None."""
    ground = position.ground
    size = ground.size
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    if points < 1:
        return Refusal("21", "NO_POINTS", {**about, "points": position.points})
    if here >= size:
        refusal = below.why_not_go_on(position, pow, here, to)
        if refusal is not None:
            return refusal
    if to >= size:
        tunnel = ground.tunnel[to - size]
        if here < size:
            refusal = below.why_not_join(position, pow, tunnel)
            if refusal is not None:
                return refusal
        if barred_below(position, to):
            return Refusal("53", "GUARD_BELOW", about)
        if position.pow_at[to] >= 0:
            if not may_pass_men(position, to):
                blocked = position.rules.movement.pow_over_pow == "blocked"
                return Refusal("23" if blocked else "53", "OCCUPIED", about)
            if not _way_on(position, pow, here, to, points - 1, FREE):
                return Refusal("23", "NO_WAY_OFF", about)
        return None
    held = position.pow_at[to] >= 0
    if held and pushing.room_for(position, pow, to):
        held = False  # the man there makes room
    if held and not may_pass_men(position, to):
        return pushing.why_not_push(position, to) or Refusal("23", "OCCUPIED", about)
    if position.returning[pow] and turns_back(position, pow, here, to):
        return Refusal("39", "NOT_HOMEWARD", about)
    if position.terms.bars:
        refusal = exits.why_closed(position, pow, here, to)
        if refusal is not None:
            return refusal
    if position.guard_at[to] >= 0 and not (kind == PLAIN and presses_on(position, pow, here, to)):
        return Refusal("23", "GUARD_THERE", {**about, "guard": position.pawn_name(position.guard_at[to])})
    if here < size and below.along_tunnel(position, here, to):
        return Refusal("53", "ALONG_TUNNEL", about)
    if not lets_in(position, pow, here, to):
        gate = ground.gate[to]
        if gate >= 0:
            return Refusal("39", "GATE_SHUT", {**about, "gate": ground.gates[gate]})
        return Refusal("39", "NO_WAY_IN", about)
    price = price_of(position, pow, here, to, kind, cards)
    if not affordable(position, pow, price, spent):
        owed = {**about, "card": EQUIPMENT[price.card], "number": price.number}
        if price.gate >= 0:
            through = ground.gate[to] != price.gate
            return Refusal(
                "41", "NO_EQUIPMENT", {**owed, "gate": ground.gates[price.gate], "through": through}
            )
        return Refusal("40" if (here, to) in ground.way_back else "29", "NO_EQUIPMENT", owed)
    if held:
        beyond = _way_on(position, pow, here, to, points - 1, price)
        return None if beyond else Refusal("23", "NO_WAY_OFF", about)
    over_guard = position.guard_at[to] >= 0
    if over_guard and not _gives_way(position, to):
        if not _way_on(position, pow, here, to, points - 1, price):
            return Refusal("39", "NO_WAY_OFF", about)
    elif resting.no_stop(position, to, pow) and not _way_on(position, pow, here, to, points - 1, price):
        return Refusal(resting.man_clause(position, to), "NO_WAY_OFF", about)
    return None


def enterable(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether a step meets the conditions that have nothing to do with points and cards."""
    ground = position.ground
    if position.pow_at[to] not in (NOBODY, pow) and not may_pass_men(position, to):
        return False
    if here >= ground.size and below.why_not_go_on(position, pow, here, to) is not None:
        return False
    if to >= ground.size:
        tunnel = ground.tunnel[to - ground.size]
        if barred_below(position, to):
            return False
        return here >= ground.size or below.why_not_join(position, pow, tunnel) is None
    if position.guard_at[to] >= 0 and not _walks_past(position, pow, here, to):
        return False
    if position.returning[pow] and turns_back(position, pow, here, to):
        return False
    if position.terms.bars and exits.why_closed(position, pow, here, to) is not None:
        return False
    if here < ground.size and below.along_tunnel(position, here, to):
        return False
    return lets_in(position, pow, here, to)


# The way on from no-stop circles (A6)


def _way_on(position: Table, pow: int, origin: int, start: int, points: int, spent: Price) -> bool:
    """Whether the man can get off no-stop circles with the points he has left (A6)."""
    returning = position.returning[pow]
    paid = [0, 0, 0, 0]
    if spent.number:
        paid[spent.card] = spent.number
    first = (
        start,
        tuple(paid),
        _homeward(position, pow, origin, start, spent),
        side_after(position, pow, origin, start, ASK),
    )
    reached = {first}
    edge = [first]
    try:
        for left in range(points, -1, -1):
            following: list[tuple[int, tuple[int, ...], bool, int]] = []
            for here, cards_paid, homeward, side in edge:
                position.returning[pow] = homeward
                # Giving himself up also takes him off such a circle (rule 43).
                if giving_up.takes_off(position, pow, here, left, cards_paid, side):
                    return True
                if not left:
                    continue
                for to, stops, price in _onward(position, pow, here, cards_paid, side):
                    if stops:
                        return True
                    total = list(cards_paid)
                    if price.number:
                        total[price.card] += price.number
                    then = (
                        to,
                        tuple(total),
                        _homeward(position, pow, here, to, price),
                        side_after(position, pow, here, to, side),
                    )
                    if then not in reached:
                        reached.add(then)
                        following.append(then)
            edge = following
            if not edge:
                break
    finally:
        position.returning[pow] = returning
    return False


def _onward(
    position: Table, pow: int, here: int, paid: tuple[int, ...], side: int
) -> Iterator[tuple[int, bool, Price]]:
    """The steps of a man who must move on: where to, whether he may stop there, and the cost."""
    ground = position.ground
    passing = may_pass_men(position, here)
    held_cards = position.equipment[pow // TEAM]
    for to, kind, cards in edges(position, here):
        held = position.pow_at[to] not in (NOBODY, pow)
        if held and not may_pass_men(position, to):
            continue
        if here >= ground.size and below.why_not_go_on(position, pow, here, to) is not None:
            continue
        if to >= ground.size:
            if barred_below(position, to):
                continue
            if passing and (here >= ground.size or enterable(position, pow, here, to)):
                yield to, not held, FREE
            continue
        over_guard = position.guard_at[to] >= 0
        if over_guard and not (kind == PLAIN and presses_on(position, pow, here, to)):
            continue
        if here < ground.size and below.along_tunnel(position, here, to):
            continue
        if position.returning[pow] and turns_back(position, pow, here, to):
            continue
        if position.terms.bars and exits.why_closed(position, pow, here, to) is not None:
            continue
        if not lets_in(position, pow, here, to):
            continue
        price = price_of(position, pow, here, to, kind, cards, side)
        if price.number and held_cards[price.card] - paid[price.card] < price.number:
            continue
        stops = not (
            held or resting.no_stop(position, to, pow) or (over_guard and not _gives_way(position, to))
        )
        yield to, stops, price


def _homeward(position: Table, pow: int, here: int, to: int, price: Price) -> bool:
    """Whether a man on his way home still is after this step."""
    ground = position.ground
    circle = to % ground.size
    return (
        position.returning[pow]
        and not price.number
        and not ground.arrived[circle]
        and ground.home[circle] <= ground.home[here % ground.size]
    )


# What a step requires


def affordable(position: Table, pow: int, price: Price, spent: Price = FREE) -> bool:
    """Whether the team holds the cards, besides those it will have spent."""
    if price.number == 0:
        return True
    held = position.equipment[pow // TEAM][price.card]
    return held - (spent.number if spent.card == price.card else 0) >= price.number


def barred_below(position: Table, place: int) -> bool:
    """Whether a guard at that place of a detected tunnel blocks the men in it (rules 23, 53).

    A guard walking above an undetected tunnel is not in it, and the men below pass him.
    """
    circle = place - position.ground.size
    return position.guard_at[circle] >= 0 and position.detected[position.ground.tunnel[circle]] >= 0


# Men on their way home (rule 39, A38, A39)


def kept_on_way(position: Table, pow: int) -> bool:
    """Whether the man is on his way home and may neither turn back nor be moved by cards (A38)."""
    return position.returning[pow] and not position.rules.solitary.return_escape_allowed


def turns_back(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether a man who has no choice but to walk home would step away from it (A38)."""
    ground = position.ground
    away = ground.home[to % ground.size] > ground.home[here % ground.size]
    return away and kept_on_way(position, pow)


def presses_on(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether the step of a man on his way home leads not away from it: guards let him by (rule 39, A39)."""
    home = position.ground.home
    return (
        position.returning[pow]
        and here < position.ground.size
        and home[to] <= home[here]
        and position.rules.solitary.return_guard_contact != "blocked"
    )


def _walks_past(position: Table, pow: int, here: int, to: int) -> bool:
    """Whether a man on his way home gets past the guard on this circle without displacing him (A39, A108)."""
    return (
        presses_on(position, pow, here, to)
        and to in position.ground.walk[here]
        and not _gives_way(position, to)
    )


def gives_way_at(position: Table, circle: int) -> bool:
    """Whether a guard stands here who steps aside rather than be passed over."""
    return position.guard_at[circle] >= 0 and position.rules.solitary.return_guard_contact == "push_aside"


def _gives_way(position: Table, circle: int) -> list[int]:
    """Free circles to which a guard on this circle steps aside for a man on his way home (A39)."""
    if position.rules.solitary.return_guard_contact != "push_aside":
        return []
    return beside(position, circle)


def beside(position: Table, circle: int) -> list[int]:
    """Free circles to which a guard on this circle could step aside."""
    guard = position.guard_at[circle]
    return [
        other
        for other in position.ground.near[circle]
        if open_to_guard(position, guard, circle, other) and not guard_no_stop(position, other, guard)
    ]


# Out of a collapsed tunnel (A57)


def in_collapsed(position: Table, team: int) -> list[int]:
    """Men of a team in tunnels that have fallen in."""
    if COLLAPSED not in position.tunnel_state:
        return []
    size, tunnel = position.ground.size, position.ground.tunnel
    return [
        pow
        for pow in position.team_pows(team)
        if position.at[pow] >= size and position.tunnel_state[tunnel[position.at[pow] - size]] == COLLAPSED
    ]


def walkers_out(position: Table, team: int) -> list[int]:
    """Those men in collapsed tunnels who can move on; they walk out before other men of their team move."""
    return [pow for pow in in_collapsed(position, team) if steps_with(position, pow, position.points)]
