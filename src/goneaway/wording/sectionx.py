"""What Section X's messages need to know about their parameters before they can be spoken."""

from __future__ import annotations

from collections.abc import Mapping

#: Events that say nothing the next line does not say.
SILENT = frozenset({"turn-ended"})


def prepare(parameters: Mapping[str, object]) -> dict[str, object]:
    """Tiles, zones and the result taken apart; what an event or question leaves out filled in."""
    out: dict[str, object] = {"tile": "", "via": "", "door": False, **parameters}
    # `S-3` is the third tile of type S.
    out["type"] = str(out["tile"]).partition("-")[0]
    # `zone:E`: the messages choose by the word and name the zone.
    word, colon, zone = str(out.get("to", "")).partition(":")
    if colon:
        out["to"], out["zone"] = word, zone
    places = out.pop("places", None)
    if isinstance(places, list | tuple):
        out["winners"] = places[0]
        out.pop("columns", None)  # numbers by seat: `Wording.outcome` has the table
    return out
