"""Arrest (P1): the cell, what it costs, and interception at a gate (W1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action
from ..table.frames import Choice, Procedure
from ..table.holding import held, let_go
from ..table.table import Table
from ..ways import attempts, cells
from ..words.actions import OfBlock, Say, say
from ..words.places import CELL, EQUIPMENT, INNER, KEY, NOBODY, TEAM
from . import crews, home
from .lineup import NoCellLineUp
from .losses import ARRESTS, Intercepted, TeamLoss


@dataclass(frozen=True, slots=True)
class Arrest(Procedure):
    """Cell, loss, then every pawn goes where it must.

    Causes: guard, surrender, search, general_search, tunnel, intercept, car or glider (a failed run),
    penalty.
    """

    kind: ClassVar[str] = "arrest"
    clause: ClassVar[str] = "34"
    seat: int
    pow: int
    cause: str
    guard: int = NOBODY
    stage: int = 0
    block: int = NOBODY

    def advance(self, position: Table) -> None:
        if self.stage == 0:
            blocks = cells.cells_for(position, self.pow, self.cause)
            found = self.cause in ("search", "general_search")
            if found and cells.why_not_jailed(position, self.pow, self.cause):
                # The cells have been filled by those found with him (A35).
                position.frames.pop()
            elif len(blocks) > 1:
                position.frames[-1] = replace(self, stage=1)
                position.frames.append(CellChoice(position.security_seat, self.pow, blocks))
            else:
                position.frames[-1] = replace(self, stage=2, block=blocks[0] if blocks else NOBODY)
        elif self.stage == 2:
            position.frames[-1] = replace(self, stage=3)
            _loss(position, self.pow, self.cause)
        else:
            position.frames.pop()
            _lock_up(position, self)

    def resume(self, position: Table, answer: int) -> None:
        """Put the man into the cell block Security has chosen."""
        position.frames[-1] = replace(self, stage=2, block=answer)


def _loss(position: Table, pow: int, cause: str) -> None:
    """Apply this arrest's cost to the team, by cause and zone (P1), but not losses counted per team."""
    rules = position.rules
    team = pow // TEAM
    outside = position.zone_of(position.at[pow]) != INNER
    method = ""
    if cause in ("guard", "surrender"):
        if position.returning[pow] and rules.solitary.return_liability == "liable_if_equipment":
            # A man on his way home is arrested on the terms of the inner courtyard, and loses nothing.
            return
        method = "one" if outside else rules.arrest.confiscation_inner
    elif cause == "tunnel":
        method = "one" if outside and rules.tunnels.tunnel_arrest_confiscation == "pow_beyond_inner" else ""
    elif cause == "car":
        method = "one" if rules.car.staff_car_failure == "outer_garrison_arrest" else ""
    elif cause == "glider":
        method = "one"
    elif cause == "search":
        method = "one" if rules.search.search_confiscation == "one_per_pow" else ""
    elif cause == "general_search":
        outer = rules.appel.general_search_confiscation == "outer_pows" and not position.returning[pow]
        method = "one" if outside and outer else ""
    if method not in ("", "none"):
        # A man at the mouth of a tunnel only lifts the caps on guards (A.3).
        live = "attempt_arrest" in rules.opportunity.hideaway_card_covers and (
            position.fugitive(pow) or attempts.declared(position, pow)
        )
        at_stake = rules.arrest.kit_loss_outer != "never" and cause in ARRESTS
        kit = at_stake and (outside or cause in ("car", "glider"))
        position.frames.append(TeamLoss(team, team, cause, method, live, kit))


def _lock_up(position: Table, arrest: Arrest) -> None:
    pow = arrest.pow
    place = position.at[pow]
    position.returning[pow] = False
    if position.bound == pow:
        position.bound = NOBODY
    position.tell_all(
        "arrested",
        man=position.pawn_name(pow),
        cause=arrest.cause,
        at=position.place_name(place),
        cell=position.ground.blocks[arrest.block].name if arrest.block >= 0 else "appel",
        **({"guard": position.pawn_name(arrest.guard)} if arrest.guard >= 0 else {}),
    )
    if arrest.guard >= 0:
        home.to_barracks(position, arrest.guard)
    if arrest.block >= 0:
        position.put(pow, CELL - arrest.block)
    else:
        # All cells are full: the man stands on a white circle of his officer's choice (A35).
        position.frames.append(NoCellLineUp(pow // TEAM, (pow,)))
    home.end_attempt(position, pow)
    if place >= position.ground.size and arrest.cause == "surrender":
        crews.watch_crews(position)


@dataclass(frozen=True, slots=True)
class CellChoice(Choice):
    """Security chooses the cells to which an arrested man goes."""

    kind: ClassVar[str] = "cell"
    clause: ClassVar[str] = "34"
    seat: int
    pow: int
    blocks: tuple[int, ...]

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow)}

    def answers(self, position: Table) -> Sequence[Say]:
        return [say("cell", position.ground.blocks[block].name) for block in self.blocks]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfBlock)
        position.answer(position.ground.block_number[action.block])


# Interception at a gate (W1)


def intercept_window(position: Table, card: int, pow: int) -> None:
    position.frames.append(InterceptWindow(position.security_seat, card, pow))


def intercepted(position: Table, pow: int, card: int, payer: int = NOBODY) -> None:
    """Arrest the holder of the Key or Pass where he stands; the procedure on top of the stack ends here."""
    position.frames[-1] = Arrest(position.security_seat, pow, "intercept")
    position.frames.append(Intercepted(pow // TEAM if payer < 0 else payer, card))


@dataclass(frozen=True, slots=True)
class InterceptWindow(Choice):
    """W1: Security may arrest the holder of the Key or Pass that was just shown."""

    kind: ClassVar[str] = "intercept"
    clause: ClassVar[str] = "49"
    seat: int
    card: int
    pow: int

    def details(self, position: Table) -> dict[str, object]:
        return {"man": position.pawn_name(self.pow), "card": EQUIPMENT[self.card]}

    def _card(self, position: Table) -> int:
        return held(position, self.seat, kind="intercept", of="key" if self.card == KEY else "pass")

    def answers(self, position: Table) -> Sequence[Say]:
        card = self._card(position)
        passing = [say("pass")]
        if card < 0 or cells.why_not_jailed(position, self.pow, "intercept") is not None:
            return passing
        return [say("play", position.security[card].id), *passing]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        if action.verb == "play":
            card = self._card(position)
            let_go(position, self.seat, card)
            position.tell_all("played", seat="security", card=position.security[card].id)
        position.answer(action.verb == "play")
