"""An action of Section X, or how it begins, as one would ask for it: `Lay the straight at F8`."""

from __future__ import annotations

from ...wording import Wording

#: By verb: what its words are called in the message, in their order.
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


def doing(text: str, wording: Wording) -> str:
    verb, *words = text.split()
    said = dict.fromkeys(("pile", "type", "cell", "other", "man", "to", "zone", "spot", "side", "colour"), "")
    said.update(zip(_WORDS.get(verb, ()), words, strict=False))
    # `S-3` is the third tile of type S.
    said["type"] = said["type"].partition("-")[0]
    if verb == "step" and len(words) > 1:
        said["to"], _, said["zone"] = words[-1].partition(":")
    said["spot"], _, said["side"] = said["spot"].partition("@")
    return wording.text("sectionx-do", verb=verb, **said)
