"""Jobs for an officer's men: each of these ideas brings some, the most urgent first."""

from __future__ import annotations

from ....colditz.words.places import EQUIPMENT
from . import gliding
from .errands import LAST_ROUNDS, PAIR, showing, starting_circle, tunnels_to_open
from .exits import badly_guarded
from .foreman import Job
from .turn import Turn

#: Men stay at the chosen ways out for this many rounds; ways out nearer to each other than this count as one.
EVERY, SAME_EXIT = 3, 4


def kit(turn: Turn) -> list[Job]:
    """Send a man to a room for every part of the Kit that is missing."""
    return [("kit", part, showing(turn.sight, part), 1) for part in turn.parts]


def tower(turn: Turn) -> list[Job]:
    """Send a man to the glider."""
    return [("tower", "", [turn.sight.chart.to_tower], 1)] if gliding.aboard(turn.sight) else []


def mouths(turn: Turn) -> list[Job]:
    """Send two men to the mouth of every tunnel that he has a card for."""
    to_mouth = turn.sight.chart.to_mouth
    return [("mouth", "", [to_mouth[tunnel]], PAIR) for tunnel in tunnels_to_open(turn.sight)]


def last_run(turn: Turn) -> list[Job]:
    """Send a man where a Do or Die run is shortest."""
    sight = turn.sight
    one_missing = turn.view.escapes[sight.seat] == sight.goal - 1
    if not one_missing or not sight.kit or sight.left > LAST_ROUNDS:
        return []
    return [("start", "", [sight.chart.steps_to(starting_circle(sight))], 1)]


def wait(turn: Turn) -> list[Job]:
    """Send a man to the best way out."""
    ways = _ways(turn)
    return [("approach", "", [ways[0]], 1)] if ways else []


def feint(turn: Turn) -> list[Job]:
    """Send another man where he only pretends to wait."""
    ways = _ways(turn)
    false = turn.mind.feint.place(turn.sight, turn.flight, ways) if ways else []
    return [("feint", "", [false], 1)] if false else []


def equipment(turn: Turn) -> list[Job]:
    """Send two men to the rooms of every kind of Equipment that is wanted and available."""
    out: list[Job] = []
    for kind, number in enumerate(turn.wanted):
        fields = showing(turn.sight, EQUIPMENT[kind]) if number and turn.view.stacks[kind] else []
        if fields:
            out.append(("equipment", EQUIPMENT[kind], fields, PAIR))
    return out


def wait_elsewhere(turn: Turn) -> list[Job]:
    """Send one more man to every other way out that is watched."""
    return [("approach", "", [way], 1) for way in _ways(turn)[1:]]


def _ways(turn: Turn) -> list[list[int]]:
    """Return the ways out at which men wait for a chance: the best ones, for some rounds.

    Empty if the men are not ready to go.
    """
    if not turn.ready:
        return []
    sight, mind = turn.sight, turn.mind
    shortest = sight.out(sight.bag)
    if not turn.habits.exits:
        return [shortest, shortest]
    basis = (turn.view.round // EVERY, sight.bag, sight.tunnels, sight.car)
    if basis != mind.waits[0]:
        found: list[list[int]] = []
        for exit in badly_guarded(sight, turn.flight):
            if not any(exit.field is field or exit.field[field.index(0)] <= SAME_EXIT for field in found):
                found.append(exit.field)
        if sight.tunnels or sight.car or not found:
            found.insert(0, shortest)
        mind.waits = (basis, found[: turn.habits.exits])
    return mind.waits[1]
