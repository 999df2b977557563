"""The style sheet of the picture, with the colours of a palette filled in."""

from __future__ import annotations

from functools import cache
from importlib import resources
from string import Template

from .palette import Palette


@cache
def template() -> Template:
    """The style sheet. Thick lines have no fill; roofs, floors, paving and field have quiet patterns."""
    return Template((resources.files(__package__) / "style.svg").read_text(encoding="utf-8"))


def sheet(palette: Palette) -> str:
    colours = {name.replace("-", "_"): colour for name, colour in palette.items()}
    return template().substitute(colours)
