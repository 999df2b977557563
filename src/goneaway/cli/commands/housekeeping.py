"""What `goneaway backup` and `goneaway restore` do, and what is wrong with a database in a sentence."""

from __future__ import annotations

from pathlib import Path

import typer

from ...table.keeping import backup, restore
from ...table.store import Store, StoreError
from ..problem import Problem

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


def say(error: StoreError) -> str:
    """What is wrong with a database."""
    return SENTENCES[error.code].format(**error.parameters)


def carry(file: Path, database: str, *, back: bool) -> None:
    """Make a backup, or bring one back; raises `Problem`."""
    try:
        if not back and "://" not in database and not Path(database).is_file():
            raise StoreError("no-such-file", file=database)
        store = Store(database)
        try:
            counts = restore(file, store) if back else backup(store, file)
        finally:
            store.close()
    except StoreError as error:
        raise Problem(say(error), code=1) from None
    where = f"brought back into {database}" if back else f"kept in {file}"
    typer.echo(f"{counts['tables']} tables with {counts['entries']} entries {where}.")
