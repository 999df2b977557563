"""What is read can be typed: places by the names that a player's edition and language have for them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .colditz_places import place
from .naming import typed
from .sentences import Wording

#: Articles that sentences put before a room and nobody types.
_ARTICLE = re.compile(r"^(?:the|el|la|los|las|il|lo|gli|i|le|les) |^l[’']", re.IGNORECASE)


def places_by_name(wording: Wording, places: Iterable[str]) -> dict[str, str]:
    """Rooms and other named parts of the castle by all the names one may type for them.

    `places` are words of the notation (`parcel-office`). Each can be typed as such, as it is written on the
    plan, and as sentences call it, with its article or without; put what was typed through `typed` before
    you look it up. What would name two places names the one that the plan calls so, and the notation
    comes before both.

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
