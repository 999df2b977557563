"""Tunnel fights: when a tile action joins tunnels that belong to different players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from ...kernel import Action, Frame, Group, Legal, Prompt, Refusal
from ..table.table import Table
from ..table.tunnels import Tunnels
from ..words.actions import ChooseFight
from ..words.options import DOORS
from ..words.places import IN_SUPPLY


class Before:
    """Doors and tunnels just before a tile action, when lengths are measured (A24)."""

    __slots__ = ("doors", "tunnels")

    def __init__(self, doors: Sequence[int], tunnels: Tunnels) -> None:
        self.doors = doors
        self.tunnels = tunnels


def before_action(position: Table) -> Before | None:
    """The state by which a fight would be judged; None unless two players have doors on the board."""
    owners = {door // DOORS for door, section in enumerate(position.doors) if section >= 0}
    if len(owners) < 2:
        return None
    return Before(tuple(position.doors), position.tunnels())


class Fight(NamedTuple):
    """A joined tunnel: its doors, each owner's former length, the owners who keep doors, removed doors."""

    tunnel: int
    doors: Sequence[int]
    lengths: Mapping[int, int]
    keepers: Sequence[int]
    beaten: Sequence[int]


def judge(position: Table, doors: Sequence[int], of: Sequence[int], before: Before) -> list[Fight]:
    """The fights that would follow with doors on these sections in these tunnels; changes nothing."""
    owners: dict[int, int] = {}
    for door, section in enumerate(doors):
        if section >= 0 and owners.setdefault(of[section], door // DOORS) != door // DOORS:
            break
    else:
        return []  # hardly any tile action joins two players' tunnels
    contested: dict[int, list[int]] = {}
    for door, section in enumerate(doors):
        if section >= 0:
            contested.setdefault(of[section], []).append(door)
    out = []
    # A tunnel's name is its first section in reading order, which is also the order of questions.
    for tunnel in sorted(contested):
        meeting = contested[tunnel]
        players = sorted({door // DOORS for door in meeting})
        if len(players) > 1:
            lengths = {
                owner: _length(position, before, [d for d in meeting if d // DOORS == owner])
                for owner in players
            }
            longest = max(lengths.values())
            keepers = [owner for owner in players if lengths[owner] == longest]
            beaten = [door for door in meeting if door // DOORS not in keepers]
            out.append(Fight(tunnel, meeting, lengths, keepers, beaten))
    return out


def settle(position: Table, seat: int, before: Before | None) -> None:
    """Settle every joined tunnel; for equal lengths, ask the player who made the tile action."""
    if before is None:
        return
    choices = []
    for fight in judge(position, position.doors, position.tunnels().of, before):
        position.tell_all(
            "fight",
            spot=str(position.spot(fight.tunnel)),
            lengths={position.colour(owner): length for owner, length in fight.lengths.items()},
            keep=[position.colour(owner) for owner in fight.keepers],
        )
        return_doors(position, fight.beaten)
        if len(fight.keepers) > 1:
            left = tuple(door for door in fight.doors if door not in fight.beaten)
            choices.append(FightChoice(seat, fight.tunnel, tuple(fight.keepers), left))
    for choice in reversed(choices):
        position.frames.append(choice)
    if choices:
        position.tell_all("decision", question=choices[0].kind, colour=position.colour(seat))


def _length(position: Table, before: Before, doors: Sequence[int]) -> int:
    held = {before.tunnels.of[before.doors[door]] for door in doors}
    lengths = [before.tunnels.length(tunnel) for tunnel in held]
    return sum(lengths) if position.rules.fightLength == "sum" else max(lengths)


def return_doors(position: Table, doors: Sequence[int]) -> None:
    """Return doors to their owners' supplies."""
    for door in doors:
        spot = str(position.spot(position.doors[door]))
        position.hang(door, IN_SUPPLY)
        position.tell_all("door-returned", colour=position.colour(door // DOORS), spot=spot)


@dataclass(frozen=True, slots=True)
class FightChoice(Frame[Table]):
    """Equal lengths: the player who joined the tunnels chooses whose doors stay."""

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
