"""`goneaway replay`: a recorded game, move by move, for everybody or through one seat's eyes."""

from __future__ import annotations

from rich.console import Console

from ... import KINDS
from ...colditz import Colditz
from ...colditz import Seen as CastleSeen
from ...kernel import Record, RecordError, replay
from ...presenting.castle.names import names_of
from ...presenting.castle.notes import notes
from ...sectionx import SectionX, Seen
from ...wording import Wording
from ..files import shown
from ..problem import Problem
from ..terminal.castle.panels import header
from ..terminal.castle.plan import whole
from ..terminal.island.plan import draw_board


def show_replay(
    record: Record, seat: str | None, boards: bool, console: Console, language: str = "en"
) -> None:
    if seat is not None and seat not in record.seats:
        seats = ", ".join(record.seats)
        raise Problem(Wording(language).text("terminal-problem-no-seat", name=shown(seat), seats=seats))
    eyes = None if seat is None else record.seats.index(seat)
    wording = Wording(language, str(record.rules.get("edition", "")) or "gibson", typed=True)
    who = ", ".join(
        f"{name} ({player})" if player else name
        for name, player in zip(record.seats, record.players or [""] * len(record.seats), strict=True)
    )
    console.print(f"[bold]{KINDS[record.game].title}[/bold]: {who}" if record.game in KINDS else who)
    number = 0
    last = -1
    try:
        for moment in replay(record, KINDS):
            entry = moment.entry
            if entry is not None:
                if boards and entry.seat != last and last >= 0:
                    _board(console, moment.position, eyes, wording)
                last = entry.seat
                number += 1
                console.print(f"{number:>5} [bold]{record.seats[entry.seat]}[/bold] {entry.action}")
            for event in moment.events:
                # Without a seat the reader is the referee, who sees everything that has a sentence.
                known = event.knows[0] if event.knows and eyes is None else eyes
                seen = event.seen_by(known)
                sentence = wording.event(record.game, seen) if seen is not None else ""
                if sentence:
                    console.print(f"        {sentence}", markup=False)
            position = moment.position
        _board(console, position, eyes, wording)
    except RecordError as error:
        raise Problem(wording.record_error(error), 1) from None
    if position.outcome is not None:
        console.print(wording.outcome(record.game, position.outcome, record.seats), markup=False)


def _board(console: Console, position: object, eyes: int | None, wording: Wording) -> None:
    if isinstance(position, SectionX):
        view = position.view(eyes)
        assert isinstance(view, Seen)
        console.print(draw_board(view, console.width))
    elif isinstance(position, Colditz):
        seen = position.view(eyes)
        assert isinstance(seen, CastleSeen)
        console.print(header(seen, wording), style="bold", markup=False)
        console.print(whole(seen, console.width, names=names_of(wording)))
        for note in notes(seen, wording):
            console.print(note.sentence, markup=False)
