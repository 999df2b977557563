"""Rule 53: whoever is named when a tunnel is opened gets into that tunnel, whatever else stands open."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names, load_edition
from goneaway.colditz.words.actions import parse
from goneaway.kernel import Refused, Seal, Stream

TUNNELS = ("canteen", "chapel", "theatre")

#: Every edition that opens a tunnel with the men it names, and larger crews than any of them asks for.
CREWS: list[tuple[str, int]] = [
    *(
        (edition, rules.tunnel_open_min)
        for edition in edition_names()
        if (rules := load_edition(edition).tunnels).tunnel_open_commitment != "commit_before_roll"
    ),
    ("gibson", 3),
    ("gibson", 4),
]


def opened(tunnel: str, other: str, edition: str, crew: int) -> tuple[Colditz, list[str]]:
    """One tunnel has just been opened by men of whom all but one stand at the mouth of another that is open,
    or near it; and there are points for everybody."""
    rules: dict[str, Any] = {"edition": edition, "tunnels.tunnel_open_min": crew}
    game = COLDITZ.new(3, rules, seal=Seal.from_seed("two tunnels"))
    position = game.start()
    assert isinstance(position, Colditz)
    ground = position.ground
    mouth = list(ground.tunnel_ends[TUNNELS.index(other)][0])
    room = ground.room_circles[ground.room[mouth[0]]]
    spots = [*mouth, *(circle for circle in room if circle not in mouth and ground.tunnel[circle] < 0)]
    spots = [*spots[: crew - 1], ground.tunnel_ends[TUNNELS.index(tunnel)][0][0]]
    men = ", ".join(f"a{n}@{ground.names[spot]}" for n, spot in enumerate(spots, 1))
    scene = COLDITZ.scene.set_up(
        game, f"turn american, points 90, tunnel {other} american, american has kit tunnel_{tunnel}, {men}"
    )
    assert isinstance(scene, Colditz)
    position = scene
    named = [f"a{n}" for n in range(1, crew + 1)]
    position.apply(0, parse(f"tunnel {tunnel} {' '.join(named)}"))
    return position, named


@pytest.mark.parametrize(("edition", "crew"), CREWS)
@pytest.mark.parametrize(("tunnel", "other"), list(permutations(TUNNELS, 2)))
def test_nobody_who_is_named_goes_down_another_tunnel(
    tunnel: str, other: str, edition: str, crew: int
) -> None:
    """No way leads from there, so nobody could go on, and the turn could not end either."""
    position, named = opened(tunnel, other, edition, crew)
    ground = position.ground
    first = ground.tunnel_circles[TUNNELS.index(other)][0]
    # He who is at his own mouth goes in and makes room for the others.
    own = ground.tunnel_circles[TUNNELS.index(tunnel)]
    for circle in own[: crew - 1]:
        position.apply(0, parse(f"step {named[-1]} {ground.names[circle]}/tunnel"))
    astray, before = parse(f"step a1 {ground.names[first]}/tunnel"), position.digest()
    with pytest.raises(Refused) as refused:
        position.apply(0, astray)
    assert (refused.value.refusal.clause, refused.value.refusal.code) == ("53", "TUNNEL_FIRST")
    assert position.digest() == before


@pytest.mark.parametrize(("edition", "crew"), CREWS)
@pytest.mark.parametrize(("tunnel", "other"), list(permutations(TUNNELS, 2)))
def test_however_they_walk_they_get_in(tunnel: str, other: str, edition: str, crew: int) -> None:
    """Steps by lot: as long as somebody is missing there is one to take."""
    for seed in range(3):
        position, named = opened(tunnel, other, edition, crew)
        lots = Stream.from_seed(f"{tunnel} {other} {edition} {crew} {seed}", quiet=True)
        while position.opening is not None:
            steps = list(position.legal())
            assert steps
            position.apply(0, steps[lots.pick("walk", len(steps))])
        men = {position.pawn(name) for name in named}
        assert men <= set(position.occupants(TUNNELS.index(tunnel)))
