"""Every bot of Section X plays as before: digests of its actions and reasons in games of every kind."""

from __future__ import annotations

import hashlib

import pytest

import goneaway
from goneaway.bots import make_bot
from goneaway.kernel import Stream

#: By level: the number of decisions, and the digests by players and variant. After an intended change of
#: play, write them again.
GOLDEN: dict[str, tuple[int, dict[tuple[int, str], str]]] = {
    "simple": (
        400,
        {
            (2, "base"): "35c58dff25dc",
            (2, "expert"): "7d7ccbaf929b",
            (3, "base"): "511901095876",
            (3, "expert"): "baaf0775fec1",
            (4, "base"): "786cbbf4217e",
            (4, "expert"): "9f33209651f6",
        },
    ),
    "recruit": (
        70,
        {
            (2, "base"): "e7542d4ad8d1",
            (2, "expert"): "95b265e2db3a",
            (3, "base"): "c70685798abe",
            (3, "expert"): "f4798ea85c55",
            (4, "base"): "a4ebf2ec4e8e",
            (4, "expert"): "f952ef49519b",
        },
    ),
    "regular": (
        70,
        {
            (2, "base"): "cbc9bacdbda8",
            (2, "expert"): "d0160a3f545b",
            (3, "base"): "0c1019a28f46",
            (3, "expert"): "2f004de8a1f4",
            (4, "base"): "2d62d60c0cbc",
            (4, "expert"): "a3b254ea3ba0",
        },
    ),
    "veteran": (
        60,
        {
            (2, "base"): "d4b7483eb84d",
            (2, "expert"): "38f5035e6861",
            (3, "base"): "9668a123d5c6",
            (3, "expert"): "b14984040550",
            (4, "base"): "192a83816b67",
            (4, "expert"): "acc58a3c8f98",
        },
    ),
    "ace:5n": (
        10,
        {
            (2, "base"): "ae3cb8569cc8",
            (2, "expert"): "0efb8a79b937",
            (3, "base"): "ad85569a5ff2",
            (3, "expert"): "459e5736a6b5",
            (4, "base"): "993fb04babe5",
            (4, "expert"): "d5faccacf691",
        },
    ),
}


def played(name: str, players: int, variant: str, most: int) -> str:
    game = goneaway.new_game("sectionx", players=players, seed="golden", rules={"variant": variant})
    bots = [make_bot(name, game, Stream.from_seed(f"golden/{seat}", quiet=True)) for seat in range(players)]
    position = game.start()
    told = hashlib.sha256()
    while (seat := position.actor) is not None and position.ply < most:
        action, reason = bots[seat].explain(position.view(seat), position.legal())
        about = sorted(map(str, reason.parameters.items()))
        told.update(f"{seat} {action} {reason.code} {about}\n".encode())
        position.apply(seat, action)
    told.update(position.digest().encode())
    return told.hexdigest()[:12]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_level_plays_the_same_games(name: str) -> None:
    most, expected = GOLDEN[name]
    assert {key: played(name, *key, most) for key in expected} == expected
