"""Apply administrators' changes to a running server: within a second, in every process."""

from __future__ import annotations

import asyncio
import logging

from ...table.moderation import News
from ...table.pools import Busy
from ...table.store import NotWritten
from ..http.app_state import Desk
from ..http.middleware import refuse_banned
from ..http.problems import Trouble
from ..process.logs import note
from .play import REFUSED

#: Seconds between two polls of the database.
LOOK = 1.0


async def supervise(desk: Desk) -> None:
    """Poll for changes until cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await apply(desk, await desk.hall.pools.database.run(desk.moderation.refresh))
        except (Busy, NotWritten):
            note("bans and announcements could not be read; trying again", logging.WARNING)
        except Exception as error:
            note("applying an administrator's change failed", logging.ERROR, error)


async def apply(desk: Desk, news: News) -> None:
    """Notify connected clients and disconnect banned ones; raises `NotWritten`."""
    for table in news.tables:
        await desk.hall.look_again(table)
    if news.bans:
        for one in list(desk.sockets):
            try:
                refuse_banned(desk.moderation, person=one.person.id, address=one.address)
            except Trouble as banned:
                one.end(banned, REFUSED)
    if news.announcements:
        for one in list(desk.sockets):
            one.announce()
