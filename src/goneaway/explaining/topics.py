"""The rulebook's headings, in the order in which a player thinks of them."""

from __future__ import annotations

from ..wording import Wording

#: Every heading, in order. Clauses name their heading; options get theirs from their group.
TOPICS = (
    "set-up",
    "the turn",
    "cards",
    "moving",
    "equipment",
    "kit",
    "guards",
    "arrest",
    "solitary",
    "roll call",
    "search",
    "tunnels",
    "car",
    "do or die",
    "shooting",
    "escape and victory",
    "trading",
    "day and night",
    "modules",
    "the table",
)

_OF_GROUP = {
    "players": "set-up",
    "turn": "the turn",
    "dice": "the turn",
    "draw": "cards",
    "movement": "moving",
    "zones": "moving",
    "equipment": "equipment",
    "kit": "kit",
    "trade": "trading",
    "guards": "guards",
    "arrest": "arrest",
    "solitary": "solitary",
    "appel": "roll call",
    "search": "search",
    "security": "cards",
    "shoot": "shooting",
    "opportunity": "cards",
    "tunnels": "tunnels",
    "car": "car",
    "dod": "do or die",
    "victory": "escape and victory",
    "daynight": "day and night",
    "attempts": "day and night",
    "modules": "modules",
    "referee": "the table",
}


def topic_of(dotted: str) -> str:
    """Return the heading under which an option is explained."""
    return _OF_GROUP[dotted.partition(".")[0]]


def heading(topic: str, wording: Wording) -> str:
    return wording.text("rulebook-topic", topic=slug(topic))


def slug(topic: str) -> str:
    return topic.replace(" ", "-")
