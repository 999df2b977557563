"""Word to a browser: sealed for it alone, signed by the house, and to nobody inside the house's network."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from goneaway.client import Told
from goneaway.table.book.declined import Declined
from goneaway.table.book.settings import Person
from goneaway.table.notices import REST, TRIES, Notice, Notices
from goneaway.table.push import Keyring, Push
from goneaway.web.process.settings import Serving, SettingsError
from goneaway.web.routes.notices import words

from ..table.house import house, run
from .servers import Server, until

AUTH = bytes(range(16))


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser, and the service of its maker on this machine."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": coded(point), "auth": coded(AUTH)}
        #: What came: headers, and what was in it.
        self.heard: list[tuple[dict[str, str], Any]] = []
        #: What is answered, the last one for good.
        self.answers = [201]
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                said = http_ece.decrypt(body, private_key=browser._key, auth_secret=AUTH)
                headers = {name.lower(): text for name, text in self.headers.items()}
                browser.heard.append((headers, json.loads(said)))
                answers = browser.answers
                self.send_response(answers.pop(0) if len(answers) > 1 else answers[0])
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def address(self, endpoint: str = "", **keys: str) -> str:
        here = endpoint or f"http://127.0.0.1:{self.server.server_port}/send/abc"
        return json.dumps({"endpoint": here, "expirationTime": None, "keys": {**self.keys, **keys}})

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


def test_a_browser_is_told_and_nobody_else_can_read_it(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path / "s.db", push=("127.0.0.1",)) as server:
        ann, bob = server.guest("Ann", language="it"), server.guest("Bob")
        key = ann.request("GET", "/api/notices/key").json()["key"]
        assert bob.request("GET", "/api/notices/key").json() == {"key": key}
        assert len(urlsafe_b64decode(key + "=")) == 65
        code = ann.open("sectionx", players=2, pace={"kind": "slow"}, title="By post")
        for number, client in enumerate((ann, bob)):
            client.request("POST", "/api/me/notices", {"way": "push", "address": browser.address()})
            claim = {"kind": "claim", "seat": number}
            client.request("POST", f"/api/tables/{code}/commands", {"do": claim, "request": "claim"})
        begin = {"do": {"kind": "start"}, "request": "start", "expect": 3}
        ann.request("POST", f"/api/tables/{code}/commands", begin)
        until(lambda: browser.heard)
        assert server.app_state.notices.ways.keys() >= {"push", "webhook"}
        headers, said = browser.heard[0]
    title, text = said["title"], said["text"]
    assert said == {"title": title, "text": text, "table": code}
    assert title in ("Tocca a te: By post", "Your turn: By post")
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert Vapid02.verify(headers["authorization"])
    token, _, public = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert public == key
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == f"http://127.0.0.1:{browser.server.server_port}"
    assert claims["sub"] == "https://localhost"


def test_who_is_gone_is_forgotten_and_who_is_busy_is_tried_again(tmp_path: Path, browser: Browser) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            [ann] = await at.guests("Ann")
            push = Push(Keyring(at.hall), "https://table.example", words, ["127.0.0.1"])
            notices = Notices(at.hall, {"push": push})
            await notices.subscribe(ann, "push", browser.address())
            notice = Notice(ann, "K7M2QX", "By post", "sectionx")

            async def sent() -> None:
                sending = asyncio.create_task(notices.send(notice))
                while not sending.done():
                    at.clock.turn(1)
                    await asyncio.sleep(0.001)
                await sending

            browser.answers = [503, 201]
            await sent()
            assert (notices.sent["push"], notices.dropped["push"], len(browser.heard)) == (1, 0, 2)
            browser.answers = [500]
            await sent()
            assert (notices.sent["push"], notices.dropped["push"], len(browser.heard)) == (1, 1, 2 + TRIES)
            assert await notices.subscriptions(ann)
            # It is not tried again for a while: each attempt may occupy a thread until its deadline.
            await sent()
            assert (notices.dropped["push"], len(browser.heard)) == (2, 2 + TRIES)
            at.clock.turn(REST)
            browser.answers = [410]
            await sent()
            assert len(browser.heard) == 3 + TRIES
            assert not await notices.subscriptions(ann)
            await sent()
            assert len(browser.heard) == 3 + TRIES

    run(story)


def test_the_key_of_a_house_is_made_once(tmp_path: Path) -> None:
    async def story() -> str:
        async with house(tmp_path) as at:
            rings = [Keyring(at.hall) for _ in range(3)]
            found = await asyncio.gather(*(asyncio.to_thread(ring.public) for ring in rings))
            assert len(set(found)) == 1
            return found[0]

    assert asyncio.run(story()) == asyncio.run(story())


#: Without https, with a password, numbers of a private network and others, no name, no port.
NOWHERE = (
    "http://push.example/x",
    "https://user:pass@push.example/x",
    "https://10.0.0.1/x",
    "https://127.1/x",
    "https://[::1]/x",
    "https://push.example:99999/x",
    "https:///x",
    "ftp://push.example/x",
    "push.example",
)


def test_it_never_leads_into_a_private_network(tmp_path: Path, browser: Browser) -> None:
    async def story() -> None:
        async with house(tmp_path) as at:
            push = Push(Keyring(at.hall), "https://table.example", words)
            push.check(browser.address("https://push.example/x"))
            for endpoint in NOWHERE:
                with pytest.raises(Declined, match="bad-address"):
                    push.check(browser.address(endpoint))
            notice = Notice(Person("1", "Ann"), "K7M2QX", "", "colditz")
            # A name that leads inside is found out when it is used.
            here = browser.address(f"https://localhost:{browser.server.server_port}/")
            with pytest.raises(OSError, match="private network"):
                await asyncio.to_thread(push.send, here, notice)
            named = Push(Keyring(at.hall), "https://table.example", words, ["push.example"])
            named.check(browser.address("https://push.example/x"))
            with pytest.raises(Declined, match="bad-address"):
                named.check(browser.address("https://other.example/x"))
            for keys in (
                {"auth": "x"},
                {"auth": coded(b"short")},
                {"p256dh": coded(b"4" * 65)},
                {"auth": "%"},
            ):
                with pytest.raises(Declined, match="bad-address"):
                    push.check(browser.address("https://push.example/x", **keys))
            for text in ("", "{}", "https://push.example/x", '{"endpoint": 1}'):
                with pytest.raises(Declined, match="bad-address"):
                    push.check(text)
        assert not browser.heard

    run(story)


def test_a_server_without_https_has_no_word_for_browsers(server: Server) -> None:
    with pytest.raises(Told) as caught:
        server.guest().request("GET", "/api/notices/key")
    assert caught.value.code == "no-such-way"
    with pytest.raises(SettingsError, match="PUSH"):
        Serving(push=("https://push.example",))
