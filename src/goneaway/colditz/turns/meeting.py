"""The officers' secret meetings (W12): called at any time, or held between a day and its night."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from ...kernel import Action, Event, Group, Legal, Refusal
from ...kernel.asides import Part
from ..table.frames import ColditzFrame
from ..table.table import Table
from ..ways import resting
from ..words.actions import Say, Talk, say

#: Actions open to any officer, whoever's turn it is.
VERBS = frozenset(("meet", "ready", "talk"))


def begin(position: Table) -> None:
    """Begin a meeting. Officers who are out of the game stay away; a single officer has no one to meet."""
    there = _officers(position)
    if len(there) > 1:
        position.frames.append(Meeting(there[0], there))
        position.tell_all("meeting-begun", seconds=position.rules.trade.secret_meeting_seconds)


def _officers(position: Table) -> tuple[int, ...]:
    """The officers who can meet: not those out of the game, nor the one player of both teams."""
    if position.two_teams:
        return ()
    return tuple(team for team in range(position.officers) if not position.eliminated[team])


@dataclass(frozen=True, slots=True)
class Meeting(ColditzFrame):
    """Security has left the room; the meeting is over when every officer is ready, in any order."""

    kind: ClassVar[str] = "meeting"
    clause: ClassVar[str] = "meeting"
    seat: int
    waiting: tuple[int, ...]

    def details(self, position: Table) -> dict[str, Any]:
        # A table that plays by the clock submits `ready` for all officers when the time is up.
        return {
            "seconds": position.rules.trade.secret_meeting_seconds,
            "trades": position.rules.trade.secret_meeting_trades,
            "talking": [position.seat_name(seat) for seat in self.waiting],
        }

    def legal(self, position: Table) -> Legal:
        return Legal.of(Group.of("ready", (say("ready"),)))

    def why_not(self, position: Table, action: Action) -> Refusal | None:
        # Only what belongs to a meeting is judged by `why_not` below; no other action is possible there.
        return Refusal("meeting", "IN_MEETING")

    def play(self, position: Table, action: Action) -> None:
        raise AssertionError("what is said in a meeting is said by any officer")


# What officers do in a meeting, and how one is called


def asides(position: Table, seat: int) -> list[Part]:
    """Calling a meeting, or being ready out of seat order."""
    if position.rules.trade.secret_meeting == "none":
        return []
    return [(("ready", "meet"), partial(_words, position, seat))]


def _words(position: Table, seat: int) -> list[Say]:
    frame = position.frames[-1]
    if isinstance(frame, Meeting):
        return [say("ready")] if seat in frame.waiting and seat != frame.seat else []
    return [say("meet")] if why_not(position, seat, say("meet")) is None else []


def why_not(position: Table, seat: int, action: Say) -> Refusal | None:
    if seat == position.security_seat:
        return Refusal("meeting", "MEETING_OF_OFFICERS")
    if position.eliminated[seat]:
        return Refusal("51", "ELIMINATED")
    frame = position.frames[-1]
    if action.verb == "meet":
        return _why_not_meet(position)
    if not isinstance(frame, Meeting):
        return Refusal("meeting", "NO_MEETING")
    if action.verb == "ready" and seat not in frame.waiting:
        return Refusal("meeting", "READY_ALREADY")
    return None


def _why_not_meet(position: Table) -> Refusal | None:
    """Why no meeting may be called: they are held between atomic actions, any number of times, but something
    must happen between two of them."""
    frame = position.frames[-1]
    if position.rules.trade.secret_meeting != "on_request" or len(_officers(position)) < 2:
        return Refusal("meeting", "NO_MEETING")
    if frame.kind == "meeting":
        return Refusal("meeting", "IN_MEETING")
    if frame.kind not in ("officer", "security"):
        return Refusal("meeting", "DECISION_PENDING", {"kind": frame.kind})
    if position.bound >= 0:
        return resting.bound_refusal(position)
    if position.ledger.met:
        return Refusal("meeting", "MEETING_JUST_HELD")
    return None


def play(position: Table, seat: int, action: Say) -> None:
    if action.verb == "meet":
        begin(position)
    elif isinstance(action, Talk):
        _talk(position, seat, " ".join(action.text))
    else:
        _ready(position, seat)


def _talk(position: Table, seat: int, words: str) -> None:
    """Talk to the other officers; Security does not even learn that they talk."""
    position.tell(
        Event(
            "said",
            secret={"seat": position.seat_name(seat), "speech": words},
            knows=tuple(range(position.officers)),
            private=True,
        )
    )


def _ready(position: Table, seat: int) -> None:
    frame = position.frames[-1]
    assert isinstance(frame, Meeting)
    waiting = tuple(one for one in frame.waiting if one != seat)
    if waiting:
        position.frames[-1] = replace(frame, seat=waiting[0], waiting=waiting)
        return
    position.frames.pop()
    position.ledger.met = True
    position.tell_all("meeting-ended")
