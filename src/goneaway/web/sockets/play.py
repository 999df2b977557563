"""The play socket: `hello`, then commands and questions in, answers and events out.

Messages are handled one at a time; further ones wait in the network, not in memory. Messages to the client go
through a bounded outbox, so that a table never waits for a client.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...kernel import Refused
from ...table.book.book import Item
from ...table.book.commands import Act, Command, Seat
from ...table.book.declined import Declined
from ...table.book.seeing import Eyes
from ...table.book.settings import Person
from ...table.live import Attachment, Parcel
from ...table.store import NotWritten
from ..http.app_state import AppState
from ..http.auth import STRANGER
from ..http.endpoint import Code, read_json
from ..http.errors import ANSWERED, HttpError, language_of, refusal_of
from ..http.middleware import address_of
from ..http.shapes import Language, Number, RequestId, as_object
from ..process.connections import ABORT, line_of
from ..process.limits import Buckets, Full, household
from ..process.logs import note
from ..process.metering import metered
from ..sight.asks import Asked, WhyNot
from .announcements import announced
from .outbox import Outbox

#: Close codes. Those from 4000 on are our own: connecting again would end in the same way.
RESTART, OVERLOADED, POLICY, REFUSED = 1012, 1013, 1008, 4000

#: Invalid or throttled messages after which the socket is closed.
PATIENCE = 50

_encode = msgspec.json.Encoder().encode


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message: the token, the table, the last number seen, and the language."""

    table: Code
    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Number | None = None
    language: Language = "en"
    #: For a player with two seats: the one to look through.
    seat: Seat | None = None


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """One of `hello`, `do` and `ask`."""

    hello: Hello | None = None
    do: Command | None = None
    ask: Asked | None = None
    expect: Number | None = None
    request: RequestId | None = None


class _Tag(Struct, frozen=True):
    """The tag of an invalid message, if it can be read, to label the answer."""

    request: RequestId | None = None


class CloseSocket(Exception):
    """Raised to close the socket: the error, and the code to close with."""

    def __init__(self, error: Exception, code: int) -> None:
        super().__init__(str(error))
        self.error = error
        self.code = code


