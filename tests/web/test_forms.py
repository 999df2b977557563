"""Forms and the rulebook over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .servers import Server


def get(server: Server, path: str, language: str = "en", **query: str) -> httpx.Response:
    return httpx.get(server.url + path, params=query, headers={"accept-language": language}, timeout=60)


def post(server: Server, path: str, body: dict[str, Any]) -> httpx.Response:
    return httpx.post(server.url + path, json=body, timeout=60)


def test_the_lobby_speaks_the_language_that_is_asked_for(server: Server) -> None:
    answer = get(server, "/api/lobby", "it")
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    editions = answer.json()["games"][0]["editions"]
    assert editions[0]["short"] == "Classico 1973"


def test_rules_of_an_edition_and_of_a_game_without_any(server: Server) -> None:
    assert get(server, "/api/games/colditz/rules", edition="osprey").json()["edition"] == "osprey"
    assert get(server, "/api/games/colditz/rules").json()["edition"] == "gibson"
    assert get(server, "/api/games/sectionx/rules").json()["edition"] == ""


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/api/games/chess/rules", {}, 404),
        ("/api/games/colditz/rules", {"edition": "none"}, 422),
        ("/api/games/sectionx/rules", {"edition": "gibson"}, 404),
        ("/api/games/colditz/clauses/999", {}, 404),
        ("/api/games/sectionx/difference", {"first": "gibson", "second": "osprey"}, 404),
        ("/api/games/colditz/difference", {"first": "gibson", "second": "none"}, 422),
    ],
)
def test_what_is_not_there_says_so(server: Server, path: str, query: dict[str, str], status: int) -> None:
    answer = get(server, path, **query)
    assert answer.status_code == status
    assert answer.json()["sentence"]


def test_the_rulebook_is_read_by_edition(server: Server) -> None:
    contents = get(server, "/api/games/colditz/clauses", edition="osprey").json()
    assert contents["title"] == "Escape from Colditz"
    clause = get(server, "/api/games/colditz/clauses/20", edition="osprey").json()
    assert any("3 throws" in one["says"] for one in clause["here"])
    found = get(server, "/api/games/colditz/difference", first="gibson", second="osprey").json()
    assert found["points"] > 40


def test_a_choice_is_judged_at_once(server: Server) -> None:
    asked = {"game": "colditz", "players": 4, "rules": {"edition": "gibson", "general_search": "extra_roll"}}
    assert post(server, "/api/house-rules", asked).json()["problem"]["why"]
    asked["rules"] = {"edition": "gibson"}
    assert len(post(server, "/api/house-rules", asked).json()["seats"]) == 4
    assert post(server, "/api/house-rules", {**asked, "game": "chess"}).status_code == 404


def test_former_addresses_point_to_the_new_ones(server: Server) -> None:
    asked = {"game": "colditz", "players": 4, "rules": {"edition": "gibson"}}
    for rest in ("", "/read", "/write"):
        found = post(server, f"/api/house{rest}", asked)
        assert found.status_code == 308
        assert found.headers["Location"] == found.json()["now"] == f"/api/house-rules{rest}"
    assert post(server, "/api/houses", asked).status_code == 404


def test_house_rules_are_written_and_read(server: Server) -> None:
    asked = {"game": "colditz", "players": 4, "title": "Ours", "rules": {"max_consecutive_rolls": 3}}
    text = post(server, "/api/house-rules/write", asked).json()["text"]
    found = post(server, "/api/house-rules/read", {"text": text}).json()
    assert found["rules"] == {"dice.max_consecutive_rolls": 3}
    refused = post(server, "/api/house-rules/read", {"text": "nothing = [["})
    assert refused.status_code == 422
    assert refused.json()["sentence"]
