"""The server is killed in the middle of a move: the page says so, the move is done once, the game goes on."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from ..web.servers import Process
from .conftest import PATIENCE, USUAL, settled
from .sitting import Sitter, asked, press


def test_a_move_survives_the_server(chromium: Browser, tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        pat = Sitter(server, "Pat")
        code = pat.open(3, 0)
        pat.do(code, "start")
        context = chromium.new_context(storage_state=pat.known, **USUAL)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{server.url}/t/{code}")
        settled(page)
        while asked(page) and not page.locator("[data-verb='roll']:visible").count():
            press(page)
        number = int(page.locator("body").get_attribute("data-number") or "0")
        # It hears nothing any more while the move is said, and is gone before it could answer.
        server.send(signal.SIGSTOP)
        page.click("[data-verb='roll']")
        expect(page.locator("body[data-busy]")).to_be_attached()
        server.stop(signal.SIGKILL)
        expect(page.locator(".table-strip")).to_contain_text("Your last move is kept")
        expect(page.locator("[data-verb='roll']")).to_be_disabled()
        page.locator(".table-strip button").click()  # in vain: it is not back yet
        server.start()
        expect(page.locator(".table-strip")).to_have_count(0)
        settled(page)
        assert asked(page)
        assert int(page.locator("body").get_attribute("data-number") or "0") > number
        thrown = pat.client.request("GET", f"/api/tables/{code}/state").json()["log"]
        mine = [
            item for item in thrown if item["entry"].get("action") == "roll" and item["entry"]["seat"] == 0
        ]
        assert len(mine) == 1
        context.close()
