"""The pages about the protocol and about hosting are correct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .servers import Server

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_protocol_plays(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    example = re.search(r"```py\n(.*?)```", page, re.S)
    assert example is not None
    # The same with a game that is over soon.
    short = '"colditz", rules={"edition": "gibson", "limit_unit": "rounds", "limit_value": 1}'
    exec(example[1].replace("http://127.0.0.1:8000", server.url).replace('"sectionx"', short), {})
    said = capsys.readouterr().out
    assert "Outcome(" in said
    assert re.search(r"^[0-9a-f]{64}$", said, re.M)


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_page_on_hosting_shows_the_proxies_as_they_are_delivered(name: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert (ROOT / "deploy" / name).read_text("utf-8").strip() in page
