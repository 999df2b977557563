"""`make play`: a server of one's own, and a browser that opens at it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import goneaway
from goneaway.cli.commands import at_home
from goneaway.cli.commands.server import made_private

from .servers import LIMIT, until


def environment(home: Path) -> dict[str, str]:
    """A browser that only writes down what it is asked to open."""
    opened = home / "opened"
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}.part" && cp "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GONEAWAY_")}
    return {
        **kept,
        "PYTHONPATH": str(Path(goneaway.__file__).parent.parent),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "BROWSER": f"{browser} %s",
    }


def started(home: Path) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "goneaway", "serve", "--browser"]
    return subprocess.Popen(words, env=environment(home), stdout=subprocess.PIPE, text=True)


def opened(home: Path) -> list[str]:
    found = home / "opened"
    return found.read_text().split() if found.exists() else []


def test_a_browser_opens_at_the_page_and_a_second_start_finds_the_first(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        try:
            until(lambda: opened(tmp_path))
            (address,) = opened(tmp_path)
            assert first.stdout is not None
            assert address in first.stdout.readline()
            page = httpx.get(address, timeout=LIMIT, trust_env=False)
            assert "<gone-away>" in page.text
            until(lambda: at_home.served(tmp_path / "data" / "goneaway") == address)
            with started(tmp_path) as second:
                assert second.stdout is not None
                assert f"already, at {address}" in second.stdout.read()
            until(lambda: len(opened(tmp_path)) == 2)
            assert opened(tmp_path) == [address, address]
            assert (tmp_path / "data" / "goneaway" / "tables.db").exists()
        finally:
            first.send_signal(signal.SIGINT)


def test_nothing_is_served_where_nobody_answers(tmp_path: Path) -> None:
    assert at_home.served(tmp_path) == ""
    (tmp_path / at_home.ADDRESS).write_text("http://127.0.0.1:9")
    assert at_home.served(tmp_path) == ""
    (tmp_path / at_home.ADDRESS).write_text("nonsense")
    assert at_home.served(tmp_path) == ""


def test_tables_are_kept_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert at_home.folder() == Path("/somewhere/goneaway")


def test_tables_of_an_older_version_become_private(tmp_path: Path) -> None:
    """It created them 0644, which the server now refuses: in the user's own folder the mode is corrected."""
    place = tmp_path / "goneaway"
    place.mkdir(mode=0o755)
    for name in ("tables.db", "tables.db-wal"):
        (place / name).touch(mode=0o644)
    made_private(place)
    assert place.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in place.iterdir()} == {0o600}


def test_there_is_always_a_port() -> None:
    assert at_home.free_port("127.0.0.1") in at_home.PORTS
