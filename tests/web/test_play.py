"""The socket: hello, commands exactly once, stale ones, two tabs, coming back by number, watchers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from goneaway.client import Client, RemotePosition, Told
from goneaway.client.position import RemoteLegal
from goneaway.kernel import Action, Refused
from goneaway.table import hall
from goneaway.web.sight import Sight

from .servers import Server, until
from .talking import Talk


def table(server: Server, **told: Any) -> tuple[Client, str, RemotePosition]:
    """A table of two of Section X that has begun: a person in the first seat, a bot in the other."""
    client = server.guest()
    code = client.open("sectionx", **{"players": 2, "bots": {1: "random"}, **told})
    position = client.join(code, 0, "a word of mine")
    position.start()
    while position.wait() and len(position.legal()) < 2:
        position.catch_up()  # where there is one answer the table gives it
    return client, code, position


def first(legal: RemoteLegal) -> Action:
    return legal[0]


def reach(tab: RemotePosition, number: int) -> None:
    tab.until(lambda: tab.number >= number)


def has_eyes(tab: RemotePosition, eyes: int | None) -> None:
    tab.until(lambda: tab.eyes == eyes)


def hears_talk(tab: RemotePosition, heard: list[Any]) -> None:
    tab.until(lambda: any(item["entry"].get("text") for item in heard))


def test_welcome_and_state(server: Server) -> None:
    client, code, position = table(server)
    with Talk.hello(server.play, token=client.token, table=code.lower(), language="en") as talk:
        welcome = talk.until("welcome")
        assert welcome["table"] == code
        assert (welcome["eyes"], welcome["seats"], welcome["host"]) == (0, [0], True)
        state = talk.until("state")
    assert state["number"] == welcome["number"] == position.number
    assert state["parts"] == position.parts
    position.close()


def test_the_kernel_contract_over_the_wire(server: Server) -> None:
    _, _, position = table(server)
    assert position.actor == position.eyes == 0
    assert position.prompt is not None
    assert position.outcome is None
    legal = position.legal()
    assert len(legal) > 0
    assert legal.texts == position.legal().texts
    verb = legal.verbs[0]
    assert position.legal(verb).texts == tuple(t for t in legal.texts if t.split()[0] == verb)
    action = legal[0]
    assert position.why_not(action) is None
    refusal = position.why_not("step B1 A1")
    assert refusal is not None
    assert refusal.clause
    with pytest.raises(Refused) as caught:
        position.apply("step B1 A1")
    assert caught.value.refusal.code == refusal.code
    before = position.number
    events = position.apply(action)
    assert events
    assert position.number > before
    assert list(position.asides()) == []
    position.close()


def test_a_refusal_names_the_rule_in_the_language_asked_for(server: Server) -> None:
    client, code, position = table(server)
    sentences = {}
    for language in ("en", "it", "es", "fr"):
        with Talk.hello(server.play, token=client.token, table=code, language=language) as talk:
            number = talk.until("welcome")["number"]
            do = {"kind": "act", "action": "step B1 A1"}
            said = talk.answer({"do": do, "expect": number, "request": f"r-{language}"})["declined"]
            why = talk.answer({"ask": {"kind": "why", "action": do["action"]}, "request": f"w-{language}"})
        assert said["clause"]
        asked = {name: why["answer"][name] for name in ("reason", "head", "rest", "title", "places", "pawns")}
        assert asked == {name: said[name] for name in asked}
        sentences[language] = said["sentence"]
    assert len(set(sentences.values())) == 4
    position.close()


def test_done_once_however_often_it_is_said(server: Server) -> None:
    client, code, position = table(server)
    action = position.legal().texts[0]
    message = {"do": {"kind": "act", "action": action}, "expect": position.number, "request": "the-same"}
    hello = {"token": client.token, "table": code}
    with Talk.hello(server.play, **hello) as one, Talk.hello(server.play, **hello) as other:
        first = one.answer(message)["done"]
        again = one.answer(message)["done"]
        elsewhere = other.answer(message)["done"]
    assert first == again == elsewhere
    by_post = client.request("POST", f"/api/tables/{code}/commands", message).json()
    assert by_post["number"] == first["number"]
    told = [said["told"] for said in one.heard if "told" in said]
    mine = [
        item for item in told if item["entry"]["kind"] == "acted" and item["entry"].get("action") == action
    ]
    assert len(mine) == 1
    position.close()


def test_stale_is_told_and_resynchronised(server: Server) -> None:
    client, code, position = table(server)
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        number = talk.until("welcome")["number"]
        texts = position.legal().texts
        position.apply(texts[0])
        declined = talk.answer(
            {"do": {"kind": "act", "action": texts[0]}, "expect": number, "request": "late"}
        )["declined"]
        assert declined["code"] == "stale"
        assert declined["parameters"]["number"] > number
        state = talk.until("state")
        assert state["number"] >= declined["parameters"]["number"]
    with pytest.raises(Told) as caught:
        position.do({"kind": "act", "action": texts[0]}, expect=False)
    assert caught.value.code == "expect-missing"
    position.close()


def test_two_tabs_of_one_seat_agree(server: Server) -> None:
    client, code, one = table(server)
    other = client.watch(code)
    assert other.eyes == one.eyes == 0
    told: dict[str, list[Any]] = {"one": [], "other": []}
    one.on_told = told["one"].append
    other.on_told = told["other"].append
    start = one.number
    assert other.number == start
    for turn in range(12):
        acting = (one, other)[turn % 2]
        if not acting.decide(first):
            break
    number = max(one.number, other.number)
    for tab in (one, other):
        reach(tab, number)
    least = min(len(told["one"]), len(told["other"]))
    assert told["one"][:least] == told["other"][:least]
    assert [item["number"] for item in told["one"]] == list(range(start + 1, one.number + 1))
    if one.number == other.number:
        assert one.parts == other.parts
    one.close()
    other.close()


def test_coming_back_by_number(server: Server) -> None:
    client, code, position = table(server)
    seen: list[Any] = []
    position.on_told = seen.append
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        number = talk.until("welcome")["number"]
    for _ in range(4):
        position.decide(first)
    position.wait()
    with Talk.hello(server.play, token=client.token, table=code, since=number) as talk:
        welcome = talk.until("welcome")
        told = [talk.until("told") for _ in range(welcome["number"] - number)]
        state = talk.until("state")
    assert [item["number"] for item in told] == list(range(number + 1, welcome["number"] + 1))
    whole = {item["number"]: item for item in seen}
    for item in told:
        assert item["entry"] == whole[item["number"]]["entry"]
        assert item["events"] == whole[item["number"]]["events"]
    assert state["number"] == welcome["number"]
    with Talk.hello(server.play, token=client.token, table=code, since=state["number"]) as talk:
        # Nothing was missed: nothing but a welcome comes before the answer.
        talk.answer({"ask": {"kind": "rules"}, "request": "r"})
        assert [list(said) for said in talk.heard] == [["welcome"], ["answer"]]
    with Talk.hello(server.play, token=client.token, table=code, since=10_000) as talk:
        talk.until("welcome")
        assert list(talk.hear()) == ["state"]
    position.close()


def test_after_a_long_absence_one_is_told_only_how_things_stand(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, code, position = table(server)
    for _ in range(4):
        position.decide(first)
    position.wait()
    number = position.number
    monkeypatch.setattr(hall, "MOST_MISSED", 3)
    for since, kinds in ((number - 3, ["told"] * 3 + ["state"]), (number - 4, ["state"]), (0, ["state"])):
        with Talk.hello(server.play, token=client.token, table=code, since=since) as talk:
            talk.until("welcome")
            assert [list(talk.hear()) for _ in kinds] == [[kind] for kind in kinds]
    position.close()


def test_what_has_not_changed_is_put_together_once(server: Server) -> None:
    _, code, position = table(server)
    made: list[int] = []
    sight = server.app_state.presenter
    assert isinstance(sight, Sight)
    tails = sight._tails
    sight._tails = lambda *about: made.append(1) or tails(*about)  # type: ignore[method-assign, func-returns-value]
    with Talk.hello(server.play, table=code) as talk:
        talk.until("state")
        for moves in range(3):
            said = [talk.answer({"ask": {"kind": "state"}, "request": "s"})["answer"] for _ in range(5)]
            assert all(one == said[0] for one in said)
            assert len(made) == moves + 1
            number = said[0]["number"]
            position.decide(first)
            while talk.until("told")["number"] == number:
                pass
            assert talk.answer({"ask": {"kind": "state"}, "request": "s"})["answer"]["number"] > number
    position.close()


def test_a_gap_is_noticed_and_filled(server: Server) -> None:
    _, _, position = table(server)
    position.decide(first)
    position.wait()
    number = position.number
    position._hear("told", {"number": number + 5, "events": [], "entry": {}, "parts": {}})
    assert position.number == number
    position.decide(first)
    assert position.number > number
    position.close()


def test_watchers_have_their_own_eyes(server: Server) -> None:
    _, code, position = table(server, watch="link")
    with Client(server.url).watch(code) as stranger, server.guest("Sam").watch(code) as guest:
        assert stranger.eyes is None
        assert guest.eyes is None
        assert "view/seat" in stranger.parts
        assert stranger.parts["view/seat"] is None
        with pytest.raises(Told) as caught:
            stranger.do({"kind": "act", "action": "pass"})
        assert caught.value.code == "no-token"
        with pytest.raises(Told) as caught:
            guest.do({"kind": "act", "action": "pass"})
        assert caught.value.code == "not-seated"
        assert list(guest.legal()) == []
        with pytest.raises(Told) as caught:
            guest.ask({"kind": "legal", "seat": 0})
        assert caught.value.code == "not-your-seat"
        position.decide(first)
        number = stranger.number
        stranger.until(lambda: stranger.number > number)
    position.close()


def test_nobody_watches_where_nobody_may(server: Server) -> None:
    client = server.guest()
    code = client.open("sectionx", players=2, bots={1: "random"}, watch="none")
    position = client.join(code, 0)
    stranger = Talk.hello(server.play, table=code)
    stranger.until("welcome")
    position.start()
    assert stranger.closed() == (4000, "not-for-watching")
    late = Talk.hello(server.play, table=code)
    assert late.closed() == (4000, "not-for-watching")
    position.close()


def test_sitting_down_changes_the_eyes_of_every_tab(server: Server) -> None:
    client = server.guest()
    code = client.open("sectionx", players=2)
    with client.watch(code) as one, client.watch(code) as other:
        assert one.eyes is other.eyes is None
        one.claim(1)
        for tab in (one, other):
            has_eyes(tab, 1)
        one.do({"kind": "leave"}, expect=False)
        for tab in (one, other):
            has_eyes(tab, None)


def test_talk_reaches_whom_it_is_for(server: Server) -> None:
    one, two = server.guest("Ann"), server.guest("Bob")
    code = one.open("sectionx", players=2)
    with one.join(code, 0) as ann, two.join(code, 1) as bob, Client(server.url).watch(code) as stranger:
        ann.start()
        heard: dict[str, list[Any]] = {"bob": [], "stranger": []}
        bob.on_told = heard["bob"].append
        stranger.on_told = heard["stranger"].append
        ann.say("Good evening to all.", "table")
        for listener, name in ((bob, "bob"), (stranger, "stranger")):
            hears_talk(listener, heard[name])
        with pytest.raises(Told):
            ann.do({"kind": "say", "text": "To whom?"}, expect=False)


HELLOS: list[tuple[Any, str]] = [
    ("no json", "bad-json"),
    ("[]", "bad-request"),
    ("{}", "hello-first"),
    ({"do": {"kind": "start"}, "request": "r"}, "hello-first"),
    ({"hello": {}}, "bad-request"),
    ({"hello": {"table": "ABC"}}, "bad-request"),
    ({"hello": {"table": "ZZZZZZ"}}, "no-such-table"),
    ({"hello": {"table": "ZZZZZZ", "token": "x" * 43}}, "bad-token"),
    ({"hello": {"table": "ZZZZZZ", "token": "?"}}, "bad-token"),
    ({"hello": {"table": "ZZZZZZ", "since": -1}}, "bad-request"),
    ({"hello": {"table": "ZZZZZZ", "more": 1}}, "bad-request"),
    (b"\x00\x01", "not-text"),
]


@pytest.mark.parametrize(("said", "code"), HELLOS)
def test_a_hello_that_is_none(server: Server, said: Any, code: str) -> None:
    with Talk(server.play) as talk:
        talk.say(said)
        assert talk.closed() == (4000, code)
        declined = talk.heard[-1]["declined"]
    assert declined["code"] == code
    assert declined["sentence"].endswith(".")


NONSENSE: list[tuple[Any, str]] = [
    ("{", "bad-json"),
    ("null", "bad-request"),
    ({"hello": {"table": "ZZZZZZ"}}, "hello-twice"),
    ({"request": "r"}, "bad-request"),
    ({"do": {"kind": "start"}, "ask": {"kind": "state"}, "request": "r"}, "bad-request"),
    ({"do": {"kind": "start"}}, "bad-request"),
    ({"do": {"kind": "fly"}, "request": "r"}, "bad-request"),
    ({"ask": {"kind": "state"}, "request": ""}, "bad-request"),
    ({"ask": {"kind": "state"}, "request": "x" * 65}, "bad-request"),
    ({"do": {"kind": "act", "action": 7}, "request": "r"}, "bad-request"),
    ({"do": {"kind": "say", "to": "all", "text": "x"}, "request": "r"}, "bad-request"),
    (b"\xff", "not-text"),
    ("[" * 4000, "bad-request"),
    ('{"request": "r", "x": ' + "[" * 4000, "bad-request"),
]


def test_nonsense_is_refused_and_the_line_stays(server: Server) -> None:
    client, code, position = table(server)
    with Talk.hello(server.play, token=client.token, table=code) as talk:
        talk.until("state")
        for said, expected in NONSENSE:
            talk.say(said)
            declined = talk.until("declined")
            assert declined["code"] == expected, said
            named = isinstance(said, dict) and said.get("request") == "r"
            assert declined["request"] == ("r" if named else None), said
            assert declined["sentence"].endswith(".")
        assert talk.answer({"ask": {"kind": "state"}, "request": "still-here"})["answer"]["number"]
    position.close()


def test_a_socket_at_no_address(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        Talk(server.play + "/elsewhere")


def test_signing_out_everywhere_ends_every_socket(server: Server) -> None:
    client, code, position = table(server)
    talk = Talk.hello(server.play, token=client.token, table=code)
    talk.until("state")
    client.request("DELETE", "/api/me/tokens")
    assert talk.closed() == (4000, "bad-token")
    with pytest.raises(Told) as caught:
        client.me()
    assert caught.value.code == "bad-token"
    position.close()


def test_places_are_given_back_when_sockets_close(server: Server) -> None:
    def sockets() -> int:
        text = Client(server.url).request("GET", "/metrics").text
        line = next(line for line in text.splitlines() if line.startswith("goneaway_sockets "))
        return int(float(line.split()[1]))

    client, code, position = table(server)
    position.close()
    lines = [Talk.hello(server.play, token=client.token, table=code) for _ in range(3)]
    for line in lines:
        line.until("state")
    count: Callable[[], int] = sockets
    assert count() >= 3
    for line in lines:
        line.close()
    until(lambda: count() == 0)
