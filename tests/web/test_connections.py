"""Connections before a request is read: counted, with deadlines, and never so many that others are shut
out."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import resource
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from goneaway.client import Client
from goneaway.web.process import logs
from goneaway.web.process.connections import Gate, Line, Proxies
from goneaway.web.process.settings import Limits, Rate
from goneaway.web.sockets.play import PlaySession

from .servers import LIMIT, Process, Server, in_loop, limits, until
from .talking import Talk
from .test_pools import metric, metrics_of

Make = Callable[..., Server]
#: Seconds during which nothing should happen.
MOMENT = 0.3


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    made: list[Server] = []

    def server(proxies: tuple[str, ...] = (), **told: Any) -> Server:
        made.append(Server(tmp_path / f"{len(made)}.db", proxies=proxies, limits=limits(**told)))
        return made[-1]

    yield server
    for one in made:
        one.close()


@pytest.fixture
def lines() -> Iterator[list[socket.socket]]:
    """Connections that are closed after the test."""
    found: list[socket.socket] = []
    yield found
    for line in found:
        line.close()


def _dial(url: str, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=LIMIT, source_address=(source, 0))
    if said:
        line.sendall(said)
    return line


def _half(url: str, source: str = "127.0.0.1") -> socket.socket:
    """Send an incomplete request."""
    return _dial(url, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", source)


def _answer(line: socket.socket) -> bytes:
    """Everything received until the server closes."""
    out = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65_536):
            out += more
    return out


def _closed(line: socket.socket) -> bool:
    """Whether the server has closed, or announced that it will."""
    line.settimeout(0.001)
    try:
        return line.recv(65_536, socket.MSG_PEEK) in (b"",) or True
    except TimeoutError:
        return False
    except OSError:
        return True


def _well(url: str, source: str = "127.0.0.1") -> bool:
    """Whether the server answers a client at this address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), trust_env=False) as client:
        try:
            return client.get(f"{url}/healthz", timeout=LIMIT).status_code == 200
        except httpx.TransportError:
            return False


def _ended(server: Server, why: str) -> float:
    return metric(metrics_of(server.url), f'goneaway_connections_ended_total{{why="{why}"}}')


def test_a_head_that_never_ends_has_a_deadline(make: Make, lines: list[socket.socket]) -> None:
    server = make(head_seconds=0.5)
    lines.append(_half(server.url))
    for _ in range(3):  # an occasional byte does not help
        time.sleep(0.05)
        with contextlib.suppress(OSError):
            lines[0].sendall(b"y")
    assert _answer(lines[0]).startswith(b"HTTP/1.1 408 ")
    until(lambda: _ended(server, "late") == 1)


def test_a_connection_that_says_nothing_is_closed(make: Make, lines: list[socket.socket]) -> None:
    server = make(head_seconds=0.3)
    lines.append(_dial(server.url))
    assert _answer(lines[0]) == b""
    until(lambda: _ended(server, "idle") >= 1)


def test_the_second_request_has_a_deadline_as_well(make: Make, lines: list[socket.socket]) -> None:
    """The first one is answered; the next never completes, one byte at a time."""
    server = make(head_seconds=0.3, idle_seconds=0.3)
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    line = _dial(server.url, whole)
    lines.append(line)
    said = b""
    while b'"ok"' not in said:
        said += line.recv(65_536)
    end = time.monotonic() + LIMIT
    with contextlib.suppress(ConnectionError):
        while not _closed(line):
            line.sendall(b"G" if not said else b"E")
            assert time.monotonic() < end
            time.sleep(0.02)
    until(lambda: _ended(server, "late") >= 1)


def test_the_rest_of_a_request_that_was_refused_is_not_waited_for(
    make: Make, lines: list[socket.socket]
) -> None:
    server = make(head_seconds=0.3, idle_seconds=0.3)
    head = b"POST /api/people HTTP/1.1\r\nHost: elsewhere.example\r\nContent-Length: 60000\r\n\r\n"
    line = _dial(server.url, head)
    lines.append(line)
    assert line.recv(65_536).startswith(b"HTTP/1.1 400 ")
    end = time.monotonic() + LIMIT
    with contextlib.suppress(ConnectionError):
        while not _closed(line):
            line.sendall(b"x")
            assert time.monotonic() < end
            time.sleep(0.02)


def test_an_answer_that_is_not_read_is_given_up(make: Make, lines: list[socket.socket]) -> None:
    server = make(body_seconds=0.5)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(LIMIT)
    host, port = server.host.split(":")
    line.connect((host, int(port)))
    lines.append(line)
    # Requested again and again, and never read.
    asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
    with contextlib.suppress(OSError):
        for _ in range(500):
            line.sendall(asked)
            if _ended(server, "stalled"):
                break
    until(lambda: _ended(server, "stalled") + _ended(server, "closing") >= 1)


def test_an_address_has_only_so_many_and_the_oldest_makes_room(
    make: Make, lines: list[socket.socket]
) -> None:
    server = make(connections_per_address=5, head_seconds=600)
    lines += [_half(server.url, "127.0.0.2") for _ in range(20)]
    until(lambda: sum(_closed(line) for line in lines) == 15)
    assert [_closed(line) for line in lines] == [True] * 15 + [False] * 5
    # Neither others nor the address itself are shut out.
    assert _well(server.url)
    assert _well(server.url, "127.0.0.2")


