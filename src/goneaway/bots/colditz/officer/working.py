"""Men at work in the courtyard: on their errands or under cover; out of the cells, and into tunnels."""

from __future__ import annotations

from ....colditz.words.places import FAR
from ...ideas import Proposal, all_proposals
from ..sight.asking import listed
from ..sight.officer_view import own
from . import announcing
from .breaking import NEAR_EXIT
from .errands import enough_men, errands, purpose
from .foreman import Sent
from .turn import Turn, because

#: How deep in a room is deep enough, and the value of each step of depth.
DEEP, DEPTH = 2, 0.4

#: The cost of a point of walking, and by how much a place must be better for a man to go there.
POINT, BETTER = 0.01, 0.3

#: Within how many steps a man who waits for his chance, or bluffs, is near enough.
WAITING = 2

#: The risk at which a man takes cover, and at which a man who has just left his cell does.
EXPOSED, AT_DOOR = 0.2, 0.3

#: The cost of a point on the way to cover.
COVERED = 0.1

#: The chance of two men getting into their tunnel at which it is revealed.
REVEAL_TUNNEL = 0.7

#: How often errands are assigned again because a man was blocked.
ATTEMPTS = 4


def leave_cell_door(turn: Turn) -> Proposal | None:
    """Move a man away from the door of the cells if a guard is near."""
    view, sight = turn.view, turn.sight
    for pow in turn.muster():
        place = view.at[pow]
        near_door = place < sight.size and sight.ground.cell_door[place]
        if near_door and not view.returning[pow] and sight.risk(place) > AT_DOOR:
            found = _cover(turn, pow)
            if found is not None:
                return found
    return None


def release(turn: Turn) -> Proposal | None:
    """Bring men out of the cells."""
    released = [action for action in listed(turn.legal, "release") if own(turn.sight, action.man)]
    return because(released[0]) if released else None


def open_tunnel(turn: Turn) -> Proposal | None:
    """Open a tunnel; where it is only shown for now, only if two men will get in."""
    sight = turn.sight
    if not any(card.kind == "tunnel" for card in sight.cards):
        return None
    if turn.view.rules.tunnels.tunnel_open_commitment == "commit_before_roll":
        shown = announcing.tunnel_to_show(sight, turn.legal, REVEAL_TUNNEL)
        return None if shown is None else because(shown)
    opened = listed(turn.legal, "tunnel")
    return because(opened[0]) if opened and enough_men(sight) else None


# Men without assigned jobs


def draw_near(turn: Turn) -> Proposal | None:
    """Send two men to the exit to wait for a better roll."""
    if not turn.ready:
        return None
    sight, at = turn.sight, turn.view.at
    field = sight.out(sight.bag)
    men = [pow for pow in turn.muster() if field[at[pow]] < FAR and not sight.fugitive(pow)]
    for pow in sorted(men, key=lambda pow: field[at[pow]])[:NEAR_EXIT]:
        if not sight.in_tunnel(pow):
            found = _approach(turn, pow, field, "approach")
            if found is not None:
                return found
    return None


def run_errands(turn: Turn) -> Proposal | None:
    """Send the nearest men to the wanted rooms, deciding anew every time."""
    view, sight = turn.view, turn.sight
    inside = _inside(turn, turn.muster())
    hopeless: set[tuple[int, int]] = set()
    parts, wanted = turn.parts, turn.wanted
    if not any(wanted) and turn.ready:
        # In a second round: what the next man will need.
        wanted = turn.mind.plans.plan(sight)
    for _ in range(ATTEMPTS):
        failed = False
        for pow, field in errands(sight, inside, hopeless, parts, wanted):
            turn.busy.add(pow)
            found = _approach(turn, pow, field, *purpose(sight, field, parts, wanted))
            if found is not None:
                return found
            if field[view.at[pow]] and (pow, id(field)) not in hopeless:
                # Another man is in the way, or in the other room.
                hopeless.add((pow, id(field)))
                failed = True
        if not failed:
            break
    return None


