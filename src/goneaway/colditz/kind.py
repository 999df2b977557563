"""Escape from Colditz as a game kind for the rest of the program."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from ..kernel import Action, Chance, Event, Game, GameKind, RulesError, Stream, Switch, View
from ..kernel.options import asked_for, brief, check_players
from .board import load_board
from .referee.exact import read_view, write_view
from .referee.position import Colditz
from .referee.sampling import determinize
from .referee.view import Seen
from .ruleset import companions, edition_names, options, switches
from .ruleset.loading import gather, load_edition, settle
from .ruleset.whole import Ruleset
from .running.do_or_die import deal_dod
from .scenes.scene import ColditzScene, empty_position
from .table import piles
from .table.decks import build_deck
from .table.throwing import draw_card
from .turns import setup
from .words.actions import parse
from .words.cards import DO_OR_DIE
from .words.forms import FORMS

PLAYERS = range(2, 7)


def settle_rules(players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
    """An edition with its house rules, checked; every option by name."""
    try:
        asked = json.dumps([players, dict(overrides)])
    except (TypeError, ValueError, RecursionError):
        return _settled(players, overrides)  # values JSON cannot represent, such as sets
    known = _KNOWN.get(asked)
    if known is None:
        known = _settled(players, overrides)
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        _KNOWN[asked] = known
    return {name: copy(value) if isinstance(value, list | dict) else value for name, value in known.items()}


#: Games of a tournament use the same rules: cached by the requested options, as text.
_KNOWN: dict[str, dict[str, Any]] = {}
_MOST = 64


def _settled(players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
    check_players(players, PLAYERS)
    edition, board, names, rest = _sorted_out(overrides)
    tables = load_board(board).appel
    if players not in tables:
        raise RulesError("players", given=players, least=min(tables), most=max(tables))
    rules = settle(edition, names, rest, players)
    _check_deals(rules, players, edition)
    settled = rules.to_json()
    if players > 2:
        # Only the lone officer can have two teams; at a larger table the option has no effect (A82).
        settled["players.teams_for_single_officer"] = 1
    return {"edition": edition, "board": board, **settled}


def _check_deals(rules: Ruleset, players: int, edition: str) -> None:
    """Refuse rules that deal more cards at the start than a deck has."""
    officers = max(players - 1, rules.players.teams_for_single_officer if players == 2 else 1)
    for option, deck, hands in (
        ("start_opportunity_cards", "opportunity", officers),
        ("start_security_cards", "security", 1),
    ):
        cards = build_deck(rules, deck, edition)
        aside = players in rules.draw.kit_parts_aside_player_counts
        most = sum(not (aside and card.kind == "kit-part") for card in cards) // hands
        asked = getattr(rules.players, option)
        if asked > most:
            raise RulesError("deal", option=option, value=asked, most=most)


def _sorted_out(overrides: Mapping[str, Any]) -> tuple[str, str, list[str], dict[str, Any]]:
    """The requested edition, board, bundles and single options."""
    rest = asked_for(overrides)
    edition = str(rest.pop("edition", "gibson"))
    board = str(rest.pop("board", "castle"))
    if board not in ("castle", "miniature"):
        raise RulesError("unknown-value", option="board", value=brief(board), allowed="castle, miniature")
    bundles = rest.pop("bundles", ())
    if isinstance(bundles, str):
        bundles = [name for name in bundles.split(",") if name]
    if not isinstance(bundles, list | tuple) or not all(isinstance(name, str) for name in bundles):
        raise RulesError("unknown-bundle", bundle=brief(bundles), nearest="")
    names = list(bundles)
    return edition, board, names, rest


class ColditzKind(GameKind):
    """One Security Officer against semi-cooperating Escape Officers, in every edition."""

    name = "colditz"
    title = "Escape from Colditz"
    package = "goneaway.colditz"
    players = PLAYERS
    edition = "gibson"
    forms = FORMS
    roles = ("officers", "security")
    usual_players = 4
    options = ()
    scene = ColditzScene()

    def editions(self) -> tuple[str, ...]:
        return edition_names()

    def option_names(self) -> frozenset[str]:
        return frozenset((*options(), *(one.dotted for one in options().values())))

    def options_json(self) -> list[dict[str, Any]]:
        classic = load_edition("gibson").to_json()
        return [{**one.to_json(), "default": classic[one.dotted]} for one in options().values()]

    def switches(self) -> list[Switch]:
        return switches()

    def spellings(self, option: str) -> frozenset[str]:
        return frozenset((option, option.rpartition(".")[2]))

    def companions(self, error: RulesError, rules: Mapping[str, Any]) -> list[dict[str, Any]]:
        edition, _, names, rest = _sorted_out(rules)
        return companions(error, gather(edition, names, rest).to_json())

    def rules(self, players: int, overrides: Mapping[str, Any]) -> dict[str, Any]:
        return settle_rules(players, overrides)

    def recorded_rules(self, rules: Mapping[str, Any]) -> dict[str, Any]:
        younger = {one.dotted: one.before for one in options().values() if one.before is not None}
        return {**younger, **rules}

    def seats(self, players: int, rules: Mapping[str, Any]) -> tuple[str, ...]:
        # One person may hold two of the seats: each team has its own turn and its own hand (A82).
        two_teams = players == 2 and rules["players.teams_for_single_officer"] == 2
        officers = 2 if two_teams else players - 1
        return (*(f"officer-{number}" for number in range(1, officers + 1)), "security")

    def people(self, seats: Sequence[str], rules: Mapping[str, Any]) -> int:
        return 2 if rules.get("players.teams_for_single_officer") == 2 else len(seats)

    def start(self, game: Game, chance: Chance) -> Colditz:
        """Decks shuffled and dealt; the first officer chooses his nation."""
        position = empty_position(game, chance)
        rules = position.rules
        position.deck = chance.order("opportunity", len(position.opportunity))
        piles.set_parts_aside(position)
        position.security_deck = chance.order("security", len(position.security))
        position.dod_deck = chance.order("do-or-die", len(DO_OR_DIE))
        deal_dod(position)
        for team in range(position.officers):
            for _ in range(rules.players.start_opportunity_cards):
                draw_card(position, team)
            position.kit[team] = rules.players.start_kit_cards
            position.kits -= rules.players.start_kit_cards
        for _ in range(rules.players.start_security_cards):
            draw_card(position, position.security_seat)
        setup.begin(position)
        return position

    def parse(self, game: Game, text: str) -> Action:
        return parse(text)

    def reveals(self, game: Game, seat: int, event: Event) -> bool:
        """Whether an event reveals something: cards and dice, and Security's hand where an officer makes him
        discard (sabotage)."""
        if event.kind == "discarded":
            return str(event.parameters["seat"]) == "security" != game.seats[seat]
        return event.kind in ("drawn", "thrown")

    def determinize(self, game: Game, view: View, chance: Chance) -> Colditz:
        if not isinstance(view, Seen):
            raise TypeError(f"no view of {self.title}: {view!r:.60}")
        return determinize(view, chance)

    def write_view(self, view: View) -> dict[str, Any]:
        if not isinstance(view, Seen):
            raise TypeError(f"no view of {self.title}: {view!r:.60}")
        return write_view(view)

    def read_view(self, game: Game, data: Mapping[str, Any]) -> Seen:
        return read_view(empty_position(game, Stream(b"blank", quiet=True)), data)


COLDITZ = ColditzKind()
