"""The description of the interface: complete, and what it says is so (schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from goneaway.web.application import endpoints

from .servers import Server

#: Addresses that are not asked: figures and health have forms of their own, and a person who has signed
#: out everywhere could not go on.
UNASKED = ["/metrics", "/api/me/tokens", "/api/me/token"]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, OpenApiSchema, str, str]]:
    with Server(tmp_path_factory.mktemp("described") / "tables.db") as server:
        client = server.guest()
        code = client.open("sectionx", players=2, bots={1: "random"})
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        yield server, schema, client.token, code


def test_every_address_is_described(server: Server) -> None:
    said = server.guest().request("GET", "/api/openapi.json").json()
    assert said["openapi"] == "3.1.0"
    for endpoint in endpoints():
        operation = said["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"].endswith(".")
        assert ("security" in operation) == (endpoint.token != "none")
    names = [one["operationId"] for path in said["paths"].values() for one in path.values()]
    assert len(set(names)) == len(names)


@schemathesis.serializer("application/x-ndjson")
def lines(ctx: Any, value: Any) -> bytes:
    """A record is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


BOUNDED = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)

ADDRESSES = [(one.method, one.path) for one in endpoints() if one.path not in UNASKED]


@pytest.mark.parametrize(("method", "path"), ADDRESSES, ids=[f"{m} {p}" for m, p in ADDRESSES])
def test_nothing_but_what_is_described(
    described: tuple[Server, OpenApiSchema, str, str], method: str, path: str
) -> None:
    """Whatever is sent, sense or nonsense: an answer of the description, and never a failure of ours."""
    _, schema, token, code = described
    operation = schema[path][method]

    def asked(case: Any) -> None:
        if len(str((case.path_parameters or {}).get("code", ""))) == 6:
            case.path_parameters["code"] = code
        # What can be read may still make no sense here (a name of spaces, rules that contradict each other).
        case.headers["Authorization"] = f"Bearer {token}"
        answer = case.call()
        unchecked = [positive_data_acceptance]
        if answer.status_code == 413:
            unchecked.append(negative_data_rejection)  # to them, too large is not wrong
        case.validate_response(answer, excluded_checks=unchecked)

    # Where nothing is sent there is nothing that could be wrong with it.
    endpoint = next(one for one in endpoints() if (one.method, one.path) == (method, path))
    sent = endpoint.takes is not None or endpoint.query is not None or endpoint.parts
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE) if sent else (GenerationMode.POSITIVE,):
        BOUNDED(given(case=operation.as_strategy(generation_mode=mode))(asked))()
