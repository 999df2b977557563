"""The castle as the page draws it: the engine's picture without lettering, themed by custom properties.

Every colour is a custom property (`--plan-roof`), so that one file serves the light, dark and high-contrast
themes of the page it is embedded in; on its own it follows the system. Room names are not part of it: the
page writes them in the reader's language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ....colditz.board import Board
from ....colditz.board.model import Circle
from ....colditz.board.picture.painting import Painting
from ....colditz.board.picture.palette import PALETTES, Palette
from ....colditz.board.picture.shapes import px
from ....colditz.board.picture.style import sheet

#: Of a circle, in units of the drawing; two circles are 24 apart.
RADIUS = 10.0

#: Where the page is softer than the printed picture: fields and roofs recede behind the men.
_SOFTER: Palette = {
    "field": "#bcc8a3",
    "field-mark": "#b2bf98",
    "tree": "#8ca37a",
    "tree-dark": "#7b9469",
    "trail": "#ccd4b3",
    "trail-edge": "#a6b58d",
    "roof": "#a57561",
    "roof-mark": "#9b6b57",
    "wall": "#66605a",
    "post": "#3a3733",
    "post-edge": "#26231f",
    "hideaway": "#5d89b6",
}
#: A post is a plate let into the ground: the edge in shade, the lip in light, a ring in it.
_PLATES: Mapping[str, Mapping[str, str]] = {
    "light": {"post-lip": "#8f877a", "post-ring": "#9a9184"},
    "dark": {"post-lip": "#4b4840", "post-ring": "#8d8674", "post": "#0d0d0c", "post-edge": "#000000"},
    "contrast": {"post-lip": "#ffffff", "post-ring": "#ffffff"},
}
#: Values the page has for each theme.
THEMES: Mapping[str, Palette] = {
    "light": {**PALETTES["light"], **_SOFTER, **_PLATES["light"]},
    "dark": {**PALETTES["dark"], **_PLATES["dark"]},
    "contrast": {**PALETTES["contrast"], **_PLATES["contrast"]},
}
#: Rules that only the printed picture has: men and lit circles.
_PRINTED_ONLY = re.compile(r"\.ga-(pawn|lit|cost|flag|name|note|badge|icon|car|glass|hood)(?:-|\b)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")

_EXTRA = (
    ".ga-board .p-lip{fill:none;stroke:var(--plan-post-lip);stroke-width:1.6}"
    ".ga-board .p-ring{fill:none;stroke:var(--plan-post-ring);stroke-width:1.3}"
    ".ga-board text{font-family:var(--font-tight,sans-serif)}"
    ".ga-board .c{stroke-opacity:.62}.ga-board .c-post,.ga-board .c-gate,.ga-board .c-door{stroke-opacity:1}"
    ".ga-board .g{color:var(--plan-badge-ink);stroke:var(--plan-badge-ink)}"
    ".ga-board .g path[fill=currentColor]{fill:var(--plan-badge-ink)}"
)


class PagePainting(Painting):
    """Draws circles grouped by their look and without names: the page shows the name under the pointer."""

    def circles(self) -> Iterable[str]:
        landings = {rope.landing for rope in self.board.ropes}
        doors = {block.door for block in self.board.cells.values()}
        looks: dict[str, list[str]] = {}
        marks: list[str] = []
        for number, circle in enumerate(self.board.circles):
            x, y = self.center(number)
            look = f"c c-{self.circle_class(circle)}"
            look += " c-door" if number in doors else ""
            look += " c-walkway" if number in self.board.walkways else ""
            radius = px(RADIUS * (0.82 if "underground" in circle.flags else 1))
            looks.setdefault(look, []).append(f'<circle cx="{px(x)}" cy="{px(y)}" r="{radius}"/>')
            marks += self.marks(number, circle, x, y, number in landings)
        for look, group in looks.items():
            yield f'<g class="{look}">{"".join(group)}</g>'
        yield from marks

    def marks(self, n: int, circle: Circle, x: float, y: float, landing: bool) -> Iterable[str]:
        if "post" in circle.flags:
            yield f'<path class="p-lip" d="M{px(x - 6.4)} {px(y + 6.4)}a9 9 0 0 0 12.8-12.8"/>'
            yield f'<circle class="p-ring" cx="{px(x)}" cy="{px(y)}" r="5"/>'
        for mark in super().marks(n, circle, x, y, landing):
            yield mark.replace('class="ga-icon"', 'class="g"')

    def car(self) -> Iterable[str]:
        """Skip: the page draws the car, because it can drive off."""
        return ()

    def lettering(self) -> Iterable[str]:
        """Skip: the page writes the lettering in the reader's language."""
        return ()

    def picture(self, theme: str | None = None) -> str:
        """Return the picture as a document, in one theme or in all; with all, it follows the page or the
        system."""
        x, y, width, height = self.box
        box = f"{px(x)} {px(y)} {px(width)} {px(height)}"
        style = colours(theme) + rules()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" class="ga-board">'
            f"{patterns()}<style>{style}</style>{''.join(self.layers())}</svg>\n"
        )


def paint(board: Board, theme: str | None = None) -> str:
    return PagePainting(board, _NAMED).picture(theme)


#: Each colour by the name of its custom property.
_NAMED: Palette = {name: f"var(--plan-{name})" for name in THEMES["light"]}


def _declared(theme: str) -> str:
    return ";".join(f"--plan-{name}:{colour}" for name, colour in THEMES[theme].items())


def colours(theme: str | None = None) -> str:
    """Return the custom properties of one theme, or of all with the selectors that choose between them."""
    if theme is not None:
        return f".ga-board{{{_declared(theme)}}}"
    chosen = "".join(f'[data-theme="{name}"] .ga-board{{{_declared(name)}}}' for name in ("dark", "contrast"))
    system = "".join(
        f"@media ({query}){{:root:not([data-theme]) .ga-board,.ga-board:root{{{_declared(name)}}}}}"
        for query, name in (("prefers-color-scheme:dark", "dark"), ("prefers-contrast:more", "contrast"))
    )
    return f".ga-board{{{_declared('light')}}}{chosen}{system}"


def patterns() -> str:
    return sheet(_NAMED).partition("<style>")[0].strip()


def rules() -> str:
    """Return the style sheet: the printed picture's rules, scoped to this picture, and the page's
    additions."""
    printed = sheet(_NAMED).partition("<style>")[2].partition("</style>")[0]
    out = []
    for selectors, body in _RULE.findall(printed):
        kept = [one.strip() for one in selectors.split(",") if not _PRINTED_ONLY.search(one)]
        scoped = (one if one.startswith(".ga-board") else f".ga-board {one}" for one in kept)
        if kept:
            out.append(f"{','.join(scoped)}{{{body}}}")
    return "".join(out) + _EXTRA
