"""Web addresses from outside, taken apart by one parser: origins, hosts, web hooks, push services, settings.

`urlsplit` alone will not do: it raises for some texts (`http://[`), complains of a wrong port only when it is
asked for, and lets through names that cannot exist.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

#: Names beyond ASCII are written as the name system writes them (xn--…), everything else in per cent.
_VISIBLE = re.compile(r"[!-~]{1,2000}")
_LABEL = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_NAME = re.compile(rf"(?=.{{1,253}}\Z){_LABEL}(?:\.{_LABEL})*\.?")


class AddressError(ValueError):
    """A text that is no address."""


def split_address(text: str) -> SplitResult:
    """The parts of `http(s)://HOST[:PORT][/PATH][?QUERY]`; raises `AddressError` for anything else.

    HOST is a name, an IPv4 address or an IPv6 address in brackets; PORT is 1 to 65535 in ASCII digits. Nobody
    logs in by it, and nothing stands behind a #.
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
    """Host and port as they stand in an address."""
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"


def host_of(text: str) -> str:
    """The host in a `Host` header, in lower case and without a dot at its end; "" if it is none."""
    try:
        parts = split_address(f"http://{text}")
    except AddressError:
        return ""
    return "" if parts.path or parts.query else (parts.hostname or "").rstrip(".")


def is_host(text: str) -> bool:
    """Whether this is a name of the name system, or the number of a machine without a zone."""
    try:
        found = ip_address(text)
    except ValueError:
        # What looks like a number is one, or nothing: resolvers read 127.1 and 0x7f000001 as addresses.
        last = text.rstrip(".").rpartition(".")[2]
        return _NAME.fullmatch(text) is not None and not re.fullmatch(r"[0-9]+|0[xX][0-9A-Fa-f]*", last)
    return not (isinstance(found, IPv6Address) and found.scope_id is not None)
