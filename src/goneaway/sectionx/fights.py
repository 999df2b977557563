"""Tunnel fights: when a tile action joins tunnels that belong to different players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ..kernel import Action, Frame, Group, Legal, Prompt, Refusal
from .actions import ChooseFight
from .options import DOORS
from .places import IN_SUPPLY
from .table import Table
from .tunnels import Tunnels


@dataclass(frozen=True, slots=True)
class Before:
    """Doors and tunnels just before a tile action: lengths are measured there (A24)."""

    doors: Sequence[int]
    tunnels: Tunnels


def before_action(position: Table) -> Before | None:
    """What a fight would be judged by; None while no two players have doors on the board."""
    owners = {door // DOORS for door, section in enumerate(position.doors) if section >= 0}
    if len(owners) < 2:
        return None
    return Before(tuple(position.doors), position.tunnels())


def settle(position: Table, seat: int, before: Before | None) -> None:
    """Settle every joined tunnel; equal lengths are put to the player who made the tile action."""
    if before is None:
        return
    tunnels = position.tunnels()
    contested: dict[int, list[int]] = {}
    for door, section in enumerate(position.doors):
        if section >= 0:
            contested.setdefault(tunnels.of[section], []).append(door)
    choices = []
    # Tunnels are numbered in reading order of their first section, which is the order of asking.
    for tunnel in sorted(contested):
        doors = contested[tunnel]
        owners = sorted({door // DOORS for door in doors})
        if len(owners) < 2:
            continue
        lengths = {
            owner: _length(position, before, [d for d in doors if d // DOORS == owner]) for owner in owners
        }
        longest = max(lengths.values())
        keepers = [owner for owner in owners if lengths[owner] == longest]
        beaten = [door for door in doors if door // DOORS not in keepers]
        first = tunnels.of.index(tunnel)
        position.tell_all(
            "fight",
            spot=str(position.spot(first)),
            lengths={position.colour(owner): length for owner, length in lengths.items()},
            keep=[position.colour(owner) for owner in keepers],
        )
        return_doors(position, beaten)
        if len(keepers) > 1:
            left = tuple(door for door in doors if door not in beaten)
            choices.append(FightChoice(seat, first, tuple(keepers), left))
    for choice in reversed(choices):
        position.frames.append(choice)
    if choices:
        position.tell_all("decision", question=choices[0].kind, colour=position.colour(seat))


def _length(position: Table, before: Before, doors: Sequence[int]) -> int:
    held = {before.tunnels.of[before.doors[door]] for door in doors}
    lengths = [before.tunnels.length[tunnel] for tunnel in held]
    return sum(lengths) if position.rules.fightLength == "sum" else max(lengths)


def return_doors(position: Table, doors: Sequence[int]) -> None:
    """Doors go back to their owners' supplies."""
    for door in doors:
        spot = str(position.spot(position.doors[door]))
        position.hang(door, IN_SUPPLY)
        position.tell_all("door-returned", colour=position.colour(door // DOORS), spot=spot)


@dataclass(frozen=True, slots=True)
class FightChoice(Frame[Table]):
    """Players of equal length: the one who joined the tunnels says whose doors stay."""

    kind: ClassVar[str] = "choose-fight"
    seat: int
    section: int
    owners: tuple[int, ...]
    doors: tuple[int, ...]

    def prompt(self, position: Table) -> Prompt:
        colours = [position.colour(owner) for owner in self.owners]
        spot = str(position.spot(self.section))
        return Prompt(self.kind, "fight", self.seat, {"spot": spot, "colours": colours})

    def legal(self, position: Table) -> Legal:
        return Legal.of(Group.of(self.kind, [ChooseFight(position.colour(owner)) for owner in self.owners]))

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        return None  # anything but one of the answers has been refused as malformed or pending

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, ChooseFight)
        position.frames.pop()
        colour = position.colour(self.seat)
        position.tell_all("decided", question=self.kind, colour=colour, answer=action.colour)
        chosen = position.rules.colours.index(action.colour)
        return_doors(position, [door for door in self.doors if door // DOORS != chosen])
        if position.frames[-1].kind == self.kind:
            position.tell_all("decision", question=self.kind, colour=position.colour(self.seat))

    def state(self) -> list[Any]:
        return [self.seat, self.section, list(self.owners), list(self.doors)]
