"""One engine that is measured beside another: it answers lines of JSON until the input ends.

It talks only to `both.py`, at the other end.
"""

from __future__ import annotations

import importlib
import json
import sys

import goneaway
from measuring import Line, play_lines, simple_lines, single_lines


def engine_lines() -> dict[str, list[Line]]:
    return {
        "Random play, whole games, 4 players": play_lines(),
        "One position in the middle of a game": single_lines(),
        "Games of simple bots, 4 players": simple_lines(),
    }


def main() -> None:
    if "env" in sys.argv:
        # Imported here: its dependencies may be missing where only the engine is measured.
        environments = importlib.import_module("environments")
        headings = {"Environments, steps with observation and mask": environments.env_lines()}
        if "peers" in sys.argv:
            headings["Environments of others"] = environments.peer_lines()
    else:
        headings = engine_lines()
    lines: dict[str, Line] = {line.name: line for some in headings.values() for line in some}
    for line in lines.values():
        line.run(0)  # warm up: boards are compiled, modules loaded
    about = {heading: [(line.name, line.unit) for line in some] for heading, some in headings.items()}
    print(json.dumps({"engine": getattr(goneaway, "ENGINE", "pure"), "lines": about}), flush=True)
    for asked in sys.stdin:
        name, number = json.loads(asked)
        lines[name].measure(number)
        print(json.dumps(lines[name].rates[-1]), flush=True)


if __name__ == "__main__":
    main()
