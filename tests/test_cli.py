"""The command line, as a stranger uses it."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from goneaway.cli import main

RECORDS = Path(__file__).parent / "records"


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs `goneaway` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: object) -> Ran:
        self.monkeypatch.setattr(sys, "argv", ["goneaway", *map(str, words)])
        self.capsys.readouterr()
        try:
            main()
            code = 0
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


@pytest.fixture
def goneaway(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


SIMULATE = ("simulate", "sectionx", "--players", 4, "--bots", "simple,simple,random,random", "--seed", 1)


def without_timings(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in ("seconds", "decisions_per_second")}


def test_games_lists_section_x_with_its_options(goneaway: Shell) -> None:
    ran = goneaway("games", "--json")
    (game,) = [game for game in ran.json["games"] if game["name"] == "sectionx"]
    options = {option["name"]: option for option in game["options"]}
    assert options["placement"]["values"] == ["matchAll", "connectOne", "matchAllConnectOne"]
    assert options["placement"]["default"] == "matchAll"
    assert len(options) == 26
    assert game["players"] == [2, 4]
    readable = goneaway("games")
    assert readable.code == 0
    assert all(name in readable.out for name in options)


def test_cases_all_hold(goneaway: Shell) -> None:
    ran = goneaway("cases", "sectionx", "--json")
    assert ran.code == 0
    assert ran.json["failed"] == []
    assert ran.json["cases"] == ran.json["passed"] > 150
    assert all(count["cases"] == count["passed"] > 0 for count in ran.json["by_clause"].values())
    some = goneaway("cases", "sectionx", "--clause", "fit", "--json").json
    assert 0 < some["cases"] < ran.json["cases"]
    assert "failed" in goneaway("cases").out


def test_rules_can_be_read(goneaway: Shell) -> None:
    whole = goneaway("rules", "sectionx")
    assert whole.code == 0
    assert len(whole.out) > 5000
    one = goneaway("rules", "sectionx", "fit")
    assert "edgeMatching" in one.out
    assert "T07" in one.out


def test_simulate_gives_the_same_results_whatever_the_jobs(goneaway: Shell) -> None:
    one = goneaway(*SIMULATE, "--games", 8, "--jobs", 1, "--json")
    two = goneaway(*SIMULATE, "--games", 8, "--jobs", 2, "--json")
    assert one.code == two.code == 0
    data = one.json
    assert json.dumps(without_timings(data)) == json.dumps(without_timings(two.json))
    assert data["games"] == data["finished"] == 8
    assert sum(data["ends"].values()) == 8
    assert set(data["wins"]) == {"B", "R", "V", "Y"}
    assert all(row["low"] <= row["share"] <= row["high"] for row in data["wins"].values())
    assert data["decisions"] > 0
    assert {"seconds", "decisions_per_second"} <= set(data)
    assert one.err == two.err == ""  # no progress bar in a pipe


def test_another_seed_gives_other_games(goneaway: Shell) -> None:
    words = ("simulate", "sectionx", "--players", 2, "--bots", "simple", "--games", 2, "--jobs", 1, "--json")
    assert goneaway(*words, "--seed", 1).json["decisions"] != goneaway(*words, "--seed", 2).json["decisions"]
    readable = goneaway(*words[:-1], "--seed", 1)
    assert "95 % interval" in readable.out


def test_records_verify_until_a_byte_is_flipped(goneaway: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "sectionx", "--players", 3, "--bots", "simple", "--games", 2, "--jobs", 1)
    assert goneaway(*words, "--record", folder).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["sectionx-0.jsonl", "sectionx-1.jsonl"]
    assert goneaway("verify", files[0]).code == 0
    data = goneaway("verify", files[1], "--json").json
    assert data["valid"] is True
    assert data["status"] == "finished"
    chooser = random.Random(1)
    whole = files[0].read_bytes()
    for _ in range(12):
        place = chooser.randrange(len(whole))
        files[0].write_bytes(
            whole[:place] + bytes([whole[place] ^ 1 << chooser.randrange(8)]) + whole[place + 1 :]
        )
        ran = goneaway("verify", files[0])
        assert ran.code == 1
        assert "Traceback" not in ran.err
        assert goneaway("verify", files[0], "--json").json["valid"] is False
    files[0].write_bytes(whole)
    for more in (
        ("replay", files[0]),
        ("replay", files[0], "--seat", "R"),
        ("replay", files[0], "--boards"),
    ):
        ran = goneaway(*more)
        assert ran.code == 0
        assert "draw" in ran.out
    everything, red = goneaway("replay", files[0]).out, goneaway("replay", files[0], "--seat", "R").out
    assert len(red) < len(everything)  # the faces of others' draws are missing
    # The readable form and back again.
    text = tmp_path / "game.txt"
    assert goneaway("convert", files[0], text).code == 0
    assert goneaway("verify", text).code == 0
    assert goneaway("convert", text).out.encode() == whole


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("verify", "nowhere.jsonl"), 2, "Cannot read nowhere.jsonl"),
        (("verify", "."), 2, "Cannot read ."),
        (("verify", sys.executable), 1, "This is not text"),
        (("verify", __file__), 1, "record"),
        (("replay", __file__), 1, "record"),
        (("cases", "ludo"), 2, "no game called 'ludo'"),
        (("cases", "sectionY"), 2, "Did you mean sectionx"),
        (("cases", "sectionx", "--clause", "gravity"), 2, "no clause 'gravity'"),
        (("rules", "sectionx", "gravity"), 2, "no clause 'gravity'"),
        (("editions", "sectionx"), 2, "Section X has only one edition"),
        (("bundles", "sectionx"), 2, "Section X has only one edition"),
        (("simulate", "sectionx", "--players", "7"), 2, "7"),
        (("simulate", "sectionx", "--bots", "genius"), 2, "No bot called 'genius'"),
        (("simulate", "sectionx", "--bots", "random,random"), 2, "4 players need 4 bots"),
        (("simulate", "sectionx", "--rule", "placment=connectOne"), 2, "placement"),
        (("simulate", "sectionx", "--rule", "placement=sideways"), 2, "matchAllConnectOne"),
        (("simulate", "sectionx", "--rule", "placement"), 2, "option=value"),
        (("simulate", "sectionx", "--rule", "openPiles=all"), 2, "variant"),
        (("play", "sectionx", "--humans", "5"), 2, "do not fit"),
        (("play", "--load", "nowhere.jsonl"), 2, "Cannot read"),
    ],
)
def test_wrong_words_get_a_sentence(
    goneaway: Shell, words: tuple[str, ...], code: int, sentence: str
) -> None:
    ran = goneaway(*words)
    assert ran.code == code
    assert sentence in ran.err
    assert "Traceback" not in ran.err


def test_where_no_game_is_named_it_is_the_first(goneaway: Shell) -> None:
    assert goneaway("editions").out == goneaway("editions", "colditz").out
    assert goneaway("bundles").out == goneaway("bundles", "colditz").out


def test_a_folder_that_cannot_be_written_is_named(goneaway: Shell, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    ran = goneaway("simulate", "sectionx", "--games", 1, "--jobs", 1, "--record", blocked / "games")
    assert ran.code == 2
    assert "Cannot make the folder" in ran.err


def test_version(goneaway: Shell) -> None:
    assert goneaway("--version").out.startswith("goneaway 0.")


def test_the_installed_command_and_a_closed_pipe(tmp_path: Path) -> None:
    """The real command in a real pipe whose reader leaves early: no traceback."""
    program = Path(sys.executable).with_name("goneaway")
    ran = subprocess.run(
        f"'{program}' rules sectionx | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("record", ["colditz-4-osprey", "sectionx-4-simple"])
def test_a_replay_tells_a_walk_in_one_line(goneaway: Shell, record: str) -> None:
    """However many actions it took, and the other moves keep their numbers."""
    out = goneaway("replay", RECORDS / f"{record}.txt").out.splitlines()
    headed = [(number, line) for number, line in enumerate(out) if re.match(r" *\d+(–\d+)? \w", line)]
    walks = [number for number, line in headed if re.match(r" *\d+–\d+ .* step ", line)]
    assert len(walks) > 5
    for number in walks:
        assert re.search(r"(?:walked|crawled|crept|went) .*: \d+ (?:points|steps)\.", out[number + 1]), out[
            number + 1
        ]
        assert not out[number + 2].startswith("        "), out[number + 2]
    reached = 0
    for _, line in headed:
        first, _, last = line.split()[0].partition("–")
        assert int(first) == reached + 1
        reached = int(last or first)
