"""Prisoners on the move: one step at a time, paid where the board asks for Equipment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Group, Refusal
from . import attempts, escape, exits, pushing, resting, sharing, tolls, tunnels
from .actions import Say, say
from .arrest import intercept_window, intercepted
from .frames import Choice, ColditzFrame, Procedure
from .layout import DROP, PLAIN, TUNNEL, WIRE
from .piles import give_back
from .places import CELL, COLLAPSED, EQUIPMENT, ESCAPED, EXTERIOR, INNER, KEY, NOBODY, PASS, TEAM, WAYS_OUT
from .tolls import ASK, FREE, Price, pay_gate, price_of, remember_side, side_after, use_gate, use_opening

if TYPE_CHECKING:
    from .position import Colditz


# Where a man may not stop


def no_stop(position: Colditz, place: int, pow: int = NOBODY) -> bool:
    """Lit circles, the surface above a tunnel, and posts that are only crossed (rules 36, 42, 53)."""
    ground = position.ground
    if place < ground.size and ground.black[place] and pow >= 0 and _no_rest_on_post(position, place, pow):
        return True
    return (
        place < ground.size
        and (ground.lit[place] or (ground.tunnel[place] >= 0 and tunnels.kept_clear(position, place)))
        and ground.target[place] < 0
    )


def _no_rest_on_post(position: Colditz, post: int, pow: int) -> bool:
    """At night only so many posts of the courtyard are held by men (A101); those outside never are."""
    ground, rules = position.ground, position.rules.movement
    if ground.zone[post] != INNER:
        return rules.pow_on_garrison_black == "forbidden"
    cap = position.terms.posts_held
    return cap > 0 and sum(position.pow_at[other] not in (NOBODY, pow) for other in ground.inner_posts) >= cap


def along_tunnel(position: Colditz, here: int, to: int) -> bool:
    """Two circles of one tunnel after each other on the surface, where that is forbidden (A61)."""
    tunnel = position.ground.tunnel
    return tunnel[to] >= 0 and tunnel[here] == tunnel[to] and not position.rules.zones.tunnel_surface_along


def affordable(position: Colditz, pow: int, price: Price, spent: Price = FREE) -> bool:
    if price.number == 0:
        return True
    held = position.equipment[pow // TEAM][price.card]
    return held - (spent.number if spent.card == price.card else 0) >= price.number


def presses_on(position: Colditz, pow: int, here: int, to: int) -> bool:
    """A man on his way home, on a step that does not lead away from it: guards let him by (rule 39, A39)."""
    home = position.ground.home
    return (
        position.returning[pow]
        and here < position.ground.size
        and home[to] <= home[here]
        and position.rules.solitary.return_guard_contact != "blocked"
    )


def kept_on_way(position: Colditz, pow: int) -> bool:
    """He is on his way home and may neither turn back nor be moved by cards (A38)."""
    return position.returning[pow] and not position.rules.solitary.return_escape_allowed


def turns_back(position: Colditz, pow: int, here: int, to: int) -> bool:
    """A step away from home of a man who has no choice but to walk there (A38)."""
    ground = position.ground
    away = ground.home[to % ground.size] > ground.home[here % ground.size]
    return away and kept_on_way(position, pow)


def edges(position: Colditz, here: int) -> list[tuple[int, int, int]]:
    """(place, kind, cards) of every step from a place, whoever stands there."""
    ground = position.ground
    size = ground.size
    if here >= size:
        circle = here - size
        tunnel, order = ground.tunnel[circle], ground.tunnel_order[circle]
        circles = ground.tunnel_circles[tunnel]
        out = [(size + circles[n], TUNNEL, 0) for n in (order - 1, order + 1) if 0 <= n < len(circles)]
        if order == 0:
            out += [(other, PLAIN, 0) for other in ground.tunnel_ends[tunnel][0]]
        if order == len(circles) - 1:
            out += [(other, PLAIN, 0) for other in ground.tunnel_ends[tunnel][1]]
        return out
    out = [(other, PLAIN, 0) for other in ground.walk[here]]
    out += ground.barriers[here]
    if ground.one_white and ground.white[here]:
        out += [(other, PLAIN, 0) for other in _across_appel(position, here)]
    for tunnel, (mouth, _) in enumerate(ground.tunnel_ends):
        if here in mouth:
            out.append((size + ground.tunnel_circles[tunnel][0], TUNNEL, 0))
    return out


def _across_appel(position: Colditz, here: int) -> list[int]:
    """White circles further off that one step leads to, over white circles nobody stands on."""
    ground = position.ground
    seen = {here}
    waiting = [here]
    for circle in waiting:
        for other in ground.near[circle]:
            if other not in seen and ground.white[other]:
                seen.add(other)
                if position.guard_at[other] < 0 and (position.pow_at[other] < 0 or may_pass_men(position)):
                    waiting.append(other)
    return [circle for circle in waiting if circle != here and circle not in ground.walk[here]]


def refusal_of_step(
    position: Colditz, pow: int, here: int, to: int, kind: int, cards: int, points: int, spent: Price = FREE
) -> Refusal | None:
    """Why a man who stands at `here` may not make this step with these points, or None."""
    ground = position.ground
    size = ground.size
    about = {"man": position.pawn_name(pow), "to": position.place_name(to)}
    if points < 1:
        return Refusal("21", "NO_POINTS", {**about, "points": position.points})
    if to >= size:
        tunnel = ground.tunnel[to - size]
        if here < size:
            refusal = tunnels.why_not_join(position, pow, tunnel)
            if refusal is not None:
                return refusal
        if barred_below(position, to):
            return Refusal("53", "GUARD_BELOW", about)
        if position.pow_at[to] >= 0:
            if not may_pass_men(position):
                return Refusal("23", "OCCUPIED", about)
            if not _way_on(position, pow, here, to, points - 1, FREE):
                return Refusal("23", "NO_WAY_OFF", about)
        return None
    held = position.pow_at[to] >= 0
    if held and pushing.room_for(position, pow, to):
        held = False  # the man there makes room
    if held and not may_pass_men(position):
        return pushing.why_not_push(position, to) or Refusal("23", "OCCUPIED", about)
    if position.returning[pow] and turns_back(position, pow, here, to):
        return Refusal("39", "NOT_HOMEWARD", about)
    if position.terms.bars:
        refusal = exits.why_closed(position, pow, here, to)
        if refusal is not None:
            return refusal
    if position.guard_at[to] >= 0 and not (kind == PLAIN and presses_on(position, pow, here, to)):
        return Refusal("23", "GUARD_THERE", {**about, "guard": position.pawn_name(position.guard_at[to])})
    if here < size and along_tunnel(position, here, to):
        return Refusal("53", "ALONG_TUNNEL", about)
    if not tolls.lets_in(position, pow, here, to):
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
    elif no_stop(position, to, pow) and not _way_on(position, pow, here, to, points - 1, price):
        return Refusal(resting.man_clause(position, to), "NO_WAY_OFF", about)
    return None


def barred_below(position: Colditz, place: int) -> bool:
    """A guard is in this detected tunnel at that place: he lets no tunneller by (rules 23, 53).

    Who walks above an undetected tunnel is not in it, and the men below pass him.
    """
    circle = place - position.ground.size
    return position.guard_at[circle] >= 0 and position.detected[position.ground.tunnel[circle]] >= 0


def may_pass_men(position: Colditz) -> bool:
    """Men walk past each other, but never end on one circle (A9)."""
    return position.rules.movement.pow_over_pow == "free"


def _homeward(position: Colditz, pow: int, here: int, to: int, price: Price) -> bool:
    """Is a man on his way home still so after this step?"""
    ground = position.ground
    circle = to % ground.size
    return (
        position.returning[pow]
        and not price.number
        and ground.zone[circle] != INNER
        and ground.home[circle] <= ground.home[here % ground.size]
    )


def _way_on(position: Colditz, pow: int, origin: int, start: int, points: int, spent: Price) -> bool:
    """Can he get off circles where he may not stop with the points he has left (A6)?"""
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
        for _ in range(points):
            following: list[tuple[int, tuple[int, ...], bool, int]] = []
            for here, cards_paid, homeward, side in edge:
                position.returning[pow] = homeward
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
    position: Colditz, pow: int, here: int, paid: tuple[int, ...], side: int
) -> Iterator[tuple[int, bool, Price]]:
    """Steps a man who must go on can make: where, whether he may stop there, and what it takes."""
    ground = position.ground
    passing = may_pass_men(position)
    held_cards = position.equipment[pow // TEAM]
    for to, kind, cards in edges(position, here):
        held = position.pow_at[to] not in (NOBODY, pow)
        if held and not passing:
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
        if here < ground.size and along_tunnel(position, here, to):
            continue
        if position.returning[pow] and turns_back(position, pow, here, to):
            continue
        if position.terms.bars and exits.why_closed(position, pow, here, to) is not None:
            continue
        if not tolls.lets_in(position, pow, here, to):
            continue
        price = price_of(position, pow, here, to, kind, cards, side)
        if price.number and held_cards[price.card] - paid[price.card] < price.number:
            continue
        stops = not (held or no_stop(position, to, pow) or (over_guard and not _gives_way(position, to)))
        yield to, stops, price


# Who may move now


def movers(position: Colditz, team: int) -> list[int]:
    """The men of the team on turn who may step, others bound to go first considered."""
    if position.bound >= 0:
        return [position.bound] if position.bound // TEAM == team else []
    if position.opening is not None:
        return list(position.opening[1:])
    first = walkers_out(position, team)
    if not first and position.ledger.commitment:
        first = attempts.pressing(position, team)
    if not first and position.rules.solitary.return_min_points == "all":
        from .solitary import first_home

        first = first_home(position, team)
    return first or [pow for pow in position.team_pows(team) if position.at[pow] >= 0]


def in_collapsed(position: Colditz, team: int) -> list[int]:
    """Men of a team in tunnels that have fallen in."""
    if COLLAPSED not in position.tunnel_state:
        return []
    size, tunnel = position.ground.size, position.ground.tunnel
    return [
        pow
        for pow in position.team_pows(team)
        if position.at[pow] >= size and position.tunnel_state[tunnel[position.at[pow] - size]] == COLLAPSED
    ]


def walkers_out(position: Colditz, team: int) -> list[int]:
    """Those of them who can move on: they walk out before anybody else moves (A57)."""
    return [pow for pow in in_collapsed(position, team) if steps_with(position, pow, position.points)]


def steps_with(position: Colditz, pow: int, points: int) -> list[int]:
    """The places one step away that are open to him with so many points."""
    here = position.at[pow]
    if points < 1 or here < 0:
        return []
    return [
        to
        for to, kind, cards in edges(position, here)
        if refusal_of_step(position, pow, here, to, kind, cards, points) is None
    ]


def open_steps(position: Colditz, pow: int) -> list[int]:
    """The places one step away that are open to him now."""
    here = position.at[pow]
    found = steps_with(position, pow, position.points)
    if position.opening is not None:
        found = [to for to in found if tunnels.keeps_opening_possible(position, pow, to)]
    if position.ledger.commitment and pow in attempts.pressing(position, pow // TEAM):
        found = [to for to in found if attempts.progress(position, pow, here, to)]
    if found and _walks_are_owed(position):
        found = [to for to in found if _why_not_spared(position, pow, to) is None]
    return found


def _walks_are_owed(position: Colditz) -> bool:
    """Is there anybody for whose walk home points of the throw may be set aside (rule 39)?"""
    return not position.rules.solitary.return_escape_allowed and True in position.returning


def _why_not_spared(position: Colditz, pow: int, to: int) -> Refusal | None:
    """A step that would use points set aside for a walk home; those who owe it may use them for it."""
    from . import solitary

    team, here, home = pow // TEAM, position.at[pow], position.ground.home
    size = position.ground.size
    owed = solitary.owing(position, team)
    if not owed or (pow in (man for man, _ in owed) and home[to % size] < home[here % size]):
        return None
    left = position.points - sum(points for _, points in owed)
    if left > 0 and to in steps_with(position, pow, left):
        return None
    return solitary.why_not_rest(position, team)


def step_groups(position: Colditz, team: int) -> list[Group]:
    if position.points < 1:
        return []

    def make(pow: int, to: int) -> Say:
        return say("step", position.pawn_name(pow), position.place_name(to))

    return [
        Group(f"step {position.pawn_name(pow)}", partial(open_steps, position, pow), partial(make, pow))
        for pow in movers(position, team)
    ]


def why_not_step(position: Colditz, team: int, action: Say) -> Refusal | None:
    pow = position.pawn(action.words[0])
    to = position.place(action.words[1])
    if pow < 0 or to < 0:
        return Refusal("notation", "BAD_ACTION", {"text": str(action), "form": "step PAWN PLACE"})
    about = {"man": action.words[0], "to": action.words[1]}
    if pow // TEAM != team:
        return Refusal("21", "NOT_YOUR_MAN", about)
    here = position.at[pow]
    if here <= CELL:
        return Refusal("37", "NOT_ON_BOARD", about)
    if here < 0:
        return Refusal("21", "NOT_ON_BOARD", about)
    if pow not in movers(position, team):
        if position.bound >= 0:
            return resting.bound_refusal(position)
        if position.opening is None and not walkers_out(position, team):
            promise = attempts.promise_refusal(position, team)
            if promise is not None:
                return promise
            from .solitary import why_not_rest

            return why_not_rest(position, team)
        return Refusal("53", "TUNNEL_FIRST", about)
    for place, kind, cards in edges(position, here):
        if place == to:
            refusal = refusal_of_step(position, pow, here, to, kind, cards, position.points)
            if refusal is None and position.ledger.commitment:
                refusal = attempts.why_not_astray(position, pow, to)
            if refusal is None and _walks_are_owed(position):
                refusal = _why_not_spared(position, pow, to)
            if refusal is not None or position.opening is None:
                return refusal
            possible = tunnels.keeps_opening_possible(position, pow, to)
            return None if possible else Refusal("53", "TUNNEL_FIRST", about)
    return Refusal("21", "NOT_ADJACENT", about)


# Doing it


def step(position: Colditz, team: int, action: Say) -> None:
    pow = position.pawn(action.words[0])
    to = position.place(action.words[1])
    if position.pow_at[to] >= 0 and pushing.room_for(position, pow, to):
        position.frames.append(pushing.Shove(team, pow, to))
    else:
        walk(position, team, pow, to)


def walk(position: Colditz, team: int, pow: int, to: int) -> None:
    """Make a step that is open to him."""
    here = position.at[pow]
    kind, cards = next((kind, cards) for place, kind, cards in edges(position, here) if place == to)
    price = price_of(position, pow, here, to, kind, cards)
    stride = Walk(team, pow, to, kind, price.card, price.number, price.gate)
    if not price.number and (to >= position.ground.size or position.guard_at[to] < 0):
        _arrive(position, stride)  # nothing to pay and nobody in the way: most steps are like that
    else:
        position.frames.append(stride)


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

    def advance(self, position: Colditz) -> None:
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
            if self.to < position.ground.size and _gives_way_at(position, self.to):
                home = position.ground.home
                way = [other for other in position.ground.near[self.to] if home[other] < home[self.to]]
                push_aside(position, position.guard_at[self.to], way)
        else:
            position.frames.pop()
            _arrive(position, self)

    def resume(self, position: Colditz, answer: bool) -> None:
        """Has Security stopped him? Then the step does not happen and its point is not spent (A110)."""
        if answer:
            intercepted(position, self.pow, self.card)


def _arrive(position: Colditz, walk: Walk) -> None:
    pow, to = walk.pow, walk.to
    ground = position.ground
    here = position.at[pow]
    position.points -= 1
    guest = position.rules.modules.module_multi_escape and sharing.note_step(
        position, pow, to, walk.edge, walk.card, walk.number
    )
    if walk.edge in (DROP, WIRE) and not guest:
        use_opening(position, pow, here, to, walk.edge, bool(walk.number))
    was_out = position.fugitive(pow)
    home = ground.home[here % ground.size]
    if ground.on_cross:
        remember_side(position, pow, here, to)
    if position.ledger.gate_teams:
        use_gate(position, pow, here, to)
    position.put(pow, to)
    # A guard who had nowhere to step aside is passed over, and the man must go on (A108).
    passing = to < ground.size and position.guard_at[to] >= 0
    passing = passing or position.passes_over(pow)
    position.bound = pow if passing or no_stop(position, to, pow) else NOBODY
    position.tell_all(
        "stepped", man=position.pawn_name(pow), to=position.place_name(to), points=position.points
    )
    if position.returning[pow]:
        if ground.zone[to % ground.size] == INNER:
            position.returning[pow] = False
        elif ground.home[to % ground.size] > home:
            turns_away(position, pow)
    _note_way_out(position, pow, here, to, walk.edge)
    if position.terms.notes_steps or position.ledger.declared or position.ledger.commitment:
        attempts.note_step(position, pow, here, to)
    if position.opening is not None:
        tunnels.note_entry(position)
    if here >= ground.size:
        tunnels.watch_crews(position)
    if position.rules.arrest.forced_arrest == "adjacent_roll":
        from .surrender import note_step

        note_step(position, pow)
    if was_out and (to >= ground.size or ground.zone[to] == INNER):
        escape.end_attempt(position, pow)
    if to < ground.size and ground.target[to] >= 0:
        escape.reach_target(position, pow)
        if position.at[pow] == ESCAPED and position.rules.victory.escape_leftover_points == "forfeit":
            position.points = 0


def _note_way_out(position: Colditz, pow: int, here: int, to: int, edge: int) -> None:
    ground = position.ground
    if to >= ground.size or ground.zone[to] == INNER:
        return
    if here >= ground.size:
        position.way_out[pow] = WAYS_OUT.index("tunnel")
        return
    goes_out = ground.zone[to] == EXTERIOR and ground.zone[here] != EXTERIOR
    if goes_out and WAYS_OUT[position.way_out[pow]] != "tunnel":
        by = "drop" if edge == DROP else "wire" if edge == WIRE else "gate"
        position.way_out[pow] = WAYS_OUT.index(by)


def pay(position: Colditz, team: int, card: int, number: int) -> None:
    """Equipment is shown and goes back to its stack (rule 47)."""
    position.equipment[team][card] -= number
    give_back(position, card, number)
    position.tell_all("paid", team=position.seat_name(team), card=EQUIPMENT[card], number=number)


# Pushing aside (P8)


def turns_away(position: Colditz, pow: int) -> None:
    """A step that ends his way home: he is at large, and no longer safe for having been released (A37)."""
    position.returning[pow] = False
    tolls.remember_release(position, pow)
    if position.ledger.immune:
        position.ledger.immune -= {pow}


def _gives_way(position: Colditz, circle: int) -> list[int]:
    """Free circles to which a guard on this circle steps aside for a man on his way home (A39)."""
    if position.rules.solitary.return_guard_contact != "push_aside":
        return []
    return _beside(position, circle)


def _gives_way_at(position: Colditz, circle: int) -> bool:
    """Does a guard stand here who steps aside rather than be passed over?"""
    return position.guard_at[circle] >= 0 and position.rules.solitary.return_guard_contact == "push_aside"


def _walks_past(position: Colditz, pow: int, here: int, to: int) -> bool:
    """Does a man on his way home get past the guard on this circle without displacing him (A39, A108)?"""
    return (
        presses_on(position, pow, here, to)
        and to in position.ground.walk[here]
        and not _gives_way(position, to)
    )


def _beside(position: Colditz, circle: int) -> list[int]:
    """Free circles to which a guard on this circle could step aside."""
    from .beat import guard_no_stop, open_to_guard

    guard = position.guard_at[circle]
    return [
        other
        for other in position.ground.near[circle]
        if open_to_guard(position, guard, circle, other) and not guard_no_stop(position, other, guard)
    ]


def push_aside(position: Colditz, guard: int, way: Sequence[int]) -> None:
    """The guard steps one circle aside, off the way if he can; without room he is passed over."""
    free = _beside(position, position.at[guard])
    free = [circle for circle in free if circle not in way] or free
    make_room(position, position.security_seat, guard, free)


def make_room(position: Colditz, seat: int, pawn: int, free: Sequence[int]) -> None:
    """A pawn goes to one of these circles, its owner says which; he pays nothing (P8)."""
    if len(free) == 1:
        _aside(position, pawn, free[0])
    elif free:
        position.frames.append(PushChoice(seat, pawn, tuple(free)))


def _aside(position: Colditz, guard: int, circle: int) -> None:
    position.put(guard, circle)
    position.tell_all("aside", pawn=position.pawn_name(guard), to=position.place_name(circle))


@dataclass(frozen=True, slots=True)
class PushChoice(Choice):
    """Where a pawn that must give way steps to."""

    kind: ClassVar[str] = "push"
    clause: ClassVar[str] = "39"
    seat: int
    guard: int
    circles: tuple[int, ...]

    def rule(self, position: Colditz) -> str:
        below = position.frames[-2]
        if isinstance(below, ColditzFrame) and below.kind in ("shove", "clearing"):
            return below.clause
        return self.clause

    def details(self, position: Colditz) -> dict[str, object]:
        return {"pawn": position.pawn_name(self.guard)}

    def answers(self, position: Colditz) -> Sequence[Say]:
        return [say("push", position.place_name(circle)) for circle in self.circles]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        _aside(position, self.guard, position.place(action.words[0]))


# Ways


def enterable(position: Colditz, pow: int, here: int, to: int) -> bool:
    """The part of a step's conditions that has nothing to do with points and cards."""
    ground = position.ground
    if position.pow_at[to] >= 0 and not may_pass_men(position):
        return False
    if to >= ground.size:
        tunnel = ground.tunnel[to - ground.size]
        if barred_below(position, to):
            return False
        return here >= ground.size or tunnels.why_not_join(position, pow, tunnel) is None
    if position.guard_at[to] >= 0 and not _walks_past(position, pow, here, to):
        return False
    if position.returning[pow] and turns_back(position, pow, here, to):
        return False
    if position.terms.bars and exits.why_closed(position, pow, here, to) is not None:
        return False
    if here < ground.size and along_tunnel(position, here, to):
        return False
    return tolls.lets_in(position, pow, here, to)
