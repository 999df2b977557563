"""Every edition at the terminal: whatever is typed, there is an answer and never a traceback."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goneaway.bots import make_bot
from goneaway.cli.castle_front import CastleFront
from goneaway.cli.castle_status import header, notes
from goneaway.colditz.actions import FORMS
from goneaway.colditz.frames import ColditzFrame
from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.position import Colditz
from goneaway.colditz.ruleset import edition_names
from goneaway.colditz.view import Seen
from goneaway.kernel import Game, Seal
from goneaway.wording import LANGUAGES, Wording

from .sitting import Sitting

#: Everything that can lie on the table, at once.
MODULES = {
    "fuga3": {"bundles": "glider,multi_escape"},
    "gibson": {},
}
#: Long enough for a day and a night where there are any.
SHORT = {"limit_unit": "rounds", "limit_value": 8}


def new_game(edition: str, players: int = 3, seed: object = 1, **rules: Any) -> Game:
    short = {} if edition == "fuga3" else SHORT
    given = {"edition": edition, **short, **MODULES.get(edition, {}), **rules}
    return COLDITZ.new(players, given, seal=Seal.from_seed(seed))


def position_of(sitting: Sitting) -> Colditz:
    position = sitting.session.position
    assert isinstance(position, Colditz)
    return position


class Babble:
    """Somebody who types now what is legal, now what comes to his mind."""

    def __init__(self, seed: object, lines: int, folder: Path) -> None:
        self._dice = random.Random(f"babble {seed}")
        self._left = lines
        self._folder = folder
        self.sitting: Sitting | None = None

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if not self._left:
            raise StopIteration
        self._left -= 1
        assert self.sitting is not None
        position = position_of(self.sitting)
        dice = self._dice
        if dice.random() < 0.72 and position.outcome is None:
            return self._legal(position)
        return dice.choice([self._command, self._number, self._nonsense, self._beside])(position)

    def _legal(self, position: Colditz) -> str:
        legal = position.legal()
        verb = self._dice.choice(list(legal.verbs))
        actions = [str(action) for group in legal.groups_of(verb) for action in group]
        return self._dice.choice(actions) if actions else "end"

    def _word(self, position: Colditz) -> str:
        words = ["g1", "kitchen", "rope", "staff_car", "99", "60,20"]
        words.append(self._dice.choice(position.ground.names))
        if position.nations[0] >= 0:
            words += [position.pawn_name(pawn) for pawn in range(3)]
        return self._dice.choice(words)

    def _command(self, position: Colditz) -> str:
        command = self._dice.choice([one for one in CastleFront.commands if one != "quit"])
        if command in ("save", "load"):
            return f"{command} {self._folder / 'game.jsonl'}"
        return f"{command} {self._word(position)}" if self._dice.random() < 0.6 else command

    def _number(self, position: Colditz) -> str:
        return str(self._dice.randint(0, 12))

    def _nonsense(self, position: Colditz) -> str:
        words = [self._word(position) for _ in range(self._dice.randint(0, 3))]
        return " ".join([self._dice.choice([*FORMS, "why", "why move", "xyzzy", "more", "back"]), *words])

    def _beside(self, position: Colditz) -> str:
        asides = position.asides(position.actor or 0) if position.outcome is None else []
        return str(self._dice.choice(asides)) if asides else ""


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("seat", [0, 2], ids=["officer", "security"])
def test_whatever_is_typed(edition: str, seat: int, tmp_path: Path) -> None:
    players = ["random"] * 3
    players[seat] = "human"
    babble = Babble((edition, seat), 60, tmp_path)
    sitting = Sitting(babble, players, game=new_game(edition, seed=f"{edition} {seat}"), size=(80, 24))
    babble.sitting = sitting
    sitting.run()
    assert len(sitting.actions) > 20
    assert "Traceback" not in sitting.text


@pytest.mark.parametrize("edition", edition_names())
def test_every_question_can_be_read_and_answered(edition: str) -> None:
    """A game of bots, looked at through every seat's eyes in turn and in every language."""
    game = new_game(edition, seed=edition)
    position = game.start()
    assert isinstance(position, Colditz)
    fronts = [CastleFront(game, Wording(language, edition)) for language in LANGUAGES]
    bots = [make_bot("random", game, position.chance.fork(f"{seat}")) for seat in range(3)]
    seen: dict[str, int] = {}
    for number in range(700):
        seat = position.actor
        if seat is None:
            break
        frame = position.frames[-1]
        assert isinstance(frame, ColditzFrame)
        seen[frame.kind] = seen.get(frame.kind, 0) + 1
        if seen[frame.kind] < 4 or number % 40 == 0:
            front = fronts[number % len(fronts)]
            assert front.question(position)
            choices = front.choices(position, position.legal())
            assert choices.verbs
            choices.go((choices.verbs[-1],))
            if choices.options:
                assert str(front.draw_choices(choices, position, seat, 80))
            for eyes in (seat, None):
                view = position.view(eyes)
                assert isinstance(view, Seen)
                assert header(view, front.wording)
                notes(view, front.wording)
        bot = bots[seat]
        position.apply(seat, bot.choose(position.view(seat), position.legal()))
    assert len(seen) > 4
