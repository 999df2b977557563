"""Preparation of parameters for the messages of Section X."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .game import GameWording
from .speaking import Speaking

#: One tunnel of several on a tile.
_SECTION = re.compile(r"([A-K][0-9]+)#([1-3])")


def spot_title(spot: str, wording: Speaking) -> str:
    """A tunnel of a tile that has several, `E7 (tunnel 2)`; any other word is unchanged."""
    found = None if wording.typed else _SECTION.fullmatch(spot)
    return spot if found is None else wording.text("sectionx-section", cell=found[1], number=found[2])


def prepare(parameters: Mapping[str, object]) -> dict[str, object]:
    """Split tiles, zones and the result into parts; fill in missing parameters."""
    out: dict[str, object] = {"tile": "", "via": "", "door": False, **parameters}
    # `S-3` is the third tile of type S.
    out["type"] = str(out["tile"]).partition("-")[0]
    # `zone:E`: the messages select by the word and name the zone.
    word, colon, zone = str(out.get("to", "")).partition(":")
    if colon:
        out["to"], out["zone"] = word, zone
    places = out.pop("places", None)
    if isinstance(places, list | tuple):
        out["winners"] = places[0]
        out.pop("columns", None)  # numbers by seat: `Wording.outcome` has the table
    return out


#: By verb: the message's names for its words, in order.
_WORDS = {
    "draw": ("pile",),
    "place": ("type", "cell"),
    "swap": ("cell", "other"),
    "move": ("cell", "other"),
    "rotate": ("cell",),
    "step": ("man",),
    "door": ("spot",),
    "door-move": ("cell", "spot"),
    "choose-fight": ("colour",),
    "choose-key-door": ("spot",),
    "choose-key-return": ("spot",),
}


def taken_apart(text: str, wording: Speaking) -> dict[str, object]:
    """Split an action or its beginning into parameters of its message, as in `Lay the straight at F8`."""
    verb, *words = text.split()
    said = dict.fromkeys(("pile", "type", "cell", "other", "man", "to", "zone", "spot", "side", "colour"), "")
    said.update(zip(_WORDS.get(verb, ()), words, strict=False))
    # `S-3` is the third tile of type S.
    said["type"] = said["type"].partition("-")[0]
    if verb == "step" and len(words) > 1:
        said["to"], _, said["zone"] = words[-1].partition(":")
    said["spot"], _, said["side"] = said["spot"].partition("@")
    return {"verb": verb, **{name: spot_title(word, wording) for name, word in said.items()}}


class SectionXWording(GameWording):
    """Tiles, sections of tunnels and zones."""

    def prepare(self, parameters: Mapping[str, object]) -> dict[str, object]:
        return prepare(parameters)

    def taken_apart(self, text: str, wording: Speaking) -> dict[str, object]:
        return taken_apart(text, wording)

    def named(self, word: str, wording: Speaking) -> str:
        return spot_title(word, wording)


SECTIONX = SectionXWording()
