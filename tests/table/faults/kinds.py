"""The kinds of faults, each with the checks during and after it.

These checks come on top of those for all kinds: everything recovers by itself, and in the end everything that
was acknowledged or shown is in the journals, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ...web.servers import LIMIT
from .nursery import DESCRIPTORS, Child
from .visitor import Visitor, sit_at

if TYPE_CHECKING:
    from .trial import Trial

#: Seconds by which the clock is set forward or back.
STEPS = (3.0, 600.0, 86_400.0)
#: More connections than a server has descriptors.
TOO_MANY = DESCRIPTORS + 24
#: Number of addresses they come from.
ADDRESSES = 4
#: Maximum bytes that a server may log during one fault.
MOST_LOGGED = 256_000
#: Sockets at each server of the person whose tokens are revoked.
SOCKETS = 3


@dataclass(frozen=True)
class Kind:
    """A fault: its weight, where it is possible, and whether the servers have to recover from it."""

    often: int
    happen: Callable[[Trial], Awaitable[bool]]
    """Returns False if the fault could not be injected."""
    possible: Callable[[Trial], bool] = lambda trial: True
    recovers: bool = True


def _on_file(trial: Trial) -> bool:
    return trial.postgres is None


def _on_postgres(trial: Trial) -> bool:
    return trial.postgres is not None


def _on_disk(trial: Trial) -> bool:
    return trial.disk is not None


# Lines


async def _cut(trial: Trial) -> bool:
    if line := trial.a_line():
        line.cut()
    return line is not None


async def _deaf(trial: Trial) -> bool:
    if line := trial.a_line():
        line.deaf = True
        await _moment(trial)
        line.cut()
    return line is not None


async def _torn(trial: Trial) -> bool:
    if line := trial.a_line():
        line.torn = True
    return line is not None


# Servers


async def _stopped(trial: Trial) -> bool:
    child = trial.a_server()
    child.tell(signal.SIGSTOP)
    await _moment(trial)
    child.tell(signal.SIGCONT)
    return True


async def _killed(trial: Trial) -> bool:
    return await _restarted(trial, signal.SIGKILL)


async def _ended(trial: Trial) -> bool:
    return await _restarted(trial, signal.SIGTERM)


async def _restarted(trial: Trial, how: signal.Signals, child: Child | None = None) -> bool:
    child = child or trial.a_server()
    await asyncio.to_thread(child.end, how)
    if len(trial.children) == 1:
        trial.remember()
    else:
        await _moment(trial)
    await asyncio.to_thread(child.start)
    return True


# Disks


async def _full(trial: Trial) -> bool:
    """No file of the server may grow: it cannot write, and must report that. Then it can again."""
    child = trial.a_server()
    path = Path(f"{trial.database}-wal")
    room = path.stat().st_size if path.exists() else 0
    most = resource.RLIM_INFINITY
    # Sometimes leave room for half a page.
    limits = (room + trial.lots.choice((0, 0, 2000, 6000)), most)
    resource.prlimit(child.pid, resource.RLIMIT_FSIZE, limits)
    await _until_refused(trial, 0.5)
    resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (most, most))
    return True


async def _disk_full(trial: Trial) -> bool:
    """The filesystem of the SQLite file or of PostgreSQL is full."""
    assert trial.disk is not None
    trial.disk.fill(trial.lots.choice((0, 0, 1, 3)))
    await _until_refused(trial, 3.0)
    trial.disk.free()
    # Without room for its log PostgreSQL exits; start it again, as a service manager would.
    if trial.postgres is not None:
        await asyncio.to_thread(trial.postgres.start)
    return True


async def _until_refused(trial: Trial, most: float) -> None:
    """Wait until a command was refused because it was not written, at most `most` seconds."""
    before = trial.not_written()
    end = time.monotonic() + most
    while trial.not_written() == before and time.monotonic() < end:
        await asyncio.sleep(0.01)


# PostgreSQL


async def _database_killed(trial: Trial) -> bool:
    """Kill all its processes and start it again a moment later; or kill one, and it recovers by itself."""
    postgres = trial.postgres
    assert postgres is not None
    if trial.lots.random() < 0.5:
        await asyncio.to_thread(postgres.kill)
        await _moment(trial, 2.0)
        await asyncio.to_thread(postgres.start)
    else:
        await asyncio.to_thread(postgres.kill_backend, str(make_url(trial.database).database))
    return True


async def _database_paused(trial: Trial) -> bool:
    """Its connections stay open and nothing answers; then it continues as if nothing had happened."""
    postgres = trial.postgres
    assert postgres is not None
    await asyncio.to_thread(postgres.pause)
    await _moment(trial, 3.0)
    await asyncio.to_thread(postgres.go_on)
    return True


# Clocks


async def _clock_forward(trial: Trial) -> bool:
    return await _clock_set(trial, trial.lots.choice(STEPS))


async def _clock_back(trial: Trial) -> bool:
    return await _clock_set(trial, -trial.lots.choice(STEPS))


async def _clock_set(trial: Trial, seconds: float) -> bool:
    """Set the clock while servers run, then restart one of them with the new time; another still has the
    old."""
    trial.clock.step(seconds)
    await _moment(trial)
    return await _restarted(trial, trial.lots.choice((signal.SIGKILL, signal.SIGTERM)))


# Descriptors


async def _descriptors(trial: Trial) -> bool:
    """Use up all descriptors of a server: by half-sent requests that stay open as long as the server lets
    them, or by lowering its limit."""
    child = trial.a_server()
    logged = child.log.stat().st_size
    if trial.lots.random() < 0.7:
        await _half_sent(trial, child)
    else:
        used = len(list(Path(f"/proc/{child.pid}/fd").iterdir()))
        resource.prlimit(child.pid, resource.RLIMIT_NOFILE, (used, DESCRIPTORS))
        await _moment(trial, 1.0)
        resource.prlimit(child.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    more = child.log.stat().st_size - logged
    trial.claim(more < MOST_LOGGED, f"{more} bytes were logged when no descriptors were left")
    return True


async def _half_sent(trial: Trial, child: Child) -> None:
    """Open more connections than there are descriptors, from a few addresses. The server closes them, or we
    do once it is usable in spite of them."""
    lines: list[socket.socket] = []
    try:
        for number in range(TOO_MANY):
            line = socket.socket()
            line.setblocking(False)
            line.bind((f"127.0.0.{2 + number % ADDRESSES}", 0))
            lines.append(line)
            with contextlib.suppress(OSError):
                await asyncio.wait_for(
                    asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", child.port)), 0.2
                )
                line.send(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half-Sent: " + b"x" * (number % 7))
        await trial.recovers("descriptors")
    finally:
        for line in lines:
            line.close()


# Hooks


async def _slow_hooks(trial: Trial) -> bool:
    """Two guests have as many hooks as allowed, which answer one byte every two seconds, and their slow games
    start. Meanwhile others get their answers, games go on, and the server stops on request."""
    child = trial.a_server()
    calls = trial.hooks.calls
    async with Visitor(child) as http:
        guests = [await http.guest(name) for name in ("Slow", "Slower")]
        for token in guests:
            for number in range(8):
                hook = {"way": "webhook", "address": trial.hooks.address(number)}
                if not (await http.ask("POST", "/api/me/notices", hook, token)).is_success:
                    break  # the maximum is reached
        for host, other in (guests, guests[::-1]):
            await _slow_game(http, host, other)
        await _until(lambda: trial.hooks.calls > calls, "no hook was called")
        try:
            answer = await http.ask("GET", "/api/me", token=guests[0])
            trial.claim(answer.is_success, f"/api/me while hooks are slow: {answer.status_code}")
        except httpx.TimeoutException:
            trial.claim(False, f"no answer from /api/me within {LIMIT:.0f} s while hooks are slow")
    await trial.recovers("slow hooks")
    if trial.lots.random() < 0.5:
        await _restarted(trial, signal.SIGTERM, child)
    return True


async def _slow_game(http: Visitor, host: str, other: str) -> None:
    """A game in which it is the turn of an absent player."""
    settings = {"game": "sectionx", "players": 2, "pace": {"kind": "slow"}}
    code = (await http.say("/api/tables", settings, host))["code"]
    do = f"/api/tables/{code}/commands"
    for seat, token in enumerate((host, other)):
        claim = {"do": {"kind": "claim", "seat": seat}, "request": "claim", "expect": 1}
        await http.say(do, claim, token)
    await http.say(do, {"do": {"kind": "start"}, "request": "start", "expect": 3}, host)


# Tokens


async def _revoked(trial: Trial) -> bool:
    """A person chats on sockets at every server and signs out everywhere at one of them. From then on the
    token is invalid: on those sockets, in requests, and for links made with it."""
    async with contextlib.AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(child)) for child in trial.children]
        http = trial.lots.choice(visitors)
        token = await http.guest("Rita")
        settings = {"game": "sectionx", "players": 2}
        code = (await http.say("/api/tables", settings, token))["code"]
        link = (await http.say("/api/me/links", token=token))["token"]
        talkers = [
            Talker(await sit_at(child, code, token), code) for child in trial.children for _ in range(SOCKETS)
        ]
        talking = [asyncio.create_task(one.talk()) for one in talkers]
        await _until(lambda: all(one.done for one in talkers), "nothing that was said was taken")
        answer = await http.ask("DELETE", "/api/me/tokens", token=token)
        trial.claim(answer.is_success, f"tokens were not revoked: {answer.text}")
        revoked = time.monotonic()
        for one in talkers:
            one.revoked = True
        _, alive = await asyncio.wait(talking, timeout=LIMIT)
        trial.claim(not alive, f"{len(alive)} of {len(talkers)} sockets of a revoked token live on")
        trial.figures.took("sockets of a revoked token", time.monotonic() - revoked)
        for task in alive:
            task.cancel()
        late = [request for one in talkers for request in one.late]
        trial.claim(not late, f"said after the token was revoked, and done: {len(late)}")
        for http in visitors:
            answer = await http.ask("GET", "/api/me", token=token)
            trial.claim(answer.status_code == 401, f"a revoked token is known: {answer.status_code}")
            answer = await http.ask("POST", "/api/links", {"token": link})
            trial.claim(not answer.is_success, "a link of a revoked token was redeemed")
        trial.said[code] = {request for one in talkers for request in one.done}
    return True


class Talker:
    """Chats on a socket until it is closed."""

    def __init__(self, line: ClientConnection, code: str) -> None:
        self._line = line
        self._code = code
        #: Messages acknowledged, and those among them sent after the token was revoked.
        self.done: list[str] = []
        self.late: list[str] = []
        self.revoked = False

    async def talk(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            for number in range(1_000_000):
                request, revoked = f"{id(self)}-{number}", self.revoked
                said = {"kind": "say", "to": "table", "text": f"word {number}"}
                await self._line.send(json.dumps({"do": said, "request": request}))
                if await self._answered(request):
                    self.done.append(request)
                    if revoked:
                        self.late.append(request)
                await asyncio.sleep(0.02)

    async def _answered(self, request: str) -> bool:
        while True:
            [(kind, body)] = json.loads(await self._line.recv()).items()
            if kind in ("done", "declined") and body.get("request") == request:
                return bool(kind == "done")


# Waiting


async def _moment(trial: Trial, most: float = 0.15) -> None:
    await asyncio.sleep(trial.lots.random() * most)


async def _until(holds: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.01)


#: By name.
KINDS = {
    "cut": Kind(8, _cut, recovers=False),
    "deaf": Kind(4, _deaf, recovers=False),
    "torn": Kind(4, _torn, recovers=False),
    "stopped": Kind(3, _stopped),
    "full": Kind(3, _full, _on_file),
    "killed": Kind(4, _killed),
    "ended": Kind(1, _ended),
    "disk full": Kind(3, _disk_full, _on_disk),
    "database killed": Kind(5, _database_killed, _on_postgres),
    "database paused": Kind(5, _database_paused, _on_postgres),
    "clock forward": Kind(2, _clock_forward),
    "clock back": Kind(2, _clock_back),
    "descriptors": Kind(2, _descriptors),
    "slow hooks": Kind(2, _slow_hooks),
    "revoked": Kind(3, _revoked),
}
