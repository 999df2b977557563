"""The desk: all that one process of the server has at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request

from ..table.book.settings import Person
from ..table.hall import Hall
from ..table.notices import Notices
from .door import Door
from .handover import Handover
from .limits import Buckets, Places
from .metrics import Metrics
from .presenter import Presenter
from .settings import Serving


class Desk:
    """The hall, who is let in, what is counted."""

    def __init__(
        self,
        serving: Serving,
        hall: Hall,
        presenter: Presenter,
        metrics: Metrics,
        description: Mapping[str, Any],
        notices: Notices,
    ) -> None:
        limits = serving.limits
        self.serving = serving
        self.limits = limits
        self.hall = hall
        self.presenter = presenter
        self.metrics = metrics
        #: Of the interface.
        self.description = description
        self.notices = notices
        self.door = Door(hall.people, limits)
        self.tables = Buckets(limits.tables)
        self.commands = Buckets(limits.commands)
        self.by_address = Places(limits.sockets_per_address)
        self.by_person = Places(limits.sockets_per_person)
        self.all_sockets = Places(limits.sockets)
        #: Sockets of somebody, each with how it is ended.
        self.lines: dict[str, set[Callable[[], None]]] = {}
        #: Where there are several workers: which of them serves which table.
        self.handover: Handover | None = None
        #: Told to stop: nobody is let in any more.
        self.draining = False

    def drain(self) -> None:
        self.draining = True

    def base(self, request: Request) -> str:
        """How links begin: as the host of the server says, or as the one who asks came here."""
        return self.serving.public or f"{request.url.scheme}://{request.headers.get('host', '')}"

    def hang_up(self, person: Person) -> None:
        """End all sockets of somebody whose tokens are no good any more."""
        for end in list(self.lines.get(person.id, ())):
            end()