class PlaySession:
    """One client at one table."""

    def __init__(self, app_state: AppState, socket: WebSocket) -> None:
        self.app_state = app_state
        self.socket = socket
        self.line = line_of(socket.scope)
        self.address = address_of(socket.scope)
        self.outbox = Outbox(socket, app_state.limits, app_state.metrics, app_state.queued)
        self.language = language_of(socket.headers.get("accept-language"))
        self.person: Person = STRANGER
        self.attachment: Attachment | None = None
        self._messages = Buckets(app_state.limits.messages)
        self._nonsense = 0
        self._ended: asyncio.Future[CloseSocket] = asyncio.get_running_loop().create_future()

    # Listening to the table: called under its lock, and must not block

    def hear(self, parcel: Parcel) -> None:
        self._say({"told": self.app_state.presenter.told(parcel.prepared, self.language)})

    def moved(self, eyes: Eyes, number: int) -> None:
        assert self.attachment is not None
        self._say_state(self.attachment, eyes)

    def away(self, players: Mapping[int, float]) -> None:
        away = [{"seat": seat, "seconds": round(seconds)} for seat, seconds in players.items()]
        self._say({"presence": {"away": away}})

    def closed(self, code: str) -> None:
        self.end(Declined(code), RESTART if code == "draining" else REFUSED)

    def end(self, error: Exception, code: int) -> None:
        """Close the socket; may be called from anywhere."""
        if not self._ended.done():
            self._ended.set_result(CloseSocket(error, code))

    def announce(self) -> None:
        """Send the announcements in force: an empty list once the last is withdrawn."""
        self._say({"announced": announced(self.app_state.moderation)})

    def _say(self, message: dict[str, Any]) -> None:
        self.outbox.put(_encode(message))

    def _say_state(self, attachment: Attachment, eyes: Eyes) -> None:
        self._say({"state": self.app_state.presenter.state(attachment.book, eyes, self.language)})

    # The connection

    async def serve(self) -> None:
        """Serve the socket from hello to the end."""
        await self.socket.accept()
        if self.app_state.draining:
            self.closed("draining")
        spent = partial(self.app_state.shares.charge, household(self.address))
        talking = asyncio.create_task(metered(self._talk(), spent))
        sending = asyncio.create_task(metered(self.outbox.send(), spent))
        drowning = asyncio.create_task(self.outbox.overflown.wait())
        why = "gone"
        try:
            any_of: list[asyncio.Future[Any]] = [talking, sending, drowning, self._ended]
            await asyncio.wait(any_of, return_when=asyncio.FIRST_COMPLETED)
            why = await self._close(talking, sending, drowning.done())
        finally:
            for task in (talking, sending, drowning):
                task.cancel()
            await asyncio.gather(talking, sending, drowning, return_exceptions=True)
            self._leave()
            self.outbox.close()
            if why != "gone":
                self.app_state.metrics.dropped.labels(why).inc()
            note("socket closed", logging.DEBUG, why=why, address=self.address)

    async def _close(self, talking: asyncio.Task[None], sending: asyncio.Task[None], drowned: bool) -> str:
        if drowned:
            self._cut()
            return "slow"
        if self._ended.done():
            close = self._ended.result()
        elif talking.done():
            error = talking.exception()
            if error is None or isinstance(error, WebSocketDisconnect):
                return "gone"
            close = error if isinstance(error, CloseSocket) else self._failed(error)
        else:
            sending.exception()
            return "gone"
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        told = refusal_of(close.error, self.language)
        if self.socket.client_state is WebSocketState.CONNECTED:
            # A client that does not even read the reason is disconnected.
            try:
                async with asyncio.timeout(self.app_state.limits.hello_seconds):
                    await self.outbox.flush()
                    await self.socket.send_text(_encode({"declined": told}).decode())
                    await self.socket.close(close.code, told["code"])
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                self._cut()
        return str(told["code"])

    def _failed(self, error: BaseException) -> CloseSocket:
        """Log a server error."""
        number = secrets.token_hex(8)
        self.app_state.metrics.failures.inc()
        note("failed", logging.ERROR, error, request=number, route="/api/play")
        return CloseSocket(HttpError("failed", id=number), 1011)

    def _cut(self) -> None:
        """Abort the connection: a client that does not read cannot be asked to close."""
        cut: Callable[[], None] | None = self.socket.scope.get("extensions", {}).get(ABORT, {}).get("cut")
        if cut is not None:
            cut()

    def _leave(self) -> None:
        if self.attachment is not None:
            self.attachment.detach()

    # Incoming messages

    async def _talk(self) -> None:
        try:
            async with asyncio.timeout(self.app_state.limits.hello_seconds):
                # The hello of a socket from another worker was counted there.
                counted = self.line is None or not self.line.adopted
                message = _read(await self._receive(counted=counted))
        except TimeoutError:
            raise CloseSocket(HttpError("hello-late"), POLICY) from None
        except ANSWERED as error:
            raise CloseSocket(error, REFUSED) from None
        if message.hello is None or message.do is not None or message.ask is not None:
            raise CloseSocket(HttpError("hello-first"), REFUSED)
        if await self._passed_on(message.hello):
            return
        with contextlib.ExitStack() as held:
            try:
                attachment = await self._greet(message.hello, held)
            except ANSWERED as error:
                if isinstance(error, Declined):
                    self.app_state.auth.look_for(error, self.address)
                raise CloseSocket(error, REFUSED) from None
            while True:
                await self._next(attachment)

    async def _passed_on(self, hello: Hello) -> bool:
        """Pass the socket to the worker that serves this table; whether it has it now."""
        handover = self.app_state.handover
        if handover is None or self.line is None or self.app_state.draining:
            return False
        return await handover.give(hello.table.upper(), self.line)

    async def _receive(self, *, counted: bool = True) -> str:
        """Return the next message; raises `HttpError` for an invalid one."""
        said = await self.socket.receive()
        if said["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(said.get("code", 1005))
        if counted:
            self.app_state.metrics.received += 1
        text = said.get("text")
        if text is None:
            raise HttpError("not-text")
        return str(text)

    async def _greet(self, hello: Hello, held: contextlib.ExitStack) -> Attachment:
        self.language = language_of(hello.language)
        if hello.token is not None:
            before = self.app_state.sessions.revocations
            self.person = await self.app_state.auth.known(hello.token, self.address)
            try:
                held.enter_context(self.app_state.by_person.hold(self.person.id))
            except Full:
                raise HttpError("too-many-sockets") from None
            held.enter_context(self.app_state.sessions.hold(hello.token, self.person.id, self._signed_out))
            if self.app_state.sessions.revocations != before:
                # A token was revoked after this one was looked up and before this socket was registered.
                await self.app_state.auth.known(hello.token, self.address)
        else:
            self.app_state.auth.patience(self.address)
        person = self.person if self.person.id else None
        attachment = await self.app_state.hall.attach(hello.table, person, hello.since, self, hello.seat)
        if self._ended.done():
            attachment.detach()
            raise self._ended.result()
        # From here to the end there is no await: the greeting describes the moment of the attachment.
        self.attachment = attachment
        eyes = attachment.eyes
        seats = attachment.book.seats_of(self.person.id)
        self._say(
            {
                "welcome": {
                    "table": attachment.code,
                    "eyes": eyes,
                    "seats": list(seats),
                    "number": attachment.number,
                    "host": bool(self.person.id) and attachment.book.host == self.person.id,
                }
            }
        )
        if self.app_state.moderation.announcements:
            self.announce()
        for parcel in attachment.missed:
            item = Item(parcel.number, parcel.eyes, parcel.entry, parcel.events)
            self._say({"told": self.app_state.presenter.missed(attachment.book, item, self.language)})
        if attachment.missed or hello.since != attachment.number:
            self._say_state(attachment, eyes)
        if players := attachment.table.away():
            self.away(players)
        return attachment

    def _signed_out(self) -> None:
        self._leave()  # nothing more is sent to it
        self.end(HttpError("bad-token"), REFUSED)

    async def _next(self, attachment: Attachment) -> None:
        """Handle one message, and send its answer."""
        request: str | None = None
        command: Command | None = None
        # A client that does not read the answers gets no more of them: the next question waits in the
        # network.
        await self.outbox.empty()
        while after := self.app_state.shares.wait(household(self.address)):
            await asyncio.sleep(after)
        try:
            text = await self._receive()
            try:
                message = _read(text)
            except HttpError:
                request = _request_of(text)
                raise
            request, command = message.request, message.do
            home = household(self.address)
            if after := self._messages.take(0) or self.app_state.messages.take(home):
                raise HttpError("too-many", after=after)
            await self._answer(attachment, message)
        except ANSWERED as error:
            if isinstance(error, HttpError):
                self._nonsense += 1
                if self._nonsense > PATIENCE:
                    raise CloseSocket(error, POLICY) from None
            await self._decline(attachment, error, request, command)
        except (WebSocketDisconnect, CloseSocket):
            raise
        except Exception as error:
            close = self._failed(error)
            self._say({"declined": {"request": request, **refusal_of(close.error, self.language)}})

    async def _answer(self, attachment: Attachment, message: Message) -> None:
        if self._ended.done():
            raise self._ended.result()  # nor are more commands executed
        asked = [one for one in (message.hello, message.do, message.ask) if one is not None]
        if message.hello is not None:
            raise HttpError("hello-twice")
        if len(asked) != 1 or message.request is None:
            raise HttpError("bad-request", what="one of do and ask, with a request")
        if message.do is not None:
            await self._do(attachment.code, message.do, message.expect, message.request)
        elif message.ask is not None:
            answer = as_object(await self._ask(attachment, message.ask))
            self._say({"answer": {"request": message.request, **answer}})

    async def _do(self, code: str, command: Command, expect: int | None, request: str) -> None:
        if not self.person.id:
            raise HttpError("no-token")
        if after := self.app_state.commands.take(self.person.id):
            raise HttpError("too-many", after=after)
        done = await timed(self.app_state, code, self.person, command, expect, request)
        self._say({"done": {"request": request, **done}})

    async def _ask(self, attachment: Attachment, question: Asked) -> Any:
        async with attachment.table.lock:
            await attachment.table.current()
            seat = getattr(question, "seat", None)
            eyes = attachment.eyes
            if seat is not None and seat != eyes:
                if seat not in attachment.book.seats_of(self.person.id):
                    raise Declined("not-your-seat", seat=seat)
                eyes = seat
            return await self.app_state.answered(self.address, attachment.book, eyes, self.language, question)

    async def _decline(
        self, attachment: Attachment, error: Exception, request: str | None, command: Command | None
    ) -> None:
        row = attachment.table.row
        told = refusal_of(error, self.language, row.game, row.edition)
        self.app_state.metrics.declined.labels(told["code"] if "clause" not in told else "rules").inc()
        if isinstance(error, Refused) and isinstance(command, Act):
            # Add the places to light, as in an answer to `why`; skip them if there is no time.
            with contextlib.suppress(*ANSWERED):
                why = await self._ask(attachment, WhyNot(command.action, command.seat))
                if not why["allowed"]:
                    told |= {name: value for name, value in why.items() if name not in ("allowed", "action")}
        self._say({"declined": {"request": request, **told}})
        if isinstance(error, Declined) and error.code == "stale":
            # A client that was behind gets the complete state at once.
            async with attachment.table.lock:
                try:
                    await attachment.table.current()
                except NotWritten:
                    return  # the database is unavailable; the table sends new entries once it is back
                self._say_state(attachment, attachment.eyes)


def _read(text: str) -> Message:
    found = read_json(text, Message)
    assert isinstance(found, Message)
    return found


def _request_of(text: str) -> str | None:
    try:
        return msgspec.json.decode(text, type=_Tag).request
    except (msgspec.DecodeError, RecursionError):
        return None


async def timed(
    app_state: AppState, code: str, person: Person, command: Command, expect: int | None, request: str
) -> dict[str, Any]:
    """Carry out and count a command; raises what the hall raises."""
    began = time.perf_counter()
    try:
        done = await app_state.hall.do(code, person, command, expect=expect, request=request)
    except Exception:
        app_state.metrics.commands_declined.inc()
        raise
    app_state.metrics.commands_done.inc()
    app_state.metrics.command_seconds.observe(time.perf_counter() - began)
    return {"number": done.number, "answer": done.answer}


async def play(app_state: AppState, socket: WebSocket) -> None:
    """Serve one socket, if there is a place for it."""
    home = household(address_of(socket.scope))
    try:
        with app_state.all_sockets.hold(0), app_state.by_address.hold(home):
            app_state.metrics.sockets.inc()
            player = PlaySession(app_state, socket)
            app_state.sockets.add(player)
            try:
                await player.serve()
            finally:
                app_state.sockets.discard(player)
                app_state.metrics.sockets.dec()
    except Full:
        raise HttpError("too-many-sockets") from None
