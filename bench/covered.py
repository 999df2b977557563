"""Print the results of `make coverage`: the share of statements and of branches that ran, by package."""

from __future__ import annotations

import datetime
import json
import platform
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
#: The figures of a row, by their names in the report of coverage.py.
COUNTED = ("num_statements", "covered_lines", "num_branches", "covered_branches")


def report() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        command = [sys.executable, "-m", "coverage", "json", "--quiet", "-o", str(path)]
        subprocess.run(command, cwd=ROOT, check=True)
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def table(files: dict[str, Any]) -> str:
    """Return a table with a row for each package, and one for all."""
    sums: dict[str, list[int]] = defaultdict(lambda: [0] * len(COUNTED))
    for name, about in files.items():
        inside = name.replace("\\", "/").split("goneaway/")[-1].split("/")
        package = f"`{inside[0]}`" if len(inside) > 1 else "beside them"
        for row in (package, "all"):
            for number, what in enumerate(COUNTED):
                sums[row][number] += about["summary"][what]
    total = sums.pop("all")
    rows = [*sorted(sums.items()), ("**all**", total)]
    head = "| package | statements | run | branches | taken |\n| --- | --: | --: | --: | --: |"
    return "\n".join([head, *(_row(name, *counts) for name, counts in rows)])


def _row(name: str, statements: int, lines: int, branches: int, taken: int) -> str:
    run, walked = _share(lines, statements), _share(taken, branches)
    return f"| {name} | {statements:,} | {run} | {branches:,} | {walked} |"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def main() -> None:
    print(f"Coverage on {datetime.datetime.now(datetime.UTC).date()}, Python {platform.python_version()}\n")
    print(table(report()["files"]))


if __name__ == "__main__":
    main()
