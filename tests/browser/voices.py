"""What a screen reader hears of an officer's turn and of Security's: the tree, step by step.

python -m tests.browser.voices [officer | security]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from ..web.servers import Server
from .conftest import ARGUMENTS, PATIENCE, settled
from .pictures import GUARDS, MIDDLE_MEN, Studio, staging
from .sitting import asked

#: By turn: the seat, and how it begins.
TURNS = {
    "officer": (0, f"{MIDDLE_MEN}, {GUARDS}, turn british, before-roll"),
    "security": (3, f"{MIDDLE_MEN}, {GUARDS}, turn security, before-roll"),
}
#: Whatever a turn asks besides, answered with the least.
ASIDE = ".reaction [data-answer='pass'], [data-verb='decline'], [data-verb='stop'], [data-verb='take']"
#: What is pressed in a turn.
STEPS = (
    "[data-verb='roll']",
    "[data-verb='move']",
    ".order-choice",
    ".order-choices > .order-choice",
    "[data-do='carry']",
    "[data-verb='end']",
)


def told(page: Page, title: str) -> None:
    sys.stdout.write(f"\n## {title}\n\n{page.locator('body').aria_snapshot()}\n")


def turn(studio: Studio, name: str) -> None:
    seat, scene = TURNS[name]
    page = studio.colditz(scene, seat=seat)
    assert asked(page)
    told(page, f"{name}: the turn begins")
    for step in STEPS:
        while not page.locator(step).count():
            press(page, name, ASIDE)
        press(page, name, step)
    page.context.close()


def press(page: Page, name: str, step: str) -> None:
    found = page.locator(step).first
    label = " ".join(found.inner_text().split())
    found.click()
    settled(page)
    told(page, f"{name}: after “{label}”")


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as kept,
        staging(),
        Server(Path(kept) / "tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        studio = Studio(browser, server, Path(kept))
        for name in sys.argv[1:] or TURNS:
            turn(studio, name)
        browser.close()


if __name__ == "__main__":
    main()
