"""The Staff Car and Do or Die: a run decided by dice (rules 51, 52; P11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from . import escape
from .actions import Say, say
from .arrest import Arrest
from .cards import DO_OR_DIE
from .dice import Roll
from .movement import push_aside
from .places import INNER, NOBODY, TEAM

if TYPE_CHECKING:
    from .position import Colditz


# The car


def _car_card(position: Colditz, team: int) -> int:
    for card in position.hands[team]:
        if position.opportunity[card].kind == "car":
            return card
    return -1


def _road(position: Colditz, pow: int) -> tuple[int, ...]:
    """The car's road from the circle he boards at, that circle left out; nothing if he is not there."""
    wanted = ("front", "rear") if position.rules.car.staff_car_access == "two_adjacent" else ("side",)
    for end in position.ground.access.get(position.at[pow], ()):
        if end in wanted:
            return position.ground.car[end][1:]
    return ()


def why_not_car(position: Colditz, team: int, action: Say) -> Refusal | None:
    pow = position.pawn(action.words[0])
    about = {"man": action.words[0]}
    if pow < 0 or pow // TEAM != team:
        return Refusal("52", "NOT_YOUR_MAN", about)
    if _car_card(position, team) < 0:
        return Refusal("52", "CARD_NOT_HELD", {"card": "staff_car"})
    road = _road(position, pow)
    if not road:
        return Refusal("52", "NOT_AT_CAR", about)
    blocked = [circle for circle in road if position.pow_at[circle] >= 0]
    if blocked:
        return Refusal("52", "ROAD_BLOCKED", {**about, "at": position.place_name(blocked[0])})
    return None


def car_groups(position: Colditz, team: int) -> list[Group]:
    if _car_card(position, team) < 0:
        return []
    ready = [
        say("car", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_car(position, team, say("car", position.pawn_name(pow))) is None
    ]
    return [Group.of("car", ready)] if ready else []


def start_car(position: Colditz, team: int, action: Say) -> None:
    from .places import AFTER_ROLL

    card = _car_card(position, team)
    position.hands[team].remove(card)
    position.deck.insert(0, card)
    pow = position.pawn(action.words[0])
    # A car started before the movement roll takes its place (A63).
    position.stage = AFTER_ROLL
    position.tell_all("car-started", man=action.words[0], road=len(_road(position, pow)))
    position.frames.append(Roll(team, "car", position.rules.car.staff_car_rolls, pow))


# Do or Die


def why_not_dod(position: Colditz, team: int, action: Say) -> Refusal | None:
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
    way = position.ground.run_from(place, rules.dod_route) if 0 <= place < position.ground.size else None
    if not escape.kit_serves(position, team, NOBODY if way is None else way[-1]):
        return Refusal("51", "NO_KIT", about)
    if not 0 <= place < position.ground.size or position.ground.zone[place] != INNER:
        return Refusal("51", "NOT_A_START", about)
    ground = position.ground
    if rules.dod_start == "grey_only" and (ground.room[place] >= 0 or ground.hideaway[place] >= 0):
        return Refusal("51", "NOT_A_START", about)
    if way is None:
        return Refusal("51", "NO_WAY", about)
    return None


def deal_dod(position: Colditz) -> None:
    """One card face down to each officer, where the rules deal them (A64)."""
    if position.rules.dod.dod_enabled and position.rules.dod.dod_card_source == "dealt_face_down":
        position.dod_dealt = [position.dod_deck.pop() for _ in range(position.officers)]


def has_dod_card(position: Colditz, team: int) -> bool:
    if position.rules.dod.dod_card_source == "dealt_face_down":
        return position.dod_dealt[team] != NOBODY
    return bool(position.dod_deck)


def _take_dod_card(position: Colditz, team: int) -> int:
    card = position.dod_dealt[team]
    if card == NOBODY:
        return position.dod_deck.pop()
    position.dod_dealt[team] = NOBODY
    return card


def dod_groups(position: Colditz, team: int) -> list[Group]:
    ready = [
        say("do-or-die", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_dod(position, team, say("do-or-die", position.pawn_name(pow))) is None
    ]
    return [Group.of("do-or-die", ready)] if ready else []


def start_dod(position: Colditz, team: int, action: Say) -> None:
    """The card is turned up and must be run; no draw, no release (rule 51)."""
    card = _take_dod_card(position, team)
    position.dod_used[team] += 1
    position.tell_all("dod-revealed", man=action.words[0], throws=DO_OR_DIE[card])
    position.frames.append(Roll(team, "dod", DO_OR_DIE[card], position.pawn(action.words[0]), card))


# The end of a run


def finish(position: Colditz, roll: Roll) -> None:
    if roll.purpose == "car":
        _finish_car(position, roll)
    else:
        _finish_dod(position, roll)


def _finish_car(position: Colditz, roll: Roll) -> None:
    pow = roll.pawn
    road = _road(position, pow)
    length = len(road)
    there = roll.total >= length
    position.tell_all(
        "car-stopped", man=position.pawn_name(pow), total=roll.total, road=length, reached=there
    )
    kit = escape.kit_serves(position, pow // TEAM, road[-1])
    if there and (kit or position.rules.car.staff_car_without_kit == "wait_on_target"):
        position.put(pow, road[-1])
        position.returning[pow] = False
        escape.reach_target(position, pow, "car")
    else:
        position.frames.append(Arrest(position.security_seat, pow, "car"))
    if position.outcome is None:
        # Guards on the circles covered step aside, also when the run fails.
        covered = road if there else road[: roll.total]
        for circle in reversed(covered):
            if position.guard_at[circle] >= 0:
                push_aside(position, position.guard_at[circle], road)


def _finish_dod(position: Colditz, roll: Roll) -> None:
    from .officer import end_turn_after_run

    pow, card = roll.pawn, roll.other
    team = pow // TEAM
    way = position.ground.run_from(position.at[pow], position.rules.dod.dod_route)
    assert way is not None
    length = len(way) - 1
    there = roll.total >= length
    position.dod_deck.insert(0, card)
    if position.rules.dod.dod_card_after_use == "reshuffle":
        cards = position.dod_deck
        position.dod_deck = [cards[index] for index in position.chance.order("do-or-die", len(cards))]
    position.tell_all("dod-run", man=position.pawn_name(pow), total=roll.total, way=length, reached=there)
    if there:
        position.put(pow, way[-1])
        escape.score(position, pow, "do-or-die")
    elif position.rules.dod.dod_failure == "team_eliminated":
        escape.remove(position, pow)
        if position.outcome is None:
            escape.eliminate(position, team)
    else:
        escape.remove(position, pow)
    if position.outcome is None:
        end_turn_after_run(position, team)
