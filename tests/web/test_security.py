"""What nobody gets: each of these is named in docs/security.md."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from goneaway.client import Client, RemotePosition, Told
from goneaway.table.store import Store
from goneaway.web.http.middleware import HEADERS, OF_PARTS
from goneaway.web.process import logs

from .servers import LIMIT, Server, limits
from .talking import Talk

DOCS = Path(__file__).parents[2] / "docs"


def get(server: Server, path: str, **told: Any) -> httpx.Response:
    return httpx.request(told.pop("method", "GET"), server.url + path, trust_env=False, timeout=LIMIT, **told)


def table(server: Server, **told: Any) -> tuple[Client, str, RemotePosition]:
    client = server.guest("Rosalind Quill")
    code = client.open("sectionx", **{"players": 2, "bots": {1: "random"}, **told})
    position = client.join(code, 0, "my-own-word-for-chance")
    position.start()
    position.wait()
    return client, code, position


# Headers


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/healthz", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/me", 401),
    ("GET", "/nowhere", 404),
    ("DELETE", "/api/tables", 405),
    ("TRACE", "/api/tables", 405),
    ("POST", "/api/people", 422),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_has_the_headers(server: Server, method: str, path: str, status: int) -> None:
    answer = get(server, path, method=method)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "set-cookie" not in answer.headers
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["x-request-id"])
    if status >= 400:
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["sentence"].endswith(".")


def test_what_starts_a_worker_or_makes_a_document_says_what_it_may_do(server: Server) -> None:
    for path in ("/", "/sw.js"):
        for name, value in HEADERS.items():
            assert get(server, path).headers[name] == value, path


def test_parts_of_a_page_leave_that_to_the_page(server: Server) -> None:
    parts = re.findall(r'(?:src|href)="([^"]+\.(?:js|css|woff2))"', get(server, "/").text)
    assert len(parts) > 3
    for part in parts:
        headers = get(server, part).headers
        assert {name: headers.get(name) for name in OF_PARTS} == {name: HEADERS[name] for name in OF_PARTS}
        assert "content-security-policy" not in headers


def test_no_inline_script_and_nothing_from_elsewhere(server: Server) -> None:
    policy = get(server, "/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    page = get(server, "/").text
    for script in re.findall(r"<script\b[^>]*>", page):
        assert " src=" in script
    assert not re.search(r"\son\w+\s*=|javascript:|\sstyle\s*=", page)
    assert not re.search(r"""(?:src|href)\s*=\s*["'](?:https?:)?//""", page)


def test_answers_of_the_interface_are_kept_nowhere(server: Server) -> None:
    client = server.guest()
    for path in ("/api/me", "/api/me/tables", "/api/tables"):
        assert client.request("GET", path).headers["cache-control"] == "no-store"


def test_https_is_for_good(tmp_path: Path) -> None:
    with Server(tmp_path / "s.db", public="https://table.example") as server:
        answer = get(server, "/healthz")
        assert answer.headers["strict-transport-security"].startswith("max-age=63072000")
        link = server.guest().link()
        assert link.startswith("https://table.example/#")


# Origins and names


