"""The routine of Security's turn: cards, rolling, continuing, ending; and answers to single questions."""

from __future__ import annotations

from ....colditz.custody.arrest import CellChoice
from ....colditz.words.actions import Play, Say, say
from ....colditz.words.cards import Card
from ....colditz.words.places import CELL, FIRST_GUARD, NOBODY, TEAM
from ...ideas import Proposal
from ..board.odds import roll_chance
from ..sight.asking import AFTER_ROLL, listed, steps_of
from . import inspections
from .duty import Duty, because
from .inspections import man_called

#: With a full hand: how much less an Appel has to be worth, and what a Search has to be worth.
FULL, FULL_SEARCH = 4, 1

#: Distance in steps to a target at which a shot at a man counts for more, and by what factor.
NEAR_TARGET, NEARLY_AWAY = 10, 1.2

#: How many men fit into the outer cells.
OUTER_CELLS = 6


def go_on(duty: Duty) -> Proposal | None:
    """Take the next step of a guard on its way, if it is still legal."""
    if duty.view.stage != AFTER_ROLL or not duty.view.points:
        return None
    mind, sight = duty.mind, duty.sight
    guard, way = mind.errand
    mind.errand = (NOBODY, [])
    if guard == NOBODY or len(way) < 2 or duty.view.at[guard] != way[0]:
        return None
    name = sight.name(guard)
    wanted = say("step", name, sight.ground.names[way[1]])
    if wanted not in steps_of(duty.legal, name):
        return None
    mind.errand = (guard, way[1:])
    return because(wanted, "onward")


def resolve_search(duty: Duty) -> Proposal | None:
    """Make the search that is due."""
    return because(say("resolve-search")) if "resolve-search" in duty.legal.verbs else None


def roll(duty: Duty) -> Proposal | None:
    """Roll."""
    return because(say("roll")) if duty.view.stage != AFTER_ROLL else None


def remove_marker(duty: Duty) -> Proposal | None:
    """Remove a marker where a guard has been."""
    found = listed(duty.legal, "remove-marker") if duty.view.ledger.touched else []
    return because(found[0]) if found else None


def discard(duty: Duty) -> Proposal | None:
    """Discard a surplus card."""
    view = duty.view
    if view.bound >= 0 or len(view.hand) <= view.rules.draw.hand_limit_security:
        return None
    return because(inspections.least(duty.sight, listed(duty.legal, "discard")))


def end(duty: Duty) -> Proposal | None:
    """End the turn."""
    return because(say("end")) if listed(duty.legal, "end") else None


def clear_up(duty: Duty) -> Proposal | None:
    """Send guards that may not stay where they are home, or on."""
    chart, number = duty.sight.chart, duty.sight.ground.number
    steps = listed(duty.legal, "step")
    standing = [action for action in steps if chart.stand[number[action.place]]]
    found = listed(duty.legal, "return") or standing or steps or listed(duty.legal, "recall")
    return because(duty.mind.pick(found)) if found else None


# Cards


def play_card(duty: Duty) -> Proposal | None:
    """Play a card that is worth it."""
    view = duty.view
    if not view.hand or "play" not in duty.legal.verbs:
        return None
    full = inspections.full_hand(duty.sight, int(view.rules.draw.overflow_deadline == "immediate"))
    for group in duty.legal.groups_of("play"):
        actions = [action for action in group if isinstance(action, Play)]
        if not actions:
            continue
        name = actions[0].card
        card = next(view.security[number] for number in view.hand if view.security[number].id == name)
        found = _use(duty, card, actions, full)
        if found is not None:
            return because(found)
    return None


def _use(duty: Duty, card: Card, actions: list[Play], full: bool) -> Say | None:
    """Return how to play this card now, if it is worth it; with a full hand the bar is lower."""
    habits, sight = duty.habits, duty.sight
    if card.kind == "search":
        enough = FULL_SEARCH if full else habits.search
        return actions[0] if inspections.search_worth(sight, card.of) >= enough else None
    if card.kind == "appel":
        return actions[0] if inspections.appel_worth(sight) >= habits.appel - FULL * full else None
    if card.kind == "detected":
        return _detect(duty, actions)
    return _shoot(duty, actions) if card.kind == "shoot" else None


def _detect(duty: Duty, actions: list[Play]) -> Say | None:
    """Detect the tunnel with the most men in it, if there are any."""
    at, sight = duty.view.at, duty.sight
    best: Say | None = None
    most = 0
    for action in actions:
        tunnel = sight.ground.tunnel_number[action.targets[0]]
        below = [pow for pow in sight.men if at[pow] >= sight.size]
        inside = sum(sight.ground.tunnel[at[pow] - sight.size] == tunnel for pow in below)
        if inside > most:
            best, most = action, inside
    return best


def _shoot(duty: Duty, actions: list[Play]) -> Say | None:
    at, sight = duty.view.at, duty.sight

    def odds(action: Play) -> float:
        gunman, target = action.targets
        guard = at[FIRST_GUARD + int(gunman[1:]) - 1]
        man = man_called(sight, target)
        distance = sight.ground.shot_distances(guard)[at[man]]
        return roll_chance(-(-distance // 2)) * (NEARLY_AWAY if sight.left(man) <= NEAR_TARGET else 1.0)

    best = max(actions, key=odds)
    return best if odds(best) >= duty.habits.shot else None


# Questions


def choose_cell(duty: Duty) -> Proposal | None:
    """Send troublemakers to the outer cells, unless they have the Equipment to go on from there."""
    view, sight = duty.view, duty.sight
    frame = view.frames[-1]
    if not isinstance(frame, CellChoice):
        return None
    team = frame.pow // TEAM
    inner = sight.ground.inner_block
    outer = [block for block in frame.blocks if not inner[block]]
    rest = [block for block in frame.blocks if inner[block]]
    trouble = sight.fugitive(frame.pow) or view.kit[team] > 0
    filled = view.at.count(CELL - outer[0]) if outer else 0
    outside = outer and ((trouble and not view.equipped[team]) or not rest) and filled < OUTER_CELLS
    chosen = outer if outside else rest or outer
    return because(say("cell", sight.ground.blocks[chosen[0]].name))


def answer(duty: Duty) -> Proposal | None:
    """Answer any other question."""
    if duty.view.frames[-1].kind == "push":
        return because(duty.mind.pick(listed(duty.legal, "push")))
    found = inspections.answer(duty.sight, duty.legal)
    if found is None:
        found = duty.mind.pick([action for action in duty.legal if isinstance(action, Say)])
    return because(found)
