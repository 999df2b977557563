"""Claims: Equipment from rooms, the Escape Kit from four rooms and cards (rules 29, 32)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from ..kernel import Group, Refusal
from . import escape
from .actions import Say, say
from .arrest import LineUp, SomeBack
from .places import COMPONENTS, EQUIPMENT, TEAM

if TYPE_CHECKING:
    from .position import Colditz


def _room_of(position: Colditz, pow: int) -> int:
    """The room a man stands in at surface level, or -1."""
    place = position.at[pow]
    return position.ground.room[place] if 0 <= place < position.ground.size else -1


def anybody_in_a_room(position: Colditz, team: int) -> bool:
    room, size = position.ground.room, position.ground.size
    first = team * TEAM
    return any(0 <= place < size and room[place] >= 0 for place in position.at[first : first + position.pows])


def _shows(position: Colditz, room: int, symbol: str) -> bool:
    return room >= 0 and symbol in position.ground.room_symbols[room]


def _pairs(position: Colditz, team: int, symbol: str) -> list[tuple[int, int]]:
    """Two men in one room that shows the type, or one in each of the two rooms (A14)."""
    men = [pow for pow in position.team_pows(team) if _shows(position, _room_of(position, pow), symbol)]
    return list(combinations(men, 2))


def claim_groups(position: Colditz, team: int) -> list[Group]:
    out = []
    for card, symbol in enumerate(EQUIPMENT):
        pairs = _pairs(position, team, symbol) if position.stacks[card] else []
        if pairs:
            names = [(position.pawn_name(one), position.pawn_name(other)) for one, other in pairs]
            out.append(Group.of(f"claim {symbol}", [say("claim", symbol, *pair) for pair in names]))
    return out


def why_not_claim(position: Colditz, team: int, action: Say) -> Refusal | None:
    symbol, *men = action.words
    one, other = position.pawn(men[0]), position.pawn(men[1])
    if symbol not in EQUIPMENT or one < 0 or other < 0 or one == other:
        return Refusal(
            "notation", "BAD_ACTION", {"text": str(action), "form": "claim TYPE PRISONER PRISONER"}
        )
    for pow, name in ((one, men[0]), (other, men[1])):
        if pow // TEAM != team:
            return Refusal("29", "NOT_YOUR_MAN", {"man": name})
        if not _shows(position, _room_of(position, pow), symbol):
            return Refusal("29", "NOT_IN_ROOM", {"man": name, "card": symbol})
    if not position.stacks[EQUIPMENT.index(symbol)]:
        return Refusal("29", "STACK_EMPTY", {"card": symbol})
    return None


def claim(position: Colditz, team: int, action: Say) -> None:
    """P6: take the card; both men go directly to free white circles."""
    symbol, *men = action.words
    card = EQUIPMENT.index(symbol)
    position.stacks[card] -= 1
    position.equipment[team][card] += 1
    position.tell_all("claimed", team=position.seat_name(team), card=symbol, men=list(men))
    back = position.rules.equipment.claim_return_count
    if back == "both":
        position.frames.append(LineUp(team, tuple(map(position.pawn, men))))
    elif back == "at_least_one":
        position.frames.append(SomeBack(team, tuple(map(position.pawn, men)), 1))


# The Kit


def _covered(position: Colditz, team: int) -> set[str]:
    """Components shown in rooms where the team has a man."""
    out: set[str] = set()
    for pow in position.team_pows(team):
        room = _room_of(position, pow)
        if room >= 0:
            out.update(symbol for symbol in position.ground.room_symbols[room] if symbol in COMPONENTS)
    return out


def _parts(position: Colditz, team: int) -> dict[str, set[str]]:
    """Kit-part cards in hand: what each stands for."""
    return {
        position.opportunity[card].id: set(position.opportunity[card].of.split())
        for card in position.hands[team]
        if position.opportunity[card].kind == "kit-part"
    }


def _takers(position: Colditz, team: int, cards: Sequence[str]) -> tuple[int, ...]:
    """The men a Kit is made up by: for each component no card stands for the first who is in its room."""
    parts = _parts(position, team)
    missing = set(COMPONENTS).difference(*(parts[card] for card in cards))
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


def kit_groups(position: Colditz, team: int) -> list[Group]:
    if position.kit[team] >= position.rules.kit.kit_max_held or not position.kits:
        return []
    missing = set(COMPONENTS) - _covered(position, team)
    parts = _parts(position, team)
    found: list[Say] = []
    for number in range(len(parts) + 1):
        for cards in combinations(sorted(parts), number):
            if missing <= set().union(*(parts[card] for card in cards)):
                found.append(say("claim-kit", *cards))
        if found:
            break
    return [Group.of("claim-kit", found)] if found else []


def why_not_claim_kit(position: Colditz, team: int, action: Say) -> Refusal | None:
    parts = _parts(position, team)
    for card in action.words:
        if card not in parts:
            return Refusal("32", "CARD_NOT_HELD", {"card": card})
    if len(set(action.words)) != len(action.words):
        return Refusal("32", "CARD_NOT_HELD", {"card": action.words[0]})
    if position.kit[team] >= position.rules.kit.kit_max_held:
        return Refusal("31", "KIT_HELD")
    if not position.kits:
        return Refusal("31", "NO_KIT_LEFT")
    covered = _covered(position, team).union(*(parts[card] for card in action.words))
    missing = [component for component in COMPONENTS if component not in covered]
    if missing:
        return Refusal("32", "KIT_INCOMPLETE", {"missing": ", ".join(missing)})
    # No card is wasted: one that adds nothing stays in the hand.
    for card in action.words:
        rest = set().union(*(parts[other] for other in action.words if other != card))
        if set(COMPONENTS) <= _covered(position, team) | rest:
            return Refusal("32", "CARD_NOT_NEEDED", {"card": card})
    return None


def claim_kit(position: Colditz, team: int, action: Say) -> None:
    men = _takers(position, team, action.words)
    for name in action.words:
        card = next(card for card in position.hands[team] if position.opportunity[card].id == name)
        position.hands[team].remove(card)
        position.deck.insert(0, card)
    position.kit[team] += 1
    position.kits -= 1
    position.tell_all("kit-claimed", team=position.seat_name(team), cards=list(action.words))
    back = position.rules.kit.kit_claim_return
    if men and back == "all":
        position.frames.append(LineUp(team, men))
    elif men and back == "half":
        position.frames.append(SomeBack(team, men, (len(men) + 1) // 2))
    escape.score_waiting(position, team)
