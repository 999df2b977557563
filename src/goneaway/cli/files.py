"""Record files: read either form, write without ever leaving half a file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .. import KINDS
from ..kernel import Record, RecordError, load_record
from ..kernel.notation import is_text, read_text
from ..wording import Wording
from .problem import Problem


def read_record(path: Path) -> Record:
    """The record in a file, its chain checked; raises `Problem` (code 1 if the file is broken)."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(f"{path} is no record: it is not even text.", 1) from None
    except OSError as error:
        raise Problem(f"Cannot read {path}: {error.strerror or error}.") from None
    try:
        return read_text(text, KINDS) if is_text(text) else load_record(text)
    except RecordError as error:
        raise Problem(f"{path}: {Wording().record_error(error)}", 1) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_whole(path: Path, text: str) -> None:
    """Write a file as a whole or not at all; raises `Problem`."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent or Path(), prefix=f".{path.name}.")
    except OSError as error:
        raise Problem(f"Cannot write {path}: {error.strerror or error}. Nothing was saved.") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~_umask())  # a temporary file is private; the finished one need not be
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Problem(f"Cannot write {path}: {error.strerror or error}. Nothing was saved.") from None
