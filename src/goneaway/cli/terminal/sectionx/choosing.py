"""Choosing in Section X at the terminal: lists, with pictures where they help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....presenting.choosing import Choices, Question
from ....presenting.sectionx.board import Lying
from ....presenting.sectionx.choosing import TileChoices
from ....sectionx import Seen
from ..canvas import Canvas
from ..choosing import draw_list
from .tile import HEIGHT, WIDTH, draw_tile


def draw_choices(choices: Choices, view: Seen, width: int) -> Text:
    """Draw the list for the next token, with pictures where they help."""
    assert isinstance(choices, TileChoices)
    asked = choices.question()
    title = Text(asked.title, "bold")
    if asked.kind in ("rotation", "tile"):
        remarks = [Text(remark) for remark in asked.remarks]
        return Text("\n").join([title, _gallery(_pictures(choices, asked, view), width), *remarks])
    return Text("\n").join([title, *draw_list(choices, asked.labels, choices.wording, width)])


def _pictures(choices: TileChoices, asked: Question, view: Seen) -> list[tuple[str, Lying]]:
    """What to type, and a picture of it."""
    words = [choice.word for choice in asked.choices]
    if asked.kind == "tile":
        return [(f"{number} {code}", Lying(choices.tile(code), 0)) for number, code in enumerate(words, 1)]
    kind, cell = choices.pictured(asked.words)
    name, edge = view.island.names[cell], view.island.outside[cell]
    return [(word, Lying(kind, int(word), name, edge=edge)) for word in words]


def _gallery(pictures: Sequence[tuple[str, Lying]], width: int) -> Text:
    """Small pictures side by side, each with what to type."""
    room = WIDTH + 7
    across = max(1, width // room)
    sheets = []
    for start in range(0, len(pictures), across):
        sheet = Canvas(min(across, len(pictures)) * room, HEIGHT)
        for at, (name, tile) in enumerate(pictures[start : start + across]):
            sheet.put(at * room, 1, name.rjust(5), "bold")
            sheet.paste(at * room + 6, 0, draw_tile(tile))
        sheets.append(sheet.text())
    return Text("\n").join(sheets)
