"""`Wording`, which turns message keys and parameters into sentences."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import games
from ..kernel import Event, FileError, Outcome, Prompt, RecordError, Refusal, RulesError
from ..rulebook import Case, Clause
from . import messages
from .game import GameWording

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: Supported languages. Messages missing in a language are given in English.
LANGUAGES = ("en", "it", "es", "fr")


@cache
def wording_of(game: str) -> GameWording:
    """Return the object that prepares the parameters of a game's messages."""
    found = games.part(game, "wording")
    assert isinstance(found, GameWording)
    return found


#: The space between two sentences: a sentence never begins with a small letter.
_BETWEEN = re.compile(r"(?<=[.?!])\s+(?![a-zß-ÿ])")

#: Names of places in documents without a heading of their own.
_PLACES = {
    "Cartes": "rulebook-card-list",
    "end note": "rulebook-end-note",
    "player aid and publisher's answers": "rulebook-player-aid",
}


#: Parameters written by players, which are never changed.
_VERBATIM = frozenset({"speech", "text", "form"})


class WordingError(LookupError):
    """A language or a sentence that does not exist, or one that lacks a parameter."""


def parted(text: str) -> list[str]:
    """The sentences of a text.

    >>> parted("A double. Roll again, or keep this throw?")
    ['A double.', 'Roll again, or keep this throw?']
    """
    return _BETWEEN.split(text)


class Asked(NamedTuple):
    """A question to a player: the question, further remarks, and the rule."""

    title: str
    reason: str
    citation: str


