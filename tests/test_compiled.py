"""The compiled engine plays the same games as the pure one, to the same digest at every ply.

`make test-long` builds it before. Where it cannot be built these tests are left out, and the summary says so
(`conftest.py`); where everything has to be tested, that is a failure.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from compiled.build import correct_error_checks
from compiled.stamps import ENVIRONMENT, PACKAGE
from compiled.unit import unit

import goneaway
from goneaway.bots import bot_names
from goneaway.client import Client
from goneaway.colditz.ruleset.loading import EDITIONS
from tests import twins
from tests.web.servers import Process
from tests.web.talking import Talk

#: Building it takes minutes: `make test-long` does so first.
pytestmark = pytest.mark.long

RECORDS = str(Path(__file__).parent / "records")
TABLES = [*(("colditz", edition) for edition in EDITIONS), ("sectionx", "-")]

some_tables = pytest.mark.parametrize(
    ("name", "edition"), [("colditz", "gibson"), ("colditz", "fuga3"), ("sectionx", "-")]
)


def ran(program: str, *arguments: str) -> str:
    """What a program of the second environment prints; it knows nothing of ours."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [str(ENVIRONMENT / "bin" / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=alone, cwd=ENVIRONMENT)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def compiled(*about: str) -> list[str]:
    """What the compiled engine finds, in a process and an environment of its own."""
    found: dict[str, Any] = json.loads(ran("python", "-P", twins.__file__, *about))
    assert found["engine"] == "compiled"
    return list(found["found"])


def test_every_module_of_the_unit_is_compiled() -> None:
    (there,) = ENVIRONMENT.glob("lib/python*/site-packages/goneaway")
    missing = [path for path in unit(PACKAGE) if not list(there.glob(f"{path.removesuffix('.py')}.*.so"))]
    assert missing == []


def test_nothing_is_compiled_in_the_source() -> None:
    assert list(PACKAGE.rglob("*.so")) == []


def test_it_says_what_it_is() -> None:
    assert ran("goneaway", "--version").endswith("(compiled)\n")


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize(("name", "edition"), TABLES, ids=[" ".join(table) for table in TABLES])
def test_two_hundred_random_games(name: str, edition: str, half: int) -> None:
    about = (name, edition, str(100 * half), str(100 * half + 100))
    theirs = compiled("games", *about)
    ours = twins.games(*about)
    assert len(ours) == len(theirs) == 100
    for seed, (mine, other) in enumerate(zip(ours, theirs, strict=True), 100 * half):
        if mine != other:
            pairs = zip(mine.split(), other.split(), strict=False)
            ply = next((ply for ply, pair in enumerate(pairs, 1) if len(set(pair)) > 1), 0)
            pytest.fail(f"game {seed} of {name} {edition} is another from ply {ply} on")


@pytest.mark.parametrize("name", ["colditz", "sectionx"])
def test_every_case_comes_out_alike(name: str) -> None:
    found = compiled("cases", name)
    assert len(found) > 300
    assert [line for line in found if not line.endswith(" ()")] == []


def test_recorded_games_play_on_alike() -> None:
    assert compiled("records", RECORDS) == twins.records(RECORDS)


@some_tables
def test_bots_choose_alike_and_for_the_same_reasons(name: str, edition: str) -> None:
    assert compiled("bots", name, edition, "0", "2") == twins.bots(name, edition, "0", "2")


#: All bots of a game; the ace gets so little time that a whole game is short.
CASTLE, ISLAND = (
    tuple("ace:1n" if bot == "ace" else bot for bot in bot_names(game)) for game in ("colditz", "sectionx")
)


