"""Compare the environments, pure and compiled, with those of other projects: `make bench-env`.

Each runs in its own process, and they take turns; CPU time, the best round counts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from both import ROOT, Engine
from environments import sizes
from measuring import about

ROUNDS = 5


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure steps of environments, with observation and mask.")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds; the best one counts")
    asked = parser.parse_args(arguments)
    engines = [
        Engine("pure", sys.executable, ROOT / "src", ["env", "peers"]),
        Engine("compiled", str(ROOT / ".venv-compiled" / "bin" / "python"), None, ["env"]),
    ]
    rates: dict[str, dict[str, float]] = {}
    try:
        if [engine.engine for engine in engines] != ["pure", "compiled"]:
            raise SystemExit("one engine must be pure and the other compiled; run: make compiled")
        for number in range(asked.rounds):
            for heading, some in engines[0].lines.items():
                for name, _ in some:
                    found = rates.setdefault(name, {})
                    for engine in engines:
                        if heading in engine.lines:
                            rate = engine.measure(name, number)
                            found[engine.name] = max(rate, found.get(engine.name, 0.0))
    finally:
        for engine in engines:
            engine.close()
    told = about(asked.rounds)
    if asked.json:
        print(json.dumps({**told, "steps_per_second": rates, "bytes": sizes()}, indent=1))
        return
    print(", ".join(f"{name} {value}" for name, value in told.items()))
    for name, found in rates.items():
        print(f"  {name:<50}" + "".join(f"{who} {rate:>9,.0f}  " for who, rate in found.items()) + "steps/s")
    for name, size in sizes().items():
        print(f"  {name:<50}{size:>9,} bytes per observation")


if __name__ == "__main__":
    main()
