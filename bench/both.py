"""Compare the pure and the compiled engine in one run: `make bench-compiled`.

Two processes take turns, line by line and round by round, so that a disturbance affects both alike. CPU time
of each; the best round counts. `ratio` is compiled against pure. `--before SRC` adds a third engine, the
source of another revision, against which both are then measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from measuring import about

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ROUNDS = 5


class Engine:
    """One engine, in its own process."""

    def __init__(self, name: str, python: str, source: Path | None, words: Sequence[str] = ()) -> None:
        self.name = name
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        if source is not None:
            clean["PYTHONPATH"] = str(source)
        self._process = subprocess.Popen(
            [python, str(HERE / "worker.py"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=clean,
        )
        said = self._read()
        self.engine: str = said["engine"]
        self.lines: dict[str, list[tuple[str, str]]] = said["lines"]

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the {self.name} engine ended with {self._process.wait()}")
        return json.loads(line)

    def measure(self, line: str, number: int) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([line, number]) + "\n")
        self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def measured(
    engines: Sequence[Engine], rounds: int, only: Sequence[str] = ()
) -> dict[str, dict[str, dict[str, float]]]:
    """Return, by heading and line, the best rate of each engine.

    `only` selects lines by parts of their names.
    """
    wanted = {
        heading: [name for name, _ in some if not only or any(part in name for part in only)]
        for heading, some in engines[0].lines.items()
    }
    best: dict[str, dict[str, dict[str, float]]] = {
        heading: {name: {} for name in some} for heading, some in wanted.items() if some
    }
    for number in range(rounds):
        for some in best.values():
            for name, rates in some.items():
                for engine in engines:
                    rate = engine.measure(name, number)
                    rates[engine.name] = max(rate, rates.get(engine.name, 0.0))
    return best


def compared(rates: dict[str, float]) -> dict[str, float]:
    """Return the rates relative to each other: how many times as fast."""
    out = {"ratio": rates["compiled"] / rates["pure"]}
    if "before" in rates:
        out["pure_of_before"] = rates["pure"] / rates["before"]
        out["compiled_of_before"] = rates["compiled"] / rates["before"]
    return {name: round(value, 2) for name, value in out.items()}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Compare the pure and the compiled engine.")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds; the best one counts")
    parser.add_argument("--before", type=Path, help="also measure the `src` of another revision")
    parser.add_argument(
        "--only", nargs="+", default=(), help="measure only lines with one of these texts in their names"
    )
    asked = parser.parse_args(arguments)
    engines = [
        Engine("pure", sys.executable, ROOT / "src"),
        Engine("compiled", str(ROOT / ".venv-compiled" / "bin" / "python"), None),
    ]
    if asked.before is not None:
        engines.append(Engine("before", sys.executable, asked.before))
    try:
        if [engine.engine for engine in engines[:2]] != ["pure", "compiled"]:
            raise SystemExit("one engine must be pure and the other compiled; run: make compiled")
        found = measured(engines, asked.rounds, asked.only)
        if not found:
            raise SystemExit(f"no line has a name with {' or '.join(asked.only)}")
    finally:
        for engine in engines:
            engine.close()
    told = about(asked.rounds)
    if asked.json:
        lines = {
            heading: {
                name: {"per_second": {who: round(rate, 1) for who, rate in rates.items()}, **compared(rates)}
                for name, rates in some.items()
            }
            for heading, some in found.items()
        }
        print(json.dumps({**told, "lines": lines}, indent=1))
        return
    print(", ".join(f"{name} {value}" for name, value in told.items()))
    units = {name: unit for some in engines[0].lines.values() for name, unit in some}
    for heading, some in found.items():
        print(f"\n{heading}")
        for name, rates in some.items():
            row = "".join(f"{who} {rate:>10,.0f}  " for who, rate in rates.items())
            times = ", ".join(
                f"{key.replace('_', ' ')} {value:.2f}" for key, value in compared(rates).items()
            )
            print(f"  {name:<50}{row}{units[name]:<12} {times}; {1e6 / rates['compiled']:,.1f} µs compiled")


if __name__ == "__main__":
    main()
