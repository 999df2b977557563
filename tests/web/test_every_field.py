"""Every field of every body, query, path and header, with every type of JSON and odd texts: never a 500."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from goneaway import KINDS
from goneaway.addresses import AddressError, host_of, split_address
from goneaway.table.book.settings import Settings, check_settings
from goneaway.web.application import endpoints
from goneaway.web.http.errors import ANSWERED, refusal_of
from goneaway.web.routes import catalogue

from .servers import LIMIT, Server
from .talking import Talk

Json = Any

TEXTS = (
    "", " ", "x" * 300, "\0", "\n", "\x1b[31m", "é", "\u2100", "\u202e", "\U0001f4a3", "../etc/passwd", "%00",
    "-1", "99999999999999999999", "NaN", "a,b", "[", "http://[", "https://[::1", "https://\u2100.com/",
    "https://host:99999/", "https://host:x/",
)  # fmt: skip
VALUES: tuple[Json, ...] = (
    None, True, False, 0, -1, 1.5, 1e308, 2**63, 10**30, [], [None], ["x", 7], [[[]]], {}, {"a": None},
    {"": 1}, {"1": {"2": []}}, *TEXTS,
)  # fmt: skip

#: Valid values for fields of these names, where an example of the type alone would not be valid.
SENSE: dict[str, Json] = {
    "game": "colditz",
    "players": 4,
    "rules": {"edition": "gibson", "bundles": ["two_nations"], "board": "castle", "max_consecutive_rolls": 2},
    "house": "",
    "text": 'game = "colditz"\n[rules]\nmax_consecutive_rolls = 2\n',
    "bots": {"1": "random"},
    "language": "en",
    "way": "webhook",
    "address": "https://hooks.example/x",
    "seat": 0,
    "action": "pass",
    "level": "random",
    "request": "one",
    "first": "gibson",
    "second": "osprey",
    "edition": "gibson",
    "delay": 0,
}


def example(schema: Json, components: Json, name: str = "") -> Iterator[Json]:
    """Valid bodies by their description, one for each alternative, with every field."""
    if "$ref" in schema:
        yield from example(components[schema["$ref"].rpartition("/")[2]], components, name)
    elif name in SENSE and name != "":
        yield SENSE[name]
    elif "anyOf" in schema:
        for one in schema["anyOf"]:
            yield from example(one, components, name)
    elif "enum" in schema:
        yield schema["enum"][0]
    elif schema.get("type") == "object":
        whole: dict[str, list[Json]] = {
            field: list(example(inner, components, field))
            for field, inner in schema.get("properties", {}).items()
        }
        for many in range(max((len(found) for found in whole.values()), default=1)):
            yield {field: found[many % len(found)] for field, found in whole.items()}
    elif schema.get("type") == "array":
        yield [next(example(schema.get("items", {}), components))]
    elif schema.get("type") in ("integer", "number"):
        yield schema.get("minimum", 0)
    elif schema.get("type") == "boolean":
        yield True
    elif schema.get("type") == "null":
        yield None
    else:
        yield "x"


def odd(body: Json) -> Iterator[Json]:
    """The body with one value replaced or removed: every value, by every odd one."""
    yield from VALUES
    if isinstance(body, dict):
        for name, inner in body.items():
            yield {key: value for key, value in body.items() if key != name}
            for other in odd(inner):
                yield {**body, name: other}
        yield {**body, "more": 1}
    elif isinstance(body, list):
        for at, inner in enumerate(body):
            for other in odd(inner):
                yield [*body[:at], other, *body[at + 1 :]]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Json, str, str]]:
    with Server(tmp_path_factory.mktemp("fuzzed") / "tables.db") as server:
        client = server.guest()
        code = ""
        for game in ("sectionx", "colditz"):
            code = client.open(game, players=3, bots={1: "random", 2: "random"})
            with client.join(code, 0) as position:
                position.start()
        description = httpx.get(f"{server.url}/api/openapi.json", timeout=LIMIT).json()
        yield server, description, client.token, code
        figures = httpx.get(f"{server.url}/metrics", timeout=LIMIT).text
        assert "goneaway_failures_total 0.0" in figures


TAKING = [(one.method, one.path) for one in endpoints() if one.takes is not None and one.takes is not bytes]


@pytest.mark.parametrize(("method", "path"), TAKING, ids=[path for _, path in TAKING])
def test_every_field_of_every_body(fuzzed: tuple[Server, Json, str, str], method: str, path: str) -> None:
    server, description, token, code = fuzzed
    operation = description["paths"][path][method.lower()]
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    known = {int(status) for status in operation["responses"]} - {500}
    url = server.url + path.replace("{code}", code)
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    sent: set[bytes] = set()
    with httpx.Client(headers=headers, timeout=LIMIT, trust_env=False) as http:
        for body in example(schema, description["components"]["schemas"]):
            for one in (body, *odd(body)):
                # Encoded as is, including lone surrogates and large numbers.
                text = json.dumps(one).encode()
                if text in sent:
                    continue
                sent.add(text)
                answer = http.request(method, url, content=text)
                assert answer.status_code in known, (one, answer.text)
    assert len(sent) > len(VALUES)


def test_every_part_of_every_path_and_query(fuzzed: tuple[Server, Json, str, str]) -> None:
    server, description, token, code = fuzzed
    headers = {"authorization": f"Bearer {token}"}
    sense = {**SENSE, "game": "colditz", "code": code, "clause": "20", "number": 0, "notice": "0" * 32}
    with httpx.Client(headers=headers, timeout=LIMIT, trust_env=False) as http:
        for path, methods in description["paths"].items():
            for method, operation in methods.items():
                if (method != "get" and "requestBody" in operation) or path.startswith("/api/me/token"):
                    continue
                given = operation.get("parameters", [])
                for parameter in given:
                    for text in TEXTS:
                        said = path
                        query = {}
                        for one in given:
                            value = text if one is parameter else str(sense.get(one["name"], "x"))
                            if one["in"] == "path":
                                said = said.replace(f"{{{one['name']}}}", quote(value, safe=""))
                            elif one["in"] == "query" and (one is parameter or one.get("required")):
                                query[one["name"]] = value
                        answer = http.request(method, server.url + said, params=query)
                        assert answer.status_code < 500, (said, query, answer.text)
                        assert len(answer.content) < 2000 or answer.status_code < 400
                answer = http.request(method, server.url + path.replace("{code}", code) + "?a=1&a=2&%ff=%00")
                assert answer.status_code < 500


def test_every_field_of_a_hello(fuzzed: tuple[Server, Json, str, str]) -> None:
    server, _, token, code = fuzzed
    hello = {"table": code, "token": token, "since": 0, "language": "en", "seat": 0}
    for name in hello:
        for value in VALUES:
            with Talk(server.play) as talk:
                talk.say({"hello": {**hello, name: value}})
                said = talk.hear()
                assert "welcome" in said or said["declined"]["code"] != "failed", (name, value, said)


# Headers, byte by byte


def asked(server: Server, *lines: bytes, method: bytes = b"GET /api/me") -> int:
    """The status of the response to a request with exactly these headers; 0 if the connection was closed
    without one."""
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), LIMIT) as line:
        line.sendall(b"\r\n".join((method + b" HTTP/1.1", *lines, b"Connection: close", b"", b"")))
        said = b""
        while b"\r\n" not in said and (more := line.recv(4096)):
            said += more
    return int(said.split(b" ")[1]) if said else 0


HEADERS = (
    b"Host", b"Origin", b"Authorization", b"Accept-Language", b"Accept-Encoding", b"Content-Type",
    b"Content-Length", b"Transfer-Encoding", b"If-None-Match", b"If-Modified-Since", b"Range", b"Expect",
    b"Cookie", b"Referer", b"User-Agent", b"X-Forwarded-For", b"X-Forwarded-Proto", b"Forwarded", b"Via",
    b"Upgrade", b"Sec-WebSocket-Key", b"Sec-WebSocket-Version", b"Sec-WebSocket-Protocol",
    b"Sec-WebSocket-Extensions",
)  # fmt: skip
ODD_BYTES = (
    b"", b" ", b"\xff\xfe", b"\xe2\x84\x80.com", b"http://[", b"http://[::1", b"http://a:99999", b"http://a:x",
    b"[", b"]", b"[::1", b"127.0.0.1:x", b"127.0.0.1:99999", b"a@b", b"-1", b"9" * 40, b"\x7f", b"x" * 5000,
    b"null", b"bytes=0-,-", b"*;q=x", b"Bearer", b"Bearer \xe9\xe9\xe9", b"Basic Og==", b",,,,", b";;=;",
    b"chunked, chunked", b"websocket", b"%00", b"../",
)  # fmt: skip


@pytest.mark.parametrize("name", HEADERS, ids=[name.decode() for name in HEADERS])
def test_every_header(fuzzed: tuple[Server, Json, str, str], name: bytes) -> None:
    server = fuzzed[0]
    for path in (b"GET /api/me", b"GET /api/plans/sectionx", b"GET /api/play"):
        for value in ODD_BYTES:
            host = () if name == b"Host" else (b"Host: " + server.host.encode(),)
            extra = (b"Upgrade: websocket",) if path == b"GET /api/play" and name != b"Upgrade" else ()
            status = asked(server, *host, *extra, name + b": " + value, method=path)
            assert status < 500, (path, name, value)


# Options, without a network


@pytest.mark.timeout(1200)
def test_every_option_with_every_type() -> None:
    """House rules come as JSON: options, edition, bundles and board may be of any type."""
    for game, kind in KINDS.items():
        players = kind.players[-1]
        for name in ("edition", "bundles", "board"):
            for value in VALUES:
                rules = {name: value}
                judged(partial(catalogue.house, game, players, rules, "en"))
                judged(partial(catalogue.write_house, game, "", rules))
                judged(partial(check_settings, Settings(game, players, rules)))
        for option in kind.rules(players, {}):
            for value in (None, True, 1e30, 10**30, "x", [7], {"1": None}):
                rules = {option: value}
                judged(partial(catalogue.write_house, game, "", rules))


def judged(use: Callable[[], object]) -> None:
    """Must succeed, or be refused with a message."""
    try:
        use()
    except ANSWERED as error:
        said = refusal_of(error, "en")
    else:
        return
    assert said["sentence"]


# One parser for addresses

GOOD = (
    "https://host.example", "http://localhost:8000", "https://a.b-c.d_e/x?y=z", "https://127.0.0.1/",
    "http://[::1]:65535/", "https://xn--caf-dma.example/%C3%A9", "https://host.example./", "HTTPS://Host.Example/",
)  # fmt: skip
BAD = (
    "", "host", "//host", "ftp://host", "https:host", "https://", "https:///x", "http://[", "https://[::1",
    "https://]", "https://[x]", "https://[fe80::1%25eth0]/", "https://[::ffff:1.2.3.4", "https://\u2100.com/",
    "https://caf\u00e9.example/", "https://host:", "https://host:0", "https://host:99999", "https://host:x",
    "https://host:-1", "https://host:080", "https://host:\u0661", "https://a@host", "https://a:b@host",
    "https://host#x", "https://ho st", "https://host/a b", "https://host\n", "https://host\\x", "https://-host",
    "https://host-/", "https://a..b/", "https://127.1/", "https://0x7f000001/", "https://2130706433/",
    "https://1.2.3.4.5/", "https://" + "a" * 64 + "/", "https://" + "a." * 200, "https://host/" + "x" * 3000,
    "javascript:alert(1)", "https://host%00/", "https://*/",
)  # fmt: skip


def test_what_is_an_address() -> None:
    for text in GOOD:
        assert split_address(text).hostname
    for text in BAD:
        with pytest.raises(AddressError):
            split_address(text)


def test_what_is_a_host() -> None:
    assert host_of("Table.Example.:8000") == "table.example"
    assert host_of("[::1]:80") == "::1"
    for text in ("", "[", "a:x", "a:99999", "a/b", "a@b", "\u2100.com", "a b", "http://a"):
        assert host_of(text) == "", text


def test_hooks_and_push_services_are_addresses(fuzzed: tuple[Server, Json, str, str]) -> None:
    server, _, token, _ = fuzzed
    headers = {"authorization": f"Bearer {token}"}
    for text in BAD:
        body = {"way": "webhook", "address": text}
        answer = httpx.post(f"{server.url}/api/me/notices", json=body, headers=headers, timeout=LIMIT)
        assert answer.status_code == 422, (text, answer.text)


def test_a_database_keeps_no_odd_address(fuzzed: tuple[Server, Json, str, str]) -> None:
    server, _, token, _ = fuzzed
    headers = {"authorization": f"Bearer {token}"}
    kept = httpx.get(f"{server.url}/api/me/notices", headers=headers, timeout=LIMIT).json()["notices"]
    for one in kept:
        split_address(one["address"])
