"""A whole game of Section X by clicks alone, from the lobby to the verified result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from goneaway import KINDS
from goneaway.kernel import load_record, verify
from goneaway.sectionx.kind import SectionXKind

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .pictures import TUNNELS
from .sitting import MINE, OVER, Sitter, asked, press

#: The least a finger hits on the board, in CSS pixels.
HIT = 32

#: More answers than a game of two takes.
MANY = 1000


@pytest.mark.timeout(900)
def test_a_whole_game_of_section_x(visit: Visit, server: Server) -> None:
    page = visit()
    # Some hundred presses on a machine that does other things: one of them may take its time.
    page.set_default_timeout(60_000)
    page.locator(".setup-games label", has_text="Section X").click()
    page.locator(".setup-seats .setup-line select").select_option("2")
    expect(page.locator(".seat")).to_have_count(2)
    # Who knows how to hinder makes a game several times as long.
    page.locator(".seat select").nth(1).select_option("recruit")
    settled(page)
    page.click("#open-table")
    expect(page.locator("island-stage[data-ready]")).to_be_attached()
    # How far everybody is, and his doors, without opening anything.
    race = re.compile(r"0 of 2 .* 0 of 5\s+\d\s+Doors: \d in hand")
    expect(page.locator(".dossier-race")).to_have_text([race] * 2)
    done: set[str] = set()
    for _ in range(MANY):
        over = page.locator(".isl-ended [data-do='go-on']")
        expect(page.locator(f"{MINE}, {OVER}").or_(over)).not_to_have_count(0)
        if over.count():
            # The tunnels came down: everybody sees it before the game goes on.
            if "collapse" not in done:
                assert serious(page) == []
            over.click()
            done.add("collapse")
        elif not asked(page):
            break
        else:
            done.add(move(page, done))
    assert done >= {"draw", "lay", "walk", "collapse", "hint"}, done
    expect(page.locator(".over-head h1")).to_be_visible()
    assert serious(page) == []
    code = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"{server.url}/api/tables/{code}/record")
    assert verify(load_record(told.text()), KINDS).status == "finished"


def move(page: Page, done: set[str]) -> str:
    """Each thing that is done on the board once, pressed there; the rest as a bot advises."""
    number = page.locator("body").get_attribute("data-number")
    pile = page.locator("button[data-pile]")
    tile = page.locator("[data-tile][aria-disabled='false']")
    if "draw" not in done and pile.count():
        pile.first.click()
        how = "draw"
    elif "lay" not in done and tile.count():
        tile.first.click()
        settled(page)
        assert serious(page) == []
        carry(page, page.locator("[data-cell].isl-water-beside").first)
        how = "lay"
    elif "walk" not in done and "lay" in done and page.locator("[data-block].isl-block-may").count():
        page.locator("[data-block].isl-block-own").click(force=True)
        settled(page)
        way = page.locator("[data-way]:not([data-way='home'])")
        if not way.count():
            press(page)
            return "hint"
        carry(page, way.first)
        how = "walk"
    else:
        press(page)
        return "hint"
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)
    settled(page)
    return how


def carry(page: Page, where: Locator) -> None:
    """Where to, then the button."""
    where.click(force=True)
    settled(page)
    page.click("[data-do='carry']")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)], ids=["on its side", "upright"])
def test_cells_on_a_phone_are_large_enough_for_a_finger(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    """As the board opens, while a tile is to be laid: nobody has to bring it nearer first."""
    monkeypatch.setattr(SectionXKind, "start", lambda kind, game, chance: kind.scene.set_up(game, TUNNELS))
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0, game="sectionx")
    pat.do(code, "start")
    page = pat.comes(visit, code, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    expect(page.locator("island-stage[data-ready]")).to_be_attached()
    assert asked(page)
    page.locator("[data-tile][aria-disabled='false']").first.tap()
    settled(page)
    expect(page.locator("[data-cell].isl-water-beside").first).to_be_attached()
    boxes = page.locator("[data-cell]").evaluate_all(
        """(cells) => cells.map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => [width, height])"""
    )
    assert len(boxes) > 20
    # The scale is written to four places.
    assert min(min(box) for box in boxes) > HIT - 0.01
