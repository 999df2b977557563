"""A refusal explained: what the rules refuse, by which rule, and what would help."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ..kernel import Refusal
from ..wording import Wording
from ..wording.sentences import parted


@dataclass(frozen=True)
class Verdict:
    """A refusal as it is shown: `sentence` is all of it, with the rule cited and the legal actions.

    `reason` is the part of it that says what is wrong. `citation` is the rule's own number in the edition,
    or its title in a game without numbers; `clause` and `title` name it here; `remark` replaces the reason
    where it helps more (how far it is, who stands in the way). `places` and `pawns` are highlighted. For a
    walk, `way` leads up to and including the obstacle; `round` is the cost of another way, 0 if there is
    none.
    """

    code: str
    sentence: str
    clause: str
    title: str
    citation: str
    remedies: tuple[str, ...] = ()
    remark: str = ""
    places: tuple[str, ...] = ()
    pawns: tuple[str, ...] = ()
    reason: str = ""
    way: tuple[str, ...] = ()
    round: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the verdict as data; `head` is the first sentence to show, `rest` the others."""
        head, *rest = parted(self.remark or self.reason)
        return {**asdict(self), "head": head, "rest": " ".join(rest)}


def verdict(
    game: str,
    refusal: Refusal,
    wording: Wording,
    *,
    remark: str = "",
    places: Iterable[str] = (),
    pawns: Iterable[str] = (),
    way: Iterable[str] = (),
    round: int = 0,
) -> Verdict:
    title = f"{game}-clause-{refusal.clause}.title"
    return Verdict(
        refusal.code,
        wording.refusal(game, refusal),
        refusal.clause,
        wording.text(title) if wording.has(title) else "",
        wording.cited_rule(game, refusal.clause, refusal.code),
        refusal.remedies,
        remark,
        tuple(dict.fromkeys(places)),
        tuple(dict.fromkeys(pawns)),
        wording.refusal_reason(game, refusal),
        tuple(way),
        round,
    )


def words_of(refusal: Refusal) -> list[str]:
    """Return what a refusal is about, in the words of the notation."""
    return [str(value) for value in refusal.parameters.values() if isinstance(value, str)]
