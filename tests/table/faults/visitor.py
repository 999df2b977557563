"""A client that sends requests to a server, without a seat at the trial's tables."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ...web.servers import LIMIT
from .nursery import Child


class Visitor:
    """Requests to one server; use it as an async context."""

    def __init__(self, child: Child, timeout: float = LIMIT) -> None:
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{child.port}", trust_env=False, timeout=timeout
        )

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return await self._http.request(method, path, json=body, headers=headers)

    async def say(self, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        """Send a POST that must succeed."""
        answer = await self.ask("POST", path, body, token)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def guest(self, name: str) -> str:
        """The token of a new guest."""
        return str((await self.say("/api/people", {"name": name}))["token"])

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()


async def sit_at(child: Child, code: str, token: str) -> ClientConnection:
    """A socket at a table that has received its welcome."""
    line = await connect(
        f"ws://127.0.0.1:{child.port}/api/play",
        compression=None,
        proxy=None,
        ping_interval=None,
        open_timeout=LIMIT,
        close_timeout=0.1,
    )
    hello = {"token": token, "table": code, "since": None, "language": "en"}
    await line.send(json.dumps({"hello": hello}))
    while "welcome" not in json.loads(await line.recv()):
        pass
    return line
