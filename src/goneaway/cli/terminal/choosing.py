"""Lists on the screen: the choices in columns and pages, each with its number."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...presenting.choosing import Choices, numbered_by_itself
from ...wording import Wording

#: Lines of a list on one page.
_LINES = 8

#: From this width on, the list of verbs is spaced out.
_ROOM = 96


def draw_verbs(choices: Choices, wording: Wording, width: int, enter: str) -> Text:
    """The legal actions in one line, and what Enter alone does."""
    out = Text()
    for number, verb in enumerate(choices.verbs, 1):
        out.append(f" {number} " if width >= _ROOM else str(number), "reverse")
        out.append(f" {verb} ", "bold")
    hint = wording.text("terminal-choices-hint", enter=enter, short=False)
    if len(out) + len(hint) > width:
        hint = wording.text("terminal-choices-hint", enter=enter, short=True)
    out.append(hint, "dim")
    return out


def draw_list(
    choices: Choices,
    labels: Sequence[str],
    wording: Wording,
    width: int,
    lines: int = _LINES,
    first: int | None = None,
) -> list[Text]:
    """The choices for the next token in columns and pages, each with its number.

    With `first`, that number of choices has pages of its own before the rest (an empty page if it is 0).
    """
    by_itself = numbered_by_itself(choices.options)
    entries = [label if by_itself else f"{number:>3} {label}" for number, label in enumerate(labels, 1)]
    pages = paged(entries[first:], width, lines)
    if first is not None:
        pages = [*(paged(entries[:first], width, lines) or [[]]), *pages]
    choices.page %= max(1, len(pages))
    out = [Text(line) for line in pages[choices.page]] if pages else []
    if len(pages) > 1:
        out.append(Text(wording.text("terminal-page", page=choices.page + 1, pages=len(pages)), "dim"))
    return out


def paged(entries: Sequence[str], width: int, lines: int) -> list[list[str]]:
    """Entries in columns of equal width, with the given number of lines per page."""
    column = max(map(len, entries), default=0) + 2
    across = max(1, width // column)
    rows = [
        "".join(entry.ljust(column) for entry in entries[start : start + across]).rstrip()
        for start in range(0, len(entries), across)
    ]
    return [rows[start : start + lines] for start in range(0, len(rows), lines)]
