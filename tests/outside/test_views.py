"""What goes over the line: a view to the last field, and nothing that its seat may not see."""

from __future__ import annotations

import json

import pytest

from goneaway import new_game
from goneaway.bots import RandomBot
from goneaway.bots.contract.bot import UNSEEN
from goneaway.bots.outside import words
from goneaway.kernel import Stream, ViewError

GAMES = [
    ("sectionx", 3, {}),
    ("colditz", 4, {"edition": "gibson"}),
    ("colditz", 4, {"edition": "fuga3"}),
    ("colditz", 3, {"edition": "osprey"}),
]


@pytest.mark.parametrize(("name", "players", "rules"), GAMES, ids=str)
def test_bytes_hang_on_nothing_that_the_seat_cannot_see(
    name: str, players: int, rules: dict[str, str]
) -> None:
    """Deal anew what is hidden from a seat: it is sent the same bytes, and they can be read."""
    game = new_game(name, players=players, rules=rules, seed="line")
    position = game.start()
    lots = RandomBot(Stream.from_seed("line", quiet=True))
    compared = 0
    while (seat := position.actor) is not None and position.ply < 160:
        if position.ply % 6 == 0:
            for other in range(len(game.seats)):
                view = position.view(other)
                twin = game.determinize(view, Stream.from_seed(f"twin {position.ply}", quiet=True)).view(
                    other
                )
                sent = [json.dumps([one.to_json(), game.write_view(one)]) for one in (view, twin)]
                assert sent[0] == sent[1], game.seats[other]
                read = game.read_view(json.loads(json.dumps(game.write_view(view))))
                assert game.write_view(read) == game.write_view(view)
                assert read.to_json() == view.to_json()
                compared += 1
            view = position.view(seat)
            twin_position = game.determinize(view, Stream.from_seed(f"legal {position.ply}", quiet=True))
            legal = [words.write_legal(one.legal(), whole=True) for one in (position, twin_position)]
            assert legal[0] == legal[1]
        position.apply(seat, lots.choose(UNSEEN, position.legal()))
    assert compared >= 40


@pytest.mark.parametrize("data", [{}, {"seat": 7}, {"at": "nowhere"}], ids=str)
@pytest.mark.parametrize("name", ["sectionx", "colditz"])
def test_what_is_no_view_is_refused(name: str, data: dict[str, object]) -> None:
    with pytest.raises(ViewError):
        new_game(name, players=3, seed=1).read_view(data)