class Wording:
    """Sentences in one language, in the words of one edition.

    >>> from goneaway.kernel import Refusal
    >>> print(Wording().refusal("sectionx", Refusal("place", "CELL_OCCUPIED", {"cell": "F8"})))
    A tile already lies on F8. Choose an empty sea cell. (Rule: Placing a tile)
    """

    def __init__(
        self, language: str = "en", edition: str = "", *, board: str = "castle", typed: bool = False
    ) -> None:
        #: In games with several editions: the edition whose rule numbers are cited and whose names for
        #: cards, places and roles are used; "": the usual words. House rules do not change it.
        self.edition = edition
        #: The board, to distinguish circles of the same name.
        self.board = board
        #: For players who type actions: men and actions in the notation, circles by column and row of
        #: the plan.
        self.typed = typed
        self.language = language.replace("_", "-").partition("-")[0].lower()
        if self.language not in LANGUAGES:
            raise WordingError(f"no language {language!r:.60}; there are {', '.join(LANGUAGES)}")
        #: Everything that sentences depend on besides their parameters; the key of caches.
        self.key = self.language, edition, board, typed
        self._hash = hash(self.key)

    def of(self, edition: str) -> Wording:
        """The same language in the words of another edition."""
        if edition == self.edition:
            return self
        return Wording(self.language, edition, board=self.board, typed=self.typed)

    def for_typing(self) -> Wording:
        """The same wording for players who type actions."""
        return self if self.typed else Wording(self.language, self.edition, board=self.board, typed=True)

    # Any message

    def has(self, key: str) -> bool:
        """Whether there is a message with this key (`id`, or `id.attribute`)."""
        return self._pattern(key) is not None

    def text(self, key: str, **parameters: object) -> str:
        """The message of a key (`id`, or `id.attribute`) with its parameters filled in."""
        return self._say(key, parameters)

    def _pattern(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, "en")):
            bundle = messages.bundle(language, self.edition)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _say(self, key: str, parameters: Mapping[str, object]) -> str:
        arguments: dict[str, str | int] = {}
        for name, value in parameters.items():
            if isinstance(value, list | tuple):
                arguments[f"{name}-count"] = len(value)
            arguments[name] = self._plain(value)
        return _said(self.language, self.edition, messages.times_forgotten(), key, tuple(arguments.items()))

    def format(self, key: str, arguments: dict[str, str | int]) -> str:
        """The message of a key with arguments in Fluent's types; raises `WordingError`."""
        found = self._pattern(key)
        if found is None:
            raise WordingError(f"no wording for {key!r} in {self.language}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordingError(f"the wording of {key!r} fails: {'; '.join(map(str, errors))}")
        return str(text)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Wording) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def _plain(self, value: object) -> str | int:
        """Convert a value to Fluent's types: a number, or text; lists are joined, None becomes `none`."""
        if type(value) is str:
            return value or "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            # Fluent formats numbers only up to this size.
            return value if abs(value) < 10**15 else f"{str(value)[:20]}..."
        if isinstance(value, float):
            return int(value) if value.is_integer() and abs(value) < 10**15 else f"{value:g}"
        if isinstance(value, list | tuple):
            value = self._join([str(self._plain(item)) for item in value])
        # Fluent can select by a word but not by an empty text.
        return "none" if value is None else str(value) or "none"

    def _join(self, items: Sequence[str], key: str = "kernel-list") -> str:
        """Join a list as in a sentence; some languages join by the sound of the last item."""
        if len(items) < 2:
            return "".join(items)
        row = self._row(items[:-1])
        return self._say(key, {"most": row, "last": items[-1], "letter": items[-1][:1].lower()})

    def _row(self, items: Sequence[str]) -> str:
        """Join a list as in a table."""
        row, *rest = items
        for item in rest:
            row = self._say("kernel-list-row", {"most": row, "next": item})
        return row

    def _ready(self, game: str, parameters: Mapping[str, object], exact: bool = False) -> dict[str, object]:
        """The parameters of a game's message, with cards, places, pawns and seats replaced by their names.

        With `exact` a circle is distinguished from others of its name, as questions and refusals need.
        """
        out: dict[str, object] = {}
        own = wording_of(game)
        for name, value in own.prepare(parameters).items():
            out[name] = value if name in _VERBATIM else self._named(game, value)
            if value and name in own.places:
                out |= own.placed(name, str(value), exact, self)
        if "card" in out:
            out["card"] = self._card(game, str(out["card"]))
        if not self.typed and str(out.get("verb", "")) in own.verbs:
            out["verb"] = self.doing(game, str(out["verb"]))
        if "form" in out:
            out["form"] = self.form(str(out["form"]))
        return out

    def _worded(self, key: str, game: str, parameters: Mapping[str, object], exact: bool = False) -> str:
        """A game's message; cached if all its parameters are plain."""
        values = tuple(parameters.values())
        types = tuple(map(type, values))
        if not _PLAIN.issuperset(types):
            return self.sentence(game, self._say(key, self._ready(game, parameters, exact)))
        names, times = tuple(parameters), messages.times_forgotten()
        return _ready_said(self, times, key, game, names, values, types, exact)

    def sentence(self, game: str, text: str) -> str:
        """Capitalise a sentence, unless it begins with a name that players type."""
        if self.typed and wording_of(game).begins_with_name(text):
            return text
        return text[:1].upper() + text[1:]

    def doing(self, game: str, text: str) -> str:
        """The label of an action or of its beginning: `Claim: rope (B1 and B3)`."""
        return _doing(self, messages.times_forgotten(), game, text)

    def _doing(self, game: str, text: str) -> str:
        verb, *words = text.split()
        own = wording_of(game)
        if not self.has(f"{game}-do"):
            return self.sentence(game, text)
        if not words and verb in own.beginnings:
            # An incomplete action: the target is still missing.
            return self._say(f"{game}-verb", {"verb": verb})
        said = own.taken_apart(text, self)
        lacking = own.lacking.get(verb)
        if lacking is not None and not said[lacking]:
            about = said["who"] or said["what"]
            return self.pair(self._say(f"{game}-verb", {"verb": verb}), str(self._plain(about)))
        return self.sentence(game, self._say(f"{game}-do", said))

    def form(self, text: str) -> str:
        """The form of an action (`place TILE CELL`), with placeholders in the language."""
        return re.sub(r"[A-Z]{2,}", lambda slot: self._say("kernel-slot", {"slot": slot[0]}), text)

    def _named(self, game: str, value: object) -> object:
        if isinstance(value, str):
            return wording_of(game).named(value, self)
        if isinstance(value, list | tuple):
            return [self._name(game, item) if isinstance(item, str) else item for item in value]
        if isinstance(value, Mapping):
            return [
                self._say(f"{game}-pair", {"seat": self._seat(game, str(seat)), "number": number})
                for seat, number in value.items()
            ]
        return value

    def _seat(self, game: str, name: str) -> str:
        """The word for a seat; any other name is unchanged."""
        return self._say(f"{game}-seat", {"seat": name})

    def _card(self, game: str, name: str) -> str:
        """The name of a card; any other word is unchanged."""
        key = f"{game}-card-{name}"
        return self._say(key, {}) if self.has(key) else name

    def _name(self, game: str, word: str) -> str:
        """The name of a pawn, a card, a part of something or a seat."""
        own = wording_of(game)
        if own.is_pawn(word):
            return own.named(word, self)
        name = self._card(game, word)
        if name == word and self.has(f"{game}-part"):
            name = self._say(f"{game}-part", {"part": word})
        return self._seat(game, word) if name == word else name

    # Refusals, events, questions

    def refusal(self, game: str, refusal: Refusal) -> str:
        """The reason of a refusal, what would work instead, and the rule."""
        reason = self.refusal_reason(game, refusal)
        if refusal.remedies:
            told = refusal.remedies if self.typed else [self.doing(game, one) for one in refusal.remedies]
            actions = self._row(list(dict.fromkeys(told)))
            reason = self._say(f"{game}-instead", {"reason": reason, "actions": actions})
        return self._say(
            # A game with numbered rules has its own message for citations.
            f"{game}-refusal" if self.has(f"{game}-refusal") else "kernel-refusal",
            {
                "reason": reason,
                "title": self._say(f"{game}-clause-{refusal.clause}.title", {}),
                "citation": self.citation(game, refusal.clause, refusal.code),
            },
        )

    def refusal_reason(self, game: str, refusal: Refusal) -> str:
        """Only the reason of a refusal: for a disabled button."""
        parameters = self._ready(game, {**refusal.parameters, "clause": refusal.clause}, exact=True)
        return self.sentence(game, self._say(f"{game}-refusal-{refusal.code}", parameters))

    def citation(self, game: str, clause: str, topic: str = "") -> str:
        """The edition's own number or heading for a clause; "" for games without editions.

        `topic` is the code of the refusal or the kind of the question.
        """
        if not wording_of(game).cites:
            return ""
        return _cited(self.language, self.edition, messages.times_forgotten(), game, clause, topic)

    def rule(self, game: str, clause: str) -> str:
        """A clause of our own rulebook for a reader: by its number, or else by its title.

        >>> Wording().rule("colditz", "34a"), Wording().rule("sectionx", "place")
        ('Rule 34a', 'Rule: Placing a tile')
        """
        return _rule(self.language, messages.times_forgotten(), game, clause)

    def _rule(self, game: str, clause: str) -> str:
        title = f"{game}-clause-{clause}.title"
        # An id such as "door-action" is a name of the machine.
        number = clause if clause[:1].isdigit() else ""
        if not number and not self.has(title):
            return ""
        return self._say("kernel-rule", {"number": number, "title": number or self._say(title, {})})

    def cited_rule(self, game: str, clause: str, topic: str = "") -> str:
        """The citation of a rule in any game: the edition's place for it, or else our own."""
        return self.citation(game, clause, topic) or self.rule(game, clause)

    def _citation(self, game: str, clause: str, topic: str) -> str:
        found = wording_of(game).citation(clause, self.edition, topic)
        if found is None:
            return ""
        place = (
            self._heading(game, found["edition"], found["place"])
            if found["form"] == "section"
            else found["place"]
        )
        edition = self.edition_name(game, found["edition"])
        return self._say(f"{game}-cite", {**found, "place": place, "edition": edition})

    def _heading(self, game: str, edition: str, place: str) -> str:
        """A heading of an edition's text, in the reader's language if there is a translation.

        >>> [Wording(one)._heading("colditz", "devir", "Arrestations") for one in ("es", "en")]
        ['Arrestos', 'Arrestations']
        """
        if place in _PLACES:
            return self._say(_PLACES[place], {})
        plain = unicodedata.normalize("NFKD", place).encode("ascii", "ignore").decode().lower()
        heading = f"{edition}-{re.sub('[^a-z]+', '-', plain)}"
        key = f"{game}-heading"
        return self._say(key, {"heading": heading, "place": place}) if self.has(key) else place

    def edition_name(self, game: str, edition: str) -> str:
        """The short name of an edition."""
        return self._say(f"{game}-edition-{edition}.short", {})

    def edition_title(self, game: str, edition: str) -> str:
        return self._say(f"{game}-edition-{edition}", {})

    def bot(self, name: str) -> str:
        """The name of a bot; a bot without a name in this language keeps its own, with its thinking time.

        >>> Wording("it").bot("ace"), Wording().bot("ace:200ms"), Wording().bot("hal")
        ('Asso', 'Ace (200ms)', 'hal')
        """
        called, _, budget = name.partition(":")
        if not self.has(f"bot-{called}"):
            return name
        known = self.text(f"bot-{called}")
        return self.text("bot-budget", bot=known, budget=budget) if budget else known

    def bot_about(self, name: str) -> str:
        """How a bot plays, in a sentence; "" for an unknown bot."""
        key = f"bot-{name.partition(':')[0]}.about"
        return self.text(key) if self.has(key) else ""

    def event(self, game: str, event: Event) -> str:
        """A line for the log; "" for events that get no line.

        It uses only the public parameters: pass `event.seen_by(seat)` for a seat's view of the event.
        """
        if event.private or event.kind == "chance" or event.kind in wording_of(game).silent:
            return ""
        return self._worded(f"{game}-event-{event.kind}", game, event.parameters)

    def told(self, key: str, game: str, parameters: Mapping[str, object]) -> str:
        """A sentence of a game about pawns and places, which are given by their ids."""
        return self._worded(key, game, parameters)

    def prompt(self, game: str, prompt: Prompt) -> str:
        """The question to the player, and its rule."""
        question = self._worded(f"{game}-prompt-{prompt.kind}", game, prompt.parameters, exact=True)
        citation = self.citation(game, prompt.clause, prompt.kind)
        if not citation:
            return question
        return self._say(f"{game}-asked", {"question": question, "citation": citation})

    def asked(self, game: str, prompt: Prompt) -> Asked:
        """The same in parts: the question, further remarks, and the rule.

        >>> from goneaway.kernel import Prompt
        >>> told = Wording().asked("colditz", Prompt("cell", "32", 0, {"man": "b3"}))
        >>> told.title, told.reason
        ('Which cells does he go to?', 'B3 is under arrest.')
        """
        question = self._worded(f"{game}-prompt-{prompt.kind}", game, prompt.parameters, exact=True)
        sentences = parted(question)
        at = next((number for number, one in enumerate(sentences) if one.endswith("?")), 0)
        reason = " ".join(one for number, one in enumerate(sentences) if number != at)
        return Asked(sentences[at], reason, self.cited_rule(game, prompt.clause, prompt.kind))

    def reason(self, game: str, code: str, parameters: Mapping[str, object]) -> str:
        """A bot's reason, in a sentence."""
        key = f"{game}-reason-{code}"
        found = key if self.has(key) else f"kernel-reason-{code}"
        return self.sentence(game, self._say(found, self._ready(game, parameters)))

    def bot_trouble(self, code: str, parameters: Mapping[str, object]) -> str:
        """The error of an external bot, with the end of its standard error, if any."""
        told = self._say(f"bots-trouble-{code}", parameters)
        said = parameters.get("said")
        return f"{told}\n{self._say('bots-trouble-said', {'said': said})}" if said else told

    def outcome(self, game: str, outcome: Outcome, seats: Sequence[str]) -> str:
        """The winners and the reason; then a line for each seat with the numbers that decided."""
        names = [self._seat(game, seat) for seat in seats]
        winners = [names[seat] for seat in outcome.winners]
        # The messages select by the first winner and name all of them.
        first = seats[outcome.winners[0]]
        lines = [self._say(f"{game}-outcome-{outcome.end}", {"winner": first, "winners": winners})]
        place = 1
        for sharing in outcome.places:
            for seat in sharing:
                columns = [
                    self._say(f"{game}-column-{column}", {"number": values[seat], "seat": seats[seat]})
                    for column, values in outcome.columns.items()
                ]
                row = {"place": place, "seat": names[seat], "columns": self._row(columns)}
                lines.append(self._say("kernel-place", row))
            place += len(sharing)
        return "\n".join(lines)

    # The cards

    def card(self, game: str, name: str) -> str:
        """The name of a card."""
        return self._say(f"{game}-card-{name}", {})

    def card_effect(self, game: str, name: str) -> str:
        """The effect of a card, in a sentence."""
        return self._say(f"{game}-card-{name}.does", {})

    # The rulebook

    def clause_title(self, clause: Clause) -> str:
        return self._say(f"{clause.key}.title", {})

    def clause_text(self, clause: Clause) -> str:
        return self._say(clause.key, {})

    def case_title(self, case: Case) -> str:
        """The title of a case: in the language, or else the case's own."""
        key = f"{case.game}-case-{case.family}"
        title = self._say(key, {}) if self.has(key) else case.title
        return f"{title} ({self.edition_name(case.game, case.edition)})" if case.edition else title

    def source(self, game: str, document: str, place: str) -> str:
        """A document and the place in it: `000`, `rule 34(c)` or a heading."""
        name = self._say("rulebook-document", {"document": f"d{document}"})
        # Our own notes are cited by their names.
        name = document if name == f"d{document}" else name
        if document == "ours" and self.language != "en":
            return name  # notes on our decisions are in English
        number = re.fullmatch(r"(?:rule |r)(\d+)\(?([a-f]?)\)?(?: (commentary|footnote))?", place)
        if number is not None:
            parts = {"number": number[1] + number[2], "part": number[3] or "rule"}
            place = self._say("rulebook-rule", parts)
        else:
            place = self._heading(game, wording_of(game).edition_of(document), place)
        return self._say("rulebook-place", {"document": name, "place": place})

    def pair(self, who: str, what: str) -> str:
        """A name and a text about it, with a colon as the language writes it."""
        return self._say("rulebook-pair", {"who": who, "what": what})

    def cited_all(self, game: str, text: str) -> str:
        """Several short citations in one phrase."""
        found, *rest = (self.cited(game, part) for part in text.split(", "))
        for following in rest:
            found = self._say("rulebook-both", {"first": found, "next": following})
        return found

    def cited(self, game: str, text: str) -> str:
        """Word a short citation of the catalogue (`001 r20 commentary`); any other text is unchanged."""
        if text in _PLACES:
            return self._say(_PLACES[text], {})
        document, _, place = text.partition(" ")
        return self.source(game, document, place) if re.fullmatch(r"\d{3}", document) and place else text

    def option(self, game: str, name: str) -> str:
        """The meaning of an option: in the language, or else from the game's own catalogue."""
        key = f"{game}-option-{name}"
        meaning = None if self.has(key) else wording_of(game).meaning(name)
        return self._say(key, {}) if meaning is None else meaning

    def bundle(self, game: str, name: str) -> str:
        """The effect of a bundle of house rules: in the language, or else from its own file."""
        key = f"{game}-bundle-{name}"
        return self._say(key, {}) if self.has(key) else wording_of(game).bundle_meaning(name)

    def option_value(self, game: str, name: str, value: object, *, unit: str = "", days: bool = True) -> str:
        """The meaning of one value of an option, as a sentence.

        It may depend on other rules: the unit of the game's limit, and whether there are days and nights.
        """
        among = {"unit": unit, "days": days}
        key = f"{game}-option-{name}"
        if isinstance(value, bool):
            return self._say(f"{key}.{str(value).lower()}", among)
        if isinstance(value, list | tuple | set | frozenset):
            if not value:
                return self._say(f"{key}.none", {})
            # Sets are sorted; other values keep their order.
            ordered = sorted(value, key=str) if isinstance(value, set | frozenset) else value
            names = [self._member(key, member) for member in ordered]
            return self._say(f"{key}.any", {"value": names, "either": self._join(names, "kernel-list-or")})
        if isinstance(value, Mapping):
            return self._say(f"{key}.any", {"value": [str(number) for number in value.values()]})
        attribute = f"n{value}" if isinstance(value, int) else str(value)
        if isinstance(value, str | int) and attribute and self.has(f"{key}.{attribute}"):
            return self._say(f"{key}.{attribute}", among)
        return self._say(f"{key}.any", {"value": value, **among})

    def option_member(self, game: str, name: str, member: object) -> str:
        """The name of one member of an option that is a set."""
        return self._member(f"{game}-option-{name}", member)

    def _member(self, key: str, member: object) -> str:
        """The name of one member of a set."""
        named = f"{key}.m-{member}"
        return self._say(named, {}) if self.has(named) else str(member)

    # Errors

    def rules_error(self, error: RulesError) -> str:
        """Why these rules cannot be played, and what would work."""
        parameters = dict(error.parameters)
        if error.code == "constraint":
            parameters["why"] = self.constraint(error)
            parameters.pop("key", None)
        if error.code == "unknown-value":
            told = (self.allowed(game, str(parameters["option"])) for game in games.known())
            parameters["allowed"] = next(filter(None, told), parameters["allowed"])
        return self._say(f"kernel-rules-{error.code}", parameters)

    def constraint(self, error: RulesError) -> str:
        """Why options contradict each other; the English reason comes with the constraint."""
        keys = (f"{game}-constraint-{error.parameters.get('key', '')}" for game in games.known())
        found = next(filter(self.has, keys), None)
        return str(error.parameters["why"]) if found is None else self._say(found, {})

    def allowed(self, game: str, option: str) -> str:
        """What an option can be, as one writes it; "" for a word that is none, or where any value fits."""
        return wording_of(game).allowed(option, self)

    def record_error(self, error: RecordError) -> str:
        """The error of a broken record, with its line."""
        return self.file_error(error)

    def file_error(self, error: FileError) -> str:
        """The error of a file, with its line."""
        parameters = {"format": "", "expected": "", **error.parameters}
        rules = parameters.pop("error", None)
        if isinstance(rules, RulesError):
            parameters["why"] = self.rules_error(rules)
        keys = (f"kernel-{kind}-{error.code}" for kind in ("record", "house", "file"))
        reason = self._say(next(key for key in keys if self.has(key)), parameters)
        if error.line is None:
            return reason
        return self._say("kernel-record-line", {"line": error.line, "reason": reason})


