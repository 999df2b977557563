"""Asides: found as far as somebody looks, and never for a position that has moved on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from goneaway.colditz import Colditz
from goneaway.colditz.cards import barter
from goneaway.colditz.table.table import Table
from goneaway.colditz.words.actions import Say, say
from goneaway.kernel import Action, Asides, StaleLegal
from goneaway.lab.simulate import Plan, play_one

from .colditz.playing import new_game, play_through


def listing(looks: Counter[str], *actions: str) -> Iterator[Action]:
    for text in actions:
        verb, *words = text.split()
        looks[verb] += 1
        yield say(verb, *words)


def test_only_what_is_looked_at_is_found() -> None:
    looks: Counter[str] = Counter()
    asides = Asides(
        (
            (("accept", "refuse"), lambda: listing(looks, "accept 1", "refuse 1")),
            (("offer",), lambda: listing(looks, *("offer dutch rope for nothing",) * 50)),
            (("meet", "ready"), lambda: listing(looks, "meet")),
        )
    )
    assert looks == {}
    assert asides
    assert looks == {"accept": 1}
    assert list(map(str, asides.besides("offer", "ready"))) == ["accept 1", "refuse 1", "meet"]
    assert looks["offer"] == 0
    assert [str(action) for action in asides.besides("offer", "meet", "refuse")] == ["accept 1"]
    assert len(asides) == 53
    assert asides[1] == say("refuse", 1)
    assert say("meet") in asides
    assert looks["offer"] == 50, "found once"
    assert not Asides(())


def test_what_was_not_found_in_time_is_stale() -> None:
    ply = 3
    asides = Asides(((("meet",), lambda: [say("meet")]), (("offer",), list)), lambda: ply)
    assert next(asides.besides("offer")) == say("meet")
    assert list(asides.besides("offer")) == [say("meet")]
    ply = 4
    assert list(asides.besides("offer")) == [say("meet")]  # found in time
    with pytest.raises(StaleLegal):
        len(asides)


@pytest.mark.parametrize("edition", ["gibson", "parker", "fuga3"])
def test_verbs_are_known_beforehand_and_asides_are_legal(edition: str) -> None:
    """No part holds a verb that it did not announce, and everything listed may be said."""
    seen: Counter[str] = Counter()

    def look(position: Colditz, chooser: object) -> None:
        if position.ply % 4:
            return
        for seat in range(position.officers + 1):
            asides = position.asides(seat)
            for verbs, find in asides.parts:
                for action in find():
                    assert action.verb in verbs
                    assert position.why_not(seat, action) is None
                    seen[action.verb] += 1

    play_through(new_game(4, edition, edition=edition), edition, look, asides=0.2)
    assert seen.total() > 20


def test_beside_somebody_elses_turn_no_offers_are_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[bool] = Counter()
    true = barter._offers

    def offers(position: Table, seat: int) -> Iterator[Say]:
        for action in true(position, seat):
            made[position.active == seat] += 1
            yield action

    asked: Counter[bool] = Counter()
    ask = Colditz.asides

    def asides(self: Colditz, seat: int) -> Asides:
        asked[self.active == seat] += 1
        return ask(self, seat)

    monkeypatch.setattr(barter, "_offers", offers)
    monkeypatch.setattr(Colditz, "asides", asides)
    play_one(Plan("colditz", 4, ("simple",) * 4, 1, "aside"), 0)
    assert made[True] > 100
    assert 0 < made[False] <= asked[False], "that there is one is enough"
