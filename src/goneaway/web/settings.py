"""How this server is to be run: where it listens, whom it trusts, how much it takes from one guest.

Everything can be said in the environment (`GONEAWAY_PORT=8080`); the command line overrules it. So several
processes of one server, a systemd unit and a container read the same words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self, get_type_hints

from ..table.addresses import AddressError, split_address

#: Every name in the environment begins like this.
PREFIX = "GONEAWAY_"


class SettingsError(ValueError):
    """A setting that cannot be meant: its name in the environment, what was given, what would do."""

    def __init__(self, name: str, given: str, allowed: str) -> None:
        super().__init__(f"{name} cannot be '{given[:60]}'. It can be: {allowed}.")


@dataclass(frozen=True)
class Rate:
    """So many at once, and as many again in so many seconds; written `60/10`."""

    many: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.many}/{self.seconds:g}"

    @classmethod
    def read(cls, text: str) -> Self:
        found = re.fullmatch(r"([1-9]\d{0,8})/(\d{1,6}(?:\.\d{1,3})?)", text)
        if found is None or float(found[2]) <= 0:
            raise ValueError(text)
        return cls(int(found[1]), float(found[2]))


@dataclass(frozen=True)
class Limits:
    """What one guest, one address and all together may take. Each is a setting, `GONEAWAY_FRAME` etc."""

    #: Bytes of a message that comes in over a socket.
    frame: int = 8192
    #: Bytes of a request, and of one that brings a record or house rules.
    body: int = 65_536
    upload: int = 8 << 20
    #: Seconds for a request to arrive, for a socket to say who it is, for a dead line to be noticed.
    body_seconds: float = 30.0
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    #: Messages and bytes that may wait for a listener who does not listen; then he is cut off.
    queue: int = 512
    queue_bytes: int = 4 << 20
    #: Open sockets in all, from one address, of one person.
    sockets: int = 5000
    sockets_per_address: int = 100
    sockets_per_person: int = 12
    #: Requests from one address; people made from one address; tables opened by one person; links and
    #: tokens tried from one address that turned out to be none.
    requests: Rate = Rate(300, 60)
    guests: Rate = Rate(30, 600)
    tables: Rate = Rate(30, 600)
    failures: Rate = Rate(20, 60)
    #: Messages on one socket, and what a person says with `do` wherever he says it.
    messages: Rate = Rate(200, 10)
    commands: Rate = Rate(100, 10)
    #: Seconds of processor time for reading and answering what comes from one address: texts of house rules,
    #: records, questions about a game.
    work: Rate = Rate(15, 30)
    #: Tables one person may have that are not over.
    tables_open: int = 50
    #: Connections that are not sockets of players: in all, and from one address (trusted proxies excepted).
    connections: int = 1000
    connections_per_address: int = 100
    #: Seconds for the head of a request to arrive, and for a connection to wait idle for its next request.
    head_seconds: float = 10.0
    idle_seconds: float = 10.0
    #: File descriptors kept for everything but connections, though never more than half of what there is.
    descriptors_reserved: int = 256
    #: Messages from one address, on all its sockets.
    messages_per_address: Rate = Rate(2000, 10)
    #: Bytes of requests that are arriving, and of messages that wait to be sent, of all clients together.
    bodies_bytes: int = 64 << 20
    queues_bytes: int = 256 << 20
    #: Threads, and jobs that may wait for one: reading the database, what people ask for (files to parse,
    #: hints, replays), words and plans for the page, bots that think.
    database_threads: int = 6
    database_waiting: int = 1000
    request_threads: int = 2
    requests_waiting: int = 64
    words_threads: int = 2
    words_waiting: int = 64
    bot_threads: int = 2
    #: Notices: deliveries at once and waiting, for each of web hooks, mail and web push; seconds for one
    #: delivery as a whole; addresses of one person, and web hooks among them.
    outbound_threads: int = 4
    outbound_waiting: int = 200
    outbound_seconds: float = 10.0
    addresses_per_person: int = 5
    webhooks_per_person: int = 2
    #: Tables in memory of one process; entries in the journal of one table.
    tables_live: int = 2000
    table_entries: int = 50_000
    #: Guests and tables in the database; its size in bytes; bytes that must be free on its disk (SQLite).
    #: Beyond these nobody new is taken in and no table is opened; running games go on.
    guests_total: int = 500_000
    tables_total: int = 200_000
    database_bytes: int = 20 << 30
    disk_free_bytes: int = 256 << 20
    #: Lines of the log of one kind.
    log_lines: Rate = Rate(300, 60)


@dataclass(frozen=True)
class Serving:
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8000
    #: A file (SQLite), or an address that begins with postgresql://
    database: str = "goneaway.db"
    workers: int = 1
    #: What people type: https://table.example. Its host is believed, links are made of it.
    public: str = ""
    #: Other pages that may talk to this server, separated by commas: https://other.example
    origins: tuple[str, ...] = ()
    #: Addresses of proxies whose word on a client's address is taken.
    proxies: tuple[str, ...] = ()
    #: Who shows it may read /metrics from elsewhere. Empty: only from this machine.
    metrics_token: str = field(default="", repr=False)
    #: Notices of slow games: a mail server (HOST or HOST:PORT) and who writes; where web hooks may be
    #: (public: anywhere but in a private network, private: there as well, off).
    mail: str = ""
    mail_from: str = ""
    webhooks: str = "public"
    #: Word to browsers by the services of their makers: `public` (wherever a browser says, by https, never in
    #: a private network), `off`, or the names of the services that may be used.
    push: tuple[str, ...] = ("public",)
    #: Seconds that running requests get when the server is told to stop.
    drain_seconds: int = 10
    #: How long bots and passes take: as long as a person (usual), or no time (brisk). Where nothing takes
    #: any time, time tells who could answer and who could not: brisk is for trying things out.
    tempo: str = "usual"
    #: How much is logged: debug, info, warning or error.
    log: str = "info"
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        for origin in (self.public, *self.origins):
            if origin and not _is_origin(origin):
                raise SettingsError(f"{PREFIX}ORIGINS", origin, "https://name, without a path")
        if not 0 <= self.port <= 65_535:
            raise SettingsError(f"{PREFIX}PORT", str(self.port), "a number from 0 to 65535")
        if not 1 <= self.workers <= 64:
            raise SettingsError(f"{PREFIX}WORKERS", str(self.workers), "a number from 1 to 64")
        if self.workers > 1 and not self.postgresql:
            raise SettingsError(f"{PREFIX}WORKERS", str(self.workers), "1, unless the database is PostgreSQL")
        if self.log not in ("debug", "info", "warning", "error"):
            raise SettingsError(f"{PREFIX}LOG", self.log, "debug, info, warning or error")
        if self.webhooks not in ("public", "private", "off"):
            raise SettingsError(f"{PREFIX}WEBHOOKS", self.webhooks, "public, private or off")
        if not all(re.fullmatch(r"[a-z0-9.-]+", name) for name in self.push):
            raise SettingsError(f"{PREFIX}PUSH", ",".join(self.push), "public, off, or names by commas")
        if self.mail and not re.fullmatch(r"[A-Za-z0-9.-]+(:\d{1,5})?", self.mail):
            raise SettingsError(f"{PREFIX}MAIL", self.mail, "HOST or HOST:PORT")
        if self.mail and not (self.public and "@" in self.mail_from):
            raise SettingsError(
                f"{PREFIX}MAIL_FROM", self.mail_from, "an address, and GONEAWAY_PUBLIC for links"
            )
        if self.tempo not in ("usual", "brisk"):
            raise SettingsError(f"{PREFIX}TEMPO", self.tempo, "usual or brisk")
        if self.metrics_token and len(self.metrics_token) < 22:
            raise SettingsError(f"{PREFIX}METRICS_TOKEN", "***", "at least 22 characters, drawn by lot")

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public.startswith("https://")

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        """As the environment says; raises `SettingsError`."""
        found: dict[str, Any] = _read(cls, environment)
        return cls(**found, limits=Limits(**_read(Limits, environment)))

    def environment(self) -> dict[str, str]:
        """The same, to be handed to another process."""
        return _written(self) | _written(self.limits)

    def told(self, **changes: Any) -> Self:
        """With what the command line says otherwise; None says nothing."""
        return replace(self, **{name: value for name, value in changes.items() if value is not None})


def _is_origin(text: str) -> bool:
    try:
        parts = split_address(text)
    except AddressError:
        return False
    return parts.path in ("", "/") and not parts.query


def _name(field_name: str) -> str:
    return f"{PREFIX}{field_name.upper()}"


def _read(kind: type[Any], environment: Mapping[str, str]) -> dict[str, Any]:
    types = get_type_hints(kind)
    found: dict[str, Any] = {}
    for one in fields(kind):
        text = environment.get(_name(one.name), "").strip()
        if text and types[one.name] is not Limits:
            found[one.name] = _value(one.name, types[one.name], text)
    return found


def _value(name: str, kind: Any, text: str) -> Any:
    try:
        if kind is Rate:
            return Rate.read(text)
        if kind is int:
            return _positive(int(text))
        if kind is float:
            return _positive(float(text))
    except ValueError:
        allowed = {Rate: "MANY/SECONDS, for example 60/10", int: "a whole number", float: "a number"}[kind]
        raise SettingsError(_name(name), text, allowed) from None
    if kind is str:
        return text
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _positive(number: Any) -> Any:
    if not 0 <= number < float("inf"):
        raise ValueError(number)
    return number


def _written(settings: Serving | Limits) -> dict[str, str]:
    out = {}
    for one in fields(settings):
        value = getattr(settings, one.name)
        if not isinstance(value, Limits):
            out[_name(one.name)] = ",".join(value) if isinstance(value, tuple) else str(value)
    return out
