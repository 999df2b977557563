"""The Staff Car (rule 52, A63): its road, the throws, and the man a double may release on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Group, Refusal, Verb
from ..custody import consent, solitary
from ..custody.arrest import Arrest
from ..dice.dice import Roll, Thrown
from ..escaping import announcing, escape
from ..table.frames import Choice, Procedure
from ..table.holding import held, let_go
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import dash, exits, homeward, phases
from ..ways.steps import kept_on_way
from ..words.actions import OfMan, Release, Say, say
from ..words.places import AFTER_ROLL, INNER, NOBODY, TEAM
from .clearing import clear_way


def car_groups(position: Table, team: int) -> list[Group]:
    if held(position, team, kind="car") < 0:
        return []
    ready = [
        say("car", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_car(position, team, say("car", position.pawn_name(pow))) is None
    ]
    return [Group.of("car", ready)] if ready else []


def why_not_car(position: Table, team: int, action: OfMan) -> Refusal | None:
    pow = position.pawn(action.man)
    about = {"man": action.man}
    if pow < 0 or pow // TEAM != team:
        return Refusal("52", "NOT_YOUR_MAN", about)
    if held(position, team, kind="car") < 0:
        return Refusal("52", "CARD_NOT_HELD", {"card": "staff_car"})
    direct = _direct_road(position, pow)
    if not direct:
        return Refusal("52", "NOT_AT_CAR", about)
    if kept_on_way(position, pow):
        return Refusal("39", "NOT_HOMEWARD", about)
    if not _road(position, pow):
        blocked = position.place_name(_in_the_way(position, direct)[0])
        return Refusal("52", "ROAD_BLOCKED", {**about, "at": blocked})
    # Where the car may use the points left, starting it spends them.
    lent = position.points if position.rules.car.staff_car_residual_usable else 0
    return homeward.why_not_spend(position, team, lent)


def start_car(position: Table, team: int, action: OfMan) -> None:
    let_go(position, team, held(position, team, kind="car"))
    pow = position.pawn(action.man)
    # A car started before the movement roll takes its place (A63).
    position.stage = AFTER_ROLL
    road = _road(position, pow)
    if road != _direct_road(position, pow):
        position.ledger.dash = road
    position.tell_all("car-started", man=action.man, road=len(road) - 1)
    position.frames.append(CarRun(team, pow))


# Its road


def _road(position: Table, pow: int) -> tuple[int, ...]:
    """The man's road, avoiding pawns that do not give way; empty if the throws cannot cover any road."""
    direct = _direct_road(position, pow)
    if position.rules.car.staff_car_clears != "guards" or not _in_the_way(position, direct):
        return direct
    ground = position.ground
    walls = (
        circle
        for circle in range(ground.size)
        if ground.zone[circle] != INNER and position.pow_at[circle] not in (NOBODY, pow)
    )
    road = dash.detour(ground, direct, frozenset(walls))
    farthest = _farthest(position)
    return () if farthest and len(road) > farthest + 1 else road


def _direct_road(position: Table, pow: int) -> tuple[int, ...]:
    """The car's shortest road, starting with the circle where the man boards; empty if he is not there."""
    wanted = ("front", "rear") if position.rules.car.staff_car_access == "two_adjacent" else ("side",)
    for end in position.ground.access.get(position.at[pow], ()):
        if end in wanted:
            return position.ground.car[end]
    return ()


def _in_the_way(position: Table, road: Sequence[int]) -> list[int]:
    """The circles of the road held by other prisoners."""
    return [circle for circle in road[1:] if position.pow_at[circle] >= 0]


def _farthest(position: Table) -> int:
    """The highest total the throws of the car can reach; 0 where doubles go on without end."""
    dice = position.rules.dice
    throws = dice.max_consecutive_rolls if dice.double_bonus_on_card_rolls else 1
    points = position.points if position.rules.car.staff_car_residual_usable else 0
    return position.rules.car.staff_car_rolls * throws * 12 + points if throws else 0


# The run


