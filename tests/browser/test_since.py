"""What happened while one waited: a line a seat, ways on the board, a camera that shows the castle."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..web.servers import Server
from .axe import serious
from .conftest import Visit, settled
from .sitting import Sitter, asked, press

STRIP = ".since"
CLOSE = "[data-do='since-close']"
#: More answers than a turn or two take.
MANY = 120
#: For every circle: looking there, how much of the free part of the screen is far from any other.
EMPTY = """(stage) => {
  const { plan, room, camera: { k } } = stage;
  const all = [...plan.circles.values()];
  let worst = 0;
  for (const { x, y } of all.filter((_, number) => number % 9 === 0)) {
    stage.look({ x: room.x + room.w / 2 - x * k, y: room.y + room.h / 2 - y * k, k });
    let empty = 0;
    for (let column = 0; column < 12; column++) for (let row = 0; row < 8; row++) {
      const at = { x: room.x + (room.w * (column + 0.5)) / 12, y: room.y + (room.h * (row + 0.5)) / 8 };
      if (!plan.nearest((at.x - stage.camera.x) / k, (at.y - stage.camera.y) / k, 60)) empty++;
    }
    worst = Math.max(worst, empty / 96);
  }
  return worst;
}"""


def to_the_strip(page: Page) -> None:
    """Plays until the others have done something since one's turn."""
    for _ in range(MANY):
        assert asked(page)
        if page.locator(STRIP).count():
            return
        press(page)
    raise AssertionError("no strip was shown")


def test_the_strip_tells_what_the_others_did_and_shows_it(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(4, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    to_the_strip(page)
    strip = page.locator(STRIP)
    rows = strip.locator("li")
    expect(rows.first).to_be_visible()
    assert "0" not in [row.get_attribute("data-seat") for row in rows.all()]
    expect(page.locator(".lesson")).to_have_count(0)
    # The log has the same mark, and those who listen hear it once.
    expect(page.locator(".log-since")).to_have_text("Since your turn")
    spoken = page.locator("table-since [role='status']")
    expect(spoken).to_contain_text("Since your turn")
    assert serious(page) == []
    # Somebody of the others walked: his way is on the board, and stands out when it is asked for.
    expect(page.locator(".layer-trails .trail").first).to_be_attached()
    row = page.locator(f"{STRIP} li:has(.since-show)").first
    row.locator(".since-show").click()
    seat = row.get_attribute("data-seat")
    expect(page.locator(f"{STRIP} li.on")).to_have_attribute("data-seat", str(seat))
    expect(page.locator(f".trail:not(.trail-back):not([data-seat='{seat}'])")).to_have_count(0)
    # It is there again after a reload, and gone for good when it was closed.
    page.reload()
    settled(page)
    expect(page.locator(STRIP)).to_be_visible()
    expect(page.locator(".layer-trails .trail").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(STRIP)).to_have_count(0)
    expect(page.locator(".layer-trails .trail")).to_have_count(0)
    page.reload()
    settled(page)
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    expect(page.locator(STRIP)).to_have_count(0)
    # Wherever one looks, there is more castle than field.
    worst = page.locator("castle-stage").evaluate(EMPTY)
    assert 0 < worst < 0.5, worst
    # Far from one's men there is a way back to them.
    lost = page.locator("castle-stage[data-lost]")
    page.keyboard.press("0")
    expect(lost).to_have_count(0)
    page.locator("castle-stage").evaluate("(stage) => stage.look({ x: 0, y: 0, k: 2 })")
    expect(lost).to_have_count(1)
    page.click(".stage-tool-mine")
    expect(lost).to_have_count(0)


def test_the_first_action_closes_the_strip_and_then_comes_the_next_lesson(
    visit: Visit, server: Server
) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(4, 1)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    to_the_strip(page)
    page.evaluate("localStorage.setItem('goneaway.lessons.colditz', '1')")
    page.reload()
    settled(page)
    expect(page.locator(STRIP)).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    page.click("[data-verb='roll']")
    expect(page.locator(STRIP)).to_have_count(0)
    # A double or a card brings a question first.
    for _ in range(MANY):
        assert asked(page)
        settled(page)
        if page.locator(".lesson-number").count():
            break
        press(page)
    expect(page.locator(".lesson-number")).to_have_text("2")


def test_on_a_phone_the_log_of_security_opens_with_the_log(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    code = pat.open(3, 2)
    pat.do(code, "start")
    page = pat.comes(visit, code, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    to_the_strip(page)
    page.click(".table-tabs [data-tab='log']")
    expect(page.locator(".rail-tabs [data-tab='log']")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".log-line").first).to_be_visible()


def test_a_watcher_is_shown_none(visit: Visit, server: Server) -> None:
    pat, other = Sitter(server, "Pat"), Sitter(server, "Other")
    code = pat.open(3, 0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    to_the_strip(page)
    watching = other.comes(visit, code)
    expect(watching.locator(".table-watching")).to_be_visible()
    expect(watching.locator("castle-stage[data-ready]")).to_be_attached()
    expect(watching.locator(".log-line").first).to_be_attached()
    expect(watching.locator(STRIP)).to_have_count(0)


def test_it_is_told_on_the_island_too(visit: Visit, server: Server) -> None:
    pat = Sitter(server, "Pat")
    code = pat.client.open("sectionx", players=3, bots={1: "simple", 2: "simple"})
    pat.do(code, "claim", seat=0)
    pat.do(code, "start")
    page = pat.comes(visit, code)
    # A player who has had the first lesson: while it is shown the strip waits.
    page.evaluate("localStorage.setItem('goneaway.lessons.sectionx', '4')")
    page.reload()
    for _ in range(MANY):
        to_the_strip(page)
        # A collapse is shown before anything else.
        ended = page.locator(".isl-ended [data-do='go-on']")
        if ended.count():
            ended.click()
            settled(page)
        if page.locator(".isl-trail").count():
            break
        page.click(CLOSE)
        while page.locator(STRIP).count() == 0 and asked(page):
            press(page)
    expect(page.locator(".isl-trail").first).to_be_attached()
    assert serious(page) == []
    page.click(CLOSE)
    expect(page.locator(".isl-trail")).to_have_count(0)
