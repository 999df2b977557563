"""The results file: the plan in its first line, then a line for every finished game.

Running the same plan again resumes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ... import __version__
from .errors import ArenaError
from .pairing import Arena
from .playing import Result


class ResultsFile:
    """A file that grows game by game."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Read an existing file, cut off an incomplete last line, and open it for appending.

        Raises `ArenaError` for a file of another arena, `OSError` for one that cannot be used.
        """
        self.path = path
        #: Games that were played before, by number.
        self.done: dict[int, Result] = {}
        self._head = {"goneaway": "arena", "version": __version__, "plan": arena.to_json()}
        # Unbuffered: a line is in the file when it has been written, whatever happens next.
        self._file = path.open("ab+", buffering=0)
        try:
            self._file.seek(0)
            whole = self._file.read()
            good = self._read(whole)
            if good < len(whole):
                self._file.truncate(good)
            if not good:
                self._file.write(_line(self._head))
        except BaseException:
            self._file.close()
            raise

    def _read(self, whole: bytes) -> int:
        """Read finished games, return the length of the valid part. Only the last line may be incomplete."""
        first = whole.find(b"\n") + 1
        if not first:
            if not _line(self._head).startswith(whole):
                raise ArenaError("file-other", file=self.path)
            return 0
        self._compare(whole[:first])
        good = first
        lines = whole[first:].splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                if number < len(lines):
                    raise ArenaError("file-broken", file=self.path, line=number + 1) from None
                return good
            if not line.endswith(b"\n"):
                return good
            self.done.setdefault(result.match, result)
            good += len(line)
        return good

    def _compare(self, line: bytes) -> None:
        """Raise `ArenaError` if the file is of another plan."""
        try:
            there = json.loads(line)
            of_ours = there["goneaway"] == "arena"
            plan = {"version": there["version"], **there["plan"]}
        except (ValueError, KeyError, TypeError, RecursionError):
            of_ours, plan = False, {}
        if not of_ours:
            raise ArenaError("file-other", file=self.path)
        # In the form in which it would be read back.
        head = json.loads(_line(self._head))
        for name, asked in {"version": head["version"], **head["plan"]}.items():
            if plan.get(name) != asked:
                found, wanted = (json.dumps(one, ensure_ascii=False) for one in (plan.get(name), asked))
                raise ArenaError("file-plan", file=self.path, what=name, there=found, asked=wanted)

    def add(self, result: Result) -> None:
        """Append a finished game."""
        line = _line(result.to_json())
        while line:
            line = line[self._file.write(line) :]

    def close(self) -> None:
        self._file.close()


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
