"""What one guest may take: frames, bodies, rates, sockets, time; and who does not listen is cut off."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from goneaway.client import Client, Told
from goneaway.web.process.settings import Rate
from goneaway.web.sockets.play import PlaySession

from .servers import LIMIT, Server, in_loop, limits, until
from .talking import Talk

Make = Callable[..., Server]

#: One at once, and the next in a day.
ONCE = Rate(1, 86_400)
HOOK = {"way": "webhook", "address": "https://hooks.example/"}


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Servers with limits that a test can come up against."""
    made: list[Server] = []

    def server(**told: Any) -> Server:
        made.append(Server(tmp_path / f"{len(made)}.db", limits=limits(**told)))
        return made[-1]

    yield server
    for one in made:
        one.close()


def impatient(server: Server, token: str = "") -> Client:
    """One who does not wait until he may again."""
    return Client(server.url, token, patience=0)


def gathering(server: Server) -> tuple[Client, str]:
    client = server.guest()
    return client, client.open("sectionx", players=2, bots={1: "random"})


def test_a_message_is_no_longer_than_8_kib(server: Server) -> None:
    client, code = gathering(server)
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        talk.until("state")
        assert server.serving.limits.frame == 8192
        talk.say(json.dumps({"ask": {"kind": "state"}, "request": "r"}).ljust(8192))
        talk.until("answer")
        talk.say(" " * 8193)
        assert talk.closed()[0] == 1009


def test_who_says_too_much_is_told_to_wait_and_then_cut_off(make: Make) -> None:
    server = make(messages=Rate(5, 86_400))
    client, code = gathering(server)
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        talk.until("state")
        for number in range(5):
            assert "answer" in talk.answer({"ask": {"kind": "rules"}, "request": str(number)})
        declined = talk.answer({"ask": {"kind": "rules"}, "request": "six"})["declined"]
        assert declined["code"] == "too-many"
        assert declined["parameters"]["after"] > 0
        for number in range(100):
            try:
                talk.say({"ask": {"kind": "rules"}, "request": f"again-{number}"})
            except ConnectionClosed:
                break
        assert talk.closed() == (1008, "too-many")


def test_commands_are_counted_for_a_person_wherever_he_says_them(make: Make) -> None:
    server = make(commands=Rate(2, 86_400))
    client, code = gathering(server)
    one = impatient(server, client.token)
    for number in range(2):
        say = {"kind": "say", "to": "table", "text": "hello"}
        body = {"do": {"kind": "claim", "seat": 0} if not number else say, "request": str(number)}
        one.request("POST", f"/api/tables/{code}/commands", body)
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        declined = talk.answer({"do": {"kind": "start"}, "expect": 1, "request": "x"})["declined"]
    assert declined["code"] == "too-many"
    # Somebody else is not his brother's keeper.
    with pytest.raises(Told) as caught:
        server.guest("Sam").request(
            "POST", f"/api/tables/{code}/commands", {"do": {"kind": "claim", "seat": "any"}, "request": "1"}
        )
    assert caught.value.code == "table-full"


def test_messages_are_counted_by_address_over_all_sockets(make: Make) -> None:
    server = make(messages_per_address=Rate(4, 86_400))
    client, code = gathering(server)
    hello = {"token": client.token, "table": code}
    with Talk.hello(server.play, **hello) as one, Talk.hello(server.play, **hello) as two:
        for number, talk in enumerate((one, two, one, two)):
            assert "answer" in talk.answer({"ask": {"kind": "rules"}, "request": str(number)})
        for talk in (one, two):
            declined = talk.answer({"ask": {"kind": "rules"}, "request": "more"})["declined"]
            assert declined["code"] == "too-many"


def test_who_uses_most_waits_while_there_is_not_enough_for_all(make: Make) -> None:
    server = make(fair_above=0.01)
    client, code = gathering(server)
    shares = server.app_state.shares
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        [player] = server.app_state.sockets
        assert isinstance(player, PlaySession)

        def refused_now() -> bool:
            # Again each time: what was used before anybody had to wait is forgotten.
            for address in ("127.0.0.1", "127.0.0.9"):
                in_loop(player, shares.charge, address, 600)
            return httpx.get(f"{server.url}/api/tables", trust_env=False, timeout=LIMIT).status_code == 429

        until(refused_now)
        refused = httpx.get(f"{server.url}/api/tables", trust_env=False, timeout=LIMIT)
        assert (refused.json()["code"], int(refused.headers["retry-after"]) > 0) == ("too-many", True)
        waits = shares.waits
        talk.say({"ask": {"kind": "rules"}, "request": "1"})
        until(lambda: shares.waits > waits)
        # Nothing is lost: the question is answered when the others have had as much.
        in_loop(player, shares._households.clear)
        assert talk.until("answer")["request"] == "1"


