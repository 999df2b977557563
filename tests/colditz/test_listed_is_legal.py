"""An action is listed if and only if it is legal; the actions tried come from the grammar, not from the
list."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import Move, Say, say, steps_of
from goneaway.colditz.words.forms import FORMS
from goneaway.kernel import Game, Seal

from .grammar import ASIDES, UNLISTED, WHOLE, sayings, spelled, wholes
from .playing import choose, play_through
from .random_scenes import random_scene
from .rulesets import random_ruleset


def check_listed_iff_legal(position: Colditz, chooser: random.Random, most: int) -> int:
    """Check asides for every seat, and all other actions for the actor."""
    actor = position.actor
    assert actor is not None
    legal = {spelled(one) for one in position.legal() if isinstance(one, Say)}
    beside = {
        seat: {spelled(one) for one in position.asides(seat) if isinstance(one, Say)}
        for seat in range(position.officers + 1)
    }
    tried = 0
    for action in sayings(position, chooser, most):
        for seat in beside if action.verb in ASIDES else (actor,):
            listed = spelled(action) in beside[seat] or (seat == actor and spelled(action) in legal)
            # Without remedies: looking for one at every refusal would take most of the time.
            refusal = position._refusal(seat, action)
            if refusal is None and not listed and _punished(position, action):
                continue
            assert listed == (refusal is None), (position.seat_name(seat), str(action), refusal)
            tried += 1
    for action in wholes(position, chooser, most):
        _check_whole(position, actor, action)
    return tried


def _punished(position: Colditz, action: Say) -> bool:
    """Does a house rule allow an illegal action at a penalty (A85)?"""
    return position.rules.referee.infringement_policy == "solitary_penalty" and action.verb in (
        "step",
        "claim",
        "move",
        "attempt",
    )


def _check_whole(position: Colditz, seat: int, action: Say) -> None:
    """A composite action is legal if its parts are, one after the other."""
    if _punished(position, action):
        return
    twin = position.copy()
    kind, possible = twin.frames[-1].kind, True
    for part in _parts(action):
        if part not in twin.legal():
            possible = False
            break
        twin.apply(seat, part)
        if twin.outcome is not None or twin.frames[-1].kind != kind:
            break  # a question interrupts the action: the rest is not checked
    refusal = position._refusal(seat, action)
    assert (refusal is None) == possible, (str(action), refusal)


def _parts(action: Say) -> list[Say]:
    if isinstance(action, Move):
        return [*steps_of(action)]
    words = action.words
    return [say("attempt", *words[index : index + 2]) for index in range(0, len(words), 2)]


# Positions to check


def scenes(game: Game, seed: object, number: int) -> Iterator[tuple[Colditz, random.Random]]:
    """Random positions, and those that follow from each within a few actions."""
    chooser = random.Random(f"listed {seed}")
    for _ in range(number):
        position = random_scene(game, chooser)
        for _ in range(4):
            if position.actor is None:
                break
            yield position, chooser
            position.apply(position.actor, choose(position.legal(), chooser))


def look_at_scenes(edition: str, number: int, **rules: object) -> None:
    for players in range(2, 7):
        game = COLDITZ.new(players, {"edition": edition, **rules}, seal=Seal.from_seed(edition))
        for position, chooser in scenes(game, f"{edition} {players}", number):
            assert check_listed_iff_legal(position, chooser, 20) > 500


def look_at_rules(seed: object, number: int) -> None:
    players, rules = random_ruleset(f"listed {seed}")
    game = COLDITZ.new(players, rules, seal=Seal.from_seed(seed))
    try:
        for position, chooser in scenes(game, seed, number):
            check_listed_iff_legal(position, chooser, 20)
    except BaseException as error:
        error.add_note(f"{players} players, {rules}")
        raise


def look_at_game(edition: str, seed: object, share: float) -> None:
    """Check a whole random game: the set-up, and every question on the way."""
    seen: set[str] = set()

    def look(position: Colditz, chooser: random.Random) -> None:
        kind = position.frames[-1].kind
        if min(position.nations) >= 0 and (kind not in seen or chooser.random() < share):
            seen.add(kind)
            check_listed_iff_legal(position, chooser, 20)

    game = COLDITZ.new(4, {"edition": edition}, seal=Seal.from_seed(seed))
    play_through(game, f"{edition} {seed}", look)


@pytest.mark.parametrize("edition", edition_names())
def test_in_positions_of_every_edition(edition: str) -> None:
    look_at_scenes(edition, 1)


@pytest.mark.parametrize("edition", ["clipper", "devir"])
def test_where_men_pass_above_ground_only_and_stay_in_their_tunnels(edition: str) -> None:
    """A124 and A125, each in the reading that no edition uses: random rules seldom have both."""
    look_at_scenes(edition, 1, pow_over_pow="free", pow_over_pow_below=False, surrender_at_tunnel_mouth=False)


@pytest.mark.parametrize("edition", ["gibson", "martelli", "fuga3"])
def test_where_hideaways_are_kept_open_outside_and_hidden_men_are_warned(edition: str) -> None:
    """003 Bloqueo and A126, turned round for each: random rules seldom have both."""
    other = edition != "fuga3"
    look_at_scenes(edition, 1, rule45_garrison_hideaways=other, warning_from_hideaway=other)


@pytest.mark.parametrize("seed", range(8))
def test_under_random_rules(seed: int) -> None:
    look_at_rules(seed, 1)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("edition", edition_names())
def test_in_many_positions_and_whole_games(edition: str) -> None:
    look_at_scenes(edition, 20)
    for seed in range(3):
        look_at_game(edition, seed, 0.02)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("batch", range(10))
def test_under_many_random_rules(batch: int) -> None:
    for seed in range(20):
        look_at_rules(f"{batch} {seed}", 2)


def test_every_verb_is_tried_somewhere() -> None:
    game = COLDITZ.new(4, {"edition": "fuga3"}, seal=Seal.from_seed("verbs"))
    position = random_scene(game, random.Random("verbs"))
    tried = {action.verb for action in sayings(position, random.Random("verbs"), 20)}
    assert tried == set(FORMS) - UNLISTED - WHOLE
