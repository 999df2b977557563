"""Programs that mean no good end the game with a sentence, and leave nothing behind."""

from __future__ import annotations

import os
import pickle
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from goneaway.bots import BadCommand, BotTrouble, read_command, seated
from goneaway.bots.outside import process
from goneaway.kernel import Outcome, Stream
from goneaway.lab import Plan, play_one
from goneaway.wording import LANGUAGES, Wording

from .programs import ROOT, named, python, trickster
from .test_whole_games import children


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    before = children()
    yield
    assert children() == before


def trouble(bot: str) -> BotTrouble:
    plan = Plan("sectionx", 2, ("random", bot), 1, "hostile")
    with pytest.raises(BotTrouble) as found:
        play_one(plan, 0)
    told = found.value
    assert told.parameters["seat"] == "R"
    assert told.parameters["command"] == shlex.join(read_command(bot)[0])
    assert told.parameters["asked"]
    # It comes back from a process of its own, and is told in every language.
    again = pickle.loads(pickle.dumps(told))
    assert (again.code, again.parameters) == (told.code, told.parameters)
    for language in LANGUAGES:
        sentence = Wording(language).bot_trouble(told.code, told.parameters)
        assert str(told.parameters["seat"]) in sentence
        assert str(told.parameters["command"]) in sentence
        assert str(told.parameters.get("came", "")) in sentence
        assert str(told.parameters.get("said", "")) in sentence
    return told


TRICKS = {
    "left": "sys.exit('I have had enough')",
    "left by a signal": "os.kill(os.getpid(), 9)",
    "closed": "os.close(1); time.sleep(60)",
    "silent": "time.sleep(60)",
    "silent and deaf": "os.close(0); time.sleep(60)",
    "illegal": "say({'action': 'place S-1 A1 0'})",
    "illegal nonsense": "say({'action': 'rm -rf /'})",
    "illegal and endless": "say({'action': 'x' * 5000})",
    "too-long": "sys.stdout.write('x' * 10_000_000); sys.stdout.flush()",
    "garbage": "print('e2e4', flush=True)",
    "garbage in bytes": r"sys.stdout.buffer.write(b'{\"action\": \"\xff\xfe\"}\n'); sys.stdout.flush()",
    "garbage: no object": "say(['end'])",
    "garbage: no action": "say({'reason': 'none'})",
    "garbage: a number": "say({'action': 7})",
    "garbage: deep": "print('[' * 60000, flush=True)",
    "garbage: a long number": "print('9' * 60000, flush=True)",
    "garbage with colours": r"print('\x1b[31mred', flush=True)",
}


@pytest.mark.parametrize("trick", TRICKS)
def test_in_the_middle_of_a_game(trick: str) -> None:
    limit = "700ms" if "silent" in trick else "20s"
    began = time.monotonic()
    told = trouble(trickster(TRICKS[trick], limit=limit))
    assert told.code == trick.split(" ")[0].rstrip(":")
    assert "choose (turn" in told.parameters["asked"]
    assert "\x1b" not in Wording().bot_trouble(told.code, told.parameters)
    assert len(str(told.parameters.get("came", ""))) < 400
    assert time.monotonic() - began < 15


def test_what_it_said_last_is_told() -> None:
    told = trouble(trickster(TRICKS["left"]))
    assert told.parameters["status"] == "1"
    assert "I have had enough" in told.parameters["said"]
    assert trouble(trickster(TRICKS["left by a signal"])).parameters["status"] == "SIGKILL"


def test_a_flood_on_standard_error_blocks_nobody() -> None:
    flood = "sys.stderr.write('no ' * 1_000_000 + 'end'); sys.exit(3)"
    told = trouble(trickster(flood, limit="20s"))
    assert (told.code, told.parameters["status"]) == ("left", "3")
    assert told.parameters["said"].endswith("end")


def test_who_speaks_twice_is_heard_out_once() -> None:
    # In one breath: said later it would be the answer to the next question, and refused as that.
    twice = (
        "both = [{'action': body['legal'][0]['groups'][0]['actions'][0]}, {'action': 'end'}]; "
        "sys.stdout.write(''.join(json.dumps(one) + '\\n' for one in both)); sys.stdout.flush()"
    )
    assert trouble(trickster(twice)).code == "unasked"


