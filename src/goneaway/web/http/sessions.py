"""Open sockets, indexed by token and by person, so that revoking a token closes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...table.people import TOKEN, of_person, of_token


class Sessions:
    """The authenticated sockets of one process."""

    def __init__(self) -> None:
        #: Key that can be revoked (`of_token`, `of_person`) to the functions that end its sockets.
        self._open: dict[str, set[Callable[[], None]]] = {}
        #: Number of revocations so far. A token looked up before it grew must be looked up again.
        self.revocations = 0

    @contextmanager
    def hold(self, token: str, person: str, end: Callable[[], None]) -> Iterator[None]:
        """Register an open socket for the block: `end` is called when its token, or every token of its
        person, is revoked."""
        keys = (of_token(token), of_person(person))
        for key in keys:
            self._open.setdefault(key, set()).add(end)
        try:
            yield
        finally:
            for key in keys:
                held = self._open[key]
                held.discard(end)
                if not held:
                    del self._open[key]

    def revoke(self, key: str) -> None:
        """End every socket of a token or of a person."""
        self.revocations += 1
        for end in list(self._open.get(key, ())):
            end()

    def tokens(self) -> list[str]:
        """The tokens of all open sockets, as `of_token` writes them."""
        return [key for key in self._open if key.startswith(TOKEN)]
