"""Guards as the page shows them: whom they threaten and can arrest; what can be done on the spot."""

from __future__ import annotations

import json
import random

import pytest

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.referee.position import Colditz
from goneaway.colditz.referee.sampling import determinize
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.words.actions import parse
from goneaway.colditz.words.forms import FORMS
from goneaway.colditz.words.places import INNER
from goneaway.kernel import Seal, Stream
from goneaway.presenting.colditz.odds import chance_of
from goneaway.presenting.colditz.patrols import arrests, threat
from goneaway.presenting.colditz.presentation import CastlePresentation
from goneaway.presenting.colditz.spots import doing, spots
from goneaway.wording import LANGUAGES, Wording

from .colditz.playing import new_game, play_through, scene, seen

BOARD = scene("american british, turn american, before-roll").ground


def shown(edition: str = "gibson") -> CastlePresentation:
    return CastlePresentation(COLDITZ.new(3, {"edition": edition}, seal=Seal.from_seed("shown")), Wording())


@pytest.mark.parametrize("edition", edition_names())
def test_arrests_are_what_the_rules_allow(edition: str) -> None:
    """What is offered can be done, and what can be done at once is offered."""
    tried = {"offered": 0, "walked": 0}

    def look(position: Colditz, chooser: random.Random) -> None:
        seat = position.security_seat
        if position.actor != seat or position.frames[-1].kind != "security" or chooser.random() > 0.4:
            return
        found = arrests(seen(position, seat), Wording())
        at_once = {str(action).split()[2] for action in position.legal() if str(action).startswith("arrest ")}
        assert at_once <= {one["pawn"] for one in found["can"]}
        assert not {one["pawn"] for one in found["can"]} & {one["pawn"] for one in found["cannot"]}
        for one in found["can"]:
            tried["offered"] += 1
            tried["walked"] += len(one["actions"]) > 1
            trial = position.copy()
            for text in one["actions"]:
                trial.apply(seat, parse(text))
            assert trial.points == position.points - one["cost"] or trial.actor != seat

    rules = {"limit_unit": "rounds", "limit_value": 12}
    if edition == "fuga3":
        rules = {"limit_unit": "minutes", "limit_value": 36, "day_count": 1, "day_minutes": 20}
        rules |= {"night_minutes": 16, "minutes_per_turn": 0.5}
    play_through(new_game(4, f"arrests {edition}", edition=edition, **rules), edition, look)
    assert tried["offered"] >= tried["walked"] >= (edition == "gibson")


def test_whoever_cannot_be_arrested_has_a_reason() -> None:
    position = scene(
        "american british, turn security, points 7, a1@chapel-1, b1@yard-30, a3@yard-40, g1@yard-12,"
        " american has key"
    )
    found = arrests(seen(position, 2), Wording())
    assert [(one["pawn"], one["guard"], one["cost"]) for one in found["can"]] == [("a3", "g1", 2)]
    assert found["can"][0]["actions"] == ["move g1 yard-25", "arrest g1 a3"]
    reasons = {one["pawn"]: one["verdict"]["code"] for one in found["cannot"]}
    assert reasons == {"a1": "SAFE_IN_ROOM", "b1": "NO_EQUIPMENT_HELD"}
    assert arrests(seen(position, 0), Wording()) == {"can": [], "cannot": [], "wrong": []}


def test_guards_who_bar_the_end_of_the_turn_are_named() -> None:
    position = scene("american british, turn security, points 7, g1@yard-12, g2@cell-passage-1")
    end = position.why_not(2, parse("end"))
    wrong = arrests(seen(position, 2), Wording())["wrong"]
    assert bool(wrong) == (end is not None)
    if end is not None:
        assert wrong[0]["verdict"]["code"] == end.code


def test_threat_is_made_of_public_facts() -> None:
    position = scene(
        "american british, turn american, points 6, a1@yard-40, g1@yard-12, g2@garrison-30, american has key"
    )
    told = threat(seen(position, None))
    assert told["most"] == 7
    assert all(threat(seen(position, seat)) == told for seat in (0, 1, 2))
    for seat in (0, 1, 2):
        other = determinize(seen(position, seat), Stream.from_seed("other"))
        assert threat(seen(other, None)) == told
    places = told["places"]
    assert places["yard-40"] == 2
    near = position.ground.names[position.ground.near[position.place("yard-12")][0]]
    assert places.get(near, 1) == 1
    ground = position.ground
    for name in places:
        number = ground.number[name]
        assert not ground.white[number]
        assert ground.room[number] < 0
        assert ground.hideaway[number] < 0


