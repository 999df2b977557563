"""Legal actions: found when somebody looks, once, and never for a position that has moved on."""

from __future__ import annotations

import pytest

import goneaway
from goneaway.kernel import Action, Group, Legal, StaleLegal
from goneaway.sectionx.words.actions import Draw, End, Skip


def counting_group(head: str, targets: list[int]) -> tuple[Group, list[int]]:
    looks: list[int] = []

    def find(piece: None) -> list[int]:
        looks.append(1)
        return targets

    def make(piece: None, pile: int) -> Draw:
        return Draw(pile)

    return Group(head, find, make), looks


def test_a_group_is_found_on_first_use_and_kept() -> None:
    group, looks = counting_group("draw", [1, 2, 3])
    assert group.head == "draw"
    assert looks == []
    assert len(group) == 3
    assert list(group) == [Draw(1), Draw(2), Draw(3)]
    assert group[1:] == [Draw(2), Draw(3)]
    assert group[-1] == Draw(3)
    assert looks == [1]


def test_verbs_can_be_listed_without_looking() -> None:
    group, looks = counting_group("draw", [1])
    legal = Legal({"draw": lambda: [group], "end": lambda: [Group.of("end", [End()])]})
    assert legal.verbs == ("draw", "end")
    assert looks == []
    assert len(legal) == 2
    assert list(legal) == [Draw(1), End()]
    assert [group.head for group in legal.groups] == ["draw", "end"]


def test_the_only_action() -> None:
    nothing: list[Action] = []
    assert Legal.of(Group.of("end", [End()])).only() == End()
    assert Legal.of(Group.of("end", [End()]), Group.of("skip", [Skip()])).only() is None
    assert Legal.of(Group.of("draw", [Draw(1), Draw(2)])).only() is None
    assert Legal.of(Group.of("end", nothing)).only() is None
    assert not Legal.of(Group.of("end", nothing))


def test_what_was_not_found_in_time_is_stale() -> None:
    game = goneaway.new_game("sectionx", players=2, seed=1)
    position = game.start()
    seat = position.actor
    assert seat is not None
    position.apply(seat, game.parse("draw 1"))
    legal = position.legal()
    seen = legal.groups_of("place")
    assert len(seen[0]) > 10
    position.apply(seat, game.parse("skip"))
    assert len(seen[0]) > 10  # found in time: still readable
    with pytest.raises(StaleLegal):
        legal.groups_of("step")


def test_nothing_is_found_twice_while_nothing_changes() -> None:
    game = goneaway.new_game("sectionx", players=2, seed=1)
    position = game.start()
    seat = position.actor
    assert seat is not None
    position.apply(seat, game.parse("draw 1"))
    legal = position.legal()
    assert position.legal() is legal
    refused = game.parse("draw 1")
    assert position.why_not(seat, refused) is not None
    assert position.legal() is legal
    position.apply(seat, game.parse("skip"))
    assert position.legal() is not legal


def test_nothing_is_legal_after_the_end() -> None:
    game = goneaway.new_game("sectionx", players=4, seed=1)
    position = game.kind.scene.set_up(game, "F10=S.0, B1 B2 B3@free, B4@zone:E, B5@F10")
    position.apply(0, game.parse("step B5 zone:E"))
    assert position.actor is None
    assert position.prompt is None
    assert not position.legal()
    assert not position.asides(1)
