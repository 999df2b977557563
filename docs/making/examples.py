"""Examples: a case on the miniature castle, with a picture of the position in which it begins."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from typing import Any

import goneaway
from goneaway.colditz.board.model import Board
from goneaway.colditz.board.picture import draw
from goneaway.colditz.board.picture.shapes import at, px
from goneaway.colditz.referee.showing import picture_of
from goneaway.kernel import Game, GameKind, Refused, Seal
from goneaway.presenting.colditz import chronicle
from goneaway.rulebook import Case, Line, load_cases, single_answer
from goneaway.wording import Wording

COLDITZ = goneaway.KINDS["colditz"]

#: What every such case says, so that its page need not.
OF_THE_MINIATURE = ("board", "pows_by_player_count")

#: Where the names of areas stand, in columns and rows of the drawing.
_AREAS = {
    "north-wood": (4.6, -1.05),
    "path": (18.6, 2),
    "h1": (14.6, 7),
    "chapel-tunnel": (5.6, 4),
    "yard": (2.3, 9),
    "appel": (7, 12),
    "cell-passage": (1.3, 13.4),
    "lane": (8, 15.3),
    "garrison": (21, 15.3),
    "inner-a": (0.7, 9.9),
    "outer": (13, 17.2),
    "barracks": (27, 8.9),
    "main-bridge": (28.6, 12.7),
}

_NUMBERS = (
    "<style>.ga-board .ga-number{font-size:8.5px;fill:#2a2620}.ga-board .ga-pale{fill:#fff}"
    ".ga-board .ga-note{font-size:9px}</style>"
)


def cell(text: object) -> str:
    return str(text).replace("|", "\\|").replace("\n", " ")


def examples(kind: GameKind, clause: str) -> Iterable[Case]:
    return (
        case
        for case in load_cases(kind).values()
        if case.rules.get("board") == "miniature" and clause in case.clauses
    )


def entries(text: str) -> list[str]:
    return [" ".join(one.split()) for one in re.split(r"[,;\n]", text) if one.strip()]


def facts(text: str) -> str:
    return ", ".join(f"`{cell(one)}`" for one in entries(text))


def _opened(case: Case) -> tuple[Game, Any]:
    """The game of a case, and its first position."""
    game = COLDITZ.new(case.players, case.rules, seal=Seal.from_seed(f"case {case.seed}"))
    if case.position is None:
        return game, game.start()
    return game, COLDITZ.scene.set_up(game, case.position)


def played(
    case: Case, wording: Wording, opened: tuple[Game, Any] | None = None
) -> Iterator[tuple[Line, str]]:
    """Every line of the script, with what the one who acts is told."""
    game, position = opened or _opened(case)
    for number, line in enumerate(case.script, 1):
        outcome = ""
        if line.kind == "stage":
            COLDITZ.scene.stage(position, line.text)
        elif line.kind == "action":
            seat = game.seat(line.seat)
            try:
                events = position.apply(seat, game.parse(line.text))
                following = next((one for one in case.script[number:] if one.kind == "action"), None)
                while (answer := single_answer(game, position, following)) is not None:
                    events += position.apply(position.actor, answer)
                said = [one.sentence for one in chronicle.told(wording, events, seat)]
                if position.frames and position.frames[-1].kind not in ("officer", "security"):
                    asked = wording.text("colditz-decision", kind=position.frames[-1].kind)
                    said.append(f"→ *{asked}*")
                outcome = f"✓ {' '.join(said)}"
            except Refused as refused:
                outcome = f"✗ {wording.refusal('colditz', refused.refusal)} `{line.result}`"
        yield line, outcome


def diagrams() -> Iterable[tuple[str, str]]:
    for case in load_cases(COLDITZ).values():
        if case.rules.get("board") == "miniature":
            game, position = _opened(case)
            if case.position is None:  # a new game: how it stands when the script is over
                list(played(case, Wording(), (game, position)))
            for dark, palette in (("", "light"), ("-dark", "dark")):
                picture = draw(position.ground.board, palette, picture_of(position))
                names = f"{_NUMBERS}{''.join(_names(position.ground.board))}"
                picture = picture.replace('<g class="ga-men">', f'<g>{names}</g><g class="ga-men">')
                yield f"board/cases/{case.id}{dark}.svg", picture


def _names(board: Board) -> Iterable[str]:
    """Numbers in the circles and names beside them, as actions are written."""
    for words, place in _AREAS.items():
        x, y = at(*place)
        yield f'<text class="ga-note" x="{px(x)}" y="{px(y + 3)}">{words}</text>'
    centers = [at(*circle.spot) for circle in board.circles]
    for circle, (x, y) in zip(board.circles, centers, strict=True):
        if circle.held or "target" in circle.flags or circle.name in _AREAS:
            continue
        number = circle.name.rpartition("-")[2]
        if {"drop30", "drop60", "key", "pass"} & {*circle.flags}:
            # The circle has a sign of its own: the number stands on the side with most room.
            sides = [(x + 13, y), (x - 13, y), (x, y + 14), (x, y - 14)]
            x, y = max(sides, key=lambda side: sorted(math.dist(side, other) for other in centers)[1])
            yield f'<text class="ga-note" x="{px(x)}" y="{px(y + 3)}">{number}</text>'
        else:
            pale = " ga-pale" if {"post", "hideaway", "underground"} & {*circle.flags} else ""
            base = y if "tunnel" in circle.flags else y + 3  # the lower half of a burrow is dark
            yield f'<text class="ga-number{pale}" x="{px(x)}" y="{px(base)}">{number}</text>'
