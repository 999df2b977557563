"""Sampling a full position from a view: the hands and decks the seat cannot see are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Chance, Stream
from ..custody.consent import Consent
from ..running.do_or_die import Dash
from ..running.glider import Flight
from ..words.cards import DO_OR_DIE
from ..words.places import EQUIPMENT, EQUIPMENT_CARDS, NOBODY
from .position import Colditz
from .view import Seen, share_facts


def determinize_blank(view: Seen) -> Colditz:
    """The public part of a position: what every player at the table can see."""
    decks = (view.opportunity, view.security)
    position = Colditz(
        view.rules, view.ground, decks, view.officers, Stream(b"blank", quiet=True), view.chapters
    )
    for pawn, place in enumerate(view.at):
        if pawn != view.bound:
            position.put(pawn, place)
    if view.bound >= 0:
        # A man may stand for a moment on the circle of another, who keeps it.
        position.put(view.bound, view.at[view.bound])
    share_facts(view, position)
    position.offers = list(view.offers)
    position.offer_count = view.offer_count
    position.stacks = list(view.stacks)
    return position


def determinize(view: Seen, chance: Chance) -> Colditz:
    """A random position consistent with the view: what the seat cannot know is sampled."""
    position = determinize_blank(view)
    position.chance = chance
    _deal_opportunity(view, position, chance)
    _deal_security(view, position, chance)
    shown = _turned_up(view)
    order = [card for card in chance.order("determinize", len(DO_OR_DIE)) if card not in shown]
    position.dod_deck, rest = order[: view.dod_deck_size], order[view.dod_deck_size :]
    position.dod_dealt = [rest.pop() if dealt else NOBODY for dealt in view.dod_dealt]
    _deal_equipment(view, position, chance)
    chance.collect()  # a planner's guess is not an outcome of the game
    return position


def _turned_up(view: Seen) -> set[int]:
    """The Do or Die cards known because they are lying open, for a run or flight that is under way."""
    out = set()
    for frame in view.frames:
        if isinstance(frame, (Flight, Dash)):
            out.add(frame.card)
    return out


def _shuffled(cards: Sequence[int], chance: Chance) -> list[int]:
    return [cards[index] for index in chance.order("determinize", len(cards))]


def _deal_opportunity(view: Seen, position: Colditz, chance: Chance) -> None:
    officer = view.seat is not None and view.seat < view.officers
    seen = {card for card in view.tunnel_card if card != NOBODY}
    if officer:
        seen.update(view.hand)
    hidden = _shuffled([card for card in range(len(view.opportunity)) if card not in seen], chance)
    if position.parts_aside:
        _deal_aside(view, position, hidden)
    promised: list[list[int]] = [[] for _ in range(view.officers)]
    for team, name in named(view):
        if team != view.seat and name not in (view.opportunity[c].id for c in promised[team]):
            card = next((c for c in hidden if view.opportunity[c].id == name), NOBODY)
            if card != NOBODY:
                hidden.remove(card)
                promised[team].append(card)
    if position.parts_aside:
        mine = len(view.hand) if officer else 0
        hidden = _parts_in_hands(view, hidden, sum(view.hand_sizes) - mine - sum(map(len, promised)), chance)
    for team, size in enumerate(view.hand_sizes):
        if officer and team == view.seat:
            position.hands[team] = list(view.hand)
        else:
            more = size - len(promised[team])
            position.hands[team], hidden = promised[team] + hidden[:more], hidden[more:]
    position.deck = hidden


def named(view: Seen) -> list[tuple[int, str]]:
    """Cards that an officer certainly holds: those he has offered, and those he is about to play."""
    out = [(offer.giver, name) for offer in view.offers for name in offer.give if name not in EQUIPMENT]
    for frame in view.frames:
        if isinstance(frame, Consent) and frame.purpose == "card":
            out.append((frame.asker, "release"))
    return out


def _deal_aside(view: Seen, position: Colditz, hidden: list[int]) -> None:
    """Deal the Kit parts set aside; a player who is about to take one of them sees which they are."""
    parts = [card for card in hidden if view.opportunity[card].kind == "kit-part"]
    position.aside = view.aside or tuple(sorted(parts[: view.aside_size]))
    for card in position.aside:
        hidden.remove(card)


def _parts_in_hands(view: Seen, hidden: list[int], slots: int, chance: Chance) -> list[int]:
    """Kit parts that are not set aside are in hands, because they are never in the deck."""
    parts = [card for card in hidden if view.opportunity[card].kind == "kit-part"]
    rest = [card for card in hidden if card not in parts]
    held = slots - len(parts)
    return _shuffled(parts + rest[:held], chance) + rest[held:]


def _deal_security(view: Seen, position: Colditz, chance: Chance) -> None:
    seen = {card for card in view.detected if card != NOBODY}
    seen.update(view.ledger.laid)
    mine = view.seat == view.officers
    if mine:
        seen.update(view.hand)
    hidden = _shuffled([card for card in range(len(view.security)) if card not in seen], chance)
    if mine:
        position.security_hand = list(view.hand)
    else:
        size = view.security_hand_size
        position.security_hand, hidden = hidden[:size], hidden[size:]
    position.security_deck = hidden


def _deal_equipment(view: Seen, position: Colditz, chance: Chance) -> None:
    """Deal the Equipment. Open stacks show how much is in hands altogether, but not who holds it."""
    used_up = view.ledger.used_up or (0, 0, 0, 0)
    if view.gear:
        position.equipment = [list(held) for held in view.gear]
        fill_stacks(view, position)
        return
    left = [
        total - there - gone for total, there, gone in zip(EQUIPMENT_CARDS, view.stacks, used_up, strict=True)
    ]
    held = [[0, 0, 0, 0] for _ in range(view.officers)]
    if view.equipment is not None:
        assert view.seat is not None
        held[view.seat] = list(view.equipment)
        left = [number - mine for number, mine in zip(left, view.equipment, strict=True)]
    others = [team for team in range(view.officers) if view.equipped[team] is not False and team != view.seat]
    for offer in view.offers:
        for name in offer.give:
            if offer.giver in others and name in EQUIPMENT:
                card = EQUIPMENT.index(name)
                if left[card] and not held[offer.giver][card]:
                    left[card] -= 1
                    held[offer.giver][card] += 1
    cards = _shuffled([card for card in range(4) for _ in range(left[card])], chance)
    for team in others:
        if not any(held[team]) and view.equipped[team]:
            held[team][cards.pop()] += 1
    face_up = view.rules.players.equipment_stacks_face_up
    for card in cards:
        # A face-down stack seen to hold more than one may hold any of the remaining cards.
        more = int(not face_up and view.stacks[card] > 1)
        if len(others) + more:
            taker = chance.pick("determinize", len(others) + more)
            if taker < len(others):
                held[others[taker]][card] += 1
    position.equipment = held
    fill_stacks(view, position)


def fill_stacks(view: Seen, position: Colditz) -> None:
    """Fill the face-down stacks with the cards that are nowhere else."""
    if view.rules.players.equipment_stacks_face_up:
        return
    used_up = view.ledger.used_up or (0, 0, 0, 0)
    position.stacks = [
        total - used_up[card] - sum(held[card] for held in position.equipment)
        for card, total in enumerate(EQUIPMENT_CARDS)
    ]
