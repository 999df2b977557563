"""The Staff Car and Do or Die: a run decided by dice (rules 51, 52; P11)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel import Action, Group, Refusal
from ..custody import consent, solitary
from ..custody.arrest import Arrest
from ..dice.dice import Roll, Thrown
from ..escaping import announcing, escape
from ..paying.openings import pay
from ..table.frames import Choice, Procedure, end_turn
from ..table.holding import held
from ..table.piles import bury
from ..table.table import Table
from ..table.verbs import Verb
from ..walking.walk import make_room, push_aside
from ..ways import dash, exits, homeward, phases, promises
from ..ways.pushing import may_stand
from ..ways.steps import kept_on_way
from ..words.actions import Say, say
from ..words.cards import DO_OR_DIE
from ..words.places import AFTER_ROLL, CUTTERS, EQUIPMENT, FIRST_GUARD, INNER, KEY, NOBODY, ROPE, TEAM

# The car


def _direct_road(position: Table, pow: int) -> tuple[int, ...]:
    """The car's shortest road, the circle he boards at included; nothing if he is not there."""
    wanted = ("front", "rear") if position.rules.car.staff_car_access == "two_adjacent" else ("side",)
    for end in position.ground.access.get(position.at[pow], ()):
        if end in wanted:
            return position.ground.car[end]
    return ()


def _road(position: Table, pow: int) -> tuple[int, ...]:
    """His road with those who do not give way driven round; nothing if the throws cannot cover any."""
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


def _in_the_way(position: Table, road: Sequence[int]) -> list[int]:
    """Circles of the road that other prisoners hold."""
    return [circle for circle in road[1:] if position.pow_at[circle] >= 0]


def _farthest(position: Table) -> int:
    """The most that the throws of the car can come to; 0 where doubles go on without end."""
    dice = position.rules.dice
    throws = dice.max_consecutive_rolls if dice.double_bonus_on_card_rolls else 1
    points = position.points if position.rules.car.staff_car_residual_usable else 0
    return position.rules.car.staff_car_rolls * throws * 12 + points if throws else 0


def why_not_car(position: Table, team: int, action: Say) -> Refusal | None:
    pow = position.pawn(action.words[0])
    about = {"man": action.words[0]}
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
    # Where the points left drive on with the car they are spent with it.
    lent = position.points if position.rules.car.staff_car_residual_usable else 0
    return homeward.why_not_spend(position, team, lent)


