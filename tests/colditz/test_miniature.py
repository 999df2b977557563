"""The miniature castle is a board to play on, too: for two or three, by every edition."""

from __future__ import annotations

import pytest

from goneaway.bots import make_bot
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import RulesError, Stream

from ..playing import play
from .playing import new_game, play_through
from .test_colditz_properties import check_invariants


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_comes_to_its_end(edition: str, players: int) -> None:
    game = new_game(players, "miniature", edition=edition, board="miniature")
    journal = play_through(game, "miniature", lambda position, chooser: check_invariants(position))
    assert journal.position.outcome is not None


@pytest.mark.parametrize("edition", edition_names())
def test_bots_find_their_way(edition: str) -> None:
    game = new_game(3, "miniature bots", edition=edition, board="miniature")
    position = game.start()
    bots = [make_bot("simple", game, Stream.from_seed(seat, quiet=True)) for seat in range(len(game.seats))]
    play(position, bots, until=lambda: position.ply >= 5_000)
    assert position.outcome is not None, "somebody goes round in circles"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_it_has_no_room_for_more(players: int) -> None:
    with pytest.raises(RulesError) as refused:
        new_game(players, "miniature", board="miniature")
    assert refused.value.code == "players"
    assert refused.value.parameters["most"] == 3
