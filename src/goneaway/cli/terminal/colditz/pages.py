"""Texts shown apart from the castle: welcome, help, a place, a pawn, a card, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....colditz.referee.view import Seen
from ....colditz.ruleset import Ruleset
from ....colditz.words.forms import FORMS
from ....colditz.words.places import COMPONENTS, EQUIPMENT
from ....kernel import Outcome
from ....presenting.colditz import ending, panels, status
from ....presenting.colditz.choosing import USUAL
from ....presenting.colditz.looking import Sight, card_seen, rooms_showing
from ....presenting.colditz.names import names_of, seat_letter
from ....presenting.colditz.notes import notes
from ....presenting.colditz.standing import own_pawns
from ....wording import Wording
from ..pages import command_table, draw_ranking
from . import plan
from .panels import header, headings
from .plan import PAWN

#: The actions the help explains; answers to decisions are asked for when they are due.
_ACTIONS = {
    "roll": "terminal-castle-help-roll",
    "move": "terminal-castle-help-move",
    "step": "terminal-castle-help-step",
    "claim": "terminal-castle-help-claim",
    "claim-kit": "terminal-castle-help-claim-kit",
    "play": "terminal-castle-help-play",
    "exchange": "terminal-castle-help-exchange",
    "offer": "terminal-castle-help-offer",
    "accept": "terminal-castle-help-accept",
    "counter": "terminal-castle-help-counter",
    "meet": "terminal-castle-help-meet",
    "talk": "terminal-castle-help-talk",
    "release": "terminal-castle-help-release",
    "tunnel": "terminal-castle-help-tunnel",
    "attempt": "terminal-castle-help-attempt",
    "mouth": "terminal-castle-help-mouth",
    "car": "terminal-castle-help-car",
    "do-or-die": "terminal-castle-help-do-or-die",
    "tower": "terminal-castle-help-tower",
    "launch": "terminal-castle-help-launch",
    "surrender": "terminal-castle-help-surrender",
    "discard": "terminal-castle-help-discard",
    USUAL: "terminal-castle-help-usual",
    "post": "terminal-castle-help-post",
    "recall": "terminal-castle-help-recall",
    "arrest": "terminal-castle-help-arrest",
    "remove-marker": "terminal-castle-help-remove-marker",
    "pursue": "terminal-castle-help-pursue",
    "riot-squad": "terminal-castle-help-riot-squad",
    "return": "terminal-castle-help-return",
    "combo": "terminal-castle-help-combo",
    "resolve-search": "terminal-castle-help-resolve-search",
    "pass": "terminal-castle-help-pass",
    "end": "terminal-castle-help-end",
}
#: Actions that only some rules have.
_ONLY_UNDER: Mapping[str, Callable[[Ruleset], bool]] = {
    "meet": lambda rules: rules.trade.secret_meeting == "on_request",
    "talk": lambda rules: rules.trade.secret_meeting != "none",
    "attempt": lambda rules: rules.attempts.attempt_declaration != "none",
    "mouth": lambda rules: rules.tunnels.tunnel_exit_declaration,
    "do-or-die": lambda rules: rules.dod.dod_enabled,
    "tower": lambda rules: rules.modules.module_glider,
    "launch": lambda rules: rules.modules.module_glider,
    "combo": lambda rules: rules.modules.module_chapel_combo,
    "remove-marker": lambda rules: rules.equipment.marker_removed_by_guard,
    "pursue": lambda rules: rules.guards.rule45_pursuit_exempt,
    "riot-squad": lambda rules: rules.guards.riot_squad == "all_reserves",
    "resolve-search": lambda rules: rules.appel.general_search == "instead_of_move",
}
#: `move` takes a destination here; in the notation it lists every step.
_FORMS = {**FORMS, USUAL: USUAL, "move": "move PAWN [towards] PLACE"}

#: The columns of the table of teams.
_COLUMNS = ("free", "cell", "tunnel", "gone", "dead", "cards", "equipment", "kit")

#: The meanings of the plan's signs.
_LEGEND = {
    f"b1 d3 g7 {plan.token('g12')}": "terminal-castle-sign-pawns",
    plan.PLAIN: "terminal-castle-sign-plain",
    plan.WHITE: "terminal-castle-sign-white",
    plan.ROOM: "terminal-castle-sign-room",
    plan.HIDEAWAY: "terminal-castle-sign-hideaway",
    plan.POST: "terminal-castle-sign-post",
    plan.LIT: "terminal-castle-sign-lit",
    plan.LOCKED: "terminal-castle-sign-locked",
    "K1 P1": "terminal-castle-sign-gate",
    "T1": "terminal-castle-sign-target",
    "30 60": "terminal-castle-sign-drop",
    f"{plan.PLAIN}{plan.LANDING}": "terminal-castle-sign-landing",
    f"{plan.PLAIN}{plan.TUNNEL} {plan.BELOW}{plan.TUNNEL}": "terminal-castle-sign-tunnel",
    f"{plan.PLAIN}{plan.CUT}": "terminal-castle-sign-cut",
    f"{plan.PLAIN}{plan.DOOR}": "terminal-castle-sign-door",
    f"{plan.PLAIN}{plan.CAR}": "terminal-castle-sign-car",
    "⇓": "terminal-castle-sign-opening",
    "←N": "terminal-castle-sign-north",
}


def welcome(view: Seen, wording: Wording) -> RenderableType:
    """A short introduction to the game, for an officer or for Security, depending on the reader."""
    special = "\n".join(f"· {line}" for line in status.welcome_notes(view, wording))
    security = view.seat == view.officers
    return Panel(
        Text(f"{status.welcome(view, wording).rstrip()}\n\n{special}".rstrip()),
        title=wording.text("terminal-castle-title"),
        expand=False,
        padding=(0, 1) if special or security else (1, 2),
    )


def help_page(
    commands: Mapping[str, tuple[str, str]], wording: Wording, view: Seen, *, wide: bool
) -> RenderableType:
    """Every command, every action under these rules, then how to read the screen."""
    shown = {name: row for name, row in commands.items() if row[0]}
    actions = {
        _FORMS[verb]: meaning
        for verb, meaning in _ACTIONS.items()
        if verb not in _ONLY_UNDER or _ONLY_UNDER[verb](view.rules)
    }
    table = command_table(shown, actions, wording)
    legend = Table(box=None, show_header=False, pad_edge=False)
    legend.add_column(no_wrap=True, style="bold")
    legend.add_column()
    for sign, meaning in _LEGEND.items():
        legend.add_row(Text(sign), Text(wording.text(meaning)))
    numbers = Text(wording.text("terminal-castle-help-numbers"))
    heads = dict(zip(_COLUMNS, headings(wide, wording), strict=True))
    reading = Text(wording.text("terminal-castle-help-reading", **heads))
    return Group(table, Text(), numbers, Text(), legend, reading)


# Looking closer


def sight_page(sight: Sight) -> RenderableType:
    """A description of a place or a pawn; for a card, its name with the effect indented below."""
    if sight.kind != "card":
        return Text("\n".join(sight.lines))
    title, *rest = sight.lines
    return Group(Text(title, "bold"), *(Text(f"  {line}") for line in rest))


def hand_page(view: Seen, wording: Wording) -> RenderableType:
    """Your cards with their effects, your Equipment and Kit, and where to get the rest."""
    say = wording.text
    held = panels.hand(view, wording)
    cards = () if held is None else held.cards
    lines: list[RenderableType] = [sight_page(card_seen(one.card, view, wording)) for one in cards]
    if not lines:
        lines.append(Text(say("terminal-castle-no-cards")))
    if held is not None and held.equipment is not None:
        names = names_of(wording)
        lines.append(Text(held.equipment_in_words(wording), "bold"))
        lines.append(Text(say("terminal-castle-kit", kit=held.kit)))
        for symbol in (*EQUIPMENT, *COMPONENTS):
            rooms = rooms_showing(view, symbol, wording)
            called = names.card(symbol)
            lines.append(Text(f"  {called}{'' if called == symbol else f' ({symbol})'}: {', '.join(rooms)}"))
    return Group(*lines)


def table_page(view: Seen, wording: Wording) -> RenderableType:
    """Everything beside the castle that does not fit on the screen in a low window."""
    lines = [Text(header(view, wording), "bold"), Text(panels.guards(view).sentence(wording))]
    lines += [Text(line) for line in panels.stocks(view).sentences(wording)]
    lines.append(Text(panels.tunnels_in_words(view, wording)))
    mine = panels.whereabouts(view, own_pawns(view))
    if mine:
        lines.append(Text(wording.text("terminal-castle-own", pawns=mine)))
    lines.append(Text(wording.text("terminal-castle-table"), "bold underline"))
    found = [note.sentence for note in notes(view, wording)] or [wording.text("terminal-castle-table-empty")]
    return Group(*lines, *(Text(note) for note in found))


def offers_page(view: Seen, wording: Wording) -> RenderableType:
    lines = [offer.sentence for offer in panels.offers(view, wording)]
    lines = lines or [wording.text("terminal-castle-no-offers")]
    return Text("\n".join([*lines, wording.text("terminal-castle-offers-hint")]))


# The end of the game


def result(view: Seen, outcome: Outcome, wording: Wording) -> RenderableType:
    seats = range(view.officers + 1)
    letters = [seat_letter(view, seat) for seat in seats]
    tokens = [Text(f" {letter or '?'} ", PAWN.get(letter, "")) for letter in letters]
    return draw_ranking(ending.result(view, outcome, wording), tokens, wording)
