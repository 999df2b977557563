"""Contrast of the page: 4.5 to 1 for text, 3 to 1 for what means something."""

from __future__ import annotations

import re

import pytest

from goneaway.web.routes.pages import ROOT

TEXT, GRAPHIC = 4.5, 3.0
NATIONS = ("american", "british", "dutch", "french", "polish")

#: What is read, and on what.
READ = [
    *((ink, paper) for ink in ("ink", "ink-2", "ink-3") for paper in ("paper", "paper-raised", "paper-sunk")),
    *((ink, "paper-raised") for ink in ("act", "threat", "goal", "good", "warn", "bad", "path")),
    ("on-act", "act"),
    ("on-act", "act-hover"),
    ("ink", "act-soft"),
    ("ink", "goal-soft"),
    ("ink", "threat-soft"),
    ("goal", "goal-soft"),
    ("reach-ink", "reach-near"),
    ("reach-ink", "reach-far"),
    ("path-case", "path"),
    ("paper-raised", "threat"),
    *(("man-ink", nation) for nation in NATIONS),
]
#: What is told apart from what lies beside it: pawns from their rims, rings from papers.
SEEN = [
    *((nation, "man-halo") for nation in NATIONS),
    ("guard", "man-halo"),
    ("man-edge", "man-halo"),
    ("reach", "reach-far"),
    ("path", "path-case"),
    ("focus", "focus-gap"),
    ("focus", "paper"),
    ("pick-edge", "paper"),
    ("pick-edge", "paper-raised"),
    ("line-strong", "paper-raised"),
    ("line-strong", "paper"),
    ("threat", "threat-3"),
    ("tunnel", "tunnel-floor"),
    ("reach", "sea-cell"),
]


def themes() -> dict[str, dict[str, str]]:
    """By theme: its colours; a theme that leaves one out has that of the light one."""
    told = (ROOT / "css" / "tokens.css").read_text("utf-8")
    found = {}
    for name in ("light", "dark", "contrast"):
        [block] = re.findall(rf'\n\[data-theme="{name}"\] \{{(.*?)\n\}}', told, re.DOTALL)
        found[name] = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
    return {name: {**found["light"], **colours} for name, colours in found.items()}


def light(colour: str) -> float:
    """Relative luminance, as the WCAG reckon it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_what_is_read_and_what_is_seen_stands_out(theme: str) -> None:
    colours = themes()[theme]
    assert len(colours) > 60
    weak = [
        f"{one} on {other}: {contrast(colours[one], colours[other]):.2f}"
        for pairs, least in ((READ, TEXT), (SEEN, GRAPHIC))
        for one, other in pairs
        if contrast(colours[one], colours[other]) < least
    ]
    assert weak == []


def test_those_who_have_not_chosen_see_the_same_colours() -> None:
    """The system's theme is written down a second time: both agree."""
    told = (ROOT / "css" / "tokens.css").read_text("utf-8")
    for theme, asked in (("dark", "prefers-color-scheme: dark"), ("contrast", "prefers-contrast: more")):
        [chosen] = re.findall(rf'\n\[data-theme="{theme}"\] \{{(.*?)\n\}}', told, re.DOTALL)
        [system] = re.findall(
            rf"\({asked}\) \{{\s*:root:not\(\[data-theme\]\) \{{(.*?)\n  \}}", told, re.DOTALL
        )
        assert chosen.split() == system.split()


def test_a_known_pair_is_reckoned_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
