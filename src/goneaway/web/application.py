"""Assembles the application: HTTP addresses, the socket, and the middleware around them."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from .. import ENGINE, KINDS, games
from ..bots import load_bots
from ..rulebook import load_clauses, load_events, load_questions, load_refusals
from ..table.book.tempo import BRISK, TEMPO, HouseClock, Tempo
from ..table.hall import Hall
from ..table.hall import Limits as HallLimits
from ..table.moderation import Moderation
from ..table.notices import Notices
from ..table.pools import Pools, Size
from ..table.room import Most
from ..table.store import Store
from ..wording import LANGUAGES, messages
from .http.app_state import AppState
from .http.description import describe
from .http.endpoint import Endpoint
from .http.errors import HttpError
from .http.middleware import AccessMiddleware
from .process import logs
from .process.connections import GATE, Gate, watch
from .process.handover import Handover
from .process.metrics import SHARED, Metrics, forget_dead_workers
from .process.settings import Limits, Serving
from .process.stopping import noticed, with_its_parent
from .routes import catalogue, forms, notices, operations, pages, people, records, tables
from .sight import Sight
from .sight.presenter import Presenter
from .sockets import announcements
from .sockets.play import play
from .sockets.supervising import supervise

#: The timing of automatic actions, by its name in the settings.
TEMPI: Mapping[str, Tempo] = {"usual": TEMPO, "brisk": BRISK}

#: Seconds after which a thread that wants to run interrupts another. With Python's default of 5 ms, each
#: worker thread could hold up the event loop for that long every time the loop comes back from waiting for
#: the network.
_SWITCH = 0.0005
#: Thresholds of the garbage collector. Tables hold no reference cycles, so there is seldom anything to find.
_GARBAGE = (10_000, 20, 50)

#: The addresses of the server itself.
_OWN: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *tables.ENDPOINTS,
    *forms.ENDPOINTS,
    *records.ENDPOINTS,
    *notices.ENDPOINTS,
    *announcements.ENDPOINTS,
    *operations.ENDPOINTS,
)


def endpoints() -> tuple[Endpoint, ...]:
    """Return every endpoint except the socket: those of the server, then those of the games."""
    return (*_OWN, *(one for game in KINDS for one in games.part(game, "endpoints")))


def store_for(serving: Serving) -> Store:
    """Return the database of a server; raises `StoreError` or `SettingsError`."""
    return Store(serving.database, serving.database_password, private=serving.database_access == "owner")


def application(serving: Serving, *, presenter: Presenter | None = None, tempo: Tempo = TEMPO) -> ASGIApp:
    """Return the server as an ASGI application; its hall opens and closes with the application."""
    metrics = Metrics()
    moderation = Moderation(HouseClock())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        store = store_for(serving)
        store.open()
        chosen = presenter or Sight()
        hall = Hall(
            store,
            preparer=chosen,
            tempo=TEMPI[serving.tempo],
            limits=hall_limits(serving),
            pools=pools(serving.limits),
        )
        telling = Notices(hall, notices.ways_of(serving, hall), notices.limits_of(serving.limits))
        gate = Gate(serving.limits, serving.proxies)
        moderation.open(store)
        app_state = app.state.app_state = AppState(
            serving,
            hall,
            chosen,
            metrics,
            described,
            telling,
            moderation,
            gate,
            middleware.bodies,
            middleware.shares,
        )
        watch(asyncio.get_running_loop(), gate, _no_descriptors)
        await hall.start()
        looking_after = asyncio.create_task(app_state.look_after())
        supervising = asyncio.create_task(supervise(app_state))
        app_state.handover = _handover(middleware, serving, gate)
        logs.note("opened", workers=serving.workers, engine=ENGINE, pid=os.getpid())
        try:
            with noticed(app_state.drain), with_its_parent(asyncio.get_running_loop()):
                yield {GATE: gate}
        finally:
            if app_state.handover is not None:
                await app_state.handover.close(serving.drain_seconds)
            supervising.cancel()
            await asyncio.gather(supervising, return_exceptions=True)
            await telling.close()
            await hall.close()
            looking_after.cancel()
            gate.close()
            if hall.stopped:
                store.close()
            logs.note("closed")

    async def socket(line: WebSocket) -> None:
        await play(line.app.state.app_state, line)

    addresses = endpoints()
    described = describe(addresses)
    routes: list[Route | WebSocketRoute] = [
        _route(path, [one for one in addresses if one.path == path])
        for path in dict.fromkeys(one.path for one in addresses)
    ]
    routes += [WebSocketRoute("/api/play", socket), *forms.FORMER]
    handlers: dict[Any, Any] = {HTTPException: _nothing_there, Exception: _our_fault}
    app = Starlette(routes=[*routes, *pages.routes()], lifespan=lifespan, exception_handlers=handlers)
    app.router.redirect_slashes = False
    uploads = frozenset(one.path for one in addresses if one.upload)
    middleware = AccessMiddleware(app, serving, metrics, uploads, moderation)
    return middleware


def hall_limits(serving: Serving) -> HallLimits:
    limits = serving.limits
    most = Most(limits.guests_total, limits.tables_total, limits.database_bytes, limits.disk_free_bytes)
    return HallLimits(
        tables=limits.tables_open,
        tokens=limits.tokens_per_person,
        links=limits.links_per_person,
        closing=serving.drain_seconds,
        live=limits.tables_live,
        entries=limits.table_entries,
        room=most,
    )


def pools(limits: Limits) -> Pools:
    """Create one pool for each kind of work, so that no kind waits for another."""
    return Pools(
        database=Size(limits.database_threads, limits.database_waiting),
        requests=Size(limits.request_threads, limits.requests_waiting),
        words=Size(limits.words_threads, limits.words_waiting),
        # At most one per table.
        bots=Size(limits.bot_threads, limits.tables_live),
    )


def _handover(app: ASGIApp, serving: Serving, gate: Gate) -> Handover | None:
    """Return the handover of this worker; None if it is the only worker, or if the others cannot reach it."""
    shared = os.environ.get(SHARED)
    if serving.workers == 1 or not shared:
        return None
    found = Handover(Path(shared), app, serving, gate)
    try:
        found.start()
    except OSError as error:
        logs.note("sockets are not passed between workers", logging.WARNING, error)
        return None
    return found


def _no_descriptors() -> None:
    logs.note("no file descriptors left: a connection was refused", logging.WARNING)


def _route(path: str, found: list[Endpoint]) -> Route:
    return Route(path, _addressed(found), methods=[one.method for one in found])


def _addressed(endpoints: list[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    by_method: dict[str, Endpoint] = {one.method: one for one in endpoints}

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await by_method[method].answer(request.app.state.app_state, request)

    return answer


async def _nothing_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        told = HttpError("method", method=request.method[:20])
    else:
        told = HttpError("not-found")
    allow = Headers(headers=dict(error.headers or {})).get("allow")
    return operations.refused(told, request, {"allow": allow} if allow else {})


async def _our_fault(request: Request, error: Exception) -> Response:
    """Raise the exception again: the middleware logs it and answers."""
    raise error


def from_environment() -> ASGIApp:
    """Return the application for a worker process, with settings from the environment."""
    serving = Serving.of(os.environ)
    logs.begin(serving.log, serving.limits.log_lines)
    if SHARED in os.environ:
        forget_dead_workers()
    sys.setswitchinterval(_SWITCH)
    learn_to_speak()
    return application(serving)


def learn_to_speak() -> None:
    """Load all languages with the terms of every edition, and exclude everything loaded so far from later
    garbage collections.

    Done before the port opens: otherwise the first request would wait for it, and fail if no file descriptors
    were left.
    """
    for language in LANGUAGES:
        catalogue.lobby(language)
        for kind in KINDS.values():
            for edition in ("", *kind.editions()):
                messages.bundle(language, edition)
    for kind in KINDS.values():
        for load in (load_clauses, load_events, load_questions, load_refusals):
            load(kind)
        for what in ("wording", "presentation", "catalogue", "explaining"):
            games.part(kind.name, what)
    load_bots()
    # Everything loaded so far stays: searching it for garbage would take half a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
