"""Rules of Escape from Colditz that are no scene of play: the box, the board, the table of rule 17, the dice.

The scenes are cases (`src/goneaway/colditz/data/cases`, run by `tests/test_cases.py`); what they cover is
counted here.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from goneaway.colditz.board import load_board
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.ruleset import load_edition
from goneaway.colditz.table.decks import build_deck
from goneaway.colditz.ways.beat import guard_no_stop
from goneaway.colditz.ways.resting import no_stop
from goneaway.colditz.ways.standing import appel_places
from goneaway.colditz.words.actions import Say, say
from goneaway.colditz.words.cards import card_types
from goneaway.colditz.words.places import FAR, FIRST_GUARD, GARRISON, NOT_IN_PLAY, RESERVE
from goneaway.kernel import Refused, Seal
from goneaway.rulebook import load_cases, load_clauses

CASES = load_cases(COLDITZ)

#: Kinds of card with an action of their own; the others are played.
OWN_ACTIONS = {"exchange": "exchange", "car": "car", "kit-part": "claim-kit", "tunnel": "tunnel"}


def scene(players: int, text: str = "", **rules: object) -> Colditz:
    game = COLDITZ.new(players, rules, seal=Seal.from_seed("rules"))
    position = COLDITZ.scene.set_up(game, text)
    assert isinstance(position, Colditz)
    return position


# Cases


def test_setting_and_advice_bind_nobody() -> None:
    """T001: the clauses on the castle and on reading the rules stand in the book and refuse nothing."""
    for clause in (load_clauses(COLDITZ)["1"], load_clauses(COLDITZ)["2"]):
        assert not clause.options
        assert not clause.refusals


def test_every_card_is_played_in_a_case() -> None:
    done = [line.text for case in CASES.values() for line in case.script if line.result == "ok"]
    for card in card_types().values():
        verb = OWN_ACTIONS.get(card.kind, "play")
        if card.kind in ("exchange", "tunnel"):
            wanted = f"{verb} {card.of}"
        elif card.kind == "car":
            wanted = "car "
        else:
            wanted = f"{verb} {card.id}"
        assert any(text.startswith(wanted) or f" {card.id}" in text for text in done), card.id


def test_illegal_actions_change_nothing_and_name_their_clause() -> None:
    """T137: `infringement_policy` is `engine_rejects`."""
    position = scene(3, "points 3, a1@yard-26, b1@yard-25")
    before = position.digest()
    with pytest.raises(Refused) as refused:
        position.apply(0, COLDITZ.parse(COLDITZ.new(3, {}, seal=Seal.from_seed(1)), "step a1 yard-25"))
    assert refused.value.refusal.clause == "23"
    assert position.digest() == before


# T002, T021: the box


def test_decks() -> None:
    rules = load_edition("gibson")
    cards = Counter(card.id for card in build_deck(rules, "opportunity"))
    assert sum(cards.values()) == 45
    assert (cards["release"], cards["hideaway"]) == (5, 5)
    assert (cards["bribe_one"], cards["bribe_two"]) == (3, 2)
    assert sum(number for name, number in cards.items() if name.startswith("exchange")) == 7
    assert sum(number for name, number in cards.items() if name.startswith("kit_part")) == 4
    assert sum(number for name, number in cards.items() if name.startswith("move")) == 8
    security = Counter(card.id for card in build_deck(rules, "security"))
    assert sum(security.values()) == 14
    assert security["appel"] == 2
    assert sum(number for name, number in security.items() if name.startswith("search")) == 8


# T024: the table of rule 17


@pytest.mark.parametrize(
    ("players", "guards", "men"), [(2, 6, 8), (3, 12, 7), (4, 14, 6), (5, 15, 5), (6, 16, 4)]
)
def test_guards_and_men(players: int, guards: int, men: int) -> None:
    game = COLDITZ.new(players, {}, seal=Seal.from_seed(1))
    assert game.seats[-1] == "security"
    assert len(game.seats) == players
    position = scene(players)
    assert sum(place != NOT_IN_PLAY for place in position.at[FIRST_GUARD:]) == guards
    assert sum(place != NOT_IN_PLAY for place in position.at[:FIRST_GUARD]) == men * (players - 1)


# T018: the board


@pytest.mark.parametrize("players", range(2, 7))
def test_the_appel_diagram(players: int) -> None:
    position = scene(players)
    places = [place for team in range(position.officers) for place in appel_places(position, team)]
    assert len(places) == len(set(places)) == position.pows * position.officers
    assert all(position.ground.white[place] for place in places)
    assert players in load_board().appel


# Positions thrown together: rarer than any random game reaches, and still everything fits


def thrown_together(chooser: random.Random) -> Colditz:
    """Men and guards all over the castle, full hands, men on their way home, perhaps a manned tunnel."""
    position = scene(chooser.randint(2, 6), "turn american, before-roll")
    ground = position.ground
    free = [c for c in range(ground.size) if ground.surface[c] and not no_stop(position, c)]
    for team in range(position.officers):
        for man in position.team_pows(team):
            place = chooser.choice(free)
            if position.pow_at[place] < 0:
                position.put(man, place)
                position.returning[man] = ground.zone[place] == GARRISON and ground.home[place] < FAR
        for _ in range(3):
            position.hands[team].append(position.deck.pop(chooser.randrange(len(position.deck))))
        for card in chooser.sample(range(4), 2):
            if position.stacks[card]:
                position.stacks[card] -= 1
                position.equipment[team][card] += 1
        position.kit[team] = chooser.randint(0, 1)
        position.kits -= position.kit[team]
    for guard in range(FIRST_GUARD, len(position.at)):
        place = chooser.choice(free)
        walk = ground.room[place] < 0 and ground.hideaway[place] < 0 and not ground.white[place]
        held = position.pow_at[place] >= 0 or position.guard_at[place] >= 0
        if position.at[guard] == RESERVE and walk and not held and not guard_no_stop(position, place):
            position.put(guard, place)
    position.security_hand = [position.security_deck.pop(chooser.randrange(10)) for _ in range(3)]
    return position


def every_step(position: Colditz, seat: int) -> Iterator[Say]:
    """All steps anybody could think of for the pawns of a seat: to neighbours, over drops, below."""
    ground = position.ground
    guards = seat == position.security_seat
    for pawn, place in enumerate(position.at):
        if place < 0 or (pawn >= FIRST_GUARD if not guards else pawn < FIRST_GUARD):
            continue
        if not guards and pawn not in position.team_pows(seat):
            continue
        circle = place % ground.size
        near = {*ground.board.near[circle], *(to for to, _, _ in ground.barriers[circle])}
        if ground.tunnel[circle] >= 0:
            near.update(ground.tunnel_circles[ground.tunnel[circle]])
        for to in near:
            for name in (position.place_name(to), f"{position.place_name(to)}/tunnel"):
                if position.place(name) >= 0:
                    yield say("step", position.pawn_name(pawn), name)


@pytest.mark.parametrize("seed", range(40))
def test_thrown_together(seed: int) -> None:
    chooser = random.Random(seed)
    position = thrown_together(chooser)
    for _ in range(150):
        seat = position.actor
        if seat is None:
            return
        listed = list(position.legal())
        assert listed, position.frames[-1]
        if chooser.random() < 0.2 and position.frames[-1].kind in ("officer", "security"):
            steps = {action for action in listed if isinstance(action, Say) and action.verb == "step"}
            for step in every_step(position, seat):
                assert (position.why_not(seat, step) is None) == (step in steps), str(step)
        if position.frames[-1].kind == "officer" and position.opening is None:
            man = position.pawn_name(chooser.choice(position.team_pows(seat)))
            reach = position.reach(man)
            for name in chooser.sample(list(reach), min(3, len(reach))):
                assert reach[name].cost == len(reach[name].path) <= position.points
                assert position.why_not(seat, say("move", man, *reach[name].path)) is None
        position.apply(seat, chooser.choice(listed))
