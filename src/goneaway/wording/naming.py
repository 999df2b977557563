"""What is read can be typed: places by the names that a player's edition and language have for them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from .sentences import Wording

#: Articles that sentences put before a room and nobody types.
_ARTICLE = re.compile(r"^(?:the|el|la|los|las|il|lo|gli|i|le|les) |^l[’']", re.IGNORECASE)


def typed(title: str) -> str:
    """A name as one types it: small letters without accents, hyphens for blanks.

    >>> typed("Officers’ Quarters"), typed("Cuerpo de guardia"), typed("W.C."), typed("Épicerie")
    ('officers-quarters', 'cuerpo-de-guardia', 'wc', 'epicerie')
    """
    plain = unicodedata.normalize("NFKD", title.casefold())
    kept = "".join(" " if sign in "-_/" else sign for sign in plain if sign.isalnum() or sign in " -_/")
    return "-".join(kept.split())


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
    told = [(name, wording.place(name, form)) for name in names for form in ("", "the")]
    for name, title in (*written, *told):
        for spoken in (title, _ARTICLE.sub("", title)):
            found.setdefault(typed(spoken), name)
    return found
