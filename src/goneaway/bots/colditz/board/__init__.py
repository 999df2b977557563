"""What is known of the castle by heart: ways, distances, odds, Equipment. Nothing here depends on a game."""
