"""The description of the interface (OpenAPI 3.1), generated from the endpoints and their types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ... import __version__
from .endpoint import BRACES, JSON, PARTS, Endpoint
from .shapes import Refusal

_REF = "#/components/schemas/{name}"

_STATUS = {
    200: "Here it is.",
    201: "It has been made.",
    204: "Done.",
    400: "This cannot be read.",
    401: "No token, or one that is not known.",
    403: "Not for you.",
    404: "There is no such thing.",
    405: "Not by this method.",
    408: "It took too long to arrive.",
    409: "Not now, or not by the rules.",
    413: "Too large.",
    422: "It can be read, but makes no sense.",
    429: "Too much at once.",
    500: "Our fault; nothing was done.",
    503: "Not just now; nothing was done.",
}


def statuses(endpoint: Endpoint) -> tuple[int, ...]:
    """Return every status with which an endpoint answers."""
    found = {endpoint.status if endpoint.gives is not None else 204, 400, 408, 413, 422, 429, 500, 503}
    found |= set(endpoint.refuses)
    if endpoint.token != "none":
        found.add(401)
    if endpoint.parts:
        found.add(404)
    if endpoint.path.startswith("/api/"):
        found.add(403)  # banned
    return tuple(sorted(found))


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the description of the whole interface."""
    kinds: list[Any] = [Refusal, *PARTS.values()]
    for endpoint in endpoints:
        asked = (endpoint.takes, endpoint.gives, endpoint.query)
        kinds += [kind for kind in asked if kind is not None and kind is not bytes]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    by_kind = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, by_kind, components
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gone Away",
            "version": __version__,
            "description": "Tables for escape board games. Play itself goes over a WebSocket at /api/play.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    path = BRACES.sub(r"\1", endpoint.path)
    words = [word for word in path.split("/") if word and word != "api"]
    out: dict[str, Any] = {
        "operationId": "-".join((endpoint.method.lower(), *words)),
        "summary": endpoint.about,
        "responses": {},
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schemas[id(PARTS[name])]}
        for name in endpoint.parts
    ]
    if endpoint.query is not None:
        asked = components[schemas[id(endpoint.query)]["$ref"].rpartition("/")[2]]
        parameters += [
            {"name": name, "in": "query", "required": name in asked.get("required", ()), "schema": schema}
            for name, schema in asked["properties"].items()
        ]
    if parameters:
        out["parameters"] = parameters
    if endpoint.takes is not None:
        schema = {"type": "string"} if endpoint.takes is bytes else schemas[id(endpoint.takes)]
        out["requestBody"] = {"required": True, "content": {endpoint.takes_media: {"schema": schema}}}
    if endpoint.token != "none":
        out["security"] = [{"token": []}] if endpoint.token == "must" else [{}, {"token": []}]
    for status in statuses(endpoint):
        answer: dict[str, Any] = {"description": _STATUS[status]}
        if status >= 400:
            answer["content"] = {JSON: {"schema": schemas[id(Refusal)]}}
        elif endpoint.gives is not None:
            schema = {"type": "string"} if endpoint.gives is bytes else schemas[id(endpoint.gives)]
            answer["content"] = {endpoint.media: {"schema": schema}}
        out["responses"][str(status)] = answer
    return out
