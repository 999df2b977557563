"""The chance to get away from where a man stops, and Do or Die as the last resort."""

from __future__ import annotations

from ....colditz.words.actions import OfMan
from ....colditz.words.places import FAR, FIRST_GUARD, INNER, TEAM
from ....kernel import Legal
from ..board.bags import less
from ..board.odds import dod_chance
from ..sight.asking import listed
from ..sight.officer_view import OfficerView, Step

#: Number of further steps that count as one turn on the run, and the chance that such a turn ends well.
A_TURN, EACH_TURN = 8, 0.9

#: A man within this many steps of leaving the courtyard is at the exit.
AT_EXIT = 4

#: The least chance for a Do or Die run that could cost the team its life: ANY_CHANCE after the last round,
#: DESPERATE with VERY_SOON rounds left, DARING with SOON rounds left or when a rival is about to win, else
#: NEVER. CHEAP is for a run that costs little.
ANY_CHANCE, DESPERATE, VERY_SOON, DARING, SOON, NEVER, CHEAP = 0.02, 0.35, 2, 0.56, 8, 2.0, 0.3


def man_called(sight: OfficerView, name: str) -> int:
    """Return his own man of that name."""
    return sight.seat * TEAM + int(name[1:]) - 1


def guard_called(sight: OfficerView, name: str) -> int:
    """Return where the guard of that name is."""
    return sight.view.at[FIRST_GUARD + int(name[1:]) - 1]


def hope(sight: OfficerView, place: int, step: Step) -> float:
    """Return the chance to get away for a man who stops there this turn; -1 if that is not on a way out."""
    if place >= sight.size or not step.cost or sight.chart.inside[place] or sight.chart.no_stop[place]:
        return -1.0
    if sight.ground.on_cross and sight.ground.zone[place] == INNER:
        return -1.0  # in a gate, and not out yet
    left = sight.out(step.bag)[place]
    if left >= FAR:
        return -1.0
    later = -(-left // A_TURN) - 1 if left else 0
    return (1 - sight.risk(place, step)) * EACH_TURN ** max(0, later)


def at_exit(sight: OfficerView, pow: int) -> bool:
    """Return whether he is within a few steps of leaving the courtyard."""
    if sight.in_tunnel(pow):
        return True
    field = sight.out(sight.bag)
    here = sight.view.at[pow]
    for _ in range(AT_EXIT):
        for to, card, number, kind in sight.chart.steps[here]:
            if number and sight.bag[card] < number:
                continue
            rest = sight.out(less(sight.bag, card, number)) if number else field
            if rest[to] == field[here] - 1:
                if number or kind:
                    return True
                here = to
                break
    return False


def do_or_die(sight: OfficerView, legal: Legal) -> OfMan | None:
    """Play the last card: only when one escape is missing, and more readily late in the game."""
    if not _needs_a_run(sight):
        return None
    least = _least_chance(sight)
    # Ask which man may run, and how, only if one is near enough.
    nearest = min((run_length(sight, pow) for pow in sight.out_men), default=FAR)
    ready = listed(legal, "do-or-die") if dod_chance(nearest) >= least else []
    length, best = min(
        ((run_length(sight, man_called(sight, action.man)), action) for action in ready),
        key=lambda one: one[0],
        default=(FAR, None),
    )
    return best if dod_chance(length) >= least else None


def _costs_all(sight: OfficerView) -> bool:
    """Return whether a failed run puts the team out of the game."""
    return sight.view.rules.dod.dod_failure == "team_eliminated"


def _needs_a_run(sight: OfficerView) -> bool:
    """Return whether only a run can still win."""
    costs_all = _costs_all(sight)
    one_missing = sight.view.escapes[sight.seat] == sight.goal - 1
    in_time = one_missing or (not costs_all and sight.left <= 1)
    outside = any(sight.fugitive(pow) for pow in sight.men) and sight.left
    if not sight.kit or not in_time or outside:
        return False
    wins_anyway = sight.view.rules.victory.no_goal_outcome != "security_wins" and _leads(sight)
    return not (wins_anyway and costs_all)


def _least_chance(sight: OfficerView) -> float:
    """Return the least chance at which he lets a man run."""
    if not _costs_all(sight):
        return ANY_CHANCE if sight.left <= 1 else CHEAP
    if sight.left == 0:
        return ANY_CHANCE
    if sight.left <= VERY_SOON:
        return DESPERATE
    escapes = enumerate(sight.view.escapes)
    rival = any(count == sight.goal - 1 and team != sight.seat for team, count in escapes)
    return DARING if sight.left <= SOON or rival else NEVER


def _leads(sight: OfficerView) -> bool:
    """Return whether no other team still in the game has more escapes."""
    view = sight.view
    escapes = [0 if view.eliminated[team] else view.escapes[team] for team in range(view.officers)]
    return escapes[sight.seat] == max(escapes)


def run_length(sight: OfficerView, pow: int) -> int:
    """Return how many circles a man would have to run."""
    place = sight.view.at[pow]
    if not 0 <= place < sight.size:
        return FAR
    rules = sight.view.rules.dod
    way = sight.ground.run_from(place, rules.dod_route, rules.dod_climbs_ropes)
    return FAR if way is None else len(way) - 1
