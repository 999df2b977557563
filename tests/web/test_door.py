"""What stands at the door, by itself: settings, rates, names, tokens, the log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time

import pytest

from goneaway.web.http.errors import CODES, HttpError, language_of
from goneaway.web.http.origin import Origins
from goneaway.web.process import logs
from goneaway.web.process.limits import Buckets, Full, Places, Shares, household
from goneaway.web.process.metering import metered
from goneaway.web.process.metrics import Metrics
from goneaway.web.process.settings import Limits, Rate, Serving, SettingsError
from goneaway.wording import LANGUAGES

# Settings


def test_a_server_is_for_this_machine_unless_told_otherwise() -> None:
    assert Serving.of({}) == Serving()
    assert Serving().host == "127.0.0.1"
    assert Serving().metrics_token == ""


def test_settings_survive_the_way_to_another_process() -> None:
    serving = Serving(
        host="0.0.0.0",
        port=9000,
        database="postgresql://db/goneaway",
        workers=3,
        public="https://table.example",
        origins=("https://one.example", "https://two.example"),
        proxies=("10.0.0.1",),
        limits=Limits(frame=4096, messages=Rate(5, 2.5), hello_seconds=0.5),
    )
    assert Serving.of(serving.environment()) == serving
    assert serving.told(port=None, host="::1").host == "::1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eighty"),
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("WORKERS", "2"),
        ("MESSAGES", "60"),
        ("MESSAGES", "0/10"),
        ("MESSAGES", "60/0"),
        ("HELLO_SECONDS", "soon"),
        ("HELLO_SECONDS", "inf"),
        ("FRAME", "-1"),
        ("LOG", "loud"),
        ("TEMPO", "presto"),
        ("PUBLIC", "table.example"),
        ("ORIGINS", "https://a.example/page"),
        ("METRICS_TOKEN", "short"),
    ],
)
def test_settings_that_cannot_be_meant_are_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=r"cannot be '.*'\. It can be: .*\.") as caught:
        Serving.of({f"GONEAWAY_{name}": value})
    assert name in str(caught.value) or name == "PUBLIC"


def test_no_secret_in_what_settings_look_like() -> None:
    assert "hush" not in repr(Serving(metrics_token="hush" * 8))


# Rates


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(3, 6), clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(2)
    assert buckets.wait("a") == pytest.approx(2)
    assert buckets.take("b") == 0
    now[0] = 2.0
    assert buckets.wait("a") == 0
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    now[0] = 1000.0
    assert [buckets.take("a") for _ in range(4)][:3] == [0, 0, 0]


def test_no_crowd_of_guests_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goneaway.web.process.limits.REMEMBERED", 10)
    buckets = Buckets(Rate(1, 1000))
    for guest in range(1000):
        buckets.take(guest)
    assert len(buckets._left) == 10


def test_places_are_given_back() -> None:
    places = Places(2)
    with places.hold("a"), places.hold("a"), places.hold("b"):
        with pytest.raises(Full), places.hold("a"):
            raise AssertionError("there was no place")
        assert places.taken["a"] == 2
    assert not places.taken


def test_a_household_is_one_address() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("unknown") == "unknown"


def test_time_is_shared_fairly_while_there_is_not_enough() -> None:
    """Half a processor for all, and 0.3 s at once for whoever was quiet."""
    now, process = [100.0], [0.0]

    def waiting(*wanted: float, others: float = 0.0) -> list[bool]:
        """Who waits in the end if each asks every tenth of a second for so much of a processor, and the
        process does something else besides."""
        found = Shares(0.5, clock=lambda: now[0], process=lambda: process[0])
        got = [0.0] * len(wanted)
        for tick in range(400):
            now[0] += 0.1
            process[0] += others / 10
            for who, share in enumerate(wanted):
                if not found.wait(who):
                    found.charge(who, share / 10)
                    process[0] += share / 10
                    got[who] += (tick >= 200) * share / 10
        # What somebody did not get in the last twenty seconds.
        return [took < 0.9 * 20 * share for took, share in zip(got, wanted, strict=True)]

    assert waiting(0.2, 0.2, 0.05) == [False, False, False]
    assert waiting(0.9, 0.05, 0.02) == [True, False, False]
    # Whoever uses less than the others is not slowed down by how many they are.
    assert waiting(*[0.05] * 20, 0.01) == [True] * 20 + [False]
    # What some do not use is left to the others.
    assert waiting(0.45, 0.45, 0.01, 0.01) == [True, True, False, False]
    assert waiting(0.4, 0.05, 0.01, 0.01) == [False] * 4
    # Alone nobody waits, nor does anybody who uses next to nothing.
    assert waiting(0.9, 0.001) == [False, False]
    assert waiting(*[0.004] * 200) == [False] * 200
    # What the process does besides is taken off, down to half of it.
    assert waiting(0.2, 0.15, 0.05, others=0.05) == [False, False, False]
    assert waiting(0.2, 0.15, 0.05, others=0.9) == [True, True, False]

    found = Shares(0.5, clock=lambda: now[0], process=lambda: process[0])
    found.charge("one", 20)
    found.charge("two", 20)
    now[0] += 1.01
    assert found.wait("three") == 0
    # Whoever comes now has a moment of his own.
    found.charge("three", 0.2)
    assert [0 < found.wait(who) <= Shares.LONGEST for who in ("one", "two", "three")] == [True, True, False]
    now[0] += 120
    assert (found.wait("one"), found.waits) == (0, 2)


def test_only_its_own_steps_are_counted_for_a_coroutine() -> None:
    spent: list[float] = []

    async def busy(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def work() -> str:
        await busy(0.01)
        await asyncio.sleep(0.001)
        await asyncio.gather(asyncio.create_task(busy(0.1)))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.Event().wait()
        await busy(0.01)
        return "done"

    assert asyncio.run(metered(work(), spent.append)) == "done"
    assert 0.02 <= sum(spent) < 0.1

    async def cancelled() -> list[str]:
        seen: list[str] = []

        async def waits() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                seen.append("cleaned up")

        task = asyncio.create_task(metered(waits(), spent.append))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return [*seen, str(task.cancelled())]

    assert asyncio.run(cancelled()) == ["cleaned up", "True"]


# Names and pages


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.5:80", "Table.Example"]
)
def test_our_own_names(host: str) -> None:
    assert Origins(Serving(public="https://table.example")).answers_to(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "table.example.evil.example", "127.0.0.1.evil.example", "[", "::"]
)
def test_names_that_are_not_ours(host: str) -> None:
    assert not Origins(Serving(public="https://table.example")).answers_to(host)


def test_pages_that_may_talk_to_us() -> None:
    origins = Origins(Serving(public="https://table.example", origins=("https://friend.example",)))
    for origin in (None, "https://table.example", "https://friend.example", "http://192.168.1.5:8000"):
        assert origins.lets_in(origin, "192.168.1.5:8000")
    for origin in ("null", "", "https://evil.example", "http://192.168.1.5", "file://192.168.1.5:8000"):
        assert not origins.lets_in(origin, "192.168.1.5:8000")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_at_the_door_is_a_sentence(code: str, language: str) -> None:
    given = {"what": "x", "method": "PUT", "most": 7, "after": 1.2, "id": "ab12", "why": "none"}
    told = HttpError(code, **given).to_json(language)
    assert told["sentence"].endswith(".")
    assert told["code"] == code


def test_a_language_that_is_spoken_here() -> None:
    assert language_of("de-DE,de;q=0.9,it-IT;q=0.8,en;q=0.5") == "it"
    assert language_of("fr_CH") == "fr"
    assert [language_of(asked) for asked in (None, "", "xx", 7, "," * 1000)] == ["en"] * 5


# The log


def test_the_log_is_lines_of_json_without_what_was_sent() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    for name in ("goneaway.web", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
    try:
        logs.note("request", logging.WARNING, route="/api/tables/{code}", status=200)
        try:
            raise ValueError("a secret token")
        except ValueError as error:
            logs.note("failed", logging.ERROR, error, request="ab")
        logging.getLogger("uvicorn.error").warning("Invalid request: %s", "a secret token")
    finally:
        for name in ("goneaway.web", "uvicorn.error"):
            logging.getLogger(name).removeHandler(handler)
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in told] == ["request", "failed", "Invalid request: %s"]
    assert told[1]["error"] == "ValueError"
    assert told[1]["where"]
    assert "secret" not in stream.getvalue()


def test_figures_are_told_apart() -> None:
    one, other = Metrics(), Metrics()
    one.count("messages_received", 1)
    assert b"goneaway_messages_received_total 1.0" in one.text()
    assert b"goneaway_messages_received_total 0.0" in other.text()
