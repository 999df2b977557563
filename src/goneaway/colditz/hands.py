"""Hands and their limits; cards earned by the dice, and one of two kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..kernel import Action, Refusal
from . import arrest
from .actions import Say, say
from .frames import Choice

if TYPE_CHECKING:
    from .position import Colditz


def limit_of(position: Colditz, seat: int) -> int:
    draw = position.rules.draw
    return draw.hand_limit_security if seat == position.security_seat else draw.hand_limit_opportunity


def too_full(position: Colditz, seat: int) -> bool:
    hand = position.security_hand if seat == position.security_seat else position.hands[seat]
    return len(hand) > limit_of(position, seat)


def play_refusal(position: Colditz, seat: int) -> Refusal | None:
    """Where playing is no way to bring a hand down, it is brought down first (`overflow_actions`)."""
    if "play" in position.rules.draw.overflow_actions or not too_full(position, seat):
        return None
    clause = "28" if seat == position.security_seat else "27"
    return Refusal(clause, "HAND_OVER_LIMIT", {"limit": limit_of(position, seat)})


# Equipment (A102)


def gear_refusal(position: Colditz, team: int, more: int = 1) -> Refusal | None:
    """No room in his hand for so many more Equipment cards (`equipment_hand_limit`)."""
    limit = position.rules.draw.equipment_hand_limit
    if not limit or sum(position.equipment[team]) + more <= limit:
        return None
    return Refusal("29", "EQUIPMENT_LIMIT", {"limit": limit})


# Drawing


def draw_earned(position: Colditz, seat: int) -> None:
    """The card a throw has earned; Security may be allowed a look at two (`security_draw_rule`)."""
    from .dice import draw_card

    position.trim(seat)
    draw_card(position, seat)
    two = position.rules.draw.security_draw_rule == "draw_two_keep_one"
    if two and seat == position.security_seat and position.security_deck:
        # With one card left he looks at that one (A95).
        draw_card(position, seat)
        position.frames.append(KeepChoice(seat))


@dataclass(frozen=True, slots=True)
class KeepChoice(Choice):
    """Which of the last two cards he keeps; the other goes under the deck at once (A95).

    He is asked also if they are alike, or the others would learn it.
    """

    kind: ClassVar[str] = "keep"
    clause: ClassVar[str] = "28"
    discreet: ClassVar[bool] = True
    seat: int

    def answers(self, position: Colditz) -> Sequence[Say]:
        names = dict.fromkeys(position.security[card].id for card in position.security_hand[-2:])
        return [say("keep", name) for name in names]

    def play(self, position: Colditz, action: Action) -> None:
        assert isinstance(action, Say)
        position.frames.pop()
        one, other = position.security_hand[-2:]
        _put_under(position, other if position.security[one].id == action.words[0] else one)


def _put_under(position: Colditz, card: int) -> None:
    """Looked at and not kept: always the bottom, wherever used cards go."""
    position.security_hand.remove(card)
    position.security_deck.insert(0, card)
    arrest.tell_secretly(
        position,
        position.security_seat,
        "put-under",
        {"seat": "security"},
        {"card": position.security[card].id},
    )
