"""Open sockets by the token they were opened with and by person, so that revoking a token ends them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..table.people import TOKEN, of_person, of_token


class Sessions:
    """The sockets of one process that have shown a token."""

    def __init__(self) -> None:
        #: By what can be revoked (`of_token`, `of_person`): how each socket is ended.
        self._open: dict[str, set[Callable[[], None]]] = {}
        #: How often something was revoked. Who looked up a token before it grew must look again.
        self.revocations = 0

    @contextmanager
    def hold(self, token: str, person: str, end: Callable[[], None]) -> Iterator[None]:
        """While a socket is open: `end` is called when its token is revoked, or all tokens of its person."""
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
