"""Chance: uniform, reproducible, provable, and closed to planners."""

from __future__ import annotations

import hmac
import itertools
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import goneaway
from goneaway.kernel import Recorded, Seal, Stream
from goneaway.kernel.chance import MissingOutcome


def test_same_key_same_outcomes() -> None:
    one, other = Stream(b"key"), Stream(b"key")
    assert [one.pick("dice", 6) for _ in range(50)] == [other.pick("dice", 6) for _ in range(50)]
    assert one.order("shuffle", 54) == other.order("shuffle", 54)


def test_domains_count_for_themselves() -> None:
    one, other = Stream(b"key"), Stream(b"key")
    for _ in range(7):
        other.pick("bots", 100)
    assert [one.pick("dice", 6) for _ in range(20)] == [other.pick("dice", 6) for _ in range(20)]


def test_known_values_never_change() -> None:
    """A published game must be provable for ever: these numbers are part of the format."""
    stream = Seal(bytes(32), ("Blue's word", "Red's word")).stream()
    assert [stream.pick("dice", 6) for _ in range(12)] == KNOWN_DICE
    assert stream.order("shuffle", 8) == KNOWN_ORDER


KNOWN_DICE = [5, 3, 1, 3, 1, 0, 4, 4, 4, 3, 4, 2]
KNOWN_ORDER = [3, 0, 5, 1, 4, 6, 7, 2]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10])
def test_outcomes_are_uniform(sides: int) -> None:
    stream = Stream.from_seed(f"uniform {sides}")
    throws = 12_000
    counts = Counter(stream.pick("dice", sides) for _ in range(throws))
    expected = throws / sides
    squares = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    # Fixed seeds: this cannot flicker. 30 is beyond the 0.05 % point for nine degrees of freedom.
    assert squares < 30


def test_orders_are_uniform() -> None:
    stream = Stream.from_seed("orders")
    counts = Counter(tuple(stream.order("shuffle", 4)) for _ in range(9600))
    assert set(counts) == set(itertools.permutations(range(4)))
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 60


@given(st.integers(1, 2**63), st.binary(min_size=1, max_size=32))
def test_picks_stay_in_range(of: int, key: bytes) -> None:
    assert 0 <= Stream(key).pick("dice", of) < of


def test_nothing_to_pick_from() -> None:
    with pytest.raises(ValueError, match="cannot pick one of 0"):
        Stream(b"key").pick("dice", 0)


def test_every_contribution_changes_the_key() -> None:
    secret = bytes(range(32))
    keys = {
        Seal(secret, words).key() for words in [(), ("a",), ("b",), ("a", "b"), ("ab",), ("a", ""), ("", "a")]
    }
    assert len(keys) == 7


def test_the_commitment_binds_the_secret_and_hides_it() -> None:
    one, other = Seal(bytes(32)), Seal(bytes(31) + b"\1")
    assert one.commitment != other.commitment
    assert one.secret.hex() not in one.commitment
    assert Seal(bytes(32), ("late word",)).commitment == one.commitment  # published before anyone contributes


def test_a_recorded_stream_gives_back_what_was_drawn() -> None:
    stream = Stream(b"key")
    drawn = [stream.pick("lot", 4), stream.order("shuffle", 10), stream.pick("dice", 6)]
    outcomes = stream.collect()
    assert stream.collect() == []
    again = Recorded(outcomes)
    assert [again.pick("lot", 4), again.order("shuffle", 10), again.pick("dice", 6)] == drawn
    with pytest.raises(MissingOutcome):
        again.pick("dice", 6)


@pytest.mark.parametrize(
    "outcome", [("lot", 4, 4), ("lot", 4, -1), ("lot", 5, 1), ("dice", 4, 1), ("lot", 4, [1])]
)
def test_a_recorded_stream_refuses_what_does_not_fit(outcome: tuple[str, int, int | list[int]]) -> None:
    with pytest.raises(MissingOutcome):
        Recorded([outcome]).pick("lot", 4)


@pytest.mark.parametrize("order", [[0, 0, 1], [0, 1], [0, 1, 3], 2])
def test_a_recorded_order_must_be_one(order: int | list[int]) -> None:
    with pytest.raises(MissingOutcome):
        Recorded([("shuffle", 3, order)]).order("shuffle", 3)


def test_a_planner_does_not_see_the_true_future() -> None:
    """Copies draw from a fresh stream: their next shuffle is not the game's next shuffle."""
    game = goneaway.new_game("sectionx", players=2, seed=3)
    position = game.start()
    first, second = position.copy(), position.copy()
    true = game.start()
    futures = [tuple(chance.order("shuffle", 54)) for chance in (true.chance, first.chance, second.chance)]
    assert len(set(futures)) == 3


def test_copying_does_not_disturb_the_game() -> None:
    game = goneaway.new_game("sectionx", players=2, seed=3)
    one, other = game.start(), game.start()
    for _ in range(5):
        other.copy()
    assert one.chance.order("shuffle", 20) == other.chance.order("shuffle", 20)


def by_definition(key: bytes, domain: str, sizes: list[int]) -> list[int]:
    """What a stream must draw, word by word and without any of its short cuts."""
    words = (
        word
        for number in itertools.count()
        for word in struct.unpack(">4Q", hmac.digest(key, f"{domain}:{number}".encode(), "sha256"))
    )
    return [next(word for word in words if word < (1 << 64) - (1 << 64) % of) % of for of in sizes]


@given(
    st.binary(min_size=0, max_size=100),
    st.lists(st.one_of(st.integers(1, 60), st.integers(1 << 31, 1 << 64)), min_size=1, max_size=30),
)
def test_a_stream_is_plain_hmac(key: bytes, sizes: list[int]) -> None:
    """Anybody can recompute it from the key alone; of large numbers about every other word is thrown away."""
    stream = Stream(key)
    assert [stream.pick("dice", of) for of in sizes] == by_definition(key, "dice", sizes)


def test_a_word_too_high_is_thrown_away_for_small_numbers_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Stream(b"key")
    top = (1 << 64) - 1  # 2 to the 64th leaves 4 when divided by 6: the last four words are too high
    monkeypatch.setattr(stream, "_words", {"dice": [1, top, top - 3, top - 4]})
    assert [stream.pick("dice", 6), stream.pick("dice", 6)] == [5, 1]
