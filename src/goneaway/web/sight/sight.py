"""The presenter used by a server."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ...explaining import explaining_of
from ...presenting.chronicle import Line
from ...table.book import entries as e
from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes
from ...wording import Wording
from . import asks
from .answers import Answers
from .moments import Json, Moment, Scene, moment_of, told_of
from .parts import Parts, Shared, parts_of, shared_of
from .since import since
from .walks import Walks

#: Lines of the log, and of the chat, sent with a state; older ones are sent on request.
LOG_TAIL = 120
TALK_TAIL = 100
#: Maximum pairs of eyes, each in a language, whose last parts are cached.
_KEPT = 4000
#: Maximum tables whose state is cached.
_SCENES = 64


class Sight:
    """Words each message once for all clients that see the same in the same language."""

    def __init__(self) -> None:
        #: By table, eyes and language: the last number sent, and all parts at that point.
        self._last: OrderedDict[tuple[str, Eyes, str], tuple[int, Parts]] = OrderedDict()
        #: By table and language: its differences from the edition.
        self._rules: OrderedDict[tuple[str, str], list[str]] = OrderedDict()
        #: By table: the last public scene. The moments of one entry are requested one after another, and the
        #: state of a table again and again.
        self._scenes: OrderedDict[str, Scene] = OrderedDict()
        self._answers = Answers()
        self._walks = Walks()

    # New items

    def prepare(self, book: Book, item: Item) -> Moment:
        """Return what a pair of eyes sees after an entry; it is worded when a language is asked for."""
        found = moment_of(book, item.eyes, item, self._scene_of(book))
        earlier = self._walks.earlier(book, item)
        found.before, found.replaces = earlier.before, self._walks.number(book, item.eyes, earlier)
        return found

    def told(self, prepared: Moment, language: str) -> Json:
        """Return the message for an item of a feed: what happened, and the parts that changed."""
        said = prepared.said.get(language)
        if said is None:
            said = prepared.said[language] = self._told(prepared, language)
        return said

    def _told(self, moment: Moment, language: str) -> Json:
        item = moment.item
        assert item is not None
        parts = self._parts(moment, language)
        key = (moment.scene.code, moment.eyes, language)
        last = self._last.get(key)
        if last is not None and last[0] == item.number - 1:
            changed = parts.changed_since(last[1])
        else:
            changed = parts.all()
        self._keep(key, item.number, parts)
        lines, events = parts.shared.told_last(item.events, item.eyes, moment.before)
        return {**_said(item, lines, moment.replaces), "events": events, "parts": changed}

    def missed(self, book: Book, item: Item, language: str) -> Json:
        """Return an item that a client missed; the complete state is sent separately."""
        return self._happened(book, self._shared(self._scene_of(book), language), item)

    # The state

    def state(self, book: Book, eyes: Eyes, language: str) -> Json:
        """Return the complete state, with the end of the log and of the chat."""
        scene = self._scene_of(book)
        if eyes is not None:
            return self._state(book, eyes, language, scene)
        # Anybody may watch, and ask as often as they like.
        found = scene.watched.get(language)
        if found is None:
            found = scene.watched[language] = self._state(book, eyes, language, scene)
        return found

    def _state(self, book: Book, eyes: Eyes, language: str, scene: Scene) -> Json:
        moment = moment_of(book, eyes, scene=scene)
        parts = self._parts(moment, language)
        self._keep((book.code, eyes, language), moment.number, parts)
        log, talk = self._tails(book, moment, language)
        return {"number": moment.number, "eyes": eyes, "parts": parts.all(), "log": log, "talk": talk}

    def _tails(self, book: Book, moment: Moment, language: str) -> tuple[list[Json], list[Json]]:
        shared = self._shared(moment.scene, language)
        log: list[Json] = []
        talk: list[Json] = []
        first = max(0, moment.number - 4 * LOG_TAIL)
        # From the end: items that are too old are not worded.
        for item in reversed(list(book.feed(moment.eyes, first))):
            if isinstance(item.entry, e.Said):
                if len(talk) < TALK_TAIL:
                    talk.append(self._brief(book, shared, item))
            elif len(log) < LOG_TAIL and not isinstance(item.entry, e.Ordered):
                told = self._brief(book, shared, item)
                if told["lines"] or not isinstance(item.entry, e.Acted):
                    log.append(told)
        return log[::-1], talk[::-1]

    def ask(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        if isinstance(question, asks.State):
            return self.state(book, eyes, language)
        if isinstance(question, asks.Older):
            return self._older(book, eyes, language, question)
        if isinstance(question, asks.Since):
            return self._since(book, eyes, language)
        return self._answers.answer(book, eyes, language, question)

    def _older(self, book: Book, eyes: Eyes, language: str, question: asks.Older) -> list[Json]:
        """Items before a number, the latest last."""
        most = min(question.before - 1, book.count(eyes))
        first = max(0, most - question.most)
        items = [item for item in book.feed(eyes, first) if item.number <= most]
        shared = self._shared(self._scene_of(book), language)
        return [self._happened(book, shared, item) for item in items]

    def _since(self, book: Book, eyes: Eyes, language: str) -> Json | None:
        shared = self._shared(self._scene_of(book), language)
        shown = shared.shown
        if shown is None:
            return None
        seats = {word: seat["seat"] for seat in shared.seats for word in _words_for(seat)}

        def lines(item: Item) -> list[Line]:
            return shown.told(item.events, item.eyes, self._walks.earlier(book, item).before)

        return since(book, eyes, lines, seats.get, shown.weights)

    def _brief(self, book: Book, shared: Shared, item: Item) -> Json:
        """An item in the words in which it was first sent."""
        earlier = self._walks.earlier(book, item)
        lines = shared.told(item.events, item.eyes, earlier.before)
        return _said(item, lines, self._walks.number(book, item.eyes, earlier))

    def _happened(self, book: Book, shared: Shared, item: Item) -> Json:
        """The same, with its events as data."""
        return {**self._brief(book, shared, item), "events": [event.to_json() for event in item.events]}

    # Caches

    def _scene_of(self, book: Book) -> Scene:
        found = self._scenes.get(book.code)
        if found is None or not found.shows(book):
            found = self._scenes[book.code] = Scene(book)
            if len(self._scenes) > _SCENES:
                self._scenes.popitem(last=False)
        self._scenes.move_to_end(book.code)
        return found

    def _parts(self, moment: Moment, language: str) -> Parts:
        return parts_of(moment, language, self._house_rules(moment.scene, language))

    def _shared(self, scene: Scene, language: str) -> Shared:
        return shared_of(scene, language, self._house_rules(scene, language))

    def _house_rules(self, scene: Scene, language: str) -> list[str]:
        if scene.game is None:
            return []
        key = (scene.code, language)
        found = self._rules.get(key)
        if found is None:
            found = self._rules[key] = explaining_of(scene.game.kind.name).house_rules(
                scene.game, Wording(language, scene.edition)
            )
            if len(self._rules) > _KEPT:
                self._rules.popitem(last=False)
        return found

    def _keep(self, key: tuple[str, Eyes, str], number: int, parts: Parts) -> None:
        self._last[key] = (number, parts)
        self._last.move_to_end(key)
        if len(self._last) > _KEPT:
            self._last.popitem(last=False)


def _words_for(seat: Json) -> list[str]:
    """The names of a seat in the notation: its own, its nation's, and the letter of its pawns."""
    return [word for word in (seat["name"], seat["nation"], seat["letter"]) if word]


def _said(item: Item, lines: list[Json], replaces: int) -> Json:
    """The lines of an item. `replaces` is the number of the item whose walk the first line continues; 0 for
    none."""
    return {"number": item.number, "entry": told_of(item.entry), "lines": lines, "replaces": replaces}
