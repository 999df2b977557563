"""Apply administrators' changes to a running server: within a second, in every process."""

from __future__ import annotations

import asyncio
import logging

from ...table.moderation import News
from ...table.pools import Busy
from ...table.store import NotWritten
from ..http.app_state import AppState
from ..http.errors import HttpError
from ..http.middleware import refuse_banned
from ..process.logs import note
from .play import REFUSED

#: Seconds between two polls of the database.
LOOK = 1.0


async def supervise(app_state: AppState) -> None:
    """Poll for changes until cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await apply(app_state, await app_state.hall.pools.database.run(app_state.moderation.refresh))
        except (Busy, NotWritten):
            note("bans and announcements could not be read; trying again", logging.WARNING)
        except Exception as error:
            note("applying an administrator's change failed", logging.ERROR, error)


async def apply(app_state: AppState, news: News) -> None:
    """Notify connected clients and disconnect banned ones; raises `NotWritten`."""
    for table in news.tables:
        await app_state.hall.look_again(table)
    if news.bans:
        for one in list(app_state.sockets):
            try:
                refuse_banned(app_state.moderation, person=one.person.id, address=one.address)
            except HttpError as banned:
                one.end(banned, REFUSED)
    if news.announcements:
        for one in list(app_state.sockets):
            one.announce()