def test_bodies_of_all_together_have_a_limit(make: Make) -> None:
    server = make(bodies_bytes=1500, body_seconds=600)
    host, port = server.host.split(":")
    head = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 1001\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=LIMIT) as line:
        line.sendall(head.encode() + b" " * 1000)
        until(lambda: server.app_state.bodies.bytes == 1000)
        refused = httpx.post(f"{server.url}/api/people", content=b" " * 1000, trust_env=False, timeout=LIMIT)
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        assert int(refused.headers["retry-after"]) > 0
    until(lambda: server.app_state.bodies.bytes == 0)
    server.guest()


def test_tables_in_memory_have_a_limit(make: Make) -> None:
    server = make(tables_live=2)
    tables = [gathering(server) for _ in range(3)]
    talks = [Talk.hello(server.play, token=client.token, table=code) for client, code in tables[:2]]
    for talk in talks:
        talk.until("state")
    client, code = tables[2]
    with Talk.hello(server.play, token=client.token, table=code) as late:
        assert late.closed() == (4000, "busy")
    # A table that nobody follows is unloaded.
    talks[0].close()

    def opened() -> bool:
        with Talk.hello(server.play, token=client.token, table=code) as again:
            return "welcome" in again.hear()

    until(opened)
    talks[1].close()
    assert server.app_state.hall.in_use <= 2


def test_a_journal_has_a_limit_and_the_game_goes_on(make: Make) -> None:
    server = make(table_entries=20)
    client, code = gathering(server)
    position = client.join(code, 0)
    position.start()

    def say(number: int) -> str:
        body = {"do": {"kind": "say", "to": "table", "text": "hm"}, "request": f"say-{number}"}
        try:
            client.request("POST", f"/api/tables/{code}/commands", body)
        except Told as told:
            return told.code
        return ""

    found = [say(number) for number in range(30)]
    assert set(found[20:]) == {"journal-full"}
    position.decide(lambda legal: legal[0])
    position.close()


