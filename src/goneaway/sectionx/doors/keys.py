"""Master keys: for the player whose last prisoners all hide, at the price of a door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel import Action, Frame, Group, Legal, Prompt, Refusal
from ..board.island import SIDES, STRIDE
from ..table.table import Table
from ..words.actions import ChooseKeyDoor, ChooseKeyReturn
from ..words.options import DOORS, MEN
from ..words.places import AT_HOME, IN_SUPPLY, SET_ASIDE
from .doors import return_groups, why_not_hang


def entitled(position: Table, seat: int) -> bool:
    """Whether all prisoners in play hide, in two hideouts at most, and there is at least one (3.8)."""
    hideouts = set()
    for place in position.men[seat * MEN : seat * MEN + MEN]:
        if place == AT_HOME:
            return False
        if place >= 0:
            if not position.type_at(place // STRIDE).hideout:
                return False
            hideouts.add(place)
    return 1 <= len(hideouts) <= 2


def _own_doors(position: Table, seat: int, place: int) -> list[int]:
    return [door for door in range(seat * DOORS, seat * DOORS + DOORS) if position.doors[door] == place]


def _doors_on_board(position: Table, seat: int) -> list[int]:
    return [door for door in range(seat * DOORS, seat * DOORS + DOORS) if position.doors[door] >= 0]


def lose(position: Table, seat: int) -> None:
    """Return the key, and put the door set aside for it into the supply."""
    position.keys[seat] = False
    for door in _own_doors(position, seat, SET_ASIDE):
        position.hang(door, IN_SUPPLY)
    position.tell_all("key-lost", colour=position.colour(seat))


def gain(position: Table, seat: int) -> None:
    """Take a key and set a door aside; the player may have to choose the door."""
    position.keys[seat] = True
    position.tell_all("key-gained", colour=position.colour(seat))
    on_board = _doors_on_board(position, seat)
    supply = _own_doors(position, seat, IN_SUPPLY)
    if on_board and (not supply or position.rules.keyDoor == "ownerChooses"):
        position.frames.append(KeyDoorChoice(seat))
        position.tell_all("decision", question=KeyDoorChoice.kind, colour=position.colour(seat))
    else:
        _set_aside(position, supply[0])


def _set_aside(position: Table, door: int) -> None:
    place = position.doors[door]
    spot = str(position.spot(place)) if place >= 0 else "supply"
    position.hang(door, SET_ASIDE)
    position.tell_all("door-aside", colour=position.colour(door // DOORS), spot=spot)


def deal(position: Table) -> None:
    """After a collapse, assign all keys and doors again; no choice arises (3.8)."""
    for seat in range(position.seats):
        had = position.keys[seat]
        doors = range(seat * DOORS, seat * DOORS + DOORS)
        for door in doors:
            position.hang(door, IN_SUPPLY)
        position.keys[seat] = entitled(position, seat)
        if position.keys[seat] != had:
            kind = "key-lost" if had else "key-gained"
            position.tell_all(kind, colour=position.colour(seat))
        if position.keys[seat]:
            _set_aside(position, doors[0])


def offer_return(position: Table, seat: int) -> None:
    """With `keyReturn = placeNow`, ask where to put the returned door at once, if it has a place."""
    if any(len(group) for group in return_groups(position, seat)):
        position.frames.append(KeyReturnChoice(seat))
        position.tell_all("decision", question=KeyReturnChoice.kind, colour=position.colour(seat))


@dataclass(frozen=True, slots=True)
class KeyDoorChoice(Frame[Table]):
    """The choice of the door to set aside for the key."""

    kind: ClassVar[str] = "choose-key-door"
    seat: int

    def prompt(self, position: Table) -> Prompt:
        return Prompt(self.kind, "key-gain", self.seat)

    def legal(self, position: Table) -> Legal:
        answers: list[Action] = [
            ChooseKeyDoor(position.spot(position.doors[door]))
            for door in _doors_on_board(position, self.seat)
        ]
        if _own_doors(position, self.seat, IN_SUPPLY):
            answers.append(ChooseKeyDoor(None))
        return Legal.of(Group.of(self.kind, answers))

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        return None  # anything but one of the answers has been refused as malformed or pending

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, ChooseKeyDoor)
        position.frames.pop()
        if action.spot is None:
            door = _own_doors(position, self.seat, IN_SUPPLY)[0]
        else:
            door = position.door_on[position.section(action.spot)]
        answer = str(action.spot or "supply")
        position.tell_all("decided", question=self.kind, colour=position.colour(self.seat), answer=answer)
        _set_aside(position, door)

    def state(self) -> list[Any]:
        return [self.seat]


@dataclass(frozen=True, slots=True)
class KeyReturnChoice(Frame[Table]):
    """The choice of a place for the door returned for a lost key."""

    kind: ClassVar[str] = "choose-key-return"
    seat: int

    def prompt(self, position: Table) -> Prompt:
        return Prompt(self.kind, "key-loss", self.seat)

    def legal(self, position: Table) -> Legal:
        return Legal({self.kind: lambda: return_groups(position, self.seat)})

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        assert isinstance(action, ChooseKeyReturn)
        return why_not_hang(position, self.seat, action.spot, action.side)

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, ChooseKeyReturn)
        position.frames.pop()
        answer = f"{action.spot}@{action.side}"
        position.tell_all("decided", question=self.kind, colour=position.colour(self.seat), answer=answer)
        door = _own_doors(position, self.seat, IN_SUPPLY)[0]
        position.hang(door, position.section(action.spot), SIDES.index(action.side))
        position.tell_all(
            "door-placed", colour=position.colour(self.seat), spot=str(action.spot), side=action.side
        )

    def state(self) -> list[Any]:
        return [self.seat]
