"""No kind of work holds up another: each has its own threads and bounded queue. The exit does not wait for
them."""

from __future__ import annotations

import ast
import contextlib
import inspect
import re
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import goneaway
from goneaway.client import Client, Told
from goneaway.table.book.settings import Person
from goneaway.table.notices import Mail, Notice, Webhook
from goneaway.table.pools import Busy, Pool, Size
from goneaway.web.application import endpoints
from goneaway.web.process.metrics import Metrics

from .servers import LIMIT, OFTEN, Process, Server, limits, until
from .slow import SlowServer, took

ROOT = Path(goneaway.__file__).parent
NOTICE = Notice(Person("p", "Anna"), "ABCDEF", "Thursday", "sectionx")
#: Without a deadline an exchange with a slow server never ends; with one of a second it takes well under
#: this.
SOON = 30.0


def _do(client: Client, code: str, command: dict[str, Any], request: str, expect: int | None = None) -> None:
    body = {"do": command, "request": request, "expect": expect}
    client.request("POST", f"/api/tables/{code}/commands", body)


def _slow_game(url: str, hook: str, hooks: int) -> None:
    """Two guests with web hooks at a slow table; the first to move is notified."""
    people = [Client(url).guest(name) for name in ("Ann", "Bob")]
    for client in people:
        for number in range(hooks):
            client.request("POST", "/api/me/notices", {"way": "webhook", "address": f"{hook}{number}"})
    code = people[0].open("sectionx", players=2, pace={"kind": "slow"})
    for number, client in enumerate(people):
        _do(client, code, {"kind": "claim", "seat": number}, f"claim-{number}")
    _do(people[0], code, {"kind": "start"}, "start", expect=3)


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([0-9.e+]+)$", text, re.M)
    return float(found[1]) if found is not None else 0.0


def metrics_of(url: str) -> str:
    return httpx.get(f"{url}/metrics", trust_env=False, timeout=LIMIT).text


def test_slow_web_hooks_hold_up_nothing_not_even_the_exit(tmp_path: Path) -> None:
    """Before outbound calls had their own pool, nobody got in and SIGTERM did not end the server."""
    told: dict[str, Any] = {
        "GONEAWAY_WEBHOOKS": "private",
        "GONEAWAY_OUTBOUND_THREADS": "8",
        "GONEAWAY_OUTBOUND_SECONDS": "600",
    }
    with SlowServer() as slow, Process(tmp_path / "s.db", **told) as server:
        for _ in range(4):
            _slow_game(server.url, slow.url, hooks=2)
        until(lambda: slow.open >= 6)
        token = Client(server.url).guest("Cy").token
        asked = {"authorization": f"Bearer {token}"}
        for path in ("/api/me", "/api/tables", "/healthz", "/api/lobby"):
            answer = httpx.get(server.url + path, headers=asked, trust_env=False, timeout=SOON)
            assert answer.status_code == 200
        until(lambda: metric(metrics_of(server.url), 'goneaway_pool_busy{pool="webhook"}') == 8)
        assert slow.open >= 6
        assert took(lambda: server.stop(signal.SIGTERM)) < SOON


def test_two_web_hooks_for_one_person(server: Server) -> None:
    client = server.guest()
    for number in range(2):
        client.request(
            "POST", "/api/me/notices", {"way": "webhook", "address": f"https://a.example/{number}"}
        )
    with pytest.raises(Told) as caught:
        client.request("POST", "/api/me/notices", {"way": "webhook", "address": "https://a.example/3"})
    assert caught.value.code == "too-many-webhooks"


def test_a_delivery_has_one_deadline_for_every_byte() -> None:
    with SlowServer() as slow, pytest.raises(OSError, match=r"took too long|timed out"):
        took(lambda: Webhook(private=True, seconds=1).send(slow.url, NOTICE))
    # The TLS handshake counts as well.
    with SlowServer(b"\x16\x03\x03\x40\x00") as slow:
        secure = f"https://127.0.0.1:{slow.port}/"
        with pytest.raises(OSError, match=r"timed out|took too long|SSL"):
            Webhook(private=True, seconds=1).send(secure, NOTICE)
    with SlowServer(b"220 mail.example") as slow:
        mail = Mail("127.0.0.1", slow.port, "a@b.example", "", lambda _: ("s", "t"), seconds=1)
        with pytest.raises(OSError, match=r"took too long|timed out"):
            mail.send("c@d.example", NOTICE)


def test_an_endless_answer_is_not_read_to_its_end() -> None:
    head = b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 90 + b"Z: "
    with (
        SlowServer(head, pause=0.00001) as slow,
        pytest.raises(OSError, match=r"answer is too long|no answer"),
    ):
        Webhook(private=True, seconds=SOON).send(slow.url, NOTICE)


