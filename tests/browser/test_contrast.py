"""What is chosen, whose turn it is and how near guards are can be told without colours."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from goneaway.colditz.kind import ColditzKind

from ..web.servers import Server
from .conftest import Visit, settled
from .pictures import GUARDS, MIDDLE, MIDDLE_MEN
from .sitting import Sitter, asked

#: Of an element what is left of its look when the system chooses all colours: its edges, its rings.
EDGES = """(one) => {
  const style = getComputedStyle(one);
  return ["outline", "borderTop", "borderRight", "borderBottom", "borderLeft"].map((line) => {
    const drawn = style[`${line}Style`];
    return drawn === "none" ? "" : drawn + style[`${line}Width`];
  });
}"""
#: How a line of a drawing is drawn, apart from its colour.
LINE = """(one) => {
  const style = getComputedStyle(one);
  return style.stroke === "none" ? [] : [style.strokeWidth, style.strokeDasharray];
}"""


def sits(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, scene: str, seat: int, **told: Any
) -> Page:
    monkeypatch.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
    pat = Sitter(server, "Pat")
    code = pat.open(4, seat)
    pat.do(code, "start")
    page = pat.comes(visit, code, **told)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    assert asked(page)
    return page


def told_apart(one: Locator, others: Locator) -> None:
    expect(one).to_be_visible()
    assert others.count()
    own = one.evaluate(EDGES)
    for other in others.all():
        assert other.evaluate(EDGES) != own, own


@pytest.mark.parametrize("colours", ["active", "none"])
def test_what_is_chosen_has_an_edge_of_its_own(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, colours: str
) -> None:
    """Where the system chooses the colours; the picked man in any."""
    page = sits(visit, server, monkeypatch, MIDDLE, 0, forced_colors=colours)
    page.keyboard.press("]")
    expect(page.locator(".man-picked")).to_be_attached()
    settled(page)
    # Those who may be picked, and those who may not: none has the ring of the one who is.
    picked = page.locator(".man-picked .man-ring").evaluate(LINE)
    assert picked
    rings = page.locator(".man:not(.man-picked) .man-ring").evaluate_all(f"(all) => all.map({LINE})")
    assert rings
    assert picked not in rings
    if colours == "none":
        return
    told_apart(
        page.locator(".rail-tabs [aria-selected='true']"), page.locator(".rail-tabs [aria-selected='false']")
    )
    told_apart(page.locator(".dossier.turn"), page.locator(".dossier:not(.turn)"))
    page = sits(
        visit, server, monkeypatch, f"{MIDDLE_MEN}, turn british, before-roll", 0, forced_colors=colours
    )
    first = page.locator(".order-buttons .button.primary:visible").first
    told_apart(first, page.locator(".order-buttons .button:not(.primary):visible"))


@pytest.mark.parametrize("colours", ["active", "none"])
def test_how_near_a_guard_is_shows_without_colours(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, colours: str
) -> None:
    scene = f"{MIDDLE_MEN}, {GUARDS}, turn security, points 9"
    page = sits(visit, server, monkeypatch, scene, 3, forced_colors=colours)
    page.keyboard.press("t")
    bands = [page.locator(f".threat-{number}").first for number in (1, 2, 3)]
    for band in bands:
        expect(band).to_be_attached()
    lines = [band.evaluate(LINE) for band in bands]
    assert all(lines[number] not in lines[:number] for number in range(3)), lines
    # The key beside the board tells them apart in the same way, and the ways out as well.
    key = [
        page.locator(f".stage-bands .band-{name}").evaluate(EDGES) for name in ("1", "2", "3", "held", "open")
    ]
    assert all(key[number] not in key[:number] for number in range(5)), key
    exits = [page.locator(f".exit-{name}") for name in ("held", "open")]
    seen = [one.first.evaluate(LINE) for one in exits if one.count()]
    assert len({dash for _, dash in seen}) == len(seen)
