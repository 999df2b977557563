"""What `goneaway serve` does: settings, a socket, a database in order, and then the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import typer

from ...table.store import Store, StoreError
from ...web import serving
from ...web.settings import Serving, SettingsError
from ...wording import Wording
from ..files import system_says
from ..problem import Problem
from . import at_home
from .housekeeping import say


def host_tables(browser: bool = False, **told: Any) -> None:
    """Serve until told to stop; raises `Problem`."""
    place = None
    if browser and not told["database"] and "GONEAWAY_DATABASE" not in os.environ:
        place = at_home.folder()
        if address := at_home.served(place):
            typer.echo(f"Gone Away is served already, at {address}")
            at_home.show(address, at_home.PATIENCE)
            return
        told["database"] = str(_made(place) / "tables.db")
    try:
        wanted = Serving.of(os.environ).told(**told)
        if browser and told["port"] is None and "GONEAWAY_PORT" not in os.environ:
            wanted = wanted.told(port=at_home.free_port(wanted.host))
        if browser and "GONEAWAY_LOG" not in os.environ:
            wanted = wanted.told(log="warning")
    except SettingsError as error:
        raise Problem(str(error)) from None
    try:
        listening = serving.bound(wanted)
    except OSError as error:
        why = system_says(error, Wording())
        raise Problem(f"Nobody can listen at {wanted.host}, port {wanted.port}: {why}", code=1) from None
    with listening:
        try:
            # Once, before anybody is let in: whole, up to date, and not newer than this version.
            store = Store(wanted.database)
            store.open()
            store.close()
        except StoreError as error:
            raise Problem(say(error), code=1) from None
        address = serving.address(wanted, listening)
        typer.echo(f"Gone Away is served at {address} (Ctrl+C stops it).")
        if browser:
            address = _shown(wanted, address)
        if place is not None:
            (place / at_home.ADDRESS).write_text(address, "utf-8")
        serving.run(wanted, listening)


def _made(place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = system_says(error, Wording())
        raise Problem(f"Tables cannot be kept in {place}: {why}", code=1) from None
    return place


def _shown(wanted: Serving, address: str) -> str:
    """Opened in a browser: by the number that friends use as well, if they can get in."""
    if wanted.host in ("0.0.0.0", "::") and not wanted.public and (number := at_home.in_the_network()):
        address = f"http://{number}:{address.rpartition(':')[2]}"
        typer.echo(f"Friends in the same network find it at {address}")
    at_home.show(address)
    return address
