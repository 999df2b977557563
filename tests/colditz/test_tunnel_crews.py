"""Rule 53: whoever is named when a tunnel is opened gets into that tunnel, whatever else stands open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names, load_edition
from goneaway.colditz.tunnels import tunnels
from goneaway.colditz.ways import below
from goneaway.colditz.words.actions import parse, say
from goneaway.colditz.words.places import (
    CLOSED,
    FAR,
    FIRST_GUARD,
    INNER,
    NOT_IN_PLAY,
    OPEN,
)
from goneaway.kernel import Refused, Seal, Stream

TUNNELS = ("canteen", "chapel", "theatre")
NO_RULES: Mapping[str, object] = {}

#: Where men may pass one another: nowhere, everywhere, or above ground only (A124).
PASSING: Mapping[str, Mapping[str, object]] = {
    "blocked": NO_RULES,
    "free": {"movement.pow_over_pow": "free"},
    "above": {"movement.pow_over_pow": "free", "movement.pow_over_pow_below": False},
}

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


# Every crew


def manned(
    crew: int, edition: str = "gibson", rules: Mapping[str, object] = NO_RULES, when: str = "points 12"
) -> Colditz:
    """An American officer with every Tunnel card and none of his men on the board."""
    options = {"tunnels.tunnel_open_min": crew, "tunnels.tunnel_min_occupancy": 1, **rules}
    game = COLDITZ.new(3, {"edition": edition, **options}, seal=Seal.from_seed("every crew"))
    position = COLDITZ.scene.set_up(
        game, f"turn american, {when}, american has kit tunnel_chapel tunnel_canteen tunnel_theatre"
    )
    assert isinstance(position, Colditz)
    for pow in position.team_pows(0):
        position.put(pow, NOT_IN_PLAY)
    return position


def spots_near(position: Colditz, tunnel: int, steps: int) -> list[int]:
    ground = position.ground
    way = ground.way_below(tunnel)
    return [circle for circle in range(ground.size) if way[circle] <= steps and ground.surface[circle]]


@pytest.mark.parametrize(("crew", "steps"), [(1, 7), (2, 5), (3, 3)])
@pytest.mark.parametrize("rules", PASSING.values(), ids=PASSING)
def test_a_crew_is_listed_exactly_when_it_is_not_refused(
    crew: int, steps: int, rules: Mapping[str, object]
) -> None:
    """Every combination of places near every tunnel, including men who stand in each other's only way."""
    position = manned(crew, rules=rules)
    names = tuple(f"a{n}" for n in range(1, crew + 1))
    men = [position.pawn(name) for name in names]
    for tunnel, name in enumerate(position.ground.tunnels):
        action = say("tunnel", name, *names)
        for spots in permutations(spots_near(position, tunnel, steps), crew):
            for pow in men:
                position.put(pow, NOT_IN_PLAY)
            for pow, spot in zip(men, spots, strict=True):
                position.put(pow, spot)
            needed = below.points_to_crew(position, tunnel, men)
            assert needed < FAR, "nobody else stands in their way"
            for position.points in (needed - 1, needed):
                refusal = tunnels.why_not_open(position, 0, action)
                listed = [one for group in tunnels.open_groups(position, 0) for one in group]
                assert (action in listed) == (refusal is None) == (position.points == needed), spots


@pytest.mark.parametrize("tunnel", range(len(TUNNELS)))
@pytest.mark.parametrize(("edition", "crew"), [*CREWS, ("gibson", 1)])
def test_a_listed_crew_gets_in_with_the_points_it_needs(edition: str, crew: int, tunnel: int) -> None:
    lots = Stream.from_seed(f"crews {edition} {crew} {tunnel}", quiet=True)
    start = manned(crew, edition)
    near = spots_near(start, tunnel, 6)
    names = [f"a{n}" for n in range(1, crew + 1)]
    for _ in range(25):
        position = start.copy()
        assert isinstance(position, Colditz)
        spots = list(near)
        for name in names:
            position.put(position.pawn(name), spots.pop(lots.pick("spot", len(spots))))
        men = [position.pawn(name) for name in names]
        position.points = below.points_to_crew(position, tunnel, men)
        position.apply(0, parse(f"tunnel {TUNNELS[tunnel]} {' '.join(names)}"))
        while position.opening is not None:
            steps = list(position.legal())
            assert steps
            position.apply(0, steps[lots.pick("walk", len(steps))])
        assert set(men) <= set(position.occupants(tunnel))
        assert position.points == 0


