"""Properties of the officers' part of the game that a second reading of the sources asked for."""

from __future__ import annotations

import random

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import say
from goneaway.colditz.words.places import CELL, FIRST_GUARD, TEAM
from goneaway.kernel import Game, Refused, Seal

from .homecoming import Homecomers
from .playing import choose, new_game
from .test_colditz_properties import check_invariants, check_legal_iff_applies


def scene(game: Game, text: str) -> Colditz:
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


def play_on(position: Colditz, chooser: random.Random, decisions: int, watch: Homecomers) -> None:
    for _ in range(decisions):
        if position.actor is None:
            return
        watch(position, chooser)
        position.apply(position.actor, choose(position.legal(), chooser))


# R3: the walk home

HOMEWARD = """
before-roll, american has rope key, british has pass, a1@lane-25, returning a1, a2@lane-22, returning a2,
b1@lane-28, returning b1, b2@lane-9, returning b2, g1@lane-20, g2@lane-5, a3@yard-26, b3@yard-27
"""


@pytest.mark.parametrize("edition", [name for name in edition_names() if name != "martelli"])
@pytest.mark.parametrize("seed", range(3))
def test_men_on_their_way_home_come_home(edition: str, seed: int) -> None:
    game = new_game(3, seed, edition=edition)
    play_on(scene(game, HOMEWARD), random.Random(f"home {edition} {seed}"), 250, Homecomers())


def stand_still(position: Colditz, watch: Homecomers) -> None:
    """Turn after turn nobody moves."""
    for _ in range(200):
        assert position.actor is not None
        watch(position)
        answers = list(position.legal())
        idle = [one for one in answers if str(one) in ("roll", "end", "stop", "decline")]
        position.apply(position.actor, (idle or answers)[0])


def test_the_watch_over_them_bites() -> None:
    """Martelli lets them stand still for ever: so much the watch must see."""
    position = scene(new_game(3, 1, edition="martelli"), "before-roll, a1@lane-25, returning a1")
    with pytest.raises(AssertionError, match="a1 does not come nearer home"):
        stand_still(position, Homecomers(everywhere=True))


@pytest.mark.parametrize("edition", ["fuga3", "osprey"])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_owed_leaves_no_dead_end(edition: str, seed: int) -> None:
    game = new_game(3, seed, edition=edition)
    position = scene(game, HOMEWARD)
    chooser = random.Random(f"owed {edition} {seed}")
    for _ in range(60):
        check_legal_iff_applies(position, game, chooser)
        assert position.actor is not None
        position.apply(position.actor, choose(position.legal(), chooser))


# R10: room for everybody who is let out

BLOCKED = ("nearest_free", "adjacent_or_appel", "stays_in")


@pytest.mark.parametrize("how", BLOCKED)
@pytest.mark.parametrize("seed", range(12))
def test_nobody_is_let_out_onto_another(how: str, seed: int) -> None:
    """However crowded the doors are: a free circle, or a refusal that changes nothing."""
    chooser = random.Random(f"crowd {how} {seed}")
    rules = {"edition": "gibson", "board": "miniature", "release_door_blocked": how}
    game = COLDITZ.new(3, rules, seal=Seal.from_seed(seed))
    position = scene(game, "turn british, points 3, credit 1, b1@outer, b2@inner-a, british has release")
    ground = position.ground
    crowd = [pow for pow in range(2 * TEAM) if 0 <= position.at[pow] < ground.size]
    crowd += [FIRST_GUARD + guard for guard in range(12)]
    # Round a door, and sometimes so many that nothing is left there.
    round_it = [chooser.choice(ground.doors)]
    for circle in round_it:
        round_it += [other for other in ground.near[circle] if other not in round_it]
    round_it = [circle for circle in round_it if ground.target[circle] < 0 and not ground.white[circle]]
    for pawn, circle in zip(crowd, round_it[: chooser.randrange(3, len(crowd))], strict=False):
        position.put(pawn, circle)
    for words in (("release", "b1"), ("release", "b2"), ("play", "release", "b1"), ("play", "release", "b2")):
        twin, action = position.copy(), say(*words)
        before = twin.digest()
        try:
            twin.apply(1, action)
        except Refused:
            assert twin.digest() == before
            continue
        while twin.frames[-1].kind == "door":
            twin.apply(1, choose(twin.legal(), chooser))
        man = twin.pawn(words[-1])
        assert twin.at[man] > CELL
        assert twin.pow_at[twin.at[man]] == man
        assert twin.guard_at[twin.at[man]] < 0


def test_a_full_appel_area_is_no_dead_end() -> None:
    """House rules may bring more men and guards to the roll call than the area has circles."""
    rules = {"pows_by_player_count": {"6": 7}, "guard_in_appel_area": "allowed"}
    position = scene(new_game(6, 1, **rules), "turn security, before-roll, security has appel")
    free = [white for white in position.ground.whites if position.pow_at[white] < 0]
    for guard, white in enumerate(free[:2]):
        position.put(FIRST_GUARD + guard, white)
    out = position.pawn("a1"), position.pawn("b1")
    for man, white in zip(out, [position.at[man] for man in out], strict=True):
        position.put(man, position.ground.number["yard-20" if man == out[0] else "yard-22"])
        position.put(FIRST_GUARD + 4 + man // TEAM, white)
    position.apply(5, say("play", "appel"))
    while position.frames[-1].kind != "security":
        assert position.actor is not None
        answers = list(position.legal())
        assert answers, f"a dead end at {position.frames[-1].kind}"
        position.apply(position.actor, answers[0])
    assert all(position.at[man] >= 0 for man in out)
    check_invariants(position)
