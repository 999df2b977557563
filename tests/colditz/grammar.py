"""Generate actions of Escape from Colditz from their grammar, legal or not.

To test that every legal action is listed, the actions tried must not come from the list. `sayings` generates
actions of every verb with words of the right kinds: all of them where there are few, otherwise a sample,
mostly of words that mean something in the position.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import prod

from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ways.edges import leads
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.cards import card_types
from goneaway.colditz.words.forms import FORMS
from goneaway.colditz.words.places import EQUIPMENT, GUARDS, NATIONS

#: Verbs that any seat may use outside its turn; listed by `asides`.
ASIDES = frozenset(("offer", "accept", "refuse", "counter", "withdraw", "exchange", "meet", "ready", "talk"))
#: Not listed: what officers say to each other, and every possible bargain.
UNLISTED = frozenset(("talk", "counter"))
#: Several steps in one action; only the steps are listed.
WHOLE = frozenset(("move",))


class Words:
    """The words of each kind in a position."""

    def __init__(self, position: Colditz, chooser: random.Random) -> None:
        self.position = position
        self.chooser = chooser
        ground = position.ground
        teams = range(position.officers)
        self.men = [position.pawn_name(pow) for team in teams for pow in position.team_pows(team)]
        self.guards = [f"g{number}" for number in range(1, GUARDS + 1)]
        below = [f"{ground.names[circle]}/tunnel" for row in ground.tunnel_circles for circle in row]
        held = {position.opportunity[card].id for hand in position.hands for card in hand}
        held |= {position.security[card].id for card in (*position.security_hand, *position.ledger.laid)}
        cards = [*sorted(held), *EQUIPMENT, "kit"]
        self.kinds: dict[str, Sequence[str]] = {
            "PAWN": [*self.men, *self.guards],
            "PRISONER": self.men,
            "GUARD": self.guards,
            "PLACE": [*ground.names, *below],
            "CIRCLE": ground.names,
            "EXIT": [ground.names[way] for way in ground.exits],
            "TYPE": EQUIPMENT,
            "CARD": [*cards, *chooser.sample(sorted(card_types()), 3)],
            "NAME": ground.tunnels,
            "NATION": NATIONS,
            "NUMBER": [str(number) for number in range(10)],
            "BLOCK": [block.name for block in ground.blocks],
            "WAY": ["timed"],
        }

    def beside(self, pawn: str) -> list[str]:
        """The places one step from a pawn, and a few others."""
        position, names = self.position, self.kinds["PLACE"]
        others = self.chooser.sample(names, 3)
        number = position.pawn(pawn)
        here = position.at[number] if number >= 0 else -1
        if here < 0:
            return others
        return [
            *others,
            *(position.place_name(to) for to in leads(position, here)),
            position.place_name(here),
        ]


def sayings(position: Colditz, chooser: random.Random, most: int = 60) -> Iterator[Say]:
    """Generate actions of every verb that is listed whole."""
    words = Words(position, chooser)
    for verb, form in FORMS.items():
        if verb in WHOLE or verb in UNLISTED:
            continue
        if verb == "step":
            yield from _sample(
                [[pawn, to] for pawn in words.kinds["PAWN"] for to in words.beside(pawn)],
                verb,
                chooser,
                6 * most,
            )
        elif verb == "play":
            yield from _plays(words, chooser, most)
        elif verb == "tunnel":
            yield from _tunnels(words, chooser, 3 * most)
        elif verb == "claim-kit":
            yield from _sample([[], *([card] for card in words.kinds["CARD"])], verb, chooser, most)
        elif verb == "release":
            yield from _sample(
                [[man, *way] for man in words.men for way in ([], ["timed"])], verb, chooser, most
            )
        elif verb == "attempt":
            yield from _product([words.men, words.kinds["EXIT"]], verb, chooser, most)
        elif verb == "offer":
            yield from _offers(words, chooser, most)
        else:
            yield from _product([words.kinds[slot] for slot in form.split()[1:]], verb, chooser, most)


def _sample(found: list[list[str]], verb: str, chooser: random.Random, most: int) -> Iterator[Say]:
    for said in found if len(found) <= most else chooser.sample(found, most):
        yield say(verb, *said)


def _product(slots: Sequence[Sequence[str]], verb: str, chooser: random.Random, most: int) -> Iterator[Say]:
    if prod(map(len, slots)) <= most:
        for said in product(*slots):
            yield say(verb, *said)
        return
    for _ in range(most):
        yield say(verb, *(chooser.choice(slot) for slot in slots))


def _plays(words: Words, chooser: random.Random, most: int) -> Iterator[Say]:
    """Play a card alone, with one word, with two pawns, or with a man and a circle."""
    ground = words.position.ground
    rooms = [ground.names[circle] for row in ground.room_circles for circle in row]
    names = [*words.men, *words.guards, *EQUIPMENT, *ground.tunnels, *NATIONS]
    for card in words.kinds["CARD"]:
        yield say("play", card)
        for word in names:
            yield say("play", card, word)
        pairs: list[tuple[Sequence[str], Sequence[str]]] = [
            (words.guards, words.guards),
            (words.guards, words.men),
            (words.men, words.men),
            (words.men, rooms),
            (EQUIPMENT, EQUIPMENT),
        ]
        for one, two in pairs:
            for _ in range(most // 6):
                yield say("play", card, chooser.choice(one), chooser.choice(two))


def _tunnels(words: Words, chooser: random.Random, most: int) -> Iterator[Say]:
    """A tunnel alone or with men: every pair of the actor's men, and some others."""
    position = words.position
    own = words.men
    if 0 <= position.active < position.officers:
        own = [position.pawn_name(pow) for pow in position.team_pows(position.active)]
    crew = max(2, position.rules.tunnels.tunnel_open_min)
    crews = [(), *((man,) for man in own), *permutations(own, 2)]
    crews += [tuple(chooser.sample(own, min(crew, len(own)))) for _ in range(most if crew > 2 else 0)]
    crews += [tuple(chooser.choices(words.men, k=crew)) for _ in range(5)]
    for name in words.kinds["NAME"]:
        for men in crews:
            yield say("tunnel", name, *men)


