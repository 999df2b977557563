"""The parts of a moment in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import urlencode
from weakref import ReferenceType, ref

from ... import KINDS, games
from ...kernel import Event, Prompt, View
from ...kernel.records import CHANCE, ENDED, HIDDEN
from ...presenting import Presentation, presentation_of
from ...presenting.chronicle import Before
from ...table.book.seeing import Eyes
from ...wording import Wording
from .moments import Json, Moment, Root, Scene

#: Reasons why nothing can be taken back that are worth showing.
_NO_UNDO = {
    ENDED: "kernel-undo-ended",
    CHANCE: "kernel-undo-revealed",
    HIDDEN: "kernel-undo-revealed",
}

#: One object for each language and edition: caches find an identical key without comparing it.
_wording = lru_cache(maxsize=256)(Wording)

#: Equal to no part: a part that did not exist before counts as changed.
_NONE = object()


class Shared:
    """The public parts of a scene in one language."""

    def __init__(self, scene: Scene, language: str, rules: list[str]) -> None:
        wording = self.wording = _wording(language, scene.edition)
        self.parts: Json = {
            "about": _about(scene, wording, rules),
            "clocks": scene.clocks,
            "asked": None,
            "undo": None,
            "outcome": None,
        }
        #: The seats, without marking the viewer's own.
        self.seats: list[Json]
        self.shown: Presentation[Any] | None = None
        #: The moment last compared with, and the parts that differ from it.
        self._since: tuple[ReferenceType[Shared], Json] | None = None
        #: The last events in words, by what was seen of them.
        self._lines: list[tuple[tuple[Event, ...], tuple[list[Json], list[Json]]]] = []
        view = scene.view
        if view is None or scene.game is None:
            title = f"{scene.settings.game}-seat"
            self.seats = [
                {**seat, "title": wording.text(title, seat=seat["name"]), **_bot(seat, wording)}
                for seat in scene.seats
            ]
            return
        shown = self.shown = presentation_of(scene.game, wording)
        self.seats = [
            {
                **seat,
                "title": shown.seat_name(view, seat["seat"]),
                **shown.seat_marks(view, seat["seat"]),
                **_bot(seat, wording),
            }
            for seat in scene.seats
        ]
        plan = shown.plan(view)
        if plan:
            self.parts["about"]["plan"] = urlencode(plan)
        if scene.prompt is not None:
            self.parts["asked"] = _asked(scene, scene.prompt, view, shown)
        if scene.outcome is not None:
            self.parts["outcome"] = shown.result(view, scene.outcome).to_json()
        #: The table and the plain view as a watcher sees them.
        self.table = shown.open_table(view)
        self.view = view.to_json()
        self.parts |= {f"board/{key}": value for key, value in self.table.items()}
        self.parts |= {f"view/{key}": value for key, value in self.view.items()}

    def changed_since(self, before: Shared) -> Json:
        """The parts that have changed; computed once for all viewers whose last moment that was."""
        if before is self:
            return {}
        if self._since is None or self._since[0]() is not before:
            old = before.parts
            changed = {}
            for name, part in self.parts.items():
                was = old.get(name, _NONE)
                if was is not part and was != part:
                    changed[name] = part
            # A weak reference: a moment must not keep all earlier ones alive.
            self._since = ref(before), changed
        return self._since[1]

    def told(self, events: tuple[Event, ...], eyes: Eyes, before: Before) -> list[Json]:
        """Return an event in words."""
        if self.shown is None:
            return []
        return [line.to_json() for line in self.shown.told(events, eyes, before)]

    def told_last(
        self, events: tuple[Event, ...], eyes: Eyes, before: Before
    ) -> tuple[list[Json], list[Json]]:
        """Like `told` for the latest events, plus the events as data; computed once for all viewers who saw
        the same."""
        for seen, told in self._lines:
            if seen == events:
                return told
        told = self.told(events, eyes, before), [event.to_json() for event in events]
        self._lines.append((events, told))
        return told


def shared_of(scene: Scene, language: str, rules: list[str]) -> Shared:
    """Return the shared parts; `rules` are the table's house rules, in sentences."""
    found: Shared | None = scene.words.get(language)
    if found is None:
        found = scene.words[language] = Shared(scene, language, rules)
    return found


