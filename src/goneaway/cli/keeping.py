"""Saving a game as a record, and loading it. Errors never lose a game."""

from __future__ import annotations

from pathlib import Path

from .. import KINDS
from ..kernel import FileError, Journal, RecordError
from ..kernel.records import FORMAT
from ..kernel.untrusted import json_of, text_of
from ..wording import Wording
from .files import broken, read_record, shown, system_says, write_whole
from .problem import Problem

#: The header of a record is far shorter than this.
_HEADER = 1 << 20


def target(name: str, wording: Wording) -> Path:
    """Return the file meant; a link is followed, so that the record and not the link is replaced."""
    try:
        return Path(name).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise _problem(name, error, wording) from None


def _problem(name: object, error: Exception, wording: Wording) -> Problem:
    if isinstance(error, OSError):
        why = system_says(error, wording)
    else:
        # An unknown home directory, circular links, or bytes that are not a valid name.
        why = wording.text("kernel-system", error="ENOENT")
    return Problem(wording.text("kernel-system-file", file=shown(name), why=why))


def occupied(path: Path, wording: Wording) -> bool:
    """Return whether a record exists already.

    Raises `Problem` if there is another kind of file, which must not be overwritten.
    """
    try:
        if not path.exists():
            return False
        if path.is_file():
            with path.open("rb") as file:
                header = json_of(text_of(file.read(_HEADER).partition(b"\n")[0]))
            if isinstance(header, dict) and header.get("format") == FORMAT:
                return True
    except OSError as error:
        raise _problem(path, error, wording) from None
    except FileError:
        pass
    raise Problem(wording.text("terminal-not-ours", file=shown(path)))


def save(journal: Journal, path: Path, wording: Wording | None = None) -> None:
    """Write the record as a whole or not at all; call `occupied` first."""
    write_whole(path, journal.record().to_jsonl(), force=True, wording=wording)


def load(path: Path, wording: Wording) -> Journal:
    """Return the game of a record, with its chance where it stopped."""
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device could block for ever.
            raise Problem(wording.text("terminal-no-file", file=shown(path)))
        journal = Journal.resume(read_record(path, wording), KINDS)
    except RecordError as error:
        raise broken(path, error, wording) from None
    except OSError as error:
        raise _problem(path, error, wording) from None
    if journal.position.outcome is not None:
        raise Problem(wording.text("terminal-load-over", file=shown(path)))
    return journal
