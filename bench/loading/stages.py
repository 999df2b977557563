"""Time the stages of a move by wrapping functions of the server; each stage counts its own time only."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Self

from goneaway.colditz.referee.position import Colditz
from goneaway.kernel.position import Position
from goneaway.sectionx.referee.position import SectionX
from goneaway.table import clockwork, deciding, moves, store, writing
from goneaway.table.book import book as books
from goneaway.web.sight import moments, parts, sight
from goneaway.web.sockets import play
from goneaway.wording import Wording

from .inside import Socket

#: Stage to the functions that make it up. Time spent in another stage's functions counts for that stage.
STAGES: dict[str, tuple[tuple[Any, str], ...]] = {
    "players (this benchmark)": ((Socket, "hear"),),
    "read and judge the command": ((play, "_read"), (deciding, "decide")),
    "engine: apply, journal, feeds": ((books.Book, "add"),),
    "automatic moves and deadlines": ((clockwork, "next_deed"),),
    "view of each seat": ((Colditz, "view"), (SectionX, "view")),
    "legal actions": ((Position, "legal"),),
    "moment of each seat": ((moments, "moment_of"), (moments, "Scene")),
    "presenting, for everybody": ((parts, "Shared"),),
    "presenting, for each seat": ((parts, "parts_of"),),
    "lines of the log": ((parts.Shared, "told_last"),),
    "wording": ((Wording, "_say"),),
    "differences": ((sight.Sight, "_told"),),
    "encoding": ((play, "_encode"),),
    "rows for the journal": ((writing, "job_of"),),
    "journal: statements and commit": ((store.Store, "_write_all"), (moves, "write_in_file")),
    "journal: around them": ((store.Store, "write"),),
}


class Stages:
    """A context in which every stage is timed, in every thread."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self._spent: Counter[str] = Counter()
        self._local = threading.local()
        self._undo: list[tuple[Any, str, Any]] = []

    def begin(self) -> None:
        """Reset all counters."""
        self.calls.clear()
        self._spent.clear()

    def seconds(self, stage: str) -> float:
        return self._spent[stage] / 1e9

    def __enter__(self) -> Self:
        for stage, functions in STAGES.items():
            for owner, name in functions:
                self._wrap(stage, owner, name)
        return self

    def __exit__(self, *_: object) -> None:
        for owner, name, before in reversed(self._undo):
            setattr(owner, name, before)

    def _wrap(self, stage: str, owner: Any, name: str) -> None:
        before = vars(owner)[name]
        timed = self._timed(stage, before)
        places = [owner]
        if not isinstance(owner, type):
            # Replace it in every module that has imported it by name.
            ours = [module for name, module in sys.modules.items() if name.startswith("goneaway")]
            places = [module for module in ours if vars(module).get(name) is before]
        for place in places:
            self._undo.append((place, name, before))
            setattr(place, name, timed)

    def _timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        calls, spent, local, now = self.calls, self._spent, self._local, time.thread_time_ns

        def timed(*given: Any, **named: Any) -> Any:
            outer = getattr(local, "inner", None)
            began = now()
            local.inner = 0
            try:
                return function(*given, **named)
            finally:
                took = now() - began
                calls[stage] += 1
                spent[stage] += took - local.inner
                local.inner = None if outer is None else outer + took

        return timed
