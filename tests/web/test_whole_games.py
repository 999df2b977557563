"""Whole games of both games over the wire, through the client library, against bots."""

from __future__ import annotations

import contextlib
import random

import pytest

from goneaway import KINDS
from goneaway.client import Told
from goneaway.kernel import verify

from .servers import Server


@pytest.mark.parametrize(
    ("game", "players", "rules", "seats"),
    [
        ("sectionx", 2, {}, 2),
        ("colditz", 3, {"edition": "osprey", "limit_unit": "rounds", "limit_value": 4}, 3),
        ("colditz", 2, {"edition": "gibson", "limit_unit": "rounds", "limit_value": 3}, 2),
    ],
)
def test_a_whole_game(server: Server, game: str, players: int, rules: dict[str, object], seats: int) -> None:
    client = server.guest("Pat")
    code = client.open(game, players=players, rules=rules, bots=dict.fromkeys(range(1, seats), "random"))
    lots = random.Random(f"{game} {players}")
    with client.join(code, 0, "my own word") as position:
        numbers = [position.number]
        position.on_told = lambda told: numbers.append(told["number"])
        position.start()
        acted = 0
        while position.decide(lambda legal: legal[lots.randrange(len(legal))]):
            acted += 1
            if acted == 25:
                # The rest is a bot's: one may go home, and the game goes on.
                with contextlib.suppress(Told):  # it may have been over with that
                    position.do({"kind": "cover", "level": "random"}, expect=False)
                position.until(lambda: position.over)
        outcome = position.outcome
        assert outcome is not None
        assert numbers == sorted(set(numbers))
        assert numbers[-1] == position.number
    record = client.record(code)
    assert len(record.entries) >= acted
    verdict = verify(record, KINDS)
    assert verdict.result == outcome.to_json()
    assert "my own word" in record.contributions
    assert client.table(code)["status"] == "ended"
