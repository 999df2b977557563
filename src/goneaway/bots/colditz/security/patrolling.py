"""Where guards with no one to chase stand, so that men do not leave or move about."""

from __future__ import annotations

from ....colditz.words.actions import OfCircle
from ....colditz.words.places import FAR, INNER, NOBODY, TEAM
from ...ideas import Proposal
from ..board.cordon import cordon_of
from ..board.odds import roll_chance
from ..sight.asking import listed
from ..sight.danger import liable
from .duty import Duty, because

#: The gain, in men per point, that makes a guard move elsewhere in the courtyard; and the extra points that
#: such a walk is assumed to cost.
PINNED, EXTRA_POINTS = 0.05, 4

#: Number of rooms whose doors are guarded, and how near a guard stands to one.
DOORS, BESIDE_DOOR = 3, 3

#: The weight of a man with a Kit, where one without has weight 1.
WITH_KIT = 2

#: How far a guard is sent: to a station, and on the way to a door.
TO_STATION, TO_DOOR = 40, 30

#: The least number of stations to be manned.
LEAST_STATIONS = 2


def close(duty: Duty) -> Proposal | None:
    """Send one more guard to where a man might leave.

    It is the nearest guard that is of no use where it stands, or one from Barracks.
    """
    view, sight, done = duty.view, duty.sight, duty.mind.done
    zone = sight.ground.zone
    outer = [g for g in sight.guards if zone[view.at[g]] != INNER]
    posts = _outer_posts(duty) if sight.reserve > duty.habits.reserves else {}
    stands = cordon_of(sight.chart).circles
    free = [g for g in outer if view.at[g] not in stands]
    for stand in stands:
        if stand in sight.guard_on or stand in sight.men_on:
            continue
        field = sight.field(stand)
        guard = _nearest(duty, field, free)
        post = min((c for c in posts if c in field), key=lambda c: (field[c], c), default=NOBODY)
        if post != NOBODY and (guard == NOBODY or field[post] + 1 < field[view.at[guard]]):
            return because(posts[post], "cordon")
        if guard == NOBODY:
            # A guard in the way of the others moves on, if they can close up behind it.
            guard = _nearest(duty, field, outer)
            behind = sight.field(view.at[guard]) if guard != NOBODY else {}
            if not any(view.at[g] in behind for g in free) and not any(c in behind for c in posts):
                continue
        else:
            free.remove(guard)
        if guard in done:
            continue
        done.add(guard)
        found = duty.advance(guard, field, "cordon")
        if found is not None:
            return found
    return None


def _outer_posts(duty: Duty) -> dict[int, OfCircle]:
    ground = duty.sight.ground
    posts = {ground.number[action.circle]: action for action in listed(duty.legal, "post")}
    return {post: action for post, action in posts.items() if ground.zone[post] != INNER}


def _nearest(duty: Duty, field: dict[int, int], guards: list[int]) -> int:
    at = duty.view.at
    return min((g for g in guards if at[g] in field), key=lambda g: (field[at[g]], g), default=NOBODY)


def pin(duty: Duty) -> Proposal | None:
    """Move a guard to where most men in the courtyard are within reach, so that they stay where they are."""
    view, sight = duty.view, duty.sight
    zone, chart = sight.ground.zone, sight.chart
    inner = [g for g in sight.guards if zone[view.at[g]] == INNER]
    men = [
        (1 + view.kit[pow // TEAM], chart.guards_to(view.at[pow]))
        for pow in sight.men
        if view.at[pow] < sight.size and zone[view.at[pow]] == INNER and liable(view, pow // TEAM)
    ]
    best: tuple[float, int, int] = (PINNED, NOBODY, NOBODY)
    for guard in inner:
        if guard in duty.mind.done:
            continue
        rest = [view.at[other] for other in inner if other != guard]
        others = [min((field[place] for place in rest), default=FAR) for _, field in men]
        here = _pinned(men, others, view.at[guard])
        for circle, away in sight.field(view.at[guard], view.points).items():
            if not away or zone[circle] != INNER or not chart.stand[circle]:
                continue
            gain = (_pinned(men, others, circle) - here) / (away + EXTRA_POINTS)
            free = circle not in sight.guard_on and circle not in sight.men_on
            if gain > best[0] and free and sight.may_end(guard, circle):
                best = (gain, guard, circle)
    _, guard, circle = best
    if guard == NOBODY:
        return None
    duty.mind.done.add(guard)
    way = sight.way(sight.field(circle, view.points), view.at[guard])
    return duty.send(guard, way, "pin")


def _pinned(men: list[tuple[int, list[int]]], others: list[int], circle: int) -> float:
    """Return how many men a roll would reach, with a guard on a circle and the others at their distances."""
    return sum(
        worth * roll_chance(min(away, field[circle]))
        for (worth, field), away in zip(men, others, strict=True)
    )


def mind_doors(duty: Duty) -> Proposal | None:
    """Send inner guards to the doors that matter."""
    view, sight, done = duty.view, duty.sight, duty.mind.done
    chart, zone = sight.chart, sight.ground.zone
    idle = [g for g in sight.guards if g not in done and zone[view.at[g]] == INNER]
    taken: set[int] = set()
    for room in _doors(duty):
        field = chart.to_room[room]
        order = sorted((field[view.at[g]], g) for g in idle if g not in taken and field[view.at[g]] < FAR)
        if not order:
            break
        distance, guard = order[0]
        taken.add(guard)
        if distance <= BESIDE_DOOR:
            continue
        done.add(guard)
        ends = {c for c in range(sight.size) if 1 < field[c] <= BESIDE_DOOR and chart.stand[c]}
        found = _to_nearest(duty, guard, ends - set(sight.guard_on) - sight.men_on)
        if found is not None:
            return found
    return None


def _doors(duty: Duty) -> list[int]:
    """Return rooms by the number of men of equipped officers in them."""
    view, sight = duty.view, duty.sight
    count: dict[int, int] = {}
    for pow in sight.men:
        place = view.at[pow]
        if place < sight.size and sight.ground.room[place] >= 0 and view.equipped[pow // TEAM]:
            room = sight.ground.room[place]
            count[room] = count.get(room, 0) + 1 + WITH_KIT * view.kit[pow // TEAM]
    return sorted(count, key=lambda room: (-count[room], room))[:DOORS]


def _to_nearest(duty: Duty, guard: int, ends: set[int]) -> Proposal | None:
    if not ends:
        return None
    sight = duty.sight
    field = sight.field(duty.view.at[guard], TO_DOOR)
    end = min((c for c in sorted(ends) if c in field), key=lambda c: field[c], default=NOBODY)
    return None if end == NOBODY else duty.advance(guard, sight.field(end, TO_STATION), "patrol")


def man_stations(duty: Duty) -> Proposal | None:
    """Send outer guards to their stations."""
    view, sight, done = duty.view, duty.sight, duty.mind.done
    stations, zone = sight.chart.stations, sight.ground.zone
    for station in stations[: max(LEAST_STATIONS, len(sight.guards) // 2)]:
        if station in sight.guard_on or station in sight.men_on:
            continue
        field = sight.field(station, TO_STATION)
        outer = [
            g
            for g in sight.guards
            if g not in done
            and view.at[g] in field
            and zone[view.at[g]] != INNER
            and view.at[g] not in stations
        ]
        if not outer:
            continue
        guard = min(outer, key=lambda g: (field[view.at[g]], g))
        done.add(guard)
        found = duty.advance(guard, field, "patrol")
        if found is not None:
            return found
    return None
