"""What a pawn is said to reach is what he gets to by real steps: no circle more, none less, none cheaper.

Games are played at random; now and then a man or a guard is walked over the board on trial copies, step by
legal step, and what comes of it is compared with `reach`. Left out are steps that displace somebody, for
his answer decides about the rest of the walk.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.ways.beat import blocking, watched
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.places import FIRST_GUARD, TEAM
from goneaway.kernel import Game, Seal, Stream

from .playing import new_game, play_through
from .rulesets import random_ruleset

#: Points for a walk that is tried out: more only take longer.
FEW = 4
#: Walks of a sort in one game.
ENOUGH = 5


def trial_of(position: Colditz) -> Colditz:
    return position.copy(chance=Stream(b"trial", quiet=True))


def steps_of(position: Colditz, name: str) -> Iterator[Say]:
    legal = position.legal()
    for group in legal.groups_of("step") if "step" in legal.verbs else ():
        yield from (one for one in group if isinstance(one, Say) and one.words[0] == name)


def step_made(position: Colditz, seat: int, step: Say) -> Colditz | None:
    """The step on a copy, Security letting everybody pass; None if somebody is displaced by it."""
    trial = trial_of(position)
    told = trial.apply(seat, step)
    while (other := trial.actor) is not None and other != seat and say("pass") in list(trial.legal()):
        told += trial.apply(other, say("pass"))
    displaced = trial.outcome is None and trial.frames[-1].kind == "push"
    return None if displaced or any(event.kind == "aside" for event in told) else trial


def rests(position: Colditz, pawn: int) -> bool:
    """May his walk end here: may he stop, or give himself up without a die (rule 43)?"""
    if position.bound != pawn:
        return True
    if pawn >= FIRST_GUARD or position.rules.arrest.forced_arrest == "adjacent_roll":
        return False
    return position.frames[-1].kind == "officer" and any(position.legal().groups_of("surrender"))


def walked(position: Colditz, name: str) -> dict[str, int]:
    """By place he can stop at: the fewest steps, found by making every one of them."""
    seat, pawn, frame = position.actor, position.pawn(name), position.frames[-1]
    assert seat is not None
    found: dict[str, int] = {}
    seen = set()
    edge, cost = [position], 0
    while edge:
        cost += 1
        following = []
        for before in edge:
            for step in steps_of(before, name):
                trial = step_made(before, seat, step)
                if trial is None:
                    continue
                to = step.words[1]
                gone = trial.outcome is not None or trial.at[pawn] < 0
                if gone or trial.frames[-1] != frame or trial.at[pawn] != trial.place(to):
                    if gone or (trial.at[pawn] == trial.place(to) and rests(trial, pawn)):
                        found.setdefault(to, cost)
                    continue
                shut = pawn >= FIRST_GUARD and watched(trial) and blocking(trial)
                if rests(trial, pawn) and not shut and trial.at[pawn] != position.at[pawn]:
                    found.setdefault(to, cost)
                trial.ply = before.ply
                if (state := str(trial.state())) not in seen:
                    seen.add(state)
                    following.append(trial)
        edge = following
    return found


def eventful(position: Colditz, pawn: int) -> bool:
    """Is there something about this pawn, or about the table, that makes his steps more than steps?"""
    if pawn < FIRST_GUARD:
        place = position.at[pawn]
        gear = any(position.equipment[pawn // TEAM])
        return position.returning[pawn] or place >= position.ground.size or position.fugitive(pawn) or gear
    at_large = any(position.fugitive(man) for man in range(FIRST_GUARD))
    return at_large or bool(position.ledger.laid) or max(position.detected) >= 0


class EnoughError(Exception):
    """Every sort of walk has been tried often enough: the rest of the game tells nothing new."""


class Walker:
    """Looks at a game as it is played, and tries some walks."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()

    def __call__(self, position: Colditz, chooser: random.Random) -> None:
        if len(self.tried) == 4 and min(self.tried.values()) >= ENOUGH:
            raise EnoughError
        frame = position.frames[-1]
        if frame.kind not in ("officer", "security") or position.points < 1 or position.opening is not None:
            return
        if chooser.random() > 0.3:
            return
        heads = [group.head.split() for group in position.legal().groups_of("step")]
        name = chooser.choice(heads)[1] if heads else ""
        pawn = position.pawn(name)
        special = pawn >= 0 and eventful(position, pawn)
        if pawn < 0 or (not special and chooser.random() > 0.1):
            return
        sort = ("guard" if pawn >= FIRST_GUARD else "man") + (" eventful" if special else "")
        if self.tried[sort] >= ENOUGH:
            return
        self.tried[sort] += 1
        trial = trial_of(position)
        trial.points = min(FEW if position.bound < 0 else position.points, position.points)
        self.check(trial, name)

    def check(self, position: Colditz, name: str) -> None:
        reach = position.reach(name)
        assert {place: way.cost for place, way in reach.items()} == walked(position, name), name
        seat = position.actor
        assert seat is not None
        for place, way in reach.items():
            assert way.path[-1] == place
            assert way.cost == len(way.path)
            trial = trial_of(position)
            had = list(trial.equipment[seat]) if seat < trial.officers else []
            for step in way.path:
                made = step_made(trial, seat, say("step", name, step))
                assert made is not None
                trial = made
            if had and trial.outcome is None:
                spent = [was - now for was, now in zip(had, trial.equipment[seat], strict=True)]
                assert sum(spent) == len(way.cards), (name, way)


