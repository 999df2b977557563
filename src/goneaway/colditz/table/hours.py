"""Convert minutes into rounds, and rounds into days and nights (A76)."""

from __future__ import annotations

from typing import NamedTuple

from ..ruleset.whole import Ruleset


def in_rounds(rules: Ruleset, minutes: int, players: int) -> int:
    """Minutes as rounds, halves rounded up, at least one; a meeting costs none."""
    return max(1, int(minutes / (players * rules.turn.minutes_per_turn) + 0.5))


def phases_in_rounds(rules: Ruleset, players: int) -> tuple[int, int]:
    """The number of rounds in a day and in a night."""
    days = rules.daynight
    return in_rounds(rules, days.day_minutes, players), in_rounds(rules, days.night_minutes, players)


def limit_in_rounds(rules: Ruleset, players: int) -> int:
    """The length of the game: its days and nights, each converted into rounds separately, or its limit."""
    if rules.daynight.day_night:
        return rules.daynight.day_count * sum(phases_in_rounds(rules, players))
    if rules.victory.limit_unit == "rounds":
        return rules.victory.limit_value
    return in_rounds(rules, rules.victory.limit_value, players)


class Hour(NamedTuple):
    """Where a round stands among days and nights: the day, whether it is night, and the rounds left of it,
    this one included."""

    day: int
    night: bool
    left: int


def hour(rules: Ruleset, officers: int, number: int) -> Hour:
    """The hour of a round; `officers` are turn slots, so two teams of one officer are two (A76, A82)."""
    day, night = phases_in_rounds(rules, officers + 1)
    past, into = divmod(number - 1, day + night)
    dark = into >= day
    return Hour(past + 1, dark, (day + night if dark else day) - into)
