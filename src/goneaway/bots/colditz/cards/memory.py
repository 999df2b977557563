"""The events about cards that a seat has learned of, and what follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....colditz.referee.view import Seen
from ....colditz.ways.moments import KINDS, lies_open
from ....colditz.words.cards import DO_OR_DIE
from ....colditz.words.places import EQUIPMENT, LETTERS, NOBODY
from ....kernel import Event
from .belief import FACE_DOWN, Belief


class Memory:
    """What this seat has learned about cards; private events of other seats are not in it."""

    def __init__(self) -> None:
        #: Events, each with the number of its action.
        self.heard: list[tuple[int, Event]] = []
        #: The next number, if nothing was missed; -1 once something was.
        self._next = 0

    def hear(self, number: int, events: Sequence[Event]) -> None:
        """Record the events of an action.

        A repeated number means an undo: everything from that number on is dropped.
        """
        if number < self._next or not number:
            while self.heard and self.heard[-1][0] >= number:
                self.heard.pop()
            self._next = number
        self._next = number + 1 if number == self._next else NOBODY
        self.heard += [(number, event) for event in events if event.kind in _NOTES]

    def whole(self, view: Seen) -> bool:
        """Return whether no event before this view was missed."""
        return self._next > view.ply


def recall(belief: Belief, memory: Memory) -> None:
    """Replay everything up to the present view; later events have been taken back."""
    for number, event in memory.heard:
        if number > belief.view.ply:
            break
        _NOTES[event.kind](belief, event.parameters)


def _drawn(belief: Belief, told: Mapping[str, Any]) -> None:
    seat = belief.seat(told["seat"])
    deck = belief.deck(seat)
    card = belief.decks[deck].pop()
    seen = told.get("card", FACE_DOWN)
    if seen and card != seen:
        card = belief.call(deck, card, seen)
    belief.hands[seat].append(card)


def _awarded(belief: Belief, told: Mapping[str, Any]) -> None:
    name = told.get("card", FACE_DOWN)
    if name not in belief.aside:
        belief.surprises += bool(name)
        name = belief.aside[belief.lot(len(belief.aside))]
    belief.aside.remove(name)
    belief.hands[belief.seat(told["seat"])].append(name)


def _played(belief: Belief, told: Mapping[str, Any]) -> None:
    seat, name = belief.seat(told["seat"]), told["card"]
    kind = belief.card(name).kind
    if kind == "detected":
        belief.take(seat, name)
        belief.detected[told["words"][0]] = name
    elif kind in KINDS and belief.turn == seat and lies_open(belief.view.rules, kind):
        belief.take(seat, name)
        belief.laid.append(name)
    else:
        belief.use(seat, name)


def _discarded(belief: Belief, told: Mapping[str, Any]) -> None:
    seat, name = belief.seat(told["seat"]), told["card"]
    if name in EQUIPMENT:
        belief.gives(seat, EQUIPMENT.index(name))
    else:
        belief.use(seat, name)


def _combo(belief: Belief, told: Mapping[str, Any]) -> None:
    tunnel = told["tunnel"]
    search = next(c.id for c in belief.view.security if c.kind == "search" and c.of == tunnel)
    belief.use(belief.security, search)
    belief.detected[tunnel] = next(c.id for c in belief.view.security if c.kind == "detected")
    belief.take(belief.security, belief.detected[tunnel])


def _searched(belief: Belief, told: Mapping[str, Any]) -> None:
    """A guard is in the room: where one guard is enough, the card has served."""
    if belief.view.rules.search.search_method == "one_guard_enters":
        for name in belief.laid:
            if belief.card(name).of == told["room"]:
                belief.laid.remove(name)
                belief.bury(belief.security, name)
                return


def _undetected(belief: Belief, told: Mapping[str, Any]) -> None:
    card = belief.detected.pop(told["tunnel"], FACE_DOWN)
    if card:
        belief.bury(belief.security, card)


def _begins(belief: Belief, told: Mapping[str, Any]) -> None:
    belief.turn = belief.seat(told["seat"])


def _ends(belief: Belief, told: Mapping[str, Any]) -> None:
    belief.turn = NOBODY
    if belief.seat(told["seat"]) == belief.security:
        for card in belief.laid:
            belief.bury(belief.security, card)
        belief.laid.clear()


def _put_under(belief: Belief, told: Mapping[str, Any]) -> None:
    """Put one of the two cards he looked at under the deck."""
    hand = belief.hands[belief.security]
    name = told.get("card", FACE_DOWN)
    if name:
        belief.take(belief.security, name)
    else:
        name = hand.pop(len(hand) - 2 + belief.lot(2))
    belief.decks[1].insert(0, name)


def _claims_kit(belief: Belief, told: Mapping[str, Any]) -> None:
    seat = belief.seat(told["team"])
    for name in told["cards"]:
        belief.use(seat, name)


def _exchanged(belief: Belief, told: Mapping[str, Any]) -> None:
    """Use an Exchange card of that type: the plain one first, if he has it."""
    seat, kind = belief.seat(told["team"]), told["card"]
    hand, name = belief.hands[seat], f"exchange_{kind}"
    if name not in hand:
        names = sorted({c.id for c in belief.view.opportunity if c.kind == "exchange" and c.of == kind})
        unseen = belief.nameless[0] if FACE_DOWN in hand else Counter[str]()
        might = [one for one in names for _ in range(unseen[one] + hand.count(one))]
        name = might[belief.lot(len(might))] if len(set(might)) > 1 else (might or names)[0]
    belief.use(seat, name)
    belief.gear[seat][EQUIPMENT.index(kind)] += 1


def _car(belief: Belief, told: Mapping[str, Any]) -> None:
    seat = belief.view.nations.index(LETTERS.index(told["man"][0]))
    belief.use(seat, next(card.id for card in belief.view.opportunity if card.kind == "car"))


def _tunnel_opened(belief: Belief, told: Mapping[str, Any]) -> None:
    seat, tunnel = belief.seat(told["team"]), told["tunnel"]
    name = belief.tunnel_card(tunnel)
    where = belief.view.rules.tunnels.tunnel_card_state
    if where == "in_hand":
        belief.shows(seat, name)
        belief.owners[tunnel] = seat
        return
    belief.take(seat, name)
    if where == "displayed":
        belief.tunnel_cards[tunnel] = name
    else:
        belief.bury(seat, name)


def _collapsed(belief: Belief, told: Mapping[str, Any]) -> None:
    """Return the tunnel's card from the table, or from the hand of the player who opened it."""
    tunnel = told["tunnel"]
    name = belief.tunnel_cards.pop(tunnel, FACE_DOWN)
    owner = belief.owners.pop(tunnel, NOBODY)
    if owner != NOBODY and belief.tunnel_card(tunnel) in belief.hands[owner]:
        name = belief.tunnel_card(tunnel)
        belief.hands[owner].remove(name)
    if name:
        belief.bury(0, name)


