"""The games as arrays and numbers: words both ways, observations that tell no secret, rewards by places."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from goneaway.colditz import Colditz
from goneaway.env.colditz import BOARD, FAR
from goneaway.env.listing import Listing
from goneaway.env.match import ASIDE, Match
from goneaway.env.rewards import by_places
from goneaway.env.setting import Setting, parts_of
from goneaway.env.words import UnknownWord
from goneaway.kernel import Outcome, RulesError, Stream

from . import spelling

each_game = pytest.mark.parametrize(("name", "edition"), spelling.GAMES)


def setting(name: str, edition: str, players: int = 3, **more: Any) -> Setting:
    return Setting(name, players, {"edition": edition} if edition else {}, **more)


def played(table: Setting, seed: int, words: int) -> Match:
    """A match after so many words drawn by lot."""
    match, lots = Match(table, table.encoder(), seed), random.Random(seed)
    for _ in range(words):
        if match.seat is not None:
            match.say(lots.choice(match.choosing.options))
    return match


# Words


@each_game
def test_text_and_numbers_are_inverse(name: str, edition: str) -> None:
    counts: Counter[str] = Counter()
    spelling.play(name, edition, 3 if name == "sectionx" else 8, counts)
    assert counts["played"] > 50
    assert counts["actions"] > 500
    assert edition != "gibson" or counts["asides"] > 0


def test_the_vocabulary_is_as_small_as_said() -> None:
    assert len(setting("sectionx", "").encoder().lexicon) == 176
    assert len(setting("colditz", "gibson", 6).encoder().lexicon) == 1367


def test_a_man_and_a_cell_that_are_written_alike_are_told_apart() -> None:
    lexicon = setting("sectionx", "").encoder().lexicon
    said = lexicon.numbers("step B1 B1#2 zone:E")
    assert [lexicon.words[number] for number in said] == ["step", "man B1", "cell B1", "#2", "zone:E"]
    assert lexicon.read(said) == "step B1 B1#2 zone:E"


def test_numbers_above_nine_are_spelled_in_digits() -> None:
    lexicon = setting("colditz", "gibson").encoder().lexicon
    said = lexicon.numbers("accept 107")
    assert [lexicon.words[number] for number in said] == ["accept", "1", "~0", "~7"]
    assert lexicon.read(said) == "accept 107"


@pytest.mark.parametrize(
    "text", ["step b1 yard-9999", "talk to me", "", "move b1 yard-1 yard-2", "step q1 yard-1"]
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(UnknownWord):
        setting("colditz", "gibson").encoder().lexicon.numbers(text)


def test_numbers_that_are_no_words_are_refused() -> None:
    lexicon = setting("sectionx", "").encoder().lexicon
    for number in (-1, len(lexicon), True):
        with pytest.raises(ValueError, match="no token has the number"):
            lexicon.read([number])


def test_what_cannot_follow_is_refused_and_changes_nothing() -> None:
    match = played(setting("colditz", "gibson"), 1, 40)
    digest, options = match.position.digest(), list(match.choosing.options)
    wrong = next(word for word in range(len(match.encoder.lexicon)) if word not in options)
    with pytest.raises(ValueError, match="illegal action"):
        match.say(wrong)
    with pytest.raises(ValueError, match="illegal action number 99999"):
        match.say(99999)
    assert (match.position.digest(), match.choosing.options) == (digest, options)


@each_game
def test_both_encodings_offer_the_same(name: str, edition: str) -> None:
    match, lots = Match(setting(name, edition), setting(name, edition).encoder(), 5), random.Random(5)
    lexicon = match.encoder.lexicon
    seen = set()
    for _ in range(120 if edition else 30):
        assert match.seat is not None
        listing = Listing(match, 100_000)
        seen.add(match.asked)
        rows = listing.rows(len(listing.actions))
        listed = {tuple(row[row > 0] - 1) for row in rows}
        begun = tuple(match.choosing.said)
        assert listing.left_off == 0
        assert {words[: len(begun)] for words in listed if words != (lexicon.silence,)} <= {begun}
        following = {(*words, lexicon.end)[len(begun)] for words in listed}
        assert following == set(match.choosing.options)
        while True:
            before = match.choosing
            match.say(lots.choice(match.choosing.options))
            if match.choosing is not before:
                break
    assert edition != "gibson" or ASIDE in seen


# Observations


def alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """The parts in which two observations differ."""
    return [name for name in one if not np.array_equal(one[name], other[name])]


HOUSE_RULES = (
    ("colditz", "gibson", {"equipment_visibility": "hidden"}),
    ("colditz", "gibson", {"equipment_visibility": "public"}),
    ("sectionx", "", {"variant": "expert"}),
)


@pytest.mark.parametrize(
    ("name", "edition", "rules"), [*((*game, {}) for game in spelling.GAMES), *HOUSE_RULES], ids=str
)
def test_nothing_hidden_is_in_an_observation(name: str, edition: str, rules: dict[str, Any]) -> None:
    """Deal anew all that a seat cannot see: what it sees is the same, for every seat."""
    table = Setting(name, 4, ({"edition": edition} if edition else {}) | rules)
    match, lots = Match(table, table.encoder(), f"hidden {edition} {rules}"), random.Random(3)
    changed = 0
    for step in range(300):
        if match.seat is None:
            break
        if step % 10 == 0:
            for seat in range(len(match.game.seats)):
                view = match.position.view(seat)
                other = match.game.determinize(view, Stream.from_seed(step, quiet=True))
                changed += other.digest() != match.position.digest()
                assert alike(match.encoder.encode(view), match.encoder.encode(other.view(seat))) == []
        match.say(lots.choice(match.choosing.options))
    assert changed > 20, "something was hidden"


@each_game
def test_observations_are_as_declared(name: str, edition: str) -> None:
    table = setting(name, edition, history=5)
    match = played(table, 2, 150)
    parts = parts_of(table, match.encoder)
    for seat in range(len(match.game.seats)):
        seen = match.observe(seat)
        assert set(seen) == set(parts)
        for part, array in seen.items():
            assert array.shape == parts[part].shape
            assert array.dtype == np.dtype(parts[part].kind)
            assert array.min() >= parts[part].low
            assert array.max() <= parts[part].high
        assert match.mask(seat).sum() == (len(match.choosing.options) if seat == match.seat else 0)
        again = match.observe(seat)
        assert alike(seen, again) == []
        assert not any(np.shares_memory(seen[part], again[part]) for part in seen)
    assert len(set(match.encoder.facts)) == len(match.encoder.facts) == parts["facts"].shape[0]
    assert len(match.encoder.columns["board"]) == parts["board"].shape[1]
    assert len(match.encoder.columns["pieces"]) == parts["pieces"].shape[1]


def test_rows_of_the_castle_say_who_is_where() -> None:
    match = played(setting("colditz", "gibson"), 4, 250)
    position = match.position
    assert isinstance(position, Colditz)
    board = match.observe(0)["board"]
    column = {name: board[:, place] for place, name in enumerate(BOARD)}
    for pawn, place in enumerate(position.at):
        if 0 <= place < position.ground.size:
            if pawn < 40:
                assert (column["man"][place], column["number"][place]) == (pawn // 8 + 1, pawn % 8 + 1)
            else:
                assert column["guard"][place] == pawn - 39
    own = [place for place in position.at[:8] if place >= 0]
    assert all(column["reach"][place] == 0 for place in own)
    one = own[0]
    assert all(column["reach"][near] <= 1 for near in position.ground.near[one])
    assert column["reach"].max() == FAR, "no way leads into a cell"
    assert list(column["light"]) == [int(lit) for lit in position.ground.lit]


def test_the_history_is_of_public_events() -> None:
    match = played(setting("colditz", "gibson", history=6), 4, 300)
    alphabet = match.encoder.alphabet
    rows = [match.observe(seat)["history"] for seat in range(len(match.game.seats))]
    assert all(np.array_equal(rows[0], row) for row in rows)
    kinds = [alphabet.words[row[0] - 1] for row in rows[0]]
    assert len(kinds) == 6
    assert "chance" not in kinds
    assert "history" not in played(setting("colditz", "gibson", history=0), 4, 10).observe(0)


def test_a_letter_for_everything() -> None:
    alphabet = setting("colditz", "gibson").encoder().alphabet
    row = alphabet.row("thrown", ["british", [3, -1], True, None, "", "no such word", 99999])
    assert len(set(row)) == 8 - 1 + 1  # nothing and an empty word are the same letter
    assert max(row) < alphabet.size


# Rewards


def test_places_are_rewarded_evenly_and_shared_places_alike() -> None:
    def worth(*places: tuple[int, ...]) -> list[float]:
        return by_places(Outcome("end", "1", places), sum(map(len, places)))

    assert worth((2,), (0,), (1,)) == [0.0, -1.0, 1.0]
    assert worth((3,), (0, 1, 2)) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert worth((0, 1), (2, 3)) == pytest.approx([2 / 3, 2 / 3, -2 / 3, -2 / 3])
    assert worth((0, 1, 2)) == pytest.approx([0, 0, 0])


def test_rewards_come_at_the_end_unless_shaped() -> None:
    table = setting("sectionx", "", 2)
    match, lots = Match(table, table.encoder(), 1), random.Random(1)
    while match.seat is not None:
        assert match.rewards() == [0.0, 0.0]
        match.say(lots.choice(match.choosing.options))
    given = match.rewards()
    assert sum(given) == 0
    assert match.position.outcome is not None
    assert max(given) == given[match.position.outcome.winners[0]]


def test_shaping_adds_what_a_moment_became_worth() -> None:
    table = setting("sectionx", "", 2, bots={1: "simple"}, shaping={"escaped": 0.5, "buried": 0.25})
    match, lots = Match(table, table.encoder(), 3), random.Random(3)
    total = np.zeros(2)
    while match.seat is not None:
        match.say(lots.choice(match.choosing.options))
        total += match.rewards()
    assert match.position.outcome is not None
    plain = by_places(match.position.outcome, 2)
    view: Any = match.position.view(None)
    worth = [0.5 * view.escaped(seat) - 0.25 * (8 - view.alive(seat)) for seat in (0, 1)]
    assert any(worth)
    assert total == pytest.approx(np.add(plain, worth))


# Tables


def test_bots_take_seats_and_speak() -> None:
    table = setting("colditz", "gibson", 4, bots={1: "simple", 2: "recruit", 3: "random"})
    match, lots = Match(table, table.encoder(), 9), random.Random(9)
    while match.seat is not None:
        assert match.seat == 0
        match.say(lots.choice(match.choosing.options))
    assert match.position.outcome is not None


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (played(setting("colditz", "osprey"), 3, 200) for _ in range(2))
    assert one.position.digest() == other.position.digest()
    assert one.position.digest() != played(setting("colditz", "osprey"), 4, 200).position.digest()


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    match, lots = (
        Match(setting("colditz", "gibson"), setting("colditz", "gibson").encoder(), 2),
        random.Random(2),
    )
    while match.seat is not None:
        assert len(match.choosing.options) > 1
        match.say(lots.choice(match.choosing.options))
    with pytest.raises(ValueError, match="the game is over"):
        match.say(0)


def test_a_decision_is_not_passed_over_in_silence() -> None:
    match = Match(setting("sectionx", ""), setting("sectionx", "").encoder(), 2)
    with pytest.raises(ValueError, match="a decision is asked for"):
        match.silence()


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"game": "chess"}, "unknown game 'chess'; known: colditz, sectionx"),
        ({"history": -1}, "from 0 to 1000, not -1"),
        ({"history": True}, "from 0 to 1000, not True"),
        ({"bots": {9: "simple"}}, "unknown seat 9 for bot 'simple'; the seats are 0 to 2"),
        ({"bots": {"0": "simple"}}, "unknown seat '0'"),
        ({"bots": dict.fromkeys(range(3), "random")}, "leave at least one"),
        ({"shaping": {"luck": 1}}, "unknown shaping 'luck' in colditz; known: escapes, jailed"),
        ({"shaping": {"escapes": "much"}}, "must be a number, not 'much'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Setting(**{"game": "colditz", "players": 3, **wish})


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(RulesError):
        Setting("colditz", 3, {"edition": "nobody"})
    with pytest.raises(RulesError):
        Setting("colditz", 17)
