"""A simulation's report for people: who won, how games ended, what happened in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ... import games
from ...lab import Summary
from ...wording import Wording

#: A row of the table of counts: a label, the total, and the frequency per game if known.
Row = tuple[str, int, Mapping[str, Any] | None]


def show_simulation(summary: Summary, console: Console, wording: Wording) -> None:
    data = summary.to_json()
    say = wording.text

    def tell(key: str, **parameters: object) -> None:
        console.print(Text(say(key, **parameters)))

    def seat(name: str) -> str:
        return say(f"{data['game']}-seat", seat=name)

    tell(
        "lab-head",
        finished=data["finished"],
        games=data["games"],
        game=data["game"],
        decisions=data["decisions"],
        seconds=f"{data['seconds']:g}",
        rate=data["decisions_per_second"],
    )
    interval = say("lab-interval")
    ends = Table(say("lab-ended"), "", say("lab-games"), say("lab-share"), interval)
    for end, row in data["end_shares"].items():
        ends.add_row(end, say("lab-end", end=end), str(row["games"]), *_share(row, wording))
    console.print(ends)
    wins = Table(say("lab-seat"), say("lab-bot"), say("lab-wins"), say("lab-share"), interval)
    for name, row in data["wins"].items():
        wins.add_row(seat(name), Text(row["bot"]), str(row["wins"]), *_share(row, wording))
    console.print(wins)
    for name, row in data["wins_by_bot"].items():
        share, low_high = _share(row, wording)
        seats = [seat(one) for one in row["seats"]]
        finished = data["finished"]
        tell(
            "lab-won", bot=name, seats=seats, wins=row["wins"], games=finished, share=share, interval=low_high
        )
    if data["shared_wins"]:
        tell("lab-shared", games=data["shared_wins"])
    first = data.get("first_player")
    if first is not None:
        share, low_high = _share(first, wording)
        even = f"{first['even']:.1%}"
        tell("lab-first-player", wins=first["wins"], share=share, interval=low_high, even=even)
    rows = list(games.part(data["game"], "report")(data, wording))
    if rows:
        counts = Table(say("lab-what"), say("lab-in-all"), say("lab-a-game"), interval)
        for what, total, each in rows:
            more = ("", "") if each is None else (f"{each['mean']:g}", _range(each, "{:g}", wording))
            counts.add_row(what, str(total), *more)
        console.print(counts)
    for what, row in data.get("rounds_to_first", {}).items():
        mean = f"{row['mean']:g}"
        tell("lab-first-time", what=what, round=mean, games=row["games"], of=data["finished"])


def _range(row: Mapping[str, Any], form: str, wording: Wording) -> str:
    return wording.text("lab-range", low=form.format(row["low"]), high=form.format(row["high"]))


def _share(row: Mapping[str, Any], wording: Wording) -> tuple[str, str]:
    """A share and its interval, as printed in a table."""
    return f"{row['share']:.1%}", _range(row, "{:.1%}", wording)


def no_rows(data: Mapping[str, Any], wording: Wording) -> Iterator[Row]:
    """The empty report of a game without counts."""
    return iter(())


def sectionx_rows(data: Mapping[str, Any], wording: Wording) -> Iterator[Row]:
    say = wording.text
    for name, key in (
        ("rounds", "lab-rounds"),
        ("turns", "lab-turns"),
        ("escapes", "lab-escapes"),
        ("fights", "lab-fights"),
        ("keys", "lab-keys"),
        ("collapses", "lab-collapses"),
        ("burials", "lab-burials"),
        ("freed", "lab-freed"),
    ):
        row = data[name]
        yield say(key), row["total"], row
        for cause, number in row.get("by_cause", {}).items():
            yield f"  {say('lab-cause', cause=cause)}", number, None


def colditz_rows(data: Mapping[str, Any], wording: Wording) -> Iterator[Row]:
    say = wording.text
    yield say("lab-rounds"), data["rounds"]["total"], data["rounds"]
    yield say("lab-turns"), data["turns"]["total"], data["turns"]
    yield say("lab-escapes"), data["escapes"]["total"], data["escapes"]
    for route, number in data["escapes"]["by_route"].items():
        yield f"  {say('lab-route', route=route)}", number, None
    yield say("lab-arrests"), sum(data["arrests"].values()), None
    for cause, number in data["arrests"].items():
        yield f"  {say('lab-arrest', cause=cause)}", number, None
    yield say("lab-shot"), data["shot"], None
    yield say("lab-trades"), data["trades"], None
    yield say("lab-cards"), sum(data["cards_played"].values()), None
