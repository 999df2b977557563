"""Cached rows equal rows made afresh, and every part of their keys is needed."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest

from goneaway.colditz.ruleset.loading import EDITIONS
from goneaway.kernel import Seal
from goneaway.presenting import presentation_of
from goneaway.presenting.colditz import panels
from goneaway.presenting.colditz.status import Status
from goneaway.presenting.kept import Kept, drop_all
from goneaway.presenting.sectionx import board, status
from goneaway.table import Settings
from goneaway.wording import LANGUAGES, Wording

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 4, {"edition": edition}) for edition in EDITIONS),
    ("colditz", 2, {"edition": "gibson"}),
    ("sectionx", 2, {}),
    ("sectionx", 4, {}),
]
#: Tables of each kind, and decisions at each.
TABLES, PLIES = 2, 250

STORES = {
    name: store
    for module in (panels, board, status)
    for name, store in vars(module).items()
    if isinstance(store, Kept)
}
#: Parts of keys, by their place, whose absence these games would not reveal: `times` changes only when
#: wordings are reloaded; the ground, nations and edition change together with other parts; random games
#: seldom dig a tunnel, escape, eliminate a team or use up a stack.
UNNOTICED: dict[str, set[str]] = {
    "_CARDS": {"times"},
    "_CELLS": {"times", "edition", "1", "2"},
    "_COUNTS": {"2"},
    "_GUARDS": {"times", "1", "3"},
    "_ROW": {"4", "6"},
    "_ROWS": {"0"},
    "_STATUS": {"times", "edition", "status again", "status clock"},
    "_STOCKS": {"times", "1", "2", "3", "5", "8"},
    "_TEAMS": {"times", "edition", "1", "7", "8", "11"},
    "_TUNNELS": {"times", "edition", "1", "2", "3", "4", "5"},
}

Seen = dict[str, dict[Hashable, str]]


@pytest.fixture
def seen() -> Iterator[Seen]:
    """For each cache: every key requested in the games of a test, with its row."""
    drop_all()
    yield {name: {} for name in STORES}
    drop_all()


@pytest.fixture
def watched(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a cached row is used, make it afresh and compare."""
    names = {id(store): name for name, store in STORES.items()}
    real = Kept.get

    def get(store: Kept[Any], key: Hashable, make: Callable[..., Any], *of: Any) -> Any:
        found = real(store, key, make, *of)
        fresh = repr(make(*of))
        # Not `==`, for which 1 equals True: they differ in what a client is sent.
        assert repr(found) == fresh, f"{names[id(store)]}: the cached row for {key!r} is out of date"
        seen[names[id(store)]][key] = fresh
        return found

    monkeypatch.setattr(Kept, "get", get)


def test_every_store_is_watched() -> None:
    from goneaway.presenting import kept

    assert {id(store) for store in kept._ALL} == {id(store) for store in STORES.values()}


@pytest.mark.usefixtures("watched")
def test_a_kept_row_is_the_row_made_afresh_and_no_part_of_its_key_is_idle(seen: Seen) -> None:
    """One test, because all games share the caches: first every row is compared, then the keys."""
    for game, players, rules in GAMES:
        _play(game, players, rules)
    assert all(seen.values()), "a cache that no game uses"
    _every_part_is_noticed(seen)


def _play(game: str, players: int, rules: dict[str, Any]) -> None:
    """Present every decision to every viewer; several tables take turns and share the caches."""
    tables = [Settings(game, players, rules).new_game(Seal(bytes([number] * 32))) for number in range(TABLES)]
    positions = [one.start() for one in tables]
    used: Counter[str] = Counter()
    draws = random.Random(f"{game} {players} {rules}")
    for number in range(PLIES):
        wording = Wording(LANGUAGES[number // 50 % len(LANGUAGES)], str(rules.get("edition", "gibson")))
        for table, position in zip(tables, positions, strict=True):
            if position.outcome is not None or position.actor is None:
                continue
            shown = presentation_of(table, wording)
            for seat in (None, *range(len(table.seats))):
                shown.table(position.view(seat))
            legal = position.legal()
            verbs = [verb for verb in legal.verbs if any(map(len, legal.groups_of(verb)))]
            # At one table, prefer verbs that are rarely legal (arrests, searches).
            rare = table is tables[0] and draws.random() < 0.5
            verb = min(verbs, key=lambda one: used[one]) if rare else draws.choice(verbs)
            used[verb] += 1
            group = draws.choice([group for group in legal.groups_of(verb) if len(group)])
            position.apply(position.actor, draws.choice(group))


def _every_part_is_noticed(seen: Seen) -> None:
    """Every part matters: there are two different rows whose keys differ only in that part."""
    unnoticed = {}
    for name, rows in seen.items():
        alike: dict[str, dict[Hashable, str]] = defaultdict(dict)
        noticed: set[str] = set()
        for key, row in rows.items():
            parts = _parts(key)
            for part in parts:
                if part not in noticed:
                    rest = tuple((other, value) for other, value in parts.items() if other != part)
                    if alike[part].setdefault(rest, row) != row:
                        noticed.add(part)
        left = set(alike) - noticed
        if left:
            unnoticed[name] = left
    assert {name: left - UNNOTICED[name] for name, left in unnoticed.items() if left - UNNOTICED[name]} == {}


def _parts(key: Any) -> dict[str, Hashable]:
    """The parts of a key by their place in it; the wording and a status are split into their own parts."""
    out: dict[str, Hashable] = {}
    for number, one in enumerate(key):
        if isinstance(one, Status):
            out |= {f"status {name}": value for name, value in vars(one).items()}
        elif number == 0 and isinstance(one, tuple) and len(one) == 3 and isinstance(one[0], str):
            out |= dict(zip(("language", "edition", "times"), one, strict=True))
        else:
            out[str(number)] = one
    return out
