"""The real command in a hostile place: closed pipes and streams, full disks, narrow windows, interrupts."""

from __future__ import annotations

import contextlib
import io
import json
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.context import SpawnContext
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import pytest

import goneaway
from goneaway.cli import main
from goneaway.cli.process import uninterrupted
from goneaway.kernel import Journal, verify
from goneaway.lab import Plan, simulate

PROGRAM = str(Path(sys.executable).with_name("goneaway"))
RECORD = str(Path(__file__).parent / "records" / "sectionx-2-random.txt")

#: Every command that prints, in its shortest form.
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("--version",),
    ("--help",),
    ("games",),
    ("games", "--json"),
    ("cases", "sectionx"),
    ("rules", "sectionx"),
    ("rules", "fuga3", "--lang", "es"),
    ("rules", "diff", "gibson", "osprey", "--lang", "fr"),
    ("rules", "explain", "A30", "--json"),
    ("editions", "--lang", "it"),
    ("bundles", "--lang", "fr"),
    ("simulate", "sectionx", "--players", "2", "--games", "1", "--jobs", "1"),
    ("arena", "sectionx", "--bots", "random", "--players", "3", "--games", "1", "--jobs", "1"),
    ("replay", RECORD, "--boards"),
    ("verify", RECORD, "--json"),
    ("convert", RECORD),
    ("play", "sectionx", "--seed", "1"),
    ("play", "colditz", "--seed", "1", "--lang", "fr"),
    ("board", "--mini"),
    ("board", "--json"),
)


def run(words: Sequence[object], shell: str = "", **more: Any) -> subprocess.CompletedProcess[bytes]:
    """The command as it is installed; `shell` is what comes after it on the line."""
    line = [PROGRAM, *map(str, words)]
    command: list[str] = ["bash", "-c", f'"$@" {shell}', "bash", *line] if shell else line
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    ran: subprocess.CompletedProcess[bytes] = subprocess.run(command, timeout=120, check=False, **streams)
    return ran


def clean(ran: subprocess.CompletedProcess[bytes]) -> None:
    for said in (ran.stdout or b"", ran.stderr or b""):
        assert b"Traceback" not in said, said[-2000:]
        assert b"Exception ignored" not in said, said[-2000:]


def named(words: Sequence[object]) -> str:
    return " ".join(Path(str(word)).name for word in words)


