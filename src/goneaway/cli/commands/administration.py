"""The commands of `goneaway admin`. Exit status: 0 done, 1 not found or a database error, 2 wrong usage."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer

from ...table.admin import IDLE, SHORTEST_ID, STATUSES, Admin, AdminError
from ...table.moderation import NETWORK, PERSON
from ...table.store import StoreError
from ..files import shown
from ..problem import Problem
from .housekeeping import say, store_of
from .printing import print_json

Json = dict[str, Any]

#: Code of an `AdminError` to the message printed for it.
SENTENCES = {
    "no-such-table": "There is no table {table}. List them with: goneaway admin tables",
    "no-such-guest": (
        f"There is no guest {{guest}}. Give at least {SHORTEST_ID} characters of an id;"
        " list them with: goneaway admin guests"
    ),
    "two-such-guests": "Several ids begin with {guest}. Give more characters.",
    "no-such-ban": "Nothing is banned as {ban}. List bans with: goneaway admin bans",
    "no-such-announcement": (
        "There is no announcement {announcement}. List them with: goneaway admin announcements"
    ),
    "ended": "The game at table {table} is over. Delete the table with: goneaway admin delete {table}",
    "busy": "Table {table} is too busy just now. Try again.",
    "bad-network": "{network} is not a network. Write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64.",
    "bad-reason": "A reason has at most {most} printable characters.",
    "bad-announcement": "An announcement has 1 to {most} printable characters.",
}
#: Unit to seconds.
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
#: Longer texts are truncated in lists.
WIDEST = 40


@contextmanager
def administering(database: str | None) -> Iterator[Admin]:
    """Open the database for the block; raises `Problem`."""
    try:
        store = store_of(database)
        try:
            yield Admin(store)
        finally:
            store.close()
    except AdminError as error:
        told = {name: shown(value) for name, value in error.parameters.items()}
        raise Problem(SENTENCES[error.code].format(**told), code=1) from None
    except StoreError as error:
        raise Problem(say(error), code=1) from None


def seconds_of(age: str, option: str) -> float | None:
    """Convert `90d`, `12h`, `30m` or `45s` to seconds; None for an empty text. Raises `Problem`."""
    if not age:
        return None
    found = re.fullmatch(r"([1-9]\d{0,5})([smhd])", age, re.ASCII)
    if found is None:
        raise Problem(
            f"{option} cannot be '{shown(age)}'. It can be: a number and s, m, h or d, for example 90d."
        )
    return float(found[1]) * UNITS[found[2]]


def _before(older_than: str) -> float | None:
    seconds = seconds_of(older_than, "--older-than")
    return None if seconds is None else time.time() - seconds


def _statuses(given: Iterable[str]) -> tuple[str, ...]:
    for one in given:
        if one not in STATUSES:
            raise Problem(f"--status cannot be '{shown(one)}'. It can be: {', '.join(STATUSES)}.")
    return tuple(given)


def _confirm(question: str, yes: bool) -> None:
    """Ask for confirmation on a terminal; otherwise `--yes` is required. Raises `Problem`."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Problem("Nothing was done: confirm with --yes.")
    if not typer.confirm(question):
        raise Problem("Nothing was done.", code=1)


# Printing


def moment(at: float | None) -> str:
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) + "Z"


def _print(rows: Sequence[Json], columns: Sequence[str], nothing: str) -> None:
    """Print rows in columns. Strangers typed the names and titles, so unprintable characters are left out."""
    if not rows:
        typer.echo(nothing)
        return
    cells = [list(columns)] + [[_cell(column, row[column]) for column in columns] for row in rows]
    widths = [max(len(line[index]) for line in cells) for index in range(len(columns))]
    for line in cells:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _cell(column: str, value: Any) -> str:
    if column in ("created", "touched", "until", "due"):
        return moment(value) or "-"
    text = shown("-" if value in (None, "") else value)
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 3]}..."


# Listing


TABLE_COLUMNS = ("code", "status", "game", "edition", "people", "entries", "touched", "host_name", "title")
GUEST_COLUMNS = ("id", "name", "language", "created", "devices", "tables", "hosts")


def list_tables(
    database: str | None, status: Iterable[str], older_than: str, limit: int, as_json: bool
) -> None:
    statuses, before = _statuses(tuple(status)), _before(older_than)
    with administering(database) as admin:
        found = admin.tables(statuses, before, limit)
    if as_json:
        print_json({"tables": found})
    else:
        _print(found, TABLE_COLUMNS, "No tables found.")


def show_table(database: str | None, code: str, as_json: bool) -> None:
    with administering(database) as admin:
        found = admin.table(code)
    if as_json:
        print_json(found)
        return
    for name in (
        "code",
        "status",
        "game",
        "edition",
        "title",
        "pace",
        "entries",
        "created",
        "touched",
        "due",
    ):
        typer.echo(f"{name:9} {_cell(name, found[name])}")
    typer.echo(f"{'host':9} {shown(found['host_name'] or '-')} ({found['host']})")
    _print(found["seats"], ("seat", "title", "name", "id"), "No players.")