@pytest.mark.parametrize(
    ("full", "guests", "tables"),
    [
        ({"guests_total": 1}, False, True),
        ({"tables_total": 1}, True, False),
        ({"database_bytes": 1}, False, False),
        ({"disk_free_bytes": 1 << 60}, False, False),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_full_server_takes_nobody_in_and_plays_on(
    tmp_path: Path, full: dict[str, int], guests: bool, tables: bool
) -> None:
    with Server(tmp_path / "s.db") as server:
        client, code = gathering(server)
        token, link = client.token, client.link()
    with Server(tmp_path / "s.db", limits=limits(**full)) as server:
        until(lambda: server.app_state.hall.room.full)
        client = impatient(server, token)

        codes: list[str] = []

        def taken(what: Callable[[], object]) -> bool:
            try:
                what()
            except Told as told:
                codes.append(told.code)
                return False
            return True

        assert taken(lambda: impatient(server).guest("New")) is guests
        assert taken(lambda: client.open("sectionx", players=2)) is tables
        # Everything else that no running game needs goes on until the database or the disk is full.
        assert taken(lambda: impatient(server).returned(link)) is (guests or tables)
        assert taken(client.link) is (guests or tables)
        assert taken(lambda: client.request("POST", "/api/me/notices", HOOK)) is (guests or tables)
        say = {"do": {"kind": "say", "to": "table", "text": "hm"}, "request": "say"}
        assert taken(lambda: client.request("POST", f"/api/tables/{code}/commands", say)) is (
            guests or tables
        )
        assert set(codes) == {"server-full"}
        # Players who are here play on.
        position = Client(server.url, token).join(code, 0)
        position.start()
        position.decide(lambda legal: legal[0])
        position.close()
        name = {"guests_total": "guests", "tables_total": "tables"}.get(next(iter(full)), "")
        name = name or ("database" if "database_bytes" in full else "disk")
        text = client.request("GET", "/metrics").text
        assert f'goneaway_full{{limit="{name}"}} 1.0' in text


def test_requests_are_counted_by_address(make: Make) -> None:
    server = make(requests=Rate(3, 86_400))
    answers = [httpx.get(f"{server.url}/api/tables", trust_env=False, timeout=LIMIT) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].json()["code"] == "too-many"
    assert httpx.get(f"{server.url}/healthz", trust_env=False, timeout=LIMIT).status_code == 200


@pytest.mark.parametrize("what", ["guests", "tables"])
def test_guests_and_tables_are_counted(make: Make, what: str) -> None:
    server = make(**{what: ONCE})
    client = impatient(server).guest("Pat")
    if what == "tables":
        client.open("sectionx", players=2)
    with pytest.raises(Told) as caught:
        impatient(server).guest("Sam") if what == "guests" else client.open("sectionx", players=2)
    assert caught.value.code == "too-many"


def test_devices_of_a_person_have_a_limit(make: Make) -> None:
    server = make(tokens_per_person=3, links_per_person=2)
    first = server.guest()
    links = [first.link() for _ in range(3)]
    with pytest.raises(Told) as caught:
        Client(server.url).returned(links[0])
    assert caught.value.code == "bad-link"
    second, third = (Client(server.url).returned(link) for link in links[1:])
    code = first.open("sectionx", players=2)
    with (
        Talk.hello(server.play, token=first.token, table=code) as mine,
        Talk.hello(server.play, token=second.token, table=code) as theirs,
    ):
        mine.until("state")
        theirs.until("state")
        fourth = Client(server.url).returned(first.link())
        # The oldest device is signed out, its sockets too; the one that made the link stays.
        assert theirs.closed() == (4000, "bad-token")
        with pytest.raises(Told) as caught:
            second.me()
        assert caught.value.code == "bad-token"
        assert first.me() == third.me() == fourth.me()
        assert "answer" in mine.answer({"ask": {"kind": "state"}, "request": "still"})
    until(lambda: 'goneaway_tokens_removed_total{why="oldest"} 1.0' in first.request("GET", "/metrics").text)


def test_a_person_has_only_so_many_tables(make: Make) -> None:
    server = make(tables_open=2)
    client = impatient(server).guest("Pat")
    for _ in range(2):
        client.open("sectionx", players=2)
    with pytest.raises(Told) as caught:
        client.open("sectionx", players=2)
    assert caught.value.code == "too-many-tables"


@pytest.mark.parametrize("what", ["tokens", "links", "codes"])
def test_guessing_is_slow(make: Make, what: str) -> None:
    server = make(failures=Rate(3, 86_400))
    codes = []
    for number in range(5):
        client = impatient(server, f"{number}" * 32 if what == "tokens" else "")
        guesses: dict[str, tuple[str, str, Any]] = {
            "tokens": ("GET", "/api/me", None),
            "links": ("POST", "/api/links", {"token": f"{number}" * 32}),
            "codes": ("GET", f"/api/tables/ZZZZZ{number}", None),
        }
        with pytest.raises(Told) as caught:
            client.request(*guesses[what])
        codes.append(caught.value.code)
    wrong = {"tokens": "bad-token", "links": "bad-link", "codes": "no-such-table"}[what]
    assert codes == [wrong] * 3 + ["too-many"] * 2
    with Talk.hello(server.play, table="ZZZZZZ") as talk:
        assert talk.closed() == (4000, "too-many")


def test_who_says_nothing_is_shown_out(make: Make) -> None:
    server = make(hello_seconds=0.2)
    with Talk(server.play) as talk:
        assert talk.closed() == (1008, "hello-late")
    assert talk.heard[-1]["declined"]["code"] == "hello-late"


def test_sockets_are_counted_by_address_and_in_all(make: Make) -> None:
    for server in (make(sockets_per_address=2), make(sockets=2)):
        with Talk(server.play), Talk(server.play):
            with pytest.raises(InvalidStatus) as caught:
                Talk(server.play)
            assert caught.value.response.status_code == 429
        _opens(server)


def _opens(server: Server) -> None:
    """Sooner or later: a place is given back when the other end has noticed."""

    def opened() -> bool:
        try:
            with Talk(server.play):
                return True
        except InvalidStatus:
            return False

    until(opened)


def test_sockets_are_counted_by_person(make: Make) -> None:
    server = make(sockets_per_person=2)
    client, code = gathering(server)
    hello = {"token": client.token, "table": code}
    with Talk.hello(server.play, **hello) as one, Talk.hello(server.play, **hello) as two:
        one.until("state")
        two.until("state")
        with Talk.hello(server.play, **hello) as three:
            assert three.closed() == (4000, "too-many-sockets")
        with Talk.hello(server.play, table=code) as stranger:
            stranger.until("state")


def test_bodies_are_no_larger_than_they_need_be(make: Make) -> None:
    server = make(body=1000, upload=2000)
    token = server.guest().token
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def post(path: str, content: Any, kind: str = "application/json") -> httpx.Response:
        told = {**headers, "content-type": kind}
        return httpx.post(server.url + path, content=content, headers=told, trust_env=False, timeout=LIMIT)

    assert post("/api/people", b" " * 1001).status_code == 413
    assert post("/api/people", iter([b" " * 600] * 2)).status_code == 413
    assert post("/api/people", b" " * 1000).status_code == 400
    record = "application/x-ndjson"
    assert post("/api/records", b"x" * 1500, record).status_code == 422
    assert post("/api/records", b"x" * 2001, record).status_code == 413


def test_a_request_that_never_comes_to_its_end(make: Make) -> None:
    server = make(body_seconds=0.2)
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=LIMIT) as line:
        head = f"POST /api/people HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 100\r\n\r\n{{"
        line.sendall(head.encode())
        answer = line.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 408 ")


@contextmanager
def deaf_talk(server: Server, client: Client, code: str) -> Iterator[Talk]:
    """One who does not read: his own reader stands still as soon as something has come."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.host.split(":")
    deaf.connect((host, int(port)))
    with Talk(server.play, sock=deaf, max_queue=1) as talk:
        talk.say({"hello": {"token": client.token, "table": code}})
        yield talk


def player_of(server: Server) -> PlaySession:
    """The only socket there is."""
    until(lambda: any(isinstance(one, PlaySession) and one.attachment for one in server.app_state.sockets))
    (player,) = server.app_state.sockets
    assert isinstance(player, PlaySession)
    return player


def test_who_does_not_read_is_answered_no_more(make: Make) -> None:
    """His questions wait in the network, at no cost to the server."""
    server = make()
    client, code = gathering(server)
    asked = json.dumps({"ask": {"kind": "rules"}, "request": "r"})
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        player = player_of(server)
        talk.until("state")
        # As if the network took nothing more.
        in_loop(player, player.outbox._empty.clear)
        answered = answers(client)
        for _ in range(50):
            talk.say(asked)
        position = client.join(code, 0)
        position.start()
        position.decide(lambda legal: legal[0])
        position.close()
        assert answers(client) < answered + 20  # those of the one who plays, and the one under way
        in_loop(player, player.outbox._empty.set)
        for _ in range(50):
            talk.until("answer")


def answers(client: Client) -> int:
    """How many messages were read from sockets so far."""
    found = re.search(
        r"^goneaway_messages_received_total (\S+)$", client.request("GET", "/metrics").text, re.M
    )
    assert found
    return int(float(found[1]))


@pytest.mark.parametrize(
    "queues",
    [
        {"queue": 8, "queue_bytes": 20_000},
        {"queue": 10_000_000, "queue_bytes": 1 << 30, "queues_bytes": 100_000},
    ],
    ids=["its own queue", "all queues together"],
)
def test_who_does_not_listen_is_cut_off_and_nobody_waits_for_him(make: Make, queues: dict[str, int]) -> None:
    server = make(**queues)
    client, code = gathering(server)
    with deaf_talk(server, client, code) as talk:
        player = player_of(server)
        position = client.join(code, 0)

        def tell_all() -> None:
            assert player.attachment is not None
            for _ in range(5_000):
                player.moved(player.attachment.eyes, player.attachment.number)
                if player.outbox.overflown.is_set():
                    return

        in_loop(player, tell_all)
        assert talk.closed()
    until(lambda: 'goneaway_sockets_dropped_total{why="slow"} 1.0' in client.request("GET", "/metrics").text)
    position.start()
    position.decide(lambda legal: legal[0])
    position.close()