def turned(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    """Rotate the bots to other seats."""
    return (*bots[by:], *bots[:by])


#: Colditz: six bots at one table, each of them Security in one of the first six editions. Section X: each
#: with two others, and four at once.
SEATED = [
    *(("colditz", edition, *turned(CASTLE, by % 6)) for by, edition in enumerate(EDITIONS)),
    *(("sectionx", "-", *turned(ISLAND, by)[:2]) for by in range(6)),
    ("sectionx", "-", *turned(ISLAND, 2)[:4]),
]


def test_every_bot_has_a_seat_below() -> None:
    assert len(CASTLE) == 6, "a seventh bot needs a second table"
    assert {"recruit", "regular", "veteran", "ace:1n"} <= {*CASTLE} & {*ISLAND}
    seats = goneaway.new_game("colditz", players=6, seed=1).seats
    security = {seated[2 + seats.index("security")] for seated in SEATED[:6]}
    assert security == {*CASTLE}


@pytest.mark.parametrize("about", SEATED, ids=" ".join)
def test_every_level_plays_alike(about: tuple[str, ...]) -> None:
    ours = twins.players(*about)
    assert len(ours) > 50
    assert compiled("players", *about) == ours


def test_no_constant_is_lost() -> None:
    modules = [path.removesuffix(".py").replace("/", ".") for path in unit(PACKAGE)]
    ours = twins.constants("goneaway", *modules)
    assert len(ours) > 300
    assert compiled("constants", "goneaway", *modules) == ours


def test_error_checks_of_the_compiler_are_corrected(tmp_path: Path) -> None:
    """A tuple of floats is not mistaken for an error: mypyc writes `&&` where the negation needs `||`."""
    wrong = "if (likely(cpy_r_r1.f0 != -113.0 && PyErr_Occurred())) goto CPyL5;\n"
    right = "if (unlikely(cpy_r_r62.f0 == -113.0 && PyErr_Occurred())) {\n"
    path = tmp_path / "threats.c"
    path.write_text(wrong + right)
    assert correct_error_checks(tmp_path) == 1
    assert path.read_text() == wrong.replace("&& PyErr", "|| !PyErr") + right


@some_tables
def test_what_is_refused_is_refused_alike(name: str, edition: str) -> None:
    ours = twins.refusals(name, edition)
    assert len(ours) > 500
    assert compiled("refusals", name, edition) == ours


@some_tables
def test_environments_show_the_same(name: str, edition: str) -> None:
    ours = twins.steps(name, edition, "1500")
    assert len(ours) > 500
    assert compiled("steps", name, edition, "1500") == ours


@pytest.mark.parametrize(("game", "players"), [("colditz", 3), ("sectionx", 2)])
def test_the_server_of_the_second_environment_plays(game: str, players: int, tmp_path: Path) -> None:
    """A person and bots play over a socket; after a restart the server still has the game."""
    python = str(ENVIRONMENT / "bin" / "python")
    with Process(tmp_path / "tables.db", python=python, PYTHONPATH="") as server:
        pat = Client(server.url).guest("Pat")
        code = pat.open(game, players=players, bots=dict.fromkeys(range(1, players), "random"))
        with Talk.hello(server.play, table=code, token=pat.token) as talk:
            talk.until("state")
            for number, do in enumerate([{"kind": "claim", "seat": 0}, {"kind": "start"}]):
                answer = talk.answer({"do": do, "expect": _number(talk), "request": f"begin-{number}"})
                assert "done" in answer, answer
            for number in range(10):
                _until_asked(talk)
                question = {"kind": "legal", "verb": ""}
                (action, *_) = talk.answer({"ask": question, "request": f"ask-{number}"})["answer"]["value"]
                do = {"kind": "act", "action": action}
                answer = talk.answer({"do": do, "expect": _number(talk), "request": f"do-{number}"})
                assert "done" in answer, answer
        assert '"engine": "compiled"' in server.log.read_text()
        server.stop(signal.SIGTERM)
        server.start()
        with Talk.hello(server.play, table=code, token=pat.token) as talk:
            assert talk.until("state")["number"] >= 13


def _number(talk: Talk) -> int:
    """The last number received."""
    told: list[int] = [body["number"] for said in talk.heard for body in said.values() if "number" in body]
    return max(told)


def _until_asked(talk: Talk) -> None:
    """Wait until it is this player's turn."""
    while True:
        parts = [
            body["parts"]["asked"]
            for said in talk.heard
            for body in said.values()
            if isinstance(body, dict) and "asked" in (body.get("parts") or {})
        ]
        if parts and parts[-1] is not None and parts[-1]["mine"]:
            return
        talk.hear()
