"""The switches of Section X, as the page offers them."""

from __future__ import annotations

from ..catalogue import Catalogue


class SectionXCatalogue(Catalogue):
    """The switches of Section X."""

    familiar = ("variant", "firstSeat", "stockAtRoundEnd")
