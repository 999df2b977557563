"""Keeping a house: `goneaway backup`, `goneaway restore`, and what is wrong with a database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..problem import Problem

DATABASE = "A file (goneaway.db), or postgresql://..."

#: By code of a `StoreError`: the sentence.
SENTENCES = {
    "in-use": "Another server uses {database}. A file serves one server; several processes need PostgreSQL.",
    "damaged": "{database} is damaged ({error}). Restore the last backup: goneaway restore FILE",
    "newer-schema": (
        "{database} was written by a newer version (step {found}; this one knows {known})."
        " Use that version, or restore a backup of before."
    ),
    "unreachable": "{database} cannot be opened: {error}",
    "exists": "{file} is there already. A backup does not overwrite anything.",
    "no-backup": "{file}: {error}",
    "no-such-file": "There is no file {file}.",
    "not-empty": "{database} is not empty. A backup is brought back into a new database only.",
}


def say(code: str, parameters: dict[str, object]) -> str:
    """What is wrong with a database."""
    return SENTENCES[code].format(**parameters)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not exist yet.")],
    database: Annotated[str, typer.Option(envvar="GONEAWAY_DATABASE", help=DATABASE)] = "goneaway.db",
) -> None:
    """Copy a whole house into one file, while it may be open. Secrets are in it: keep it to yourself."""
    _told(*_moved(file, database, back=False), f"kept in {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Annotated[str, typer.Option(envvar="GONEAWAY_DATABASE", help=DATABASE)] = "goneaway.db",
) -> None:
    """Bring a backup back into a new database: a file or PostgreSQL, whatever it came from."""
    _told(*_moved(file, database, back=True), f"brought back into {database}")


def _moved(file: Path, database: str, *, back: bool) -> tuple[int, int]:
    """How many tables and entries were carried; raises `Problem`."""
    try:
        from ...table.keeping import backup, restore
        from ...table.store import Store, StoreError
    except ModuleNotFoundError as missing:
        raise Problem(
            f"The server needs the package {missing.name}. Install it with: pip install 'goneaway[serve]'"
        ) from None
    try:
        if not back and "://" not in database and not Path(database).is_file():
            raise StoreError("no-such-file", file=database)
        store = Store(database)
        try:
            counts = restore(file, store) if back else backup(store, file)
        finally:
            store.close()
    except StoreError as error:
        raise Problem(say(error.code, error.parameters), code=1) from None
    return counts["tables"], counts["entries"]


def _told(tables: int, entries: int, where: str) -> None:
    typer.echo(f"{tables} tables with {entries} entries {where}.")
