"""`goneaway admin`: the options and arguments of every administrative command.

The commands themselves are in `administration`, which imports packages that only a server needs.
"""

from __future__ import annotations

from typing import Annotated

import typer

from ..problem import Problem
from .hosting import Database, everything_there

admin = typer.Typer(
    help="Administer a server: tables, guests, bans, announcements. The server may keep running.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Codes = Annotated[list[str], typer.Argument(metavar="CODE...")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]
Limit = Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help="Show at most N, newest first.")]
Status = Annotated[
    list[str] | None,
    typer.Option(metavar="STATUS", help="gathering, playing, paused or ended; repeatable."),
]
Age = Annotated[str, typer.Option("--older-than", metavar="AGE", help="Unused for this long: 90d, 12h, 30m.")]
For = Annotated[str, typer.Option("--for", metavar="AGE", help="Expire after this long: 7d, 12h, 30m.")]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="Reason shown to those who are banned.")]


@admin.command()
def tables(
    status: Status = None,
    older_than: Age = "",
    limit: Limit = 100,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables, most recently used first."""
    with everything_there():
        from . import administration
    administration.list_tables(database, status or (), older_than, limit, as_json)


@admin.command()
def table(
    code: Annotated[str, typer.Argument(metavar="CODE")], database: Database = None, as_json: AsJson = False
) -> None:
    """Show one table and its players, without cards or secrets."""
    with everything_there():
        from . import administration
    administration.show_table(database, code, as_json)


@admin.command()
def guests(
    older_than: Age = "", limit: Limit = 100, database: Database = None, as_json: AsJson = False
) -> None:
    """List guests, newest first."""
    with everything_there():
        from . import administration
    administration.list_guests(database, older_than, limit, as_json)


@admin.command()
def guest(
    id: Annotated[str, typer.Argument(metavar="ID", help="Id of a guest; its first 8 characters will do.")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Show one guest and the tables where they sit."""
    with everything_there():
        from . import administration
    administration.show_guest(database, id, as_json)


@admin.command()
def close(codes: Codes, yes: Yes = False, database: Database = None, as_json: AsJson = False) -> None:
    """End running games and tell everybody at the table; delete tables that have not started."""
    with everything_there():
        from . import administration
    administration.close_tables(database, codes, yes, as_json)


@admin.command()
def delete(codes: Codes, yes: Yes = False, database: Database = None, as_json: AsJson = False) -> None:
    """Delete tables with their games, whatever their state. This cannot be undone."""
    with everything_there():
        from . import administration
    administration.delete_tables(database, codes, yes, as_json)


@admin.command()
def prune(
    what: Annotated[str, typer.Argument(metavar="tables|guests")],
    older_than: Age,
    status: Status = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list what would be deleted.")] = False,
    yes: Yes = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Delete old tables that are over or never started, or guests who sit at no table."""
    with everything_there():
        from . import administration
    if what not in ("tables", "guests"):
        raise Problem("Say what to prune: tables or guests.")
    administration.prune(database, what, older_than, status, dry_run, yes, as_json)


@admin.command()
def ban(
    who: Annotated[
        str, typer.Argument(metavar="ID|ADDRESS|NETWORK", help="A guest's id, 192.0.2.7, 192.0.2.0/24.")
    ],
    reason: Reason = "",
    for_: For = "",
    yes: Yes = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Ban a guest, an address or a network; their connections are closed with the reason."""
    with everything_there():
        from . import administration
    administration.ban(database, who, reason, for_, yes, as_json)


@admin.command()
def unban(
    who: Annotated[str, typer.Argument(metavar="BAN|ID|NETWORK")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Lift a ban."""
    with everything_there():
        from . import administration
    administration.unban(database, who, as_json)


@admin.command()
def bans(database: Database = None, as_json: AsJson = False) -> None:
    """List bans."""
    with everything_there():
        from . import administration
    administration.list_bans(database, as_json)


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    for_: For = "",
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Show a message to everybody who is or will be connected, until it is withdrawn."""
    with everything_there():
        from . import administration
    administration.announce(database, text, for_, as_json)


@admin.command()
def announcements(database: Database = None, as_json: AsJson = False) -> None:
    """List announcements."""
    with everything_there():
        from . import administration
    administration.list_announcements(database, as_json)


@admin.command()
def withdraw(
    announcement: Annotated[str, typer.Argument(metavar="[ANNOUNCEMENT]")] = "",
    every: Annotated[bool, typer.Option("--all", help="Withdraw every announcement.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Withdraw an announcement."""
    with everything_there():
        from . import administration
    if bool(announcement) == every:
        raise Problem("Give the id of one announcement, or --all.")
    administration.withdraw(database, announcement, as_json)