def _approach(turn: Turn, pow: int, field: list[int], motive: str, about: str = "") -> Proposal | None:
    """Walk a man down a field inside the courtyard, taking care where he stops."""
    sight, caution = turn.sight, turn.habits.caution
    here = turn.view.at[pow]
    if here >= sight.size or not sight.chart.inside[here]:
        return None
    depth = sight.chart.depth
    if field[here] == 0 and depth[here] >= DEEP:
        return None
    known = sight.reach(pow, turn.view.points, False)
    no_stop = sight.chart.no_stop

    def worth(place: int) -> float:
        deep = min(depth[place], DEEP) * DEPTH if field[place] == 0 else 0.0
        return field[place] + caution * sight.risk(place) + POINT * known[place].cost - deep

    end, best = here, float(FAR + FAR)
    for place in known:
        # The value of a place is at most its distance and its depth in a room.
        if field[place] - DEEP * DEPTH <= best and not no_stop[place]:
            value = worth(place)
            if value < best:
                end, best = place, value
    if end == here or worth(end) > worth(here) - BETTER:
        return None
    return turn.go(pow, sight.path(known, end), motive, about)


# Men with assigned jobs


def work(turn: Turn) -> Proposal | None:
    """Move first the men who can finish their walk with this roll, then those who get closer safely."""
    sight, men = turn.sight, turn.muster()
    jobs = [job for some in all_proposals(turn.jobs, turn) for job in some]
    found: list[tuple[bool, int, Sent, list[int]]] = []
    for order, job in enumerate(turn.mind.foreman.list(sight, _inside(turn, sight.out_men), jobs)):
        pow, why, _, field = job
        if pow not in men or (why == "start" and not field[turn.view.at[pow]]):
            continue
        path = way_down(turn, pow, field, WAITING if why in ("approach", "feint") else 0)
        if len(path) > 1:
            found.append((field[path[-1]] != 0, order, job, path))
    found.sort(key=lambda one: one[:2])
    for _, _, (pow, why, about, field), path in found:
        hidden = why != "feint" and sight.ground.hideaway[path[-1]] >= 0 and field[path[-1]] > 0
        motive, about = ("lie-low", "") if hidden else (why, about)
        proposal = turn.go(pow, path, motive, about)
        if proposal is not None:
            return proposal
    return None


def way_down(turn: Turn, pow: int, field: list[int], least: int) -> list[int]:
    """Return the way down a field to where it is best to stop."""
    sight, here = turn.sight, turn.view.at[pow]
    depth = sight.chart.depth
    if field[here] <= least and (least or depth[here] >= DEEP):
        return []
    known = sight.reach(pow, turn.view.points, False)
    no_stop, caution = sight.chart.no_stop, turn.habits.caution
    # A man called to an Appel starts again from there; a man in a hideaway is not called (rule 38). Men at
    # work in a room stay: two of them have to be there at once.
    hidden = sight.ground.hideaway
    dread = sight.roll_call if turn.habits.lies_low else 0.0
    home = min((field[circle] for circle in sight.ground.whites), default=0)

    def called(place: int) -> float:
        if field[place] >= home or hidden[place] >= 0 or not (least or field[place]):
            return 0.0
        return dread * (home - field[place])

    end, best = here, field[here] + caution * sight.risk(here) + called(here) - BETTER
    for place, step in known.items():
        if field[place] - DEEP * DEPTH <= best and not no_stop[place]:
            deep = min(depth[place], DEEP) * DEPTH if field[place] == 0 else 0.0
            value = field[place] + caution * sight.risk(place) + called(place) + POINT * step.cost - deep
            if value < best:
                end, best = place, value
    return sight.path(known, end)


# Under cover


def take_cover(turn: Turn) -> Proposal | None:
    """Bring men who stand in the open under cover."""
    sight = turn.sight
    if not sight.liable:
        return None
    for pow in _inside(turn, turn.muster()):
        if pow not in turn.busy and sight.risk(turn.view.at[pow]) > EXPOSED:
            found = _cover(turn, pow)
            if found is not None:
                return found
    return None


def _inside(turn: Turn, men: list[int]) -> list[int]:
    """Return those of these men who are at large in the courtyard."""
    sight, view = turn.sight, turn.view
    inside = sight.chart.inside
    return [
        pow for pow in men if not sight.in_tunnel(pow) and inside[view.at[pow]] and not view.returning[pow]
    ]


def _cover(turn: Turn, pow: int) -> Proposal | None:
    sight = turn.sight
    known = sight.reach(pow, turn.view.points, False)
    here = turn.view.at[pow]
    end = min(
        (place for place in known if not sight.chart.no_stop[place]),
        key=lambda place: turn.habits.caution * sight.risk(place) + COVERED * known[place].cost,
        default=here,
    )
    return turn.go(pow, sight.path(known, end), "cover") if end != here else None
