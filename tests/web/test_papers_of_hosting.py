"""What is written about the server holds: the page on the protocol, the files in deploy/."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goneaway.web.settings import Serving

from .servers import Server

ROOT = Path(__file__).parents[2]
DEPLOY = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())


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


@pytest.mark.parametrize("path", DEPLOY, ids=lambda path: path.name)
def test_deploy_names_only_settings_that_exist(path: Path) -> None:
    named = set(re.findall(r"GONEAWAY_[A-Z_]+", path.read_text("utf-8")))
    assert named <= set(Serving().environment())


def test_the_unit_starts_the_server_and_outlasts_its_draining() -> None:
    unit = (ROOT / "deploy" / "goneaway.service").read_text("utf-8")
    assert re.search(r"^ExecStart=\S+/goneaway serve$", unit, re.M)
    stop = re.search(r"^TimeoutStopSec=(\d+)$", unit, re.M)
    assert stop is not None
    assert int(stop[1]) > Serving().drain_seconds


def test_compose_serves_with_two_processes_on_postgresql() -> None:
    said = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    assert 'GONEAWAY_WORKERS: "2"' in said
    assert "postgresql://goneaway:" in said
    # For a proxy on the same machine, and for nobody else.
    assert re.findall(r"ports: \[(.*)\]", said) == ['"127.0.0.1:8000:8000"']
    assert "POSTGRES_PASSWORD:" not in said
