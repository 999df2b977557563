"""Pebbles: a heap of pebbles, a die, and a hidden card that puts some back.

Each player holds a card from 1 to 6 that nobody else sees. In your turn you take one, two or three pebbles,
or you roll the die and take as many as it shows. Once in the game you may show your card instead and put as
many pebbles back. The player who takes the last pebble wins, or loses if so agreed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from goneaway.games import Parts
from goneaway.kernel import (
    Action,
    Chance,
    Event,
    Frame,
    Game,
    GameKind,
    Group,
    Legal,
    Option,
    Outcome,
    Position,
    Prompt,
    Refusal,
    Refused,
    Scene,
    SeatError,
    Stream,
    View,
)
from goneaway.kernel.exact import open_fields, read_open, write_open
from goneaway.kernel.fields import Fixed, Owned, Public, copier, declared, teller
from goneaway.kernel.options import check_players, choose
from goneaway.kernel.position import Moment

HEAP, CARDS, DIE, HAND = 15, 6, 6, 3


@dataclass(frozen=True, slots=True)
class Say(Action):
    """An action as its text: `take 2`, `roll`, `show`."""

    text: str

    def __str__(self) -> str:
        return self.text


TAKE: list[Action] = [Say(f"take {number}") for number in range(1, HAND + 1)]
ROLL, SHOW = Say("roll"), Say("show")
#: How each verb is written.
FORMS = {"take": "take NUMBER", "roll": "roll", "show": "show"}


class Facts(Moment):
    """Public state."""

    __slots__ = ()
    seats: Fixed[int]
    last_wins: Fixed[bool]
    heap: Public[int]
    #: By seat: the card that was shown; 0 while it is hidden.
    shown: Public[list[int]]


class Hidden:
    """Hidden state: each player's card, by seat."""

    __slots__ = ()
    cards: Owned[list[int]]


share = copier(Moment, Facts)
OPEN = open_fields(Moment, Facts, besides=("frames", "outcome"))


@dataclass(frozen=True, slots=True)
class Turn(Frame["Pebbles"]):
    """One player's turn."""

    seat: int
    kind: ClassVar[str] = "turn"

    def prompt(self, position: Pebbles) -> Prompt:
        return Prompt("turn", "turn", self.seat, {"heap": position.heap})

    def legal(self, position: Pebbles) -> Legal:
        groups = [Group.of("take", TAKE[: position.heap]), Group.of("roll", [ROLL])]
        return Legal.of(*groups, *([] if position.shown[self.seat] else [Group.of("show", [SHOW])]))

    def why_not(self, position: Pebbles, action: Action) -> Refusal | None:
        if action in TAKE[position.heap :]:
            return Refusal("turn", "TOO_FEW", {"heap": position.heap})
        if action == SHOW and position.shown[self.seat]:
            return Refusal("card", "SHOWN_BEFORE")
        return None

    def play(self, position: Pebbles, action: Action) -> None:
        seat = position.seat_name(self.seat)
        if action == SHOW:
            card = position.shown[self.seat] = position.cards[self.seat]
            position.heap += card
            position.tell(Event("shown", {"seat": seat, "card": card}))
        else:
            wanted = 1 + position.chance.pick("die", DIE) if action == ROLL else TAKE.index(action) + 1
            taken = min(wanted, position.heap)
            position.heap -= taken
            kind = "rolled" if action == ROLL else "taken"
            position.tell(Event(kind, {"seat": seat, "number": taken}))
        if position.heap:
            position.frames[-1] = Turn((self.seat + 1) % position.seats)
        else:
            position.end(self.seat)

    def state(self) -> list[Any]:
        return [self.seat]


class Pebbles(Facts, Hidden, Position):
    """The referee's position."""

    __slots__ = declared(Facts, Hidden)

    def seat_name(self, seat: int) -> str:
        return f"player-{seat + 1}"

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("aim", "GAME_OVER")
        if type(seat) is not int or seat != self.actor:
            return Refusal("turn", "NOT_YOUR_TURN", {"seat": self.seat_name(self.frames[-1].seat)})
        return self.frames[-1].why_not(self, action)

    def _play(self, seat: int, action: Action) -> None:
        self.frames[-1].play(self, action)

    def end(self, last: int) -> None:
        others = tuple(seat for seat in range(self.seats) if seat != last)
        places = ((last,), others) if self.last_wins else (others, (last,))
        self.frames.clear()
        self.outcome = Outcome("LAST", "aim", places, {"card": self.cards[:]})
        self.tell(Event("game-over", {"seat": self.seat_name(last)}))

    def view(self, seat: int | None) -> Seen:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise SeatError(seat, f"0 to {self.seats - 1}")
        return Seen(self, seat)

    def _copy_to(self, twin: Pebbles) -> None:
        copy_all(self, twin)

    def state(self) -> list[Any]:
        return tell_all(self)


