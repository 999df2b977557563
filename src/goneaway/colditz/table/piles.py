"""Where used cards go: under their deck, to the parts set aside, back to a stack."""

from __future__ import annotations

from .table import Table


def bury(position: Table, card: int) -> None:
    """Put a used or discarded Opportunity card under its deck, or anywhere in it (rule 47)."""
    if position.parts_aside and position.opportunity[card].kind == "kit-part":
        # Kit parts that were never in the deck go back to their own pile (A109).
        position.aside = (*position.aside, card)
        return
    position.deck.insert(_depth(position, "opportunity", len(position.deck)), card)


def bury_security(position: Table, card: int) -> None:
    """The same for a used or discarded Security card."""
    position.security_deck.insert(_depth(position, "security", len(position.security_deck)), card)


def _depth(position: Table, deck: str, size: int) -> int:
    """How far from the bottom a card is put: at the bottom, or at a random depth (`discard_destination`)."""
    if position.rules.draw.discard_destination == "bottom":
        return 0
    return position.chance.pick(deck, size + 1)


def give_back(position: Table, card: int, number: int = 1) -> None:
    """Return Equipment that was played, lost or discarded to its stack, or take it out of the game (A17)."""
    if position.rules.equipment.equipment_after_use == "return_to_stack":
        position.stacks[card] += number
        return
    removed = list(position.ledger.used_up or (0, 0, 0, 0))
    removed[card] += number
    position.ledger.used_up = tuple(removed)


def take_back(position: Table, card: int) -> None:
    """Undo the return of a card that was paid but saved: it leaves its stack, or is in the game again."""
    if position.rules.equipment.equipment_after_use == "return_to_stack":
        position.stacks[card] -= 1
        return
    removed = list(position.ledger.used_up)
    removed[card] -= 1
    position.ledger.used_up = tuple(removed) if any(removed) else ()


def set_parts_aside(position: Table) -> None:
    """Set aside the Kit parts at tables where they are awards for first escapes (A109)."""
    if position.parts_aside:
        parts = [card for card in position.deck if position.opportunity[card].kind == "kit-part"]
        position.deck = [card for card in position.deck if card not in parts]
        position.aside = tuple(sorted(parts))
