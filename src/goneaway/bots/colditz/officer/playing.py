"""Ideas that cost an officer no points: the Kit, the car, the glider, Equipment, a last run, his cards."""

from __future__ import annotations

from collections.abc import Callable

from ....colditz.words.actions import Play, Say
from ....colditz.words.cards import Card
from ....colditz.words.places import CELL, COMPONENTS, EQUIPMENT, FAR
from ...ideas import Proposal
from ..sight.asking import listed
from ..sight.officer_view import own, useful
from . import gliding, running
from .running import at_exit, guard_called, man_called
from .turn import Turn, because

#: With fewer rounds left he takes the car without a Kit, and plays a bribe for anything it can bring.
CAR_NOW, BRIBE_NOW = 4, 6

#: With more rounds left and no other cards, a bribe waits for the Kit: a man without Equipment cannot be
#: arrested.
BRIBE_LATER, FEW_CARDS = 8, 3

#: The smallest hand against which a Sabotage is worth playing.
SABOTAGE = 2

#: The least number of steps that a card moving a man to a room must save him, and save on a way out.
LONG_WALK, NEARER = 5, 6

#: A guard at least this far from a man's way out does not block him.
HARMLESS = 9


def claim_kit(turn: Turn) -> Proposal | None:
    """Claim the Kit as soon as possible."""
    found = listed(turn.legal, "claim-kit") if turn.kit_now else []
    return because(found[0]) if found else None


def drive_off(turn: Turn) -> Proposal | None:
    """Take the staff car, with a Kit or while there is time."""
    ready = listed(turn.legal, "car") if turn.sight.car else []
    return because(ready[0]) if ready and (turn.sight.kit or turn.sight.left < CAR_NOW) else None


def glide(turn: Turn) -> Proposal | None:
    """Climb the tower and fly."""
    action = gliding.fly(turn.sight, turn.legal)
    return None if action is None else because(action)


def claim(turn: Turn) -> Proposal | None:
    """Claim wanted Equipment."""
    wanted = turn.wanted
    for action in listed(turn.legal, "claim"):
        if wanted[EQUIPMENT.index(action.card)]:
            return because(action)
    return None


def do_or_die(turn: Turn) -> Proposal | None:
    """Play Do or Die as the last resort."""
    action = running.do_or_die(turn.sight, turn.legal)
    return None if action is None else because(action)


def play_card(turn: Turn) -> Proposal | None:
    """Play a card from his hand, if it is useful now."""
    if not turn.view.hand or "play" not in turn.legal.verbs:
        return None
    for group in turn.legal.groups_of("play"):
        actions = [action for action in group if isinstance(action, Play)]
        if not actions:
            continue
        card = next(card for card in turn.sight.cards if card.id == actions[0].card)
        use = _USES.get(card.kind)
        found = None if use is None else use(turn, card, actions)
        if found is not None:
            return because(found)
    return None


# Cards, by kind


def _bribe(turn: Turn, card: Card, actions: list[Play]) -> Say | None:
    sight, wanted = turn.sight, turn.wanted
    best = max(actions, key=lambda action: useful(action.targets, wanted))
    gain, hand = useful(best.targets, wanted), len(turn.view.hand)
    if not sight.kit and not sight.equipped and sight.left > BRIBE_LATER and hand <= FEW_CARDS:
        return None
    enough = gain >= (2 if card.of == "2" else 1)
    crowded = hand >= FEW_CARDS and gain
    return best if enough or crowded or sight.left < BRIBE_NOW else None


def _release(turn: Turn, card: Card, actions: list[Play]) -> Say | None:
    """Release one of his own men, from the inner cells if possible."""
    sight, at = turn.sight, turn.view.at
    outer = CELL - (len(sight.ground.blocks) - 1)
    actions = [action for action in actions if own(sight, action.targets[0])]
    if not actions:
        return None
    return min(actions, key=lambda action: at[man_called(sight, action.targets[0])] == outer)


def _sabotage(turn: Turn, card: Card, actions: list[Play]) -> Say | None:
    return actions[0] if turn.view.security_hand_size >= SABOTAGE else None


def _move_fast(turn: Turn, card: Card, actions: list[Play]) -> Say | None:
    """Move a man to where he would have walked; never one who is already at work."""
    view, sight, ground = turn.view, turn.sight, turn.sight.ground
    number = ground.room_number[card.of]
    field = sight.chart.to_room[number]
    idle = [a for a in actions if LONG_WALK <= field[view.at[man_called(sight, a.targets[0])]] < FAR]
    idle = [a for a in idle if sight.room(man_called(sight, a.targets[0])) < 0]
    if not idle:
        return None
    crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
    if not _serves(turn, number) and not crowded:
        return None
    out = sight.out(sight.bag)
    return max(
        idle,
        key=lambda a: (
            field[view.at[man_called(sight, a.targets[0])]],
            -out[ground.number[a.targets[1]]],
        ),
    )


def _serves(turn: Turn, room: int) -> bool:
    """Return whether a man is wanted in that room, for its symbols or for the way out from there."""
    sight, ground = turn.sight, turn.sight.ground
    serves = False
    for symbol in ground.room_symbols[room]:
        if symbol in COMPONENTS:
            serves |= symbol in sight.missing_parts() and not sight.covered(symbol)
        elif turn.wanted[EQUIPMENT.index(symbol)]:
            serves = True
    if not serves and turn.ready:
        out = sight.out(sight.bag)
        serves = min(out[c] for c in ground.room_circles[room]) + NEARER < sight.best_bag_length(sight.bag)
    return serves


def _clear(turn: Turn, card: Card, actions: list[Play]) -> Say | None:
    """Play Diversion or Inspection on the nearest guards when a man is out or about to go."""
    view, sight = turn.view, turn.sight
    out = sight.out(sight.bag)
    runners = [pow for pow in sight.out_men if out[view.at[pow]] < FAR]
    runners = [pow for pow in runners if sight.fugitive(pow) or (sight.kit and at_exit(sight, pow))]
    if not runners:
        crowded = len(view.hand) > view.rules.draw.hand_limit_opportunity
        return actions[0] if crowded else None
    runner = min(runners, key=lambda pow: (not sight.fugitive(pow), out[view.at[pow]]))
    place = view.at[runner] % sight.size
    for to, _, number, kind in sight.chart.steps[view.at[runner]]:
        if number and kind:
            place = to % sight.size
    near = sight.ground.shot_distances(place)
    names = [word for action in actions for word in action.targets]
    distance = {name: near[guard_called(sight, name)] for name in names}
    chosen = min(actions, key=lambda a: sum(distance[name] for name in a.targets))
    return chosen if min(distance[name] for name in chosen.targets) <= HARMLESS else None


_USES: dict[str, Callable[[Turn, Card, list[Play]], Say | None]] = {
    "bribe": _bribe,
    "release": _release,
    "sabotage": _sabotage,
    "move": _move_fast,
    "recall": _clear,
}
