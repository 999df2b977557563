"""The lists for the castle on the screen."""

from __future__ import annotations

from rich.text import Text

from ....presenting.choosing import Choices
from ....wording import Wording
from ..choosing import draw_list, paged


def draw_choices(choices: Choices, wording: Wording, width: int, lines: int) -> Text:
    """The list for the next token, with details about each choice.

    Among destinations, the named ones come first; `more` shows the other circles.
    """
    asked = choices.question()
    labels = asked.labels
    listed = draw_list(choices, labels, wording, width, lines, asked.apart)
    if asked.apart is not None:
        first = paged([f"{0:>3} {label}" for label in labels[: asked.apart]], width, lines)
        if choices.page == max(1, len(first)) - 1 and asked.apart < len(labels):
            listed[-1] = Text(wording.text("terminal-castle-more"), "dim")
    out = [Text(asked.title, "bold"), *listed]
    for line in asked.remarks if not choices.page else ():
        out.append(Text(line if len(line) < width else f"{line[: width - 2].rpartition(', ')[0]} …", "dim"))
    return Text("\n").join(out)
