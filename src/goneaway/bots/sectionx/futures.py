"""Futures of Section X: sampled positions, played on for a while by a quick player, and scored."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Action, Chance, Stream
from ...sectionx.referee.position import SectionX
from ...sectionx.referee.sampling import determinize
from ...sectionx.referee.view import Seen
from ...sectionx.turns.turn import Turn
from ...sectionx.walking.steps import step
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from ..contract.units import fresh_seed
from ..search import Lookout
from .ideas import QUICK_PLANNER
from .look import Look, Option, settle
from .outlook import WIN


class Futures(Lookout):
    """Scores alternative plans for a turn: it plays this turn, the rivals' turns, and another own turn."""

    def __init__(self, view: Seen, options: Sequence[Option], chance: Chance) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.lot = fresh_seed(chance)
        self._sampled: list[SectionX] = []
        position = self._sample(0)
        self.plans = [_plan(position, option) for option in options]

    def _sample(self, number: int) -> SectionX:
        while len(self._sampled) <= number:
            stream = Stream.from_seed(f"{self.lot}/{len(self._sampled)}", quiet=True)
            self._sampled.append(determinize(self.view, stream))
        # The same random numbers for every plan, whatever they are used for.
        return self._sampled[number].copy(Stream.from_seed(f"{self.lot}/{number}/lots", quiet=True))

    def look(self, candidate: int, number: int) -> float:
        position = self._sample(number)
        seat, began = self.seat, position.round
        for action in self.plans[candidate]:
            if position.round != began or position.why_not(seat, action) is not None:
                break
            position.apply(seat, action)
        while position.actor == seat and position.round == began and not _fresh(position):
            play_quickly(position, seat)
        for _ in range(position.seats):
            if position.actor is None or position.round != began:
                break
            play_quickly(position, position.actor)
        return self._worth(position)

    def _worth(self, position: SectionX) -> float:
        seat = self.seat
        if position.outcome is not None:
            winners = position.outcome.winners
            if seat not in winners:
                return -WIN
            return WIN if len(winners) == 1 else 0.0
        look = Look(position, seat, QUICK_PLANNER, position.chance, {})
        outlook = look.outlook(position)
        return outlook.value(position.men[seat * MEN : seat * MEN + MEN]) + outlook.key


def _plan(position: SectionX, option: Option) -> tuple[Action, ...]:
    """Return the actions of a turn that an option fixes; a walk after a tile is left to the quick player."""
    if option.action.verb == "step":
        return *[step(position, leg.man, leg.via, leg.to) for leg in option.legs], act.End()
    if option.action.verb in ("door", "door-move"):
        return option.action, act.End()
    return (option.action,)


def _fresh(position: SectionX) -> bool:
    """Return whether nothing has been done in this turn."""
    turn = position.frames[-1]
    return isinstance(turn, Turn) and not turn.acted and not turn.drew


def play_quickly(position: SectionX, seat: int) -> None:
    """Play a whole turn, or the rest of it: a tile and a walk decided at once."""
    began = position.round
    turn = position.frames[-1]
    if not isinstance(turn, Turn):
        legal = position.legal()
        position.apply(
            seat, Look(position, seat, QUICK_PLANNER, position.chance, {}).answers(legal)[0].action
        )
        return
    if turn.may_draw(position):
        sizes = [(len(pile), -number) for number, pile in enumerate(position.piles, 1)]
        position.apply(seat, act.Draw(-max(sizes)[1]))
        turn = position.frames[-1]
        assert isinstance(turn, Turn)
    look = Look(position, seat, QUICK_PLANNER, position.chance, {})
    if not turn.tile_used and not turn.in_phase_3:
        best = look.tiles(turn)[0]
        if best.action.verb in ("place", "swap", "move", "rotate"):
            position.apply(seat, best.action)
            settle(position, seat)
        legs = best.legs
    else:
        legs = look.walks(turn, look.outlook(position), QUICK_PLANNER.width)[0].legs
    for leg in legs:
        action = step(position, leg.man, leg.via, leg.to)
        # A step may have ended the round, or opened a question.
        if position.round != began or position.why_not(seat, action) is not None:
            break
        position.apply(seat, action)
    while position.actor == seat and position.round == began and position.frames[-1].kind != Turn.kind:
        position.apply(seat, look.answers(position.legal())[0].action)
    if position.actor == seat and position.round == began:
        position.apply(seat, act.End())
