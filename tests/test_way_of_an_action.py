"""The page on architecture describes one action step by step; here it is played."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

from goneaway.colditz.kind import COLDITZ
from goneaway.kernel import Seal

from .sitting import Sitting
from .test_storeys import ORDER

ARCHITECTURE = (Path(__file__).parent.parent / "docs/architecture.md").read_text("utf-8")
SCENE = "night, turn security, points 3, american has kit, kits 2, dice 3-3, a1@garrison-100, g1@garrison-101"
ARREST = "arrest g1 a1"


def walked() -> list[str]:
    """Every function of the package that is called while the arrest is made and reported, in order."""
    called: list[str] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and "/goneaway/" in code.co_filename.replace("\\", "/"):
            called.append(
                f"{code.co_filename.replace(chr(92), '/').split('/goneaway/')[-1]} {code.co_qualname}"
            )

    game = COLDITZ.new(3, {"edition": "fuga3"}, seal=Seal.from_seed("arrest"))
    sitting = Sitting(["", ARREST, ""], ("human",) * 3, game=game, scene=SCENE)
    read = sitting._read

    def read_and_look(prompt: str) -> str:
        line = read(prompt)
        if line == ARREST:
            sys.setprofile(note)
        return line

    sitting.session.read = read_and_look
    try:
        sitting.run()
    finally:
        sys.setprofile(None)
    assert "kit-lost" in [event.kind for entry in sitting.session.journal.entries for event in entry.events]
    return called


def test_the_way_of_one_action_is_the_one_that_is_told() -> None:
    part = ARCHITECTURE.split("## One action, from key press to sentence")[1].split("\n## ")[0]
    steps = [f"{file} {name}" for file, name in re.findall(r"^\| `(\S+)` `(\S+)` \|", part, re.MULTILINE)]
    assert len(steps) > 20
    called = walked()
    at = 0
    for step in steps:
        assert step in called, f"{step} is not called"
        assert step in called[at:], f"{step} is called earlier than it is told"
        at += called[at:].index(step)


def test_the_rooms_are_told_in_their_order() -> None:
    part = ARCHITECTURE.split("## Inside Colditz")[1].split("\n### ")[0]
    assert tuple(re.findall(r"^\| `(\w+)/` \|", part, re.MULTILINE)) == ORDER["colditz"]
