"""The panels beside the castle: the teams, your own cards, guards, stacks, tunnels, the latest events."""

from __future__ import annotations

from collections.abc import Sequence

from ....colditz.referee.view import Seen
from ....colditz.words.places import TEAM
from ....presenting.colditz import panels
from ....presenting.colditz.notes import notes
from ....presenting.colditz.standing import at_large, own_pawns
from ....presenting.colditz.status import status_of
from ....wording import Wording
from ..canvas import Canvas
from .plan import PAWN

HEADER = "bold #ffffff on #1f3a5f"
_TITLE = "bold underline"
_NOTE = "bold #f2b632"

#: A line: runs of text, each with its style.
Line = list[tuple[str, str]]


def header(view: Seen, wording: Wording, width: int = 0) -> str:
    """The round, day or night, the current turn, the player to decide, and their progress.

    If that is too long for a line, the length of the game is shown only by `table`.
    """
    status = status_of(view)
    forms = (status.sentence(wording, short) for short in range(3))
    return next((form for form in forms if not width or len(form) <= width), status.sentence(wording, 2))


# The panel


def wrapped(words: str, width: int, style: str = "", indent: str = "  ") -> list[Line]:
    """Wrap a sentence, indenting the lines after the first."""
    lines = [""]
    for word in words.split():
        if lines[-1].strip() and len(lines[-1]) + 1 + len(word) > width:
            lines.append(indent + word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return [[(line, style)] for line in lines]


def wide(width: int) -> bool:
    """Whether there is room for readable headings."""
    return width >= 48


def headings(wide: bool, wording: Wording) -> list[str]:
    """The headings of the table of teams: free, in cells, in tunnels, escaped, dead, cards, Equipment,
    Kit."""
    return wording.text("terminal-castle-teams-wide" if wide else "terminal-castle-teams").split()


def teams(view: Seen, wording: Wording, width: int) -> list[Line]:
    """The officers in a table; in a narrow window, with shorter headings."""
    heading = headings(wide(width), wording)
    titles = " ".join(word.rjust(2) for word in heading)
    room = max(3, min(12, width - 4 - len(titles)))
    out: list[Line] = [[(" " * (room + 4) + titles, "bold")]]
    for team in panels.teams(view, wording):
        holds = team.equipped
        cells = (
            *map(team.count, ("free", "cell", "tunnel", "escaped", "dead")),
            team.cards,
            "?" if holds is None else wording.text("terminal-castle-yes", yes=holds),
            wording.text("terminal-castle-yes", yes=team.kit),
        )
        numbers = " ".join(
            str(cell).rjust(max(2, len(word))) for cell, word in zip(cells, heading, strict=True)
        )
        style = ("bold" if team.own else "") + (" strike" if team.eliminated else "")
        letter = (team.letter or "?", PAWN.get(team.letter, ""))
        name = team.name[:room].ljust(room)
        out.append([("▶" if team.on_turn else " ", "bold"), letter, (f" {name} {numbers}", style)])
    return out


def hand(view: Seen, wording: Wording, width: int, effects: bool) -> list[Line]:
    """Your own cards and Equipment."""
    held = panels.hand(view, wording)
    if held is None:
        return []
    title = wording.text("terminal-castle-hand", number=len(held.cards), limit=held.limit)
    out: list[Line] = [[(title, _TITLE)]]
    for card in held.cards:
        out += wrapped(f"{card.title} ({card.card})", width, "bold")
        if effects:
            out += [[("  ", ""), *line] for line in wrapped(card.effect, width - 2, "", "")]
    if held.equipment is not None:
        out += wrapped(held.equipment_in_words(wording), width, "bold")
    return out


def panel(view: Seen, wording: Wording, width: int, height: int, news: Sequence[str]) -> list[Line]:
    """Everything beside the castle, most important first; the rest of the height shows the latest events."""
    out = teams(view, wording, width)
    out += wrapped(panels.guards(view).sentence(wording), width)
    for note in notes(view, wording):
        out += wrapped(note.sentence, width, _NOTE)
    # A low window has no room to explain the cards.
    effects = height >= 38
    out += hand(view, wording, width, effects)
    for offer in panels.offers(view, wording):
        out += wrapped(offer.sentence, width, "bold")
    mine = panels.whereabouts(view, own_pawns(view))
    if mine and height >= 24:
        out += wrapped(wording.text("terminal-castle-own", pawns=mine), width)
    outside = [pawn for pawn in at_large(view) if pawn // TEAM != view.seat]
    if outside:
        pawns = panels.whereabouts(view, outside)
        out += wrapped(wording.text("terminal-castle-at-large", pawns=pawns), width)
    if height >= 20:
        for line in (*panels.stocks(view).sentences(wording), panels.tunnels_in_words(view, wording)):
            out += wrapped(line, width)
    left = height - len(out) - 1
    told = [line for sentence in news for line in wrapped(f"· {sentence}", width)][-max(0, left) :]
    if told and left > 0:
        out += [[(wording.text("terminal-castle-news"), _TITLE)], *told]
    return out[:height]


def write(sheet: Canvas, x: int, y: int, line: Line) -> None:
    for words, style in line:
        sheet.put(x, y, words, style)
        x += len(words)
