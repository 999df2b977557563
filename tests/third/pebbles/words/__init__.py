"""The sentences of Pebbles, a folder for each language."""