copy_all, tell_all = copier(Moment, Facts, Hidden), teller(Moment, Facts, Hidden)


class Seen(View, Facts):
    """The view of one seat: the heap, the cards that were shown, and its own."""

    def __init__(self, position: Pebbles, seat: int | None) -> None:
        share(position, self)
        self.seat = seat
        self.cards = [
            card if owner == seat else position.shown[owner] for owner, card in enumerate(position.cards)
        ]

    def to_json(self, watched: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {"heap": self.heap, "cards": self.cards, "shown": [bool(card) for card in self.shown]}


class PebblesScene(Scene):
    """Positions of cases: `heap 4, player-1 card 3`."""

    def set_up(self, game: Game, text: str) -> Position:
        position = game.start()
        self.stage(position, text)
        return position

    def stage(self, position: Position, text: str) -> None:
        assert isinstance(position, Pebbles)
        names = [position.seat_name(seat) for seat in range(position.seats)]
        for part in filter(None, map(str.split, text.split(","))):
            if part[0] == "heap":
                position.heap = int(part[1])
            else:
                position.cards[names.index(part[0])] = int(part[2])

    def differences(self, position: Position, text: str) -> list[str]:
        assert isinstance(position, Pebbles)
        heap = int(text.split()[1])
        return [] if position.heap == heap else [f"heap {position.heap}"]


class PebblesKind(GameKind):
    """The game, as the rest of the engine knows it."""

    name = "pebbles"
    title = "Pebbles"
    package = __name__
    players = range(2, 4)
    options = (Option("last", ("wins", "loses"), "aim"),)
    forms = FORMS
    scene = PebblesScene()

    def rules(self, players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
        check_players(players, self.players)
        return choose(self.options, overrides)

    def seats(self, players: int, rules: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(f"player-{number + 1}" for number in range(players))

    def _empty(self, game: Game, chance: Chance) -> Pebbles:
        position = Pebbles(chance)
        position.seats, position.last_wins = len(game.seats), game.rules["last"] == "wins"
        position.heap, position.shown = HEAP, [0] * position.seats
        position.frames = [Turn(0)]
        return position

    def start(self, game: Game, chance: Chance) -> Pebbles:
        position = self._empty(game, chance)
        dealt = chance.order("cards", CARDS)
        position.cards = [card + 1 for card in dealt[: position.seats]]
        for seat, card in enumerate(position.cards):
            told = {"seat": game.seats[seat]}
            position.tell(Event("dealt", told, {"card": card}, (seat,), private=True))
        return position

    def parse(self, game: Game, text: str) -> Action:
        found = next((action for action in (*TAKE, ROLL, SHOW) if str(action) == text), None)
        if found is None:
            raise Refused(Refusal("turn", "BAD_ACTION", {"text": text[:60]}))
        return found

    def determinize(self, game: Game, view: View, chance: Chance) -> Pebbles:
        assert isinstance(view, Seen)
        position = self._empty(game, chance)
        share(view, position)
        left = [card for card in range(1, CARDS + 1) if card not in view.cards]
        order = iter(chance.order("cards", len(left)))
        position.cards = [card or left[next(order)] for card in view.cards]
        return position

    def write_view(self, view: View) -> dict[str, Any]:
        assert isinstance(view, Seen)
        return {
            "seat": view.seat,
            "cards": view.cards,
            "frames": [frame.state() for frame in view.frames],
            "outcome": None if view.outcome is None else view.outcome.to_json(),
            **write_open(view, OPEN),
        }

    def read_view(self, game: Game, data: Mapping[str, Any]) -> View:
        position = self._empty(game, Stream(b"blank", quiet=True))
        position.cards = [0] * position.seats
        view = position.view(data["seat"])
        read_open(view, OPEN, data)
        view.cards = list(data["cards"])
        view.frames = [Turn(*made) for made in data["frames"]]
        view.outcome = None if data["outcome"] is None else Outcome.from_json(data["outcome"])
        return view


PEBBLES = PebblesKind()
PARTS = Parts(kind=f"{__name__}:PEBBLES", words=f"{__name__}.words")
