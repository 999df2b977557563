"""One decision of a planning player of Section X: its options, each with the best continuation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...kernel import Action, Chance, Legal
from ...sectionx.board.tiles import TileType
from ...sectionx.referee.position import SectionX
from ...sectionx.turns.turn import Turn
from ...sectionx.walking.steps import step
from ...sectionx.words import actions as act
from ...sectionx.words.options import MEN
from ..contract.bot import Reason
from ..ideas import Idea
from .diggers import touched
from .ideas import Level, Sight
from .motives import why_door, why_step, why_tile
from .outlook import Outlook
from .strolls import Leg, Stroll, strolls
from .survey import Survey, kinds_of
from .threats import turns_of_tiles

#: How much better than no tile action a tile action must be.
WORTH_A_TILE = 0.5
#: The cost, each time, of repeating a layout of tiles from earlier in this round.
AGAIN = 12.0

#: This many more tiles in a pile are worth a point: of equally good piles, prefer the largest.
FULLER = 100

#: A layout: the tile of each cell, then the rotation of each cell.
Laid = tuple[int, ...]


class Option(NamedTuple):
    """An action, and its value with the best continuation in the same turn."""

    value: float
    action: Action
    reason: Reason
    #: The walk that belongs to it: the one after a tile action, or the one that the action begins.
    legs: tuple[Leg, ...] = ()


def layout(tile: Sequence[int], rotation: Sequence[int]) -> Laid:
    return *tile, *rotation


class Look:
    """One decision, in a position whose hidden part is never looked at."""

    def __init__(
        self, position: SectionX, seat: int, level: Level, chance: Chance, laid: dict[Laid, int]
    ) -> None:
        self.position = position
        self.seat = seat
        self.level = level
        self.chance = chance
        self.laid = laid
        self.men = tuple(position.men[seat * MEN : seat * MEN + MEN])

    def kinds(self, position: SectionX, seat: int) -> tuple[TileType, ...]:
        known = seat == self.seat or position.rules.expert
        return kinds_of(position, position.stocks[seat] if known else None)

    def outlook(
        self, position: SectionX, before: Sequence[Survey] = (), cells: Sequence[int] = ()
    ) -> Outlook:
        """Return how things stand.

        Rivals' ways are searched anew only if the changed cells may matter to them.
        """
        mine = Survey(position, self.seat, self.kinds(position, self.seat))
        surveys = []
        for other in range(position.seats):
            if other == self.seat:
                surveys.append(mine)
            elif before and not before[other].concerned(cells) and mine.home >= before[other].home:
                surveys.append(before[other])
            else:
                surveys.append(Survey(position, other, self.kinds(position, other), self.seat))
        turn = position.frames[0]
        assert isinstance(turn, Turn)
        return Outlook(position, self.seat, surveys, self._due(position, turn), turn.last_tile)

    def _due(self, position: SectionX, turn: Turn) -> int:
        """Return the number of turns before the tunnels collapse by themselves."""
        tiles = turns_of_tiles(position, self.seat)
        stall = turn.stall(position)
        if stall is None:
            return tiles
        return min(tiles, (stall.fruitless_limit - stall.fruitless - 1) // position.seats)

    # Small questions

    def answers(self, legal: Legal) -> list[Option]:
        """Keep the seat's own doors in a fight; give up the door in the supply for a key."""
        own = self.position.colour(self.seat)
        out = []
        for action in legal:
            if isinstance(action, act.ChooseFight) and action.colour == own:
                out.append(Option(1.0, action, Reason("own-doors")))
            elif isinstance(action, act.ChooseKeyDoor) and action.spot is None:
                out.append(Option(1.0, action, Reason("spare-door")))
            else:
                out.append(Option(0.0, action, Reason("either")))
        return ranked(out)

    def draws(self) -> list[Option]:
        """Draw from the largest pile; from open piles, a useful tile."""
        position, seat = self.position, self.seat
        out = []
        for number, pile in enumerate(position.piles, 1):
            if not pile:
                continue
            value, reason = len(pile) / FULLER, Reason("draw", {"pile": number})
            if position.rules.expert:
                after = position.copy(position.chance)
                after.stocks[seat].append(pile[-1])
                value += self.outlook(after).value(self.men)
                hideout = position.tiles.of[pile[-1]].hideout
                reason = Reason("draw-hideout" if hideout else "draw-useful", {"pile": number})
            out.append(Option(value, act.Draw(number), reason))
        return ranked(out)

    # Tiles

    def tiles(self, turn: Turn) -> list[Option]:
        """Return tile actions, each with the best walk after it; and the best option without one."""
        position, seat, level = self.position, self.seat, self.level
        outlook = self.outlook(position)
        seen = self._proposed(outlook, level.tile_ideas)
        first = []
        for number, action in enumerate(seen):
            if position.why_not(seat, action) is None:
                after = self._after(action)
                then = self.outlook(after, outlook.surveys, touched(position, action))
                first.append((-then.value(self.men), number, action, after, then))
        first.sort(key=lambda row: row[:2])
        out = self.walks(turn, outlook, level.glance)
        for _, _, action, after, then in first[: level.weighed]:
            now = after.frames[-1]
            assert isinstance(now, Turn)
            stroll = strolls(after, now, then, level.glance)[0]
            again = self.laid.get(layout(after.tile, after.rotation), 0)
            reason = why_tile(action, outlook, then, seen[action])
            out.append(Option(stroll.value - WORTH_A_TILE - AGAIN * again, action, reason, stroll.legs))
        return ranked(out)

    def _proposed(self, outlook: Outlook, ideas: Iterable[Idea[Sight, list[Action]]]) -> dict[Action, str]:
        """Return the actions worth a look, each with the name of the idea that proposed it first."""
        sight = Sight(outlook, self.level, self.chance)
        out: dict[Action, str] = {}
        for idea in ideas:
            for action in idea.propose(sight) or ():
                out.setdefault(action, idea.name)
        return out

    def _after(self, action: Action) -> SectionX:
        after = self.position.copy(self.position.chance)
        after.apply(self.seat, action)
        settle(after, self.seat)
        return after

    # Prisoners or a door

    def phase_3(self, turn: Turn) -> list[Option]:
        position = self.position
        outlook = self.outlook(position)
        out = self.walks(turn, outlook, self.level.width)
        if not turn.stepped and not turn.door_used:
            for action in self._proposed(outlook, self.level.door_ideas):
                then = self.outlook(self._after(action))
                out.append(Option(then.value(self.men) + then.key, action, why_door(action, outlook, then)))
        return ranked(out)

    def walks(self, turn: Turn, outlook: Outlook, width: int) -> list[Option]:
        """Return the best walks, staying where they are included."""
        found = strolls(self.position, turn, outlook, width)
        stall = turn.stall(self.position)
        if not found[0].legs and stall is not None and stall.near and stall.cause == "idle":
            # A step prevents a collapse, which would bury men in the tunnels.
            some = [stroll for stroll in found if stroll.legs and not stroll.ends]
            if some and outlook.prospects(self.seat, self.men).exposed:
                leg = some[0].legs[0]
                reason = Reason("stall", {"man": self.position.man_name(leg.man)})
                return [Option(some[0].value, self._step(leg), reason, some[0].legs)]
        return [self._option(stroll, outlook) for stroll in found[: self.level.walks]]

    def _option(self, stroll: Stroll, outlook: Outlook) -> Option:
        if not stroll.legs:
            return Option(stroll.value, act.End(), Reason("end"))
        leg = stroll.legs[0]
        reason = why_step(leg, outlook, stroll.ends)
        return Option(stroll.value, self._step(leg), reason, stroll.legs)

    def walk_on(self, legs: tuple[Leg, ...]) -> Option:
        """Return the next step of a walk that was begun."""
        outlook = self.outlook(self.position)
        ends = why_step(legs[-1], outlook, False).code in ("escape", "end-round", "win")
        return Option(0.0, self._step(legs[0]), why_step(legs[0], outlook, ends), legs)

    def can(self, leg: Leg) -> bool:
        return self.position.why_not(self.seat, self._step(leg)) is None

    def _step(self, leg: Leg) -> Action:
        return step(self.position, leg.man, leg.via, leg.to)


def settle(position: SectionX, seat: int) -> None:
    """Answer the questions a tile action leads to: the seat's own doors stay, if allowed."""
    own = act.ChooseFight(position.colour(seat))
    while position.frames[-1].kind == "choose-fight":
        answers = list(position.legal())
        position.apply(seat, own if own in answers else answers[0])


def ranked(options: list[Option]) -> list[Option]:
    """Sort by value, the best first; ties keep their order."""
    return sorted(options, key=lambda option: -option.value)
