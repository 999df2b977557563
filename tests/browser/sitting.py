"""Tables for the browser, and playing at them as a person does: by pressing what the page offers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, cast

from playwright.sync_api import Locator, Page, StorageState, TimeoutError, expect

from goneaway.client import Client

from ..web.servers import Process, Server
from .conftest import PATIENCE, Visit, settled

#: Answers that carry a game on, the first that is offered.
PRESSED = (
    ".reaction [data-answer='pass']",
    ".order-choices .order-choice",
    "[data-do='whole']",
    "[data-verb='roll']",
    "[data-verb='reroll']",
    "[data-verb='take']",
    "[data-verb='usual']",
    "[data-verb='confirm']",
    "[data-do='carry']",
)
#: The first of them that can be seen and pressed, asked of the page at one go.
_OFFERED = """(selectors) => selectors.find((one) => {
  const found = document.querySelector(one);
  return found?.checkVisibility({ visibilityProperty: true }) && !found.disabled;
})"""
MINE = "body[data-asked='mine']:not([data-busy])"
OVER = "body[data-status='ended']:not([data-busy])"


@dataclass
class Sitter:
    """Somebody known to the server."""

    server: Server | Process
    name: str

    def __post_init__(self) -> None:
        self.client = Client(self.server.url).guest(self.name)

    def open(self, players: int, seat: int, bots: bool = True, game: str = "colditz", **told: Any) -> str:
        """A table with this one in a seat, bots in the others or nobody; its code."""
        others = {number: "simple" for number in range(players) if number != seat} if bots else {}
        code = self.client.open(game, players=players, bots=others, **told)
        self.do(code, "claim", seat=seat)
        return code

    def do(self, code: str, kind: str, **fields: Any) -> None:
        number = self.client.request("GET", f"/api/tables/{code}/state").json()["number"]
        body = {"do": {"kind": kind, **fields}, "request": f"{kind}-{number}", "expect": number}
        self.client.request("POST", f"/api/tables/{code}/commands", body)

    @property
    def known(self) -> StorageState:
        """What a browser remembers that knows him."""
        me = json.dumps({"id": "", "name": self.name, "token": self.client.token})
        kept = [{"name": "goneaway.me", "value": me}]
        found = {"cookies": [], "origins": [{"origin": self.server.url, "localStorage": kept}]}
        return cast(StorageState, found)

    def comes(self, visit: Visit, code: str, **told: Any) -> Page:
        """He opens the table in a browser that knows him."""
        return visit(f"/t/{code}", storage_state=self.known, **told)


def asked(page: Page) -> bool:
    """Waits until this one is asked, or the game is over; whether he is asked."""
    expect(page.locator(f"{MINE}, {OVER}")).to_be_attached()
    return page.locator(OVER).count() == 0


def press(page: Page) -> str:
    """One answer, as somebody gives it who lets himself be advised; what was pressed, or nothing.

    A question with one answer is answered by the table itself, perhaps just now.
    """
    selector = page.evaluate(_OFFERED, PRESSED)
    if selector:
        return selector if _clicked(page, page.locator(selector).first) else ""
    for step in ("ask-hint", "hint"):
        if not _clicked(page, page.locator(f"[data-do='{step}']")):
            return ""
    return "hint"


def _clicked(page: Page, what: Locator) -> bool:
    """Presses it; not if the question is another one meanwhile."""
    number = page.locator("body").get_attribute("data-number")
    try:
        what.click(timeout=PATIENCE / 6)
    except TimeoutError:
        if page.locator(f"{MINE}[data-number='{number}']").count():
            raise
        return False
    settled(page)
    return True


def play(page: Page, most: int) -> int:
    """So many answers at the most, or until the game is over; how many there were."""
    for number in range(most):
        if not asked(page):
            return number
        press(page)
    return most
