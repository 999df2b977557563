"""Settings of the server, each declared once: name, type, default, range, one line of help.

Every setting can be given in the environment (`GONEAWAY_PORT=8080`); the command line overrides it. The
fields of `Serving` and `Limits` are the declaration: validation, `goneaway serve --help`, `goneaway serve
--settings` and the table in docs/hosting.md are all made from them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Self, get_type_hints

from ...addresses import AddressError, split_address

#: The prefix of every name in the environment.
PREFIX = "GONEAWAY_"
#: Maximum length of a password or token in a file.
LONGEST_SECRET = 4096
#: Anything shorter could be guessed.
SHORTEST_TOKEN = 22


class SettingsError(ValueError):
    """An invalid setting: its name, the value given, and the accepted values."""

    def __init__(self, name: str, given: str, allowed: str) -> None:
        shown = "".join(letter if letter.isprintable() else "?" for letter in without_password(given))
        super().__init__(f"{name} cannot be '{shown[:60]}'. It can be: {allowed}.")


class UnknownSetting(SettingsError):
    """An environment variable with our prefix that is not a setting."""

    def __init__(self, name: str, near: str) -> None:
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:60])
        hint = f" Did you mean {near}?" if near else " `goneaway serve --settings` lists all settings."
        ValueError.__init__(self, f"There is no setting {shown}.{hint}")


@dataclass(frozen=True)
class Rate:
    """A burst of `many`, refilled over `seconds`; written `60/10`."""

    many: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.many}/{self.seconds:g}"

    @classmethod
    def read(cls, text: str) -> Self:
        found = re.fullmatch(r"([1-9]\d{0,8})/(\d{1,6}(?:\.\d{1,3})?)", text, re.ASCII)
        if found is None or float(found[2]) <= 0:
            raise ValueError(text)
        return cls(int(found[1]), float(found[2]))


@dataclass(frozen=True)
class Rule:
    """The meaning and the accepted values of a setting."""

    help: str
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    #: Whether a value (of a list: each value) is accepted; `allowed` describes the accepted values.
    check: Callable[[str], bool] | None = None
    allowed: str = ""
    #: Never printed.
    secret: bool = False

    def accepts(self, value: Any) -> bool:
        """Whether a value, already of the right type, may be used. An empty text is "not set"."""
        if isinstance(value, tuple):
            return all(self.accepts(one) for one in value)
        if isinstance(value, int | float):
            return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
        if value == "" or isinstance(value, Rate):
            return True
        return (not self.choices or value in self.choices) and (self.check is None or self.check(value))

    def sentence(self, kind: Any) -> str:
        """The accepted values, in words."""
        if self.allowed:
            return self.allowed
        if self.choices:
            return f"{', '.join(self.choices[:-1])} or {self.choices[-1]}"
        if kind is Rate:
            return "MANY/SECONDS, for example 60/10"
        if kind in (int, float):
            return f"a {'whole ' if kind is int else ''}number{self._range()}"
        return "the name of a file"

    def _range(self) -> str:
        if self.low is None or self.high is None:
            return ""
        return f" from {self.low} to {self.high}"


def setting(default: Any, help: str, **more: Any) -> Any:
    """Declare a setting; `more` are further arguments of `Rule`."""
    return field(default=default, repr=not more.get("secret", False), metadata={"rule": Rule(help, **more)})


# Checks of values


def is_origin(text: str) -> bool:
    """Whether a text is a scheme, a host and an optional port, and nothing else."""
    try:
        parts = split_address(text)
    except AddressError:
        return False
    return parts.path in ("", "/") and not parts.query


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_host(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?", text) is not None
    return True


def _is_mail_server(text: str) -> bool:
    found = re.fullmatch(r"[A-Za-z0-9.-]+(?::(\d{1,5}))?", text, re.ASCII)
    return found is not None and 0 < int(found[1] or 25) < 65_536


def is_database(text: str) -> bool:
    """Whether a text names a database that can be served: a file, or PostgreSQL."""
    scheme, separator, rest = text.partition("://")
    if not separator:
        return bool(text.strip()) and text != ":memory:" and "\x00" not in text
    if scheme == "sqlite":
        return len(rest) > 1 and rest.startswith("/") and ":memory:" not in rest
    return scheme in ("postgresql", "postgres") and bool(rest)


def without_password(text: str) -> str:
    """An address with its password hidden."""
    return re.sub(r"://([^/@]*?):[^/@]*@", r"://\1:***@", text)


ORIGIN = {"check": is_origin, "allowed": "https://NAME or http://NAME:PORT, without a path"}
PUSH_VALUES = "public, off, or host names separated by commas"
NUMBERS = {"low": 1, "high": 10_000_000}
TOTALS = {"low": 1, "high": 1 << 40}
BYTES = {"low": 64, "high": 1 << 30}
SECONDS = {"low": 0.05, "high": 86_400}
THREADS = {"low": 1, "high": 256}


@dataclass(frozen=True)
class Limits:
    """Limits on what one person, one address and all clients together may use."""

    def __post_init__(self) -> None:
        _check(self)

    frame: int = setting(8192, "largest message from a client over a WebSocket, in bytes", **BYTES)
    body: int = setting(65_536, "largest request, in bytes", **BYTES)
    upload: int = setting(8 << 20, "largest request with a record or house rules, in bytes", **BYTES)
    body_seconds: float = setting(30.0, "seconds for a request to arrive", **SECONDS)
    hello_seconds: float = setting(10.0, "seconds for a WebSocket to send its hello", **SECONDS)
    ping_seconds: float = setting(20.0, "seconds between pings, and for a client to answer one", **SECONDS)
    queue: int = setting(512, "messages that may wait for a slow client before it is disconnected", **NUMBERS)
    queue_bytes: int = setting(
        4 << 20, "bytes that may wait for a slow client before it is disconnected", **BYTES
    )
    sockets: int = setting(5000, "open WebSockets per process", **NUMBERS)
    sockets_per_address: int = setting(100, "open WebSockets per address (IPv6: per /64 network)", **NUMBERS)
    sockets_per_person: int = setting(12, "open WebSockets per person", **NUMBERS)
    requests: Rate = setting(Rate(300, 60), "requests per address")
    guests: Rate = setting(Rate(30, 600), "guests created per address")
    tables: Rate = setting(Rate(30, 600), "tables opened per person")
    failures: Rate = setting(Rate(20, 60), "unknown tokens, links and table codes per address")
    messages: Rate = setting(Rate(200, 10), "messages per WebSocket")
    commands: Rate = setting(Rate(100, 10), "commands per person, over all connections")
    work: Rate = setting(Rate(15, 30), "seconds of CPU time for texts, records and questions per address")
    fair_above: float = setting(
        0.6,
        "share of a processor above which addresses that use most wait for those that use less",
        low=0.01,
        high=64,
    )
    tables_open: int = setting(50, "unfinished tables per host", **NUMBERS)
    connections: int = setting(1000, "connections other than players' WebSockets", **NUMBERS)
    connections_per_address: int = setting(
        100, "such connections per address; trusted proxies are exempt", **NUMBERS
    )
    head_seconds: float = setting(10.0, "seconds for the head of a request to arrive", **SECONDS)
    idle_seconds: float = setting(10.0, "seconds a connection may wait for its next request", **SECONDS)
    descriptors_reserved: int = setting(
        256, "file descriptors reserved for everything but connections; at most half of all", **NUMBERS
    )
    messages_per_address: Rate = setting(Rate(2000, 10), "messages per address, over all its WebSockets")
    bodies_bytes: int = setting(64 << 20, "bytes of all requests being received or answered", **BYTES)
    queues_bytes: int = setting(256 << 20, "bytes that may wait for all clients together", **BYTES)
    database_threads: int = setting(6, "threads that read the database", **THREADS)
    database_waiting: int = setting(1000, "jobs that may wait for such a thread", **NUMBERS)
    request_threads: int = setting(
        2, "threads for work that players request: parsing files, hints, replays", **THREADS
    )
    requests_waiting: int = setting(64, "jobs that may wait for such a thread", **NUMBERS)
    words_threads: int = setting(2, "threads that prepare texts, forms and plans for the page", **THREADS)
    words_waiting: int = setting(64, "jobs that may wait for such a thread", **NUMBERS)
    bot_threads: int = setting(2, "threads in which bots think", **THREADS)
    outbound_threads: int = setting(4, "notices sent at once per channel (web hook, mail, push)", **THREADS)
    outbound_waiting: int = setting(200, "notices that may wait to be sent", **NUMBERS)
    outbound_seconds: float = setting(10.0, "seconds for a whole delivery", **SECONDS)
    addresses_per_person: int = setting(5, "addresses for notices per person", **NUMBERS)
    webhooks_per_person: int = setting(2, "web hooks per person", low=0, high=10_000_000)
    tokens_per_person: int = setting(
        20, "devices signed in per person; the oldest is signed out to make room", low=2, high=10_000_000
    )
    links_per_person: int = setting(
        5, "unused links to another device per person; the oldest makes room", **NUMBERS
    )
    tables_live: int = setting(2000, "tables in memory per process", **NUMBERS)
    table_entries: int = setting(50_000, "journal entries per table", **NUMBERS)
    guests_total: int = setting(500_000, "guests in the database", **TOTALS)
    tables_total: int = setting(200_000, "tables in the database", **TOTALS)
    database_bytes: int = setting(20 << 30, "size of the database in bytes", low=1, high=1 << 60)
    disk_free_bytes: int = setting(
        256 << 20, "bytes that must be free on the disk of a SQLite file", low=0, high=1 << 60
    )
    log_lines: Rate = setting(Rate(300, 60), "log lines of one kind")


@dataclass(frozen=True)
class Serving:
    """All settings of one server."""

    host: str = setting(
        "127.0.0.1", "address to listen on; 0.0.0.0 lets other machines in",
        check=_is_host, allowed="an address such as 127.0.0.1, 0.0.0.0 or ::1, or a host name",
    )  # fmt: skip
    port: int = setting(8000, "port to listen on; 0 takes any free one", low=0, high=65_535)
    database: str = setting(
        "goneaway.db", "SQLite file, or postgresql://USER@HOST/NAME",
        check=is_database, allowed="a file such as goneaway.db, or postgresql://USER@HOST/NAME",
    )  # fmt: skip
    database_password_file: str = setting(
        "", "file with the password of PostgreSQL, to keep it out of the environment"
    )
    database_access: str = setting(
        "owner", "`owner` refuses a SQLite file that other users can read or write; `any` accepts it",
        choices=("owner", "any"),
    )  # fmt: skip
    workers: int = setting(1, "number of processes; more than one needs PostgreSQL", low=1, high=64)
    public: str = setting(
        "",
        "address under which people reach the server, such as https://table.example; used in links",
        **ORIGIN,
    )
    origins: tuple[str, ...] = setting(
        (), "other sites whose pages may use this server, separated by commas", **ORIGIN
    )
    proxies: tuple[str, ...] = setting(
        (), "addresses or networks of trusted proxies, separated by commas",
        check=_is_network, allowed="addresses or networks separated by commas: 127.0.0.1,172.16.0.0/12",
    )  # fmt: skip
    metrics_token: str = setting(
        "", "token required for /metrics; without one only this machine may read it",
        check=lambda text: len(text) >= SHORTEST_TOKEN,
        allowed=f"at least {SHORTEST_TOKEN} random characters", secret=True,
    )  # fmt: skip
    metrics_token_file: str = setting("", "file with the token for /metrics")
    mail: str = setting(
        "", "mail server (HOST or HOST:PORT) for notices of slow games; needs `GONEAWAY_PUBLIC`",
        check=_is_mail_server, allowed="HOST or HOST:PORT",
    )  # fmt: skip
    mail_from: str = setting(
        "", "sender address of these mails",
        check=lambda text: re.fullmatch(r"[^@\s<>,]+@[^@\s<>,]+", text) is not None,
        allowed="an address such as table@table.example",
    )  # fmt: skip
    webhooks: str = setting(
        "public",
        "web hooks allowed: `public` (https, never in a private network), `private`, `off`",
        choices=("public", "private", "off"),
    )
    push: tuple[str, ...] = setting(
        ("public",),
        "web push: `public` (any https service that the browser names, never in a private network; needs a"
        " `GONEAWAY_PUBLIC` with https), `off`, or host names of services, separated by commas",
        check=lambda text: re.fullmatch(r"[a-z0-9.-]+", text) is not None,
        allowed=PUSH_VALUES,
    )
    drain_seconds: int = setting(
        10, "seconds for running requests to finish when the server stops", low=0, high=3600
    )
    tempo: str = setting(
        "usual",
        "`brisk` removes the delays of bots and passes. Only for tests: timing then reveals who could answer",
        choices=("usual", "brisk"),
    )
    log: str = setting("info", "log level", choices=("debug", "info", "warning", "error"))
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        _check(self)
        if self.workers > 1 and not self.postgresql:
            raise self._invalid("workers", "1, unless the database is PostgreSQL")
        if self.mail and not self.mail_from:
            raise self._invalid("mail_from", "an address, because GONEAWAY_MAIL is set")
        if self.mail and not self.public:
            raise self._invalid("public", "https://NAME, because mails hold links to it")
        if len(self.push) > 1 and {"public", "off"} & set(self.push):
            raise self._invalid("push", PUSH_VALUES)
        if self.database_password_file and not self.postgresql:
            raise self._invalid("database_password_file", "unset, for a SQLite file")
        if self.metrics_token and self.metrics_token_file:
            raise self._invalid("metrics_token_file", f"unset, or {_name('metrics_token')}")

    def _invalid(self, name: str, allowed: str) -> SettingsError:
        """An error that names a setting, its value and what is accepted."""
        return SettingsError(_name(name), _text(getattr(self, name)), allowed)

    @property
    def postgresql(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def secure(self) -> bool:
        """Whether the public address uses https."""
        return self.public.startswith("https://")

    @property
    def database_password(self) -> str:
        """The password in the file, "" if there is no file; raises `SettingsError`."""
        return _read_secret("database_password_file", self.database_password_file)

    @property
    def metrics_secret(self) -> str:
        """The token for /metrics, given directly or in a file; "" if it is not set. Raises
        `SettingsError`."""
        if not self.metrics_token_file:
            return self.metrics_token
        token = _read_secret("metrics_token_file", self.metrics_token_file)
        if len(token) < SHORTEST_TOKEN:
            raise self._invalid(
                "metrics_token_file", f"a file with at least {SHORTEST_TOKEN} random characters"
            )
        return token

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        """Read the settings from an environment; raises `SettingsError`."""
        check_names(environment)
        found: dict[str, Any] = _read(cls, environment)
        return cls(**found, limits=Limits(**_read(Limits, environment)))

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for another process."""
        return {_name(one.name): _text(value) for one, _, value in _settings(self)}

    def told(self, **changes: Any) -> Self:
        """A copy with values from the command line; None leaves a setting unchanged."""
        return replace(self, **{name: value for name, value in changes.items() if value is not None})


