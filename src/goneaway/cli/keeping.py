"""Keeping a game: saved as a record, taken up again from one. Whatever fails, nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

from .. import KINDS
from ..kernel import Journal, RecordError, Refused
from ..kernel.records import FORMAT
from ..wording import Wording
from .files import read_record, write_whole
from .problem import Problem

#: The header of a record is far shorter than this.
_HEADER = 1 << 20


def target(name: str) -> Path:
    """The file meant; a link is followed, so that the record and not the link is replaced."""
    try:
        return Path(name).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise Problem(f"{name}: {error}") from None


def occupied(path: Path, wording: Wording) -> bool:
    """Whether a record is there already.

    Raises `Problem` if something else is there: it is not ours to overwrite.
    """
    try:
        if not path.exists():
            return False
        if path.is_file():
            with path.open("rb") as file:
                header = json.loads(file.read(_HEADER).partition(b"\n")[0])
            if isinstance(header, dict) and header.get("format") == FORMAT:
                return True
    except OSError as error:
        raise Problem(f"{path}: {error.strerror or error}.") from None
    except (ValueError, RecursionError):
        pass
    raise Problem(wording.text("terminal-not-ours", file=str(path)))


def save(journal: Journal, path: Path) -> None:
    """Write the record as a whole or not at all."""
    try:
        write_whole(path, journal.record().to_jsonl())
    except ValueError as error:
        raise Problem(f"{path}: {error}") from None


def load(path: Path, wording: Wording) -> Journal:
    """The game of a record, its chance where it stopped."""
    try:
        if path.exists() and not path.is_file():
            # A pipe or a device would keep us waiting for ever.
            raise Problem(wording.text("terminal-no-file", file=str(path)))
        journal = Journal.resume(read_record(path), KINDS)
    except RecordError as error:
        raise Problem(f"{path}: {wording.record_error(error)}", 1) from None
    except (Refused, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        # Chained by the book, but made of something else: whoever wrote it, it is no game of ours.
        raise Problem(f"{path}: {wording.record_error(RecordError('unreadable', 1))}", 1) from None
    except OSError as error:
        raise Problem(f"{path}: {error.strerror or error}.") from None
    if journal.position.outcome is not None:
        raise Problem(wording.text("terminal-load-over", file=str(path)))
    return journal
