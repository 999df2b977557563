"""The command-line interface of `goneaway serve`, `backup` and `restore`.

`server` and `housekeeping` carry them out, with the packages that only a server needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ...web.process.settings import about
from ..problem import Problem

Database = Annotated[str | None, typer.Option(metavar="DATABASE", help=about("database"), show_default=False)]


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=about("host"))] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help=about("port"))] = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help=about("workers"))] = None,
    public: Annotated[str | None, typer.Option(metavar="URL", help=about("public"))] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may use this server; repeatable"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Address or network of a trusted proxy; repeatable"),
    ] = None,
    browser: Annotated[
        bool,
        typer.Option("--browser", help="Play on this machine: private tables, a free port, opens a browser"),
    ] = False,
    list_settings: Annotated[
        bool, typer.Option("--settings", help="List every setting with its value and exit")
    ] = False,
) -> None:
    """Host tables that friends join by a link. Each option can also be set in the environment; `--settings`
    lists all."""
    with everything_there():
        from .server import host_tables
    host_tables(
        browser,
        list_settings,
        host=host,
        port=port,
        database=database,
        workers=workers,
        public=public,
        origins=tuple(origin) if origin else None,
        proxies=tuple(proxy) if proxy else None,
    )


def backup(
    file: Annotated[Path, typer.Argument(help="File to create; must not exist yet.")],
    database: Database = None,
) -> None:
    """Back up the database to one file; the server may keep running. The file holds secrets: keep it safe."""
    with everything_there():
        from .housekeeping import carry
    carry(file, database, back=False)


def restore(file: Annotated[Path, typer.Argument(help="Backup file.")], database: Database = None) -> None:
    """Restore a backup into an empty database that no server uses: a SQLite file or PostgreSQL."""
    with everything_there():
        from .housekeeping import carry
    carry(file, database, back=True)


@contextmanager
def everything_there() -> Iterator[None]:
    """Raise `Problem` if a package that only a server needs is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Problem(
            f"The server needs the package {missing.name}. Install it with: pip install 'goneaway[serve]'"
        ) from None