def test_pages_of_other_sites_may_not_ask(server: Server) -> None:
    for origin in ("https://evil.example", "null", f"https://{server.host}.evil.example"):
        answer = get(server, "/api/tables", headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"
        with pytest.raises(InvalidStatus) as caught:
            Talk(server.play, origin=origin)
        assert caught.value.response.status_code == 403
    assert get(server, "/api/tables", headers={"origin": server.url}).status_code == 200
    with Talk(server.play, origin=server.url):
        pass


def test_names_that_are_not_ours_are_not_answered_to(server: Server) -> None:
    answer = get(server, "/api/tables", headers={"host": "evil.example"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "host"


# Tokens


def test_no_default_account(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "s.db"))
    store.open()
    store.close()
    connection = sqlite3.connect(tmp_path / "s.db")
    for name in ("people", "tokens", "tables"):
        assert connection.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    connection.close()


def test_tokens_are_long_drawn_by_lot_and_kept_as_a_hash(tmp_path: Path) -> None:
    with Server(tmp_path / "s.db") as server:
        clients = [server.guest() for _ in range(20)]
        links = [client.link().partition("=")[2] for client in clients]
        found = [client.token for client in clients] + links
        assert len(set(found)) == 40
        # 22 letters of 64 are 132 bits.
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,}", token) for token in found)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(token.encode() in kept for token in found)


def test_a_token_is_shown_in_a_header_and_nowhere_else(server: Server) -> None:
    client = server.guest()
    assert get(server, f"/api/me?token={client.token}").status_code == 401
    assert get(server, "/api/me", cookies={"token": client.token}).status_code == 401
    for said in (client.token, f"Basic {client.token}", f"Bearer {client.token}x", "Bearer"):
        assert get(server, "/api/me", headers={"authorization": said}).status_code == 401


def test_a_token_that_was_given_back_is_no_good(server: Server) -> None:
    client = server.guest()
    other = Client(server.url).returned(client.link())
    token = client.token
    client.forget()
    assert get(server, "/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert other.me()["name"] == "Pat"
    other.request("DELETE", "/api/me/tokens")
    with pytest.raises(Told):
        other.me()


def test_a_link_works_once_and_travels_behind_the_hash(server: Server) -> None:
    client = server.guest()
    link = client.link()
    before, _, secret = link.partition("#")
    assert secret
    assert "token" not in before
    assert "?" not in before
    other = Client(server.url).returned(link)
    assert other.me() == client.me()
    assert other.token != client.token
    with pytest.raises(Told) as caught:
        Client(server.url).returned(link)
    assert caught.value.code == "bad-link"
    with pytest.raises(Told) as caught:
        Client(server.url, secret.partition("=")[2]).me()
    assert caught.value.code == "bad-token"


def test_links_and_tokens_run_out(tmp_path: Path) -> None:
    with Server(tmp_path / "s.db") as server:
        client = server.guest()
        link = client.link()
        connection = sqlite3.connect(tmp_path / "s.db", timeout=LIMIT)
        with connection:
            connection.execute("UPDATE tokens SET expires = 1")
        connection.close()
        for found, code in (
            (client.me, "bad-token"),
            (lambda: Client(server.url).returned(link), "bad-link"),
        ):
            with pytest.raises(Told) as caught:
                found()
            assert caught.value.code == code


# What may be read


def test_a_list_of_tables_tells_nothing_secret(server: Server) -> None:
    client, code, position = table(server, listed=True, watch="open")
    said = json.dumps([client.table(code), client.tables(), client.mine(), Client(server.url).table(code)])
    for word in ("secret", "my-own-word", client.me()["id"], client.token):
        assert word not in said
    position.close()


def test_nobody_looks_through_the_eyes_of_another(server: Server) -> None:
    one, two = server.guest("Ann"), server.guest("Bob")
    code = one.open("sectionx", players=2)
    with one.join(code, 0) as ann, two.join(code, 1) as bob:
        ann.start()
        bob.until(lambda: bob.status == "playing")
        for path in (f"/api/tables/{code}/state?seat=0", f"/api/tables/{code}/account?seat=0"):
            answer = get(server, path, headers={"authorization": f"Bearer {two.token}"})
            seen = answer.json()
            assert answer.status_code in (200, 403)
            assert answer.status_code == 403 or seen["eyes"] == 1
        for client, eyes in ((one, 0), (two, 1), (Client(server.url), None)):
            state = client.request("GET", f"/api/tables/{code}/state").json()
            assert state["eyes"] == eyes
        with pytest.raises(Told) as caught:
            bob.do({"kind": "act", "action": "pass", "seat": 0})
        assert caught.value.code == "not-your-seat"
        with pytest.raises(Told) as caught:
            two.request("POST", f"/api/tables/{code}/questions", {"ask": {"kind": "legal", "seat": 0}})
        assert caught.value.code == "not-your-seat"


def test_the_secret_of_chance_stays_until_the_end(server: Server) -> None:
    client, code, position = table(server)
    with pytest.raises(Told) as caught:
        client.record(code)
    assert caught.value.code == "not-ended"
    account = client.account(code)
    assert account["commitment"] == position.parts["about"]["commitment"]
    assert "secret" not in json.dumps(account)
    connection = sqlite3.connect(server.serving.database)
    (secret,) = connection.execute("SELECT secret FROM tables WHERE code = ?", (code,)).fetchone()
    connection.close()
    said = json.dumps([account, position.parts, client.table(code)])
    assert secret.hex() not in said
    position.close()


def test_a_hosts_powers_end_where_the_cards_begin(server: Server) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    code = host.open("sectionx", players=2, bots={1: "random"})
    with guest.join(code, 0) as player, host.watch(code) as watching:
        assert watching.eyes is None
        watching.start()
        player.until(lambda: player.status == "playing")
        assert watching.eyes is None
        assert watching.parts["view/seat"] is None
        with pytest.raises(Told):
            watching.do({"kind": "kick", "seat": 0}, expect=False)


# Errors, logs, figures


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that our own log says, as a file would hold it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    logger = logging.getLogger()
    ours = logging.getLogger("goneaway")
    before = ours.level
    logger.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    yield stream
    ours.setLevel(before)
    logger.removeHandler(handler)


def test_an_error_of_ours_tells_nothing_of_our_insides(
    server: Server, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(Store, "open_tables", broken)
    answer = get(server, "/api/tables")
    assert answer.status_code == 500
    said = answer.json()
    assert said["code"] == "failed"
    assert said["parameters"]["id"] in logged.getvalue()
    for word in ("swordfish", "Traceback", "RuntimeError", ".py"):
        assert word not in answer.text
    assert "swordfish" not in logged.getvalue()
    assert "RuntimeError" in logged.getvalue()
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def test_logs_and_figures_hold_no_secrets(server: Server, logged: io.StringIO) -> None:
    client, code, position = table(server)
    position.decide(lambda legal: legal[0])
    position.say("Meet me in the chapel.", "table")
    link = client.link()
    Client(server.url).returned(link)
    get(server, f"/api/tables/{code}?token=swordfish")
    with Talk.hello(server.play, token="x" * 43, table=code) as talk:
        talk.closed()
    position.close()
    figures = get(server, "/metrics").text
    lines = logged.getvalue()
    assert len(lines.splitlines()) > 5
    assert all("event" in json.loads(line) for line in lines.splitlines())
    for word in (
        client.token,
        link.partition("=")[2],
        code,
        client.me()["id"],
        "Rosalind",
        "my-own-word",
        "chapel",
        "swordfish",
        "x" * 43,
    ):
        assert word not in lines
        assert word not in figures


def test_figures_are_for_this_machine_or_for_a_token(server: Server, tmp_path: Path) -> None:
    assert get(server, "/metrics").status_code == 200
    for name in ("x-forwarded-for", "forwarded", "via"):
        assert get(server, "/metrics", headers={name: "127.0.0.1"}).status_code == 403
    token = "a-long-token-for-the-figures"
    with Server(tmp_path / "s.db", metrics_token=token, limits=limits()) as guarded:
        assert get(guarded, "/metrics").status_code == 403
        assert get(guarded, "/metrics", headers={"authorization": "Bearer wrong"}).status_code == 403
        assert get(guarded, "/metrics", headers={"authorization": f"Bearer {token}"}).status_code == 200


# Sockets


def test_nothing_is_compressed_on_a_socket(server: Server) -> None:
    with Talk(server.play, extensions=[ClientPerMessageDeflateFactory()]) as talk:
        assert talk.line.protocol.extensions == []


def test_the_token_of_a_socket_is_in_its_first_message(server: Server) -> None:
    client, code, position = table(server, watch="none")
    with Talk(f"{server.play}?token={client.token}") as talk:
        talk.say({"hello": {"table": code}})
        assert talk.closed() == (4000, "not-for-watching")
    headers = {"authorization": f"Bearer {client.token}"}
    with Talk(server.play, additional_headers=headers) as talk:
        talk.say({"hello": {"table": code}})
        assert talk.closed() == (4000, "not-for-watching")
    position.close()


# The page about it


def test_every_test_that_the_page_names_is_there() -> None:
    page = (DOCS / "security.md").read_text("utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", page)
    assert len(named) >= 40
    for file, name in named:
        assert f"def {name}(" in (DOCS.parent / file).read_text("utf-8"), f"{file} has no {name}"


def test_every_test_of_this_file_stands_on_the_page() -> None:
    page = (DOCS / "security.md").read_text("utf-8")
    for file in ("test_security.py", "test_limits.py"):
        for name in re.findall(r"^def (test_\w+)", (Path(__file__).parent / file).read_text("utf-8"), re.M):
            if "page" not in name and "this_file" not in name:
                assert f"`tests/web/{file}::{name}`" in page, name
