"""Tokens: who shows one is believed. Drawn by lot, 256 bits, kept only as a hash."""

from __future__ import annotations

import hashlib
import re
import secrets

#: What a token is for: being somebody, or becoming somebody on another device, once.
PERSON, LINK = "person", "link"

#: Seconds that each holds.
LASTS = {PERSON: 180 * 86_400.0, LINK: 900.0}

_SHAPE = re.compile(r"[A-Za-z0-9_-]{43}")


def draw() -> str:
    """A new token: 32 bytes that nobody guesses."""
    return secrets.token_urlsafe(32)


def shaped(token: object) -> bool:
    """Whether something looks like a token; the rest need not be looked for."""
    return isinstance(token, str) and _SHAPE.fullmatch(token) is not None


def hashed(token: str) -> str:
    """What is kept of it. It was drawn by lot, so that one round does: there is nothing to guess at."""
    return hashlib.sha256(token.encode()).hexdigest()
