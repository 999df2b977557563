"""The first guards: a circle that is no post says why, and when they can be confirmed the page says so."""

from __future__ import annotations

from playwright.sync_api import expect

from ..web.servers import Server
from .conftest import Visit, settled
from .sitting import Sitter, asked

PRESS = "(stage) => stage.playing.press('', stage.plan.circle('yard-100'), {})"


def test_a_circle_that_is_no_post_says_why_and_confirming_is_asked_for(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(3, 2)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    assert asked(page)
    expect(page.locator(".order-title")).to_contain_text("first guards")
    settled(page)
    page.locator("castle-stage").evaluate(PRESS)
    expect(page.locator(".stage-why")).to_contain_text("black circle")
    page.click("[data-verb='usual'], [data-deed^='usual']")
    expect(page.locator(".order-title")).to_contain_text("Confirm")
    expect(page.locator(".order-sheet .button.primary")).to_contain_text("Confirm")
