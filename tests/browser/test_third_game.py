"""A game without a page of its own: the question, the table told, every action as a button, the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from goneaway import KINDS
from goneaway.kernel import load_record, verify

from ..third.installed import installed
from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Pebbles is installed."""
    with pytest.MonkeyPatch.context() as patch:
        installed(tmp_path_factory.mktemp("site"), patch)
        with Server(tmp_path_factory.mktemp("pebbles") / "tables.db") as found:
            yield found


def test_a_whole_game_from_the_lobby(visit: Visit, pebbles: Server) -> None:
    page = visit(pebbles.url)
    page.locator(".setup-games label", has_text="Pebbles").click()
    page.locator(".setup-seats .setup-line select").select_option("2")
    expect(page.locator(".seat")).to_have_count(2)
    settled(page)
    page.click("#open-table")
    expect(page.locator("plain-stage[data-ready]")).to_be_attached()
    expect(page.locator(".order-title")).to_have_text("Take pebbles, roll the die, or show your card?")
    expect(page.locator(".plain-lines li").first).to_have_text("15 pebbles are left.")
    expect(page.locator(".plain-lines li").nth(1)).to_contain_text("First player: card ")
    actions = page.locator(".plain-actions button")
    expect(actions).to_have_text(
        ["Take one pebble", "Take 2 pebbles", "Take 3 pebbles", "Roll the die", "Show your card"]
    )
    assert serious(page) == []
    page.locator("[data-action='take 3']").click()
    expect(page.locator(".log-line", has_text="First player takes 3.")).to_be_visible()
    over, roll = page.locator(".over-head h1"), page.locator("[data-action='roll']")
    for _ in range(40):
        expect(roll.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        number = page.locator("body").get_attribute("data-number")
        roll.click()
        expect(page.locator(f"body[data-number='{number}']")).to_have_count(0)
    expect(over).to_be_visible()
    expect(page.locator(".over-board .plain-lines li").first).to_have_text("0 pebbles are left.")
    code = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"{pebbles.url}/api/tables/{code}/record")
    assert verify(load_record(told.text()), KINDS).status == "finished"