class Streams:
    """The command in this process, on streams of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.err = io.BytesIO()
        self.said = io.TextIOWrapper(self.err, encoding="ascii")

    def __call__(self, words: Sequence[str], out: io.TextIOWrapper) -> int:
        self.patch.setattr(sys, "argv", ["goneaway", *words])
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
        self.patch.setattr(sys, "stdout", out)
        self.patch.setattr(sys, "stderr", self.said)
        try:
            main()
        except SystemExit as stop:
            return int(stop.code or 0)
        finally:
            self.patch.undo()
        return 0


@pytest.fixture
def streams(monkeypatch: pytest.MonkeyPatch) -> Streams:
    return Streams(monkeypatch)


@pytest.mark.parametrize("words", COMMANDS, ids=named)
def test_a_narrow_window_that_knows_no_accents(words: tuple[str, ...], streams: Streams) -> None:
    streams.patch.setenv("COLUMNS", "10")
    streams.patch.setenv("LINES", "5")
    page = io.BytesIO()
    out = io.TextIOWrapper(page, encoding="ascii")
    assert streams(words, out) == 0, streams.err.getvalue()
    out.flush()
    assert words[0] == "convert" or page.getvalue().isascii()
    assert page.getvalue()
    if "--json" in words:
        assert json.loads(page.getvalue())


@pytest.mark.parametrize("words", COMMANDS, ids=named)
def test_a_closed_pipe_is_no_complaint(words: tuple[str, ...], streams: Streams) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    out = io.TextIOWrapper(io.BufferedWriter(io.FileIO(writer, "w")), encoding="utf-8")
    assert streams(words, out) == 0
    assert streams.err.getvalue() == b""
    out.close()


@pytest.mark.parametrize("words", COMMANDS, ids=named)
def test_a_full_disk_is_a_sentence(words: tuple[str, ...], streams: Streams) -> None:
    out = io.TextIOWrapper(io.BufferedWriter(io.FileIO("/dev/full", "w")), encoding="utf-8")
    assert streams(words, out) == 1
    assert b"No space left on device" in streams.err.getvalue()
    out.close()


@pytest.mark.parametrize(
    ("words", "streams", "code"),
    [
        (("play", "sectionx", "--seed", "1"), "<&-", 0),
        (("editions",), "<&- >&- 2>&-", 0),
        (("editions",), ">/dev/full", 1),
        (("editions",), "| true; exit ${PIPESTATUS[0]}", 0),
        (("cases", "colditz", "--edition", "nope"), "2>&-", 2),
    ],
)
def test_the_installed_command_in_such_places(words: tuple[str, ...], streams: str, code: int) -> None:
    ran = run(words, streams)
    clean(ran)
    assert ran.returncode == code, ran.stderr


@pytest.mark.parametrize(
    ("words", "after"),
    [
        (("play", "colditz", "--humans", "0", "--players", "6"), 1.5),
        (("simulate", "colditz", "--bots", "simple", "--games", "500", "--jobs", "2"), 2.5),
        (("simulate", "sectionx", "--games", "100000", "--jobs", "2"), 0.8),
        (("arena", "sectionx", "--bots", "random,simple", "--games", "10000", "--jobs", "2"), 2.5),
        (("cases", "colditz"), 1.0),
    ],
    ids=str,
)
def test_an_interrupt_ends_it(words: tuple[str, ...], after: float) -> None:
    # The command as it is installed, which says that Python has loaded it: before that, Python's own way of
    # ending is all there can be, and how long it takes depends on the machine.
    program = "import sys; from goneaway.cli import main; sys.stderr.write('up'); sys.stderr.flush(); main()"
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    assert os.read(process.stderr.fileno(), 2) == b"up"
    time.sleep(after)
    # Like Ctrl-C at a terminal: everybody in the group gets it.
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    assert b"Traceback" not in out + err, err[-2000:]
    assert process.returncode in (0, 130)


def test_an_interrupt_while_a_team_gathers_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits until there is a team to send home, and is not lost."""
    gather = SpawnContext.Pool

    def pressed(self: SpawnContext, jobs: int, begin: Callable[[], None]) -> Pool:
        os.kill(os.getpid(), signal.SIGINT)
        return gather(self, jobs, begin)

    monkeypatch.setattr(SpawnContext, "Pool", pressed)
    plan = Plan("sectionx", 2, ("random",) * 2, 2, "pressed")
    with pytest.raises(KeyboardInterrupt):
        simulate(plan, jobs=2)
    # A worker that was told to end may need a moment.
    for child in multiprocessing.active_children():
        child.join(30)
    assert multiprocessing.active_children() == []
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()
    monkeypatch.undo()
    assert len(simulate(plan, jobs=2).played) == 2


def test_an_action_is_played_whole_whatever_key_is_pressed() -> None:
    """The game that is saved after Ctrl-C is one that verifies."""
    game = goneaway.new_game("sectionx", players=2, seed=1)
    journal = Journal(game)
    assert journal.position.actor is not None
    action = next(iter(journal.position.legal()))

    def press_and_play(seat: int) -> None:
        with uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            journal.apply(seat, action)

    with pytest.raises(KeyboardInterrupt):
        press_and_play(journal.position.actor)
    assert verify(journal.record(), goneaway.KINDS).actions == 1


@contextlib.contextmanager
def small_disk() -> Iterator[None]:
    """No file gets larger than sixteen bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("convert", RECORD, "game.jsonl"), "game.jsonl"),
        (("rules", "save", "ours.toml", "--edition", "osprey", "--rule", "escape_goal=3"), "ours.toml"),
        (("board", "--mini", "--svg", "castle.svg"), "castle.svg"),
        (("simulate", "sectionx", "--games", "1", "--jobs", "1", "--record", "games"), "sectionx-0"),
        (("arena", "sectionx", "--bots", "random", "--games", "1", "--html", "arena.html"), "arena.html"),
    ],
    ids=str,
)
def test_a_file_that_does_not_fit_is_not_written(
    words: tuple[str, ...], file: str, streams: Streams, tmp_path: Path
) -> None:
    streams.patch.chdir(tmp_path)
    with small_disk():
        assert streams(words, io.TextIOWrapper(io.BytesIO())) == 1
    assert b"File too large" in streams.err.getvalue()
    assert file.encode() in streams.err.getvalue()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_device_is_written_to_and_never_replaced(streams: Streams) -> None:
    assert streams(("convert", RECORD, "/dev/full"), io.TextIOWrapper(io.BytesIO())) == 1
    assert b"No space left" in streams.err.getvalue()
    assert Path("/dev/full").is_char_device()
    assert run(("convert", RECORD, "/dev/stdout")).stdout.startswith(b'{"commitment"')