@dataclass(frozen=True, slots=True)
class CarRun(Procedure):
    """A man drives as far as the throws take him."""

    kind: ClassVar[str] = "car-run"
    clause: ClassVar[str] = "52"
    seat: int
    pow: int

    def advance(self, position: Table) -> None:
        position.frames.append(Roll(self.seat, "car", position.rules.car.staff_car_rolls))

    def dice_fall(self, position: Table, one: int, two: int, opening: bool) -> None:
        """Handle a double on the first throw of the turn: a man in a cell may come out for nothing (A63)."""
        releases = position.rules.car.staff_car_double_release == "if_first_roll_of_turn"
        if one == two and opening and releases:
            position.frames.append(CarRelease(self.seat))

    def resume(self, position: Table, answer: Thrown) -> None:
        position.frames.pop()
        _finish_car(position, self.seat, self.pow, answer.total)


def _finish_car(position: Table, seat: int, pow: int, total: int) -> None:
    # The road the man started on, even if a release has put a man on it since.
    _, *road = position.ledger.dash or _direct_road(position, pow)
    position.ledger.dash = ()
    length = len(road)
    if position.rules.car.staff_car_residual_usable:
        total += position.points
        position.points = 0
    there = total >= length
    position.tell_all("car-stopped", man=position.pawn_name(pow), total=total, road=length, reached=there)
    kit = exits.kit_serves(position, pow // TEAM, road[-1])
    waits = (
        position.rules.car.staff_car_without_kit == "wait_on_target" and position.rules.kit.kit_wait_on_target
    )
    if there and (kit or waits):
        announcing.drove_out(position, pow, (position.at[pow], *road))
        position.put(pow, road[-1])
        position.returning[pow] = False
        escape.reach_target(position, pow, "car")
    else:
        position.frames.append(Arrest(position.security_seat, pow, "car"))
    rules = position.rules.car
    if position.outcome is None and rules.staff_car_obstacles == "push_aside":
        covered = road if there else road[:total]
        clear_way(position, seat, road, covered, rules.staff_car_clears == "all_pawns")


# A double on the car's first throw (`staff_car_double_release`)


@dataclass(frozen=True, slots=True)
class CarRelease(Procedure):
    """Ask until a man is out, none is left to ask for, or the officer declines."""

    kind: ClassVar[str] = "car-release-check"
    clause: ClassVar[str] = "52"
    seat: int
    inmates: int = NOBODY

    def advance(self, position: Table) -> None:
        scope = position.rules.solitary.release_scope
        there = len(solitary.prisoners(position, self.seat, scope))
        free = solitary.releasable(position, self.seat, scope)
        if not free or (self.inmates >= 0 and there < self.inmates):
            position.frames.pop()
            return
        position.frames[-1] = replace(self, inmates=there)
        position.frames.append(CarReleaseChoice(self.seat, tuple(free)))

    def resume(self, position: Table, answer: int | consent.Word) -> None:
        """Continue with the man to be let out, or none; then with his officer's answer, if he is asked."""
        if isinstance(answer, consent.Word):
            if answer.given:
                solitary.let_out(position, answer.pow)
        elif answer == NOBODY:
            position.frames.pop()
        elif solitary.asks(self.seat, answer, position.rules.solitary.release_scope):
            consent.ask(position, answer, "car")
        else:
            solitary.let_out(position, answer)


@dataclass(frozen=True, slots=True)
class CarReleaseChoice(Choice):
    """Which man the double sets free."""

    kind: ClassVar[str] = "car-release"
    clause: ClassVar[str] = "52"
    seat: int
    men: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [*(say("release", position.pawn_name(pow)) for pow in self.men), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        position.answer(position.pawn(action.man) if isinstance(action, Release) else NOBODY)


CAR: Verb[Table, int, When[Table]] = verb_row(
    "car",
    car_groups,
    why_not_car,
    start_car,
    open=lambda position, team, kinds: "car" in kinds and phases.cards_refusal(position) is None,
    part=phases.cards_refusal,
    card=True,
    waits=True,
)
