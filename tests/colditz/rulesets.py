"""Random rulesets: an edition, some options changed at random, made to fit the constraints."""

from __future__ import annotations

import random
from typing import Any

from goneaway.colditz.kind import COLDITZ
from goneaway.colditz.ruleset import RuleOption, companions, edition_names, gather, options
from goneaway.colditz.ruleset.whole import plain
from goneaway.kernel import RulesError

#: How long a game lasts is set by the test; a goal of none would make a game that cannot begin.
FIXED = {"limit_unit", "limit_value", "minutes_per_turn", "day_count", "day_minutes", "night_minutes"}

#: A limit above this is there against abuse, and says nothing of how a rule is played.
LARGE = 20


def _draw(one: RuleOption, chooser: random.Random) -> Any:
    if one.kind == "bool":
        return chooser.random() < 0.5
    if one.kind == "enum":
        return chooser.choice(one.values)
    if one.kind == "set":
        return [value for value in one.values if chooser.random() < 0.5]
    if one.kind == "map":
        low = one.least or 1
        return {players: chooser.randint(low, min(one.most or 8, 8)) for players in range(2, 7)}
    low = one.least or 0
    # Numbers as people play them: larger ones only make longer games.
    high = one.most if one.most is not None and one.most <= LARGE else low + 6
    number = chooser.randint(low, high)
    return chooser.choice(one.values) if one.values and chooser.random() < 0.3 else number


def _mended(edition: str, players: int, changed: dict[str, Any], chooser: random.Random) -> bool:
    """Change what contradicts until nothing does; or say that it will not fit."""
    for _ in range(60):
        try:
            COLDITZ.rules(players, {"edition": edition, **changed})
        except RulesError as error:
            if error.code == "constraint":
                values = gather(edition, (), changed).to_json()
                ways = companions(error, values)
                if ways and chooser.random() < 0.8:
                    changed |= chooser.choice(ways)
                    continue
                names = [
                    option.dotted
                    for option in options().values()
                    if option.name in str(error.parameters["options"]).split(", ")
                ]
                for name in names:
                    changed.pop(name, None)
            else:
                return False
        else:
            return True
    return False


def random_ruleset(seed: object, share: float | None = None) -> tuple[int, dict[str, Any]]:
    """A number of players and rules that can be played: short games, everything else by lot."""
    chooser = random.Random(f"rules {seed}")
    while True:
        players = chooser.randint(2, 6)
        edition = chooser.choice(edition_names())
        how_many = chooser.choice((0.05, 0.15, 0.4, 0.8)) if share is None else share
        changed: dict[str, Any] = {}
        for one in options().values():
            if one.name not in FIXED and chooser.random() < how_many:
                changed[one.dotted] = _draw(one, chooser)
        values = gather(edition, (), changed).to_json()
        if values["daynight.day_night"]:
            changed |= {
                "daynight.day_count": 2,
                "daynight.day_minutes": 3 * players,
                "daynight.night_minutes": 2 * players,
                "victory.limit_unit": "minutes",
                "victory.limit_value": 10 * players,
                "turn.minutes_per_turn": 1.0,
            }
        else:
            changed |= {"victory.limit_unit": "rounds", "victory.limit_value": chooser.randint(5, 14)}
        if _mended(edition, players, changed, chooser):
            return players, {"edition": edition, **{name: _data(value) for name, value in changed.items()}}


def _data(value: Any) -> Any:
    return value if isinstance(value, bool | int | float | str | list | dict) else plain(value)
