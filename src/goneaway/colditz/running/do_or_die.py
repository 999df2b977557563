"""Do or Die (rule 51, A64): the card turned up, the run, and the cost of failure."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from ...kernel import Group, Refusal, Verb
from ..dice.dice import Roll
from ..escaping import escape
from ..paying.openings import pay
from ..table.frames import end_turn
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import dash, exits, homeward, promises
from ..words.actions import OfMan, say
from ..words.cards import DO_OR_DIE
from ..words.places import CUTTERS, EQUIPMENT, INNER, KEY, NOBODY, ROPE, TEAM
from .clearing import clear_way


def deal_dod(position: Table) -> None:
    """Deal each officer one card face down, where the rules do so (A64)."""
    if position.rules.dod.dod_enabled and position.rules.dod.dod_card_source == "dealt_face_down":
        position.dod_dealt = [position.dod_deck.pop() for _ in range(position.officers)]


def _worth_a_dash(position: Table, team: int, kinds: Set[str]) -> bool:
    return exits.kit_serves(position, team) and promises.dash_refusal(position, team) is None


def dod_groups(position: Table, team: int) -> list[Group]:
    ready = [
        say("do-or-die", position.pawn_name(pow))
        for pow in position.team_pows(team)
        if why_not_dod(position, team, say("do-or-die", position.pawn_name(pow))) is None
    ]
    return [Group.of("do-or-die", ready)] if ready else []


def why_not_dod(position: Table, team: int, action: OfMan) -> Refusal | None:
    promised = promises.dash_refusal(position, team)
    if promised is not None:
        return promised
    pow = position.pawn(action.man)
    about = {"man": action.man}
    rules = position.rules.dod
    if pow < 0 or pow // TEAM != team:
        return Refusal("51", "NOT_YOUR_MAN", about)
    if (
        not rules.dod_enabled
        or position.dod_used[team] >= rules.dod_attempts_per_team
        or not _has_dod_card(position, team)
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


def start_dod(position: Table, team: int, action: OfMan) -> None:
    """Turn up the card, which must now be run; no draw, no release (rule 51)."""
    _pay_for_dod(position, team, position.pawn(action.man))
    card = _take_dod_card(position, team)
    position.dod_used[team] += 1
    position.tell_all("dod-revealed", man=action.man, throws=DO_OR_DIE[card])
    pow = position.pawn(action.man)
    position.frames.append(Dash(team, "dod", DO_OR_DIE[card], pow=pow, card=card))


def _pay_for_dod(position: Table, team: int, pow: int) -> None:
    """Pay the Key, or the ropes and cutters of the way, that the card requires; no interception (A64)."""
    needs = position.rules.dod.dod_equipment
    if needs == "key_only":
        if not position.rules.dod.dod_key_spent:
            return  # holding one is enough (A118)
        pay(position, team, KEY, 1)
    elif needs == "rope_and_cutters":
        way = dash.way_of(position, pow)
        assert way is not None
        for card, number in zip((ROPE, CUTTERS), dash.cost_of(position.ground, way), strict=True):
            if number:
                pay(position, team, card, number)
        # The cards are gone now, so the runner must keep to the way that was named and paid for.
        position.ledger.dash = way


def _has_dod_card(position: Table, team: int) -> bool:
    if position.rules.dod.dod_card_source == "dealt_face_down":
        return position.dod_dealt[team] != NOBODY
    return bool(position.dod_deck)


def _take_dod_card(position: Table, team: int) -> int:
    card = position.dod_dealt[team]
    if card == NOBODY:
        return position.dod_deck.pop()
    position.dod_dealt[team] = NOBODY
    return card


# The run


@dataclass(frozen=True, slots=True)
class Dash(Roll):
    """A man runs for it: the run consists only of its roll, as many throws as the card says."""

    pow: int = NOBODY
    card: int = NOBODY

    def then(self, events: int, total: int, first: int, thrown: int, again: bool) -> Dash:
        return Dash(self.seat, self.purpose, events, total, first, thrown, again, self.pow, self.card)

    def finish(self, position: Table) -> None:
        position.frames.pop()
        _finish_dod(position, self)

    def whom(self) -> tuple[int, int]:
        return self.pow, self.card


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
        # The consequences of the run come first: a card earned, a new man (A83, A109).
        end_turn(position)
        if there:
            position.put(pow, way[-1])
            escape.score(position, pow, "do-or-die")
        else:
            escape.remove(position, pow, "death")
    if position.outcome is None and rules.dod_obstacles == "push_aside":
        covered = way[1:] if there else way[1 : 1 + total]
        clear_way(position, team, way, covered, rules.dod_clears == "all_pawns")


DASH: Verb[Table, int, When[Table]] = verb_row(
    "do-or-die", dod_groups, why_not_dod, start_dod, open=_worth_a_dash, waits=True
)