def list_guests(database: str | None, older_than: str, limit: int, as_json: bool) -> None:
    before = _before(older_than)
    with administering(database) as admin:
        found = admin.guests(before, limit)
    if as_json:
        print_json({"guests": found})
    else:
        _print(found, GUEST_COLUMNS, "No guests found.")


def show_guest(database: str | None, id: str, as_json: bool) -> None:
    with administering(database) as admin:
        found = admin.guest(id)
    if as_json:
        print_json(found)
        return
    for name in (*GUEST_COLUMNS, "ban"):
        typer.echo(f"{name:9} {_cell(name, found[name])}")
    _print(found["seats"], ("code", "seat", "status", "game", "title"), "Sits at no table.")


# Tables and guests


def close_tables(database: str | None, codes: Sequence[str], yes: bool, as_json: bool) -> None:
    with administering(database) as admin:
        # Check that all of them exist before closing the first.
        names = [admin.table(code)["code"] for code in codes]
        _confirm(f"Close {_counted(names, 'table')}?", yes)
        closed = [admin.close(code) for code in names]
    _done({"closed": closed}, f"Closed: {', '.join(closed)}.", as_json)


def delete_tables(database: str | None, codes: Sequence[str], yes: bool, as_json: bool) -> None:
    with administering(database) as admin:
        names = [admin.table(code)["code"] for code in codes]
        _confirm(f"Delete {_counted(names, 'table')} for good?", yes)
        admin.delete(names)
    _done({"deleted": names}, f"Deleted: {', '.join(names)}.", as_json)


def prune(
    database: str | None,
    what: str,
    older_than: str,
    status: Iterable[str] | None,
    dry: bool,
    yes: bool,
    as_json: bool,
) -> None:
    before = _before(older_than)
    if before is None:
        raise Problem("--older-than is needed, for example 90d.")
    if what == "guests" and status:
        raise Problem("--status is for tables.")
    statuses = _statuses(tuple(status)) if status else IDLE
    with administering(database) as admin:

        def pruned(*, dry: bool) -> list[Json]:
            return (
                admin.prune_guests(before, dry=dry)
                if what == "guests"
                else admin.prune_tables(before, statuses, dry=dry)
            )

        found = pruned(dry=True)
        if found and not dry:
            _confirm(f"Delete {_counted(found, what[:-1])} for good?", yes)
            found = pruned(dry=False)
    if as_json:
        print_json({"dry_run": dry, what: found})
        return
    if dry:
        _print(found, TABLE_COLUMNS if what == "tables" else GUEST_COLUMNS, "Nothing would be deleted.")
    if not dry or found:
        typer.echo(f"{'Would delete' if dry else 'Deleted'} {_counted(found, what[:-1])}.")


def _counted(some: Sequence[Any], noun: str) -> str:
    return f"{len(some)} {noun}{'' if len(some) == 1 else 's'}"


# Bans and announcements


def ban(database: str | None, who: str, reason: str, age: str, yes: bool, as_json: bool) -> None:
    seconds = seconds_of(age, "--for")
    # Addresses contain dots or colons; the ids of guests do not.
    kind = NETWORK if re.search(r"[.:/]", who) else PERSON
    with administering(database) as admin:
        name = admin.guest(who)["name"] if kind == PERSON else who
        _confirm(f"Ban {shown(name)}?", yes)
        made = admin.ban(kind, who, reason, seconds)
    _done(vars(made), f"Banned {made.kind} {made.subject} (ban {made.id}).", as_json)


def unban(database: str | None, who: str, as_json: bool) -> None:
    with administering(database) as admin:
        lifted = admin.unban(who)
    _done(vars(lifted), f"{lifted.subject} is no longer banned.", as_json)


def list_bans(database: str | None, as_json: bool) -> None:
    with administering(database) as admin:
        found = [vars(one) for one in admin.bans()]
    if as_json:
        print_json({"bans": found})
    else:
        _print(found, ("id", "kind", "subject", "created", "until", "reason"), "Nobody is banned.")


def announce(database: str | None, text: str, age: str, as_json: bool) -> None:
    seconds = seconds_of(age, "--for")
    with administering(database) as admin:
        made = admin.announce(text, seconds)
    _done(vars(made), f"Announced. Withdraw it with: goneaway admin withdraw {made.id}", as_json)


def list_announcements(database: str | None, as_json: bool) -> None:
    with administering(database) as admin:
        found = [vars(one) for one in admin.announcements()]
    if as_json:
        print_json({"announcements": found})
    else:
        _print(found, ("id", "created", "until", "text"), "Nothing is announced.")


def withdraw(database: str | None, id: str, as_json: bool) -> None:
    with administering(database) as admin:
        count = admin.withdraw(id)
    _done({"withdrawn": count}, f"Withdrew {count} announcement{'' if count == 1 else 's'}.", as_json)


def _done(data: Json, sentence: str, as_json: bool) -> None:
    if as_json:
        print_json(data)
    else:
        typer.echo(sentence)