def _offers(words: Words, chooser: random.Random, most: int) -> Iterator[Say]:
    """Offers as they are listed: one card for a piece of Equipment of another kind, or for nothing."""
    for said in _product(
        [NATIONS, words.kinds["CARD"], ["for"], [*EQUIPMENT, "nothing"]], "offer", chooser, most
    ):
        if said.words[1] != said.words[3]:
            yield said


def wholes(position: Colditz, chooser: random.Random, most: int) -> Iterator[Say]:
    """Several steps or attempts in one action, starting next to a pawn or anywhere."""
    words = Words(position, chooser)
    movers = [pawn for pawn in words.kinds["PAWN"] if position.at[position.pawn(pawn)] >= 0]
    for _ in range(most if movers else 0):
        pawn = chooser.choice(movers)
        here, way = position.at[position.pawn(pawn)], list[str]()
        for _ in range(chooser.randint(2, 4)):
            here = chooser.choice(leads(position, here))
            way.append(position.place_name(here))
        yield say("move", pawn, *way)
    for _ in range(most // 2):
        pairs = [(chooser.choice(words.men), chooser.choice(words.kinds["EXIT"])) for _ in range(2)]
        yield say("attempt", *(word for pair in pairs for word in pair))


def spelled(action: Say) -> tuple[object, ...]:
    """The action, independent of the order in which men, guards or pieces of Equipment are named."""
    first, rest = action.words[:1], action.words[1:]
    if action.verb in ("claim", "tunnel", "play") and len({_rank(word) for word in rest}) == 1:
        rest = tuple(sorted(rest))
    return (action.verb, *first, *rest)


def _rank(word: str) -> str:
    if word in EQUIPMENT:
        return "equipment"
    if word[1:].isdigit():
        return "guard" if word[0] == "g" else "man"
    return word