@lru_cache(maxsize=1 << 15)
def _said(
    language: str, edition: str, times: int, key: str, arguments: tuple[tuple[str, str | int], ...]
) -> str:
    """Cache formatted messages: a table repeats sentences for several people, and formatting is slow."""
    return Wording(language, edition).format(key, dict(arguments))


@lru_cache(maxsize=1 << 12)
def _doing(wording: Wording, times: int, game: str, text: str) -> str:
    """Cache labels: the buttons of a seat get new labels after every move."""
    return wording._doing(game, text)


#: Types whose values can be cached by equality: no lists of other values.
_PLAIN = frozenset({str, int, bool, float, type(None)})


@lru_cache(maxsize=1 << 14)
def _ready_said(
    wording: Wording,
    times: int,
    key: str,
    game: str,
    names: tuple[str, ...],
    values: tuple[object, ...],
    types: tuple[type, ...],
    exact: bool,
) -> str:
    """`types` distinguish 1 from True in the cache key."""
    ready = wording._ready(game, dict(zip(names, values, strict=True)), exact)
    return wording.sentence(game, wording._say(key, ready))


@lru_cache(maxsize=1 << 12)
def _cited(language: str, edition: str, times: int, game: str, clause: str, topic: str) -> str:
    return Wording(language, edition)._citation(game, clause, topic)


@lru_cache(maxsize=1 << 10)
def _rule(language: str, times: int, game: str, clause: str) -> str:
    return Wording(language)._rule(game, clause)
