"""The messages between a referee and a bot from outside: JSON, one message a line.

`docs/bot-protocol.md` says what each message means.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...kernel import Action, Asides, Event, Game, Group, Legal, View

#: Version of the protocol. It goes up with every breaking change; additions need no new version.
PROTOCOL = 1

#: What a bot may ask to be sent with its questions; by default it gets the view.
VIEW, EXACT, TOLD, ASIDES = "view", "exact", "told", "asides"
WANTS = (VIEW, EXACT, TOLD, ASIDES)

Json = dict[str, Any]


def line(kind: str, body: Mapping[str, Any]) -> bytes:
    return json.dumps({kind: body}, separators=(",", ":")).encode() + b"\n"


def new(game: Game, seat: int, seed: str) -> Json:
    return {
        "game": game.kind.name,
        "rules": dict(game.rules),
        "seats": list(game.seats),
        "seat": seat,
        "seed": seed,
    }


def seen(game: Game, view: View, wants: Iterable[str]) -> Json:
    """Return what a question shows of the table."""
    out: Json = {"number": view.ply}
    if VIEW in wants:
        out["view"] = view.to_json()
    if EXACT in wants:
        out["exact"] = game.write_view(view)
    return out


def told(number: int, events: Sequence[Event]) -> Json:
    """Return the events of one action, as far as the seat may know them."""
    return {"number": number, "events": [event.to_json() for event in events]}


# Legal actions


def write_legal(legal: Legal, whole: bool) -> list[Json]:
    """Return every action, by verb and group. Unless `whole`, groups known to be empty are left out."""
    out = []
    for verb in legal.verbs:
        groups = [
            {"head": group.head, "actions": [str(action) for action in group]}
            for group in legal.groups_of(verb)
            if whole or len(group)
        ]
        if whole or groups:
            out.append({"verb": verb, "groups": groups})
    return out


def read_legal(game: Game, data: Iterable[Json]) -> Legal:
    """Read what `write_legal` wrote; actions are parsed only when needed."""
    read = _reader(game)
    by_verb: dict[str, Callable[..., Sequence[Group]]] = {}
    for one in data:
        groups = [Group(group["head"], _actions, read, group["actions"]) for group in one["groups"]]
        by_verb[one["verb"]] = _Found(groups)
    return Legal(by_verb)


class _Found:
    """Groups that exist already."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups

    def __call__(self) -> Sequence[Group]:
        return self.groups


def _actions(texts: list[str]) -> list[str]:
    return texts


def _reader(game: Game) -> Callable[[Any, Any], Action]:
    def read(piece: object, text: str) -> Action:
        return game.parse(text)

    return read


def write_asides(asides: Asides) -> list[str]:
    return [str(action) for action in asides]


def read_asides(game: Game, texts: Sequence[str]) -> Asides:
    verbs = tuple(dict.fromkeys(text.partition(" ")[0] for text in texts))
    return Asides([(verbs, _Said(game, texts))])


class _Said:
    """Actions that are parsed when needed."""

    def __init__(self, game: Game, texts: Sequence[str]) -> None:
        self.game = game
        self.texts = texts

    def __call__(self) -> list[Action]:
        return [self.game.parse(text) for text in self.texts]
