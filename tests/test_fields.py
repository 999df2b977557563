"""A state field is declared once: slots, copies, digests and views follow, and none forgets one."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import pytest

import goneaway
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.table.facts import Facts as CastleFacts
from goneaway.colditz.table.ledger import Ledger
from goneaway.colditz.table.offers import Offer as Swap
from goneaway.colditz.table.table import Hidden as CastleHidden
from goneaway.colditz.table.terms import Terms
from goneaway.kernel import Outcome, Position, Seal, Stream
from goneaway.kernel.fields import (
    CLOSING,
    GROUPED,
    SPREAD,
    UNTOLD,
    Before,
    Derived,
    Field,
    FieldError,
    Fixed,
    Found,
    Known,
    Numbers,
    Only,
    Owned,
    Public,
    Secret,
    Written,
    copier,
    declared,
    fields,
    teller,
)
from goneaway.kernel.position import Moment
from goneaway.sectionx.facts import Facts as IslandFacts
from goneaway.sectionx.table import Hidden as IslandHidden

#: Games: the class of what everybody sees, that of the rest, and tables at which every field is in use.
GAMES: dict[str, tuple[type, type, list[dict[str, Any]]]] = {
    "sectionx": (IslandFacts, IslandHidden, [{}, {"variant": "expert"}]),
    "colditz": (CastleFacts, CastleHidden, [{"edition": edition} for edition in edition_names()]),
}

#: What a position has besides its state: where chance leads, what it has just said and found.
PASSING = {"chance", "prelude", "strict", "_events", "_legal"}

each_game = pytest.mark.parametrize("game", GAMES)


@cache
def positions(game: str) -> list[Position]:
    """Moments of games played by lot."""
    out = []
    for number, rules in enumerate(GAMES[game][2]):
        seal = Seal.from_seed(f"fields {number}")
        position = goneaway.KINDS[game].new(3, rules, seal=seal).start()
        lot = random.Random(number)
        while position.actor is not None and position.ply < 500:
            if lot.random() < 0.05:
                out.append(position.copy())
            legal = position.legal()
            groups = [group for verb in legal.verbs for group in legal.groups_of(verb) if len(group)]
            chosen = [one for one in groups if one.verb == lot.choice(groups).verb] or groups
            position.apply(position.actor, lot.choice(lot.choice(chosen)))
        out.append(position)
    return out


def state_of(game: str) -> tuple[Field, ...]:
    shared, rest, _ = GAMES[game]
    return fields(shared, rest, Moment)


def hidden_of(game: str) -> list[Field]:
    return [field for field in state_of(game) if field.name in declared(GAMES[game][1])]


def mutable(value: Any) -> Iterator[int]:
    """The identities of everything in a value that could be changed."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from mutable(one)
    if isinstance(value, list | array | dict | set) or hasattr(value, "copy"):
        yield id(value)


def some(kind: Any) -> Any:
    """Any value of a type of which lists are made."""
    if get_origin(kind) is tuple:
        return tuple(some(one) for one in get_args(kind))
    return Swap(1, 0, 1, ("key",), ()) if kind is Swap else [] if get_origin(kind) is list else kind(7)


def changed(value: Any, kind: Any = None) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return Outcome("END", "clause", ((0,),)) if kind == Outcome | None else (7,)
        case Outcome():
            return None
        case array():
            return value[:-1]
        case list() | tuple() if value:
            if not isinstance(value[0], list | int):
                return value[:-1]
            return type(value)([changed(value[0], get_args(kind)[0]), *value[1:]])
        case list() | tuple():
            return type(value)([some(get_args(kind)[0])])
        case Ledger() | Terms():
            return replace(value, night=not value.night)
    raise AssertionError(f"no other {value!r}")


@each_game
def test_every_slot_is_declared(game: str) -> None:
    slots = {
        name
        for one in type(positions(game)[0]).__mro__
        if one.__module__.startswith("goneaway")
        for name in one.__dict__.get("__slots__", ())
    }
    assert slots - PASSING == {field.name for field in state_of(game)}
    assert "__dict__" not in dir(positions(game)[0]), "a field could be set without having been declared"


@each_game
def test_what_position_and_view_share_is_public_and_the_rest_is_not(game: str) -> None:
    shared = GAMES[game][0]
    assert {field.known for field in fields(shared, Moment)} == {Known.FIXED, Known.PUBLIC}
    assert not {field.known for field in hidden_of(game)} & {Known.FIXED, Known.PUBLIC}


@each_game
def test_a_copy_is_equal_and_shares_nothing_that_changes(game: str) -> None:
    for position in positions(game):
        twin = position.copy()
        assert twin.digest() == position.digest()
        for field in state_of(game):
            ours, copied = getattr(position, field.name), getattr(twin, field.name)
            if field.known in (Known.FIXED, Known.FOUND, Known.LENT):
                assert copied is ours, field.name
            else:
                assert copied == ours, field.name
                assert not set(mutable(ours)) & set(mutable(copied)), f"{field.name} is shared"


def test_what_copies_share_is_changed_by_none_of_them() -> None:
    lent = [field.name for field in state_of("colditz") if field.known is Known.LENT]
    moved = 0
    for moment in positions("colditz")[::3]:
        position = moment.copy()
        first, second = position.copy(), position.copy()
        before = {name: getattr(position, name)[:] for name in lent}
        for playing in (first, position, second.copy()):
            bot = RandomBot(Stream.from_seed("lent", quiet=True))
            for _ in range(25):
                if playing.actor is not None:
                    playing.apply(playing.actor, bot.choose(UNSEEN, playing.legal()))
            moved += any(getattr(playing, name) != before[name] for name in lent)
            assert {name: getattr(second, name) for name in lent} == before
    assert moved > 20


