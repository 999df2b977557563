"""Many tables at once: all are shown, all answer, all step; in as many processes as wished, or on a Ray.

What is seen lies in memory that the processes share, a row for each table; from a cluster rows are sent.
A game that is over is followed by the next. Game n at table k has its own seed, so the games are the same
whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection
from typing import Any, Self

import numpy as np

from .. import __version__
from ..lab.arena.engines import check_version, joined
from .match import Match
from .seeing import Array
from .setting import Setting, parts_of

#: An array of all tables: its name, the shape of a row, what its numbers are.
_Layout = Sequence[tuple[str, tuple[int, ...], str]]


def layout_of(setting: Setting) -> _Layout:
    """The arrays of a herd: the parts of an observation, and what is said of each table."""
    eyes = setting.eyes()
    parts = parts_of(setting, eyes)
    return (
        *((name, part.shape, np.dtype(part.kind).str) for name, part in parts.items()),
        ("mask", (len(eyes.lexicon),), "|i1"),
        ("seat", (), "<i2"),
        ("game", (), "<i4"),
        ("over", (), "|b1"),
        ("rewards", (len(setting.seats),), "<f4"),
    )


def _arrays(memory: Any, layout: _Layout, tables: int) -> dict[str, Array]:
    out: dict[str, Array] = {}
    first = 0
    for name, shape, kind in layout:
        count = tables * int(np.prod(shape, dtype=int))
        out[name] = np.frombuffer(memory, kind, count, first).reshape(tables, *shape)
        first += -(-out[name].nbytes // 8) * 8  # every array begins where numbers may begin
    return out


def _bytes(layout: _Layout, tables: int) -> int:
    sizes = (tables * int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize for _, shape, kind in layout)
    return sum(-(-size // 8) * 8 for size in sizes)


class Pen:
    """Some tables of a herd, with the arrays of all of them to write in."""

    def __init__(self, setting: Setting, arrays: Mapping[str, Array], tables: range, seed: str) -> None:
        self._setting, self._eyes = setting, setting.eyes()
        self._arrays, self._tables, self._seed = arrays, tables, seed
        arrays["game"][tables.start : tables.stop] = -1
        self._matches = {table: self._next(table) for table in tables}
        for table in tables:
            self._show(table)

    def _next(self, table: int) -> Match:
        """The next game at a table in which there is anything to choose."""
        while True:
            self._arrays["game"][table] += 1
            number = int(self._arrays["game"][table])
            match = Match(self._setting, self._eyes, f"{self._seed}/{table}/{number}")
            if match.seat is not None:
                return match

    def step(self, words: Sequence[int] | Array) -> None:
        """One word at each table of the pen; `words` are those of all tables."""
        rewards, over = self._arrays["rewards"], self._arrays["over"]
        for table in self._tables:
            match = self._matches[table]
            match.say(int(words[table]))
            rewards[table] = match.rewards()
            over[table] = match.seat is None
            if match.seat is None:
                self._matches[table] = self._next(table)
            self._show(table)

    def _show(self, table: int) -> None:
        match = self._matches[table]
        seat = match.seat
        assert seat is not None
        for name, array in match.observe(seat).items():
            self._arrays[name][table] = array
        self._arrays["mask"][table] = match.mask(seat)
        self._arrays["seat"][table] = seat


def _tend(pipe: Connection, memory: Any, layout: _Layout, tables: int, pen: range, about: Any) -> None:
    """A process: it steps its tables whenever it is told to, until the other end is closed."""
    arrays = _arrays(memory, layout, tables)
    try:
        mine = Pen(about[0], arrays, pen, about[1])
        pipe.send(None)
        while True:
            mine.step(pipe.recv())
            pipe.send(None)
    except EOFError:
        return


class Shepherd:
    """The same on a node of a cluster: it sends the rows of its tables."""

    def __init__(self, version: str, setting: Setting, tables: int, pen: range, seed: str) -> None:
        check_version(version)
        layout = layout_of(setting)
        self._arrays = _arrays(bytearray(_bytes(layout, tables)), layout, tables)
        self._tables = pen
        self._pen = Pen(setting, self._arrays, pen, seed)

    def rows(self) -> dict[str, Array]:
        """How it stands at its tables."""
        return {name: array[self._tables.start : self._tables.stop] for name, array in self._arrays.items()}

    def step(self, words: Array) -> dict[str, Array]:
        """One word at each of them; how it stands then."""
        self._pen.step(words)
        return self.rows()


class Herd:
    """`tables` games side by side. `arrays` has a row for each: observation, `mask`, whose word is awaited
    (`seat`), the number of the `game`; and of the last step `rewards` by seat, and whether a game was `over`.
    """

    def __init__(
        self, setting: Setting, tables: int, workers: int = 0, seed: str = "herd", ray: str = ""
    ) -> None:
        """With the address of a `ray` (`local` for one of one's own) the workers live there, at least one."""
        if type(tables) is not int or tables < 1:
            raise ValueError(f"a herd has at least one table, not {tables!r}")
        if type(workers) is not int or not 0 <= workers <= tables:
            raise ValueError(f"{tables} tables are tended by 0 to {tables} processes, not {workers!r}")
        if ray and not workers:
            raise ValueError("on a Ray tables are tended by at least one worker")
        self.setting = setting
        layout = layout_of(setting)
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._pen: Pen | None = None
        self._tables = tables
        self._cluster = ExitStack()
        self._shepherds: list[tuple[range, Any]] = []
        pens = [range(tables * one // workers, tables * (one + 1) // workers) for one in range(workers)]
        if ray:
            self.arrays = _arrays(bytearray(_bytes(layout, tables)), layout, tables)
            with ExitStack() as undone:
                # If one of them fails to begin the cluster is left again.
                self._ray = undone.enter_context(joined(ray, workers))
                shepherd = self._ray.remote(Shepherd)
                self._shepherds = [
                    (pen, shepherd.remote(__version__, setting, tables, pen, seed)) for pen in pens
                ]
                self._gather([one.rows.remote() for _, one in self._shepherds])
                self._cluster = undone.pop_all()
            return
        if not workers:
            self.arrays = _arrays(bytearray(_bytes(layout, tables)), layout, tables)
            self._pen = Pen(setting, self.arrays, range(tables), seed)
            return
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", _bytes(layout, tables))
        self.arrays = _arrays(memory, layout, tables)
        for pen in pens:
            ours, theirs = context.Pipe()
            words = (theirs, memory, layout, tables, pen, (setting, seed))
            process = context.Process(target=_tend, args=words, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(process)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def _gather(self, told: Sequence[Any]) -> None:
        """What the shepherds tell, into one place."""
        for (pen, _), rows in zip(self._shepherds, self._ray.get(told), strict=True):
            for name, array in rows.items():
                self.arrays[name][pen.start : pen.stop] = array

    def step(self, words: Sequence[int] | Array) -> None:
        """One word for each table; raises `ValueError` for one that cannot be said."""
        words = np.asarray(words)
        if words.shape != (self._tables,):
            raise ValueError(f"{self._tables} tables want a word each, not {words.shape}")
        masks = self.arrays["mask"]
        allowed = (words >= 0) & (words < masks.shape[1])
        allowed[allowed] = masks[allowed.nonzero()[0], words[allowed]] == 1
        if not allowed.all():
            table = int((~allowed).nonzero()[0][0])
            raise ValueError(f"the word {words[table]} cannot be said at table {table}; see its mask")
        if self._pen is not None:
            self._pen.step(words)
            return
        if self._shepherds:
            self._gather([one.step.remote(words) for _, one in self._shepherds])
            return
        for pipe in self._pipes:
            pipe.send(words)
        self._wait()

    def close(self) -> None:
        """The processes end; a cluster is left."""
        self._shepherds = []
        self._cluster.close()
        for pipe in self._pipes:
            pipe.close()
        for process in self._workers:
            process.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
