"""A small filesystem that can really be filled up."""

from __future__ import annotations

import errno
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: Printed where the user may not mount a filesystem.
NOT_ALLOWED = "no permission to mount a filesystem: a full disk is simulated by RLIMIT_FSIZE only"

_AS_ROOT = () if os.geteuid() == 0 else ("sudo", "-n")


class Disk:
    """A separate tmpfs. Once it is full, every write to it fails with ENOSPC."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self, spare: int = 0) -> None:
        """Fill it up, leaving `spare` pages free."""
        handle = os.open(self._ballast, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            size, step = os.fstat(handle).st_size, 1 << 24
            page = os.sysconf("SC_PAGE_SIZE")
            while step >= page:
                try:
                    os.posix_fallocate(handle, size, step)
                    size += step
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    step //= 2
            os.ftruncate(handle, max(0, size - spare * page))
        finally:
            os.close(handle)

    def free(self) -> None:
        """Make room again."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def disk(megabytes: int) -> Iterator[Disk | None]:
    """A disk for the duration of the block; None if this user may not mount one, directly or with sudo."""
    with tempfile.TemporaryDirectory(prefix="goneaway-disk-") as name:
        wanted = f"size={megabytes}m,mode=1777"
        try:
            subprocess.run(
                [*_AS_ROOT, "mount", "-t", "tmpfs", "-o", wanted, "tmpfs", name],
                check=True,
                capture_output=True,
            )
        except (subprocess.CalledProcessError, FileNotFoundError):
            yield None
            return
        try:
            yield Disk(Path(name))
        finally:
            # Lazily: a process that is being killed may still have a file open.
            subprocess.run([*_AS_ROOT, "umount", "-l", name], check=True, capture_output=True)
