"""A browser, and a server for it. Nothing here is measured by the clock: what is waited for is a state.

The page says where it stands: `<body data-screen>`, `data-busy` while something is under way, `data-number`
at a table. Its policy forbids evaluated strings, so tests wait by selectors.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from ..web.servers import Server

#: A busy machine takes its time; whoever waits so long has waited in vain.
PATIENCE = 60_000

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
]

#: How somebody comes, unless told otherwise.
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1440, "height": 900},
    "reduced_motion": "reduce",
}

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "tables.db") as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Debian's own."""
    found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes with a browser of his own. What his page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(path: str = "/", **told: Any) -> Page:
        context = chromium.new_context(**{**USUAL, **told})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        # A test may have a server of its own, and names it whole.
        own = path if path.startswith("http") else server.url + path
        home = own.split("/")[2]
        page.on("request", lambda request: _at_home(request.url, home, complaints))
        page.goto(own)
        settled(page)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def _at_home(url: str, home: str, complaints: list[str]) -> None:
    """No request leaves the machine."""
    if not url.startswith((f"http://{home}", f"ws://{home}", "data:", "blob:")):
        complaints.append(f"asked for {url}")


def settled(page: Page) -> None:
    """Nothing is under way any more."""
    expect(page.locator("body[data-screen]:not([data-busy])")).to_be_attached()
