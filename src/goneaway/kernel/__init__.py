"""What all games share: seats, actions, events, positions, chance, records, refusals.

The kernel knows no particular game, reads no clock, opens no file and uses no global source of chance.
"""

from .actions import Action
from .asides import Asides
from .chance import Chance, Recorded, Seal, Stream
from .events import Event
from .exact import ViewError
from .game import Game, GameKind, Scene, SceneError
from .legal import Group, Legal, StaleLegal
from .options import Option, RulesError, Switch
from .position import Frame, Outcome, Position, Prompt, SeatError, View
from .reading import load_record
from .records import Ending, Entry, Journal, Record, RecordError, replay, verify
from .refusals import Refusal, Refused
from .untrusted import FileError
from .verbs import Verb

#: A seat is its number round the table, from 0; its name is `Game.seats[seat]`.
Seat = int

__all__ = [
    "Action",
    "Asides",
    "Chance",
    "Ending",
    "Entry",
    "Event",
    "FileError",
    "Frame",
    "Game",
    "GameKind",
    "Group",
    "Journal",
    "Legal",
    "Option",
    "Outcome",
    "Position",
    "Prompt",
    "Record",
    "RecordError",
    "Recorded",
    "Refusal",
    "Refused",
    "RulesError",
    "Scene",
    "SceneError",
    "Seal",
    "Seat",
    "SeatError",
    "StaleLegal",
    "Stream",
    "Switch",
    "Verb",
    "View",
    "ViewError",
    "load_record",
    "replay",
    "verify",
]
