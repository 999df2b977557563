"""Windows: questions where a pass must reveal nothing, so every pass takes the same time.

Players are asked whether they play a card whether or not they hold it. If only those who hold one took time
to think, the others would learn it. So every pass, and every forced answer, is published only after a delay
drawn for that window. The delay is derived from the table's secret and the number, among public entries, of
the entry that asked the question, so it is the same in every process and nobody can predict it.
"""

from __future__ import annotations

import hmac

from ...kernel import Action, Position
from .book import Book


def is_window(position: Position) -> bool:
    """Whether the time taken to answer the open question could reveal something."""
    if position.outcome is not None:
        return False
    frame = position.frames[-1]
    return frame.discreet or (len(position.frames) > 1 and "pass" in position.legal().verbs)


def due(book: Book) -> float:
    """When a pass in the open window may be published."""
    reaction = book.settings.pace.reaction
    if reaction:
        return book.play.asked_at + reaction
    # Counts public entries only: nothing observable may depend on hidden ones.
    number = book.count(None, book.play.asked_by)
    lot = hmac.digest(book.secret, f"window {number}".encode(), "sha256")
    share: float = int.from_bytes(lot[:6], "big") / (1 << 48)
    tempo = book.tempo
    # Most people answer soon; some think.
    return book.play.asked_at + tempo.soonest + (tempo.latest - tempo.soonest) * share * share


def does_nothing(book: Book, action: Action) -> bool:
    """Whether an action is a pass, or the only legal action."""
    return str(action) == book.manners.passing or book.position.legal().only() is not None


def hushed(book: Book, seat: int, action: Action) -> float | None:
    """When an answer of the asked seat may be published; None if at once."""
    position = book.position
    if position.actor != seat or not is_window(position) or not does_nothing(book, action):
        return None
    return due(book)
