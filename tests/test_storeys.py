"""The order of packages and rooms: no circles, no hidden imports, and rooms that only ask."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import goneaway

from . import storeys

ROOT = Path(goneaway.__file__).parent
ENGINE = ("kernel", "rulebook", "sectionx", "colditz")

#: The order of the rooms: each may use those before it; files in no room come last.
ORDER: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "rulebook": (),
    "sectionx": ("board", "words", "table", "doors", "laying", "walking", "turns", "referee", "scenes"),
    "colditz": (
        "words", "board", "ruleset", "table", "ways", "dice", "paying", "custody", "tunnels", "escaping",
        "walking", "raids", "guarding", "cards", "running", "turns", "referee", "scenes",
    ),
    "colditz/board": (storeys.TOP, "picture"),
    "presenting": (storeys.TOP, "colditz", "sectionx"),
    "table": ("book", "deciding", storeys.TOP, "migrations"),
    "web": ("process", "sight", "http", "sockets", "routes"),
    "cli": (storeys.TOP, "terminal", "commands"),
    "cli/terminal": (storeys.TOP, "colditz", "sectionx"),
}  # fmt: skip

HOUSE = tuple(sorted(one.parent.name for one in ROOT.glob("*/__init__.py")))

#: Circles of files that are meant, each with its reason.
MEANT: dict[str, dict[frozenset[str], str]] = {package: {} for package in HOUSE}


#: What asks and never acts; but for a few that try a step on the position itself, where a copy for each
#: would cost too much, and take it back. That asking changes nothing, random games show.
ASKING = ("colditz/ways",)
TAKES_BACK = {
    "giving_up.takes_off", "movement.keeps_opening_possible",
    "outlook._arrests", "outlook._open_without", "outlook._opens_from", "outlook._opens_after",
    "outlook._rest_opens", "reach._gives_up_at", "reach._side", "reach._steps_home", "steps._way_on",
}  # fmt: skip

each_package = pytest.mark.parametrize("package", HOUSE)


@each_package
def test_no_file_leads_back_to_itself(package: str) -> None:
    found = [one for one in storeys.circles_of_files(ROOT / package) if frozenset(one) not in MEANT[package]]
    assert found == []


@each_package
def test_a_circle_that_is_meant_is_there(package: str) -> None:
    found = {frozenset(one) for one in storeys.circles_of_files(ROOT / package)}
    assert set(MEANT[package]) <= found


@pytest.mark.parametrize("package", sorted({*HOUSE, *ORDER}))
def test_no_room_leads_back_to_itself(package: str) -> None:
    assert storeys.circles_of_rooms(ROOT / package) == []


@pytest.mark.parametrize("package", ORDER)
def test_rooms_use_those_before_them(package: str) -> None:
    assert storeys.unknown_rooms(ROOT / package, ORDER[package]) == []
    assert storeys.against_the_order(ROOT / package, ORDER[package]) == []


@pytest.mark.parametrize("package", [*ENGINE, "presenting", "cli/terminal"])
def test_no_function_hides_an_import(package: str) -> None:
    assert storeys.imports_inside_functions(ROOT / package) == []


def test_commands_load_late_only_what_takes_long() -> None:
    """Not the commands to tell the version; not terminal, laboratory, rulebook or server for another."""
    hidden = storeys.imports_inside_functions(ROOT / "cli")
    assert sorted({one.partition(" ")[2] for one in hidden}) == [
        "from . import administration",
        "from . import rulebook",
        "from ..terminal.menu import EVERYBODY, NOBODY, wished",
        "from .arena.page import page",
        "from .arena.running import hold, plan, settings_of",
        "from .arena.sheets import show_arena",
        "from .commands.app import main as run",
        "from .datasets import write",
        "from .housekeeping import carry",
        "from .playing import play_game",
        "from .replaying import show_replay",
        "from .report import show_simulation",
        "from .server import host_tables",
        "from .simulation import run_simulation",
    ]


#: The rooms of each game, as folders.
ROOMS = [f"{game}/{room}" for game in ("sectionx", "colditz") for room in ORDER[game]]


def test_every_room_of_the_plan_is_there() -> None:
    assert [room for room in ROOMS if not (ROOT / room / "__init__.py").exists()] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_names_its_files(room: str) -> None:
    """Who comes in is told what is there: every file, and nothing that has gone."""
    assert storeys.misnamed(ROOT / room) == []


def test_rooms_that_ask_do_not_act() -> None:
    assert [act for folder in ASKING for act in storeys.acting(ROOT / folder, TAKES_BACK)] == []


def test_who_takes_back_is_there() -> None:
    """A name on the list that is gone would let another slip through."""
    for name in TAKES_BACK:
        file, function = name.split(".")
        assert f"def {function}(" in (ROOT / "colditz/ways" / f"{file}.py").read_text("utf-8")


# The laws hold what they say: each is broken on purpose in a copy

Law = Callable[[Path], Sequence[object]]


def _out_of_order(package: Path) -> list[str]:
    return storeys.against_the_order(package, ORDER[package.name])


def _unknown(package: Path) -> list[str]:
    return storeys.unknown_rooms(package, ORDER[package.name])


def _acting(package: Path) -> list[str]:
    return storeys.acting(package / "ways")


PLANTED: dict[str, tuple[Law, dict[str, str]]] = {
    "two files": (storeys.circles_of_files, {"a.py": "from .b import y", "b.py": "from . import a"}),
    "two files, far below": (
        storeys.circles_of_files,
        {"deep/er/a.py": "from ...b import y", "b.py": "from .deep.er.a import x"},
    ),
    "a circle of types": (
        storeys.circles_of_files,
        {"a.py": "if TYPE_CHECKING:\n    from .b import y", "b.py": "from .a import x"},
    ),
    "a circle by full names": (
        storeys.circles_of_files,
        {"a.py": "import goneaway.colditz.b", "b.py": "from goneaway.colditz.a import x"},
    ),
    "a circle through a function": (
        storeys.circles_of_files,
        {"a.py": "def f():\n    from .b import y", "b.py": "from .a import x"},
    ),
    "two rooms": (
        storeys.circles_of_rooms,
        {"words/a.py": "from ..table.b import y", "table/c.py": "from ..words.d import z",
         "table/b.py": "", "words/d.py": ""},
    ),
    "a lower room looks up": (_out_of_order, {"words/a.py": "from ..ways import b", "ways/b.py": ""}),
    "a lower room looks up, for types": (
        _out_of_order,
        {"words/a.py": "if typing.TYPE_CHECKING:\n    from ..ways.b import C", "ways/b.py": ""},
    ),
    "a room uses the front door": (_out_of_order, {"words/a.py": "from .. import Colditz"}),
    "a room uses a file above": (_out_of_order, {"words/a.py": "from ..kind import COLDITZ"}),
    "a room nobody planned": (_unknown, {"attic/a.py": ""}),
    "a hidden import": (storeys.imports_inside_functions, {"words/deep/a.py": "def f():\n    import json"}),
    "a hidden import in a method": (
        storeys.imports_inside_functions,
        {"a.py": "class A:\n    def f(self):\n        if self:\n            from .b import y"},
    ),
    "an event told": (_acting, {"ways/a.py": "def f(position):\n    position.tell_all('x')"}),
    "a frame pushed": (_acting, {"ways/in/a.py": "def f(table):\n    table.frames.append(1)"}),
    "a frame replaced": (_acting, {"ways/a.py": "def f(position):\n    position.frames[-1] = 1"}),
    "a man moved": (_acting, {"ways/a.py": "def f(position):\n    position.put(1, 2)"}),
    "points spent": (_acting, {"ways/a.py": "def f(position):\n    position.points -= 1"}),
    "a card taken": (_acting, {"ways/a.py": "def f(position):\n    position.hands[0].remove(3)"}),
}  # fmt: skip


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    law, planted = PLANTED[fault]
    package = tmp_path / "colditz"
    shutil.copytree(ROOT / "kernel", package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "kind.py").write_text("", "utf-8")
    assert list(law(package)) == []
    for name, text in planted.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert len(law(package)) == 1


def test_a_room_that_hides_a_file_is_found(tmp_path: Path) -> None:
    room = tmp_path / "room"
    room.mkdir()
    (tmp_path / "other.py").write_text("", "utf-8")
    (room / "__init__.py").write_text('"""A room: `here`; what else there is stands in `other`."""', "utf-8")
    (room / "here.py").write_text("", "utf-8")
    assert storeys.misnamed(room) == []
    (room / "there.py").write_text("", "utf-8")
    assert storeys.misnamed(room) == ["there"]
    (room / "here.py").unlink()
    assert storeys.misnamed(room) == ["there", "here"]


def test_what_only_asks_is_let_pass(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "def f(position):\n    out = []\n    out.append(position.points)\n    twin = position.copy()\n"
        "    twin.points = 0\n    return position.frames[-1].seat, out\n",
        "utf-8",
    )
    assert storeys.acting(tmp_path) == []


def test_what_was_said_cannot_be_taken_back(tmp_path: Path) -> None:
    trying = "def f(position):\n    position.put(1, 2)\n    position.put(1, 1)\n"
    (tmp_path / "a.py").write_text(trying, "utf-8")
    assert storeys.acting(tmp_path, {"a.f"}) == []
    for said in ("position.tell_all('x')", "position.frames.append(1)", "position.frames[-1] = 1"):
        (tmp_path / "a.py").write_text(f"{trying}    {said}\n", "utf-8")
        assert len(storeys.acting(tmp_path, {"a.f"})) == 1, said
