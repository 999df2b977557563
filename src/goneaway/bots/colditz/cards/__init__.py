"""What a seat was told of cards, and what it infers about those it cannot see."""