def _closed(belief: Belief, told: Mapping[str, Any]) -> None:
    _collapsed(belief, told)
    _undetected(belief, told)


def _eliminated(belief: Belief, told: Mapping[str, Any]) -> None:
    seat = belief.seat(told["team"])
    hand = belief.hands[seat]
    while hand:
        belief.bury(seat, hand.pop(belief.lot(len(hand))))
    belief.gear[seat] = [0, 0, 0, 0]


def _traded(belief: Belief, told: Mapping[str, Any]) -> None:
    giver, taker = belief.seat(told["giver"]), belief.seat(told["taker"])
    for one, other, names in ((giver, taker, told["give"]), (taker, giver, told["want"])):
        for name in names:
            if name in EQUIPMENT:
                belief.gives(one, EQUIPMENT.index(name))
                belief.gear[other][EQUIPMENT.index(name)] += 1
            else:
                belief.take(one, name)
                belief.hands[other].append(name)


def _offered(belief: Belief, told: Mapping[str, Any]) -> None:
    """An offer shows cards: players can offer only what they have."""
    seat = belief.seat(told["giver"])
    for name, number in Counter(told["give"]).items():
        if name not in EQUIPMENT:
            for copies in range(1, number + 1):
                belief.shows(seat, name, copies)


# Equipment


def _takes_gear(belief: Belief, told: Mapping[str, Any]) -> None:
    seat = belief.seat(told["team"])
    for name in told.get("cards", [told.get("card")]):
        belief.gear[seat][EQUIPMENT.index(name)] += 1


def _loses_gear(belief: Belief, told: Mapping[str, Any]) -> None:
    for _ in range(told.get("number", 1)):
        belief.gives(belief.seat(told["team"]), EQUIPMENT.index(told["card"]))


def _not_held(belief: Belief, told: Mapping[str, Any]) -> None:
    seat, card = belief.seat(told["team"]), EQUIPMENT.index(told["card"])
    while belief.gear[seat][card]:
        belief.gives(seat, card)
        others = [team for team in range(belief.view.officers) if team != seat]
        belief.gear[others[belief.lot(len(others))]][card] += 1
        belief.surprises += 1


# Do or Die


def _turned_up(belief: Belief, told: Mapping[str, Any]) -> None:
    if told["throws"] in DO_OR_DIE:
        belief.turned_up.add(DO_OR_DIE.index(told["throws"]))


_NOTES: dict[str, Callable[[Belief, Mapping[str, Any]], None]] = {
    "awarded": _awarded,
    "car-started": _car,
    "claimed": _takes_gear,
    "combo-played": _combo,
    "confiscated": _loses_gear,
    "detection-over": _undetected,
    "discarded": _discarded,
    "dod-revealed": _turned_up,
    "drawn": _drawn,
    "eliminated": _eliminated,
    "equipment-taken": _takes_gear,
    "exchanged": _exchanged,
    "glider-launched": _turned_up,
    "kept": _takes_gear,
    "kit-claimed": _claims_kit,
    "not-held": _not_held,
    "offered": _offered,
    "paid": _loses_gear,
    "played": _played,
    "put-under": _put_under,
    "searched": _searched,
    "traded": _traded,
    "tunnel-closed": _closed,
    "tunnel-collapsed": _collapsed,
    "tunnel-opened": _tunnel_opened,
    "turn-begun": _begins,
    "turn-ended": _ends,
}
