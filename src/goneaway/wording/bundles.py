"""A Fluent bundle that parses its entries on first use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast


class _Number(FluentInt):
    """A whole number in a sentence; formatting one takes babel longer than the rest of the sentence."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(maxsize=1 << 12)
def _written(number: int, locale: Locale) -> str:
    return str(FluentInt(number).format(locale))


class LazyBundle(FluentBundle):
    """The messages of one language, from their sources."""

    def __init__(self, language: str, own: Mapping[str, str], usual: Mapping[str, str]) -> None:
        """`own` has the words of an edition, which replace the usual ones."""
        super().__init__([language], use_isolating=False)
        self._own = own
        self._usual = usual
        self._read: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._own or message_id in self._usual

    def format_pattern(
        self, pattern: Any, args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """Like the base class, but with cached texts of whole numbers."""
        given = {
            name: _Number(value) if isinstance(value, int) else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Return an entry; references within messages come through here, too. Raises `LookupError`."""
        key = f"-{entry_id}" if term else entry_id
        if key not in self._read:
            self.add_resource(self._parsed(key))
            self._read.add(key)
        return super()._lookup(entry_id, term)

    def _parsed(self, key: str) -> ast.Resource:
        """Parse an entry; attributes that an edition leaves out are taken from the language."""
        own = FluentResource(self._own[key]) if key in self._own else None
        if own is None:
            return FluentResource(self._usual[key])
        entry = own.body[0]
        usual = FluentResource(self._usual[key]).body[0] if key in self._usual else None
        if isinstance(entry, ast.Message) and isinstance(usual, ast.Message):
            entry.value = entry.value or usual.value
            told = {one.id.name for one in entry.attributes}
            entry.attributes += [one for one in usual.attributes if one.id.name not in told]
        return own