def watch(game: Game, seed: object) -> Counter[str]:
    walker = Walker()
    with contextlib.suppress(EnoughError):
        play_through(game, seed, walker)
    return walker.tried


@pytest.mark.parametrize("edition", edition_names())
def test_reach_is_what_real_steps_lead_to(edition: str) -> None:
    tried = watch(new_game(3, "walks", edition=edition), f"walks {edition}")
    assert tried["man"] + tried["man eventful"] > 5
    assert tried["guard"] + tried["guard eventful"] > 2


@pytest.mark.parametrize("batch", range(4))
def test_reach_under_random_rules(batch: int) -> None:
    for seed in range(batch * 2, batch * 2 + 2):
        players, rules = random_ruleset(f"walks {seed}", 0.15)
        watch(COLDITZ.new(players, rules, seal=Seal.from_seed(seed)), seed)


@pytest.mark.parametrize(
    ("edition", "scene", "name"),
    [
        # On his way home he may turn away, and then other gates are open to him (A38).
        ("devir", "american british, turn american, points 7, a1@lane-25, returning a1", "a1"),
        ("gibson", "american british, turn american, points 6, a1@lane-3, returning a1, g1@lane-2", "a1"),
        ("martelli", "american british, turn american, points 5, a1@lane-6, returning a1, g1@lane-5", "a1"),
        # With the key in hand through the gate and on; and in the garrison no further than the limit.
        ("gibson", "american british, turn american, points 5, american has key, a1@cell-passage-9", "a1"),
        ("fuga3", "american british, turn security, points 6, g1@garrison-84", "g1"),
    ],
)
def test_reach_of_pawns_of_whom_random_games_know_little(edition: str, scene: str, name: str) -> None:
    game = new_game(3, "scene", edition=edition)
    position = COLDITZ.scene.set_up(game, scene)
    assert isinstance(position, Colditz)
    Walker().check(position, name)
    assert len(position.reach(name)) > 3


#: Four men in a tunnel, one of them in its last circle, and men of two teams at its mouth.
CROWDED = (
    "american british, turn american, points 6, tunnel theatre american, a1@theatre-5/tunnel, "
    "a2@theatre-tunnel-2/tunnel, b1@lane-8/tunnel, b2@rampart-10/tunnel, a3@theatre-2, "
    "b3@theatre-3, a4@theatre-1"
)


@pytest.mark.parametrize("below", [True, False])
@pytest.mark.parametrize("name", ["a1", "a2", "a3", "a4"])
def test_reach_where_men_pass_one_another(name: str, below: bool) -> None:
    """Above ground past anybody; in tunnels only where the rules allow it (A124)."""
    game = new_game(3, "scene", edition="clipper", pow_over_pow_below=below)
    position = COLDITZ.scene.set_up(game, CROWDED)
    assert isinstance(position, Colditz)
    Walker().check(position, name)
    reach = position.reach(name)
    assert ("theatre-tunnel-5/tunnel" in reach) == below
    assert ("lane-9/tunnel" in reach) == (below or name == "a2")