def test_threat_reaches_as_far_as_the_throw() -> None:
    position = scene("american british, turn security, points 3, g1@yard-12")
    told = threat(seen(position, 0))
    assert told["most"] == 3
    assert max(told["places"].values()) == 3


def test_a_way_can_be_bent() -> None:
    position = scene("american british, turn american, points 6, a3@yard-40")
    straight = shown().ways(seen(position, 0), "a3")
    by = next(one for one in straight["destinations"] if one["cost"] == 3)
    bent = shown().ways(seen(position, 0), "a3", [by["place"]])
    assert bent["points"] == straight["points"] == 6
    assert bent["destinations"]
    for one in bent["destinations"]:
        assert by["place"] in one["path"]
        assert one["cost"] == len(one["path"]) <= 6
        action = parse(" ".join(("move", "a3", *one["path"])))
        assert position.why_not(0, action) is None
    assert shown().ways(seen(position, 0), "a3", ["chapel-1"])["destinations"] == []


def test_circles_that_complete_a_claim_say_so() -> None:
    position = scene("american british, turn american, points 9, a1@chapel-1, a2@yard-80, a3@yard-81")
    found = shown().ways(seen(position, 0), "a2")["destinations"]
    claims = {one["name"]: one["claims"] for one in found if one["name"]}
    assert claims["chapel"] == ("rope",)
    assert all(not claims[room] for room in claims.keys() - {"chapel"})
    for one in found:
        if one["claims"]:
            trial = position.copy()
            trial.apply(0, parse(" ".join(("move", "a2", *one["path"]))))
            assert "claim rope a1 a2" in map(str, trial.legal())


def test_what_matters_now_is_offered_on_the_spot() -> None:
    position = scene("american british, turn american, points 6, a1@chapel-1, a2@chapel-2, a3@inner-a")
    told = spots(seen(position, 0), position.legal(), Wording())
    found = told["spots"]
    assert set(told["walkers"]) == {f"a{number}" for number in range(1, 8)} - {"a3"}
    claim = next(one for one in found if one["verb"] == "claim")
    assert claim["pawns"] == ["a1", "a2"]
    assert claim["label"] == "Claim: rope (A1 and A2)"
    assert not any(one["verb"] in ("step", "move", "end") for one in found)
    for one in found:
        assert position.why_not(0, parse(one["text"])) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_asked_for(language: str) -> None:
    position = scene("american british, turn american, points 6, a1@chapel-1, a2@chapel-2, g1@yard-12")
    view = seen(position, 0)
    wording = Wording(language)
    for verb in FORMS.keys() - {"offer", "accept", "counter", "refuse", "withdraw", "talk"}:
        told = doing(f"{verb} a1 chapel-2 rope", view, wording)
        assert told
        assert told != verb
        assert "none" not in doing(f"{verb} a1 chapel-2 rope", view, wording)


def test_a_look_ahead_ends_where_chance_begins() -> None:
    position = scene("american british, turn security, points 7, a1@yard-40, g1@yard-12, american has key")
    told = shown().preview(seen(position, 2), "move g1 yard-13")
    assert told["places"] == ["yard-13"]
    assert told["pawns"] == ["g1"]
    assert not told["open"]
    assert shown().preview(seen(position, 2), "move g1 chapel-1")["lines"] == []
    assert shown().preview(seen(position, None), "move g1 yard-13")["lines"] == []
    caught = shown().preview(seen(position, 2), "arrest g1 a1")
    json.dumps(caught)
    begun = scene("american british, turn american, before-roll, a1@yard-40")
    ahead = shown().preview(seen(begun, 0), "roll")
    assert ahead == {"lines": [], "places": [], "pawns": [], "open": True, "run": None, "risk": ""}