class Parts:
    """All parts of a moment for one viewer: the public ones, with the viewer's own in their place."""

    def __init__(self, shared: Shared, own: Json) -> None:
        self.shared = shared
        self.own = own

    def all(self) -> Json:
        """Every part by its name."""
        return {**self.shared.parts, **self.own}

    def changed_since(self, before: Parts) -> Json:
        """The parts that have changed."""
        shared, own, old = self.shared.parts, self.own, before.own
        common = self.shared.changed_since(before.shared)
        out = {name: part for name, part in common.items() if name not in own and name not in old}
        old_shared = before.shared.parts
        for name, part in own.items():
            was = old[name] if name in old else old_shared.get(name, _NONE)
            if was is not part and was != part:
                out[name] = part
        for name, was in old.items():
            if name not in own and name in shared and was != shared[name]:
                out[name] = shared[name]
        return out


def parts_of(moment: Moment, language: str, rules: list[str]) -> Parts:
    """Return a moment in words."""
    shared = shared_of(moment.scene, language, rules)
    shown, view = shared.shown, moment.view
    own: Json = {
        "seats": [{**seat, "you": seat["seat"] in moment.mine} for seat in shared.seats],
        "proposals": moment.proposals,
        "orders": moment.orders,
    }
    if view is None or shown is None:
        return Parts(shared, own)
    asked = shared.parts["asked"]
    if asked is not None:
        own["asked"] = {**asked, **_answers(moment, shown, view)}
    own["undo"] = _undo(moment, shared.wording)
    if view is not moment.scene.view:
        for key, value in shown.own_table(view, shared.table).items():
            own[f"board/{key}"] = value
        watched = shared.view
        for key, value in view.to_json(watched).items():
            if value is not watched[key]:
                own[f"view/{key}"] = value
    return Parts(shared, own)


def _bot(seat: Json, wording: Wording) -> Json:
    """The name of the bot in a seat."""
    return {"bot_title": wording.bot(seat["bot"])} if seat["bot"] else {}


def _about(scene: Scene, wording: Wording, rules: list[str]) -> Json:
    settings = scene.settings
    editions = bool(KINDS[settings.game].edition)
    return {
        "code": scene.code,
        "title": settings.title,
        "game": settings.game,
        "game_title": KINDS[settings.game].title,
        "stage": games.parts_of(settings.game).stage,
        "edition": scene.edition if editions else "",
        "edition_title": wording.edition_title(settings.game, scene.edition) if editions else "",
        "players": settings.players,
        "status": scene.status,
        "closed": scene.closed,
        "host": scene.host,
        "guests": scene.guests,
        "pace": {
            "kind": settings.pace.kind,
            "turn": settings.pace.turn,
            "game": settings.pace.game,
            "reaction": settings.pace.reaction,
        },
        "watch": settings.watch,
        "delay": settings.delay,
        "undo": settings.undo,
        "commitment": scene.commitment,
        "rules": rules,
        "rematch": scene.rematch,
        "ply": scene.ply,
    }


def _asked(scene: Scene, prompt: Prompt, view: View, shown: Presentation[Any]) -> Json:
    """The decision to be made, and its seat."""
    asked = shown.asked(view, prompt)
    return {
        "seat": prompt.seat,
        "mine": False,
        "kind": prompt.kind,
        "clause": prompt.clause,
        "citation": asked.citation,
        "question": shown.question(view, prompt),
        "title": asked.title,
        "reason": asked.reason,
        #: The time limit of a question that has one of its own.
        "seconds": prompt.parameters.get("seconds", 0),
        **shown.subject(view, prompt),
        "discreet": scene.discreet,
        "verbs": [],
        "only": "",
        "beside": [],
    }


def _answers(moment: Moment, shown: Presentation[Any], view: View) -> Json:
    """The actions available in it, and beside it."""
    root, beside = moment.root, list(moment.beside)
    if root is None:
        return {"beside": beside}
    verbs = [_verb(shown, view, root, verb) for verb in shown.verbs(view, root.verbs)]
    return {"mine": True, "verbs": verbs, "only": root.only, "beside": beside}


def _verb(shown: Presentation[Any], view: View, root: Root, verb: str) -> Json:
    """A verb that is legal; a complete action also gets its label."""
    whole = verb in root.whole
    return {"word": verb, "whole": whole, "label": shown.verb(view, verb, whole)}


def _undo(moment: Moment, wording: Wording) -> Json:
    if moment.undo is None:
        return {"can": False, "why": ""}
    if not moment.undo:
        return {"can": True, "why": ""}
    return {"can": False, "why": wording.text(_NO_UNDO.get(moment.undo, "kernel-undo-none"))}
