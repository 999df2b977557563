"""What a page asks about the island: where tiles fit, what walking brings about, who is in danger."""

from __future__ import annotations

import pytest

from goneaway.kernel import Event, Game, Position, Seal
from goneaway.presenting import presentation_of
from goneaway.presenting.sectionx.presentation import IslandPresentation
from goneaway.sectionx import SECTIONX, Seen
from goneaway.wording import LANGUAGES, Wording

from .test_presenting import positions


def scene(text: str, players: int = 4) -> tuple[Game, Position]:
    """A position as the rules write it: a line for each thing that lies somewhere."""
    game = SECTIONX.new(players, seal=Seal.from_seed("island"))
    return game, SECTIONX.scene.set_up(game, text)


def shown(game: Game, language: str = "en") -> IslandPresentation:
    found = presentation_of(game, Wording(language))
    assert isinstance(found, IslandPresentation)
    return found


def seen(position: Position, seat: int) -> Seen:
    view = position.view(seat)
    assert isinstance(view, Seen)
    return view


def test_where_a_tile_fits_is_what_may_be_done() -> None:
    """Every legal tile action is told once, and nothing else is."""
    compared = 0
    for match, position in positions("sectionx", 3, {}, 160):
        seat = position.actor
        assert seat is not None
        legal, show, view = position.legal(), shown(match), seen(position, seat)
        open_now = show.spots(view, legal)
        told = set()
        for tile in open_now["tiles"]:
            for cell, rotations in show.fits(view, legal, tile, "")["cells"].items():
                told |= {f"place {tile} {cell} {rotation}" for rotation in rotations}
        for cell in open_now["cells"]:
            fits = show.fits(view, legal, "", cell)
            told |= {f"rotate {cell} {rotation}" for rotation in fits["turns"]}
            for to, rotations in fits["cells"].items():
                told |= {f"move {cell} {to} {rotation}" for rotation in rotations}
            for other, pairs in fits["swaps"].items():
                if view.island.number[cell] < view.island.number[other]:
                    told |= {f"swap {cell} {other} {one} {two}" for one, two in pairs}
        verbs = ("place", "move", "rotate", "swap")
        assert told == {str(one) for one in legal if one.verb in verbs}
        compared += len(told)
        assert set(open_now["men"]) == {str(one).split()[1] for one in legal if one.verb == "step"}
        assert {f"door {side}" for side in open_now["doors"]} == {
            str(one) for one in legal if one.verb == "door"
        }
    assert compared > 1000


def test_a_swap_is_told_from_both_its_sides() -> None:
    game, position = scene("turn B\nF8=S.0\nI4=W.0")
    show, view = shown(game), seen(position, 0)
    here = show.fits(view, position.legal(), "", "F8")["swaps"]["I4"]
    there = show.fits(view, position.legal(), "", "I4")["swaps"]["F8"]
    assert sorted(here) == sorted((two, one) for one, two in there)


def test_distances_are_told_of_a_hideout_with_men_in_it() -> None:
    game, position = scene("turn B\nH8=HS.0\nF8=HS.0\nB1@H8")
    show, view = shown(game), seen(position, 0)
    found = show.fits(view, position.legal(), "", "H8")
    assert found["distances"]["H8"] == 3
    assert min(found["distances"][cell] for cell in found["cells"]) == 3
    assert show.fits(view, position.legal(), "", "F8")["distances"] == {}
    assert "E7" in found["beside"]
    assert "D8" not in found["beside"]


def test_a_fight_is_seen_before_it_is_fought() -> None:
    text = "turn B\nI2=S.0\nI3=S.0\nI4=S.0\nI6=S.0\ndoor R I2@W\ndoor V I6@E\nB has S"
    game, position = scene(text)
    found = shown(game).preview(seen(position, 0), "place S I5 0")
    assert [line["kind"] for line in found["lines"]] == ["fight", "door-returned"]
    assert found["buried"] == []
    after = {tile["cell"]: tile for tile in found["tiles"]}
    assert after["I6"]["sections"][0]["owner"] == "R"
    assert after["I6"]["doors"] == {}
    assert shown(game).preview(seen(position, 0), "place S I4 0")["lines"] == []
    assert "I5" not in position.view(0).to_json()["board"]