def test_ways_out_are_told_with_who_is_near_them() -> None:
    """A man with Equipment at the top of a rope is one step from its foot; one without is nowhere near."""
    top = next(c for c in range(BOARD.size) if BOARD.barriers[c] and BOARD.zone[c] == INNER)
    foot = BOARD.barriers[top][0][0]
    place = f"a1@{BOARD.names[top]}, g1@yard-12"
    held = threat(seen(scene(f"american british, turn security, before-roll, american has rope, {place}"), 2))
    bare = threat(seen(scene(f"american british, turn security, before-roll, {place}"), 2))
    exits = {one["place"]: one for one in held["exits"]}
    assert exits[BOARD.names[foot]]["man"] == 1
    assert held["men"][BOARD.names[foot]] == 1
    assert {one["place"]: one for one in bare["exits"]}[BOARD.names[foot]]["man"] is None
    assert bare["men"] == {}
    # A guard beside it holds it.
    beside = next(c for c in BOARD.near[foot] if BOARD.surface[c])
    near = scene(
        f"american british, turn security, before-roll, american has rope, {place}, g2@{BOARD.names[beside]}"
    )
    there = {one["place"]: one for one in threat(seen(near, 2))["exits"]}
    assert there[BOARD.names[foot]]["guard"] == 1


@pytest.mark.parametrize("edition", ["gibson", "osprey"])
def test_security_sees_what_a_card_would_find(edition: str) -> None:
    """By what is known: that a nation holds something, never what."""
    position = scene(
        "american british, turn security, before-roll, security has appel search_chapel, american has rope,"
        " a1@chapel-1, b1@chapel-2, a2@garrison-20, g1@yard-12",
        edition=edition,
    )
    view = seen(position, 2)
    search = shown(edition).preview(view, "play search_chapel")
    assert search["pawns"] == ["a1"]
    assert not search["open"]
    assert [line["kind"] for line in search["lines"]] == ["played", "searched"]
    for other in range(5):
        sample = determinize(view, Stream.from_seed(other))
        assert shown(edition).preview(seen(sample, 2), "play search_chapel") == search
    call = shown(edition).preview(view, "play appel")
    assert [line["kind"] for line in call["lines"]] == ["played"]
    # Where officers decide who comes, nobody knows; where all have to come, everybody does.
    assert call["open"] == (edition == "osprey")
    assert {"a1", "a2", "b1"} <= set(call["pawns"]) or call["open"]


def test_a_look_ahead_names_no_card_that_was_dealt_for_it() -> None:
    position = scene("american british, turn american, before-roll, a1@yard-40, american has kit")
    told = shown().preview(seen(position, 0), "do-or-die a1")
    assert told["open"]
    assert "dod-revealed" not in [line["kind"] for line in told["lines"]]


def test_a_run_is_weighed_before_it_is_run() -> None:
    position = scene("american british, turn american, before-roll, a1@yard-40, american has kit")
    run = shown().preview(seen(position, 0), "do-or-die a1")["run"]
    assert run["places"][0] == "yard-40"
    assert len(run["places"]) == run["length"] + 1
    assert run["places"][-1] in position.ground.targets
    chances = [one["chance"] for one in run["odds"]]
    assert [one["throws"] for one in run["odds"]] == [3, 4, 5, 6, 7]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < chances[-1] <= 1
    assert shown().preview(seen(position, 0), "do-or-die b1")["run"] is None


def test_odds_of_a_run_are_those_of_the_dice() -> None:
    # One throw without bonus: 11 or 12 in 3 of 36. With one bonus throw a double six or five needs no more.
    assert chance_of(11, 1, 1) == pytest.approx(3 / 36)
    assert chance_of(2, 1, 1) == 1
    # 24 in one throw with one bonus throw: double six twice.
    assert chance_of(24, 1, 2) == pytest.approx(1 / 36**2)
    assert chance_of(25, 1, 2) == 0
    assert chance_of(24, 2, 1) == pytest.approx(1 / 36**2)
    # Against dice that were thrown.
    lots = random.Random("odds")
    enough = 0
    for _ in range(20_000):
        total = 0
        for _ in range(4):
            for bonus in range(3):
                one, two = lots.randint(1, 6), lots.randint(1, 6)
                total += one + two
                if one != two or bonus == 2:
                    break
        enough += total >= 34
    assert enough / 20_000 == pytest.approx(chance_of(34, 4, 3), abs=0.015)
