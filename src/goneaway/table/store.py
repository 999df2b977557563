"""The store for journals: SQLite in one file by default, PostgreSQL where several processes serve.

Any thread may read; only the writer writes.
"""

from __future__ import annotations

import fcntl
import logging
import os
import sqlite3
import stat
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from itertools import islice
from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from . import schema
from .moves import CHANNEL, driver_of, write_in_file, write_on_server

log = logging.getLogger(__name__)

#: On PostgreSQL: every running server shares this advisory lock; `restore` takes it exclusively.
SERVED = 7_216_522
_NOTIFY = text("SELECT pg_notify(:channel, :told)")


class StoreError(Exception):
    """A database that cannot be used: its name, and what would help."""

    def __init__(self, code: str, **parameters: object) -> None:
        details = ", ".join(f"{name}: {value}" for name, value in parameters.items())
        super().__init__(f"{code} ({details})" if details else code)
        self.code = code
        self.parameters = parameters


class Conflict(Exception):
    """Another process has already written this number of this table."""


class NotWritten(Exception):
    """The database failed to write: it is full or unavailable. The changes must be discarded."""


@dataclass
class Job:
    """Changes written together or not at all. Jobs of one table are written in order."""

    table: str
    statements: Sequence[tuple[Executable, Sequence[Mapping[str, Any]] | Mapping[str, Any] | None]]
    #: The last number of the table's journal afterwards, for the other processes; 0 if they need not know.
    number: int = 0
    #: A further notification for the other processes, or "".
    told: str = ""
    #: Whether it consists only of new entries and the row of their table: see `moves`.
    move: bool = False

    @property
    def notice(self) -> str:
        """The notification for the other processes when it is written."""
        return self.told or (f"{self.table} {self.number}" if self.number else "")


@dataclass(frozen=True)
class Row:
    """What is known of a table without reading its journal."""

    id: str
    code: str
    game: str
    edition: str
    title: str
    host: str
    status: str
    listed: bool
    watched: bool
    free: int
    created: float
    touched: float
    secret: bytes = field(repr=False, default=b"")


_ROW = [column for column in schema.tables.c if column.name != "due"]


def url_of(database: str, password: str = "") -> URL:
    """The SQLAlchemy URL of a database; a path is a SQLite file. Raises `StoreError`."""
    scheme, separator, rest = database.partition("://")
    if not separator or scheme == "sqlite":
        # A symbolic link and its target are the same database and share one lock.
        try:
            path = Path(rest.removeprefix("/") if separator else database).expanduser().resolve()
        except (OSError, RuntimeError, ValueError) as error:  # circular links, no home directory, a null byte
            raise StoreError("unreachable", database=database[:200], error=str(error)[:200]) from None
        return URL.create("sqlite", database=str(path))
    if scheme not in ("postgresql", "postgres"):
        raise StoreError("unknown-kind", kind=scheme[:30])
    try:
        url = make_url(f"postgresql+psycopg://{rest}")
    except (SQLAlchemyError, ValueError):
        raise StoreError("bad-address", kind=scheme) from None
    return url.set(password=password) if password else url


