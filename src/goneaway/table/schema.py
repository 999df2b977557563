"""The current tables of the database. `migrations` has their history."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", Double, nullable=False),
)

#: Only the hashes of tokens are stored.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String(16), nullable=False),
    Column("code", String(6), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=True),
    #: For a link: the token with which it was made; valid only as long as that token.
    Column("maker", String(64), nullable=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("edition", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("watched", Boolean, nullable=False),
    Column("free", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    #: When the table next has something to do by itself.
    Column("due", Double, nullable=True, index=True),
)

#: The journal, from which everything else about a table can be derived.
entries = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
)

#: Who sits where, for the list of a person's tables.
sittings = Table(
    "sittings",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
)

#: Addresses for notices.
subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("way", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("created", Double, nullable=False),
    #: The token with which it was made; valid only as long as that token.
    Column("maker", String(64), nullable=True),
)

#: The server's own keys.
keys = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
)

#: Bans of a person (kind `person`, by id) or of an address or network (kind `network`).
bans = Table(
    "bans",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=True),
)

#: Messages shown to everybody until they are withdrawn or expire.
announcements = Table(
    "announcements",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=True),
)

#: Changes made by `goneaway admin`, for running servers to notice; kept for a day.
changes = Table(
    "changes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(32), nullable=False),
    Column("at", Double, nullable=False),
)

__all__ = [
    "METADATA", "announcements", "bans", "changes", "entries", "keys", "people", "sittings", "subscriptions",
    "tables", "tokens",
]  # fmt: skip