def settings(of: Serving | None = None) -> Iterator[tuple[str, Any, str, Rule]]:
    """Every setting: its name in the environment, its type, its value as text, its rule."""
    for one, kind, value in _settings(of or Serving()):
        yield _name(one.name), kind, _text(value), rule_of(one)


def rule_of(one: Field[Any]) -> Rule:
    """The rule of a declared setting."""
    found = one.metadata.get("rule")
    assert isinstance(found, Rule), one.name
    return found


def about(name: str) -> str:
    """The help of one setting with its default, for the command line."""
    one = next(field for field in fields(Serving) if field.name == name)
    help, default = rule_of(one).help.replace("`", ""), _text(one.default)
    return f"{help[:1].upper()}{help[1:]}{f' [{default}]' if default else ''}"


def table() -> str:
    """All settings as the table in docs/hosting.md."""
    rows = ["| name | default | meaning | values |", "| --- | --- | --- | --- |"]
    for name, kind, default, rule in settings():
        rows.append(f"| `{name}` | {default} | {rule.help} | {rule.sentence(kind)} |")
    return "\n".join(rows)


def check_names(environment: Mapping[str, str]) -> None:
    """Raise `SettingsError` for a name with our prefix that is not a setting."""
    known = list(Serving().environment())
    for name in sorted(environment):
        if name.upper().startswith(PREFIX) and name not in known:
            # Compared without the prefix, which would make all names look similar.
            short = {other.removeprefix(PREFIX): other for other in known}
            near = difflib.get_close_matches(name.upper().removeprefix(PREFIX), short, n=1)
            raise UnknownSetting(name, short[near[0]] if near else "")


