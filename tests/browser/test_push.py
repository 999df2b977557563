"""Word of one's turn, asked for by a button: the page, its worker and the server; the service is played."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..web.servers import Server
from ..web.test_push import Browser
from .conftest import Visit, settled
from .sitting import Sitter

#: In place of the service that the maker of a browser has.
SERVICE = """
const found = JSON.parse('%s');
PushManager.prototype.subscribe = async (how) => ({ ...found, key: how.applicationServerKey });
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("push") / "tables.db", push=("push.example",)) as found:
        yield found


def test_a_browser_asks_to_be_told(server: Server, visit: Visit) -> None:
    ann = Sitter(server, "Ann")
    code = ann.open(3, 0, bots=False, pace={"kind": "slow", "turn": 86_400})
    page = ann.comes(visit, code, permissions=["notifications"])
    browser = Browser()
    browser.close()
    page.add_init_script(SERVICE % browser.address("https://push.example/x"))
    page.reload()
    settled(page)
    button = page.locator("turn-notices button")
    expect(button).to_have_text("Notify me here when it is my turn")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    [found] = ann.client.request("GET", "/api/me/notices").json()["notices"]
    assert found["way"] == "push"
    assert json.loads(found["address"])["endpoint"] == "https://push.example/x"
    # The worker is there; the policy of the page let it in.
    workers = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    assert workers[0].url == f"{server.url}/sw.js"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert ann.client.request("GET", "/api/me/notices").json()["notices"] == []


def test_where_a_game_is_played_at_once_nothing_is_offered(server: Server, visit: Visit) -> None:
    ann = Sitter(server, "Ann")
    page = ann.comes(visit, ann.open(3, 0, bots=False))
    expect(page.locator("table-gathering")).to_be_visible()
    expect(page.locator("turn-notices")).to_have_count(0)
