"""The routine of an officer's turn (continuing, rolling, discarding, ending), and answers to questions."""

from __future__ import annotations

from ....colditz.words.actions import Say, Step, say
from ....colditz.words.places import FAR, LETTERS, TEAM
from ....kernel import Action
from ...ideas import Proposal
from ..sight.asking import AFTER_ROLL, BEFORE_ROLL, listed, steps_of
from ..sight.motives import reason
from ..sight.officer_view import place_called
from . import answers
from .turn import Turn, because

#: The order of preference when an officer has to do something.
_AT_A_LOSS = ("step", "discard", "release", "surrender", "play")


def go_on(turn: Turn) -> Proposal | None:
    """Take the next step of a way that was planned with its first step."""
    mind, view = turn.mind, turn.view
    if not mind.under_way:
        return None
    pow, path = mind.way
    at = view.at[pow]
    if view.stage == AFTER_ROLL and view.points and mind.under_way == view.round and at in path[:-1]:
        to = path[path.index(at) + 1]
        place = view.ground.names[to % view.ground.size]
        place = f"{place}/tunnel" if to >= view.ground.size else place
        name = f"{LETTERS[view.nations[pow // TEAM]]}{pow % TEAM + 1}"
        wanted = say("step", name, place)
        if wanted in steps_of(turn.legal, name):
            return because(wanted, "onward")
    mind.under_way = 0
    return None


def wait_for_cards(turn: Turn) -> Proposal | None:
    """End the phases before his roll: they are for other players' cards."""
    return because(say("pass")) if turn.view.stage < BEFORE_ROLL else None


def finish_move(turn: Turn) -> Proposal | None:
    """Finish a move: a man must go on, or two must get into their tunnel."""
    view, sight = turn.view, turn.sight
    if view.bound < 0 and view.opening is None:
        return None
    found = listed(turn.legal, "step")
    if not found:
        return _anything(turn, "onward")
    if view.opening is not None:
        return because(_into_tunnel(turn, found, view.opening[0]), "onward")
    place = view.at[view.bound]
    pow, path = turn.mind.way
    if pow == view.bound and place in path[:-1]:
        wanted = say("step", sight.name(pow), sight.place_name(path[path.index(place) + 1]))
        if wanted in found:
            return because(wanted, "onward")
    if place >= sight.size:
        # Past another man in a tunnel: on towards the far end.
        return because(found[-1], "onward")
    out, home = sight.out(sight.bag), sight.chart.to_white
    field = out if out[place] < FAR else home

    def rest(action: Step) -> tuple[int, int]:
        to = place_called(sight, action.place)
        return (0, False) if to >= sight.size else (field[to], sight.chart.no_stop[to])

    return because(min(found, key=rest), "onward")


def _into_tunnel(turn: Turn, found: list[Step], tunnel: int) -> Say:
    """Return the step that brings a man nearest to its mouth, or deepest into it."""
    sight = turn.sight
    field = sight.chart.to_mouth[tunnel]

    def depth(action: Step) -> int:
        place = place_called(sight, action.place)
        if place >= sight.size:
            return -1 - sight.ground.tunnel_order[place - sight.size]
        return field[place]

    return min(found, key=depth)


def roll(turn: Turn) -> Proposal | None:
    """Roll."""
    return because(say("roll"))


def discard(turn: Turn) -> Proposal | None:
    """Discard a surplus card."""
    over = len(turn.view.hand) - turn.view.rules.draw.hand_limit_opportunity
    if over <= 0:
        return None
    action = answers.discard(turn, turn.wanted)
    return action, reason(action, "")


def end(turn: Turn) -> Proposal | None:
    """End the turn."""
    return because(say("end")) if "end" in turn.legal.verbs else None


def anything(turn: Turn) -> Proposal | None:
    """Any remaining action."""
    return _anything(turn, "cover" if turn.view.points else "")


def _anything(turn: Turn, motive: str) -> Proposal:
    chance = turn.mind.chance
    action: Action = next(iter(turn.legal))
    for verb in _AT_A_LOSS:
        found = listed(turn.legal, verb)
        if found:
            action = found[chance.pick("bot", len(found)) if len(found) > 1 else 0]
            break
    return action, reason(action, motive)


# Questions


def stand(turn: Turn) -> Proposal | None:
    """On the white circles, stand as near as possible to a man's next job."""
    if "stand" not in turn.legal.verbs:
        return None
    sight = turn.sight
    fields = [field for _, _, _, field in turn.mind.foreman.sent]
    if turn.ready:
        fields.append(sight.out(sight.bag))
    found = listed(turn.legal, "stand")
    places = {action: place_called(sight, action.circle) for action in found}
    home = sight.ground.home
    return because(
        min(found, key=lambda a: min((field[places[a]] for field in fields), default=home[places[a]]))
    )


def answer(turn: Turn) -> Proposal | None:
    """Answer any other question."""
    action = answers.answer(turn, turn.wanted)
    return action, reason(action, "")