def _name(field_name: str) -> str:
    return f"{PREFIX}{field_name.upper()}"


def _settings(of: Serving) -> Iterator[tuple[Field[Any], Any, Any]]:
    for holder in (of, of.limits):
        types = get_type_hints(type(holder))
        for one in fields(holder):
            if types[one.name] is not Limits:
                yield one, types[one.name], getattr(holder, one.name)


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:.15g}" if isinstance(value, float) else str(value)


def _check(holder: Serving | Limits) -> None:
    types = get_type_hints(type(holder))
    for one in fields(holder):
        value = getattr(holder, one.name)
        if "rule" in one.metadata and not rule_of(one).accepts(value):
            raise _wrong(one, types[one.name], _text(value))


def _wrong(one: Field[Any], kind: Any, given: str) -> SettingsError:
    rule = rule_of(one)
    return SettingsError(_name(one.name), "***" if rule.secret else given, rule.sentence(kind))


def _read(kind: type[Any], environment: Mapping[str, str]) -> dict[str, Any]:
    types = get_type_hints(kind)
    found: dict[str, Any] = {}
    for one in fields(kind):
        text = environment.get(_name(one.name), "").strip()
        if text and types[one.name] is not Limits:
            found[one.name] = _value(one, types[one.name], text)
    return found


def _value(one: Field[Any], kind: Any, text: str) -> Any:
    try:
        if kind is Rate:
            return Rate.read(text)
        # Stricter than Python, which also accepts 1_000, ١٠ and infinity.
        if kind is int and re.fullmatch(r"\d{1,19}", text, re.ASCII):
            return int(text)
        if kind is float and re.fullmatch(r"\d{1,19}(\.\d{1,6})?", text, re.ASCII):
            return float(text)
        if kind in (int, float):
            raise ValueError(text)
    except ValueError:
        raise _wrong(one, kind, text) from None
    if kind is str:
        return text
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _read_secret(name: str, file: str) -> str:
    if not file:
        return ""
    try:
        with Path(file).open("rb") as opened:
            text = opened.read(LONGEST_SECRET + 1).decode("utf-8").strip()
    except (OSError, ValueError):
        text = ""
    if not 0 < len(text) <= LONGEST_SECRET or not text.isprintable():
        raise SettingsError(_name(name), file, "a file that this user can read, with one line of text")
    return text
