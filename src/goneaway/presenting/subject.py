"""What a question is about, as far as its sentence shows: pawns and places to highlight meanwhile."""

from __future__ import annotations

from ..kernel import GameKind, Prompt
from ..rulebook import load_questions

#: Kinds of values that name pawns; several in one value are separated by commas.
_PAWNS = frozenset({"man", "men", "guard", "pawn", "bound"})


def subject(kind: GameKind, prompt: Prompt) -> dict[str, list[str]]:
    """Return the subject, taken only from the question's declared public parameters."""
    pawns: list[str] = []
    places: list[str] = []
    for one in load_questions(kind)[prompt.kind].parameters:
        value = one.value.of or one.value
        found = prompt.parameters.get(one.name)
        if not found:
            continue
        names = [str(name) for name in found] if isinstance(found, list | tuple) else [str(found)]
        if value.name in _PAWNS:
            pawns += [name for some in names for name in some.split(", ")]
        elif value.place:
            places += names
    return {"pawns": pawns, "places": places}
