"""Whoever must act has a button or a lit place for it, and no two buttons in sight have the same label.

The page decides that in one script without elements (`table/buttons.js`). Here it is given positions of
random and recorded games of every edition, in four languages, as the server would tell them to whoever is
asked.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import goneaway
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Game, Position
from goneaway.kernel.notation import read_text
from goneaway.presenting import presentation_of
from goneaway.web.sight import answers
from goneaway.web.sight.asks import ChoicesOf
from goneaway.wording import LANGUAGES, Wording

from .colditz.playing import choose, new_game
from .playing import random_game
from .shown import RECORDS

CHECK = Path(__file__).parent / "page" / "buttons.check.js"
#: Verbs that keep their places in a turn; why they are off is asked by the verb alone.
TURN = {"colditz": ("roll", "move", "end"), "sectionx": ("place", "step", "end")}
#: Verbs that the page has on its board only.
WALKS = frozenset({"move", "step"})
#: Lists longer than this nobody reads on a button.
MOST = 60

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")


def told(where: str, game: Game, position: Position, language: str) -> dict[str, Any]:
    """What the page of whoever is asked knows when it lays out its buttons."""
    seat = position.actor
    assert seat is not None
    assert position.prompt is not None
    name = game.kind.name
    shown = presentation_of(game, Wording(language, str(game.rules.get("edition", "gibson"))))
    view, legal = position.view(seat), position.legal()
    choices = shown.choices(view, legal)
    verbs = []
    for verb in shown.verbs(view, [verb for verb in legal.verbs if _any(legal, verb)]):
        whole = verb != "move" and choices.is_action((verb,))
        verbs.append({"word": verb, "whole": whole, "label": shown.doing(view, verb) if whole else ""})
    words = {str(one["word"]) for one in verbs}
    spots = shown.spots(view, legal)
    off = {
        word: _reason(answers._why(shown, view, position, seat, word))
        for word in TURN[name]
        if word not in words
    }
    lists = []
    for one in verbs:
        if one["whole"] or one["word"] in WALKS:
            continue
        asked = answers._choices(shown, view, position, seat, ChoicesOf(words=[str(one["word"])]))
        while asked is not None and len(asked["choices"]) == 1 and not asked["whole"]:
            asked = answers._choices(
                shown, view, position, seat, ChoicesOf(words=[*asked["words"], asked["choices"][0]["word"]])
            )
        if asked is None or not asked["choices"]:
            continue
        if len(asked["choices"]) <= MOST:
            for choice in asked["choices"]:
                if choice["whole"]:
                    choice["does"] = shown.doing(view, " ".join((*asked["words"], choice["word"])))
        lists.append(asked)
    hand = shown.table(view).get("hand")
    return {
        "where": f"{where}, {language}, {position.prompt.kind} at {position.ply}",
        "language": language,
        "game": name,
        "kind": position.prompt.kind,
        "verbs": verbs,
        "deeds": spots["spots"],
        "walkers": spots["walkers"],
        "off": off,
        "choices": lists,
        "held": bool(hand and hand["cards"]),
    }


def _any(legal: Any, verb: str) -> bool:
    return any(len(group) for group in legal.groups_of(verb))


def _reason(told: dict[str, Any]) -> dict[str, Any]:
    return {"reason": told.get("remark") or told.get("reason") or "", "remedies": told.get("remedies", ())}


def complaints(states: Iterator[dict[str, Any]], least: int) -> str:
    lines = [json.dumps(state, default=list) for state in states]
    assert len(lines) >= least
    node = shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, str(CHECK)], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    assert f"{len(lines)} positions" in done.stderr
    return done.stdout


def random_positions(game: Game, seed: str, plies: int, every: int) -> Iterator[Position]:
    chooser = random.Random(seed)
    position, met = game.start(), dict[str, int]()
    while position.actor is not None and position.ply < plies:
        legal = position.legal()
        assert position.prompt is not None
        # Every kind of question, and every set of verbs, more than once; of the usual ones few.
        key = f"{position.prompt.kind} {sorted(legal.verbs)}"
        met[key] = met.get(key, 0) + 1
        if met[key] in (1, 2, 3) or met[key] % every == 0:
            yield position
        position.apply(position.actor, choose(legal, chooser))


@pytest.mark.parametrize("edition", edition_names())
def test_every_position_of_the_castle_has_a_button_and_no_two_alike(edition: str) -> None:
    def states() -> Iterator[dict[str, Any]]:
        for number, language in enumerate(LANGUAGES):
            game = new_game(3 + number % 2, f"buttons {edition} {language}", edition=edition)
            for position in random_positions(game, f"{edition} {language}", 900, 40):
                yield told(edition, game, position, language)

    assert complaints(states(), 120) == ""


def test_every_position_of_the_island_has_a_button_and_no_two_alike() -> None:
    def states() -> Iterator[dict[str, Any]]:
        for number, language in enumerate(LANGUAGES):
            game = random_game(number, number % 3 / 4)
            for position in random_positions(game, language, 260, 20):
                yield told("Section X", game, position, language)

    assert complaints(states(), 60) == ""


def test_every_position_of_recorded_games_has_a_button_and_no_two_alike() -> None:
    def states() -> Iterator[dict[str, Any]]:
        for number, path in enumerate(RECORDS):
            record = read_text(path.read_text("utf-8"), goneaway.KINDS)
            game = record.remake(goneaway.KINDS)
            position = game.start()
            for ply, entry in enumerate(record.entries[:600]):
                if ply % 23 == number % 23 and position.actor is not None:
                    yield told(path.stem, game, position, list(LANGUAGES)[number % len(LANGUAGES)])
                position.apply(entry.seat, game.parse(entry.action))

    assert complaints(states(), 60) == ""
