"""Break-outs: a man's chance to get away, announcing him, and sending him if the chance is good enough."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from ....colditz.words.places import FAR, TEAM
from ...ideas import Proposal
from ..sight.officer_view import Step
from . import announcing
from .mind import NONE
from .running import hope
from .turn import Turn, because

#: Number of places that are examined closely.
SHORTLIST = 16

#: Numbers of men considered for a break-out, considered for an announcement, and sent near the exit.
BREAKERS, SPEAKERS, NEAR_EXIT = 3, 4, 2

#: The value of an order to break out, on the scale of chances.
CERTAIN = 2.0

#: How much worse a chance is accepted at the end of the game, and over how many last rounds that builds up.
LATE_COURAGE, LATE_ROUNDS = 0.35, 8

#: A man who must be announced waits less: the guards will not be placed any worse later.
ANNOUNCED, HASTE = 0.12, 1.5

#: The chance of getting out of the castle, or of getting two men into a tunnel, that justifies an
#: announcement.
OUT, INTO_TUNNEL = 0.55, 0.6


def away(turn: Turn, pow: int, place: int, step: Step) -> float:
    """Return a man's chance to get away if he stops at a place; -1 if that is not on a way out."""
    chance = hope(turn.sight, place, step)
    return chance if chance < 0 or not turn.habits.foresight else turn.flight.chance(place, step, pow)


def hopeful(turn: Turn, known: Mapping[int, Step]) -> Iterable[int]:
    """Return the places worth a closer look."""
    if not turn.habits.foresight:
        return known
    hopes = {place: hope(turn.sight, place, step) for place, step in known.items()}
    places = [place for place, chance in hopes.items() if chance > 0]
    return sorted(places, key=lambda place: -hopes[place])[:SHORTLIST]


def best_break(turn: Turn, known: Mapping[int, Step], pow: int) -> tuple[int, float]:
    """Return where to be outside at the end of this turn (-1: nowhere), and the chance to get away then."""
    order = turn.mind.order
    if order is not None and order.round == turn.view.round and not turn.view.ledger.commitment:
        return (order.place, CERTAIN) if pow == order.man and order.place in known else (NONE, -1.0)
    best, found = -1.0, NONE
    for place in hopeful(turn, known):
        chance = away(turn, pow, place, known[place])
        if chance > best:
            best, found = chance, place
    return found, best


def courage(turn: Turn) -> float:
    """Return the chance at which he breaks out: lower the longer he has waited, and late in the game."""
    habits = turn.habits
    late = max(0.0, 1 - turn.sight.left / LATE_ROUNDS) * LATE_COURAGE
    if turn.view.rules.attempts.attempt_declaration != "none":
        nerve = habits.courage - ANNOUNCED - HASTE * habits.impatience * turn.mind.waited - late
    else:
        nerve = habits.courage - habits.impatience * turn.mind.waited - late
    return max(habits.least, nerve)


def _nearest(turn: Turn, men: Iterable[int]) -> list[int]:
    """Return those of these men who are inside and have a way out, the nearest first."""
    sight, at = turn.sight, turn.view.at
    field = sight.out(sight.bag)
    return sorted(
        (pow for pow in men if field[at[pow]] < FAR and not sight.fugitive(pow)),
        key=lambda pow: field[at[pow]],
    )


# Ideas


def break_out(turn: Turn) -> Proposal | None:
    """Leave the courtyard if the chance is good."""
    if not turn.ready:
        return None
    turn.mind.count_waiting(turn.view)
    sight = turn.sight
    order = _nearest(turn, turn.muster())
    # Include the men who wait at other ways out, or who only pretended to.
    waiting = [pow for pow, why, _, _ in turn.mind.foreman.sent if why in ("approach", "feint")]
    for pow in [pow for pow in order if pow in order[:BREAKERS] or pow in waiting]:
        if sight.in_tunnel(pow):
            continue
        known = sight.reach(pow, turn.view.points, True)
        end, chance = best_break(turn, known, pow)
        if end >= 0 and chance >= courage(turn):
            found = turn.go(pow, sight.path(known, end), "break")
            if found is not None:
                turn.mind.waited = 0
                return found
    return None


def announce(turn: Turn) -> Proposal | None:
    """Before the roll, announce the exit the roll will most likely reach, if the chance is good enough."""
    sight, view = turn.sight, turn.view
    if not announcing.needed(sight) or not announcing.may_say_now(sight):
        return None
    if turn.ready:
        turn.mind.count_waiting(view)
        best = (0.0, NONE, NONE)
        for pow in _nearest(turn, sight.out_men)[:SPEAKERS]:
            if view.returning[pow]:
                continue
            ways = announcing.prospects(sight, pow, partial(away, turn, pow))
            for way, (out, chance) in ways.items():
                good = out >= OUT and chance >= courage(turn)
                if good and announcing.must_say(sight, pow, way):
                    best = max(best, (out * chance, pow, way))
        if best[1] >= 0:
            action = announcing.said(sight, turn.legal, *best[1:])
            if action is not None:
                turn.mind.waited = 0
                return because(action)
    shown = announcing.tunnel_to_show(sight, turn.legal, INTO_TUNNEL)
    return None if shown is None else because(shown)


def keep_promise(turn: Turn) -> Proposal | None:
    """After an announced roll: the announced men go out as far as they can before any others."""
    view, sight = turn.view, turn.sight
    if not view.ledger.commitment or not view.points:
        return None
    if view.ledger.commitment != "tunnel":
        for pow, way in view.ledger.declared:
            if pow // TEAM != sight.seat or sight.name(pow) not in turn.movers or pow in turn.mind.stuck:
                continue
            known = sight.reach(pow, view.points, True)
            ways = announcing.exits_on(sight, known)
            end, _ = best_break(turn, {p: known[p] for p in known if ways[p] == way}, pow)
            found = turn.go(pow, sight.path(known, end), "promise") if end >= 0 else None
            if found is not None:
                return found
    action = announcing.towards(sight, turn.legal) if "end" not in turn.legal.verbs else None
    return None if action is None else because(action, "promise")
