"""The simple player of Section X: it gets on, does not walk in circles, and fears only what can happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

import goneaway
from goneaway.bots import Bot, Reason
from goneaway.bots.sectionx.threats import rival_of, threat_to
from goneaway.bots.sectionx.tunneller import Tunneller
from goneaway.kernel import Action, Event, Legal, Stream, View
from goneaway.sectionx import SectionX, Seen
from goneaway.sectionx.words.actions import Step
from goneaway.wording import Wording

from .playing import play


def scene(text: str, players: int = 2) -> SectionX:
    game = goneaway.new_game("sectionx", players=players, seed=1)
    position = game.kind.scene.set_up(game, text)
    assert isinstance(position, SectionX)
    return position


def advised(position: SectionX, seat: int = 0) -> tuple[Action, Reason]:
    bot = Tunneller(Stream.from_seed(1, quiet=True))
    return bot.explain(position.view(seat), position.legal())


def played_turn(position: SectionX) -> list[str]:
    """What it does until the turn is over."""
    bot = Tunneller(Stream.from_seed(1, quiet=True))
    seat, turn = position.actor, position.round
    out = []
    while position.actor == seat == position.frames[0].seat and position.round == turn:
        action = bot.choose(position.view(seat), position.legal())
        out.append(str(action))
        position.apply(seat, action)
    return out


class Watched:
    """What happened in games of simple players among themselves."""

    def __init__(self) -> None:
        self.verbs: Counter[str] = Counter()
        self.reasons: set[tuple[str, tuple[str, ...]]] = set()
        self.causes: Counter[str] = Counter()
        self.walks = 0
        self.circles: list[str] = []
        self.longest_rest = 0

    def play(self, seed: int, players: int) -> None:
        game = goneaway.new_game("sectionx", players=players, seed=f"tunneller {seed}")
        bots = [Tunneller(Stream.from_seed(f"{seed} {seat}", quiet=True)) for seat in range(players)]
        position = game.start()
        assert isinstance(position, SectionX)
        began: dict[str, int] = {}
        walked: Counter[str] = Counter()
        rest = [0] * players
        before: list[int] = []
        asked = [0]

        def explained(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
            action, reason = bot.explain(view, legal)
            self.verbs[action.verb] += 1
            self.reasons.add((reason.code, tuple(reason.parameters)))
            if isinstance(action, Step):
                began.setdefault(action.man, position.men[position.man_number(action.man)])
                walked[action.man] += 1
            rest[seat] = 0 if action.verb not in ("draw", "place", "end") else rest[seat]
            before[:], asked[:] = position.men, [seat]
            return action

        def note(events: Sequence[Event]) -> None:
            if self._over(events):
                collapsed = any(event.kind == "collapsed" for event in events)
                men = before if collapsed else position.men
                for man, steps in walked.items():
                    self.walks += steps == 2
                    if steps == 2 and men[position.man_number(man)] == began[man]:
                        self.circles.append(f"{seed}: {man}")
                began.clear()
                walked.clear()
                rest[asked[0]] += 1
                self.longest_rest = max(self.longest_rest, *rest)

        play(position, bots, ask=explained, note=note)

    def _over(self, events: Sequence[Event]) -> bool:
        self.causes.update(event.parameters["cause"] for event in events if event.kind == "collapsed")
        return any(event.kind in ("turn-ended", "collapsed", "game-over") for event in events)


@cache
def watched() -> Watched:
    out = Watched()
    for seed in range(24):
        out.play(seed, 2 + seed % 3)
    return out


def test_no_walk_ends_where_it_began() -> None:
    assert watched().walks > 200
    assert watched().circles == []


def test_it_does_not_freeze() -> None:
    assert watched().causes["stall"] == 0
    assert watched().causes["escape"] > watched().causes["tiles"] * 5
    # A turn or two without a good tile is nothing; standing before the green for ever is.
    assert watched().longest_rest < 10


def test_it_uses_all_it_may_do() -> None:
    assert {"place", "rotate", "swap", "move", "step", "door", "door-move"} <= set(watched().verbs)


def test_it_gives_reasons_that_can_be_told() -> None:
    assert len(watched().reasons) > 15
    for language in ("en", "it", "es", "fr"):
        for code, _ in watched().reasons:
            assert Wording(language).has(f"sectionx-reason-{code}")


@pytest.mark.parametrize("seed", range(3))
def test_what_it_explains_is_what_it_plays(seed: int) -> None:
    game = goneaway.new_game("sectionx", players=3, seed=seed)
    position = game.start()
    one, other = (
        [Tunneller(Stream.from_seed(f"{seed} {seat}", quiet=True)) for seat in range(3)] for _ in "ab"
    )

    def explained(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        action, reason = bot.explain(view, legal)
        assert other[seat].choose(view, legal) == action
        assert reason.code
        return action

    play(position, one, ask=explained, until=lambda: position.ply >= 120)


# What it fears


READY = "F8=S.0 F9=S.0 F10=S.0, B1@F8, B2@F9, R1@zone:NW, stocks 0/0"


@pytest.mark.parametrize(
    ("rival", "ready"),
    [
        # beside the green, with a way into it
        ("K2=S.0, R2@K2", True),
        # two steps away
        ("K2=S.0 K3=S.0, R2@K3", True),
        # hidden behind a wall: the hideout opens the other way
        ("K2=H1.0, R2@K2", False),
        # in a tunnel that leads along the green, not into it
        ("J2=S.1, R2@J2", False),
        # behind a door
        ("K2=S.0 K3=S.0, door B K2@W, R2@K3", False),
        # somebody stands in the way
        ("K2=S.0 K3=S.0, B3@K2, R2@K3", False),
    ],
)
def test_a_rival_is_a_danger_by_what_he_can_reach(rival: str, ready: bool) -> None:
    position = scene(f"{READY}, {rival}")
    assert rival_of(position, 1).ready is ready
    view = position.view(0)
    assert isinstance(view, Seen)
    assert (threat_to(position, 0, view.stall, False).risk > 0.5) is ready


def test_it_walks_on_past_rivals_who_can_do_nothing() -> None:
    position = scene(f"{READY}, K2=H1.0 J1=H1.3, R2@K2, R3@J1")
    action, reason = advised(position)
    assert (str(action), reason.code) == ("step B2 F10", "escape")


def test_it_hides_from_rivals_who_can_end_the_round() -> None:
    position = scene("D5=S.1 C4=S.1, B1@D5, K2=S.0 K3=S.0, door R K3@E, R1@zone:NW, R2@K2, stocks 0/0")
    assert "step B1 home" in played_turn(position)
    assert position.place_name(position.men[0]) == "home"


def test_it_bars_the_way_of_a_rival_who_is_about_to_win() -> None:
    text = "K2=S.0 K3=S.0, R1 R2 R3@free, R4@zone:NW, R5@K3, owner NW R, stocks 0/0"
    position = scene(text)
    action, reason = advised(position)
    assert reason.code in ("bar", "door-bar")
    position.apply(0, action)
    assert not rival_of(position, 1).ready


def test_it_saves_the_others_before_it_ends_the_round() -> None:
    position = scene("F8=S.0 F9=S.0 F10=S.0, B1@zone:E, B2@F10, B3@F8, stocks 0/0")
    done = [action for action in played_turn(position) if action.startswith("step")]
    assert done == ["step B3 home", "step B2 zone:E"]
    assert position.count(0, -3) == 0


def test_it_takes_a_step_rather_than_be_buried_by_the_stall_guard() -> None:
    position = scene("H1=S.2 I1=S.2, B1@I1, R1@zone:NW, R2@zone:NW, stocks 3/3, idle 5, undrawn")
    assert position.view(0).to_json()["stall"]["near"]
    assert any(action.startswith("step") for action in played_turn(position))
