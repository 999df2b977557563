"""One possible distribution of the hidden cards of Escape from Colditz, consistent with what a seat knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....colditz.referee.view import Seen
from ....colditz.words.cards import Card
from ....colditz.words.places import NATIONS, NOBODY
from ....kernel import Chance

#: A card of which only the back has been seen.
FACE_DOWN = ""


class Contradiction(Exception):
    """The events contradict each other."""


class Belief:
    """One possible distribution of the hidden cards. The last card of a deck is the next to be drawn."""

    def __init__(self, view: Seen, chance: Chance) -> None:
        self.view = view
        self.chance = chance
        self.security = view.officers
        aside = [card.id for card in view.opportunity if card.kind == "kit-part"] if view.parts_aside else []
        #: By deck: the cards that have not been assigned to a place yet.
        self.nameless = [
            Counter(card.id for card in view.opportunity) - Counter(aside),
            Counter(card.id for card in view.security),
        ]
        self.decks = [[FACE_DOWN] * sum(names.values()) for names in self.nameless]
        #: By seat, Security last.
        self.hands: list[list[str]] = [[] for _ in range(view.officers + 1)]
        self.gear = [[0, 0, 0, 0] for _ in range(view.officers)]
        self.aside = aside
        #: Searches and Appels on the table until the end of Security's turn; cards beside a tunnel.
        self.laid: list[str] = []
        self.tunnel_cards: dict[str, str] = {}
        self.owners: dict[str, int] = {}
        self.detected: dict[str, str] = {}
        #: Do or Die cards that are in no team's possession, because they were turned up.
        self.turned_up: set[int] = set()
        self.turn = NOBODY
        #: False once anything was chosen at random; and how often an event contradicted the belief.
        self.sure = True
        self.surprises = 0

    def seat(self, name: Any) -> int:
        if name == "security":
            return self.security
        if name in NATIONS:
            return self.view.nations.index(NATIONS.index(name))
        return int(str(name).removeprefix("officer-")) - 1

    def deck(self, seat: int) -> int:
        return int(seat == self.security)

    def card(self, name: str) -> Card:
        return next(card for card in (*self.view.security, *self.view.opportunity) if card.id == name)

    def tunnel_card(self, tunnel: str) -> str:
        return next(card.id for card in self.view.opportunity if card.kind == "tunnel" and card.of == tunnel)

    def lot(self, of: int) -> int:
        if of < 2:
            return 0
        self.sure = False
        return self.chance.pick("bot", of)

    def bury(self, seat: int, name: str) -> None:
        """Put a card under its deck, or anywhere in it.

        Kit parts that are never in the deck are set aside.
        """
        if self.view.parts_aside and name != FACE_DOWN and self.card(name).kind == "kit-part":
            self.aside.append(name)
            return
        deck = self.decks[self.deck(seat)]
        low = self.view.rules.draw.discard_destination == "bottom"
        deck.insert(0 if low else self.lot(len(deck) + 1), name)

    def take(self, seat: int, name: str) -> None:
        """Take a card that is now seen from a hand."""
        self.shows(seat, name)
        self.hands[seat].remove(name)

    def use(self, seat: int, name: str) -> None:
        """Take a card from a hand and put it under its deck."""
        self.take(seat, name)
        self.bury(seat, name)

    def shows(self, seat: int, name: str, copies: int = 1) -> None:
        """Make sure that a hand holds `copies` of this card, in place of cards that were not seen."""
        hand = self.hands[seat]
        if hand.count(name) >= copies:
            return
        if not hand:
            # Another player must have given it away unseen by Security; perhaps one who is out of the game by
            # now.
            if seat == self.security:
                raise Contradiction(name)
            self.surprises += 1
            others = [other for other in self.hands[: self.security] if other]
            other = others[self.lot(len(others))] if others else self.decks[0]
            hand.append(other.pop(self.lot(len(other)) if others else 0))
        index = hand.index(FACE_DOWN) if FACE_DOWN in hand else self.lot(len(hand))
        hand[index] = self.call(self.deck(seat), hand[index], name)

    def call(self, deck: int, was: str, name: str) -> str:
        """Identify an unseen card; if the belief had that card elsewhere, swap the two."""
        names = self.nameless[deck]
        if names[name]:
            names[name] -= 1
            if was:
                self.surprises += 1
                names[was] += 1
            return name
        self.surprises += 1
        for pile in self.piles(deck):
            if name in pile:
                pile[pile.index(name)] = was
                return name
        raise Contradiction(name)

    def piles(self, deck: int) -> list[list[str]]:
        """Return the piles in which the belief may be wrong. The seat's own hand is certain."""
        seats = (self.security,) if deck else range(self.security)
        hands = [self.hands[seat] for seat in seats if seat != self.view.seat]
        return [self.decks[deck], *([] if deck else [self.aside]), *hands]

    def gives(self, seat: int, card: int) -> None:
        """Take a card of Equipment from a seat.

        If it was not seen to get one, another seat must have given it one.
        """
        holders = [seat]
        if not self.gear[seat][card]:
            self.surprises += 1
            holders = [team for team in range(self.view.officers) if self.gear[team][card]]
        if holders:
            self.gear[holders[self.lot(len(holders))]][card] -= 1