def test_a_walk_says_what_it_brings_about_and_whom_it_buries() -> None:
    men = "B1@zone:E\nB2@zone:E\nB3@F10\nB4@F9\nR1@F8"
    game, position = scene(f"turn B\nF8=S.0\nF9=S.0\nF10=S.0\n{men}")
    ways = {way["to"]: way for way in shown(game).ways(seen(position, 0), "B3")["ways"]}
    ashore = ways["zone:E"]
    assert ashore["actions"] == ("step B3 zone:E",)
    assert set(ashore["buried"]) == {"B4", "R1"}
    assert len(ashore["lines"]) >= 2
    danger = shown(game).table(seen(position, 0))["danger"]
    assert danger == {"near": True, "buried": ("B3", "B4", "R1"), "kept": ()}


def test_what_is_left_of_a_turn_is_told_man_by_man() -> None:
    """Part 6 of the specification: five steps in all, two for each, and the last turn of a round."""
    game, position = scene("turn B\nF8=S.0\nF9=S.0\nF10=S.0\nB1@F8")
    status = shown(game).table(seen(position, 0))["status"]
    assert (status["steps"], status["tired"], status["last"]) == (5, {}, False)
    walks = (("step B1 F9", {"B1": 1}), ("step B1 F10", {"B1": 0}), ("step B2 F8", {"B1": 0, "B2": 1}))
    for text, left in walks:
        position.apply(0, game.parse(text))
        assert shown(game).table(seen(position, 1))["status"]["tired"] == left


def test_hideouts_with_men_in_them_are_kept() -> None:
    game, position = scene("turn B\nF8=HS.0\nH6=HS.0\nF9=S.0\nR1@F8\nB1@F9")
    danger = shown(game).table(seen(position, 1))["danger"]
    assert danger == {"near": False, "buried": ("B1",), "kept": ("F8",)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_asked_for(language: str) -> None:
    """Each has words of its own, whole or begun; none shows the notation of a verb."""
    wording = Wording(language)
    said: dict[str, str] = {}
    for match, position in positions("sectionx", 2, {"keyReturn": "placeNow"}, 240):
        show, view = presentation_of(match, wording), position.view(position.actor)
        for verb in position.legal().verbs:
            actions = [action for group in position.legal().groups_of(verb) for action in group]
            for text in (verb, *map(str, actions[:6])):
                said[text] = show.doing(view, text)
    for text in ("choose-fight V", "choose-key-door supply", "choose-key-door F9", "choose-key-return C4@W"):
        said[text] = show.doing(view, text)
    assert len({text.split()[0] for text in said}) > 8
    for text, label in said.items():
        assert label[0].isupper() or label[0].isdigit(), (text, label)
        assert "none" not in label
        assert "_" not in label


def test_the_status_is_told_in_sentences() -> None:
    told = Wording().text(
        "sectionx-header", round=2, final=False, who="Blue", phase="walk", tile="used", steps=5, piles=""
    )
    assert told == "Round 2, Blue. Phase 3: walk or door. Tile used, 5 steps left."


@pytest.mark.parametrize(
    ("language", "walk", "stepped"),
    [
        ("en", "Walk prisoner B1 to E7", "Prisoner B1 stepped to E7."),
        ("it", "Il prigioniero B1 va a E7", "Il prigioniero B1 ha fatto un passo fino a E7."),
        ("es", "El prisionero B1 va a E7", "El prisionero B1 pasó a E7."),
        ("fr", "Le prisonnier B1 va en E7", "Le prisonnier B1 est passé en E7."),
    ],
)
def test_a_man_is_told_from_the_cell_of_the_same_name(language: str, walk: str, stepped: str) -> None:
    wording = Wording(language)
    assert wording.doing("sectionx", "step B1 E7") == walk
    assert wording.event("sectionx", Event("stepped", {"man": "B1", "to": "E7", "via": "none"})) == stepped
