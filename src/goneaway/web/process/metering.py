"""How much CPU time a coroutine takes on the event loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


async def metered(coroutine: Coroutine[Any, Any, T], spent: Callable[[float], None]) -> T:
    """Run a coroutine; `spent` is called with the CPU seconds of each of its steps. Time spent waiting, and
    time of tasks that it starts, is not counted."""
    return await _Metered(coroutine, spent)


class _Metered(Generic[T]):
    def __init__(self, coroutine: Coroutine[Any, Any, T], spent: Callable[[float], None]) -> None:
        self._coroutine = coroutine
        self._spent = spent

    def __await__(self) -> Generator[Any, Any, T]:
        send, throw, spent = self._coroutine.send, self._coroutine.throw, self._spent
        came: Any = None
        error: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits_for = send(came) if error is None else throw(error)
            except StopIteration as done:
                value: T = done.value
                return value
            finally:
                spent(time.thread_time() - began)
            came = error = None
            try:
                came = yield waits_for
            except GeneratorExit:
                self._coroutine.close()
                raise
            except BaseException as thrown:
                error = thrown
