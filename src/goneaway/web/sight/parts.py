"""The parts of a moment in words."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from ...colditz.referee.view import Seen
from ...colditz.table.ground import variant_of
from ...kernel import View
from ...kernel.records import CHANCE, ENDED, HIDDEN
from ...presenting import Presentation, presentation_of
from ...wording import Wording
from .moments import Json, Moment, Root

#: Why nothing can be taken back, where that is worth more than a shrug.
_NO_UNDO = {
    ENDED: "terminal-undo-ended",
    CHANCE: "terminal-undo-revealed",
    HIDDEN: "terminal-undo-revealed",
}


def wording_of(moment: Moment, language: str) -> Wording:
    return Wording(language, moment.edition)


def parts_of(moment: Moment, language: str, rules: list[str]) -> Json:
    """Every part by its name; `rules` are the table's own, in sentences."""
    wording = wording_of(moment, language)
    out: Json = {
        "about": _about(moment, wording, rules),
        "seats": [
            {**seat, "title": wording.text(f"{moment.settings.game}-seat", seat=seat["name"])}
            for seat in moment.seats
        ],
        "proposals": moment.proposals,
        "orders": moment.orders,
        "clocks": moment.clocks,
        "asked": None,
        "undo": None,
        "outcome": None,
    }
    if moment.view is None or moment.game is None:
        return out
    shown = presentation_of(moment.game, wording)
    view = moment.view
    out["seats"] = [
        {**seat, "title": shown.seat_name(view, seat["seat"]), **shown.seat_marks(view, seat["seat"])}
        for seat in moment.seats
    ]
    if isinstance(view, Seen):
        out["about"]["plan"] = plan_of(view)
    out["asked"] = _asked(moment, shown)
    out["undo"] = _undo(moment, wording)
    if moment.outcome is not None:
        out["outcome"] = shown.result(view, moment.outcome).to_json()
    out |= {f"board/{key}": value for key, value in shown.table(view).items()}
    out |= {f"view/{key}": value for key, value in view.to_json().items()}
    return out


def _about(moment: Moment, wording: Wording, rules: list[str]) -> Json:
    settings = moment.settings
    editions = settings.game == "colditz"
    return {
        "code": moment.code,
        "title": settings.title,
        "game": settings.game,
        "edition": moment.edition if editions else "",
        "edition_title": wording.edition_title(settings.game, moment.edition) if editions else "",
        "players": settings.players,
        "status": moment.status,
        "host": moment.host,
        "guests": moment.guests,
        "pace": {
            "kind": settings.pace.kind,
            "turn": settings.pace.turn,
            "game": settings.pace.game,
            "reaction": settings.pace.reaction,
        },
        "watch": settings.watch,
        "delay": settings.delay,
        "undo": settings.undo,
        "commitment": moment.commitment,
        "rules": rules,
        "rematch": moment.rematch,
        "ply": moment.ply,
    }


def _asked(moment: Moment, shown: Presentation[Any]) -> Json | None:
    prompt, view = moment.prompt, moment.view
    if prompt is None or view is None:
        return None
    root = moment.root
    return {
        "seat": prompt.seat,
        "mine": root is not None,
        "kind": prompt.kind,
        "clause": prompt.clause,
        "citation": shown.wording.citation(shown.game.kind.name, prompt.clause, prompt.kind),
        "question": shown.question(view, prompt),
        "discreet": moment.discreet,
        "verbs": []
        if root is None
        else [_verb(shown, view, root, verb) for verb in shown.verbs(view, root.verbs)],
        "only": root.only if root is not None else "",
        "beside": list(moment.beside),
    }


def _verb(shown: Presentation[Any], view: View, root: Root, verb: str) -> Json:
    """What can be done; one that is an action by itself is told as one would ask for it."""
    whole = verb in root.whole
    return {"word": verb, "whole": whole, "label": shown.doing(view, verb) if whole else ""}


def _undo(moment: Moment, wording: Wording) -> Json:
    if moment.undo is None:
        return {"can": False, "why": ""}
    if not moment.undo:
        return {"can": True, "why": ""}
    return {"can": False, "why": wording.text(_NO_UNDO.get(moment.undo, "terminal-undo-none"))}


def plan_of(view: Seen) -> str:
    """Which plan a game is played on, as the page asks for it; language and edition go without saying."""
    board = view.ground.board.name
    variant = variant_of(board, view.rules)
    return urlencode({"board": board} if variant is None else {"board": board, "variant": variant})
