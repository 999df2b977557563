"""Carries out `goneaway serve`: checks settings and database, opens the socket, and runs the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import typer

from ...table.store import StoreError
from ...web.application import store_for
from ...web.process import serving
from ...web.process.settings import Serving, SettingsError, settings, without_password
from ...wording import Wording
from ..files import system_says
from ..problem import Problem
from . import at_home
from .housekeeping import say


def host_tables(browser: bool = False, list_settings: bool = False, **told: Any) -> None:
    """Serve until told to stop; raises `Problem`."""
    place = None
    if list_settings:
        _list_settings(told)
        return
    if browser and not told["database"] and "GONEAWAY_DATABASE" not in os.environ:
        place = at_home.folder()
        if address := at_home.served(place):
            typer.echo(f"Gone Away is served already, at {address}")
            at_home.show(address, at_home.PATIENCE)
            return
        told["database"] = str(made_private(place) / "tables.db")
    try:
        wanted = Serving.of(os.environ).told(**told)
        if browser and told["port"] is None and "GONEAWAY_PORT" not in os.environ:
            wanted = wanted.told(port=at_home.free_port(wanted.host))
        if browser and "GONEAWAY_LOG" not in os.environ:
            wanted = wanted.told(log="warning")
        # Read now, to report a missing file before anything is opened.
        _ = wanted.database_password, wanted.metrics_secret
    except SettingsError as error:
        raise Problem(str(error)) from None
    try:
        listening = serving.bound(wanted)
    except OSError as error:
        why = system_says(error, Wording())
        raise Problem(f"Nobody can listen at {wanted.host}, port {wanted.port}: {why}", code=1) from None
    with listening:
        try:
            # Before any client is accepted: check that the database is intact, migrated, and not newer than
            # this version.
            store = store_for(wanted)
            store.open()
            store.close()
        except StoreError as error:
            raise Problem(say(error), code=1) from None
        except SettingsError as error:
            raise Problem(str(error)) from None
        address = serving.address(wanted, listening)
        typer.echo(f"Gone Away is served at {address} (Ctrl+C stops it).")
        if browser:
            address = _shown(wanted, address)
        if place is not None:
            (place / at_home.ADDRESS).write_text(address, "utf-8")
        serving.run(wanted, listening)


def _list_settings(told: dict[str, Any]) -> None:
    """Print every setting with its current value, secrets hidden; raises `Problem`."""
    try:
        wanted = Serving.of(os.environ).told(**told)
    except SettingsError as error:
        raise Problem(str(error)) from None
    for name, kind, value, rule in settings(wanted):
        shown = "***" if rule.secret and value else without_password(value)
        help, values = rule.help.replace("`", ""), rule.sentence(kind)
        typer.echo(f"{name}={shown}\n    {help[:1].upper()}{help[1:]}. Values: {values}.")


def made_private(place: Path) -> Path:
    """Make the folder of this user's own tables accessible to this user only, even if an older version
    created it."""
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.chmod(0o700)
        for file in place.glob("tables.db*"):
            file.chmod(0o600)
    except OSError as error:
        why = system_says(error, Wording())
        raise Problem(f"Tables cannot be kept in {place}: {why}", code=1) from None
    return place


def _shown(wanted: Serving, address: str) -> str:
    """Open a browser; use the address that friends use as well, if they can connect."""
    if wanted.host in ("0.0.0.0", "::") and not wanted.public and (number := at_home.in_the_network()):
        address = f"http://{number}:{address.rpartition(':')[2]}"
        typer.echo(f"Friends in the same network find it at {address}")
    at_home.show(address)
    return address
