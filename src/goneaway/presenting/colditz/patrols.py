"""What guards could do: how near they are to every circle, whom they can arrest now, who is in the way.

All of it is computed on the table as the seat knows it. Threat is shown to all and uses public information
only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.referee.view import Seen
from ...colditz.ways import guards as guard_ways
from ...colditz.ways.beat import guard_edges, movers, open_to_guard
from ...colditz.ways.liable import rooms_unsafe, why_not_arrestable
from ...colditz.ways.seizing import cost_of
from ...colditz.words.actions import say
from ...colditz.words.places import AFTER_ROLL, NOBODY, TEAM
from ...kernel import Refusal
from ...wording import Wording
from .exits import abroad, outside, ways_out, within
from .known import known_to
from .why import verdict

#: Points of an ordinary roll: assumed for guards while nothing has been rolled yet.
USUAL_THROW = 7


def threat(view: Seen) -> dict[str, Any]:
    """Return, by circle, the fewest points for which some guard could arrest a man on it, up to `most`.

    Safe places (the Appel area, rooms that guards may not enter now, hideaways) are left out. `men` are
    circles outside the courtyard that some man could reach with a usual roll, `exits` the ways out with the
    steps of the nearest guard and the nearest man.
    """
    table = known_to(view)
    # Remove the men: this is about circles, so they must not be in the way.
    table.pow_at = [NOBODY] * len(table.pow_at)
    most = _points(view)
    near: dict[int, int] = {}
    for guard in table.guards_on_board():
        for circle, cost in _walked(table, guard, most).items():
            near[circle] = min(cost, near.get(circle, cost))
    if table.rules.arrest.arrest_contact == "adjacent":
        near = _beside(table, near)
    ground, unsafe = table.ground, rooms_unsafe(table)
    found = {
        ground.names[circle]: max(1, cost)
        for circle, cost in sorted(near.items())
        if ground.surface[circle]
        and not ground.white[circle]
        and ground.hideaway[circle] < 0
        and (ground.room[circle] < 0 or ground.room[circle] in unsafe)
    }
    men = abroad(view, table, USUAL_THROW)
    return {"places": found, "most": most, "men": outside(table, men), "exits": ways_out(table, near, men)}


def _points(view: Seen) -> int:
    """Return the points that Security has now, or those of a usual roll."""
    rolled = view.active == view.officers and view.stage == AFTER_ROLL
    return view.points if rolled else USUAL_THROW


def _walked(table: Colditz, guard: int, most: int) -> dict[int, int]:
    """Return the circles a guard can walk onto, with his steps; his own takes none."""
    return within(
        table.at[guard],
        most,
        lambda here: (to for to in guard_edges(table, here, guard) if open_to_guard(table, guard, here, to)),
    )


def _beside(table: Colditz, near: dict[int, int]) -> dict[int, int]:
    """Return circles beside those that guards can reach, where contact is enough for an arrest."""
    out = dict(near)
    for circle, cost in near.items():
        for other in table.ground.near[circle]:
            out[other] = min(cost, out.get(other, cost))
    return out


def arrests(view: Seen, wording: Wording) -> dict[str, Any]:
    """Return whom Security can arrest now, whom not and why, and which guards block the end of the turn.

    `can` names the nearest guard, the points, and the actions: a walk, if it takes one, and the arrest.
    """
    table = _known_to_security(view)
    if view.seat != view.officers or table.actor != view.seat or table.frames[-1].kind != "security":
        return {"can": [], "cannot": [], "wrong": []}
    can: list[dict[str, Any]] = []
    cannot: list[dict[str, Any]] = []
    reaches = {guard: _walked(table, guard, table.points) for guard in movers(table)}
    for man in range(TEAM * table.officers):
        if not 0 <= table.at[man] < table.ground.size:
            continue
        refusal = why_not_arrestable(table, man)
        found = None if refusal is not None else _nearest(table, reaches, man)
        if found is not None:
            can.append(found)
        elif refusal is not None and not table.ground.white[table.at[man]]:
            told = verdict(refusal, view, wording).to_json()
            cannot.append({"pawn": table.pawn_name(man), "verdict": told})
    can.sort(key=lambda one: one["cost"])
    return {"can": can, "cannot": cannot, "wrong": _wrong(table, view, wording)}


def _known_to_security(view: Seen) -> Colditz:
    """Return the table as Security knows it: with who holds Equipment, but not which."""
    table = known_to(view)
    for team, holds in enumerate(view.equipped):
        if holds and not any(table.equipment[team]):
            table.equipment[team] = [1, 0, 0, 0]
    return table


def _nearest(table: Colditz, reaches: dict[int, dict[int, int]], man: int) -> dict[str, Any] | None:
    """Return the cheapest arrest of this man that the rules allow."""
    for cost, guard, way in sorted(_tries(table, reaches, man)):
        arrest = say("arrest", table.pawn_name(guard), table.pawn_name(man))
        trial = table
        actions = [str(arrest)]
        if way:
            walk = say("move", table.pawn_name(guard), *way)
            if table.why_not(table.security_seat, walk) is not None:
                continue
            trial = table.copy()
            trial.apply(table.security_seat, walk)
            actions.insert(0, str(walk))
        if trial.why_not(table.security_seat, arrest) is None:
            return {
                "pawn": table.pawn_name(man),
                "guard": table.pawn_name(guard),
                "cost": cost,
                "actions": actions,
                "path": list(way),
            }
    return None


def _tries(
    table: Colditz, reaches: dict[int, dict[int, int]], man: int
) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yield, by guard, the points it takes him, and the way to where he arrests the man."""
    to = table.at[man]
    for guard, reach in reaches.items():
        price = cost_of(table, guard, man)
        if price is not None and price <= table.points:
            yield price, guard, ()
        stops = [circle for circle in table.ground.near[to] if reach.get(circle)]
        onto = table.rules.arrest.arrest_contact != "adjacent"
        for circle in sorted(stops, key=lambda place: reach[place])[:3]:
            cost = reach[circle] + onto
            if cost <= table.points:
                yield cost, guard, _way(table, guard, reach, circle)


def _way(table: Colditz, guard: int, reach: dict[int, int], to: int) -> tuple[str, ...]:
    """Return the way, found by going back down the costs to where the guard stands."""
    way = [to]
    while reach[way[-1]] > 1:
        here = way[-1]
        before = (place for place, cost in reach.items() if cost == reach[here] - 1)
        way.append(next(place for place in before if here in guard_edges(table, place, guard)))
    return tuple(table.place_name(place) for place in reversed(way))


def _wrong(table: Colditz, view: Seen, wording: Wording) -> list[dict[str, Any]]:
    """Return guards that prevent the end of the turn where they stand (rule 45), with the reason."""
    refusal: Refusal | None = guard_ways.why_not_end(table)
    if refusal is None:
        return []
    told = verdict(refusal, view, wording).to_json()
    return [{"guard": table.pawn_name(guard), "verdict": told} for guard in guard_ways.in_the_way(table)]