def test_notices_that_find_no_thread_are_dropped_and_counted(tmp_path: Path) -> None:
    told = limits(outbound_threads=1, outbound_waiting=2, outbound_seconds=600)
    with SlowServer() as slow, Server(tmp_path / "s.db", webhooks="private", limits=told) as server:
        for _ in range(3):
            _slow_game(server.url, slow.url, hooks=2)
        until(lambda: metric(metrics_of(server.url), 'goneaway_notices_dropped_total{way="webhook"}') > 0)
        # Two notices are being sent; the third is not started.
        until(lambda: metric(metrics_of(server.url), 'goneaway_notices_dropped_total{way="any"}') > 0)
        text = metrics_of(server.url)
        assert metric(text, 'goneaway_pool_dropped_total{pool="webhook"}') > 0
        assert metric(text, 'goneaway_pool_busy{pool="webhook"}') == 1
        assert metric(text, 'goneaway_pool_waiting{pool="webhook"}') <= 2


@pytest.fixture
def held() -> Iterator[Callable[[Pool], None]]:
    """Keeps all threads of a pool busy and its queue full while the test runs."""
    go = threading.Event()

    def hold(pool: Pool) -> None:
        with contextlib.suppress(Busy):
            while True:
                pool.submit(go.wait)

    yield hold
    go.set()


@pytest.mark.parametrize("name", ["words", "requests", "folding", "bots", "webhook", "database"])
def test_a_full_pool_holds_up_no_other(tmp_path: Path, held: Callable[[Pool], None], name: str) -> None:
    with Server(tmp_path / "s.db") as server:
        pools = {pool.name: pool for pool in server.app_state.hall.pools}
        assert set(pools) == {"database", "requests", "folding", "words", "bots", "journal", "webhook"}
        client = server.guest()
        pool = pools[name]
        assert isinstance(pool, Pool)
        held(pool)
        asked = {"authorization": f"Bearer {client.token}"}
        found = {
            path: httpx.get(server.url + path, headers=asked, trust_env=False, timeout=LIMIT)
            for path in ("/api/me", "/healthz", "/api/lobby", "/metrics")
        }
        refused = {"words": {"/api/lobby"}, "database": {"/api/me", "/healthz"}}.get(name, set())
        assert {path for path, answer in found.items() if answer.status_code == 503} == refused
        assert {path for path, answer in found.items() if answer.status_code == 200} == set(found) - refused
        for path in refused:
            assert int(found[path].headers["retry-after"]) > 0
        text = found["/metrics"].text
        size = pool.size
        assert metric(text, f'goneaway_pool_threads{{pool="{name}"}}') == size.threads
        assert metric(text, f'goneaway_pool_busy{{pool="{name}"}}') == size.threads
        assert metric(text, f'goneaway_pool_waiting_limit{{pool="{name}"}}') == size.waiting
        assert metric(text, f'goneaway_pool_waiting{{pool="{name}"}}') == size.waiting
        assert metric(text, f'goneaway_pool_dropped_total{{pool="{name}"}}') >= 1


def test_every_pool_and_queue_has_its_figures(server: Server) -> None:
    text = metrics_of(server.url)
    for pool in server.app_state.hall.pools:
        for figure in ("threads", "busy", "waiting", "waiting_limit", "dropped_total"):
            assert f'goneaway_pool_{figure}{{pool="{pool.name}"}}' in text


SHARED_EXECUTORS = {"to_thread", "run_in_threadpool", "run_in_executor", "ThreadPoolExecutor", "run_sync"}


def test_nothing_uses_an_executor_that_is_shared(server: Server) -> None:
    """Not in the source, not through a synchronous endpoint, not by anything that has run so far."""
    wrong = []
    for path in (*(ROOT / "web").rglob("*.py"), *(ROOT / "table").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            if name in SHARED_EXECUTORS:
                wrong.append(f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} uses {name}")
    assert wrong == []
    assert [one.path for one in endpoints() if not inspect.iscoroutinefunction(one.does)] == []
    client = server.guest()
    client.open("sectionx", players=2)
    client.request("GET", "/api/lobby")
    keeper = server.app_state.hall._keeper
    assert keeper is not None
    assert getattr(keeper.get_loop(), "_default_executor", "renamed") is None


def test_a_pool_runs_what_fits_and_refuses_the_rest() -> None:
    go, pool = threading.Event(), Pool("test", Size(2, 3))
    running = [pool.submit(go.wait) for _ in range(5)]
    with pytest.raises(Busy):
        pool.submit(go.wait)
    until(lambda: pool.load().busy == 2)
    assert (pool.load().waiting, pool.load().dropped) == (3, 1)
    go.set()
    assert all(one.result(LIMIT) for one in running)
    until(lambda: pool.load().busy == 0)
    assert pool.submit(lambda: 7).result(LIMIT) == 7
    failed = pool.submit(int, "seven")
    with pytest.raises(ValueError, match="seven"):
        failed.result(LIMIT)
    pool.close()
    with pytest.raises(Busy):
        pool.submit(go.wait)


def test_a_counter_is_brought_up_to_a_total() -> None:
    metrics = Metrics()
    for total in (3, 3, 5):
        metrics.count("pool_dropped", total, "x")
    assert b'goneaway_pool_dropped_total{pool="x"} 5.0' in metrics.text()


def test_often_is_often() -> None:
    """The limits used in these tests disable rate limits."""
    assert limits().messages_per_address == OFTEN
