"""Texts from strangers: limited before parsing, parsed off the event loop, charged to the sender."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from goneaway.client import Told
from goneaway.kernel import FileError, RecordError
from goneaway.kernel.untrusted import DEEPEST, LONGEST_LINE, check_json, check_toml, json_of
from goneaway.rulebook import house
from goneaway.table.book import export as papers
from goneaway.table.book.export import settings_of
from goneaway.web.http.app_state import AT_ONCE
from goneaway.web.process.settings import Rate
from goneaway.web.routes import catalogue

from .hostile_texts import hostile
from .servers import LIMIT, Server, limits, until

#: Budget for all texts and all parsers together. One of them alone once took seven seconds and 1.5 GB.
SECONDS = 60
MEMORY = 900 << 20


def test_no_small_text_costs_much() -> None:
    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    ran = subprocess.run(
        [sys.executable, "-m", "tests.web.hostile_texts", "40000"],
        preexec_fn=bounded,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=20 * LIMIT,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert len(ran.stdout.splitlines()) > 400


@pytest.mark.parametrize(
    "name", ["dotted key", "dotted header", "dotted key in a table", "toml lists", "toml tables"]
)
def test_what_nests_too_deep_reaches_no_parser(name: str) -> None:
    text = dict(hostile(40_000))[name]
    with pytest.raises(FileError) as caught:
        check_toml(text)
    assert caught.value.code == "nested"


def test_the_scans_see_what_the_parsers_see() -> None:
    """Brackets in strings and comments do not count; everything else does, exactly."""
    for text in (
        'a = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["',
        "a = '''" + "[" * 50 + "'''",
        'a = """' + '\\"[' * 50 + '"""',
        "# " + "a." * 50,
        "a = [" + "1.5, " * 50 + "]",
        "\n".join(f"a.b.c{n} = {n}.5" for n in range(50)),
        "a = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
        ".".join(["a"] * DEEPEST) + " = 1",
    ):
        check_toml(text)
        tomllib.loads(text)
    for text in ('{"a": "' + "[" * 50 + '"}', '["\\"' + "{" * 50 + '"]', "[" * DEEPEST + "]" * DEEPEST):
        check_json(text)
    for text in ("a = " + "[" * (DEEPEST + 1), ".".join(["a"] * (DEEPEST + 1)) + " = 1"):
        with pytest.raises(FileError):
            check_toml(text)
    for text in ("[" * (DEEPEST + 1), '{"\\"":' * (DEEPEST + 1), '""' + "[{" * DEEPEST):
        with pytest.raises(FileError):
            check_json(text)


def test_a_line_of_json_has_a_length() -> None:
    with pytest.raises(FileError) as caught:
        json_of(" " * LONGEST_LINE + "1", 7)
    assert (caught.value.code, caught.value.line) == ("too-long", 7)


def test_a_record_has_only_so_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying an action takes time: a record with too many is refused before the first is read."""
    monkeypatch.setattr(papers, "load_record", lambda text: pytest.fail("it was read"))
    with pytest.raises(RecordError) as caught:
        settings_of("{}\n" * (papers.MOST_ACTIONS + 3))
    assert caught.value.code == "too-many-actions"


# On a server


class Gate:
    """Stands in for a slow parser: blocks until it is opened."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.waiting = 0

    def __call__(self, *_: Any) -> Any:
        self.waiting += 1
        assert self.opened.wait(LIMIT)
        raise FileError("not-toml")


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    found = Gate()
    monkeypatch.setattr(house, "toml_of", found)
    yield found
    found.opened.set()


HOUSE = 'game = "colditz"\n'


def test_nobody_waits_for_a_slow_text(server: Server, gate: Gate) -> None:
    """While one guest's house rules are being parsed for a new table, everybody else is served."""
    token = server.guest().token
    settings = {"game": "colditz", "players": 4, "house": HOUSE}
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(
            httpx.post,
            f"{server.url}/api/tables",
            json=settings,
            headers={"authorization": f"Bearer {token}"},
            timeout=LIMIT,
        )
        until(lambda: gate.waiting)
        assert httpx.get(f"{server.url}/healthz", timeout=LIMIT).status_code == 200
        assert server.guest().open("sectionx", players=2)
        assert not slow.done()
        gate.opened.set()
        assert slow.result().status_code == 422


def test_one_household_waits_for_only_so_much(tmp_path: Path, gate: Gate) -> None:
    with Server(tmp_path / "s.db") as server, ThreadPoolExecutor(AT_ONCE) as pool:

        def read() -> httpx.Response:
            return httpx.post(f"{server.url}/api/house-rules/read", json={"text": HOUSE}, timeout=LIMIT)

        waiting = [pool.submit(read) for _ in range(AT_ONCE)]
        pool_of = server.app_state.hall.pools.requests
        until(lambda: pool_of.load().busy + pool_of.load().waiting == AT_ONCE)
        # A limited number of threads work on them.
        until(lambda: gate.waiting == pool_of.load().threads)
        refused = read()
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many"
        assert refused.headers["retry-after"] == "1"
        gate.opened.set()
        assert [one.result().status_code for one in waiting] == [422] * AT_ONCE
        assert read().status_code == 422


def test_texts_are_read_at_the_cost_of_who_sends_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dear(_: str) -> dict[str, Any]:
        end = time.thread_time() + 0.6
        while time.thread_time() < end:
            pass
        return {}

    monkeypatch.setattr(catalogue, "read_house", dear)
    with Server(tmp_path / "s.db", limits=limits(work=Rate(1, 10_000))) as server:
        client = server.guest()
        code = client.open("sectionx", players=2, bots={1: "random"})

        def read() -> httpx.Response:
            return httpx.post(f"{server.url}/api/house-rules/read", json={"text": ""}, timeout=LIMIT)

        found = [read().status_code for _ in range(3)]
        assert found == [200, 200, 429]
        assert int(read().headers["retry-after"]) > 1000
        # Questions cost time as well; those that take none are still answered.
        with pytest.raises(Told) as caught:
            client.request("POST", f"/api/tables/{code}/questions", {"ask": {"kind": "rules"}})
        assert caught.value.code == "too-many"
        assert client.table(code)["code"] == code
