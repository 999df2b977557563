"""What a table is opened with: game, rules, seats, pace, who may watch."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ... import KINDS
from ...bots import bot_names
from ...kernel import Game, RulesError, Seal, Stream
from ...presenting import manners_of
from ...rulebook import read_house_rules
from .declined import Declined

DAY = 86_400.0
#: Maximum characters of a name, title or contribution.
LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_WORD = 128
#: Maximum characters of a rules file; enough to set every option.
LONGEST_HOUSE = 40_000

Seconds = Annotated[float, Meta(ge=0, le=30 * DAY)]


class Person(Struct, frozen=True):
    """A person: a guest known by name alone."""

    id: str
    name: str
    language: str = "en"


class Pace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time limits in seconds; 0 means no limit."""

    #: Live: all players are present. Slow: the player to move gets a notice.
    kind: Literal["live", "slow"] = "live"
    #: For one turn; when it is used up, a bot plays the rest of the turn.
    turn: Seconds = 0
    #: For all turns of a seat together; when it is used up, a bot plays on.
    game: Seconds = 0
    #: Use the rules' own limits for a turn: an edition's limits in minutes run on the clock.
    by_rules: bool = False
    #: A player who is asked while away is covered by a bot after this time.
    absent: Seconds = 120
    #: Questions whose answer must reveal nothing have to be answered within this time, and a pass never takes
    #: effect sooner. With 0, a pass takes effect after a random delay, and players may think for longer.
    reaction: Annotated[float, Meta(ge=0, le=600)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table as its host asks for it."""

    game: str
    players: Annotated[int, Meta(ge=1, le=12)]
    #: Edition, bundles, board and options by name, as `new_game` takes them.
    rules: dict[str, Any] = field(default_factory=dict)
    #: Or a rules file (TOML) in full.
    house: Annotated[str, Meta(max_length=LONGEST_HOUSE)] = ""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    #: By seat number: the bot that sits there from the beginning.
    bots: dict[int, str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    #: Who may watch: nobody, people with the code, or anybody (the table is then listed for watchers).
    watch: Literal["none", "link", "open"] = "link"
    #: Delay in seconds with which watchers see the game.
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0
    #: Whether the table is listed among the open tables while seats are free.
    listed: bool = False
    #: Whether an action that revealed nothing may be taken back.
    undo: bool = True

    def new_game(self, seal: Seal) -> Game:
        """Create the game; raises `RulesError` or `HouseRulesError`."""
        kind = KINDS.get(self.game)
        if kind is None:
            raise RulesError("unknown-game", game=self.game[:60], known=", ".join(KINDS))
        rules = dict(self.rules)
        if self.house:
            house = read_house_rules(self.house)
            if house.game != self.game:
                raise RulesError("unknown-game", game=house.game[:60], known=self.game)
            rules = house.overrides() | rules
        return kind.new(self.players, rules, seal=seal)


def check_settings(settings: Settings) -> Game:
    """Check that these settings give a game; raises the error found."""
    check_text(settings.title, LONGEST_TITLE, "bad-text", empty=True)
    game = settings.new_game(Seal.from_seed("settings"))
    for seat, level in settings.bots.items():
        check_seat(seat, game.seats)
        check_bot(level, settings.game)
    return game


def together(game: Game) -> tuple[tuple[int, ...], ...]:
    """The groups of seats that one person holds, the smallest seat first."""
    position = game.start(Stream.from_seed("who sits together"))
    shares = manners_of(game.kind.name).shares
    found: list[tuple[int, ...]] = []
    for seat in range(len(game.seats)):
        group = tuple(
            other for other in range(len(game.seats)) if other == seat or shares(position, seat, other)
        )
        if group not in found:
            found.append(group)
    return tuple(found)


def check_seat(seat: int, seats: tuple[str, ...]) -> int:
    if not 0 <= seat < len(seats):
        raise Declined("no-such-seat", seat=seat, seats=len(seats))
    return seat


def check_bot(level: str, game: str) -> str:
    known = bot_names(game)
    if level not in known:
        raise Declined("no-such-bot", level=level[:60], known=", ".join(known))
    return level


def check_text(text: str, most: int, code: str, *, empty: bool = False) -> str:
    """Whether a line can be shown and stored: no control characters, and not too long."""
    clean = " ".join(text.split()) if "\n" not in text else text.strip()
    printable = all(letter.isprintable() or letter == "\n" for letter in clean)
    if len(clean) > most or not printable or not (clean or empty):
        raise Declined(code, most=most)
    return clean
