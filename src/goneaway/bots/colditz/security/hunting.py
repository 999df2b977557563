"""Guards in pursuit of men: arrests, posts from Barracks, searches, tunnels, the chase."""

from __future__ import annotations

from ....colditz.words.actions import OfCircle, Say
from ....colditz.words.places import FAR, INNER, NOBODY
from ...ideas import Proposal
from ..sight.asking import listed, steps_of
from .duty import Duty, because
from .inspections import man_called

#: How many guards are considered for a man or a room.
NEAREST = 2

#: The shortest possible way to a man: the guard's place, one beside the man, the man's own.
SHORTEST = 3

#: The cost, in steps, of coming from behind a man rather than from ahead.
BEHIND = 4


def swoop(duty: Duty) -> Proposal | None:
    """Post a reserve nearer to a man than any guard; a post costs one extra point."""
    view, sight = duty.view, duty.sight
    if view.arrested or not view.points:
        return None
    free = listed(duty.legal, "post")
    if not free:
        return None
    posts = [(sight.ground.number[action.circle], action) for action in free]
    best: tuple[float, Say | None] = (0.0, None)
    for pow in sight.men:
        if not sight.arrestable(pow):
            continue
        field = sight.field(view.at[pow], view.points + sight.arm)
        near = min((field[view.at[g]] for g in sight.guards if view.at[g] in field), default=FAR)
        for post, action in posts:
            away = field.get(post, FAR) + 1
            if away < near and away - sight.arm <= view.points:
                worth = duty.value(pow) / (away + 1)
                if worth > best[0]:
                    best = (worth, action)
    return None if best[1] is None else because(best[1], "swoop")


# Posts


def post_after(duty: Duty) -> Proposal | None:
    """Post reserves near men who are at large."""
    view, sight = duty.view, duty.sight
    free = _free_posts(duty) if sight.fugitives else []
    if not free:
        return None
    near = sight.ground.shot_distances(view.at[min(sight.fugitives, key=sight.left)])
    return because(min(free, key=lambda action: near[sight.ground.number[action.circle]]))


def post_inside(duty: Duty) -> Proposal | None:
    """Post reserves in the courtyard while few guards are there and a team has Equipment."""
    view, sight = duty.view, duty.sight
    zone = sight.ground.zone
    inner = sum(1 for guard in sight.guards if zone[view.at[guard]] == INNER)
    if inner >= duty.habits.inner + view.officers or not any(view.equipped):
        return None
    good = [a for a in _free_posts(duty) if zone[sight.ground.number[a.circle]] == INNER]
    return because(duty.mind.pick(good)) if good else None


def post_outside(duty: Duty) -> Proposal | None:
    """Post the other reserves outside."""
    free, ground = _free_posts(duty), duty.sight.ground
    good = [action for action in free if ground.zone[ground.number[action.circle]] != INNER]
    return because(duty.mind.pick(good or free)) if free else None


def _free_posts(duty: Duty) -> list[OfCircle]:
    """Return where a reserve can be posted, if there are points for it."""
    return listed(duty.legal, "post") if not duty.view.arrested and duty.spare() > 0 else []


# Arrests


def arrest(duty: Duty) -> Proposal | None:
    """Arrest the most valuable man."""
    if not duty.view.points and not duty.sight.arm:
        return None
    found = listed(duty.legal, "arrest")
    if not found:
        return None
    return because(max(found, key=lambda a: duty.value(man_called(duty.sight, a.man))))


def hunt(duty: Duty) -> Proposal | None:
    """Bring a guard beside a man who can be arrested in this turn."""
    view, sight, barred = duty.view, duty.sight, duty.mind.barred
    for _, _, pow, field in duty.prey():
        near = sorted((field[view.at[g]], g) for g in sight.guards if view.at[g] in field)
        for cost, guard in near[:NEAREST]:
            if cost - sight.arm > view.points or (guard, view.at[pow]) in barred:
                continue
            way = sight.way(field, view.at[guard])
            if len(way) < SHORTEST or way[-1] != view.at[pow]:
                continue
            found = duty.send(guard, way[:-1], "hunt")
            if found is not None:
                return found
            barred.add((guard, view.at[pow]))
    return None


# Searches and tunnels


def search_room(duty: Duty) -> Proposal | None:
    """Send a guard into the room for which a Search is on the table."""
    view, sight, barred = duty.view, duty.sight, duty.mind.barred
    for room in sorted(sight.to_search):
        fields = [sight.field(c, view.points) for c in sight.ground.room_circles[room]]
        near = [
            (field[view.at[g]], g, index)
            for index, field in enumerate(fields)
            for g in sight.guards
            if 0 < field.get(view.at[g], FAR) <= view.points and (g, -1 - room) not in barred
        ]
        for _, guard, index in sorted(near)[:NEAREST]:
            barred.add((guard, -1 - room))
            found = duty.send(guard, sight.way(fields[index], view.at[guard]), "search")
            if found is not None:
                return found
    return None


def raid(duty: Duty) -> Proposal | None:
    """Send two guards onto a detected tunnel."""
    for tunnel, card in enumerate(duty.view.detected):
        found = None if card == NOBODY else _raid(duty, tunnel)
        if found is not None:
            return found
    return None


def _raid(duty: Duty, tunnel: int) -> Proposal | None:
    """Send guards onto this tunnel."""
    view, sight, done = duty.view, duty.sight, duty.mind.done
    ground = sight.ground
    circles = ground.tunnel_circles[tunnel]
    there = {view.at[g] for g in sight.guards if ground.tunnel[view.at[g]] == tunnel}
    others = [g for g in sight.guards if ground.tunnel[view.at[g]] != tunnel]
    for guard in others:
        for action in steps_of(duty.legal, sight.name(guard)):
            if ground.number[action.place] in circles:
                return because(action, "raid")
    fields = [
        sight.field(c) for c in circles if ground.surface[c] and c not in there and c not in sight.guard_on
    ]
    best = min(
        (
            (field[view.at[g]], g, index)
            for index, field in enumerate(fields)
            for g in others
            if view.at[g] in field and g not in done
        ),
        default=None,
    )
    if best is None:
        return None
    _, guard, index = best
    done.add(guard)
    return duty.advance(guard, fields[index], "raid")


def chase(duty: Duty) -> Proposal | None:
    """Chase the man nearest to a target, from ahead of him if possible."""
    view, sight, done = duty.view, duty.sight, duty.mind.done
    for pow in sorted(sight.fugitives, key=sight.left):
        field = sight.field(view.at[pow])
        order = sorted(
            (field[view.at[g]] + BEHIND * (sight.escape[view.at[g]] > sight.escape[view.at[pow]]), g)
            for g in sight.guards
            if view.at[g] in field and g not in done
        )
        for _, guard in order[:NEAREST]:
            found = duty.advance(guard, field, "chase")
            if found is not None:
                done.add(guard)
                return found
    return None
