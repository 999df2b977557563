"""What a seat makes of the cards it cannot see.

Everything that was told of cards is gone through once more, with a name for every card that was seen and none
for the others; where it could have gone one way or another lots are drawn. What has no name in the end is
dealt by lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...colditz.referee.position import Colditz
from ...colditz.referee.sampling import fill_stacks, named
from ...colditz.referee.view import Seen
from ...colditz.ways.moments import KINDS, lies_open
from ...colditz.words.cards import DO_OR_DIE, Card
from ...colditz.words.places import EQUIPMENT, LETTERS, NATIONS, NOBODY
from ...kernel import Chance, Event, Game, Stream

#: A card of which only the back was seen.
UNSEEN = ""

#: To Security one card of Equipment in so many is not where it was last seen: officers barter in secret.
ASTRAY = 25


class Memory:
    """What one seat was told of cards, and no other: what somebody else was told is none of its business."""

    def __init__(self) -> None:
        #: What happened, with the number of the action it came with.
        self.heard: list[tuple[int, Event]] = []
        #: The number that comes next, if nothing was missed; -1 once something was.
        self._next = 0

    def hear(self, number: int, events: Sequence[Event]) -> None:
        """Told as a bot is: a number that comes again takes back what was told from there on."""
        if number < self._next or not number:
            while self.heard and self.heard[-1][0] >= number:
                self.heard.pop()
            self._next = number
        self._next = number + 1 if number == self._next else NOBODY
        self.heard += [(number, event) for event in events if event.kind in _NOTES]

    def whole(self, view: Seen) -> bool:
        """Has it heard everything that led to what is seen now?"""
        return self._next > view.ply


def believe(game: Game, memory: Memory, view: Seen, chance: Chance) -> Colditz:
    """A position that fits what is seen, and what was told before."""
    position = game.determinize(view, chance)
    assert isinstance(position, Colditz)
    if not memory.whole(view):
        return position
    twin = position.copy()
    belief = Belief(view, chance)
    try:
        belief.recall(memory)
        belief.settle(twin)
    except Contradiction:
        return position
    finally:
        chance.collect()  # a guess is no outcome of the game
    return twin


def seen_gear(memory: Memory, view: Seen) -> list[list[int]]:
    """What every officer has, as far as it was seen; nothing, if too much was missed to tell."""
    if view.gear or not memory.whole(view):
        return [list(held) for held in view.gear]
    belief = Belief(view, Stream.from_seed("gear", quiet=True))
    try:
        belief.recall(memory)
    except Contradiction:
        return []
    return belief.gear


def holds(memory: Memory, view: Seen, kind: str) -> float:
    """The chance that Security holds a card of a kind, by what was seen of his cards: who remembers nothing
    only counts them."""
    kinds = {card.id: card.kind for card in view.security}
    hand = [UNSEEN] * view.security_hand_size
    unseen = Counter(card.id for card in view.security)
    if memory.whole(view):
        belief = Belief(view, Stream.from_seed("holds", quiet=True))
        try:
            belief.recall(memory)
            hand, unseen = belief.hands[belief.security], belief.nameless[1]
        except Contradiction:
            pass
    if any(name and kinds[name] == kind for name in hand):
        return 1.0
    of = sum(unseen.values())
    others = sum(number for name, number in unseen.items() if kinds[name] != kind)
    none = 1.0
    for drawn in range(min(hand.count(UNSEEN), of)):
        none *= max(0, others - drawn) / (of - drawn)
    return 1 - none


class Belief:
    """One way in which the cards may lie. The last card of a deck is the next to be drawn."""

    def __init__(self, view: Seen, chance: Chance) -> None:
        self.view = view
        self.chance = chance
        self.security = view.officers
        aside = [card.id for card in view.opportunity if card.kind == "kit-part"] if view.parts_aside else []
        #: Cards that have no name yet, of either deck: which there are.
        self.nameless = [
            Counter(card.id for card in view.opportunity) - Counter(aside),
            Counter(card.id for card in view.security),
        ]
        self.decks = [[UNSEEN] * sum(names.values()) for names in self.nameless]
        #: By seat, Security last.
        self.hands: list[list[str]] = [[] for _ in range(view.officers + 1)]
        self.gear = [[0, 0, 0, 0] for _ in range(view.officers)]
        self.aside = aside
        #: Searches and Appels on the table until Security's turn is over; cards that lie by a tunnel.
        self.laid: list[str] = []
        self.tunnel_cards: dict[str, str] = {}
        self.owners: dict[str, int] = {}
        self.detected: dict[str, str] = {}
        #: Do or Die cards that nobody has before him, for they were turned up.
        self.turned_up: set[int] = set()
        self.turn = NOBODY
        #: Were lots drawn for any of it? And how often did something happen that could not be?
        self.sure = True
        self.surprises = 0

    # Going through it once more

    def recall(self, memory: Memory) -> None:
        """Everything up to what is seen now: what was told since has been taken back."""
        for number, event in memory.heard:
            if number > self.view.ply:
                break
            _NOTES[event.kind](self, event.parameters)

    def seat(self, name: Any) -> int:
        if name == "security":
            return self.security
        if name in NATIONS:
            return self.view.nations.index(NATIONS.index(name))
        return int(str(name).removeprefix("officer-")) - 1

    def _drawn(self, told: Mapping[str, Any]) -> None:
        seat = self.seat(told["seat"])
        deck = self._deck(seat)
        card = self.decks[deck].pop()
        seen = told.get("card", UNSEEN)
        if seen and card != seen:
            card = self._call(deck, card, seen)
        self.hands[seat].append(card)

    def _awarded(self, told: Mapping[str, Any]) -> None:
        name = told.get("card", UNSEEN)
        if name not in self.aside:
            self.surprises += bool(name)
            name = self.aside[self._lot(len(self.aside))]
        self.aside.remove(name)
        self.hands[self.seat(told["seat"])].append(name)

    def _played(self, told: Mapping[str, Any]) -> None:
        seat, name = self.seat(told["seat"]), told["card"]
        kind = self._card(name).kind
        if kind == "detected":
            self._take(seat, name)
            self.detected[told["words"][0]] = name
        elif kind in KINDS and self.turn == seat and lies_open(self.view.rules, kind):
            self._take(seat, name)
            self.laid.append(name)
        else:
            self._use(seat, name)

    def _discarded(self, told: Mapping[str, Any]) -> None:
        seat, name = self.seat(told["seat"]), told["card"]
        if name in EQUIPMENT:
            self._gives(seat, EQUIPMENT.index(name))
        else:
            self._use(seat, name)

    def _combo(self, told: Mapping[str, Any]) -> None:
        tunnel = told["tunnel"]
        search = next(c.id for c in self.view.security if c.kind == "search" and c.of == tunnel)
        self._use(self.security, search)
        self.detected[tunnel] = next(c.id for c in self.view.security if c.kind == "detected")
        self._take(self.security, self.detected[tunnel])

    def _searched(self, told: Mapping[str, Any]) -> None:
        """A guard is in the room: where one is enough the card has served."""
        if self.view.rules.search.search_method == "one_guard_enters":
            for name in self.laid:
                if self._card(name).of == told["room"]:
                    self.laid.remove(name)
                    self._bury(self.security, name)
                    return

    def _undetected(self, told: Mapping[str, Any]) -> None:
        card = self.detected.pop(told["tunnel"], UNSEEN)
        if card:
            self._bury(self.security, card)

    def _begins(self, told: Mapping[str, Any]) -> None:
        self.turn = self.seat(told["seat"])

    def _ends(self, told: Mapping[str, Any]) -> None:
        self.turn = NOBODY
        if self.seat(told["seat"]) == self.security:
            for card in self.laid:
                self._bury(self.security, card)
            self.laid.clear()

    def _put_under(self, told: Mapping[str, Any]) -> None:
        """One of the two cards he looked at."""
        hand = self.hands[self.security]
        name = told.get("card", UNSEEN)
        if name:
            self._take(self.security, name)
        else:
            name = hand.pop(len(hand) - 2 + self._lot(2))
        self.decks[1].insert(0, name)

    def _claims_kit(self, told: Mapping[str, Any]) -> None:
        seat = self.seat(told["team"])
        for name in told["cards"]:
            self._use(seat, name)

    def _exchanged(self, told: Mapping[str, Any]) -> None:
        """For an Exchange card of that type: the plain one first, if he has it."""
        seat, kind = self.seat(told["team"]), told["card"]
        hand, name = self.hands[seat], f"exchange_{kind}"
        if name not in hand:
            names = sorted({c.id for c in self.view.opportunity if c.kind == "exchange" and c.of == kind})
            unseen = self.nameless[0] if UNSEEN in hand else Counter[str]()
            might = [one for one in names for _ in range(unseen[one] + hand.count(one))]
            name = might[self._lot(len(might))] if len(set(might)) > 1 else (might or names)[0]
        self._use(seat, name)
        self.gear[seat][EQUIPMENT.index(kind)] += 1

    def _car(self, told: Mapping[str, Any]) -> None:
        seat = self.view.nations.index(LETTERS.index(told["man"][0]))
        self._use(seat, next(card.id for card in self.view.opportunity if card.kind == "car"))

    def _tunnel_opened(self, told: Mapping[str, Any]) -> None:
        seat, tunnel = self.seat(told["team"]), told["tunnel"]
        name = self._tunnel_card(tunnel)
        where = self.view.rules.tunnels.tunnel_card_state
        if where == "in_hand":
            self._shows(seat, name)
            self.owners[tunnel] = seat
            return
        self._take(seat, name)
        if where == "displayed":
            self.tunnel_cards[tunnel] = name
        else:
            self._bury(seat, name)

    def _collapsed(self, told: Mapping[str, Any]) -> None:
        """Its card goes back, from the table or from the hand of whoever opened it."""
        tunnel = told["tunnel"]
        name = self.tunnel_cards.pop(tunnel, UNSEEN)
        owner = self.owners.pop(tunnel, NOBODY)
        if owner != NOBODY and self._tunnel_card(tunnel) in self.hands[owner]:
            name = self._tunnel_card(tunnel)
            self.hands[owner].remove(name)
        if name:
            self._bury(0, name)

    def _closed(self, told: Mapping[str, Any]) -> None:
        self._collapsed(told)
        self._undetected(told)

    def _eliminated(self, told: Mapping[str, Any]) -> None:
        seat = self.seat(told["team"])
        hand = self.hands[seat]
        while hand:
            self._bury(seat, hand.pop(self._lot(len(hand))))
        self.gear[seat] = [0, 0, 0, 0]

    def _traded(self, told: Mapping[str, Any]) -> None:
        giver, taker = self.seat(told["giver"]), self.seat(told["taker"])
        for one, other, names in ((giver, taker, told["give"]), (taker, giver, told["want"])):
            for name in names:
                if name in EQUIPMENT:
                    self._gives(one, EQUIPMENT.index(name))
                    self.gear[other][EQUIPMENT.index(name)] += 1
                else:
                    self._take(one, name)
                    self.hands[other].append(name)

    def _offered(self, told: Mapping[str, Any]) -> None:
        """Nobody can offer what he has not."""
        seat = self.seat(told["giver"])
        for name, number in Counter(told["give"]).items():
            if name not in EQUIPMENT:
                for copies in range(1, number + 1):
                    self._shows(seat, name, copies)

    # Equipment

    def _takes_gear(self, told: Mapping[str, Any]) -> None:
        seat = self.seat(told["team"])
        for name in told.get("cards", [told.get("card")]):
            self.gear[seat][EQUIPMENT.index(name)] += 1

    def _loses_gear(self, told: Mapping[str, Any]) -> None:
        for _ in range(told.get("number", 1)):
            self._gives(self.seat(told["team"]), EQUIPMENT.index(told["card"]))

    def _not_held(self, told: Mapping[str, Any]) -> None:
        seat, card = self.seat(told["team"]), EQUIPMENT.index(told["card"])
        while self.gear[seat][card]:
            self._gives(seat, card)
            others = [team for team in range(self.view.officers) if team != seat]
            self.gear[others[self._lot(len(others))]][card] += 1
            self.surprises += 1

    def _gives(self, seat: int, card: int) -> None:
        """A card of Equipment leaves him; if he was not seen to get one, somebody gave him his."""
        holders = [seat]
        if not self.gear[seat][card]:
            self.surprises += 1
            holders = [team for team in range(self.view.officers) if self.gear[team][card]]
        if holders:
            self.gear[holders[self._lot(len(holders))]][card] -= 1

    # Do or Die

    def _turned_up(self, told: Mapping[str, Any]) -> None:
        if told["throws"] in DO_OR_DIE:
            self.turned_up.add(DO_OR_DIE.index(told["throws"]))

    # Cards and names

    def _deck(self, seat: int) -> int:
        return int(seat == self.security)

    def _card(self, name: str) -> Card:
        return next(card for card in (*self.view.security, *self.view.opportunity) if card.id == name)

    def _tunnel_card(self, tunnel: str) -> str:
        return next(card.id for card in self.view.opportunity if card.kind == "tunnel" and card.of == tunnel)

    def _lot(self, of: int) -> int:
        if of < 2:
            return 0
        self.sure = False
        return self.chance.pick("bot", of)

    def _bury(self, seat: int, name: str) -> None:
        """Under its deck, or anywhere in it; Kit parts that are never in the deck go to the others."""
        if self.view.parts_aside and name != UNSEEN and self._card(name).kind == "kit-part":
            self.aside.append(name)
            return
        deck = self.decks[self._deck(seat)]
        low = self.view.rules.draw.discard_destination == "bottom"
        deck.insert(0 if low else self._lot(len(deck) + 1), name)

    def _take(self, seat: int, name: str) -> None:
        """A card that is seen now leaves a hand."""
        self._shows(seat, name)
        self.hands[seat].remove(name)

    def _use(self, seat: int, name: str) -> None:
        """And goes under its deck."""
        self._take(seat, name)
        self._bury(seat, name)

    def _shows(self, seat: int, name: str, copies: int = 1) -> None:
        """He has this card, or so many of them: what is known, or one of which only the back was."""
        hand = self.hands[seat]
        if hand.count(name) >= copies:
            return
        if not hand:
            # Somebody gave it to him, behind Security's back; perhaps one who is out of the game.
            if seat == self.security:
                raise Contradiction(name)
            self.surprises += 1
            others = [other for other in self.hands[: self.security] if other]
            other = others[self._lot(len(others))] if others else self.decks[0]
            hand.append(other.pop(self._lot(len(other)) if others else 0))
        index = hand.index(UNSEEN) if UNSEEN in hand else self._lot(len(hand))
        hand[index] = self._call(self._deck(seat), hand[index], name)

    def _call(self, deck: int, was: str, name: str) -> str:
        """A card turns out to be this one; if that was thought to be elsewhere, the two change places."""
        names = self.nameless[deck]
        if names[name]:
            names[name] -= 1
            if was:
                self.surprises += 1
                names[was] += 1
            return name
        self.surprises += 1
        for pile in self._piles(deck):
            if name in pile:
                pile[pile.index(name)] = was
                return name
        raise Contradiction(name)

    def _piles(self, deck: int) -> list[list[str]]:
        """Where a card may not be after all. One's own hand is beyond doubt."""
        seats = (self.security,) if deck else range(self.security)
        hands = [self.hands[seat] for seat in seats if seat != self.view.seat]
        return [self.decks[deck], *([] if deck else [self.aside]), *hands]

    # A position to match

    def settle(self, position: Colditz) -> None:
        """Deal what is hidden in a position as it is believed to lie."""
        view = self.view
        for team, name in named(view):
            self._shows(team, name)
        self._settle_opportunity(position)
        self._settle_security(position)
        if not view.gear:
            self._settle_gear(position)
        self._settle_dod(position)

    def _settle_opportunity(self, position: Colditz) -> None:
        view = self.view
        self._even_out()
        teams = [team for team in range(view.officers) if team != view.seat]
        cards = [*position.deck, *(card for team in teams for card in position.hands[team])]
        if view.parts_aside:
            cards += position.aside
        piles = [*(self.hands[team] for team in teams), self.decks[0], self.aside]
        dealt = self._dealt(piles, cards, view.opportunity)
        for team, hand in zip(teams, dealt, strict=False):
            position.hands[team] = hand
        position.deck = dealt[-2]
        if view.parts_aside:
            position.aside = tuple(dealt[-1])

    def _even_out(self) -> None:
        """Everybody sees how many cards somebody has: what one has too many another was given, and did not
        take out of the game with him."""
        sizes = self.view.hand_sizes
        hands = self.hands[: self.security]
        spare: list[str] = []
        for seat, hand in enumerate(hands):
            while len(hand) > sizes[seat]:
                self.surprises += 1
                spare.append(hand.pop(self._lot(len(hand))))
        for seat, hand in enumerate(hands):
            while len(hand) < sizes[seat]:
                hand.append(spare.pop() if spare else self.decks[0].pop(0))
        self.decks[0][:0] = spare

    def _settle_security(self, position: Colditz) -> None:
        deck, hand = self.decks[1], self.hands[self.security]
        if self.view.seat == self.security:
            (position.security_deck,) = self._dealt([deck], position.security_deck, self.view.security)
            return
        cards = [*position.security_deck, *position.security_hand]
        position.security_deck, position.security_hand = self._dealt([deck, hand], cards, self.view.security)

    def _dealt(
        self, piles: Sequence[Sequence[str]], cards: Sequence[int], deck: Sequence[Card]
    ) -> list[list[int]]:
        """Cards for names, and by lot where there are none."""
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
        order = [rest[index] for index in self.chance.order("bot", len(rest))]
        for some in dealt:
            for index, card in enumerate(some):
                if card == NOBODY:
                    some[index] = order.pop()
        return dealt

    def _settle_gear(self, position: Colditz) -> None:
        view, gear = self.view, self.gear
        if view.equipment is not None and view.seat is not None:
            gear[view.seat] = list(view.equipment)
        else:
            self._lead_astray()
        if view.rules.players.equipment_stacks_face_up:
            believed, seen = (list(map(sum, zip(*all_, strict=True))) for all_ in (gear, position.equipment))
            if believed != seen:
                raise Contradiction("more Equipment, or less")
        position.equipment = [list(held) for held in gear]
        fill_stacks(view, position)

    def _lead_astray(self) -> None:
        """Barter nobody tells of: some of it is where it was not seen to go, and some must be."""
        gear, teams = self.gear, range(self.view.officers)
        sees = self.view.equipped
        may = [team for team in teams if sees[team] is not False]
        for team in teams:
            for card in range(4):
                for _ in range(gear[team][card]):
                    others = [other for other in may if other != team]
                    if others and (team not in may or not self._lot(ASTRAY)):
                        gear[team][card] -= 1
                        gear[others[self._lot(len(others))]][card] += 1
        for team in may:
            if sees[team] and not any(gear[team]):
                found = [(o, c) for o in may for c in range(4) if gear[o][c] and sum(gear[o]) > 1]
                if found:
                    other, card = found[self._lot(len(found))]
                    gear[other][card] -= 1
                    gear[team][card] += 1

    def _settle_dod(self, position: Colditz) -> None:
        """What was turned up lies in the pile, not before anybody."""
        for team, card in enumerate(position.dod_dealt):
            if card in self.turned_up:
                pile = position.dod_deck
                index = next((i for i, other in enumerate(pile) if other not in self.turned_up), NOBODY)
                if index != NOBODY:
                    position.dod_dealt[team], pile[index] = pile[index], card


class Contradiction(Exception):
    """What was told cannot be."""


_NOTES: dict[str, Callable[[Belief, Mapping[str, Any]], None]] = {
    "awarded": Belief._awarded,
    "car-started": Belief._car,
    "claimed": Belief._takes_gear,
    "combo-played": Belief._combo,
    "confiscated": Belief._loses_gear,
    "detection-over": Belief._undetected,
    "discarded": Belief._discarded,
    "dod-revealed": Belief._turned_up,
    "drawn": Belief._drawn,
    "eliminated": Belief._eliminated,
    "equipment-taken": Belief._takes_gear,
    "exchanged": Belief._exchanged,
    "glider-launched": Belief._turned_up,
    "kept": Belief._takes_gear,
    "kit-claimed": Belief._claims_kit,
    "not-held": Belief._not_held,
    "offered": Belief._offered,
    "paid": Belief._loses_gear,
    "played": Belief._played,
    "put-under": Belief._put_under,
    "searched": Belief._searched,
    "traded": Belief._traded,
    "tunnel-closed": Belief._closed,
    "tunnel-collapsed": Belief._collapsed,
    "tunnel-opened": Belief._tunnel_opened,
    "turn-begun": Belief._begins,
    "turn-ended": Belief._ends,
}
