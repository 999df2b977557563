"""What `goneaway serve` does: settings, a socket, a database in order, and then the server."""

from __future__ import annotations

import os
from typing import Any

import typer

from ...table.store import Store, StoreError
from ...web import serving
from ...web.settings import Serving, SettingsError
from ...wording import Wording
from ..files import system_says
from ..problem import Problem


def host_tables(**told: Any) -> None:
    """Serve until told to stop; raises `Problem`."""
    try:
        wanted = Serving.of(os.environ).told(**told)
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
            raise Problem(f"The database cannot be used: {error}", code=1) from None
        typer.echo(f"Gone Away is served at {serving.address(wanted, listening)} (Ctrl+C stops it).")
        serving.run(wanted, listening)
