"""A remote server: the player's identity there, and its tables."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

from ..kernel import Record, load_record
from .errors import Gone, raised
from .position import RemotePosition
from .wire import Wire

Json = dict[str, Any]


class Client:
    """One person at one server."""

    def __init__(self, url: str, token: str = "", *, language: str = "en", patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        self.patience = patience
        self._http = httpx.Client(base_url=self.url, timeout=max(30.0, patience), trust_env=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Requests

    def request(
        self, method: str, path: str, body: object = None, *, content: str | None = None, kind: str = ""
    ) -> httpx.Response:
        """Send a request, again while the server is unavailable or limits the rate; raise its refusal."""
        headers = {"accept-language": self.language}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        sent = None if content is None else content.encode()
        if body is not None:
            kind, sent = "application/json", json.dumps(body).encode()
        if sent is not None:
            headers["content-type"] = kind
        until = time.monotonic() + self.patience
        while True:
            pause = 0.2
            try:
                answer = self._http.request(method, path, headers=headers, content=sent)
                if answer.is_success:
                    return answer
                said = answer.json()
                if answer.status_code not in (429, 503) or "retry-after" not in answer.headers:
                    raise raised(said)
                pause = float(answer.headers["retry-after"])
                problem: Exception = raised(said)
            except httpx.ConnectError as error:
                problem = Gone(f"no answer from {self.url}: {error}")
            if time.monotonic() + pause > until:
                raise problem
            time.sleep(pause)

    # Identity

    def guest(self, name: str) -> Self:
        """Become a new guest of this name. This object keeps the token; `link` signs in another device."""
        said = self.request("POST", "/api/people", {"name": name, "language": self.language}).json()
        self.token = said["token"]
        return self

    def link(self) -> str:
        """Return a link that signs in another device as the same person; it works once, for a short time."""
        return str(self.request("POST", "/api/me/links").json()["link"])

    def returned(self, link: str) -> Self:
        """Sign in as the person who made a link."""
        token = urlsplit(link).fragment.rpartition("=")[2] or link
        self.token = self.request("POST", "/api/links", {"token": token}).json()["token"]
        return self

    def me(self) -> Json:
        return dict(self.request("GET", "/api/me").json())

    def forget(self) -> None:
        """Revoke the token."""
        self.request("DELETE", "/api/me/token")
        self.token = ""

    # Tables

    def open(self, game: str, *, players: int, rules: Mapping[str, Any] | None = None, **more: Any) -> str:
        """Open a new table and return its code."""
        settings = {"game": game, "players": players, "rules": dict(rules or {}), **more}
        if "bots" in settings:
            settings["bots"] = {str(seat): level for seat, level in settings["bots"].items()}
        return str(self.request("POST", "/api/tables", settings).json()["code"])

    def table(self, code: str) -> Json:
        return dict(self.request("GET", f"/api/tables/{code}").json())

    def tables(self) -> list[Json]:
        """List tables with free seats, and tables that may be watched."""
        return list(self.request("GET", "/api/tables").json()["tables"])

    def mine(self) -> list[Json]:
        return list(self.request("GET", "/api/me/tables").json()["tables"])

    def watch(self, code: str, seat: int | None = None) -> RemotePosition:
        """Watch a table through your own seat, or as a spectator."""
        hello: Json = {"token": self.token or None, "table": code, "language": self.language}
        if seat is not None:
            hello["seat"] = seat
        url = f"ws{self.url.removeprefix('http')}/api/play"
        return RemotePosition(Wire(url, hello, lambda kind, said: None, self.patience), code)

    def join(self, code: str, seat: int | str = "any", contribution: str = "") -> RemotePosition:
        """Take a seat at a table and return its position as that seat sees it."""
        position = self.watch(code)
        position.claim(seat, contribution)
        return position

    # Records

    def record(self, code: str) -> Record:
        """Return the record of a finished game, which anybody can verify."""
        return load_record(self.request("GET", f"/api/tables/{code}/record").text)

    def account(self, code: str) -> Json:
        """Return everything your seat may know of a running game, with the commitment."""
        return dict(self.request("GET", f"/api/tables/{code}/account").json())

    def load(self, record: Record | str) -> str:
        """Turn a record into a table, to replay or to continue it; return the table's code."""
        text = record if isinstance(record, str) else record.to_jsonl()
        said = self.request("POST", "/api/records", content=text, kind="application/x-ndjson").json()
        return str(said["code"])

    def moment(self, code: str, ply: int, eyes: int | None = None) -> Json:
        """Return a finished game as any seat saw it after `ply` actions."""
        question = {"kind": "replay", "ply": ply, "eyes": eyes}
        said = self.request("POST", f"/api/tables/{code}/questions", {"ask": question}).json()
        return dict(said["answer"])
