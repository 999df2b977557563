"""The one parser for web addresses from outside: origins, hosts, web hooks, push services, settings.

`urlsplit` alone is not enough: it raises for some texts (`http://[`), reports an invalid port only when the
port is read, and accepts host names that cannot exist.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

#: Non-ASCII host names must be in punycode (xn--…), everything else percent-encoded.
_VISIBLE = re.compile(r"[!-~]{1,2000}")
_LABEL = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_NAME = re.compile(rf"(?=.{{1,253}}\Z){_LABEL}(?:\.{_LABEL})*\.?")


class AddressError(ValueError):
    """An invalid address."""


def split_address(text: str) -> SplitResult:
    """The parts of `http(s)://HOST[:PORT][/PATH][?QUERY]`; raises `AddressError` for anything else.

    HOST is a name, an IPv4 address or an IPv6 address in brackets; PORT is 1 to 65535 in ASCII digits. User
    names, passwords and fragments are not allowed.
    """
    if not isinstance(text, str) or not _VISIBLE.fullmatch(text) or "\\" in text:
        raise AddressError(text)
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise AddressError(text) from None
    if parts.scheme not in ("http", "https") or "@" in parts.netloc or "#" in text or not host or port == 0:
        raise AddressError(text)
    if parts.netloc.lower() != host_text(host, port) or not is_host(host):
        raise AddressError(text)
    return parts


def host_text(host: str, port: int | None) -> str:
    """Host and port as written in an address, IPv6 in brackets."""
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"


def host_of(text: str) -> str:
    """The host in a `Host` header, in lower case and without a trailing dot; "" if the header is invalid."""
    try:
        parts = split_address(f"http://{text}")
    except AddressError:
        return ""
    return "" if parts.path or parts.query else (parts.hostname or "").rstrip(".")


def is_host(text: str) -> bool:
    """Whether this is a DNS name, or an IP address without a zone."""
    try:
        found = ip_address(text)
    except ValueError:
        # A name that looks numeric must be a valid IP address: resolvers accept 127.1 and 0x7f000001.
        last = text.rstrip(".").rpartition(".")[2]
        return _NAME.fullmatch(text) is not None and not re.fullmatch(r"[0-9]+|0[xX][0-9A-Fa-f]*", last)
    return not (isinstance(found, IPv6Address) and found.scope_id is not None)
