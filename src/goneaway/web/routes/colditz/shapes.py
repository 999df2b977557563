"""The types of what is shown for Colditz alone, and of the plan of its board; see `sight.shown`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ....presenting.colditz.notes import Note
from ....presenting.colditz.panels import Cells, Hand, Offer, Team
from ....presenting.colditz.status import Clock
from ...sight.shown import Preview, Sent, Verdict, Ways, on_board, seen


class ColditzStatus(Sent, frozen=True):
    """See `status.Status`."""

    sentence: str
    phase: str
    round: int
    rounds: int
    clock: Clock | None
    turn: str
    decides: str
    points: int
    again: bool


class GuardsLeft(Sent, frozen=True):
    """See `panels.Guards`."""

    board: int
    reserve: int
    returned: int
    cards: int
    on_turn: bool
    sentence: str


class StocksLeft(Sent, frozen=True):
    """See `panels.Stocks`."""

    stacks: dict[str, int | None]
    kits: int
    opportunity: int
    security: int
    dod: int
    sentences: list[str]


class TunnelState(Sent, frozen=True):
    """See `panels.Tunnel`."""

    tunnel: str
    name: str
    state: str
    owner: str
    detected: bool
    sentence: str


class Board(Sent, frozen=True, rename=on_board):
    """What lies beside the castle."""

    status: ColditzStatus
    guards: GuardsLeft
    notes: list[Note]
    stocks: StocksLeft
    tunnels: list[TunnelState]
    cells: list[Cells]
    at_large: list[str]
    teams: list[Team]
    hand: Hand | None
    offers: list[Offer]
    own: list[str]


class SeenTeam(Struct, frozen=True):
    """A team in the view: where its men are, and its Equipment by type if it lies open."""

    men: dict[str, str]
    equipment: dict[str, int] | UnsetType = UNSET


class View(Struct, frozen=True, rename=seen):
    """The parts of the view that the page uses."""

    seat: str | None
    turn: str
    points: int
    teams: list[SeenTeam]
    guards: dict[str, str]


class Destination(Sent, frozen=True):
    """See `destinations.Destination`."""

    label: str
    place: str
    kind: str
    name: str
    cost: int
    cards: list[str]
    path: list[str]
    claims: list[str]


class ColditzWays(Ways, frozen=True):
    """See `destinations.Ways`."""

    points: int
    destinations: list[Destination]
    named: int
    beyond: dict[str, int]


class Odds(Sent, frozen=True):
    throws: int
    chance: float


class Run(Sent, frozen=True):
    """See `odds.run_of`."""

    man: str
    places: list[str]
    length: int
    odds: list[Odds]


class ColditzPreview(Preview, frozen=True):
    run: Run | None
    risk: str


class Exit(Sent, frozen=True):
    """A way out: steps to it for the nearest guard and the nearest man; None if too far."""

    place: str
    guard: int | None
    man: int | None


class Threat(Sent, frozen=True):
    """See `patrols.threat`."""

    places: dict[str, int]
    most: int
    men: dict[str, int]
    exits: list[Exit]


class Arrestable(Sent, frozen=True):
    """A man within reach: the guard, the points, what to say and the guard's way."""

    pawn: str
    guard: str
    cost: int
    actions: list[str]
    path: list[str]


class Spared(Sent, frozen=True):
    """A man who cannot be arrested, and why."""

    pawn: str
    verdict: Verdict


class Wrong(Sent, frozen=True):
    """A guard because of whom the turn cannot end, and why."""

    guard: str
    verdict: Verdict


class Arrests(Sent, frozen=True):
    """See `patrols.arrests`."""

    can: list[Arrestable]
    cannot: list[Spared]
    wrong: list[Wrong]


#: By question (see `web.sight.asks`): the type of its answer in this game.
ANSWERS = {"ways": ColditzWays, "preview": ColditzPreview, "threat": Threat, "arrests": Arrests}


# The plan

#: A circle: position, kind, room or area, name, and the phrase for going there.
Circle: TypeAlias = tuple[float, float, str, str, str, str]


class Car(Sent, frozen=True):
    """The middle of the car, how far it is turned, its half length, and the road from each end."""

    x: float
    y: float
    turn: float
    size: float
    roads: dict[str, list[str]]


class Lettering(Sent, frozen=True):
    """What is written on the plan."""

    name: str
    room: bool
    lines: list[str]
    at: tuple[float, float]
    turn: float
    symbols: list[str]
    badge: tuple[float, float]


class ColditzPlan(Sent, frozen=True):
    """The castle; places by their names in the notation."""

    board: str
    variant: str | None
    picture: str
    view_box: tuple[float, float, float, float]
    step: float
    radius: float
    circles: dict[str, Circle]
    columns: dict[str, float]
    rows: dict[str, float]
    rooms: dict[str, list[str]]
    cells: dict[str, list[str]]
    barracks: list[str]
    tunnels: dict[str, list[str]]
    tower: list[str]
    track: list[str]
    car: Car
    ropes: list[tuple[str, str, int]]
    cuts: list[tuple[str, str]]
    lettering: list[Lettering]
    called: dict[str, tuple[str, str]]
    kinds: dict[str, str]
    symbols: dict[str, str]