@pytest.mark.parametrize("rules", PASSING.values(), ids=PASSING)
@pytest.mark.parametrize("tunnel", range(len(TUNNELS)))
@pytest.mark.parametrize("crew", [2, 3])
def test_a_crew_gets_in_past_men_who_stand_in_its_way(
    crew: int, tunnel: int, rules: Mapping[str, object]
) -> None:
    """With men of another team at the mouth and on the way to it: a man on a circle with one of them must go
    on at once (A6), so he steps there only if he can get in (A124)."""
    lots = Stream.from_seed(f"past others {crew} {tunnel}", quiet=True)
    start = manned(crew, rules=rules)
    near = spots_near(start, tunnel, 4)
    names = [f"a{n}" for n in range(1, crew + 1)]
    opened_by = 0
    for _ in range(60):
        position = start.copy()
        assert isinstance(position, Colditz)
        spots = list(near)
        for pow in (*map(position.pawn, names), *position.team_pows(1)[:4]):
            position.put(pow, spots.pop(lots.pick("spot", len(spots))))
        men = [position.pawn(name) for name in names]
        position.points = below.points_to_crew(position, tunnel, men)
        if position.points >= FAR:
            continue
        position.points += lots.pick("to spare", 2)
        position.apply(0, parse(f"tunnel {TUNNELS[tunnel]} {' '.join(names)}"))
        while position.opening is not None:
            steps = list(position.legal())
            assert steps
            position.apply(0, steps[lots.pick("walk", len(steps))])
        assert set(men) <= set(position.occupants(tunnel))
        opened_by += 1
    assert opened_by > 5


# A tunnel shown before the throw, or at night after it (003, Abrir un túnel)


@pytest.mark.parametrize("crew", [1, 2, 3])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_tunnel_is_used_only_by_a_whole_crew(crew: int, night: bool) -> None:
    """Random steps to the end of the turn: doubles, men and guards in the way, too few points."""
    results: Counter[bool] = Counter()
    for seed in range(60):
        position = manned(crew, "fuga3", when="night, points 12" if night else "before-roll")
        lots = Stream.from_seed(f"shown {crew} {night} {seed}", quiet=True)
        tunnel = lots.pick("tunnel", len(TUNNELS))
        near = spots_near(position, tunnel, 5)
        pawns = [*position.team_pows(0)[: crew + 1], *position.team_pows(1)[:2], FIRST_GUARD, FIRST_GUARD + 1]
        for pawn in pawns:
            spot = near.pop(lots.pick("spot", len(near)))
            if pawn < FIRST_GUARD or position.ground.room[spot] < 0:
                position.put(pawn, spot)
        results[shown(position, tunnel, crew, lots)] += 1
    assert results[True] > 5
    assert results[False] > 5


def shown(position: Colditz, tunnel: int, crew: int, lots: Stream) -> bool:
    """Was the tunnel manned? Checks that men keep to its first circles until then."""
    own = set(position.team_pows(0))
    done = False
    position.apply(0, parse(f"tunnel {TUNNELS[tunnel]}"))
    while position.active == 0 and position.outcome is None:
        actor = position.actor
        assert actor is not None
        found = [one for one in position.legal() if one.verb not in ("do-or-die", "surrender", "claim")]
        steps = [one for one in found if one.verb == "step"]
        found = steps or found
        position.apply(actor, found[lots.pick("action", len(found))])
        if done or position.active != 0:
            continue
        inside = own & set(position.occupants(tunnel))
        done = len(inside) >= crew
        ground = position.ground
        first = ground.tunnel_circles[tunnel][:crew]
        assert all(position.at[pow] - ground.size in first for pow in inside)
        above = [position.at[pow] for pow in own if 0 <= position.at[pow] < ground.size]
        assert all(ground.zone[circle] == INNER for circle in above)
    assert (position.tunnel_state[tunnel] == OPEN) <= done
    if not done:
        assert position.tunnel_state[tunnel] == CLOSED
        assert not own & set(position.occupants(tunnel))
    return done
