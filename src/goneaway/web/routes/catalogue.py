"""The data a page needs to set up a table and to show the rulebook, with its sentences.

The page knows no rules. It receives the sentences, the values that can be chosen in each, and whether the
choices can be played. `Catalogue` serves a game whose rules are a handful of switches; a game with editions
derives a class from it and names it in its `games.Parts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from ... import KINDS, games
from ...bots import best_bot, levels
from ...explaining import heading, tell_clause
from ...explaining.values import parted
from ...kernel import GameKind, RulesError
from ...kernel.options import Option
from ...rulebook import Clause, house_rules_of, load_clauses, read_house_rules, write_house_rules
from ...wording import Wording

Json = dict[str, Any]

#: The beginning of a list item in the text of a rule.
_POINT = "- "


class Catalogue:
    """The editions and rules that one game offers."""

    #: The rules that tables agree on most often, shown before any search.
    familiar: ClassVar[tuple[str, ...]] = ()
    #: For "play now": the answers to the questions before the first move, and the plan to play on.
    answers: ClassVar[tuple[str, ...]] = ()
    plan: ClassVar[str] = ""
    #: The seats that "play now" offers beside the first, for players who want the other side.
    other_sides: ClassVar[tuple[str, ...]] = ()

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def check(self, edition: str) -> None:
        """Raise `RulesError` for an unknown edition."""

    def editions(self, wording: Wording) -> list[Json]:
        """Return every edition with a short description."""
        return []

    def bundles(self, wording: Wording) -> list[Json]:
        """Return the bundles: house rules that go together."""
        return []

    def rules(self, edition: str, wording: Wording) -> list[tuple[str, Json]]:
        """Return every rule that can be chosen, with its topic."""
        clauses = load_clauses(self.kind)
        return [(clauses[one.clause].group, _switch(self.kind, one, wording)) for one in self.kind.options]

    def chosen(self, asked: Mapping[str, Any], settled: Mapping[str, Any], wording: Wording) -> Json:
        """Return the choices made: `changes` in sentences, and the options that are now `idle` or
        `pointless`."""
        name = self.kind.name
        changes = [
            {
                "option": one.name,
                **_saying(self.kind, one, settled[one.name], wording),
                "was": wording.option_value(name, one.name, one.default),
            }
            for one in self.kind.options
            if settled[one.name] != one.default
        ]
        return {"changes": changes, "idle": [], "pointless": []}

    def contradiction(self, asked: Mapping[str, Any], error: RulesError, wording: Wording) -> Json:
        """Return the sentences of the rules that contradict each other."""
        return {}

    def of_clause(self, clause: Clause, edition: str, wording: Wording) -> Json:
        """Return the text of an edition on a rule."""
        return {}

    def difference(self, first: str, second: str, wording: Wording) -> Json:
        """Return the differences between two editions."""
        raise KeyError(first)


def catalogue_of(game: str) -> Catalogue:
    """Return the catalogue of a game."""
    found = games.part(game, "catalogue")(KINDS[game])
    assert isinstance(found, Catalogue)
    return found


# Games


@lru_cache(maxsize=16)
def quick(game: str, language: str) -> Json:
    """Return what "play now" starts: players, your seat or another side, the bots in the others, your answers
    to the questions before the first move, and the plan of the board, so that the board can be drawn before
    the table answers."""
    own, wording = catalogue_of(game), Wording(language)
    players = own.kind.usual_players
    seats = own.kind.seats(players, own.kind.rules(players, {}))
    worded = wording.has(f"{game}-quick")
    return {
        "game": game,
        "title": own.kind.title,
        "about": wording.text(f"{game}-quick" if worded else "web-quick"),
        "picture": wording.text(f"{game}-quick.picture") if worded else "",
        "edition": own.kind.edition,
        "plan": own.plan,
        "players": players,
        "seat": 0,
        "others": [
            {"seat": seat, "title": wording.text(f"{game}-seat", seat=name)}
            for seat, name in enumerate(seats)
            if name in own.other_sides
        ],
        "bot": best_bot(game),
        "answers": list(own.answers),
    }


def first_quick(language: str) -> Json:
    """Return what "play now" starts until another game is chosen."""
    return quick(next(iter(KINDS)), language)


def lobby(language: str) -> Json:
    """Return every game with its editions and bots, the strongest first."""
    return {"games": [_game(name, language) for name in KINDS]}


@lru_cache(maxsize=16)
def _game(name: str, language: str) -> Json:
    kind, wording = KINDS[name], Wording(language)
    return {
        "name": name,
        "title": kind.title,
        "stage": games.parts_of(name).stage,
        "players": [kind.players[0], kind.players[-1]],
        "edition": kind.edition,
        "editions": catalogue_of(name).editions(wording),
        "bots": [
            {"name": bot, "title": wording.bot(bot), "about": wording.bot_about(bot)}
            for bot in reversed(levels(name))
        ],
        "bot": best_bot(name),
        "quick": quick(name, language),
    }


# House rules


@lru_cache(maxsize=64)
def rules(game: str, edition: str, language: str) -> Json:
    """Return every rule that can be chosen, by topic: its sentence, and the other values it can have."""
    own = catalogue_of(game)
    wording = Wording(language, edition)
    found = own.rules(edition, wording)
    topics: dict[str, list[Json]] = {}
    for topic, row in found:
        topics.setdefault(topic, []).append(row)
    known = {row["option"] for _, row in found}
    return {
        "game": game,
        "edition": edition,
        "count": len(known),
        "familiar": [name for name in own.familiar if name in known],
        "bundles": own.bundles(wording),
        "topics": [{"topic": t, "heading": heading(t, wording), "rules": rows} for t, rows in topics.items()],
    }


def cited(kind: GameKind, clause: str, wording: Wording) -> Json | None:
    known = load_clauses(kind).get(clause)
    if known is None:
        return None
    return {"id": known.id, "title": wording.clause_title(known)}


def _switch(kind: GameKind, one: Option, wording: Wording) -> Json:
    return {
        "option": one.name,
        "kind": "bool" if isinstance(one.default, bool) else "enum",
        "about": wording.option(kind.name, one.name),
        # These sentences answer a question and mean nothing without it.
        "asks": wording.option(kind.name, one.name),
        "value": one.default,
        "says": wording.option_value(kind.name, one.name, one.default),
        "arises": True,
        "clause": cited(kind, one.clause, wording),
        "choices": [_saying(kind, one, value, wording) for value in one.values],
    }


def _saying(kind: GameKind, one: Option, value: Any, wording: Wording) -> Json:
    says = [wording.option_value(kind.name, one.name, other) for other in (value, *one.values)]
    return {"value": value, "says": says[0], "parts": parted(says[0], says[1:])}


def house(game: str, players: int, asked: Mapping[str, Any], language: str) -> Json:
    """Return the choices in words: the seats and the differences from the edition, or why they cannot be
    played."""
    kind, own = KINDS[game], catalogue_of(game)
    edition = str(asked.get("edition") or kind.edition)
    wording = Wording(language, edition if edition in kind.editions() else kind.edition)
    out: Json = {"seats": [], "changes": [], "idle": [], "pointless": [], "problem": None}
    try:
        settled = kind.rules(players, asked)
        names = kind.seats(players, settled)
    except RulesError as error:
        out["problem"] = {"code": error.code, "sentence": wording.rules_error(error), "options": []}
        if error.code == "constraint":
            out["problem"] |= own.contradiction(asked, error, wording)
        return out
    out["seats"] = [{"name": name, "title": wording.text(f"{game}-seat", seat=name)} for name in names]
    out["people"] = kind.people(names, settled)
    return out | own.chosen(asked, settled, wording)


def read_house(text: str) -> Json:
    """Read a file of house rules for the form; raises `HouseRulesError` or `RulesError`."""
    found = read_house_rules(text)
    kind = KINDS.get(found.game)
    if kind is None:
        raise RulesError("unknown-game", game=found.game[:60], known=", ".join(KINDS))
    settled = found.settled(kind)
    meant = {spelt: name for name in kind.rules(kind.players[-1], {}) for spelt in kind.spellings(name)}
    return {
        "game": found.game,
        "title": found.title,
        "edition": found.edition or kind.edition,
        "bundles": list(found.bundles),
        "rules": {meant[name]: value for name, value in settled.options.items()},
    }


def write_house(game: str, title: str, asked: Mapping[str, Any]) -> str:
    """Return the choices as a file; raises `RulesError` if they cannot be played."""
    return write_house_rules(house_rules_of(game, asked, title).settled(KINDS[game]))


# The rulebook


@lru_cache(maxsize=64)
def difference(game: str, first: str, second: str, language: str) -> Json:
    """Return the differences between two editions."""
    return catalogue_of(game).difference(first, second, Wording(language))


@lru_cache(maxsize=64)
def clauses(game: str, edition: str, language: str) -> Json:
    """Return the rulebook's table of contents."""
    kind, wording = KINDS[game], Wording(language, edition)
    topics: dict[str, list[Json]] = {}
    for clause in load_clauses(kind).values():
        row = {"id": clause.id, "title": wording.clause_title(clause), "text": wording.clause_text(clause)}
        topics.setdefault(clause.group, []).append(row)
    return {
        "game": game,
        "title": kind.title,
        "edition": edition,
        "topics": [
            {"topic": t, "heading": heading(t, wording), "clauses": rows} for t, rows in topics.items()
        ],
    }


def clause(game: str, name: str, edition: str, language: str) -> Json | None:
    """Return one rule: its text, the given edition's text, the other editions, sources and cases."""
    kind, wording = KINDS[game], Wording(language, edition)
    found: Clause | None = load_clauses(kind).get(name)
    if found is None:
        return None
    told = tell_clause(kind, found, wording)
    told["paragraphs"] = list(map(_paragraph, told["text"].split("\n\n")))
    told["edition"] = edition
    told["citation"] = wording.citation(game, name)
    told |= catalogue_of(game).of_clause(found, edition, wording)
    names = list(load_clauses(kind))
    at = names.index(name)
    told["before"] = cited(kind, names[at - 1], wording) if at else None
    told["after"] = cited(kind, names[at + 1], wording) if at + 1 < len(names) else None
    return told


def _paragraph(text: str) -> Json:
    """A paragraph of a rule; lines that begin with a dash are a list."""
    lines = text.split("\n")
    return {
        "text": " ".join(line for line in lines if not line.startswith(_POINT)),
        "points": [line.removeprefix(_POINT) for line in lines if line.startswith(_POINT)],
    }
