"""Deal the hidden cards of a position as a belief has them."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.referee.position import Colditz
from ....colditz.referee.sampling import fill_stacks, named
from ....colditz.words.cards import Card
from ....colditz.words.places import NOBODY
from ..board.bags import TYPES
from .belief import Belief, Contradiction

#: For Security, one card of Equipment in this many is not where it was last seen: officers barter in secret.
ASTRAY = 25


def settle(belief: Belief, position: Colditz) -> None:
    """Deal the hidden cards of a position as the belief has them."""
    view = belief.view
    for team, name in named(view):
        belief.shows(team, name)
    _settle_opportunity(belief, position)
    _settle_security(belief, position)
    if not view.gear:
        _settle_gear(belief, position)
    _settle_dod(belief, position)


def _settle_opportunity(belief: Belief, position: Colditz) -> None:
    view = belief.view
    _even_out(belief)
    teams = [team for team in range(view.officers) if team != view.seat]
    cards = [*position.deck, *(card for team in teams for card in position.hands[team])]
    if view.parts_aside:
        cards += position.aside
    piles = [*(belief.hands[team] for team in teams), belief.decks[0], belief.aside]
    dealt = _dealt(belief, piles, cards, view.opportunity)
    for team, hand in zip(teams, dealt, strict=False):
        position.hands[team] = hand
    position.deck = dealt[-2]
    if view.parts_aside:
        position.aside = tuple(dealt[-1])


def _even_out(belief: Belief) -> None:
    """Match the hands to their known sizes.

    Hand sizes are public. A surplus card was given to another officer, not taken out of the game.
    """
    sizes = belief.view.hand_sizes
    hands = belief.hands[: belief.security]
    spare: list[str] = []
    for seat, hand in enumerate(hands):
        while len(hand) > sizes[seat]:
            belief.surprises += 1
            spare.append(hand.pop(belief.lot(len(hand))))
    for seat, hand in enumerate(hands):
        while len(hand) < sizes[seat]:
            hand.append(spare.pop() if spare else belief.decks[0].pop(0))
    belief.decks[0][:0] = spare


def _settle_security(belief: Belief, position: Colditz) -> None:
    deck, hand = belief.decks[1], belief.hands[belief.security]
    if belief.view.seat == belief.security:
        (position.security_deck,) = _dealt(belief, [deck], position.security_deck, belief.view.security)
        return
    cards = [*position.security_deck, *position.security_hand]
    position.security_deck, position.security_hand = _dealt(belief, [deck, hand], cards, belief.view.security)


def _dealt(
    belief: Belief, piles: Sequence[Sequence[str]], cards: Sequence[int], deck: Sequence[Card]
) -> list[list[int]]:
    """Turn names into cards, and blanks into `NOBODY`."""
    by_name: dict[str, list[int]] = {}
    for card in sorted(cards):
        by_name.setdefault(deck[card].id, []).append(card)
    dealt: list[list[int]] = []
    for pile in piles:
        dealt.append([])
        for name in pile:
            if name and not by_name.get(name):
                raise Contradiction(name)
            dealt[-1].append(by_name[name].pop() if name else NOBODY)
    if sum(map(len, piles)) != len(cards):
        raise Contradiction("more cards, or fewer")
    rest = [card for left in by_name.values() for card in left]
    order = [rest[index] for index in belief.chance.order("bot", len(rest))]
    for some in dealt:
        for index, card in enumerate(some):
            if card == NOBODY:
                some[index] = order.pop()
    return dealt


def _settle_gear(belief: Belief, position: Colditz) -> None:
    view, gear = belief.view, belief.gear
    if view.equipment is not None and view.seat is not None:
        gear[view.seat] = list(view.equipment)
    else:
        _lead_astray(belief)
    if view.rules.players.equipment_stacks_face_up:
        believed, seen = (list(map(sum, zip(*all_, strict=True))) for all_ in (gear, position.equipment))
        if believed != seen:
            raise Contradiction("more Equipment, or less")
    position.equipment = [list(held) for held in gear]
    fill_stacks(view, position)


def _lead_astray(belief: Belief) -> None:
    """Allow for secret barter.

    Some Equipment is moved at random from where it was last seen, and more where the view shows that it
    moved.
    """
    gear, teams = belief.gear, range(belief.view.officers)
    sees = belief.view.equipped
    may = [team for team in teams if sees[team] is not False]
    for team in teams:
        for card in range(TYPES):
            for _ in range(gear[team][card]):
                others = [other for other in may if other != team]
                if others and (team not in may or not belief.lot(ASTRAY)):
                    gear[team][card] -= 1
                    gear[others[belief.lot(len(others))]][card] += 1
    for team in may:
        if sees[team] and not any(gear[team]):
            found = [(o, c) for o in may for c in range(TYPES) if gear[o][c] and sum(gear[o]) > 1]
            if found:
                other, card = found[belief.lot(len(found))]
                gear[other][card] -= 1
                gear[team][card] += 1


def _settle_dod(belief: Belief, position: Colditz) -> None:
    """Put cards that were turned up into the pile, not before a player."""
    for team, card in enumerate(position.dod_dealt):
        if card in belief.turned_up:
            pile = position.dod_deck
            index = next((i for i, other in enumerate(pile) if other not in belief.turned_up), NOBODY)
            if index != NOBODY:
                position.dod_dealt[team], pile[index] = pile[index], card
