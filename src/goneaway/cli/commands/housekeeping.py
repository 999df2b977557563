"""Carries out `goneaway backup` and `goneaway restore`, and words database errors."""

from __future__ import annotations

import os
from pathlib import Path

import typer

from ...table.backup import backup, restore
from ...table.store import Store, StoreError
from ...web.application import store_for
from ...web.process.settings import PREFIX, Serving, SettingsError, check_names
from ..problem import Problem

#: Code of a `StoreError` to the message printed for it.
SENTENCES = {
    "in-use": (
        "Another server uses {database}. Stop it first; several processes on one database need PostgreSQL."
    ),
    "readable": (
        "{file} can be read or written by other users (mode {mode}), and it holds secrets. Run: chmod 600"
        " {database}*; or set GONEAWAY_DATABASE_ACCESS=any if that is intended."
    ),
    "two-names": (
        "{database} has {names} names (hard links), so two servers could open it under different names."
        " Remove the others, or copy the file."
    ),
    "unknown-kind": ("{kind}:// is not supported. Use a file (goneaway.db) or postgresql://USER@HOST/NAME."),
    "bad-address": "The address of the database is invalid. Use {kind}://USER@HOST:PORT/NAME.",
    "damaged": "{database} is damaged ({error}). Restore the last backup: goneaway restore FILE",
    "newer-schema": (
        "{database} was written by a newer version (step {found}; this one knows {known})."
        " Use that version, or restore an earlier backup."
    ),
    "older-schema": (
        "{database} was written by an older version (step {found}; this one needs {known})."
        "  Start this version of the server once to migrate it."
    ),
    "unreachable": "{database} cannot be opened: {error}",
    "exists": "{file} already exists. A backup does not overwrite anything.",
    "no-backup": "{file}: {error}",
    "no-such-file": "There is no file {file}.",
    "not-empty": "{database} is not empty. A backup can be restored into an empty database only.",
}


def say(error: StoreError) -> str:
    """The message for a database error."""
    return SENTENCES[error.code].format(**error.parameters)


def store_of(database: str | None) -> Store:
    """Open the database named on the command line or in the environment; raises `Problem` or `StoreError`."""
    named = {name: value for name, value in os.environ.items() if name.startswith(f"{PREFIX}DATABASE")}
    if database is not None:
        named[f"{PREFIX}DATABASE"] = database
        if not database.startswith("postgres"):
            named.pop(f"{PREFIX}DATABASE_PASSWORD_FILE", None)
    try:
        check_names(os.environ)
        return store_for(Serving.of(named))
    except SettingsError as error:
        raise Problem(str(error)) from None


def carry(file: Path, database: str | None, *, back: bool) -> None:
    """Make a backup, or with `back` restore one; raises `Problem`."""
    try:
        store = store_of(database)
        if not back and store.path is not None and not store.path.is_file():
            raise StoreError("no-such-file", file=store.name)
        try:
            counts = restore(file, store) if back else backup(store, file)
        finally:
            store.close()
    except StoreError as error:
        raise Problem(say(error), code=1) from None
    where = f"restored into {store.name}" if back else f"saved to {file}"
    typer.echo(f"{counts['tables']} tables with {counts['entries']} entries {where}.")
