"""Containers for tests: Docker or Podman, if one works and can fetch the base image."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache

MISSING = "No container tool that can fetch images is here (docker or podman)"
#: The image that deploy/Dockerfile starts from.
BASE = "docker.io/library/python:3.12-slim"


@cache
def tool() -> str | None:
    """The container tool of this machine; None if there is none, or if it cannot get the base image."""
    for name in ("docker", "podman"):
        if shutil.which(name) is None or not _works(name, "info"):
            continue
        if _works(name, "image", "inspect", BASE) or _works(name, "pull", "--quiet", BASE):
            return name
    return None


def _works(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=180, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
