"""Hosting: `goneaway serve`, `backup` and `restore` as they are asked for.

`server` and `housekeeping` do it, with all that only a server needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ..problem import Problem

Database = Annotated[
    str, typer.Option(envvar="GONEAWAY_DATABASE", help="A file (goneaway.db), or postgresql://...")
]


def serve(
    host: Annotated[
        str | None, typer.Option(help="Where to listen; without it only this machine gets in.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 8000 if left out, 0 for any.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A file (goneaway.db), or postgresql://... for several processes.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; more than one needs PostgreSQL.")] = None,
    public: Annotated[
        str | None, typer.Option(metavar="URL", help="What people type: https://table.example")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may talk to it; repeatable.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy whose word is taken; repeatable.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser", help="Play here: your own tables, a free port, a browser opened.")
    ] = False,
) -> None:
    """Host tables: friends join by a link. The environment has further settings (docs/hosting.md)."""
    with _everything_there():
        from .server import host_tables
    host_tables(
        browser,
        host=host,
        port=port,
        database=database,
        workers=workers,
        public=public,
        origins=tuple(origin) if origin else None,
        proxies=tuple(proxy) if proxy else None,
    )


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not exist yet.")],
    database: Database = "goneaway.db",
) -> None:
    """Copy a whole house into one file, while it may be open. Secrets are in it: keep it to yourself."""
    with _everything_there():
        from .housekeeping import carry
    carry(file, database, back=False)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = "goneaway.db"
) -> None:
    """Bring a backup back into a new database: a file or PostgreSQL, whatever it came from."""
    with _everything_there():
        from .housekeeping import carry
    carry(file, database, back=True)


@contextmanager
def _everything_there() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Problem(
            f"The server needs the package {missing.name}. Install it with: pip install 'goneaway[serve]'"
        ) from None
