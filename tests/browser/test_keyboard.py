"""Without a pointer: whole turns by keys, with a focus that is never lost; names for voices."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from goneaway.colditz.kind import ColditzKind

from ..web.servers import Server
from .conftest import Visit, settled
from .sitting import Sitter, asked

OFFICER = "british dutch french, turn british, before-roll, british has kit rope, b1@yard-30, b2@yard-60"
SECURITY = "british dutch french, turn security, before-roll, g1@yard-20, g2@yard-60, b1@garrison-20"

#: Where the focus is: its words, whether it can be seen, and how large it is.
FOCUS = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  return {
    at: one.localName, name: (one.getAttribute("aria-label") ?? one.innerText ?? "").trim(),
    seen: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    least: Math.min(box.width, box.height), table: Boolean(one.closest(".table")),
    sheet: Boolean(one.closest("order-sheet, table-reaction")),
  };
}"""
#: More stops than a table has.
STOPS = 80

Table = Callable[..., Page]


@pytest.fixture
def table(visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch) -> Table:
    def laid(scene: str, seat: int = 0, **told: Any) -> Page:
        with monkeypatch.context() as patched:
            patched.setattr(ColditzKind, "start", lambda kind, game, chance: kind.scene.set_up(game, scene))
            pat = Sitter(server, "Pat")
            code = pat.open(4, seat, rules={"edition": "gibson"})
            pat.do(code, "start")
        page = pat.comes(visit, code, **told)
        assert asked(page)
        expect(page.locator("castle-stage[data-ready]")).to_be_attached()
        settled(page)
        return page

    return laid


def tab_to(page: Page, selector: str) -> int:
    """Tab until something has the focus; how many stops that took. Every one of them can be seen."""
    expect(page.locator(selector).first).to_be_visible()
    for stops in range(STOPS):
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return stops
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        # After the last stop comes the browser itself, and then the first.
        if focus["at"] == "body":
            continue
        assert focus["seen"], focus
        assert focus["least"] >= 8, focus
        assert focus["name"] or focus["at"] in ("input", "select"), focus
    raise AssertionError(f"no way by Tab to {selector}")


def press(page: Page, selector: str) -> None:
    """By Tab and Enter; afterwards the focus is in the sheet, not lost."""
    tab_to(page, selector)
    page.keyboard.press("Enter")
    settled(page)
    page.wait_for_timeout(50)
    focus = page.evaluate(FOCUS)
    assert focus["sheet"], (selector, focus)


#: Whatever a turn asks besides, answered with the least.
ASIDE = ".reaction [data-answer='pass'], [data-verb='decline'], [data-verb='stop'], [data-verb='take']"


def turn(page: Page) -> None:
    press(page, "[data-verb='roll']")
    while not page.locator("[data-verb='move']").count():
        assert asked(page)
        press(page, ASIDE)
    press(page, "[data-verb='move']")
    press(page, ".order-choice")
    number = page.locator("body").get_attribute("data-number")
    press(page, ".order-choices > .order-choice")
    press(page, "[data-do='carry']")
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)
    assert asked(page)
    while not page.locator("[data-verb='end']").count():
        press(page, ASIDE)
        assert asked(page)
    number = page.locator("body").get_attribute("data-number")
    press(page, "[data-verb='end']")
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)


@pytest.mark.parametrize(("scene", "seat"), [(OFFICER, 0), (SECURITY, 3)], ids=["officer", "security"])
def test_a_whole_turn_by_tab_and_enter(table: Table, scene: str, seat: int) -> None:
    turn(table(scene, seat))


def test_what_is_asked_comes_before_the_tools(table: Table) -> None:
    """The first stop is in the order sheet, not in the tools of the board."""
    page = table(OFFICER)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS)["sheet"]


def test_a_whole_turn_by_the_keys_of_the_board(table: Table) -> None:
    page = table(OFFICER)
    page.keyboard.press("r")
    settled(page)
    while not page.locator("body[data-kind='officer']").count():
        press(page, ASIDE)
        assert asked(page)
    page.locator("castle-stage .stage-view").focus()
    page.keyboard.press("]")
    expect(page.locator(".man-picked")).to_have_count(1)
    expect(page.locator(".lit-reach").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    settled(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-do='carry']")).to_be_visible()
    number = page.locator("body").get_attribute("data-number")
    page.keyboard.press("Enter")
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)


def test_a_dialog_gives_the_focus_back(table: Table) -> None:
    page = table(OFFICER)
    tab_to(page, "[data-do='menu']")
    page.keyboard.press("Enter")
    expect(page.locator("table-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-do='menu']")).to_be_focused()
    tab_to(page, "[data-card='rope']")
    page.keyboard.press("Enter")
    expect(page.locator(".hand-detail h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card='rope']")).to_be_focused()


def test_voices_hear_who_stands_where_and_whose_turn_it_is(table: Table) -> None:
    page = table(OFFICER)
    stands = page.get_by_role("list", name="Men and guards on the board")
    expect(stands.get_by_role("listitem").filter(has_text="B1: ")).to_have_count(1)
    expect(page.locator(".dossier[aria-current='true']")).to_have_count(1)
    expect(page.locator(".dossier[aria-current='true']")).to_contain_text("British")
    # Everything that can be pressed has a name.
    tree = page.locator("body").aria_snapshot()
    assert not re.findall(r"- (?:button|link|textbox|combobox|tab)\s*(?:\[|:|$)", tree, re.MULTILINE), tree
    for role in ("main", "region", "toolbar", "tablist"):
        assert f"- {role}" in tree, role


def test_a_voice_says_each_thing_once(table: Table) -> None:
    """What the board says of a pick and of a walk the order sheet does not say again."""
    page = table(OFFICER.replace("before-roll", "points 9"))
    sheet = page.locator(".order-text")
    expect(sheet).to_have_attribute("aria-live", "polite")
    page.locator("castle-stage .stage-view").focus()
    page.keyboard.press("]")
    expect(page.locator("castle-stage p[aria-live='polite']")).to_contain_text("B1")
    expect(page.locator(".order-title")).to_contain_text("B1 can reach")
    expect(sheet).to_have_attribute("aria-live", "off")
    page.keyboard.press("Escape")
    expect(sheet).to_have_attribute("aria-live", "polite")


# Section X


def test_enter_lays_the_tile_that_a_button_has_turned(visit: Visit, server: Server) -> None:
    """The scale of the board stays as it is while the sheet says more and less."""
    pat = Sitter(server, "Pat")
    code = pat.client.open("sectionx", players=2, bots={1: "recruit"})
    pat.do(code, "claim", seat=0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    assert asked(page)
    stage = page.locator("island-stage[data-ready]")
    expect(stage).to_be_attached()
    settled(page)
    if page.locator("body[data-kind='draw']").count():
        page.locator("button[data-pile]").first.click()
        assert asked(page)
    scale = "(stage) => stage.camera.k"
    before = stage.evaluate(scale)
    page.locator("[data-tile][aria-disabled='false']").first.click()
    settled(page)
    page.locator("[data-cell].isl-water-beside").first.click(force=True)
    expect(page.locator("[data-do='carry']")).to_contain_text("Enter")
    assert stage.evaluate(scale) == before
    page.locator("[data-turn='forth']").click()
    settled(page)
    number = page.locator("body").get_attribute("data-number")
    expect(page.locator("[data-do='carry']")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)