class Store:
    """One database."""

    def __init__(self, database: str, password: str = "", *, private: bool = True) -> None:
        """`password` is for PostgreSQL; `private` refuses a file that other users can read or write."""
        self.url = url_of(database, password)
        self._private = private
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._engine()
        self._writer: Connection | None = None
        #: Process id of the writer's backend on PostgreSQL; the sender of its notifications.
        self.writes_as = 0
        #: The lock on a SQLite file, as a file descriptor.
        self._lock: int | None = None
        #: Connections that other threads may be using must not be closed.
        self._writing = threading.Lock()

    @property
    def path(self) -> Path | None:
        """The file, where it is one."""
        return Path(self.url.database or "") if self.sqlite else None

    def _engine(self) -> Engine:
        if not self.sqlite:
            # Detect a dead connection before it is used.
            return create_engine(self.url, pool_size=4, max_overflow=4, pool_pre_ping=True)
        engine = create_engine(
            self.url, poolclass=NullPool, connect_args={"timeout": 30, "check_same_thread": False}
        )
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
        return engine

    # Opening and closing

    def open(self) -> None:
        """Check the database and migrate it; raises `StoreError`, leaving nothing open."""
        try:
            self.own()
            if self.sqlite:
                self.check()
            self.migrate()
            self.check_journals()
        except SQLAlchemyError as error:
            self.close()
            raise StoreError("unreachable", database=self.name, error=brief_error(error)) from None
        except StoreError:
            self.close()
            raise

    @property
    def name(self) -> str:
        """The name of the database, without secrets, for the log."""
        return str(self.path) if self.sqlite else self.url.render_as_string(hide_password=True)

    def own(self) -> None:
        """Lock a SQLite file, which belongs to one server, creating it if necessary.

        The file, the lock and a new folder are private to their owner; SQLite gives -wal and -shm the
        permissions of the file. Raises `StoreError`. Does nothing on PostgreSQL, or where the lock is held
        already.
        """
        path = self.path
        if path is None or self._lock is not None:
            return
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Before the lock is created, so that a refusal leaves nothing behind.
            self.check_rights()
            self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600))
        except BlockingIOError:
            self.close()
            raise StoreError("in-use", database=self.name) from None
        except OSError as error:
            self.close()
            raise StoreError("unreachable", database=self.name, error=os.strerror(error.errno or 0)) from None

    def check_rights(self) -> None:
        """Raise `StoreError` for a file that others can read or write, or that has hard links."""
        path = self.path
        if path is None:
            return
        for tail in ("", "-wal", "-shm"):
            try:
                found = path.with_name(path.name + tail).stat()
            except FileNotFoundError:
                continue
            if self._private and found.st_mode & 0o077:
                mode = f"{stat.S_IMODE(found.st_mode):04o}"
                raise StoreError("readable", database=self.name, file=f"{path.name}{tail}", mode=mode)
            if found.st_nlink > 1 and not tail:
                # Each name would have its own lock and write-ahead log.
                raise StoreError("two-names", database=self.name, names=found.st_nlink)

    def check(self) -> None:
        """Check the integrity of the file; raises `StoreError`."""
        with self.engine.connect() as connection:
            found = connection.execute(text("PRAGMA quick_check")).scalars().all()
        if list(found) != ["ok"]:
            raise StoreError("damaged", database=self.name, error=str(found[0])[:200])

    def check_journals(self) -> None:
        """Check that no journal has missing numbers; raises `StoreError`."""
        entries = schema.entries.c
        whole = select(entries.table_id).group_by(entries.table_id)
        query = whole.having((func.count() != func.max(entries.number)) | (func.min(entries.number) != 1))
        with self.engine.connect() as connection:
            found = connection.execute(query.limit(1)).scalar()
        if found is not None:
            raise StoreError("damaged", database=self.name, error=f"the journal of table {found} has gaps")

    def migrate(self) -> None:
        """Migrate the tables; raises `StoreError` if they are newer than this version."""
        with self._steps() as (config, known), self.engine.connect() as connection, self._alone(connection):
            self._known_step(connection, known)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()

    def check_schema(self) -> None:
        """Raise `StoreError` unless the tables are those of this version; nothing is changed."""
        if self.path is not None and not self.path.is_file():
            raise StoreError("no-such-file", file=self.name)
        try:
            with self._steps() as (_, known), self.engine.connect() as connection:
                here = self._known_step(connection, known)
        except SQLAlchemyError as error:
            raise StoreError("unreachable", database=self.name, error=brief_error(error)) from None
        if here != known[0]:
            raise StoreError("older-schema", database=self.name, found=here or "none", known=known[0])

    @contextmanager
    def _steps(self) -> Iterator[tuple[Config, list[str]]]:
        """The migrations that this version knows, latest first."""
        with as_file(files(__package__).joinpath("migrations")) as where:
            config = Config()
            config.set_main_option("script_location", str(where).replace("%", "%%"))
            yield config, [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]

    def _known_step(self, connection: Connection, known: list[str]) -> str | None:
        here = MigrationContext.configure(connection).get_current_revision()
        connection.rollback()
        if here is not None and here not in known:
            raise StoreError("newer-schema", database=self.name, found=here, known=known[0])
        return here

    @contextmanager
    def _alone(self, connection: Connection) -> Iterator[None]:
        """Keep two processes that start together from migrating at the same time."""
        if self.sqlite:
            yield
            return
        with self.engine.connect() as other:
            other.execute(text("SELECT pg_advisory_lock(7216521)"))
            try:
                yield
            finally:
                other.execute(text("SELECT pg_advisory_unlock(7216521)"))

    @contextmanager
    def unserved(self) -> Iterator[None]:
        """Keep servers away from the database while the block runs; raises `StoreError` if one is there."""
        if self.sqlite:
            self.own()
            yield
            return
        with self.engine.connect() as connection:
            if not connection.execute(select(func.pg_try_advisory_lock(SERVED))).scalar():
                raise StoreError("in-use", database=self.name)
            try:
                yield
            finally:
                connection.execute(select(func.pg_advisory_unlock(SERVED)))

    def close(self) -> None:
        self._drop_writer()
        self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # Writing: only the writer does

    def write(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Write all jobs in one transaction, durable on return; for each job, None or why it was not written.

        A job whose number is taken does not affect the others. Raises `NotWritten` if nothing was written.
        """
        with self._writing:
            for again in (True, False):
                try:
                    connection = self._connection()
                    out = self._write_moves(connection, jobs) if all(job.move for job in jobs) else None
                    if out is None:
                        out = self._write_all(connection, jobs)
                        connection.commit()
                    return out
                except (SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError) as error:
                    lost = self._lost(error)
                    self._drop_writer()
                    # Retry once after a lost connection. If the first attempt was written, its numbers are
                    # taken, and the sender finds the request in the journal.
                    if again and lost:
                        continue
                    log.warning("write failed: %s", brief_error(error))
                    raise NotWritten(brief_error(error)) from None
        raise AssertionError("written, or not")

    def _write_moves(self, connection: Connection, jobs: Sequence[Job]) -> list[Exception | None] | None:
        """Write a batch of moves by the fast path; None, with nothing written, if the ordinary path is
        needed."""
        moves: Any = [[rows for _, rows in job.statements] for job in jobs]
        if not self.sqlite:
            if len({job.table for job in jobs}) < len(jobs):
                return None
            return [None] * len(jobs) if write_on_server(driver_of(connection), moves) else None
        written = write_in_file(driver_of(connection), moves)
        return [None if done else Conflict(job.table) for done, job in zip(written, jobs, strict=True)]

    def _lost(self, error: Exception) -> bool:
        """Whether an error means that the connection to the database was lost."""
        if isinstance(error, DBAPIError):
            return error.connection_invalidated
        if isinstance(error, psycopg.Error) and self._writer is not None:
            return bool(driver_of(self._writer).closed)
        return False

    def _write_all(self, connection: Connection, jobs: Sequence[Job]) -> list[Exception | None]:
        """Write moves at different tables as one statement; if one of them fails, write each separately."""
        if not self.sqlite and driver_of(connection).autocommit:
            driver_of(connection).autocommit = False
        alike: dict[tuple[object, ...], list[int]] = {}
        tables: set[str] = set()
        for index, job in enumerate(jobs):
            same = job.number and job.table not in tables
            tables.add(job.table)
            # Statements are cached, so that equal ones are identical objects.
            shape = tuple(id(statement) for statement, _ in job.statements) if same else (job.table, index)
            alike.setdefault(shape, []).append(index)
        out: list[Exception | None] = [None] * len(jobs)
        for some in alike.values():
            if len(some) > 1 and self._written_together(connection, [jobs[index] for index in some]):
                continue
            for index in some:
                out[index] = self._write(connection, jobs[index])
        return out

    def _written_together(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        try:
            with connection.begin_nested():
                for step in zip(*(job.statements for job in jobs), strict=True):
                    rows = [row for _, rows in step for row in (rows if isinstance(rows, list) else [rows])]
                    connection.execute(step[0][0], rows)
                told = [job.notice for job in jobs if job.notice]
                if told and not self.sqlite:
                    connection.execute(_NOTIFY, [{"channel": CHANNEL, "told": one} for one in told])
        except IntegrityError:
            return False
        return True

    def _write(self, connection: Connection, job: Job) -> Exception | None:
        try:
            with connection.begin_nested():
                for statement, parameters in job.statements:
                    connection.execute(statement, parameters)
                if job.notice and not self.sqlite:
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "told": job.notice})
        except IntegrityError:
            return Conflict(job.table)
        return None

    def _connection(self) -> Connection:
        if self._writer is None:
            self._writer = self.engine.connect()
            if not self.sqlite:
                self.writes_as = driver_of(self._writer).info.backend_pid
        return self._writer

    def _drop_writer(self) -> None:
        if self._writer is not None:
            try:
                self._writer.invalidate()
                self._writer.close()
            except DBAPIError:
                log.warning("closing the writer's connection failed")
            self._writer = None

    # Reading

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading; raises `NotWritten` if the database is unavailable."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise NotWritten(brief_error(error)) from None

    def find(self, code: str) -> Row | None:
        return self._row(schema.tables.c.code == code)

    def row(self, id: str) -> Row | None:
        return self._row(schema.tables.c.id == id)

    def _row(self, where: Any) -> Row | None:
        with self.reading() as connection:
            found = connection.execute(select(*_ROW).where(where)).mappings().first()
        return None if found is None else Row(**found)

    def bodies(self, id: str, after: int = 0) -> list[tuple[int, str]]:
        """The entries of a table after a number."""
        entries = schema.entries.c
        query = select(entries.number, entries.body).where(entries.table_id == id, entries.number > after)
        with self.reading() as connection:
            return [(number, body) for number, body in connection.execute(query.order_by(entries.number))]

    def mine(self, person: str, most: int = 200) -> list[Row]:
        """The tables of a person, latest first."""
        sittings = schema.sittings.c
        where = schema.tables.c.id.in_(select(sittings.table_id).where(sittings.person == person))
        return self._rows(where | (schema.tables.c.host == person), most)

    def open_tables(self, most: int = 100) -> list[Row]:
        """Tables with free seats that are listed, and games that anybody may watch."""
        tables = schema.tables.c
        free = (tables.status == "gathering") & tables.listed & (tables.free > 0)
        return self._rows(free | ((tables.status == "playing") & tables.watched), most)

    def due(self, now: float, ahead: Mapping[str, float], most: int = 100) -> list[str]:
        """Ids of the tables with something due; `ahead` gives the seconds by which some tables are ahead of
        `now`."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.due <= now).order_by(tables.due).limit(most)
        with self.reading() as connection:
            found = list(connection.execute(query).scalars())
            for some in batched(ahead, 500):
                theirs = select(tables.id, tables.due).where(tables.id.in_(some), tables.due > now)
                found += [id for id, due in connection.execute(theirs) if due <= now + ahead[id]]
            return found

    def ahead(self, now: float) -> dict[str, float]:
        """Ids of the tables whose last entry lies in the future, with the number of seconds."""
        entries = schema.entries.c
        query = select(entries.table_id, func.max(entries.at)).where(entries.at > now)
        with self.reading() as connection:
            found = connection.execute(query.group_by(entries.table_id))
            return {id: last - now for id, last in found}

    def running(self, person: str) -> int:
        """The number of unfinished tables of a host."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.host == person, tables.status != "ended")
        with self.reading() as connection:
            return len(connection.execute(query).all())

    def _rows(self, where: Any, most: int) -> list[Row]:
        columns = [column for column in _ROW if column.name != "secret"]
        query = select(*columns).where(where).order_by(schema.tables.c.touched.desc()).limit(most)
        with self.reading() as connection:
            return [Row(**row) for row in connection.execute(query).mappings()]


def batched(ids: Iterable[str], most: int) -> Iterator[list[str]]:
    """Split ids into batches of `most`: a statement takes a limited number of values."""
    rest = iter(ids)
    while some := list(islice(rest, most)):
        yield some


def _on_connect(connection: Any, _: Any) -> None:
    # SQLAlchemy issues BEGIN itself; otherwise savepoints would not hold.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def brief_error(error: BaseException) -> str:
    """The database's error message, without statements and parameters: they may contain secrets."""
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().split("\n")[0][:200]
