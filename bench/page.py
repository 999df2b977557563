"""Measure the page in Debian's Chromium on this machine, with nothing else running: `make bench-page`.

First roll (from the address to the Roll button, by way of Play now, with a server that has just started and
with a warm one), first load (time to a usable board, bytes over the wire), from a press to the highlighted
reach, frames while a man walks on a full board and while the board is dragged, memory after a whole game.
Except for the first roll the server runs in this process; the browser has its own.
"""

from __future__ import annotations

import itertools
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.browser.conftest import ARGUMENTS, PATIENCE, USUAL, settled
from tests.browser.pictures import Studio, stage, staging
from tests.web.servers import Process, Server

#: A board as full as possible: five nations and all guards, and a yard to cross.
FULL = (
    "british dutch french american polish, p6@yard-20, p7@yard-24, p8@yard-28, turn british, points 12, "
    + ", ".join(
        f"g{number}@yard-{place}" for number, place in zip(range(1, 17), range(40, 200, 10), strict=False)
    )
)
EIGHT = {"players.pows_by_player_count": {"2": 8, "3": 8, "4": 8, "5": 8, "6": 8}}
#: The player's own men who can move.
MAY = ".man.man-may[data-pawn^='b']"
#: When the board is usable, by the clock of the page: drawn, and the question known.
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector("castle-stage[data-ready]") || !document.body.dataset.number) return;
  watcher.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => { window.usable = performance.now(); }));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
