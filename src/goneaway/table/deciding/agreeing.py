"""Proposals that need everybody's consent: a pause, an end, or going back further than a player may alone."""

from __future__ import annotations

from ..book import commands as c
from ..book import entries as e
from ..book.book import PAUSED, Book
from ..book.chairs import Proposal
from ..book.declined import Declined
from .asking import Asking, must_play


def decide(book: Book, asking: Asking, command: c.Propose | c.Agree | c.Disagree | c.Resume) -> list[e.Entry]:
    if isinstance(command, c.Resume):
        must_play(book, paused=True)
        if book.status != PAUSED:
            raise Declined("not-paused")
        return [e.Resumed(**asking.stamp, seat=asking.chair(book, None).seat)]
    must_play(book, paused=True)
    chair = asking.chair(book, None)
    if isinstance(command, c.Propose):
        return _propose(book, asking, command, chair.seat)
    proposal = book.proposals.get(command.proposal)
    if proposal is None:
        raise Declined("no-such-proposal", proposal=command.proposal)
    if isinstance(command, c.Disagree):
        return [e.Disagreed(**asking.stamp, proposal=command.proposal, seat=chair.seat)]
    agreed = e.Agreed(**asking.stamp, proposal=command.proposal, seat=chair.seat)
    return [agreed, *_carried(book, asking, proposal, {*proposal.agreed, asking.who.id})]


def _propose(book: Book, asking: Asking, command: c.Propose, seat: int) -> list[e.Entry]:
    back_to = 0
    if command.what == "rewind":
        back_to = book.ply_at(seat, command.to)
        if back_to >= len(book.played):
            raise Declined("no-such-moment", to=command.to)
    if command.what == "pause" and book.status == PAUSED:
        raise Declined("paused")
    same = (command.what, back_to)
    standing = [number for number, one in book.proposals.items() if (one.what, one.back_to) == same]
    if standing:
        raise Declined("proposed-already", proposal=standing[0])
    proposal = Proposal(command.what, asking.who.id, back_to, {asking.who.id})
    proposed = e.Proposed(**asking.stamp, what=command.what, seat=seat, back_to=back_to)
    return [proposed, *_carried(book, asking, proposal, proposal.agreed)]


def _carried(book: Book, asking: Asking, proposal: Proposal, agreed: set[str]) -> list[e.Entry]:
    """The entries that follow once every player has agreed."""
    if any(person not in agreed for person in book.people):
        return []
    match proposal.what:
        case "pause":
            return [e.Paused(**asking.stamp)]
        case "rewind":
            return [e.Rewound(**asking.stamp, back_to=proposal.back_to)]
        case _:
            secret = book.journal.game.seal.secret.hex()
            return [e.Ended(**asking.stamp, secret=secret, how="abandoned")]