def car_groups(position: Table, team: int) -> list[Group]:
    if held(position, team, kind="car") < 0:
        return []
    ready = [
        say("car", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_car(position, team, say("car", position.pawn_name(pow))) is None
    ]
    return [Group.of("car", ready)] if ready else []


def start_car(position: Table, team: int, action: Say) -> None:
    card = held(position, team, kind="car")
    position.hands[team].remove(card)
    bury(position, card)
    pow = position.pawn(action.words[0])
    # A car started before the movement roll takes its place (A63).
    position.stage = AFTER_ROLL
    road = _road(position, pow)
    if road != _direct_road(position, pow):
        position.ledger.dash = road
    position.tell_all("car-started", man=action.words[0], road=len(road) - 1)
    position.frames.append(CarRun(team, pow))


# Do or Die


def why_not_dod(position: Table, team: int, action: Say) -> Refusal | None:
    pow = position.pawn(action.words[0])
    about = {"man": action.words[0]}
    rules = position.rules.dod
    if pow < 0 or pow // TEAM != team:
        return Refusal("51", "NOT_YOUR_MAN", about)
    if (
        not rules.dod_enabled
        or position.dod_used[team] >= rules.dod_attempts_per_team
        or not has_dod_card(position, team)
    ):
        return Refusal("51", "NO_ATTEMPT_LEFT", about)
    if rules.dod_window == "instead_of_roll" and position.stage:
        return Refusal("19", "ALREADY_ROLLED")
    place = position.at[pow]
    way = dash.way_of(position, pow)
    if not exits.kit_serves(position, team, NOBODY if way is None else way[-1]):
        return Refusal("51", "NO_KIT", about)
    if not 0 <= place < position.ground.size or position.ground.zone[place] != INNER:
        return Refusal("51", "NOT_A_START", about)
    ground = position.ground
    if rules.dod_start == "grey_only" and (ground.room[place] >= 0 or ground.hideaway[place] >= 0):
        return Refusal("51", "NOT_A_START", about)
    if way is None:
        return Refusal("51", "NO_WAY", about)
    if rules.dod_equipment == "key_only" and not position.equipment[team][KEY]:
        return Refusal("51", "NO_EQUIPMENT", {**about, "card": EQUIPMENT[KEY], "number": 1})
    # The run ends the turn, and with it every point in hand.
    return homeward.why_not_spend(position, team, position.points)


def deal_dod(position: Table) -> None:
    """One card face down to each officer, where the rules deal them (A64)."""
    if position.rules.dod.dod_enabled and position.rules.dod.dod_card_source == "dealt_face_down":
        position.dod_dealt = [position.dod_deck.pop() for _ in range(position.officers)]


def has_dod_card(position: Table, team: int) -> bool:
    if position.rules.dod.dod_card_source == "dealt_face_down":
        return position.dod_dealt[team] != NOBODY
    return bool(position.dod_deck)


def _take_dod_card(position: Table, team: int) -> int:
    card = position.dod_dealt[team]
    if card == NOBODY:
        return position.dod_deck.pop()
    position.dod_dealt[team] = NOBODY
    return card


def dod_groups(position: Table, team: int) -> list[Group]:
    ready = [
        say("do-or-die", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_dod(position, team, say("do-or-die", position.pawn_name(pow))) is None
    ]
    return [Group.of("do-or-die", ready)] if ready else []


def start_dod(position: Table, team: int, action: Say) -> None:
    """The card is turned up and must be run; no draw, no release (rule 51)."""
    _pay_for_dod(position, team, position.pawn(action.words[0]))
    card = _take_dod_card(position, team)
    position.dod_used[team] += 1
    position.tell_all("dod-revealed", man=action.words[0], throws=DO_OR_DIE[card])
    pow = position.pawn(action.words[0])
    position.frames.append(Dash(team, "dod", DO_OR_DIE[card], pow=pow, card=card))


def _pay_for_dod(position: Table, team: int, pow: int) -> None:
    """A Key, or the ropes and cutters of the way, where the card asks for them; nobody intercepts (A64)."""
    needs = position.rules.dod.dod_equipment
    if needs == "key_only":
        pay(position, team, KEY, 1)
    elif needs == "rope_and_cutters":
        way = dash.way_of(position, pow)
        assert way is not None
        for card, number in zip((ROPE, CUTTERS), dash.cost_of(position.ground, way), strict=True):
            if number:
                pay(position, team, card, number)
        # The cards are gone now: what was named and paid for is the way he runs.
        position.ledger.dash = way


# The runs


@dataclass(frozen=True, slots=True)
class CarRun(Procedure):
    """A man at the wheel: as far as the throws take him."""

    kind: ClassVar[str] = "car-run"
    clause: ClassVar[str] = "52"
    seat: int
    pow: int

    def advance(self, position: Table) -> None:
        position.frames.append(Roll(self.seat, "car", position.rules.car.staff_car_rolls))

    def dice_fall(self, position: Table, one: int, two: int, opening: bool) -> None:
        """A double on the first throw of the turn: somebody in a cell may come out for nothing (A63)."""
        releases = position.rules.car.staff_car_double_release == "if_first_roll_of_turn"
        if one == two and opening and releases:
            position.frames.append(CarRelease(self.seat))

    def resume(self, position: Table, answer: Thrown) -> None:
        position.frames.pop()
        _finish_car(position, self.seat, self.pow, answer.total)


@dataclass(frozen=True, slots=True)
class Dash(Roll):
    """A man runs for it: the run is nothing but its roll, as long as the card turned up says."""

    pow: int = NOBODY
    card: int = NOBODY

    def finish(self, position: Table) -> None:
        position.frames.pop()
        _finish_dod(position, self)

    def whom(self) -> tuple[int, int]:
        return self.pow, self.card


def _finish_car(position: Table, seat: int, pow: int, total: int) -> None:
    # The road he started on, whoever has come to stand there since by a release.
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


def _finish_dod(position: Table, run: Dash) -> None:
    pow, total = run.pow, run.total
    team = pow // TEAM
    way = position.ledger.dash or dash.way_of(position, pow)
    position.ledger.dash = ()
    assert way
    length = len(way) - 1
    there = total >= length
    position.dod_deck.insert(0, run.card)
    if position.rules.dod.dod_card_after_use == "reshuffle":
        cards = position.dod_deck
        position.dod_deck = [cards[index] for index in position.chance.order("do-or-die", len(cards))]
    position.tell_all("dod-run", man=position.pawn_name(pow), total=total, way=length, reached=there)
    rules = position.rules.dod
    if not there and rules.dod_failure == "team_eliminated":
        escape.remove(position, pow)
        if position.outcome is None:
            escape.eliminate(position, team)
        if position.outcome is None:
            end_turn(position)
    else:
        # What the run itself brings comes first: a card earned, a new man (A83, A109).
        end_turn(position)
        if there:
            position.put(pow, way[-1])
            escape.score(position, pow, "do-or-die")
        else:
            escape.remove(position, pow, "death")
    if position.outcome is None and rules.dod_obstacles == "push_aside":
        covered = way[1:] if there else way[1 : 1 + total]
        clear_way(position, team, way, covered, rules.dod_clears == "all_pawns")


# Those in the way (P8)


def clear_way(
    position: Table, seat: int, way: Sequence[int], covered: Sequence[int], everybody: bool
) -> None:
    """Those on the circles covered step aside, also when the run has failed."""
    pawns = []
    for circle in reversed(covered):
        if position.guard_at[circle] >= 0:
            pawns.append(position.guard_at[circle])
        elif everybody and position.pow_at[circle] >= 0:
            pawns.append(position.pow_at[circle])
    if pawns:
        position.frames.append(Clearing(seat, tuple(way), tuple(pawns)))


@dataclass(frozen=True, slots=True)
class Clearing(Procedure):
    """One after another, from the far end, they step aside; who cannot is passed over."""

    kind: ClassVar[str] = "clearing"
    clause: ClassVar[str] = "52"
    seat: int
    way: tuple[int, ...]
    pawns: tuple[int, ...]

    def advance(self, position: Table) -> None:
        if not self.pawns:
            position.frames.pop()
            return
        pawn = self.pawns[0]
        position.frames[-1] = replace(self, pawns=self.pawns[1:])
        if pawn >= FIRST_GUARD:
            push_aside(position, pawn, self.way)
        else:
            make_room(position, pawn // TEAM, pawn, self._beside(position, position.at[pawn]))

    def _beside(self, position: Table, circle: int) -> list[int]:
        free = [other for other in position.ground.near[circle] if may_stand(position, circle, other)]
        return [other for other in free if other not in self.way] or free


# A double on the car's first throw (`staff_car_double_release`)


@dataclass(frozen=True, slots=True)
class CarRelease(Procedure):
    """Ask until somebody is out, nobody is left to ask for, or the officer does not want it."""

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
        """Whom he wants out, or nobody; then what that man's officer says, if he has to be asked."""
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
    """Whom the double sets free."""

    kind: ClassVar[str] = "car-release"
    clause: ClassVar[str] = "52"
    seat: int
    men: tuple[int, ...]

    def answers(self, position: Table) -> Sequence[Say]:
        return [*(say("release", position.pawn_name(pow)) for pow in self.men), say("pass")]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, Say)
        position.answer(NOBODY if action.verb == "pass" else position.pawn(action.words[0]))


def _why_not_dash(position: Table, team: int, action: Say) -> Refusal | None:
    """Nor is a man promised elsewhere who would have to run (A91)."""
    promised = promises.dash_refusal(position, team) if position.ledger.commitment else None
    return promised or why_not_dod(position, team, action)


def _worth_a_dash(position: Table, team: int, kinds: Set[str]) -> bool:
    if not exits.kit_serves(position, team):
        return False
    return not position.ledger.commitment or promises.dash_refusal(position, team) is None


CAR: Verb[Table] = Verb(
    "car",
    car_groups,
    why_not_car,
    start_car,
    open=lambda position, team, kinds: "car" in kinds and phases.cards_refusal(position) is None,
    part=phases.cards_refusal,
    card=True,
    waits=True,
)
DASH: Verb[Table] = Verb("do-or-die", dod_groups, _why_not_dash, start_dod, open=_worth_a_dash, waits=True)
