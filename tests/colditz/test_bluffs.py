"""Officers who plan hide what they mean to do, and hide from a roll call: a bluff at another way out, and a
stop in a hideaway while Security may hold an Appel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from goneaway.bots import Bot, make_bot
from goneaway.bots.colditz.cards.guesses import holds
from goneaway.bots.colditz.cards.memory import Memory
from goneaway.bots.colditz.levels import VETERAN
from goneaway.bots.colditz.officer.exits import exits_of
from goneaway.bots.colditz.officer.feint import FEINT_APART, Feint
from goneaway.bots.colditz.officer.flight import Flight
from goneaway.bots.colditz.officer.mind import Mind
from goneaway.bots.colditz.officer.turn import Turn
from goneaway.bots.colditz.officer.working import way_down
from goneaway.bots.colditz.sight.danger import called, summoned
from goneaway.bots.colditz.sight.officer_view import OfficerView
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.view import Seen
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.places import INNER
from goneaway.kernel import Action, Event, Legal, Seal, Stream, View

from ..playing import play
from .test_beliefs import Table as Listeners


def seen(position: Colditz, seat: int = 0) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def set_up(text: str, edition: str = "gibson") -> Colditz:
    position = COLDITZ.scene.set_up(COLDITZ.new(3, {"edition": edition}, seal=Seal.from_seed("bluff")), text)
    assert isinstance(position, Colditz)
    return position


# A bluff


def test_a_bluff_is_far_from_where_somebody_means_to_leave() -> None:
    """With a rope for the canteen's terrace nobody shows himself near it, but at another drop; without a
    plan there is nothing to hide."""
    position = set_up("turn american, points 9, american has kit rope, a1@canteen-1, a2@appel-4, a3@wc-1")
    table = OfficerView(seen(position), 0)
    ways = [exit.field for exit in exits_of(table.chart) if position.ground.names[exit.top] == "canteen-1"]
    assert ways
    places = {
        position.ground.names[place.index(0)]
        for seed in range(40)
        if (place := Feint(Stream.from_seed(f"bluff {seed}", quiet=True)).place(table, Flight(table), ways))
    }
    assert len(places) > 1
    assert all(ways[0][position.ground.number[name]] >= FEINT_APART for name in places)


def test_one_time_in_two_there_is_none() -> None:
    """Who always bluffs is soon understood."""
    position = set_up("turn american, points 9, american has kit rope, a1@canteen-1, a2@appel-4, a3@wc-1")
    table = OfficerView(seen(position), 0)
    ways = [table.out(table.bag)]
    none = sum(
        not Feint(Stream.from_seed(f"lot {seed}", quiet=True)).place(table, Flight(table), ways)
        for seed in range(200)
    )
    assert 60 < none < 140


@pytest.mark.parametrize("edition", edition_names())
def test_veterans_bluff_and_say_so(edition: str) -> None:
    """Whole games: only who has a way out himself bluffs, his men stay inside for it, and where a man went
    for show he may leave for good later."""
    told: Counter[str] = Counter()
    for number in range(3):
        told.update(reasons(edition, number))
    assert told["feint"]


def reasons(edition: str, number: int) -> Counter[str]:
    """Why everything was done in one game."""
    told: Counter[str] = Counter()
    game = COLDITZ.new(4, {"edition": edition}, seal=Seal.from_seed(f"show {number}"))
    position = game.start()
    assert isinstance(position, Colditz)
    bots = [make_bot("veteran", game, Stream.from_seed(f"{number} {s}", quiet=True)) for s in range(4)]
    shown: list[str] = []

    def explained(seat: int, bot: Bot, view: View, legal: Legal) -> Action:
        action, why = bot.explain(view, legal)
        told[why.code] += 1
        if why.code == "feint":
            table = OfficerView(seen(position, seat), seat)
            assert table.kit
            assert table.best_bag_length(table.bag) < 999
        shown[:] = [str(why.parameters["man"])] if why.code in ("feint", "lie-low") else []
        return action

    def inside(events: Sequence[Event]) -> None:
        for man in shown:
            pow = position.pawn(man)
            assert position.ground.zone[position.at[pow] % position.ground.size] == INNER

    play(position, bots, ask=explained, note=inside)
    return told


# A roll call


def test_who_fears_an_appel_stops_in_a_hideaway() -> None:
    """Rule 38: nobody calls who is in a hideaway, and who is called begins again from the Appel area. A man
    on his way to the far end of the castle turns aside for that, and goes on if there is nothing to fear."""
    position = set_up("turn american, points 8, american has kit rope, a1@appel-4")
    ground = position.ground
    mind = Mind(Stream.from_seed("hide", quiet=True), VETERAN.habits)
    turned = 0
    for exit in exits_of(mind.look(seen(position)).chart):
        for circle in range(ground.size):
            if ground.zone[circle] != INNER or ground.room[circle] >= 0 or not 8 < exit.field[circle] < 40:
                continue
            if ground.white[circle] or ground.hideaway[circle] >= 0 or circle % 5:
                continue
            position.put(0, circle)
            stops = []
            for fear in (0.0, 1.0):
                turn = Turn(seen(position), position.legal(), mind)
                turn.sight.roll_call = fear
                path = way_down(turn, 0, exit.field, 2)
                stops.append(path[-1] if path else circle)
            calm, wary = stops
            if ground.hideaway[wary] >= 0 > ground.hideaway[calm]:
                turned += 1
            # Nobody comes out of a hideaway for fear.
            assert ground.hideaway[calm] < 0 or ground.hideaway[wary] >= 0 or ground.white[wary]
    assert turned > 5


@pytest.mark.parametrize("edition", edition_names())
def test_whom_an_appel_calls_and_whom_it_may_cost_his_attempt(edition: str) -> None:
    """Hideaways are left alone in every edition; the garrison where no live attempt is exempt; and where men
    may stay away, only so far as they may be found."""
    position = set_up("turn american, american has kit rope, a1@appel-4", edition)
    ground, rules = position.ground, position.rules.appel
    for circle in range(ground.size):
        if ground.zone[circle] == INNER or not ground.surface[circle] or ground.target[circle] >= 0:
            continue
        position.put(0, circle)
        view = seen(position)
        chance = summoned(view, circle)
        assert (chance > 0) <= called(view, 0)
        if ground.hideaway[circle] >= 0 or "live_attempt" in rules.appel_exempt:
            assert not chance
        elif rules.general_search == "none":
            assert chance == called(view, 0)


def test_who_has_listened_knows_when_security_holds_an_appel() -> None:
    """The chance is that of the positions sampled from the same memory; what is certain is so; and who has
    not listened only counts cards."""
    wiser = 0
    for number in range(3):
        table = Listeners(4, {"edition": "gibson"}, f"holds {number}")
        for _ in table.play():
            position = table.position
            if position.ply % 25 or position.frames[-1].kind != "officer":
                continue
            view = table.view(0)
            chance = holds(table.memories[0], view, "appel")
            held = any(position.security[card].kind == "appel" for card in position.security_hand)
            if chance in (0.0, 1.0):
                assert held == bool(chance)
            else:
                samples = [table.sample(0) for _ in range(40)]
                often = sum(
                    any(one.security[card].kind == "appel" for card in one.security_hand) for one in samples
                )
                assert abs(often / 40 - chance) < 0.3
            size = view.security_hand_size
            none = [1.0, 12 / 14, 12 * 11 / (14 * 13), 12 * 11 * 10 / (14 * 13 * 12)]
            if size < 4:
                deaf = holds(Memory(), view, "appel")
                assert deaf == pytest.approx(1 - none[size])
                wiser += abs(chance - deaf) > 0.02
    assert wiser > 20
