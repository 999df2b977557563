"""A card earned by the dice, and one of two kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ...kernel import Action
from ..table import holding
from ..table.frames import Choice
from ..table.table import Table
from ..table.throwing import draw_card
from ..words.actions import OfCard, Say, say


def draw_earned(position: Table, seat: int) -> None:
    """Draw the card a throw has earned; Security may be allowed to look at two (`security_draw_rule`)."""
    position.trim(seat)
    draw_card(position, seat)
    two = position.rules.draw.security_draw_rule == "draw_two_keep_one"
    if two and seat == position.security_seat and position.security_deck:
        # With one card left Security looks at that one (A95).
        draw_card(position, seat)
        position.frames.append(KeepChoice(seat))


@dataclass(frozen=True, slots=True)
class KeepChoice(Choice):
    """Which of the last two cards Security keeps; the other goes under the deck at once (A95).

    The question is asked even if the two are alike, or the other players would learn that.
    """

    kind: ClassVar[str] = "keep"
    clause: ClassVar[str] = "28"
    discreet: ClassVar[bool] = True
    seat: int

    def answers(self, position: Table) -> Sequence[Say]:
        names = dict.fromkeys(position.security[card].id for card in position.security_hand[-2:])
        return [say("keep", name) for name in names]

    def play(self, position: Table, action: Action) -> None:
        assert isinstance(action, OfCard)
        position.frames.pop()
        one, other = position.security_hand[-2:]
        holding.put_under(position, other if position.security[one].id == action.card else one)
