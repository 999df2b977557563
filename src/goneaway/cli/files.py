"""Reading untrusted files, and writing files without overwriting others by accident."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .. import KINDS
from ..kernel import FileError, Record, RecordError, load_record
from ..kernel.notation import is_text, read_text
from ..kernel.untrusted import LARGEST, printable, text_of
from ..wording import Wording
from .problem import Problem

#: Errors caused by the disk rather than by the user's command.
FULL = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)

# Reading


def read_file(path: Path, wording: Wording, largest: int = LARGEST) -> str:
    """Return the text of a file; raises `Problem` if it cannot be opened, `FileError` if it is not one of our
    texts."""
    try:
        with path.open("rb") as file:
            # A device may never end, so read only slightly more than the limit.
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        why = system_says(error, wording)
        raise Problem(wording.text("kernel-file-cannot-read", file=shown(path), why=why)) from None
    return text_of(data, largest)


def read_either(path: Path, wording: Wording | None = None) -> tuple[Record, bool]:
    """Return the record in a file, its chain checked, and whether it is in the readable form; raises
    `Problem`."""
    said = wording or Wording()
    try:
        text = read_file(path, said)
        readable = is_text(text)
        return (read_text(text, KINDS) if readable else load_record(text)), readable
    except FileError as error:
        raise broken(path, error, said) from None


def read_record(path: Path, wording: Wording | None = None) -> Record:
    return read_either(path, wording)[0]


class BrokenFile(Problem):
    """A file that can be opened but has the wrong contents: a negative result, not a usage error."""

    def __init__(self, sentence: str, line: int | None) -> None:
        super().__init__(sentence, 1)
        self.line = line


def broken(path: Path, error: FileError, wording: Wording) -> BrokenFile:
    record = error if isinstance(error, RecordError) else RecordError.told(error)
    return BrokenFile(f"{shown(path)}: {wording.record_error(record)}", error.line)


def shown(path: object) -> str:
    """Return a name in printable form, whatever bytes it is made of; a very long one is shortened."""
    text = printable(str(path)).replace("\n", "?").replace("\t", "?")
    return text if len(text) <= 200 else f"{text[:120]}...{text[-60:]}"


def system_says(error: Exception, wording: Wording) -> str:
    """The system's reason for an error: in its own English words; common ones are translated."""
    own = getattr(error, "strerror", None) or str(error)
    if wording.language == "en" or not isinstance(error, OSError):
        return own
    told = wording.text("kernel-system", error=errno.errorcode.get(error.errno or 0, ""))
    return own if told == "unknown" else told


# Writing


def write_whole(
    path: Path, data: str | bytes, *, force: bool = False, wording: Wording | None = None
) -> None:
    """Write a file as a whole or not at all; raises `Problem`, also if it exists already.

    A symbolic link is kept: its target is written. A device or a pipe is written to as it is.
    """
    said = wording or Wording()
    whole = data.encode("utf-8") if isinstance(data, str) else data
    with _told(path, said):
        if check_target(path, said, force=force):
            with path.open("wb") as file:
                file.write(whole)
            return
        _replace(path.resolve(), whole)


def check_target(path: Path, wording: Wording, *, force: bool = False) -> bool:
    """Return whether a path is a device or a pipe. Raises `Problem` if it cannot be written to."""
    with _told(path, wording):
        try:
            mode = path.stat().st_mode
        except FileNotFoundError:
            target = path.resolve()
            if not target.parent.is_dir():
                folder = shown(target.parent)
                sentence = wording.text("kernel-file-no-folder", file=shown(path), folder=folder)
                raise Problem(sentence) from None
            return False
        if stat.S_ISDIR(mode):
            raise Problem(wording.text("kernel-file-folder", file=shown(path)))
        if not stat.S_ISREG(mode):
            return True
        if not force:
            raise Problem(wording.text("kernel-file-exists", file=shown(path)))
        return False


@contextlib.contextmanager
def _told(path: Path, wording: Wording) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:
        # RuntimeError: circular symbolic links.
        why = system_says(error, wording)
        said = wording.text("kernel-file-cannot-write", file=shown(path), why=why)
        # A full disk is not a usage error.
        raise Problem(said, 1 if getattr(error, "errno", 0) in FULL else 2) from None


def _replace(target: Path, whole: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".goneaway-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(target))
        os.replace(name, target)
    except BaseException:
        # Also after Ctrl-C.
        Path(name).unlink(missing_ok=True)
        raise


def _mode(target: Path) -> int:
    """The permissions of the replaced file, or those of a new one."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
