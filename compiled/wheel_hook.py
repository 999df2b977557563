"""A build hook for hatchling: the wheel is platform-specific, and includes the unit's library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface[Any]):
    """Marks the wheel as not pure, and puts the library of the unit beside the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in Path(self.root).glob("*__mypyc.*"):
            build_data["force_include"][str(library)] = library.name
