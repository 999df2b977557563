"""Guess the cards that a seat cannot see.

Every event about cards is replayed, with a name for each card that was seen and a blank for the others; where
several things may have happened, one is chosen at random. The remaining blanks are dealt at random.
"""

from __future__ import annotations

from collections import Counter

from ....colditz.referee.position import Colditz
from ....colditz.referee.view import Seen
from ....kernel import Chance, Game, Stream
from .belief import FACE_DOWN, Belief, Contradiction
from .memory import Memory, recall
from .settling import settle


def believe(game: Game, memory: Memory, view: Seen, chance: Chance) -> Colditz:
    """Return a position that fits the view and all earlier events."""
    position = game.determinize(view, chance)
    assert isinstance(position, Colditz)
    if not memory.whole(view):
        return position
    twin = position.copy()
    belief = Belief(view, chance)
    try:
        recall(belief, memory)
        settle(belief, twin)
    except Contradiction:
        return position
    finally:
        chance.collect()  # a guess is not an outcome of the game
    return twin


def seen_gear(memory: Memory, view: Seen) -> list[list[int]]:
    """Return each officer's Equipment as far as it was seen; nothing if too much was missed to tell."""
    if view.gear or not memory.whole(view):
        return [list(held) for held in view.gear]
    belief = Belief(view, Stream.from_seed("gear", quiet=True))
    try:
        recall(belief, memory)
    except Contradiction:
        return []
    return belief.gear


def holds(memory: Memory, view: Seen, kind: str) -> float:
    """Return the chance that Security holds a card of a kind.

    A bot that does not listen only counts cards.
    """
    kinds = {card.id: card.kind for card in view.security}
    hand = [FACE_DOWN] * view.security_hand_size
    unseen = Counter(card.id for card in view.security)
    if memory.whole(view):
        belief = Belief(view, Stream.from_seed("holds", quiet=True))
        try:
            recall(belief, memory)
            hand, unseen = belief.hands[belief.security], belief.nameless[1]
        except Contradiction:
            pass
    if any(name and kinds[name] == kind for name in hand):
        return 1.0
    of = sum(unseen.values())
    others = sum(number for name, number in unseen.items() if kinds[name] != kind)
    none = 1.0
    for drawn in range(min(hand.count(FACE_DOWN), of)):
        none *= max(0, others - drawn) / (of - drawn)
    return 1 - none
