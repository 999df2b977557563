"""Announcements by the people who run the server, for clients without an open socket."""

from __future__ import annotations

from ...table.moderation import Moderation
from ..http.endpoint import Call, Endpoint
from ..http.shapes import Announced, Announcements


def announced(moderation: Moderation) -> list[Announced]:
    """Return the announcements in force."""
    return [Announced(one.id, one.text, one.created) for one in moderation.announcements]


async def listed(call: Call[None]) -> Announcements:
    return Announcements(announced(call.app_state.moderation))


ENDPOINTS = (
    Endpoint("GET", "/api/announcements", "Messages from the people who run this server.", listed,
        gives=Announcements, token="none",
    ),
)  # fmt: skip
