"""Questions answered: as data what programs need, in words what the presenter makes."""

from __future__ import annotations

from typing import Any

from ..table.book.book import Book
from ..table.book.seeing import Eyes
from ..table.book.settings import check_settings
from .desk import Desk
from .sight import asks


def answer_to(desk: Desk, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
    """The answer to a question, for a pair of eyes. Only under the lock of the table."""
    match question:
        case asks.Rules():
            game = book.journal.game if book.journal is not None else check_settings(book.settings)
            return {"seats": list(game.seats), "rules": dict(game.rules)}
        case asks.Result():
            outcome = book.position.outcome if book.journal is not None else None
            return None if outcome is None else outcome.to_json()
    return desk.presenter.ask(book, eyes, language, question)


def as_object(answer: Any) -> dict[str, Any]:
    """Answers that are objects are sent as they are, others as the value of one."""
    return answer if isinstance(answer, dict) else {"value": answer}
