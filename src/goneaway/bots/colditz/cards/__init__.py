"""What a seat was told of cards, and what it makes of those it cannot see."""