def test_an_address_whose_requests_are_all_being_answered_is_told_so(
    make: Make, lines: list[socket.socket]
) -> None:
    server = make(connections_per_address=3, head_seconds=600, body_seconds=600)
    post = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 9\r\n\r\n".encode()
    lines += [_dial(server.url, post, "127.0.0.2") for _ in range(3)]
    until(lambda: server.app_state.gate.phases()["request"] == 3)
    refused = _half(server.url, "127.0.0.2")
    lines.append(refused)
    assert _answer(refused).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
    assert _well(server.url)
    assert _ended(server, "address") == 1


def test_there_are_only_so_many_in_all(make: Make, lines: list[socket.socket]) -> None:
    server = make(connections=4, head_seconds=600, body_seconds=600)
    post = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 9\r\n\r\n".encode()
    lines += [_dial(server.url, post, f"127.0.0.{number}") for number in range(2, 6)]
    until(lambda: server.app_state.gate.phases()["request"] == 4)
    lines.append(_dial(server.url, source="127.0.0.9"))
    assert _answer(lines[-1]).startswith(b"HTTP/1.1 503 ")


def test_a_trusted_proxy_is_not_one_address(make: Make, lines: list[socket.socket]) -> None:
    server = make(proxies=("127.0.0.2", "192.0.2.0/24"), connections_per_address=3, head_seconds=600)
    lines += [_half(server.url, "127.0.0.2") for _ in range(20)]
    until(lambda: server.app_state.gate.phases()["head"] >= 20)
    assert not any(_closed(line) for line in lines)


def test_sockets_of_players_are_counted_as_such(make: Make) -> None:
    server = make(connections_per_address=2)
    with Talk(server.play), Talk(server.play), Talk(server.play), Talk(server.play):
        until(lambda: server.app_state.gate.phases()["socket"] == 4)
        assert _well(server.url)
    until(lambda: server.app_state.gate.phases()["socket"] == 0)


def test_proxies_by_number_and_network() -> None:
    proxies = Proxies(("10.0.0.1", "192.0.2.0/24", "2001:db8::/32", "proxy.example"))
    for inside in ("10.0.0.1", "192.0.2.77", "2001:db8::1"):
        assert inside in proxies
    for outside in ("10.0.0.2", "2001:db9::1", "unknown"):
        assert outside not in proxies
    assert "203.0.113.1" in Proxies(("*",))


def test_descriptors_are_kept_in_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    for allowed, room in ((256, 128), (1024, 768), (20, 16)):
        monkeypatch.setattr("goneaway.web.process.connections.descriptors", lambda allowed=allowed: allowed)
        gate = Gate(Limits())
        assert gate.room == room
        assert gate.per_address <= room // 2
        gate.close()


#: How the defect was found: 256 descriptors, 280 half-sent requests.
FEW = 256
HALF_SENT = 280


def _limit(server: Process, many: int) -> None:
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (many, hard))


def test_half_sent_requests_from_everywhere_shut_nobody_out(
    tmp_path: Path, lines: list[socket.socket]
) -> None:
    """With 256 descriptors 280 such connections made the server unreachable, and the log grew by 11 MB."""
    with Process(tmp_path / "s.db", descriptors=FEW) as server:
        lines += [_half(server.url, f"127.0.1.{number % 50 + 1}") for number in range(HALF_SENT)]
        assert _well(server.url)
        client = Client(server.url).guest("Pat")
        code = client.open("sectionx", players=2, bots={1: "random"})
        with Talk.hello(server.play, token=client.token, table=code) as talk:
            talk.until("state")
        assert len(os.listdir(f"/proc/{server.pid}/fd")) < FEW
        assert server.log.stat().st_size < 200_000


def test_without_any_descriptors_it_neither_spins_nor_floods_the_log_and_comes_back(
    tmp_path: Path, lines: list[socket.socket]
) -> None:
    with Process(tmp_path / "s.db") as server:
        until(lambda: _idle(server.pid))  # it has read its languages
        open_now = len(os.listdir(f"/proc/{server.pid}/fd"))
        # Fewer than the server started with: its reserve is gone, and `accept` itself fails.
        _limit(server, open_now + 3)
        before = _cpu(server.pid)
        lines += [_half(server.url) for _ in range(100)]
        until(lambda: "no file descriptors left" in server.log.read_text())
        time.sleep(3)
        assert _cpu(server.pid) - before < 2.5
        assert server.log.stat().st_size < 200_000
        for line in lines:
            line.close()
        _limit(server, open_now + 200)
        until(lambda: _well(server.url))


def _idle(pid: int) -> bool:
    before = _cpu(pid)
    time.sleep(0.5)
    return _cpu(pid) - before < 0.1


def _cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# The log


