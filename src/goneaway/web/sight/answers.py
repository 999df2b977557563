"""Answers to the questions of `asks`: choices, ways, reasons, a closer look, a hint, an earlier moment."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from ...kernel import Group, Legal, Position, Refusal, Refused, View
from ...presenting import Presentation, presentation_of
from ...presenting.hint import Adviser
from ...table.book.book import Book
from ...table.book.declined import Declined
from ...table.book.seeing import Eyes
from ...table.book.settings import check_settings
from ...wording import Wording
from . import asks
from .moments import Json
from .replaying import Reels


class Answers:
    """Answers from what the client can see; the referee is asked only whether the client's own action is
    legal."""

    def __init__(self) -> None:
        #: By table: the bot that gives hints there, by seat.
        self._advisers: WeakKeyDictionary[Book, dict[int, Adviser]] = WeakKeyDictionary()
        self._reels = Reels()

    def answer(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        match question:
            case asks.Story() | asks.Replay():
                return self._reels.answer(book, eyes, language, question)
            case asks.Rules():
                game = book.journal.game if book.begun else check_settings(book.settings)
                return {"seats": list(game.seats), "rules": dict(game.rules)}
        if not book.begun:
            raise Declined("not-started")
        position, game = book.position, book.journal.game
        seat = _seat(book, eyes, position)
        match question:
            case asks.Result():
                return None if position.outcome is None else position.outcome.to_json()
            case asks.LegalActions():
                return _legal(position, seat, question.verb)
            case asks.AsideActions():
                return [] if eyes is None else [str(one) for one in position.asides(eyes)]
        edition = str(game.rules.get("edition", ""))
        shown = presentation_of(game, Wording(language, edition))
        view = position.view(seat)
        match question:
            case asks.ChoicesOf():
                return _choices(shown, view, position, seat, question)
            case asks.Meant():
                return {"actions": list(shown.meant(view, tuple(question.words)))}
            case asks.WhyNot():
                return _why(shown, view, position, seat, question.action)
            case asks.WaysOf():
                return shown.ways(view, question.pawn, tuple(question.via))
            case asks.Look():
                return shown.look(view, question.name)
            case asks.Spots():
                return shown.spots(view, _open_to(position, seat))
            case asks.Fits():
                return shown.fits(view, _open_to(position, seat), question.tile, question.cell)
            case asks.Threat():
                return shown.threat(view)
            case asks.Arrests():
                return shown.arrests(view)
            case asks.Preview():
                return shown.preview(view, shown.read(view, question.action))
            case asks.Doing():
                return [shown.doing(view, action) for action in question.actions]
            case asks.HintFor():
                return self._hint(book, seat, position, shown.wording)
        raise AssertionError(question)

    def _hint(self, book: Book, seat: Eyes, position: Position, wording: Wording) -> Json | None:
        """What a bot would do in the client's place; nothing if it is not their turn."""
        if seat is None or position.actor != seat:
            return None
        mine = self._advisers.setdefault(book, {})
        if seat not in mine:
            mine[seat] = Adviser(book.journal.game)
        return mine[seat].hint(book.journal, seat, wording).to_json()


def _seat(book: Book, eyes: Eyes, position: Position) -> Eyes:
    """The seat of the client; with two seats, the one that is asked."""
    if eyes is not None and position.actor in book.held_with(eyes):
        return position.actor
    return eyes


def _open_to(position: Position, seat: Eyes) -> Legal:
    """The legal actions of a seat; none if another is asked."""
    return position.legal() if seat is not None and position.actor == seat else Legal.of()


def _legal(position: Position, seat: Eyes, verb: str) -> list[str]:
    if seat is None or position.actor != seat:
        return []
    legal = position.legal()
    verbs = [one for one in legal.verbs if verb in ("", one)]
    return [str(action) for one in verbs for group in legal.groups_of(one) for action in group]


def _choices(
    shown: Presentation[Any], view: View, position: Position, seat: Eyes, question: asks.ChoicesOf
) -> Json | None:
    """One list of the tree; nothing if no legal action begins like that."""
    if seat is None:
        return None
    if question.beside:
        by_verb: dict[str, list[Any]] = {}
        for action in position.asides(seat):
            by_verb.setdefault(action.verb, []).append(action)
        legal = Legal.of(*(Group.of(verb, actions) for verb, actions in by_verb.items()))
    elif position.actor == seat:
        legal = position.legal()
    else:
        return None
    choices = shown.choices(view, legal)
    words = tuple(question.words)
    if words and not choices.after(words) and not choices.is_action(words):
        return None
    asked = choices.question(words).to_json()
    return {**asked, "whole": choices.is_action(words)}


def _why(shown: Presentation[Any], view: View, position: Position, seat: Eyes, text: str) -> Json:
    """Why an action is illegal, in words; or the action itself, if it is legal."""
    if seat is None:
        raise Declined("not-seated")
    action = shown.read(view, text)
    refusal: Refusal | None
    try:
        refusal = position.why_not(seat, shown.game.parse(action))
    except Refused as refused:
        refusal = refused.refusal
    if refusal is None:
        return {"allowed": True, "action": action}
    return {"allowed": False, "action": action, **shown.why_not(view, refusal, text).to_json()}