@each_game
def test_a_changed_field_changes_the_digest_unless_it_is_declared_not_to(game: str) -> None:
    changeable = {one for one in state_of(game) if one.known not in (Known.FIXED, Known.FOUND)}
    tried = set()
    for position in positions(game):
        digest = position.digest()
        for field in changeable:
            if field.name == "frames" and not position.frames:
                continue  # the game is over, and nothing is open
            tried.add(field)
            twin = position.copy()
            setattr(twin, field.name, changed(getattr(twin, field.name), field.type))
            told = field.told and (field.only is None or field.only.when(position))
            assert (twin.digest() != digest) is told, field.name
    assert tried == changeable


@each_game
def test_a_view_has_its_own_copy_of_every_public_field_and_no_secret_one(game: str) -> None:
    shared = GAMES[game][0]
    for position in positions(game)[::4]:
        for seat in (None, 0, 1):
            seen = vars(position.view(seat))
            for field in fields(shared, Moment):
                ours = getattr(position, field.name)
                assert seen[field.name] == ours, field.name
                if field.known is Known.PUBLIC:
                    assert not set(mutable(ours)) & set(mutable(seen[field.name])), f"{field.name} is shared"
            held = {one for field in hidden_of(game) for one in mutable(getattr(position, field.name))}
            handed = {one for value in seen.values() for one in mutable(value)}
            assert not held & handed, "what is hidden was handed out"
            unseen = (Known.SECRET, Known.DERIVED, Known.FOUND, Known.LENT)
            assert not {field.name for field in hidden_of(game) if field.known in unseen} & set(seen)


# The declarations themselves


class Notes:
    def __init__(self) -> None:
        self.met = 0

    def copy(self) -> Notes:
        twin = Notes()
        twin.met = self.met
        return twin

    def state(self) -> list[Any]:
        return [["met", self.met]] if self.met else []


@dataclass(frozen=True)
class Offer:
    give: str

    def state(self) -> list[str]:
        return [self.give]


class Open:
    rules: Fixed[dict[str, bool]]
    at: Public[Numbers]
    pairs: Public[list[tuple[int, int]]]
    round: Annotated[Public[int], GROUPED]
    way: Annotated[Public[tuple[int, ...] | None], GROUPED]
    kits: Public[int]
    ply: Annotated[Public[int], UNTOLD]
    goal: Annotated[Public[list[int]], Only("at-goal", lambda table: table.rules["late"])]
    ledger: Annotated[Public[Notes], SPREAD]


class Shut:
    hands: Annotated[Owned[list[list[int]]], Before("kits")]
    deck: Secret[list[int]]
    offers: Owned[list[Offer]]
    seats: Derived[list[int]]
    seen: Found[list[int]]


class Last:
    end: Annotated[Public[str], CLOSING, Written("{}", "{}.upper()")]


class Sample(Open, Shut, Last):
    def __init__(self, late: bool) -> None:
        self.rules = {"late": late}
        self.at = array("h", [1, 2])
        self.pairs = [(1, 2)]
        self.round = 3
        self.way = None
        self.kits = 4
        self.ply = 5
        self.goal = [6]
        self.ledger = Notes()
        self.hands = [[7], [8]]
        self.deck = [9]
        self.offers = [Offer("key")]
        self.seats = [0]
        self.seen = [1]
        self.end = "over"


def test_the_digest_follows_from_the_declarations() -> None:
    tell = teller(Open, Shut, Last)
    sample = Sample(late=False)
    common = [[1, 2], [[1, 2]], [3, []], [[7], [8]], [9], [["key"]], 4, "OVER"]
    assert tell(sample) == common
    sample = Sample(late=True)
    sample.way, sample.ledger.met = (1, 2), 2
    common[2] = [3, [1, 2]]
    assert tell(sample) == [*common, ["at-goal", [6]], ["met", 2]]


def test_a_copy_follows_from_the_types() -> None:
    sample = Sample(late=False)
    twin = Sample.__new__(Sample)
    copier(Open, Shut, Last)(sample, twin)
    assert set(vars(twin)) == set(declared(Open, Shut, Last))
    assert twin.rules is sample.rules
    assert twin.seen is sample.seen
    twin.hands[0].append(1)
    twin.at[0] = 8
    twin.ledger.met = 7
    twin.offers.clear()
    twin.seats.clear()
    assert (sample.hands, sample.at[0], sample.ledger.met) == ([[7], [8]], 1, 0)
    assert sample.offers
    assert sample.seats


class Unmarked:
    nobody_knows: list[int]


class Twice:
    both: Annotated[Public[int], Known.SECRET]


class Strange:
    how: Public[object]


class Astray:
    deck: Annotated[Secret[list[int]], Before("nothing")]


@pytest.mark.parametrize("wrong", [Unmarked, Twice, Strange, Astray])
def test_a_declaration_that_says_too_little_is_refused(wrong: type) -> None:
    with pytest.raises(FieldError):
        copier(wrong)


class Nothing:
    pass


def test_a_class_that_declares_nothing_is_no_declaration() -> None:
    with pytest.raises(FieldError):
        declared(Nothing)


def test_what_a_compiled_class_has_forgotten_is_read_from_its_source() -> None:
    forgetful = [type(one.__name__, (), {"__module__": __name__}) for one in (Open, Shut, Last)]
    assert declared(*forgetful) == declared(Open, Shut, Last)
    for found, field in zip(fields(*forgetful), fields(Open, Shut, Last), strict=True):
        assert (found.name, found.type, found.known) == (field.name, field.type, field.known)
    assert teller(*forgetful)(Sample(late=True)) == teller(Open, Shut, Last)(Sample(late=True))