def test_lines_of_one_kind_are_limited_and_counted() -> None:
    now = [0.0]
    thinned = logs.Thinned(Rate(3, 60), clock=lambda: now[0])
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Lines())
    handler.addFilter(thinned)

    def log(event: str, status: int = 200) -> None:
        record = logging.LogRecord(logs.LOG.name, logging.INFO, "f", 1, event, None, None)
        record.told = {"status": status}
        handler.handle(record)

    for _ in range(1000):
        log("request", 429)
    log("request")
    log("opened")
    now[0] = 21.0
    log("request", 429)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [(line["event"], line["status"]) for line in lines] == [
        *[("request", 429)] * 3, ("request", 200), ("opened", 200), ("request", 429)
    ]  # fmt: skip
    assert lines[-1]["suppressed"] == 997
    assert thinned.suppressed == 997
    # Lines logged by libraries differ; they are of one kind if they come from one place.
    for number in range(100):
        handler.handle(
            logging.LogRecord("asyncio", logging.ERROR, "f", 9, f"socket {number} failed", None, None)
        )
    assert out.getvalue().count("failed") == 3


def test_a_flood_of_requests_does_not_flood_the_log(tmp_path: Path) -> None:
    told: dict[str, Any] = {"GONEAWAY_LOG_LINES": "20/60", "GONEAWAY_REQUESTS": "5/60"}
    with Process(tmp_path / "s.db", 0, **told) as server:
        with httpx.Client(trust_env=False, timeout=LIMIT) as client:
            for _ in range(120):
                client.get(f"{server.url}/api/tables")
        assert server.log.read_text().count('"status": 429') < 50
        assert metric(metrics_of(server.url), "goneaway_log_suppressed_total") >= 50


# Messages written directly to the socket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_arrives_whole(make: Make, size: int) -> None:
    """The length of a frame is written in one, three or nine bytes."""
    server = make()
    table = server.guest().open("sectionx", players=2)
    with Talk.hello(server.play, table=table) as talk:
        talk.until("state")
        (player,) = server.app_state.sockets
        assert isinstance(player, PlaySession)
        for text in ("x" * size, "é" * (size // 2)):
            in_loop(player, player.outbox.put, text.encode())
            assert talk.line.recv(timeout=LIMIT) == text


def test_messages_keep_their_order_when_some_have_to_wait(make: Make) -> None:
    """A client does not read for a while: some messages are written directly, the others wait in the
    queue."""
    server = make(queue=100_000, queue_bytes=1 << 28)
    table = server.guest().open("sectionx", players=2)
    with Talk.hello(server.play, table=table) as talk:
        talk.until("state")
        (player,) = server.app_state.sockets
        assert isinstance(player, PlaySession)
        texts = [f"{number} " + "x" * 20_000 for number in range(2_000)]

        def put_all() -> None:
            for text in texts:
                player.outbox.put(text.encode())

        in_loop(player, put_all)
        assert player.outbox._waiting  # the network has not taken everything
        assert [talk.line.recv(timeout=LIMIT) for _ in texts] == texts
        in_loop(player, player.outbox.put, b"last")
        assert talk.line.recv(timeout=LIMIT) == "last"


def test_a_client_that_does_not_read_fills_its_queue_and_no_more(make: Make) -> None:
    server = make(queue=20)
    table = server.guest().open("sectionx", players=2)
    with Talk.hello(server.play, table=table) as talk:
        talk.until("state")
        (player,) = server.app_state.sockets
        assert isinstance(player, PlaySession)

        def put_all() -> None:
            for _ in range(5_000):
                player.outbox.put(b"x" * 20_000)

        in_loop(player, put_all)
        until(lambda: not server.app_state.sockets)
        assert player.outbox.overflown.is_set()
        assert not player.outbox._write(b"x")  # nothing is written to an aborted connection


class _Transport:
    """Counts how often reading was paused and resumed."""

    def __init__(self) -> None:
        self.paused = self.resumed = 0

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.resumed += 1


def test_reading_stops_only_for_messages_that_have_to_wait() -> None:
    async def story() -> None:
        line = object.__new__(Line)
        transport: Any = _Transport()
        line.transport, line.queue = transport, asyncio.Queue()
        line.read_paused = line.close_sent = False
        line.curr_msg_data_type = "text"

        def come(text: bytes) -> None:
            line.frames = [text]
            line.send_receive_event_to_app()

        async def taken() -> str:
            return str((await line.receive())["text"])

        for _ in range(3):
            waiting = asyncio.create_task(taken())
            await asyncio.sleep(0)
            come(b"one")
            assert await waiting == "one"
        assert (transport.paused, transport.resumed) == (0, 0)
        waiting = asyncio.create_task(taken())
        await asyncio.sleep(0)
        come(b"one")
        come(b"two")  # nobody waits for this one
        come(b"three")
        assert (transport.paused, transport.resumed) == (1, 0)
        assert [await waiting, await taken()] == ["one", "two"]
        assert transport.resumed == 0
        assert await taken() == "three"
        assert (transport.paused, transport.resumed) == (1, 1)
        come(b"four")
        assert (transport.paused, transport.resumed) == (2, 1)
        assert await taken() == "four"
        assert (transport.paused, transport.resumed) == (2, 2)

    asyncio.run(story())
