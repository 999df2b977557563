"""The host names this server answers to, and the pages that may talk to it.

A host name that leads to this machine may belong to an attacker, whose page could then talk to a table on
this server (DNS rebinding). An IP address cannot be faked in this way, so the server answers to IP addresses,
`localhost`, and the names in its settings.
"""

from __future__ import annotations

from ipaddress import ip_address

from ...addresses import AddressError, host_of, split_address
from ..process.settings import Serving


class Origins:
    """The host names and origins that are accepted."""

    def __init__(self, serving: Serving) -> None:
        told = [origin.rstrip("/").lower() for origin in (serving.public, *serving.origins) if origin]
        self._pages = frozenset(told)
        names = {split_address(origin).hostname or "" for origin in told}
        self._names = frozenset({"localhost", serving.host.lower()} | names) - {""}

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = host_of(host)
        if name in self._names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def lets_in(self, origin: str | None, host: str) -> bool:
        """Whether a page of this origin may send requests. Programs send no origin: they have a token or no
        rights."""
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
