"""What nobody should miss has its moment on the board and can be skipped; with reduced motion, none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..web.servers import Server
from .conftest import Visit, settled
from .pictures import stage, staging
from .sitting import Sitter

#: A guard stands beside a man who is where he may not be; Equipment makes it worth it.
CAUGHT = "british dutch french, turn security, points 9, british has kit rope, b1@garrison-20, g1@garrison-21"
ARREST = "(stage) => stage.store.act('arrest g1 b1')"
#: Presses the moment as soon as it is there: its words, and whether it is gone then. It lasts too short
#: a time for a busy machine to press it from outside.
SKIP = """() => new Promise((done) => {
  const look = () => {
    const moment = document.querySelector(".moment");
    if (!moment) return requestAnimationFrame(look);
    const told = moment.textContent;
    moment.click();
    requestAnimationFrame(() => done([told, document.querySelector(".moment") === null]));
  };
  look();
})"""
#: Every class that is drawn for a moment, kept although it is gone again at once.
WATCH = """() => {
  window.drawn = new Set();
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    for (const each of node.querySelectorAll ? [node, ...node.querySelectorAll("*")] : []) {
      for (const name of each.classList ?? []) if (name.startsWith("moment")) window.drawn.add(name);
    }
  }))).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture(autouse=True)
def scene() -> Iterator[None]:
    with staging():
        stage(CAUGHT)
        yield
        stage()


def caught(visit: Visit, server: Server, motion: str) -> Page:
    pat = Sitter(server, "Pat")
    code = pat.open(4, 3)
    pat.do(code, "start")
    page = pat.comes(visit, code, reduced_motion=motion)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    settled(page)
    page.evaluate(WATCH)
    page.locator("castle-stage").evaluate(ARREST)
    expect(page.locator(".order-choice").first).to_be_visible()
    return page


def test_an_arrest_is_a_moment_that_can_be_skipped(visit: Visit, server: Server) -> None:
    page = caught(visit, server, "no-preference")
    page.evaluate(f"window.skipped = ({SKIP})(); undefined")
    page.locator(".order-choice").first.click()
    told, gone = page.evaluate("skipped")
    assert "B1" in told
    assert gone
    assert "moment-bracket" in page.evaluate("[...drawn]")


def test_with_reduced_motion_it_is_only_told(visit: Visit, server: Server) -> None:
    page = caught(visit, server, "reduce")
    page.locator(".order-choice").first.click()
    page.click(".rail-tabs [data-tab='log']")
    expect(page.locator(".log-line", has_text="B1").first).to_be_visible()
    settled(page)
    assert page.evaluate("[...drawn]") == []
