"""With two workers, all sockets of a table are served by one, whichever they were opened in.

The kernel chooses which worker accepts a connection. So tests stop one worker while they open sockets in the
other, or open a socket at each of many tables, of which about half are passed on.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from goneaway.client import Client
from goneaway.client.position import RemotePosition

from ..postgres import Server as Postgres
from .servers import LIMIT, Process, until
from .talking import Talk
from .test_pools import metric, metrics_of

TABLES = 16
#: Seconds during which nothing should happen.
MOMENT = 0.3


class Place:
    """A server with two workers, and tables of one guest."""

    def __init__(self, server: Process, database: str) -> None:
        self.server = server
        self.database = database
        self.client = Client(server.url).guest("Pat")
        self.codes = [self.client.open("sectionx", players=2, bots={1: "random"}) for _ in range(TABLES)]

    def sockets(self) -> dict[int, int]:
        """The number of sockets of each living worker, by process id."""
        text = metrics_of(self.server.url)
        found = re.findall(r'^goneaway_worker_sockets\{pid="(\d+)"\} (\S+)$', text, re.M)
        return {int(pid): int(float(many)) for pid, many in found if running(int(pid))}

    def whole(self) -> None:
        """Wait until both workers are running."""
        until(lambda: sum(running(line["pid"]) for line in self.lines("opened")) == 2)

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        until(lambda: not running(pid))

    def settled(self, many: int) -> None:
        """Wait until this many sockets are counted."""
        until(lambda: sum(self.sockets().values()) == many)

    def outcome(self, how: str) -> float:
        return metric(metrics_of(self.server.url), f'goneaway_sockets_handed_over_total{{outcome="{how}"}}')

    def talk(self, **told: Any) -> Talk:
        return Talk(self.server.play, **told)

    def hello(self, code: str, **more: Any) -> dict[str, Any]:
        return {"hello": {"table": code, **more}}

    def watch(self, code: str, **told: Any) -> Talk:
        """A socket at a table that has received the state."""
        talk = self.talk(**told)
        talk.say(self.hello(code))
        talk.until("state")
        return talk

    def spread(self, held: ExitStack, many: int) -> list[Talk]:
        """Open sockets that have sent nothing yet, this many in each worker."""
        self.whole()
        talks = []
        for pid in self.sockets():
            with stopped(pid):
                talks += [held.enter_context(self.talk()) for _ in range(many)]
        return talks

    def lines(self, event: str) -> list[dict[str, Any]]:
        """Lines of the log with this event; checks that no line is an error."""
        lines = [json.loads(line) for line in self.server.log.read_text().splitlines()]
        assert not [line for line in lines if line["level"] == "error"]
        return [line for line in lines if line["event"] == event]


@contextmanager
def two_workers(path: Path, postgres: Postgres, **told: str) -> Iterator[Place]:
    database = postgres.address(postgres.database())
    told = {"GONEAWAY_DATABASE": database, "GONEAWAY_WORKERS": "2", **told}
    with Process(path, 0, 0, **told) as server:
        until(lambda: server.log.read_text().count('"opened"') == 2)
        yield Place(server, database)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Place]:
    path = tmp_path_factory.mktemp("handover") / "two"
    with two_workers(path, postgres, GONEAWAY_FRAME="200000", GONEAWAY_HELLO_SECONDS="60") as found:
        yield found


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """Closes everything that was opened."""
    with ExitStack() as found:
        yield found


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def stopped(pid: int) -> Iterator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # its supervisor may have given it up and killed it
            os.kill(pid, signal.SIGCONT)


def frame(message: object) -> bytes:
    """One message as a client sends it."""
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def answers(talk: Talk) -> bool:
    return "answer" in talk.answer({"ask": {"kind": "state"}, "request": f"{len(talk.heard)}"})


def test_all_sockets_of_a_table_are_in_one_worker(place: Place, held: ExitStack) -> None:
    place.settled(0)
    for code in place.codes[:3]:
        with ExitStack() as watching:
            for talk in place.spread(watching, 4):
                talk.say(place.hello(code))
                talk.until("state")
            until(lambda: sorted(place.sockets().values()) == [0, 8])
        place.settled(0)
    # Both workers serve tables.
    for code in place.codes:
        held.enter_context(place.watch(code))
    place.settled(TABLES)
    assert min(place.sockets().values()) > 0


def test_moves_reach_every_socket_of_a_table(place: Place) -> None:
    client = place.client
    for _ in range(3):
        code = client.open("sectionx", players=2, bots={1: "random"})
        watching = [Client(place.server.url).watch(code) for _ in range(3)]
        with client.join(code, 0) as position:
            position.start()
            for _ in range(3):
                assert position.decide(lambda legal: legal[0])
            for one in watching:
                catch_up(one, position.number)
        for one in watching:
            one.close()


def catch_up(watching: RemotePosition, number: int) -> None:
    watching.until(lambda: watching.number >= number)


def test_nothing_that_came_with_hello_is_lost(place: Place, held: ExitStack) -> None:
    """A ping, hello, a question, and half of the next, in one packet."""
    place.settled(0)
    before = place.outcome("given")
    for code in place.codes:
        talk = held.enter_context(place.talk())
        said = [{"ask": {"kind": "state"}, "request": name} for name in ("first", "second")]
        first, second = map(frame, said)
        ping = Frame(Opcode.PING, b"before").serialize(mask=True)
        half = len(second) // 2
        talk.line.socket.sendall(ping + frame(place.hello(code)) + first + second[:half])
        assert talk.until("welcome")["table"] == code
        assert talk.until("answer")["request"] == "first"
        talk.line.socket.sendall(second[half:])
        assert talk.until("answer")["request"] == "second"
        assert talk.line.ping().wait(LIMIT)
    until(lambda: place.outcome("given") > before)
    until(lambda: place.outcome("given") == place.outcome("taken"))


def test_half_a_hello_stays_where_it_is(place: Place, held: ExitStack) -> None:
    place.settled(0)
    before = place.outcome("given"), place.outcome("kept")
    talks = [held.enter_context(place.talk()) for _ in place.codes]
    hellos = [frame(place.hello(code)) for code in place.codes]
    for talk, hello in zip(talks, hellos, strict=True):
        talk.line.socket.sendall(hello[:20])
    place.settled(TABLES)
    time.sleep(MOMENT)
    assert (place.outcome("given"), place.outcome("kept")) == before
    for talk, hello in zip(talks, hellos, strict=True):
        talk.line.socket.sendall(hello[20:])
        talk.until("state")
    until(lambda: place.outcome("given") > before[0])


def test_a_socket_that_has_said_too_much_is_served_where_it_is(place: Place, held: ExitStack) -> None:
    """This also puts one table into two workers: both send the same."""
    place.settled(0)
    before = place.outcome("given")
    code = place.client.open("sectionx", players=2)
    talks = place.spread(held, 4)
    for talk in talks:
        talk.say(json.dumps(place.hello(code)) + " " * 100_000)
        talk.until("state")
    until(lambda: list(place.sockets().values()) == [4, 4])
    assert place.outcome("given") == before
    with place.client.join(code, 0) as position:
        number = position.number
    for talk in talks:
        while talk.until("told")["number"] < number:
            pass


def test_a_stopped_worker_holds_up_nobody(place: Place, held: ExitStack) -> None:
    """It looks alive: its address exists, and connections to it wait."""
    place.settled(0)
    slow = min(place.sockets())
    with stopped(slow):
        talks = [held.enter_context(place.watch(code)) for code in place.codes[:8]]
        assert all(map(answers, talks))
        until(lambda: place.outcome("kept") > 0)
    # It ignores what it was offered meanwhile.
    until(lambda: sum(many for pid, many in place.sockets().items() if pid != slow) == len(talks))
    assert all(map(answers, talks))
    place.whole()  # it may have been killed and replaced meanwhile
    again = [held.enter_context(place.watch(code)) for code in place.codes]
    assert all(map(answers, talks + again))


def test_tables_of_a_killed_worker_go_on(place: Place, held: ExitStack) -> None:
    place.whole()
    place.settled(0)
    talks = [held.enter_context(place.watch(code)) for code in place.codes]
    place.settled(TABLES)
    killed = min(place.sockets())
    assert place.sockets()[killed]
    place.kill(killed)
    alive: list[Talk] = []
    for code, talk in zip(place.codes, talks, strict=True):
        try:
            assert answers(talk)
            alive.append(talk)
        except ConnectionClosed:
            # At once: its successor is not running yet.
            alive.append(held.enter_context(place.watch(code)))
    assert all(map(answers, alive))
    assert any(talk not in talks for talk in alive)
    place.whole()
    # The sockets of the dead worker are no longer counted.
    until(lambda: metric(metrics_of(place.server.url), "goneaway_sockets") == TABLES)
    alive += [held.enter_context(place.watch(code)) for code in place.codes]
    assert all(map(answers, alive))
    place.settled(2 * TABLES)
    assert min(place.sockets().values()) > 0


def test_the_old_address_of_a_worker_swallows_nothing(place: Place, held: ExitStack) -> None:
    """Workers are killed one after another, more often than there are numbers for them."""
    for _ in range(3):
        place.whole()
        place.kill(max(place.sockets()))
        with ExitStack() as watching:
            talks = [watching.enter_context(place.watch(code)) for code in place.codes]
            assert all(map(answers, talks))
    place.whole()
    place.settled(0)
    before = place.outcome("kept")
    for code in place.codes:
        held.enter_context(place.watch(code))
    place.settled(TABLES)
    assert place.outcome("kept") == before
    assert min(place.sockets().values()) > 0


def test_places_are_given_back(tmp_path: Path, postgres: Postgres) -> None:
    most = 8
    limits = {"GONEAWAY_SOCKETS_PER_ADDRESS": str(most), "GONEAWAY_SOCKETS_PER_PERSON": str(most)}
    with two_workers(tmp_path / "two", postgres, **limits) as place, ExitStack() as held:
        token = place.client.token
        for number in range(200):
            with place.talk() as talk:
                talk.say(place.hello(place.codes[number % TABLES], token=token))
                talk.until("state")
            if number % most == most - 1:
                place.settled(0)
        text = metrics_of(place.server.url)
        assert metric(text, 'goneaway_connections{phase="socket"}') == 0
        assert metric(text, "goneaway_sockets") == 0
        assert place.outcome("given") > 0
        # Served where they are: as many as are allowed at one table, and no more.
        code = place.codes[0]
        for _ in range(most):
            talk = held.enter_context(place.talk())
            talk.say(place.hello(code, token=token))
            talk.until("state")
        assert {_refusal(place, code, token) for _ in range(6)} <= {"429", "1013 too-many-sockets"}
        place.settled(most)
        assert sorted(place.sockets().values()) == [0, most]


def _refusal(place: Place, code: str, token: str) -> str:
    """How one socket too many is refused: by the worker that accepted it, or by the one it was passed to."""
    try:
        with place.talk() as talk:
            talk.say(place.hello(code, token=token))
            assert talk.until("declined")["code"] == "too-many-sockets"
            number, why = talk.closed()
            return f"{number} {why}"
    except InvalidStatus as refused:
        return str(refused.response.status_code)


def test_bans_revocations_and_proxies(tmp_path: Path, postgres: Postgres) -> None:
    with two_workers(tmp_path / "two", postgres, GONEAWAY_PROXIES="127.0.0.1") as place, ExitStack() as held:

        def through(address: str, token: str | None) -> list[Talk]:
            found = []
            for code in place.codes:
                talk = held.enter_context(place.talk(additional_headers={"x-forwarded-for": address}))
                talk.say(place.hello(code, token=token))
                talk.until("state")
                found.append(talk)
            return found

        here = Client(place.server.url).guest("Kim")
        revoked, banned = through("192.0.2.1", here.token)[:12], through("192.0.2.7", None)
        others = through("192.0.2.9", None)
        until(lambda: place.outcome("given") > 0)
        until(lambda: min(place.sockets().values()) > 0)
        headers = {"authorization": f"Bearer {here.token}"}
        answer = httpx.delete(f"{place.server.url}/api/me/token", headers=headers, timeout=LIMIT)
        assert answer.status_code == 204
        assert [talk.closed() for talk in revoked] == [(4000, "bad-token")] * len(revoked)
        command = [sys.executable, "-m", "goneaway", "admin", "ban", "192.0.2.7", "--yes"]
        subprocess.run([*command, "--database", place.database], check=True, capture_output=True)
        assert [talk.closed() for talk in banned] == [(4000, "banned")] * TABLES
        assert all(map(answers, others))


def test_passed_sockets_are_told_of_a_restart(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "tmp").mkdir()
    with two_workers(tmp_path / "two", postgres, TMPDIR=str(tmp_path / "tmp")) as place, ExitStack() as held:
        talks = [held.enter_context(place.watch(code)) for code in place.codes]
        until(lambda: place.outcome("taken") > 0)
        assert place.server.stop(signal.SIGTERM) == 0
        assert [talk.closed()[0] for talk in talks] == [1012] * TABLES
        assert len(place.lines("closed")) == 2
        assert list((tmp_path / "tmp").iterdir()) == []


def test_without_a_folder_for_it_sockets_stay(tmp_path: Path, postgres: Postgres) -> None:
    """The address of a Unix socket has at most 107 bytes."""
    deep = tmp_path / ("long" * 20) / ("longer" * 10)
    deep.mkdir(parents=True)
    with two_workers(tmp_path / "two", postgres, TMPDIR=str(deep)) as place, ExitStack() as held:
        talks = [held.enter_context(place.watch(place.codes[0])) for _ in range(4)]
        assert all(map(answers, talks))
        assert len(place.lines("sockets are not passed between workers")) == 2
        assert place.server.stop(signal.SIGTERM) == 0
