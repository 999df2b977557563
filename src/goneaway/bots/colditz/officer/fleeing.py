"""Men on the run, on their way home from the outer cells, or in a tunnel."""

from __future__ import annotations

from ....colditz.words.places import FAR
from ...ideas import Proposal
from ..sight.asking import steps_of
from ..sight.danger import summoned
from ..sight.officer_view import OPEN, Step, place_called, steps_back
from .breaking import SHORTLIST, best_break, courage
from .turn import Turn, because

#: The distance assumed to a target where no way leads on; slightly less inside the courtyard.
NO_WAY_OUT, NO_WAY_OUT_INSIDE = 200, 190

#: The value of a certain escape and of a step nearer to it, when places outside are compared.
SURE_ESCAPE, STEP_NEARER = 100, 0.01

#: The weight of a risk, in steps, when places are shortlisted.
ROUGHLY = 9

#: How much better a place further on must be for a man to go there.
BETTER_OUTSIDE = 0.01

#: The chance that Security plays an Appel it holds when that would end a man's attempt.
CALLED = 0.7

#: A man on his way home from the outer cells may break out from where he is: within this many steps of a
#: target, and at a chance that may be worse by this much.
NEARBY, BOLDER = 60, 0.2


def run(turn: Turn) -> Proposal | None:
    """Move the men outside: the man nearest to a target goes first, as far and as safely as he can."""
    view, sight = turn.view, turn.sight
    field = sight.out(sight.bag)
    out = [pow for pow in turn.muster() if sight.fugitive(pow)]
    for pow in sorted(out, key=lambda pow: field[view.at[pow]]):
        if sight.ground.target[view.at[pow]] >= 0 or _stopped(turn, pow):
            continue
        known = sight.reach(pow, view.points, True)
        end, better = _stopping(turn, known, pow, shortlist(turn, known))
        if better:
            turn.mind.stops[pow] = (view.round, end, view.points - known[end].cost)
            found = turn.go(pow, sight.path(known, end), "run")
            if found is not None:
                return found
    return None


def shortlist(turn: Turn, known: dict[int, Step]) -> list[int]:
    """Return where a man outside may stop; perhaps only places near a target, or safe for the moment."""
    sight = turn.sight
    ends = [place for place in known if not sight.chart.no_stop[place] and known[place].cost]
    if not turn.habits.foresight:
        return ends

    def rough(place: int) -> float:
        return sight.out(known[place].bag)[place] + ROUGHLY * sight.risk(place, known[place])

    return sorted(ends, key=rough)[:SHORTLIST]


def _stopping(turn: Turn, known: dict[int, Step], pow: int, ends: list[int]) -> tuple[int, bool]:
    """Return where a man outside stops, and whether that is better than where he is."""
    sight, here = turn.sight, turn.view.at[pow]
    order = turn.mind.order
    if order is not None and order.round == turn.view.round:
        return (
            (order.place, order.place != here) if pow == order.man and order.place in known else (here, False)
        )
    end = min(ends, key=lambda place: _exposure(turn, place, known, pow), default=here)
    # He accepts a risk to get ahead; stepping aside must be worth it.
    onward = sight.out(known[end].bag)[end] < sight.out(sight.bag)[here]
    stay = _exposure(turn, here, known, pow) * (turn.habits.patience if onward else 1)
    gain = stay - _exposure(turn, end, known, pow)
    return end, end != here and gain > (BETTER_OUTSIDE if onward else turn.habits.aside)


def _stopped(turn: Turn, pow: int) -> bool:
    """Return whether he is where he chose to stop this turn, with no new points since.

    Without this check he would walk to and fro until the points were used up.
    """
    view = turn.view
    round, place, points = turn.mind.stops.get(pow, (0, 0, 0))
    return round == view.round and place == view.at[pow] and view.points <= points


def _exposure(turn: Turn, place: int, known: dict[int, Step], pow: int) -> float:
    """Return how bad it is to stop at a place, in steps."""
    sight, step = turn.sight, known[place]
    left = sight.out(step.bag)[place]
    if left >= FAR:
        # No way out from here: go back into the courtyard, if possible.
        inside = place < sight.size and sight.chart.inside[place]
        left = NO_WAY_OUT_INSIDE if inside else NO_WAY_OUT
    elif turn.habits.foresight:
        stays = 1 - CALLED * sight.roll_call * summoned(turn.view, place)
        return -SURE_ESCAPE * stays * turn.flight.chance(place, step, pow) + STEP_NEARER * left
    return left + turn.habits.caution * sight.risk(place, step)


def walk_home(turn: Turn) -> Proposal | None:
    """Walk men home from the outer cells, unless their way out is open from where they are."""
    view, sight = turn.view, turn.sight
    men = [pow for pow in sight.out_men if sight.name(pow) in turn.movers]
    turn.muster()
    if not any(view.returning):
        return None
    home = sight.ground.home
    for pow in men:
        if not view.returning[pow]:
            continue
        may_go = view.rules.solitary.return_escape_allowed and pow not in turn.mind.stuck
        if may_go and turn.ready and sight.out(sight.bag)[view.at[pow]] < NEARBY:
            # He is already outside: there is no reason to go back.
            known = sight.reach(pow, view.points, True)
            end, chance = best_break(turn, known, pow)
            if end >= 0 and chance >= courage(turn) - BOLDER:
                found = turn.go(pow, sight.path(known, end), "home")
                if found is not None:
                    return found
        steps = [
            action
            for action in steps_of(turn.legal, sight.name(pow))
            if home[place_called(sight, action.place) % sight.size] < home[view.at[pow]]
        ]
        if steps:
            return because(steps[0], "home")
    return None


def crawl(turn: Turn) -> Proposal | None:
    """Crawl to the far end of a tunnel; out when the coast is clear; back when it leads nowhere."""
    sight = turn.sight
    inside = [pow for pow in turn.muster() if sight.in_tunnel(pow)]
    order = sight.ground.tunnel_order
    for pow in sorted(inside, key=lambda pow: -order[turn.view.at[pow] - sight.size]):
        found = _crawls(turn, pow)
        if found is not None:
            return found
    return None


def _crawls(turn: Turn, pow: int) -> Proposal | None:
    """The same, for one man."""
    view, sight = turn.view, turn.sight
    size, ground = sight.size, sight.ground
    here = view.at[pow]
    tunnel, order = ground.tunnel[here - size], ground.tunnel_order[here - size]
    sound = view.tunnel_state[tunnel] == OPEN and view.detected[tunnel] < 0
    leads_on = sight.out(sight.bag)[here] < FAR
    known = sight.reach(pow, view.points, True)
    if leads_on and (sight.kit or not sound):
        end, chance = best_break(turn, known, pow)
        if end >= 0 and (not sound or chance >= courage(turn)):
            found = turn.go(pow, sight.path(known, end), "crawl")
            if found is not None:
                return found
    # In a collapsed tunnel, the man before its far end does not move first.
    clear = any(not sight.blocked[place] for place in ground.tunnel_ends[tunnel][1])
    if sound or (clear and leads_on):
        below = [place for place in known if place >= size]
        end = max(below, key=lambda place: ground.tunnel_order[place - size])
        if ground.tunnel_order[end - size] <= order:
            return None
    else:
        ends = [place for place in known if not sight.chart.no_stop[place]]
        end = min(ends, key=lambda place: steps_back(sight, place))
    return turn.go(pow, sight.path(known, end), "crawl")
