"""Normalise names that players type."""

from __future__ import annotations

import unicodedata


def typed(title: str) -> str:
    """Normalise a typed name: small letters without accents, hyphens for blanks.

    >>> typed("Officers’ Quarters"), typed("Cuerpo de guardia"), typed("W.C."), typed("Épicerie")
    ('officers-quarters', 'cuerpo-de-guardia', 'wc', 'epicerie')
    """
    plain = unicodedata.normalize("NFKD", title.casefold())
    kept = "".join(" " if sign in "-_/" else sign for sign in plain if sign.isalnum() or sign in " -_/")
    return "-".join(kept.split())