AT_THE_BEGINNING = {
    "no-start": named("./there-is-no-such-program"),
    "left": python("-c", "raise SystemExit(4)"),
    "garbage": python("-c", "print('uci', flush=True); input()"),
    "garbage: wants": python(
        "-c", 'print(\'{"hello": {"protocol": 1, "wants": ["the piles"]}}\', flush=True)'
    ),
    "version": python("-c", 'print(\'{"hello": {"protocol": 2}}\', flush=True)'),
    "version, said otherwise": python("-c", 'print(\'{"hello": {"protocol": true}}\', flush=True)'),
    "silent": python("-c", "import time; time.sleep(60)", limit="500ms"),
    "closed": python("-c", "import os, time; os.close(1); time.sleep(60)"),
}


@pytest.mark.parametrize("fault", AT_THE_BEGINNING)
def test_at_the_beginning(fault: str) -> None:
    told = trouble(AT_THE_BEGINNING[fault])
    assert told.code == fault.split(" ")[0].rstrip(":,")
    assert told.parameters["asked"] == ("start" if fault == "no-start" else "hello")


def test_those_who_sat_down_before_are_sent_home() -> None:
    """The fixture sees to it that nobody is left."""
    plan = Plan("sectionx", 2, (trickster("pass"), named("./there-is-no-such-program")), 1, "hostile")
    with pytest.raises(BotTrouble):
        play_one(plan, 0)


def test_a_program_that_stays_is_ended_with_all_it_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "GRACE", 0.3)
    file = tmp_path / "pids"
    program = (
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(file)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        'print(\'{"hello": {"protocol": 1}}\', flush=True)\n'
        "time.sleep(60)"
    )
    plan = Plan("sectionx", 2, (), 1, "stays")
    game = plan.new(0)
    there = seated(
        {0: python("-c", program), 1: "random"}, game, lambda seat: Stream.from_seed(seat, quiet=True)
    )
    pids = [int(pid) for pid in file.read_text().split()]
    there.leave(Outcome("GOAL", "aim", ((0,), (1,))))
    until = time.monotonic() + 5
    while any(map(_runs, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not any(map(_runs, pids))


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    # An orphan is seen off by whoever takes it in.
    return state != "Z"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_programs_too(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C: at once, with no traceback, and nothing goes on in the background."""
    file = tmp_path / "pids"
    program = (
        "import os, time\n"
        f"open({str(file)!r}, 'a').write(f'{{os.getpid()}} ')\n"
        'print(\'{"hello": {"protocol": 1}}\', flush=True)\n'
        "time.sleep(60)"
    )
    (tmp_path / "sleeper.py").write_text(program, "utf-8")
    bots = f"random,{python(tmp_path / 'sleeper.py')}"
    plan = ["--players", "2", "--games", "8", "--jobs", jobs]
    running = subprocess.Popen(
        [sys.executable, "-m", "goneaway", "simulate", "sectionx", *plan, "--bots", bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
    )
    until = time.monotonic() + 30
    while (not file.exists() or not file.read_text().endswith(" ")) and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(0.2)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=20)
    assert running.returncode != 0
    assert b"Traceback" not in said
    pids = [int(pid) for pid in file.read_text().split()]
    assert pids
    until = time.monotonic() + 5
    while any(map(_runs, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not any(map(_runs, pids))


@pytest.mark.parametrize("name", ["exec:", "exec: ", "exec:5s:", "exec:0s:true", "exec:'unclosed", "exec:''"])
def test_what_is_no_command(name: str) -> None:
    with pytest.raises(BadCommand, match="exec:COMMAND"):
        read_command(name)


def test_what_is_a_command() -> None:
    assert read_command("exec:node bot.mjs") == (["node", "bot.mjs"], 60.0)
    assert read_command("exec:5s:node 'my bot.mjs'") == (["node", "my bot.mjs"], 5.0)
    assert read_command("exec:250ms:./bot; rm -rf /") == (["./bot;", "rm", "-rf", "/"], 0.25)
