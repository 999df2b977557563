"""Taking back: the law of undo in random games of both games.

What was done can be taken back until chance has spoken, something hidden came to light, the turn is over or
somebody else has decided. Taken back it was never played: same position, same record, same chance to come.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import goneaway
from goneaway.colditz.ruleset import edition_names
from goneaway.kernel import Action, Journal, Position, Stream, load_record, verify
from goneaway.kernel.records import ANOTHER, CHANCE, ENDED, HIDDEN, NOTHING_DONE

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("colditz", 2 + number % 4, {"edition": name}) for number, name in enumerate(edition_names())),
    ("colditz", 2, {"bundles": "two_nations"}),
    ("sectionx", 3, {}),
    ("sectionx", 2, {"variant": "expert"}),
]
each_table = pytest.mark.parametrize(("game", "players", "rules"), TABLES)


def any_action(position: Position, lots: random.Random) -> Action:
    """One legal action: any verb as likely as any other."""
    legal = position.legal()
    verb = lots.choice([verb for verb in legal.verbs if any(map(len, legal.groups_of(verb)))])
    group = lots.choice([group for group in legal.groups_of(verb) if len(group)])
    return group[lots.randrange(len(group))]


def moments(
    game: str, players: int, rules: dict[str, Any], plies: int
) -> Iterator[tuple[Journal, int, Action, random.Random]]:
    """A journal before each action of a random game. Whoever looks applies the action, or another one."""
    match = goneaway.new_game(game, players=players, rules=rules, seed=f"undo {rules}")
    journal = Journal(match)
    lots = random.Random(f"undo {game} {players} {rules}")
    for _ in range(plies):
        seat = journal.position.actor
        if seat is None:
            return
        yield journal, seat, any_action(journal.position, lots), lots


def written(journal: Journal) -> str:
    return journal.record().to_jsonl()


@each_table
def test_a_moment_kept_for_a_refused_action_is_forgotten(
    game: str, players: int, rules: dict[str, Any]
) -> None:
    journal, seat, *_ = next(moments(game, players, rules, 1))
    assert journal.mark(seat)
    assert not journal.mark(seat)  # kept already
    journal.unmark()
    assert journal.mark(seat)


@each_table
def test_what_is_taken_back_was_never_played(game: str, players: int, rules: dict[str, Any]) -> None:
    """Again and again as far back as it goes: the same position, offers and record as then."""
    before: list[tuple[str, list[str], int]] = []
    whose, taken_back = -1, 0
    journal = None
    for journal, seat, action, lots in moments(game, players, rules, 180):
        if seat != whose:
            before, whose = [], seat
        offered = [str(one) for verb in journal.position.legal().verbs[:2] for one in offers(journal, verb)]
        before.append((written(journal), offered, len(journal.entries)))
        journal.mark(seat)
        journal.apply(seat, action)
        if journal.why_no_undo(seat):
            before = []
        elif lots.random() < 0.4:
            for text, then, number in reversed(before):
                taken = journal.undo(seat)
                assert [entry.seat for entry in taken] == [seat]
                assert len(journal.entries) == number == journal.position.ply
                assert written(journal) == text
                assert [
                    str(one) for verb in journal.position.legal().verbs[:2] for one in offers(journal, verb)
                ] == then
                taken_back += 1
            assert journal.why_no_undo(seat)
            assert not journal.undo(seat)
            before = []
    assert journal is not None
    assert taken_back > 5
    record = load_record(written(journal))
    verdict = verify(record, goneaway.KINDS)
    assert verdict.actions == len(journal.entries)
    assert written(Journal.resume(record, goneaway.KINDS)) == written(journal)


def offers(journal: Journal, verb: str) -> list[Action]:
    return [action for group in journal.position.legal().groups_of(verb)[:3] for action in group]


@each_table
def test_what_cannot_be_taken_back_says_why(game: str, players: int, rules: dict[str, Any]) -> None:
    """The reason is that of the last action that closed the way; a refused undo changes nothing."""
    told = Counter[str]()
    reason = NOTHING_DONE
    for journal, seat, action, _ in moments(game, players, rules, 300):
        journal.mark(seat)
        events = journal.apply(seat, action)
        kinds = {event.kind for event in events}
        if kinds & {"turn-ended", "game-over", "collapsed"}:
            reason = ENDED
        elif "chance" in kinds:
            reason = CHANCE
        elif any(event.secret for event in events) or "drawn" in kinds:
            reason = HIDDEN
        elif not journal.why_no_undo(seat):
            reason = ""
        else:
            # Security's hand was laid open.
            assert "sabotage" in str(action)
            reason = HIDDEN
        told[reason] += 1
        assert journal.why_no_undo(seat) == reason
        if reason:
            played, digest = list(journal.entries), journal.position.digest()
            assert journal.undo(seat) == ()
            assert (journal.entries, journal.position.digest()) == (played, digest)
        for other in range(len(journal.game.seats)):
            if other != seat:
                assert journal.why_no_undo(other) == (reason or ANOTHER)
                assert journal.undo(other) == ()
    assert told[""] > 10
    assert told[ENDED]
    assert told[HIDDEN] + told[CHANCE] > 5


@each_table
def test_another_decision_closes_the_way_back(game: str, players: int, rules: dict[str, Any]) -> None:
    """Also one that leaves everything as it was, and also where the other does not mark anything."""
    last = -1
    open_to, closed = -1, 0
    for journal, seat, action, lots in moments(game, players, rules, 400):
        own = lots.random() < 0.8
        if own:
            journal.mark(seat)
        journal.apply(seat, action)
        if open_to >= 0 and seat != open_to:
            assert journal.why_no_undo(open_to)
            assert journal.undo(open_to) == ()
            closed += 1
            if not own:
                assert journal.why_no_undo(open_to) == ANOTHER
        last = seat
        open_to = last if not journal.why_no_undo(last) else -1
    if game == "colditz" and players > 2:
        assert closed


@each_table
def test_nobody_learns_from_what_can_be_taken_back(game: str, players: int, rules: dict[str, Any]) -> None:
    """Whatever a seat cannot see is dealt anew: as long as an action can be taken back, it does the same."""
    tried = 0
    for journal, seat, action, _ in moments(game, players, rules, 320):
        view = journal.position.view(seat)
        lots = [Stream.from_seed(f"again {journal.position.ply} {time}", quiet=True) for time in range(2)]
        twins = [journal.game.determinize(view, one) for one in lots]
        journal.mark(seat)
        events = [event.seen_by(seat) for event in journal.apply(seat, action)]
        if journal.why_no_undo(seat):
            continue
        tried += 1
        after = journal.position.view(seat).to_json()
        for twin in twins:
            assert [event.seen_by(seat) for event in twin.apply(seat, action)] == events, action
            assert twin.view(seat).to_json() == after, action
    assert tried > 20


def test_a_hand_laid_open_is_not_taken_back() -> None:
    """Sabotage: the officer has seen the card that Security threw away."""
    match = goneaway.new_game("colditz", players=3, rules={"edition": "martelli"}, seed=1)
    journal = Journal(match)
    scene = "points 5, american has sabotage, security has appel"
    journal.position = match.kind.scene.set_up(match, scene)
    seat = journal.position.actor
    assert seat is not None
    journal.mark(seat)
    events = journal.apply(seat, match.parse("play sabotage"))
    assert any(event.kind == "discarded" and event.parameters["seat"] == "security" for event in events)
    assert journal.why_no_undo(seat) == HIDDEN


def test_a_refused_action_leaves_the_way_back_open() -> None:
    match = goneaway.new_game("sectionx", players=2, rules={"firstSeat": "B"}, seed=7)
    journal = Journal(match)
    journal.position = match.kind.scene.set_up(match, "B has S")
    assert journal.why_no_undo(0) == NOTHING_DONE
    journal.mark(0)
    journal.apply(0, match.parse("place S F8 0"))
    for seat in (0, 1):
        journal.mark(seat)
        with pytest.raises(goneaway.kernel.Refused):
            journal.apply(seat, match.parse("place S F8 0"))
    assert journal.why_no_undo(1) == ANOTHER
    assert [entry.action for entry in journal.undo(0)] == ["place S F8 0"]
    assert journal.why_no_undo(0) == NOTHING_DONE
