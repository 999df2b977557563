"""The container of deploy/Dockerfile, built and started. Runs where a container tool has network."""

from __future__ import annotations

import json
import secrets
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from goneaway.client import Client

from ..containers import tool
from .servers import until

ROOT = Path(__file__).parents[2]


def run(*words: str, seconds: float = 600) -> str:
    """The output of the container tool, which must succeed."""
    name = tool()
    assert name is not None
    found = subprocess.run([name, *words], capture_output=True, text=True, timeout=seconds, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    return found.stdout.strip()


@contextmanager
def started(image: str, port: str) -> Iterator[tuple[str, str]]:
    """Start a container with a read-only root, no capabilities, and its own port; yields its id and
    address."""
    hard = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges")
    name = run("run", "--detach", *hard, "-e", f"GONEAWAY_PORT={port}", "-p", f"127.0.0.1::{port}", image)
    try:
        yield name, f"http://{run('port', name, port).splitlines()[0]}"
    finally:
        run("rm", "--force", "--volumes", name)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", trust_env=False, timeout=5).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_the_container_is_built_serves_and_stops() -> None:
    image = f"goneaway-test-{secrets.token_hex(4)}"
    run("build", "--quiet", "-f", str(ROOT / "deploy" / "Dockerfile"), "-t", image, str(ROOT), seconds=900)
    try:
        with started(image, "8123") as (name, url):
            until(lambda: answers(url))
            client = Client(url).guest("Pat")
            assert client.table(client.open("sectionx", players=2))["status"] == "gathering"
            assert run("exec", name, "id", "-u") == "10001"
            assert run("exec", name, "stat", "-c", "%a", "goneaway.db") == "600"
            run("exec", name, "python", "/opt/goneaway/health.py")
            run("stop", "--time", "20", name)
            assert json.loads(run("inspect", name))[0]["State"]["ExitCode"] == 0
    finally:
        run("rmi", "--force", image)
