"""What a compiled engine was built from, and whether one can be built here."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "goneaway"
#: The second environment, and its record of the source it was built from.
ENVIRONMENT = ROOT / ".venv-compiled"
NOTE = ".built-from"


def why_no_compiler() -> str:
    """Return what is missing to compile anything here; "" if nothing is."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler} was not found)"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.is_file():
        return f"there are no headers of this Python ({header} was not found)"
    return ""


def _stamp(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def unit_stamp() -> str:
    """Return a hash of all that the unit depends on: the engine's modules, the build scripts and tools."""
    folders = [PACKAGE / name for name in ("kernel", "colditz", "sectionx", "bots", "env")]
    modules = [path for folder in folders for path in folder.rglob("*.py")]
    return _stamp([*modules, *(ROOT / "compiled").glob("*.py"), ROOT / "requirements-dev.txt"])


def whole_stamp() -> str:
    """Return a hash of all that the wheel depends on."""
    others = (ROOT / name for name in ("pyproject.toml", "requirements-dev.txt", "README.md"))
    return _stamp([*PACKAGE.rglob("*"), *(ROOT / "compiled").glob("*.py"), *others])


def why_no_twin() -> str:
    """Return why the second environment does not hold this source, compiled; "" if it does."""
    note = ENVIRONMENT / NOTE
    if note.is_file() and note.read_text() == whole_stamp():
        return ""
    return why_no_compiler() or "it has not been built from this source (make compiled)"
