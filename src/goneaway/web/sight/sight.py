"""The presenter that a server uses."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ...explaining.house import tell_house_rules
from ...presenting import presentation_of
from ...table.book import entries as e
from ...table.book.book import Book, Item
from ...table.book.seeing import Eyes
from . import asks
from .answers import Answers
from .moments import Json, Moment, moment_of, told_of
from .parts import parts_of, wording_of

#: So many lines of the log, and of talk, come with a state; older ones are asked for.
LOG_TAIL = 120
TALK_TAIL = 100
#: For so many pairs of eyes, each in a language, the last parts are remembered.
_KEPT = 4000


class Sight:
    """Words for everybody: each made once for all who see the same in the same language."""

    def __init__(self) -> None:
        #: By table, eyes and language: the number that was last told, and all parts then.
        self._last: OrderedDict[tuple[str, Eyes, str], tuple[int, Json]] = OrderedDict()
        #: By table and language: what it plays otherwise than its edition.
        self._rules: OrderedDict[tuple[str, str], list[str]] = OrderedDict()
        self._answers = Answers()

    # As it happens

    def prepare(self, book: Book, item: Item) -> Moment:
        """What a pair of eyes sees after an entry; the words are found when a language is asked for."""
        return moment_of(book, item.eyes, item)

    def told(self, prepared: Moment, language: str) -> Json:
        """An item of a feed: what happened, and the parts that changed by it."""
        said = prepared.said.get(language)
        if said is None:
            said = prepared.said[language] = self._told(prepared, language)
        return said

    def _told(self, moment: Moment, language: str) -> Json:
        item = moment.item
        assert item is not None
        parts = self._parts(moment, language)
        key = (moment.code, moment.eyes, language)
        number, before = self._last.get(key, (-1, {}))
        fresh = number != item.number - 1
        changed = {name: part for name, part in parts.items() if fresh or before.get(name, _NONE) != part}
        self._keep(key, item.number, parts)
        return {**self.item(moment, item, language), "parts": changed}

    def item(self, moment: Moment, item: Item, language: str) -> Json:
        """What happened, in words and as data."""
        entry = item.entry
        lines: list[Json] = []
        if moment.game is not None:
            shown = presentation_of(moment.game, wording_of(moment, language))
            lines = [line.to_json() for line in shown.told(item.events, item.eyes)]
        return {
            "number": item.number,
            "entry": told_of(entry),
            "lines": lines,
            "events": [event.to_json() for event in item.events],
        }

    def missed(self, book: Book, item: Item, language: str) -> Json:
        """Something that was told while somebody was away; how everything stands is said apart."""
        return self.item(moment_of(book, item.eyes), item, language)

    # As it stands

    def state(self, book: Book, eyes: Eyes, language: str) -> Json:
        """Everything, with the end of the log and of the talk."""
        moment = moment_of(book, eyes)
        parts = self._parts(moment, language)
        self._keep((book.code, eyes, language), moment.number, parts)
        log, talk = self._tails(book, moment, language)
        return {"number": moment.number, "eyes": eyes, "parts": parts, "log": log, "talk": talk}

    def _tails(self, book: Book, moment: Moment, language: str) -> tuple[list[Json], list[Json]]:
        log: list[Json] = []
        talk: list[Json] = []
        since = max(0, moment.number - 4 * LOG_TAIL)
        for item in book.feed(moment.eyes, since):
            if isinstance(item.entry, e.Said):
                talk.append(self._brief(moment, item, language))
            elif not isinstance(item.entry, e.Ordered):
                told = self._brief(moment, item, language)
                if told["lines"] or not isinstance(item.entry, e.Acted):
                    log.append(told)
        return log[-LOG_TAIL:], talk[-TALK_TAIL:]

    def _brief(self, moment: Moment, item: Item, language: str) -> Json:
        told = self.item(moment, item, language)
        del told["events"]
        return told

    def ask(self, book: Book, eyes: Eyes, language: str, question: asks.Asked) -> Any:
        if isinstance(question, asks.State):
            return self.state(book, eyes, language)
        if isinstance(question, asks.Older):
            return self._older(book, eyes, language, question)
        return self._answers.answer(book, eyes, language, question)

    def _older(self, book: Book, eyes: Eyes, language: str, question: asks.Older) -> list[Json]:
        """What was told before a number, the latest last."""
        most = min(question.before - 1, book.count(eyes))
        since = max(0, most - question.most)
        items = [item for item in book.feed(eyes, since) if item.number <= most]
        return [self.missed(book, item, language) for item in items]

    # Kept

    def _parts(self, moment: Moment, language: str) -> Json:
        return parts_of(moment, language, self._house_rules(moment, language))

    def _house_rules(self, moment: Moment, language: str) -> list[str]:
        if moment.game is None:
            return []
        key = (moment.code, language)
        found = self._rules.get(key)
        if found is None:
            found = self._rules[key] = tell_house_rules(moment.game, wording_of(moment, language))
            if len(self._rules) > _KEPT:
                self._rules.popitem(last=False)
        return found

    def _keep(self, key: tuple[str, Eyes, str], number: int, parts: Json) -> None:
        self._last[key] = (number, parts)
        self._last.move_to_end(key)
        if len(self._last) > _KEPT:
            self._last.popitem(last=False)


#: No part is this: one that was not there before has changed.
_NONE = object()
