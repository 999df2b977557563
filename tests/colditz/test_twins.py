"""No secret is told by what happens next (I32).

Two positions that look alike to a watcher, the same action of somebody else, the same dice: he must see
the same events and be shown the same question, whatever lies in the hands he cannot see. A choice that is
made for a player when he has one answer, and asked when he has two, is what this finds.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from goneaway.bots.colditz.player import Simple
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.sampling import determinize
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Action, Event, Seal, Stream
from goneaway.rulebook import load_cases

from .playing import choose, new_game, some_aside
from .rulesets import random_ruleset

#: A card that was hidden is turned up for everybody, and what follows depends on it.
TURNED_UP = {"dod-revealed", "glider-launched"}
#: Names the cards that change hands before everybody's eyes, or that the watcher himself has drawn.
FACES = {"card", "cards"}
#: Steps are most of a game and tell least.
QUIET = {"step": 0.02, "place": 0.02, "take-back": 0.02, "roll": 0.1, "end": 0.2}
#: So long a game is watched.
DECISIONS = 700


def _seen(events: tuple[Event, ...], watcher: int | None) -> list[Any]:
    shown = [event.seen_by(watcher) for event in events]
    return [
        (event.kind, {name: value for name, value in event.parameters.items() if name not in FACES})
        for event in shown
        if event is not None
    ]


def _asked(position: Colditz) -> Any:
    """The question and what lies beneath it, as everybody at the table can tell."""
    return position.prompt, [[frame.kind, frame.seat, *frame.state()] for frame in position.frames]


def _equipped(position: Colditz) -> list[bool]:
    """Who holds any Equipment at all can be seen (A81), and what follows from it."""
    return [any(held) for held in position.equipment]


def check_twins(position: Colditz, seat: int, action: Action, chooser: random.Random, number: int = 2) -> int:
    """Compare so many times, for one watcher or another; says how many pairs there were."""
    pairs = 0
    watchers = [other for other in (None, *range(position.officers + 1)) if other != seat]
    for watcher in chooser.choices(watchers, k=number):
        view = position.view(watcher)
        assert isinstance(view, Seen)
        for _ in range(6):
            twin = determinize(view, Stream.from_seed(chooser.random(), quiet=True))
            if twin.why_not(seat, action) is None:
                break
        else:
            continue  # he has seen a card that this twin never holds
        dice = chooser.random()
        one, other = position.copy(Stream.from_seed(dice)), twin.copy(Stream.from_seed(dice))
        told, also_told = (_seen(each.apply(seat, action), watcher) for each in (one, other))
        pairs += 1
        if any(kind in TURNED_UP for kind, _ in told + also_told):
            continue
        where = f"{action} of {position.seat_name(seat)} at {position.frames[-1].kind}, seen by {watcher}"
        assert told == also_told, where
        if _equipped(one) == _equipped(other):
            assert _asked(one) == _asked(other), where
    return pairs


def equip(position: Colditz, chooser: random.Random) -> None:
    """Officers begin with something to lose."""
    for held in position.equipment:
        for card in chooser.choices(range(4), k=chooser.randrange(4)):
            if position.stacks[card]:
                position.stacks[card] -= 1
                held[card] += 1


def watch(players: int, seed: object, **rules: object) -> int:
    """Play a game and compare along the way. Guards who know what they do make more arrests."""
    chooser = random.Random(f"twins {seed}")
    position = new_game(players, seed, **rules).start()
    assert isinstance(position, Colditz)
    equip(position, chooser)
    guards = Simple(Stream.from_seed(f"twins {seed}"))
    pairs = 0
    while (seat := position.actor) is not None and position.ply < DECISIONS:
        said = some_aside(position, chooser)
        if said is not None:
            seat, action = said
        else:
            legal = position.legal()
            planned = seat == position.security_seat and chooser.random() < 0.8
            action = guards.choose(position.view(seat), legal) if planned else choose(legal, chooser)
        if chooser.random() < QUIET.get(str(action).partition(" ")[0], 1):
            pairs += check_twins(position, seat, action, chooser)
        position.apply(seat, action)
    return pairs


@pytest.mark.sampled(7)
@pytest.mark.parametrize("edition", edition_names())
def test_editions_tell_no_secret(edition: str) -> None:
    short = {} if edition == "fuga3" else {"victory.limit_unit": "rounds", "victory.limit_value": 12}
    assert (
        sum(watch(players, f"twins {players}", edition=edition, **short) for players in (2, 3, 4, 5, 6)) > 200
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("batch", range(2))
def test_random_rulesets_tell_no_secret(batch: int) -> None:
    for seed in range(batch * 12, batch * 12 + 12):
        players, rules = random_ruleset(f"twins {seed}")
        try:
            watch(players, seed, **rules)
        except BaseException as error:
            error.add_note(f"ruleset twins {seed}: {players} players, {rules}")
            raise


def _whole(position: Colditz) -> bool:
    """Scenes may leave out cards; what a seat cannot see is then more than there is."""
    view = position.view(None)
    assert isinstance(view, Seen)
    return determinize(view, Stream.from_seed("whole")).view(None) == view


CASES = [case for case in load_cases(COLDITZ).values() if case.position is not None]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("batch", range(8))
def test_cases_tell_no_secret(batch: int) -> None:
    """The situations of the rulebook, rare ones among them: every action that a case makes."""
    pairs = 0
    for case in CASES[batch::8]:
        chooser = random.Random(f"twins {case.id}")
        game = COLDITZ.new(case.players, case.rules, seal=Seal.from_seed(f"case {case.seed}"))
        assert case.position is not None
        position = COLDITZ.scene.set_up(game, case.position)
        assert isinstance(position, Colditz)
        if not _whole(position):
            continue
        for line in case.script:
            if line.kind == "stage":
                COLDITZ.scene.stage(position, line.text)
            elif line.kind == "action" and line.result == "ok":
                seat, action = game.seat(line.seat), game.parse(line.text)
                if position.why_not(seat, action) is not None:
                    break  # the script leaves a single answer to whoever drives the game
                try:
                    pairs += check_twins(position, seat, action, chooser, 6)
                except BaseException as error:
                    error.add_note(f"case {case.id}")
                    raise
                position.apply(seat, action)
    assert pairs > 100
