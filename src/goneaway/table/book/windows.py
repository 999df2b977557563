"""Windows: questions where doing nothing must tell nothing, so it takes everybody the same time.

Who is asked whether he plays a card is asked whatever he holds. If only those who hold one took their time
the others would learn it. So every pass, and every answer that leaves no choice, is published only when a
time is up that is drawn for that window: from the secret of the table and the number, among what everybody
saw, of the entry that put the question, so it is the same in every process and known to nobody.
"""

from __future__ import annotations

import hmac

from ...kernel import Action, Position
from .book import Book


def is_window(position: Position) -> bool:
    """Whether the question that is open must not be answered for by the time it takes."""
    if position.outcome is not None:
        return False
    frame = position.frames[-1]
    return frame.discreet or (len(position.frames) > 1 and "pass" in position.legal().verbs)


def due(book: Book) -> float:
    """When doing nothing in the window that is open may be seen."""
    reaction = book.settings.pace.reaction
    if reaction:
        return book.asked_at + reaction
    # Counted by what everybody saw: nothing that can be observed depends on what is hidden.
    number = book.count(None, book.asked_by)
    lot = hmac.digest(book.secret, f"window {number}".encode(), "sha256")
    share: float = int.from_bytes(lot[:6], "big") / (1 << 48)
    tempo = book.tempo
    # Most people answer soon; some think.
    return book.asked_at + tempo.soonest + (tempo.latest - tempo.soonest) * share * share


def gives_itself(book: Book) -> Action | None:
    """The one answer there is, if nobody need give it.

    While people trade everybody waits for a pass; and some things a person does himself, though nothing
    else can be done: he throws, draws, ends his turn.
    """
    only = None if book.position.phase else book.position.legal().only()
    return None if only is None or only.verb in book.manners.deliberate else only


def does_nothing(book: Book, action: Action) -> bool:
    """A pass, or the only thing there is to say."""
    return str(action) == book.manners.passing or book.position.legal().only() is not None


def hushed(book: Book, seat: int, action: Action) -> float | None:
    """When an answer of the seat that is asked may be seen, if that is not at once."""
    position = book.position
    if position.actor != seat or not is_window(position) or not does_nothing(book, action):
        return None
    return due(book)
