"""The way into a tunnel, sought along the shortest ways first, is the one that a search of all finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.table.spreading import distances
from goneaway.colditz.ways import below
from goneaway.colditz.words.places import FAR, INNER, NOBODY
from goneaway.kernel import Seal, Stream


def searched(position: Colditz, here: int, tunnel: int, ignoring: int) -> int:
    """The same by a search of the whole courtyard."""
    ground = position.ground
    passing = position.rules.movement.pow_over_pow == "free"

    def onward(now: int) -> Iterator[int]:
        for other in ground.near[now]:
            in_the_way = position.pow_at[other] not in (NOBODY, ignoring) and not passing
            shut = ground.gate[other] >= 0 or position.guard_at[other] >= 0
            if not in_the_way and not shut and not below.along_tunnel(position, now, other):
                yield other

    away = distances(ground.size, {here: 0}, onward)
    return min(
        (away[circle] + 1 for circle in ground.tunnel_ends[tunnel][0] if away[circle] < FAR), default=FAR
    )


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"edition": "fuga3"},
        {"pow_over_pow": "free"},
        {"tunnel_surface_along": True},
        {"edition": "devir", "tunnel_surface_along": False},
    ],
    ids=str,
)
def test_no_way_in_is_longer_than_it_need_be(rules: dict[str, object]) -> None:
    position = COLDITZ.new(4, rules, seal=Seal.from_seed("ways in")).start()
    assert isinstance(position, Colditz)
    bot = RandomBot(Stream.from_seed("ways in", quiet=True))
    found = 0
    while position.actor is not None and position.ply < 400:
        position.apply(position.actor, bot.choose(UNSEEN, position.legal()))
        if position.ply % 40:
            continue
        ground = position.ground
        for tunnel in range(len(ground.tunnels)):
            for pow in range(0, 24, 5):
                here = position.at[pow]
                if not 0 <= here < ground.size or ground.zone[here] != INNER:
                    continue
                other = (pow + 1) % 24
                true = searched(position, here, tunnel, other)
                assert below.way_in(position, pow, tunnel, other) == true
                for most in (true - 1, true, true + 1):
                    near = below.way_in(position, pow, tunnel, other, most)
                    assert near == true if true <= most else near > most
                found += true < FAR
    assert found > 20
