"""Numbers, notation and cards: what everything else speaks in."""