#: From the press to the end of the first frame with highlights. An IntersectionObserver is notified in the
#: frame of the layout, whether the highlights were drawn in it or before it.
LIT = """() => new Promise((resolve) => {
  const layer = document.querySelector(".layer-lights");
  let pressed = 0;
  window.lit = 0;
  const heard = (event) => { pressed = event.timeStamp; };
  document.addEventListener("pointerdown", heard, { capture: true, once: true });
  new MutationObserver((_, watcher) => {
    if (!pressed || !layer.querySelector(".lit")) return;
    watcher.disconnect();
    new IntersectionObserver((_, seen) => {
      seen.disconnect();
      setTimeout(() => { window.lit = performance.now() - pressed; });
    }).observe(layer.querySelector(".lit"));
  }).observe(layer, { subtree: true, childList: true });
  resolve(layer.childElementCount);
})"""
#: Frames from a press to the end of the walk that it begins.
FRAMES = """() => {
  window.frames_seen = [];
  const frame = (now) => { window.frames_seen.push(now); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""


#: Presses Play now as soon as the button exists, and records by the clock of the page when the player can
#: roll.
AT_ONCE = """(() => {
  window.seen = {};
  const look = () => {
    const now = document.querySelector("#play-now");
    if (now && !window.seen.play) { window.seen.play = performance.now(); now.click(); }
    const roll = document.querySelector("[data-verb='roll']");
    if (roll && !roll.disabled) window.seen.roll ??= performance.now();
    if (document.querySelector("castle-stage[data-ready]")) window.seen.board ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();"""


def say(what: str, value: str) -> None:
    print(f"{what:<58} {value}", flush=True)


class Wire:
    """Bytes over the wire, by kind."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, float] = {}
        self.kinds: dict[str, str] = {}
        self.requests = 0
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.responseReceived", self._begun)
        self.session.on("Network.loadingFinished", self._done)

    def _begun(self, told: Any) -> None:
        self.kinds[told["requestId"]] = told["type"]
        self.requests += 1

    def _done(self, told: Any) -> None:
        kind = self.kinds.get(told["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + told["encodedDataLength"]

    def __str__(self) -> str:
        parts = sorted(self.bytes.items(), key=lambda one: -one[1])
        told = ", ".join(f"{kind.lower()} {size / 1024:.0f}" for kind, size in parts)
        return f"{self.requests} answers, {sum(self.bytes.values()) / 1024:.0f} KB ({told})"


def opened(studio: Studio, code: str) -> Page:
    context = studio.browser.new_context(
        **{**USUAL, "reduced_motion": "no-preference"}, storage_state=studio.pat.known
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    return context.new_page()


def usable(page: Page) -> float:
    expect(page.locator("castle-stage[data-ready]")).to_be_attached()
    settled(page)
    while True:
        found = page.evaluate("window.usable ?? 0")
        if found:
            return float(found)


def thrown(context: BrowserContext, url: str) -> tuple[dict[str, float], Wire]:
    """Measure from opening the address to when the player can roll."""
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    wire = Wire(page)
    page.goto(url, wait_until="commit")
    seen: dict[str, float] = {}
    while not {"roll", "board"} <= seen.keys():
        page.wait_for_timeout(100)
        seen = page.evaluate("window.seen")
    page.close()
    return seen, wire


def first_throw(browser: Browser, kept: Path) -> None:
    """Measure as after `make play`: a server that has just started, and bots at normal speed."""
    with Process(kept / "fresh.db", GONEAWAY_TEMPO="usual") as server:
        context = browser.new_context(**{**USUAL, "reduced_motion": "no-preference"})
        context.set_default_timeout(PATIENCE)
        seen, wire = thrown(context, server.url)
        told = ", ".join(f"{what} {time:.0f} ms" for what, time in seen.items())
        say("first roll, server and browser cold", told)
        say("first roll, cold, over the wire", str(wire))
        warm = [thrown(context, server.url)[0]["roll"] for _ in range(5)]
        say("first roll, warm (median of 5, worst)", f"{statistics.median(warm):.0f} ms, {max(warm):.0f} ms")
        context.close()


def first_load(studio: Studio) -> None:
    page = studio.visit()
    page.context.close()
    context = studio.browser.new_context(**USUAL)
    page = context.new_page()
    wire = Wire(page)
    page.goto(studio.server.url)
    settled(page)
    page.wait_for_timeout(1000)
    say("lobby, first load", str(wire))
    context.close()
    code = studio.pat.open(4, 0)
    studio.pat.do(code, "start")
    times = []
    for number in range(5):
        page = opened(studio, code)
        wire = Wire(page)
        page.goto(f"{studio.server.url}/t/{code}")
        times.append(usable(page))
        if number == 0:
            page.wait_for_timeout(1000)
            say("table of Colditz, first load", str(wire))
        if number == 4:
            page.reload()
            say("usable board, everything cached", f"{usable(page):.0f} ms")
        page.context.close()
    say("usable board, nothing cached (median of 5)", f"{statistics.median(times):.0f} ms")


def where(page: Page, pawn: str) -> tuple[float, float]:
    box = page.locator(f".man[data-pawn='{pawn}'] .man-token").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pressed(page: Page, pawn: str) -> float:
    """Return the milliseconds from a press to the highlights; the pointer moves as a hand would."""
    page.mouse.move(700, 300)
    page.wait_for_timeout(500)
    page.evaluate(LIT)
    page.mouse.move(*where(page, pawn))
    page.wait_for_timeout(100)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".lit").first).to_be_attached()
    found = 0.0
    while not found:
        found = float(page.evaluate("window.lit"))
    settled(page)
    page.keyboard.press("Escape")
    expect(page.locator(".lit-reach")).to_have_count(0)
    return found


def presses(studio: Studio) -> None:
    stage(FULL)
    code = studio.pat.open(6, 0, rules=EIGHT)
    studio.pat.do(code, "start")
    page = opened(studio, code)
    page.goto(f"{studio.server.url}/t/{code}")
    usable(page)
    stage()
    say("men and guards on the board", str(page.locator(".man").count()))
    expect(page.locator(MAY).first).to_be_attached()
    own = [one.get_attribute("data-pawn") or "" for one in page.locator(MAY).all()]
    first = [pressed(page, own[0])]
    for _ in range(4):
        page.reload()
        usable(page)
        first.append(pressed(page, own[0]))
    times = [pressed(page, own[number % len(own)]) for number in range(20)]
    for what, found in (("the first time (5)", first), ("again (20)", times)):
        told = f"{statistics.median(found):.0f} ms, {max(found):.0f} ms"
        say(f"press to highlighted reach, {what}, median and worst", told)
    page.mouse.click(*where(page, own[-1]))
    expect(page.locator(".lit-reach").first).to_be_attached()
    settled(page)
    lit = page.locator(".lit-reach").all()
    far = max(lit, key=lambda one: int(one.text_content() or "0"))
    box = far.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settled(page)
    page.evaluate(FRAMES)
    page.click("[data-do='carry']")
    page.wait_for_timeout(1200)
    seen = page.evaluate("window.frames_seen")
    say("frames per second while a man walks", rate(seen))
    page.wait_for_timeout(3000)  # let the painting ahead finish
    page.mouse.move(600, 300)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(80):
        page.mouse.move(600 - 4 * step, 300 + 3 * step)
        page.wait_for_timeout(8)
    say("frames per second while the board is dragged", rate(page.evaluate("window.frames_seen")))
    page.mouse.up()
    page.context.close()


def rate(seen: list[float]) -> str:
    gaps = [after - before for before, after in itertools.pairwise(seen)]
    return f"{1000 * len(gaps) / sum(gaps):.0f} (longest gap {max(gaps):.0f} ms)"


def memory(studio: Studio) -> None:
    """Watch a whole game played by bots, from the first move to the last."""
    code = studio.pat.open(4, 0)
    studio.pat.do(code, "start")
    page = opened(studio, code)
    session = page.context.new_cdp_session(page)
    page.goto(f"{studio.server.url}/t/{code}")
    usable(page)

    def heap() -> float:
        session.send("HeapProfiler.collectGarbage")
        return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 2**20

    say("memory of scripts at the start", f"{heap():.1f} MB")
    studio.pat.do(code, "cover", seat=0, level="simple")
    expect(page.locator("body[data-status='ended']")).to_be_attached(timeout=600_000)
    settled(page)
    number = page.locator("body").get_attribute("data-number")
    say(f"memory of scripts after a whole game ({number} entries)", f"{heap():.1f} MB")
    page.context.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        staging(),
        Server(Path(kept) / "tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        say(
            "measured in", f"Chromium {browser.version}, no graphics card, Python {platform.python_version()}"
        )
        first_throw(browser, Path(kept))
        studio = Studio(browser, server, Path(kept))
        first_load(studio)
        presses(studio)
        memory(studio)
        browser.close()


if __name__ == "__main__":
    main()
