"""Positions in words: what is documented works, and what cannot be on the table is refused by its word."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import goneaway
from goneaway.colditz import Colditz
from goneaway.colditz.scenes.entries import ENTRIES
from goneaway.colditz.scenes.facts import FACTS
from goneaway.colditz.table.ledger import LASTING, Ledger
from goneaway.kernel import Game, Position, SceneError
from goneaway.sectionx.scenes.facts import FACTS as ISLAND_FACTS

GUIDE = (Path(__file__).parent.parent / "docs" / "write-a-case.md").read_text("utf-8")
FUGA3 = {"edition": "fuga3"}
GLIDER = {"edition": "fuga3", "module_glider": True}

#: What an entry of the guide needs around it, and rules that know it; most need nothing.
AROUND: dict[str, tuple[str, dict[str, Any]]] = {
    "dutch british": ("", {}),
    "b2@chapel-8/tunnel": ("tunnel chapel british", {}),
    "b1@tower": ("", GLIDER),
    "g2@returned": ("turn security", {}),
    "dealt british 6": ("", {"edition": "parker"}),
    "returning b1": ("b1@cell-passage-2", {}),
    "jailed b1 3": ("b1@inner-a", {}),
    "came b1 yard-214": ("", {"edition": "devir"}),
    "linked g1 b1": ("g1@yard-3", {}),
    "linked g1 b1 office-1 clothes-roof-4": ("g1@clothes-roof-4", {}),
    "detected chapel": ("tunnel chapel british", {}),
    "shut chapel": ("tunnel chapel british", {}),
    "guest chapel dutch": ("tunnel chapel british", {}),
    "host british": ("b1@tower", GLIDER),
    "launches 1": ("", GLIDER),
    "night": ("", FUGA3),
    "day": ("", FUGA3),
    "trading equipment": ("", FUGA3),
}


def section(title: str) -> str:
    return GUIDE.split(f"## {title}\n")[1].split("\n## ")[0]


def code(text: str, first_column: bool = False) -> list[str]:
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    cells = [row.split(" | ")[0] for row in rows] if first_column else text.splitlines()
    return [found for cell in cells for found in re.findall(r"`([^`]+)`", cell)]


def parts(title: str) -> tuple[list[str], list[str]]:
    """The entries and the facts of the guide."""
    entries, facts = re.split(r"\nFacts (?:can also say|look the same)", section(title))
    found = code(facts, first_column="| fact |" in facts)
    return code(entries, first_column=True), found


def castle(players: int = 4, **rules: Any) -> Game:
    return goneaway.new_game("colditz", players=players, rules=rules, seed="scene")


def island(players: int = 4, **rules: Any) -> Game:
    return goneaway.new_game("sectionx", players=players, rules=rules, seed="scene")


def set_up(game: Game, text: str) -> Position:
    return game.kind.scene.set_up(game, text)


CASTLE_ENTRIES, CASTLE_FACTS = parts("Positions of Escape from Colditz")
ISLAND_ENTRIES, ISLAND_FACTS_TOLD = parts("Positions of Section X")


@pytest.mark.parametrize("entry", CASTLE_ENTRIES)
def test_every_entry_of_the_guide_works_in_colditz(entry: str) -> None:
    around, rules = AROUND.get(entry, ("", {}))
    set_up(castle(3 if entry == "dutch british" else 4, **rules), f"{around}, {entry}")


@pytest.mark.parametrize("fact", CASTLE_FACTS)
def test_every_fact_of_the_guide_is_understood_in_colditz(fact: str) -> None:
    position = set_up(castle(), "british has key")
    castle().kind.scene.differences(position, fact)


@pytest.mark.parametrize("entry", ISLAND_ENTRIES)
def test_every_entry_of_the_guide_works_in_section_x(entry: str) -> None:
    around = "" if "=" in entry else "F8=S.0, J2=WW.0"
    set_up(island(), f"{around}, {entry}")


@pytest.mark.parametrize("fact", ISLAND_FACTS_TOLD)
def test_every_fact_of_the_guide_is_understood_in_section_x(fact: str) -> None:
    position = set_up(island(), "F8=S.0")
    island().kind.scene.differences(position, fact)


def test_the_guide_knows_every_entry() -> None:
    told = {entry.split()[0] for entry in CASTLE_ENTRIES}
    assert set(ENTRIES) <= told | {"day"}
    facts = {fact.split()[0] for fact in (*CASTLE_FACTS, *CASTLE_ENTRIES)}
    assert len(set(FACTS) - facts) < 12, set(FACTS) - facts
    assert {fact.split()[0] for fact in ISLAND_FACTS_TOLD if "=" not in fact} <= set(ISLAND_FACTS)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("b1@yard-14, a1@yard-14", "b1 stands at yard-14"),
        ("b1 b2@yard-14", "b1 stands at yard-14"),
        ("g1@yard-14, b1@yard-14", "g1 stands"),
        ("b1@yard-14, b1@yard-15", "b1 has been placed"),
        ("b9@yard-14", "b9"),
        ("b\u00b2@yard-14", "b\u00b2"),
        ("b01@yard-14", "b01"),
        ("p1@yard-14", "p1"),
        ("g16@yard-14", "g16"),
        ("b1@yard-999", "yard-999"),
        ("b1@reserve", "reserve"),
        ("g1@inner-a", "inner-a"),
        ("g1@chapel-8/tunnel", "chapel-8/tunnel"),
        ("b1@chapel-8/tunnel", "chapel"),
        ("b1@tower", "tower"),
        ("@yard-14", "nobody is named"),
        ("british has " + "rope " * 13, "rope"),
        ("british has kit kit kit kit kit kit", "kit"),
        ("british has rope, stack rope 12", "rope"),
        ("stack rope 13", "rope"),
        ("kits 6", "kit"),
        ("kits 5, british has kit, kits 5", "kit"),
        ("british has move_cellar", "move_cellar"),
        ("british has " + "release " * 30, "release"),
        ("deck security 99", "99"),
        ("deck marbles 1", "marbles"),
        ("top do-or-die 9", "9"),
        ("top opportunity ace", "ace"),
        ("stack gold 1", "gold"),
        ("points -1", "-1"),
        ("points \u0663", "\u0663"),
        ("points 7 7", "points NUMBER"),
        ("points", "points NUMBER"),
        ("points " + "9" * 5000, "9"),
        ("round 0", "0"),
        ("turn nobody", "nobody"),
        ("turn officer-9", "9"),
        ("turn officer-x", "x"),
        ("dutch dutch french", "dutch dutch french"),
        ("dutch british", "dutch british"),
        ("dutch british french, polish american french", "named before"),
        ("rows 1 1 2", "rows 1 1 2"),
        ("rows 1 2", "rows 1 2"),
        ("seating 1 2 4", "4"),
        ("opening british yard-1 yard-2 b1", "yard-1"),
        ("linked g1 b1", "g1"),
        ("linked b1 g1", "b1"),
        ("linked g1 b1 office-1", "two circles"),
        ("tunnel chapel british, tunnel chapel dutch", "chapel"),
        ("tunnel ballroom british", "ballroom"),
        ("detected chapel", "chapel"),
        ("returning b1, b1@inner-a", "b1"),
        ("jailed b1 3", "b1"),
        ("promised nothing", "nothing"),
        ("faces 7", "7"),
        ("dice 7-1", "7-1"),
        ("trading marbles", "marbles"),
        ("gravity off", "gravity"),
        ("x" * 30_000, "30000"),
    ],
)
def test_a_castle_that_cannot_be_is_refused_by_its_word(text: str, word: str) -> None:
    with pytest.raises(SceneError) as caught:
        set_up(castle(), text)
    assert word in str(caught.value)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("F8=S.0, B1@F8, R1@F8", "R1"),
        ("F8=S.0, B1@F8, B1@home", "B1 has been placed"),
        ("B1@F8", "F8"),
        ("F8=S.0, B9@F8", "B9"),
        ("F8=S.0, B1@F8#2", "F8"),
        ("J2=WW.0, B1@J2", "J2#1"),
        ("B1@zone:Q", "Q"),
        ("B1@zone:E, R1@zone:E", "E"),
        ("owner E B, owner E R", "E"),
        ("F8=S.0 F9=S.1", "F9=S.1"),
        ("F8=S.0, F8=Y.0", "F8"),
        ("F8=S.9", "F8=S.9"),
        ("F8=QQ.0", "QQ"),
        ("A1=S.0", "A1"),
        ("Z9=S.0", "Z9"),
        ("B has S S S S", "3"),
        ("B has QQ", "QQ"),
        ("piles 60/1/1", "60"),
        ("piles 50/50/50", "piles"),
        ("piles 1/1", "1/1"),
        ("stocks 1/2", "1/2"),
        ("stocks 9/0/0/0", "9"),
        ("top 4 S", "4"),
        ("door R F8@W", "F8"),
        ("F8=S.0, door R F8@X", "X"),
        ("F8=S.0, door R F8@SE", "door"),
        ("key B, key B", "B"),
        ("turn Q", "Q"),
        ("round x", "x"),
        ("round \u0663", "\u0663"),
        ("gravity off", "gravity"),
        ("x" * 30_000, "30000"),
    ],
)
def test_an_island_that_cannot_be_is_refused_by_its_word(text: str, word: str) -> None:
    with pytest.raises(SceneError) as caught:
        set_up(island(), text)
    assert word in str(caught.value)


@pytest.mark.parametrize("text", [None, 7, b"points 3", ["points 3"]])
@pytest.mark.parametrize("game", [castle(), island()], ids=["colditz", "sectionx"])
def test_what_is_no_text_is_no_position(game: Game, text: Any) -> None:
    with pytest.raises(SceneError):
        set_up(game, text)


@pytest.mark.parametrize(
    "fact",
    ["gravity", "points", "points x", "b1@moon", "z1@yard-1", "british has moon", "deck moon 1",
     "top security", "pending", "can officer-1", "sees-stack officer-1 moon 1", "stack moon 1",
     "reach b1 moon 3",
     "cannot officer-1 END", "hand moon 1", "linked b1 b2", "dealt british 99"],
)  # fmt: skip
def test_a_fact_that_is_none_is_refused_in_colditz(fact: str) -> None:
    position = set_up(castle(), "")
    with pytest.raises(SceneError):
        castle().kind.scene.differences(position, fact)


@pytest.mark.parametrize(
    "fact",
    ["gravity", "round", "round x", "B1@Z9", "B9@home", "C4=S.9", "Z9=none", "men B moon 1", "men B home x",
     "owner Q B", "owner E", "reach B9 F8 1", "reach B1 Z9 1", "tunnel F8 R", "sees B", "turn"],
)  # fmt: skip
def test_a_fact_that_is_none_is_refused_in_section_x(fact: str) -> None:
    position = set_up(island(), "")
    with pytest.raises(SceneError):
        island().kind.scene.differences(position, fact)


def test_a_staged_turn_is_a_fresh_one() -> None:
    """Offers, errands, promises, cards on the table and what was paid for belong to the turn before."""
    game = castle(4, edition="fuga3")
    position = set_up(
        game,
        "turn security, laid search_chapel, promised attempt, marched g1 3, bonus, faces 3, g1@yard-3, "
        "stolen british 2, paid british office-1 clothes-roof-4",
    )
    assert isinstance(position, Colditz)
    turns_own = {one.name for one in fields(Ledger)} - LASTING
    for one in fields(Ledger):
        if one.name in turns_own and getattr(position.ledger, one.name) == one.default:
            # Whatever kind of note it is: something that is not its default.
            marked = {bool: True, int: 3, str: "x", tuple: (), frozenset: frozenset((1,))}
            setattr(position.ledger, one.name, marked[type(one.default)])
    deck = len(position.security_deck)
    for name, value in (("opening", (0, 1)), ("arrested", True), ("credit", 2), ("draws", 2)):
        setattr(position, name, value)
    game.kind.scene.stage(position, "points 4, turn british")
    left = {
        one.name: value
        for one in fields(Ledger)
        if one.name in turns_own and (value := getattr(position.ledger, one.name)) != one.default
    }
    assert left == {}
    assert position.ledger.stolen == (0, 2, 0)
    assert len(position.security_deck) == deck + 1  # the card on the table was discarded
    assert position.openings == []
    assert position.opening is None
    assert (position.points, position.credit, position.draws, position.arrested) == (4, 0, 0, False)


def test_offers_do_not_outlast_a_staged_turn() -> None:
    game = castle()
    position = set_up(game, "before-roll, american has rope, british has key")
    position.apply(0, game.parse("offer british rope for key"))
    assert game.kind.scene.differences(position, "offers british 1") == []
    game.kind.scene.stage(position, "turn dutch")
    assert game.kind.scene.differences(position, "offers british 0, turn dutch") == []


def test_a_staged_turn_of_section_x_is_a_fresh_one() -> None:
    game = island()
    position = set_up(game, "F8=S.0, B has S, last-tile")
    position.apply(0, game.parse("step B1 F8"))
    game.kind.scene.stage(position, "turn R, undrawn")
    assert position.actor == 1
    assert position.frames[-1].state()[1:] == set_up(game, "turn R, undrawn").frames[-1].state()[1:]
    for wrong in ("points 3", "turn", "turn R R", "turn Q", "undrawn"):
        with pytest.raises(SceneError):
            game.kind.scene.stage(position, wrong)
