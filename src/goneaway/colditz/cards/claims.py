"""Claims: Equipment from rooms, the Escape Kit from four rooms and cards (rules 29, 32)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from ...kernel import Group, Refusal, Verb
from ..custody.lineup import ClaimLineUp, GoingBack, KitLineUp, SomeBack, SomeOfKitBack
from ..escaping import escape
from ..table import holding
from ..table.table import Table
from ..table.verbs import When, verb_row
from ..ways import phases
from ..words.actions import ClaimEquipment, ClaimKit, say
from ..words.places import COMPONENTS, EQUIPMENT, TEAM

#: The Bribe that stands for a component of a Kit.
BRIBE = "bribe_fuga"


def worth_a_claim(position: Table, team: int, kinds: Set[str]) -> bool:
    return phases.claims_refusal(position) is None and anybody_in_a_room(position, team)


def claim_groups(position: Table, team: int) -> list[Group]:
    out: list[Group] = []
    if _limit_refusal(position, team) is not None:
        return out
    for card, symbol in enumerate(EQUIPMENT):
        pairs = _pairs(position, team, symbol) if position.stacks[card] else []
        if pairs:
            names = [(position.pawn_name(one), position.pawn_name(other)) for one, other in pairs]
            out.append(Group.of(f"claim {symbol}", [say("claim", symbol, *pair) for pair in names]))
    return out


def _pairs(position: Table, team: int, symbol: str) -> list[tuple[int, int]]:
    """Two men in one room that shows the type, or one in each of the two rooms (A14)."""
    men = [pow for pow in position.team_pows(team) if _shows(position, _room_of(position, pow), symbol)]
    return list(combinations(men, 2))


def why_not_claim(position: Table, team: int, action: ClaimEquipment) -> Refusal | None:
    symbol, one, other = action.card, position.pawn(action.man), position.pawn(action.other)
    if symbol not in EQUIPMENT or one < 0 or other < 0 or one == other:
        return Refusal(
            "notation", "BAD_ACTION", {"text": str(action), "form": "claim TYPE PRISONER PRISONER"}
        )
    for pow, name in ((one, action.man), (other, action.other)):
        if pow // TEAM != team:
            return Refusal("29", "NOT_YOUR_MAN", {"man": name})
        if not _shows(position, _room_of(position, pow), symbol):
            return Refusal("29", "NOT_IN_ROOM", {"man": name, "card": symbol})
    if not position.stacks[EQUIPMENT.index(symbol)]:
        return Refusal("29", "STACK_EMPTY", {"card": symbol, "by": "claim"})
    return _limit_refusal(position, team)


def _limit_refusal(position: Table, team: int) -> Refusal | None:
    """Why nothing more may be claimed: the claims of this turn are used up (A15), or the hand is full."""
    most = position.rules.equipment.claims_per_turn
    if most and position.ledger.claims >= most:
        return Refusal("29", "CLAIMS_MADE", {"limit": most})
    return holding.gear_refusal(position, team)


def take(position: Table, team: int, card: int, men: tuple[int, ...]) -> None:
    """Take the card; both men go directly to free white circles."""
    position.stacks[card] -= 1
    position.equipment[team][card] += 1
    if position.rules.equipment.claims_per_turn:
        position.ledger.claims += 1
    _count_theft(position, team)
    position.tell_all(
        "claimed",
        team=position.seat_name(team),
        card=EQUIPMENT[card],
        men=[position.pawn_name(pow) for pow in men],
    )
    back = position.rules.equipment.claim_return_count
    if back == "both":
        position.frames.append(ClaimLineUp(team, men))
    elif back == "at_least_one":
        position.frames.append(SomeBack(team, men, 1))


def _count_theft(position: Table, team: int) -> None:
    """Count an Equipment card claimed in a room; the count never falls (P6)."""
    if position.rules.arrest.stolen_threshold:
        stolen = list(position.ledger.stolen or (0,) * position.officers)
        stolen[team] += 1
        position.ledger.stolen = tuple(stolen)


# The Kit


def _worth_a_kit(position: Table, team: int, kinds: Set[str]) -> bool:
    return phases.claims_refusal(position) is None and (
        anybody_in_a_room(position, team)
        or "kit-part" in kinds
        or (bool(kinds) and bribes(position, team) > 0)
    )


def kit_groups(position: Table, team: int) -> list[Group]:
    if position.kit[team] >= position.rules.kit.kit_max_held or not position.kits:
        return []
    missing = set(COMPONENTS) - _covered(position, team)
    if missing and holding.play_refusal(position, team) is not None:
        return []
    parts = _parts(position, team)
    found: list[ClaimKit] = []
    if bribes(position, team):
        found = _with_bribes(position, team, missing)
        return [Group.of("claim-kit", found)] if found else []
    for number in range(len(parts) + 1):
        for cards in combinations(sorted(parts), number):
            if missing <= set().union(*(parts[card] for card in cards)):
                found.append(say("claim-kit", *cards))
        if found:
            break
    return [Group.of("claim-kit", found)] if found else []


def _with_bribes(position: Table, team: int, missing: set[str]) -> list[ClaimKit]:
    """Every set of Kit parts and Bribes in hand that wastes no card."""
    parts = sorted(_parts(position, team))
    found = []
    for number in range(len(parts) + 1):
        for cards in combinations(parts, number):
            left = missing.difference(*(_parts(position, team)[card] for card in cards))
            action = say("claim-kit", *cards, *[BRIBE] * len(left))
            if why_not_claim_kit(position, team, action) is None:
                found.append(action)
    return found


def why_not_claim_kit(position: Table, team: int, action: ClaimKit) -> Refusal | None:
    parts = _parts(position, team)
    named = _only_parts(action.cards)
    paid = len(action.cards) - len(named)
    if paid > bribes(position, team):
        return Refusal("32", "CARD_NOT_HELD", {"card": BRIBE})
    held = [position.opportunity[card].id for card in position.hands[team]]
    for card in named:
        if card not in parts or named.count(card) > held.count(card):
            return Refusal("32", "CARD_NOT_HELD", {"card": card})
    barred = holding.play_refusal(position, team) if action.cards else None
    if barred is not None:
        return barred
    if position.kit[team] >= position.rules.kit.kit_max_held:
        return Refusal("31", "KIT_HELD")
    if not position.kits:
        return Refusal("31", "NO_KIT_LEFT")
    covered = _covered(position, team).union(*(parts[card] for card in named))
    missing = [component for component in COMPONENTS if component not in covered]
    if len(missing) > paid:
        return Refusal("32", "KIT_INCOMPLETE", {"missing": ", ".join(missing)})
    # No card is wasted: a card that adds nothing stays in the hand.
    if len(missing) < paid:
        return Refusal("32", "CARD_NOT_NEEDED", {"card": BRIBE})
    for index, card in enumerate(named):
        rest = set().union(*(parts[other] for other in named[:index] + named[index + 1 :]))
        if parts[card] <= _covered(position, team) | rest:
            return Refusal("32", "CARD_NOT_NEEDED", {"card": card})
    return None


def claim_kit(position: Table, team: int, action: ClaimKit) -> None:
    men, others = _takers(position, team, action.cards), _men_for(position, team, action.cards)
    for name in action.cards:
        holding.let_go(position, team, holding.held(position, team, name))
    position.kit[team] += 1
    position.kits -= 1
    position.tell_all("kit-claimed", team=position.seat_name(team), cards=list(action.cards))
    back = position.rules.kit.kit_claim_return
    if not men or back == "none":
        pass
    elif any(len(some) > 1 for some in others) and BRIBE not in action.cards:
        owed = len(men) if back == "all" else (len(men) + 1) // 2
        position.frames.append(TakersBack(team, others, owed))
    elif back == "all":
        position.frames.append(KitLineUp(team, men))
    else:
        position.frames.append(SomeOfKitBack(team, men, (len(men) + 1) // 2))
    escape.score_waiting(position, team)


@dataclass(frozen=True, slots=True)
class TakersBack(GoingBack):
    """Where several men are in the room of a component, their officer says which of them fetched it."""

    kind: ClassVar[str] = "stand"
    clause: ClassVar[str] = "32"
    seat: int
    #: For each component still to be accounted for, the men who may have fetched it.
    men: tuple[tuple[int, ...], ...]
    owed: int

    def candidates(self) -> Sequence[int]:
        return sorted({pow for some in self.men for pow in some})

    def without(self, pow: int) -> TakersBack | None:
        left = tuple(some for some in self.men if pow not in some)
        return TakersBack(self.seat, left, self.owed - 1) if left else None


def _takers(position: Table, team: int, cards: Sequence[str]) -> tuple[int, ...]:
    """The men for a Kit: for each component that no card stands for, the first man in its room."""
    parts = _parts(position, team)
    missing = set(COMPONENTS).difference(*(parts[card] for card in _only_parts(cards)))
    if BRIBE in cards:
        # A Bribe stands for a component that no man is there to fetch.
        missing &= _covered(position, team)
    men: list[int] = []
    for component in COMPONENTS:
        if component in missing and not any(_shows(position, _room_of(position, m), component) for m in men):
            men.append(
                next(
                    pow
                    for pow in position.team_pows(team)
                    if _shows(position, _room_of(position, pow), component)
                )
            )
    return tuple(men)


def _men_for(position: Table, team: int, cards: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """For each component that no card stands for: the men of the team in a room that shows it."""
    parts = _parts(position, team)
    missing = set(COMPONENTS).difference(*(parts[card] for card in _only_parts(cards)))
    rooms = {pow: _room_of(position, pow) for pow in position.team_pows(team)}
    found = [
        tuple(pow for pow, room in rooms.items() if _shows(position, room, component))
        for component in COMPONENTS
        if component in missing
    ]
    return tuple(men for men in found if men)


def _covered(position: Table, team: int) -> set[str]:
    """Components shown in rooms where the team has a man."""
    out: set[str] = set()
    for pow in position.team_pows(team):
        room = _room_of(position, pow)
        if room >= 0:
            out.update(symbol for symbol in position.ground.room_symbols[room] if symbol in COMPONENTS)
    return out


def _parts(position: Table, team: int) -> dict[str, set[str]]:
    """Kit-part cards in hand, with what each stands for."""
    return {
        position.opportunity[card].id: set(position.opportunity[card].of.split())
        for card in position.hands[team]
        if position.opportunity[card].kind == "kit-part"
    }


def _only_parts(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if card != BRIBE]


def bribes(position: Table, team: int) -> int:
    """Bribes in hand, where one stands for any one component (`kit_part_or_pair`, A20)."""
    if position.rules.equipment.bribe_effect != "kit_part_or_pair":
        return 0
    return sum(position.opportunity[card].kind == "bribe" for card in position.hands[team])


# Men in rooms


def anybody_in_a_room(position: Table, team: int) -> bool:
    first = team * TEAM
    return not position.ground.indoors.isdisjoint(position.at[first : first + position.pows])


def _room_of(position: Table, pow: int) -> int:
    """The room a man stands in at surface level, or -1."""
    place = position.at[pow]
    return position.ground.room[place] if 0 <= place < position.ground.size else -1


def _shows(position: Table, room: int, symbol: str) -> bool:
    return room >= 0 and symbol in position.ground.room_symbols[room]


CLAIM_KIT: Verb[Table, int, When[Table]] = verb_row(
    "claim-kit",
    kit_groups,
    why_not_claim_kit,
    claim_kit,
    open=_worth_a_kit,
    part=phases.claims_refusal,
)
