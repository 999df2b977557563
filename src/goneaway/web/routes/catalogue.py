"""What a page needs to set a table up and to open the rulebook: all of it data, with its sentences.

The page knows no rules. It is told which sentences there are, what can be chosen in each, and whether what
was chosen can be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ... import KINDS
from ...bots import best_bot, levels
from ...colditz.ruleset import Ruleset, arises, edition_names, gather, load_edition, option, options
from ...colditz.ruleset.options import RuleOption
from ...explaining.bundles import tell_bundles
from ...explaining.clauses import tell_clause
from ...explaining.editions import CLASSIC, differing, heading, tell_difference, tell_editions
from ...explaining.options import GAME, in_order, says
from ...explaining.topics import topic_of
from ...kernel import GameKind, RulesError
from ...kernel.options import Option
from ...rulebook import Clause, house_rules_of, load_clauses, read_house_rules, write_house_rules
from ...wording import Wording

Json = dict[str, Any]

#: The rules that tables agree on most often: shown before anybody searches.
FAMILIAR: Mapping[str, tuple[str, ...]] = {
    "colditz": (
        "dice.max_consecutive_rolls",
        "victory.limit_value",
        "draw.draw_totals",
        "appel.appel_attendance",
        "kit.kit_lifecycle",
    ),
    "sectionx": ("variant", "firstSeat", "stockAtRoundEnd"),
}

#: What "play now" means: game, people, where the newcomer sits, who sits elsewhere, and what is answered
#: for him to the questions that come before the first move. And the plan it will be played on, so that a
#: board can be drawn before the table has said a word.
QUICK: Json = {
    "game": "colditz",
    "edition": KINDS["colditz"].edition,
    "plan": "board=castle",
    "players": 4,
    "seat": 0,
    "bot": best_bot("colditz"),
    "answers": ["nation british", "row 1"],
}

#: As many numbers are offered in a row; another can be typed.
_OFFERED = 10
#: From here on, tens are offered as well.
_LARGE = 20


# Games


def lobby(language: str) -> Json:
    """Every game with its editions and bots, the ablest first, and what "play now" means."""
    return {"games": [_game(name, language) for name in KINDS], "quick": QUICK}


@lru_cache(maxsize=16)
def _game(name: str, language: str) -> Json:
    kind, wording = KINDS[name], Wording(language)
    editions = [
        {
            "name": row["edition"],
            "short": row["name"],
            "title": row["title"],
            "character": wording.text(f"{name}-edition-{row['edition']}.character"),
            "complete": row["evidence"] == "complete",
            "known": row["known"],
            "points": row["changes"],
        }
        for row in (tell_editions(wording) if kind.edition else ())
    ]
    return {
        "name": name,
        "title": kind.title,
        "players": [kind.players[0], kind.players[-1]],
        "edition": kind.edition,
        "editions": editions,
        "bots": [
            {"name": bot, "title": wording.bot(bot), "about": wording.bot_about(bot)}
            for bot in reversed(levels(name))
        ],
        "bot": best_bot(name),
    }


# House rules


@lru_cache(maxsize=64)
def rules(game: str, edition: str, language: str) -> Json:
    """Every rule that can be chosen, by topic: its sentence, and what else it could say."""
    kind = KINDS[game]
    wording = Wording(language, edition or CLASSIC)
    found = _colditz_rules(edition, wording) if game == GAME else _switches(kind, wording)
    topics: dict[str, list[Json]] = {}
    for topic, row in found:
        topics.setdefault(topic, []).append(row)
    known = {row["option"] for _, row in found}
    return {
        "game": game,
        "edition": edition,
        "count": len(known),
        "familiar": [name for name in FAMILIAR.get(game, ()) if name in known],
        "bundles": tell_bundles(wording) if game == GAME else [],
        "topics": [{"topic": t, "heading": heading(t, wording), "rules": rows} for t, rows in topics.items()],
    }


def _colditz_rules(edition: str, wording: Wording) -> list[tuple[str, Json]]:
    played = load_edition(edition)
    order = {name: at for at, name in enumerate(dict.fromkeys(topic_of(name) for name in _dotted()))}
    rows = [(topic_of(one.dotted), _rule(one, played, wording)) for one in options().values()]
    return sorted(rows, key=lambda row: order[row[0]])


def _dotted() -> list[str]:
    return [one.dotted for one in options().values()]


def _rule(one: RuleOption, played: Ruleset, wording: Wording) -> Json:
    value = played.value(one.dotted)
    row: Json = {
        "option": one.dotted,
        "kind": one.kind,
        "about": wording.option(GAME, one.name),
        "value": in_order(one, value),
        "says": says(one, value, wording, played),
        "arises": arises(one.dotted, played),
        "clause": _cited(KINDS[GAME], one.clauses[0] if one.clauses else _clause_of(one.dotted), wording),
    }
    if one.kind in ("bool", "enum", "int"):
        row["choices"] = [
            {"value": choice, "says": says(one, choice, wording, played)} for choice in _choices(one, value)
        ]
    if one.kind in ("int", "map"):
        row["least"], row["most"] = one.least, one.most
    if one.kind == "set":
        row["members"] = [
            {"value": member, "says": wording.option_member(GAME, one.name, member)} for member in one.values
        ]
    return row


def _choices(one: RuleOption, value: Any) -> list[Any]:
    """The values that are offered; of numbers those that somebody plays by, and the first few."""
    if one.kind == "bool":
        return [True, False]
    if one.kind == "enum":
        return list(one.values)
    least = one.least or 0
    played = {load_edition(name).value(one.dotted) for name in edition_names()} | {value}
    numbers = {number for number in played if isinstance(number, int)} | set(one.words.values())
    if max(numbers, default=0) > _LARGE:
        numbers |= set(range(max(least, 10), max(numbers) + 11, 10))
    else:
        numbers |= set(range(least, min(one.most or 0, least + _OFFERED) + 1))
    return [*sorted(numbers), *one.values]


@lru_cache(maxsize=1024)
def _clause_of(dotted: str) -> str:
    """The first rule that an option belongs to; "" if it belongs to the table."""
    found = (clause.id for clause in load_clauses(KINDS[GAME]).values() if dotted in clause.options)
    return next(found, "")


def _cited(kind: GameKind, clause: str, wording: Wording) -> Json | None:
    known = load_clauses(kind).get(clause)
    if known is None:
        return None
    return {"id": known.id, "title": wording.clause_title(known)}


def _switches(kind: GameKind, wording: Wording) -> list[tuple[str, Json]]:
    clauses = load_clauses(kind)
    return [(clauses[one.clause].group, _switch(kind, one, wording)) for one in kind.options]


def _switch(kind: GameKind, one: Option, wording: Wording) -> Json:
    return {
        "option": one.name,
        "kind": "bool" if isinstance(one.default, bool) else "enum",
        "about": wording.option(kind.name, one.name),
        # These sentences answer a question, and mean nothing without it.
        "asks": wording.option(kind.name, one.name),
        "value": one.default,
        "says": wording.option_value(kind.name, one.name, one.default),
        "arises": True,
        "clause": _cited(kind, one.clause, wording),
        "choices": [
            {"value": value, "says": wording.option_value(kind.name, one.name, value)} for value in one.values
        ],
    }


def house(game: str, players: int, asked: Mapping[str, Any], language: str) -> Json:
    """What was chosen, told: the seats, what differs from the edition in sentences, or why not."""
    kind = KINDS[game]
    edition = str(asked.get("edition") or kind.edition)
    wording = Wording(language, edition if edition in edition_names() else CLASSIC)
    out: Json = {"seats": [], "changes": [], "idle": [], "pointless": [], "problem": None}
    try:
        settled = kind.rules(players, asked)
        names = kind.seats(players, settled)
    except RulesError as error:
        out["problem"] = _problem(game, edition, asked, error, wording)
        return out
    out["seats"] = [{"name": name, "title": wording.text(f"{game}-seat", seat=name)} for name in names]
    out["people"] = kind.people(names, settled)
    if game == GAME:
        sorted_out = house_rules_of(game, asked)
        played = gather(edition, sorted_out.bundles, sorted_out.options)
        before = load_edition(edition)
        # What merely comes to matter because of a change was not chosen.
        out["changes"] = [
            _changed(one, before, played, wording)
            for one in differing(before, played)
            if in_order(one, before.value(one.dotted)) != in_order(one, played.value(one.dotted))
        ]
        out["idle"] = [name for name in _dotted() if not arises(name, played)]
        # Chosen, and yet it decides nothing: the other rules leave no case for it.
        out["pointless"] = [
            {"option": one.dotted, "says": says(one, played.value(one.dotted), wording, played)}
            for one in map(option, out["idle"])
            if in_order(one, before.value(one.dotted)) != in_order(one, played.value(one.dotted))
        ]
    else:
        out["changes"] = [
            {
                "option": one.name,
                "value": settled[one.name],
                "says": wording.option_value(game, one.name, settled[one.name]),
                "was": wording.option_value(game, one.name, one.default),
            }
            for one in kind.options
            if settled[one.name] != one.default
        ]
    return out


def _problem(game: str, edition: str, asked: Mapping[str, Any], error: RulesError, wording: Wording) -> Json:
    """Why these rules cannot be played; of those that contradict each other, what each says."""
    out: Json = {"code": error.code, "sentence": wording.rules_error(error), "options": []}
    if error.code == "constraint" and game == GAME:
        told = house_rules_of(game, asked)
        played = gather(edition, told.bundles, told.options)
        tied = [option(name) for name in str(error.parameters["options"]).split(", ")]
        out["why"] = wording.constraint(error)
        out["options"] = [
            {"option": one.dotted, "says": says(one, played.value(one.dotted), wording, played)}
            for one in tied
        ]
    return out


def _changed(one: RuleOption, before: Ruleset, played: Ruleset, wording: Wording) -> Json:
    return {
        "option": one.dotted,
        "value": in_order(one, played.value(one.dotted)),
        "says": says(one, played.value(one.dotted), wording, played),
        "was": says(one, before.value(one.dotted), wording, before),
        "arises": arises(one.dotted, played),
    }


def read_house(text: str) -> Json:
    """A file of house rules, for the form; raises `HouseRulesError` or `RulesError`."""
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
    """What was chosen as a file; raises `RulesError` for what cannot be played."""
    return write_house_rules(house_rules_of(game, asked, title).settled(KINDS[game]))


# The rulebook


@lru_cache(maxsize=64)
def difference(first: str, second: str, language: str) -> Json:
    """What two editions have differently."""
    wording = Wording(language)
    told = [(wording.edition_name(GAME, name), load_edition(name)) for name in (first, second)]
    return tell_difference(told[0], told[1], wording)


@lru_cache(maxsize=64)
def clauses(game: str, edition: str, language: str) -> Json:
    """The rulebook's table of contents."""
    kind, wording = KINDS[game], Wording(language, edition or CLASSIC)
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
    """One rule: its text, what the edition in question says of it, the other editions, sources, cases."""
    kind, wording = KINDS[game], Wording(language, edition or CLASSIC)
    found: Clause | None = load_clauses(kind).get(name)
    if found is None:
        return None
    told = tell_clause(kind, found, wording)
    told["edition"] = edition
    told["citation"] = wording.citation(game, name)
    if game == GAME:
        told["here"] = _here(found, load_edition(edition or CLASSIC), wording)
        told["edition_title"] = wording.edition_title(game, edition or CLASSIC)
    names = list(load_clauses(kind))
    at = names.index(name)
    told["before"] = _cited(kind, names[at - 1], wording) if at else None
    told["after"] = _cited(kind, names[at + 1], wording) if at + 1 < len(names) else None
    return told


def _here(found: Clause, played: Ruleset, wording: Wording) -> list[Json]:
    return [
        {"option": name, "says": says(option(name), played.value(name), wording, played)}
        for name in found.options
        if arises(name, played)
    ]
