"""Action texts: one canonical text each, and nothing else is accepted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goneaway.kernel import Action, Refused
from goneaway.sectionx.board.island import SIDES
from goneaway.sectionx.turns.checks import CHECKS
from goneaway.sectionx.turns.verbs import VERBS
from goneaway.sectionx.words import actions as act

cells = st.builds(lambda row, column: f"{row}{column}", st.sampled_from("ABCDEFGHIJK"), st.integers(1, 11))
spots = st.builds(act.Spot, cells, st.integers(0, 6))
turns = st.integers(0, 5)
sides = st.sampled_from(SIDES)
men = st.builds(lambda colour, number: f"{colour}{number}", st.sampled_from("BRVY"), st.integers(1, 8))
places = st.one_of(spots, st.just("home"), st.sampled_from(["zone:NW", "zone:E", "zone:SE"]))

ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(act.Draw, st.integers(1, 3)),
    st.builds(act.Place, st.sampled_from(["S", "S-3", "H1", "H1-4", "SBB"]), cells, turns),
    st.builds(act.Swap, cells, cells, turns, turns),
    st.builds(act.Move, cells, cells, turns),
    st.builds(act.Rotate, cells, turns),
    st.builds(act.Skip),
    st.builds(act.Step, men, places, st.none() | spots),
    st.builds(act.SetDoor, spots, sides),
    st.builds(act.MoveDoor, spots, spots, sides),
    st.builds(act.End),
    st.builds(act.ChooseFight, st.sampled_from("BRVY")),
    st.builds(act.ChooseKeyDoor, st.none() | spots),
    st.builds(act.ChooseKeyReturn, spots, sides),
)


def test_every_action_is_checked_and_is_a_verb_or_an_answer() -> None:
    made = {one for one in vars(act).values() if isinstance(one, type) and issubclass(one, Action)}
    assert set(CHECKS) == made - {Action}
    assert {str(one.__dict__["verb"]) for one in CHECKS} == set(act.FORMS)
    assert [str(one.__dict__["verb"]) for one in VERBS] == [row.name for row in VERBS.values()]
    assert set(CHECKS) - set(VERBS) == {act.ChooseFight, act.ChooseKeyDoor, act.ChooseKeyReturn}


@given(ACTIONS)
def test_parse_is_the_inverse_of_str(action: Action) -> None:
    assert act.parse(str(action)) == action


@given(ACTIONS, ACTIONS)
def test_different_actions_have_different_texts(one: Action, other: Action) -> None:
    assert (str(one) == str(other)) == (one == other)


@given(
    st.text(max_size=60)
    | st.lists(st.sampled_from([*act.FORMS, "F8", "0", "B1", "@W", "#2", "-1"])).map(" ".join)
)
def test_any_other_text_is_refused_and_never_crashes(text: str) -> None:
    try:
        action = act.parse(text)
    except Refused as error:
        refusal = error.refusal
    else:
        assert act.parse(str(action)) == action
        return
    assert (refusal.clause, refusal.code) == ("notation", "BAD_ACTION")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "draw", "draw 0", "draw 4", "draw 1 2", "place S F8", "place S F8 6", "place s F8 0",
        "place S f8 0",
        "place S F8 -1", "swap F8 F9 0", "move F8 F9", "rotate F8", "step B1", "step B1 zone:", "step B12 F8",
        "step B1 F8 home F9", "door F8", "door F8@N", "door F8@", "door F8#0@W", "door F8#7@W",
        "door-move F8 F9",
        "choose-fight", "choose-fight BR", "choose-key-door", "end now", "END", "x" * 5000,
        "place S F８ 0", "draw ２",
    ],
)  # fmt: skip
def test_near_misses(text: str) -> None:
    with pytest.raises(Refused):
        act.parse(text)


def test_spaces_do_not_matter() -> None:
    assert act.parse("  place   S  F8 0 ") == act.Place("S", "F8", 0)
