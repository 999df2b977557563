"""What is announced apart from the castle: welcome, help, a place, a pawn, a card, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....colditz.actions import FORMS
from ....colditz.board import Circle
from ....colditz.layout import DROP
from ....colditz.places import COMPONENTS, EQUIPMENT, FIRST_GUARD, TEAM
from ....colditz.ruleset import Ruleset
from ....colditz.sampling import determinize_blank
from ....colditz.view import Seen
from ....kernel import Outcome
from ....wording import Wording
from ..pages import command_table, ranking
from . import panels
from . import plan as castle
from .choosing import USUAL
from .names import names_of
from .plan import PAWN, pawn_name, standing
from .status import GAME, header, notes, seat_name, welcome_notes

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
#: Actions that only some rules know.
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
#: `move` takes a destination here, where the notation has every step.
_FORMS = {**FORMS, USUAL: USUAL, "move": "move PAWN [towards] PLACE"}

#: The columns of the table of teams.
_COLUMNS = ("free", "cell", "tunnel", "gone", "dead", "cards", "equipment", "kit")

#: What the signs of the plan mean.
_LEGEND = {
    f"b1 d3 g7 {castle.token('g12')}": "terminal-castle-sign-pawns",
    castle.PLAIN: "terminal-castle-sign-plain",
    castle.WHITE: "terminal-castle-sign-white",
    castle.ROOM: "terminal-castle-sign-room",
    castle.HIDEAWAY: "terminal-castle-sign-hideaway",
    castle.POST: "terminal-castle-sign-post",
    castle.LIT: "terminal-castle-sign-lit",
    castle.LOCKED: "terminal-castle-sign-locked",
    "K1 P1": "terminal-castle-sign-gate",
    "T1": "terminal-castle-sign-target",
    "30 60": "terminal-castle-sign-drop",
    f"{castle.PLAIN}{castle.LANDING}": "terminal-castle-sign-landing",
    f"{castle.PLAIN}{castle.TUNNEL} {castle.BELOW}{castle.TUNNEL}": "terminal-castle-sign-tunnel",
    f"{castle.PLAIN}{castle.CUT}": "terminal-castle-sign-cut",
    f"{castle.PLAIN}{castle.DOOR}": "terminal-castle-sign-door",
    f"{castle.PLAIN}{castle.CAR}": "terminal-castle-sign-car",
    "⇓": "terminal-castle-sign-opening",
    "←N": "terminal-castle-sign-north",
}


def welcome(view: Seen, wording: Wording) -> RenderableType:
    """What it is all about, for an officer or for Security, whoever looks."""
    rules = view.rules
    totals = sorted(rules.draw.draw_totals)
    security = view.seat == view.officers
    text = wording.text(
        "terminal-castle-welcome-security" if security else "terminal-castle-welcome",
        goal=rules.victory.escape_goal,
        rounds=view.rounds,
        totals=totals,
        wins=rules.victory.no_goal_outcome == "security_wins",
    )
    special = "\n".join(f"· {line}" for line in welcome_notes(view, wording))
    return Panel(
        Text(f"{text.rstrip()}\n\n{special}".rstrip()),
        title=wording.text("terminal-castle-title"),
        expand=False,
        padding=(0, 1) if special or security else (1, 2),
    )


def help_page(
    commands: Mapping[str, tuple[str, str]], wording: Wording, view: Seen, *, wide: bool
) -> RenderableType:
    """Every command, every action these rules know, then how to read the screen as it is."""
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
    heads = dict(zip(_COLUMNS, panels.headings(wide, wording), strict=True))
    reading = Text(wording.text("terminal-castle-help-reading", **heads))
    return Group(table, Text(), numbers, Text(), legend, reading)


# Looking closer


def place_page(place: int, view: Seen, wording: Wording) -> RenderableType:
    """A circle: where it is, what is special about it, who stands there, where one can go from it."""
    say = wording.text
    names = names_of(wording)
    ground = view.ground
    number = place % ground.size
    circle = ground.board.circles[number]
    x, y = circle.spot
    lines = [say("terminal-castle-look", name=circle.name, zone=circle.zone, column=x, row=y)]
    if ground.room[number] >= 0:
        room = ground.board.rooms[ground.rooms[ground.room[number]]]
        lines.append(
            say(
                "terminal-castle-look-room", title=names.place(room.name), symbols=names.symbols(room.symbols)
            )
        )
    lines += [say("terminal-castle-look-is", what=what) for what in _facts(view, number, circle)]
    for to, kind, cards in ground.barriers[number]:
        what = "drop" if kind == DROP else "wire"
        lines.append(say("terminal-castle-look-barrier", what=what, cards=cards, to=ground.names[to]))
    here = [pawn_name(view, pawn) for pawn in standing(view).get(number, ())]
    if here:
        lines.append(say("terminal-castle-look-who", who=here))
    near = [ground.names[other] for other in ground.near[number]]
    if near:
        lines.append(say("terminal-castle-look-near", near=near))
    return Text("\n".join(lines))


def _facts(view: Seen, number: int, circle: Circle) -> list[str]:
    ground = view.ground
    found = []
    if ground.white[number]:
        found.append("white")
    if ground.black[number]:
        found.append("post")
    if ground.lit[number]:
        found.append("lit")
    if ground.hideaway[number] >= 0:
        found.append("hideaway")
    if ground.gate[number] >= 0:
        found.append(EQUIPMENT[ground.gate_card[ground.gate[number]]])
    if ground.target[number] >= 0:
        found.append("target")
    if ground.tunnel[number] >= 0:
        found.append("tunnel")
    if ground.cell_door[number]:
        found.append("door")
    if number in ground.board.car.values():
        found.append("car")
    if circle.held:
        found.append("held")
    return found


def pawn_page(pawn: int, view: Seen, wording: Wording) -> RenderableType:
    position = determinize_blank(view)
    name = pawn_name(view, pawn)
    quarry = view.link[pawn - FIRST_GUARD] if pawn >= FIRST_GUARD else -1
    text = wording.text(
        "terminal-castle-look-pawn",
        name=name,
        seat=seat_name(view, view.officers if pawn >= FIRST_GUARD else pawn // TEAM, wording),
        place=position.place_name(view.at[pawn]),
        returning=pawn < FIRST_GUARD and view.returning[pawn],
        free=pawn < FIRST_GUARD and position.fugitive(pawn),
        quarry=pawn_name(view, quarry) if quarry >= 0 else "",
    )
    return Text(text)


def card_page(card: str, view: Seen, wording: Wording) -> RenderableType:
    lines = [Text(f"{wording.card(GAME, card)} ({card})", "bold")]
    lines.append(Text(f"  {wording.card_effect(GAME, card)}"))
    if card in EQUIPMENT:
        rooms = panels.rooms_showing(view.ground.board.rooms.values(), card, wording)
        lines.append(Text(f"  {wording.text('terminal-castle-shown-in', rooms=rooms)}"))
    return Group(*lines)


def hand_page(view: Seen, wording: Wording) -> RenderableType:
    """Own cards with what they do, own Equipment and Kit, and where the rest is to be had."""
    say = wording.text
    lines: list[RenderableType] = [card_page(card, view, wording) for card in panels.own_cards(view)]
    if not lines:
        lines.append(Text(say("terminal-castle-no-cards")))
    if view.equipment is not None and view.seat is not None:
        names = names_of(wording)
        held = ", ".join(map(names.card, panels.own_equipment(view))) or say("terminal-nothing")
        lines.append(Text(say("terminal-castle-equipment", held=held), "bold"))
        lines.append(Text(say("terminal-castle-kit", kit=bool(view.kit[view.seat]))))
        for symbol in (*EQUIPMENT, *COMPONENTS):
            rooms = panels.rooms_showing(view.ground.board.rooms.values(), symbol, wording)
            called = names.card(symbol)
            lines.append(Text(f"  {called}{'' if called == symbol else f' ({symbol})'}: {', '.join(rooms)}"))
    return Group(*lines)


def table_page(view: Seen, wording: Wording) -> RenderableType:
    """Everything that stands beside the castle and does not fit beside it in a low window."""
    lines = [Text(header(view, wording), "bold")]
    lines += [Text(line) for line in (panels.guards(view, wording), *panels.stocks(view, wording))]
    lines.append(Text(panels.tunnels(view, wording)))
    mine = panels.whereabouts(view, panels.own_pawns(view))
    if mine:
        lines.append(Text(wording.text("terminal-castle-own", pawns=mine)))
    lines.append(Text(wording.text("terminal-castle-table"), "bold underline"))
    found = notes(view, wording) or [wording.text("terminal-castle-table-empty")]
    return Group(*lines, *(Text(note) for note in found))


def offers_page(view: Seen, wording: Wording) -> RenderableType:
    lines = panels.offers(view, wording) or [wording.text("terminal-castle-no-offers")]
    return Text("\n".join([*lines, wording.text("terminal-castle-offers-hint")]))


# The end of the game


def result(view: Seen, outcome: Outcome, wording: Wording) -> RenderableType:
    seats = range(view.officers + 1)
    names = [seat_name(view, seat, wording) for seat in seats]
    letters = [panels.seat_letter(view, seat) for seat in seats]
    tokens = [Text(f" {letter or '?'} ", PAWN.get(letter, "")) for letter in letters]
    winner = "security" if view.officers in outcome.winners else "officer"
    winners = [names[seat] for seat in outcome.winners]
    why = wording.text(f"colditz-outcome-{outcome.end}", winner=winner, winners=winners)
    headings = {"escapes": wording.text("terminal-castle-column-escapes")}
    return ranking(why, outcome, names, tokens, headings, wording)
