"""Programs to seat: those of the documentation, our own, and some that mean no good."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FORAGER = ROOT / "docs/bots/forager.py"
WANDERER = ROOT / "docs/bots/wanderer.mjs"


def python(*words: str | Path, limit: str = "") -> str:
    """A program in Python as a bot's name; `limit` as it stands there (`500ms`)."""
    return named(sys.executable, *words, limit=limit)


def named(*words: str | Path, limit: str = "") -> str:
    return f"exec:{limit}{':' if limit else ''}{shlex.join(map(str, words))}"


def node(*words: str | Path) -> str:
    return named("node", *words)


def ours(bot: str) -> str:
    """One of our own bots, over the line."""
    return python("-m", "goneaway", "bot", "--protocol", bot)


#: A program that greets and plays the first legal action, until its `n`th question.
_PLAYER = """
import json, os, sys, time
HELLO = {"hello": {"protocol": 1, "wants": WANTS}}
def say(answer):
    print(json.dumps(answer), flush=True)
asked = 0
for line in sys.stdin:
    [(kind, body)] = json.loads(line).items()
    if kind == "hello":
        say(HELLO)
    if kind == "choose":
        asked += 1
        if asked == 3:
            TRICK
        else:
            say({"action": next(a for v in body["legal"] for g in v["groups"] for a in g["actions"])})
    if kind == "aside":
        say({"action": None})
"""


def trickster(trick: str, wants: str = "[]", limit: str = "") -> str:
    """Plays along twice, and then does something else."""
    program = _PLAYER.replace("WANTS", wants).replace("TRICK", trick)
    return python("-c", program, limit=limit)


def recorder(file: Path, wants: str) -> str:
    """Plays the first legal action, writes every line it is sent into a file."""
    program = _PLAYER.replace("WANTS", wants).replace("asked == 3", "False").replace("TRICK", "pass")
    program = program.replace("    [(kind", f"    open({str(file)!r}, 'a').write(line)\n    [(kind")
    return python("-c", program)
