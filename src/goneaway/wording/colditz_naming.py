"""Find places by their names in a player's edition and language, as typed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .colditz_places import place
from .naming import typed
from .sentences import Wording

#: Articles that sentences put before a room and that players do not type.
_ARTICLE = re.compile(r"^(?:the|el|la|los|las|il|lo|gli|i|le|les) |^l[’']", re.IGNORECASE)


def places_by_name(wording: Wording, places: Iterable[str]) -> dict[str, str]:
    """Rooms and other named parts of the castle by all the names that a player may type for them.

    `places` are words of the notation (`parcel-office`). A player can type these words, the names on the
    plan, and the names in sentences, with or without article; normalise the input with `typed` before you
    look it up. If a name fits two places, the notation takes precedence, then the plan.

    >>> places_by_name(Wording("es", "devir"), ["parcel-office", "kitchen"])[typed("Correo")]
    'parcel-office'
    """
    names = list(places)
    found = {name: name for name in names}
    written = [(name, wording.text("colditz-plan-name", place=name)) for name in names]
    told = [(name, place(wording, name, form)) for name in names for form in ("", "the")]
    for name, title in (*written, *told):
        for spoken in (title, _ARTICLE.sub("", title)):
            found.setdefault(typed(spoken), name)
    return found
