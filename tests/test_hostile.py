"""A short `make hostile`: honest tables next to hostile clients, and what strangers make a server use."""

from __future__ import annotations

import asyncio
import importlib
import json
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from .web.servers import LIMIT, Process

BENCH = Path(__file__).parents[1] / "bench"
#: More than the tables of this test need, and far less than a missing limit would allow.
MEMORY, DESCRIPTORS, THREADS, DATABASE, LOG = 1000, 900, 64, 100e6, 5e6


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("hostile")


@pytest.mark.parametrize("addresses", [1, 5])
def test_honest_tables_beside_hostile_clients(hostile: Any, tmp_path: Path, addresses: int) -> None:
    attacks = importlib.import_module("hostility.attacks").ATTACKS
    server = hostile.Server(tmp_path, sys.executable)
    try:
        result = asyncio.run(hostile.Run(server, 2, addresses).run(20.0))
    finally:
        server.close()
    assert not result.failures
    assert not result.failed, result.failed[:3]
    assert result.moves
    assert result.newcomers
    assert result.came.keys() == attacks.keys()
    for name, most in (
        ("memory", MEMORY),
        ("descriptors", DESCRIPTORS),
        ("threads", THREADS),
        ("database", DATABASE),
        ("log", LOG),
    ):
        assert result.peak(name) < most, name


def test_what_a_client_did_is_not_logged_as_an_error(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db", GONEAWAY_SOCKETS_PER_ADDRESS="1") as server:
        with connect(server.play, proxy=None) as line:
            with pytest.raises(InvalidStatus, match="429"), connect(server.play, proxy=None):
                pass
            # A text message that is not UTF-8, masked with zeros.
            line.socket.sendall(b"\x81\x82\0\0\0\0\xff\xff")
            with pytest.raises(ConnectionClosed):
                line.recv(LIMIT)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert not [line for line in lines if line["level"] == "error"]


def test_hostile_clients_stay_on_this_machine(hostile: Any) -> None:
    attacks = importlib.import_module("hostility.attacks")
    for addresses in (1, 50):
        clients = attacks.Attackers(1, addresses, [])
        found = {next(clients._addresses) for _ in range(100)}
        assert len(found) == addresses
        assert all(socket.inet_aton(one)[0] == 127 for one in found)
        # None of these addresses belongs to an honest household or a new guest.
        assert all(int(one.rpartition(".")[2]) < 100 for one in found)
