"""What a player knows about the castle by heart: ways, distances, odds, Equipment. It depends on no game."""
