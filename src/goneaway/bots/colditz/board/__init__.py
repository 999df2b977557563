"""Knowledge of the castle by heart: ways, distances, odds, Equipment. None of it depends on a game."""
