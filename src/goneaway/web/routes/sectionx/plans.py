"""The island as data for drawing: where everything lies and what it is called."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct
from starlette.responses import Response

from ....sectionx.board.island import standard_island
from ....sectionx.board.tiles import standard_tiles
from ....wording import LANGUAGES, Wording
from ...http.endpoint import JSON, Call, Endpoint
from ..packed import ASK, Packed, Word, one_of, sent
from . import shapes
from .chart import chart


@lru_cache(maxsize=8)
def island(language: str) -> Packed:
    """Return the island of Section X, the sea around it, and the tiles."""
    return Packed.of(msgspec.json.encode(chart(standard_island(), standard_tiles(), Wording(language))))


class IslandPlan(Struct, frozen=True, forbid_unknown_fields=True):
    language: Word = "en"


async def sectionx_plan(call: Call[None]) -> Response:
    asked: IslandPlan = call.query
    one_of("language", asked.language, LANGUAGES)
    return sent(call, await call.app_state.hall.pools.words.run(island, asked.language), JSON, ASK)


ENDPOINTS = (
    Endpoint("GET", "/api/plans/sectionx", "The island as data: cells, zones, kinds of tiles, their names.",
        sectionx_plan, gives=shapes.SectionXPlan, query=IslandPlan, token="none",
    ),
)  # fmt: skip
