"""What must be true in every game of Escape from Colditz."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from goneaway.colditz.cards import barter
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.sampling import determinize
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.turns import meeting
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.forms import FORMS
from goneaway.colditz.words.places import (
    CELL,
    EQUIPMENT,
    EQUIPMENT_CARDS,
    FIRST_GUARD,
    GUARDS,
    NATIONS,
    RESERVE,
    RETURNED,
    TEAM,
)
from goneaway.kernel import Game, Refused, Stream, replay

from .playing import new_game, play_through


def check_invariants(position: Colditz) -> None:
    """All cards and all pawns are somewhere, once; one pawn a place."""
    cards = [*position.deck, *position.aside]
    for hand in position.hands:
        cards += hand
    cards += [card for card in position.tunnel_card if card >= 0]
    assert sorted(cards) == list(range(len(position.opportunity)))
    security = position.security_deck + position.security_hand + [c for c in position.detected if c >= 0]
    security += position.ledger.laid
    assert sorted(security) == list(range(len(position.security)))
    used_up = position.ledger.used_up or (0, 0, 0, 0)
    for card, total in enumerate(EQUIPMENT_CARDS):
        assert position.stacks[card] + sum(held[card] for held in position.equipment) == total - used_up[card]
        assert position.stacks[card] >= 0
        assert all(held[card] >= 0 for held in position.equipment)
    assert position.kits + sum(position.kit) + len(position.kit_spent) == 5
    assert all(kit <= position.rules.kit.kit_max_held for kit in position.kit)
    in_run = sum(frame.kind == "roll" and getattr(frame, "purpose", "") == "dod" for frame in position.frames)
    in_run += sum(frame.kind == "flight" and getattr(frame, "card", -1) >= 0 for frame in position.frames)
    runs = position.dod_deck + [card for card in position.dod_dealt if card >= 0]
    dealt = position.rules.dod.dod_card_source == "dealt_face_down"
    lost = sum(position.eliminated[team] and not position.dod_used[team] for team in range(position.officers))
    assert len(runs) == 5 - in_run - (lost if dealt else 0)
    assert len(set(runs)) == len(runs)
    _check_pawns(position)


def _check_pawns(position: Colditz) -> None:
    ground = position.ground
    guards = position.at[FIRST_GUARD:]
    assert len(guards) == GUARDS
    assert (
        sum(place != -1 for place in guards)
        == position.rules.players.guards_by_player_count[position.count_row]
    )
    for guard, place in enumerate(guards):
        if place >= 0:
            assert position.guard_at[place] == FIRST_GUARD + guard
        else:
            assert place in (-1, RESERVE, RETURNED)
    assert sum(pawn >= 0 for pawn in position.guard_at) == sum(place >= 0 for place in guards)
    standing = 0
    for pow in range(TEAM * position.officers):
        place = position.at[pow]
        if place < 0 or (place < ground.size and ground.target[place] >= 0):
            continue
        if position.bound == pow and position.passes_over(pow):
            continue
        standing += 1
        assert position.pow_at[place] == pow
        if place < ground.size:
            assert ground.surface[place]
            guard = position.guard_at[place]
            # One walks past the other, or he gives himself up to him.
            assert (
                guard < 0
                or position.bound in (pow, guard)
                or position.frames[-1].kind in ("cell", "shield", "lose")
            )
    assert sum(pow >= 0 for pow in position.pow_at) == standing
    for block, capacity in enumerate(ground.capacity):
        crammed = (
            position.rules.solitary.cells_full == "outer_over_capacity" and not ground.inner_block[block]
        )
        assert crammed or position.at.count(CELL - block) <= capacity
    assert not position.points < 0
    assert position.credit >= 0


def random_say(position: Colditz, chooser: random.Random) -> Say:
    """Something well-formed that may or may not make sense now."""
    ground = position.ground
    men = [position.pawn_name(pow) for team in range(position.officers) for pow in position.team_pows(team)]
    guards = [f"g{number}" for number in range(1, GUARDS + 1)]
    near = [
        position.place_name(to)
        for pawn in range(FIRST_GUARD + GUARDS)
        if 0 <= position.at[pawn] < ground.size
        for to in ground.near[position.at[pawn]]
    ]
    cards = [card.id for card in (*position.opportunity, *position.security)]
    words = {
        "PAWN": men + guards,
        "PRISONER": men,
        "GUARD": guards,
        "PLACE": near + [f"{ground.names[c]}/tunnel" for circles in ground.tunnel_circles for c in circles],
        "CIRCLE": near + ground.names,
        "TYPE": list(EQUIPMENT),
        "CARD": cards + list(EQUIPMENT),
        "WORD": men + guards + list(EQUIPMENT) + near,
        "WAY": ["timed"],
        "NAME": ground.tunnels,
        "NATION": list(NATIONS),
        "NUMBER": ["1", "2", "3", "9"],
        "BLOCK": [block.name for block in ground.blocks],
    }

    def one_of(slot: str) -> str:
        return chooser.choice(words.get(slot, words["WORD"]))

    asides = barter.VERBS | meeting.VERBS
    verb = chooser.choice([verb for verb in FORMS if verb != "move" and verb not in asides])
    said: list[str] = []
    for slot in FORMS[verb].split()[1:]:
        if slot.endswith("*"):
            said += [one_of(slot[:-1]) for _ in range(chooser.randrange(3))]
        else:
            said.append(one_of(slot))
    return say(verb, *said)


def check_legal_iff_applies(position: Colditz, game: Game, chooser: random.Random) -> None:
    seat = position.actor
    assert seat is not None
    listed = list(position.legal())
    assert listed, f"a dead end at {position.frames[-1].kind}"
    legal = set(listed)
    assert len(legal) == len(listed)
    before = position.digest()
    for action in listed:
        assert position.why_not(seat, action) is None, f"{action} is listed but refused"
    for action in chooser.sample(listed, min(5, len(listed))):
        assert game.parse(str(action)) == action
        twin = position.copy()
        assert twin.digest() == before
        twin.apply(seat, action)
        check_invariants(twin)
    if min(position.nations) < 0:
        return
    for _ in range(60):
        action = random_say(position, chooser)
        if position.why_not(seat, action) is None:
            # Two men or two guards may be named in either order.
            orders = {action, say(action.verb, *action.words[:1], *reversed(action.words[1:]))}
            punished = position.rules.referee.infringement_policy == "solitary_penalty"
            if not (punished and action.verb in ("step", "claim")):
                assert orders & legal, f"{action} applies but is not listed"
        else:
            assert action not in legal, f"{action} is listed but refused"
            with pytest.raises(Refused):
                position.apply(seat, action)
    assert position.digest() == before


def check_views(position: Colditz, chooser: random.Random) -> None:
    """Whatever a seat cannot know is dealt anew: it must not see a difference."""
    chance = Stream.from_seed(chooser.random(), quiet=True)
    actor = position.actor
    assert actor is not None
    for seat in (None, *range(position.officers + 1)):
        view = position.view(seat)
        assert isinstance(view, Seen)
        sampled = determinize(view, chance)
        check_invariants(sampled)
        assert sampled.view(seat) == view
        if chooser.random() < 0.1:
            assert sampled.view(seat).to_json() == view.to_json()
        if seat == actor:
            assert [str(a) for a in sampled.legal()] == [str(a) for a in position.legal()]


def run(seed: int, players: int, share: float, **rules: object) -> None:
    game = new_game(players, seed, **rules)
    kinds: Counter[str] = Counter()

    def look(position: Colditz, chooser: random.Random) -> None:
        kind = position.frames[-1].kind
        kinds[kind] += 1
        # Rare decisions are looked at every time they come up in the first games.
        if chooser.random() < share or kinds[kind] == 1:
            check_invariants(position)
            check_legal_iff_applies(position, game, chooser)
            check_views(position, chooser)

    journal = play_through(game, seed, look)
    position = journal.position
    assert isinstance(position, Colditz)
    assert position.outcome is not None
    check_invariants(position)
    if seed % 3 == 0:
        *_, last = replay(journal.record(), {"colditz": COLDITZ})
        assert last.position.digest() == position.digest()


@pytest.mark.sampled(20)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("batch", range(4))
def test_random_games(players: int, batch: int) -> None:
    for seed in range(batch * 8, batch * 8 + 8):
        run(seed, players, 0.004)
