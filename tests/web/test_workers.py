"""`goneaway serve --workers 2` on one PostgreSQL: whoever one is connected to, it is the same house."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

from goneaway.client import Client, RemotePosition

from ..postgres import Server
from .servers import Process, until


def test_two_processes_serve_one_house_and_stop_together(tmp_path: Path, postgres: Server) -> None:
    address = postgres.address(postgres.database())
    with Process(tmp_path / "two", GONEAWAY_DATABASE=address, GONEAWAY_WORKERS="2") as server:

        def logged(event: str) -> int:
            lines = [json.loads(line) for line in server.log.read_text().splitlines()]
            assert not [line for line in lines if line["level"] == "error"]
            return sum(line["event"] == event for line in lines)

        until(lambda: logged("opened") == 2)
        client = Client(server.url).guest("Pat")
        code = client.open("sectionx", players=2, bots={1: "random"})
        # All sockets end up in the worker that serves this table (see test_handover.py).
        watching = [Client(server.url).watch(code) for _ in range(6)]
        with client.join(code, 0) as position:
            position.start()
            for _ in range(3):
                assert position.decide(lambda legal: legal[0])
            # Nobody else decides: sooner or later all have seen the same.
            until(lambda: len({seen(one) for one in watching}) == 1)
            until(lambda: watching[0].ask({"kind": "state"})["number"] >= position.number)
        for one in watching:
            one.close()
        assert server.stop(signal.SIGTERM) == 0
        assert logged("closed") == 2


def test_workers_stop_when_their_supervisor_is_killed(tmp_path: Path, postgres: Server) -> None:
    """Nothing is left that keeps the port: the next server starts there at once."""
    address = postgres.address(postgres.database())
    with Process(tmp_path / "two", GONEAWAY_DATABASE=address, GONEAWAY_WORKERS="2") as server:

        def logged(event: str) -> list[dict[str, Any]]:
            lines = [json.loads(line) for line in server.log.read_text().splitlines()]
            return [line for line in lines if line["event"] == event]

        until(lambda: len(logged("opened")) == 2)
        workers = {line["pid"] for line in logged("opened")}
        server.stop(signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
        assert len(logged("closed")) == 2
        server.start()
        until(lambda: len(logged("opened")) == 4)
        assert Client(server.url).guest("Pat").token


def seen(one: RemotePosition) -> str:
    """How everything stands for somebody now."""
    state = one.ask({"kind": "state"})
    return json.dumps([state["number"], state["parts"]], sort_keys=True)
