"""Running for it: the chance to get away from where one stops, and Do or Die as the last card."""

from __future__ import annotations

from ...colditz.words.actions import Say
from ...colditz.words.places import FIRST_GUARD, INNER, TEAM
from ...kernel import Legal
from .chart import FAR, dod_chance, less
from .table import Step, Table, listed


def man_called(table: Table, name: str) -> int:
    """His own man of that name."""
    return table.seat * TEAM + int(name[1:]) - 1


def guard_called(table: Table, name: str) -> int:
    """Where the guard of that name is."""
    return table.view.at[FIRST_GUARD + int(name[1:]) - 1]


def hope(table: Table, place: int, step: Step) -> float:
    """The chance to get away for a man who stops there this turn; -1 where that is no way out."""
    if place >= table.size or not step.cost or table.chart.inside[place] or table.chart.no_stop[place]:
        return -1.0
    if table.ground.on_cross and table.ground.zone[place] == INNER:
        return -1.0  # in a gate, and not out yet
    left = table.out(step.bag)[place]
    if left >= FAR:
        return -1.0
    later = -(-left // 8) - 1 if left else 0
    return (1 - table.risk(place, step)) * 0.9 ** max(0, later)


def at_exit(table: Table, pow: int) -> bool:
    """Within a few steps of leaving the courtyard."""
    if table.in_tunnel(pow):
        return True
    field = table.out(table.bag)
    here = table.view.at[pow]
    for _ in range(4):
        for to, card, number, kind in table.chart.steps[here]:
            if number and table.bag[card] < number:
                continue
            rest = table.out(less(table.bag, card, number)) if number else field
            if rest[to] == field[here] - 1:
                if number or kind:
                    return True
                here = to
                break
    return False


def do_or_die(table: Table, legal: Legal) -> Say | None:
    """The last card: only when one escape is missing, and the later the sooner."""
    view = table.view
    costs_all = view.rules.dod.dod_failure == "team_eliminated"
    if not table.kit or (view.escapes[table.seat] != table.goal - 1 and (costs_all or table.left > 1)):
        return None
    if any(table.fugitive(pow) for pow in table.men) and table.left:
        return None
    if view.rules.victory.no_goal_outcome != "security_wins" and _leads(table) and costs_all:
        # He wins as it is.
        return None
    rival = any(count == table.goal - 1 and team != table.seat for team, count in enumerate(view.escapes))
    wish = 0.02 if table.left == 0 else 0.35 if table.left <= 2 else 0.56 if table.left <= 8 or rival else 2
    if not costs_all:
        wish = min(wish, 0.02 if table.left <= 1 else 0.3)
    # Who may run, and how, is asked only if anybody is near enough.
    nearest = min((run_length(table, pow) for pow in table.out_men), default=FAR)
    if dod_chance(nearest) < wish:
        return None
    ready = listed(legal, "do-or-die")
    if not ready:
        return None
    best = min(ready, key=lambda a: run_length(table, man_called(table, a.words[0])))
    return best if dod_chance(run_length(table, man_called(table, best.words[0]))) >= wish else None


def _leads(table: Table) -> bool:
    """Nobody still in the game has more escapes than he."""
    view = table.view
    escapes = [0 if view.eliminated[team] else view.escapes[team] for team in range(view.officers)]
    return escapes[table.seat] == max(escapes)


def run_length(table: Table, pow: int) -> int:
    """How many circles a man would have to run."""
    place = table.view.at[pow]
    if not 0 <= place < table.size:
        return FAR
    rules = table.view.rules.dod
    way = table.ground.run_from(place, rules.dod_route, rules.dod_climbs_ropes)
    return FAR if way is None else len(way) - 1
