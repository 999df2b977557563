"""Which names this server answers to, and which pages may talk to it.

A name that leads to this machine can be anybody's: a page of his could then speak to a table in this house
(DNS rebinding). A number cannot be pretended, so numbers and `localhost` are answered to, and of the names
those that the host of the table has told.
"""

from __future__ import annotations

from ipaddress import ip_address

from ...addresses import AddressError, host_of, split_address
from ..process.settings import Serving


class Origins:
    """Names and pages that are let in."""

    def __init__(self, serving: Serving) -> None:
        told = [origin.rstrip("/").lower() for origin in (serving.public, *serving.origins) if origin]
        self._pages = frozenset(told)
        names = {split_address(origin).hostname or "" for origin in told}
        self._names = frozenset({"localhost", serving.host.lower()} | names) - {""}

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` is one of ours."""
        name = host_of(host)
        if name in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def lets_in(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may ask. Programs have none: they show a token or nothing."""
        if origin is None:
            return True
        asked = origin.rstrip("/").lower()
        if asked in self._pages:
            return True
        try:
            parts = split_address(asked)
        except AddressError:
            return False
        return not (parts.path or parts.query) and parts.netloc == host.lower()
