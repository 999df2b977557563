"""The state of a game of Section X: round, turn, phase, what is left of it, and what threatens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...sectionx import Seen
from ...sectionx.board.island import STRIDE
from ...sectionx.table.so_far import STOCK_LIMIT
from ...sectionx.turns.turn import Turn
from ...sectionx.walking.steps import STEPS_EACH, STEPS_IN_ALL
from ...sectionx.words.options import DOORS, MEN
from ...sectionx.words.places import AT_HOME, BURIED, FREE, GREEN, IN_SUPPLY, SET_ASIDE
from ...wording import Wording
from ..kept import Kept
from .names import seat_name


@dataclass(frozen=True)
class Count:
    """Where a player's prisoners and doors are."""

    home: int
    tunnels: int
    hidden: int
    green: int
    free: int
    buried: int
    supply: int
    board: int
    aside: int


_COUNTS: Kept[tuple[Count, ...]] = Kept(1 << 12)


def counts(view: Seen) -> tuple[Count, ...]:
    """Return where the prisoners and doors of each player are."""
    hidden = _hidden(view)
    return _COUNTS.get((tuple(view.men), tuple(view.doors), hidden), _counts, view, hidden)


def _counts(view: Seen, hidden: tuple[bool, ...]) -> tuple[Count, ...]:
    return tuple(_count(view, hidden, seat) for seat in range(view.rules.players))


def _count(view: Seen, hidden: tuple[bool, ...], seat: int) -> Count:
    own = slice(seat * MEN, seat * MEN + MEN)
    men = view.men[own]
    in_hideouts = sum(hidden[own])
    doors = view.doors[seat * DOORS : seat * DOORS + DOORS]
    return Count(
        home=men.count(AT_HOME),
        tunnels=sum(place >= 0 for place in men) - in_hideouts,
        hidden=in_hideouts,
        green=sum(place <= GREEN for place in men),
        free=men.count(FREE),
        buried=men.count(BURIED),
        supply=doors.count(IN_SUPPLY),
        board=sum(place >= 0 for place in doors),
        aside=doors.count(SET_ASIDE),
    )


def _hidden(view: Seen) -> tuple[bool, ...]:
    """Return, for each prisoner, whether he is in a hideout."""
    kinds, lying = view.tiles.of, view.tile
    return tuple([place >= 0 and kinds[lying[place // STRIDE]].hideout for place in view.men])


def in_danger(view: Seen) -> list[str]:
    """Return the prisoners who would be buried if the tunnels collapsed now."""
    hidden = _hidden(view)
    return [view.man_name(man) for man, place in enumerate(view.men) if place >= 0 and not hidden[man]]


@dataclass(frozen=True)
class Danger:
    """The men who would be buried if the tunnels collapsed now, and the hideouts that would stand.

    `near`: a player is one escape short of it, the last tile is drawn, or nothing has happened for long.
    """

    near: bool
    buried: tuple[str, ...]
    kept: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return {**vars(self)}


def danger(view: Seen) -> Danger:
    turn = turn_of(view)
    near = turn is not None and (
        turn.last_tile
        or any(one.green == view.rules.threshold - 1 for one in counts(view))
        or (view.stall is not None and view.stall.near)
    )
    hidden = _hidden(view)
    cells = sorted({place // STRIDE for man, place in enumerate(view.men) if hidden[man]})
    return Danger(near, tuple(in_danger(view)), tuple(view.island.names[cell] for cell in cells))


def turn_of(view: Seen) -> Turn | None:
    """Return the turn in progress, under whatever decision is open."""
    frame = view.frames[0] if view.frames else None
    return frame if isinstance(frame, Turn) else None


@dataclass(frozen=True)
class Status:
    """Round and turn. `seat` is to decide (-1: the game is over).

    `phase` is draw, tile, walk, any or decision; `tile` tells whether the tile action of this turn is open,
    used or gone; `steps` are left, `tired` are the men who have walked this turn with what each has left, and
    `last` says that the round ends with this turn; `piles` are their sizes.
    """

    round: int
    final: bool
    seat: int
    who: str
    phase: str
    tile: str
    steps: int
    tired: dict[str, int]
    last: bool
    piles: tuple[int, ...]

    def sentence(self, wording: Wording, piles: str = "") -> str:
        """Return the status in one line; `piles` is added to it."""
        if self.seat < 0:
            return wording.text("sectionx-header-over", round=self.round, final=self.final)
        return wording.text(
            "sectionx-header",
            round=self.round,
            final=self.final,
            who=self.who,
            phase=self.phase,
            tile=self.tile,
            steps=self.steps,
            piles=piles,
        )

    def to_json(self) -> dict[str, Any]:
        return {**vars(self)}


def status_of(view: Seen, wording: Wording) -> Status:
    turn = turn_of(view)
    if turn is None:
        return Status(view.round, view.final, -1, "", "", "", 0, {}, False, view.pile_sizes)
    seat = view.frames[-1].seat
    return Status(
        view.round,
        view.final,
        seat,
        seat_name(wording, view, seat),
        _phase(view, turn),
        "used" if turn.tile_used else "gone" if _past_tiles(view, turn) else "open",
        0 if turn.door_used else STEPS_IN_ALL - turn.steps,
        _tired(view, turn),
        turn.last_tile,
        view.pile_sizes,
    )


def _tired(view: Seen, turn: Turn) -> dict[str, int]:
    left = STEPS_IN_ALL - turn.steps
    return {
        view.man_name(turn.seat * MEN + number): min(left, STEPS_EACH - walked)
        for number, walked in enumerate(turn.walked)
        if walked
    }


def _past_tiles(view: Seen, turn: Turn) -> bool:
    return turn.in_phase_3 and not view.rules.expert


def _phase(view: Seen, turn: Turn) -> str:
    if len(view.frames) > 1:
        return "decision"
    may_draw = not turn.drew and not turn.acted and any(view.pile_sizes)
    if may_draw and view.stock_sizes[turn.seat] < STOCK_LIMIT and view.rules.drawMandatory:
        return "draw"
    if view.rules.expert:
        return "any"
    return "walk" if turn.in_phase_3 or turn.tile_used else "tile"


def warnings(view: Seen, wording: Wording) -> list[str]:
    """Return who could bring the tunnels down next, and who would be buried."""
    turn = turn_of(view)
    if turn is None:
        return []
    out = []
    threshold = view.rules.threshold
    close = [
        seat_name(wording, view, seat) for seat, one in enumerate(counts(view)) if one.green == threshold - 1
    ]
    if close:
        out.append(wording.text("sectionx-warning-escape", who=close))
    if turn.last_tile:
        out.append(wording.text("sectionx-warning-tiles"))
    stall = view.stall
    if stall is not None and stall.near:
        out.append(
            wording.text("sectionx-warning-stall", cause=stall.cause, quiet=stall.quiet, turns=stall.turns)
        )
    if out:
        men = in_danger(view)
        out.append(wording.text("sectionx-danger", men=men) if men else wording.text("sectionx-no-danger"))
    if stall is not None and stall.last_round:
        out.append(wording.text("sectionx-warning-barren"))
    return [" ".join(out)] if out else []
