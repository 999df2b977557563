"""What a seat makes of the cards it cannot see: what it takes for certain is so, and nothing it guesses
contradicts what it was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from goneaway.bots import make_bot
from goneaway.bots.colditz.cards import memory as notes
from goneaway.bots.colditz.cards.belief import Belief
from goneaway.bots.colditz.cards.guesses import believe
from goneaway.bots.colditz.cards.memory import Memory, recall
from goneaway.bots.colditz.cards.settling import settle
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.places import EQUIPMENT
from goneaway.kernel import Action, Event, Game, Seal, Stream

from .rulesets import random_ruleset


class Table:
    """A game with a memory in every seat, officers who barter, and bots who play."""

    def __init__(
        self, players: int, rules: dict[str, Any], seed: object, bot: str = "veteran", talk: bool = True
    ) -> None:
        self.game: Game = COLDITZ.new(players, rules, seal=Seal.from_seed(seed))
        position = self.game.start()
        assert isinstance(position, Colditz)
        self.position = position
        self.talk = talk
        self.lots = Stream.from_seed(f"beliefs {seed}", quiet=True)
        seats = range(len(self.game.seats))
        self.bots = [make_bot(bot, self.game, Stream.from_seed(f"{seed} {s}", quiet=True)) for s in seats]
        self.memories = [Memory() for _ in seats]
        self.tell(0, position.prelude)

    def tell(self, number: int, events: Sequence[Event]) -> None:
        for seat, memory in enumerate(self.memories):
            memory.hear(number, [seen for event in events if (seen := event.seen_by(seat)) is not None])

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        events = self.position.apply(seat, action)
        self.tell(self.position.ply, events)
        return events

    def barter(self) -> None:
        """Now and then somebody says something beside the turn; an offer is taken if it can be."""
        if not self.talk or self.lots.pick("talk", 3):
            return
        seat = self.lots.pick("talk", len(self.game.seats))
        asides = list(self.position.asides(seat))
        asides = [one for one in asides if str(one).startswith("accept")] or asides
        if asides:
            self.do(seat, asides[self.lots.pick("talk", len(asides))])

    def play(self, until: int = 1500) -> Iterator[tuple[int, Action, tuple[Event, ...]]]:
        while self.position.ply < until:
            self.barter()
            seat = self.position.actor
            if seat is None:
                return
            action = self.bots[seat].choose(self.view(seat), self.position.legal())
            yield seat, action, self.do(seat, action)

    def view(self, seat: int) -> Seen:
        view = self.position.view(seat)
        assert isinstance(view, Seen)
        return view

    def belief(self, seat: int) -> Belief:
        belief = Belief(self.view(seat), self.lots)
        recall(belief, self.memories[seat])
        return belief

    def sample(self, seat: int) -> Colditz:
        return believe(self.game, self.memories[seat], self.view(seat), self.lots)

    def hand(self, seat: int) -> Counter[str]:
        position = self.position
        if seat == position.officers:
            return Counter(position.security[card].id for card in position.security_hand)
        return Counter(position.opportunity[card].id for card in position.hands[seat])

    def piles(self) -> list[list[str]]:
        position = self.position
        return [
            [position.opportunity[card].id for card in position.deck],
            [position.security[card].id for card in position.security_deck],
        ]


def check(table: Table) -> int:
    """Of every seat: what it is sure of is so, and what it guesses fits what it sees. How many hidden cards
    officers know by name."""
    position, known = table.position, 0
    for seat in range(len(table.game.seats)):
        officer = seat < position.officers
        view, belief = table.view(seat), table.belief(seat)
        if belief.sure and officer:
            assert not belief.surprises
            assert belief.gear == [list(held) for held in position.equipment]
            for mine, true in zip(belief.decks, table.piles(), strict=True):
                assert len(mine) == len(true)
                assert all(name in ("", there) for name, there in zip(mine, true, strict=True))
                known += sum(map(bool, mine))
            for other, hand in enumerate(belief.hands):
                named = Counter(name for name in hand if name)
                assert len(hand) == sum(table.hand(other).values())
                assert not named - table.hand(other)
                known += sum(named.values()) if other != seat else 0
        # Nothing is given up as a contradiction, however Security was deceived.
        settle(belief, position.copy())
        twin = table.sample(seat)
        assert twin.view(seat).to_json() == view.to_json()
        every = [*twin.deck, *twin.aside, *(card for hand in twin.hands for card in hand)]
        every += [card for card in twin.tunnel_card if card >= 0]
        assert sorted(every) == list(range(len(twin.opportunity)))
        every = [*twin.security_deck, *twin.security_hand, *twin.ledger.laid]
        every += [card for card in twin.detected if card >= 0]
        assert sorted(every) == list(range(len(twin.security)))
    return known


@pytest.mark.parametrize("edition", edition_names())
def test_what_an_officer_is_sure_of_is_so(edition: str) -> None:
    known = 0
    for players, bot in ((4, "veteran"), (3, "random"), (6, "random")):
        table = Table(players, {"edition": edition}, f"sure {edition} {players}", bot)
        for number, _ in enumerate(table.play()):
            if number % 40 == 0:
                known += check(table)
    assert known > 500


@pytest.mark.parametrize("seed", range(24))
def test_under_any_rules_a_guess_fits(seed: int) -> None:
    """Discards anywhere in the deck, looks at two cards, parts set aside, teams that are out of the game."""
    players, rules = random_ruleset(f"beliefs {seed}")
    table = Table(players, rules, f"any {seed}", "veteran" if seed % 2 else "random")
    for number, _ in enumerate(table.play(1000)):
        if number % 40 == 0:
            check(table)


def test_a_card_that_was_played_is_not_held_until_the_deck_has_gone_round() -> None:
    """Security has 14 cards. Whoever has seen one go under the deck need not fear it before all above are
    drawn; afterwards he must. Who has not listened fears it all the time."""
    table = Table(4, {"edition": "gibson"}, "round")
    under: dict[str, int] = {}
    feared = 0
    for _, _, events in table.play():
        for event in events:
            about = event.parameters
            if about.get("seat") != "security":
                continue
            if event.kind == "drawn":
                under = {name: above - 1 for name, above in under.items() if above}
            elif event.kind in ("played", "discarded") and about["card"].startswith("search"):
                under[about["card"]] = len(table.position.security_deck)
        if under and table.position.ply % 20 == 0 and table.position.frames[-1].kind == "officer":
            view = table.view(0)
            for _ in range(5):
                twin = table.sample(0)
                assert not under.keys() & {twin.security[card].id for card in twin.security_hand}
                plain = table.game.determinize(view, table.lots)
                assert isinstance(plain, Colditz)
                feared += bool(under.keys() & {plain.security[card].id for card in plain.security_hand})
    assert feared > 5


def test_security_knows_who_took_which_equipment_unless_it_was_bartered() -> None:
    """Claims, bribes, payments and losses are seen by everybody: most samples have them right, a few leave
    room for a swap behind his back."""
    table = Table(4, {"edition": "gibson"}, "gear", talk=False)
    right = wrong = 0
    for _, _, _ in table.play():
        held = [sum(some) for some in table.position.equipment]
        if table.position.ply % 60 == 0 and sum(held) > 3 and sum(map(bool, held)) > 1:
            assert table.belief(3).gear == table.position.equipment
            for _ in range(10):
                same = table.sample(3).equipment == table.position.equipment
                right, wrong = right + same, wrong + (not same)
    assert right > 2 * wrong > 0


def test_who_pays_with_what_he_never_took_was_given_it() -> None:
    """A secret swap: Security learns of it when the rope hangs from the wall, and not before."""
    table = Table(4, {"edition": "gibson"}, "swap")
    next(table.play())
    belief = table.belief(3)
    belief.gear = [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    notes._loses_gear(belief, {"team": "officer-2", "card": EQUIPMENT[0], "number": 1})
    assert belief.gear == [[0, 0, 0, 0]] * 3
    assert belief.surprises == 1


def test_what_is_taken_back_was_never_told() -> None:
    """A number that comes again takes back what came with it and after it."""
    table = Table(4, {"edition": "gibson"}, "back")
    for _ in table.play(200):
        pass
    then, memory = table.view(0), table.memories[0]
    before = [(number, event) for number, event in memory.heard if number <= then.ply]
    for _ in table.play(300):
        pass
    assert len(memory.heard) > len(before)
    # Time goes back: the memory knows too much, and leaves that out.
    assert memory.whole(then)
    belief = Belief(then, table.lots)
    recall(belief, memory)
    assert [len(hand) for hand in belief.hands[:3]] == list(then.hand_sizes)
    memory.hear(then.ply + 1, [])
    assert memory.heard == before
    assert memory.whole(then)


def test_who_has_missed_something_goes_by_what_he_sees() -> None:
    table = Table(4, {"edition": "gibson"}, "missed")
    for _ in table.play(200):
        pass
    view, late = table.view(0), Memory()
    assert not late.whole(view)
    late.hear(view.ply, [])
    assert not late.whole(view)
    memory = table.memories[0]
    memory.hear(view.ply + 2, [])
    assert not memory.whole(view)
    assert table.sample(0).view(0).to_json() == view.to_json()
